"""Quarantine: one value that cannot be read must not keep anyone from the rest.

Queries about many tables read all their rows at once, and fail at once. Then every row is read by itself: a table with
an unreadable row is quarantined, a setting, a notice or a call is deleted, the log names it, and the query is repeated.
`TableIntegrity` checks every table by itself, and seals those that are older than seals.
"""

import functools
import inspect
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar, cast

from sqlalchemy import TableClause, and_, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.match import Games
from bot.store.database import Database
from bot.store.errors import UNREADABLE, DamagedTable
from bot.store.rows import (
    act_from,
    call_of,
    cast_vote_of,
    notice_of,
    numbers,
    options_of,
    participant_of,
    place_of,
    post_of,
    presence_of,
    seat_holder_of,
    timeout_of,
    timer_of,
    vote_of,
    vote_record_of,
)
from bot.store.schema import (
    IS_SOUND,
    ballots,
    calls,
    departures,
    games,
    guild_preferences,
    lapses,
    moderation,
    motions,
    notices,
    polls,
    posts,
    preferences,
    sitters,
    stays,
    timers,
    watchers,
)
from bot.store.seals import add_seal, quarantine_table, raw_game
from bot.store.table_reader import read_table
from bot.table.table import Table
from bot.table.values import Status, TableId

T = TypeVar("T")
C = TypeVar("C", bound=type)
log = logging.getLogger(__name__)

AT_ONCE: Final = 500
"""The number of tables whose rows are read together while all of them can be."""
PROGRESS: Final = 1000
"""A log line says how far it is after so many tables that are replayed and sealed."""


def _check_game(row: Any) -> None:
    Status(row.status)
    options_of(row.options)
    place_of(row)
    numbers(row.waiting)
    for each in row.presence:
        presence_of(each)


def _check_post(row: Any) -> None:
    post_of(row, 0)


OF_TABLES: Final[tuple[tuple[TableClause, Callable[[Any], object]], ...]] = (
    (games, _check_game),
    (sitters, participant_of),
    (timers, timer_of),
    (motions, vote_of),
    (posts, _check_post),
    (ballots, cast_vote_of),
    (polls, vote_record_of),
    (lapses, timeout_of),
    (stays, seat_holder_of),
    (watchers, tuple),
    (moderation, act_from),
)
"""The parts of a table, except for its log, with the function that reads a row of each."""
OTHERS: Final[tuple[tuple[TableClause, Callable[[Any], object]], ...]] = (
    (notices, notice_of),
    (preferences, tuple),
    (guild_preferences, tuple),
    (calls, call_of),
    (departures, tuple),
)
"""Rows that can be deleted one by one."""


async def quarantine_unreadable(database: Database) -> int:
    """Read every row, put aside what cannot be read, and return how many tables and other rows that were."""
    async with database.reading() as connection:
        ids = [TableId(each) for each in (await connection.execute(select(games.c.id).where(IS_SOUND))).scalars()]
        broken = set[TableId]()
        for start in range(0, len(ids), AT_ONCE):
            broken |= await _unreadable_of(connection, ids[start : start + AT_ONCE])
    for table_id in sorted(broken):
        # after the reading transaction: a write that waited inside it would hold two connections
        await quarantine_table(database, table_id, "row")
    async with database.writing() as connection:
        return len(broken) + sum([await _forget_unreadable(connection, part, read) for part, read in OTHERS])


async def _unreadable_of(connection: AsyncConnection, ids: list[TableId]) -> set[TableId]:
    """Return those of these tables that have a row that cannot be read."""
    if not ids or await _can_read(connection, ids):
        return set()
    if len(ids) == 1:
        return set(ids)
    # by halves: one bad table among hundreds is found in a few looks
    middle = len(ids) // 2
    return await _unreadable_of(connection, ids[:middle]) | await _unreadable_of(connection, ids[middle:])


async def _can_read(connection: AsyncConnection, ids: list[TableId]) -> bool:
    try:
        for part, read in OF_TABLES:
            key = games.c.id if part is games else part.c.game
            for row in (await connection.execute(select(part).where(key.in_(ids)))).all():
                read(row)
    except UNREADABLE:
        return False
    return True


