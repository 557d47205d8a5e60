"""People whose results against each other are improbable, for a server's moderators to look at. Pure.

It accuses no one: friends who teach each other look the same. What counts is decided by people.

Three shapes are found, in games of any size: pairs, of whom one comes before the other more often than their ratings
say; circles, where someone has won against several who have hardly played anyone else; and rings, whose people have
hardly played anyone else, and of each two of whom the same one has always won.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import combinations
from math import erf, log, sqrt
from typing import Final

from bot.records.rating import START, RatedGame, RatedSeat, Rating, replay
from bot.table.values import TableId, UserId

LEAST: Final = 5
"""Rated games of a pair against each other below which nothing is said of it."""
IMPROBABLE: Final = 0.001
"""How likely so many wins of a pair's, or more, were by their ratings: from here down it is listed."""
ALWAYS_ONE: Final = 8
"""Games that one of two who play alone, or of a circle, has all won: from so many on they are listed anyway."""
CLOSED: Final = 0.75
"""The part of someone's meetings, at least, that is with the others of a circle or ring."""
ONE_IN: Final = 50
"""How improbable a ring is that is listed: once in so many such groups it would come about by chance."""
_BETA: Final = START / 6
"""The deviation of how well someone plays in one game, as OpenSkill has it."""


class Shape(StrEnum):
    """How these people have played each other."""

    PAIR = "pair"
    CIRCLE = "circle"
    RING = "ring"


@dataclass(frozen=True, slots=True)
class Suspicion:
    """People of whom the first has won most (of a ring, of any), how often in how many games, and the last tables."""

    shape: Shape
    people: tuple[UserId, ...]
    won: int
    games: int
    expected: float
    tables: tuple[TableId, ...]


@dataclass(frozen=True, slots=True)
class _Meeting:
    """Two in one game who were no partners: how likely the first was to come before the second, and whether they did.

    `is_won` is None where they shared a place; `is_alone` is true where nobody else played.
    """

    table: TableId
    chance: float
    is_won: bool | None
    is_alone: bool


_Met = Mapping[tuple[UserId, UserId], Sequence[_Meeting]]
"""The meetings of each two, both ways round."""


def find_suspicious(games: Sequence[RatedGame]) -> list[Suspicion]:
    """Return what is improbable among games: groups first, then pairs, the most improbable first."""
    met = _meetings(_in_full(games))
    groups = _rings(met)
    groups += [each for each in _circles(met) if not _is_within(each, groups)]
    return [*groups, *(each for each in _pairs(met) if not _is_within(each, groups))]


def _in_full(games: Sequence[RatedGame]) -> list[RatedGame]:
    """Return the games in order, with the ratings that people would have had if each had counted in full.

    Among friends who play nobody else games count for nothing, and ratings say nothing of who is the stronger one.
    """
    full = [
        replace(game, seats=tuple(replace(seat, weight=1.0) for seat in game.seats))
        for game in sorted(games, key=lambda game: (game.at, game.table))
    ]
    changes = replay(full).changes
    return [
        replace(game, before={seat.seat: changes[game.table, seat.seat][0] for seat in game.seats}) for game in full
    ]


def _is_within(suspicion: Suspicion, groups: Iterable[Suspicion]) -> bool:
    return any(set(suspicion.people) <= set(group.people) for group in groups)


def _meetings(games: Iterable[RatedGame]) -> _Met:
    found: dict[tuple[UserId, UserId], list[_Meeting]] = defaultdict(list)
    for game in games:
        people = [] if game.is_set_aside else [seat for seat in game.seats if seat.user > 0]
        for one, other in combinations(people, 2):
            if one.side != other.side and one.user != other.user:
                for first, second in ((one, other), (other, one)):
                    found[first.user, second.user].append(_meeting(game, first, second))
    return found


def _meeting(game: RatedGame, first: RatedSeat, second: RatedSeat) -> _Meeting:
    chance = win_chance(game.before[first.seat], game.before[second.seat])
    is_won = None if first.place == second.place else first.place < second.place
    return _Meeting(TableId(game.table), chance, is_won, len(game.seats) == 2)


def _pairs(met: _Met) -> list[Suspicion]:
    found: list[tuple[float, Suspicion]] = []
    for users, meetings in met.items():
        decided = [each for each in meetings if each.is_won is not None]
        won, expected = sum(bool(each.is_won) for each in decided), sum(each.chance for each in decided)
        if len(decided) < LEAST or (won - expected, users[1]) <= (expected - won, users[0]):
            continue  # the other way round it is the same pair
        likely = _chance_of_most([each.chance for each in decided], won)
        alone = [each.is_won for each in decided if each.is_alone]
        if likely > IMPROBABLE and not (len(alone) >= ALWAYS_ONE and all(alone)):
            continue
        tables = tuple(each.table for each in decided[-LEAST:])
        found.append((likely, Suspicion(Shape.PAIR, users, won, len(decided), expected, tables)))
    return [suspicion for _, suspicion in sorted(found, key=lambda each: each[0])]


