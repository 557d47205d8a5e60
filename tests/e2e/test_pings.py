"""Who is called to his turn, how, how often; and what is left of it when the turn is over."""

import asyncio
import os
import random
import re
from collections import Counter
from datetime import timedelta

from bot.client import CivBot
from bot.manager.values import Clock, Options, Place, Table, TableId, UserId
from bot.playground import Message, Person
from bot.rules import parse
from tests.e2e.house import House, Player, board_of, is_playable

TURNS = int(os.environ.get("CIV_TURNS", "60"))
DAY = Clock(24 * 3600)


async def _sat(house: House, bot: CivBot, people: list[Person], clock: Clock | None = None) -> Table:
    """A table that has just begun in the channel."""
    tables = bot.services.tables
    place = Place(house.guild.id, house.channel.id, "en")
    options = Options(len(people), "classic", False, "turn_end", clock=clock)
    table = await tables.create(UserId(people[0].id), people[0].name, place, options)
    for person in people[1:]:
        await tables.join(table.id, UserId(person.id), person.name)
    return await tables.begin(table.id, UserId(people[0].id))


async def _choose(house: House, person: Person, how: str, **more: object) -> Message:
    return await (await person.slash("settings notify", channel=house.channel, how=how, **more)).message()


async def _turn_over(bot: CivBot, number: TableId) -> Table:
    """The first person awaited plays his turn to its end."""
    tables = bot.services.tables
    table = await tables.look(number)
    assert table.game is not None
    seat, turns = table.waiting[0], table.game.position.turns
    user, dice = table.sitters[seat].user_id, random.Random(table.number)
    while table.game is not None and table.waiting and table.game.position.turns == turns:
        legal = table.game.legal(seat)
        action = next((each for each in legal if each.text == "end"), None) or dice.choice(legal)
        table = await tables.submit(number, user, [parse(action.text)], version=table.game.version)
    return table


def _awaited(table: Table, people: list[Person]) -> Person:
    return next(person for person in people if person.id == table.sitters[table.waiting[0]].user_id)


def _pings(house: House, person: Person) -> list[str]:
    return [ping.text for ping in house.playground.record.pings if ping.user_id == person.id]


