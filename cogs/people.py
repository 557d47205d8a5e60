"""What the menu offers that Discord opens at a person."""

from typing import Any

import discord
from discord import app_commands

from bot.client import CivBot
from bot.table.errors import ShuttingDown
from bot.ui.discord.command_words import worded
from bot.ui.extension import Ui

Interaction = discord.Interaction[Any]


async def setup(client: CivBot) -> None:
    """Adds the menu's commands to a client's."""
    client.tree.add_command(invite_menu(client.ui))


def invite_menu(ui: Ui) -> app_commands.ContextMenu:
    """*Invite to my table*."""

    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def invite(interaction: Interaction, person: discord.Member) -> None:
        if ui.in_flight.is_closing:
            raise ShuttingDown
        with ui.in_flight.answering():
            await ui.wings.invitations.invite(interaction, person)

    return app_commands.ContextMenu(name=worded("person-menu-invite", "Invite to my table"), callback=invite)
