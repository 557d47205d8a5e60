"""PostgreSQL only: the URL of a database, the settings of a connection, its locks, and error codes."""

import asyncio
import re
from collections.abc import Callable, Collection, Generator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from socket import gaierror
from typing import Any, Final

from sqlalchemy import URL, Connection, event, text
from sqlalchemy.exc import DBAPIError, InternalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.shards import MOST_SHARDS, ShardRange
from bot.store.errors import StoreError, key_of

WRITING: Final = {"isolation_level": "READ COMMITTED", "civ_writes": True}
"""The execution options of a transaction that writes.

It waits for its turn before it reads (`_WRITE_LOCK`), and sees what the one before has written: every check that is
followed by a change holds as it does where SQLite writes. In `REPEATABLE READ` it would see what there was before.
"""
ASKING: Final = {"isolation_level": "AUTOCOMMIT"}
"""The execution options of one question with no transaction around it."""
WRITING_TABLE: Final = {"isolation_level": "READ COMMITTED"}
"""The execution options of a transaction that writes one table and what belongs to it, after `lock_table`."""
STARTING: Final = {**WRITING, "civ_starts": True}
"""Those of one that waits longer for its turn: processes that start together must not refuse one another."""
_WRITE_LOCK: Final = "SELECT pg_advisory_xact_lock(6515062, 1)"  # the first number is "civ", the second a lock of ours
_PATIENCE: Final = "SELECT set_config('lock_timeout', '30s', true)"
_TABLE_LOCK: Final = text("SELECT pg_advisory_xact_lock_shared(6515062, 1), pg_advisory_xact_lock(6515064, :number)")
"""The lock of a table: its writers wait for one another, and for those that write anything, who wait for all."""
_PERSON_LOCK: Final = text("SELECT pg_advisory_xact_lock(6515065, :number)")
"""The lock of a person who sits down: what is counted of their tables stays so until that is committed."""
_CLAIMING: Final = text("SELECT pg_advisory_lock(6515062, 2)")
_CLAIMED: Final = text("SELECT pg_advisory_unlock(6515062, 2)")
"""Held for a moment by a process that looks which shards others have, and takes its own."""
_SHARD_LOCKS: Final = 6515063
"""The first number of the locks of shards. The second names the count of shards and the shard."""
_HELD_BY_OTHERS: Final = text(
    "SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND classid = 6515063 AND objsubid = 2 AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) AND pid <> pg_backend_pid()"
)
_TAKE_SHARD: Final = text("SELECT pg_advisory_lock(:locks, :shard)")
_FREE_ALL: Final = text("SELECT pg_advisory_unlock_all()")
CHANNEL: Final = "civ"
"""The channel on which processes tell one another what they have changed (`bot.store.changes`)."""
_SSL: Final = re.compile("disable|allow|prefer|require|verify-ca|verify-full")
_ANY: Final = re.compile(".+")
_OPTIONS: Final = {
    "host": _ANY,
    "port": re.compile(r"\d{1,5}", re.ASCII),
    "ssl": _SSL,
    "sslmode": _SSL,
    "passfile": _ANY,
    "krbsrvname": _ANY,
    "gsslib": re.compile("gssapi|sspi"),
    "target_session_attrs": re.compile("any|primary|standby|read-write|read-only|prefer-standby"),
    "prepared_statement_cache_size": re.compile(r"\d{1,6}", re.ASCII),
}
"""The options that a URL may have, of those that driver and SQLAlchemy take as texts, and their values."""
_REPEATED: Final = ("host", "port")
"""Those that may be there several times: the server is at one of these addresses."""
OLDEST: Final = (15,)
"""The oldest version of a server: what is older is not tested."""
_CONNECT_SECONDS: Final = 10
_ANSWER_SECONDS: Final = 10
"""How long the connection that holds a lock may take to answer: the server keeps the lock of one that is gone for half
a minute (`engine_options`), and by then its process must have ended."""
_COMMAND_SECONDS: Final = 60
"""How long one statement may take: a server that has gone silent would hold it for ever."""