async def test_who_wants_direct_messages_is_named_at_the_table_and_told_there_once(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        for person in (ann, bob):
            assert "direct message" in (await _choose(house, person, "direct")).text
        table = await _sat(house, bot, [ann, bob])
        first = _awaited(table, [ann, bob])
        place = await first.dm()
        ping = await first.wait_for(place, "it is your turn")
        assert f"**Table {table.id}**" in ping.text
        assert str(house.channel.id) in ping.text
        board = await first.wait_for(house.channel, is_playable)
        assert first.mention not in board.text
        assert first.name in board.text
        await Player(first, "Culture", 1).turn(board)
        over = await first.wait_for(place, "no longer your turn")
        assert over.id == ping.id
        other = bob if first is ann else ann
        await other.wait_for(await other.dm(), "it is your turn")
        assert [len(_pings(house, person)) for person in (first, other)] == [1, 1]
    assert house.playground.refusals == []


async def test_closed_direct_messages_fall_back_to_mentions_and_say_so_once(house: House) -> None:
    ann, bob = house.people[:2]
    await ann.takes_dms(False)
    async with house.bot() as bot:
        await _choose(house, ann, "direct")
        table = await _sat(house, bot, [ann, bob])
        while _awaited(table, [ann, bob]) is bob:
            table = await _turn_over(bot, table.id)
        ping = await ann.wait_for(house.channel, "does not let me send you direct messages")
        assert ann.mention in ping.text
        assert "it is your turn" in ping.text
        assert len(_pings(house, ann)) == 1
        await _turn_over(bot, table.id)
        await ann.wait_for(house.channel, lambda message: message.id == ping.id and "no longer" in message.text)
        await _turn_over(bot, table.id)
        await ann.wait_for(
            house.channel,
            lambda message: message.id > ping.id and is_playable(message) and ann.mention in message.text,
        )
        assert len(_pings(house, ann)) == 2
        assert sum("does not let me" in text for text in _pings(house, ann)) == 1
        refused = [each for each in house.playground.refusals if each.error and each.error.get("code") == 50007]
        assert len(refused) == 1


async def test_reminders_come_at_half_and_near_the_end_and_go_when_the_turn_is_over(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        table = await _sat(house, bot, [ann, bob], DAY)
        person = _awaited(table, [ann, bob])
        await board_of(person, house.channel)
        house.later = timedelta(hours=12, minutes=1)
        await bot.services.tables.ring_due()
        half = await person.wait_for(house.channel, "half of your time")
        assert person.mention in half.text
        off = await (await person.slash("settings reminders", channel=house.channel, soon=False)).message()
        assert "off" in off.text
        house.later = timedelta(hours=22)
        await bot.services.tables.ring_due()
        table = await _turn_over(bot, table.id)
        other = _awaited(table, [ann, bob])
        await other.wait_for(house.channel, lambda message: is_playable(message) and other.mention in message.text)
        await _gone(person, half)
        assert len(_pings(house, person)) == 2  # the call and one reminder


async def _gone(person: Person, message: Message) -> None:
    async def look() -> bool | None:
        return None if any(each.id == message.id for each in await person.messages(message.channel_id)) else True

    await person.until(look)


async def test_a_table_that_comes_late_into_a_digest_is_told_in_a_new_message(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        hour = (bot.services.tables.now() + timedelta(hours=3)).hour
        await _choose(house, ann, "digest", hour=hour)
        await _choose(house, bob, "none")
        mine: list[Table] = []
        while len(mine) < 2:
            table = await _sat(house, bot, [ann, bob])
            mine += [table] if _awaited(table, [ann, bob]) is ann else []
        outbox, now = bot.services.tables.outbox, bot.services.tables.now()
        late, _ = [each for each in await outbox.unsent(100) if each.user_id == ann.id]
        await outbox.delay([late.id], now + timedelta(hours=27))
        house.later = timedelta(hours=3)
        bot.desk.notifier.wake()
        await ann.wait_for(await ann.dm(), f"Table {mine[1].id}")
        house.later = timedelta(hours=28)
        bot.desk.notifier.wake()
        digest = await ann.wait_for(await ann.dm(), "2 tables wait for you")
        assert f"Table {late.table}" in digest.text


async def test_a_daily_digest_names_all_tables_in_one_message(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        hour = (bot.services.tables.now() + timedelta(hours=3)).hour
        told = await _choose(house, ann, "digest", hour=hour)
        assert f"{hour}:00" in told.text
        await _choose(house, bob, "none")
        table, waiting = await _sat(house, bot, [ann, bob]), 0
        waiting += _awaited(table, [ann, bob]) is ann
        while waiting < 3:
            table = await _sat(house, bot, [ann, bob])
            waiting += _awaited(table, [ann, bob]) is ann
        await ann.wait_for(house.channel, f"Table {table.id}")
        assert _pings(house, ann) == []
        house.later = timedelta(hours=3)
        bot.desk.notifier.wake()
        digest = await ann.wait_for(await ann.dm(), "3 tables wait for you")
        assert digest.text.count("it is your turn") == 3
        assert len(_pings(house, ann)) == 1
        assert _pings(house, bob) == []


async def test_after_two_days_down_everybody_hears_once_of_what_still_waits(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        for person in (ann, bob):
            await _choose(house, person, "direct")
        house.playground.faults.status(503, method="POST", path="/channels/*/messages", times=10**6)
        numbers = [(await _sat(house, bot, [ann, bob], DAY)).id for _ in range(6)]
    house.playground.faults.clear()
    house.later = timedelta(days=2)
    async with house.bot() as bot:
        calls = Counter[UserId]()
        for number in numbers:
            table = await bot.services.tables.look(number)
            calls[table.sitters[table.waiting[0]].user_id] += 1
            assert not table.sitters[table.waiting[0]].is_automatic
        for person in (ann, bob):
            count = calls[UserId(person.id)]
            if count:
                text = "it is your turn" if count == 1 else f"{count} tables wait for you"
                await person.wait_for(await person.dm(), text)
            assert len(_pings(house, person)) == (1 if count else 0)
        await bot.services.tables.ring_due()

        async def look() -> bool | None:
            return None if await bot.services.tables.outbox.unsent(100) else True

        await ann.people.until(look, 5, ann.id)


async def _play(house: House, bot: CivBot, people: list[Person], called: Counter[tuple[int, int]], turns: int) -> None:
    """So many turns at tables of these people, each begun by whoever plays it only once he has been called."""
    table: Table | None = None
    for _ in range(turns):
        if table is None or not table.waiting:
            table = await _sat(house, bot, people)
        person = _awaited(table, people)
        called[table.id, person.id] += 1

        async def look(key: tuple[int, int] = (table.id, person.id)) -> bool | None:
            return True if _count(house)[key] >= called[key] else None

        await person.until(look, 60)
        table = await _turn_over(bot, table.id)


def _count(house: House) -> Counter[tuple[int, int]]:
    """By table and person, the pings so far: one message may name several tables."""
    found = Counter[tuple[int, int]]()
    for ping in house.playground.record.pings:
        tables = re.findall(r"\*\*Table (\d+)\*\*", ping.text) or re.findall(r"Table (\d+)", ping.text)[:1]
        found.update((int(table), ping.user_id) for table in tables)
    return found


async def _trouble(house: House, dice: random.Random) -> None:
    """What Discord and the network do on a bad day, over and over."""
    faults = house.playground.faults
    while True:
        await asyncio.sleep(dice.uniform(0.2, 1.0))
        path = dice.choice(("/channels/*/messages", "/channels/*/messages/*", "/users/@me/channels"))
        match dice.randrange(5):
            case 0:
                faults.status(500, path=path, after=dice.random() < 0.5)
            case 1:
                faults.rate_limit(0.05, path=path)
            case 2:
                faults.drop(path=path, after=dice.random() < 0.5)
            case 3:
                faults.slow(0.3, path=path)
            case _:
                await house.playground.gateway.drop()


async def test_no_ping_is_lost_or_doubled_whatever_goes_wrong(house: House) -> None:
    ann, bob, chloe, dan = house.people
    called = Counter[tuple[int, int]]()
    async with house.bot() as bot:
        await bot.services.tables.set_guild_preference(house.guild.id, "display", "text")
        for person in (bob, dan):
            await _choose(house, person, "direct")
        trouble = asyncio.create_task(_trouble(house, random.Random(7)))
        try:
            crews = ([ann, bob], [chloe, dan], [ann, chloe], [bob, dan])
            each = -(-TURNS // len(crews))
            await asyncio.gather(*(_play(house, bot, crew, called, each) for crew in crews))
        finally:
            trouble.cancel()
            house.playground.faults.clear()
    surplus = _count(house) - called
    awaited = sum(surplus.values())
    assert awaited <= len(crews), surplus  # whose turn it was when the test had seen enough
    assert max(surplus.values(), default=0) <= 1, surplus
    assert not called - _count(house)
