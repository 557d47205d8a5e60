"""What every change of a table entails: clocks, votes, records, and what people are to be told of it.

Pure, and in one place: whatever decides something at a table makes the next table, and leaves the rest to `entailed`.
"""

from datetime import datetime

from bot.table import clocks, notices, polls, seat_history, social, votes
from bot.table.clocks import Rhythms
from bot.table.table import Table


def entailed(before: Table, after: Table, now: datetime, rhythms: Rhythms) -> Table:
    """What a decision has made of a table, with all that follows from it; `before` itself where nothing has changed.

    The order matters: clocks give seats back to their people, which can make a vote moot; the record of seats must see
    who holds them then; and only what stands at the end is told to anybody.
    """
    timed = clocks.timed(after, now, rhythms)
    if timed is before:
        return before
    settled = polls.settle_polls(before, timed, now)
    recorded = seat_history.recorded(before, settled)
    called = notices.called(before, recorded, now)
    asked = votes.notify_voters(before, called, now)
    return social.told_the_end(before, asked, now)
