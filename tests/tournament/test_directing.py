"""What a league's director decides: warnings, removals, more time, games settled or annulled."""

from dataclasses import replace
from typing import Final

import pytest

from bot.tournament.archive import summary, write_archive
from bot.tournament.book import act_from_json, act_to_json
from bot.tournament.directing import MOST_BANNED, Remove, Settle, Substitute, Warn
from bot.tournament.draws import PlayerNumber, TableNumber
from bot.tournament.errors import TournamentError
from bot.tournament.league import (
    AwardKind,
    Drop,
    decide,
    division_table,
    games_to_open,
    has_moved,
    is_out,
    ladder,
    never_there,
)
from bot.tournament.officials import AcceptReferee, AskReferee
from bot.tournament.operation import SYSTEM, Actor, Operation, Role
from bot.tournament.refereeing import Order, OrderKind
from bot.tournament.registration import Register, Withdraw
from bot.tournament.tournament import Stage, TournamentTable
from bot.tournament.verification import check_book
from tests.table.tables import key_of
from tests.tournament.desk import AS_ORGANISER, AS_REFEREE, ORGANISER, REFEREE, Desk, announcement, as_player, person
from tests.tournament.seasons import begun_season, draw_season, finish_season, season_announcement, signed_up

WHY: Final = "too loud"
FIRST: Final = TableNumber(1)


def refusal(desk: Desk, by: Actor, operation: Operation) -> str:
    """Return the key of the reason for which that is refused now."""
    with pytest.raises(TournamentError) as error:
        desk.do(by, operation)
    return key_of(error)


def extension(number: TableNumber | None, seconds: int = 3600) -> Order:
    """More time for a game, or for all."""
    return Order(OrderKind.EXTEND, number, seconds, WHY)


def table(desk: Desk, number: int = 1) -> TournamentTable:
    """A game of the season, as it is now."""
    return desk.now.rounds[0].tables[number - 1]


def test_a_referee_is_asked_in_a_league_too_and_directs_it() -> None:
    desk = begun_season(4)
    assert refusal(desk, AS_ORGANISER, AskReferee(person(1))) == "tournament-referee-plays"
    desk.do(AS_ORGANISER, AskReferee(REFEREE))
    desk.do(Actor(Role.PLAYER, REFEREE), AcceptReferee())
    assert desk.now.referee == REFEREE
    desk.do(AS_REFEREE, Warn(person(2), WHY))
    assert refusal(desk, as_player(1), Warn(person(2), WHY)) == "tournament-not-yours"


def test_who_is_removed_during_the_season_comes_last_and_their_games_begin_no_more() -> None:
    desk = begun_season(5)
    mine = next(each for each in desk.now.rounds[0].tables if 2 in each.players)
    desk.report(mine.number, 2)
    desk.do(AS_ORGANISER, Remove(person(2), 3, WHY))
    assert desk.now.removed == (person(2),)
    assert not any(2 in each.players for each in games_to_open(desk.now, ()))
    assert refusal(desk, AS_ORGANISER, Remove(person(2), 0, WHY)) == "league-not-in"
    assert refusal(desk, AS_ORGANISER, Warn(person(2), WHY)) == "league-not-in"
    assert refusal(desk, as_player(2), Withdraw(person(2))) == "league-removed"
    last = division_table(desk.now, 0)[-1]
    assert (last.player, last.is_out, last.points) == (2, True, 2), "what was finished still counts"
    finish_season(desk, lambda table: (table.players[0],))
    assert 2 not in ladder(desk.now)


def test_who_is_removed_before_the_draw_cannot_sign_up_again() -> None:
    desk = signed_up(5)
    desk.do(AS_ORGANISER, Remove(person(3), 0, WHY))
    assert person(3) not in [each.who for each in desk.now.entrants]
    assert refusal(desk, as_player(3), Register(person(3))) == "league-removed"
    assert refusal(desk, AS_ORGANISER, Warn(person(9), WHY)) == "tournament-not-registered"


