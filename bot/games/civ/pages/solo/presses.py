"""Shows the page of a game played alone, with pictures where they fit, and reads which actions a press there means."""

import asyncio
import io

import discord

from bot.discord.fitting import reason_text, show_fitting
from bot.games.civ.pages.choices import actions_of
from bot.games.civ.pages.pictures import CivPictures
from bot.games.civ.pages.solo.page import DecisionVerbs, PageStyle, SoloPage
from bot.games.civ.rules import Action, observe
from bot.games.civ.tutorial import parse_actions
from bot.pages.board.reader_board import tell_long
from bot.pages.presentation import PictureStyle
from bot.pages.press import Press


async def show_page(press: Press, page: SoloPage) -> None:
    """Draw a page where the press came from, unless something else has been pressed there since."""
    localizer, options = await press.localizer(), await press.display_options()
    board, hand = None, None
    if options.has_picture:
        pictures = CivPictures(press.context.pictures)
        style = PictureStyle(options.theme, viewer=page.seat)
        public = observe(page.game, None)
        board = await pictures.compact_board(public, page.names, localizer, style, page.new_events)
        if page.has_hand:
            hand = await pictures.hand(page.seen, page.names, localizer, theme=options.theme)
            board = board if hand is not None else None  # one without the other would say too little
    room = press.interaction.filesize_limit - len(hand or b"")

    async def show(picture: bytes | None, why: str) -> bool:
        written = PageStyle(picture is not None, options.has_text, reason_text(localizer, why))
        # many words: long enough to keep others waiting
        sheet = await asyncio.to_thread(page.sheet, localizer, written)
        drawn = ((picture, page.board_file), (hand, page.hand_file)) if picture is not None else ()
        files = [discord.File(io.BytesIO(data), name) for data, name in drawn if data is not None]
        return await press.edit(sheet, attachments=files)

    await show_fitting(press.context.pictures, board, room, show, localizer.icons)


async def tell_page(press: Press, page: SoloPage) -> None:
    """Tell board and hand in words, in as many messages as it takes."""
    await tell_long(press, page.whole_text(await press.localizer()))


def chosen_actions(press: Press) -> tuple[Action, ...]:
    """Return the actions chosen in a select. Raises `UnreadableAction`."""
    return actions_of([str(value) for value in press.chosen or [""]])


def pressed_actions(press: Press, verbs: DecisionVerbs, written: str) -> tuple[Action, ...]:
    """Return the actions that a press means, whose address ends with `written`. Raises `UnreadableAction`."""
    if press.verb == verbs.do.name:
        return parse_actions(written)
    begun = parse_actions(written) if press.verb == verbs.begin.name else ()
    return (*begun, *chosen_actions(press))
