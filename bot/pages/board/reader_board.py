"""A table's board for one reader alone: in his words, shown as he likes."""

import io
from typing import Any, Final

import discord

from bot.discord.answers import Interaction, whisper
from bot.discord.fitting import reason_text, show_fitting
from bot.discord.routing import Answer
from bot.discord.sheet import Sheet, whole_lines
from bot.discord.symbols import ACCENT
from bot.drawing.pictures import Pictures
from bot.manager.tables import Tables
from bot.pages.addresses.public import BOARD_CARDS
from bot.pages.addresses.table import AtTable
from bot.pages.avatars import Avatars
from bot.pages.board.board import board_text
from bot.pages.board.pages import board_message
from bot.pages.lobby.lobby import lobby_sheet
from bot.pages.lobby.lobby_posts import will_get_thread
from bot.pages.presentation import PictureStyle, Presentations
from bot.pages.readers import Readers
from bot.pages.spectators import check
from bot.pages.table_names import table_name, table_number
from bot.table.table import Table

CARDS: Final = "cards.png"


class ReaderBoards:
    """Shows boards privately, to anyone."""

    def __init__(
        self, tables: Tables, readers: Readers, presentations: Presentations, pictures: Pictures, avatars: Avatars
    ) -> None:
        self._tables = tables
        self._readers = readers
        self._presentations = presentations
        self._pictures = pictures
        self._avatars = avatars

    def answers(self) -> tuple[Answer[Any], ...]:
        """The answers to its verbs."""
        return (BOARD_CARDS.answered_by(self._show_cards),)

    async def show(self, interaction: Interaction, table: Table) -> None:
        """The board as it is now, or the lobby, in an ephemeral message."""
        if not interaction.response.is_done():
            await interaction.response.defer(ephemeral=True, thinking=True)
        speaker = await self._readers.reader(interaction)
        shown = self._presentations.of(table)
        if table.match is None:
            sheet = lobby_sheet(table, shown, speaker, will_move=will_get_thread(interaction.client, table))
            await interaction.edit_original_response(view=sheet.view())
            return
        options = await self._readers.display_options(interaction)
        story = await shown.ending(table, speaker, options)

        async def show(picture: bytes | None, why: str) -> None:
            page, files = board_message(table, shown, speaker, options, picture, why, story=story)
            await interaction.edit_original_response(view=page.sheet.view(), attachments=files)

        drawn = None
        if options.has_picture:
            avatars, own = await self._avatars.of(table.sitters), table.seat_of(interaction.user.id)
            drawn = await shown.board_picture(table, speaker, PictureStyle(options.theme, avatars, own))
        await show_fitting(self._pictures, drawn, interaction.filesize_limit, show)

    async def _show_cards(self, interaction: Interaction, at: AtTable) -> None:
        """Every card on the table, as a picture to be opened large; in words where there can be none."""
        table = await self._tables.look(at.table)
        await check(interaction, table)
        speaker = await self._readers.reader(interaction)
        if table.match is None:
            await whisper(interaction, speaker.say("hand-lobby", table=table_number(table, speaker)))
            return
        await interaction.response.defer(ephemeral=True, thinking=True)
        shown, theme = self._presentations.of(table), (await self._readers.display_options(interaction)).theme
        avatars = await self._avatars.of(table.sitters)
        alt = shown.board(table, speaker, is_text=False, most=1).alt

        async def show(picture: bytes | None, why: str) -> None:
            sheet = Sheet(ACCENT).text(f"### {table_name(table, speaker)}")
            if picture is None:
                rest = speaker.say("text-more", button=speaker.say("key-text"))
                sheet.text(whole_lines(board_text(table, shown, speaker, None), sheet.room - 200, rest))
                sheet.text(f"-# {reason_text(speaker, why)}" if why else "")
                await interaction.edit_original_response(view=sheet.view(), attachments=[])
                return
            file = discord.File(io.BytesIO(picture), CARDS)
            await interaction.edit_original_response(view=sheet.picture(CARDS, alt).view(), attachments=[file])

        drawn = await shown.cards_picture(table, speaker, PictureStyle(theme, avatars))
        await show_fitting(self._pictures, drawn, interaction.filesize_limit, show)
