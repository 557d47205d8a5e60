"""Who leaves their seat to the automatic player for a while, and comes back."""

import pytest

from bot.table.errors import NotPlaying, NotSeated, TableError, TooEarly
from bot.table.table import Table
from bot.table.values import UserId
from bot.table.vote import VoteKind
from tests.table.people import ADA, BO, CY, EVE
from tests.table.tables import DAY, begun, key_of, legal, opened, options


def automatic(table: Table) -> set[UserId]:
    """The people the automatic player plays for."""
    return {participant.user_id for participant in table.participants if participant.is_automatic}


def test_the_computer_plays_from_now_on_until_the_owner_comes_back() -> None:
    game = begun()
    leaver, (stayer,) = game.who(), game.others
    assert automatic(game.away(leaver)) == {leaver}
    assert game.computer_plays().number > 0
    assert game.who() == stayer
    game.come_back(leaver)
    while game.who() == stayer:
        game.step()
    assert game.table.automatic_waiting == (), "it waits for its owner again"


def test_who_is_not_awaited_may_leave_too_and_a_move_of_theirs_is_not_lost() -> None:
    game = begun(3)
    leaver = game.who()
    game.step()
    assert game.away(leaver).number == 1
    other = next(user for user in (ADA, BO, CY) if user not in (leaver, game.who()))
    assert len(game.away(other).human_seats) == 1


def test_a_draft_goes_on_without_who_is_away() -> None:
    game = begun(3, "draft")
    game.away(ADA)
    table = game.computer_plays()
    assert table.waiting
    assert table.seat_of(ADA) not in table.waiting
    game.come_back(ADA)
    game.step()
    table = game.step()
    assert table.seat_of(ADA) in table.waiting, "the next packs are passed on, and hers waits for her"


def test_the_last_person_present_stays() -> None:
    game = begun()
    game.away(ADA)
    with pytest.raises(TableError) as refusal:
        game.away(BO)
    assert key_of(refusal) == "last-person"
    game.come_back(ADA)
    assert automatic(game.away(BO)) == {BO}


def test_alone_against_computers_one_keeps_nobody_waiting() -> None:
    with pytest.raises(TableError) as refusal:
        begun(3, computers=2).away(ADA)
    assert key_of(refusal) == "last-person"


def test_twice_is_refused_and_changes_nothing() -> None:
    game = begun(3)
    user = game.others[0]
    first = game.away(user)
    with pytest.raises(TableError) as refusal:
        game.away(user)
    assert key_of(refusal) == "seat-automatic"
    assert game.table.revision == first.revision


def test_a_move_or_an_undo_pressed_while_away_is_refused() -> None:
    game = begun()
    leaver, (other,) = game.who(), game.others
    game.away(other)
    game.step()
    game.come_back(other)
    game.away(leaver)
    for press in (lambda: game.submit(leaver, legal(game.table)[0]), lambda: game.undo(leaver)):
        with pytest.raises(TableError) as refusal:
            press()
        assert key_of(refusal) in ("seat-automatic", "stale-decision")


def test_only_who_plays_in_a_game_that_goes_on_may_leave_their_seat() -> None:
    with pytest.raises(NotPlaying):
        opened(options(2)).away(ADA)
    game = begun(3)
    with pytest.raises(NotSeated):
        game.away(EVE)
    game.resign(CY)
    with pytest.raises(NotSeated) as refusal:
        game.away(CY)
    assert key_of(refusal) == "seat-out"
    game.resign(BO)
    with pytest.raises(NotPlaying):
        game.away(ADA)


def test_with_the_seat_goes_the_voice_but_where_all_holders_are_asked() -> None:
    game = begun(3, clock=DAY)
    game.propose(ADA, VoteKind.CANCEL)
    game.propose(BO, VoteKind.EXTEND)
    game.answer(ADA, VoteKind.EXTEND)
    table = game.away(ADA)
    assert [(cast_vote.kind, cast_vote.user_id) for cast_vote in table.cast_votes] == [(VoteKind.CANCEL, ADA)]
    result = game.propose(BO, VoteKind.CANCEL)
    assert (result.agreed, [cast_vote.user_id for cast_vote in result.table.cast_votes]) == (2, [ADA, BO])
    assert game.propose(CY, VoteKind.CANCEL).is_decided


def test_nobody_decides_by_leaving() -> None:
    game = begun(3)
    game.all_propose(VoteKind.CANCEL, ADA, BO)
    assert game.away(CY).status == "playing"
    result = game.propose(BO, VoteKind.CANCEL)
    assert (result.agreed, result.needed, result.is_decided) == (2, 3, False)
    assert game.answer(CY, VoteKind.CANCEL).table.status == "cancelled"


def test_nobody_votes_on_or_reminds_who_is_away() -> None:
    game = begun(3)
    here = game.others[0]
    game.away(game.who())
    game.wait(hours=25)
    for press in (lambda: game.nudge(here), lambda: game.propose(here, VoteKind.AUTOMATIC)):
        with pytest.raises(TooEarly) as refusal:
            press()
        assert key_of(refusal) == "nobody-awaited"


def test_when_the_last_present_resigns_the_game_waits_for_one_who_is_away() -> None:
    game = begun(3)
    game.away(ADA)
    game.away(BO)
    game.computer_plays()
    table = game.resign(CY)
    assert (table.status, table.human_seats, table.automatic_waiting) == ("playing", (), ())
    back = game.come_back(BO)
    assert back.human_seats == (back.seat_of(BO),)
    game.computer_plays()
    assert game.who() == BO
