"""The clocks of all tables: what is due at one is done, and the time the bot was away is taken off all."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Final

from bot.manager.clock_watch import SMALLEST_JUMP, ClockWatch
from bot.manager.table_cache import TableCache
from bot.shards import ONE_PROCESS, ShardRange
from bot.store import Store
from bot.store.deadlines import RunningTimer
from bot.table import clocks, voting
from bot.table.availability import ALWAYS, AVAILABILITY, parse_availability
from bot.table.table import Table
from bot.table.values import Status, TableId, Timer
from bot.table.vote import VoteKind

log = logging.getLogger(__name__)

ALIVE: Final = "alive-at"
"""Under which name the store keeps when the bot was last seen alive; of several processes each adds its shards."""
SHORTEST_ABSENCE: Final = SMALLEST_JUMP
"""What a restart may take without clocks being set again."""
SHORTEST_OUTAGE: Final = timedelta(seconds=30)
"""What a lost connection may take without clocks being set again: Discord closes each now and then."""

UNSHOWN: Final = timedelta(minutes=5)
"""By how much the times that boards show may be too early. A restart that takes a minute edits no board of a slow game,
of which there may be thousands; the next edit shows the right time."""


class TableClocks:
    """Runs the clocks of all tables: does what is due, and takes the time the bot was away off them."""

    def __init__(
        self,
        store: Store,
        live: TableCache,
        now: Callable[[], datetime],
        *,
        elapsed: Callable[[], float] | None,
        check_asker: Callable[[TableId], Awaitable[None]],
        end_patience: Callable[[TableId], Awaitable[object]],
        on_shift: Callable[[], None],
    ) -> None:
        """`elapsed` gives the seconds that have really passed (`ClockWatch`).

        `check_asker` ends the vote on a seat whose asker may not get it any more, `end_patience` does what is due in a
        lobby. `on_shift` is called after all clocks have been shifted while the bot runs: messages are behind then.
        """
        shards = store.database.shards
        self._alive_key = f"{ALIVE} {shards}" if store.database.is_shared else ALIVE
        self._watch = ClockWatch(now, elapsed)
        self._unreached: Callable[[], timedelta] = timedelta
        self._lost_at: datetime | None = None
        """Since when nobody has been able to press anything; None while people can, as far as was looked."""
        self._shifting = asyncio.Lock()
        self._on_shift = on_shift
        self._end_patience = end_patience
        self._check_asker = check_asker
        self._store = store
        self._live = live
        self._now = now

    async def work_off(self, table_id: TableId) -> None:
        """Do at a table what is due there by now."""
        # Before the lock: reading settings takes a question to the database, and a press may be waiting for this table.
        table = await self._live.look(table_id)
        if table.status == Status.LOBBY:
            await self._end_patience(table_id)
            return
        availabilities = await self._live.availabilities(table)
        asked = voting.find_open_vote(table, VoteKind.REPLACE)
        if asked is not None and asked.due_at <= self._now():
            await self._check_asker(table_id)  # the time to object ends by giving the seat away

        def decide(table: Table) -> Table:
            now = self._now()
            # votes first: one that ends now may pause or end the game, or give away the very seat whose clock is due
            return clocks.fire_due_clocks(voting.close_due(table, now, availabilities), now, availabilities)

        await self._live.change(table_id, decide)

    async def catch_up(self) -> None:
        """Once, at the start: take the time the bot was away off all clocks and waits. So nothing is due at once."""
        stored = await self._last_alive()
        now = self._now()
        self._watch.begin()  # what it would have found so far is a part of the absence
        # set back meanwhile: a time that was wrong must not keep everyone waiting until it comes again
        if stored is not None and abs(now - stored) > SHORTEST_ABSENCE:
            moved = await self._shift(stored, now)
            log.info("the bot was away for %s: %s clocks go on from where they were", now - stored, moved)
        # only now: were the bot killed before, the next start would take the same absence off once more, not less
        await self._keep_alive()

    def watch_connection(self, unreached: Callable[[], timedelta]) -> None:
        """Have `unreached` say for how long nobody has been able to press anything; 0 while people can."""
        self._unreached = unreached

    async def follow_clock(self) -> bool:
        """Take jumps of the system's clock, and the time for which nobody could press anything, off all clocks.

        Nobody loses or wins time by them. Return False while nobody can press: until people can, nothing is due.
        """
        if jump := self._watch.find_jump():
            async with self._shifting:
                if jump := self._watch.find_jump():  # unless someone else has shifted meanwhile
                    await self._follow_jump(jump)
        if unreached := self._unreached():
            self._lost_at = min(self._now() - unreached, self._lost_at or self._now())
            return unreached <= SHORTEST_OUTAGE
        if self._lost_at is not None:
            await self._follow_outage()
        return True

    async def _follow_jump(self, jump: timedelta) -> None:
        now = self._now()
        moved = await self._shift(now - jump, now)
        self._watch.accept(jump)
        if self._lost_at is not None:
            self._lost_at += jump
        self._live.forget_all()
        log.warning("the system's clock has jumped by %s: %s clocks go on from where they were", jump, moved)
        self._on_shift()  # first: it cannot fail, and nobody else would catch up with the messages
        await self._keep_alive()

    async def _follow_outage(self) -> None:
        async with self._shifting:
            lost_at, now = self._lost_at, self._now()
            if lost_at is None:
                return  # someone else has shifted meanwhile
            is_long = now - lost_at > SHORTEST_OUTAGE
            if is_long:
                moved = await self._shift(lost_at, now)
                self._live.forget_all()
                log.warning(
                    "nobody could reach the bot for %s: %s clocks go on from where they were", now - lost_at, moved
                )
            self._lost_at = None  # only now: until then every change waits for the lock
            if is_long:
                self._on_shift()
                await self._keep_alive()  # else a kill now would have the next start take the outage off once more

    async def sign_of_life(self) -> None:
        """Keep when the bot was last seen."""
        await self.follow_clock()  # else a jump would be forgotten with the next stop
        await self._keep_alive()

    async def _keep_alive(self) -> None:
        # were the bot killed while nobody can reach it, the next start would count only from here
        await self._store.notes.remember(self._alive_key, (self._lost_at or self._now()).isoformat())

    async def _last_alive(self) -> datetime | None:
        """Return when a process that owned some of this one's tables was last seen alive."""
        shards, found = self._store.database.shards, list[datetime]()
        for key, at in (await self._store.notes.recall_all(ALIVE)).items():
            with suppress(ValueError):
                other = ShardRange.parse(key.removeprefix(ALIVE)) if key != ALIVE else ONE_PROCESS
                # the ranges may be others since then; those of another count have servers of any of these
                if other.count != shards.count or (other.first <= shards.last and shards.first <= other.last):
                    found.append(datetime.fromisoformat(at))
        return max(found, default=None)

    async def _shift(self, until: datetime, now: datetime) -> int:
        """Let the clocks that stood as they were at `until` go on `now`; return how many there were."""
        # all people in one question: a start that asks person by person keeps ten thousand tables waiting
        kept_availabilities = await self._store.preferences.of_users(None, AVAILABILITY)
        availabilities = {user: parse_availability(found) for user, found in kept_availabilities.items()}

        def restarted(each: RunningTimer) -> Timer:
            kept = ALWAYS if each.has_left_server else availabilities.get(each.user, ALWAYS)
            availability = clocks.availability_in_turn(kept, each.options, each.timer, each.turn_began_at)
            return clocks.restart_timer(each.timer, availability, until, now)

        return await self._store.deadlines.restart(restarted, now - until, now, unshown=UNSHOWN)
