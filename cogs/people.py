"""The commands in the menu that Discord opens at a person."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import CivBot
from bot.discord.command_words import worded
from bot.pages.lobby.invitations import invite
from bot.pages.press import Press
from bot.pages.ui import ui_of
from bot.reasons import ShuttingDown

Interaction = discord.Interaction[Any]


async def setup(client: CivBot) -> None:
    """Add the menu's commands to a client's."""
    await client.add_cog(PeopleCog(client))


class PeopleCog(commands.Cog):
    """The commands of that menu. The cog adds them by itself: discord.py's decorators declare none inside of one."""

    def __init__(self, client: CivBot) -> None:
        self._client = client
        self._context = ui_of(client).context
        self._in_flight = self._context.in_flight
        self._invite = app_commands.ContextMenu(
            name=worded("person-menu-invite", "Invite to my table"),
            callback=self.invite,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        )

    async def cog_load(self) -> None:
        self._client.tree.add_command(self._invite)

    async def cog_unload(self) -> None:
        self._client.tree.remove_command(self._invite.name, type=self._invite.type)

    async def invite(self, interaction: Interaction, person: discord.Member) -> None:
        """*Invite to my table*."""
        if self._in_flight.is_closing:
            raise ShuttingDown
        await invite(Press(interaction, self._context), person)
