"""`/rules`: the rules at hand."""

from typing import Any

import discord
from discord import app_commands

from bot.client import CivBot
from bot.discord.command_words import worded
from bot.i18n.catalogue import Catalogues
from bot.pages.cog import CivCog, also_in_direct_messages
from bot.parts import Ui, ui_of

Interaction = discord.Interaction[Any]


async def setup(client: CivBot) -> None:
    """Adds the command to a client's."""
    await client.add_cog(Rules(client.services.catalogues, ui_of(client)))


class Rules(CivCog):
    """One command: a page of the rules."""

    def __init__(self, catalogues: Catalogues, ui: Ui) -> None:
        super().__init__(catalogues, ui.context)
        self._rulebook = ui.wings.rulebook

    async def _topics(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await self._rulebook.suggest_topics(interaction, current)

    @app_commands.command(name="rules", description=worded("command-rules"))
    @also_in_direct_messages
    @app_commands.describe(topic=worded("option-rules-topic"), players=worded("option-rules-players"))
    @app_commands.autocomplete(topic=_topics)
    async def rules(
        self,
        interaction: Interaction,
        topic: str | None = None,
        players: app_commands.Range[int, 2, 4] | None = None,
    ) -> None:
        await self._rulebook.open_rules(interaction, topic, players)
