"""`/referee`: the console of who judges a tournament, and the way to call him."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import CivBot
from bot.discord.command_words import worded
from bot.i18n.catalogue import Catalogues
from bot.pages.cog import CivCog
from bot.parts import Ui, ui_of

Interaction = discord.Interaction[Any]
Number = app_commands.Range[int, 1]


async def setup(client: CivBot) -> None:
    """Adds the group to a client's commands."""
    await client.add_cog(RefereeGroup(client.services.catalogues, ui_of(client)))


class RefereeGroup(CivCog, commands.GroupCog, group_name="referee", group_description=worded("command-referee")):
    """Everybody sees both: a player calls, and the console says no to whoever is neither referee nor organiser."""

    def __init__(self, catalogues: Catalogues, ui: Ui) -> None:
        super().__init__(catalogues, ui.context)
        self._tournaments = ui.shared.tournament.commands

    async def _here(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        return await self._tournaments.suggest(interaction, current)

    @app_commands.command(name="console", description=worded("command-referee-console"))
    @app_commands.describe(tournament=worded("option-tournament"))
    @app_commands.autocomplete(tournament=_here)
    async def console(self, interaction: Interaction, tournament: Number | None = None) -> None:
        await self._tournaments.console(interaction, tournament)

    @app_commands.command(name="call", description=worded("command-referee-call"))
    @app_commands.describe(tournament=worded("option-tournament"))
    @app_commands.autocomplete(tournament=_here)
    async def call(self, interaction: Interaction, tournament: Number | None = None) -> None:
        await self._tournaments.call(interaction, tournament)
