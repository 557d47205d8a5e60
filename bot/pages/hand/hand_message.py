"""Drawing of a hand for a message: its picture, its words, and the part of them that the message can hold."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Final, TypeVar

import discord

from bot.discord.fitting import NO_FILES, may_do_without, reason_text, show_fitting
from bot.drawing.pictures import Pictures
from bot.i18n.catalogue import Localizer
from bot.manager.lists import TableLists
from bot.manager.services import Services
from bot.pages.display import DisplayOptions
from bot.pages.hand import hand
from bot.pages.presentation import PictureStyle, Presentation, Presentations
from bot.reasons import Refusal
from bot.store import log_store_error
from bot.table.preferences import Guidance, Preferences
from bot.table.table import Table
from bot.table.values import Status, UserId

log = logging.getLogger(__name__)

BEGUN: Final = (Status.PLAYING, Status.FINISHED, Status.ABANDONED)
"""Statuses of tables at which there was something to play."""
FIRST_GAMES: Final = 5
"""The number of finished games up to which a hand explains in full."""
YOUNG: Final = 40
"""The number of lines of a game by which everyone has moved."""

T = TypeVar("T")
NamedFile = tuple[str, bytes]
"""The name of a file and what is in it."""
Send = Callable[[discord.ui.LayoutView, Sequence[NamedFile]], Awaitable[T]]
"""A function that puts a view, and the files of the pictures that it shows, into a message.

It raises `discord.HTTPException`.
"""


@dataclass(frozen=True, slots=True)
class HandRequest:
    """A hand to be drawn: seat, language and size. `as_of` is the time of drawing where the message may grow old;
    `most` is the limit in bytes, as far as known.
    """

    table: Table
    seat: int
    user: UserId
    localizer: Localizer
    options: DisplayOptions
    notice: str | None = None
    ask: str | None = None
    as_of: datetime | None = None
    most: int | None = None


class HandDrawer:
    """Draws hands for messages of any kind."""

    def __init__(self, services: Services, presentations: Presentations, pictures: Pictures) -> None:
        self._services = services
        self._presentations = presentations
        self._pictures = pictures

    async def put(self, request: HandRequest, send: Send[T]) -> T:
        """Draw the hand and send it, without its pictures where Discord does not take them. Returns what `send` does.

        Raises `discord.HTTPException`.
        """
        table, localizer = request.table, request.localizer
        shown, board, cards = self._presentations.of(table), None, None
        likes = await self._services.profiles.preferences(request.user)
        guidance = await guidance_for(self._services.lists, table, request.user, likes)
        primer = await _primer_for(self._services.lists, shown, table, request.user, localizer)
        if request.options.has_picture and not primer:  # which takes the room, when there is little on the table
            style = PictureStyle(request.options.theme, viewer=request.seat)
            board = await shown.private_board_picture(table, request.seat, localizer, style)
        if request.options.has_picture:
            cards = await shown.hand_picture(table, request.seat, localizer, theme=request.options.theme)
        rematch = await self._services.lists.rematch_of(table)
        beside = 0 if board is None or cards is None else len(board)
        most = None if request.most is None else request.most - beside

        async def show(picture: bytes | None, why: str) -> T:
            found = {hand.BOARD: picture} if cards is None else {hand.BOARD: picture and board, hand.PICTURE: picture}
            files = [(name, data) for name, data in found.items() if data is not None]
            page = partial(
                hand.hand_page,
                table,
                request.seat,
                shown,
                localizer,
                notice=request.notice,
                ask=request.ask,
                has_picture=cards is not None and picture is not None,
                has_board=hand.BOARD in dict(files),
                has_text=request.options.has_text,
                note=reason_text(localizer, why),
                as_of=request.as_of,
                is_one_press=likes.one_press,
                guidance=guidance,
                primer=primer,
                rematch=rematch,
            )
            sheet = await asyncio.to_thread(page)  # what threatens takes some thought
            return await send(sheet.view(), files)

        try:
            return await show_fitting(self._pictures, cards or board, most, show, localizer.icons)
        except discord.HTTPException as error:
            if (cards or board) is None or not may_do_without(error):
                raise
            log.warning("a hand goes without its pictures: Discord refuses them (%s)", error.code)
            return await show(None, NO_FILES)


async def _is_newcomer(lists: TableLists, table: Table, user: UserId) -> bool:
    """Return whether someone is about to make the first move of their first game, as far as stored games show.

    Nothing more is stored for it, and no one has to say it.
    """
    seat, match = table.seat_of(user), table.match
    if seat is None or match is None or match.is_over or match.number > YOUNG:
        return False
    if any(line.seat == seat for line in match.lines()):
        return False
    try:
        known = await lists.of_user(user, status=BEGUN, limit=2)
    except Refusal as error:
        log_store_error(error, "the games someone has played")
        return False
    return all(each.id == table.id for each in known)


async def guidance_for(lists: TableLists, table: Table, user: UserId, likes: Preferences) -> Guidance:
    """Return how much a hand explains: nothing at a tournament, else what its holder has chosen, else by experience."""
    if not table.policy.allows_hints:
        return "none"
    if likes.guidance is not None:
        return likes.guidance
    if table.match is None or table.match.is_over:
        return "full"  # nothing threatens any more
    try:
        finished = await lists.count_finished_of(user, FIRST_GAMES, table.id)
    except Refusal as error:
        log_store_error(error, "the games someone has finished")
        return "full"
    return "full" if finished < FIRST_GAMES else "short"


async def _primer_for(lists: TableLists, shown: Presentation, table: Table, user: UserId, localizer: Localizer) -> str:
    """Return what stands above the first hand someone ever sees; nothing above any other."""
    seat = table.seat_of(user)
    return shown.primer(table, seat, localizer) if seat is not None and await _is_newcomer(lists, table, user) else ""
