"""Draws a private game and shows it to the presser, with pictures where they fit."""

import asyncio
import io
from collections.abc import Callable

import discord

from bot.discord.fitting import reason_text, show_fitting
from bot.discord.sheet import Sheet
from bot.games.civ.pages.choices import actions_of
from bot.games.civ.pages.pictures import CivPictures
from bot.games.civ.pages.solo.page import BOARD, HAND, PageStyle, PrivateGame
from bot.games.civ.pictures.texts import text_board
from bot.games.civ.rules import observe
from bot.pages.board.reader_board import tell_long
from bot.pages.presentation import PictureStyle
from bot.pages.press import Press


async def show_private(press: Press, shown: PrivateGame, page: Callable[[PageStyle], Sheet]) -> None:
    """Draw a page where the press came from, unless something else has been pressed there since."""
    localizer, options = await press.localizer(), await press.display_options()
    board, hand = None, None
    if options.has_picture:
        pictures = CivPictures(press.context.pictures)
        style = PictureStyle(options.theme, viewer=shown.seat)
        public = observe(shown.game, None)
        board = await pictures.compact_board(public, shown.names, localizer, style, shown.new_events)
        if shown.has_hand:
            hand = await pictures.hand(shown.seen, shown.names, localizer, theme=options.theme)
            board = board if hand is not None else None  # one without the other would say too little
    room = press.interaction.filesize_limit - len(hand or b"")

    async def show(picture: bytes | None, why: str) -> bool:
        written = PageStyle(picture is not None, options.has_text, reason_text(localizer, why))
        sheet = await asyncio.to_thread(page, written)  # many words: long enough to keep others waiting
        found = ((picture, BOARD), (hand, HAND)) if picture is not None else ()
        files = [discord.File(io.BytesIO(data), name) for data, name in found if data is not None]
        return await press.edit(sheet, attachments=files)

    await show_fitting(press.context.pictures, board, room, show, localizer.icons)


async def tell_private(press: Press, shown: PrivateGame) -> None:
    """Tell board and hand in words, in as many messages as it takes."""
    await tell_long(press, text_board(shown.seen, shown.safe_names, await press.localizer(), shown.new_events))


def chosen_texts(press: Press) -> list[str]:
    """Return the actions chosen in a select. Raises `UnreadableAction`."""
    return [action.text for action in actions_of([str(value) for value in press.chosen or [""]])]
