"""A turn played in the direct message that has announced it: the hand lies there, and the channel follows."""

import asyncio
from dataclasses import replace

import pytest

from bot.client import CivBot
from bot.pages.addresses.hand import DO
from bot.pages.ui import ui_of
from bot.playground.people import Message, Person
from bot.table.table import Table
from bot.table.values import Clock, Participant, UserId
from tests.e2e.callings import met, pings, told_directly, turn_over
from tests.e2e.house import CALLBACK, House, Player, board_of, is_playable


def files_in(house: House, message: Message) -> list[str]:
    """What lies in a message, whether it shows that or not: anybody who has its address can fetch it."""
    return [each.filename for each in house.playground.world.message(message.channel_id, message.id).attachments]


def is_hand(message: Message) -> bool:
    return any(button.label == "Player aid" for button in message.buttons)


async def called(house: House, bot: CivBot) -> tuple[Table, Person, Message]:
    """A table of two who are told directly; the awaited person and the hand in his direct message."""
    table, first, _ = await told_directly(house, bot)
    return table, first, await first.wait_for(await first.dm(), is_hand)


def other_than(house: House, first: Person) -> Person:
    """Who plays against him."""
    return house.people[0] if first is house.people[1] else house.people[1]


async def test_a_whole_turn_is_played_in_its_direct_message_and_the_board_follows(house: House) -> None:
    async with house.bot() as bot:
        table, first, hand = await called(house, bot)
        (ping,) = pings(house, first)
        assert "it’s your turn" in ping, "a phone shows the plain words it was sent with"
        assert "https:" not in ping
        assert f"Table {table.id}" in hand.text
        assert hand.attachments
        board = await first.wait_for(house.channel, is_playable)
        rest = await Player(first, "Culture", 1).play(hand)
        assert rest.id == hand.id
        assert "Waiting for" in rest.text
        assert "As of <t:" in rest.text, "it may lie there for hours"
        assert rest.attachments, "what he has drawn"
        other = other_than(house, first)
        await other.wait_for(await other.dm(), is_hand)
        assert (await board_of(other, house.channel)).text != board.text
        assert (await first.refreshed(rest)).attachments, "it stays until the next call"
        await turn_over(bot, table.id)
        over = await first.wait_for(await first.dm(), "no longer your turn")
        assert over.id == hand.id
        assert files_in(house, over) == []
        await first.wait_for(await first.dm(), lambda each: each.id > over.id and is_hand(each))
        mine = await (await first.press(over, "My hand")).message()
        assert mine.ephemeral
        assert (await first.refreshed(over)).text == over.text
        assert len(pings(house, first)) == 2
    assert house.playground.refusals == []


async def test_a_phone_shows_the_time_in_words_and_the_hand_when_it_runs_out(house: House) -> None:
    """A notification shows the markup of a moment as it is written, and is read when it comes; a hand may lie there."""
    async with house.bot() as bot:
        _, first, _ = await told_directly(house, bot, Clock(24 * 3600))
        hand = await first.wait_for(await first.dm(), is_hand)
        (ping,) = (ping for ping in house.playground.record.pings if ping.user_id == first.id)
        assert ping.notification.endswith("it’s your turn. You have 24 hours left.")
        assert "Your time runs out <t:" in hand.text


def _is_over(hand: Message) -> bool:
    """Whether it has been put away, or waits for others: it was open when the turn ended elsewhere."""
    return "no longer your turn" in hand.text or "Waiting for" in hand.text


def play_button(hand: Message) -> str:
    """The `custom_id` of its first play."""
    return next(button.custom_id for button in hand.buttons if button.label.startswith("Play "))


