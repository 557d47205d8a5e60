"""Tables before the first card, at the door: who comes at once, how many there may be, and one rematch whoever asks."""

import asyncio
from dataclasses import replace

import pytest

from bot.manager.tables import Tables
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
from tests.manager.craft import Clock, begun, new_tables, play_out
from tests.manager.test_votes import settled
from tests.table.people import ADA, BO, CY, DI, EVE, HERE
from tests.table.tables import key_of, options


async def lobby(tables: Tables, players: int = 2) -> Table:
    return await tables.lobbies.create(ADA, "Ada", HERE, options(players))


async def test_a_full_lobby_that_begins_by_itself_does_so_at_the_door(tables: Tables, clock: Clock) -> None:
    table = await tables.lobbies.create(ADA, "Ada", HERE, options(2, begins_when_ready=True))
    await tables.lobbies.join(table.id, BO, "Bo")
    clock.pass_(seconds=BEGIN_PATIENCE.total_seconds() - 1)
    await tables.run_due()
    assert (await tables.look(table.id)).match is None
    clock.pass_(seconds=1)
    await tables.run_due()
    assert (await tables.look(table.id)).match is not None


async def test_with_someone_who_was_barred_meanwhile_no_game_begins_by_itself(tables: Tables, clock: Clock) -> None:
    assert HERE.guild_id is not None
    table = await tables.lobbies.create(ADA, "Ada", HERE, options(2, begins_when_ready=True))
    await tables.lobbies.join(table.id, BO, "Bo")
    await tables.profiles.set_guild_preference(HERE.guild_id, "barred", [BO])
    for _ in range(3):
        clock.pass_(seconds=BEGIN_PATIENCE.total_seconds())
        assert await tables.run_due() <= 1
    lobby_then = await tables.look(table.id)
    assert (lobby_then.match, lobby_then.begins_at) == (None, None)


async def test_a_rematch_begins_as_the_server_has_it_now(tables: Tables, store: Store, clock: Clock) -> None:
    assert HERE.guild_id is not None
    table = await begun(tables)
    await play_out(tables, table)
    assert (await tables.lobbies.rematch(table.id, ADA)).options.begins_when_ready
    other = await begun(tables)
    await play_out(tables, other)
    await tables.profiles.set_guild_preference(HERE.guild_id, "starts", "owner")
    assert not (await tables.lobbies.rematch(other.id, ADA)).options.begins_when_ready


async def test_the_time_the_bot_was_away_does_not_begin_a_lobby(store: Store, clock: Clock) -> None:
    tables = new_tables(store, clock)
    await tables.start()
    table = await tables.lobbies.create(ADA, "Ada", HERE, options(2, begins_when_ready=True))
    await tables.lobbies.join(table.id, BO, "Bo")
    await tables.stop()
    clock.pass_(hours=2)
    tables = new_tables(store, clock)
    await tables.start()
    await tables.run_due()
    assert (await tables.look(table.id)).match is None
    assert await store.deadlines.next_deadline() == clock() + READY_PATIENCE
    assert table.id in await tables.posts.behind(), "its message says when it begins"
    clock.pass_(seconds=BEGIN_PATIENCE.total_seconds())
    await tables.run_due()
    assert (await tables.look(table.id)).match is not None
    await tables.stop()


async def test_nobody_sits_twice(tables: Tables) -> None:
    table = await lobby(tables, 3)
    joined = await asyncio.gather(*(tables.lobbies.join(table.id, BO, "Bo") for _ in range(5)), return_exceptions=True)
    assert sum(isinstance(each, AlreadySeated) for each in joined) == 4
    assert (await tables.look(table.id)).names == ("Ada", "Bo")


async def test_a_full_table_takes_nobody_however_many_press_at_once(tables: Tables) -> None:
    table = await lobby(tables, 2)
    joined = await asyncio.gather(
        *(tables.lobbies.join(table.id, user, "x") for user in (BO, CY, DI)), return_exceptions=True
    )
    assert sum(isinstance(each, TableFull) for each in joined) == 2
    assert len((await tables.look(table.id)).participants) == 2


async def test_the_owner_invites_more_people_while_in_the_lobby(tables: Tables) -> None:
    table = await tables.lobbies.create(ADA, "Ada", HERE, options(3, invite_only=True, invited=(BO,)))
    with pytest.raises(NotOwner):
        await tables.lobbies.invite(table.id, CY, [CY])
    assert (await tables.lobbies.invite(table.id, ADA, [CY, BO])).options.invited == (BO, CY)
    await tables.lobbies.join(table.id, CY, "Cy")
    with pytest.raises(NotInLobby):
        await tables.lobbies.invite((await begun(tables)).id, ADA, [DI])


async def test_only_the_owner_begins_and_only_with_all_seats_taken(tables: Tables) -> None:
    table = await lobby(tables)
    with pytest.raises(NotEnoughPlayers) as refusal:
        await tables.lobbies.begin(table.id, ADA)
    assert refusal.value.reason.values == {"need": 2, "have": 1}
    await tables.lobbies.join(table.id, BO, "Bo")
    with pytest.raises(NotOwner):
        await tables.lobbies.begin(table.id, BO)
    playing = await tables.lobbies.begin(table.id, ADA)
    assert playing.status == "playing"
    assert playing.match is not None
    with pytest.raises(NotInLobby):
        await tables.lobbies.begin(table.id, ADA)


async def test_the_owner_calls_a_lobby_off(tables: Tables) -> None:
    table = await lobby(tables)
    await tables.lobbies.join(table.id, BO, "Bo")
    with pytest.raises(NotOwner):
        await tables.votes.cancel(table.id, BO)
    result = await tables.votes.cancel(table.id, ADA)
    assert result.is_decided
    assert result.table.status == "cancelled"
    with pytest.raises(NotPlaying):
        await tables.votes.cancel(table.id, ADA)


