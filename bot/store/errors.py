"""What may go wrong with the database.

Refusal              (bot.reasons)
└── StoreTrouble     the database refuses; `reason` says why, nothing was changed and nothing is lost
Conflict             somebody else changed the table first; the caller reads it again (never shown to a player)
"""

from typing import Final

from bot.reasons import NO_CLAUSE, Reasons, Refusal

STORE_REASONS: Final = Reasons({
    "store-locked": NO_CLAUSE,
    "store-read-only": NO_CLAUSE,
    "store-full": NO_CLAUSE,
    "store-newer": NO_CLAUSE,
    "store-not-a-database": NO_CLAUSE,
    "store-foreign": NO_CLAUSE,
    "store-damaged": NO_CLAUSE,
    "store-no-directory": NO_CLAUSE,
    "store-cannot-open": NO_CLAUSE,
    "store-unavailable": NO_CLAUSE,
    "store-log-broken": NO_CLAUSE,
    "store-book-broken": NO_CLAUSE,  # tournament, entry
    "store-backup-exists": NO_CLAUSE,
    "store-held": NO_CLAUSE,
})  # fmt: skip
"""Every reason a database has; no paper of rules speaks of databases."""


class StoreTrouble(Refusal):
    """The database refuses. `reason` has a key of `STORE_REASONS`; nothing was changed."""

    def __init__(self, key: str, /, **values: str | int) -> None:
        super().__init__(STORE_REASONS.reason(key, values))


class Conflict(Exception):
    """The table on disk is not the one this change was made from: another writer was first."""