async def test_a_channel_s_hand_and_a_direct_message_s_agree_and_the_second_press_says_what_has_happened(
    house: House,
) -> None:
    async with house.bot() as bot:
        table, first, direct = await called(house, bot)
        number = table.number
        both = [await first.press(direct, custom_id=play_button(direct)) for _ in range(2)]  # two devices at once
        for each in both:
            assert (await each.settled()).state == "updated"
        assert (await bot.services.tables.look(table.id)).number == number + 1
        direct = await first.wait_for(await first.dm(), lambda each: each.id == direct.id and "> " in each.text)
        assert direct.text.startswith("> That button was one move old")
        hand = await (await first.press(await board_of(first, house.channel), "My hand")).message()
        undone = (await (await first.press(hand, "Undo")).settled()).messages[0]
        assert any(button.label.startswith("Play ") for button in undone.buttons)
        fresh = await first.wait_for(await first.dm(), lambda each: each.id == direct.id and "Play " in labels(each))
        assert play_button(fresh) == play_button(undone), "the open one is drawn anew"
        await Player(first, "Culture", 1).play(undone)
        over = await first.wait_for(await first.dm(), lambda each: each.id == direct.id and _is_over(each))
        late = await first.press(over, custom_id=play_button(fresh), forge=True)  # as from a sheet of last week
        assert (await late.settled()).state == "updated"
        message = await first.refreshed(over)
        assert _is_over(message)
        is_put_away = "no longer your turn" in message.text  # which may come just then, and has the last word
        assert is_put_away or message.text.startswith("> "), "it says what has happened since"
        assert "Play " not in labels(message)
    assert house.playground.refusals == []


async def test_the_channel_s_hand_follows_a_turn_played_in_the_direct_message(house: House) -> None:
    async with house.bot() as bot:
        _, first, direct = await called(house, bot)
        hand = await (await first.press(await board_of(first, house.channel), "My hand")).message()
        assert "Play " in labels(hand)
        await (await first.press(direct, custom_id=play_button(direct))).settled()
        moved = await first.wait_for(house.channel, lambda each: each.id == hand.id and "Play " not in labels(each))
        if "Waiting for" not in moved.text:
            await Player(first, "Culture", 1).play(await first.refreshed(direct))
        left = await first.wait_for(house.channel, lambda each: each.id == hand.id and "Waiting for" in each.text)
        assert "Play " not in labels(left)
        assert "End turn" not in labels(left)


async def test_a_sheet_that_was_slow_to_come_is_not_left_on_top_of_what_another_device_has_done(house: House) -> None:
    async with house.bot() as bot:
        table, first, direct = await called(house, bot)
        slow = house.playground.faults.slow(1.0, path=CALLBACK)
        late = await first.press(direct, custom_id=play_button(direct))
        await met(slow)
        await turn_over(bot, table.id)
        await late.settled()
        over = await first.wait_for(await first.dm(), lambda each: each.id == direct.id and _is_over(each))
        assert "End turn" not in labels(over)


async def test_of_presses_in_both_sheets_at_once_one_plays_and_the_other_says_so(house: House) -> None:
    async with house.bot() as bot:
        table, first, direct = await called(house, bot)
        hand = await (await first.press(await board_of(first, house.channel), "My hand")).message()
        play = play_button(direct)
        assert play_button(hand) == play
        both = await asyncio.gather(*(first.press(sheet, custom_id=play) for sheet in (hand, direct)))
        for each in both:
            assert (await each.settled()).state == "updated"
        await ui_of(bot).announcer.idle()
        assert (await bot.services.tables.look(table.id)).number == table.number + 1
        sheets = [await first.refreshed(sheet) for sheet in (hand, direct)]
        assert sorted("> That button was one move old" in sheet.text for sheet in sheets) == [False, True]
        assert labels(sheets[0]) == labels(sheets[1])
        assert play not in {button.custom_id for sheet in sheets for button in sheet.buttons}
    assert house.playground.refusals == []


async def test_of_two_presses_in_one_sheet_the_second_has_the_last_word_however_slow_the_first_is(house: House) -> None:
    """The slow one is sent first and arrives first: what it shows must not come on top of what the second says."""
    async with house.bot() as bot:
        table, first, direct = await called(house, bot)
        number, play = table.number, play_button(direct)
        slow = house.playground.faults.slow(1.0, path=CALLBACK)
        played = await first.press(direct, custom_id=play)
        await met(slow)
        late = await first.press(direct, custom_id=play, forge=True)  # as another device still shows it
        for each in (played, late):
            assert (await each.settled()).state == "updated"
        assert (await bot.services.tables.look(table.id)).number == number + 1
        assert (await first.refreshed(direct)).text.startswith("> That button was one move old")
    assert house.playground.refusals == []


