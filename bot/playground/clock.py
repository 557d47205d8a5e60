"""The playground's time: the machine's, plus what a test has skipped."""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable


class Clock:
    """Wall-clock seconds with timers; `advance` lets 15 minutes pass at once, so that tests never wait for them."""

    def __init__(self) -> None:
        self._skipped = 0.0
        self._stopped_at: float | None = None
        self._closed = False
        self._timers: list[tuple[float, int, Callable[[], None]]] = []
        self._order = itertools.count()
        self._handle: asyncio.TimerHandle | None = None

    def now(self) -> float:
        """Return seconds since 1970."""
        return (time.time() if self._stopped_at is None else self._stopped_at) + self._skipped

    def stop(self) -> None:
        """Stop the clock: from now on only `advance` moves it, however long anything takes."""
        self._stopped_at = time.time()

    def advance(self, seconds: float) -> None:
        """Skip `seconds` now; timers that fall due run before this returns."""
        self._skipped += seconds
        self._run_due()

    def call_later(self, seconds: float, callback: Callable[[], None]) -> None:
        """Run `callback` once `seconds` of this clock have passed."""
        if self._closed:
            return
        heapq.heappush(self._timers, (self.now() + seconds, next(self._order), callback))
        self._arm()

    def close(self) -> None:
        """Cancel all timers and accept no more."""
        self._closed = True
        self._timers.clear()
        if self._handle:
            self._handle.cancel()

    def _run_due(self) -> None:
        while self._timers and self._timers[0][0] <= self.now():
            heapq.heappop(self._timers)[2]()
        self._arm()

    def _arm(self) -> None:
        if self._handle:
            self._handle.cancel()
            self._handle = None
        if self._timers:
            delay = max(0.0, self._timers[0][0] - self.now())
            self._handle = asyncio.get_running_loop().call_later(delay, self._run_due)
