"""Garbage collections that hardly stop the event loop.

A full collection looks at every object there is: it takes 0.1 to 0.2 s at 250 MB, in which nobody gets an answer, and
comes every few seconds while many tables are loaded. So what has survived a slow one is left out of later ones, except
four times an hour.
"""

import asyncio
import gc
import time
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any, Final

EVERY: Final = 900.0
"""Seconds between two collections of everything, 0.3 s each.

They alone find cycles that were in use at a slow collection: 3 MB after 75 s of catching up with 10,000 tables.
"""
SLOW: Final = 0.05
"""Seconds of a full collection after which its survivors are left out. Not after each, for the same reason."""


async def keep_collections_short(*, every: float = EVERY, slow: float = SLOW) -> None:
    """Leave the survivors of slow full collections out of later ones, and collect everything once in `every` seconds.

    Runs until it is cancelled. `slow` is in seconds, too.
    """
    with _freezing_survivors(slow):
        while True:
            gc.collect()
            gc.freeze()
            await asyncio.sleep(every)
            gc.unfreeze()


@contextmanager
def _freezing_survivors(slow: float) -> Generator[None]:
    begun = 0.0

    def look(phase: str, info: dict[str, Any]) -> None:
        nonlocal begun
        if phase == "start":
            begun = time.perf_counter()
        elif info["generation"] == 2 and time.perf_counter() - begun >= slow:
            gc.freeze()

    gc.callbacks.append(look)
    try:
        yield
    finally:
        gc.callbacks.remove(look)
