"""Votes about absent players: who is asked, and what ends them."""

import pytest

from bot.table.absence import awaited_people
from bot.table.errors import TableError
from bot.table.kinds import PollOutcome, VoteKind
from bot.table.values import UserId
from bot.table.votes import asked, not_voted
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
    (poll,) = game.table.polls
    assert asked(game.table, poll.motion) == tuple(sorted(here, key=game.seat))
    assert {*not_voted(game.table, poll)} == {*here[1:]}
    assert poll.motion.seats == (game.seat(absent),)
    notified = {(notice.user_id, notice.about) for notice in game.around.notices if notice.kind == "vote"}
    assert notified == {(user, 0) for user in here[1:]}
    with pytest.raises(TableError) as refusal:
        game.answer(absent, VoteKind.AUTOMATIC, agrees=False)
    assert key_of(refusal) == "not-asked"


def test_more_against_than_leave_a_majority_refuse_it() -> None:
    game, _, (_, two, three) = proposed()
    assert not game.answer(two, VoteKind.AUTOMATIC, agrees=False).is_refused
    assert game.answer(three, VoteKind.AUTOMATIC, agrees=False).is_refused
    assert game.outcomes == [PollOutcome.REFUSED]
    assert not any(sitter.is_automatic for sitter in game.table.sitters)


def test_more_than_half_of_them_carry_it_for_the_absent_alone() -> None:
    game, absent, (_, two, _) = proposed()
    carried = game.answer(two, VoteKind.AUTOMATIC)
    assert (carried.is_decided, game.outcomes) == (True, [PollOutcome.CARRIED])
    assert [sitter.user_id for sitter in carried.table.sitters if sitter.is_automatic] == [absent]


def test_a_move_ends_it() -> None:
    game, _, (_, two, _) = proposed()
    after = game.step()
    assert (game.outcomes, after.motions, after.voices) == ([PollOutcome.MOOT], (), ())
    with pytest.raises(TableError) as refusal:
        game.answer(two, VoteKind.AUTOMATIC)
    assert key_of(refusal) == "vote-unknown"


def test_nothing_is_left_to_ask_once_the_absent_leaves_their_seat_themselves() -> None:
    game, absent, _ = proposed()
    game.away(absent)
    assert game.outcomes == [PollOutcome.MOOT]


def test_a_pause_that_all_agree_to_ends_it() -> None:
    game, absent, here = proposed()
    game.all_propose(VoteKind.PAUSE, absent, *here)
    assert (game.table.is_paused, game.outcomes) == (True, [PollOutcome.MOOT, PollOutcome.CARRIED])


def test_all_whom_a_draft_waits_for_are_played_for() -> None:
    game = begun(3, "draft")
    here = game.who(1)
    while 1 in game.table.waiting:
        game.submit(here, legal(game.table, 1)[0])
    assert awaited_people(game.table) == (0, 2)
    game.wait(days=1)
    carried = game.propose(here, VoteKind.AUTOMATIC)
    assert [sitter.is_automatic for sitter in carried.table.sitters] == [True, False, True]
