"""An event loop whose time jumps: what sleeps for hours is tested in a moment, and in the order that time gives it."""

import asyncio
import heapq
import selectors
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar, cast

T = TypeVar("T")


class JumpingLoop(asyncio.SelectorEventLoop):
    """An event loop that never really waits: once all tasks do, its time jumps to the next timer.

    Nothing may wait for a socket.
    """

    def __init__(self) -> None:
        super().__init__(selectors.SelectSelector())
        self.now = 0.0

    def time(self) -> float:
        return self.now

    def _run_once(self) -> None:
        loop = cast("Any", super())  # asyncio has no public way to hand a loop its clock
        ready, scheduled = cast("Any", self)._ready, cast("list[Any]", cast("Any", self)._scheduled)
        while scheduled and scheduled[0].cancelled():
            heapq.heappop(scheduled)._scheduled = False
        if not ready and not scheduled and not cast("Any", self)._stopping:
            raise AssertionError("all wait, and nothing will wake anybody")
        if not ready and scheduled:
            self.now = max(self.now, cast("float", scheduled[0].when()))
        loop._run_once()


def run_at_once(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run a coroutine in time that jumps, from 0 on."""
    with asyncio.Runner(loop_factory=JumpingLoop) as runner:
        return runner.run(work())
