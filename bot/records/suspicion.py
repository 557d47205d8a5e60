"""Pairs of people whose results against each other are improbable, for a server's moderators to look at. Pure.

It accuses no one: friends who teach each other look the same. What counts is decided by people.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import erf, sqrt
from typing import Final

from bot.records.rating import START, RatedGame, Rating
from bot.table.values import TableId, UserId

LEAST: Final = 5
"""Rated games of a pair, alone against each other, below which nothing is said of it."""
IMPROBABLE: Final = 3.0
"""Standard deviations between what was to be expected and what happened."""
ALWAYS_ONE: Final = 8
"""Games in a row that one of a pair has won: from so many on it is listed, whatever their ratings say."""
_BETA: Final = START / 6
"""The deviation of how well someone plays in one game, as OpenSkill has it."""


@dataclass(frozen=True, slots=True)
class Suspicion:
    """A pair: who has won how many of how many games, how many were to be expected, and the last tables."""

    winner: UserId
    loser: UserId
    won: int
    games: int
    expected: float
    tables: tuple[TableId, ...]


def find_suspicious(games: Sequence[RatedGame]) -> list[Suspicion]:
    """Return improbable pairs among the games of one season, the most improbable first."""
    met: dict[tuple[UserId, UserId], list[tuple[TableId, float, bool]]] = defaultdict(list)
    for game in games:
        if len(game.seats) != 2 or game.is_set_aside:
            continue
        one, two = sorted(game.seats, key=lambda seat: seat.user)
        if one.user > 0 and one.place != two.place:
            chance = win_chance(game.before[one.seat], game.before[two.seat])
            met[one.user, two.user].append((TableId(game.table), chance, one.place < two.place))
    found: list[tuple[float, Suspicion]] = []
    for (one, two), played in met.items():
        won, expected = sum(is_won for _, _, is_won in played), sum(chance for _, chance, _ in played)
        deviation = sqrt(sum(chance * (1 - chance) for _, chance, _ in played)) or 1.0
        odd = (won - expected) / deviation
        is_one_sided = len(played) >= ALWAYS_ONE and won in (0, len(played))
        if len(played) < LEAST or (abs(odd) < IMPROBABLE and not is_one_sided):
            continue
        tables = tuple(table for table, _, _ in played[-LEAST:])
        if won >= len(played) - won:
            suspicion = Suspicion(one, two, won, len(played), expected, tables)
        else:
            suspicion = Suspicion(two, one, len(played) - won, len(played), len(played) - expected, tables)
        found.append((abs(odd), suspicion))
    return [suspicion for _, suspicion in sorted(found, key=lambda each: -each[0])]


def win_chance(one: Rating, other: Rating) -> float:
    """Return how likely `one` was to come before `other`."""
    spread = sqrt(2 * _BETA**2 + one.sigma**2 + other.sigma**2)
    return 0.5 * (1 + erf((one.mu - other.mu) / spread / sqrt(2)))
