"""What players decide together: the end of a game, a reminder, and the automatic player that keeps a seat warm."""

from datetime import timedelta

import pytest

from bot.games.civ.game import civ_game
from bot.table.errors import NotPlaying, NotSeated, TableError, TooEarly
from bot.table.values import UserId
from bot.table.vote import AbsentSeats, VoteKind, VoteOutcome, subject_from
from tests.table.people import ADA, BO, CY, EVE
from tests.table.tables import Session, begun, key_of, legal, match_of, opened, options


def handed_over(players: int = 2) -> tuple[Session, UserId]:
    """A game in which the first awaited seat has just been handed over, and whose it is."""
    game = begun(players)
    absent = game.who()
    game.wait(hours=24)
    for user in game.others:
        if game.propose(user, VoteKind.AUTOMATIC).is_decided:
            break
    return game, absent


def played_for() -> tuple[Session, UserId]:
    """A game in which the automatic player has just played the turn of that person, who still is away."""
    game, absent = handed_over()
    game.computer_plays()
    assert game.who() != absent
    return game, absent


# Ending a game by agreement


def test_a_game_ends_when_all_who_play_it_agree() -> None:
    game = begun(3)
    first = game.propose(ADA, VoteKind.CANCEL)
    assert (first.agreed, first.needed, first.is_decided) == (1, 3, False)
    assert [cast_vote.user_id for cast_vote in first.table.cast_votes] == [ADA]
    again = game.propose(ADA, VoteKind.CANCEL)
    assert (again.agreed, again.table.revision) == (1, first.table.revision)
    game.step()
    assert game.propose(BO, VoteKind.CANCEL).agreed == 2, "agreement outlasts a move"
    mover, action = game.who(), legal(game.table)[0]
    last = game.propose(CY, VoteKind.CANCEL)
    assert (last.is_decided, last.table.status, last.table.number) == (True, "cancelled", 1)
    with pytest.raises(NotPlaying):
        game.submit(mover, action)


def test_only_players_end_a_game() -> None:
    with pytest.raises(NotSeated):
        begun().propose(EVE, VoteKind.CANCEL)


def test_who_has_resigned_need_not_agree() -> None:
    game = begun(3)
    game.resign(ADA)
    assert game.propose(BO, VoteKind.CANCEL).needed == 2
    assert game.propose(CY, VoteKind.CANCEL).is_decided


# Reminding


def test_the_awaited_are_reminded_but_not_too_often() -> None:
    game = begun(3)
    one, two = game.others
    assert game.nudge(one).users == (game.who(),)
    game.wait(minutes=29, seconds=1)
    with pytest.raises(TooEarly) as refusal:
        game.nudge(two)
    assert key_of(refusal) == "nudged-recently"
    assert refusal.value.reason.values["at"] == (game.now + timedelta(seconds=59)).timestamp()
    game.wait(minutes=1)
    game.nudge(two)


def test_nobody_reminds_themselves_nor_a_table_without_a_game() -> None:
    game = begun()
    with pytest.raises(TooEarly) as refusal:
        game.nudge(game.who())
    assert key_of(refusal) == "only-you-awaited"
    with pytest.raises(NotSeated):
        game.nudge(EVE)
    with pytest.raises(NotPlaying):
        opened(options()).nudge(ADA)
    assert set(begun(3, "draft").nudge(ADA).users) == {BO, CY}


# Handing a seat over


def test_a_seat_is_handed_over_only_after_a_day() -> None:
    game = begun()
    game.wait(hours=23, minutes=30)
    with pytest.raises(TooEarly) as refusal:
        game.propose(game.others[0], VoteKind.AUTOMATIC)
    assert refusal.value.reason.values["at"] == (game.now + timedelta(minutes=30)).timestamp()
    with pytest.raises(TableError) as own:
        game.propose(game.who(), VoteKind.AUTOMATIC)
    assert key_of(own) == "voter-awaited"


def test_more_than_half_of_the_others_decide() -> None:
    game = begun(4)
    game.wait(days=1)
    one, two, three = game.others
    first = game.propose(one, VoteKind.AUTOMATIC)
    assert (first.agreed, first.needed) == (1, 2)
    assert not any(participant.is_automatic for participant in first.table.participants)
    assert game.propose(one, VoteKind.AUTOMATIC).agreed == 1
    assert game.propose(three, VoteKind.AUTOMATIC).is_decided
    game.computer_plays()
    assert game.who() in (one, two, three)


def test_a_vote_on_someone_absent_lapses_with_the_end_of_their_turn_and_not_before() -> None:
    game = begun(4)
    game.wait(days=1)
    absent, one = game.who(), game.others[0]
    game.propose(one, VoteKind.AUTOMATIC)
    assert game.step().number == 1
    assert (game.who(), len(game.table.votes)) == (absent, 1), "their turn goes on, and so does the vote"
    game.play_turn()
    assert game.outcomes == [VoteOutcome.MOOT]
    two = game.others[0]
    with pytest.raises(TooEarly):
        game.propose(two, VoteKind.AUTOMATIC)
    game.wait(days=1)
    assert game.propose(two, VoteKind.AUTOMATIC).agreed == 1


def test_whoever_is_played_for_does_not_act_and_is_asked_only_about_the_end() -> None:
    game, absent = handed_over()
    seat = game.seat(absent)
    (other,) = {ADA, BO} - {absent}
    game.computer_plays()
    assert game.who() == other
    assert game.table.number > 0
    assert all(line.seat == seat and line.by is None for line in civ_game(game.table.match).lines)
    with pytest.raises(TableError) as refusal:
        game.submit(absent, "end", version=match_of(game.table).version)
    assert key_of(refusal) == "seat-automatic"
    with pytest.raises(TableError):
        game.propose(absent, VoteKind.CANCEL)
    asked = game.propose(other, VoteKind.CANCEL)
    assert not asked.is_decided, "the end of a game takes whoever holds a seat, also while a computer plays it"
    assert game.propose(absent, VoteKind.CANCEL).is_decided


def test_an_owner_comes_back_at_any_time() -> None:
    game, absent = played_for()
    assert not any(participant.is_automatic for participant in game.come_back(absent).participants)
    with pytest.raises(TableError) as refusal:
        game.come_back(absent)
    assert key_of(refusal) == "seat-not-automatic"
    while game.who() != absent:
        game.step(-1)
    number = game.table.number
    assert game.step().number == number + 1


def test_nobody_votes_from_a_seat_that_is_not_in_their_hands() -> None:
    game, absent = played_for()
    game.wait(days=1)
    with pytest.raises(TableError) as refusal:
        game.propose(absent, VoteKind.AUTOMATIC)
    assert key_of(refusal) == "seat-automatic"


def test_the_computer_stops_where_nobody_plays_any_more_and_goes_on_when_someone_comes_back() -> None:
    game, first = handed_over(3)
    game.computer_plays()
    second = game.who()
    assert second != first
    game.wait(days=1)
    (third,) = {ADA, BO, CY} - {first, second}
    game.propose(third, VoteKind.AUTOMATIC)
    game.computer_plays()
    assert game.who() == third
    left = game.resign(third)
    assert (left.status, left.human_seats, left.automatic_waiting) == ("playing", (), ())
    back = game.come_back(second)
    assert back.human_seats == (back.seat_of(second),)
    assert game.who() == second or game.computer_plays().number > left.number


def test_each_absent_seat_is_a_bit_of_a_votes_number() -> None:
    for seats in ((0,), (1,), (0, 2), (1, 2, 3)):
        assert subject_from(VoteKind.AUTOMATIC, sum(1 << seat for seat in seats)) == AbsentSeats(seats)
