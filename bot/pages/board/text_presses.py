"""Answers to the buttons "As text": all that a picture shows, in words, as it is now, to the one who asks."""

from bot.discord.answers import Interaction, whisper
from bot.discord.routing import handles
from bot.discord.sheet import Sheet, in_messages
from bot.discord.symbols import ACCENT
from bot.pages.addresses.hand import HAND_TEXT
from bot.pages.addresses.public import BOARD_TEXT
from bot.pages.addresses.table import AtTable
from bot.pages.board import board
from bot.pages.press import Press
from bot.pages.spectators import check
from bot.pages.table_words import table_name, table_number
from bot.table.table import Table


@handles(BOARD_TEXT)
async def tell_board(press: Press, at: AtTable) -> None:
    """Tell the public board, to those who may see the table."""
    table = await press.tables.look(at.table)
    await check(press.interaction, table)
    await _tell_table(press, table, None)


@handles(HAND_TEXT)
async def tell_hand(press: Press, at: AtTable) -> None:
    """Tell the board and the presser's own hand; the board alone to those without a seat."""
    table = await press.tables.look(at.table)
    await check(press.interaction, table)
    await _tell_table(press, table, table.seat_of(press.interaction.user.id))


async def _tell_table(press: Press, table: Table, viewer: int | None) -> None:
    speaker = await press.localizer()
    if table.match is None:
        await press.say("hand-lobby", table=table_number(table, speaker))
        return
    text = board.board_text(table, press.context.presentations.of(table), speaker, viewer)
    await tell_long(press, f"### {table_name(table, speaker)}\n{text}")


async def tell_long(press: Press, text: str) -> None:
    """Tell the presser alone a text of any length, in as many messages as it takes."""
    for piece in in_messages(text):
        await press.tell(Sheet(ACCENT).text(piece))


async def tell(interaction: Interaction, text: str) -> None:
    """Tell who pressed alone a text of any length."""
    for piece in in_messages(text):
        await whisper(interaction, "", Sheet(ACCENT).text(piece).view())
