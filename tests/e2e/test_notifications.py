"""What a phone shows of a call: who, at which table, and what to do, though a board's own texts reach no phone."""

import random
import re
from typing import Any, Final

import pytest

from bot.client import CivBot
from bot.games.civ.ai.greedy import greedy_policy
from bot.games.civ.game import civ_game
from bot.games.civ.rules import observe
from bot.games.civ.rules.position import DRAFT_TAKE
from bot.pages.ui import ui_of
from bot.playground.api.record import Ping
from bot.playground.people import Message, Person
from bot.table.proposals import undo_points
from bot.table.table import Table
from bot.table.values import TableId, UserId
from bot.table.vote import BackTo, VoteKind
from tests.e2e.callings import all_told, awaited, pings, play_out, sat, turn_over, without_bot
from tests.e2e.house import House, board_of, next_board, vote_of

EDITING: Final[dict[str, Any]] = {"method": "PATCH", "path": "/channels/*/messages/*"}


def _notified(house: House) -> list[Ping]:
    assert house.playground.record.pings
    return house.playground.record.pings


async def _idle(bot: CivBot) -> None:
    await ui_of(bot).announcer.idle()
    await all_told(bot)


@pytest.mark.parametrize("options", [{}, {"setup": "draft"}])
async def test_every_notification_of_a_whole_game_says_who_where_and_what_to_do(
    house: House, options: dict[str, str]
) -> None:
    people = house.people[:2]
    async with house.bot() as bot:
        number = await house.begin(people, **options)
        await play_out(bot, number, people, house.channel, pressed=4)
        await _idle(bot)
    names = {person.id: person.name for person in people}
    for ping in _notified(house):
        assert f"@{names[ping.user_id]}" in ping.notification
        assert f"Table {number}" in ping.notification
        assert "<" not in ping.notification
        todo = ping.notification.partition(f"Table {number}")[2]
        assert re.search(r"\w{4}.* \w{4}", todo), ping.notification  # a step of the turn, or what the draft asks for


async def test_picks_from_the_centre_edit_one_board_and_call_nobody_who_is_there(house: House) -> None:
    people, dice = house.people[:3], random.Random(3)
    async with house.bot() as bot:
        number = await house.begin(people, setup="draft")
        services, boards, calls = bot.services, set[int](), set[int]()
        table = await services.tables.look(TableId(number))
        while table.match is not None and table.match.is_preparing:
            game, seat = civ_game(table.match), table.waiting[0]
            if game.position.phase == DRAFT_TAKE:
                await ui_of(bot).announcer.idle()
                board = await board_of(people[0], house.channel)
                assert awaited(table, people).mention in board.text
                boards.add(board.id)
                calls.add(len(house.playground.record.pings))
            action = greedy_policy(observe(game, seat), dice)
            user = UserId(table.participants[seat].user_id or 0)
            table = await services.tables.submit(table.id, user, [action.text], version=table.match.version)
        assert len(boards) == len(calls) == 1


