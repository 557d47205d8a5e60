"""How a hand comes into a message, wherever that lies: its picture, its words, and what of them the place takes."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import TypeVar

import discord

from bot.discord.fitting import NO_FILES, may_do_without, reason_text, show_fitting
from bot.drawing.pictures import Pictures
from bot.i18n.catalogue import Speaker
from bot.manager.tables import Tables
from bot.pages.display import DisplayOptions
from bot.pages.hand import hand
from bot.pages.hand.newcomers import primer_for
from bot.pages.presentation import Presentations
from bot.table.table import Table
from bot.table.values import UserId

log = logging.getLogger(__name__)

T = TypeVar("T")
Send = Callable[[discord.ui.LayoutView, bytes | None], Awaitable[T]]
"""Puts a view, and the picture it shows as `hand.PICTURE`, into a message. Raises `discord.HTTPException`."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Whose hand is to be drawn, how he sees it, and what it says besides.

    `as_of` is when, where the message may grow old; `most` how many bytes its place takes, as far as known.
    """

    table: Table
    seat: int
    user: UserId
    speaker: Speaker
    options: DisplayOptions
    notice: str | None = None
    ask: str | None = None
    as_of: datetime | None = None
    most: int | None = None


class HandDrawing:
    """Draws hands, for whatever message they are to lie in."""

    def __init__(self, tables: Tables, presentations: Presentations, pictures: Pictures) -> None:
        self._tables = tables
        self._presentations = presentations
        self._pictures = pictures

    async def put(self, asked: Asked, send: Send[T]) -> T:
        """Draws the hand and sends it, without its picture where Discord does not take that.

        Raises `discord.HTTPException`.
        """
        table, speaker = asked.table, asked.speaker
        shown, drawn = self._presentations.of(table), None
        likes = await self._tables.profiles.preferences(asked.user)
        if asked.options.has_picture:
            drawn = await shown.hand_picture(table, asked.seat, speaker, theme=asked.options.theme)
        primer = await primer_for(self._tables, shown, table, asked.user, speaker)

        async def show(picture: bytes | None, why: str) -> T:
            page = partial(
                hand.hand_page, table, asked.seat, shown, speaker, notice=asked.notice, ask=asked.ask,
                has_picture=picture is not None, has_text=asked.options.has_text, note=reason_text(speaker, why),
                as_of=asked.as_of, is_one_press=likes.one_press, primer=primer,
            )  # fmt: skip
            sheet = await asyncio.to_thread(page)  # what threatens takes some thought
            return await send(sheet.view(), picture)

        try:
            return await show_fitting(self._pictures, drawn, asked.most, show, speaker.icons)
        except discord.HTTPException as error:
            if drawn is None or not may_do_without(error):
                raise
            log.warning("a hand goes without its picture: Discord refuses it (%s)", error.code)
            return await show(None, NO_FILES)
