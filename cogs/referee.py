"""`/referee`: the console of a tournament's referee, and the way to call them."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import CivBot
from bot.discord.command_registration import of_feature
from bot.pages.cog import CivCog
from bot.pages.tournament.commands import open_console, suggest_tournaments
from bot.pages.ui import ui_of
from bot.table.preferences import TOURNAMENTS
from cogs.options import suggested_number

Interaction = discord.Interaction[Any]
TournamentNumber = app_commands.Transform[int, suggested_number(suggest_tournaments)]


async def setup(client: CivBot) -> None:
    """Add the group to a client's commands."""
    await client.add_cog(RefereeGroup(client))


class RefereeGroup(CivCog, commands.GroupCog, group_name="referee", group_extras=of_feature(TOURNAMENTS)):
    """Everyone sees both: a player calls, and the console refuses anyone who is neither referee nor organiser."""

    def __init__(self, client: CivBot) -> None:
        super().__init__(client)
        self._calls = ui_of(client).referee_calls

    @app_commands.command(name="console")
    async def console(self, interaction: Interaction, tournament: TournamentNumber | None = None) -> None:
        await open_console(self.press(interaction), tournament)

    @app_commands.command(name="call")
    async def call(self, interaction: Interaction, tournament: TournamentNumber | None = None) -> None:
        await self._calls.call(self.press(interaction), tournament)
