"""What `/civ transcript` does."""

import io

import discord

from bot.table.values import TableId
from bot.ui.desk import Desk, Interaction, user_of


async def send_transcript(desk: Desk, interaction: Interaction, number: int) -> None:
    """`/civ transcript`: a game as a file, to those who may read it."""
    is_owner = await desk.client.is_owner(interaction.user)
    lines = await desk.tables.transcript(TableId(number), user_of(interaction), is_bot_owner=is_owner)
    text = "".join(f"{line}\n" for line in lines)
    file = discord.File(io.BytesIO(text.encode()), f"civ-{number}.jsonl")
    await interaction.response.send_message(file=file, ephemeral=True)
