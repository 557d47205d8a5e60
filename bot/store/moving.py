"""Moving a whole database into an empty one, of the same kind or the other: a club that grows goes to a server.

Tables of the schema go over one by one, each in one transaction, with a mark in the target of how far that has come: a
move that was broken off goes on from there, and no bot starts on half a database. What has arrived is compared by sums
of hashes, which need no order: the two kinds sort texts differently. JSON goes over as its text. Seals are of values as
they lie on disk, which differ: they are made again, of tables whose seals fit where they come from.
"""

import hashlib
import json
from collections.abc import AsyncIterator, Generator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from sqlalchemy import (
    JSON,
    ColumnElement,
    MetaData,
    Select,
    Table,
    Text,
    cast,
    delete,
    func,
    insert,
    literal,
    not_,
    or_,
    select,
    text,
    tuple_,
)
from sqlalchemy.exc import DBAPIError, IntegrityError, StatementError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.types import UserDefinedType

from bot.store import postgresql, sqlite
from bot.store.errors import UNREADABLE, DamagedTable, StoreError
from bot.store.lease import LEASE_KEY
from bot.store.schema import games, lines, memory, metadata
from bot.store.seals import add_seal, raw_game
from bot.store.store import MOVE_KEY, Store

AT_ONCE: Final = 1000
"""The number of rows that are held in memory."""
MODULUS: Final = 1 << 128
SEALS: Final = ("checksum", "people", "head", "hash")
"""Columns that are made again."""
SEALED: Final = (games.name, lines.name)
"""The tables that have them."""


class _JsonText(UserDefinedType[str]):
    """JSON as it is written."""

    cache_ok = True

    def get_col_spec(self, **_kw: Any) -> str:
        return "JSON"

    def column_expression(self, colexpr: ColumnElement[Any]) -> ColumnElement[Any]:
        # PostgreSQL's driver reads it; SQLite takes a text that is a number for one
        return cast(colexpr, Text)


def _as_they_lie() -> MetaData:
    """Return the schema with JSON as text."""
    found = MetaData()
    for table in metadata.sorted_tables:
        for column in table.to_metadata(found).columns:
            if isinstance(column.type, JSON):
                column.type = _JsonText()
    return found


SCHEMA: Final = _as_they_lie()
MEMORY: Final = SCHEMA.tables[memory.name]
Sum = tuple[int, int]
"""The number of a table's rows, and the sum of their hashes."""


async def move_database(source: Store, target: Store) -> AsyncIterator[tuple[str, int]]:
    """Copy every row, and yield each table with the number of its rows once they are there.

    Both stores are this process's alone. Followed by `prove_tables` and `finish_move`. A move that was broken off goes
    on; where the source has changed since, it begins again.

    Raises:
        StoreError: `store-move-taken` where the target holds anything else; what the databases raise.
    """
    async with target.database.writing() as connection:
        done = await _read_mark(connection)
        if done is None:
            if await _has_rows(connection):
                raise StoreError("store-move-taken")
            await _write_mark(connection, {})
    for name, moved in (done or {}).items():
        async with source.database.reading() as connection:
            with _of_source(name):
                is_same = await _sum(connection, SCHEMA.tables[name]) == moved
        if not is_same:
            await _clear(target)
            done = None
            break
    done = done or {}
    for table in SCHEMA.sorted_tables:
        if table.name not in done:
            done[table.name] = await _copy(source, target, table, done)
        yield table.name, done[table.name][0]


async def prove_tables(source: Store, target: Store) -> AsyncIterator[DamagedTable | None]:
    """Replay every table at both places, seal it in the target, and yield what is damaged there alone, or None."""
    with _of_source(games.name):
        table_ids = await source.integrity.ids()
    for table_id in table_ids:
        with _of_source(games.name):
            origin = await source.integrity.read(table_id)
        if isinstance(origin, DamagedTable):
            yield None  # as it was: its seal fits nowhere
            continue
        async with target.database.writing() as connection:
            row = await raw_game(connection, table_id)
            if row is not None and row["checksum"] is not None:
                await add_seal(connection, row)
        found = await target.integrity.read(table_id)
        yield found if isinstance(found, DamagedTable) else None


async def finish_move(source: Store, target: Store) -> None:
    """Compare what has arrived with what went over and is still there, and take the mark away.

    Raises:
        StoreError: `store-move-differs`, by the table; the mark stays.
    """
    async with source.database.reading() as origin, target.database.reading() as connection:
        done = await _read_mark(connection) or {}
        for table in SCHEMA.sorted_tables:
            with _of_source(table.name):
                still_there = await _sum(origin, table)
            if not done.get(table.name) == still_there == await _sum(connection, table):
                raise StoreError("store-move-differs", detail=table.name)
    async with target.database.writing() as connection:
        await connection.execute(delete(MEMORY).where(MEMORY.c.key == MOVE_KEY))


class SourceError(StoreError):
    """The trouble is with the database that is moved, such as a row (`store-move-row`) that can't be read, or fit."""


@contextmanager
def _of_source(name: str) -> Generator[None]:
    """Raise what is wrong with a table of the source as `SourceError`; what the target refuses passes as it is."""
    try:
        yield
    except StoreError as error:
        raise SourceError(error.reason.key, **error.reason.values) from error
    except DBAPIError as error:
        # what else a database refuses, such as a full disk's, isn't a row's fault
        if not isinstance(error, IntegrityError):
            raise
        raise SourceError("store-move-row", detail=name) from None
    except (*UNREADABLE, StatementError):
        raise SourceError("store-move-row", detail=name) from None


