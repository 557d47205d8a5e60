"""`/moderate`: what a server's moderators may do at its tables."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import CivBot
from bot.discord.command_words import worded
from bot.i18n.catalogue import Catalogues
from bot.pages.cog import CivCog
from bot.parts import Ui, ui_of
from bot.table.moderation_actions import MOST_REASON, ActKind

Interaction = discord.Interaction[Any]
TableNumber = app_commands.Range[int, 1]
Reason = app_commands.Range[str, 1, MOST_REASON]


async def setup(client: CivBot) -> None:
    """Adds the group to a client's commands."""
    await client.add_cog(Moderate(client.services.catalogues, ui_of(client)))


@app_commands.default_permissions(manage_guild=True)
class Moderate(CivCog, commands.GroupCog, group_name="moderate", group_description=worded("command-moderate")):
    """Tables of this server, and people at them.

    Discord offers it to those who manage a server; for a role that moderates, they let it be seen by that role.
    """

    def __init__(self, catalogues: Catalogues, ui: Ui) -> None:
        super().__init__(catalogues, ui.context)
        self._moderation = ui.wings.moderation

    async def _open(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        return await self._moderation.suggest_open(interaction, current)

    async def _any(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        return await self._moderation.suggest_any(interaction, current)

    @app_commands.command(name="close", description=worded("command-moderate-close"))
    @app_commands.describe(table=worded("option-table"), reason=worded("option-moderate-reason"))
    @app_commands.autocomplete(table=_open)
    async def close(self, interaction: Interaction, table: TableNumber, reason: Reason) -> None:
        await self._moderation.moderate(interaction, ActKind.CLOSE, table, reason)

    @app_commands.command(name="pause", description=worded("command-moderate-pause"))
    @app_commands.describe(table=worded("option-table"), reason=worded("option-moderate-reason"))
    @app_commands.autocomplete(table=_open)
    async def pause(self, interaction: Interaction, table: TableNumber, reason: Reason) -> None:
        await self._moderation.moderate(interaction, ActKind.PAUSE, table, reason)

    @app_commands.command(name="resume", description=worded("command-moderate-resume"))
    @app_commands.describe(table=worded("option-table"), reason=worded("option-moderate-reason"))
    @app_commands.autocomplete(table=_open)
    async def resume(self, interaction: Interaction, table: TableNumber, reason: Reason) -> None:
        await self._moderation.moderate(interaction, ActKind.RESUME, table, reason)

    @app_commands.command(name="hide", description=worded("command-moderate-hide"))
    @app_commands.describe(table=worded("option-table"), reason=worded("option-moderate-reason"))
    @app_commands.autocomplete(table=_any)
    async def hide(self, interaction: Interaction, table: TableNumber, reason: Reason) -> None:
        await self._moderation.moderate(interaction, ActKind.HIDE, table, reason)

    @app_commands.command(name="talk", description=worded("command-moderate-talk"))
    @app_commands.describe(
        table=worded("option-table"),
        player=worded("option-moderate-player"),
        reason=worded("option-moderate-reason"),
    )
    @app_commands.autocomplete(table=_open)
    async def talk(self, interaction: Interaction, table: TableNumber, player: discord.User, reason: Reason) -> None:
        await self._moderation.end_talks(interaction, table, player, reason)

    @app_commands.command(name="bar", description=worded("command-moderate-bar"))
    @app_commands.describe(person=worded("option-moderate-person"), reason=worded("option-moderate-noted"))
    async def bar(self, interaction: Interaction, person: discord.User, reason: Reason) -> None:
        await self._moderation.bar(interaction, person, reason, is_barred=True)

    @app_commands.command(name="unbar", description=worded("command-moderate-unbar"))
    @app_commands.describe(person=worded("option-moderate-person"), reason=worded("option-moderate-noted"))
    async def unbar(self, interaction: Interaction, person: discord.User, reason: Reason) -> None:
        await self._moderation.bar(interaction, person, reason, is_barred=False)
