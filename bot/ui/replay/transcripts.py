"""What `/civ transcript` does."""

import io

import discord

from bot.client import CivBot
from bot.manager.tables import Tables
from bot.table.values import TableId
from bot.ui.discord.answers import Interaction, user_of


class Transcripts:
    """What `/civ transcript` sends."""

    def __init__(self, client: CivBot, tables: Tables) -> None:
        self._client = client
        self._tables = tables

    async def send_transcript(self, interaction: Interaction, number: int) -> None:
        """`/civ transcript`: a game as a file, to those who may read it."""
        is_owner = await self._client.is_owner(interaction.user)
        lines = await self._tables.transcript(TableId(number), user_of(interaction), is_bot_owner=is_owner)
        text = "".join(f"{line}\n" for line in lines)
        file = discord.File(io.BytesIO(text.encode()), f"civ-{number}.jsonl")
        await interaction.response.send_message(file=file, ephemeral=True)
