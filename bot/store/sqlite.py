"""SQLite only: the file of a database, the settings of a connection, error codes, and maintenance.

`bot.store.backups` copies such files, and `sqlite_…` arguments in `bot.store.schema` mean something to SQLite only.
"""

import logging
import os
import sqlite3
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, event, make_url, text
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.private_files import make_private, make_private_folder
from bot.store.errors import StoreError, key_of

log = logging.getLogger(__name__)

WRITING: Final = "BEGIN IMMEDIATE"
BEGIN: Final = "sqlite_begin"
"""The execution option with the statement that begins a transaction; empty for none.

SQLite takes the write lock at once only with `WRITING`.
"""
_ALTERED: Final = ("no such column", "no such table", "malformed database schema")
"""The beginnings of SQLite's messages where the schema was damaged or altered after it was opened."""


# Errors


def store_error_of(error: BaseException | None) -> StoreError | None:
    """Return the refusal that a driver's error stands for; None for a bug or a violated constraint."""
    name: str = getattr(error, "sqlite_errorname", "")
    if key := key_of(name):
        return StoreError(key, detail=name)
    # SQLite has one code for mistakes in a statement and for a schema that is not the one it knew; only words differ
    if name == "SQLITE_ERROR" and str(error).startswith(_ALTERED):
        return StoreError("store-damaged", detail=name)
    # a violated key is news for the writer (`Conflict`), a wrong statement a bug: both must pass as they are
    if isinstance(error, sqlite3.IntegrityError | sqlite3.ProgrammingError) or name == "SQLITE_ERROR":
        return None
    return StoreError("store-unavailable", detail=name or type(error).__name__)


@contextmanager
def translate_errors() -> Generator[None]:
    """Raise the driver's errors as `StoreError`; bugs and violated constraints pass as they are."""
    try:
        yield
    except UnicodeDecodeError as error:  # SQLite quotes a damaged schema in its message, and the driver cannot read it
        raise StoreError("store-damaged", detail="text") from error
    except DBAPIError as error:
        if trouble := store_error_of(error.orig):
            raise trouble from error
        raise
    except PoolTimeout as error:
        raise StoreError("store-unavailable", detail="pool") from error
    except sqlite3.Error as error:
        if trouble := store_error_of(error):
            raise trouble from error
        raise


def _check_decoded(context: ExceptionContext) -> None:
    """Raise what an unreadable value raises (`errors.UNREADABLE`) where a text on disk isn't UTF-8."""
    # else one flipped bit in a name would pass for a database that is unavailable, and never be searched for
    if str(context.original_exception).startswith("Could not decode to UTF-8 column"):
        raise ValueError("a text on disk is not UTF-8")


# The file


def prepare_file(url: URL) -> URL:
    """Make the file of a SQLite URL and its folder where missing, both private; return the URL with its driver.

    Raises:
        StoreError: it names no file, or one that cannot be opened.
    """
    if url.drivername == "sqlite":
        url = url.set(drivername="sqlite+aiosqlite")
    if not url.database or url.database == ":memory:":  # each connection would have a database of its own
        raise StoreError("store-cannot-open", detail="no file")
    if url.database.startswith("file:"):
        return url
    file = Path(url.database)
    try:
        make_private_folder(file.parent)
    except OSError as error:
        raise StoreError("store-no-directory", path=str(file.parent), detail=type(error).__name__) from error
    _check_not_cut(file)
    with suppress(OSError):  # what keeps the file from being made, SQLite says in its own words
        make_private(file)
    for suffix in ("-wal", "-shm"):  # SQLite gives new ones the rights of the database
        if (other := file.with_name(file.name + suffix)).exists():
            make_private(other)
    with translate_errors():  # here, since aiosqlite leaves a thread behind that fails aloud once the process has ended
        sqlite3.connect(url.database).close()
    return url


def _check_not_cut(file: Path) -> None:
    """Refuse a file of one byte, which SQLite would take for an empty one and overwrite."""
    with suppress(OSError):
        if file.stat().st_size == 1:
            raise StoreError("store-not-a-database", detail="cut")


def file_of(url_text: str) -> Path:
    """Return the absolute path of the file a SQLite URL names. Raises `StoreError` where it names none."""
    url = make_url(url_text)
    if url.get_backend_name() != "sqlite":
        raise StoreError("store-backup-server")
    database = url.database
    if not database or database.startswith((":", "file:")):
        raise StoreError("store-cannot-open", detail="no file")
    return Path(database).absolute()