@pytest.mark.parametrize("seasons", [-1, MOST_BANNED + 1])
def test_nobody_is_removed_for_more_seasons_than_there_may_be(seasons: int) -> None:
    assert refusal(begun_season(4), AS_ORGANISER, Remove(person(1), seasons, WHY)) == "league-ban"


def test_a_game_is_settled_also_where_it_is_over_and_annulled() -> None:
    desk = begun_season(4)
    one, other = table(desk).players
    desk.do(AS_ORGANISER, Settle(FIRST, (other,), True, WHY))
    assert (table(desk).winner, table(desk).is_over) == (other, True)
    desk.do(AS_ORGANISER, Settle(FIRST, (one, other), True, WHY))
    assert (table(desk).winner, table(desk).tied, table(desk).is_shared) == (None, (one, other), True)
    desk.do(AS_ORGANISER, Settle(FIRST, (), True, WHY))
    assert {row.lost for row in division_table(desk.now, 0) if row.player in (one, other)} == {1}
    assert refusal(desk, AS_ORGANISER, Settle(FIRST, (), True, WHY)) == "league-settled"
    desk.do(AS_ORGANISER, Settle(FIRST, (), False, WHY))
    assert table(desk).is_void
    assert {row.played for row in division_table(desk.now, 0)} == {0}
    assert not has_moved(desk.now, one), "an annulled game proves nothing"
    desk.do(AS_ORGANISER, Settle(FIRST, (one,), True, WHY))
    assert has_moved(desk.now, one), "nothing is lost where it counts again"
    assert has_moved(desk.now, other)
    desk.do(AS_ORGANISER, Settle(FIRST, (), False, WHY))
    assert refusal(desk, AS_ORGANISER, Settle(FIRST, (one,), False, WHY)) == "tournament-winners"
    elsewhere = next(player for player in range(1, 5) if player not in (one, other))
    assert (
        refusal(desk, AS_ORGANISER, Settle(FIRST, (PlayerNumber(elsewhere),), True, WHY)) == "tournament-not-at-table"
    )


def test_a_settled_game_gives_no_place_to_who_never_moved_in_it() -> None:
    desk = begun_season(4)
    one, other = table(desk).players
    desk.do(AS_ORGANISER, Settle(FIRST, (one,), True, WHY, (other,)))
    assert has_moved(desk.now, one)
    assert not has_moved(desk.now, other)
    assert is_out(desk.now, other)
    desk.do(AS_ORGANISER, Settle(FIRST, (), False, WHY))
    desk.do(AS_ORGANISER, Settle(FIRST, (one,), True, WHY))
    assert table(desk).idle == (other,), "what the game itself has shown stays known"


def test_who_moved_in_an_annulled_game_is_not_dropped() -> None:
    desk = begun_season(4)
    first, second, third = (each for each in desk.now.rounds[0].tables if 1 in each.players)
    desk.report(first.number, 1)
    desk.do(AS_ORGANISER, Settle(first.number, (), False, WHY))
    for each in (second, third):
        desk.do(SYSTEM, decide(each, {PlayerNumber(1)}, (PlayerNumber(1),), AwardKind.OUT_OF_TIME))
    assert never_there(desk.now) == ()
    assert is_out(desk.now, PlayerNumber(1)), "none of their games that count has a move of theirs"


