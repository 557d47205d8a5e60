"""Presses where nobody expects them: on private copies, on the wrong message, in places the table has left."""

import asyncio
import logging
from collections.abc import Sequence

import pytest

from bot.client import CivBot
from bot.pages.ui import ui_of
from bot.playground.people import ChannelRef, Message, Person
from bot.table.values import TableId, UserId
from tests.e2e.callings import met, sat, turn_over
from tests.e2e.house import (
    CALLBACK,
    DEFERRED,
    QUICK_TIMES,
    House,
    Player,
    board_of,
    is_playable,
    next_board,
    thread_of,
    vote_of,
)
from tests.e2e.test_lobby_setup import choose, sheet_of

THREAD = 11


async def _on_turn(players: Sequence[Person], board: Message) -> Person:
    return next(person for person in players if person.mention in board.text)


async def _begun_in_a_thread(house: House, *people: Person) -> tuple[ChannelRef, Message, Person]:
    """A game in a thread; that, its board, and who is on turn."""
    await house.begin(people, thread=True)
    thread = await thread_of(people[0])
    board = await board_of(people[0], thread)
    return thread, board, await _on_turn(people, board)


async def _called_off(house: House, number: int, players: list[Person]) -> None:
    await house.ask_to_call_off(players[0], table=number)
    result = await vote_of(players[0], house.channel)
    for person in players[1:]:
        await (await person.press(result, "Agree")).settled()


