"""Whom somebody has called lately, at whatever table: asked before he calls again, one act of his at a time."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from weakref import WeakValueDictionary

from bot.store import Store
from bot.table.calls import COOLDOWN
from bot.table.values import Call, UserId


class RecentCalls:
    """The calls that still count."""

    def __init__(self, store: Store, now: Callable[[], datetime]) -> None:
        self._store = store
        self._now = now
        self._acts: WeakValueDictionary[UserId, asyncio.Lock] = WeakValueDictionary()
        """By caller: two acts at once, at two tables, would each find that nobody has been called yet."""

    @asynccontextmanager
    async def of(self, caller: UserId) -> AsyncGenerator[tuple[Call, ...]]:
        """The recent calls of somebody who is about to call again; what comes of it is kept before this is left."""
        # taken before any table's lock, wherever both are needed: in another order two acts could wait for each other
        async with self._acts.setdefault(caller, asyncio.Lock()):
            yield await self._store.calls.of_caller(caller, self._now() - COOLDOWN)

    async def forget_old(self) -> None:
        """Deletes those that do not count any more."""
        await self._store.calls.forget(self._now() - COOLDOWN)