def test_who_has_left_or_was_dropped_can_still_be_kept_from_the_next_seasons() -> None:
    desk = signed_up(6)
    desk.do(as_player(6), Withdraw(person(6)))
    assert refusal(desk, AS_ORGANISER, Warn(person(6), WHY)) == "league-not-in"
    desk.do(AS_ORGANISER, Remove(person(6), 1, WHY))
    assert refusal(desk, AS_ORGANISER, Remove(person(6), 2, WHY)) == "league-not-in"
    assert refusal(desk, as_player(6), Register(person(6))) == "league-removed"
    draw_season(desk, 5)
    desk.do(as_player(1), Withdraw(person(1)))
    for each in [each for each in desk.now.rounds[0].tables if 2 in each.players][:2]:
        desk.do(SYSTEM, decide(each, {PlayerNumber(2)}, (PlayerNumber(2),), AwardKind.OUT_OF_TIME))
    desk.do(SYSTEM, Drop(person(2)))
    for number in (1, 2):
        assert refusal(desk, AS_ORGANISER, Warn(person(number), WHY)) == "league-not-in"
        desk.do(AS_ORGANISER, Remove(person(number), 3, WHY))
        assert refusal(desk, AS_ORGANISER, Remove(person(number), 3, WHY)) == "league-not-in"
    assert sorted(desk.now.removed) == sorted(map(person, (1, 2, 6)))
    assert refusal(desk, AS_ORGANISER, Remove(person(9), 1, WHY)) == "tournament-not-registered"
    assert check_book([entry.to_json() for entry in desk.book()]).tournament == desk.now


def test_who_signs_up_again_is_in_the_season_again() -> None:
    desk = signed_up(5)
    desk.do(as_player(5), Withdraw(person(5)))
    desk.do(as_player(5), Register(person(5)))
    assert desk.now.withdrawn == ()
    desk.do(AS_ORGANISER, Warn(person(5), WHY))


def test_an_organiser_who_has_signed_up_decides_about_nobody_before_the_draw() -> None:
    desk = signed_up(4)
    desk.do(Actor(Role.PLAYER, ORGANISER), Register(ORGANISER))
    desk.do(as_player(4), Withdraw(person(4)))
    for who in (person(1), person(4), ORGANISER):
        assert refusal(desk, AS_ORGANISER, Remove(who, 1, WHY)) == "league-own-season"
    assert refusal(desk, AS_ORGANISER, Warn(person(1), WHY)) == "league-own-season"
    desk.do(Actor(Role.PLAYER, ORGANISER), Withdraw(ORGANISER))
    desk.do(AS_ORGANISER, Remove(person(1), 1, WHY))


def test_an_organiser_who_plays_may_remove_who_left_before_the_draw() -> None:
    desk = signed_up(4)
    desk.do(Actor(Role.PLAYER, ORGANISER), Register(ORGANISER))
    desk.do(as_player(4), Withdraw(person(4)))
    draw_season(desk, 4, (ORGANISER, person(1), person(2), person(3)))
    assert refusal(desk, AS_ORGANISER, Remove(person(1), 1, WHY)) == "league-own-division"
    desk.do(AS_ORGANISER, Remove(person(4), 1, WHY))


def test_a_newcomer_takes_the_place_and_the_open_games_of_who_goes_in_the_first_round() -> None:
    desk = begun_season(5)
    goes, comes = person(2), person(9)
    first, second, *_ = (each for each in desk.now.rounds[0].tables if 2 in each.players)
    (other,) = (player for player in first.players if player != 2)
    desk.report(first.number, other)
    for who in (person(1), goes):
        assert refusal(desk, AS_ORGANISER, Substitute(goes, who, WHY)) == "tournament-registered"
    assert refusal(desk, AS_ORGANISER, Substitute(goes, ORGANISER, WHY)) == "league-own-division"
    assert refusal(desk, as_player(9), Register(comes)) == "league-drawn"
    desk.do(AS_ORGANISER, Substitute(goes, comes, WHY))
    assert {row.player for row in division_table(desk.now, 0)} == {1, 3, 4, 5, 6}
    assert desk.now.number_of(comes) == 6
    assert table(desk, first.number) == replace(first, winner=other, transcript=table(desk, first.number).transcript)
    assert next(row.points for row in division_table(desk.now, 0) if row.player == other) == 2
    assert sum(6 in each.players and each.drawn.index(2) == each.players.index(6) for each in games_of(desk, 2)) == 3
    assert refusal(desk, AS_ORGANISER, Warn(goes, WHY)) == "league-not-in"
    assert refusal(desk, AS_ORGANISER, Substitute(goes, person(8), WHY)) == "league-not-in"
    desk.do(AS_ORGANISER, Remove(goes, 1, WHY))
    assert refusal(desk, AS_ORGANISER, Substitute(person(3), goes, WHY)) == "league-newcomer"
    desk.do(AS_ORGANISER, Substitute(comes, person(8), WHY))
    desk.report(second.number, 7)
    assert refusal(desk, AS_ORGANISER, Substitute(person(8), person(7), WHY)) == "league-no-substitute"
    finish_season(desk, lambda table: table.players[:1])
    assert 7 in ladder(desk.now)
    assert {2, 6}.isdisjoint(ladder(desk.now))
    assert check_book([entry.to_json() for entry in desk.book()]).tournament == desk.now


