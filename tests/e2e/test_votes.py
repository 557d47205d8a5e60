"""Votes: one public message each, with who said what, closed when it is decided, whatever happens in between."""

from datetime import timedelta

from bot.games.civ.game import civ_game
from bot.pages.ui import ui_of
from bot.playground.people import ChannelRef, Message, Person
from bot.table.values import TableId, UserId
from bot.table.vote import VoteKind
from tests.e2e.house import House, Player, awaited, board_of, is_playable, next_board, vote_of


async def _begun(house: House, count: int = 2, **options: object) -> tuple[int, Message, list[Person]]:
    """A game; its number, its board, and its people with the one on turn first."""
    people = house.people[:count]
    number = await house.begin(people, **options)
    board = await board_of(people[0], house.channel)
    return number, board, sorted(people, key=lambda person: person.mention not in board.text)


async def _asks(person: Person, board: Message, label: str) -> Message:
    """What the menu says to a press on one of its buttons."""
    menu = await (await person.press(await (await person.press(board, "My hand")).message(), "Table…")).message()
    return (await (await person.press(menu, label)).settled()).messages[0]


async def _closed(person: Person, house: House, vote: Message) -> Message:
    return await person.wait_for(house.channel, lambda message: message.id == vote.id and not message.buttons)


def _unmarked(text: str) -> str:
    """Without the signs that keep names of another direction apart."""
    return text.replace("\u2068", "").replace("\u2069", "")


async def test_a_turn_is_taken_back_when_all_others_agree_even_after_a_restart(house: House) -> None:
    async with house.bot() as bot:
        number, board, (first, second, third) = await _begun(house, 3)
        before = (await bot.services.tables.look(TableId(number))).number
        await Player(first, "Culture", 1).turn(board)
        board = await next_board(second, house.channel, board.id)
        asked = await _asks(first, board, "Undo: my whole last turn")
        assert "The vote is open" in asked.text
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
        assert "Moves taken back" in done.text
        late = (
            await (await second.press(done, custom_id=vote.button("Agree").custom_id, forge=True)).settled()
        ).messages
        assert "That vote is over" in late[0].text
        table = await bot.services.tables.look(TableId(number))
        assert table.waiting == (table.seat_of(first.id),)
        assert table.match is not None
        assert civ_game(table.match).effective[-1] == before
        board = await first.wait_for(house.channel, lambda m: is_playable(m) and first.mention in m.text)
        others = sorted((second, third), key=lambda person: table.seat_of(person.id) or 0)
        assert f"took back the last moves. {others[0].name} and {others[1].name} agreed." in _unmarked(board.text)
    assert house.playground.refusals == []


async def test_who_asks_for_what_somebody_has_asked_for_is_told_that_it_counts_as_a_vote(house: House) -> None:
    async with house.bot():
        _, _, (first, second, _) = await _begun(house, 3)
        sent_message = await house.ask_to_call_off(first)
        assert "The vote is open" in sent_message.text
        vote = await vote_of(second, house.channel)
        sent_message = await house.ask_to_call_off(second)
        assert "already asked for this" in sent_message.text
        await second.wait_for(house.channel, lambda message: message.id == vote.id and "2 of 3" in message.text)
    assert house.playground.refusals == []


async def test_a_forged_press_puts_nobodys_list_of_tables_in_public(house: House) -> None:
    async with house.bot():
        _, board, (first, _) = await _begun(house)
        message = (await (await first.press(board, custom_id="civ:games:0:0", forge=True)).settled()).messages[0]
        assert message.ephemeral
        assert "Your table" in message.text
        assert "Your table" not in (await first.refreshed(board)).text
    assert house.playground.refusals == []


async def test_one_voice_against_refuses_what_needs_all(house: House) -> None:
    async with house.bot():
        _, board, (first, second) = await _begun(house)
        await _asks(first, board, "Ask to call the game off")
        vote = await vote_of(second, house.channel)
        await (await second.press(vote, "Disagree")).settled()
        assert "Rejected" in (await _closed(second, house, vote)).text
        assert first.mention in (await board_of(first, house.channel)).text
    assert house.playground.refusals == []


