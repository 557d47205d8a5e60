"""aiosqlite with one call of its thread for each statement.

SQLAlchemy makes four of a statement (open a cursor, execute, fetch, close), and three more of the BEGIN before it, of
the commit of a transaction that has done nothing and of the rollback when a connection goes back to the pool. Each call
wakes a thread and then the event loop, which costs more than what most of our statements do in SQLite. The end of a
transaction that has only read needs no thread at all: it gives up a lock in memory.
"""

import sqlite3
from collections import deque
from collections.abc import Sequence
from typing import Any

import aiosqlite
from sqlalchemy.dialects.sqlite.aiosqlite import (
    AsyncAdapt_aiosqlite_connection,
    AsyncAdapt_aiosqlite_cursor,
    AsyncAdapt_aiosqlite_dbapi,
)
from sqlalchemy.util import await_


class OneCallCursor(AsyncAdapt_aiosqlite_cursor):
    """Begins the transaction if that is still to be done, executes, fetches all rows and closes, in one call."""

    __slots__ = ("_description", "_lastrowid", "_rowcount")

    def __init__(self, connection: Any) -> None:
        # in place of the base class's, which opens a cursor of the driver's
        self._adapt_connection = connection
        self._connection = connection._connection
        self._cursor: Any = None  # which also says that there is nothing to close
        self._rows = deque[Any]()
        self._description: Any = None
        self._rowcount, self._lastrowid = -1, 0

    @property
    def description(self) -> Any:
        return self._description

    @property
    def rowcount(self) -> int:
        return self._rowcount

    @property
    def lastrowid(self) -> int:
        return self._lastrowid

    async def _async_soft_close(self) -> None:
        pass

    def execute(self, operation: Any, parameters: Any = None) -> Any:
        self._call("execute", operation, () if parameters is None else parameters)

    def executemany(self, operation: Any, seq_of_parameters: Any) -> Any:
        self._call("executemany", operation, seq_of_parameters)

    def _call(self, method: str, statement: str, parameters: Any) -> None:
        connection: Any = self._adapt_connection
        begin, connection.begins_with = connection.begins_with, ""
        connection.has_only_read &= statement.startswith("SELECT")

        def call(driver: sqlite3.Connection) -> tuple[Any, int, int | None, Sequence[Any]]:
            cursor = driver.cursor()
            try:
                if begin:
                    cursor.execute(begin)
                getattr(cursor, method)(statement, parameters)
                rows = cursor.fetchall() if cursor.description else ()
                return cursor.description, cursor.rowcount, cursor.lastrowid, rows
            finally:
                cursor.close()

        try:
            found = await_(self._connection._execute(call, self._connection._conn))
        except Exception as error:
            connection._handle_exception(error)
            raise
        self._description, self._rowcount, self._lastrowid, rows = found
        self._rows = deque(rows)


class OneCallConnection(AsyncAdapt_aiosqlite_connection):
    """A connection whose transaction begins with its first statement, and whose end costs nothing without one."""

    __slots__ = ("begins_with", "has_only_read")
    _cursor_cls = OneCallCursor

    def __init__(self, dbapi: Any, connection: Any) -> None:
        super().__init__(dbapi, connection)
        self.begins_with = ""
        """The statement that begins the transaction; empty once it has begun, and outside of one."""
        self.has_only_read = False
        """Whether the transaction began without the write lock and has executed nothing but SELECT statements."""

    def begin(self, statement: str) -> None:
        """Have the next statement begin a transaction with this one; empty for none."""
        self.begins_with, self.has_only_read = statement, statement == "BEGIN"

    def cursor(self, server_side: bool = False) -> Any:
        if server_side:
            raise NotImplementedError("rows are fetched at once")
        return OneCallCursor(self)

    def commit(self) -> None:
        if not self._is_in_transaction():
            return
        if self.has_only_read:
            # the driver's thread has nothing to do by now, and this neither writes nor waits
            self._connection._conn.commit()
        else:
            super().commit()

    def rollback(self) -> None:
        if self._is_in_transaction():
            super().rollback()

    def _is_in_transaction(self) -> bool:
        self.begins_with = ""
        # a flag of the connection in memory, which SQLite changes only while the driver's thread works for us
        return self._connection._connection is not None and self._connection.in_transaction


class OneCallDriver(AsyncAdapt_aiosqlite_dbapi):
    """What SQLAlchemy takes for aiosqlite."""

    def connect(self, *arg: Any, **kw: Any) -> OneCallConnection:
        made: Any = super().connect(*arg, **kw)
        return OneCallConnection(self, made._connection)


def driver() -> OneCallDriver:
    """Return the driver for `create_async_engine`, its argument `module`."""
    return OneCallDriver(aiosqlite, sqlite3)
