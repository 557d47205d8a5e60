"""Ratings by games: which games count, how much they count, and what a game changes (RECORDS.md). Pure.

The model is Plackett and Luce's, as OpenSkill computes it: each person is a normal distribution with a mean (`mu`) and
a deviation (`sigma`). Computers have no rating, and are left out of the games that are rated.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import StrEnum
from itertools import combinations, permutations, product
from math import sqrt
from statistics import fmean
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.records.game_record import NO_PERSON, GameRecord
from bot.table.values import UserId

ALL_SERVERS: Final = 0
"""The scope of the ratings over all servers; other scopes are servers' ids."""
PROVISIONAL: Final = 10
"""Games before which a rating is provisional: it has no rank, and no points are shown."""
OPPONENTS: Final = 5
"""With fewer different settled opponents a rating is provisional; opponents of one's own before one is settled."""
LEAST_TURNS: Final = 4
MOST_OF_A_PAIR: Final = 3
"""Rated games a day, at most, in which the same two meet."""
INACTIVE: Final = timedelta(days=60)
"""How long after the last rated game someone still has a rank."""
START: Final = 25.0
DOUBT: Final = START / 3
KEPT: Final = 0.9
"""How much of the distance from `START` is left at the beginning of a season."""
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
    """One person had several seats, or all the sides."""
    COMPUTERS = "computers"
    """Fewer than two sides had people, or computers played in teams."""
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
    opponents: int = 0
    """Different opponents who were settled when they met, in all seasons."""

    @property
    def points(self) -> int:
        """The number that people see, and are ranked by."""
        return points_of(self.mu)

    @property
    def is_provisional(self) -> bool:
        return is_provisional(self.games, self.opponents)

    def in_season(self, season: str) -> "Rating":
        """Return the rating with which someone enters a season: nearer to `START`, and as certain as before."""
        if self.season in (season, ""):
            return replace(self, season=season)
        return replace(self, mu=START + KEPT * (self.mu - START), season=season, season_games=0)


def points_of(mu: float) -> int:
    """Return what people see of a rating."""
    return round(_POINTS_AT_START + _POINTS * (mu - START))


def is_provisional(games: int, opponents: int) -> bool:
    """Return whether too little is known after so many rated games against so many settled opponents."""
    return games < PROVISIONAL or opponents < OPPONENTS


@dataclass(frozen=True, slots=True)
class RatedSeat:
    """Who held a seat of a rated game, how it ended for them, and how much it counts (`Acquaintances.weigh`)."""

    seat: int
    user: UserId
    side: int
    place: int
    weight: float = 1.0
    """From 0 to 1: the part of the change that is made."""
    is_settled: bool = False
    met: int = 0
    """Settled opponents met for the first time."""


def rated_seats(record: GameRecord) -> tuple[RatedSeat, ...]:
    """Return the people of a game, as they came out among themselves."""
    return tuple(RatedSeat(each.seat, each.user, each.side, each.place) for each in record.seats if each.user >= 0)


def why_unrated(
    record: GameRecord, has_record: Callable[[UserId], bool], met_today: Mapping[frozenset[int], int]
) -> Unrated:
    """Return why a game doesn't count for ratings.

    `has_record` says of people whether they are rated in this scope. `met_today` is in how many rated games of that day
    two of them have met.
    """
    users = [seat.user for seat in record.seats if seat.user >= NO_PERSON]
    if not (record.is_finished or (record.is_abandoned and record.is_clocked)):
        return Unrated.UNFINISHED
    if record.has_take_backs:
        return Unrated.TAKE_BACKS
    if record.has_hints:
        return Unrated.HINTS
    if record.turns < LEAST_TURNS:
        return Unrated.SHORT
    if len({user for user in users if user > 0}) < len([user for user in users if user > 0]) or record.players < 2:
        return Unrated.ALONE
    if len(record.seats) < record.players or any(user == NO_PERSON or not has_record(user) for user in users):
        return Unrated.PRIVATE
    if len(users) < len(record.seats) and (len(users) < 2 or record.has_teams):
        return Unrated.COMPUTERS
    if any(met_today.get(pair, 0) >= MOST_OF_A_PAIR for pair in pairs(users)):
        return Unrated.PAIR
    return Unrated.NOTHING


def pairs(users: Iterable[int]) -> set[frozenset[int]]:
    """Return each two of these who are different."""
    return {frozenset(pair) for pair in combinations(set(users), 2)}


def count_meetings(games: Iterable[Collection[int]]) -> dict[frozenset[int], int]:
    """Return in how many of these games, each told by its users, each two of them have met."""
    found: dict[frozenset[int], int] = defaultdict(int)
    for users in games:
        for pair in pairs(users):
            found[pair] += 1
    return found


