"""Seasons of people who are there, half there, or gone: nobody gains a place by absence."""

from collections.abc import Mapping
from enum import IntEnum

from hypothesis import given
from hypothesis import strategies as st

from bot.tournament.draws import PlayerNumber
from bot.tournament.league import (
    WIN,
    AwardKind,
    Concede,
    Decide,
    Drop,
    Movement,
    decide,
    division_table,
    has_moved,
    ladder,
    lost_unmoved,
    never_there,
    points_of,
)
from bot.tournament.operation import SYSTEM, Actor, Role
from bot.tournament.rounds import Reveal
from bot.tournament.tournament import Stage, Tournament, TournamentTable
from bot.tournament.verification import check_book
from tests.tournament.desk import LOTS, Desk
from tests.tournament.seasons import begun_season


class Presence(IntEnum):
    """How far someone is there in a game."""

    GONE = 0
    """They never move."""
    HALF = 1
    """They move, and then no more."""
    THERE = 2


Presences = Mapping[tuple[int, int], Presence]
"""By game and player."""
BASE = begun_season(9)
"""Two divisions: five people and four."""
TABLES = BASE.now.rounds[0].tables
PLACES: list[tuple[int, int]] = [(table.number, player) for table in TABLES for player in table.players]
presences = st.tuples(*(st.sampled_from(Presence) for _ in PLACES)).map(
    lambda found: dict(zip(PLACES, found, strict=True))
)
attitudes = st.tuples(*(st.sampled_from(Presence) for _ in range(9))).map(
    lambda found: {place: found[place[1] - 1] for place in PLACES}
)
"""People who are the same in all their games."""
results = st.tuples(*(st.sampled_from(("one", "other", "shared")) for _ in TABLES))
"""What each game comes to where both play it to its end."""


def played(found: Presences, results: tuple[str, ...]) -> Desk:
    """The season to its end, its games in order of their numbers."""
    desk = Desk(BASE.now, list(BASE.acts))
    for table, result in zip(TABLES, results, strict=True):
        _play(desk, table, found, result)
        for player in never_there(desk.now):
            desk.do(SYSTEM, Drop(desk.now.players[player - 1]))
    assert desk.now.stage is Stage.OVER
    desk.do(SYSTEM, Reveal(LOTS.hex()))
    return desk


def _play(desk: Desk, table: TournamentTable, found: Presences, result: str) -> None:
    one, other = table.players
    there = {player: found[table.number, player] for player in table.players}
    idle = tuple(player for player in table.players if there[player] is Presence.GONE)
    if any(desk.now.players[player - 1] in desk.now.removed for player in table.players):
        desk.do(SYSTEM, Decide(table.number, (), idle, False, AwardKind.REMOVED))
    elif min(there.values()) is Presence.THERE:
        desk.report(table.number, *{"one": (one,), "other": (other,), "shared": (one, other)}[result])
    else:
        least = min(there.values())
        late = [player for player in table.players if there[player] is least]
        desk.do(SYSTEM, decide(table, late, idle, AwardKind.OUT_OF_TIME))


def place_of(now: Tournament, player: int) -> tuple[int, int]:
    """In which division someone is, and their place in it."""
    division = next(number for number, members in enumerate(now.divisions) if player in members)
    return division, next(row.place for row in division_table(now, division) if row.player == player)


@given(st.one_of(presences, attitudes), results, st.sampled_from(PLACES))
def test_nobody_gains_a_place_by_being_less_there(found: dict[tuple[int, int], Presence], results: tuple[str, ...],
                                                  place: tuple[int, int]) -> None:  # fmt: skip
    better = {**found, place: Presence.THERE}
    for less in (Presence.HALF, Presence.GONE):
        worse = {**found, place: less}
        player = PlayerNumber(place[1])
        after, before = played(worse, results).now, played(better, results).now
        assert place_of(after, player) >= place_of(before, player)
        assert points_of(after, player) <= points_of(before, player)