async def test_a_vote_nobody_carries_in_time_is_closed_as_such(house: House) -> None:
    async with house.bot() as bot:
        _, board, (first, second) = await _begun(house)
        await _asks(first, board, "Ask to call the game off")
        vote = await vote_of(second, house.channel)
        house.later = timedelta(days=4)
        await bot.services.alarm.run_due()
        assert "Time’s up" in (await _closed(second, house, vote)).text
    assert house.playground.refusals == []


async def test_after_two_timeouts_the_others_are_asked_whether_to_go_on(house: House) -> None:
    async with house.bot() as bot:
        number, board, (late, other) = await _begun(house, clock="12h")
        for hours in (13, 26):
            house.later = timedelta(hours=hours)
            await bot.services.alarm.run_due()
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


async def _moved(person: Person, place: ChannelRef, number: int) -> None:
    it = await person.slash("civ table", channel=place, table=number)
    await (await person.press(await it.followup(1), "Move the table here")).settled()


async def _consents(person: Person, here: ChannelRef, there: ChannelRef) -> None:
    """To what somebody has asked: that the table moves from here to there."""
    vote = await person.wait_for(
        here, lambda m: f"to move this table to <#{there.id}>" in m.text and any(b.label == "Agree" for b in m.buttons)
    )
    await (await person.press(vote, "Agree")).settled()
    await person.wait_for(here, lambda message: message.id == vote.id and "The table is moving" in message.text)


async def test_an_open_vote_goes_where_its_table_goes_and_back(house: House) -> None:
    elsewhere = await house.playground.people.channel(house.guild, "elsewhere")
    async with house.bot():
        number, board, (first, second, third) = await _begun(house, 3, clock="12h")
        await _asks(first, board, "Ask for a pause")
        old = await vote_of(second, house.channel)
        await (await second.press(old, "Agree")).settled()
        await second.wait_for(house.channel, lambda message: message.id == old.id and "2 of 3" in message.text)
        await _moved(first, elsewhere, number)
        await _consents(third, house.channel, elsewhere)
        vote = await vote_of(third, elsewhere)
        assert "2 of 3 votes needed" in vote.text
        left = await _closed(second, house, old)
        assert "has moved" in left.text
        assert f"/{elsewhere.id}/{vote.id}" in left.text
        late = await second.press(left, custom_id=old.button("Agree").custom_id, forge=True)
        assert (await late.settled()).state == "updated"
        assert (await second.refreshed(old)).buttons == [], "an old button counts, and opens nothing again"
        await (await third.press(vote, "Disagree")).settled()
        await third.wait_for(elsewhere, lambda message: message.id == vote.id and "Rejected" in message.text)
        board = await board_of(first, elsewhere)
        await _asks(second, board, "Ask for a pause")
        second_vote = await third.wait_for(
            elsewhere, lambda message: message.id > vote.id and any(b.label == "Agree" for b in message.buttons)
        )
        await _moved(second, house.channel, number)  # who has moved it once may not do so again at once
        await _consents(third, elsewhere, house.channel)
        back = await third.wait_for(
            house.channel, lambda message: message.id > left.id and any(b.label == "Agree" for b in message.buttons)
        )
        assert (await third.wait_for(elsewhere, lambda m: m.id == second_vote.id and not m.buttons)).buttons == []
        for person in (first, third):
            await (await person.press(back, "Agree")).settled()
        assert "The game is paused" in (await _closed(third, house, back)).text
    assert house.playground.refusals == []


