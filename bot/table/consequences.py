"""What follows from every change of a table: clocks, votes, records, and notices to people.

Pure. A function that decides something only returns the next table; the rest is done here, in one place.
"""

from collections.abc import Collection
from datetime import datetime

from bot.table import clocks, seat_history, voting
from bot.table.availability import Availabilities
from bot.table.next_player import next_player
from bot.table.table import Table, notify
from bot.table.values import OPEN, Call, NoticeKind, Status


def apply_consequences(
    before: Table,
    after: Table,
    now: datetime,
    availabilities: Availabilities,
    recent: Collection[Call] = (),
    wants_next: Collection[int] = (),
) -> Table:
    """Return the table that a decision has led to, with all that follows from it; `before` if nothing has changed.

    `recent` are the calls of the person who decided, and `wants_next` the people there who want to be told that they
    come next. Raises `TooEarly` where the one who decided may not ping someone they have to.

    The order matters. Clocks give seats back to their people, which can make a vote moot; the record of seats must see
    who holds them then; and people are told only of the final state. Each law is asked only where it has something to
    judge, because most presses change no seat, no vote and no clock.
    """
    timed = clocks.update_clocks(after, now, availabilities) if after.options.clock else after
    if timed is before:
        return before
    has_votes = timed.votes or any(record.is_open for record in timed.vote_records)
    table = voting.settle_votes(before, timed, now) if has_votes else timed
    if table.participants != before.participants:
        table = seat_history.record_changes(before, table)
    if table.awaited != before.awaited:
        table = _notify_next(before, _notify_awaited(before, table, now), now, wants_next)
    if len(table.vote_records) != len(before.vote_records):
        table = voting.call_voters(before, table, now, availabilities, recent)
    return _notify_watchers(before, table, now) if table.watchers and table.status != before.status else table


def _notify_awaited(before: Table, after: Table, now: datetime) -> Table:
    """Add a notice for everyone whose turn (or pick) this change has begun.

    Not for people who take their own seat back, or whose turn goes on.
    """
    # a turn may begin without a line: then only people who had no seat before, and get an awaited one, are called
    was, has_moved = before.awaited, before.number != after.number or before.status != Status.PLAYING
    new = [
        user
        for user, turn in after.awaited.items()
        if was.get(user) != turn and (has_moved or before.seat_of(user) is None)
    ]
    return notify(after, NoticeKind.TURN, new, now)


def _notify_next(before: Table, after: Table, now: datetime, wants_next: Collection[int]) -> Table:
    """Add a notice for the person whose turn comes after the one that this change has begun, if they want one."""
    found = next_player(after) if wants_next and before.number != after.number else None
    if found is None or found[0] not in wants_next or found == next_player(before):
        return after
    user, turn = found
    return notify(after, NoticeKind.NEXT, [user], now, about=turn)


def _notify_watchers(before: Table, after: Table, now: datetime) -> Table:
    """Add a notice for everyone who watches the table, if this change has ended it."""
    if before.status not in OPEN or after.status in OPEN:
        return after
    return notify(after, NoticeKind.ENDED, [user for user in after.watchers if after.seat_of(user) is None], now)
