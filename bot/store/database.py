"""One open database: its engine, the transactions in which it is read and written, and its format of times."""

import asyncio
import re
import time
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import URL, ColumnElement, DateTime, Dialect, Integer, TypeDecorator, func, literal_column, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.meters import NO_METERS, Access, Meters
from bot.shards import ONE_PROCESS, ShardRange, ShardSet
from bot.store import postgresql, sqlite, sqlite_driver
from bot.store.changes import Changes
from bot.store.errors import OUTAGES, StoreError
from bot.supervision import begin_job

REMEMBERED: Final = 60.0
"""Seconds for which a refused write counts against the health of the database."""
_PLAIN: Final = re.compile(r"[\w.-]*")
"""What a user, a host or a database is called where nothing of it can be a piece of a password."""


def prepare_url(url_text: str) -> URL:
    """Return a database's URL with its driver; a SQLite file exists afterwards, private as its folder is.

    Raises:
        StoreError: it isn't a URL of SQLite or PostgreSQL, its file cannot be opened, or its driver isn't installed.
    """
    url = _parse(url_text)
    match url.get_backend_name():
        case "sqlite":
            return sqlite.prepare_file(url)
        case "postgresql":
            return postgresql.prepare_url(url)
        case _:
            raise StoreError("store-cannot-open", detail="url")


def _parse(url_text: str) -> URL:
    """Return the URL that a text is. Raises `StoreError`, which repeats nothing of it."""
    try:
        url = make_url(url_text)
        backend = url.get_backend_name()
    except (ArgumentError, ValueError) as error:
        # ValueError: the port isn't a number; a file has none
        if isinstance(error, ValueError) and url_text.startswith("postgresql"):
            raise StoreError("store-url-option", detail="port") from None
        raise StoreError("store-cannot-open", detail="url") from None
    if backend == "postgresql" and url_text.count("@") > 1:
        # of a password with an @ the rest would pass for the host, the name or an option
        raise StoreError("store-url-option", detail="@ (%40)")
    return url


def shown_url(url_text: str) -> str:
    """Return a database's URL without its password, and of one that can't be read nothing but its kind."""
    kind = next((kind for kind in ("sqlite", "postgresql") if url_text.startswith(kind)), "")
    try:
        url = _parse(url_text)
    except StoreError:
        return f"{kind}://…"
    if kind == "sqlite" and url == URL.create(url.drivername, database=url.database):
        return url_text
    parts = (url.username, url.database, (url.host or "").replace(":", ""))
    if kind != "postgresql" or not all(_PLAIN.fullmatch(part or "") for part in parts):
        return f"{kind}://…"
    return url.set(query=postgresql.plain_options(url)).render_as_string(hide_password=True)


def make_engine(url: URL, *, busy_timeout: float) -> AsyncEngine:
    """Return an engine for a prepared URL.

    Args:
        busy_timeout: seconds to wait for a lock that another process holds.
    """
    is_sqlite = url.get_backend_name() == "sqlite"
    engine = create_async_engine(
        url,
        # enough for all at once: one writes, one does background work (`Database`), one reads; on a server one more
        # holds the lease
        pool_size=3 if is_sqlite else 4,
        max_overflow=0,
        # a wait within this process: a queue that always moves on, since no one holds a connection while waiting for
        # another; so it may be longer than `busy_timeout`, the wait for another process, that may never let go
        pool_timeout=30,
        hide_parameters=True,  # else written values (notes, hands) would stand in tracebacks
        **({"module": sqlite_driver.driver()} if is_sqlite else postgresql.engine_options(busy_timeout=busy_timeout)),
    )
    if is_sqlite:
        sqlite.configure_connections(engine, busy_timeout=busy_timeout)
    else:
        postgresql.configure_connections(engine)
    return engine


@asynccontextmanager
async def transaction(engine: AsyncEngine) -> AsyncGenerator[AsyncConnection]:
    """Open a transaction, committed at the end; the driver's errors are raised as `StoreError`."""
    if engine.dialect.name == "sqlite":
        with sqlite.translate_errors():
            async with _on_sqlite(engine) as connection:
                yield connection
        return
    with postgresql.translate_errors():
        async with engine.begin() as connection:
            yield connection


@asynccontextmanager
async def _on_sqlite(engine: AsyncEngine) -> AsyncGenerator[AsyncConnection]:
    """Open a transaction as `AsyncEngine.begin` does, without its task that gives the connection back.

    There is nothing to wait for then, except where the transaction was cut short.
    """
    connection = await engine.connect().start()
    try:
        async with connection.begin():
            yield connection
    finally:
        if connection.in_transaction():
            await asyncio.shield(begin_job("give back a connection", connection.close()))
        else:
            await connection.close()


