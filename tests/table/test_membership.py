"""Nobody waits for someone who has left the server any longer than the laws of absence must."""

from datetime import time, timedelta

import pytest

from bot.table.availability import Availability
from bot.table.electorate import votes_to_hand_over
from bot.table.errors import TooEarly
from bot.table.inactivity import LIVE_PATIENCE
from bot.table.membership import pass_ownership
from bot.table.values import Clock, UserId
from bot.table.vote import VoteKind
from tests.table.people import EVE
from tests.table.tables import DAY, Session, begun, legal


def test_the_others_are_told_once_who_has_left() -> None:
    game = begun(3, clock=DAY)
    gone = game.who()
    revision = game.leave_server(gone).revision
    assert sorted(game.notified("unreached")) == sorted(game.others)
    assert game.leave_server(gone).revision == revision
    assert game.table.has_left_server(game.seat(gone))


def pick_all(game: Session, user: UserId) -> None:
    """This person picks until they are not awaited any more."""
    while (seat := game.seat(user)) in game.table.waiting:
        game.submit(user, legal(game.table, seat)[0])


def test_the_others_are_told_again_of_someone_who_leaves_again() -> None:
    game = begun(3, clock=DAY)
    gone = game.who()
    game.leave_server(gone)
    game.leave_server(back=[gone])
    assert len(game.notified("unreached")) == 2, "that someone is back is no news"
    game.leave_server(gone)
    assert len(game.notified("unreached")) == 4


@pytest.mark.parametrize("clock", [None, DAY])
@pytest.mark.parametrize(("players", "votes"), [(2, 1), (3, 2), (4, 2)])
def test_so_many_of_the_others_let_the_computer_play_for_someone_who_has_left(
    players: int, votes: int, clock: Clock | None
) -> None:
    game = begun(players, clock=clock)
    gone, seat = game.who(), game.seat(game.who())
    game.leave_server(gone)
    assert votes_to_hand_over(game.table) == votes
    for number, user in enumerate(game.others[:votes], 1):
        assert not game.table.participants[seat].is_automatic
        (game.propose if number == 1 else game.answer)(user, VoteKind.AUTOMATIC)
    assert game.table.participants[seat].is_automatic


@pytest.mark.parametrize("clock", [None, DAY])
def test_a_draft_in_which_others_are_awaited_too_waits_for_these(clock: Clock | None) -> None:
    game = begun(3, "draft", clock=clock)
    one, other, gone = (game.who(seat) for seat in game.table.waiting)
    game.leave_server(gone)
    assert not votes_to_hand_over(game.table), "all three are awaited"
    pick_all(game, one)
    with pytest.raises(TooEarly):
        game.propose(one, VoteKind.AUTOMATIC)
    pick_all(game, other)
    game.propose(one, VoteKind.AUTOMATIC)
    game.answer(other, VoteKind.AUTOMATIC)
    assert game.table.participants[game.seat(gone)].is_automatic


@pytest.mark.parametrize("clock", [None, DAY])
def test_the_others_need_not_wait_for_the_clock_of_someone_who_has_left(clock: Clock | None) -> None:
    game = begun(3, clock=clock)
    gone, (one, other) = game.who(), game.others
    if clock:
        with pytest.raises(TooEarly):
            game.propose(one, VoteKind.AUTOMATIC)
    game.leave_server(gone)
    game.propose(one, VoteKind.AUTOMATIC)
    game.answer(other, VoteKind.AUTOMATIC)
    assert game.table.participants[game.seat(gone)].is_automatic


def test_no_quiet_hours_and_no_hidden_place_stop_the_clock_of_someone_who_has_left() -> None:
    game = begun(clock=DAY)
    gone = game.who()
    game.around.hours[gone] = Availability(quiet=(time(0), time(23, 59)))
    game.hide_place_from(gone)
    game.leave_server(gone)
    timer = game.table.timers[game.seat(gone)]
    assert timer.since == game.now
    assert timer.due_at == game.now + timedelta(days=1)


def test_of_two_the_other_calls_the_game_off_within_minutes_once_the_vote_is_due() -> None:
    game = begun(clock=DAY)
    gone, (here,) = game.who(), game.others
    game.leave_server(gone)
    game.propose(here, VoteKind.CANCEL)
    (vote,) = game.table.votes
    assert vote.due_at - game.now <= timedelta(days=3)
    game.wait(seconds=(vote.due_at - game.now).total_seconds() + LIVE_PATIENCE.total_seconds())
    assert game.ring().status == "cancelled"


def test_nobody_calls_a_game_off_by_removing_the_other_from_the_server_at_the_end_of_the_vote() -> None:
    game = begun(clock=DAY)
    gone, (here,) = game.who(), game.others
    game.propose(here, VoteKind.CANCEL)
    (vote,) = game.table.votes
    game.now = vote.due_at - LIVE_PATIENCE
    game.leave_server(gone)
    game.now = vote.due_at
    assert game.ring().status == "playing"


def test_who_takes_the_seat_of_someone_who_has_left_has_not_left() -> None:
    game = begun(3, clock=DAY)
    gone, (one, other) = game.who(), game.others
    seat = game.seat(gone)
    game.leave_server(gone)
    game.propose(one, VoteKind.AUTOMATIC)
    game.answer(other, VoteKind.AUTOMATIC)
    game.ask_for_seat(seat)
    game.all_agree(VoteKind.REPLACE, one, other)
    game.wait(days=1)
    game.ring()
    assert game.table.participants[seat].user_id == EVE
    assert not game.table.has_left_server(seat)


def test_a_time_in_which_the_bot_is_away_makes_nobody_come_back_and_nobody_leave() -> None:
    game = begun(clock=DAY)
    gone = game.who()
    game.leave_server(gone)
    began = game.table.turn_began_at(game.seat(gone))
    game.suspend()
    since = game.now
    game.wait(days=1)
    game.bring_back(since)
    assert game.table.has_left_server(game.seat(gone))
    assert game.table.presence[game.seat(gone)].left_server_at == game.now
    assert game.table.turn_began_at(game.seat(gone)) == began + timedelta(days=1)
    assert not any(game.table.has_left_server(game.seat(other)) for other in game.others)


def test_who_is_back_or_answers_is_waited_for_as_anyone() -> None:
    game = begun(clock=DAY)
    gone = game.who()
    game.leave_server(gone)
    game.leave_server(back=[gone])
    assert not game.table.has_left_server(game.seat(gone))
    game.leave_server(gone)
    game.play_turn()
    assert not game.table.has_left_server(game.seat(gone))


def test_a_table_goes_from_an_owner_who_has_left_to_the_next_seated_person_who_is_there() -> None:
    table = begun(3).table
    order = table.person_ids
    owner = table.owner
    assert owner is not None
    place = order.index(owner)
    following, last = order[(place + 1) % 3], order[(place + 2) % 3]
    assert pass_ownership(table, {owner}).owner == following
    assert pass_ownership(table, {owner, following}).owner == last
    assert pass_ownership(table, {following, last}) is table
    assert pass_ownership(table, {owner, following, last}) is table
