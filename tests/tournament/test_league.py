"""A league's season: divisions, pairs, points, tie-breaks, promotion and relegation."""

from collections import Counter
from datetime import timedelta
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.chance import SecretShuffler
from bot.tournament.archive import write_archive
from bot.tournament.book import act_from_json, act_to_json
from bot.tournament.draws import PlayerNumber, TableNumber
from bot.tournament.errors import TournamentError
from bot.tournament.league import (
    MOST_PLAYERS,
    UNEVEN,
    Award,
    DrawSeason,
    Movement,
    OpenSeason,
    division_sizes,
    division_table,
    divisions_of,
    games_to_open,
    ladder,
    moving,
    pairs_of,
    season_order,
)
from bot.tournament.officials import Cancel
from bot.tournament.operation import SYSTEM, Operation
from bot.tournament.registration import Announce, CheckIn, OpenCheckIn, Register, Withdraw
from bot.tournament.rounds import Reveal
from bot.tournament.tournament import Stage, TournamentTable
from bot.tournament.verification import check_book
from tests.table.tables import key_of
from tests.tournament.desk import AS_ORGANISER, LOTS, NOON, SECRETS, Desk, announcement, as_player, person
from tests.tournament.seasons import award, begun_season, draw_season, finish_season, season_announcement, signed_up

numbers = st.integers(4, MOST_PLAYERS)


def refusal(desk: Desk, by: object, operation: Operation) -> str:
    """Return the key of the reason for which that is refused now."""
    with pytest.raises(TournamentError) as error:
        desk.do(by, operation)  # pyright: ignore[reportArgumentType]: a role's actor, whichever
    return key_of(error)


@given(numbers)
def test_divisions_have_four_to_six_people_and_hold_everyone(people: int) -> None:
    sizes = division_sizes(people)
    assert sum(sizes) == people
    assert max(sizes) - min(sizes) <= 1
    assert list(sizes) == sorted(sizes, reverse=True)
    assert all(4 <= size <= 6 for size in sizes) or sizes == (UNEVEN,)
    assert [player for division in divisions_of(people) for player in division] == list(range(1, people + 1))


@pytest.mark.parametrize("people", range(4))
def test_fewer_than_four_make_no_division(people: int) -> None:
    assert division_sizes(people) == ()


@given(st.integers(4, 7))
def test_each_pair_of_a_division_plays_once(size: int) -> None:
    (division,) = divisions_of(size)
    assert sorted(pairs_of(division)) == sorted(combinations(division, 2))


def test_everyone_plays_once_before_anyone_plays_twice() -> None:
    (division,) = divisions_of(6)
    pairs = pairs_of(division)
    for start in range(0, len(pairs), 3):
        assert {player for pair in pairs[start : start + 3] for player in pair} == set(division)


@given(numbers, st.randoms(use_true_random=False))
def test_no_season_loses_a_point_or_a_person(people: int, random: Random) -> None:
    desk = begun_season(people)
    outcomes = {table.number: random.choice(["one", "other", "shared", "nobody"]) for table in _tables(desk)}
    finish_season(desk, lambda table: _winners(table, outcomes[table.number]))
    now = desk.now
    assert now.stage is Stage.OVER
    rows = [division_table(now, number) for number in range(len(now.divisions))]
    assert sum(row.points for table in rows for row in table) == 2 * sum(each != "nobody" for each in outcomes.values())
    assert sorted(row.player for table in rows for row in table) == list(now.players and range(1, people + 1))
    for table, members in zip(rows, now.divisions, strict=True):
        assert [row.place for row in table] == list(range(1, len(members) + 1)), "the lot leaves no place shared"
        assert all(row.played == len(members) - 1 for row in table)
        keys = [(row.points, row.mutual, row.strength) for row in table]
        assert keys == sorted(keys, reverse=True)
    assert sorted(ladder(now)) == list(range(1, people + 1))


