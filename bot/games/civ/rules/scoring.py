"""Scoring: majorities, ties, teams (RULES §7.3, §7.4, §8)."""

from collections.abc import Sequence
from typing import Final

from bot.games.civ.rules.cards import C, E, M, R, S, Seat, U, column, column_sizes
from bot.games.civ.rules.position import Position, Result
from bot.games.civ.rules.setup import Setup

TIE_BREAK: Final = (U, C, S, E, R, M)
"""The order of Domains in which ties are broken (§7.4)."""


def points(position: Position) -> tuple[int, ...]:
    """Return the points by side: by seat, or by team in a team game (§7.3, §8.1); players who left have none (§9.1)."""
    return _points(position.columns, position.setup.sides())


def _points(columns: Sequence[int], sides: Sequence[Sequence[Seat]]) -> tuple[int, ...]:
    scored = [0] * len(sides)
    for counts in zip(*map(column_sizes, columns), strict=True):
        for side in sides_with_point(counts, sides):
            scored[side] += 1
    return tuple(scored)


def sides_with_point(counts: Sequence[int], sides: Sequence[Sequence[Seat]]) -> tuple[int, ...]:
    """Return the sides that score a Domain's point; empty where no one has a card of it (§7.3, §8.1).

    `counts` has the number of cards of the Domain by seat, `sides` the seats of each side.
    """
    most = max(counts)
    if not most:
        return ()
    # computer players ask this of every position they look at: no generator within another
    found: list[int] = []
    for side, seats in enumerate(sides):
        for seat in seats:
            if counts[seat] == most:
                found.append(side)
                break
    return tuple(found)


def by_points(position: Position, reason: str) -> Result:
    """Return the result when points decide (§7.3 to §7.5, §8.2): `reason` is `majority` or `turn_cap`."""
    return count_points(position.setup, position.columns, position.alive, reason)


def count_points(setup: Setup, columns: Sequence[int], alive: Sequence[bool], reason: str) -> Result:
    """Return the result when points decide over any columns: by seat, as column sets, and who is still in the game."""
    sides = setup.sides()
    scored = _points(columns, sides)
    # §9.1: a side that has left wins nothing, even where all points are 0
    living = [side for side, seats in enumerate(sides) if any(alive[seat] for seat in seats)]
    best = max(scored[side] for side in living)
    tied = [side for side in living if scored[side] == best]
    for domain in TIE_BREAK:
        if len(tied) == 1:
            break
        # by the sums of a team (§8.2), though points go to its best member (§8.1)
        cards = {side: sum(column(columns[seat], domain) for seat in sides[side]) for side in tied}
        tied = [side for side in tied if cards[side] == max(cards.values())]
    winners = sorted(seat for side in tied for seat in sides[side])
    return Result(reason, tuple(winners), None, scored)


def last_side(position: Position) -> tuple[Seat, ...] | None:
    """Return the one side still in the game, or None while there are more (§9.1)."""
    left = [side for side in position.setup.sides() if any(position.alive[seat] for seat in side)]
    return left[0] if len(left) == 1 else None
