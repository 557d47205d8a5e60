"""SQL: the event log and what belongs to it, SQLite by default. Nothing else in the project knows SQL."""

from bot.store.backlog import Backlog, Usage
from bot.store.errors import (
    STORE_REASONS,
    Conflict,
    DamagedTable,
    RequestTaken,
    RoomTaken,
    StoreError,
    is_passing,
    is_store_error,
    log_store_error,
)
from bot.store.lease import DatabaseInUse, Lease
from bot.store.store import Checkup, Store

__all__ = [
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
    "Usage",
    "is_passing",
    "is_store_error",
    "log_store_error",
]
