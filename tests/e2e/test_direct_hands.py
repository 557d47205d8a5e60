"""A turn played in the direct message that has announced it: the hand lies there, and the channel follows."""

from bot.client import CivBot
from bot.playground.people import Message, Person
from bot.table.table import Table
from tests.e2e.callings import awaited, choose, pings, sat
from tests.e2e.house import House, Player, board_of, is_playable


def _is_hand(message: Message) -> bool:
    return any(button.label == "What can I do?" for button in message.buttons)


async def _called(house: House, bot: CivBot) -> tuple[Table, Person, Message]:
    """A table of two who are told directly; the awaited person and the hand in his direct message."""
    people = house.people[:2]
    for person in people:
        await choose(house, person, "direct")
    table = await sat(house, bot, people)
    first = awaited(table, people)
    return table, first, await first.wait_for(await first.dm(), _is_hand)


async def test_a_whole_turn_is_played_in_its_direct_message_and_the_board_follows(house: House) -> None:
    async with house.bot() as bot:
        table, first, hand = await _called(house, bot)
        (ping,) = pings(house, first)
        assert "it’s your turn" in ping, "a phone shows the plain words it was sent with"
        assert f"Table {table.id}" in hand.text
        assert hand.attachments
        board = await first.wait_for(house.channel, is_playable)
        await Player(first, "Culture", 1).play(hand)
        over = await first.wait_for(await first.dm(), "no longer your turn")
        assert over.id == hand.id
        assert over.attachments == []
        other = house.people[0] if first is house.people[1] else house.people[1]
        await other.wait_for(await other.dm(), _is_hand)
        assert (await board_of(other, house.channel)).text != board.text
        mine = await (await first.press(over, "My hand")).message()
        assert mine.ephemeral
        assert (await first.refreshed(over)).text == over.text
        assert len(pings(house, first)) == 1
    assert house.playground.refusals == []
