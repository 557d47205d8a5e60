"""What `/civ transcript` does."""

import io

import discord

from bot.client import CivBot
from bot.manager.tables import Tables
from bot.table.table import Table
from bot.table.values import TableId
from bot.ui.discord.answers import Interaction, user_of
from bot.ui.replay.spectators import NoReplay, check


class Transcripts:
    """What `/civ transcript` sends."""

    def __init__(self, client: CivBot, tables: Tables) -> None:
        self._client = client
        self._tables = tables

    async def send_transcript(self, interaction: Interaction, number: int) -> None:
        """`/civ transcript`: a game as a file, to those who may read it."""
        is_owner = await self._client.is_owner(interaction.user)
        table = await self._tables.look(TableId(number))
        lines = await self._tables.transcript(
            table.id, user_of(interaction), is_bot_owner=is_owner, sees_table=await _sees(interaction, table)
        )
        text = "".join(f"{line}\n" for line in lines)
        file = discord.File(io.BytesIO(text.encode()), f"civ-{number}.jsonl")
        await interaction.response.send_message(file=file, ephemeral=True)


async def _sees(interaction: Interaction, table: Table) -> bool:
    """Whether somebody sees the place where the table's public messages are."""
    try:
        await check(interaction, table)
    except NoReplay:
        return False
    return True