def _circles(met: _Met) -> list[Suspicion]:
    """Return who has won against people who have hardly played anyone but them and each other."""
    found: list[Suspicion] = []
    opponents = _opponents(met)
    for user, others in opponents.items():
        beaten = {other for other in others if _is_always_won(met[user, other])}
        circle = _closed(met, opponents, beaten, {user})
        meetings = sorted((each for other in circle for each in met[user, other]), key=lambda each: each.table)
        tables = list(dict.fromkeys(each.table for each in meetings))
        if len(circle) < 2 or len(tables) < ALWAYS_ONE:
            continue
        expected = sum(each.chance for each in meetings) / len(meetings) * len(tables)
        people = (user, *sorted(circle, key=lambda other: (-len(met[user, other]), other)))
        found.append(Suspicion(Shape.CIRCLE, people, len(tables), len(tables), expected, tuple(tables[-LEAST:])))
    return sorted(found, key=lambda each: -each.games)


def _rings(met: _Met) -> list[Suspicion]:
    """Return groups who have hardly played anyone else, and of each two of whom the same one has always won."""
    opponents = _opponents(met)
    linked: dict[UserId, set[UserId]] = {
        user: {
            other
            for other in others
            if len(met[user, other]) > 1 and (_is_always_won(met[user, other]) or _is_always_won(met[other, user]))
        }
        for user, others in opponents.items()
    }
    while True:
        left = {user for user, others in linked.items() if _share(met, opponents, user, others) < CLOSED}
        if not left:
            break
        linked = {user: others - left for user, others in linked.items() if user not in left}
    found: list[Suspicion] = []
    while linked:
        ring, reached = set[UserId](), {next(iter(linked))}
        while reached:
            ring |= reached
            reached = {other for user in reached for other in linked[user]} - ring
        linked = {user: others for user, others in linked.items() if user not in ring}
        won = [pair for pair in met if set(pair) <= ring and _is_always_won(met[pair])]
        meetings = sorted((each for pair in won for each in met[pair]), key=lambda each: each.table)
        # a pair that met once has no other way to have met; of others it counts that the winner was always the same
        surprise = sum(-log(_chance_of_one(met[pair])) for pair in won)
        if len(ring) < 3 or len(meetings) < ALWAYS_ONE or surprise < log(ONE_IN):
            continue
        tables = list(dict.fromkeys(each.table for each in meetings))
        people = sorted(ring, key=lambda user: (-sum(pair[0] == user for pair in won), user))
        expected = sum(each.chance for each in meetings)
        found.append(
            Suspicion(Shape.RING, tuple(people), len(meetings), len(meetings), expected, tuple(tables[-LEAST:]))
        )
    return sorted(found, key=lambda each: -each.games)


def _opponents(met: _Met) -> dict[UserId, set[UserId]]:
    found: dict[UserId, set[UserId]] = defaultdict(set)
    for one, other in met:
        found[one].add(other)
    return found


def _closed(
    met: _Met, opponents: Mapping[UserId, Set[UserId]], people: Set[UserId], beside: Set[UserId]
) -> set[UserId]:
    """Return those of these people whose meetings are mostly with each other, and with those beside."""
    found = set(people)
    while left := {user for user in found if _share(met, opponents, user, found | beside) < CLOSED}:
        found -= left
    return found


def _share(met: _Met, opponents: Mapping[UserId, Set[UserId]], user: UserId, others: Set[UserId]) -> float:
    """Return which part of someone's meetings is with these others."""
    return sum(len(met[user, other]) for other in opponents[user] & others) / sum(
        len(met[user, other]) for other in opponents[user]
    )


def _is_always_won(meetings: Sequence[_Meeting]) -> bool:
    return all(each.is_won for each in meetings)


def _chance_of_most(chances: Sequence[float], won: int) -> float:
    """Return how likely at least so many wins were, of games with these chances."""
    likely = [1.0]
    """By number of wins."""
    for chance in chances:
        likely = [
            (likely[wins] if wins < len(likely) else 0.0) * (1 - chance) + (likely[wins - 1] * chance if wins else 0.0)
            for wins in range(len(likely) + 1)
        ]
    return sum(likely[won:])


def _chance_of_one(meetings: Sequence[_Meeting]) -> float:
    """Return how likely it was that one of two would win all their games, whichever of them."""
    one = other = 1.0
    for each in meetings:
        one, other = one * each.chance, other * (1 - each.chance)
    return one + other


def win_chance(one: Rating, other: Rating) -> float:
    """Return how likely `one` was to come before `other`."""
    spread = sqrt(2 * _BETA**2 + one.sigma**2 + other.sigma**2)
    return 0.5 * (1 + erf((one.mu - other.mu) / spread / sqrt(2)))
