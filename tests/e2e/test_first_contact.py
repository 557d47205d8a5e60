"""What somebody sees who has never played: the aim and the Domains above the first hand, and above no other."""

from bot.table.values import UserId
from tests.e2e.callings import awaited, choose, sat
from tests.e2e.house import House, board_of

FIRST = "Your first game"
DOMAINS = ("Military", "Religion", "Economy", "Science", "Culture")


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