def is_new_file(url_text: str) -> bool:
    """Return whether a URL names a SQLite file that isn't there yet and can be made; nothing is touched.

    Raises:
        StoreError: its folder is missing and cannot be made.
    """
    try:
        url = make_url(url_text)
    except (ArgumentError, ValueError):
        return False
    if url.get_backend_name() != "sqlite" or not url.database or url.database.startswith((":", "file:")):
        return False
    file = Path(url.database)
    if file.exists():
        return False
    folder = next(parent for parent in file.absolute().parents if parent.exists())
    if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
        raise StoreError("store-no-directory", path=str(file.parent), detail="")
    return True


class OpenedFile:
    """Where a database lies, and which file that was when it was first opened.

    SQLite writes on into a file that was moved or deleted, and says nothing; without a write-ahead log it compares
    inodes before a write, as this does.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._opened: os.stat_result | None = None
        self._trouble: str | None = None

    def check(self) -> None:
        """Raise `StoreError` where the path leads to no file, or to another one. The first look counts as the opening.

        It takes 2 µs, where a write takes a thousand times as long.
        """
        trouble = self._look()
        if trouble != self._trouble:
            self._trouble = trouble
            log.error(_WORDS[trouble], self._path)
        if trouble is not None:
            raise StoreError(trouble, path=str(self._path))

    def _look(self) -> str | None:
        try:
            found = self._path.stat()
        except (FileNotFoundError, NotADirectoryError):
            return "store-moved"
        except OSError:
            return None  # what else keeps it from being written, SQLite says in its own words
        if self._opened is None:
            self._opened = found
        # a file system without numbers of its own for files gives each the number 0
        is_same = found.st_ino == 0 or os.path.samestat(found, self._opened)
        return None if is_same else "store-replaced"


_WORDS: Final = {
    "store-moved": "the database %s has been moved or deleted: nothing is written until it is back in its place",
    "store-replaced": "another file has taken the place of the database %s: nothing is written any more",
    None: "the database %s is back in its place",
}


# Connections


def configure_connections(engine: AsyncEngine, *, busy_timeout: float) -> None:
    """Give every connection of `engine` foreign keys, WAL and full durability.

    Args:
        busy_timeout: seconds to wait for a lock that another process holds.
    """
    event.listen(engine.sync_engine, "connect", _settings(busy_timeout))
    event.listen(engine.sync_engine, "begin", _begin)
    _watch_file(engine)
    event.listen(engine.sync_engine, "handle_error", _check_decoded)


def _settings(busy_timeout: float) -> Callable[[Any, Any], None]:
    def configure(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # else the driver begins transactions itself, and never for what only reads
        cursor = connection.cursor()
        try:
            cursor.execute(f"PRAGMA busy_timeout = {int(busy_timeout * 1000)}")
            cursor.execute("PRAGMA journal_mode = WAL")  # readers do not wait for a writer
            cursor.execute("PRAGMA synchronous = FULL")  # a move that was announced survives a power cut
            cursor.execute("PRAGMA secure_delete = ON")  # what is deleted is not to lie about in free pages
            cursor.execute("PRAGMA foreign_keys = ON")  # off in SQLite unless each connection asks
        except BaseException:
            # a connection half set up must not go back to the pool: it would read and write without these settings
            connection.close()
            raise
        cursor.close()

    return configure


def _watch_file(engine: AsyncEngine) -> None:
    """Refuse each write, and each new connection, once the path no longer leads to the file that was opened."""
    database = engine.url.database
    if not database or database.startswith("file:"):
        return
    file = OpenedFile(Path(database).absolute())

    def check_before_connecting(*_: Any) -> None:
        # SQLite would make the file that is missing
        file.check()

    def check_before_writing(connection: Connection) -> None:
        if connection.get_execution_options().get(BEGIN) == WRITING:
            file.check()

    event.listen(engine.sync_engine, "do_connect", check_before_connecting)
    event.listen(engine.sync_engine, "begin", check_before_writing, insert=True)


def _begin(connection: Connection) -> None:
    # with the first statement: a call of the driver's thread for it alone would take as long as that
    driver: Any = connection.connection.dbapi_connection
    driver.begin(connection.get_execution_options().get(BEGIN, "BEGIN"))


# Care


async def integrity_complaints(connection: AsyncConnection) -> list[str]:
    """Return what SQLite's integrity check of the whole file complains of; empty for other databases."""
    if connection.dialect.name != "sqlite":
        return []
    found = await connection.execute(text("PRAGMA integrity_check"))
    return [line for line in found.scalars() if line != "ok"]


async def empty_write_ahead_log(engine: AsyncEngine) -> None:
    """Write the write-ahead log into the database file and empty it: it holds pages as they were before a deletion.

    Other databases have none of ours.
    """
    if engine.dialect.name != "sqlite":
        return
    with translate_errors():
        async with engine.execution_options(**{BEGIN: ""}).begin() as connection:
            # SQLite cannot empty it within a transaction
            await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
