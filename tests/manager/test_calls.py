"""How often somebody may call the same person: asked of the manager, with a clock one sets."""

import asyncio
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.manager.tables import Tables
from bot.store import Store
from bot.table.availability import ALWAYS, Availability
from bot.table.calls import COOLDOWN, LIVE_COOLDOWN, add_calls, call_times, cooldown, find_callable
from bot.table.delivery import Drop, Send, Wait, decided
from bot.table.errors import NotAllowed, TooEarly
from bot.table.kinds import CallKind, NoticeKind, Status, VoteKind, Way
from bot.table.motions import OneSeat, ToChannel
from bot.table.preferences import Notify, Preferences
from bot.table.table import Table
from bot.table.values import Call, TableId, UserId
from bot.table.values import Clock as TurnClock
from tests.manager.craft import Clock, begun, new_tables
from tests.table.people import ADA, BO, CY, EVE, HERE
from tests.table.tables import key_of, options, others, who

LIVE = TurnClock(300)


async def called(store: Store) -> list[UserId]:
    """Who has been, or is to be, called to votes, in order."""
    return [each.user_id for each in await store.outbox.unsent(1000) if each.kind == NoticeKind.VOTE]


async def minutes(store: Store, user: UserId) -> list[float]:
    """How long after the beginning this person is called to votes."""
    votes = [each for each in await store.outbox.unsent(1000) if (each.kind, each.user_id) == (NoticeKind.VOTE, user)]
    return [(each.at - Clock().time) / timedelta(minutes=1) for each in votes]


async def lobby(tables: Tables) -> Table:
    return await tables.lobbies.create(ADA, "Ada", HERE, options(3, invite_only=True))


async def test_proposing_and_voting_down_calls_the_other_once(tables: Tables, store: Store, clock: Clock) -> None:
    table = await begun(tables)
    for kind in (VoteKind.PAUSE, VoteKind.CANCEL):
        await tables.votes.propose(table.id, ADA, kind)
        assert (await tables.votes.answer(table.id, ADA, kind, agrees=False)).is_refused
        with pytest.raises(TooEarly) as caught:
            await tables.votes.propose(table.id, ADA, kind)
        assert key_of(caught) == "proposed-recently"
        assert caught.value.reason.values["at"] == int((clock() + COOLDOWN).timestamp())
    assert await minutes(store, BO) == [0, 30]
    assert [poll.outcome for poll in (await tables.look(table.id)).polls] == ["refused"] * 2  # both went through
    clock.pass_(minutes=30)
    await tables.votes.propose(table.id, ADA, VoteKind.PAUSE)
    assert await minutes(store, BO) == [0, 30, 60]


async def test_a_vote_within_the_cooldown_is_told_once_that_is_over_unless_he_has_answered(
    tables: Tables, store: Store, clock: Clock
) -> None:
    table = await begun(tables)
    for kind in (VoteKind.PAUSE, VoteKind.CANCEL):
        await tables.votes.propose(table.id, ADA, kind)
    _, notice = [each for each in await store.outbox.unsent(100) if each.kind == NoticeKind.VOTE]
    table = replace(await tables.look(table.id), is_placeless=True)  # no public message to wait for
    me = Preferences(notify=Notify.DIRECT)
    assert decided(notice, table, me, ALWAYS, clock()) == Wait(clock() + COOLDOWN)
    clock.time += COOLDOWN
    assert decided(notice, table, me, ALWAYS, clock()) == Send(Way.DIRECT)
    answered = (await tables.votes.answer(table.id, BO, VoteKind.CANCEL, agrees=False)).table
    assert decided(notice, answered, me, ALWAYS, clock()) == Drop()


