"""Tables before the first card, at the door: who comes at once, how many there may be, and one rematch whoever asks."""

import asyncio
from dataclasses import replace

import pytest

from bot.manager.services import Services
from bot.reasons import GameError
from bot.store import Store
from bot.table.errors import (
    AlreadySeated,
    NotEnoughPlayers,
    NotInLobby,
    NotOwner,
    NotPlaying,
    NotSeated,
    TableError,
    TableFull,
    TooManyTables,
    UnknownTable,
)
from bot.table.limits import Limits
from bot.table.table import Table
from bot.table.values import BEGIN_PATIENCE, READY_PATIENCE, Place, TableId
from tests.manager.craft import Clock, begun, new_services, play_out
from tests.manager.test_votes import settled
from tests.table.people import ADA, BO, CY, DI, EVE, HERE
from tests.table.tables import key_of, options


async def lobby(services: Services, players: int = 2) -> Table:
    return await services.lobbies.create(ADA, "Ada", HERE, options(players))


async def test_a_full_lobby_that_begins_by_itself_does_so_at_the_door(services: Services, clock: Clock) -> None:
    table = await services.lobbies.create(ADA, "Ada", HERE, options(2, begins_when_ready=True))
    await services.lobbies.join(table.id, BO, "Bo")
    clock.pass_(seconds=BEGIN_PATIENCE.total_seconds() - 1)
    await services.alarm.run_due()
    assert (await services.tables.look(table.id)).match is None
    clock.pass_(seconds=1)
    await services.alarm.run_due()
    assert (await services.tables.look(table.id)).match is not None


async def test_with_someone_who_was_barred_meanwhile_no_game_begins_by_itself(services: Services, clock: Clock) -> None:
    assert HERE.guild_id is not None
    table = await services.lobbies.create(ADA, "Ada", HERE, options(2, begins_when_ready=True))
    await services.lobbies.join(table.id, BO, "Bo")
    await services.profiles.set_guild_preference(HERE.guild_id, "barred", [BO])
    for _ in range(3):
        clock.pass_(seconds=BEGIN_PATIENCE.total_seconds())
        assert await services.alarm.run_due() <= 1
    lobby_then = await services.tables.look(table.id)
    assert (lobby_then.match, lobby_then.begins_at) == (None, None)


async def test_a_rematch_begins_as_the_server_has_it_now(services: Services, store: Store, clock: Clock) -> None:
    assert HERE.guild_id is not None
    table = await begun(services)
    await play_out(services, table)
    assert (await services.lobbies.rematch(table.id, ADA)).options.begins_when_ready
    other = await begun(services)
    await play_out(services, other)
    await services.profiles.set_guild_preference(HERE.guild_id, "starts", "owner")
    assert not (await services.lobbies.rematch(other.id, ADA)).options.begins_when_ready


async def test_the_time_the_bot_was_away_does_not_begin_a_lobby(store: Store, clock: Clock) -> None:
    services = new_services(store, clock)
    await services.start()
    table = await services.lobbies.create(ADA, "Ada", HERE, options(2, begins_when_ready=True))
    await services.lobbies.join(table.id, BO, "Bo")
    await services.stop()
    clock.pass_(hours=2)
    services = new_services(store, clock)
    await services.start()
    await services.alarm.run_due()
    assert (await services.tables.look(table.id)).match is None
    assert await store.deadlines.next_deadline() == clock() + READY_PATIENCE
    assert table.id in await services.posts.behind(), "its message says when it begins"
    clock.pass_(seconds=BEGIN_PATIENCE.total_seconds())
    await services.alarm.run_due()
    assert (await services.tables.look(table.id)).match is not None
    await services.stop()


async def test_nobody_sits_twice(services: Services) -> None:
    table = await lobby(services, 3)
    joined = await asyncio.gather(
        *(services.lobbies.join(table.id, BO, "Bo") for _ in range(5)), return_exceptions=True
    )
    assert sum(isinstance(each, AlreadySeated) for each in joined) == 4
    assert (await services.tables.look(table.id)).names == ("Ada", "Bo")


