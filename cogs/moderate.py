"""`/moderate`: what a server's moderators may do at its tables."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import CivBot
from bot.pages.cog import CivCog
from bot.pages.settings import moderation
from bot.table.values import MOST_REASON, ModeratorActKind
from cogs.options import suggested_number

Interaction = discord.Interaction[Any]
ModeratedTable = app_commands.Transform[int, suggested_number(moderation.suggest_open)]
AnyModeratedTable = app_commands.Transform[int, suggested_number(moderation.suggest_any)]
Reason = app_commands.Range[str, 1, MOST_REASON]


async def setup(client: CivBot) -> None:
    """Add the group to a client's commands."""
    await client.add_cog(Moderate(client))


@app_commands.default_permissions(manage_guild=True)
class Moderate(CivCog, commands.GroupCog, group_name="moderate"):
    """Tables of this server, and people at them.

    Discord offers it to those who manage a server; for a role that moderates, they let it be seen by that role.
    """

    @app_commands.command(name="close")
    async def close(self, interaction: Interaction, table: ModeratedTable, reason: Reason) -> None:
        await moderation.moderate(self.press(interaction), ModeratorActKind.CLOSE, table, reason)

    @app_commands.command(name="pause")
    async def pause(self, interaction: Interaction, table: ModeratedTable, reason: Reason) -> None:
        await moderation.moderate(self.press(interaction), ModeratorActKind.PAUSE, table, reason)

    @app_commands.command(name="resume")
    async def resume(self, interaction: Interaction, table: ModeratedTable, reason: Reason) -> None:
        await moderation.moderate(self.press(interaction), ModeratorActKind.RESUME, table, reason)

    @app_commands.command(name="hide")
    async def hide(self, interaction: Interaction, table: AnyModeratedTable, reason: Reason) -> None:
        await moderation.moderate(self.press(interaction), ModeratorActKind.HIDE, table, reason)

    @app_commands.command(name="talk")
    async def talk(self, interaction: Interaction, table: ModeratedTable, player: discord.User, reason: Reason) -> None:
        await moderation.end_talks(self.press(interaction), table, player, reason)

    @app_commands.command(name="unrate")
    async def unrate(self, interaction: Interaction, table: AnyModeratedTable, reason: Reason) -> None:
        await moderation.set_rated(self.press(interaction), table, reason, counts=False)

    @app_commands.command(name="rate")
    async def rate(self, interaction: Interaction, table: AnyModeratedTable, reason: Reason) -> None:
        await moderation.set_rated(self.press(interaction), table, reason, counts=True)

    @app_commands.command(name="pairs")
    async def pairs(self, interaction: Interaction) -> None:
        await moderation.show_pairs(self.press(interaction))

    @app_commands.command(name="bar")
    async def bar(self, interaction: Interaction, person: discord.User, reason: Reason) -> None:
        await moderation.bar(self.press(interaction), person, reason, is_barred=True)

    @app_commands.command(name="unbar")
    async def unbar(self, interaction: Interaction, person: discord.User, reason: Reason) -> None:
        await moderation.bar(self.press(interaction), person, reason, is_barred=False)
