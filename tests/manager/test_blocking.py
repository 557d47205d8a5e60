"""Block lists on disk: they are read before two come to one table, also where both come at once."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.manager.services import Services
from bot.table.errors import TableError
from bot.table.vote import OneSeat, VoteKind
from tests.manager.craft import begun
from tests.table.people import ADA, BO, CY, EVE, HERE
from tests.table.tables import key_of, options


async def _refused(asked: Callable[[], Awaitable[object]]) -> str:
    with pytest.raises(TableError) as refused:
        await asked()
    return key_of(refused)


async def test_block_lists_are_read_wherever_two_could_come_to_one_table(services: Services) -> None:
    game = await begun(services, 3)
    await services.blocks.switch(ADA, EVE)
    lobby = await services.lobbies.create(ADA, "Ada", HERE, options(2, invite_only=True))
    assert await _refused(lambda: services.lobbies.invite(lobby.id, ADA, [EVE])) == "blocked-invite"
    assert await services.blocks.willing(EVE, [ADA, BO]) == (BO,)
    await services.tables.away(game.id, BO)
    seat = game.seat_of(BO)
    assert seat is not None
    asked = services.votes.propose(game.id, EVE, VoteKind.REPLACE, subject=OneSeat(seat), name="Eve")
    assert await _refused(lambda: asked) == "not-invited"
    await services.blocks.switch(ADA, BO)
    assert (await services.tables.look(game.id)).status == "playing", "a game that has begun goes on"
    for user in (BO, CY):
        await services.tables.resign(game.id, user)
    assert BO not in (await services.lobbies.rematch(game.id, ADA)).options.invited
    assert await _refused(lambda: services.lobbies.rematch(game.id, BO)) == "not-invited"


async def test_two_who_come_at_once_do_not_slip_past_each_other(services: Services) -> None:
    await services.blocks.switch(BO, CY)
    for _ in range(5):
        table = await services.lobbies.create(ADA, "Ada", HERE, options(3))
        await asyncio.gather(
            services.lobbies.join(table.id, BO, "Bo"), services.lobbies.join(table.id, CY, "Cy"), return_exceptions=True
        )
        assert (
            len({BO, CY} & {participant.user_id for participant in (await services.tables.look(table.id)).participants})
            == 1
        )
        await services.votes.cancel(table.id, ADA)


async def test_two_blocks_at_once_are_both_kept(services: Services) -> None:
    await asyncio.gather(*(services.blocks.switch(ADA, user) for user in (BO, CY, EVE)))
    assert set((await services.profiles.preferences(ADA)).blocked) == {BO, CY, EVE}


async def test_fellows_are_those_of_the_newest_tables_first(services: Services) -> None:
    await begun(services)
    table = await services.lobbies.create(ADA, "Ada", HERE, options())
    await services.lobbies.join(table.id, CY, "Cy")
    await services.lobbies.join((await services.lobbies.create(ADA, "Ada", HERE, options())).id, CY, "Aristarchus")
    assert await services.blocks.fellows(ADA, 25) == [(CY, "Aristarchus"), (BO, "Bo")]
    assert await services.blocks.fellows(EVE, 25) == []
