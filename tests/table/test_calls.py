"""How often someone may call the same person."""

from dataclasses import replace
from datetime import date, time, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.table.availability import ALWAYS, Availability, Vacation
from bot.table.calls import (
    COOLDOWN,
    LIVE_COOLDOWN,
    add_calls,
    call_of,
    call_times,
    check_move_pace,
    cooldown,
    find_callable,
)
from bot.table.delivery import Drop, Send, Wait, decide_delivery
from bot.table.errors import TooEarly
from bot.table.preferences import Notify, Preferences
from bot.table.table import Table
from bot.table.values import Call, CallKind, Clock, NoticeKind, Status, TableId, UserId, Way
from bot.table.vote import ToChannel, VoteKind
from tests.table.people import ADA, BO, CY, EVE, HERE
from tests.table.tables import DAY, LIVE, NOON, Session, begun, key_of, options


def minutes(game: Session, user: UserId) -> list[float]:
    """How long after noon this person is called to votes."""
    votes = [each for each in game.around.notices if (each.kind, each.user_id) == (NoticeKind.VOTE, user)]
    return [(each.at - NOON) / timedelta(minutes=1) for each in votes]


def test_proposing_and_voting_down_calls_the_other_once() -> None:
    game = begun()
    for kind in (VoteKind.PAUSE, VoteKind.CANCEL):
        game.propose(ADA, kind)
        assert game.answer(ADA, kind, agrees=False).is_refused
        with pytest.raises(TooEarly) as caught:
            game.propose(ADA, kind)
        assert key_of(caught) == "proposed-recently"
        assert caught.value.reason.values["at"] == int((game.now + COOLDOWN).timestamp())
    assert minutes(game, BO) == [0, 30]
    assert game.outcomes == ["refused"] * 2  # both went through
    game.wait(minutes=30)
    game.propose(ADA, VoteKind.PAUSE)
    assert minutes(game, BO) == [0, 30, 60]


def test_a_vote_within_the_cooldown_is_told_once_that_is_over_unless_they_have_answered() -> None:
    game = begun()
    for kind in (VoteKind.PAUSE, VoteKind.CANCEL):
        game.propose(ADA, kind)
    _, notice = [each for each in game.around.notices if each.kind == NoticeKind.VOTE]
    table = replace(game.table, is_placeless=True)  # no public message to wait for
    me = Preferences(notify=Notify.DIRECT)
    assert decide_delivery(notice, table, me, ALWAYS, game.now) == Wait(game.now + COOLDOWN)
    game.now += COOLDOWN
    assert decide_delivery(notice, table, me, ALWAYS, game.now) == Send(Way.DIRECT)
    answered = game.answer(BO, VoteKind.CANCEL, agrees=False).table
    assert decide_delivery(notice, answered, me, ALWAYS, game.now) == Drop()


def test_all_calls_of_a_night_come_as_one_when_it_ends() -> None:
    first = begun()
    second = begun(beside=first)
    first.set_hours(BO, Availability(quiet=(time(11), time(14))))  # it is noon
    first.propose(ADA, VoteKind.PAUSE)
    first.wait(minutes=40)
    second.propose(ADA, VoteKind.PAUSE)
    first.wait(minutes=40)
    second.propose(ADA, VoteKind.CANCEL)
    assert minutes(first, BO) == [120, 120, 120]
    first.wait(minutes=50)
    first.propose(ADA, VoteKind.CANCEL)
    assert minutes(first, BO) == [120, 120, 120, 150]


def test_refused_is_refused_whichever_line_or_channel_it_names() -> None:
    game = begun()
    game.propose(ADA, VoteKind.MOVE, ToChannel(31))
    game.answer(BO, VoteKind.MOVE, agrees=False)
    with pytest.raises(TooEarly) as caught:
        game.propose(ADA, VoteKind.MOVE, ToChannel(32))
    assert key_of(caught) == "proposed-recently"


def test_whoever_has_moved_a_table_moves_none_for_a_while() -> None:
    game = begun()
    game.propose(ADA, VoteKind.MOVE, ToChannel(31))
    assert game.answer(BO, VoteKind.MOVE).table.place.channel_id == 31
    with pytest.raises(TooEarly) as caught:
        game.propose(ADA, VoteKind.MOVE, ToChannel(20))
    assert key_of(caught) == "moved-recently"
    assert caught.value.reason.values["at"] == int((game.now + COOLDOWN).timestamp())
    game.now += COOLDOWN
    game.propose(ADA, VoteKind.MOVE, ToChannel(20))


def test_one_persons_calls_are_none_of_anothers() -> None:
    game = begun(3)
    game.propose(ADA, VoteKind.PAUSE)
    game.propose(BO, VoteKind.CANCEL)
    assert sorted(game.notified("vote")) == sorted([BO, CY, ADA, CY])
    assert {each.at for each in game.around.notices if each.kind == NoticeKind.VOTE} == {NOON}


def test_where_a_turn_takes_minutes_so_does_the_wait() -> None:
    game = begun(clock=LIVE)
    for kind in (VoteKind.PAUSE, VoteKind.CANCEL, VoteKind.EXTEND):
        game.propose(ADA, kind)
        game.now += LIVE_COOLDOWN / 2
    assert minutes(game, BO) == [0, 2, 4]


def test_calls_count_at_all_tables() -> None:
    first = begun()
    second, third = (begun(beside=first) for _ in range(2))
    first.propose(ADA, VoteKind.PAUSE)
    second.propose(ADA, VoteKind.CANCEL)
    third.propose(ADA, VoteKind.PAUSE)
    assert minutes(first, BO) == [0, 30, 30]