async def test_a_full_table_takes_nobody_however_many_press_at_once(services: Services) -> None:
    table = await lobby(services, 2)
    joined = await asyncio.gather(
        *(services.lobbies.join(table.id, user, "x") for user in (BO, CY, DI)), return_exceptions=True
    )
    assert sum(isinstance(each, TableFull) for each in joined) == 2
    assert len((await services.tables.look(table.id)).participants) == 2


async def test_the_owner_invites_more_people_while_in_the_lobby(services: Services) -> None:
    table = await services.lobbies.create(ADA, "Ada", HERE, options(3, invite_only=True, invited=(BO,)))
    with pytest.raises(NotOwner):
        await services.lobbies.invite(table.id, CY, [CY])
    assert (await services.lobbies.invite(table.id, ADA, [CY, BO])).options.invited == (BO, CY)
    await services.lobbies.join(table.id, CY, "Cy")
    with pytest.raises(NotInLobby):
        await services.lobbies.invite((await begun(services)).id, ADA, [DI])


async def test_only_the_owner_begins_and_only_with_all_seats_taken(services: Services) -> None:
    table = await lobby(services)
    with pytest.raises(NotEnoughPlayers) as refusal:
        await services.lobbies.begin(table.id, ADA)
    assert refusal.value.reason.values == {"need": 2, "have": 1}
    await services.lobbies.join(table.id, BO, "Bo")
    with pytest.raises(NotOwner):
        await services.lobbies.begin(table.id, BO)
    playing = await services.lobbies.begin(table.id, ADA)
    assert playing.status == "playing"
    assert playing.match is not None
    with pytest.raises(NotInLobby):
        await services.lobbies.begin(table.id, ADA)


async def test_the_owner_calls_a_lobby_off(services: Services) -> None:
    table = await lobby(services)
    await services.lobbies.join(table.id, BO, "Bo")
    with pytest.raises(NotOwner):
        await services.votes.cancel(table.id, BO)
    result = await services.votes.cancel(table.id, ADA)
    assert result.is_decided
    assert result.table.status == "cancelled"
    with pytest.raises(NotPlaying):
        await services.votes.cancel(table.id, ADA)


async def test_a_lobby_nobody_touches_expires(services: Services, clock: Clock) -> None:
    old, fresh = await lobby(services, 3), await lobby(services, 3)
    game = await begun(services)
    clock.pass_(hours=23, minutes=59)
    await services.lobbies.join(fresh.id, BO, "Bo")
    assert await services.lobbies.expire() == ()
    clock.pass_(minutes=1)
    changed_ids: list[TableId] = []
    services.tables.on_change(changed_ids.append)
    assert await services.lobbies.expire() == (old.id,)
    assert changed_ids == [old.id]
    assert [(await services.tables.look(each.id)).status for each in (old, fresh, game)] == [
        "expired",
        "lobby",
        "playing",
    ]
    with pytest.raises(NotInLobby):
        await services.lobbies.join(old.id, CY, "Cy")


async def test_the_clock_expires_lobbies_by_itself(store: Store, clock: Clock) -> None:
    services = new_services(store, clock, limits=Limits(tick=0.01))
    await services.start()
    table = await lobby(services)
    clock.pass_(hours=25)
    assert (await settled(services, table.id, lambda now: now.status != "lobby")).status == "expired"
    await services.stop()


