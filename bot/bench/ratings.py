"""`civ bench ratings`: what ratings say of people whose skill is known, and what someone gains by farming.

People of normally distributed skill, some of whom play much more than others, meet in games of two to four; how well
someone plays in one game varies, as the model has it. What is shown is compared with their skill by the rank
correlation (Spearman's). All of it is seeded: the same figures everywhere. RECORDS.md quotes them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from math import exp, log, sqrt
from random import Random
from statistics import fmean
from typing import Final

from bot.bench.measure import Measure, measure_at_least, measure_at_most, report
from bot.match import GameName
from bot.records.game_record import GameRecord, Outcome, SeatRecord, computer_id
from bot.records.rating import (
    DOUBT,
    PROVISIONAL,
    START,
    Acquaintances,
    RatedSeat,
    Rating,
    Unrated,
    by_user,
    rate,
    rated_seats,
    why_unrated,
)
from bot.table.values import Level, TableId, UserId

PEOPLE: Final = 200
GAMES: Final = 3_000
SEASONS: Final = 4
WORLDS: Final = 5
"""Seeds of each kind of world."""
SKILL: Final = 3.0
"""The deviation of people's skill, in units of `mu`: the luck of one game is worth more (`LUCK`)."""
LUCK: Final = START / 6
SHARED: Final = 0.06
"""Games of three or four won by two together."""
FARMER: Final = UserId(1_000)
NOON: Final = datetime(2026, 1, 1, 12, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class World:
    """Pairings: `clubs` of equal size whose people play one game in five with everybody else.

    A season changes people's skill by so much of its deviation (`change`).
    """

    name: str
    clubs: int = 1
    change: float = 0.0
    skill: float = SKILL
    seasons: int = SEASONS
    games: int = GAMES


@dataclass(frozen=True, slots=True)
class Scheme:
    """A way to rate; `doubt` is what a season adds, as a variance, and points are less by `doubts` deviations."""

    name: str
    kept: float | None = None
    """Of the distance from the start, at a new season; None: as the bot has it."""
    doubt: float = 0.0
    doubts: float = 0.0
    is_weighed: bool = True

    def enter(self, rating: Rating, season: str) -> Rating:
        entered = rating.in_season(season)
        if rating.season in (season, "") or self.kept is None:
            return entered
        sigma = min(DOUBT, sqrt(rating.sigma**2 + self.doubt**2))
        return replace(entered, mu=START + self.kept * (rating.mu - START), sigma=sigma)

    def points(self, rating: Rating) -> float:
        return rating.points if not self.doubts else 1000 + 40 * (rating.mu - self.doubts * rating.sigma)


OURS: Final = Scheme("ours")
BEFORE: Final = Scheme("before", 0.75, 3.0, 3.0, is_weighed=False)
"""As it was until ratings stopped paying for games alone."""
SCHEMES: Final = (
    BEFORE,
    Scheme("mean-alone", 0.75, 3.0, is_weighed=False),
    Scheme("unweighed", 0.9, is_weighed=False),
    Scheme("sigma-plus-1", 0.9, 1.0),
    Scheme("kept-whole", 1.0),
    Scheme("kept-three-quarters", 0.75),
    OURS,
)
OPEN: Final = World("open")
KINDS: Final = (OPEN, World("clubs", clubs=10), World("small", clubs=25),
         World("changing", clubs=10, change=0.4, seasons=8, games=2 * GAMES))  # fmt: skip


@dataclass(slots=True)
class Played:
    """What has become of people; not frozen, for it follows each game."""

    scheme: Scheme
    ratings: dict[UserId, Rating] = field(default_factory=dict[UserId, Rating])
    known: Acquaintances = field(default_factory=Acquaintances)
    won: dict[UserId, int] = field(default_factory=dict[UserId, int])
    skills: dict[UserId, float] = field(default_factory=dict[UserId, float])

    def play(self, seats: Sequence[RatedSeat], season: str) -> None:
        """Rate a game, as the store does."""
        if season != self.known.season:
            self.known.add((), season)
        weighed = self.known.weigh(seats)
        counted = weighed if self.scheme.is_weighed else [replace(seat, weight=1.0) for seat in weighed]
        before = {seat.seat: self.scheme.enter(self.ratings.get(seat.user, Rating()), season) for seat in seats}
        self.ratings |= by_user(counted, rate(counted, before, NOON))
        self.known.add(weighed, season)
        for seat in seats:
            self.won[seat.user] = self.won.get(seat.user, 0) + (seat.place == 1)

    def points(self, user: UserId) -> float:
        return self.scheme.points(self.ratings[user])

    def ranked(self) -> list[UserId]:
        """Return who has a rank, as the bot has it."""
        return [user for user, rating in self.ratings.items() if not rating.is_provisional and user != FARMER]


def seats_of(users: Sequence[UserId]) -> tuple[RatedSeat, ...]:
    """Return the seats of a game, the best first."""
    return tuple(RatedSeat(seat, user, seat, seat + 1) for seat, user in enumerate(users))


def live(
    world: World, scheme: Scheme, seed: int, after: Callable[[Played, int], None] = lambda _played, _season: None
) -> Played:
    """Return what becomes of the people of a world; `after` is called at the end of each season."""
    chance = Random(seed)
    people = [UserId(number) for number in range(1, PEOPLE + 1)]
    played = Played(scheme, skills={user: chance.gauss(0, world.skill) for user in people})
    often = {user: exp(chance.gauss(0, 0.9)) for user in people}
    size = PEOPLE // world.clubs
    for season in range(world.seasons):
        for _ in range(world.games // world.seasons):
            first = chance.randrange(world.clubs) * size if chance.random() < 0.8 else None
            among = people if first is None else people[first : first + size]
            weights = [often[user] for user in among]
            players, users = chance.choices((2, 3, 4), (9, 4, 7))[0], list[UserId]()
            while len(users) < players:
                if (user := chance.choices(among, weights)[0]) not in users:
                    users.append(user)
            # the largest of values with Gumbel's noise comes first as Plackett and Luce have it
            form = {user: played.skills[user] - LUCK * 0.78 * log(-log(chance.random())) for user in users}
            seats = list(seats_of(sorted(users, key=lambda user: -form[user])))
            if players > 2 and chance.random() < SHARED:
                seats[1] = replace(seats[1], place=1)
            played.play(seats, f"2026-{season + 1:02}")
        after(played, season)
        if world.change:
            kept = sqrt(1 - world.change**2)
            played.skills = {
                user: kept * skill + chance.gauss(0, world.change * world.skill)
                for user, skill in played.skills.items()
            }
    return played


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Return Spearman's; people who are equal have the mean of their ranks."""

    def ranks(values: Sequence[float]) -> list[float]:
        places: dict[float, list[int]] = {}
        for place, value in enumerate(sorted(values)):
            places.setdefault(value, []).append(place)
        return [fmean(places[value]) - (len(values) - 1) / 2 for value in values]

    x, y = ranks(one), ranks(other)
    covered = sum(a * b for a, b in zip(x, y, strict=True))
    return covered / sqrt(sum(a * a for a in x) * sum(b * b for b in y))


def measure_ratings() -> list[Measure]:
    """Return the correlations, the drift, and what farming comes to."""
    return [*_correlations(), *_drift(), *_farming()]


def _correlations() -> list[Measure]:
    found: list[Measure] = []
    for world in KINDS:
        rates: list[float] = []
        for scheme in SCHEMES:
            values: list[float] = []
            for seed in range(WORLDS):
                seen: list[float] = []

                def after(played: Played, season: int, seen: list[float] = seen, world: World = world) -> None:
                    if season < world.seasons - 1 and not world.change:
                        return
                    users = played.ranked()
                    if len(users) > PEOPLE / 4:  # the first season has few
                        skills = [played.skills[user] for user in users]
                        seen.append(rank_correlation(skills, [played.points(user) for user in users]))

                played = live(world, scheme, seed, after)
                values.append(fmean(seen))
                if scheme is OURS:
                    users = played.ranked()
                    wins = [played.won[user] / played.ratings[user].games for user in users]
                    rates.append(rank_correlation([played.skills[user] for user in users], wins))
            name, value = f"ratings-{world.name}-{scheme.name}", fmean(values)
            is_goal = scheme is OURS and not world.change
            found.append(
                measure_at_least(name, value, "correlation", 0.89) if is_goal else report(name, value, "correlation")
            )
        found.append(report(f"ratings-{world.name}-win-rate", fmean(rates), "correlation"))
    return found


def _drift() -> list[Measure]:
    """Return how far points stray where everyone is equal, over eight seasons: they should stay at 1000."""
    world = World("equals", skill=0.0, seasons=8, games=2 * GAMES)
    found: list[Measure] = []
    for scheme in (BEFORE, OURS):
        means: list[float] = []

        def after(played: Played, _: int, means: list[float] = means) -> None:
            if users := played.ranked():
                means.append(fmean(played.points(user) for user in users))

        played = live(world, scheme, 1, after)
        busy = [user for user in played.ranked() if played.ratings[user].games >= 80]
        rare = [user for user in played.ranked() if played.ratings[user].games < 40]
        paid = fmean(map(played.points, busy)) - fmean(map(played.points, rare))
        for name, value, most in (
            ("drift", max(means, key=lambda mean: abs(mean - means[0])) - means[0], 25), ("pay-for-playing", paid, 25),
        ):  # fmt: skip
            name = f"ratings-{name}-{scheme.name}"
            is_goal = scheme is OURS
            found.append(measure_at_most(name, value, "points", most) if is_goal else report(name, value, "points"))
    return found


def _farming() -> list[Measure]:
    """Return what an average regular of the open world has after games that prove nothing, and what a newcomer has.

    Beside it what the best of that world have.
    """
    found: list[Measure] = []
    alts = [UserId(2_000 + number) for number in range(10)]
    season = f"2026-{SEASONS:02}"

    def ten(played: Played) -> None:
        for _ in range(4):
            for alt in alts:
                played.play(seats_of((FARMER, alt)), season)

    def three(played: Played) -> None:
        for _ in range(30):
            played.play(seats_of((FARMER, *alts[:3])), season)

    def taking_turns(played: Played) -> None:
        for game in range(40):
            played.play(seats_of((FARMER, *(alts[(3 * game + step) % 10] for step in range(3)))), season)

    def settled(played: Played) -> None:
        for start in range(40):
            played.play(seats_of([alts[(start + step) % 10] for step in (0, 1, 3, 6)]), season)
        ten(played)

    for scheme in (BEFORE, OURS):
        for name, farm, most in (
            ("ten-alts", ten, 5), ("three-alts", three, 5), ("ten-alts-in-turns", taking_turns, None),
            ("settled-alts", settled, None),
        ):  # fmt: skip
            gains: list[float] = []
            for seed in range(WORLDS):
                played = live(OPEN, scheme, seed)
                # an average regular, whose account it is from now on
                regular = min(
                    (user for user in played.ranked() if played.ratings[user].games > 40),
                    key=lambda user: abs(played.skills[user]),
                )
                _hand_over(played, regular)
                before = played.points(FARMER)
                farm(played)
                gains.append(played.points(FARMER) - before)
            newcomer = Played(scheme)
            farm(newcomer)
            key, gain = f"ratings-{name}-{scheme.name}", fmean(gains)
            is_goal = scheme is OURS and most is not None
            found.append(
                measure_at_most(f"{key}-gain", gain, "points", most or 0) if is_goal
                else report(f"{key}-gain", gain, "points")
            )  # fmt: skip
            found.append(report(f"{key}-newcomer", newcomer.points(FARMER), "points"))
            if scheme is OURS and most is not None:
                is_ranked = float(not newcomer.ratings[FARMER].is_provisional)
                found.append(measure_at_most(f"{key}-newcomer-ranked", is_ranked, "of 1", 0))
    best = [max(map(played.points, played.ranked())) for played in (live(OPEN, OURS, seed) for seed in range(WORLDS))]
    found.append(report("ratings-best-ours", fmean(best), "points"))
    easy = Played(OURS)
    easy.ratings[FARMER] = Rating()
    for _ in range(1_000):
        if why_unrated(_against_computer(), lambda _: True, {}) is Unrated.NOTHING:
            easy.play(rated_seats(_against_computer()), season)
    found.append(measure_at_most("ratings-thousand-wins-over-easy", easy.points(FARMER), "points", 1_000))
    assert easy.ratings[FARMER].games < PROVISIONAL
    return found


def _hand_over(played: Played, regular: UserId) -> None:
    """Make the farmer of someone, with all that is known of them."""
    known = played.known
    played.ratings[FARMER] = played.ratings.pop(regular)
    known.games[FARMER] = known.games[regular]
    known.opponents[FARMER], known.settled[FARMER] = known.opponents[regular], known.settled[regular]


def _against_computer() -> GameRecord:
    seats = tuple(
        SeatRecord(seat, user, seat + 1, seat, Outcome.LOST if seat else Outcome.WON)
        for seat, user in enumerate((FARMER, computer_id(Level.EASY)))
    )
    return GameRecord(
        TableId(1), GameName("civ"), 1, NOON, True, False, False, False, "majority", 2, False, 30, seats
    )  # fmt: skip
