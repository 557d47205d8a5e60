"""What may go wrong with the database.

GameError
└── StoreTrouble     the database refuses; `reason` says why, nothing was changed and nothing is lost
Conflict             somebody else changed the table first; the caller reads it again (never shown to a player)
"""

from typing import Final

from bot.rules import GameError, Reason

STORE_REASONS: Final[dict[str, str]] = {
    "store-locked": "",
    "store-read-only": "",
    "store-full": "",
    "store-newer": "",
    "store-not-a-database": "",
    "store-foreign": "",
    "store-damaged": "",
    "store-no-directory": "",
    "store-cannot-open": "",
    "store-unavailable": "",
    "store-log-broken": "",
    "store-backup-exists": "",
}
"""Every reason a database has, with its clause: none, the rules do not speak of databases."""


class StoreTrouble(GameError):
    """The database refuses. `reason` has a key of `STORE_REASONS`; nothing was changed."""

    def __init__(self, key: str, /, **values: str | int) -> None:
        super().__init__(Reason(key, STORE_REASONS[key], values))


class Conflict(Exception):
    """The table on disk is not the one this change was made from: another writer was first."""
