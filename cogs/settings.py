"""`/settings`: one person's own choices."""

from typing import Any

import discord
from discord import app_commands

from bot.client import CivBot
from bot.ui import commands
from bot.ui.commands import run, worded

Interaction = discord.Interaction[Any]


async def setup(client: CivBot) -> None:
    """Adds the group to a client's commands."""
    text = worded(client.services.catalogues)
    settings = app_commands.Group(name="settings", description=text("command-settings"), guild_only=True)

    @settings.command(name="end-turn", description=text("command-settings-end-turn"))
    @app_commands.describe(ask=text("option-settings-ask"))
    async def end_turn(interaction: Interaction, ask: bool) -> None:
        await run(interaction, lambda desk: commands.set_end_question(desk, interaction, ask))

    del end_turn
    client.tree.add_command(settings)
