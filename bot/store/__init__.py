"""SQL: the event log and what belongs to it, SQLite by default. Nothing else in the project knows SQL."""

from bot.store.errors import DAMAGED, STORE_REASONS, Conflict, Damage, StoreTrouble, log_trouble
from bot.store.lease import Held, Lease
from bot.store.store import Checkup, Store

__all__ = [
    "DAMAGED",
    "STORE_REASONS",
    "Checkup",
    "Conflict",
    "Damage",
    "Held",
    "Lease",
    "Store",
    "StoreTrouble",
    "log_trouble",
]