async def _forget_unreadable(connection: AsyncConnection, part: TableClause, read: Callable[[Any], object]) -> int:
    """Delete the rows that cannot be read; return how many there were."""
    try:
        for row in (await connection.execute(select(part))).all():
            read(row)
    except UNREADABLE:
        pass
    else:
        return 0
    # row by row only now: nearly always the look above has found nothing
    keys = list(cast("Any", part).primary_key.columns)
    found = 0
    for key in (await connection.execute(select(*keys))).all():
        where = and_(*(column == value for column, value in zip(keys, key, strict=True)))
        try:
            read((await connection.execute(select(part).where(where))).one())
        except UNREADABLE:
            log.error("a row of %s cannot be read and is forgotten: %s", part.name, tuple(key))
            await connection.execute(delete(part).where(where))
            found += 1
    return found


def retry_after_quarantine(part: C) -> C:
    """Decorate a part of the store so that its queries are repeated once unreadable values are put aside."""
    for name, method in list(vars(part).items()):
        if inspect.iscoroutinefunction(method) and not name.startswith("_"):
            setattr(part, name, _with_retry(method))
    return part


def _with_retry(method: Callable[..., Awaitable[T]]) -> Callable[..., Awaitable[T]]:
    @functools.wraps(method)
    async def retry(self: Any, *args: Any, **named: Any) -> T:
        known = set[int]()
        while True:
            try:
                return await method(self, *args, **named)
            except UNREADABLE:
                # nothing on disk was unreadable, so asking again would only fail again
                if not await quarantine_unreadable(self.database):
                    raise  # a bug, not the disk
            except DamagedTable as damage:
                table_id = int(damage.reason.values["table"])
                if table_id in known:
                    raise  # it is this very table that was asked for
                known.add(table_id)
                await quarantine_table(self.database, table_id, damage.where)

    return retry


class TableIntegrity:
    """Checks of every table, one transaction each, so that they can stop at any table and go on there."""

    def __init__(self, database: Database, known: Games) -> None:
        self._database = database
        self._games = known

    async def seal_all(self) -> int:
        """Replay and seal the tables that have no seal yet; return how many. Tables that do not replay are quarantined.

        Quarantined tables are checked again, since someone may have repaired them.
        """
        sealed = 0
        async with self._database.reading() as connection:
            asked = select(games.c.id).where(or_(games.c.checksum.is_(None), ~IS_SOUND)).order_by(games.c.id)
            ids = [TableId(each) for each in (await connection.execute(asked)).scalars()]
        for number, table_id in enumerate(ids, 1):
            try:
                sealed += await self._seal(table_id)
            except DamagedTable as damage:
                # after its transaction, which has been rolled back
                await quarantine_table(self._database, table_id, damage.where)
            if number % PROGRESS == 0:
                log.info("%s of %s tables are replayed and sealed", number, len(ids))
        if sealed:
            log.info("%s tables have been replayed and sealed", sealed)
        return sealed

    async def _seal(self, table_id: TableId) -> bool:
        async with self._database.writing() as connection:
            row = await raw_game(connection, table_id)
            assert row is not None
            await read_table(connection, self._games, table_id, again=True)
            if row["damage"] is not None:
                await connection.execute(update(games).where(games.c.id == table_id).values(damage=None))
                log.info("table %s is whole again", table_id)
            if row["checksum"] is None:
                await add_seal(connection, row)
            return row["checksum"] is None

    async def ids(self) -> Sequence[TableId]:
        """Return all tables there are, quarantined or not."""
        async with self._database.reading() as connection:
            asked = select(games.c.id).order_by(games.c.id)
            return [TableId(each) for each in (await connection.execute(asked)).scalars()]

    async def read(self, table_id: TableId) -> Table | DamagedTable:
        """Return a table, quarantined or not, or what is wrong with it. Nothing is changed."""
        try:
            async with self._database.reading() as connection:
                table = await read_table(connection, self._games, table_id, again=True)
        except DamagedTable as damage:
            return damage
        assert table is not None
        return table

    async def damages(self) -> AsyncIterator[DamagedTable]:
        """Yield what is wrong, table by table."""
        for table_id in await self.ids():
            found = await self.read(table_id)
            if isinstance(found, DamagedTable):
                yield found
