"""A bot that is killed after Discord has taken a public message, and before the bot noted it, sends no second one."""

import asyncio
import sqlite3
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, closing

import pytest

from bot.client import CivBot
from bot.games.civ.game import CIV, Choices
from bot.pages.ui import ui_of
from bot.playground.people import Message, Person
from bot.table.values import Options, Place, UserId
from bot.table.vote import VoteKind
from tests.e2e import killed_bot
from tests.e2e.callings import all_told, awaited, choose, met, pings, sat, without_bot
from tests.e2e.cups import (
    CUP,
    WHY,
    announced,
    begun,
    called,
    is_announcement,
    opened_check_in,
    own_table,
    pressed,
    private_thread,
    quicken,
    reasoned,
    said,
)
from tests.e2e.house import House, Player, board_of, is_playable, number_of, thread_of, vote_of
from tests.e2e.panels import set_server
from tests.e2e.test_tournaments import play_on

pytestmark = [pytest.mark.usefixtures("with_features"), pytest.mark.slow]

BOTH = pytest.mark.parametrize("is_long", [False, True], ids=["at once", "after hours"])
"""When the bot is back: after some minutes Discord knows no longer by which nonces messages were sent."""


@asynccontextmanager
async def speechless(house: House) -> AsyncGenerator[CivBot]:
    """The bot, of which Discord takes no message in the channel; so all of them are due when it stops."""
    house.playground.faults.status(503, method="POST", path=f"/channels/{house.channel.id}/messages", times=10**6)
    async with house.bot() as bot:
        quicken(bot)
        yield bot
    house.playground.faults.clear()


async def killed_at(
    house: House,
    path: str,
    act: Callable[[], Awaitable[object]] | None = None,
    *,
    is_long: bool,
    method: str = "POST",
) -> None:
    """The bot posts to this path, as it has to or as somebody acts, and is killed before it hears that it has."""
    before = _sent(house)
    fault = house.playground.faults.slow(600, method=method, path=path, after=True)
    process = killed_bot.start(killed_bot.fork_server(), house.playground, house.database)
    try:
        await killed_bot.ready(house.playground, process)
        if act is not None:
            await act()
        await met(fault)
        await house.people[0].until(lambda: _is_done(house, method, before))
    finally:
        process.kill()
        await asyncio.to_thread(process.join)
    await house.playground.people.bot_gone()
    house.playground.faults.clear()
    if is_long:
        house.playground.forget_nonces()


async def killed_at_each(house: House, count: int, *, is_long: bool) -> None:
    """The bot sends so many messages to the channel, and is killed at each of them."""
    for _ in range(count):
        await killed_at(house, f"/channels/{house.channel.id}/messages", is_long=is_long)


def _sent(house: House) -> set[int]:
    """The messages and channels that are there: by their ids, since one may be deleted while another is sent."""
    world = house.playground.world
    return {*world.channels, *(number for messages in world.messages.values() for number in messages)}


async def _is_done(house: House, method: str, before: set[int]) -> bool | None:
    """Whether Discord has done it: something has been sent, or deleted."""
    after = _sent(house)
    return bool(before - after if method == "DELETE" else after - before) or None


async def all_announced(bot: CivBot) -> None:
    """Until everything is announced, of the cup and of its tables."""
    quicken(bot)
    await bot.services.tournaments.idle()
    await ui_of(bot).tournament_announcer.wait_until_announced(CUP)
    await ui_of(bot).announcer.idle()


async def seen(house: House, who: Person) -> list[Message]:
    return [message for message in await who.messages(house.channel) if not message.ephemeral]


async def check_once(house: House, *parts: str) -> list[Message]:
    """Each of these is said by one message, and no two messages say the same; all messages, in order."""
    messages = await seen(house, house.people[2])
    texts = Counter(message.text for message in messages)
    assert [text for text, count in texts.items() if count > 1] == [], "doubled"
    for part in parts:
        assert sum(part in text for text in texts) == 1, (part, list(texts))
    return messages


@BOTH
async def test_a_tournament_is_announced_once(house: House, *, is_long: bool) -> None:
    async with speechless(house):
        await (
            await house.people[0].slash(
                "tournament new",
                channel=house.channel,
                title="Cup",
                start="1h",
                official=False,
                referee=house.people[1],
            )
        ).settled()
    await killed_at_each(house, 1, is_long=is_long)
    async with house.bot() as bot:
        await all_announced(bot)
        # and whoever is to referee has been asked
        (message,) = filter(is_announcement, await check_once(house, "Cup"))
        assert "registered" in (await pressed(house.people[2], message, "Register")).text
        await all_announced(bot)
        assert (await house.people[2].refreshed(message)).edited
    assert house.playground.refusals == []


