"""What someone sees who has never played: the aim and the Domains above the first hand, and an opponent for them."""

from collections.abc import Awaitable, Callable

import pytest

from bot import assets
from bot.app import first_offers
from bot.i18n.catalogue import Catalogues
from bot.playground.people import Person
from bot.table.values import TableId, UserId
from tests.e2e.callings import awaited, choose, sat
from tests.e2e.house import House, board_of, number_of

FIRST = "Your first game"
DOMAINS = ("Military", "Religion", "Economy", "Science", "Culture")


async def _by_help(house: House, person: Person) -> None:
    told = await (await person.slash("civ help", channel=house.channel)).message()
    await (await person.press(told, "Play against the computer")).settled()


async def _by_the_page_s_offer(house: House, person: Person) -> None:
    """What the playground does for a guest who presses the first of its offers."""
    offer = first_offers(Catalogues.load(assets.folder() / "locales"))[0]
    for step in offer.steps:
        assert step.command is not None
        await (await person.slash(step.command, channel=house.channel, **step.options)).settled()


@pytest.mark.parametrize("door", [_by_help, _by_the_page_s_offer])
async def test_a_first_game_alone_is_against_the_first_level(
    house: House, door: Callable[[House, Person], Awaitable[None]]
) -> None:
    ann = house.people[0]
    async with house.bot() as bot:
        await door(house, ann)
        board = await board_of(ann, house.channel)
        table = await bot.services.tables.look(TableId(number_of(board)))
        assert [table.level_of(seat) for seat, each in enumerate(table.participants) if each.is_computer] == ["easy"]
    assert house.playground.refusals == []


async def test_the_first_hand_ever_says_what_the_aim_is_and_what_its_domains_give(house: House) -> None:
    people = house.people[:2]
    async with house.bot() as bot:
        for person in people:
            await choose(house, person, "direct")
        first = awaited(table := await sat(house, bot, people), people)
        direct = await first.wait_for(await first.dm(), FIRST)
        hand = await (await first.press(await board_of(first, house.channel), "My hand")).message()
        for sheet in (direct, hand):
            text = sheet.text
            assert text.index("8 cards of one Domain") < text.index("With 3 cards") < text.index("Your move"), "§7.1"
            assert 1 <= sum(f"**{name}**:" in text for name in DOMAINS) <= 3, "§4.1 to §4.5, those of the hand"
            assert len(text.splitlines()) < 20
        play = next(button for button in hand.buttons if button.label.startswith("Play "))
        after = (await (await first.press(hand, play)).settled()).messages[0]
        assert FIRST not in after.text
        await bot.services.tables.resign(table.id, UserId(first.id))
        again = awaited(await sat(house, bot, people), people)
        listed = await (await again.slash("civ games", channel=house.channel)).message()
        key = next(each for each in listed.buttons if "my hand" in each.label)
        shown = await (await again.press(listed, key)).message()
        assert FIRST not in shown.text
    assert house.playground.refusals == []
