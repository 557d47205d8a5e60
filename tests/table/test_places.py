"""Where a table may go, and whose clock stands still where no call reaches them."""

from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from bot.table.contest import Contest, TournamentId
from bot.table.errors import TableError
from bot.table.places import bring_to, check_move, mark_hidden, moves_at_once
from bot.table.table import Table
from bot.table.values import MOST_UNREACHED, ChapterName, Place, Post, UserId
from bot.table.vote import ToChannel, VoteKind, VoteOutcome
from tests.table.people import ADA, BO, CY, HERE
from tests.table.tables import DAY, Session, begun, key_of, opened, options

ELSEWHERE = replace(HERE, channel_id=77)


def is_running(game: Session, user: UserId) -> bool:
    """Whether this person's clock runs."""
    return game.table.timers[game.seat(user)].since is not None


def refused(game: Session, place: Place) -> str:
    """Why a table cannot be brought to that place."""
    with pytest.raises(TableError) as caught:
        check_move(game.table, place)
    return key_of(caught)


def test_a_table_stays_on_its_server() -> None:
    for game in (begun(), opened(options(2), computers=1)):
        for guild in (2, None):
            assert refused(game, replace(ELSEWHERE, guild_id=guild)) == "move-server"


def test_not_even_a_referee_takes_a_table_to_another_server() -> None:
    ordered = replace(begun().table, contest=Contest(TournamentId(1), 1, 1))
    with pytest.raises(TableError) as caught:
        bring_to(ordered, replace(ELSEWHERE, guild_id=2), is_ordered=True)
    assert key_of(caught) == "move-server"


@pytest.mark.parametrize("has_referee", [True, False])
def test_no_player_moves_a_tournaments_table_not_even_a_lost_one(has_referee: bool) -> None:
    """Organiser and referee do: it stays where they have put it."""
    game = begun()
    chosen = replace(game.table.options, has_referee=has_referee)
    game.table = replace(game.table, contest=Contest(TournamentId(1), 1, 1), options=chosen)
    key = "referee-decides" if has_referee else "league-decides"
    assert refused(game, ELSEWHERE) == key
    game.lose_place()
    assert refused(game, ELSEWHERE) == key
    with pytest.raises(TableError):
        bring_to(game.table, ELSEWHERE)
    assert bring_to(game.table, ELSEWHERE, is_ordered=True).place == ELSEWHERE


def test_what_moves_at_once_takes_nothing_from_anyone() -> None:
    lobby, alone, game = opened(options(2)), opened(options(2), computers=1), begun()
    assert [moves_at_once(each.table) for each in (lobby, alone, game)] == [True, True, False]
    assert moves_at_once(game.lose_place())
    lobby.join(BO)
    assert refused(lobby, ELSEWHERE) == "move-lobby"


def test_a_table_moves_when_the_others_agree_and_its_old_message_is_remembered() -> None:
    game = begun()
    table = game.table
    game.table = replace(table, post=Post(5, 0, ChapterName("board"), table.waiting, table.revision))
    game.propose(ADA, VoteKind.MOVE, ToChannel(77))
    assert game.table.place == HERE
    assert refused(game, replace(HERE, channel_id=78)) == "move-asked"
    moved = game.answer(BO, VoteKind.MOVE).table
    assert moved.place == ELSEWHERE
    assert moved.post is not None
    assert (moved.post.message_id, moved.post.channel_id, moved.is_behind) == (5, HERE.channel_id, True)


def test_a_clock_stands_still_for_whom_no_call_reaches_three_days_at_most() -> None:
    game = begun(clock=DAY)
    user = game.who()
    game.wait(hours=1)
    table = game.hide_place_from(user)
    assert not is_running(game, user)
    assert sorted(game.notified("unreached")) == [ADA, BO]
    assert {notice.at for notice in game.around.notices if notice.kind == "unreached"} == {game.now}
    assert game.hide_place_from(user).revision == table.revision
    game.wait(days=2, hours=23)
    assert game.ring().revision == table.revision, "nothing is due"
    game.wait(hours=1)
    table = game.ring()
    assert is_running(game, user)
    assert table.timers[game.seat(user)].left.total_seconds() == 23 * 3600
    assert table.next_at is not None
    assert table.next_at > game.now
    game.wait(hours=24)
    assert [timeout.seat for timeout in game.ring().timeouts] == [game.seat(user)]


def test_a_clock_runs_again_when_its_person_is_reached_or_moves() -> None:
    game = begun(clock=DAY)
    user = game.who()
    game.hide_place_from(user)
    game.hide_place_from()
    assert is_running(game, user)
    game.hide_place_from(user)
    game.step()
    assert is_running(game, game.who())
    assert all(each.unreached_at is None for each in game.table.presence)


def test_who_is_not_awaited_loses_nothing() -> None:
    game = begun(clock=DAY)
    before = game.table
    assert game.hide_place_from(*game.others) is before


def test_without_a_place_clocks_stand_still_for_three_days() -> None:
    game = begun(clock=DAY)
    assert not any(timer.since for timer in game.lose_place().timers)
    game.wait(days=1)
    game.step()  # who finds it all the same starts no time again
    game.wait(days=2)
    game.ring()
    assert is_running(game, game.who())


