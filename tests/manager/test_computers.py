"""Seats of computer players: filled in the lobby, played by themselves, and nobody's but theirs."""

import pytest

from bot.manager.tables import Tables
from bot.store import Store
from bot.table.errors import NotInLobby, NotOwner, NotSeated, TableError, TableFull, TooEarly
from bot.table.kinds import Status
from bot.table.table import Table
from tests.manager.craft import ADA, BO, HERE, Clock, key_of, legal, new_tables, options, version


def called(number: int) -> str:
    return f"Computer {number}"


async def alone(tables: Tables, computers: int = 1, **more: object) -> Table:
    """A game that ADA has just begun against so many computers."""
    names = [called(number) for number in range(1, computers + 1)]
    table = await tables.lobbies.create(ADA, "Ada", HERE, options(computers + 1, **more), computers=names)  # type: ignore[arg-type]
    return await tables.lobbies.begin(table.id, ADA)


async def ada_awaited(tables: Tables, table: Table) -> Table:
    """The table once the computers have moved."""
    while table.status == Status.PLAYING and table.seat_of(ADA) not in table.waiting:
        before = table
        await tables._automatic.idle()  # type: ignore[reportPrivateUsage]  # the way to await it
        table = await tables.look(table.id)
        assert table.number > before.number
    return table


async def play_out(tables: Tables, table: Table) -> Table:
    """Ada takes the first legal action until the game is over."""
    while (table := await ada_awaited(tables, table)).status == Status.PLAYING:
        seat = table.seat_of(ADA)
        assert seat is not None
        table = await tables.submit(table.id, ADA, [legal(table, seat)[0]], version=version(table))
    return table


async def test_the_owner_seats_and_removes_computers(tables: Tables) -> None:
    table = await tables.lobbies.create(ADA, "Ada", HERE, options(3))
    await tables.lobbies.add_computer(table.id, ADA, called)
    table = await tables.lobbies.add_computer(table.id, ADA, called)
    assert table.names == ("Ada", "Computer 1", "Computer 2")
    assert [sitter.is_computer for sitter in table.sitters] == [False, True, True]
    assert len({sitter.user_id for sitter in table.sitters}) == 3
    with pytest.raises(TableFull):
        await tables.lobbies.add_computer(table.id, ADA, called)
    with pytest.raises(TableFull):
        await tables.lobbies.join(table.id, BO, "Bo")
    table = await tables.lobbies.remove_computer(table.id, ADA)
    assert table.names == ("Ada", "Computer 1")
    await tables.lobbies.remove_computer(table.id, ADA)
    with pytest.raises(TableError) as refused:
        await tables.lobbies.remove_computer(table.id, ADA)
    assert key_of(refused) == "no-computer"


async def test_one_seat_is_left_for_who_opens_the_table(tables: Tables) -> None:
    for players in (2, 3):
        with pytest.raises(TableFull) as refused:
            await tables.lobbies.create(ADA, "Ada", HERE, options(players), computers=["One", "Two", "Three"][:players])
        assert key_of(refused) == "too-many-computers"
    assert await tables.lists.of_user(ADA) == ()


async def test_only_the_owner_does_and_only_before_the_game(tables: Tables) -> None:
    table = await tables.lobbies.create(ADA, "Ada", HERE, options(2))
    with pytest.raises(NotOwner):
        await tables.lobbies.add_computer(table.id, BO, called)
    table = await alone(tables)
    with pytest.raises(NotInLobby):
        await tables.lobbies.add_computer(table.id, ADA, called)


async def test_a_computer_never_owns_a_table(tables: Tables) -> None:
    table = await tables.lobbies.create(ADA, "Ada", HERE, options(3), computers=["Computer 1"])
    await tables.lobbies.join(table.id, BO, "Bo")
    table = await tables.lobbies.leave(table.id, ADA)
    assert table.owner == BO
    table = await tables.lobbies.leave(table.id, BO)
    assert table.status == Status.CANCELLED


async def test_a_person_plays_a_whole_game_alone_and_again(tables: Tables) -> None:
    table = await play_out(tables, await alone(tables))
    assert table.status == Status.FINISHED
    assert (await tables.transcript(table.id, ADA, is_bot_owner=False))[0].count("Computer 1") == 1
    again = await tables.lobbies.rematch(table.id, ADA)
    assert again.names == ("Ada", "Computer 1")
    assert again.options.invited == (ADA,)
    again = await tables.lobbies.begin(again.id, ADA)
    assert again.status == Status.PLAYING


async def test_computers_go_on_after_a_restart(store: Store, clock: Clock) -> None:
    first = new_tables(store, clock)
    table = await alone(first, 3, setup="draft")
    await first.stop()
    second = new_tables(store, clock)
    await second.start()
    table = await play_out(second, await second.look(table.id))
    assert table.status == Status.FINISHED
    await second.stop()


async def test_they_have_no_voice_and_are_not_reminded(tables: Tables, clock: Clock) -> None:
    table = await ada_awaited(tables, await alone(tables, 2))
    with pytest.raises(TooEarly):
        await tables.nudge(table.id, ADA)
    for seat, sitter in enumerate(table.sitters):
        if sitter.is_computer:
            assert seat not in table.humans
    ballot = await tables.votes.cancel(table.id, ADA)
    assert ballot.is_decided
    assert ballot.table.status == Status.CANCELLED


async def test_nobody_comes_back_into_their_seat(tables: Tables) -> None:
    table = await ada_awaited(tables, await alone(tables))
    with pytest.raises(NotSeated):
        await tables.come_back(table.id, BO)
    with pytest.raises(TableError) as refused:
        await tables.come_back(table.id, ADA)
    assert key_of(refused) == "seat-not-automatic"


async def test_a_game_of_computers_alone_stops(tables: Tables) -> None:
    table = await ada_awaited(tables, await alone(tables, 2))
    table = await tables.resign(table.id, ADA)
    assert table.status == Status.CANCELLED
    assert not table.automatic_waiting


async def test_the_last_computer_wins_when_the_person_resigns(tables: Tables) -> None:
    table = await ada_awaited(tables, await alone(tables, 1))
    table = await tables.resign(table.id, ADA)
    assert table.status == Status.FINISHED
