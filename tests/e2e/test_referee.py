"""The referee's word, as people at the table and the referee see it (RULES §9)."""

import pytest

from bot.playground.people import ChannelRef, Message, Person
from tests.e2e.cups import begun, own_table, reasoned, said
from tests.e2e.house import House, board_of

pytestmark = pytest.mark.usefixtures("with_features")


async def judged(referee: Person, house: House, seating: str = "1-1") -> Message:
    """The referee's page of a table."""
    console = await said(referee, house, "referee console")
    return await (await referee.select(console, console.selects[-1].custom_id, [seating])).message()


async def test_nobody_plays_at_a_table_that_the_referee_has_stopped(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        await begun(house, bot, 3)
        table = await bot.services.tables.look(await own_table(bot, ann))
        thread = ChannelRef(table.place.channel_id, "", 11, house.guild.id)
        hand = await (await ann.press(await board_of(ann, thread), "My hand")).message()
        (pick, *_) = [button for button in hand.buttons if button.label.startswith("Keep")] or hand.buttons
        stopped = await reasoned(bob, await judged(bob, house), "Stop the game")
        assert "Game stopped: table 1 of round 1" in stopped.text
        await ann.wait_for(thread, "Game stopped")
        refused = await (await ann.press(hand, custom_id=pick.custom_id, forge=True)).settled()
        assert any("§9.5" in message.text for message in refused.messages)
        hand = await (await ann.press(await board_of(ann, thread), "My hand")).message()
        assert "The game is stopped" in hand.text
        assert pick.label not in [button.label for button in hand.buttons]
        assert (await bot.services.tables.look(table.id)).number == table.number
        await reasoned(bob, await judged(bob, house), "Let the game go on")
        hand = await (await ann.press(await board_of(ann, thread), "My hand")).message()
        assert "Your move" in hand.text
    assert house.playground.refusals == []
