"""One clock for the processes of a database: its server's. Machines' own may be seconds apart.

What one process writes down as a time, another compares with its own: when a turn began, when a clock runs out, when a
process was last seen. With a clock of its own on each machine, a press in a direct message would cost a player, or give
them, the difference.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final

from sqlalchemy import func, select

from bot.store.database import Database
from bot.store.errors import StoreError

log = logging.getLogger(__name__)

ASKED_EVERY: Final = 5.0
"""Seconds from one question for the time to the next."""
TOLERANCE: Final = timedelta(seconds=0.5)
"""By how much this process's idea of the time may differ: as long as a question may take when much is going on."""
SLOW: Final = 2 * TOLERANCE.total_seconds()
"""Seconds; a slower answer says less about the time than what is known: the middle may be off by more than that."""
FIRST_ATTEMPTS: Final = 5
"""How often the time is asked at the start where answers are slow: then the fastest of them counts."""


class SharedClock:
    """The time of a database's server; between two questions it goes on by this machine's monotonic clock.

    So it does not jump where this machine's clock is set.
    """

    def __init__(self, database: Database, elapsed: Callable[[], float] = time.monotonic) -> None:
        """`elapsed` gives seconds that have passed."""
        self._database = database
        self._elapsed = elapsed
        self._asked: tuple[datetime, float] | None = None

    def __call__(self) -> datetime:
        """Return the time, in UTC; `ask` has been awaited before."""
        assert self._asked is not None
        at, elapsed = self._asked
        return at + timedelta(seconds=self._elapsed() - elapsed)

    async def ask(self) -> None:
        """Ask the server for the time. A slow answer moves no clock. Raises `StoreError`."""
        answer = await self._answer()
        for _ in range(FIRST_ATTEMPTS - 1 if self._asked is None else 0):
            if answer[0] > SLOW:
                answer = min(answer, await self._answer())
        took, at, elapsed = answer
        if self._asked is not None and took > SLOW:
            return
        known = None if self._asked is None else self._asked[0] + timedelta(seconds=elapsed - self._asked[1])
        if known is None or abs(known - at) > TOLERANCE:
            self._asked = at, elapsed

    async def _answer(self) -> tuple[float, datetime, float]:
        """Return the seconds that an answer took, what it says, and when that was, by `elapsed`."""
        async with self._database.asking() as connection:
            before = self._elapsed()
            found: datetime = (await connection.execute(select(func.clock_timestamp()))).scalar_one()
            after = self._elapsed()
        return after - before, found.astimezone(UTC), (before + after) / 2

    async def keep(self) -> None:
        """Ask again and again, until cancelled."""
        while True:
            await asyncio.sleep(ASKED_EVERY)
            try:
                await self.ask()
            except StoreError as trouble:  # it goes on by itself as well
                log.info("the database does not say what time it is: %s", trouble.reason.key)
