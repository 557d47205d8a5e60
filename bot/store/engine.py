"""One database, opened: connections, their settings, its times, and the driver's errors in our words."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import asynccontextmanager, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, DateTime, Dialect, TypeDecorator, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.private_files import make_private, make_private_folder
from bot.store.errors import StoreTrouble

BEGIN: Final = "sqlite_begin"
"""The execution option that says how a transaction begins: SQLite takes the write lock only when told."""

_KEYS: Final = (
    ("SQLITE_BUSY", "store-locked"),
    ("SQLITE_LOCKED", "store-locked"),
    ("SQLITE_READONLY", "store-read-only"),
    ("SQLITE_FULL", "store-full"),
    ("SQLITE_NOTADB", "store-not-a-database"),
    ("SQLITE_CORRUPT", "store-damaged"),
    ("SQLITE_CANTOPEN", "store-cannot-open"),
    ("SQLITE_PERM", "store-cannot-open"),
    ("SQLITE_AUTH", "store-cannot-open"),
    ("SQLITE_IOERR", "store-unavailable"),
)


_ALTERED: Final = ("no such column", "no such table", "malformed database schema")
"""What SQLite says of a schema that is not the one that was opened: a bit of it has flipped, or somebody altered it."""


def trouble_of(error: BaseException | None) -> StoreTrouble | None:
    """The driver's error in our words; None where it is no trouble of the database but a bug, or a broken key."""
    name: str = getattr(error, "sqlite_errorname", "")
    for beginning, key in _KEYS:
        if name.startswith(beginning):
            return StoreTrouble(key, detail=name)
    # SQLite has one code for mistakes in a statement and for a schema that is not the one it knew; only words differ
    if name == "SQLITE_ERROR" and str(error).startswith(_ALTERED):
        return StoreTrouble("store-damaged", detail=name)
    # a broken key is news for whoever wrote (`Conflict`), a wrong statement a bug: both must pass as they are
    if isinstance(error, sqlite3.IntegrityError | sqlite3.ProgrammingError) or name == "SQLITE_ERROR":
        return None
    return StoreTrouble("store-unavailable", detail=name or type(error).__name__)


@contextmanager
def translated() -> Generator[None]:
    """Turns the driver's errors into `StoreTrouble`; bugs and integrity errors pass as they are."""
    try:
        yield
    except UnicodeDecodeError as error:  # SQLite quotes a damaged schema in its message, and the driver cannot read it
        raise StoreTrouble("store-damaged", detail="text") from error
    except DBAPIError as error:
        if trouble := trouble_of(error.orig):
            raise trouble from error
        raise
    except PoolTimeout as error:
        raise StoreTrouble("store-unavailable", detail="pool") from error
    except sqlite3.Error as error:
        if trouble := trouble_of(error):
            raise trouble from error
        raise


