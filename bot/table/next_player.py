"""Who plays next, so that they can be told when the turn before theirs begins. Pure."""

from typing import Final

from bot.match import TurnId
from bot.table.table import Table
from bot.table.values import UserId

FEWEST: Final = 3
"""Players still in the game: with two, one is next whenever one has just played."""


def next_player(table: Table) -> tuple[UserId, TurnId] | None:
    """Return the person whose turn comes next, and the turn that is on until then.

    None at tables with a quick clock, where everyone looks on; where a computer plays now, which is done at once; and
    where that person is away or has both seats.
    """
    match, clock = table.match, table.options.clock
    if match is None or match.is_over or match.is_preparing or (clock is not None and not clock.is_slow):
        return None
    if len(table.awaited) != 1 or sum(map(match.is_in, range(len(table.participants)))) < FEWEST:
        return None
    seat = table.seat_of(next(iter(table.awaited)))
    following = None if seat is None else match.next_after(seat)
    if seat is None or following is None:
        return None
    person = table.participants[following]
    if person.is_automatic or person.user_id <= 0 or person.user_id in table.awaited:
        return None
    return person.user_id, match.turn_id(seat)
