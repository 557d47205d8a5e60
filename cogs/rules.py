"""`/rules`: the rules at hand."""

from typing import Any

import discord
from discord import app_commands

from bot.client import CivBot
from bot.ui.discord.cog import CivCog
from bot.ui.discord.command_words import worded
from bot.ui.rulebook import rulebook

Interaction = discord.Interaction[Any]


async def setup(client: CivBot) -> None:
    """Adds the command to a client's."""
    await client.add_cog(Rules(client))


class Rules(CivCog):
    """One command: a page of the rules."""

    @app_commands.command(name="rules", description=worded("command-rules"))
    @app_commands.guild_only()
    @app_commands.describe(topic=worded("option-rules-topic"), players=worded("option-rules-players"))
    @app_commands.autocomplete(topic=rulebook.suggest_topics)
    async def rules(
        self,
        interaction: Interaction,
        topic: str | None = None,
        players: app_commands.Range[int, 2, 4] | None = None,
    ) -> None:
        await rulebook.open_rules(self.desk, interaction, topic, players)