def prepared_url(text: str) -> URL:
    """The database's URL with its driver; directory and file exist afterwards, both private. Raises `StoreTrouble`."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):  # ValueError: a port that is no number
        raise StoreTrouble("store-cannot-open", detail="url") from None
    if url.drivername == "sqlite":
        url = url.set(drivername="sqlite+aiosqlite")
    if url.get_backend_name() == "sqlite":
        if not url.database or url.database == ":memory:":  # each connection would have a database of its own
            raise StoreTrouble("store-cannot-open", detail="no file")
        if url.database.startswith("file:"):
            return url
        _prepare_file(Path(url.database))
        with translated():  # here, since aiosqlite leaves a thread behind that fails aloud once the process has ended
            sqlite3.connect(url.database).close()
    return url


def _prepare_file(file: Path) -> None:
    """Makes directory and file, both private, where they are missing. Raises `StoreTrouble`."""
    try:
        make_private_folder(file.parent)
    except OSError as error:
        raise StoreTrouble("store-no-directory", path=str(file.parent), detail=type(error).__name__) from error
    _check_not_cut(file)
    with suppress(OSError):  # what keeps the file from being made, SQLite says in its own words
        make_private(file)
    for beside in ("-wal", "-shm"):  # SQLite gives new ones the rights of the database
        if (other := file.with_name(file.name + beside)).exists():
            make_private(other)


def _check_not_cut(file: Path) -> None:
    """Raises `StoreTrouble` for a file of one byte: SQLite takes it for an empty one, and would begin anew."""
    with suppress(OSError):
        if file.stat().st_size == 1:
            raise StoreTrouble("store-not-a-database", detail="cut")


def file_of(text: str) -> Path:
    """The file of a SQLite URL. Raises `StoreTrouble` where it names none."""
    database = make_url(text).database
    if not database or database.startswith((":", "file:")):
        raise StoreTrouble("store-cannot-open", detail="no file")
    return Path(database).absolute()


def is_to_be_made(text: str) -> bool:
    """Whether a URL names a SQLite file that is not there yet and can be made; nothing is touched.

    Raises `StoreTrouble` where its folder is missing and cannot be made.
    """
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        return False
    if url.get_backend_name() != "sqlite" or not url.database or url.database.startswith((":", "file:")):
        return False
    file = Path(url.database)
    if file.exists():
        return False
    folder = next(parent for parent in file.absolute().parents if parent.exists())
    if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
        raise StoreTrouble("store-no-directory", path=str(file.parent), detail="")
    return True


def make_engine(url: URL, *, busy_timeout: float) -> AsyncEngine:
    """An engine whose SQLite connections keep foreign keys, WAL and full durability."""
    engine = create_async_engine(
        url,
        # enough for what runs at once: one writes at a time, one is at work nobody waits for (`Database`), one reads
        pool_size=3,
        max_overflow=0,
        # a wait within this process: a queue that always moves on, since nobody holds a connection while he waits for
        # another; so it may be longer than `busy_timeout`, the wait for another process, that may never let go
        pool_timeout=30,
        hide_parameters=True,  # what is written (notes, hands) would stand in the tracebacks of whatever goes wrong
    )
    if url.get_backend_name() == "sqlite":
        event.listen(engine.sync_engine, "connect", _settings(busy_timeout))
        event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _settings(busy_timeout: float) -> Callable[[Any, Any], None]:
    def settle(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # else the driver begins transactions itself, and never for what only reads
        cursor = connection.cursor()
        try:
            cursor.execute(f"PRAGMA busy_timeout = {int(busy_timeout * 1000)}")
            cursor.execute("PRAGMA journal_mode = WAL")  # whoever reads waits for nobody who writes
            cursor.execute("PRAGMA synchronous = FULL")  # a move that was announced survives a power cut
            cursor.execute("PRAGMA secure_delete = ON")  # what is deleted is not to lie about in free pages
            cursor.execute("PRAGMA foreign_keys = ON")  # off in SQLite unless each connection asks
        except BaseException:
            # a connection half set up must not go back to the pool: it would read and write without these settings
            connection.close()
            raise
        cursor.close()

    return settle


def _begin(connection: Connection) -> None:
    if statement := connection.get_execution_options().get(BEGIN, "BEGIN"):
        connection.exec_driver_sql(statement)


@asynccontextmanager
async def transaction(engine: AsyncEngine) -> AsyncGenerator[AsyncConnection]:
    """One transaction, committed at the end; the driver's errors in our words."""
    with translated():
        async with engine.begin() as connection:
            yield connection


class Database:
    """An engine, and the transactions in which it is read and written: within a process one writes at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.reader = engine
        self.writer = engine.execution_options(**{BEGIN: "BEGIN IMMEDIATE"})
        """Locks before it reads: else another could write after the read, and SQLite would refuse this one's write."""
        self._one_writer = asyncio.Lock()  # a fair queue within the process; SQLite's own is polling
        self._one_behind = asyncio.Lock()
        """Held by work nobody waits for: at most one piece of it at a time stands in a press's way."""

    async def close(self) -> None:
        """Close every connection."""
        await self.reader.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[AsyncConnection]:
        """A transaction that reads."""
        async with transaction(self.reader) as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncGenerator[AsyncConnection]:
        """A transaction that writes."""
        async with self._one_writer, transaction(self.writer) as connection:
            yield connection

    @asynccontextmanager
    async def reading_behind(self) -> AsyncGenerator[AsyncConnection]:
        """A transaction that reads, for work nobody waits for."""
        async with self._one_behind, self.reading() as connection:
            yield connection

    @asynccontextmanager
    async def writing_behind(self) -> AsyncGenerator[AsyncConnection]:
        """A transaction that writes, for work nobody waits for."""
        # first its own turn: whoever waited for it while holding the writer's would keep presses waiting
        async with self._one_behind, self.writing() as connection:
            yield connection


class Instant(TypeDecorator[datetime]):
    """An aware UTC time; kept without its zone where the database has none."""

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