async def test_a_sheet_that_was_slow_to_say_whom_it_waits_for_asks_its_owner_once_it_is_his_turn(house: House) -> None:
    """Nobody refreshes a sheet while a press is drawing it: what has happened by then is for the press to show."""
    async with house.bot() as bot:
        table, first, _ = await called(house, bot)
        other = other_than(house, first)
        hand = await (await other.press(await board_of(other, house.channel), "My hand")).message()
        slow = house.playground.faults.slow(1.0, path=CALLBACK)
        late = await other.press(hand, "Refresh")
        await met(slow)
        await turn_over(bot, table.id)
        await ui_of(bot).announcer.idle()
        await late.settled()
        asked = await other.wait_for(house.channel, lambda each: each.id == hand.id and "Play " in labels(each))
        assert "Waiting for" not in asked.text
    assert house.playground.refusals == []


async def test_a_press_in_a_sheet_that_is_being_refreshed_has_the_last_word(house: House) -> None:
    async with house.bot() as bot:
        table, first, _ = await called(house, bot)
        other = other_than(house, first)
        await first.wait_for(house.channel, is_playable)
        hand = await (await other.press(await board_of(other, house.channel), "My hand")).message()
        slow = house.playground.faults.slow(1.0, method="PATCH", path="/webhooks/*")
        await turn_over(bot, table.id)
        await met(slow)  # the board is there, and the open sheet under way
        late = await other.press(hand, custom_id=DO.to(table.id, table.number, "end"), forge=True)  # of an older turn
        assert (await late.settled()).state == "updated"
        await ui_of(bot).announcer.idle()
        message = await other.refreshed(hand)
        assert "Play " in labels(message)
        assert "> That button was" in message.text
    assert house.playground.refusals == []


@pytest.mark.parametrize(("status", "code"), [(503, 0), (400, 40003)])
async def test_a_hand_that_discord_could_not_put_away_at_once_is_put_away_later(
    house: House, status: int, code: int
) -> None:
    async with house.bot() as bot:
        table, first, direct = await called(house, bot)
        refused = house.playground.faults.refuse(status, code, method="PATCH", path=f"/channels/*/messages/{direct.id}")
        await turn_over(bot, table.id)
        await first.wait_for(await first.dm(), lambda each: each.id == direct.id and "no longer your turn" in each.text)
        assert refused.hits == 1


async def test_a_direct_hand_goes_without_a_picture_that_discord_refuses(house: House) -> None:
    house.playground.faults.refuse(400, 50046, method="PATCH", path="/channels/*/messages/*")
    async with house.bot() as bot:
        _, _, direct = await called(house, bot)
        assert direct.attachments == []
        assert labels(direct).startswith("Play ")


async def test_a_direct_message_that_cannot_become_a_hand_says_until_when_there_is_time(house: House) -> None:
    """The notification's "24 hours left" would be less true with every hour."""
    # with its picture, and without
    refused = house.playground.faults.refuse(400, 50035, method="PATCH", path="/channels/*/messages/*", times=2)
    async with house.bot() as bot:
        _, first, _ = await told_directly(house, bot, Clock(24 * 3600))
        message = await first.wait_for(await first.dm(), lambda each: ":R>" in each.text)
        assert refused.hits == 2
        assert "it’s your turn. You have until <t:" in message.text
        assert "24 hours left" not in message.text
        assert [button.label for button in message.buttons] == ["Table 1: my hand"]


async def test_a_closed_direct_message_is_not_tried_again(house: House) -> None:
    async with house.bot() as bot:
        table, first, direct = await called(house, bot)
        closed = house.playground.faults.refuse(
            403, 50007, method="PATCH", path=f"/channels/*/messages/{direct.id}", times=9
        )
        await turn_over(bot, table.id)
        await met(closed)
        await turn_over(bot, table.id)
        await first.wait_for(await first.dm(), lambda each: each.id != direct.id and is_hand(each))
        assert closed.hits == 1


