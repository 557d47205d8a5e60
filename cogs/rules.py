"""`/rules`: the rules at hand."""

from typing import Any

import discord
from discord import app_commands

from bot.client import CivBot
from bot.games.civ.pages.rulebook.rulebook import open_rules, suggest_topics
from bot.pages.cog import CivCog, also_in_direct_messages
from cogs.options import suggested_text

Interaction = discord.Interaction[Any]
Topic = app_commands.Transform[str, suggested_text(suggest_topics)]


async def setup(client: CivBot) -> None:
    """Add the command to a client's."""
    await client.add_cog(Rules(client))


class Rules(CivCog):
    """One command: a page of the rules."""

    @app_commands.command(name="rules")
    @also_in_direct_messages
    async def rules(
        self,
        interaction: Interaction,
        topic: Topic | None = None,
        players: app_commands.Range[int, 2, 4] | None = None,
    ) -> None:
        await open_rules(self.press(interaction), topic, players)