@given(numbers)
def test_as_many_go_up_as_come_down(people: int) -> None:
    desk = begun_season(people)
    finish_season(desk, lambda table: (max(table.players),))
    now = desk.now
    order = ladder(now)
    after = dict(
        zip(order, (number for number, size in enumerate(division_sizes(people)) for _ in range(size)), strict=True)
    )
    for number in range(len(now.divisions)):
        for row in division_table(now, number):
            moved = after[row.player] - next(at for at, members in enumerate(now.divisions) if row.player in members)
            assert moved == {Movement.UP: -1, Movement.STAYS: 0, Movement.DOWN: 1}[row.movement]
        up = Counter(row.movement for row in division_table(now, number))
        if number:
            assert up[Movement.UP] == moving(len(now.divisions[number - 1]), len(now.divisions[number]))


def test_the_meeting_decides_between_two_level_on_points() -> None:
    desk = begun_season(4)
    # 1 beats 2, 2 beats 3 and 4, 3 beats 1, 1 beats 4, 4 beats 3: 1 and 2 have four points, and 1 has beaten 2
    won = {(1, 2): 1, (2, 3): 2, (2, 4): 2, (1, 3): 3, (1, 4): 1, (3, 4): 4}
    finish_season(desk, lambda table: (won[table.players],))  # pyright: ignore[reportArgumentType]: pairs of numbers
    assert [row.player for row in division_table(desk.now, 0)][:2] == [1, 2]
    won = {**won, (1, 2): 2, (2, 3): 3}
    desk = begun_season(4)
    finish_season(desk, lambda table: (won[table.players],))  # pyright: ignore[reportArgumentType]: pairs of numbers
    assert [row.player for row in division_table(desk.now, 0)][:2] == [3, 2]


def test_before_the_lot_people_who_are_level_share_a_place() -> None:
    desk = begun_season(4)
    assert [row.place for row in division_table(desk.now, 0)] == [1, 1, 1, 1]
    finish_season(desk, lambda table: table.players)
    assert [row.place for row in division_table(desk.now, 0)] == [1, 2, 3, 4]
    assert {row.points for row in division_table(desk.now, 0)} == {3}


def test_a_season_ends_with_its_last_game_and_not_before() -> None:
    desk = begun_season(5)
    assert desk.now.ends_at == desk.acts[-1].at + timedelta(days=28)
    for table in _tables(desk)[:-1]:
        desk.report(table.number, table.players[0])
    assert desk.now.stage is Stage.PLAYING
    award(desk, 10)
    assert desk.now.stage is Stage.OVER


def test_a_person_who_has_left_stays_in_the_table_and_cannot_leave_twice() -> None:
    desk = begun_season(4)
    desk.do(as_player(2), Withdraw(person(2)))
    assert desk.now.retired == (2,)
    assert refusal(desk, as_player(2), Withdraw(person(2))) == "league-left"
    assert refusal(desk, as_player(3), Withdraw(person(2))) == "tournament-not-yours"
    assert refusal(desk, as_player(8), Withdraw(person(8))) == "tournament-not-registered"


def test_before_the_draw_people_come_and_go() -> None:
    desk = signed_up(5)
    desk.do(as_player(2), Withdraw(person(2)))
    assert [entrant.who for entrant in desk.now.entrants] == [person(1), person(3), person(4), person(5)]
    assert refusal(desk, as_player(1), Register(person(1))) == "tournament-registered"
    assert refusal(desk, AS_ORGANISER, Register(person(9), computer=True)) == "league-computer"
    full = signed_up(MOST_PLAYERS)
    assert refusal(full, as_player(77), Register(person(77))) == "tournament-full"


