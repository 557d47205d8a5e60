"""What counts for ratings, what a game changes, and what a season does: laws of values."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.match import GameName
from bot.records.game_record import NO_PERSON, GameRecord, Outcome, SeatRecord, computer_id
from bot.records.rating import (
    DOUBT,
    START,
    RatedGame,
    RatedSeat,
    Rating,
    Unrated,
    merge,
    rate,
    replay,
    why_unrated,
)
from bot.records.seasons import SEASONS, season_of, season_start
from bot.records.suspicion import find_suspicious
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
        (record((ADA, EASY)), Unrated.NOTHING),
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


def test_computers_of_one_level_share_what_has_changed() -> None:
    played = seats(ADA, EASY, EASY)
    before = {seat.seat: Rating() for seat in played}
    merged = merge(played, before, rate(played, before, NOON))
    assert set(merged) == {ADA, EASY}
    assert merged[EASY].games == 1


def test_a_new_season_brings_people_closer_and_leaves_computers_as_they_are() -> None:
    old = Rating(mu=35, sigma=4, games=20, season_games=20, season="2026-Q1", last_at=NOON)
    new = old.in_season("2026-Q2")
    assert START < new.mu < old.mu
    assert old.sigma < new.sigma <= DOUBT
    assert (new.games, new.season_games, new.season) == (20, 0, "2026-Q2")
    assert old.in_season("2026-Q1") == old
    anchor = old.in_season("2026-Q2", is_person=False)
    assert (anchor.mu, anchor.sigma, anchor.season) == (35, 4, "2026-Q2")


def _season(results: Sequence[tuple[int, int]]) -> list[RatedGame]:
    """The games of a season, each told by who came before whom, rated one after the other."""
    now: dict[UserId, Rating] = {}
    games: list[RatedGame] = []
    for number, (first, second) in enumerate(results):
        played = seats(first, second)
        before = {seat.seat: now.get(seat.user, Rating()) for seat in played}
        games.append(RatedGame(number, NOON + timedelta(hours=number), played, before))
        now |= merge(played, before, rate(played, before, games[-1].at))
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


@given(st.sampled_from(SEASONS), st.datetimes(datetime(2000, 1, 1), datetime(2100, 1, 1)))
def test_a_season_begins_before_each_of_its_moments_and_none_lies_in_two(kind: Any, moment: datetime) -> None:
    at = moment.replace(tzinfo=UTC)
    start = season_start(season_of(kind, at))
    assert start <= at
    assert season_of(kind, start) == season_of(kind, at)
    assert season_of(kind, start - timedelta(seconds=1)) != season_of(kind, at)


def test_a_pair_of_which_one_always_wins_is_listed_and_an_even_one_is_not() -> None:
    (found,) = find_suspicious(_season([(ADA, BO)] * 9))
    assert (found.winner, found.loser, found.won, found.games) == (ADA, BO, 9, 9)
    assert len(found.tables) == 5
    assert find_suspicious(_season([(ADA, BO), (BO, ADA)] * 6)) == []
    assert find_suspicious(_season([(ADA, BO)] * 4)) == [], "too few to say anything"
    assert find_suspicious(_season([(ADA, EASY)] * 9)) == [], "it is no sin to beat a computer"
