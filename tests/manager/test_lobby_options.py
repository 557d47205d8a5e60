"""A lobby that its owner changes, at the door: a form as a whole, who is free to begin, and what outlives a restart."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.games.civ.game import Choices
from bot.manager.services import Services
from bot.store import Store
from bot.table.errors import NotInLobby, NotOwner, NotSeated, TableError, TableFull
from bot.table.table import Table
from bot.table.values import Clock, Options, Status, UserId
from tests.table.people import ADA, BO, CY, EVE, HERE
from tests.table.tables import NAMES, key_of, options

TEAMS = Choices(teams=True).to_json()


def to(**changes: Any) -> Callable[[Table], Options]:
    """A change of a lobby's options to these values."""
    return lambda table: replace(table.options, **changes)


async def lobby(services: Services, *guests: UserId, players: int = 4, computers: int = 0) -> Table:
    table = await services.lobbies.create(ADA, "Ada", HERE, options(players), computers=computers)
    for guest in guests:
        table = await services.lobbies.join(table.id, guest, NAMES[guest])
    return table


async def test_the_game_begins_only_when_everybody_is_ready(services: Services) -> None:
    table = await lobby(services, BO, players=2)
    await services.lobbies.arrange(table.id, ADA, to(clock=Clock(3600)))
    with pytest.raises(TableError) as refused:
        await services.lobbies.begin(table.id, ADA)
    assert key_of(refused) == "not-ready"
    await services.lobbies.agree(table.id, BO)
    assert (await services.lobbies.begin(table.id, ADA)).status == Status.PLAYING


async def test_the_owner_frees_the_seats_of_those_who_do_not_answer(services: Services) -> None:
    table = await lobby(services, BO, CY, players=3)
    await services.lobbies.arrange(table.id, ADA, to(clock=Clock(3600)))
    await services.lobbies.agree(table.id, CY)
    with pytest.raises(NotOwner):
        await services.lobbies.free_unready(table.id, CY)
    table = await services.lobbies.free_unready(table.id, ADA)
    assert (table.names, table.options.unready) == (("Ada", "Cy"), ())


async def test_only_the_owner_changes_a_lobby_and_only_before_the_game(services: Services) -> None:
    table = await lobby(services, BO, players=2)
    for change in (to(players=3), to(players=2)):
        with pytest.raises(NotOwner):
            await services.lobbies.arrange(table.id, BO, change)
    with pytest.raises(NotOwner):
        await services.lobbies.set_computers(table.id, BO, 0)
    with pytest.raises(NotSeated):
        await services.lobbies.agree(table.id, EVE)
    await services.lobbies.begin(table.id, ADA)
    with pytest.raises(NotInLobby):
        await services.lobbies.arrange(table.id, ADA, to(players=3))
    with pytest.raises(NotInLobby):
        await services.lobbies.agree(table.id, BO)


async def test_a_form_is_done_as_a_whole_or_not_at_all(services: Services) -> None:
    table = await lobby(services, BO, players=2)
    with pytest.raises(TableFull):
        await services.lobbies.arrange(table.id, ADA, to(players=3), computers=2)
    assert await services.tables.look(table.id) == table
    table = await services.lobbies.arrange(table.id, ADA, to(players=4), computers=2)
    assert (table.options.players, len(table.participants)) == (4, 4)


async def test_what_is_chosen_and_who_is_asked_outlives_a_restart(services: Services, store: Store) -> None:
    table = await lobby(services, BO, CY)
    table = await services.lobbies.arrange(table.id, ADA, to(choices=TEAMS, opposite=(ADA, BO)))
    assert (await store.tables.load(table.id)) == table
    assert table.options.unready == (BO, CY)
