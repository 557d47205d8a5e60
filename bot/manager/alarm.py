"""The alarm: one worker that sleeps until the earliest due time in the database, and rings the tables that are due.

Ten thousand tables cost it one indexed question; a table is loaded when its time has come, not before.
"""

import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Final, Literal

from bot.context import about
from bot.manager.keyed_worker import DOUBLING, KeyedWorker, Rest
from bot.reasons import Refusal, ShuttingDown
from bot.store.deadlines import Deadlines
from bot.table.values import TableId

log = logging.getLogger(__name__)

LONGEST_SLEEP: Final = 3600.0
"""Seconds; the machine's clock may have been set meanwhile."""
AT_ONCE: Final = 100
"""Tables rung for one look at the database."""
MOST_RINGS: Final = 50
"""Of one table in a row, where each makes it due again: more than turns and reminders can have come due meanwhile."""


class Alarm:
    """Rings tables when something is due there: `ring` is asked once for each."""

    def __init__(
        self, deadlines: Deadlines, now: Callable[[], datetime], ring: Callable[[TableId], Awaitable[object]]
    ) -> None:
        self._deadlines = deadlines
        self._now = now
        self._ring = ring
        self._target: datetime | None = None
        """For when it is set; None while the database is being asked."""
        # it persists whatever goes wrong: an alarm that ended would stop the clocks of all tables
        self._looks = KeyedWorker[Literal["due"]](
            "alarm", self._look, pauses=DOUBLING, is_passing=lambda _: False, persists=True
        )
        self._is_on = False
        self._failed: dict[TableId, tuple[datetime, int]] = {}
        """Tables that could not be rung: when to try again, and how often they have failed."""

    def start(self) -> None:
        """Begins to wait."""
        self._is_on = True
        self._looks.wake("due")

    async def stop(self) -> None:
        """Rings no more."""
        await self._looks.stop()

    def wake(self, at: datetime | None) -> None:
        """Something at a table is due then. Returns at once."""
        if self._is_on and at is not None and (self._target is None or at < self._target):
            self._target = at
            self._looks.wake("due")

    async def ring_due(self) -> int:
        """Rings all tables whose time has come, and says how many they were."""
        rung = Counter[TableId]()
        while due := await self._due():
            for table_id in due:
                rung[table_id] += 1
                await self._rung(table_id, rung[table_id])
        return rung.total()

    async def _due(self) -> list[TableId]:
        now = self._now()
        waiting = [table_id for table_id, (again, _) in self._failed.items() if again > now]
        return await self._deadlines.due_tables(now, limit=AT_ONCE, without=waiting)

    async def _rung(self, table_id: TableId, times: int) -> None:
        with about(verb="deadline", table=table_id):
            await self._attempt(table_id, times)

    async def _attempt(self, table_id: TableId, times: int) -> None:
        try:
            if times > MOST_RINGS:
                # into the same pauses as one that fails: else it would be rung at full speed for ever
                raise RuntimeError("it stays due however often it is rung")
            await self._ring(table_id)
            self._failed.pop(table_id, None)
        except ShuttingDown:
            raise
        except Exception as error:
            _, failures = self._failed.get(table_id, (None, 0))
            pause = DOUBLING[min(failures, len(DOUBLING) - 1)]
            # the database would name it again at once: left out of the question until then, it keeps no other waiting
            self._failed[table_id] = self._now() + timedelta(seconds=pause), failures + 1
            if isinstance(error, Refusal):
                log.warning("table %s could not be rung: %s", table_id, error)
            else:
                log.exception("table %s could not be rung", table_id)

    async def _look(self, _: Literal["due"]) -> Rest:
        self._target = None  # whatever comes up while the database is being asked may not be in its answer
        await self.ring_due()
        self._target = await self.next_at()
        return Rest(at_most=self._seconds())

    async def next_at(self) -> datetime | None:
        """When to look again: the earliest time due, or that of another attempt."""
        now = self._now()  # those whose time had come have been looked at: they are rung, or no longer due
        self._failed = {table_id: later for table_id, later in self._failed.items() if later[0] > now}
        again = [at for at, _ in self._failed.values()]
        found = await self._deadlines.next_deadline(without=list(self._failed))
        return min([*again, *([found] if found else [])], default=None)

    def _seconds(self) -> float:
        if self._target is None:
            return LONGEST_SLEEP
        return min(LONGEST_SLEEP, max(0.0, (self._target - self._now()).total_seconds()))
