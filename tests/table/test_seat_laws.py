"""A seat is its holder's: what the others may decide about them, or without them, and when."""

from datetime import timedelta

import pytest

from bot.reasons import GameError
from bot.table.availability import Availability, Vacation, parse_quiet_hours
from bot.table.errors import AlreadySeated, TableError
from bot.table.proposals import undo_points
from bot.table.values import Clock, UserId
from bot.table.vote import BackTo, VoteKind, VoteOutcome
from tests.table.people import ADA, BO, CY, DI, EVE
from tests.table.tables import DAY, LIVE, Session, begun, key_of, match_of, seats_of_computers

HOUR = Clock(3600)


def eve_asks_for_seat_of_bo() -> tuple[Session, int]:
    """A game of two in which Eve asks for the seat of Bo, who is away, and Ada agrees; and that seat."""
    game = begun(2)
    game.away(BO)
    game.ask_for_seat(game.seat(BO))
    game.answer(ADA, VoteKind.REPLACE)
    return game, game.seat(BO)


def eve_asks_for_seat_of_cy(clock: Clock | None = HOUR, hours: str = "") -> tuple[Session, int]:
    """A game of three in which the two others let Eve have the seat of Cy, who is away; and that seat."""
    game = begun(3, clock=clock)
    if hours:
        game.set_hours(CY, Availability(quiet=parse_quiet_hours(hours)))
    game.away(CY)
    game.ask_for_seat(game.seat(CY))
    game.all_agree(VoteKind.REPLACE, ADA, BO)
    return game, game.seat(CY)


def friend_in_computers_seat() -> Session:
    """Ada and Bo have sat down with a computer; while Bo is away, Ada has let Eve have the computer's seat."""
    game = begun(3, computers=1)
    game.away(BO)
    (seat,) = seats_of_computers(game.table)
    game.ask_for_seat(seat)
    game.answer(ADA, VoteKind.REPLACE)
    assert game.table.seat_of(EVE) is not None
    return game


def test_a_friend_does_not_get_the_absent_opponents_hand_on_the_opponents_vote() -> None:
    game, seat = eve_asks_for_seat_of_bo()
    assert game.who(seat) == BO
    assert game.notified("seat") == [BO]
    game.wait(days=10)
    game.ring()
    assert (game.who(seat), game.outcomes[-1]) == (BO, VoteOutcome.EXPIRED)


def test_they_may_give_it_away_themselves_and_are_told() -> None:
    game, seat = eve_asks_for_seat_of_bo()
    assert game.answer(BO, VoteKind.REPLACE).is_decided
    assert game.who(seat) == EVE
    assert game.notified("replaced") == [BO]


def test_a_friend_in_the_computers_seat_outvotes_nobody_of_two() -> None:
    game = friend_in_computers_seat()
    seat = game.seat(BO)
    game.ask_for_seat(seat, DI)
    game.all_agree(VoteKind.REPLACE, ADA, EVE)
    game.wait(days=10)
    game.ring()
    assert (game.who(seat), game.outcomes[-1]) == (BO, VoteOutcome.EXPIRED)


def test_a_friend_in_the_computers_seat_calls_off_no_game_of_two() -> None:
    game = friend_in_computers_seat()
    game.propose(ADA, VoteKind.CANCEL)
    game.answer(EVE, VoteKind.CANCEL)
    game.wait(days=10)
    assert (game.ring().status, game.outcomes[-1]) == ("playing", VoteOutcome.EXPIRED)


def test_of_three_the_holder_has_half_a_day_to_object() -> None:
    game, seat = eve_asks_for_seat_of_cy()
    game.wait(hours=11, minutes=59)
    assert game.ring().participants[seat].user_id == CY
    game.wait(minutes=1)
    assert game.ring().participants[seat].user_id == EVE
    assert game.outcomes[-1] == VoteOutcome.CARRIED


def test_the_time_to_object_does_not_run_while_nothing_reaches_them_for_three_days_at_most() -> None:
    game, seat = eve_asks_for_seat_of_cy()
    game.hide_place_from(CY)
    game.wait(days=3, hours=11)
    assert game.ring().participants[seat].user_id == CY
    game.wait(hours=1, minutes=1)
    assert game.ring().participants[seat].user_id == EVE


