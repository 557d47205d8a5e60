"""A lobby is changed by its owner, and those who have joined agree anew to what concerns them."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.games.civ.game import Choices
from bot.manager.tables import Tables
from bot.reasons import GameError
from bot.store import Store
from bot.table.errors import NotInLobby, NotOwner, NotSeated, TableError, TableFull
from bot.table.kinds import Status
from bot.table.lobby_options import seat_opposite
from bot.table.table import Table
from bot.table.values import Clock, Options, Sitter, UserId
from tests.table.people import ADA, BO, CY, DI, EVE, HERE
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


@pytest.mark.parametrize(
    "changes",
    [
        {"players": 3},
        {"choices": Choices("draft").to_json()},
        {"choices": Choices(hegemony="immediate").to_json()},
        {"choices": TEAMS},
        {"clock": Clock(3600)},
        {"talks": False},
        {"opposite": (ADA, BO)},
    ],
)
async def test_what_changes_the_game_asks_those_who_have_joined_anew(tables: Tables, changes: dict[str, Any]) -> None:
    table = await lobby(tables, BO, CY)
    table = await tables.lobbies.arrange(table.id, ADA, to(**changes))
    assert table.options.unready == (BO, CY)
    table = await tables.lobbies.agree(table.id, BO)
    assert table.options.unready == (CY,)
    table = await tables.lobbies.agree((await tables.lobbies.agree(table.id, CY)).id, BO)
    assert table.options.unready == ()


@pytest.mark.parametrize("changes", [{"invite_only": True}, {"own_thread": True}])
async def test_who_else_may_come_and_where_it_is_shown_asks_nobody(tables: Tables, changes: dict[str, Any]) -> None:
    table = await lobby(tables, BO)
    table = await tables.lobbies.arrange(table.id, ADA, to(**changes))
    assert table.options.unready == ()
    assert replace(table.options, **changes) == table.options


async def test_the_same_again_changes_nothing(tables: Tables) -> None:
    table = await lobby(tables, BO)
    assert await tables.lobbies.arrange(table.id, ADA, lambda now: now.options) == table


async def test_the_game_begins_only_when_everybody_is_ready(tables: Tables) -> None:
    table = await lobby(tables, BO, players=2)
    await tables.lobbies.arrange(table.id, ADA, to(clock=Clock(3600)))
    with pytest.raises(TableError) as refused:
        await tables.lobbies.begin(table.id, ADA)
    assert key_of(refused) == "not-ready"
    await tables.lobbies.agree(table.id, BO)
    assert (await tables.lobbies.begin(table.id, ADA)).status == Status.PLAYING


async def test_who_comes_after_a_change_has_agreed_to_it_and_who_leaves_is_not_waited_for(tables: Tables) -> None:
    table = await lobby(tables, BO, players=3)
    await tables.lobbies.arrange(table.id, ADA, to(clock=Clock(3600)))
    table = await tables.lobbies.join(table.id, CY, "Cy")
    assert table.options.unready == (BO,)
    table = await tables.lobbies.leave(table.id, BO)
    assert table.options.unready == ()


async def test_a_new_owner_need_not_agree_to_what_is_his_to_change(tables: Tables) -> None:
    table = await lobby(tables, BO, CY, players=3)
    await tables.lobbies.arrange(table.id, ADA, to(clock=Clock(3600)))
    table = await tables.lobbies.leave(table.id, ADA)
    assert (table.owner, table.options.unready) == (BO, (CY,))


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


async def test_fewer_seats_send_computers_away_but_never_people(tables: Tables) -> None:
    table = await lobby(tables, BO, computers=2)
    table = await tables.lobbies.arrange(table.id, ADA, to(players=3))
    assert [sitter.is_computer for sitter in table.sitters] == [False, True, False]
    table = await tables.lobbies.join((await tables.lobbies.set_computers(table.id, ADA, 0)).id, CY, "Cy")
    with pytest.raises(TableError) as refused:
        await tables.lobbies.arrange(table.id, ADA, to(players=2))
    assert key_of(refused) == "seats-taken"
    assert await tables.look(table.id) == table


async def test_computers_are_as_many_as_the_owner_says(tables: Tables) -> None:
    table = await lobby(tables, BO)
    for count in (2, 1, 0, 2):
        table = await tables.lobbies.set_computers(table.id, ADA, count)
        assert len(table.sitters) - len(table.people) == count
        assert len({name.casefold() for name in table.names}) == len(table.sitters)
    with pytest.raises(TableFull) as refused:
        await tables.lobbies.set_computers(table.id, ADA, 3)
    assert key_of(refused) == "too-many-computers"


async def test_a_form_is_done_as_a_whole_or_not_at_all(tables: Tables) -> None:
    table = await lobby(tables, BO, players=2)
    with pytest.raises(TableFull):
        await tables.lobbies.arrange(table.id, ADA, to(players=3), computers=2)
    assert await tables.look(table.id) == table
    table = await tables.lobbies.arrange(table.id, ADA, to(players=4), computers=2)
    assert (table.options.players, len(table.sitters)) == (4, 4)


async def test_what_the_game_refuses_changes_nothing(tables: Tables) -> None:
    """Teams are of two (§8.1)."""
    table = await lobby(tables, BO, players=3)
    with pytest.raises(GameError):
        await tables.lobbies.arrange(table.id, ADA, to(choices=TEAMS))
    assert await tables.look(table.id) == table


async def test_chosen_partners_sit_opposite_each_other_and_others_are_drawn(tables: Tables) -> None:
    for partner in (BO, CY, DI):
        table = await lobby(tables, BO, CY, DI)
        await tables.lobbies.arrange(table.id, ADA, to(choices=TEAMS, opposite=(ADA, partner)))
        for guest in (BO, CY, DI):
            await tables.lobbies.agree(table.id, guest)
        table = await tables.lobbies.begin(table.id, ADA)
        seats = [table.seat_of(user) for user in (ADA, partner)]
        assert None not in seats
        assert abs(seats[0] - seats[1]) == 2  # type: ignore[operator]


async def test_a_partner_who_leaves_is_drawn_again(tables: Tables) -> None:
    table = await lobby(tables, BO, CY)
    await tables.lobbies.arrange(table.id, ADA, to(choices=TEAMS, opposite=(ADA, BO)))
    table = await tables.lobbies.leave(table.id, BO)
    assert table.options.opposite == ()


def test_seating_two_opposite_keeps_everybody() -> None:
    sitters = [Sitter(user, NAMES[user]) for user in (ADA, BO, CY, DI)]
    for pair in ((ADA, BO), (DI, CY), (BO, DI), ()):
        seats = seat_opposite(sitters, pair)
        assert sorted(each.user_id for each in seats) == [ADA, BO, CY, DI]
        if pair:
            places = [[each.user_id for each in seats].index(user) for user in pair]
            assert abs(places[0] - places[1]) == 2
    assert seat_opposite(sitters[:3], (ADA, BO)) == sitters[:3]


async def test_what_is_chosen_and_who_is_asked_outlives_a_restart(tables: Tables, store: Store) -> None:
    table = await lobby(tables, BO, CY)
    table = await tables.lobbies.arrange(table.id, ADA, to(choices=TEAMS, opposite=(ADA, BO)))
    assert (await store.tables.load(table.id)) == table
    assert table.options.unready == (BO, CY)


async def test_how_many_computers_play_is_everybodys_concern(tables: Tables) -> None:
    table = await lobby(tables, BO)
    table = await tables.lobbies.add_computer(table.id, ADA)
    assert table.options.unready == (BO,)
    await tables.lobbies.agree(table.id, BO)
    table = await tables.lobbies.remove_computer(table.id, ADA)
    assert table.options.unready == (BO,)
    await tables.lobbies.agree(table.id, BO)
    table = await tables.lobbies.set_computers(table.id, ADA, 2)
    assert table.options.unready == (BO,)
    await tables.lobbies.agree(table.id, BO)
    table = await tables.lobbies.set_computers(table.id, ADA, 2)
    assert table.options.unready == ()
