"""What may go wrong with the database.

Refusal              (bot.reasons)
└── StoreError       the database refuses; `reason` says why, nothing was changed and nothing is lost
    ├── DamagedTable     one table on it isn't what was kept
    └── DatabaseInUse    another process runs on it (bot.store.lease)
Conflict             someone else changed the table first; the caller reads it again (never shown to a player)
RequestTaken         who looked for a game sits elsewhere by now, or has stopped looking (never shown to a player)
RoomTaken            there are too many open tables by now; the caller counts again (never shown to a player)
"""

import logging
from typing import Final

from bot.reasons import NO_CLAUSE, Reasons, Refusal

log = logging.getLogger(__name__)

STORE_REASONS: Final = Reasons({
    "store-locked": NO_CLAUSE,
    "store-read-only": NO_CLAUSE,
    "store-full": NO_CLAUSE,
    "store-moved": NO_CLAUSE,  # path
    "store-replaced": NO_CLAUSE,  # path
    "store-newer": NO_CLAUSE,
    "store-not-a-database": NO_CLAUSE,
    "store-foreign": NO_CLAUSE,
    "store-damaged": NO_CLAUSE,
    "store-no-directory": NO_CLAUSE,
    "store-cannot-open": NO_CLAUSE,
    "store-no-driver": NO_CLAUSE,
    "store-no-login": NO_CLAUSE,
    "store-no-database": NO_CLAUSE,
    "store-unavailable": NO_CLAUSE,
    "store-server-read-only": NO_CLAUSE,
    "store-server-old": NO_CLAUSE,  # detail: its version
    "store-url-option": NO_CLAUSE,  # detail: the option
    "store-unstorable": NO_CLAUSE,
    "store-log-broken": NO_CLAUSE,
    "store-book-broken": NO_CLAUSE,  # tournament, entry
    "store-row-broken": NO_CLAUSE,
    "store-set-aside": NO_CLAUSE,
    "store-backup-exists": NO_CLAUSE,
    "store-backup-missing": NO_CLAUSE,
    "store-backup-cut": NO_CLAUSE,
    "store-backup-altered": NO_CLAUSE,
    "store-backup-server": NO_CLAUSE,
    "store-move-taken": NO_CLAUSE,
    "store-move-unfinished": NO_CLAUSE,
    "store-move-row": NO_CLAUSE,  # detail: a table of the schema
    "store-move-differs": NO_CLAUSE,  # detail: a table of the schema
    "store-held": NO_CLAUSE,
    "store-range-held": NO_CLAUSE,  # shards, host, pid, since
})  # fmt: skip
"""All reasons of a database, none of which has a clause."""


_CODES: Final = (
    ("store-full", ("SQLITE_FULL", "53100")),
    ("store-locked", ("SQLITE_BUSY", "SQLITE_LOCKED", "55P03", "40")),  # 40: rolled back for another's sake
    ("store-read-only", ("SQLITE_READONLY", "42501")),  # no right to it
    ("store-server-read-only", ("25006",)),
    ("store-not-a-database", ("SQLITE_NOTADB",)),
    # a table or a column is gone, or a migration finds one that only a newer schema has
    ("store-damaged", ("SQLITE_CORRUPT", "XX001", "XX002", "42P01", "42703", "42P07", "42701")),
    ("store-cannot-open", ("SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_AUTH")),
    ("store-no-login", ("28",)),
    ("store-no-database", ("3D",)),
    ("store-unstorable", ("22021",)),  # a character that its encoding does not have
    # the connection is gone, the server takes none just now, shuts down, starts up, or lacks memory
    ("store-unavailable", ("SQLITE_IOERR", "08", "25P03", "55000", "53", "57", "58", "XX")),
)  # fmt: skip
"""The reasons for the error codes of both engines, by their beginnings; the first that fits is it."""
OUTAGES: Final = frozenset(key for key, _ in _CODES if key != "store-unstorable") | {"store-moved", "store-replaced"}
"""The keys of reasons for which a database may take no other write either."""


def key_of(code: str) -> str | None:
    """Return the reason for SQLite's name of an error, or for an SQLSTATE; None where neither engine says why."""
    return next((key for key, beginnings in _CODES if code.startswith(beginnings)), None)


DAMAGE_KEYS: Final = ("store-log-broken", "store-row-broken", "store-set-aside", "store-book-broken")
"""The keys of reasons that say a table or a tournament is damaged: trying again does not help."""
UNREADABLE: Final = (ValueError, TypeError, LookupError, AttributeError)
"""The errors raised by reading a value that cannot have been written: a date, JSON, an enum."""


class StoreError(Refusal):
    """The database refuses. `reason` has a key of `STORE_REASONS`; nothing was changed."""

    def __init__(self, key: str, /, **values: str | int) -> None:
        super().__init__(STORE_REASONS.reason(key, values))


class DamagedTable(StoreError):
    """A table isn't what was kept: `reason` says which, and, where its log is broken, at which line."""

    @property
    def where(self) -> str:
        """`row`, or the line's number."""
        return str(self.reason.values.get("line", "row"))


def log_store_error(error: Refusal, without: str) -> None:
    """Log a refusal of the database that no player sees, since the work goes on `without` its data.

    Any other refusal is an answer, and isn't logged.
    """
    if isinstance(error, StoreError):
        log.warning("on without %s, for the database refuses: %s", without, error, exc_info=error)


def is_store_error(error: Exception) -> bool:
    """Return whether the database refuses, for any reason: for work that is tried again whatever that is."""
    return isinstance(error, StoreError)


def is_passing(error: Exception) -> bool:
    """Return whether the database may take later what it refuses now: what is damaged stays so."""
    return isinstance(error, StoreError) and error.reason.key not in DAMAGE_KEYS


class Conflict(Exception):
    """The table on disk isn't the one this change was made from: another writer was first."""


class RequestTaken(Exception):
    """A request for a game is over: its person has been seated, or has stopped looking, since it was read."""


class RoomTaken(Exception):
    """The last room for a table was taken by another process since the open tables were counted."""
