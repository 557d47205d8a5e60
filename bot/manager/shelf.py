"""The tables in memory: loaded at first touch, one lock each, put away when nobody touches them any more.

What lies here is only ever what is on disk: a change is saved first, and whatever fails drops the copy.
"""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import TypeVar

from cachetools import TTLCache

from bot.reasons import GameError
from bot.store import Conflict, Store, StoreTrouble
from bot.table.errors import UnknownTable
from bot.table.limits import Limits
from bot.table.table import Table
from bot.table.values import TableId

T = TypeVar("T")

ATTEMPTS = 5
"""How often a change is tried anew when other writers keep being first."""


@dataclass(slots=True)
class Slot:
    """One table's place: its lock, how many hold or await it, and the table as far as it is loaded."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    users: int = 0
    table: Table | None = None


class Shelf:
    """Tables by id, at most as many idle ones as the limits allow."""

    def __init__(self, store: Store, now: Callable[[], datetime], limits: Limits) -> None:
        self._store = store
        self._used: dict[TableId, Slot] = {}
        """Apart from the idle ones: a cache that is full must never put away a table that somebody is changing."""
        self._idle = TTLCache[TableId, Slot, datetime](limits.tables_in_memory, limits.idle_unload, now)

    def __len__(self) -> int:
        return len(self._used) + len(self._idle)

    async def look(self, table_id: TableId) -> Table:
        """The table as it is on disk. Raises `UnknownTable`, `StoreTrouble`."""
        slot = self._used.get(table_id)
        if slot is None and (slot := self._idle.get(table_id)) is not None:
            self._idle[table_id] = slot  # its time begins anew
        if slot is not None and slot.table is not None:
            return slot.table
        async with self.locked(table_id) as slot:
            return await self.loaded(slot, table_id)

    @asynccontextmanager
    async def locked(self, table_id: TableId) -> AsyncGenerator[Slot]:
        """The table's slot, for one at a time."""
        slot = self._used.get(table_id) or self._idle.pop(table_id, None) or Slot()
        self._used[table_id] = slot
        slot.users += 1
        try:
            async with slot.lock:
                yield slot
        finally:
            slot.users -= 1
            if slot.users == 0:
                del self._used[table_id]
                if slot.table is not None:
                    self._idle[table_id] = slot

    async def loaded(self, slot: Slot, table_id: TableId) -> Table:
        """The table in a locked slot. Raises `UnknownTable`, `StoreTrouble`."""
        if slot.table is None:
            slot.table = await self._store.load(table_id)
        if slot.table is None:
            raise UnknownTable(table_id)
        return slot.table

    async def asked(self, slot: Slot, table_id: TableId, question: Callable[[Table], T]) -> tuple[Table, T]:
        """The table in a locked slot, and what `question` says to it; a refusal counts only for what is on disk now."""
        table = await self.loaded(slot, table_id)
        try:
            return table, question(table)
        except GameError:
            if await self._is_current(table):
                raise
        slot.table = None  # another process has written
        table = await self.loaded(slot, table_id)
        return table, question(table)

    async def change(self, table_id: TableId, decide: Callable[[Table], Table]) -> tuple[Table, bool]:
        """The table after `decide`, on disk, and whether it changed.

        `decide` may be asked again: with what is on disk, when somebody else has written in the meantime.
        """
        async with self.locked(table_id) as slot:
            for _ in range(ATTEMPTS):
                before, after = await self.asked(slot, table_id, decide)
                if after is before:
                    return before, False
                after = replace(after, revision=before.revision + 1)
                if await self._saved(slot, before, after):
                    return after, True
            raise StoreTrouble("store-locked", detail="rivals")

    async def _saved(self, slot: Slot, before: Table, after: Table) -> bool:
        slot.table = None  # until it is known what the disk holds
        try:
            await self._store.save(before, after)
        except Conflict:
            return False
        slot.table = replace(after, notices=()) if after.notices else after
        return True

    async def _is_current(self, table: Table) -> bool:
        try:
            return await self._store.revision(table.id) == table.revision
        except StoreTrouble:
            return True

    def unload_idle(self) -> None:
        """Put away what nobody has touched for a while."""
        self._idle.expire()