async def test_a_vote_says_on_the_phone_what_is_asked(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        table = await sat(house, bot, [ann, bob])
        await next_board(ann, house.channel, 0)
        await turn_over(bot, table.id)
        table = await turn_over(bot, table.id)
        _, begun = undo_points(table, UserId(ann.id))
        assert begun is not None
        await bot.services.votes.propose(table.id, UserId(ann.id), VoteKind.UNDO, subject=BackTo(begun))
        await vote_of(bob, house.channel)
        await _idle(bot)
    texts = [ping.notification for ping in _notified(house) if "vote" in ping.notification]
    (text,) = (re.sub("[\u2068\u2069]", "", each) for each in texts)
    assert text.startswith(f"🗳️ @{bob.name}, please vote at Table {table.id}. {ann.name} asks to take back")
    assert text.endswith(")"), "whose turns, and nothing is missing behind a colon"


async def test_the_board_that_a_call_becomes_marks_whom_it_has_called(house: House) -> None:
    people = house.people[:2]
    async with house.bot() as bot:
        table = await sat(house, bot, people)
        board = await board_of(people[0], house.channel)
        first = awaited(table, people)
        await _idle(bot)
    assert board.is_v2
    assert board.mentions == [first.id]
    assert board.raw["notification"]["text"].startswith(f"@{first.name}, it’s your turn at Table {table.id}. Step 1")


async def _halfway(house: House, bot: CivBot) -> tuple[Table, Person]:
    """A table of which Discord has the call alone: what was to become of it is refused, for long."""
    house.playground.faults.status(503, **EDITING, times=10**6)
    table = await sat(house, bot, house.people[:2])
    first = awaited(table, house.people[:2])

    async def look() -> bool | None:
        return True if pings(house, first) else None

    await first.until(look)
    return table, first


async def _only_message(house: House, person: Person) -> Message:
    """The one message that anyone sees, beside that which has closed the words."""
    found = [each for each in await person.messages(house.channel) if not each.ephemeral]
    (message,) = [each for each in found if "words are closed" not in each.text]
    return message


async def test_a_call_that_the_bot_died_behind_becomes_the_board_and_calls_nobody_twice(house: House) -> None:
    async with house.bot() as bot:
        _, first = await _halfway(house, bot)
        assert not (await _only_message(house, first)).is_v2
    house.playground.faults.clear()
    house.playground.forget_nonces()
    async with house.bot() as bot:
        board = await board_of(first, house.channel)
        await _idle(bot)
        assert (await _only_message(house, first)).id == board.id
        assert len(pings(house, first)) == 1
        assert not board.raw["content"]


async def test_a_call_is_finished_where_the_game_has_gone_on_meanwhile(house: House) -> None:
    """What is to be done has changed by then: the words of the call are not looked for."""
    async with house.bot() as bot:
        table, first = await _halfway(house, bot)
        number = (await bot.services.tables.look(table.id)).number
    house.playground.faults.clear()
    house.playground.forget_nonces()
    async with without_bot(house) as services:
        table = await services.tables.look(table.id)
        assert table.match is not None
        action = greedy_policy(observe(civ_game(table.match), table.waiting[0]), random.Random(1))
        table = await services.tables.submit(table.id, UserId(first.id), [action.text], version=table.match.version)
        assert table.number == number + 1
    async with house.bot() as bot:
        await board_of(first, house.channel)
        await _idle(bot)
        await _only_message(house, first)
        assert len(pings(house, first)) == 1


async def test_a_call_that_is_over_before_it_became_a_board_goes(house: House) -> None:
    people = house.people[:2]
    async with house.bot() as bot:
        table, first = await _halfway(house, bot)
        call = await _only_message(house, first)
        await turn_over(bot, table.id)
        house.playground.faults.clear()
        (other,) = {*people} - {first}
        board = await next_board(other, house.channel, call.id)
        await _idle(bot)
        assert (await _only_message(house, first)).id == board.id
        assert [len(pings(house, person)) for person in (first, other)] == [1, 1]


async def test_a_vote_that_the_bot_died_behind_is_finished_too(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        table = await sat(house, bot, [ann, bob])
        await next_board(ann, house.channel, 0)
        await _idle(bot)
        house.playground.faults.status(503, **EDITING, times=10**6)
        before = len(pings(house, bob))
        await bot.services.votes.propose(table.id, UserId(ann.id), VoteKind.PAUSE)

        async def look() -> bool | None:
            return True if len(pings(house, bob)) > before else None

        await bob.until(look)
    house.playground.faults.clear()
    house.playground.forget_nonces()
    async with house.bot() as bot:
        vote = await vote_of(bob, house.channel)
        await _idle(bot)
        assert not vote.raw["content"]
        assert len(pings(house, bob)) == before + 1
        messages = [each for each in await bob.messages(house.channel) if "vote" in each.text]
        assert [each.id for each in messages] == [vote.id]


async def test_a_call_that_somebody_has_deleted_at_once_leaves_the_board_there(house: House) -> None:
    house.playground.faults.slow(0.5, **EDITING)
    async with house.bot() as bot:
        table = await sat(house, bot, house.people[:2])
        first = awaited(table, house.people[:2])
        call = await first.wait_for(house.channel, lambda message: first.mention in message.text)
        await first.api.call("delete_any_message", channel=str(house.channel.id), message=str(call.id))
        board = await board_of(first, house.channel)
        await _idle(bot)
        assert board.id > call.id
        assert len(pings(house, first)) == 1
        assert not (await bot.services.tables.look(table.id)).is_placeless


async def test_what_the_log_tells_is_not_told_again_by_the_board_below_it(house: House) -> None:
    people = house.people[:2]
    async with house.bot() as bot:
        table = await sat(house, bot, people)
        while civ_game((await turn_over(bot, table.id)).match).position.turns < 4:
            await ui_of(bot).announcer.idle()
        await ui_of(bot).announcer.idle()
        shown = [message for message in await people[0].messages(house.channel) if message.is_v2]
        boards = [message for message in shown if any(button.label == "My hand" for button in message.buttons)]
        logs = [message.text for message in shown if not message.buttons and " played " in message.text]
        assert len(boards) == 1
        assert logs
        assert " played " not in boards[0].text
        asked = [await person.slash("civ table", channel=house.channel) for person in people]
        texts = [(await each.message()).text for each in asked]
        assert any(" played " in each for each in texts), "whoever asks is told all that is new"