async def test_an_open_vote_is_there_again_when_its_place_was_deleted(house: House) -> None:
    elsewhere = await house.playground.people.channel(house.guild, "elsewhere")
    async with house.bot() as bot:
        number, board, (first, second) = await _begun(house, clock="12h")
        await _asks(first, board, "Ask for a pause")
        await vote_of(second, house.channel)
        await ui_of(bot).announcer.idle()
        await house.playground.people.delete_channel(house.channel)
        ui_of(bot).announcer.enqueue(TableId(number), redraws=True)
        await ui_of(bot).announcer.idle()  # it has found out that the place is gone
        await _moved(first, elsewhere, number)
        await (await second.press(await vote_of(second, elsewhere), "Agree")).settled()
        assert "The game is paused" in (await second.wait_for(elsewhere, "The game is paused.")).text


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
        assert "You’re playing at this table yourself" in mine.text
        page = await (await chloe.press(board, "Take a seat")).message()
        (label,) = [button.label for button in page.buttons]
        await (await chloe.press(page, label)).settled()
        vote = await vote_of(here, house.channel)
        other = await (await dan.slash("civ join-game", channel=house.channel)).message()
        second = (await (await dan.press(other, label)).settled()).messages[0]
        assert "already a vote" in second.text
        await (await here.press(vote, "Agree")).settled()
        assert "can say no until then" in (await here.refreshed(vote)).text
        await (await away.press(vote, "Agree")).settled()
        assert "changed hands" in (await _closed(here, house, vote)).text
        table = await bot.services.tables.look(TableId(number))
        assert table.seat_of(chloe.id) is not None
        assert table.seat_of(away.id) is None
    assert house.playground.refusals == []


async def _hand_with(person: Person, house: House, label: str) -> Message:
    return await person.wait_for(
        house.channel, lambda message: message.ephemeral and label in [button.label for button in message.buttons]
    )


async def test_a_vote_ends_in_a_thread_that_has_fallen_asleep(house: House) -> None:
    async with house.bot() as bot:
        ann, bob = house.people[:2]
        await house.begin([ann, bob], thread=True)
        await ann.wait_for(house.channel, "Go to the game")
        house.channel = next(place for place in await ann.channels() if place.type == 11)
        board = await board_of(ann, house.channel)
        on_turn = next(person for person in (ann, bob) if person.mention in board.text)
        await _asks(on_turn, board, "Ask to call the game off")
        vote = await vote_of(bob, house.channel)
        await ui_of(bot).announcer.idle()
        await house.playground.people.set_thread(house.channel, archived=True)
        house.later = timedelta(days=4)
        await bot.services.alarm.run_due()
        assert "Time’s up" in (await _closed(bob, house, vote)).text
        board = await board_of(ann, house.channel)
        await Player(on_turn, "Culture", 1).turn(board)
        assert (await next_board(ann, house.channel, board.id)).attachments


async def test_nobody_asks_for_a_seat_at_a_table_he_cannot_see(house: House) -> None:
    async with house.bot() as bot:
        number = await house.begin(house.people[:2])
        table = await bot.services.tables.look(TableId(number))
        (seat,) = table.waiting
        await bot.services.tables.away(table.id, table.participants[seat].user_id)
        elsewhere = await house.playground.people.channel(house.guild, "elsewhere")
        chloe = house.people[2]
        page = await (await chloe.slash("civ join-game", channel=elsewhere, table=number)).message()
        (button,) = page.buttons
        await house.playground.people.permissions(house.channel, "everyone", deny=["VIEW_CHANNEL"])
        refused = await (await chloe.slash("civ join-game", channel=elsewhere, table=number)).message()
        assert not refused.buttons
        assert "you can’t see" in refused.text
        late = (await (await chloe.press(page, button.label)).settled()).messages[0]
        assert "you can’t see" in late.text
        assert (await bot.services.tables.look(table.id)).votes == ()


async def test_a_table_without_a_clock_offers_no_pause_and_says_of_none_that_clocks_run_again(house: House) -> None:
    async with house.bot() as bot:
        number, board, (first, second) = await _begun(house)
        hand = await (await first.press(board, "My hand")).message()
        menu = await (await first.press(hand, "Table…")).message()
        assert "Ask for a pause" not in [button.label for button in menu.buttons]
        for person in (first, second):  # as a button of an older menu does
            await bot.services.votes.propose(TableId(number), UserId(person.id), VoteKind.PAUSE)
        paused = await second.wait_for(
            house.channel, lambda message: any(button.label == "Resume game" for button in message.buttons)
        )
        said = (await (await second.press(paused, "Resume game")).settled()).messages[-1]
        assert "The pause is over." in said.text
        assert "clock" not in said.text