def test_whom_a_question_for_their_seat_reaches_late_has_all_their_time_from_then() -> None:
    game, seat = eve_asks_for_seat_of_cy()
    game.hide_place_from(CY)
    game.wait(days=1)
    game.ring()
    game.hide_place_from()
    game.wait(hours=11)
    assert game.ring().participants[seat].user_id == CY
    game.wait(hours=1, minutes=1)
    assert game.ring().participants[seat].user_id == EVE


def test_the_time_to_object_leaves_out_quiet_hours() -> None:
    game, seat = eve_asks_for_seat_of_cy(hours="22-6")
    game.wait(hours=19, minutes=59)  # asked at noon: ten hours, then two more from six on
    assert game.ring().participants[seat].user_id == CY
    game.wait(minutes=1)
    assert game.ring().participants[seat].user_id == EVE


def test_at_a_quick_table_they_have_two_turns_whatever_their_hours() -> None:
    game, seat = eve_asks_for_seat_of_cy(LIVE, hours="11-15")
    game.wait(minutes=9, seconds=59)
    assert game.ring().participants[seat].user_id == CY
    game.wait(seconds=1)
    assert game.ring().participants[seat].user_id == EVE


def test_at_a_quick_table_silence_counts_for_ten_minutes() -> None:
    game = begun(3, clock=LIVE)
    one, two = game.others
    game.away(two)
    game.propose(one, VoteKind.PAUSE)
    game.answer(game.who(), VoteKind.PAUSE)
    game.wait(minutes=9, seconds=59)
    assert not game.ring().is_paused
    game.wait(seconds=1)
    assert game.ring().is_paused


def test_one_objection_ends_it() -> None:
    game = begun(3)
    game.away(CY)
    game.ask_for_seat(game.seat(CY))
    game.answer(ADA, VoteKind.REPLACE)
    result = game.answer(CY, VoteKind.REPLACE, agrees=False)
    assert (result.is_refused, game.outcomes) == (True, [VoteOutcome.REFUSED])


def test_nobody_is_replaced_on_vacation_nor_is_its_time_counted() -> None:
    game, seat = eve_asks_for_seat_of_cy(None)
    today = game.now.date()
    game.set_hours(CY, Availability(vacations=(Vacation(today, today + timedelta(days=4)),)))
    game.wait(days=4)
    assert game.ring().participants[seat].user_id == CY
    assert game.table.vote_records[-1].is_open
    game.wait(days=2)
    assert game.ring().participants[seat].user_id == EVE


def test_nobody_is_replaced_on_vacation_where_the_bot_counts_late() -> None:
    """The time to object was over before the vacation began, and the bot was away until it had."""
    game, seat = eve_asks_for_seat_of_cy(None)
    begins = game.now.date() + timedelta(days=2)
    game.set_hours(CY, Availability(vacations=(Vacation(begins, begins + timedelta(days=1)),)))
    game.wait(days=2)
    assert game.ring().participants[seat].user_id == CY


def test_one_timeout_makes_no_free_seat() -> None:
    game = begun(3, clock=DAY)
    late = game.table.waiting[0]
    game.wait(days=1)
    assert game.ring().participants[late].is_stand_in
    with pytest.raises(TableError) as refusal:
        game.ask_for_seat(late)
    assert key_of(refusal) == "seat-taken"


def test_of_two_one_who_has_lapsed_twice_loses_their_seat_after_another_turn() -> None:
    game = begun(2, clock=DAY)
    seat, late = game.table.waiting[0], game.who()
    (here,) = game.others
    while len(game.table.timeouts) < 2:
        game.wait(days=1)
        game.ring()
        game.computer_plays()
        while game.table.waiting and game.who() == here:
            game.step()
    assert game.table.participants[seat].is_automatic
    game.ask_for_seat(seat)
    game.answer(here, VoteKind.REPLACE)
    game.wait(hours=23)
    assert game.ring().participants[seat].user_id == late
    game.wait(hours=1)
    assert game.ring().participants[seat].user_id == EVE


def test_who_has_had_a_seat_gets_no_other() -> None:
    game, seat = eve_asks_for_seat_of_cy(None)
    game.wait(days=2)
    assert game.ring().participants[seat].user_id == EVE
    game.away(BO)
    with pytest.raises(AlreadySeated) as refusal:
        game.ask_for_seat(game.seat(BO), CY)
    assert key_of(refusal) == "seat-held"