async def test_enough_is_enough(store: Store, clock: Clock) -> None:
    services = new_services(store, clock, limits=Limits(tables_per_user=2, tables_per_channel=3))
    first = await lobby(services)
    await lobby(services)
    with pytest.raises(TooManyTables) as refusal:
        await lobby(services)
    assert key_of(refusal) == "too-many-tables-user"
    await services.lobbies.create(BO, "Bo", HERE, options())
    with pytest.raises(TooManyTables) as refusal:
        await services.lobbies.create(CY, "Cy", HERE, options())
    assert key_of(refusal) == "too-many-tables-channel"
    third = await services.lobbies.create(CY, "Cy", Place(1, 21, "en"), options())
    with pytest.raises(TooManyTables):
        await services.lobbies.join(third.id, ADA, "Ada")
    await services.votes.cancel(first.id, ADA)
    await services.lobbies.join(third.id, ADA, "Ada")
    await services.stop()


async def test_an_unknown_table_is_refused_and_leaves_no_trace(services: Services) -> None:
    with pytest.raises(UnknownTable):
        await services.tables.look(TableId(4711))
    with pytest.raises(UnknownTable):
        await services.lobbies.begin(TableId(4711), ADA)
    with pytest.raises(UnknownTable):
        await services.lobbies.join(TableId(4711), ADA, "Ada")
    assert len(services.live) == 0


async def test_a_rematch_is_one_lobby_whoever_asks_first(services: Services) -> None:
    old = await play_out(services, await begun(services, 3, own_thread=True))
    found = await asyncio.gather(*(services.lobbies.rematch(old.id, user) for user in (BO, ADA, CY, BO)))
    assert len({table.id for table in found}) == 1
    table = await services.tables.look(found[0].id)
    assert (table.status, table.owner, table.rematch_of, table.place) == ("lobby", BO, old.id, old.place)
    assert {participant.user_id for participant in table.participants} == {ADA, BO, CY}
    as_old = replace(table.options, invited=(), order=(), pressed={}, begins_when_ready=False)  # as the server has it
    assert as_old == old.options
    assert set(table.options.invited) == {ADA, BO, CY}
    playing = await services.lobbies.begin(table.id, BO)
    assert (await services.lobbies.rematch(old.id, CY)).id == playing.id


async def test_two_processes_lose_nobody_who_joins_and_open_one_rematch(services: Services, rival: Services) -> None:
    table = await lobby(services, 4)
    await rival.tables.look(table.id)
    await asyncio.gather(
        services.lobbies.join(table.id, BO, "Bo"),
        rival.lobbies.join(table.id, CY, "Cy"),
        rival.lobbies.join(table.id, DI, "Di"),
    )
    old = await play_out(services, await services.lobbies.begin(table.id, ADA))
    assert {participant.user_id for participant in old.participants} == {ADA, BO, CY, DI}
    found = await asyncio.gather(services.lobbies.rematch(old.id, ADA), rival.lobbies.rematch(old.id, BO))
    assert found[0].id == found[1].id


async def test_a_rematch_called_off_may_be_asked_for_again(services: Services) -> None:
    old = await play_out(services, await begun(services))
    first = await services.lobbies.rematch(old.id, ADA)
    await services.votes.cancel(first.id, ADA)
    assert (await services.lobbies.rematch(old.id, BO)).id != first.id


async def test_a_rematch_that_has_begun_without_you_is_no_longer_yours(services: Services) -> None:
    old = await play_out(services, await begun(services))
    new = await services.lobbies.rematch(old.id, ADA)
    await services.lobbies.join(new.id, EVE, "Eve")
    with pytest.raises(TableFull):
        await services.lobbies.rematch(old.id, BO)
    await services.lobbies.begin(new.id, ADA)
    with pytest.raises(TableError) as refusal:
        await services.lobbies.rematch(old.id, BO)
    assert key_of(refusal) == "rematch-begun"


async def test_a_rematch_needs_a_game_that_is_over_and_its_player(services: Services) -> None:
    table = await begun(services)
    with pytest.raises(GameError) as refusal:
        await services.lobbies.rematch(table.id, ADA)
    assert key_of(refusal) == "not-over"
    over = await play_out(services, table)
    with pytest.raises(NotSeated):
        await services.lobbies.rematch(over.id, EVE)