async def test_who_closes_his_direct_messages_in_the_middle_of_a_turn_finishes_it_in_the_channel_and_is_told(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """Presses are answered through their interactions, which nobody can close."""
    async with house.bot() as bot:
        table, first, direct = await called(house, bot)
        played = (await (await first.press(direct, custom_id=play_button(direct))).settled()).messages[0]
        await first.set_dms(False)
        path = f"/channels/{direct.channel_id}/messages/*"
        house.playground.faults.refuse(403, 50007, method="PATCH", path=path, times=10**6)
        undone = (await (await first.press(played, "Undo")).settled()).messages[0]
        assert undone.id == direct.id
        assert "Play " in labels(undone)
        board = await board_of(first, house.channel)
        hand = await Player(first, "Culture", 1).turn(board)
        assert "Waiting for" in hand.text
        await first.wait_for(house.channel, lambda each: each.id > board.id and is_playable(each))
        assert len(pings(house, first)) == 1
        await turn_over(bot, table.id)
        message = await first.wait_for(house.channel, "doesn’t let me send you direct messages")
        assert first.mention in message.text
        assert len(pings(house, first)) == 2, "once, though not directly"
        assert [each for each in await first.messages(await first.dm()) if each.id > direct.id] == []
    assert {refused.error["code"] for refused in house.playground.refusals if refused.error} == {50007}
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


async def test_a_hand_is_emptied_when_its_seat_is_another_s_and_when_its_server_has_removed_the_bot(
    house: House,
) -> None:
    async with house.bot() as bot:
        services = bot.services
        table, first, direct = await called(house, bot)
        seat, place = table.seat_of(first.id), await first.dm()
        participant = Participant(UserId(house.people[3].id), "Dan")
        await services.live.change(
            table.id,
            lambda now: replace(
                now, participants=tuple(participant if at == seat else one for at, one in enumerate(now.participants))
            ),
        )
        emptied = await first.wait_for(place, lambda each: each.id == direct.id and "Someone else" in each.text)
        assert (files_in(house, emptied), emptied.buttons) == ([], [])
        await (await first.press(emptied, custom_id=play_button(direct), forge=True)).settled()
        assert (await first.refreshed(emptied)).text == emptied.text

        table, first, direct = await called(house, bot)
        await house.playground.people.leave(house.guild)
        place = await first.dm()
        over = await first.wait_for(place, lambda each: each.id == direct.id and "no longer your turn" in each.text)
        assert over.attachments == []
        await (await first.press(over, custom_id=play_button(direct), forge=True)).settled()
        message = await first.refreshed(over)
        assert "> " in message.text
        assert (await services.tables.look(table.id)).number == table.number


async def test_a_direct_hand_is_whole_without_the_emojis_that_their_owner_has_deleted(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    house.has_emojis = True
    async with house.bot() as bot:
        await ui_of(bot).emojis.settled()
        house.playground.world.emojis.clear()
        _, first, direct = await called(house, bot)
        assert labels(direct).startswith("Play ")
        assert direct.attachments
        played = (await (await first.press(direct, custom_id=play_button(direct))).settled()).messages[0]
        assert played.id == direct.id
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


async def test_a_direct_hand_whose_upload_is_refused_goes_with_a_smaller_picture_or_with_none(house: House) -> None:
    refused = house.playground.faults.refuse_files(method="PATCH", path="/channels/*/messages/*", times=9)
    async with house.bot() as bot:
        _, _, direct = await called(house, bot)
        assert refused.hits in (1, 2), "the picture, and a smaller one, which a hand of one kind has not"
        assert direct.attachments == []
        assert "too large" in direct.text
        assert labels(direct).startswith("Play ")


@pytest.mark.long
async def test_trouble_with_pictures_emojis_and_closed_messages_keeps_nobody_from_playing(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    house.has_emojis = True
    async with house.bot() as bot:
        await ui_of(bot).emojis.settled()
        house.playground.world.emojis.clear()  # the application's owner has deleted them
        house.playground.faults.refuse_files(method="PATCH", path="/channels/*/messages/*", times=2)
        table, first, direct = await called(house, bot)
        assert "too large" in direct.text or direct.attachments == []
        assert labels(direct).startswith("Play ")
        await first.set_dms(False)
        await Player(first, "Culture", 1).play(direct)
        await first.wait_for(await first.dm(), lambda each: each.id == direct.id and "Waiting for" in each.text)
        assert (await bot.services.tables.look(table.id)).number > table.number
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


def labels(message: Message) -> str:
    return " ".join(button.label for button in message.buttons)
