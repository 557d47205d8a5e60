"""What counts as inactivity: not a pause, nor what lies before the laws, nor a hidden place; and what follows."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.reasons import GameError
from bot.table import inactivity
from bot.table.availability import Availability, Vacation
from bot.table.errors import TableError, TooEarly
from bot.table.table import Table
from bot.table.values import (
    MOST_UNREACHED,
    AtZero,
    Clock,
    ClockTimeout,
    Moderator,
    ModeratorActKind,
    TimeoutOutcome,
    UserId,
)
from bot.table.vote import BackTo, VoteKind, VoteOutcome
from tests.table.people import ADA, BO, CY, DI, EVE, HERE
from tests.table.tables import DAY, Session, begun, key_of, legal, match_of, run_out_twice

MINUTE = Clock(60)
HALF_A_DAY = Clock(12 * 3600)
MODERATOR = Moderator(EVE, "Eve", 1)


def timeouts(game: Session, seat: int, table: Table | None = None) -> int:
    return inactivity.count_timeouts_in_a_row(table or game.table, seat, game.now, {})


def refused(game: Session, seat: int, user: UserId = EVE) -> str:
    """Why this person may not ask for a seat."""
    with pytest.raises(GameError) as refusal:
        game.ask_for_seat(seat, user)
    return key_of(refusal)


# Two people, whoever else is at the table


def test_beside_a_computer_two_players_still_need_each_others_consent() -> None:
    game = begun(3, computers=1)
    game.away(BO)
    seat = game.seat(BO)
    game.ask_for_seat(seat)
    game.answer(ADA, VoteKind.REPLACE)
    game.wait(days=10)
    game.ring()
    assert (game.who(seat), game.outcomes[-1]) == (BO, VoteOutcome.EXPIRED)


def test_an_accomplice_who_resigns_leaves_two_who_need_each_others_consent() -> None:
    game = begun(3)
    game.away(BO)
    seat = game.seat(BO)
    game.ask_for_seat(seat)
    game.all_agree(VoteKind.REPLACE, ADA, CY)
    game.resign(CY)
    game.wait(days=10)
    game.ring()
    assert (game.who(seat), game.outcomes[0]) == (BO, VoteOutcome.EXPIRED)


# What is no inactivity


def _pause_by_all(game: Session) -> None:
    game.all_propose(VoteKind.PAUSE, ADA, BO)


def _pause_by_a_moderator(game: Session) -> None:
    game.moderate(MODERATOR, ModeratorActKind.PAUSE, "a break")


@pytest.mark.parametrize("pause", [_pause_by_all, _pause_by_a_moderator])
def test_nobody_was_silent_in_a_pause(pause: Callable[[Session], None]) -> None:
    game = begun()
    seat, (here,) = game.table.waiting[0], game.others
    pause(game)
    game.wait(days=30)
    assert not game.resume(here).is_paused
    assert timeouts(game, seat) == 0
    with pytest.raises(TooEarly) as refusal:
        game.propose(here, VoteKind.AUTOMATIC)
    assert key_of(refusal) == "too-early"
    assert not game.propose(here, VoteKind.CANCEL).is_decided
    game.wait(days=2)
    assert game.ring().status == "playing"


def test_of_older_lapses_only_those_in_a_row_are_known() -> None:
    game = begun(clock=DAY)
    seat = game.table.waiting[0]
    old = tuple(
        ClockTimeout(seat, "Ada", 0, game.now - timedelta(days=day), TimeoutOutcome.TURN) for day in (30, 20, 10)
    )
    table = replace(game.table, timeouts=old, presence=())
    assert timeouts(game, seat, table) == 0
    late = replace(table.timers[seat], timeouts_in_a_row=1)
    timers = tuple(late if each == seat else timer for each, timer in enumerate(table.timers))
    assert timeouts(game, seat, replace(table, timers=timers)) == 1


def test_where_no_call_reaches_someone_they_are_not_silent_for_three_days() -> None:
    game = begun()
    seat, (here,) = game.table.waiting[0], game.others
    game.hide_place_from(game.who())
    game.wait(days=3)
    assert timeouts(game, seat) == 0
    game.propose(here, VoteKind.PAUSE)
    game.wait(days=2, hours=23)
    assert not game.ring().is_paused
    game.wait(hours=1)
    assert game.ring().is_paused


def test_nobodys_silence_counts_before_they_were_asked() -> None:
    game = begun()
    late, (here,) = game.who(), game.others
    game.wait(days=30)
    assert not game.propose(here, VoteKind.PAUSE).is_decided
    assert game.notified("vote") == [late]
    game.wait(days=2, hours=23)
    assert not game.ring().is_paused
    game.wait(hours=1)
    assert game.ring().is_paused


def test_who_has_answered_anything_since_they_were_asked_is_not_silent() -> None:
    game = begun(3)
    here, other = game.others
    game.propose(here, VoteKind.PAUSE)
    game.answer(other, VoteKind.PAUSE)
    game.wait(hours=1)
    game.propose(game.who(), VoteKind.CANCEL)
    game.wait(days=2, hours=23)
    assert not game.ring().is_paused
    assert game.outcomes[0] == VoteOutcome.EXPIRED


def test_silence_alone_is_never_a_yes() -> None:
    game = begun(3)
    game.propose(ADA, VoteKind.PAUSE)
    game.resign(ADA)
    game.wait(days=10)
    assert not game.ring().is_paused
    assert game.outcomes == [VoteOutcome.EXPIRED]


# One lapse makes no free seat


def late_once(at_zero: AtZero | None, players: int) -> tuple[Session, int]:
    """A game in which the computer has just got the seat of someone who was late once, and that seat."""
    game = begun(players, clock=None if at_zero is None else replace(DAY, at_zero=at_zero))
    seat = game.table.waiting[0]
    game.wait(days=1)
    if at_zero is None:
        game.all_propose(VoteKind.AUTOMATIC, *game.others)
    participant = game.ring().participants[seat]
    assert (participant.is_automatic, participant.is_stand_in) == (True, False)
    return game, seat


@pytest.mark.parametrize("at_zero", [AtZero.SEAT, None])
@pytest.mark.parametrize("players", [2, 3])
def test_the_seat_of_who_was_late_once_is_theirs_until_another_turn_has_passed(
    at_zero: AtZero | None, players: int
) -> None:
    game, seat = late_once(at_zero, players)
    late = game.who(seat)
    assert refused(game, seat) == "seat-kept"
    game.wait(hours=23)
    assert refused(game, seat) == "seat-kept"
    game.wait(hours=1)
    game.ask_for_seat(seat)
    game.all_agree(VoteKind.REPLACE, *(user for user in (ADA, BO, CY)[:players] if user != late))
    game.wait(hours=23)
    assert game.ring().participants[seat].user_id == late
    game.wait(hours=1)
    assert game.ring().participants[seat].user_id == EVE


@pytest.mark.parametrize("at_zero", [AtZero.SEAT, None])
def test_who_says_no_keeps_their_seat_and_starts_again_to_be_silent(at_zero: AtZero | None) -> None:
    game, seat = late_once(at_zero, 3)
    game.wait(days=1)
    game.ask_for_seat(seat)
    assert game.answer(game.who(seat), VoteKind.REPLACE, agrees=False).is_refused
    assert timeouts(game, seat) == 0
    game.wait(hours=47)
    assert refused(game, seat) == "seat-kept"
    game.wait(hours=1)
    game.ask_for_seat(seat)


def test_a_vacation_is_no_silence_either() -> None:
    game, seat = late_once(AtZero.SEAT, 3)
    today = game.now.date()
    game.set_hours(game.who(seat), Availability(vacations=(Vacation(today, today + timedelta(days=3)),)))
    game.wait(days=3)
    assert refused(game, seat) == "seat-kept"


@pytest.mark.parametrize("at_zero", [AtZero.SEAT, None])
def test_two_call_off_a_game_that_the_other_has_left_to_itself(at_zero: AtZero | None) -> None:
    game, seat = late_once(at_zero, 2)
    (here,) = {ADA, BO} - {game.who(seat)}
    assert not game.propose(here, VoteKind.CANCEL).is_decided
    game.wait(days=2, hours=23)
    assert game.ring().status == "playing"
    game.wait(hours=1)
    assert game.ring().status == "cancelled"


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("clock", [None, DAY, MINUTE])
def test_a_leader_whom_nobody_waited_for_loses_no_win_by_silence(players: int, clock: Clock | None) -> None:
    game = begun(players, clock=clock)
    one, *others = game.others
    game.propose(one, VoteKind.CANCEL)
    game.all_agree(VoteKind.CANCEL, game.who(), *others[1:])
    game.wait(days=3)
    assert (game.ring().status, game.outcomes[0]) == ("playing", VoteOutcome.EXPIRED)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("clock", [None, DAY, MINUTE])
def test_nobody_pauses_a_game_by_the_silence_of_someone_who_was_not_awaited(players: int, clock: Clock | None) -> None:
    game = begun(players, clock=clock)
    late, *others = game.who(), *game.others
    game.propose(late, VoteKind.PAUSE)
    for other in others[1:]:
        game.answer(other, VoteKind.PAUSE)
    game.wait(days=3)
    assert (game.ring().is_paused, game.outcomes[0]) == (False, VoteOutcome.EXPIRED)


@pytest.mark.parametrize("players", [3, 4])
def test_one_yes_pauses_a_game_only_where_all_the_others_kept_it_waiting(players: int) -> None:
    game = begun(players)
    one, *others = game.others
    game.propose(one, VoteKind.PAUSE)
    game.wait(days=3)
    assert not game.ring().is_paused
    game.propose(one, VoteKind.PAUSE)
    game.all_agree(VoteKind.PAUSE, *others)
    game.wait(days=3)
    assert game.ring().is_paused, "it was the turn of the one who said nothing, all the time"


@pytest.mark.parametrize("at_zero", [AtZero.SEAT, None])
def test_three_pause_a_game_without_the_one_who_has_left_it_to_itself(at_zero: AtZero | None) -> None:
    game, seat = late_once(at_zero, 3)
    one, two = {ADA, BO, CY} - {game.who(seat)}
    game.propose(one, VoteKind.PAUSE)
    game.answer(two, VoteKind.PAUSE)
    game.wait(days=2, hours=23)
    assert not game.ring().is_paused
    game.wait(hours=1)
    assert game.ring().is_paused


@pytest.mark.parametrize("at_zero", [AtZero.SEAT, None])
def test_three_call_off_a_game_without_the_one_who_has_left_it_to_itself(at_zero: AtZero | None) -> None:
    game, seat = late_once(at_zero, 3)
    one, two = {ADA, BO, CY} - {game.who(seat)}
    game.propose(one, VoteKind.CANCEL)
    game.answer(two, VoteKind.CANCEL)
    game.wait(days=2, hours=23)
    assert game.ring().status == "playing"
    game.wait(hours=1)
    assert game.ring().status == "cancelled"


def test_who_went_away_themselves_never_lapses() -> None:
    game = begun()
    game.away(BO)
    game.wait(days=30)
    assert timeouts(game, game.seat(BO)) == 0


# Whether to go on


def asked_to_go_on() -> tuple[Session, UserId, UserId]:
    """A quick game of two, one of whom has run out of time twice; who is there, and who is late."""
    game = begun(clock=MINUTE)
    late = game.who(run_out_twice(game))
    assert [vote.kind for vote in game.table.votes] == [VoteKind.GO_ON]
    (here,) = {ADA, BO} - {late}
    return game, here, late


def test_who_would_not_go_on_asks_the_late_one_and_ends_nothing_alone() -> None:
    game, here, late = asked_to_go_on()
    result = game.answer(here, VoteKind.GO_ON, agrees=False)
    assert (result.is_refused, result.table.status) == (True, "playing")
    (vote,) = result.table.votes
    assert [(cast_vote.kind, cast_vote.user_id, cast_vote.agrees) for cast_vote in result.table.cast_votes] == [
        ("cancel", here, True)
    ]
    assert vote.due_at - game.now >= timedelta(minutes=10)
    assert late in game.notified("vote")
    game.wait(minutes=9)
    assert game.ring().status == "playing"
    game.answer(late, VoteKind.CANCEL, agrees=False)
    assert (game.table.status, game.outcomes[-1]) == ("playing", VoteOutcome.REFUSED)


def test_the_late_ones_silence_ends_it() -> None:
    game, here, _ = asked_to_go_on()
    game.answer(here, VoteKind.GO_ON, agrees=False)
    game.wait(minutes=10)
    assert game.ring().status == "cancelled"


def test_a_no_to_going_on_is_a_yes_to_the_end_that_was_asked_for_before() -> None:
    game = begun(3, clock=DAY)
    one, two = game.others
    late = game.who(run_out_twice(game))
    game.propose(one, VoteKind.CANCEL)
    game.answer(one, VoteKind.GO_ON, agrees=False)
    table = game.answer(two, VoteKind.GO_ON, agrees=False).table
    assert [vote.kind for vote in table.votes] == [VoteKind.CANCEL]
    assert {cast_vote.user_id for cast_vote in table.cast_votes} == {one, two}
    assert game.answer(late, VoteKind.CANCEL).table.status == "cancelled"


# What a yes is a yes to


def test_to_ask_for_another_undo_is_no_yes_to_the_first() -> None:
    game = begun()
    mover, (other,) = game.who(), game.others
    game.step()
    game.step()
    game.propose(mover, VoteKind.UNDO, BackTo(0))
    with pytest.raises(TableError) as refusal:
        game.propose(other, VoteKind.UNDO, BackTo(1))
    assert key_of(refusal) == "vote-open"
    assert game.propose(other, VoteKind.UNDO, BackTo(0)).is_decided


def test_an_undo_asks_who_would_be_in_the_game_again() -> None:
    game = begun(3)
    mover, (gone, other) = game.who(), game.others
    game.step()
    game.resign(gone)
    assert not game.propose(mover, VoteKind.UNDO, BackTo(0)).is_decided
    assert set(game.notified("vote")) == {gone, other}
    assert not game.answer(other, VoteKind.UNDO).is_decided
    assert game.answer(gone, VoteKind.UNDO).is_decided
    assert match_of(game.table).is_in(game.seat(gone))


def test_an_undo_is_not_free_where_someone_who_has_left_would_be_back() -> None:
    game = begun(3, computers=1)
    game.computer_plays()
    mover, back = game.who(), game.table.number
    (gone,) = {ADA, BO} - {mover}
    game.step()
    game.resign(gone)
    result = game.propose(mover, VoteKind.UNDO, BackTo(back))
    assert (result.is_decided, result.table.has_take_backs) == (False, False)


# Nobody gets a second seat


def test_whoever_was_replaced_before_the_first_line_gets_no_other_seat() -> None:
    game = begun(3)
    seat, mine = game.seat(CY), game.seat(BO)
    game.away(CY)
    game.ask_for_seat(seat)
    game.all_agree(VoteKind.REPLACE, ADA, BO, CY)
    assert (game.who(seat), game.table.number) == (EVE, 0)
    game.away(EVE)
    game.ask_for_seat(seat, DI)
    game.all_agree(VoteKind.REPLACE, ADA, BO, EVE)
    assert (game.who(seat), game.table.number) == (DI, 0)
    game.away(BO)
    for user in (CY, EVE):
        assert refused(game, mine, user) == "seat-held"


# How often a place may be hidden or lost


def test_hiding_a_place_again_and_again_gives_no_more_days_and_tells_once() -> None:
    game = begun(2, clock=DAY)
    user = game.who()
    for _ in range(3):
        game.hide_place_from(user)
        game.wait(days=1, hours=12)
        game.ring()
        game.hide_place_from()
        game.wait(minutes=1)
        game.ring()
    assert len(game.notified("unreached")) == 2, "each of the two, once"
    assert [timeout.seat for timeout in game.table.timeouts] == [game.seat(user)]


def test_losing_a_place_again_and_again_gives_no_more_days() -> None:
    game = begun(2, clock=DAY)
    for _ in range(3):
        game.lose_place()
        game.wait(days=1, hours=12)
        game.ring()
        game.bring_to(HERE)
        game.wait(minutes=1)
        game.ring()
    assert len(game.table.timeouts) == 1


def test_in_another_turn_a_hidden_place_counts_again() -> None:
    game = begun(2, clock=DAY)
    user, (other,) = game.who(), game.others
    game.hide_place_from(user)
    game.wait(days=2)
    game.hide_place_from()
    game.play_until(other)
    game.play_until(user)
    game.hide_place_from(user)
    game.wait(days=2)
    assert game.ring().timeouts == ()


# How often someone may act in one turn


def card_to_take_back(game: Session) -> str | None:
    """What the awaited person may play without ending their turn, and take back."""
    match, seat = match_of(game.table), game.table.waiting[0]
    for action in legal(game.table):
        after = match.play(seat, action)
        if not after.is_over and after.turn_id(seat) == match.turn_id(seat) and after.own_undo(seat) is not None:
            return action
    return None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_card_played_and_taken_back_again_and_again_keeps_no_one_from_going_on(players: int) -> None:
    game = begun(players)
    while card_to_take_back(game) is None:
        game.play_turn()
    user, began = game.who(), game.now
    for _ in range(2):
        game.wait(hours=23)
        card = card_to_take_back(game)
        assert card is not None
        game.submit(user, card)
        game.undo(user)
    assert game.table.turn_began_at(game.seat(user)) == began
    for other in game.others:
        if game.propose(other, VoteKind.AUTOMATIC).is_decided:
            break
    assert game.table.automatic_waiting == (game.seat(user),)


def test_answering_or_playing_between_two_absences_gives_no_more_days_in_the_turn() -> None:
    """Leaving a private thread, joining it to press something, and leaving it once more."""
    game = begun(3, clock=HALF_A_DAY)
    user = game.who()
    began, asker = game.now, game.others[0]
    for _ in range(8):
        game.hide_place_from(user)
        for _ in range(71):
            game.wait(hours=1)
            game.ring()
        if game.table.timeouts:
            break
        game.hide_place_from()
        game.propose(asker, VoteKind.PAUSE)
        game.answer(user, VoteKind.PAUSE, agrees=False)
        game.wait(hours=1)
        game.ring()
    (timeout,) = game.table.timeouts
    assert timeout.at - began <= MOST_UNREACHED + timedelta(hours=12)
