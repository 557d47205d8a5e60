"""What people are to be told of their tables: written with the change that causes it, sent afterwards, once."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from bot.manager.values import Notice, Table, UserId


def noticed(table: Table, kind: str, users: Sequence[UserId], now: datetime) -> Table:
    """The table with something to tell these people; nothing to computer players."""
    new = tuple(Notice(table.id, kind, user, table.number, now) for user in users if user > 0)
    return replace(table, notices=(*table.notices, *new)) if new else table
