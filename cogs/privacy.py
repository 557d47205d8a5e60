"""`/privacy`: what is kept of a person."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import CivBot
from bot.pages.cog import CivCog
from bot.pages.settings import privacy

Interaction = discord.Interaction[Any]


async def setup(client: CivBot) -> None:
    """Add the group to a client's commands."""
    await client.add_cog(PrivacyCog(client))


class PrivacyCog(CivCog, commands.GroupCog, group_name="privacy"):
    """What is kept of the one who asks: to see, to have, to be forgotten."""

    @app_commands.command(name="show")
    async def show(self, interaction: Interaction) -> None:
        await privacy.show_stored(self.press(interaction))

    @app_commands.command(name="export")
    async def export(self, interaction: Interaction) -> None:
        await privacy.export(self.press(interaction))

    @app_commands.command(name="delete")
    async def delete(self, interaction: Interaction) -> None:
        await privacy.ask_forget(self.press(interaction))