def test_who_asks_for_a_seat_again_and_again_is_refused() -> None:
    game = begun(3)
    seat, others = game.table.waiting[0], game.others
    game.away(game.who())
    game.ask_for_seat(seat)
    before = game.notified("vote")
    for user in others:
        if game.table.votes:
            game.answer(user, VoteKind.REPLACE, agrees=False)
    for _ in range(10):
        with pytest.raises(TooEarly):
            game.ask_for_seat(seat, EVE)
    assert game.notified("vote") == before
    game.wait(minutes=31)
    game.ask_for_seat(seat, EVE)


def test_nudges_at_several_tables_call_once() -> None:
    first = begun()
    games = [first, *(begun(beside=first) for _ in range(19))]
    mine = [game for game in games if game.who() == BO][:3]
    nudged = [game.nudge(ADA) for game in mine]
    assert [each.users for each in nudged] == [(BO,)] * 3
    assert [each.called for each in nudged] == [(BO,), (), ()]


def test_turns_call_however_often_they_come() -> None:
    first = begun()
    for _ in range(4):
        begun(beside=first)
    assert len(first.notified("turn")) == 5


PEOPLE = st.sampled_from([ADA, BO, CY])


def lobby_with(clock: Clock | None) -> Table:
    return Table(TableId(1), Status.LOBBY, options(3, clock=clock), HERE, ADA, (), None, NOON, NOON)


@given(
    st.lists(
        st.tuples(PEOPLE, st.lists(PEOPLE, unique=True), st.sampled_from(CallKind), st.integers(0, 40), st.booleans())
    )
)
def test_nobody_is_called_more_often_than_the_law_says(
    acts: list[tuple[UserId, list[UserId], CallKind, int, bool]],
) -> None:
    now = NOON
    kept: dict[tuple[UserId, UserId, CallKind], Call] = {}
    for caller, people, kind, passed, is_live in acts:
        now += timedelta(minutes=passed)
        table = lobby_with(LIVE if is_live else None)
        users = find_callable(table, caller, kind, people, kept.values(), now)
        for call in add_calls(table, caller, kind, dict.fromkeys(users, now)).calls:
            key = (call.caller, call.called, call.kind)
            assert call.called != caller
            assert key not in kept or now - kept[key].at >= cooldown(table)
            kept[key] = call
        missed = [user for user in people if user not in users and user != caller]
        assert all(now - kept[caller, user, kind].at < cooldown(table) for user in missed)


AVAILABILITIES = {
    BO: Availability(quiet=(time(22), time(7))),
    CY: Availability(vacations=(Vacation(date(2026, 3, 2), date(2026, 3, 20)),)),
}


@given(
    st.lists(
        st.tuples(PEOPLE, st.lists(PEOPLE, unique=True), st.sampled_from(CallKind), st.integers(0, 400), st.booleans())
    )
)
def test_whoever_is_called_later_is_called_no_more_often(
    acts: list[tuple[UserId, list[UserId], CallKind, int, bool]],
) -> None:
    now = NOON
    kept: dict[tuple[UserId, UserId, CallKind], Call] = {}
    for caller, people, kind, passed, is_daily in acts:
        now += timedelta(minutes=passed)
        table = lobby_with(DAY if is_daily else None)
        times = call_times(table, caller, kind, people, kept.values(), now, AVAILABILITIES)
        assert [*times] == [user for user in people if user != caller]
        for call in add_calls(table, caller, kind, times).calls:
            key = (call.caller, call.called, call.kind)
            assert call.at >= now
            assert key not in kept or call.at == kept[key].at or call.at - kept[key].at >= cooldown(table)
            kept[key] = call


def test_a_table_may_be_moved_again_at_the_end_of_the_pause_and_not_before() -> None:
    table = begun().table
    call = Call(ADA, ADA, CallKind.MOVE, NOON)
    with pytest.raises(TooEarly):
        check_move_pace(table, ADA, [call], NOON + cooldown(table) - timedelta(seconds=1))
    check_move_pace(table, ADA, [call], NOON + cooldown(table))
    check_move_pace(table, BO, [call], NOON)


@pytest.mark.parametrize(
    ("kind", "call"),
    [(VoteKind.PAUSE, CallKind.VOTE), (VoteKind.CANCEL, CallKind.VOTE), (VoteKind.REPLACE, CallKind.SEAT)],
)
def test_a_vote_is_the_call_of_who_asks_and_a_turn_is_nobodys(kind: VoteKind, call: CallKind) -> None:
    game = begun(3)
    game.away(CY)
    caller = ADA
    if kind is VoteKind.REPLACE:
        game.ask_for_seat(game.seat(CY))
        caller = EVE
    else:
        game.propose(ADA, kind)
    told = [each for each in game.around.notices if each.kind in (NoticeKind.VOTE, NoticeKind.SEAT)]
    assert {call_of(each, game.table) for each in told} == {(caller, call)}
    assert call_of(replace(told[0], about=None), game.table) is None
    assert call_of(replace(told[0], kind=NoticeKind.TURN), game.table) is None
    assert call_of(replace(told[0], kind=NoticeKind.INVITED), game.table) == (ADA, CallKind.INVITE)
    assert call_of(replace(told[0], kind=NoticeKind.INVITED), replace(game.table, owner=None)) is None
