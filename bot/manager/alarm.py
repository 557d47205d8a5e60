"""What is due when, at tables and at tournaments: one alarm sleeps until the earliest deadline, and starts what is due.

Ten thousand tables cost it one indexed question: a table is loaded when its time has come, not before. Tournaments, of
which few go on at once, say themselves when something is due next.
"""

import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Final, Literal

from bot.log_context import about
from bot.manager.keyed_worker import KeyedWorker, Rest
from bot.reasons import Refusal, ShuttingDown
from bot.shards import NO_SHARD, ShardSet
from bot.store import is_store_error
from bot.store.deadlines import Deadlines
from bot.supervision import DOUBLING, OnDeath, Supervisor
from bot.table.contest import TournamentId
from bot.table.values import TableId

log = logging.getLogger(__name__)

LONGEST_SLEEP: Final = 3600.0
"""Seconds; the machine's clock may have been set meanwhile."""
STILL: Final = 1.0
"""Seconds until the next look while something is due and the clocks stand still."""
AT_ONCE: Final = 100
"""Tables worked off for one look at the database."""
MOST_IN_A_ROW: Final = 50
"""Times that one table is worked off where each makes it due again: more than turns and reminders can have come due
meanwhile."""


class Alarm:
    """Sleeps until something is due: at a table by the database, at a tournament by what was said to `schedule`."""

    def __init__(
        self,
        deadlines: Deadlines,
        now: Callable[[], datetime],
        work_off: Callable[[TableId], Awaitable[object]],
        follow_clock: Callable[[], Awaitable[ShardSet]] | None = None,
        supervisor: Supervisor | None = None,
    ) -> None:
        """`work_off` does what is due at a table; it is awaited once for each.

        `follow_clock` is awaited before anything is taken for due: a clock that has jumped makes nothing due. On the
        shards it returns nothing is due yet.
        """
        self._follow_clock = follow_clock
        self._deadlines = deadlines
        self._now = now
        self._work_off = work_off
        self._tournaments: dict[TournamentId, tuple[datetime, Callable[[TournamentId], None]]] = {}
        self._target: datetime | None = None
        """For when it is set; None while the database is being asked."""
        # a bot without it would go on with the clocks of all tables stopped
        self._looks = KeyedWorker[Literal["due"]](
            "alarm", self._look, pauses=DOUBLING, is_passing=is_store_error,
            supervisor=supervisor or Supervisor(), on_death=OnDeath.END,
        )  # fmt: skip
        self._is_on = False
        self._failed: dict[TableId, tuple[datetime, int]] = {}
        """Tables that could not be worked off: when to try again, and how often they have failed."""

    def start(self) -> None:
        """Begin to wait."""
        self._is_on = True
        self._looks.wake("due")

    async def stop(self) -> None:
        """Start nothing more."""
        await self._looks.stop()

    def wake(self, at: datetime | None) -> None:
        """Say that something at a table is due then. Returns at once."""
        if self._is_on and at is not None and (self._target is None or at < self._target):
            self._target = at
            self._looks.wake("due")

    def look_again(self) -> None:
        """Have everything looked at again, since deadlines have moved. Returns at once."""
        if self._is_on:
            self._looks.wake("due")

    def schedule(
        self, tournament_id: TournamentId, at: datetime | None, wake_tournament: Callable[[TournamentId], None]
    ) -> None:
        """Have `wake_tournament` called at that time, which must return at once. It replaces what was said before."""
        if at is None:
            self._tournaments.pop(tournament_id, None)
        else:
            self._tournaments[tournament_id] = at, wake_tournament
            self.wake(at)

    async def run_due(self) -> int:
        """Do what is due at all tables by now, and return how many attempts that took.

        A table counts once for each: what is done there may make it due again, and may fail.
        """
        standing = NO_SHARD if self._follow_clock is None else await self._follow_clock()
        if standing.is_whole:
            return 0
        times = Counter[TableId]()
        while due := await self._due(standing):
            for table_id in due:
                times[table_id] += 1
                with about(verb="deadline", table=table_id):
                    await self._attempt(table_id, times[table_id])
        return times.total()

    async def next_at(self) -> datetime | None:
        """Return when to look again: the earliest time due, or that of another attempt."""
        now = self._now()  # those whose time had come have been looked at: they are worked off, or no longer due
        self._failed = {table_id: later for table_id, later in self._failures(now) if later[0] > now}
        again = [at for at, _ in self._failed.values()]
        scheduled = [at for at, _ in self._tournaments.values()]
        found = await self._deadlines.next_deadline(without=list(self._failed))
        return min([*again, *scheduled, *([found] if found else [])], default=None)

    async def _due(self, standing: ShardSet) -> list[TableId]:
        now = self._now()
        waiting = [table_id for table_id, (again, _) in self._failures(now) if again > now]
        return await self._deadlines.due_tables(now, limit=AT_ONCE, without=waiting, standing=standing)

    def _failures(self, now: datetime) -> list[tuple[TableId, tuple[datetime, int]]]:
        """Return the tables that could not be worked off, each for its pause from now at most.

        A clock that was set back would have them wait for as long as that.
        """
        self._failed = {
            table_id: (min(again, now + _pause_after(failures)), failures)
            for table_id, (again, failures) in self._failed.items()
        }
        return list(self._failed.items())

    async def _attempt(self, table_id: TableId, times: int) -> None:
        try:
            if times > MOST_IN_A_ROW:
                # into the same pauses as one that fails: else it would be worked off at full speed for ever
                raise RuntimeError("it stays due however often it is rung")
            await self._work_off(table_id)
            self._failed.pop(table_id, None)
        except ShuttingDown:
            raise
        except Exception as error:
            _, failures = self._failed.get(table_id, (None, 0))
            # the database would name it again at once: left out of the question until then, it keeps no other waiting
            self._failed[table_id] = self._now() + _pause_after(failures + 1), failures + 1
            if isinstance(error, Refusal):
                log.warning("table %s could not be rung: %s", table_id, error)
            else:
                log.exception("table %s could not be rung", table_id)

    async def _look(self, _: Literal["due"]) -> Rest:
        self._target = None  # whatever comes up while the database is being asked may not be in its answer
        self._wake_tournaments()  # first: it costs nothing, and must not wait for a database that is busy
        await self.run_due()
        self._target = await self.next_at()
        # what is due by now has been done, unless the clocks stand still
        return Rest(at_most=max(self._seconds(), STILL if self._target and self._target <= self._now() else 0.0))

    def _wake_tournaments(self) -> None:
        now = self._now()
        for tournament_id, (at, wake_tournament) in list(self._tournaments.items()):
            if at <= now:
                del self._tournaments[tournament_id]
                wake_tournament(tournament_id)

    def _seconds(self) -> float:
        if self._target is None:
            return LONGEST_SLEEP
        return min(LONGEST_SLEEP, max(0.0, (self._target - self._now()).total_seconds()))


def _pause_after(failures: int) -> timedelta:
    """Return how long a table is left alone that could not be worked off so many times in a row."""
    return timedelta(seconds=DOUBLING[min(failures, len(DOUBLING)) - 1])
