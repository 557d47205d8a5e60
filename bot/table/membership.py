"""People who leave the server on which their table is played. Pure.

Discord doesn't tell the bot who leaves, so the fact is recorded when it is found out. From then on the laws of absence
run at their shortest, until the person is back or answers.
"""

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime

from bot.table.availability import ALWAYS, Availabilities
from bot.table.clocks import stop_clock
from bot.table.places import people_to_notify
from bot.table.table import Table, notify
from bot.table.values import NoticeKind, Presence, UserId


def mark_left_server(
    table: Table, gone: Collection[UserId], there: Collection[UserId], now: datetime, availabilities: Availabilities
) -> Table:
    """Record who of the people at a table has left its server, and who is there.

    The others are told once. From then on no quiet hours, vacation or missing call makes the time of those who are gone
    longer (`Table.has_left_server`).
    """
    if table.match is None:
        return table
    known = table.presence or (Presence(),) * len(table.participants)
    left = [seat for seat in table.human_seats if table.participants[seat].user_id in gone]
    new = [seat for seat in left if known[seat].left_server_at is None]
    back = [
        seat
        for seat, each in enumerate(known)
        if each.left_server_at is not None and table.participants[seat].user_id in there
    ]
    if not new and not back:
        return table
    for user in {table.participants[seat].user_id for seat in (*new, *back)}:
        # by the hours that counted until now; it is started again by those that count from now on
        table = stop_clock(table, user, availabilities.get(user, ALWAYS), now)
    presence = list(known)
    for seat in new:
        presence[seat] = replace(known[seat], left_server_at=now)
    for seat in back:
        presence[seat] = replace(known[seat], left_server_at=None)
    table = replace(table, presence=tuple(presence))
    for seat in new:
        others = [user for user in people_to_notify(table) if user not in gone]
        table = notify(table, NoticeKind.UNREACHED, others, now, about=seat)
    return table


def pass_ownership(table: Table, gone: Collection[UserId]) -> Table:
    """Return a table whose owner has left its server with the next seated person who is there as its owner.

    Returns the table itself where its owner is there, or no one else is.
    """
    if table.owner is None or table.owner not in gone:
        return table
    seats = list(table.person_ids)
    after = seats.index(table.owner) + 1 if table.owner in seats else 0
    heir = next((user for user in (*seats[after:], *seats[:after]) if user not in gone), None)
    return table if heir is None else replace(table, owner=heir)
