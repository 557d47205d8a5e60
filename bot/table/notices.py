"""What people are to be told of their tables: written with the change that causes it, sent afterwards, once."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from bot.match import TurnId
from bot.table.kinds import NoticeKind, Status
from bot.table.table import Table
from bot.table.values import Notice, UserId


def noticed(
    table: Table, kind: NoticeKind, users: Sequence[UserId], now: datetime, *, about: int | None = None
) -> Table:
    """The table with something to tell these people, `about` their turns unless said; nothing to computer players."""
    new = tuple(
        Notice(table.id, kind, user, table.number, now, about=_turn_of(table, user) if about is None else about)
        for user in users
        if user > 0
    )
    return replace(table, notices=(*table.notices, *new)) if new else table


def called(before: Table, after: Table, now: datetime) -> Table:
    """The table with a call to everybody whose turn (or pick) this change has begun.

    Whoever takes his own seat back, or whose turn merely goes on, is not called again.
    """
    # a turn may begin without a line: then only who had no seat before, and gets one that is awaited, is called
    was, has_moved = before.awaited, before.number != after.number or before.status != Status.PLAYING
    new = [
        user
        for user, turn in after.awaited.items()
        if was.get(user) != turn and (has_moved or before.seat_of(user) is None)
    ]
    return noticed(after, NoticeKind.TURN, new, now)


def _turn_of(table: Table, user: UserId) -> TurnId | None:
    seat = table.seat_of(user)
    return None if seat is None or table.match is None else table.match.turn_id(seat)