@dataclass(slots=True)
class Acquaintances:
    """The opponents of each person in the rated games of one scope up to now: it says how much the next game counts.

    Not frozen: it follows thousands of games, one after the other.
    """

    games: Counter[UserId] = field(default_factory=Counter[UserId])
    """Rated games by person."""
    opponents: dict[UserId, set[UserId]] = field(default_factory=lambda: defaultdict(set))
    """The people someone has played against; of many, some are enough: `OPPONENTS` who aren't at the table."""
    settled: dict[UserId, set[UserId]] = field(default_factory=lambda: defaultdict(set))
    """Those of them who were settled opponents."""
    together: Counter[frozenset[int]] = field(default_factory=Counter[frozenset[int]])
    """Games of two against each other in the season of the next game."""
    season: str = ""

    def weigh(self, seats: Sequence[RatedSeat]) -> tuple[RatedSeat, ...]:
        """Return the seats with how much the game counts for each.

        An opponent tells something of a person by those whom the opponent has played apart from the people of this
        table: `OPPONENTS` of them count in full. The n-th game of the same two in a season counts 1 / n. Of several
        opponents the mean counts.
        """
        here = {seat.user for seat in seats}
        known = {user: min(1.0, len(self.opponents[user] - here) / OPPONENTS) for user in here - {NO_PERSON}}
        settled = {user for user in known if self.is_settled(user)}
        found: list[RatedSeat] = []
        for seat in seats:
            others = [other.user for other in seats if other.side != seat.side]
            new = {other for other in others if other in settled} - self.settled[seat.user]
            # of who is forgotten it isn't known whom they have met
            weights = [known.get(other, 1.0) / (self.together[frozenset((seat.user, other))] + 1) for other in others]
            found.append(replace(seat, weight=fmean(weights), is_settled=seat.user in settled, met=len(new)))
        return tuple(found)

    def is_settled(self, user: UserId) -> bool:
        """Whether a person's rating says enough for them to count as an opponent."""
        return self.games[user] >= PROVISIONAL and len(self.opponents[user]) >= OPPONENTS

    def add(self, seats: Sequence[RatedSeat], season: str) -> None:
        """Note a game that has been weighed, in its season."""
        if season != self.season:
            self.together.clear()
            self.season = season
        people = [seat for seat in seats if seat.user != NO_PERSON]
        for seat in people:
            self.games[seat.user] += 1
            others = [other for other in people if other.side != seat.side]
            self.opponents[seat.user].update(other.user for other in others)
            self.settled[seat.user].update(other.user for other in others if other.is_settled)
        for one, other in combinations(people, 2):
            if one.side != other.side:
                self.together[frozenset((one.user, other.user))] += 1


def rate(seats: Sequence[RatedSeat], before: Mapping[int, Rating], at: datetime) -> dict[int, Rating]:
    """Return the ratings by seat after a game, from those before it, in the season that they are in.

    Of equals, the one placed higher never gains less. Every seat is changed by its weight.
    """
    sides: dict[int, list[RatedSeat]] = defaultdict(list)
    for seat in seats:
        sides[seat.side].append(seat)
    # a side is as good as the best of its seats: who has left has the last place, their partner the team's
    places = [min(each.place for each in side) for side in sides.values()]
    after = _rate_sides([[before[each.seat] for each in side] for side in sides.values()], places)
    found: dict[int, Rating] = {}
    for side, rated in zip(sides.values(), after, strict=True):
        for seat, (mu, variance) in zip(side, rated, strict=True):
            old = before[seat.seat]
            found[seat.seat] = replace(
                old, mu=old.mu + seat.weight * (mu - old.mu),
                sigma=sqrt(old.sigma**2 + seat.weight * (variance - old.sigma**2)), games=old.games + 1,
                season_games=old.season_games + 1, opponents=old.opponents + seat.met,
                last_at=at if old.last_at is None else max(at, old.last_at),
            )  # fmt: skip
    return found


def _rate_sides(sides: Sequence[Sequence[Rating]], places: Sequence[int]) -> list[list[tuple[float, float]]]:
    """Return mean and variance of each member of the sides after a game.

    Sides that share a place are rated by the mean over the orders in which they could have come. OpenSkill 6.2's own
    ties give the winners of a shared victory less than who came after them (its issues 155, 176 and 201).
    """
    shared: dict[int, list[int]] = defaultdict(list)
    for number, place in enumerate(places):
        shared[place].append(number)
    rated: list[dict[int, list[PlackettLuceRating]]] = []
    for orders in product(*(permutations(shared[place]) for place in sorted(shared))):
        order = [number for tied in orders for number in tied]
        after = _MODEL.rate([[_MODEL.rating(each.mu, each.sigma) for each in sides[number]] for number in order])
        rated.append(dict(zip(order, after, strict=True)))
    return [
        [
            (fmean(each[number][member].mu for each in rated), fmean(each[number][member].sigma ** 2 for each in rated))
            for member in range(len(side))
        ]
        for number, side in enumerate(sides)
    ]


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
            before[seat.seat] = known.in_season(game.season)
        after = before if game.is_set_aside else rate(game.seats, before, game.at)
        changes |= {(game.table, seat.seat): (before[seat.seat], after[seat.seat]) for seat in game.seats}
        if not game.is_set_aside:
            now |= by_user(game.seats, after)
        for user in {seat.user for seat in game.seats} - {NO_PERSON}:
            # also of who had no other game there: they have no rating while it is set aside
            is_rated = now[user].season == game.season and now[user].last_at is not None
            if is_rated:
                final[game.season, user] = now[user]
            else:  # where they have another game of it before, what they have by that stands
                final.setdefault((game.season, user), None)
    return Replayed(changes, final)


def by_user(seats: Sequence[RatedSeat], after: Mapping[int, Rating]) -> dict[UserId, Rating]:
    """Return the ratings of a game by person, without those forgotten."""
    return {seat.user: after[seat.seat] for seat in seats if seat.user != NO_PERSON}


def weigh_all(games: Sequence[RatedGame]) -> list[RatedGame]:
    """Return the rated games of a scope, in the order of their ends, with how much each counts decided again.

    Those set aside count for nothing that comes after them.
    """
    known = Acquaintances()
    found: list[RatedGame] = []
    for game in games:
        if game.season != known.season:
            known.add((), game.season)
        found.append(replace(game, seats=known.weigh(game.seats)))
        if not game.is_set_aside:
            known.add(found[-1].seats, game.season)
    return found
