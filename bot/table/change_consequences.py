"""What every change of a table entails: clocks, votes, records, and what people are to be told of it.

Pure, and in one place: whatever decides something at a table makes the next table, and leaves the rest to `entailed`.
"""

from collections.abc import Collection
from datetime import datetime

from bot.table import clocks, notices, polls, seat_history, social, votes
from bot.table.availability import Availabilities
from bot.table.table import Table
from bot.table.values import Call


def entailed(
    before: Table, after: Table, now: datetime, availabilities: Availabilities, recent: Collection[Call] = ()
) -> Table:
    """What a decision has made of a table, with all that follows from it; `before` itself where nothing has changed.

    `recent` are the calls of whoever has decided. Raises `TooEarly` where he may not call those he would have to.

    The order matters: clocks give seats back to their people, which can make a vote moot; the record of seats must see
    who holds them then; and only what stands at the end is told to anybody. A law is asked only where it has
    something to judge: most presses at a table move no seat, no vote and no clock.
    """
    timed = clocks.timed(after, now, availabilities) if after.options.clock else after
    if timed is before:
        return before
    has_votes = timed.motions or any(poll.is_open for poll in timed.polls)
    table = polls.settle_polls(before, timed, now) if has_votes else timed
    if table.sitters != before.sitters:
        table = seat_history.recorded(before, table)
    if table.awaited != before.awaited:
        table = notices.called(before, table, now)
    if len(table.polls) != len(before.polls):
        table = votes.notify_voters(before, table, now, availabilities, recent)
    return social.with_end_notices(before, table, now) if table.watchers and table.status != before.status else table
