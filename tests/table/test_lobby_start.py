"""A full lobby that its owner leaves waiting: the owner is called, once, and it begins by itself."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.table.delivery import is_current
from bot.table.errors import NotSeated
from bot.table.lobby import join_lobby
from bot.table.table import Table
from bot.table.values import BEGIN_PATIENCE, PRESENT_PATIENCE, READY_PATIENCE, Clock, Status
from tests.table.people import ADA, BO, CY, DI
from tests.table.tables import Session, opened, options

CALL, PATIENCE = READY_PATIENCE.total_seconds(), BEGIN_PATIENCE.total_seconds()


def full(*, begins: bool = True, players: int = 2) -> Session:
    table = opened(options(players, begins_when_ready=begins))
    for user in (BO, CY)[: players - 1]:
        table.join(user)
    return table


def test_a_full_lobby_begins_by_itself_once_its_owner_had_time_to_start_it() -> None:
    table = full()
    table.wait(seconds=PATIENCE - 1)
    assert table.ring().status == Status.LOBBY
    table.wait(seconds=1)
    begun = table.ring()
    assert begun.status == Status.PLAYING
    assert begun.match is not None
    assert table.notified("full") == [ADA], "who opened it long ago hears of it before"


def test_the_call_to_begin_is_its_owners_and_holds_while_the_lobby_is_full() -> None:
    table = full(begins=False)
    table.wait(seconds=CALL)
    table.ring()
    (call,) = table.around.notices
    assert (call.kind, call.user_id) == ("full", ADA)
    assert is_current(call, table.table)
    assert not is_current(replace(call, user_id=BO), table.table)
    assert not is_current(call, table.leave(BO))
    assert not is_current(call, full().begin())


def test_a_game_is_moved_last_when_it_begins() -> None:
    table = full()
    table.wait(hours=1)
    assert table.begin().moved_at == table.now


def test_an_owner_who_starts_at_once_is_not_called() -> None:
    table = full()
    table.wait(seconds=CALL - 1)
    table.ring()
    assert table.begin().status == Status.PLAYING
    assert table.notified("full") == []


def test_the_next_owner_is_called_too() -> None:
    table = full(begins=False, players=3)
    table.wait(seconds=CALL)
    table.ring()
    table.leave(ADA)
    table.join(ADA)
    table.wait(seconds=CALL)
    table.ring()
    assert table.notified("full") == [ADA, BO]


def test_where_the_server_wants_owners_to_start_the_owner_is_called_once_however_often_people_come_and_go() -> None:
    table = full(begins=False)
    table.wait(seconds=CALL - 1)
    table.ring()
    assert table.notified("full") == []
    for _ in range(3):
        table.wait(seconds=PATIENCE)
        assert table.ring().status == Status.LOBBY
        table.leave(BO)
        table.join(BO)
    assert table.notified("full") == [ADA]
    assert table.begin().status == Status.PLAYING


def test_a_lobby_with_a_free_seat_waits() -> None:
    table = full(players=3)
    table.leave(CY)
    table.wait(seconds=PATIENCE)
    assert table.table.next_at is None
    assert table.ring().status == Status.LOBBY


def test_what_the_owner_changes_is_agreed_to_first_and_the_time_counts_from_then() -> None:
    table = full()
    table.arrange(ADA, clock=Clock(86400))
    assert table.table.options.unready == (BO,)
    table.wait(seconds=PATIENCE)
    assert table.table.next_at is None
    table.agree_to_options(BO)
    table.wait(seconds=PATIENCE - 1)
    assert table.ring().status == Status.LOBBY
    table.wait(seconds=1)
    assert table.ring().status == Status.PLAYING


def test_a_rematch_begins_once_all_have_accepted_and_has_its_own_call() -> None:
    table = full()
    table.wait(seconds=PATIENCE)
    table.ring()
    table.resign(BO)
    again = table.rematch(ADA, BO)
    again.wait(seconds=PATIENCE)
    assert again.ring().status == Status.PLAYING
    old = replace(table.table, options=replace(table.table.options, begins_when_ready=False, has_called_owner=True))
    later = _session(table, old).rematch(BO, ADA)
    later.wait(seconds=PATIENCE)
    later.ring()
    assert later.notified("full") == [BO]


def _session(table: Session, shown: Table) -> Session:
    return Session(table.around, shown, table.game)


@pytest.mark.parametrize("status", [Status.CANCELLED, Status.EXPIRED])
def test_a_lobby_that_is_closed_does_not_begin(status: Status) -> None:
    table = full()
    closed = _session(table, replace(table.table, status=status))
    closed.wait(seconds=PATIENCE)
    assert closed.table.next_at is None


def rematch_of_three() -> Session:
    """A rematch that the last of three has not joined yet, the first having pressed half a minute ago."""
    table = full(players=3)
    table.begin()
    for user in (BO, CY):
        table.resign(user)
    again = table.rematch(ADA)
    again.wait(seconds=20)
    again.join(BO)
    again.wait(seconds=10)
    return again


def test_a_rematch_begins_within_seconds_where_everyone_has_just_pressed() -> None:
    again = rematch_of_three()
    again.join(CY)
    assert again.table.begins_at_once
    again.wait(seconds=9)
    assert again.ring().status == Status.LOBBY
    again.wait(seconds=1)
    begun = again.ring()
    assert begun.status == Status.PLAYING
    assert begun.options.pressed == {}
    assert again.notified("full") == [], "nobody has left it waiting"


def test_a_rematch_waits_as_any_lobby_does_where_someone_was_not_there() -> None:
    again = rematch_of_three()
    again.wait(seconds=31)
    again.join(CY)
    assert not again.table.begins_at_once
    assert again.table.begins_at == again.now + BEGIN_PATIENCE


def test_anyone_seated_may_have_a_rematch_wait_and_no_one_else() -> None:
    again = rematch_of_three()
    again.join(CY)
    with pytest.raises(NotSeated):
        again.hold(DI)
    again.hold(BO)
    assert again.table.begins_at == again.now + BEGIN_PATIENCE
    held = again.table
    assert again.hold(BO) is held, "pressed twice"


def test_a_rematch_against_computers_alone_and_a_first_game_do_not_begin_within_seconds() -> None:
    alone = opened(options(2, begins_when_ready=True), computers=1)
    assert not alone.table.begins_at_once
    alone.begin()
    alone.resign(ADA)
    assert not alone.rematch(ADA).table.begins_at_once
    assert not full().table.begins_at_once


def seeking(*, begins: bool = True) -> Session:
    """A lobby of three that seeks players, with two who have just come."""
    table = opened(options(3, begins_when_ready=begins, seeks_players=True))
    table.wait(seconds=20)
    table.join(BO)
    table.wait(seconds=10)
    return table


def test_a_lobby_that_seeks_players_begins_within_seconds_where_all_have_just_come() -> None:
    table = seeking()
    assert not table.table.begins_at_once
    assert table.join(CY).begins_at == table.now + PRESENT_PATIENCE
    table.wait(seconds=10)
    begun = table.ring()
    assert begun.status == Status.PLAYING
    assert table.notified("full") == []
    by_owner = seeking(begins=False)
    assert by_owner.join(CY).begins_at is None, "where the server wants owners to start"


def test_the_owner_of_a_lobby_that_seeks_players_is_called_at_once_where_they_came_long_ago() -> None:
    table = seeking()
    table.wait(minutes=5)
    assert table.join(CY).begins_at == table.now + BEGIN_PATIENCE
    table.ring()
    assert table.notified("full") == [ADA]
    held = seeking()
    held.join(CY)
    held.hold(BO)
    held.ring()
    assert held.notified("full") == [], "they are there, and someone asks for time"


def test_a_lobby_for_a_live_game_that_nobody_joins_gives_up_and_any_other_waits() -> None:
    table = opened(options(2, begins_when_ready=True, seeks_players=True, clock=Clock(300)))
    table.wait(minutes=59)
    assert table.ring().status == Status.LOBBY
    table.wait(minutes=1)
    assert table.ring().status == Status.EXPIRED
    assert table.table.next_at is None
    for clock, seeks in ((Clock(86_400), True), (None, True), (Clock(300), False)):
        assert opened(options(2, begins_when_ready=True, seeks_players=seeks, clock=clock)).table.next_at is None
    full_one = opened(options(2, seeks_players=True, clock=Clock(300)))
    full_one.join(BO)
    full_one.wait(hours=2)
    assert full_one.ring().status == Status.LOBBY, "its owner can start"


def test_who_says_again_that_they_are_there_is_counted_and_nobody_else() -> None:
    table = seeking()
    with pytest.raises(NotSeated):
        table.press_again(DI)
    table.wait(minutes=5)
    table.join(CY)
    table.press_again(BO)
    assert not table.table.begins_at_once, "the owner is not there"
    assert table.press_again(ADA).begins_at == table.now + PRESENT_PATIENCE
    table.wait(seconds=5)
    held = table.table
    assert table.press_again(ADA) is held, "pressing puts nothing off"
    ordinary = full()
    assert ordinary.press_again(BO) is ordinary.table


def test_who_is_seated_by_a_request_counts_as_of_when_they_asked() -> None:
    table = opened(options(2, begins_when_ready=True, seeks_players=True))
    late = join_lobby(table.table, table.game, BO, "Bo", table.now, pressed_at=table.now - timedelta(hours=2))
    assert not late.begins_at_once
    assert join_lobby(table.table, table.game, BO, "Bo", table.now).begins_at_once


def test_a_rematch_of_people_who_found_each_other_seeks_no_others() -> None:
    table = opened(options(2, begins_when_ready=True, seeks_players=True))
    table.join(BO)
    table.begin()
    table.resign(BO)
    again = table.rematch(ADA)
    assert not again.table.options.seeks_players
    assert again.join(DI).is_full
    assert not again.table.begins_at_once


def test_a_countdown_goes_on_after_an_outage_and_never_starts_for_a_passer_by() -> None:
    again = rematch_of_three()
    again.join(CY)
    later = replace(again.table, moved_at=again.now + timedelta(minutes=5))
    assert later.begins_at == later.moved_at + PRESENT_PATIENCE, "the time of an outage is added to it"
    passed_by = rematch_of_three()
    passed_by.join(DI)
    assert passed_by.table.is_full
    assert not passed_by.table.begins_at_once, "CY played there and may be about to come"
    passed_by.leave(DI)
    assert set(passed_by.table.options.pressed) == {str(ADA), str(BO)}, "nothing is kept of who has left"