@BOTH
async def test_who_is_called_to_the_check_in_is_called_once(house: House, *, is_long: bool) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        quicken(bot)
        await (await ann.press(await announced(house, bob), "Register")).settled()
        await all_announced(bot)
    before = len(house.playground.record.pings)
    async with speechless(house):
        console = await said(ann, house, "referee console")
        await pressed(ann, await pressed(ann, console, "Open check-in"), "Open check-in")
    await killed_at_each(house, 1, is_long=is_long)
    async with house.bot() as bot:
        await all_announced(bot)
        await check_once(house, "say that you’re there")
        assert [ping.user_id for ping in house.playground.record.pings[before:]] == [ann.id]
        await pressed(ann, await ann.wait_for(house.channel, "say that you’re there"), "Check in")
    assert house.playground.refusals == []


@BOTH
async def test_the_end_of_the_check_in_is_told_once(house: House, *, is_long: bool) -> None:
    """Its line in the channel, and who does not play."""
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        quicken(bot)
        announcement = await announced(house, bob)
        await said(ann, house, "tournament computers", count=4)
        await (await ann.press(announcement, "Register")).settled()
        console = await said(ann, house, "referee console")
        await pressed(ann, await pressed(ann, console, "Open check-in"), "Open check-in")
        await pressed(ann, await ann.wait_for(house.channel, "say that you’re there"), "Check in")
        await all_announced(bot)
    async with speechless(house):
        console = await said(ann, house, "referee console")
        await pressed(ann, await pressed(ann, console, "Close check-in"), "Close check-in")
    pings = len(house.playground.record.pings)
    await killed_at_each(house, 2, is_long=is_long)
    async with house.bot() as bot:
        await all_announced(bot)
        await check_once(house, "Check-in is closed", "no seat for you")
    assert len(house.playground.record.pings) == pings + 1
    assert house.playground.refusals == []


async def checked_in(house: House, bot: CivBot) -> None:
    """A cup of Ann, who is there, and three computers; Bob is its referee."""
    ann = house.people[0]
    await opened_check_in(house, bot, 3)
    await (await ann.press(await ann.wait_for(house.channel, "say that you’re there"), "Check in")).settled()
    await all_announced(bot)


@BOTH
async def test_a_draw_and_the_bracket_are_shown_once(house: House, *, is_long: bool) -> None:
    async with house.bot() as bot:
        await checked_in(house, bot)
    async with speechless(house) as bot:
        await said(house.people[0], house, "tournament draw")
        await own_table(bot, house.people[0])
    await killed_at_each(house, 3, is_long=is_long)
    async with house.bot() as bot:
        await all_announced(bot)
        messages = await check_once(house, "the draw", "nobody helps")
        (bracket,) = [each for each in messages if any(button.label == "Standings" for button in each.buttons)][1:]
        assert bracket.attachments
    assert house.playground.refusals == []


@BOTH
async def test_a_table_of_a_round_gets_one_thread_and_one_introduction(house: House, *, is_long: bool) -> None:
    ann = house.people[0]
    async with house.bot() as bot:
        await checked_in(house, bot)
    await killed_at(
        house, f"/channels/{house.channel.id}/threads",
        lambda: ann.slash("tournament draw", channel=house.channel), is_long=is_long,
    )  # fmt: skip
    place = await thread_of(ann)
    for _ in range(2):  # who sits where, and the board
        await killed_at(house, f"/channels/{place.id}/messages", is_long=is_long)
    async with house.bot() as bot:
        table = await bot.services.tables.look(await own_table(bot, ann))
        await all_announced(bot)
        await board_of(ann, place)
        assert table.place.channel_id == place.id
        assert [each.type for each in await ann.channels()].count(11) == 1
        assert len(await ann.messages(place)) == 2
        # that the referee has accepted, the check-in, and her turn
        assert [ping.user_id for ping in house.playground.record.pings].count(ann.id) == 3
    assert house.playground.refusals == []


