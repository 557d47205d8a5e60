"""`/privacy`: what is kept of somebody."""

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


async def setup(client: CivBot) -> None:
    """Adds the group to a client's commands."""
    await client.add_cog(PrivacyCog(client.services.catalogues, ui_of(client)))


class PrivacyCog(CivCog, commands.GroupCog, group_name="privacy", group_description=worded("command-privacy")):
    """What is kept of the one who asks: to see, to have, to be forgotten."""

    def __init__(self, catalogues: Catalogues, ui: Ui) -> None:
        super().__init__(catalogues, ui.context)
        self._privacy = ui.wings.privacy

    @app_commands.command(name="show", description=worded("command-privacy-show"))
    async def show(self, interaction: Interaction) -> None:
        await self._privacy.show_stored(interaction)

    @app_commands.command(name="export", description=worded("command-privacy-export"))
    async def export(self, interaction: Interaction) -> None:
        await self._privacy.export(interaction)

    @app_commands.command(name="delete", description=worded("command-privacy-delete"))
    async def delete(self, interaction: Interaction) -> None:
        await self._privacy.ask_forget(interaction)