def test_a_lost_place_is_told_once_to_everyone_however_many_it_keeps_waiting() -> None:
    game = begun(3, "draft", clock=DAY)
    game.lose_place()
    assert sorted(game.notified("unreached")) == [ADA, BO, CY]


def test_a_new_place_lets_the_clocks_run() -> None:
    game = begun(clock=DAY)
    game.lose_place()
    game.move_to(ELSEWHERE)
    assert is_running(game, game.who())
    assert all(each.unreached_at is None for each in game.table.presence)


def test_who_was_away_when_the_place_was_lost_is_given_the_same_three_days() -> None:
    game = begun(clock=DAY)
    user = game.who()
    game.away(user)
    game.lose_place()
    game.wait(hours=1)
    game.come_back(user)
    assert not is_running(game, user)
    game.wait(days=3)
    game.ring()
    assert is_running(game, user)


def test_nobody_moves_a_table_whose_other_player_is_away() -> None:
    game = begun()
    game.away(BO)
    assert not game.propose(ADA, VoteKind.MOVE, ToChannel(77)).is_decided
    game.wait(days=10)
    assert game.ring().place == HERE
    assert game.outcomes == [VoteOutcome.EXPIRED]
    game.propose(ADA, VoteKind.MOVE, ToChannel(77))
    assert game.answer(BO, VoteKind.MOVE).table.place == ELSEWHERE


def test_a_move_takes_more_than_half_of_all_and_no_deadline_carries_it() -> None:
    game = begun(3)
    game.propose(ADA, VoteKind.MOVE, ToChannel(77))
    game.resign(CY)
    game.wait(days=10)
    assert game.ring().place == HERE


def test_a_deadline_carries_no_move_that_has_got_enough_voices_by_those_who_left() -> None:
    game = begun(4)
    game.propose(ADA, VoteKind.MOVE, ToChannel(77))
    assert not game.answer(BO, VoteKind.MOVE).is_decided
    game.resign(CY)
    game.wait(days=10)
    assert game.ring().place == HERE
    assert game.outcomes == [VoteOutcome.EXPIRED]


def test_of_two_who_bring_a_table_along_that_has_lost_its_place_the_second_has_to_ask() -> None:
    game = begun()
    assert moves_at_once(game.lose_place())
    assert game.bring_to(ELSEWHERE).place == ELSEWHERE
    with pytest.raises(TableError) as caught:
        game.bring_to(replace(HERE, channel_id=78))
    assert key_of(caught) == "move-meanwhile"


def test_a_lobby_stays_when_someone_joins_while_it_moves() -> None:
    lobby = opened(options(2))
    assert moves_at_once(lobby.table)
    lobby.join(BO)
    with pytest.raises(TableError) as caught:
        lobby.bring_to(ELSEWHERE)
    assert key_of(caught) == "move-lobby"


@pytest.mark.parametrize("is_lost_first", [True, False])
def test_a_move_that_is_asked_for_while_the_place_is_lost_needs_nobody(*, is_lost_first: bool) -> None:
    game = begun(3)
    if is_lost_first:
        game.lose_place()
    game.propose(ADA, VoteKind.MOVE, ToChannel(77))
    if not is_lost_first:
        game.lose_place()
    assert (game.table.place, game.table.is_placeless, game.table.votes) == (ELSEWHERE, False, ())


def time_out(game: Session, user: UserId, until: datetime) -> Table:
    return game.change(lambda table: mark_hidden(table, (), game.now, {user: until}))


def test_who_is_timed_out_is_told_once_and_their_clock_stands_still_until_the_timeout_ends() -> None:
    game = begun(3, clock=DAY)
    user = game.who()
    seat, until = game.seat(user), game.now + timedelta(hours=30)
    time_out(game, user, until)
    assert game.notified("timed-out") == [user]
    assert sorted(game.notified("unreached")) == sorted(game.others)
    assert game.table.timers[seat].since is None
    assert game.table.unreached_until(seat) == until
    time_out(game, user, until + timedelta(hours=1))
    assert game.notified("timed-out") == [user], "a timeout that goes on is no other one"
    assert game.table.unreached_until(seat) == until + timedelta(hours=1)
    game.change(lambda table: mark_hidden(table, (), game.now))
    assert game.table.timers[seat].since == game.now


def test_a_timeout_stops_a_turns_clock_for_three_days_at_most_and_one_that_is_over_does_not() -> None:
    game = begun(3, clock=DAY)
    user = game.who()
    seat = game.seat(user)
    time_out(game, user, game.now - timedelta(hours=1))
    assert game.table.timers[seat].since is not None
    assert game.notified("timed-out") == []
    time_out(game, user, game.now + timedelta(days=28))
    assert game.table.unreached_until(seat) == game.now + MOST_UNREACHED


def test_who_plays_while_timed_out_is_not_told_again_in_the_next_turn() -> None:
    game = begun(2, clock=DAY)
    user = game.who()
    until = game.now + timedelta(days=28)
    time_out(game, user, until)
    game.change(lambda table: table.mark_seen(user, game.now))
    time_out(game, user, until)
    assert game.notified("timed-out") == [user]