# Errors


def store_error_of(error: BaseException) -> StoreError | None:
    """Return the refusal that an error stands for; None for a bug or a violated constraint."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    # nothing of the message is taken over: it may quote what was written
    state: str = getattr(cause, "sqlstate", None) or ""
    if key := key_of(state):
        return StoreError(key, detail=state)
    if isinstance(error, PoolTimeout):
        return StoreError("store-unavailable", detail="pool")
    # the server may end a connection in the middle of something: asyncpg calls that its own mistake
    is_lost = isinstance(error, DBAPIError) and (error.connection_invalidated or isinstance(error, InternalError))
    if is_lost or isinstance(cause, OSError):  # it answers no more, or never did
        return StoreError("store-unavailable", detail=_why_lost(cause))
    return None


def _why_lost(cause: BaseException | None) -> str:
    """Return the operating system's message for an unknown host, else the name of the exception's class."""
    return (cause.strerror if isinstance(cause, gaierror) else None) or type(cause).__name__


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
        StoreError: the driver isn't installed, or there is an option, or a value of one, that it doesn't know.
    """
    if find_spec("asyncpg") is None:
        raise StoreError("store-no-driver", detail="civ-bot[postgresql]")
    for name, value in url.query.items():
        known = _OPTIONS.get(name)
        if known is None or (not isinstance(value, str) and name not in _REPEATED):
            raise StoreError("store-url-option", detail=name)
        for each in (value,) if isinstance(value, str) else value:
            if not known.fullmatch(each):
                raise StoreError("store-url-option", detail=name)
    if "sslmode" in url.query:  # what other programs call it
        url = url.update_query_dict({"ssl": url.query["sslmode"]}).difference_update_query(["sslmode"])
    return url.set(drivername="postgresql+asyncpg")


def plain_options(url: URL) -> dict[str, str]:
    """Return the options of a URL that may be shown: those that a URL may have, with plain values."""
    return {
        name: value
        for name, value in url.query.items()
        if name in _OPTIONS and isinstance(value, str) and re.fullmatch(r"[\w./-]+", value)
    }


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
    """Let the transactions that write anything wait for one another, those of other processes too.

    A text that the server could not keep is refused before it is sent.
    """
    event.listen(engine.sync_engine, "begin", _wait_for_turn)
    event.listen(engine.sync_engine, "before_cursor_execute", _check_texts)


def check_server(connection: Connection) -> None:
    """Raise `StoreError` where the server is too old."""
    found = connection.dialect.server_version_info or OLDEST
    if found < OLDEST:
        raise StoreError("store-server-old", detail=".".join(str(each) for each in found))


def _check_texts(
    _connection: Connection, _cursor: Any, _statement: str, parameters: Any, _context: Any, is_many: bool
) -> None:
    """Raise `StoreError` for a text with the one character that no text of PostgreSQL may contain."""
    for row in parameters if is_many else (parameters,):
        for value in row or ():
            if isinstance(value, str) and "\0" in value:
                raise StoreError("store-unstorable", detail="NUL")


def _wait_for_turn(connection: Connection) -> None:
    options = connection.get_execution_options()
    if options.get("civ_starts"):
        connection.exec_driver_sql(_PATIENCE)
    if options.get("civ_writes"):
        connection.exec_driver_sql(_WRITE_LOCK)


async def lock_table(connection: AsyncConnection, table_id: int) -> None:
    """Wait, at the beginning of a transaction (`WRITING_TABLE`), until it alone writes that table.

    In `READ COMMITTED` what it reads afterwards is what the one before has written.
    """
    await connection.execute(_TABLE_LOCK, {"number": table_id & 0x7FFFFFFF})


async def lock_person(connection: AsyncConnection, user: int) -> None:
    """Wait until this transaction alone seats that person. After `lock_table`, so that no two wait for each other."""
    await connection.execute(_PERSON_LOCK, {"number": user & 0x7FFFFFFF})


