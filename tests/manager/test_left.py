"""Who has resigned from a game that goes on is no longer listed there, and has room for another table."""

import pytest

from bot.manager.services import Services
from bot.store import Store
from bot.table.errors import TooManyTables
from bot.table.limits import Limits
from bot.table.values import OPEN
from tests.manager.craft import Clock, begun, new_services
from tests.table.people import ADA, BO, CY, HERE
from tests.table.tables import options


async def test_a_game_that_goes_on_without_somebody_is_not_in_his_list(services: Services) -> None:
    table = await begun(services, 3)
    lobby = await services.lobbies.create(BO, "Bo", HERE, options())
    await services.tables.resign(table.id, BO)
    assert [each.id for each in await services.lists.of_user(BO, status=OPEN)] == [lobby.id]
    assert [each.id for each in await services.lists.of_user(BO, status=OPEN, limit=1)] == [lobby.id]
    assert [each.id for each in await services.lists.of_user(ADA, status=OPEN)] == [table.id]


async def test_once_it_is_over_it_is_among_his_games_again(services: Services) -> None:
    table = await begun(services, 3)
    await services.tables.resign(table.id, BO)
    assert await services.lists.of_user(BO) == ()
    await services.tables.resign(table.id, CY)
    assert [each.id for each in await services.lists.of_user(BO)] == [table.id]


async def test_it_takes_no_room_from_him(store: Store, clock: Clock) -> None:
    services = new_services(store, clock, limits=Limits(automatic_pause=0, tick=None, tables_per_user=1))
    table = await begun(services, 3)
    with pytest.raises(TooManyTables):
        await services.lobbies.create(BO, "Bo", HERE, options())
    await services.tables.resign(table.id, BO)
    await services.lobbies.create(BO, "Bo", HERE, options())
    with pytest.raises(TooManyTables):
        await services.lobbies.create(BO, "Bo", HERE, options())
    await services.stop()
