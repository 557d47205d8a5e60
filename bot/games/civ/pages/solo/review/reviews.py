"""*Review* on a replay or in the message that one is ready, and the buttons of its pages; only its player sees it."""

import asyncio

from bot.discord.routing import handles
from bot.games.civ.game import civ_game
from bot.games.civ.pages.replay.replay_page import Moment
from bot.games.civ.pages.replay.replays import find_replayed, show_moment
from bot.games.civ.pages.solo.presses import show_page
from bot.games.civ.pages.solo.review.review_page import (
    REVIEW_PAGE,
    REVIEW_REPLAY,
    REVIEW_TRY,
    OnPage,
    Reviewed,
    decision_page,
    first_page,
    progress_page,
)
from bot.games.civ.pages.solo.what_if import show_opened
from bot.games.civ.reviewer import review_of
from bot.pages.addresses.public import REVIEW, Replay
from bot.pages.press import Press
from bot.table.preferences import Notify
from bot.table.review import GameReview
from bot.table.values import TableId


@handles(REVIEW)
async def ask_review(press: Press, at: Replay) -> None:
    """Have a finished game reviewed for the presser, or show them the review.

    Raises `ReviewError` where they have not played in it, or it cannot be reviewed.
    """
    await press.acknowledge_privately()
    await _show(press, await press.services.reviews.ask(at.table, press.user), 0)


@handles(REVIEW_PAGE)
async def turn_review(press: Press, at: OnPage) -> None:
    """Show another page of the presser's review."""
    await press.acknowledge()
    await _show(press, await press.services.reviews.ask(at.table, press.user), at.page)


@handles(REVIEW_REPLAY)
async def open_replay_there(press: Press, at: Moment) -> None:
    """Open the replay where a decision was made, through the eyes of the presser's seat."""
    await press.acknowledge_privately()
    seat = await _seat(press, at.table)
    await show_moment(press, await find_replayed(press, at, seat), at.number, seat)


@handles(REVIEW_TRY)
async def try_decision(press: Press, at: Moment) -> None:
    """Open a copy of the moment of a decision, with what the presser could not know dealt again."""
    await press.acknowledge_privately()
    seat = await _seat(press, at.table)
    table = await press.services.tables.look(at.table)
    opened = await press.services.what_ifs.begin(press.user, table, at.number, seat, is_redealt=True)
    await show_opened(press, opened)


async def _seat(press: Press, table_id: TableId) -> int:
    """Return the seat of the presser's review. Raises `ReviewError`."""
    return (await press.services.reviews.ask(table_id, press.user)).seat


async def _show(press: Press, kept: GameReview, page: int) -> None:
    press.begin_page()
    table, localizer = await press.services.tables.look(kept.table), await press.localizer()
    if not kept.is_ready:
        own = await press.profiles.preferences(press.user)
        is_notified = own.notify != Notify.NONE and not own.dm_closed
        await press.edit(progress_page(kept, table, localizer, is_notified=is_notified), attachments=[])
        return
    game = civ_game(table.match)
    reviewed = await asyncio.to_thread(lambda: Reviewed(kept, table, game, review_of(game, kept.seat, kept.parts)))
    if not 0 < page <= len(reviewed.found.decisions):
        await press.edit(await asyncio.to_thread(first_page, reviewed, localizer), attachments=[])
        return
    await show_page(press, await asyncio.to_thread(decision_page, reviewed, page))
