"""`/rules`: the rules at hand."""

from typing import Any

import discord
from discord import app_commands

from bot.client import CivBot
from bot.ui.discord.command_errors import run
from bot.ui.discord.command_words import worded
from bot.ui.rulebook import rulebook

Interaction = discord.Interaction[Any]


async def setup(client: CivBot) -> None:
    """Adds the command to a client's."""
    text = worded(client.services.catalogues)

    @client.tree.command(name="rules", description=text("command-rules"))
    @app_commands.guild_only()
    @app_commands.describe(topic=text("option-rules-topic"), players=text("option-rules-players"))
    @app_commands.autocomplete(topic=rulebook.suggest_topics)
    async def rules(
        interaction: Interaction,
        topic: str | None = None,
        players: app_commands.Range[int, 2, 4] | None = None,
    ) -> None:
        await run(interaction, lambda desk: rulebook.open_rules(desk, interaction, topic, players))

    del rules
