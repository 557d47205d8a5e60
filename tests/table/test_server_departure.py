"""What becomes of a game whose server removes the bot."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.table.availability import ALWAYS
from bot.table.delivery import Drop, Send, Wait, decide_delivery
from bot.table.errors import NotPlaying
from bot.table.places import end_suspension
from bot.table.preferences import Notify, Preferences
from bot.table.values import ClockTimeout, Notice, NoticeKind, Presence, Status, TimeoutOutcome, Way
from bot.table.vote import VoteKind
from tests.table.people import ADA, BO
from tests.table.tables import DAY, NOON, begun, key_of, legal, opened, options


def test_no_clock_runs_while_the_bot_is_away_and_nothing_is_due() -> None:
    game = begun(clock=DAY)
    seat = game.table.waiting[0]
    game.wait(hours=20)
    left = game.now
    table = game.suspend()
    assert table.is_suspended
    assert table.next_at is None
    game.wait(days=10)
    assert game.ring().revision == table.revision
    back = game.bring_back(left)
    assert not back.is_suspended
    assert back.timeouts == ()
    due = back.timers[seat].due_at
    assert due is not None
    assert (due - game.now).total_seconds() == 4 * 3600


def test_a_vote_is_open_for_as_long_as_it_was() -> None:
    game = begun(3)
    game.propose(ADA, VoteKind.PAUSE)
    open_for = game.table.votes[0].due_at - game.now
    left = game.now
    table = game.suspend()
    game.wait(days=5)
    assert game.ring().revision == table.revision
    assert game.bring_back(left).votes[0].due_at - game.now == open_for


def test_nothing_is_played_meanwhile_by_people_or_computers() -> None:
    game = begun()
    user, found = game.who(), legal(game.table)[0]
    game.suspend()
    for press in (
        lambda: game.submit(user, found),
        lambda: game.resign(user),
        lambda: game.propose(ADA, VoteKind.CANCEL),
    ):
        with pytest.raises(NotPlaying) as refused:
            press()
        assert key_of(refused) == "table-aside"
    assert game.table.automatic_waiting == ()


def test_a_lobby_is_left_alone() -> None:
    lobby = opened(options())
    before = lobby.table
    assert lobby.suspend() is before


def test_people_are_told_once_and_called_back() -> None:
    game = begun()
    left = game.now
    game.suspend()
    game.suspend()
    assert sorted(game.notified("aside")) == [ADA, BO]
    game.bring_back(left)
    game.bring_back(left)
    assert sorted(game.notified("returned")) == [ADA, BO]


def test_at_last_the_game_is_called_off_and_stays_so() -> None:
    game = begun()
    before = game.table
    assert game.call_off_departed() is before, "the bot is there"
    game.suspend()
    assert game.call_off_departed().status == Status.CANCELLED
    assert sorted(game.notified("forsaken")) == [ADA, BO]
    assert game.bring_back(game.now).status == Status.CANCELLED


@pytest.mark.parametrize("how", list(Notify))
def test_it_is_told_directly_or_not_at_all_and_only_while_it_is_true(how: Notify) -> None:
    game = begun()
    notice = Notice(game.table.id, NoticeKind.SUSPENDED, BO, 0, game.now)

    def decision() -> object:
        return decide_delivery(notice, game.table, Preferences(notify=how, dm_closed=True), ALWAYS, game.now)

    assert decision() == Drop()
    left = game.now
    game.suspend()
    assert isinstance(decision(), Wait) if how == Notify.NONE else decision() == Send(Way.DIRECT)
    game.bring_back(left)
    assert decision() == Drop()


def test_no_time_of_anyones_passes_meanwhile() -> None:
    timeout = ClockTimeout(0, "Ada", 0, NOON, TimeoutOutcome.TURN)
    table = replace(begun().table, is_suspended=True, timeouts=(timeout,), presence=(Presence(NOON, NOON), Presence()))
    now = NOON + timedelta(days=10)
    back = end_suspension(table, NOON + timedelta(hours=1), now)
    then = now - timedelta(hours=1)
    assert back.presence == (Presence(then, then), Presence())
    assert [each.at for each in back.timeouts] == [then]


def test_what_happened_while_the_bot_was_being_removed_is_never_to_come() -> None:
    left, now = NOON, NOON + timedelta(days=10)
    moved_at = left + timedelta(seconds=1)  # the news of the removal came first
    table = replace(begun().table, is_suspended=True, moved_at=moved_at, presence=(Presence(moved_at), Presence()))
    back = end_suspension(table, left, now)
    assert (back.moved_at, back.presence[0].seen_at) == (now, now)


def test_a_call_to_a_turn_is_dropped_meanwhile() -> None:
    game = begun()
    call = next(each for each in game.around.notices if each.kind == NoticeKind.TURN)
    assert decide_delivery(call, game.table, Preferences(notify=Notify.DIRECT), ALWAYS, game.now) != Drop()
    game.suspend()
    assert decide_delivery(call, game.table, Preferences(notify=Notify.DIRECT), ALWAYS, game.now) == Drop()


def test_nobody_is_reminded_meanwhile() -> None:
    game = begun()
    game.suspend()
    with pytest.raises(NotPlaying) as refused:
        game.nudge(game.others[0])
    assert key_of(refused) == "table-aside"