async def test_all_calls_of_a_night_come_as_one_when_it_ends(tables: Tables, store: Store, clock: Clock) -> None:
    await tables.profiles.set_quiet(BO, "11-14")  # it is noon
    first, second = await begun(tables), await begun(tables)
    await tables.votes.propose(first.id, ADA, VoteKind.PAUSE)
    clock.pass_(minutes=40)
    await tables.votes.propose(second.id, ADA, VoteKind.PAUSE)
    clock.pass_(minutes=40)
    await tables.votes.propose(second.id, ADA, VoteKind.CANCEL)
    assert await minutes(store, BO) == [120, 120, 120]
    clock.pass_(minutes=50)
    await tables.votes.propose(first.id, ADA, VoteKind.CANCEL)
    assert await minutes(store, BO) == [120, 120, 120, 150]


async def test_refused_is_refused_whichever_line_or_channel_it_names(tables: Tables) -> None:
    table = await begun(tables)
    await tables.votes.propose(table.id, ADA, VoteKind.MOVE, subject=ToChannel(31))
    await tables.votes.answer(table.id, BO, VoteKind.MOVE, agrees=False)
    with pytest.raises(TooEarly) as caught:
        await tables.votes.propose(table.id, ADA, VoteKind.MOVE, subject=ToChannel(32))
    assert key_of(caught) == "proposed-recently"


async def test_whoever_has_moved_a_table_moves_none_for_a_while(tables: Tables, clock: Clock) -> None:
    table = await begun(tables)
    await tables.votes.propose(table.id, ADA, VoteKind.MOVE, subject=ToChannel(31))
    await tables.votes.answer(table.id, BO, VoteKind.MOVE, agrees=True)
    moved = await tables.look(table.id)
    assert moved.place.channel_id == 31
    for again in (
        lambda: tables.votes.propose(table.id, ADA, VoteKind.MOVE, subject=ToChannel(20)),
        lambda: tables.start_move(moved, ADA),
    ):
        with pytest.raises(TooEarly) as caught:
            await again()
        assert key_of(caught) == "moved-recently"
        assert caught.value.reason.values["at"] == int((clock() + COOLDOWN).timestamp())
    clock.time += COOLDOWN
    await tables.start_move(moved, ADA)
    with pytest.raises(TooEarly):
        await tables.start_move(moved, ADA)


async def test_one_persons_calls_are_none_of_anothers(tables: Tables, store: Store) -> None:
    table = await begun(tables, 3)
    await tables.votes.propose(table.id, ADA, VoteKind.PAUSE)
    await tables.votes.propose(table.id, BO, VoteKind.CANCEL)
    assert sorted(await called(store)) == sorted([BO, CY, ADA, CY])


async def test_where_a_turn_takes_minutes_so_does_the_wait(tables: Tables, store: Store, clock: Clock) -> None:
    table = await begun(tables, clock=LIVE)
    for kind in (VoteKind.PAUSE, VoteKind.CANCEL, VoteKind.EXTEND):
        await tables.votes.propose(table.id, ADA, kind)
        clock.time += LIVE_COOLDOWN / 2
    assert await minutes(store, BO) == [0, 2, 4]


async def test_calls_count_at_all_tables_and_after_a_restart(tables: Tables, store: Store, clock: Clock) -> None:
    first, second, third = [await begun(tables) for _ in range(3)]
    await tables.votes.propose(first.id, ADA, VoteKind.PAUSE)
    await tables.votes.propose(second.id, ADA, VoteKind.CANCEL)
    await tables.stop()
    again = new_tables(store, clock)
    await again.votes.propose(third.id, ADA, VoteKind.PAUSE)
    assert await minutes(store, BO) == [0, 30, 30]
    await again.stop()


async def test_acts_at_once_at_many_tables_call_once(tables: Tables, store: Store) -> None:
    several = [await begun(tables) for _ in range(5)]
    await asyncio.gather(*(tables.votes.propose(table.id, ADA, VoteKind.PAUSE) for table in several))
    assert sorted(await minutes(store, BO)) == [0, 30, 30, 30, 30]