def games_of(desk: Desk, drawn: int) -> list[TournamentTable]:
    """The games of the place that someone had at the draw."""
    return [each for each in desk.now.rounds[0].tables if drawn in each.drawn]


def test_more_time_is_given_to_a_game_that_goes_on() -> None:
    desk = begun_season(4)
    desk.do(AS_ORGANISER, extension(FIRST))
    assert refusal(desk, AS_ORGANISER, extension(FIRST, 0)) == "tournament-seconds"
    for order in (extension(None), Order(OrderKind.PAUSE, FIRST, None, WHY)):
        assert refusal(desk, AS_ORGANISER, order) == "league-operation"
    desk.report(1, table(desk).players[0])
    assert refusal(desk, AS_ORGANISER, extension(FIRST)) == "tournament-table-over"


def test_an_organiser_who_plays_decides_nothing_about_their_own_division() -> None:
    desk = Desk()
    desk.do(AS_ORGANISER, season_announcement())
    desk.do(Actor(Role.PLAYER, ORGANISER), Register(ORGANISER))
    for number in range(1, 9):
        desk.do(as_player(number), Register(person(number)))
    everyone = (ORGANISER, *(person(number) for number in range(1, 9)))
    draw_season(desk, 9, everyone)
    assert len(desk.now.divisions) == 2
    own = next(each for each in desk.now.rounds[0].tables if 1 not in each.players)
    for operation in (Warn(person(1), WHY), Remove(person(1), 1, WHY), Remove(ORGANISER, 1, WHY),
                      Substitute(person(1), person(9), WHY),
                      Settle(own.number, (), False, WHY), extension(own.number)):  # fmt: skip
        assert refusal(desk, AS_ORGANISER, operation) == "league-own-division"
    desk.do(AS_ORGANISER, Warn(person(8), WHY))
    desk.do(AS_ORGANISER, Settle(TableNumber(len(desk.now.rounds[0].tables)), (), False, WHY))


def test_what_a_director_decides_is_in_the_book_and_in_the_archive() -> None:
    desk = begun_season(4)
    desk.do(AS_ORGANISER, Warn(person(1), WHY))
    desk.do(AS_ORGANISER, Substitute(person(2), person(9), WHY))
    desk.do(AS_ORGANISER, extension(FIRST))
    desk.do(AS_ORGANISER, Settle(FIRST, table(desk).players[:1], True, WHY))
    desk.do(AS_ORGANISER, Remove(person(4), 2, WHY))
    for each in desk.now.rounds[0].tables:
        if not each.is_over:
            desk.do(SYSTEM, decide(each, (), (), AwardKind.CALLED_OFF))
    assert desk.now.stage is Stage.OVER
    for act in desk.acts:
        assert act_from_json(act_to_json(act)) == act
    checked = check_book([entry.to_json() for entry in desk.book()])
    assert checked.is_whole
    assert checked.tournament == desk.now
    decided = [each["do"] for each in summary(desk.now, desk.book())["incidents"]]
    assert decided == ["warn", "substitute", "order", "settle", "remove"]
    assert WHY in write_archive(desk.book(), {}, [])


def test_a_cup_has_no_director() -> None:
    cup = Desk()
    cup.do(AS_ORGANISER, announcement())
    assert refusal(cup, AS_ORGANISER, Warn(person(1), WHY)) == "league-operation"
