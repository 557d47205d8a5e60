"""PostgreSQL only: the URL of a database, the settings of a connection, its locks, and error codes."""

from collections.abc import Generator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from typing import Any, Final

from sqlalchemy import URL, Connection, event, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.errors import StoreError

WRITING: Final = {"isolation_level": "READ COMMITTED", "civ_writes": True}
"""The execution options of a transaction that writes.

It waits for its turn before it reads (`_WRITE_LOCK`), and sees what the one before has written: every check that is
followed by a change holds as it does where SQLite writes. In `REPEATABLE READ` it would see what there was before.
"""
_WRITE_LOCK: Final = "SELECT pg_advisory_xact_lock(6515062, 1)"  # the first number is "civ", the second a lock of ours
_TAKE_PROCESS_LOCK: Final = text("SELECT pg_try_advisory_lock(6515062, 2)")
_FREE_PROCESS_LOCK: Final = text("SELECT pg_advisory_unlock(6515062, 2)")
_CONNECT_SECONDS: Final = 10
_COMMAND_SECONDS: Final = 60
"""How long one statement may take: a server that has gone silent would hold it for ever."""
_KEYS: Final = (
    ("55P03", "store-locked"),  # not within `busy_timeout`
    ("40", "store-locked"),  # rolled back for another transaction's sake
    ("25006", "store-read-only"),
    ("42501", "store-read-only"),  # no right to it
    ("53100", "store-full"),
    ("28", "store-no-login"),
    ("3D", "store-no-database"),
    ("XX001", "store-damaged"),
    ("XX002", "store-damaged"),
    ("42P01", "store-damaged"),  # a table or a column is gone
    ("42703", "store-damaged"),
    ("08", "store-unavailable"),  # the connection
    ("25P03", "store-unavailable"),
    ("53", "store-unavailable"),  # too many connections, out of memory
    ("57", "store-unavailable"),  # it shuts down or starts up
    ("58", "store-unavailable"),
    ("XX", "store-unavailable"),
)
"""The reasons for PostgreSQL's error codes, by their beginnings."""


# Errors


def store_error_of(error: BaseException) -> StoreError | None:
    """Return the refusal that an error stands for; None for a bug or a violated constraint."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    # nothing of the message is taken over: it may quote what was written
    state: str = getattr(cause, "sqlstate", None) or ""
    for beginning, key in _KEYS:
        if state.startswith(beginning):
            return StoreError(key, detail=state)
    if isinstance(error, PoolTimeout):
        return StoreError("store-unavailable", detail="pool")
    is_lost = isinstance(error, DBAPIError) and error.connection_invalidated
    if is_lost or isinstance(cause, OSError):  # it answers no more, or never did
        return StoreError("store-unavailable", detail=type(cause).__name__)
    return None


@contextmanager
def translate_errors() -> Generator[None]:
    """Raise the driver's errors as `StoreError`; bugs and violated constraints pass as they are."""
    try:
        yield
    except Exception as error:
        if trouble := store_error_of(error):
            raise trouble from error
        raise


# Connections


def prepare_url(url: URL) -> URL:
    """Return a PostgreSQL URL with its driver.

    Raises:
        StoreError: the driver isn't installed.
    """
    if find_spec("asyncpg") is None:
        raise StoreError("store-no-driver", detail="civ-bot[postgresql]")
    if "sslmode" in url.query:  # what other programs call it
        url = url.update_query_dict({"ssl": url.query["sslmode"]}).difference_update_query(["sslmode"])
    return url.set(drivername="postgresql+asyncpg")


def engine_options(*, busy_timeout: float) -> dict[str, Any]:
    """Return what an engine for PostgreSQL is made with.

    Args:
        busy_timeout: seconds to wait for a lock that another process holds.
    """
    settings = {
        "application_name": "civ",
        "timezone": "UTC",
        "lock_timeout": str(int(busy_timeout * 1000)),
        "jit": "off",  # compiling takes longer than any query here
        # a process whose machine is gone holds its locks until the server notices: half a minute, not hours
        "tcp_keepalives_idle": "10",
        "tcp_keepalives_interval": "5",
        "tcp_keepalives_count": "4",
    }
    connecting = {"timeout": _CONNECT_SECONDS, "command_timeout": _COMMAND_SECONDS, "server_settings": settings}
    # a table is read by several queries: all of them are to see the same moment
    return {"isolation_level": "REPEATABLE READ", "connect_args": connecting}


def configure_connections(engine: AsyncEngine) -> None:
    """Let the transactions that write wait for one another, those of other processes too."""
    event.listen(engine.sync_engine, "begin", _wait_for_turn)


def _wait_for_turn(connection: Connection) -> None:
    if connection.get_execution_options().get("civ_writes"):
        connection.exec_driver_sql(_WRITE_LOCK)


class ProcessLock:
    """The right of one process to a database; the server takes it back where its connection ends."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")  # it stays open, but in no transaction
        self._connection: AsyncConnection | None = None

    async def hold(self) -> bool:
        """Take it, or check that it is still held; return False where another process holds it. Raises `StoreError`."""
        if self._connection is not None:
            try:
                await self._connection.execute(text("SELECT 1"))
            except (SQLAlchemyError, OSError):
                await self._end(self._connection)  # the lock has gone with it
            else:
                return True
        with translate_errors():
            connection = await self._engine.connect()
            try:
                is_ours: bool = (await connection.execute(_TAKE_PROCESS_LOCK)).scalar_one()
            except BaseException:
                await self._end(connection)
                raise
            if not is_ours:
                await connection.close()
                return False
        self._connection = connection
        return True

    async def release(self) -> None:
        """Give it back, where it is held."""
        if (connection := self._connection) is None:
            return
        self._connection = None
        try:
            await connection.execute(_FREE_PROCESS_LOCK)
            await connection.close()
        except (SQLAlchemyError, OSError):
            await self._end(connection)

    async def _end(self, connection: AsyncConnection) -> None:
        """Close a connection for good, so that no other use of it holds the lock."""
        self._connection = None
        with suppress(SQLAlchemyError, OSError):
            await connection.invalidate()
        with suppress(SQLAlchemyError, OSError):
            await connection.close()
