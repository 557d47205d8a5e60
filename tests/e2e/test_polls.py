"""Votes: one public message each, with who said what, closed when it is decided, whatever happens in between."""

from datetime import timedelta

from bot.manager.values import TableId
from bot.playground import Message, Person
from tests.e2e.house import House, Player, awaited, board_of, is_playable, next_board, vote_of


async def _begun(house: House, count: int = 2, **options: object) -> tuple[int, Message, list[Person]]:
    """A game; its number, its board, and its people with the one on turn first."""
    people = house.people[:count]
    number = await house.begin(people, **options)
    board = await board_of(people[0], house.channel)
    return number, board, sorted(people, key=lambda person: person.mention not in board.text)


async def _asks(person: Person, board: Message, label: str) -> Message:
    """What the menu says to a press on one of its buttons."""
    menu = await (await person.press(await (await person.press(board, "My hand")).message(), "Table …")).message()
    return (await (await person.press(menu, label)).settled()).messages[0]


async def _closed(person: Person, house: House, vote: Message) -> Message:
    return await person.wait_for(house.channel, lambda message: message.id == vote.id and not message.buttons)


async def test_a_turn_is_taken_back_when_all_others_agree_even_after_a_restart(house: House) -> None:
    async with house.bot() as bot:
        number, board, (first, second, third) = await _begun(house, 3)
        before = (await bot.services.tables.look(TableId(number))).number
        await Player(first, "Culture", 1).turn(board)
        board = await next_board(second, house.channel, board.id)
        asked = await _asks(first, board, "Undo: all of my last turn")
        assert "the others see the vote" in asked.text
        vote = await vote_of(second, house.channel)
        assert "asks to take back" in vote.text
        assert "0 of 2 votes needed" in vote.text
        assert "<t:" in vote.text
        own = (await (await first.press(vote, "Agree")).settled()).messages[0]
        assert "now the others vote" in own.text
        stranger = (await (await house.people[3].press(vote, "Agree")).settled()).messages[0]
        assert "no seat at this table" in stranger.text
        for _ in range(2):
            await (await second.press(vote, "Agree")).settled()
        vote = await second.wait_for(house.channel, lambda message: message.id == vote.id and "1 of 2" in message.text)
        assert "Not yet" in vote.text
    async with house.bot() as bot:
        await (await third.press(vote, "Agree")).settled()
        done = await _closed(third, house, vote)
        assert "It is taken back" in done.text
        late = (
            await (await second.press(done, custom_id=vote.button("Agree").custom_id, forge=True)).settled()
        ).messages
        assert "That vote is over" in late[0].text
        table = await bot.services.tables.look(TableId(number))
        assert table.waiting == (table.seat_of(first.id),)
        assert table.game is not None
        assert table.game.effective[-1] == before
        board = await first.wait_for(house.channel, lambda m: is_playable(m) and first.mention in m.text)
    assert house.playground.refusals == []


async def test_who_asks_for_what_somebody_has_asked_for_is_told_that_it_counts_as_a_vote(house: House) -> None:
    async with house.bot():
        _, _, (first, second, _) = await _begun(house, 3)
        told = await (await first.slash("civ cancel", channel=house.channel)).message()
        assert "the others see the vote" in told.text
        vote = await vote_of(second, house.channel)
        told = await (await second.slash("civ cancel", channel=house.channel)).message()
        assert "asked for this already" in told.text
        await second.wait_for(house.channel, lambda message: message.id == vote.id and "2 of 3" in message.text)
    assert house.playground.refusals == []


async def test_a_forged_press_puts_nobodys_list_of_tables_in_public(house: House) -> None:
    async with house.bot():
        _, board, (first, _) = await _begun(house)
        told = (await (await first.press(board, custom_id="civ:games:0:0", forge=True)).settled()).messages[0]
        assert told.ephemeral
        assert "Your table" in told.text
        assert "Your table" not in (await first.refreshed(board)).text
    assert house.playground.refusals == []


async def test_one_voice_against_refuses_what_needs_all(house: House) -> None:
    async with house.bot():
        _, board, (first, second) = await _begun(house)
        await _asks(first, board, "Ask to call the game off")
        vote = await vote_of(second, house.channel)
        await (await second.press(vote, "Disagree")).settled()
        assert "Refused" in (await _closed(second, house, vote)).text
        assert first.mention in (await board_of(first, house.channel)).text
    assert house.playground.refusals == []


async def test_a_vote_nobody_carries_in_time_is_closed_as_such(house: House) -> None:
    async with house.bot() as bot:
        _, board, (first, second) = await _begun(house)
        await _asks(first, board, "Ask for a pause")
        vote = await vote_of(second, house.channel)
        house.later = timedelta(days=4)
        await bot.services.tables.ring_due()
        assert "Time is up" in (await _closed(second, house, vote)).text
    assert house.playground.refusals == []


async def test_after_two_timeouts_the_others_are_asked_whether_to_go_on(house: House) -> None:
    async with house.bot() as bot:
        number, board, (late, other) = await _begun(house, clock="12h")
        for hours in (13, 26):
            house.later = timedelta(hours=hours)
            await bot.services.tables.ring_due()
            if hours == 13:
                board = await next_board(other, house.channel, board.id)
                assert awaited(board, [late, other]) == [other]
                await Player(other, "Culture", 1).turn(board)
                await next_board(other, house.channel, board.id)
        vote = await vote_of(other, house.channel)
        assert "twice in a row" in vote.text
        await (await other.press(vote, "Agree")).settled()
        assert "The game goes on" in (await _closed(other, house, vote)).text
        assert (await bot.services.tables.look(TableId(number))).status == "playing"
    assert house.playground.refusals == []


async def test_somebody_from_outside_asks_for_the_seat_of_who_is_away(house: House) -> None:
    async with house.bot() as bot:
        number, board, (away, here) = await _begun(house)
        chloe, dan = house.people[2:4]
        none = await (await chloe.slash("civ join-game", channel=house.channel, table=number)).message()
        assert "none to take" in none.text
        await _asks(away, board, "Let the computer play for me")
        await (
            await away.press(await _hand_with(away, house, "Let the computer play"), "Let the computer play")
        ).settled()
        board = await here.wait_for(
            house.channel, lambda m: is_playable(m) and "Take a seat" in [b.label for b in m.buttons]
        )
        mine = (await (await here.press(board, "Take a seat")).settled()).messages[0]
        assert "You play at this table yourself" in mine.text
        page = await (await chloe.press(board, "Take a seat")).message()
        (label,) = [button.label for button in page.buttons]
        await (await chloe.press(page, label)).settled()
        vote = await vote_of(here, house.channel)
        other = await (await dan.slash("civ join-game", channel=house.channel)).message()
        second = (await (await dan.press(other, label)).settled()).messages[0]
        assert "open already" in second.text
        await (await here.press(vote, "Agree")).settled()
        assert "changed hands" in (await _closed(here, house, vote)).text
        table = await bot.services.tables.look(TableId(number))
        assert table.seat_of(chloe.id) is not None
        assert table.seat_of(away.id) is None
    assert house.playground.refusals == []


async def _hand_with(person: Person, house: House, label: str) -> Message:
    return await person.wait_for(
        house.channel, lambda message: message.ephemeral and label in [button.label for button in message.buttons]
    )
