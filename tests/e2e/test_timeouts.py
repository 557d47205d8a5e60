"""A moderator times a player out: they play on by direct message, the table is told, and their clock stands still."""

from datetime import timedelta

import pytest

from bot.playground.people import Message, NotPossible, Person
from bot.table.values import NoticeKind, TableId
from tests.e2e.house import OTHER, House, awaited, board_of, nudged

HOUR = 3600


async def _turn(house: House, *people: Person) -> tuple[Message, Person, Person]:
    """The board, and who is awaited there, and who is not."""
    board = await board_of(people[0], house.channel)
    (turn,) = awaited(board, people)
    return board, turn, next(person for person in people if person is not turn)


async def test_a_timed_out_player_is_told_plays_by_direct_message_and_the_table_knows(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    people = house.playground.people
    async with house.bot() as bot:
        number = TableId(await house.begin([bob, chloe], clock="1h"))
        board, turn, other = await _turn(house, bob, chloe)
        await people.time_out(house.guild, ann, turn, seconds=6 * HOUR)
        house.later = timedelta(minutes=31)
        await bot.services.alarm.run_due()  # half of the time is gone: before the reminder Discord is asked
        told = await turn.wait_for(await turn.dm(), "a moderator has timed you out")
        assert "civ hand" in told.text
        await other.wait_for(await other.dm(), "is timed out on the server until")
        board = await other.wait_for(
            house.channel, lambda found: found.id == board.id and "is timed out on this server until" in found.text
        )
        table = await bot.services.tables.look(number)
        assert all(timer.since is None for timer in table.timers)
        house.later = timedelta(hours=5)
        await bot.services.alarm.run_due()
        table = await bot.services.tables.look(number)
        assert table.timeouts == ()
        with pytest.raises(NotPossible, match="timed out"):
            await turn.press(board, "My hand")
        hand = await (await turn.slash("civ hand", channel=await turn.dm())).message()
        label = next(button.label for button in hand.buttons if button.label not in OTHER)
        line = table.number
        await (await turn.press(hand, label)).settled()
        assert (await bot.services.tables.look(number)).number > line
        news = (NoticeKind.TIMED_OUT, NoticeKind.UNREACHED)
        assert [each for each in await bot.services.outbox.unsent(100) if each.kind in news] == []
        for who, text in ((turn, "has timed you out"), (other, "is timed out on the server until")):
            assert sum(text in each.text for each in await who.messages(await who.dm())) == 1
    assert house.playground.refusals == []


async def test_the_clock_goes_on_when_the_timeout_ends_by_itself(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        number = TableId(await house.begin([bob, chloe], clock="1h"))
        board, turn, other = await _turn(house, bob, chloe)
        await house.playground.people.time_out(house.guild, ann, turn, seconds=2 * HOUR)
        await nudged(other, board)
        await other.wait_for(house.channel, lambda found: "is timed out on this server until" in found.text)
        house.later = timedelta(hours=1, minutes=59)
        await bot.services.alarm.run_due()
        assert (await bot.services.tables.look(number)).timeouts == ()
        house.playground.clock.advance(2 * HOUR + 60)
        house.later = timedelta(hours=2, minutes=1)
        await bot.services.alarm.run_due()
        table = await bot.services.tables.look(number)
        assert any(timer.since is not None for timer in table.timers)
        house.later = timedelta(hours=4)
        await bot.services.alarm.run_due()
        assert len((await bot.services.tables.look(number)).timeouts) == 1


async def test_a_table_without_a_clock_is_told_too(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot():
        await house.begin([bob, chloe])
        board, turn, other = await _turn(house, bob, chloe)
        await house.playground.people.time_out(house.guild, ann, turn, seconds=HOUR)
        await nudged(other, board)
        await turn.wait_for(await turn.dm(), "a moderator has timed you out")
        await other.wait_for(house.channel, lambda found: "is timed out on this server until" in found.text)


async def test_nobody_nudges_someone_who_has_left_the_server(house: House) -> None:
    bob, chloe = house.people[1:3]
    async with house.bot():
        await house.begin([bob, chloe], clock="1h")
        board, turn, other = await _turn(house, bob, chloe)
        await house.playground.people.leave(house.guild, turn)
        answer = await nudged(other, board)
        assert answer.ephemeral
        assert "has left the server" in answer.text
        said = [each for each in await other.messages(house.channel) if each.id > board.id]
        assert [each for each in said if turn.id in each.mentions] == []