async def test_who_asks_for_a_seat_again_and_again_is_refused(tables: Tables, store: Store, clock: Clock) -> None:
    table = await begun(tables, 3)
    away = who(table)
    await tables.away(table.id, away)
    seat = table.seat_of(away)
    assert seat is not None
    await tables.votes.propose(table.id, EVE, VoteKind.REPLACE, subject=OneSeat(seat), name="Eve")
    before = await called(store)
    for user in others(table):
        if (await tables.look(table.id)).motions:
            await tables.votes.answer(table.id, user, VoteKind.REPLACE, agrees=False)
    for _ in range(10):
        with pytest.raises(TooEarly):
            await tables.votes.propose(table.id, EVE, VoteKind.REPLACE, subject=OneSeat(seat), name="Eve")
    assert await called(store) == before
    clock.pass_(minutes=31)
    await tables.votes.propose(table.id, EVE, VoteKind.REPLACE, subject=OneSeat(seat), name="Eve")


async def test_an_invitation_calls_a_person_once(tables: Tables, clock: Clock) -> None:
    table = await lobby(tables)
    invited = await tables.lobbies.invite(table.id, ADA, [BO])
    assert [call.called for call in invited.calls] == [BO]
    clock.pass_(hours=2)
    again = await tables.lobbies.invite(table.id, ADA, [BO])
    assert again.calls == ()
    assert again.revision == invited.revision
    assert again.moved_at == invited.moved_at  # nor does it keep the lobby open
    more = await tables.lobbies.invite(table.id, ADA, [BO, CY])
    assert [call.called for call in more.calls] == [CY]


async def test_invitations_to_one_lobby_after_the_other_are_refused(tables: Tables, clock: Clock) -> None:
    await tables.lobbies.invite((await lobby(tables)).id, ADA, [BO])
    second = await lobby(tables)
    with pytest.raises(TooEarly) as caught:
        await tables.lobbies.invite(second.id, ADA, [CY, BO])
    assert key_of(caught) == "invited-recently"
    assert (await tables.look(second.id)).options.invited == ()
    clock.pass_(minutes=30)
    assert len((await tables.lobbies.invite(second.id, ADA, [CY, BO])).calls) == 2


async def test_nudges_at_several_tables_call_once(tables: Tables) -> None:
    several = [await begun(tables) for _ in range(20)]
    mine = [table for table in several if who(table) == BO][:3]
    nudged = [await tables.nudge(table.id, ADA) for table in mine]
    assert [each.users for each in nudged] == [(BO,)] * 3
    assert [each.called for each in nudged] == [(BO,), (), ()]


async def test_what_changes_no_table_counts_as_well(tables: Tables, clock: Clock) -> None:
    table = await begun(tables)
    assert await tables.call(table, ADA, CallKind.TALK, [ADA, BO]) == (BO,)
    assert await tables.call(table, ADA, CallKind.TALK, [ADA, BO]) == ()
    assert await tables.call(table, BO, CallKind.TALK, [ADA, BO]) == (ADA,)
    live = replace(table, options=replace(table.options, clock=LIVE))
    clock.pass_(minutes=2)
    assert await tables.call(table, ADA, CallKind.TALK, [BO]) == ()
    assert await tables.call(live, ADA, CallKind.TALK, [BO]) == (BO,)


async def test_turns_call_however_often_they_come(tables: Tables, store: Store) -> None:
    for _ in range(5):
        await begun(tables)
    turns = [each for each in await store.outbox.unsent(1000) if each.kind == NoticeKind.TURN]
    assert len(turns) == 5


async def test_old_calls_are_forgotten(tables: Tables, store: Store, clock: Clock) -> None:
    table = await begun(tables)
    await tables.call(table, ADA, CallKind.TALK, [BO])
    clock.pass_(minutes=31)
    await tables.live.calls.forget_old()
    clock.pass_(minutes=-31)
    assert await store.calls.of_caller(ADA, clock() - COOLDOWN) == ()


