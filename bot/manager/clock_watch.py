"""Notices that the system's clock jumps while the bot runs: it was set, or the machine slept.

What the wall clock says is compared with the seconds that have really passed, which nobody sets and which do not count
a machine's sleep (`time.monotonic`).
"""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

SMALLEST_JUMP: Final = timedelta(seconds=5)
"""A smaller difference between two looks is a clock that is being corrected slowly, and moves no deadline."""


class ClockWatch:
    """Compares two clocks from one look to the next."""

    def __init__(self, now: Callable[[], datetime], elapsed: Callable[[], float] | None) -> None:
        """`elapsed` gives seconds from any beginning; None where `now` is always right."""
        self._now = now
        self._elapsed = elapsed
        self._seen = self._look()

    def begin(self) -> None:
        """Take the clock for right as it is."""
        self._seen = self._look()

    def find_jump(self) -> timedelta:
        """Return by how much the clock has jumped ahead since the last look, or back (below 0); 0 if it has not.

        A jump is found until `accept` is called.
        """
        wall, seconds = self._look()
        jump = wall - self._seen[0] - timedelta(seconds=seconds - self._seen[1])
        if self._elapsed is None or abs(jump) < SMALLEST_JUMP:
            self._seen = wall, seconds
            return timedelta()
        return jump

    def accept(self, jump: timedelta) -> None:
        """Compare with the clock as it is since that jump, so that `find_jump` does not find it again."""
        self._seen = self._seen[0] + jump, self._seen[1]

    def _look(self) -> tuple[datetime, float]:
        return self._now(), 0.0 if self._elapsed is None else self._elapsed()
