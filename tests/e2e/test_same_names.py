"""People of one name at one table, and people who change theirs."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.client import CivBot
from bot.playground.people import Message, Person
from bot.table.values import Status, TableId, UserId
from tests.e2e.cups import CUP, announced, quicken, said
from tests.e2e.house import House, board_of, number_of

pytestmark = pytest.mark.usefixtures("with_features")


async def named(house: House, nick: str, *people: Person) -> None:
    for person in people:
        await house.playground.people.set_nick(house.guild, person, nick)


def galleries(components: list[Any]) -> Iterator[dict[str, Any]]:
    """The pictures of a message."""
    for each in components:
        yield from each.get("items", ())
        yield from galleries(each.get("components", []))


async def test_three_people_of_one_name_are_told_apart_at_their_table(house: House) -> None:
    """In the lobby, on the board, in its alternative text, and after a restart."""
    people = house.people[:3]
    await named(house, "Alex", *people)
    async with house.bot() as bot:
        names = [f"Alex ({(await bot.fetch_user(each.id)).name})" for each in people]
        number = await house.begin(people)
        table = await bot.services.tables.look(TableId(number))
        assert {*table.names} == {*names}
    async with house.bot() as bot:
        board = await board_of(people[0], house.channel)
        (alt,) = [each["description"] for each in galleries(board.raw["components"])]
        assert all(name in alt for name in names), alt
        hand = await said(people[1], house, "civ hand", table=number)
        assert hand.text
        table = await bot.services.tables.look(TableId(number))
        assert {*table.names} == {*names}, "a press under the shared name changes nothing"
    assert house.playground.refusals == []


async def renamed(bot: CivBot, house: House, nick: str, person: Person, lobby: Message, numbers: list[int]) -> None:
    """Give someone another name, which their tables have once they have pressed something."""
    await named(house, nick, person)
    await (await person.press(lobby, "Set up")).settled()

    async def is_told() -> bool | None:
        found = [await bot.services.tables.look(TableId(number)) for number in numbers]
        return all(each.names[each.seat_of(UserId(person.id)) or 0].startswith(nick) for each in found) or None

    await person.until(is_told)


async def test_a_new_name_is_shown_at_running_tables_and_not_at_finished_ones(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        services = bot.services
        over, running = await house.begin([ann, bob]), await house.begin([ann, bob])
        await house.ask_to_call_off(ann, table=over)
        await house.ask_to_call_off(bob, table=over)
        assert (await services.tables.look(TableId(over))).status is not Status.PLAYING
        lobby = await house.open_table(ann, players=3)
        await renamed(bot, house, "Ida", ann, lobby, [running, number_of(lobby)])
        for number in (running, number_of(lobby)):
            assert "Ida" in (await services.tables.look(TableId(number))).names
        assert "Ann" in (await services.tables.look(TableId(over))).names
        await renamed(bot, house, "Bob", ann, lobby, [running, number_of(lobby)])
        names = (await services.tables.look(TableId(running))).names
        assert len({*names}) == 2
        assert all(name.startswith("Bob (") for name in names)
    assert house.playground.refusals == []


async def test_two_people_of_one_name_are_told_apart_on_the_list_of_a_cup(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    await named(house, "Alex", ann, chloe)
    async with house.bot() as bot:
        quicken(bot)
        announcement = await announced(house, bob)
        for person in (ann, chloe):
            await (await person.press(announcement, "Register")).settled()
        page = await said(bob, house, "tournament standings")
        names = [f"Alex ({(await bot.fetch_user(each.id)).name})" for each in (ann, chloe)]
        shown = page.text.replace("\\", "")
        assert all(name in shown for name in names), shown
        assert len((await bot.services.tournaments.look(CUP)).tournament.entrants) == 2
    assert house.playground.refusals == []
