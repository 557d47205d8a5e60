"""At every stage a tournament says what it waits for and who can move it on."""

from datetime import timedelta

from bot.tournament.officials import Cancel
from bot.tournament.refereeing import Call, Order, OrderKind
from bot.tournament.registration import OpenCheckIn, Withdraw
from bot.tournament.tournament import Stage
from bot.tournament.waiting import (
    GRACE,
    MOVES_ON,
    Awaited,
    Wait,
    can_become_friendly,
    cannot_begin,
    next_step_at,
    waits,
)
from tests.tournament.desk import (
    AS_ORGANISER,
    AS_REFEREE,
    NOON,
    Desk,
    announcement,
    as_player,
    begun,
    checked_in,
    entered,
    person,
)

HOUR = timedelta(hours=1)


def awaited(desk: Desk, at: timedelta = -HOUR) -> list[Awaited]:
    """What is waited for, so long after the start that was announced."""
    return [wait.awaited for wait in waits(desk.now, NOON + at)]


def test_a_tournament_that_is_not_over_always_waits_for_someone() -> None:
    desk = entered(4, official=False)
    assert awaited(desk) == [Awaited.CHECK_IN]
    desk = checked_in(4, official=False)
    assert awaited(desk) == [Awaited.START]
    desk = begun(4, official=False)
    assert desk.now.stage is Stage.PLAYING
    assert awaited(desk) == [Awaited.RESULTS]
    desk.do(AS_ORGANISER, Cancel("Rain"))
    assert awaited(desk) == []
    assert set(MOVES_ON) == set(Awaited)


def test_a_round_waits_for_lots_answers_and_games_that_are_stopped_each_with_its_tables() -> None:
    desk = begun(16)
    one, two, three, four = desk.now.rounds[0].tables
    desk.report(two.number, *two.players[1:])
    desk.do(as_player(three.players[0]), Call(three.number, three.players[0], 12))
    desk.do(AS_REFEREE, Order(OrderKind.PAUSE, four.number, None, "a question"))
    assert waits(desk.now, NOON) == (
        Wait(Awaited.LOT, None, (two.number,)),
        Wait(Awaited.ANSWER, None, (three.number,)),
        Wait(Awaited.RESUMPTION, None, (four.number,)),
        Wait(Awaited.RESULTS, None, (one.number, three.number)),
    )


def test_nothing_is_drawn_while_the_channel_is_gone() -> None:
    desk = checked_in(4, official=False)
    found = waits(desk.now, NOON - HOUR, is_placeless=True)
    assert [wait.awaited for wait in found] == [Awaited.PLACE]
    desk.draw()
    found = waits(desk.now, NOON, is_placeless=True)
    assert [wait.awaited for wait in found] == [Awaited.PLACE, Awaited.RESULTS]
    desk.do(AS_ORGANISER, Cancel("Rain"))
    assert waits(desk.now, NOON, is_placeless=True) == ()


def test_a_tournament_of_which_too_many_withdraw_waits_for_its_organiser_once_it_should_have_begun() -> None:
    desk = checked_in(4, official=False)
    for number in (1, 2):
        desk.do(as_player(number), Withdraw(person(number)))
    assert awaited(desk) == [Awaited.ENTRANTS]
    assert not cannot_begin(desk.now, NOON - HOUR)
    assert awaited(desk, HOUR) == [Awaited.ORGANISER]
    (wait,) = waits(desk.now, NOON + 5 * HOUR, stuck_since=NOON)
    assert wait.at == NOON + GRACE, "who withdraws or registers meanwhile does not put it off"


def test_an_organiser_gives_a_tournament_that_cannot_begin_another_day() -> None:
    desk = checked_in(4, official=False)
    desk.do(as_player(1), Withdraw(person(1)))
    desk.do(AS_ORGANISER, OpenCheckIn(NOON + GRACE))
    assert awaited(desk, HOUR) == [Awaited.PRESENCE]
    assert awaited(desk, GRACE) == [Awaited.ORGANISER]


def test_a_check_in_that_ends_with_too_few_waits_for_its_organiser_and_may_become_friendly() -> None:
    desk = checked_in(16)
    for number in range(1, 9):
        desk.do(as_player(number), Withdraw(person(number)))
    assert awaited(desk, HOUR) == [Awaited.ORGANISER]
    assert can_become_friendly(desk.now)
    assert not can_become_friendly(checked_in(4, official=False).now)
    assert announcement().official


def test_a_stage_before_the_first_round_ends_at_its_own_deadline() -> None:
    desk = entered(4, official=False)
    assert next_step_at(desk.now, HOUR) == NOON - HOUR, "the check-in opens"
    desk.do(AS_ORGANISER, OpenCheckIn(NOON + GRACE))
    assert next_step_at(desk.now, HOUR) == NOON + GRACE
    assert next_step_at(checked_in(4, official=False).now, HOUR) == NOON, "the first round is drawn"
    assert next_step_at(begun(4, official=False).now, HOUR) is None