@given(st.one_of(presences, attitudes), results)
def test_who_never_moved_comes_last_is_not_promoted_and_has_no_place_in_the_ladder(
    found: Presences, results: tuple[str, ...]
) -> None:
    now = played(found, results).now
    for number in range(len(now.divisions)):
        rows = division_table(now, number)
        absent = [row for row in rows if row.is_out or not has_moved(now, row.player)]
        assert rows[len(rows) - len(absent) :] == tuple(absent)
        for row in absent:
            assert (row.points, row.won, row.shared) == (0, 0, 0)
            assert row.movement is not Movement.UP
    order = ladder(now)
    assert len({*order}) == len(order)
    everyone = {row.player for number in range(2) for row in division_table(now, number) if not row.is_out}
    assert {*order} == everyone


@given(st.one_of(presences, attitudes), results)
def test_points_come_from_games_in_which_someone_moved(found: Presences, results: tuple[str, ...]) -> None:
    now = played(found, results).now
    for table in now.rounds[0].tables:
        for player in (*((table.winner,) if table.winner is not None else ()), *table.tied):
            assert found[table.number, player] is not Presence.GONE


@given(attitudes, results)
def test_who_is_gone_everywhere_is_out_after_two_games_and_the_others_count_for_nobody(
    found: Presences, results: tuple[str, ...]
) -> None:
    now = played(found, results).now
    gone = {player for player in range(1, 10) if all(found[place] is Presence.GONE for place in PLACES
                                                     if place[1] == player)}  # fmt: skip
    for player in map(PlayerNumber, gone):
        counted = [table for table in now.rounds[0].tables if player in table.players and not table.is_void]
        assert len(counted) <= 2
        dropped = now.players[player - 1] in now.removed
        assert dropped is (len(counted) == 2)


def test_both_lose_a_game_in_which_neither_moved() -> None:
    desk = played(dict.fromkeys(PLACES, Presence.GONE), ("one",) * len(TABLES))
    assert all(row.points == 0 for number in range(2) for row in division_table(desk.now, number))
    assert ladder(desk.now) == ()
    assert len(desk.now.removed) >= 8
    checked = check_book([entry.to_json() for entry in desk.book()])
    assert checked.is_whole
    assert checked.tournament == desk.now


def test_two_who_are_gone_do_not_decide_who_of_the_others_goes_up() -> None:
    """Of the lower division two are gone: those who are there go up."""
    found = {place: Presence.GONE if place[1] in (6, 7) else Presence.THERE for place in PLACES}
    now = played(found, ("one",) * len(TABLES)).now
    rows = division_table(now, 1)
    assert {row.player for row in rows[2:]} == {row.player for row in rows if row.is_out} == {6, 7}
    assert rows[0].movement is Movement.UP
    assert rows[0].player in (8, 9)
    assert {6, 7}.isdisjoint(ladder(now))


def test_who_has_not_moved_yet_wins_what_others_resign_and_stays_in_the_season() -> None:
    desk = Desk(BASE.now, list(BASE.acts))
    own = [table for table in TABLES if 9 in table.players][:2]
    for table in own:
        other = next(player for player in table.players if player != 9)
        desk.do(Actor(Role.PLAYER, desk.now.players[other - 1]), Concede(table.number))
    assert points_of(desk.now, PlayerNumber(9)) == 2 * WIN
    assert never_there(desk.now) == ()
    rows = division_table(desk.now, 1)
    assert (rows[0].player, rows[0].is_out) == (9, False)
    assert not any(row.is_out for row in rows), "who resigns is there, too"


def test_who_resigns_twice_without_a_move_is_not_dropped() -> None:
    desk = Desk(BASE.now, list(BASE.acts))
    for table in [table for table in TABLES if 9 in table.players][:2]:
        desk.do(Actor(Role.PLAYER, desk.now.players[8]), Concede(table.number))
    assert lost_unmoved(desk.now, PlayerNumber(9)) == 0
    assert never_there(desk.now) == ()
