"""Ratings by games: which games count, what a game changes, what a new season does (RECORDS.md). Pure.

The model is Plackett and Luce's, as OpenSkill computes it: each player is a normal distribution with a mean (`mu`) and
a deviation (`sigma`). Computers are rated like people, one rating a level.
"""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from itertools import combinations
from math import sqrt
from typing import Final

from openskill.models import PlackettLuce

from bot.records.game_record import NO_PERSON, GameRecord
from bot.table.values import UserId

ALL_SERVERS: Final = 0
"""The scope of the ratings over all servers; other scopes are servers' ids."""
PROVISIONAL: Final = 10
"""Games before which a rating is provisional: it has no rank, and no points are shown."""
LEAST_TURNS: Final = 4
MOST_OF_A_PAIR: Final = 3
"""Rated games a day, at most, in which the same two meet."""
INACTIVE: Final = timedelta(days=60)
"""How long after the last rated game someone still has a rank."""
START: Final = 25.0
DOUBT: Final = START / 3
KEPT: Final = 0.75
"""How much of the distance from `START` is left after a soft reset."""
RESET_DOUBT: Final = 3.0
"""The deviation that a soft reset adds, as a variance."""
_POINTS_AT_START: Final = 1000
_POINTS: Final = 40
_MODEL: Final = PlackettLuce(mu=START, sigma=DOUBT)


class Unrated(StrEnum):
    """Why a game doesn't count for ratings; empty where it does."""

    NOTHING = ""
    UNFINISHED = "unfinished"
    """It was called off, and no clock had run out."""
    TAKE_BACKS = "take-backs"
    HINTS = "hints"
    SHORT = "short"
    ALONE = "alone"
    """One person had all the sides."""
    PRIVATE = "private"
    """Someone in it wants no record of theirs, or is forgotten."""
    PAIR = "pair"
    """Two of them have met too often that day."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong someone is thought to be in one scope and season."""

    mu: float = START
    sigma: float = DOUBT
    games: int = 0
    """Rated games in all seasons."""
    season_games: int = 0
    season: str = ""
    last_at: datetime | None = None
    """When their last rated game ended."""

    @property
    def points(self) -> int:
        """The number that people see, and are ranked by: with certainty of 99.8 % they are at least so strong."""
        return points_of(self.mu, self.sigma)

    @property
    def is_provisional(self) -> bool:
        return self.games < PROVISIONAL

    def in_season(self, season: str, *, is_person: bool = True) -> "Rating":
        """Return the rating with which someone enters a season; computers keep theirs, as anchors between seasons."""
        if self.season in (season, "") or not is_person:
            is_new = self.season != season
            return replace(self, season=season, season_games=0 if is_new else self.season_games)
        mu = START + KEPT * (self.mu - START)
        sigma = min(DOUBT, sqrt(self.sigma**2 + RESET_DOUBT**2))
        return replace(self, mu=mu, sigma=sigma, season=season, season_games=0)


def points_of(mu: float, sigma: float) -> int:
    """Return what people see of a rating."""
    return round(_POINTS_AT_START + _POINTS * (mu - 3 * sigma))


@dataclass(frozen=True, slots=True)
class RatedSeat:
    """Who held a seat of a rated game, and how it ended for them."""

    seat: int
    user: UserId
    side: int
    place: int


def rated_seats(record: GameRecord) -> tuple[RatedSeat, ...]:
    return tuple(RatedSeat(each.seat, each.user, each.side, each.place) for each in record.seats)


def why_unrated(
    record: GameRecord, has_record: Callable[[UserId], bool], met_today: Mapping[frozenset[int], int]
) -> Unrated:
    """Return why a game doesn't count for ratings.

    `has_record` says of people whether they are rated in this scope. `met_today` is in how many rated games of that day
    two of them have met.
    """
    users = [seat.user for seat in record.seats]
    if not (record.is_finished or (record.is_abandoned and record.is_clocked)):
        return Unrated.UNFINISHED
    if record.has_take_backs:
        return Unrated.TAKE_BACKS
    if record.has_hints:
        return Unrated.HINTS
    if record.turns < LEAST_TURNS:
        return Unrated.SHORT
    if len({user for user in users if user > 0}) < len([user for user in users if user > 0]) or len(set(users)) < 2:
        return Unrated.ALONE
    if len(users) < record.players or any(user == NO_PERSON or (user > 0 and not has_record(user)) for user in users):
        return Unrated.PRIVATE
    if any(met_today.get(pair, 0) >= MOST_OF_A_PAIR for pair in pairs(users)):
        return Unrated.PAIR
    return Unrated.NOTHING