def test_a_season_is_drawn_at_its_start_by_the_system_with_its_secret_and_everyone() -> None:
    desk = signed_up(4)
    everyone = tuple(person(number) for number in (4, 2, 1, 3))
    assert refusal(desk, SYSTEM, DrawSeason(SECRETS[0].hex(), everyone)) == "tournament-early"
    desk.acts[-1] = desk.acts[-1].__class__(NOON, desk.acts[-1].by, desk.acts[-1].operation)
    assert refusal(desk, SYSTEM, DrawSeason(SECRETS[1].hex(), everyone)) == "tournament-secret"
    assert refusal(desk, SYSTEM, DrawSeason("x", everyone)) == "tournament-secret"
    assert refusal(desk, SYSTEM, DrawSeason(SECRETS[0].hex(), everyone[:3])) == "archive-act"
    assert refusal(desk, AS_ORGANISER, DrawSeason(SECRETS[0].hex(), everyone)) == "tournament-not-yours"
    desk.do(SYSTEM, DrawSeason(SECRETS[0].hex(), everyone))
    assert desk.now.players == everyone
    assert refusal(desk, SYSTEM, DrawSeason(SECRETS[0].hex(), everyone)) == "tournament-drawn"
    assert refusal(desk, as_player(9), Register(person(9))) == "league-drawn"


def test_three_people_make_no_season() -> None:
    desk = signed_up(3)
    with pytest.raises(TournamentError) as error:
        draw_season(desk, 3)
    assert key_of(error) == "league-too-few"


@pytest.mark.parametrize("at_once", [0, 4])
def test_everyone_has_one_to_three_games_at_a_time(at_once: int) -> None:
    assert refusal(Desk(), AS_ORGANISER, season_announcement(at_once=at_once)) == "league-at-once"


@given(numbers, st.integers(1, 3), st.randoms(use_true_random=False))
def test_no_one_ever_has_more_games_than_announced_and_everyone_plays_all(
    people: int, at_once: int, random: Random
) -> None:
    """Games end in any order; whenever one does, those begin for which both have room."""
    desk = Desk()
    desk.do(AS_ORGANISER, season_announcement(at_once=at_once))
    for number in range(1, people + 1):
        desk.do(as_player(number), Register(person(number)))
    draw_season(desk, people)
    opened: set[TableNumber] = set()
    while desk.now.stage is Stage.PLAYING:
        opened |= {table.number for table in games_to_open(desk.now, opened)}
        going = [table for table in _tables(desk) if table.number in opened and not table.is_over]
        playing = Counter(player for table in going for player in table.players)
        assert max(playing.values()) <= at_once
        assert games_to_open(desk.now, opened) == ()
        waiting = [table for table in _tables(desk) if table.number not in opened]
        assert not any(all(playing[player] < at_once for player in table.players) for table in waiting)
        ending = random.choice(going)
        desk.report(ending.number, ending.players[0])
    assert len(opened) == len(_tables(desk))


def test_an_older_season_begins_with_all_games_and_nobody_begins_one_with_someone_who_has_left() -> None:
    desk = Desk()
    desk.do(AS_ORGANISER, season_announcement(at_once=None))
    for number in range(1, 5):
        desk.do(as_player(number), Register(person(number)))
    draw_season(desk, 4)
    assert games_to_open(desk.now, ()) == _tables(desk)
    desk.do(as_player(2), Withdraw(person(2)))
    assert [table.players for table in games_to_open(desk.now, ())] == [
        table.players for table in _tables(desk) if 2 not in table.players
    ]
    for act in desk.acts:
        assert act_from_json(act_to_json(act)) == act


@pytest.mark.parametrize("days", [0, 7, 13, 49])
def test_a_season_has_two_to_six_weeks(days: int) -> None:
    assert refusal(Desk(), AS_ORGANISER, season_announcement(days)) == "league-weeks"


