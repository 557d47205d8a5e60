"""Beside the game: who watches a table, who keeps a note about it, which two may talk. Pure."""

from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.table.errors import NotSeated, TableError
from bot.table.notices import noticed
from bot.table.table import Table
from bot.table.values import OPEN, NoticeKind, UserId

MOST_NOTE: Final = 1500
"""Characters of one note."""


def watched(table: Table, user: UserId) -> Table:
    """The table with this person added to those who are told of its end; removed, where he was one of them already."""
    if user in table.watchers:
        return replace(table, watchers=tuple(each for each in table.watchers if each != user))
    if table.status not in OPEN:
        raise TableError("watch-over")
    if table.seat_of(user) is not None:
        raise TableError("watch-seated")
    return replace(table, watchers=tuple(sorted((*table.watchers, user))))


def told_the_end(before: Table, after: Table, now: datetime) -> Table:
    """The table with a notice to everybody who watches it, where this change has ended it."""
    if before.status not in OPEN or after.status in OPEN:
        return after
    return noticed(after, NoticeKind.ENDED, [user for user in after.watchers if after.seat_of(user) is None], now)


def check_seated(table: Table, user: UserId) -> None:
    """Raises `NotSeated`."""
    if table.seat_of(user) is None:
        raise NotSeated("not-seated", table=table.id)


def check_talk(table: Table, user: UserId, other: UserId) -> None:
    """Raises `NotSeated`, or `TableError` (`talk-off`, `talk-partner`): these two have no thread at this table."""
    check_seated(table, user)
    if not table.options.talks:
        raise TableError("talk-off")
    if other == user or table.seat_of(other) is None:
        raise TableError("talk-partner")
