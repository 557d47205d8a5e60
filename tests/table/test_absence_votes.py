"""Votes about absent players: who is asked, and what ends them."""

import pytest

from bot.table.absence import awaited_seats_of_people
from bot.table.electorate import voters_of
from bot.table.errors import TableError
from bot.table.values import UserId
from bot.table.vote import VoteKind, VoteOutcome
from bot.table.voting import pending_voters
from tests.table.tables import Session, begun, key_of, legal


def proposed(players: int = 4) -> tuple[Session, UserId, list[UserId]]:
    """A vote that has just been asked for, about whom, and the others, the one who asked first."""
    game = begun(players)
    absent, here = game.who(), game.others
    game.wait(days=1)
    game.propose(here[0], VoteKind.AUTOMATIC)
    return game, absent, here


def test_everybody_but_the_absent_is_asked() -> None:
    game, absent, here = proposed()
    (record,) = game.table.vote_records
    assert voters_of(game.table, record.vote) == tuple(sorted(here, key=game.seat))
    assert {*pending_voters(game.table, record)} == {*here[1:]}
    assert record.vote.seats == (game.seat(absent),)
    notified = {(notice.user_id, notice.about) for notice in game.around.notices if notice.kind == "vote"}
    assert notified == {(user, 0) for user in here[1:]}
    with pytest.raises(TableError) as refusal:
        game.answer(absent, VoteKind.AUTOMATIC, agrees=False)
    assert key_of(refusal) == "not-asked"


def test_more_against_than_leave_a_majority_refuse_it() -> None:
    game, _, (_, two, three) = proposed()
    assert not game.answer(two, VoteKind.AUTOMATIC, agrees=False).is_refused
    assert game.answer(three, VoteKind.AUTOMATIC, agrees=False).is_refused
    assert game.outcomes == [VoteOutcome.REFUSED]
    assert not any(participant.is_automatic for participant in game.table.participants)


def test_more_than_half_of_them_carry_it_for_the_absent_alone() -> None:
    game, absent, (_, two, _) = proposed()
    carried = game.answer(two, VoteKind.AUTOMATIC)
    assert (carried.is_decided, game.outcomes) == (True, [VoteOutcome.CARRIED])
    assert [participant.user_id for participant in carried.table.participants if participant.is_automatic] == [absent]


def test_the_end_of_their_turn_ends_it() -> None:
    game, _, (_, two, _) = proposed()
    after = game.play_turn()
    assert (game.outcomes, after.votes, after.cast_votes) == ([VoteOutcome.MOOT], (), ())
    with pytest.raises(TableError) as refusal:
        game.answer(two, VoteKind.AUTOMATIC)
    assert key_of(refusal) == "vote-unknown"


def test_nothing_is_left_to_ask_once_the_absent_leaves_their_seat_themselves() -> None:
    game, absent, _ = proposed()
    game.away(absent)
    assert game.outcomes == [VoteOutcome.MOOT]


def test_a_pause_that_all_agree_to_ends_it() -> None:
    game, absent, here = proposed()
    game.all_propose(VoteKind.PAUSE, absent, *here)
    assert (game.table.is_paused, game.outcomes) == (True, [VoteOutcome.MOOT, VoteOutcome.CARRIED])


def test_all_whom_a_draft_waits_for_are_played_for() -> None:
    game = begun(3, "draft")
    here = game.who(1)
    while 1 in game.table.waiting:
        game.submit(here, legal(game.table, 1)[0])
    assert awaited_seats_of_people(game.table) == (0, 2)
    game.wait(days=1)
    carried = game.propose(here, VoteKind.AUTOMATIC)
    assert [participant.is_automatic for participant in carried.table.participants] == [True, False, True]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_coming_back_before_the_computer_has_moved_keeps_the_others_waiting_only_once(players: int) -> None:
    game = begun(players)
    seat, absent = game.table.waiting[0], game.who()
    game.wait(days=1)
    for _ in range(2):
        assert not game.table.automatic_waiting
        game.all_propose(VoteKind.AUTOMATIC, *game.others[: len(game.others) // 2 + 1])
        game.come_back(absent)
    assert game.table.automatic_waiting == (seat,)
    assert not game.computer_plays().participants[seat].is_automatic, "the next turn is theirs"
