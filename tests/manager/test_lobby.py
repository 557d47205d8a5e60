"""Tables before the first card, at the door: who comes at once, how many there may be, and one rematch whoever asks."""

import asyncio
from dataclasses import replace

import pytest

from bot.games.civ.game import Choices
from bot.manager.services import Services
from bot.store import Store
from bot.table.errors import (
    TableError,
    TableFull,
    TooManyTables,
    UnknownTable,
)
from bot.table.limits import Limits
from bot.table.table import Table
from bot.table.values import BEGIN_PATIENCE, READY_PATIENCE, Level, Place, TableId
from tests.manager.craft import Clock, begun, new_services, play_out
from tests.manager.test_votes import settled
from tests.table.people import ADA, BO, CY, DI, EVE, HERE
from tests.table.tables import key_of, options

TEAMS = Choices(teams=True).to_json()


async def lobby(services: Services, players: int = 2) -> Table:
    return await services.lobbies.create(ADA, "Ada", HERE, options(players))


async def test_a_form_is_one_change_and_what_it_says_is_on_disk(services: Services, store: Store) -> None:
    table = await services.lobbies.join((await lobby(services)).id, BO, "Bo")
    with pytest.raises(TableFull):
        await services.lobbies.arrange(table.id, ADA, lambda now: replace(now.options, players=3), computers=2)
    assert await services.tables.look(table.id) == await store.tables.load(table.id) == table
    changed_ids: list[TableId] = []
    services.tables.on_change(changed_ids.append)
    after = await services.lobbies.arrange(
        table.id,
        ADA,
        lambda now: replace(now.options, players=4, choices=TEAMS, opposite=(ADA, BO)),
        computers=2,
        level=Level.EXPERT,
    )
    assert (after.revision, changed_ids) == (table.revision + 1, [table.id])
    assert (len(after.participants), after.level_of(2), after.options.unready) == (4, Level.EXPERT, (BO,))
    assert await store.tables.load(table.id) == after


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


async def test_a_full_table_takes_nobody_of_several_who_press_at_once(services: Services) -> None:
    table = await lobby(services, 2)
    joined = await asyncio.gather(
        *(services.lobbies.join(table.id, user, "x") for user in (BO, CY, DI)), return_exceptions=True
    )
    assert sum(isinstance(each, TableFull) for each in joined) == 2
    assert len((await services.tables.look(table.id)).participants) == 2


async def test_of_lobbies_on_disk_those_that_nobody_touched_expire_and_are_told(
    services: Services, clock: Clock
) -> None:
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
    statuses = [(await services.tables.look(each.id)).status for each in (old, fresh, game)]
    assert statuses == ["expired", "lobby", "playing"]


async def test_the_clock_expires_lobbies_by_itself(store: Store, clock: Clock) -> None:
    services = new_services(store, clock, limits=Limits(tick=0.01))
    await services.start()
    table = await lobby(services)
    clock.pass_(hours=25)
    assert (await settled(services, table.id, lambda now: now.status != "lobby")).status == "expired"
    await services.stop()


async def test_open_tables_are_counted_by_person_and_by_channel(store: Store, clock: Clock) -> None:
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


async def test_open_tables_are_counted_by_server_also_of_two_opened_at_once_and_of_rematches(
    services: Services,
) -> None:
    assert HERE.guild_id is not None
    over = await services.tables.resign((await begun(services)).id, BO)
    await services.profiles.set_guild_preference(HERE.guild_id, "most_tables", 2)
    await services.lobbies.create(ADA, "Ada", Place(2, 30, "en"), options())  # another server's isn't counted
    first = await lobby(services)
    both = await asyncio.gather(lobby(services), lobby(services), return_exceptions=True)
    (refused,) = [each for each in both if isinstance(each, TooManyTables)]
    assert (refused.reason.key, refused.reason.values) == ("too-many-tables-server", {"limit": 2})
    with pytest.raises(TooManyTables):
        await services.lobbies.rematch(over.id, ADA)
    await services.votes.cancel(first.id, ADA)
    await services.lobbies.rematch(over.id, ADA)


async def test_an_unknown_table_is_refused_and_leaves_no_trace(services: Services) -> None:
    with pytest.raises(UnknownTable):
        await services.tables.look(TableId(4711))
    with pytest.raises(UnknownTable):
        await services.lobbies.begin(TableId(4711), ADA)
    with pytest.raises(UnknownTable):
        await services.lobbies.join(TableId(4711), ADA, "Ada")
    assert len(services.live) == 0


async def test_a_rematch_is_one_lobby_for_all_who_ask_at_once_and_begins_as_the_server_has_it_now(
    services: Services,
) -> None:
    assert HERE.guild_id is not None
    old, other = [await play_out(services, await begun(services, 3)) for _ in range(2)]
    found = await asyncio.gather(*(services.lobbies.rematch(old.id, user) for user in (BO, ADA, CY, BO)))
    assert len({table.id for table in found}) == 1
    table = await services.tables.look(found[0].id)
    assert {participant.user_id for participant in table.participants} == {ADA, BO, CY}
    assert table.options.begins_when_ready
    playing = await services.lobbies.begin(table.id, BO)
    assert (await services.lobbies.rematch(old.id, CY)).id == playing.id
    await services.profiles.set_guild_preference(HERE.guild_id, "starts", "owner")
    assert not (await services.lobbies.rematch(other.id, ADA)).options.begins_when_ready


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
