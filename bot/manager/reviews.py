"""Reviews of finished games, made one at a time in the background for those who have asked for one.

Requests and finished parts are in the database, so that a restart goes on where it stopped.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime
from random import Random

from bot.manager.keyed_worker import KeyedWorker
from bot.manager.policy_processes import Thinking
from bot.manager.profiles import Run
from bot.match import Games
from bot.reasons import ShuttingDown
from bot.store import DamagedTable, Store, StoreError, is_store_error
from bot.supervision import DOUBLING
from bot.table.errors import UnknownTable
from bot.table.review import MOST_UNREADY, GameReview, ReviewError, own_lines, reviewed_seat
from bot.table.table import Table
from bot.table.values import TableId, UserId

log = logging.getLogger(__name__)

Key = tuple[TableId, UserId]


class Reviews:
    """Takes requests for reviews, and makes them."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], datetime],
        *,
        look: Callable[[TableId], Awaitable[Table]],
        run: Run,
        games: Games,
        random: Random,
        thinking: Thinking,
    ) -> None:
        """`thinking` is where they are made: a process of its own, so that nothing in play waits for it."""
        self._store = store
        self._now = now
        self._look = look
        self._run = run
        self._games = games
        self._random = random
        self._thinking = thinking
        self._callbacks: list[Callable[[UserId], None]] = []
        self._worker = KeyedWorker[Key](
            "review-game", self._make, pauses=DOUBLING, at_once=1,
            is_passing=is_store_error,
        )  # fmt: skip

    def on_ready(self, callback: Callable[[UserId], None]) -> None:
        """Have `callback` called with each person who is to be told that a review is ready. It must return at once."""
        self._callbacks.append(callback)

    async def start(self) -> None:
        """Go on with what was asked for and is not ready."""
        for key in await self._run(self._store.reviews.unready()):
            self._worker.wake(key)

    async def stop(self) -> None:
        """Stop; what is done stays, and the next start goes on."""
        await self._worker.stop()

    async def idle(self) -> None:
        """Return once nothing is left to be made."""
        await self._worker.idle()

    async def look(self, table_id: TableId, user: UserId) -> GameReview | None:
        """Return a person's review of a game as far as it is done; None where they have not asked for one.

        Raises `ReviewError` where it cannot be looked at any more, and `UnknownTable`.
        """
        reviewed_seat(await self._look(table_id), user, self._games)
        return await self._run(self._store.reviews.load(table_id, user))

    async def ask(self, table_id: TableId, user: UserId) -> GameReview:
        """Have a game reviewed for someone who has played in it; return the review as far as it is done.

        Raises `ReviewError`, `UnknownTable`.
        """
        if (review := await self.look(table_id, user)) is None:
            if await self._run(self._store.reviews.count_unready(user)) >= MOST_UNREADY:
                raise ReviewError("review-enough", most=MOST_UNREADY)
            seat = reviewed_seat(await self._look(table_id), user, self._games)
            review = await self._run(self._store.reviews.ask(GameReview(table_id, user, seat, self._now())))
        if not review.is_ready:
            self._worker.wake((table_id, user))
        return review

    async def _make(self, key: Key) -> None:
        """Make a review; drop it where it cannot be made, or else its person would wait for it for good."""
        table_id, user = key
        try:
            await self._make_parts(table_id, user)
        except (ReviewError, UnknownTable, DamagedTable) as error:
            log.info("table %s: a review is not made: %s", table_id, error.reason.key)
            await self._run(self._store.reviews.drop(table_id, user))
        except (StoreError, ShuttingDown):
            raise  # it is made later
        except Exception:
            await self._run(self._store.reviews.drop(table_id, user))
            raise  # our bug, which the worker logs

    async def _make_parts(self, table_id: TableId, user: UserId) -> None:
        """Make a review part by part; each is kept at once."""
        review = await self._run(self._store.reviews.load(table_id, user))
        if review is None or review.is_ready:
            return
        table = await self._look(table_id)
        reviewed_seat(table, user, self._games)
        reviewer, match = self._games[table.options.game].reviewer, table.match
        assert reviewer is not None
        own = own_lines(table, user, review.seat)
        moments = await asyncio.to_thread(reviewer.moments, match, review.seat, own)
        review = replace(review, total=len(moments))
        for moment in moments[len(review.parts) :]:
            (part,) = await self._thinking.choose(reviewer, moment, self._random)
            if not await self._run(self._store.reviews.add(review, part)):
                return  # its person was forgotten meanwhile, or another process makes it
            review = replace(review, parts=(*review.parts, part))
        if await self._run(self._store.reviews.finish(review, table, self._now())):
            for callback in self._callbacks:
                callback(user)
