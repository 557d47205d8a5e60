"""A lobby that its owner changes, at the door: a form as a whole, who is free to begin, and what outlives a restart."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.games.civ.game import Choices
from bot.manager.tables import Tables
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


async def lobby(tables: Tables, *guests: UserId, players: int = 4, computers: int = 0) -> Table:
    table = await tables.lobbies.create(ADA, "Ada", HERE, options(players), computers=computers)
    for guest in guests:
        table = await tables.lobbies.join(table.id, guest, NAMES[guest])
    return table


async def test_the_game_begins_only_when_everybody_is_ready(tables: Tables) -> None:
    table = await lobby(tables, BO, players=2)
    await tables.lobbies.arrange(table.id, ADA, to(clock=Clock(3600)))
    with pytest.raises(TableError) as refused:
        await tables.lobbies.begin(table.id, ADA)
    assert key_of(refused) == "not-ready"
    await tables.lobbies.agree(table.id, BO)
    assert (await tables.lobbies.begin(table.id, ADA)).status == Status.PLAYING


async def test_the_owner_frees_the_seats_of_those_who_do_not_answer(tables: Tables) -> None:
    table = await lobby(tables, BO, CY, players=3)
    await tables.lobbies.arrange(table.id, ADA, to(clock=Clock(3600)))
    await tables.lobbies.agree(table.id, CY)
    with pytest.raises(NotOwner):
        await tables.lobbies.free_unready(table.id, CY)
    table = await tables.lobbies.free_unready(table.id, ADA)
    assert (table.names, table.options.unready) == (("Ada", "Cy"), ())


async def test_only_the_owner_changes_a_lobby_and_only_before_the_game(tables: Tables) -> None:
    table = await lobby(tables, BO, players=2)
    for change in (to(players=3), to(players=2)):
        with pytest.raises(NotOwner):
            await tables.lobbies.arrange(table.id, BO, change)
    with pytest.raises(NotOwner):
        await tables.lobbies.set_computers(table.id, BO, 0)
    with pytest.raises(NotSeated):
        await tables.lobbies.agree(table.id, EVE)
    await tables.lobbies.begin(table.id, ADA)
    with pytest.raises(NotInLobby):
        await tables.lobbies.arrange(table.id, ADA, to(players=3))
    with pytest.raises(NotInLobby):
        await tables.lobbies.agree(table.id, BO)


async def test_a_form_is_done_as_a_whole_or_not_at_all(tables: Tables) -> None:
    table = await lobby(tables, BO, players=2)
    with pytest.raises(TableFull):
        await tables.lobbies.arrange(table.id, ADA, to(players=3), computers=2)
    assert await tables.look(table.id) == table
    table = await tables.lobbies.arrange(table.id, ADA, to(players=4), computers=2)
    assert (table.options.players, len(table.participants)) == (4, 4)


async def test_what_is_chosen_and_who_is_asked_outlives_a_restart(tables: Tables, store: Store) -> None:
    table = await lobby(tables, BO, CY)
    table = await tables.lobbies.arrange(table.id, ADA, to(choices=TEAMS, opposite=(ADA, BO)))
    assert (await store.tables.load(table.id)) == table
    assert table.options.unready == (BO, CY)