async def test_who_is_invited_in_quiet_hours_is_called_when_they_end(tables: Tables, store: Store) -> None:
    await tables.profiles.set_quiet(BO, "11-14")  # it is noon
    invited = await tables.lobbies.invite((await lobby(tables)).id, ADA, [BO, CY])
    assert [call.called for call in invited.calls] == [BO, CY]
    assert [(each.kind, each.user_id) for each in await store.outbox.unsent(10)] == [(NoticeKind.INVITED, BO)]


async def test_no_invitation_reaches_whoever_has_blocked_the_owner_now_or_while_he_slept(
    tables: Tables, store: Store, clock: Clock
) -> None:
    for user in (BO, CY):
        await tables.profiles.set_quiet(user, "11-14")  # it is noon
    await tables.blocks.switch(BO, ADA)
    table = await tables.lobbies.invite((await lobby(tables)).id, ADA, [BO, CY])
    (notice,) = await store.outbox.unsent(10)
    assert notice.user_id == CY
    table = replace(table, is_placeless=True)
    clock.pass_(hours=2)
    me = Preferences(notify=Notify.DIRECT)
    assert decided(notice, table, me, ALWAYS, clock()) == Send(Way.DIRECT)
    assert decided(notice, table, replace(me, blocked=(ADA,)), ALWAYS, clock()) == Drop()


async def test_nobody_who_is_barred_begins_a_game_or_invites(tables: Tables) -> None:
    table = await lobby(tables)
    await tables.profiles.set_guild_preference(1, "barred", [ADA])
    for act in (lambda: tables.lobbies.invite(table.id, ADA, [BO]), lambda: tables.lobbies.begin(table.id, ADA)):
        with pytest.raises(NotAllowed) as caught:
            await act()
        assert key_of(caught) == "barred"


PEOPLE = st.sampled_from([ADA, BO, CY])


@given(
    st.lists(
        st.tuples(PEOPLE, st.lists(PEOPLE, unique=True), st.sampled_from(CallKind), st.integers(0, 40), st.booleans())
    )
)
def test_nobody_is_called_more_often_than_the_law_says(
    acts: list[tuple[UserId, list[UserId], CallKind, int, bool]],
) -> None:
    now = datetime(2026, 3, 1, 12, tzinfo=UTC)
    kept: dict[tuple[UserId, UserId, CallKind], Call] = {}
    for caller, people, kind, minutes, is_live in acts:
        now += timedelta(minutes=minutes)
        chosen = options(3, clock=LIVE if is_live else None)
        table = Table(TableId(1), Status.LOBBY, chosen, HERE, ADA, (), None, now, now)
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
    CY: Availability(vacations=((date(2026, 3, 2), date(2026, 3, 20)),)),
}


@given(
    st.lists(
        st.tuples(PEOPLE, st.lists(PEOPLE, unique=True), st.sampled_from(CallKind), st.integers(0, 400), st.booleans())
    )
)
def test_whoever_is_called_later_is_called_no_more_often(
    acts: list[tuple[UserId, list[UserId], CallKind, int, bool]],
) -> None:
    now = datetime(2026, 3, 1, 12, tzinfo=UTC)
    kept: dict[tuple[UserId, UserId, CallKind], Call] = {}
    for caller, people, kind, minutes_, is_daily in acts:
        now += timedelta(minutes=minutes_)
        chosen = options(3, clock=TurnClock(24 * 3600) if is_daily else None)
        table = Table(TableId(1), Status.LOBBY, chosen, HERE, ADA, (), None, now, now)
        times = call_times(table, caller, kind, people, kept.values(), now, AVAILABILITIES)
        assert [*times] == [user for user in people if user != caller]
        for call in add_calls(table, caller, kind, times).calls:
            key = (call.caller, call.called, call.kind)
            assert call.at >= now
            assert key not in kept or call.at == kept[key].at or call.at - kept[key].at >= cooldown(table)
            kept[key] = call
