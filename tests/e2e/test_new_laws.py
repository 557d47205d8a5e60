"""Tables that began under older laws: their people are told once what is new, and what they ask is marked."""

import sqlite3
from contextlib import closing

from bot.pages.ui import ui_of
from bot.playground.people import Message
from tests.e2e.house import House, Player, board_of, next_board, vote_of

NEW = "New at all tables"


async def _played(house: House, board: Message) -> Message:
    """The next board, after whoever is on turn has played."""
    on_turn = next(person for person in house.people if person.mention in board.text)
    await Player(on_turn, "Culture", 1).turn(board)
    return await next_board(on_turn, house.channel, board.id)


async def test_the_people_of_a_running_table_are_told_once_what_is_new(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        await house.begin([ann, bob])
        await board_of(ann, house.channel)
        await ui_of(bot).announcer.idle()
    with closing(sqlite3.connect(house.database.removeprefix("sqlite:///"))) as raw, raw:
        raw.execute("UPDATE games SET laws = 1, checksum = NULL")
    for _ in range(2):
        async with house.bot() as bot:
            await _played(house, await board_of(ann, house.channel))
            sent_message = await ann.wait_for(house.channel, NEW)
            assert ann.mention not in sent_message.text
            assert bob.mention not in sent_message.text
            await ui_of(bot).announcer.idle()
    assert sum(NEW in message.text for message in await ann.messages(house.channel)) == 1
    assert house.playground.refusals == []


async def test_a_table_that_has_begun_since_is_told_nothing(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        await house.begin([ann, bob])
        await _played(house, await board_of(ann, house.channel))
        await ui_of(bot).announcer.idle()
    assert not any(NEW in message.text for message in await ann.messages(house.channel))


async def test_an_undo_of_cards_that_somebody_has_seen_is_marked_in_public(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        await house.begin([ann, bob])
        board = await board_of(ann, house.channel)
        first, second = sorted((ann, bob), key=lambda person: person.mention not in board.text)
        board = await _played(house, board)
        menu = await (await first.press(await (await first.press(board, "My hand")).message(), "Table…")).message()
        await (await first.press(menu, "Undo: my whole last turn")).settled()
        vote = await vote_of(second, house.channel)
        assert "⚠️" in vote.text
        assert "they still know them" in vote.text


async def test_alone_against_a_computer_a_turn_is_taken_back_unasked_and_the_board_says_so(house: House) -> None:
    ann = house.people[0]
    async with house.bot() as bot:
        await house.open_table(ann, players=2, computers=1)
        board = await ann.wait_for(
            house.channel, lambda m: ann.mention in m.text and any(b.label == "My hand" for b in m.buttons)
        )
        await Player(ann, "Culture", 1).turn(board)
        board = await ann.wait_for(
            house.channel,
            lambda m: m.id > board.id and ann.mention in m.text and any(b.label == "My hand" for b in m.buttons),
        )
        await ui_of(bot).announcer.idle()
        menu = await (await ann.press(await (await ann.press(board, "My hand")).message(), "Table…")).message()
        assert "nobody has to agree" in menu.text
        message = (await (await ann.press(menu, "Undo: my whole last turn")).settled()).messages[-1]
        assert "done" in message.text
        await ann.wait_for(house.channel, lambda m: not m.ephemeral and "Turns were taken back" in m.text)
    assert house.playground.refusals == []