class ProcessLock:
    """The right of one process to the shards of a database; the server takes it back where its connection ends.

    Each shard is a lock of its own, so that ranges that overlap refuse each other. Processes that count differently
    refuse each other too, whichever shards they name: a server would belong to two of them. On the same connection
    arrives what other processes say of their changes: a process that has missed some has lost its lock as well, and
    with it the right to write (`Database.writing`).
    """

    def __init__(self, engine: AsyncEngine, shards: ShardRange) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")  # it stays open, but in no transaction
        self.shards = shards
        self._connection: AsyncConnection | None = None
        self.is_lost = asyncio.Event()
        """Set once it was held and its connection has ended: it is not taken again, for another may have had it."""
        self.on_message: Callable[[str], None] | None = None
        """Called with what other processes send."""

    async def is_held(self) -> bool:
        """Return whether it is still held, as far as its connection answers within `_ANSWER_SECONDS`."""
        if self._connection is None or self.is_lost.is_set():
            return False
        try:
            await asyncio.wait_for(self._connection.execute(text("SELECT 1")), _ANSWER_SECONDS)
        except (SQLAlchemyError, OSError, TimeoutError):
            self.is_lost.set()
            return False
        return True

    async def hold(self) -> bool:
        """Take it; return False where another process holds it. Raises `StoreError`."""
        if self._connection is not None:
            return await self.is_held()
        with translate_errors():
            connection = await self._engine.connect()
            try:
                is_ours = await self._take(connection)
            except BaseException:
                await self._end(connection)
                raise
            if not is_ours:
                await connection.close()
                return False
        self._connection = connection
        return True

    async def held_by_others(self) -> list[tuple[int, int]]:
        """Return the shards that other processes hold, each with its count of all shards. Raises `StoreError`."""
        with translate_errors():
            async with self._engine.connect() as connection:
                own = set[int]() if self._connection is None else set(self._keys())
                return [divmod(key, MOST_SHARDS) for key in await self._held(connection) if key not in own]

    async def release(self) -> None:
        """Give it back, where it is held."""
        if (connection := self._connection) is None:
            return
        self._connection = None
        if self.is_lost.is_set():
            await self._end(connection)
            return
        try:
            raw: Any = (await connection.get_raw_connection()).driver_connection
            raw.remove_termination_listener(self._lose)
            await raw.remove_listener(CHANNEL, self._receive)
            await connection.execute(_FREE_ALL)
            await connection.close()
        except (SQLAlchemyError, OSError):
            await self._end(connection)

    def _keys(self) -> list[int]:
        return [self.shards.count * MOST_SHARDS + shard for shard in self.shards.ids]

    async def _held(self, connection: AsyncConnection) -> Collection[int]:
        return (await connection.execute(_HELD_BY_OTHERS)).scalars().all()

    async def _take(self, connection: AsyncConnection) -> bool:
        """Take the locks of all shards, unless one is held, or others count differently."""
        await connection.execute(_CLAIMING)  # so that of two who look at once one sees the other
        try:
            keys = self._keys()
            held = await self._held(connection)
            if not set(held).isdisjoint(keys) or any(key // MOST_SHARDS != self.shards.count for key in held):
                return False
            for key in keys:
                await connection.execute(_TAKE_SHARD, {"locks": _SHARD_LOCKS, "shard": key})
            raw: Any = (await connection.get_raw_connection()).driver_connection
            # before anything is read that may change from now on
            await raw.add_listener(CHANNEL, self._receive)
            raw.add_termination_listener(self._lose)
        finally:
            await connection.execute(_CLAIMED)
        return True

    def _receive(self, _connection: object, _sender: int, _channel: str, message: str) -> None:
        if self.on_message is not None:
            self.on_message(message)

    def _lose(self, _connection: object) -> None:
        self.is_lost.set()

    async def _end(self, connection: AsyncConnection) -> None:
        """Close a connection for good, so that no other use of it holds the lock."""
        self._connection = None
        with suppress(SQLAlchemyError, OSError):
            await connection.invalidate()
        with suppress(SQLAlchemyError, OSError):
            await connection.close()
