"""Answers to the buttons "As text": all that a picture shows, in words, as it is now, to the one who asks."""

from typing import Any

from bot.discord.answers import Interaction, whisper
from bot.discord.routing import Answer
from bot.discord.sheet import Sheet, in_messages
from bot.discord.symbols import ACCENT
from bot.manager.tables import Tables
from bot.pages.addresses.hand import HAND_TEXT
from bot.pages.addresses.public import BOARD_TEXT
from bot.pages.addresses.table import AtTable
from bot.pages.board import board
from bot.pages.presentation import Presentations
from bot.pages.readers import Readers
from bot.pages.spectators import check
from bot.pages.table_names import table_name, table_number
from bot.table.table import Table


class TextPresses:
    """Says boards and hands in words."""

    def __init__(self, tables: Tables, readers: Readers, presentations: Presentations) -> None:
        self._presentations = presentations
        self._tables = tables
        self._readers = readers

    def answers(self) -> tuple[Answer[Any], ...]:
        """The answers to its verbs."""
        return BOARD_TEXT.answered_by(self._board_text), HAND_TEXT.answered_by(self._hand_text)

    async def _board_text(self, interaction: Interaction, at: AtTable) -> None:
        """The public board, for those who may see the table."""
        table = await self._tables.look(at.table)
        await check(interaction, table)
        await self._tell(interaction, table, None)

    async def _hand_text(self, interaction: Interaction, at: AtTable) -> None:
        """The board and the presser's own hand; the board alone for who has no seat."""
        table = await self._tables.look(at.table)
        await check(interaction, table)
        seat = table.seat_of(interaction.user.id)
        await self._tell(interaction, table, seat)

    async def _tell(self, interaction: Interaction, table: Table, viewer: int | None) -> None:
        """Says it whole, in as many messages as it takes."""
        speaker = await self._readers.reader(interaction)
        if table.match is None:
            await whisper(interaction, speaker.say("hand-lobby", table=table_number(table, speaker)))
            return
        title = table_name(table, speaker)
        await tell(
            interaction, f"### {title}\n{board.board_text(table, self._presentations.of(table), speaker, viewer)}"
        )


async def tell(interaction: Interaction, text: str) -> None:
    """A text for the presser alone, in as many messages as it takes."""
    for piece in in_messages(text):
        await whisper(interaction, "", Sheet(ACCENT).text(piece).view())
