"""Whoever is absent for a turn keeps their say, whoever is back is back, and nobody's game is left standing."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.table.errors import StaleDecision, TableError, TooEarly
from bot.table.table import Table
from bot.table.values import AtZero, Clock, Status
from bot.table.vote import VoteKind, subject_from
from tests.table.people import ADA, BO, EVE
from tests.table.tables import DAY, Session, begun, key_of, legal, run_out_twice, seats_of_computers

DAY_LONG = timedelta(days=1)


def after_a_day(game: Session) -> Table:
    game.wait(days=1)
    return game.ring()


@pytest.mark.parametrize("kind", [VoteKind.UNDO, VoteKind.CANCEL, VoteKind.PAUSE])
def test_someone_stood_in_for_is_asked_like_the_others(kind: VoteKind) -> None:
    game = begun(clock=DAY)
    game.play_turn()
    late, (here,) = game.who(), game.others
    after_a_day(game)
    assert not game.propose(here, kind, subject_from(kind, 0)).is_decided
    assert game.answer(late, kind).is_decided


def test_nobody_takes_a_seat_unasked_while_everybody_is_stood_in_for() -> None:
    game = begun(clock=DAY, computers=1)
    (computer,) = seats_of_computers(game.table)
    game.play_until(ADA)
    after_a_day(game)
    result = game.ask_for_seat(computer)
    assert (result.is_decided, result.needed) == (False, 1)


def test_who_has_come_back_is_no_longer_voted_on() -> None:
    game = begun(3, clock=DAY)
    seat = run_out_twice(game)
    assert [vote.kind for vote in game.table.votes] == [VoteKind.GO_ON]
    game.answer(game.others[0], VoteKind.GO_ON, agrees=False)
    table = game.come_back(game.who(seat))
    assert (table.votes, table.cast_votes) == ((), ())
    assert game.outcomes == ["moot"]


def test_a_substitute_does_not_answer_for_the_timeouts_before_them() -> None:
    game = begun(2, clock=DAY)
    (here,) = game.others
    seat = run_out_twice(game)
    game.ask_for_seat(seat)
    game.answer(here, VoteKind.REPLACE)
    table = after_a_day(game)
    assert table.participants[seat].user_id == EVE
    assert (table.timers[seat].timeouts_in_a_row, table.timers[seat].left) == (0, DAY_LONG)
    assert after_a_day(game).participants[seat].is_stand_in, "it was their first"


def test_a_substitute_has_a_turns_time_at_least() -> None:
    game = begun(3, clock=DAY)
    (seat,), others = game.table.waiting, game.others
    game.wait(hours=23)
    game.away(game.who())
    game.ask_for_seat(seat)
    game.all_agree(VoteKind.REPLACE, *others)
    table = after_a_day(game)
    assert table.participants[seat].user_id == EVE
    assert table.timers[seat].left == DAY_LONG


def test_a_game_in_which_only_computers_are_left_is_called_off() -> None:
    game = begun(3, clock=replace(DAY, at_zero=AtZero.ELIMINATE), computers=2)
    game.play_until(ADA)
    assert after_a_day(game).status == Status.CANCELLED


def test_nobody_is_asked_where_nobody_else_plays() -> None:
    game = begun(2, clock=replace(DAY, at_zero=AtZero.SEAT), computers=1)
    game.play_until(ADA)
    run_out_twice(game)
    assert (game.table.votes, game.table.vote_records) == ((), ())
    assert game.table.automatic_waiting, "the game goes on"


def test_the_automatic_player_does_not_move_in_a_pause() -> None:
    game = begun(3, computers=1)
    while not game.table.automatic_waiting:
        game.play_turn()
    (seat,), found = game.table.waiting, legal(game.table)[0]
    assert game.all_propose(VoteKind.PAUSE, ADA, BO).table.is_paused
    with pytest.raises(StaleDecision):  # what it had thought of before
        game.computer_moves(seat, found)


def test_more_time_for_the_others_does_not_forgive_a_timeout() -> None:
    game = begun(4, clock=DAY)
    (seat,), (asks, *rest) = game.table.waiting, game.others
    after_a_day(game)
    game.propose(asks, VoteKind.EXTEND)
    game.all_agree(VoteKind.EXTEND, *rest)
    assert game.outcomes == ["carried"]
    assert game.play_turn().timers[seat].timeouts_in_a_row == 1


def test_where_a_clock_runs_it_alone_says_when_someone_is_absent() -> None:
    game = begun(clock=Clock(3 * 24 * 3600))
    game.wait(days=2)
    with pytest.raises(TooEarly) as refusal:
        game.propose(game.others[0], VoteKind.AUTOMATIC)
    assert refusal.value.reason.values["at"] == (game.now + timedelta(days=1)).timestamp()


@pytest.mark.parametrize("clock", [None, DAY])
def test_nobody_is_absent_in_a_pause(clock: Clock | None) -> None:
    game = begun(clock=clock)
    game.all_propose(VoteKind.PAUSE, ADA, BO)
    game.wait(days=2)
    with pytest.raises(TableError) as refusal:
        game.propose(game.others[0], VoteKind.AUTOMATIC)
    assert key_of(refusal) == "already-paused"
