"""`/settings`: one person's own choices."""

from typing import Any

import discord
from discord import app_commands

from bot.client import CivBot
from bot.pages.cog import CivCog, also_in_direct_messages
from bot.pages.settings import panel

Interaction = discord.Interaction[Any]


async def setup(client: CivBot) -> None:
    """Add the command to a client's."""
    await client.add_cog(Settings(client))


class Settings(CivCog):
    """How one person plays, reads and is notified."""

    @app_commands.command(name="settings")
    @also_in_direct_messages
    async def settings(self, interaction: Interaction) -> None:
        await panel.show_settings(self.press(interaction))