async def test_a_lobby_nobody_touches_expires(tables: Tables, clock: Clock) -> None:
    old, fresh = await lobby(tables, 3), await lobby(tables, 3)
    game = await begun(tables)
    clock.pass_(hours=23, minutes=59)
    await tables.lobbies.join(fresh.id, BO, "Bo")
    assert await tables.lobbies.expire() == ()
    clock.pass_(minutes=1)
    changed_ids: list[TableId] = []
    tables.on_change(changed_ids.append)
    assert await tables.lobbies.expire() == (old.id,)
    assert changed_ids == [old.id]
    assert [(await tables.look(each.id)).status for each in (old, fresh, game)] == ["expired", "lobby", "playing"]
    with pytest.raises(NotInLobby):
        await tables.lobbies.join(old.id, CY, "Cy")


async def test_the_clock_expires_lobbies_by_itself(store: Store, clock: Clock) -> None:
    tables = new_tables(store, clock, limits=Limits(tick=0.01))
    await tables.start()
    table = await lobby(tables)
    clock.pass_(hours=25)
    assert (await settled(tables, table.id, lambda now: now.status != "lobby")).status == "expired"
    await tables.stop()


async def test_enough_is_enough(store: Store, clock: Clock) -> None:
    tables = new_tables(store, clock, limits=Limits(tables_per_user=2, tables_per_channel=3))
    first = await lobby(tables)
    await lobby(tables)
    with pytest.raises(TooManyTables) as refusal:
        await lobby(tables)
    assert key_of(refusal) == "too-many-tables-user"
    await tables.lobbies.create(BO, "Bo", HERE, options())
    with pytest.raises(TooManyTables) as refusal:
        await tables.lobbies.create(CY, "Cy", HERE, options())
    assert key_of(refusal) == "too-many-tables-channel"
    third = await tables.lobbies.create(CY, "Cy", Place(1, 21, "en"), options())
    with pytest.raises(TooManyTables):
        await tables.lobbies.join(third.id, ADA, "Ada")
    await tables.votes.cancel(first.id, ADA)
    await tables.lobbies.join(third.id, ADA, "Ada")
    await tables.stop()


async def test_an_unknown_table_is_refused_and_leaves_no_trace(tables: Tables) -> None:
    with pytest.raises(UnknownTable):
        await tables.look(TableId(4711))
    with pytest.raises(UnknownTable):
        await tables.lobbies.begin(TableId(4711), ADA)
    with pytest.raises(UnknownTable):
        await tables.lobbies.join(TableId(4711), ADA, "Ada")
    assert len(tables.live) == 0


async def test_a_rematch_is_one_lobby_whoever_asks_first(tables: Tables) -> None:
    old = await play_out(tables, await begun(tables, 3, own_thread=True))
    found = await asyncio.gather(*(tables.lobbies.rematch(old.id, user) for user in (BO, ADA, CY, BO)))
    assert len({table.id for table in found}) == 1
    table = await tables.look(found[0].id)
    assert (table.status, table.owner, table.rematch_of, table.place) == ("lobby", BO, old.id, old.place)
    assert {participant.user_id for participant in table.participants} == {ADA, BO, CY}
    assert replace(table.options, invited=(), order=(), begins_when_ready=False) == old.options  # as the server has it
    assert set(table.options.invited) == {ADA, BO, CY}
    playing = await tables.lobbies.begin(table.id, BO)
    assert (await tables.lobbies.rematch(old.id, CY)).id == playing.id


async def test_two_processes_lose_nobody_who_joins_and_open_one_rematch(tables: Tables, rival: Tables) -> None:
    table = await lobby(tables, 4)
    await rival.look(table.id)
    await asyncio.gather(
        tables.lobbies.join(table.id, BO, "Bo"),
        rival.lobbies.join(table.id, CY, "Cy"),
        rival.lobbies.join(table.id, DI, "Di"),
    )
    old = await play_out(tables, await tables.lobbies.begin(table.id, ADA))
    assert {participant.user_id for participant in old.participants} == {ADA, BO, CY, DI}
    found = await asyncio.gather(tables.lobbies.rematch(old.id, ADA), rival.lobbies.rematch(old.id, BO))
    assert found[0].id == found[1].id


async def test_a_rematch_called_off_may_be_asked_for_again(tables: Tables) -> None:
    old = await play_out(tables, await begun(tables))
    first = await tables.lobbies.rematch(old.id, ADA)
    await tables.votes.cancel(first.id, ADA)
    assert (await tables.lobbies.rematch(old.id, BO)).id != first.id


async def test_a_rematch_that_has_begun_without_you_is_no_longer_yours(tables: Tables) -> None:
    old = await play_out(tables, await begun(tables))
    new = await tables.lobbies.rematch(old.id, ADA)
    await tables.lobbies.join(new.id, EVE, "Eve")
    with pytest.raises(TableFull):
        await tables.lobbies.rematch(old.id, BO)
    await tables.lobbies.begin(new.id, ADA)
    with pytest.raises(TableError) as refusal:
        await tables.lobbies.rematch(old.id, BO)
    assert key_of(refusal) == "rematch-begun"


async def test_a_rematch_needs_a_game_that_is_over_and_its_player(tables: Tables) -> None:
    table = await begun(tables)
    with pytest.raises(GameError) as refusal:
        await tables.lobbies.rematch(table.id, ADA)
    assert key_of(refusal) == "not-over"
    over = await play_out(tables, table)
    with pytest.raises(NotSeated):
        await tables.lobbies.rematch(over.id, EVE)