@BOTH
async def test_the_referee_is_called_once(house: House, *, is_long: bool) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        await begun(house, bot, 3)
        await own_table(bot, ann)
        board = await board_of(ann, await thread_of(ann))
        await all_announced(bot)
    await killed_at(house, f"/channels/{house.channel.id}/threads", lambda: called(ann, board), is_long=is_long)
    place = next(each for each in house.playground.world.channels.values() if each.type == 12)
    await killed_at(house, f"/channels/{place.id}/messages", is_long=is_long)
    async with house.bot() as bot:
        await all_announced(bot)
        private = await bob.until(lambda: private_thread(bob))
        assert [each.type for each in await bob.channels()].count(12) == 1
        (message,) = await bob.messages(private)
        assert "calls you" in message.text
        # that he is asked to referee, and the call
        assert [ping.user_id for ping in house.playground.record.pings].count(bob.id) == 2
    assert house.playground.refusals == []


@BOTH
async def test_a_line_for_a_table_is_told_once(house: House, *, is_long: bool) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        await begun(house, bot, 3)
        await own_table(bot, ann)
        place = await thread_of(ann)
        await board_of(ann, place)
        await all_announced(bot)
        house.playground.faults.status(503, method="POST", path=f"/channels/{place.id}/messages", times=10**6)
        console = await said(bob, house, "referee console")
        judge = await (await bob.select(console, console.selects[-1].custom_id, ["1-1"])).message()
        whom = await pressed(bob, judge, "Warning")
        await reasoned(bob, await pressed(bob, whom, "Ann"), "Confirm, with a reason")
    house.playground.faults.clear()
    await killed_at(house, f"/channels/{place.id}/messages", is_long=is_long)
    async with house.bot() as bot:
        await all_announced(bot)
        assert sum(WHY in message.text for message in await ann.messages(place)) == 1
    assert house.playground.refusals == []


@BOTH
async def test_the_end_of_a_tournament_is_told_once_and_not_forgotten(house: House, *, is_long: bool) -> None:
    """Also where the tournament was over when the bot was killed, so that nothing goes on in it."""
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        await begun(house, bot, 3)
        await own_table(bot, ann)
        await all_announced(bot)
    async with speechless(house) as bot:
        await play_on(bot, ann, bob, house)
        await bot.services.tournaments.idle()
    await killed_at_each(house, 3, is_long=is_long)
    async with house.bot() as bot:
        await all_announced(bot)
        messages = await seen(house, ann)
        assert max(Counter(message.text for message in messages).values()) == 1
        texts = [message.text for message in messages if not message.is_v2]
        assert sum("wins the final" in text for text in texts) == 1
        assert sum("last hash" in text for text in texts) == 1
        ends = [each for each in messages if any(button.label == "Archive" for button in each.buttons)]
        assert [is_announcement(each) for each in ends].count(False) == 2
    assert house.playground.refusals == []


async def _idle(bot: CivBot) -> None:
    await ui_of(bot).announcer.idle()
    await all_told(bot)


async def _public(house: House, who: Person) -> list[Message]:
    return [message for message in await who.messages(house.channel) if not message.ephemeral]


@BOTH
async def test_a_list_of_tables_is_there_once_and_kept_up_to_date(house: House, *, is_long: bool) -> None:
    ann = house.people[0]
    hall = await house.playground.people.channel(house.guild, "hall")
    async with house.bot() as bot:
        fault = house.playground.faults.status(503, method="POST", path=f"/channels/{hall.id}/messages", times=10**6)
        await set_server(ann, house.channel, "dashboard", hall)
        await met(fault)
    house.playground.faults.clear()
    await killed_at(house, f"/channels/{hall.id}/messages", is_long=is_long)
    async with house.bot() as bot:
        ui_of(bot).context.dashboards.every = 0
        number = number_of(await house.open_table(ann, players=2))
        await ann.wait_for(hall, f"Table {number}")
        assert len(await ann.messages(hall)) == 1
    assert house.playground.refusals == []


@BOTH
async def test_a_lobby_is_there_once_and_can_be_joined(house: House, *, is_long: bool) -> None:
    ann, bob = house.people[:2]
    async with without_bot(house) as services:
        place, options = Place(house.guild.id, house.channel.id, "en"), Options(2, CIV, Choices().to_json())
        await services.lobbies.create(UserId(ann.id), ann.name, place, options)
    await killed_at_each(house, 1, is_long=is_long)
    async with house.bot() as bot:
        await _idle(bot)
        (lobby,) = await _public(house, ann)
        await (await bob.press(lobby, "Join")).settled()
        assert "Bob" in (await house.full(lobby, ann)).text
    assert house.playground.refusals == []