def pairs(users: Iterable[int]) -> set[frozenset[int]]:
    """Return each two of these who are different, people and levels of computers."""
    return {frozenset(pair) for pair in combinations(set(users), 2)}


def count_meetings(games: Iterable[Collection[int]]) -> dict[frozenset[int], int]:
    """Return in how many of these games, each told by its users, each two of them have met."""
    found: dict[frozenset[int], int] = defaultdict(int)
    for users in games:
        for pair in pairs(users):
            found[pair] += 1
    return found


def rate(seats: Sequence[RatedSeat], before: Mapping[int, Rating], at: datetime) -> dict[int, Rating]:
    """Return the ratings by seat after a game, from those before it, in the season that they are in."""
    sides: dict[int, list[RatedSeat]] = defaultdict(list)
    for seat in seats:
        sides[seat.side].append(seat)
    teams = [[_MODEL.rating(before[each.seat].mu, before[each.seat].sigma) for each in side] for side in sides.values()]
    # a side is as good as the best of its seats: who has left has the last place, their partner the team's
    ranks = [float(min(each.place for each in side)) for side in sides.values()]
    after = _MODEL.rate(teams, ranks=ranks)
    found: dict[int, Rating] = {}
    for side, rated in zip(sides.values(), after, strict=True):
        for seat, new in zip(side, rated, strict=True):
            old = before[seat.seat]
            found[seat.seat] = replace(
                old, mu=new.mu, sigma=new.sigma, games=old.games + 1, season_games=old.season_games + 1,
                last_at=at if old.last_at is None else max(at, old.last_at),
            )  # fmt: skip
    return found


def merge(
    seats: Sequence[RatedSeat], before: Mapping[int, Rating], after: Mapping[int, Rating]
) -> dict[UserId, Rating]:
    """Return the ratings by user; several computers of one level share a rating: the mean of their changes counts."""
    found: dict[UserId, list[int]] = defaultdict(list)
    for seat in seats:
        if seat.user != NO_PERSON:
            found[seat.user].append(seat.seat)
    merged: dict[UserId, Rating] = {}
    for user, numbers in found.items():
        mu = before[numbers[0]].mu + sum(after[each].mu - before[each].mu for each in numbers) / len(numbers)
        sigma = sum(after[each].sigma for each in numbers) / len(numbers)
        merged[user] = replace(after[numbers[0]], mu=mu, sigma=sigma)
    return merged


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A game of one scope and its season, with the rating that each seat had before it."""

    table: int
    at: datetime
    seats: tuple[RatedSeat, ...]
    before: Mapping[int, Rating]
    is_set_aside: bool = False
    season: str = ""


@dataclass(frozen=True, slots=True)
class Replayed:
    """The ratings after games were rated again.

    `changes` has the rating before and after, by game and seat. `final` has the last rating, by season and user; None
    where these games leave someone without one. `season_games` is not set in them.
    """

    changes: Mapping[tuple[int, int], tuple[Rating, Rating]]
    final: Mapping[tuple[str, UserId], Rating | None]


def replay(games: Sequence[RatedGame], entering: Mapping[UserId, Rating] = {}) -> Replayed:
    """Rate games of one scope again, in the order of their ends, without those that are set aside.

    Someone who isn't in `entering` begins with what they had before the first of these games. The games of someone
    forgotten can't be told to be theirs: in each they keep the rating of then, so that nobody else's rating changes.
    """
    now = dict(entering)
    changes: dict[tuple[int, int], tuple[Rating, Rating]] = {}
    final: dict[tuple[str, UserId], Rating | None] = {}
    for game in games:
        before: dict[int, Rating] = {}
        for seat in game.seats:
            known = game.before[seat.seat]
            if seat.user != NO_PERSON:
                known = now.setdefault(seat.user, known if known.games else Rating())
            before[seat.seat] = known.in_season(game.season, is_person=seat.user > 0)
        after = before if game.is_set_aside else rate(game.seats, before, game.at)
        changes |= {(game.table, seat.seat): (before[seat.seat], after[seat.seat]) for seat in game.seats}
        if not game.is_set_aside:
            now |= merge(game.seats, before, after)
        for user in {seat.user for seat in game.seats} - {NO_PERSON}:
            # also of who had no other game there: they have no rating while it is set aside
            is_rated = now[user].season == game.season and now[user].last_at is not None
            if is_rated:
                final[game.season, user] = now[user]
            else:  # where they have another game of it before, what they have by that stands
                final.setdefault((game.season, user), None)
    return Replayed(changes, final)