def test_a_season_has_neither_check_in_nor_referee_and_a_tournament_no_divisions() -> None:
    desk = signed_up(4)
    assert refusal(desk, AS_ORGANISER, OpenCheckIn(NOON)) == "league-operation"
    assert refusal(desk, as_player(1), CheckIn(person(1))) == "league-operation"
    assert refusal(desk, AS_ORGANISER, season_announcement()) == "tournament-begin"
    cup = Desk()
    cup.do(AS_ORGANISER, announcement())
    assert isinstance(cup.now.plan, Announce)
    assert refusal(cup, SYSTEM, DrawSeason(SECRETS[0].hex(), ())) == "league-operation"
    assert refusal(cup, SYSTEM, Award(TableNumber(1), (), "why")) == "league-operation"


def test_a_game_is_awarded_once_and_to_those_who_play_it() -> None:
    desk = begun_season(4)
    table = _tables(desk)[0]
    other = next(number for number in range(1, 5) if number not in table.players)
    wrong = Award(table.number, (PlayerNumber(other),), "withdrawn")
    assert refusal(desk, SYSTEM, wrong) == "tournament-not-at-table"
    twice = Award(table.number, (table.players[0], table.players[0]), "withdrawn")
    assert refusal(desk, SYSTEM, twice) == "tournament-winners"
    award(desk, table.number, *table.players)
    assert refusal(desk, SYSTEM, Award(table.number, (), "withdrawn")) == "tournament-table-over"


def test_who_was_there_keeps_their_place_before_newcomers_by_rating() -> None:
    order = season_order(["n1", "b", "n2", "a", "n3"], ["a", "gone", "b"], {"n2": 5.0, "n3": 9.0, "a": 1.0})
    assert order == ("a", "b", "n3", "n2", "n1")


@given(st.lists(st.integers(1, 50), unique=True), st.lists(st.integers(1, 50), unique=True))
def test_an_order_has_everyone_who_entered_once(entered: list[int], earlier: list[int]) -> None:
    order = season_order(entered, earlier, {number: float(number) for number in entered if number % 2})
    assert sorted(order) == sorted(entered)


def test_every_act_of_a_season_is_read_as_it_was_written_and_its_book_is_checked() -> None:
    desk = begun_season(9)
    desk.do(as_player(2), Withdraw(person(2)))
    finish_season(desk, lambda _: ())
    assert isinstance(desk.acts[0].operation, OpenSeason)
    for act in desk.acts:
        assert act_from_json(act_to_json(act)) == act
    archive = write_archive(desk.book(), {}, [])
    assert '"divisions"' in archive
    checked = check_book([entry.to_json() for entry in desk.book()])
    assert checked.is_whole
    assert checked.tournament == desk.now


def _tables(desk: Desk) -> tuple[TournamentTable, ...]:
    return desk.now.rounds[0].tables


def _winners(table: TournamentTable, outcome: str) -> tuple[int, ...]:
    one, other = table.players
    return {"one": (one,), "other": (other,), "shared": (one, other), "nobody": ()}[outcome]


def test_who_goes_up_in_an_old_season_that_was_called_off_stays_as_its_archive_has_it() -> None:
    """Where nobody is known to have been absent the order alone decides, also of people without a game."""
    desk = Desk()
    desk.do(AS_ORGANISER, season_announcement(at_once=None))
    for number in range(1, 10):
        desk.do(as_player(number), Register(person(number)))
    draw_season(desk, 9)
    drawn = [6, 7, 8, 9]
    SecretShuffler(LOTS, "civ-tournament/1 division 2 lot").shuffle(drawn)
    award(desk, next(table.number for table in desk.now.rounds[0].tables if {*drawn[2:]} == {*table.players}))
    desk.do(AS_ORGANISER, Cancel("rain"))
    desk.do(SYSTEM, Reveal(LOTS.hex()))
    rows = division_table(desk.now, 1)
    assert [row.player for row in rows] == drawn, "all are level: the lot alone tells them apart"
    assert [row.movement for row in rows] == [Movement.UP, *[Movement.STAYS] * 3]
    assert [row.movement for row in division_table(desk.now, 0)][-1] is Movement.DOWN
    assert check_book([entry.to_json() for entry in desk.book()]).is_whole
