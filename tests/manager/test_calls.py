"""Calls on disk: those at other tables, those at once, those before a restart, and what no table keeps."""

import asyncio
from datetime import timedelta

import pytest

from bot.manager.services import Services
from bot.store import Store
from bot.table.calls import COOLDOWN
from bot.table.errors import NotAllowed, TooEarly
from bot.table.limits import Limits
from bot.table.table import Table
from bot.table.values import CallKind, NoticeKind, UserId
from bot.table.vote import VoteKind
from tests.manager.craft import Clock, begun, new_services
from tests.table.people import ADA, BO, CY, HERE
from tests.table.tables import key_of, options, who


async def minutes(store: Store, user: UserId) -> list[float]:
    """How long after the beginning this person is called to votes."""
    votes = [each for each in await store.outbox.unsent(1000) if (each.kind, each.user_id) == (NoticeKind.VOTE, user)]
    return [(each.at - Clock().time) / timedelta(minutes=1) for each in votes]


async def lobby(services: Services) -> Table:
    return await services.lobbies.create(ADA, "Ada", HERE, options(3, invite_only=True))


async def test_calls_at_other_tables_are_known_also_after_a_restart(
    services: Services, store: Store, clock: Clock
) -> None:
    first, second, third = [await begun(services) for _ in range(3)]
    await services.votes.propose(first.id, ADA, VoteKind.PAUSE)
    await services.votes.propose(second.id, ADA, VoteKind.CANCEL)
    await services.stop()
    again = new_services(store, clock)
    await again.votes.propose(third.id, ADA, VoteKind.PAUSE)
    assert await minutes(store, BO) == [0, 30, 30]
    await again.stop()


async def test_acts_at_once_at_many_tables_call_once(services: Services, store: Store) -> None:
    several = [await begun(services) for _ in range(5)]
    await asyncio.gather(*(services.votes.propose(table.id, ADA, VoteKind.PAUSE) for table in several))
    assert sorted(await minutes(store, BO)) == [0, 30, 30, 30, 30]


async def test_an_invitation_calls_a_person_once(services: Services, clock: Clock) -> None:
    table = await lobby(services)
    invited = await services.lobbies.invite(table.id, ADA, [BO])
    assert [call.called for call in invited.calls] == [BO]
    clock.pass_(hours=2)
    again = await services.lobbies.invite(table.id, ADA, [BO])
    assert again.calls == ()
    assert again.revision == invited.revision
    assert again.moved_at == invited.moved_at  # nor does it keep the lobby open
    more = await services.lobbies.invite(table.id, ADA, [BO, CY])
    assert [call.called for call in more.calls] == [CY]


async def test_invitations_to_one_lobby_after_the_other_are_refused(services: Services, clock: Clock) -> None:
    await services.lobbies.invite((await lobby(services)).id, ADA, [BO])
    second = await lobby(services)
    with pytest.raises(TooEarly) as caught:
        await services.lobbies.invite(second.id, ADA, [CY, BO])
    assert key_of(caught) == "invited-recently"
    assert (await services.tables.look(second.id)).options.invited == ()
    clock.pass_(minutes=30)
    assert len((await services.lobbies.invite(second.id, ADA, [CY, BO])).calls) == 2


async def test_what_changes_no_table_is_kept_as_a_call_as_well(services: Services) -> None:
    mine = list[Table]()
    while len(mine) < 2:
        table = await begun(services)
        mine += [table] if who(table) == BO else []
    assert [(await services.tables.nudge(table.id, ADA)).called for table in mine] == [(BO,), ()]
    assert await services.tables.call(mine[0], ADA, CallKind.TALK, [ADA, BO]) == (BO,)
    assert await services.tables.call(mine[1], ADA, CallKind.TALK, [ADA, BO]) == ()
    assert await services.tables.call(mine[1], BO, CallKind.TALK, [ADA, BO]) == (ADA,)
    await services.tables.start_move(mine[0], ADA)
    with pytest.raises(TooEarly) as caught:
        await services.tables.start_move(mine[0], ADA)
    assert key_of(caught) == "moved-recently"


async def test_old_calls_are_forgotten(services: Services, store: Store, clock: Clock) -> None:
    table = await begun(services)
    await services.tables.call(table, ADA, CallKind.TALK, [BO])
    clock.pass_(minutes=31)
    await services.live.calls.forget_old()
    clock.pass_(minutes=-31)
    assert await store.calls.of_caller(ADA, clock() - COOLDOWN) == ()


async def test_of_who_is_invited_in_quiet_hours_only_who_has_not_blocked_the_owner_is_told_later(
    services: Services, store: Store
) -> None:
    for user in (BO, CY):
        await services.profiles.set_quiet(user, "11-14")  # it is noon
    await services.blocks.switch(BO, ADA)
    await services.lobbies.invite((await lobby(services)).id, ADA, [BO, CY])
    assert [(each.kind, each.user_id) for each in await store.outbox.unsent(10)] == [(NoticeKind.INVITED, CY)]


async def test_nobody_who_is_barred_begins_a_game_or_invites(services: Services) -> None:
    table = await lobby(services)
    await services.profiles.set_guild_preference(1, "barred", [ADA])
    for act in (lambda: services.lobbies.invite(table.id, ADA, [BO]), lambda: services.lobbies.begin(table.id, ADA)):
        with pytest.raises(NotAllowed) as caught:
            await act()
        assert key_of(caught) == "barred"


async def test_one_person_invites_only_so_often(services: Services, clock: Clock) -> None:
    """Also others each time, of whom nobody has been called before."""
    table, limits = await lobby(services), Limits()
    strangers = iter(range(10**6, 2 * 10**6))
    for _ in range(limits.invitations):
        table = await services.lobbies.invite(table.id, ADA, [UserId(next(strangers))])
    with pytest.raises(TooEarly) as refused:
        await services.lobbies.invite(table.id, ADA, [UserId(next(strangers))])
    assert key_of(refused) == "invitation-pace"
    assert (await services.tables.look(table.id)).options.invited == table.options.invited
    clock.time += limits.invitations_within
    await services.lobbies.invite(table.id, ADA, [UserId(next(strangers))])
