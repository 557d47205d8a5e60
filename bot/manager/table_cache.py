"""The tables in memory, and the one way to change one: with all that the change entails, on disk before it is told."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime
from weakref import WeakValueDictionary

from bot.manager.locked_cache import LockedCache, ShieldedTasks
from bot.store import Store
from bot.table.availability import AVAILABILITY, Availabilities, parse_availability
from bot.table.calls import COOLDOWN
from bot.table.consequences import apply_consequences
from bot.table.errors import UnknownTable
from bot.table.limits import Limits
from bot.table.lobby import name_computers
from bot.table.names import HandleOf, with_distinct_names
from bot.table.next_player import FEWEST
from bot.table.preferences import preferences_from
from bot.table.table import Table
from bot.table.values import OPEN, Call, Status, TableId, UserId


class TableRepository:
    """The tables on disk, for a `LockedCache`."""

    def __init__(self, store: Store) -> None:
        self._tables = store.tables

    async def load(self, table_id: TableId) -> Table:
        """Return the table. Raises `UnknownTable`."""
        table = await self._tables.load(table_id)
        if table is None:
            raise UnknownTable(table_id)
        return table

    async def save(self, before: Table, after: Table) -> Table:
        """Write what differs, with its notices, calls and requests.

        Raises `Conflict`, `RequestTaken`, `RoomTaken`.
        """
        await self._tables.save(before, after)
        # they are in the outbox now: kept here, the next change would write them once more
        has_more = after.notices or after.calls or after.requests or after.room
        return replace(after, notices=(), calls=(), requests=(), room=None) if has_more else after

    async def is_current(self, table: Table) -> bool:
        """Whether the revision on disk is this table's."""
        return await self._tables.revision(table.id) == table.revision


class TableCache(LockedCache[TableId, Table]):
    """The tables of this process."""

    def __init__(
        self, store: Store, now: Callable[[], datetime], limits: Limits, changed: Callable[[Table], None]
    ) -> None:
        """`changed` is told of every table that has changed, once it is on disk. It must return at once."""
        super().__init__(
            "table", TableRepository(store), ShieldedTasks(), lambda _, table: changed(table),
            size=limits.tables_in_memory, idle_unload=limits.idle_unload, now=now,
            is_shared=store.database.is_shared,
        )  # fmt: skip
        self._store = store
        self._now = now
        self.before_change: Callable[[], Awaitable[object]] | None = None
        """Awaited before each change, outside of any lock."""
        self.handle_of: HandleOf = _nobody
        """Tells people of one name apart."""
        self.calls = RecentCalls(store, now)
        """Whom people have called lately."""

    async def change(
        self, key: TableId, decide: Callable[[Table], Table], recent: Collection[Call] | None = None
    ) -> Table:
        """Return the table after `decide` and all that this entails, on disk, and tell the listener.

        `recent` are the calls of the person who may call others by it (`calls`); None where it calls people only to a
        turn.
        """
        return await self.run(self._change(key, decide, recent))

    async def preload_sound(self, table_ids: Sequence[TableId]) -> None:
        """Load the tables that are about to be needed, many with one question to the disk, after what presses ask it.

        One that cannot be loaded, or is in memory, is left to the next one who looks.
        """
        await self.run(self.preload(table_ids, self._store.tables.load_sound))

    async def availabilities(self, table: Table) -> Availabilities:
        """Return the availabilities of the people at a table."""
        users = [participant.user_id for participant in table.people]
        stored = await self._store.preferences.of_users(users, AVAILABILITY)
        return {user: parse_availability(stored.get(user, {})) for user in users}

    async def wanting_next(self, table: Table) -> Collection[int]:
        """Return the people at a table who want to be told that they come next: of the others nothing is written."""
        clock, users = table.options.clock, [participant.user_id for participant in table.people]
        if len(table.participants) < FEWEST or (clock is not None and not clock.is_slow):
            return ()
        stored = await self._store.preferences.of_users(users, ("remind_next",))
        return [user for user in users if preferences_from(stored.get(user, {})).remind_next]

    async def _change(
        self, table_id: TableId, decide: Callable[[Table], Table], recent: Collection[Call] | None
    ) -> Table:
        if self.before_change is not None:
            await self.before_change()
        table = await self.look(table_id)
        is_slow = table.options.clock is not None and table.options.clock.is_slow
        # before the lock: it may ask the database, and a press behind this one would wait for that, too. One who
        # has other hours meanwhile gets their clocks wound back by the old ones afterwards (`Profiles`)
        availabilities: Availabilities = await self.availabilities(table) if is_slow or recent is not None else {}
        wants_next = await self.wanting_next(table)

        def change(before: Table) -> Table:
            decided = self._with_names(before, decide(before))
            after = apply_consequences(before, decided, self._now(), availabilities, recent or (), wants_next)
            # whatever `decide` made of it: the revision on disk is what another writer is known by
            return before if after is before else replace(after, revision=before.revision + 1)

        return await super().change(table_id, change)

    def _with_names(self, before: Table, after: Table) -> Table:
        """Return the table with names that tell its people apart; a finished game keeps those it was played under."""
        if after.participants is before.participants or after.status not in OPEN:
            return after
        participants = with_distinct_names(after.participants, self.handle_of)
        return after if participants == after.participants else replace(after, participants=participants)

    async def rename(self, table_id: TableId, user: UserId, name: str) -> None:
        """Give someone their new name at a table, unless it is over."""

        def decide(table: Table) -> Table:
            renamed = [replace(each, name=name) if each.user_id == user else each for each in table.participants]
            participants = with_distinct_names(renamed, self.handle_of)
            if table.status not in OPEN or participants == table.participants:
                return table
            after = replace(table, participants=participants)
            return name_computers(after) if table.status is Status.LOBBY else after

        await self.change(table_id, decide)


def _nobody(_: UserId) -> str | None:
    return None


class RecentCalls:
    """Whom people have called lately, at any table."""

    def __init__(self, store: Store, now: Callable[[], datetime]) -> None:
        self._store = store
        self._now = now
        self._locks: WeakValueDictionary[UserId, asyncio.Lock] = WeakValueDictionary()
        """By caller: two acts at once, at two tables, would each find that no one has been called yet."""

    @asynccontextmanager
    async def of(self, caller: UserId) -> AsyncGenerator[tuple[Call, ...]]:
        """The recent calls of someone about to call again; what comes of it must be kept before this is left."""
        # taken before any table's lock, wherever both are needed: in another order two acts could wait for each other
        async with self._locks.setdefault(caller, asyncio.Lock()):
            yield await self._store.calls.of_caller(caller, self._now() - COOLDOWN)

    async def forget_old(self) -> None:
        """Delete those that no longer count."""
        await self._store.calls.forget(self._now() - COOLDOWN)
