"""Acting for somebody else's seat, in a game that has actions for it: its owner for who keeps the others waiting.

Everybody sees who did it, for the log names him. The owner of a table acts; where it is the owner who is awaited, any
other player. Each function makes the next table; the match judges the action.
"""

import math
from datetime import datetime
from typing import Final

from bot.match import Match, seat_author
from bot.table import inactivity
from bot.table.errors import StaleDecision, TableError, TooEarly, not_owner
from bot.table.play import check_playing, grown, in_person
from bot.table.table import Table
from bot.table.values import UserId

SILENT: Final = "silent"
"""`why` of what is done for somebody who keeps the others waiting."""
OWNER: Final = "owner"
"""`why` of what the table's owner enters."""


def acted_for(table: Table, user: UserId, seat: int, action: str, version: int, now: datetime) -> Table:
    """The table after an action for somebody who has been inactive for a turn.

    Raises `TooEarly` (`deputy-too-early`), `TableError` (`deputy-not-awaited`), `NotOwner`, `StaleDecision`, and what
    the match raises.
    """
    own, match = _deputy(table, user, version)
    check_inactive(table, user, seat, now)
    return grown(table, match.intervene(seat, action, by=seat_author(own), why=SILENT), now).seen_by(user, now)


def check_inactive(table: Table, user: UserId, seat: int, now: datetime) -> None:
    """Raises what `acted_for` does where this person may not act for that seat, or not yet."""
    held_by = table.sitters[seat].user_id
    if seat not in table.waiting or held_by == user:
        raise TableError("deputy-not-awaited")
    if user != table.owner and held_by != table.owner:
        raise not_owner(table)
    due = inactivity.waited_since(table, seat) + inactivity.turn_time(table)
    if now < due:
        raise TooEarly("deputy-too-early", at=math.ceil(due.timestamp()))


def entered_by_owner(table: Table, user: UserId, seat: int | None, action: str, version: int, now: datetime) -> Table:
    """The table after what its owner has entered for a seat (None: his own, for several), without any waiting.

    Which actions these may be is decided by whoever asks. Raises `NotOwner`, `StaleDecision`, and what the match
    raises.
    """
    own, match = _deputy(table, user, version)
    if user != table.owner:
        raise not_owner(table)
    place = own if seat is None else seat
    return grown(table, match.intervene(place, action, by=seat_author(own), why=OWNER), now).seen_by(user, now)


def _deputy(table: Table, user: UserId, version: int) -> tuple[int, Match]:
    check_playing(table)
    own = in_person(table, user)
    assert table.match is not None, "a table that is played at has a game"
    if version != table.match.version:
        raise StaleDecision(table, max(0, table.match.number - version))
    return own, table.match
