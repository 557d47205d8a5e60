"""Where policies run: in processes of their own, off the event loop, or in a thread where none are given."""

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from random import Random
from typing import ParamSpec, TypeVar

from bot.match import Policy

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")


class Thinking:
    """A pool in which policies run. Close it after the tables that use it have stopped."""

    def __init__(self, make: Callable[[], Executor] | None = None) -> None:
        """`make` opens the pool, when it is first needed and again after it broke; None: the loop's own threads."""
        self._make = make
        self._pool: Executor | None = None
        self._opening = asyncio.Lock()

    @classmethod
    def in_processes(cls, workers: int) -> "Thinking":
        """Return a pool of that many processes."""
        return cls(lambda: _process_pool(workers))

    async def choose(self, policy: Policy, view: object, random: Random) -> tuple[str, ...]:
        """Return what `policy` chooses, one action at least. Raises what it raises."""
        own = Random(random.getrandbits(64))  # a source that travels to another process
        chosen = await self.run(policy, view, own)
        return (chosen,) if isinstance(chosen, str) else chosen

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what a function returns there; it and all it is given can be pickled. Raises what it raises."""
        pool = await self._opened()
        if pool is None:
            return await asyncio.to_thread(function, *args, **kwargs)
        try:
            return await asyncio.wrap_future(pool.submit(function, *args, **kwargs))
        except BrokenProcessPool:
            if self._pool is pool:
                log.warning("the pool of computer players broke; another is opened")
                self._pool = None
                pool.shutdown(wait=False)  # what is left of it ends by itself: the event loop does not stand still
        pool = await self._opened()
        if pool is None:
            return await asyncio.to_thread(function, *args, **kwargs)
        return await asyncio.wrap_future(pool.submit(function, *args, **kwargs))

    async def _opened(self) -> Executor | None:
        """Return the pool, or None where threads are used: by wish, or since no pool could be opened here."""
        async with self._opening:
            if self._pool is None and self._make is not None:
                try:
                    self._pool = await asyncio.to_thread(self._make)
                except Exception:
                    log.exception("there can be no pool of computer players; they think in threads from now on")
                    # not tried again at each move: what keeps processes from starting here will go on doing so
                    self._make = None
            return self._pool

    def close(self) -> None:
        """Wait for what is running, drop what has not begun."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


def _process_pool(workers: int) -> Executor:
    """Return a pool that is known to work: its first process has answered. Raises what keeps it from working."""
    # Spawned, since a fork would copy locks that threads here may hold at that moment.
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _settle_in)
    try:
        # a pool opens without a process; whether one can be started shows when it is first used
        pool.submit(_nothing).result()
    except BaseException:
        pool.shutdown(wait=False)
        raise
    return pool


def _nothing() -> None:
    """Do nothing: the first task of a new pool."""


def _settle_in() -> None:
    """Prepare a new process: leave Ctrl-C to the parent, end with the parent however that ends, drop its event loop."""
    # a terminal's Ctrl-C reaches all of its processes: the parent stops in order, and closes this one with the pool
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(19)  # a computer has time to think, a press has three seconds


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        # returns when the parent has ended, however it did: a bot that is killed leaves no processes behind
        parent.join()
        # not `sys.exit`, which ends only the thread that calls it
        os._exit(0)