class Database:
    """An engine, and the transactions in which it is read and written: within a process one writes at a time."""

    def __init__(self, engine: AsyncEngine, meters: Meters = NO_METERS, shards: ShardRange = ONE_PROCESS) -> None:
        self.reader = engine
        self._meters = meters
        self.is_sqlite = is_sqlite = engine.dialect.name == "sqlite"
        self.shards = ONE_PROCESS if is_sqlite else shards
        """The shards whose servers' tables are this process's. A file has one process, to which all of them belong."""
        self.changes = Changes(is_shared=not self.shards.is_whole)
        """What processes tell one another."""
        self.writer = engine.execution_options(**({sqlite.BEGIN: sqlite.WRITING} if is_sqlite else postgresql.WRITING))
        """The engine for writing. It locks before it reads, since SQLite refuses a write to what another changed."""
        self._asker = engine if is_sqlite else engine.execution_options(**postgresql.ASKING)
        self._table_writer = self.writer if is_sqlite else engine.execution_options(**postgresql.WRITING_TABLE)
        self._starting_writer = self.writer if is_sqlite else engine.execution_options(**postgresql.STARTING)
        self.is_starting = False
        """Whether writers wait long for those of other processes, since nobody waits for them."""
        self.process_lock = None if is_sqlite else postgresql.ProcessLock(engine, self.shards)
        """What holds the lease where a connection can."""
        if self.process_lock is not None:
            self.process_lock.on_message = self.changes.receive
        self._write_lock = asyncio.Lock()  # a fair queue within the process; SQLite's own is polling
        self.clock: Callable[[], float] = time.monotonic
        """Tells seconds."""
        self._refused: tuple[str, float] | None = None
        """The key of why a write was last refused, and when."""
        self._background_lock = asyncio.Lock()
        """Held by background work: at most one piece of it at a time delays a press."""

    async def close(self) -> None:
        """Close all connections."""
        if self.process_lock is not None:
            await self.process_lock.release()
        await self.reader.dispose()

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write to it at any time."""
        return not self.shards.is_whole

    def owned(self, guild_id: ColumnElement[int | None]) -> tuple[ColumnElement[bool], ...]:
        """Return the condition under which a row is this process's, by its server; none where all rows are."""
        if not self.is_shared:
            return ()
        return (_shard(guild_id, self.shards.count).between(self.shards.first, self.shards.last),)

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[AsyncConnection]:
        """A transaction that reads."""
        with self._timed("read"):
            async with transaction(self.reader) as connection:
                yield connection

    @asynccontextmanager
    async def asking(self) -> AsyncGenerator[AsyncConnection]:
        """A connection for one question: a server is spared the transaction around it, and the bot half the work."""
        with self._timed("read"):
            async with transaction(self._asker) as connection:
                yield connection

    @asynccontextmanager
    async def writing(self, of: int | None = None) -> AsyncGenerator[AsyncConnection]:
        """A transaction that writes.

        Args:
            of: the table that it is about, where it writes that one and what belongs to it alone. On a server such
                transactions of several processes wait for one another only where they are of one table.

        Raises:
            StoreError: `store-unavailable` also once the process lock is lost: another process may hold it by now.
        """
        with self._timed("write"), self._noting_outages():
            async with self._write_lock:
                if self.process_lock is not None and self.process_lock.is_lost.is_set():
                    raise StoreError("store-unavailable", detail="lock")
                async with transaction(self._writer(of)) as connection:
                    if of is not None and not self.is_sqlite:
                        await postgresql.lock_table(connection, of)
                    yield connection

    @contextmanager
    def _noting_outages(self) -> Generator[None]:
        try:
            yield
        except StoreError as error:
            if error.reason.key in OUTAGES:
                self._refused = error.reason.key, self.clock()
            raise

    def refused_lately(self) -> str | None:
        """Return why the last write that the database refused was refused, if that was within the last minute.

        A disk without room for a move has some for a few bytes: that other writes pass says little.
        """
        if self._refused is None or self.clock() - self._refused[1] >= REMEMBERED:
            return None
        return self._refused[0]

    def _writer(self, of: int | None) -> AsyncEngine:
        if of is not None:
            return self._table_writer
        return self._starting_writer if self.is_starting else self.writer

    @contextmanager
    def _timed(self, access: Access) -> Generator[None]:
        began_at = time.perf_counter()
        try:
            yield
        finally:
            self._meters.time_transaction(access, time.perf_counter() - began_at)

    @asynccontextmanager
    async def reading_in_background(self) -> AsyncGenerator[AsyncConnection]:
        """Open a transaction that reads, for background work."""
        async with self._background_lock, self.reading() as connection:
            yield connection

    @asynccontextmanager
    async def writing_in_background(self) -> AsyncGenerator[AsyncConnection]:
        """Open a transaction that writes, for background work."""
        # its own turn first: waiting for it with the writer's lock held would keep presses waiting
        async with self._background_lock, self.writing() as connection:
            yield connection


def on_shards(guild_id: ColumnElement[int | None], shards: ShardSet) -> tuple[ColumnElement[bool], ...]:
    """Return the condition under which a row's server is on one of these shards; none where that says nothing."""
    return () if shards.is_whole else (_shard(guild_id, shards.count).in_(sorted(shards.ids)),)


def _shard(guild_id: ColumnElement[int | None], count: int) -> ColumnElement[int]:
    return func.coalesce(guild_id, 0).bitwise_rshift(literal_column("22", Integer)) % count


class UtcDateTime(TypeDecorator[datetime]):
    """An aware UTC time, stored without its zone where the database has none."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> Any:
        if value is None:
            return None
        # SQLite compares times as the texts they are kept as: only in one zone the order of texts is that of times
        value = value.astimezone(UTC)
        return value.replace(tzinfo=None) if dialect.name == "sqlite" else value

    def process_result_value(self, value: Any, dialect: Dialect) -> datetime | None:
        return value if value is None or value.tzinfo else value.replace(tzinfo=UTC)
