"""What counts for ratings, what a game changes, and what a season does: laws of values."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import combinations, product
from time import tzset
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.match import GameName
from bot.records.game_record import NO_PERSON, GameRecord, Outcome, SeatRecord, computer_id
from bot.records.rating import (
    OPPONENTS,
    PROVISIONAL,
    START,
    Acquaintances,
    RatedGame,
    RatedSeat,
    Rating,
    Unrated,
    by_user,
    points_of,
    rate,
    rated_seats,
    replay,
    why_unrated,
)
from bot.records.seasons import SEASONS, season_of, season_start
from bot.table.values import Level, TableId, UserId

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
ADA, BO, CY = UserId(101), UserId(102), UserId(103)
EASY = computer_id(Level.EASY)


def record(users: Sequence[int] = (ADA, BO), **more: Any) -> GameRecord:
    seats = tuple(SeatRecord(n, UserId(user), n + 1, n, Outcome.LOST) for n, user in enumerate(users))
    plain = GameRecord(
        TableId(1), GameName("civ"), 1, NOON, True, False, False, False, "majority", len(users), False, 30, seats
    )
    return replace(plain, **more)


def seats(*users: int) -> tuple[RatedSeat, ...]:
    """Seats of people who each play alone, the best first."""
    return tuple(RatedSeat(n, UserId(user), n, n + 1) for n, user in enumerate(users))


@pytest.mark.parametrize(
    ("game", "reason"),
    [
        (record(), Unrated.NOTHING),
        (record(is_finished=False), Unrated.UNFINISHED),
        (record(is_finished=False, is_abandoned=True), Unrated.UNFINISHED),
        (record(is_finished=False, is_abandoned=True, is_clocked=True), Unrated.NOTHING),
        (record(has_take_backs=True), Unrated.TAKE_BACKS),
        (record(has_hints=True), Unrated.HINTS),
        (record(turns=3), Unrated.SHORT),
        (record(turns=4), Unrated.NOTHING),
        (record((ADA, ADA)), Unrated.ALONE),
        (record((ADA, EASY)), Unrated.COMPUTERS),
        (record((ADA, EASY, EASY, EASY)), Unrated.COMPUTERS),
        (record((ADA, BO, EASY)), Unrated.NOTHING),
        (record((ADA, EASY, BO, EASY), has_teams=True), Unrated.COMPUTERS),
        (record((ADA,)), Unrated.ALONE),
        (record((ADA, CY)), Unrated.PRIVATE),
        (record((ADA, NO_PERSON)), Unrated.PRIVATE),
        (record((ADA, BO), players=3), Unrated.PRIVATE),
    ],
)
def test_each_reason_keeps_a_game_from_being_rated(game: GameRecord, reason: Unrated) -> None:
    assert why_unrated(game, lambda user: user != CY, {}) is reason


def test_two_who_have_met_three_times_a_day_are_not_rated_again() -> None:
    for met, reason in ((2, Unrated.NOTHING), (3, Unrated.PAIR)):
        assert why_unrated(record((ADA, BO, CY)), lambda _: True, {frozenset((BO, CY)): met}) is reason


@given(st.integers(2, 4), st.lists(st.floats(5, 45), min_size=4, max_size=4))
def test_the_first_gains_and_the_last_loses_and_everyone_is_better_known(players: int, means: list[float]) -> None:
    played = seats(*range(1, players + 1))
    before = {seat.seat: Rating(mu=means[seat.seat]) for seat in played}
    after = rate(played, before, NOON)
    assert after[0].mu > before[0].mu
    assert after[players - 1].mu < before[players - 1].mu
    assert all(after[seat].sigma < before[seat].sigma for seat in after)
    assert {each.games for each in after.values()} == {1}


def test_partners_gain_together() -> None:
    played = (RatedSeat(0, ADA, 0, 1), RatedSeat(1, BO, 1, 2), RatedSeat(2, CY, 0, 1), RatedSeat(3, UserId(4), 1, 2))
    after = rate(played, {seat.seat: Rating() for seat in played}, NOON)
    assert after[0].mu == pytest.approx(after[2].mu)  # pyright: ignore[reportUnknownMemberType]
    assert after[0].mu > START > after[1].mu


EQUALS = st.builds(Rating, mu=st.floats(5, 45), sigma=st.floats(1, 8.3))
PLACES = st.lists(st.integers(1, 4), min_size=2, max_size=4)


@given(PLACES, EQUALS)
def test_of_equals_a_better_place_gains_more_and_an_equal_one_as_much(places: list[int], equal: Rating) -> None:
    played = tuple(RatedSeat(seat, UserId(seat + 1), seat, place) for seat, place in enumerate(places))
    after = rate(played, {seat.seat: equal for seat in played}, NOON)
    gains = [after[seat].mu - equal.mu for seat in range(len(places))]
    for (place, gain), (other, less) in product(zip(places, gains, strict=True), repeat=2):
        assert gain == pytest.approx(less) if place == other else (gain > less) == (place < other)  # pyright: ignore[reportUnknownMemberType]
    assert sum(gains) == pytest.approx(0, abs=1e-9), "nothing is made of nothing"  # pyright: ignore[reportUnknownMemberType]
    if len(set(places)) > 1:
        assert min(gains) < 0 < max(gains)


def test_two_who_share_a_victory_of_four_gain_most() -> None:
    played = [replace(seat, place=place) for seat, place in zip(seats(1, 2, 3, 4), (1, 1, 3, 4), strict=True)]
    points = [each.points for each in rate(played, dict.fromkeys(range(4), Rating()), NOON).values()]
    assert points[0] == points[1] > points[2] > points[3]
    assert points[0] > 1000 > points[3]


@given(
    st.lists(st.tuples(st.floats(5, 45), st.floats(1, 8.3), st.integers(1, 4)), min_size=2, max_size=4),
    st.integers(0, 3),
    st.integers(1, 4),
)
def test_whoever_they_play_a_better_place_never_gains_anyone_less(
    people: list[tuple[float, float, int]], whose: int, better: int
) -> None:
    whose %= len(people)
    before = {seat: Rating(mu=mu, sigma=sigma) for seat, (mu, sigma, _) in enumerate(people)}
    played = [RatedSeat(seat, UserId(seat + 1), seat, place) for seat, (_, _, place) in enumerate(people)]
    worse = rate(played, before, NOON)[whose].mu
    played[whose] = replace(played[whose], place=min(better, played[whose].place))
    assert rate(played, before, NOON)[whose].mu >= worse - 1e-9


@given(st.lists(st.integers(1, 2), min_size=2, max_size=2), EQUALS)
def test_of_equal_teams_the_better_gains_for_each_of_its_people(places: list[int], equal: Rating) -> None:
    played = [RatedSeat(seat, UserId(seat + 1), seat % 2, places[seat % 2]) for seat in range(4)]
    after = rate(played, dict.fromkeys(range(4), equal), NOON)
    gains = [after[seat].mu - equal.mu for seat in range(4)]
    assert (gains[0], gains[1]) == pytest.approx((gains[2], gains[3]))  # pyright: ignore[reportUnknownMemberType]
    expected = 0 if places[0] == places[1] else 1 if places[0] < places[1] else -1
    assert round(gains[0] - gains[1], 9) * expected >= 0
    assert (abs(gains[0]) > 1e-9) == bool(expected)


def test_computers_are_left_out_of_the_games_that_are_rated() -> None:
    played = rated_seats(record((EASY, ADA, EASY, BO)))
    assert [(seat.user, seat.place) for seat in played] == [(ADA, 2), (BO, 4)]


@given(st.floats(0, 1), st.floats(5, 45))
def test_a_game_changes_as_much_as_it_counts(weight: float, mu: float) -> None:
    before = {0: Rating(mu=mu), 1: Rating()}
    whole = rate(seats(ADA, BO), before, NOON)
    part = rate([replace(seat, weight=weight) for seat in seats(ADA, BO)], before, NOON)
    for seat in (0, 1):
        expected = before[seat].mu + weight * (whole[seat].mu - before[seat].mu)
        assert part[seat].mu == pytest.approx(expected)  # pyright: ignore[reportUnknownMemberType]
        assert whole[seat].sigma - 1e-9 <= part[seat].sigma <= before[seat].sigma + 1e-9


def test_at_the_beginning_everyone_has_a_thousand_points_however_uncertain() -> None:
    assert (points_of(START), Rating(sigma=1).points, Rating(mu=START + 1).points) == (1000, 1000, 1040)


def test_a_rating_is_shown_after_ten_games_and_five_settled_opponents() -> None:
    assert Rating(games=PROVISIONAL, opponents=OPPONENTS - 1).is_provisional
    assert Rating(games=PROVISIONAL - 1, opponents=OPPONENTS).is_provisional
    assert not Rating(games=PROVISIONAL, opponents=OPPONENTS).is_provisional


def test_a_new_season_brings_people_closer_and_leaves_them_as_certain() -> None:
    old = Rating(mu=35, sigma=4, games=20, season_games=20, season="2026-Q1", last_at=NOON, opponents=7)
    new = old.in_season("2026-Q2")
    assert START < new.mu < old.mu
    assert (new.sigma, new.games, new.season_games, new.season, new.opponents) == (4, 20, 0, "2026-Q2", 7)
    assert old.in_season("2026-Q1") == old


# How much a game counts


def weights(known: Acquaintances, *users: int) -> list[float]:
    return [seat.weight for seat in known.weigh(seats(*users))]


def settle(known: Acquaintances, users: Sequence[int]) -> None:
    """Let each play each other, twice."""
    for one, other in [*combinations(users, 2)] * 2:
        known.add(known.weigh(seats(one, other)), "2026-Q1")


def test_who_has_played_nobody_else_tells_nothing_and_five_others_tell_all() -> None:
    known = Acquaintances()
    assert weights(known, ADA, BO) == [0, 0]
    settle(known, range(1, 7))
    assert weights(known, ADA, 1) == [1, 0], "of the newcomer's opponent enough is known, not of the newcomer"
    known.add(known.weigh(seats(ADA, BO)), "2026-Q1")
    assert weights(known, CY, BO) == [1 / OPPONENTS, 0]


def test_the_nth_game_of_two_in_a_season_counts_one_nth_until_the_next_season() -> None:
    known = Acquaintances()
    settle(known, range(1, 9))
    assert weights(known, 1, 2) == [1 / 3] * 2
    known.add(known.weigh(seats(1, 2)), "2026-Q1")
    assert weights(known, 1, 2) == [1 / 4] * 2
    known.add((), "2026-Q2")
    assert weights(known, 1, 2) == [1] * 2


def test_three_who_play_only_at_one_table_tell_nothing_however_often_they_lose() -> None:
    known, ratings = Acquaintances(), dict[UserId, Rating]()
    for _ in range(30):
        played = known.weigh(seats(ADA, 1, 2, 3))
        ratings |= by_user(played, rate(played, {s.seat: ratings.get(s.user, Rating()) for s in played}, NOON))
        known.add(played, "2026-Q1")
    assert (ratings[ADA].points, ratings[ADA].opponents, ratings[ADA].is_provisional) == (1000, 0, True)


def test_an_opponent_is_settled_after_ten_games_against_five_people_and_is_met_once() -> None:
    known = Acquaintances()
    settle(known, range(1, 7))  # ten games each, against five
    assert all(known.is_settled(UserId(user)) for user in range(1, 7))
    lonely = [known.weigh(seats(ADA, BO)) for _ in range(12) if known.add(seats(ADA, BO), "2026-Q1") is None]
    assert not any(seat.is_settled or seat.met for played in lonely for seat in played)
    for met in (1, 0):
        played = known.weigh(seats(ADA, 1, 2)) if met else known.weigh(seats(ADA, 1))
        assert played[0].met == 2 * met
        known.add(played, "2026-Q1")


def test_partners_are_no_opponents() -> None:
    known = Acquaintances()
    team = [replace(seat, side=seat.seat % 2) for seat in seats(1, 2, 3, 4)]
    known.add(known.weigh(team), "2026-Q1")
    assert known.opponents[UserId(1)] == {2, 4}
    assert known.together[frozenset((1, 3))] == 0


def _season(results: Sequence[tuple[int, int]]) -> list[RatedGame]:
    """The games of a season, each told by who came before whom, rated one after the other."""
    now: dict[UserId, Rating] = {}
    games: list[RatedGame] = []
    for number, (first, second) in enumerate(results):
        played = seats(first, second)
        before = {seat.seat: now.get(seat.user, Rating()) for seat in played}
        games.append(RatedGame(number, NOON + timedelta(hours=number), played, before))
        now |= by_user(played, rate(played, before, games[-1].at))
    return games


PEOPLE = st.integers(1, 5)
RESULTS = st.lists(st.tuples(PEOPLE, PEOPLE).filter(lambda pair: pair[0] != pair[1]), min_size=1, max_size=12)


@given(RESULTS)
def test_rating_a_season_again_changes_nothing(results: list[tuple[int, int]]) -> None:
    games = _season(results)
    again = replay(games)
    for game in games:
        for seat in game.seats:
            assert again.changes[game.table, seat.seat][0].mu == game.before[seat.seat].mu


@given(RESULTS, st.integers(0, 11))
def test_a_season_without_a_game_is_as_if_it_had_not_been(results: list[tuple[int, int]], left_out: int) -> None:
    left_out %= len(results)
    games = _season(results)
    without = [replace(game, is_set_aside=game.table == left_out) for game in games]
    expected = replay(_season([each for n, each in enumerate(results) if n != left_out])).final
    found = replay(without).final
    assert {at: each.mu for at, each in found.items() if each is not None} == {
        at: each.mu for at, each in expected.items() if each is not None
    }


@given(RESULTS, PEOPLE)
def test_who_is_forgotten_changes_nobody_elses_rating(results: list[tuple[int, int]], gone: int) -> None:
    games = _season(results)
    forgotten = [
        replace(
            game,
            seats=tuple(replace(seat, user=NO_PERSON) if seat.user == gone else seat for seat in game.seats),
        )
        for game in games
    ]
    kept, before = replay(forgotten).final, replay(games).final
    assert {at: each for at, each in before.items() if at[1] != gone} == kept


def test_seasons_change_with_universal_time_wherever_the_bot_runs(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    request.addfinalizer(tzset)
    with monkeypatch.context() as elsewhere:
        elsewhere.setenv("TZ", "Pacific/Auckland")
        tzset()
        last = datetime(2026, 3, 31, 23, 59, tzinfo=UTC)
        assert season_of("quarter", last) == "2026-Q1"
        assert season_of("quarter", last + timedelta(minutes=1)) == "2026-Q2"


@given(st.sampled_from(SEASONS), st.datetimes(datetime(2000, 1, 1), datetime(2100, 1, 1)))
def test_a_season_begins_before_each_of_its_moments_and_none_lies_in_two(kind: Any, moment: datetime) -> None:
    at = moment.replace(tzinfo=UTC)
    start = season_start(season_of(kind, at))
    assert start <= at
    assert season_of(kind, start) == season_of(kind, at)
    assert season_of(kind, start - timedelta(seconds=1)) != season_of(kind, at)
