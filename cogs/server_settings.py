"""`/server-settings`: the choices of those who manage a server."""

from typing import Any

import discord
from discord import app_commands

from bot.client import CivBot
from bot.pages.cog import CivCog
from bot.pages.settings import server_panel

Interaction = discord.Interaction[Any]


async def setup(client: CivBot) -> None:
    """Add the command to a client's."""
    await client.add_cog(ServerSettings(client))


class ServerSettings(CivCog):
    """How a server shows its tables, and what it allows there."""

    @app_commands.command(name="server-settings")
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def server_settings(self, interaction: Interaction) -> None:
        await server_panel.show_settings(self.press(interaction))
