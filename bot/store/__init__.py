"""SQL: the event log and what belongs to it, SQLite by default. Nothing else in the project knows SQL."""

from bot.store.backlog import Backlog
from bot.store.errors import (
    DAMAGE_KEYS,
    STORE_REASONS,
    Conflict,
    DamagedTable,
    RequestTaken,
    RoomTaken,
    StoreError,
    log_store_error,
)
from bot.store.lease import DatabaseInUse, Lease
from bot.store.store import Checkup, Store

__all__ = [
    "DAMAGE_KEYS",
    "STORE_REASONS",
    "Backlog",
    "Checkup",
    "Conflict",
    "DamagedTable",
    "DatabaseInUse",
    "Lease",
    "RequestTaken",
    "RoomTaken",
    "Store",
    "StoreError",
    "log_store_error",
]
