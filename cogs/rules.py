"""`/rules`: the rules at hand."""

from typing import Any

import discord
from discord import app_commands

from bot.client import CivBot
from bot.i18n.catalogue import Catalogues
from bot.pages.cog import CivCog, also_in_direct_messages
from bot.pages.press import Press
from bot.parts import Ui, ui_of
from cogs.options import suggested_text

Interaction = discord.Interaction[Any]


async def _suggest_topics(press: Press, current: str) -> list[app_commands.Choice[str]]:
    return await ui_of(press.context.client).wings.rulebook.suggest_topics(press.interaction, current)


Topic = app_commands.Transform[str, suggested_text(_suggest_topics)]


async def setup(client: CivBot) -> None:
    """Add the command to a client's."""
    await client.add_cog(Rules(client.services.catalogues, ui_of(client)))


class Rules(CivCog):
    """One command: a page of the rules."""

    def __init__(self, catalogues: Catalogues, ui: Ui) -> None:
        super().__init__(catalogues, ui.context)
        self._rulebook = ui.wings.rulebook

    @app_commands.command(name="rules")
    @also_in_direct_messages
    async def rules(
        self,
        interaction: Interaction,
        topic: Topic | None = None,
        players: app_commands.Range[int, 2, 4] | None = None,
    ) -> None:
        await self._rulebook.open_rules(interaction, topic, players)
