"""The clocks of all tables: what is due at one is done, and the time the bot was away is taken off all."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.manager.clock_watch import SMALLEST_JUMP, ClockWatch
from bot.manager.table_cache import TableCache
from bot.shards import EVERY_SHARD, ONE_PROCESS, Outages, ShardRange, ShardSet, shards_with_servers_of
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

PEOPLE_PATIENCE: Final = 1.5
"""Seconds to wait, before a deadline, for what Discord says of the people it is about."""
PEOPLE_PAUSE: Final = 30.0
"""Seconds in which Discord isn't asked about people again, after it did not say in time."""
UNSHOWN: Final = timedelta(minutes=5)
"""By how much the times that boards show may be too early. A restart that takes a minute edits no board of a slow game,
of which there may be thousands; the next edit shows the right time."""


@dataclass(frozen=True, slots=True)
class Alive:
    """When a process was last seen alive, and since when nobody could reach some of its shards, of `count`.

    Its text is what the store keeps: the time, and for each of these shards `SHARD/COUNT=TIME`.
    """

    at: datetime
    lost: tuple[tuple[int, datetime], ...] = ()
    count: int = 1

    @classmethod
    def parse(cls, text: str) -> "Alive":
        """Return what was written. Raises `ValueError` for any other text."""
        at, *lost = text.split()
        found = dict[int, datetime]()
        count = 1
        for each in lost:
            shard, _, since = each.partition("=")
            of = ShardRange.parse(shard)
            found[of.first], count = datetime.fromisoformat(since), of.count
        return cls(datetime.fromisoformat(at), (*found.items(),), count)

    def __str__(self) -> str:
        return " ".join([
            self.at.isoformat(), *(f"{shard}/{self.count}={since.isoformat()}" for shard, since in self.lost)
        ])  # fmt: skip

    @property
    def by_shards(self) -> list[tuple[ShardSet, datetime]]:
        """Return until when people could reach which shards."""
        if not self.lost:
            return [(EVERY_SHARD, self.at)]
        others = ShardSet(frozenset(shard for shard, _ in self.lost), self.count).others
        found = [(ShardSet(frozenset({shard}), self.count), since) for shard, since in self.lost]
        return [*found, (others, self.at)] if others.ids else found


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
        self._outages: Callable[[], Outages] = lambda: Outages({})
        self._count = 1
        """Of how many shards those in `_lost_at` are."""
        self._lost_at: dict[int, datetime] = {}
        """Since when nobody has been able to press anything, by shard; none where people can, as far as was looked."""
        self._shifting = asyncio.Lock()
        self._on_shift = on_shift
        self._end_patience = end_patience
        self._silent_until = 0.0
        self._check_people: Callable[[Table], Awaitable[None]] | None = None
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
        if clocks.rings(table, self._now()):
            await self.look_for_people(table)  # nobody's time runs out while they can press nothing there
            table = await self._live.look(table_id)
        availabilities = await self._live.availabilities(table)
        asked = voting.find_open_vote(table, VoteKind.REPLACE)
        if asked is not None and asked.due_at <= self._now():
            await self._check_asker(table_id)  # the time to object ends by giving the seat away

        def decide(table: Table) -> Table:
            now = self._now()
            # votes first: one that ends now may pause or end the game, or give away the very seat whose clock is due
            return clocks.fire_due_clocks(voting.close_due(table, now, availabilities), now, availabilities)

        await self._live.change(table_id, decide)

    async def look_for_people(self, table: Table) -> None:
        """Find out whether those a table waits for can be called there; where Discord is slow, a moment is enough."""
        loop = asyncio.get_running_loop()
        if self._check_people is None or loop.time() < self._silent_until:
            return
        try:
            await asyncio.wait_for(self._check_people(table), PEOPLE_PATIENCE)
        except TimeoutError:
            # deadlines are worked off one by one: where Discord is slow, the next tables don't wait as well
            self._silent_until = loop.time() + PEOPLE_PAUSE

    async def catch_up(self) -> None:
        """Once, at the start: take the time the bot was away off all clocks and waits. So nothing is due at once."""
        stored = await self._last_alive()
        now = self._now()
        self._watch.begin()  # what it would have found so far is a part of the absence
        # set back meanwhile: a time that was wrong must not keep everyone waiting until it comes again
        absences = [] if stored is None else [
            (shards, at) for shards, at in stored.by_shards if abs(now - at) > SHORTEST_ABSENCE
        ]  # fmt: skip
        if absences:
            moved = await self._shift(absences, now)
            log.info("the bot was away for %s: %s clocks go on from where they were", now - absences[-1][1], moved)
        # only now: were the bot killed before, the next start would take the same absence off once more, not less
        await self._keep_alive()

    def ask_people(self, check: Callable[[Table], Awaitable[None]]) -> None:
        """Ask this whether those a table waits for can be called there, before they are reminded or time out.

        It records what it finds out, and never fails.
        """
        self._check_people = check

    def watch_connection(self, outages: Callable[[], Outages]) -> None:
        """Have `outages` say for how long nobody has been able to press anything: no clock is charged with it."""
        self._outages = outages

    async def follow_clock(self) -> ShardSet:
        """Take jumps of the system's clock, and the time for which nobody could press anything, off the clocks.

        Nobody loses or wins time by them. Return the shards on which nobody can press: until people can, nothing is due
        there.
        """
        if jump := self._watch.find_jump():
            async with self._shifting:
                if jump := self._watch.find_jump():  # unless someone else has shifted meanwhile
                    await self._follow_jump(jump)
        if self._outages().count != self._count:
            async with self._shifting:  # what is being taken off must not be kept by other numbers
                self._adopt_count()
        standing = self._look_for_outages()
        if self._reached_again():
            await self._follow_outages()
        return standing

    def _adopt_count(self) -> None:
        """Keep outages by the shards there are now; they go on: else one would be taken off twice."""
        found = self._outages()
        lost = {
            shard: [
                self._lost_at[each] for each in shards_with_servers_of(shard, found.count, self._lost_at, self._count)
            ]
            for shard in found.unreached
        }
        self._lost_at = {shard: min(times) for shard, times in lost.items() if times}
        self._count = found.count

    def _look_for_outages(self) -> ShardSet:
        """Keep which shards nobody can reach, and return those for which that has lasted."""
        found, now = self._outages(), self._now()
        lost_for = {shard: unreached for shard, unreached in found.unreached.items() if unreached}
        for shard, unreached in lost_for.items():
            self._lost_at[shard] = min(now - unreached, self._lost_at.get(shard, now))
        standing = frozenset(shard for shard, unreached in lost_for.items() if unreached > SHORTEST_OUTAGE)
        return ShardSet(standing, found.count)

    def _reached_again(self) -> list[int]:
        """Return the shards that nobody could reach, and people can."""
        found = self._outages()
        if found.count != self._count:
            return []  # the next look finds them by the numbers there are now
        return [shard for shard in self._lost_at if not found.unreached.get(shard)]

    async def _follow_jump(self, jump: timedelta) -> None:
        now = self._now()
        moved = await self._shift([(EVERY_SHARD, now - jump)], now)
        self._watch.accept(jump)
        self._lost_at = {shard: at + jump for shard, at in self._lost_at.items()}
        self._live.forget_all()
        log.warning("the system's clock has jumped by %s: %s clocks go on from where they were", jump, moved)
        self._on_shift()  # first: it cannot fail, and nobody else would catch up with the messages
        await self._keep_alive()

    async def _follow_outages(self) -> None:
        async with self._shifting:
            now, count = self._now(), self._count
            over = {shard: self._lost_at[shard] for shard in self._reached_again()}  # someone else may have shifted
            long = {shard: at for shard, at in over.items() if now - at > SHORTEST_OUTAGE}
            if long:
                moved = await self._shift([(ShardSet(frozenset({each}), count), at) for each, at in long.items()], now)
                self._live.forget_all()
                lasted = now - min(long.values())
                log.warning("nobody could reach the bot for %s: %s clocks go on from where they were", lasted, moved)
            # only now: until then every change waits for the lock
            for shard in over:
                self._lost_at.pop(shard, None)
            if long:
                self._on_shift()
                await self._keep_alive()  # else a kill now would have the next start take the outage off once more

    async def sign_of_life(self) -> None:
        """Keep when the bot was last seen."""
        await self.follow_clock()  # else a jump would be forgotten with the next stop
        await self._keep_alive()

    async def _keep_alive(self) -> None:
        # were the bot killed while nobody can reach it, the next start would count only from here
        alive = Alive(self._now(), (*self._lost_at.items(),), self._count)
        await self._store.notes.remember(self._alive_key, str(alive))

    async def _last_alive(self) -> Alive | None:
        """Return when a process that owned some of this one's tables was last seen alive."""
        shards, found = self._store.database.shards, list[Alive]()
        for key, text in (await self._store.notes.recall_all(ALIVE)).items():
            with suppress(ValueError):
                other = ShardRange.parse(key.removeprefix(ALIVE)) if key != ALIVE else ONE_PROCESS
                # the ranges may be others since then; those of another count have servers of any of these
                if other.count != shards.count or (other.first <= shards.last and shards.first <= other.last):
                    found.append(Alive.parse(text))
        return max(found, key=lambda each: each.at, default=None)

    async def _shift(self, stopped: Sequence[tuple[ShardSet, datetime]], now: datetime) -> int:
        """Let clocks go on `now`; return how many there were.

        They have stood since the times that are given with their shards.
        """
        # all people in one question: a start that asks person by person keeps ten thousand tables waiting
        kept_availabilities = await self._store.preferences.of_users(None, AVAILABILITY)
        availabilities = {user: parse_availability(found) for user, found in kept_availabilities.items()}

        async def shift(shards: ShardSet, until: datetime) -> int:
            def restarted(each: RunningTimer) -> Timer:
                kept = ALWAYS if each.has_left_server else availabilities.get(each.user, ALWAYS)
                availability = clocks.availability_in_turn(kept, each.options, each.timer, each.turn_began_at)
                return clocks.restart_timer(each.timer, availability, until, now)

            return await self._store.deadlines.restart(restarted, now - until, now, unshown=UNSHOWN, on=shards)

        return sum([await shift(shards, until) for shards, until in stopped])