def test_an_undo_takes_the_yes_of_who_is_away() -> None:
    game = begun(2)
    mover, (other,) = game.who(), game.others
    game.step()
    game.away(other)
    assert not game.propose(mover, VoteKind.UNDO, BackTo(0)).is_decided
    assert game.answer(other, VoteKind.UNDO).is_decided


def test_an_undo_goes_back_to_the_beginning_of_ones_last_turn_at_most_and_never_into_a_draft() -> None:
    game = begun(2, "draft")

    def refused(asker: UserId, line: int) -> str:
        with pytest.raises(TableError) as refusal:
            game.propose(asker, VoteKind.UNDO, BackTo(line))
        return key_of(refusal)

    while match_of(game.table).is_preparing:
        picker = game.who()
        game.step()
        assert refused(picker, game.table.number - 1) == "undo-nothing"
    mover, begun_at = game.who(), game.table.number
    for _ in range(2):
        mover, begun_at = game.who(), game.table.number
        game.play_turn()
        assert undo_points(game.table, mover)[1] == begun_at
        assert {refused(mover, line) for line in range(begun_at)} == {"undo-too-far"}
        game.play_turn()
    assert not game.propose(mover, VoteKind.UNDO, BackTo(begun_at)).is_decided
    (other,) = {ADA, BO} - {mover}
    assert game.answer(other, VoteKind.UNDO).is_decided
    assert game.who() == mover


def test_against_computers_alone_an_undo_is_free_and_marked() -> None:
    game = begun(2, computers=1)
    game.computer_plays()
    number = game.table.number
    game.step()
    result = game.propose(ADA, VoteKind.UNDO, BackTo(number))
    assert (result.is_decided, result.table.has_take_backs) == (True, True)


def test_a_pause_takes_the_yes_of_who_is_away_until_their_silence_has_lasted_three_days() -> None:
    game = begun(2)
    game.away(BO)
    assert not game.propose(ADA, VoteKind.PAUSE).is_decided
    game.wait(hours=71)
    assert not game.ring().is_paused
    game.wait(hours=1)
    assert game.ring().is_paused


@pytest.mark.parametrize("kind", [VoteKind.PAUSE, VoteKind.CANCEL])
def test_a_pause_takes_the_yes_of_who_keeps_the_others_waiting_for_three_days_in_one_turn(kind: VoteKind) -> None:
    """Though their clock has time left for that; calling the game off asks for two timeouts in a row."""
    game = begun(2, clock=Clock(24 * 3600, 24 * 3600))
    for _ in range(10):
        game.play_turn()  # each adds a day to a clock
    (here,) = game.others
    assert not game.propose(here, kind).is_decided
    game.wait(hours=71)
    assert not game.ring().is_paused
    game.wait(hours=1)
    game.ring()
    assert (game.table.is_paused, game.table.status) == (kind is VoteKind.PAUSE, "playing")
    assert game.table.timeouts == ()


def test_two_do_not_call_a_game_off_without_each_other() -> None:
    game = begun(2)
    game.away(BO)
    game.propose(ADA, VoteKind.CANCEL)
    game.wait(days=30)
    assert (game.ring().status, game.outcomes[-1]) == ("playing", VoteOutcome.EXPIRED)


def test_but_they_do_once_the_other_has_let_two_turns_and_three_days_pass() -> None:
    game = begun(2)
    (here,) = game.others
    game.wait(days=2)
    assert not game.propose(here, VoteKind.CANCEL).is_decided
    game.wait(days=3)
    assert game.ring().status == "cancelled"


def test_a_vote_that_nobody_could_answer_is_refused() -> None:
    game = begun(2, computers=1, clock=DAY)
    with pytest.raises(GameError) as refusal:
        game.propose(ADA, VoteKind.EXTEND)
    assert key_of(refusal) == "nobody-to-ask"


@pytest.mark.parametrize("clock", [None, DAY, LIVE])
def test_whoever_answers_is_not_silent(clock: Clock | None) -> None:
    game = begun(3, clock=clock)
    one, two = game.others
    game.propose(one, VoteKind.PAUSE)
    assert game.table.presence[game.seat(two)].seen_at is None
    game.answer(two, VoteKind.PAUSE)
    assert game.table.presence[game.seat(two)].seen_at == game.now
    assert not game.table.is_paused