async def _copy(source: Store, target: Store, table: Table, done: dict[str, Sum]) -> Sum:
    number = total = 0
    async with source.database.reading() as origin, target.database.writing() as connection:
        column = table.autoincrement_column
        with _of_source(table.name):  # also where the target takes a row only if it is sound
            async for rows in _rows(origin, table):
                await connection.execute(insert(table), [dict(row._mapping) for row in rows])
                number, total = number + len(rows), (total + _hashed(table, rows)) % MODULUS
            highest = 0 if column is None else await _highest(origin, table, column.name)
        if column is not None:
            await _give_from(connection, table, column.name, highest)
        await _write_mark(connection, {**done, table.name: (number, total)})
    return number, total


async def _clear(target: Store) -> None:
    async with target.database.writing() as connection:
        for table in reversed(SCHEMA.sorted_tables):
            await connection.execute(delete(table).where(_is_content(table)))
        await _write_mark(connection, {})


async def _sum(connection: AsyncConnection, table: Table) -> Sum:
    number = total = 0
    async for rows in _rows(connection, table):
        number, total = number + len(rows), (total + _hashed(table, rows)) % MODULUS
    return number, total


async def _rows(connection: AsyncConnection, table: Table) -> AsyncIterator[Any]:
    key = list(table.primary_key.columns)
    page = select(table).where(_is_content(table)).order_by(*key).limit(AT_ONCE)
    asked = page
    rows: Sequence[Any]
    while rows := await _read(connection, asked):
        yield rows
        asked = page.where(tuple_(*key) > tuple_(*(literal(rows[-1]._mapping[column], column.type) for column in key)))


async def _read(connection: AsyncConnection, asked: Select[Any]) -> Sequence[Any]:
    """Return the rows. Raises `StoreError` at once, before another database's transaction takes it for its own."""
    with (sqlite if connection.dialect.name == "sqlite" else postgresql).translate_errors():
        return (await connection.execute(asked)).all()


def _hashed(table: Table, rows: Any) -> int:
    left_out = SEALS if table.name in SEALED else ()
    return sum(int.from_bytes(hashlib.sha256(_content(row, left_out)).digest()[:16], "big") for row in rows)


def _content(row: Any, left_out: Sequence[str]) -> bytes:
    return repr([value for column, value in row._mapping.items() if column not in left_out]).encode()


def _is_content(table: Table) -> Any:
    """Return the condition of rows that go over: neither whose process a database is, nor the mark."""
    if table is not MEMORY:
        return text("1 = 1")
    return not_(or_(MEMORY.c.key == MOVE_KEY, MEMORY.c.key == LEASE_KEY, MEMORY.c.key.startswith(f"{LEASE_KEY} ")))


async def _has_rows(connection: AsyncConnection) -> bool:
    for table in SCHEMA.sorted_tables:
        if await connection.scalar(select(func.count()).select_from(table).where(_is_content(table))):
            return True
    return False


async def _read_mark(connection: AsyncConnection) -> dict[str, Sum] | None:
    """Return the tables that have gone over; None where no move has begun."""
    value = await connection.scalar(select(MEMORY.c.value).where(MEMORY.c.key == MOVE_KEY))
    return None if value is None else {name: (rows, int(total)) for name, (rows, total) in json.loads(value).items()}


async def _write_mark(connection: AsyncConnection, done: dict[str, Sum]) -> None:
    value = json.dumps({name: (rows, str(total)) for name, (rows, total) in done.items()})
    await connection.execute(delete(MEMORY).where(MEMORY.c.key == MOVE_KEY))
    await connection.execute(insert(MEMORY).values(key=MOVE_KEY, value=value))


async def _highest(connection: AsyncConnection, table: Table, column: str) -> int:
    """Return the highest number that a table has ever given: none is given twice, also after its row is gone."""
    if connection.dialect.name == "sqlite":
        asked, values = "SELECT seq FROM sqlite_sequence WHERE name = :name", {"name": table.name}
        return await connection.scalar(text(asked), values) or 0
    sequence = await connection.scalar(text("SELECT pg_get_serial_sequence(:name, :column)"), _named(table, column))
    last, is_given = (await connection.execute(text(f"SELECT last_value, is_called FROM {sequence}"))).one()
    return last if is_given else 0


async def _give_from(connection: AsyncConnection, table: Table, column: str, highest: int) -> None:
    """Let a table's next number be the one after `highest`."""
    if not highest:
        return
    if connection.dialect.name == "sqlite":
        values = {"name": table.name, "highest": highest}
        await connection.execute(text("DELETE FROM sqlite_sequence WHERE name = :name"), values)
        await connection.execute(text("INSERT INTO sqlite_sequence (name, seq) VALUES (:name, :highest)"), values)
        return
    asked = "SELECT setval(pg_get_serial_sequence(:name, :column), :highest)"
    await connection.execute(text(asked), {**_named(table, column), "highest": highest})


def _named(table: Table, column: str) -> dict[str, Any]:
    return {"name": table.name, "column": column}