async def test_who_joins_from_a_private_look_at_a_lobby_is_shown_to_all(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        await house.open_table(ann, players=2)
        private = await (await bob.slash("civ table", channel=house.channel, table=1)).message()
        it = await (await bob.press(private, "Join")).settled()
        assert it.messages[0].ephemeral
        lobby = await ann.wait_for(house.channel, "All seats are taken")
        assert not lobby.ephemeral
        assert "Bob" in lobby.text


async def test_a_thread_grows_from_the_lobby_wherever_start_is_pressed_and_however_often(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        lobby = await house.open_table(ann, players=2, thread=True)
        await (await bob.press(lobby, "Join")).settled()
        private = await (await ann.slash("civ table", channel=house.channel, table=1)).message()
        both = await asyncio.gather(*(ann.press(message, "Start") for message in (private, lobby, lobby)))
        for it in both:
            await it.settled()
            assert all("can’t open a thread" not in message.text for message in it.messages)
        await board_of(ann, await thread_of(ann))
        begun = await bob.wait_for(house.channel, "Go to the game")
        assert (begun.id, begun.buttons) == (lobby.id, [])


async def test_a_start_that_is_refused_makes_no_thread(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        lobby = await house.open_table(ann, players=2, thread=True)
        await (await bob.press(lobby, "Join")).settled()
        private = await (await ann.slash("civ table", channel=house.channel, table=1)).message()
        await choose(ann, await sheet_of(ann, lobby), "clock", "day")
        answer = await (await ann.press(private, "Start")).settled()
        assert "Ready" in answer.messages[-1].text
        assert [place for place in await ann.channels() if place.type == THREAD] == []


async def test_nobody_leaves_while_the_thread_of_his_game_is_being_made(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        lobby = await house.open_table(ann, players=2, thread=True)
        await (await bob.press(lobby, "Join")).settled()
        full = await house.full(lobby, ann)
        making = house.playground.faults.slow(0.5, method="POST", path="/channels/*/messages/*/threads", times=1)
        starting = await ann.press(full, "Start")
        await met(making)
        await (await bob.press(lobby, "Leave")).settled()
        await starting.settled()
        await board_of(bob, await thread_of(bob))
        assert (await bot.services.tables.look(TableId(1))).seat_of(bob.id) is not None


async def test_a_board_whose_channel_was_closed_for_a_while_is_the_only_one(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        table = await sat(house, bot, [ann, bob])
        await board_of(ann, house.channel)
        await ui_of(bot).announcer.idle()
        await house.playground.people.permissions(house.channel, "bot", deny=["VIEW_CHANNEL", "SEND_MESSAGES"])
        await turn_over(bot, table.id)
        await ui_of(bot).announcer.idle()
        assert (await bot.services.tables.look(table.id)).is_placeless
        await house.playground.people.permissions(house.channel, "bot", deny=[])
        await ann.until(lambda: _has_place(bot, table.id))
        await ui_of(bot).announcer.idle()
        assert len([message for message in await ann.messages(house.channel) if is_playable(message)]) == 1


async def test_the_lobby_offers_another_game_whatever_went_wrong_at_the_end_of_this(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        lobby = await house.open_table(ann, players=2, thread=True)
        await (await bob.press(lobby, "Join")).settled()
        await (await ann.press(await house.full(lobby, ann), "Start")).settled()
        await board_of(bob, await thread_of(bob))
        await ui_of(bot).announcer.idle()
        path = f"/channels/{house.channel.id}/messages/{lobby.id}"
        trouble = house.playground.faults.status(503, method="PATCH", path=path, times=1)
        await bot.services.tables.resign(TableId(1), UserId(bob.id))
        await ann.wait_for(house.channel, lambda m: m.id == lobby.id and "Rematch" in [b.label for b in m.buttons])
        assert trouble.hits == 1


async def _has_place(bot: CivBot, table: TableId) -> bool | None:
    return None if (await bot.services.tables.look(table)).is_placeless else True


async def test_no_forged_press_writes_over_a_board(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        await house.begin([ann, bob])
        board = await board_of(ann, house.channel)
        await house.open_table(bob, players=2)
        for custom_id in ("civ:join:2", "civ:start:2", "civ:leave:2", "civ:join:1", "civ:seated:1", "civ:cancel:1"):
            it = await (await ann.press(board, custom_id=custom_id, forge=True)).settled()
            assert it.state != "failed"
            after = await ann.refreshed(board)
            assert (after.text, after.buttons) == (board.text, board.buttons), custom_id
        it = await (await ann.press(board, custom_id="civ:resign:1", forge=True)).settled()
        assert it.messages[0].ephemeral
        end = await ann.wait_for(house.channel, "everyone else has left")
        assert "wins" in end.text


async def test_a_lobby_that_moves_opens_anew_and_the_old_one_leads_there(house: House) -> None:
    ann, bob = house.people[:2]
    elsewhere = await house.playground.people.channel(house.guild, "elsewhere")
    async with house.bot():
        old = await house.open_table(ann, players=2)
        it = await ann.slash("civ table", channel=elsewhere, table=1)
        await (await ann.press(await it.followup(1), "Move the table here")).settled()
        lobby = await bob.wait_for(elsewhere, "One more player")
        left = await ann.wait_for(house.channel, "has moved")
        assert left.id == old.id
        assert left.buttons == []
        await (await bob.press(lobby, "Join")).settled()
        await (await ann.press(await ann.refreshed(lobby), "Start")).settled()
        await board_of(ann, elsewhere)


async def test_only_who_plays_is_asked_whether_to_resign(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot():
        await house.begin([ann, bob])
        stranger = await (await chloe.slash("civ resign", channel=house.channel, table=1)).message()
        assert stranger.buttons == []
        assert "no seat" in stranger.text
        player = await (await ann.slash("civ resign", channel=house.channel, table=1)).message()
        assert [button.label for button in player.buttons] == ["Resign", "Stay in the game"]


async def test_whoever_resigns_in_the_draft_is_told_that_it_ends_the_table(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        await house.begin([ann, bob], setup="draft")
        asked = await (await ann.slash("civ resign", channel=house.channel)).message()
        assert "the game would end" in asked.text
        await (await ann.press(asked, "Resign")).settled()
        end = await bob.wait_for(house.channel, "ended during the draft")
        assert any(button.label == "Rematch" for button in end.buttons)


@pytest.mark.parametrize("is_deferred", [False, True])
async def test_a_hand_dismissed_while_it_is_drawn_is_no_failure(
    house: House, caplog: pytest.LogCaptureFixture, is_deferred: bool
) -> None:
    ann, bob = house.people[:2]
    house.times = DEFERRED if is_deferred else QUICK_TIMES
    async with house.bot():
        await house.begin([ann, bob])
        board = await board_of(ann, house.channel)
        on_turn = await _on_turn([ann, bob], board)
        hand = await (await on_turn.press(board, "My hand")).message()
        path = "/webhooks/*/messages/*" if is_deferred else CALLBACK
        held = house.playground.faults.hold(path=path)
        await on_turn.press(hand, next(b for b in hand.buttons if b.label.startswith("Play")))
        await met(held)
        await on_turn.delete(hand)
        held.released.set()
        message = await on_turn.wait_for(house.channel, "the message is gone")
        assert message.ephemeral
        again = await (await on_turn.press(await board_of(on_turn, house.channel), "My hand")).message()
        assert "End turn" in [button.label for button in again.buttons]
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_a_vote_is_one_message_that_counts(house: House) -> None:
    people = house.people[:3]
    async with house.bot():
        number = await house.begin(people)
        asked = await house.ask_to_call_off(people[0], table=number)
        assert asked.ephemeral
        result = await vote_of(people[0], house.channel)
        assert "1 of 3 votes" in result.text
        for _ in range(2):
            await (await people[1].press(result, "Agree")).settled()
            result = await people[1].wait_for(house.channel, "2 of 3 votes")
        await (await people[2].press(result, "Agree")).settled()
        result = await people[1].wait_for(
            house.channel, lambda message: message.id == result.id and not message.buttons
        )
        assert "The game has been called off" in result.text
        assert result.buttons == []


async def test_a_table_called_off_asks_nobody_for_a_move(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        number = await house.begin([ann, bob])
        board = await board_of(ann, house.channel)
        await _called_off(house, number, [ann, bob])
        end = await ann.wait_for(
            house.channel, lambda message: not message.ephemeral and any(b.label == "Rematch" for b in message.buttons)
        )
        assert end.id != board.id
        for person in (ann, bob):
            hand = await (await person.slash("civ hand", channel=house.channel, table=number)).message()
            assert "called off" in hand.text
            assert "Your move" not in hand.text
        answer = await (await ann.press(board, custom_id=f"civ:absent:{number}", forge=True)).message()
        assert "Nobody has to move" in answer.text


async def test_where_a_rematch_is_open_people_join_it_instead_of_asking_for_one_until_it_is_cancelled(
    house: House,
) -> None:
    ann, bob = house.people[:2]

    def offers(message: Message, label: str, beside: Sequence[str] = ()) -> bool:
        labels = [button.label for button in message.buttons]
        return label in labels and not set(beside) & set(labels)

    async with house.bot() as bot:
        thread, _, _ = await _begun_in_a_thread(house, ann, bob)
        await bot.services.tables.resign(TableId(1), UserId(ann.id))
        end = await ann.wait_for(thread, lambda found: offers(found, "Rematch"))
        assert [button.label for button in end.buttons] == ["Rematch", "Review", "Story", "Replay"]
        card = await ann.wait_for(house.channel, lambda found: offers(found, "Rematch"))
        assert "Bob\u2069 wins" in card.text
        await (await ann.press(card, "Rematch")).settled()
        for place, shown in ((thread, end), (house.channel, card)):
            now = await bob.wait_for(
                place, lambda found, id=shown.id: found.id == id and offers(found, "Join the rematch", ["Rematch"])
            )
            assert "The rematch is open at [Table 2](" in now.text
        lobby = await ann.wait_for(thread, lambda found: offers(found, "Join"))
        await (await ann.press(lobby, custom_id="civ:cancel:2", forge=True)).settled()
        for place, shown in ((thread, end), (house.channel, card)):
            now = await bob.wait_for(
                place, lambda found, id=shown.id: found.id == id and offers(found, "Rematch", ["Join the rematch"])
            )
            assert "The rematch is open" not in now.text
        await (await bob.press(end, "Rematch")).settled()
        now = await bob.wait_for(thread, lambda found: found.id == end.id and offers(found, "Join the rematch"))
        assert "The rematch is open at [Table 3](" in now.text
        answer = await (await ann.press(now, "Join the rematch")).message()
        assert "open for the rematch" in answer.text
        await ann.wait_for(thread, "Everyone is here")
    assert house.playground.refusals == []


async def test_a_rematch_that_has_begun_is_told_as_such(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        number = await house.begin([ann, bob])
        await _called_off(house, number, [ann, bob])
        end = await ann.wait_for(
            house.channel, lambda message: not message.ephemeral and any(b.label == "Rematch" for b in message.buttons)
        )
        answer = await (await ann.press(end, "Rematch")).message()
        assert "open for the rematch" in answer.text
        await (await bob.press(end, "Rematch")).message()
        lobby = await ann.wait_for(house.channel, lambda message: any(b.label == "Start" for b in message.buttons))
        lobby = await ann.wait_for(house.channel, "Everyone is here")
        await (await ann.press(lobby, "Start")).settled()
        answer = await (await bob.press(end, "Rematch")).message()
        assert "you have your seat there" in answer.text


async def test_a_game_goes_on_in_a_thread_that_fell_asleep(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        thread, board, on_turn = await _begun_in_a_thread(house, ann, bob)
        hand = await (await on_turn.press(board, "My hand")).message()
        await house.playground.people.set_thread(thread, archived=True)
        await Player(on_turn, "Culture", 1).step(hand)
        await ann.wait_for(thread, lambda message: message.id == board.id and "played" in message.text)
        await house.playground.people.set_thread(thread, archived=True)
        await Player(on_turn, "Culture", 1).turn(board)
        await next_board(ann, thread, board.id)
        assert (await ann.refreshed(board)).buttons == []


async def test_a_game_in_a_locked_thread_is_brought_elsewhere(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        thread, _, on_turn = await _begun_in_a_thread(house, ann, bob)
        hand = await (await on_turn.slash("civ hand", channel=house.channel, table=1)).message()
        await house.playground.people.set_thread(thread, archived=True, locked=True)
        assert await Player(on_turn, "Culture", 1).step(hand) is not None
        it = await ann.slash("civ table", channel=house.channel, table=1)
        await (await ann.press(await it.followup(1), "Move the table here")).settled()
        moved = await ann.wait_for(house.channel, is_playable)
        assert on_turn.mention in moved.text


async def test_a_vote_to_move_that_nobody_can_see_any_more_is_carried(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        await house.begin([ann, bob], thread=True)
        thread = await thread_of(ann)
        await board_of(ann, thread)
        await house.playground.people.set_thread(thread, locked=True)
        it = await ann.slash("civ table", channel=house.channel, table=1)
        await (await ann.press(await it.followup(1), "Move the table here")).settled()
        await ann.wait_for(house.channel, is_playable)


async def test_a_game_in_a_locked_thread_goes_on_there_once_it_is_opened(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        thread, board, on_turn = await _begun_in_a_thread(house, ann, bob)
        hand = await (await on_turn.slash("civ hand", channel=house.channel, table=1)).message()
        await house.playground.people.set_thread(thread, archived=True, locked=True)
        assert await Player(on_turn, "Culture", 1).step(hand) is not None
        await ui_of(bot).announcer.idle()
        assert (await bot.services.tables.look(TableId(1))).is_placeless
        await house.playground.people.set_thread(thread, locked=False)
        await ann.wait_for(thread, lambda m: m.id == board.id and m.text != board.text and is_playable(m))


async def test_a_thread_that_is_locked_while_it_is_awake_is_lost_too(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        thread, board, on_turn = await _begun_in_a_thread(house, ann, bob)
        await house.playground.people.set_thread(thread, locked=True)
        await Player(on_turn, "Culture", 1).turn(board)
        await ui_of(bot).announcer.idle()
        assert (await bot.services.tables.look(TableId(1))).is_placeless
        refused = [each for each in house.playground.refusals if each.error and each.error.get("code") == 160005]
        assert len(refused) == 1, "it is not tried again, nor without its picture"
        await house.playground.people.set_thread(thread, locked=False)
        await next_board(ann, thread, board.id)


async def test_a_channel_closed_for_a_while_gets_its_table_back(house: House) -> None:
    ann, bob = house.people[:2]
    people = house.playground.people
    async with house.bot():
        await house.begin([ann, bob])
        board = await board_of(ann, house.channel)
        on_turn = await _on_turn([ann, bob], board)
        await people.permissions(house.channel, "bot", deny=["SEND_MESSAGES"])
        await Player(on_turn, "Culture", 1).turn(board)
        other = bob if on_turn is ann else ann

        async def find_notice() -> Message | None:
            hand = await (await other.slash("civ hand", channel=house.channel, table=1)).message()
            return hand if "I can’t see it" in hand.text else None

        assert [button.label for button in (await other.until(find_notice)).buttons]
        await people.permissions(house.channel, "bot", deny=[])
        again = await next_board(ann, house.channel, board.id)
        assert other.mention in again.text


async def test_only_who_plays_is_offered_a_vote(house: House) -> None:
    people = house.people[:3]
    async with house.bot():
        await house.begin(people)
        board = await board_of(people[0], house.channel)
        answer = await (await house.people[3].press(board, "Stuck?")).message()
        assert answer.buttons == []
        asked = await (await people[0].slash("civ resign", channel=house.channel)).message()
        await (await people[0].press(asked, "Resign")).settled()
        answer = await (await people[0].press(board, "Stuck?", forge=True)).message()
        assert "You’ve left this game" in answer.text


async def test_an_older_message_that_discord_has_no_time_for_is_closed_later(house: House) -> None:
    people = house.people[:2]
    async with house.bot() as bot:
        table = await sat(house, bot, people)
        board = await board_of(people[0], house.channel)
        await ui_of(bot).announcer.idle()
        path = f"/channels/{house.channel.id}/messages/{board.id}"
        busy = house.playground.faults.rate_limit(0.01, method="PATCH", path=path, times=10)
        with ui_of(bot).announcer.suspended_updates(table.id):
            await turn_over(bot, table.id)
        await next_board(people[0], house.channel, board.id)
        assert busy.hits == 10
        assert (await people[0].refreshed(board)).buttons == []
