"""The tables in memory: loaded at first touch, one lock each, put away when nobody touches them any more.

What lies here is only ever what is on disk: a change is saved first, with all that it entails, and whatever fails drops
the copy. Only then does anybody hear of it.
"""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Collection, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, TypeVar

from cachetools import TTLCache

from bot.manager.recent_calls import RecentCalls
from bot.reasons import GameError, ShuttingDown
from bot.store import Conflict, Store, StoreError
from bot.table.availability import Availabilities
from bot.table.change_consequences import entailed
from bot.table.errors import UnknownTable
from bot.table.limits import Limits
from bot.table.settings import AVAILABILITY, availability_of
from bot.table.table import Table
from bot.table.values import Call, TableId

T = TypeVar("T")

ATTEMPTS = 5
"""How often a change is tried anew when other writers keep being first."""


@dataclass(slots=True)
class Slot:
    """One table's place: its lock, how many hold or await it, and the table as far as it is loaded.

    While a change is written, `table` is unknown, and `before` is what everybody has heard of until then.
    """

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    users: int = 0
    table: Table | None = None
    before: Table | None = None


class LiveTables:
    """Tables by id, at most as many idle ones as the limits allow; and the one way to change them.

    Whatever is asked of it goes on to its end even when its caller is cancelled, so that memory and disk never part.
    """

    def __init__(
        self, store: Store, now: Callable[[], datetime], limits: Limits, changed: Callable[[Table], None]
    ) -> None:
        """`changed` is told of every table that has changed, once it is on disk. It must return at once."""
        self._store = store
        self._now = now
        self._changed = changed
        self._used: dict[TableId, Slot] = {}
        """Apart from the idle ones: a cache that is full must never put away a table that somebody is changing."""
        self._idle = TTLCache[TableId, Slot, datetime](limits.tables_in_memory, limits.idle_unload, now)
        self._in_flight: set[asyncio.Task[Any]] = set()
        self.calls = RecentCalls(store, now)
        """Whom people have called lately."""
        self.is_closing = False
        """Whether new work is refused."""

    def __len__(self) -> int:
        return len(self._used) + len(self._idle)

    # Work

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """What `work` makes, done to its end whatever becomes of the caller. Raises `ShuttingDown`."""
        # it must not wait for itself, and a stop must let it end
        if asyncio.current_task() in self._in_flight:
            return await work  # a part of what has been begun already
        if self.is_closing:
            work.close()
            raise ShuttingDown
        task = asyncio.create_task(work)
        self._in_flight.add(task)
        task.add_done_callback(self._landed)
        return await asyncio.shield(task)  # else a cancelled press would leave memory behind the disk

    def _landed(self, task: asyncio.Task[Any]) -> None:
        self._in_flight.discard(task)
        if not task.cancelled():
            task.exception()  # looked at here, in case whoever asked has gone

    async def drain(self) -> None:
        """Returns once nothing is in flight any more."""
        while self._in_flight:
            await asyncio.gather(*self._in_flight, return_exceptions=True)

    # What can be done with a table

    async def look(self, table_id: TableId) -> Table:
        """The table as it is on disk. Raises `UnknownTable`, `StoreError`."""
        return await self.run(self._look(table_id))

    async def glance(self, table_id: TableId) -> Table:
        """The table, but while a change is being written as it was before: nobody has heard of that change yet.

        A page about many tables waits for none of their changes, nor for those who wait to make one,
        unless what the disk holds is unknown here.
        """
        slot = None if self.is_closing else self._slot_at_hand(table_id)
        found = None if slot is None else slot.table or slot.before
        return found or await self.look(table_id)

    async def change(
        self, table_id: TableId, decide: Callable[[Table], Table], recent: Collection[Call] | None = None
    ) -> Table:
        """The table after `decide` and all that this entails, on disk; then those who want to know are told.

        `decide` may be asked again: with what is on disk, when somebody else has written in the meantime. `recent` are
        the calls of the person who may call others by it (`calls`); None where it calls nobody but to a turn.
        """
        return await self.run(self._change(table_id, decide, recent))

    async def keep(self, table_id: TableId, keep: Callable[[Table], Awaitable[Table]]) -> Table:
        """The table after `keep` has written something down that is no change of it: nobody is told."""
        return await self.run(self._keep(table_id, keep))

    async def availabilities(self, table: Table) -> Availabilities:
        """The availabilities of the people at a table."""
        users = [sitter.user_id for sitter in table.people]
        stored = await self._store.preferences.of_users(users, AVAILABILITY)
        return {user: availability_of(stored.get(user, {})) for user in users}

    # How it is done

    def _slot_at_hand(self, table_id: TableId) -> Slot | None:
        """The place of a table that is in memory."""
        slot = self._used.get(table_id)
        if slot is None and (slot := self._idle.get(table_id)) is not None:
            self._idle[table_id] = slot  # its time begins anew
        return slot

    async def _look(self, table_id: TableId) -> Table:
        slot = self._slot_at_hand(table_id)
        if slot is not None and slot.table is not None:
            return slot.table
        async with self.locked(table_id) as slot:
            return await self.loaded(slot, table_id)

    async def _change(
        self, table_id: TableId, decide: Callable[[Table], Table], recent: Collection[Call] | None
    ) -> Table:
        table = await self._look(table_id)
        is_slow = table.options.clock is not None and table.options.clock.is_slow
        # before the lock: it may ask the database, and a press behind this one would wait for that, too. Whoever has
        # other hours meanwhile has his clocks wound back by the old ones afterwards (`Tables._rewound`)
        availabilities: Availabilities = await self.availabilities(table) if is_slow or recent is not None else {}

        def change(table: Table) -> Table:
            return entailed(table, decide(table), self._now(), availabilities, recent or ())

        async with self.locked(table_id) as slot:
            for _ in range(ATTEMPTS):  # the lock is this process's: another one may write between load and save
                before, after = await self.asked(slot, table_id, change)
                if after is before:
                    return before
                # whatever `decide` made of it: the revision on disk is what another writer is known by
                after = replace(after, revision=before.revision + 1)
                if await self._saved(slot, before, after):
                    break
            else:
                raise StoreError("store-locked", detail="rivals")
        # outside the lock: whoever hears of it may look at the table at once
        self._changed(after)
        return after

    async def _keep(self, table_id: TableId, keep: Callable[[Table], Awaitable[Table]]) -> Table:
        async with self.locked(table_id) as slot:
            slot.table = await keep(await self.loaded(slot, table_id))
            return slot.table

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
                # a slot whose table is unknown is not worth a place
                if slot.table is not None:
                    self._idle[table_id] = slot

    async def loaded(self, slot: Slot, table_id: TableId) -> Table:
        """The table in a locked slot. Raises `UnknownTable`, `StoreError`."""
        if slot.table is None:
            slot.table = await self._store.tables.load(table_id)
        if slot.table is None:
            raise UnknownTable(table_id)
        return slot.table

    async def asked(self, slot: Slot, table_id: TableId, question: Callable[[Table], T]) -> tuple[Table, T]:
        """The table in a locked slot, and what `question` says to it; a refusal counts only for what is on disk now."""
        table = await self.loaded(slot, table_id)
        try:
            return table, question(table)
        except GameError:
            # a refusal that follows from an old copy would be told to a player who did nothing wrong
            if await self._is_current(table):
                raise
        slot.table = None  # another process has written
        table = await self.loaded(slot, table_id)
        return table, question(table)

    async def _saved(self, slot: Slot, before: Table, after: Table) -> bool:
        slot.table, slot.before = None, before  # until it is known what the disk holds
        try:
            await self._store.tables.save(before, after)
        except Conflict:
            return False
        finally:
            slot.before = None
        # they are in the outbox now: kept here, the next change would write them once more
        slot.table = replace(after, notices=(), calls=()) if after.notices or after.calls else after
        return True

    async def _is_current(self, table: Table) -> bool:
        try:
            return await self._store.tables.revision(table.id) == table.revision
        # what cannot be asked may be so: the refusal stands, and a change would fail at the disk anyway
        except StoreError:
            return True

    def unload_idle(self) -> None:
        """Put away what nobody has touched for a while."""
        self._idle.expire()