@BOTH
async def test_a_lobby_that_a_command_has_answered_with_is_there_once(house: House, *, is_long: bool) -> None:
    ann = house.people[0]
    await killed_at(
        house, "/interactions/*/callback",
        lambda: ann.slash("civ new", channel=house.channel, players=2), is_long=is_long,
    )  # fmt: skip
    async with house.bot() as bot:
        await _idle(bot)
        (lobby,) = await _public(house, ann)
        await (await house.people[1].press(lobby, "Join")).settled()
        await house.full(lobby, ann)
    assert house.playground.refusals == []


@pytest.mark.parametrize("way", ["mention", "direct"])
@BOTH
async def test_a_board_is_there_once_whether_or_not_it_calls_anybody(house: House, way: str, *, is_long: bool) -> None:
    people = house.people[:2]
    async with house.bot() as bot:
        for person in people:
            await choose(house, person, way)
        house.playground.faults.status(503, method="POST", path=f"/channels/{house.channel.id}/messages", times=10**6)
        table = await sat(house, bot, people)
    house.playground.faults.clear()
    await killed_at_each(house, 1, is_long=is_long)
    async with house.bot() as bot:
        await _idle(bot)
        (board,) = await _public(house, people[0])
        assert f"Table {table.id}" in board.text
        assert is_playable(board)
        assert len(house.playground.record.pings) == 1
        await Player(awaited(table, people), "Culture", 1).turn(board)
    assert house.playground.refusals == []


@BOTH
async def test_the_board_of_a_game_that_is_over_is_there_once(house: House, *, is_long: bool) -> None:
    people = house.people[:2]
    async with house.bot() as bot:
        table = await sat(house, bot, people)
        await _idle(bot)
        house.playground.faults.status(503, method="POST", path=f"/channels/{house.channel.id}/messages", times=10**6)
        for person in people:
            await bot.services.votes.propose(table.id, UserId(person.id), VoteKind.CANCEL)
    house.playground.faults.clear()
    await killed_at_each(house, 1, is_long=is_long)
    async with house.bot() as bot:
        await _idle(bot)
        messages = await _public(house, people[0])
        assert sum(any(b.label == "Rematch" for b in each.buttons) for each in messages) == 1
        assert max(Counter(each.text for each in messages).values()) == 1
    assert house.playground.refusals == []


@pytest.mark.parametrize("way", ["mention", "direct"])
@BOTH
async def test_a_vote_is_there_once_whether_or_not_it_calls_anybody(house: House, way: str, *, is_long: bool) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        for person in (ann, bob):
            await choose(house, person, way)
        table = await sat(house, bot, [ann, bob])
        await _idle(bot)
    async with without_bot(house) as services:
        await services.votes.propose(table.id, UserId(ann.id), VoteKind.PAUSE)
    before = len(pings(house, bob))
    await killed_at_each(house, 1, is_long=is_long)
    async with house.bot() as bot:
        await _idle(bot)
        vote = await vote_of(bob, house.channel)
        assert [each.id for each in await _public(house, ann) if "vote" in each.text] == [vote.id]
        assert len(pings(house, bob)) == before + 1
        await (await bob.press(vote, "Agree")).settled()
    assert house.playground.refusals == []


@BOTH
async def test_new_laws_are_told_once(house: House, *, is_long: bool) -> None:
    people = house.people[:2]
    async with house.bot() as bot:
        table = await sat(house, bot, people)
        await _idle(bot)
    with closing(sqlite3.connect(house.database.removeprefix("sqlite:///"))) as raw, raw:
        raw.execute("UPDATE games SET laws = 1, checksum = NULL")
    async with without_bot(house) as services:
        await services.votes.propose(table.id, UserId(people[0].id), VoteKind.PAUSE)  # there is something to show
    await killed_at_each(house, 1, is_long=is_long)
    async with house.bot() as bot:
        await _idle(bot)
        assert sum("New at all tables" in each.text for each in await _public(house, people[0])) == 1
    assert house.playground.refusals == []


async def test_a_table_that_is_hidden_stays_hidden_where_the_bot_dies_while_deleting(house: House) -> None:
    people = house.people[:2]
    async with house.bot() as bot:
        table = await sat(house, bot, people)
        await _idle(bot)
        fault = house.playground.faults.status(503, method="DELETE", times=10**6)
        await (await people[0].slash("moderate hide", channel=house.channel, table=table.id, reason="Spam")).settled()
        await met(fault)
    house.playground.faults.clear()
    await killed_at(house, "/channels/*/messages/*", method="DELETE", is_long=True)
    async with house.bot() as bot:
        await _idle(bot)
        assert not any(each.buttons or each.is_v2 for each in await _public(house, people[0]))
    assert {each.status for each in house.playground.refusals} == {404}, "it is deleted by then"
