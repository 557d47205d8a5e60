"""Garbage collections of a running bot: short, and complete once in a while.

Each in a process of its own, for collections of everything would find what other tests have left.
"""

import asyncio
import gc
import multiprocessing
import weakref
from collections.abc import AsyncGenerator, Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager, suppress

import pytest

from bot.garbage import keep_collections_short

PATIENCE = 60.0


class Link:
    """Something that becomes garbage only a collection finds."""

    def __init__(self) -> None:
        self.itself = self


@asynccontextmanager
async def kept_short(*, every: float = 3600, slow: float = 0.0) -> AsyncGenerator[None]:
    """Short collections, the first of which has been."""
    keeping = asyncio.create_task(keep_collections_short(every=every, slow=slow))
    await asyncio.sleep(0)
    try:
        yield
    finally:
        keeping.cancel()
        with suppress(asyncio.CancelledError):
            await keeping


def is_looked_at(sought: object) -> bool:
    """Return whether the next full collection looks at an object."""
    return any(each is sought for each in gc.get_objects())


async def what_has_survived_a_slow_one_is_left_out_of_the_next() -> None:
    async with kept_short(slow=0):
        survivor = Link()
        assert is_looked_at(survivor)
        gc.collect()
        assert not is_looked_at(survivor)


async def what_has_survived_a_quick_one_is_looked_at_again() -> None:
    loaded = Link()
    async with kept_short(slow=3600):
        assert not is_looked_at(loaded), "from the start on"
        survivor = Link()
        gc.collect()
        assert is_looked_at(survivor)


async def garbage_that_was_left_out_is_collected_in_the_end() -> None:
    gone = asyncio.Event()
    async with kept_short(every=0.01):
        survivor = Link()
        gc.collect()
        weakref.finalize(survivor, gone.set)
        del survivor
        await asyncio.wait_for(gone.wait(), PATIENCE)


async def its_end_leaves_later_collections_as_they_were() -> None:
    before = [*gc.callbacks]
    async with kept_short():
        assert gc.callbacks != before
    assert gc.callbacks == before


CHECKS = (
    what_has_survived_a_slow_one_is_left_out_of_the_next,
    what_has_survived_a_quick_one_is_looked_at_again,
    garbage_that_was_left_out_is_collected_in_the_end,
    its_end_leaves_later_collections_as_they_were,
)


def _run(check: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await check()

    asyncio.run(main())


@pytest.mark.parametrize("check", CHECKS, ids=[check.__name__ for check in CHECKS])
async def test_of_a_running_bot(check: Callable[[], Awaitable[None]]) -> None:
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        await asyncio.get_running_loop().run_in_executor(pool, _run, check)
