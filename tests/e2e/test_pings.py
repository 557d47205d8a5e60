"""Who is called to his turn, how, how often; and what is left of it when the turn is over."""

import asyncio
import random
from collections import Counter
from datetime import timedelta

import pytest

from bot.client import CivBot
from bot.pages.ui import ui_of
from bot.playground.people import Person
from bot.table.table import Table
from bot.table.values import Clock, UserId
from bot.table.vote import VoteKind
from tests.e2e.callings import awaited, choose, gone, is_call, pings, pings_by_table, sat, trouble, turn_over
from tests.e2e.house import House, Player, board_of, is_playable, nudged
from tests.e2e.panels import set_own

DAY = Clock(24 * 3600)


async def test_who_wants_direct_messages_is_named_at_the_table_and_told_there_once(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        for person in (ann, bob):
            assert "direct message" in (await choose(house, person, "direct")).text
        table = await sat(house, bot, [ann, bob])
        first = awaited(table, [ann, bob])
        place = await first.dm()
        ping = await first.wait_for(place, "Your move")
        assert f"Table {table.id}" in ping.text
        assert str(house.channel.id) in ping.text
        board = await first.wait_for(house.channel, is_playable)
        assert first.mention not in board.text
        assert first.name in board.text
        await Player(first, "Culture", 1).turn(board)
        over = await first.wait_for(place, "no longer your turn")
        assert over.id == ping.id
        other = bob if first is ann else ann
        await other.wait_for(await other.dm(), is_call)
        assert [len(pings(house, person)) for person in (first, other)] == [1, 1]
    assert house.playground.refusals == []


async def test_closed_direct_messages_fall_back_to_mentions_and_say_so_once(house: House) -> None:
    ann, bob = house.people[:2]
    await ann.set_dms(False)
    async with house.bot() as bot:
        await choose(house, ann, "direct")
        table = await sat(house, bot, [ann, bob])
        while awaited(table, [ann, bob]) is bob:
            table = await turn_over(bot, table.id)
        ping = await ann.wait_for(house.channel, "doesn’t let me send you direct messages")
        assert ann.mention in ping.text
        assert "it’s your turn" in ping.text
        assert len(pings(house, ann)) == 1
        await turn_over(bot, table.id)
        await ann.wait_for(house.channel, lambda message: message.id == ping.id and "no longer" in message.text)
        await turn_over(bot, table.id)
        await ann.wait_for(
            house.channel,
            lambda message: message.id > ping.id and is_playable(message) and ann.mention in message.text,
        )
        assert len(pings(house, ann)) == 2
        assert sum("doesn’t let me" in text for text in pings(house, ann)) == 1
        refused = [each for each in house.playground.refusals if each.error and each.error.get("code") == 50007]
        assert len(refused) == 1


async def test_reminders_come_at_half_and_near_the_end_and_go_when_the_turn_is_over(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        table = await sat(house, bot, [ann, bob], DAY)
        person = awaited(table, [ann, bob])
        await board_of(person, house.channel)
        house.later = timedelta(hours=12, minutes=1)
        await bot.services.alarm.run_due()
        half = await person.wait_for(house.channel, "half of your time")
        assert person.mention in half.text
        off = await set_own(person, house.channel, "reminders", "remind_half")
        assert "off" in off.text
        house.later = timedelta(hours=22)
        await bot.services.alarm.run_due()
        table = await turn_over(bot, table.id)
        other = awaited(table, [ann, bob])
        await other.wait_for(house.channel, lambda message: is_playable(message) and other.mention in message.text)
        await gone(person, half)
        assert len(pings(house, person)) == 2  # the call and one reminder


async def test_a_table_that_comes_late_into_a_digest_is_told_in_a_new_message(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        hour = (bot.services.now() + timedelta(hours=3)).hour
        await choose(house, ann, "digest", hour=hour)
        await choose(house, bob, "none")
        mine: list[Table] = []
        while len(mine) < 2:
            table = await sat(house, bot, [ann, bob])
            mine += [table] if awaited(table, [ann, bob]) is ann else []
        outbox, now = bot.services.outbox, bot.services.now()
        late, _ = [each for each in await outbox.unsent(100) if each.user_id == ann.id]
        await outbox.delay([late.id], now + timedelta(hours=27))
        house.later = timedelta(hours=3)
        ui_of(bot).notifier.wake()
        await ann.wait_for(await ann.dm(), f"Table {mine[1].id}")
        house.later = timedelta(hours=28)
        ui_of(bot).notifier.wake()
        digest = await ann.wait_for(await ann.dm(), "2 tables wait for you")
        assert f"Table {late.table}" in digest.text


async def test_a_daily_digest_names_all_tables_in_one_message(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        hour = (bot.services.now() + timedelta(hours=3)).hour
        message = await choose(house, ann, "digest", hour=hour)
        assert f"at {hour % 12 or 12}:00 {'PM' if hour > 11 else 'AM'}" in message.text
        await choose(house, bob, "none")
        table, waiting = await sat(house, bot, [ann, bob]), 0
        waiting += awaited(table, [ann, bob]) is ann
        while waiting < 3:
            table = await sat(house, bot, [ann, bob])
            waiting += awaited(table, [ann, bob]) is ann
        await ann.wait_for(house.channel, f"Table {table.id}")
        assert pings(house, ann) == []
        house.later = timedelta(hours=3)
        ui_of(bot).notifier.wake()
        digest = await ann.wait_for(await ann.dm(), "3 tables wait for you")
        assert digest.text.count("it’s your turn") == 3
        assert len(pings(house, ann)) == 1
        assert pings(house, bob) == []


async def test_after_two_days_down_everybody_hears_once_of_what_still_waits(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        for person in (ann, bob):
            await choose(house, person, "direct")
        house.playground.faults.status(503, method="POST", path="/channels/*/messages", times=10**6)
        numbers = [(await sat(house, bot, [ann, bob], DAY)).id for _ in range(6)]
    house.playground.faults.clear()
    house.later = timedelta(days=2)
    async with house.bot() as bot:
        calls = Counter[UserId]()
        for number in numbers:
            table = await bot.services.tables.look(number)
            calls[table.participants[table.waiting[0]].user_id] += 1
            assert not table.participants[table.waiting[0]].is_automatic
        for person in (ann, bob):
            count = calls[UserId(person.id)]
            if count:
                await person.wait_for(await person.dm(), is_call if count == 1 else f"{count} tables wait for you")
            assert len(pings(house, person)) == (1 if count else 0)
        await bot.services.alarm.run_due()

        async def look() -> bool | None:
            return None if await bot.services.outbox.unsent(100) else True

        await ann.until(look, 5)


async def _play(house: House, bot: CivBot, people: list[Person], called: Counter[tuple[int, int]], turns: int) -> None:
    """So many turns at tables of these people, each begun by whoever plays it only once he has been called."""
    table: Table | None = None
    for _ in range(turns):
        if table is None or not table.waiting:
            table = await sat(house, bot, people)
        person = awaited(table, people)
        called[table.id, person.id] += 1

        async def look(key: tuple[int, int] = (table.id, person.id)) -> bool | None:
            return True if pings_by_table(house)[key] >= called[key] else None

        await person.until(look, 60)
        table = await turn_over(bot, table.id)


@pytest.mark.parametrize("turns", [12, pytest.param(60, marks=pytest.mark.long)])
async def test_no_ping_is_lost_or_doubled_whatever_goes_wrong(house: House, turns: int) -> None:
    ann, bob, chloe, dan = house.people
    called = Counter[tuple[int, int]]()
    async with house.bot() as bot:
        await bot.services.profiles.set_guild_preference(house.guild.id, "display", "text")
        for person in (bob, dan):
            await choose(house, person, "direct")
        bad_day = asyncio.create_task(trouble(house, random.Random(7)))
        try:
            crews = ([ann, bob], [chloe, dan], [ann, chloe], [bob, dan])
            each = -(-turns // len(crews))
            await asyncio.gather(*(_play(house, bot, crew, called, each) for crew in crews))
        finally:
            bad_day.cancel()
            house.playground.faults.clear()
    surplus = pings_by_table(house) - called
    begun = sum(surplus.values())
    assert begun <= len(crews), surplus  # whose turn it was when the test had seen enough
    assert max(surplus.values(), default=0) <= 1, surplus
    assert not called - pings_by_table(house)


@pytest.mark.parametrize(
    ("how", "is_called"), [("mention", True), ("direct", True), ("none", False), ("digest", False)]
)
async def test_a_nudge_calls_nobody_who_wants_to_be_left_alone(house: House, how: str, is_called: bool) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        for person in (ann, bob):
            await choose(house, person, how)
        table = await sat(house, bot, [ann, bob])
        late = awaited(table, [ann, bob])
        other = bob if late is ann else ann
        board = await board_of(other, house.channel)
        message = await nudged(other, board)
        assert not message.ephemeral
        assert [int(user) for user in message.mentions] == ([late.id] if is_called else [])


async def test_nobody_is_nudged_in_a_pause(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        table = await sat(house, bot, [ann, bob])
        for person in (ann, bob):
            await bot.services.votes.propose(table.id, UserId(person.id), VoteKind.PAUSE)
        other = bob if awaited(table, [ann, bob]) is ann else ann
        message = await (await other.press(await board_of(other, house.channel), "Stuck?")).message()
        assert message.ephemeral
        assert "paused" in message.text
