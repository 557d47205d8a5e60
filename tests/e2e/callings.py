"""Tables whose turns go by quickly, and how often their people were called."""

import asyncio
import random
import re
from collections import Counter
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from datetime import timedelta

from bot.client import CivBot
from bot.discord.permission_bits import INVITED
from bot.games.civ.ai.greedy import greedy_policy
from bot.games.civ.game import CIV, GAMES, Choices, civ_game
from bot.games.civ.rules import observe
from bot.manager.services import Services, make_services
from bot.playground.faults import Fault
from bot.playground.people import ChannelRef, Message, Person
from bot.records.rating import ALL_SERVERS, OPPONENTS, PROVISIONAL, START, points_of
from bot.records.seasons import season_of
from bot.store import Store
from bot.store.schema import ratings
from bot.table.limits import Limits
from bot.table.table import Table
from bot.table.values import Clock, Options, Place, Status, TableId, UserId
from tests.e2e.house import PATIENCE, House, play_on
from tests.e2e.panels import choose_own, set_own


async def sat(house: House, bot: CivBot, people: list[Person], clock: Clock | None = None, computers: int = 0) -> Table:
    """A table that has just begun in the channel."""
    return await begun(house, bot.services, people, clock, computers)


async def begun(
    house: House,
    services: Services,
    people: Sequence[Person],
    clock: Clock | None = None,
    computers: int = 0,
    channel: ChannelRef | None = None,
) -> Table:
    """A table of a channel, the usual one unless named, that has just begun, with or without the bot."""
    place = Place(house.guild.id, (channel or house.channel).id, "en")
    options = Options(len(people) + computers, CIV, Choices().to_json(), clock=clock)
    table = await services.lobbies.create(UserId(people[0].id), people[0].name, place, options, computers=computers)
    for person in people[1:]:
        await services.lobbies.join(table.id, UserId(person.id), person.name)
    return await services.lobbies.begin(table.id, UserId(people[0].id))


async def told_directly(house: House, bot: CivBot, clock: Clock | None = None) -> tuple[Table, Person, Person]:
    """A table of two who are told directly; who is awaited there, and the other."""
    people = house.people[:2]
    for person in people:
        await choose(house, person, "direct")
    table = await sat(house, bot, people, clock)
    first = awaited(table, people)
    return table, first, people[0] if first is people[1] else people[1]


async def go_to_a_club(house: House, owner: Person, others: Sequence[Person]) -> None:
    """To a server on which the bot alone may make private threads, and whose people may only read and ask it."""
    people = house.playground.people
    reading = ("VIEW_CHANNEL", "READ_MESSAGE_HISTORY", "USE_APPLICATION_COMMANDS")
    guild = await people.guild("Club", owner, others, bot=False, everyone=reading)
    house.channel = await people.channel(guild, "table")
    await people.join(guild, permissions=INVITED)


@asynccontextmanager
async def without_bot(house: House) -> AsyncGenerator[Services]:
    """The tables, changed while no bot tells of it."""
    store = await Store.open(house.database, GAMES)
    services = make_services(store, now=house.now, random=random.Random(1), games=GAMES, limits=Limits(tick=None))
    yield services
    await services.stop()
    await store.close()


async def all_told(bot: CivBot) -> None:
    """Until there is nothing left to tell anybody."""
    async with asyncio.timeout(PATIENCE):
        while await bot.services.outbox.unsent(10):
            await bot.services.alarm.run_due()
            await asyncio.sleep(0.05)  # what is written to the database rings no bell


async def met(fault: Fault) -> None:
    """Until a request has got this trouble: people hear of what is asked only once it is done."""
    await asyncio.wait_for(fault.reached.wait(), PATIENCE)


async def choose(house: House, person: Person, how: str, hour: int | None = None) -> Message:
    page = await set_own(person, house.channel, "notify", how)
    return page if hour is None else await choose_own(person, page, "hour", str(hour))


async def ranked(house: House, people: Sequence[Person], *, games: int = PROVISIONAL - 1) -> None:
    """Ratings of these people, the best first, so that each has a rank after one more game: no one was ever there."""
    store = await Store.open(house.database, GAMES)
    rows = [
        {
            "scope": scope, "season": season_of("quarter", house.now()), "user_id": person.id, "mu": START - number,
            "sigma": 5.0, "points": points_of(START - number), "games": games, "season_games": games,
            "last_at": house.now() - timedelta(hours=1), "opponents": OPPONENTS,
        }
        for scope in (house.guild.id, ALL_SERVERS)
        for number, person in enumerate(people)
    ]  # fmt: skip
    async with store.database.writing() as connection:
        await connection.execute(ratings.insert(), rows)
    await store.close()


async def take_turn(services: Services, table: Table) -> Table:
    """The table once the first seat awaited has acted until it is awaited no longer, all in one change.

    A change at a time is shown, so that each action by itself would cost a picture.
    """
    assert table.match is not None
    match, seat, actions, dice = table.match, table.waiting[0], list[str](), random.Random(table.number)
    while seat in match.waiting():
        actions.append(greedy_policy(observe(civ_game(match), seat), dice).text)
        match = match.play(seat, actions[-1])
    user = table.participants[seat].user_id
    return await services.tables.submit(table.id, user, actions, version=table.match.version)


async def turn_over(bot: CivBot, number: TableId) -> Table:
    """The first person awaited plays his turn to its end."""
    services = bot.services
    table = await services.tables.look(number)
    assert table.match is not None
    seat, turns = table.waiting[0], civ_game(table.match).position.turns
    user, dice = table.participants[seat].user_id, random.Random(table.number)
    while table.match is not None and table.waiting and civ_game(table.match).position.turns == turns:
        action = greedy_policy(observe(civ_game(table.match), seat), dice)
        table = await services.tables.submit(number, user, [action.text], version=table.match.version)
    return table


async def play_out(bot: CivBot, number: int, people: Sequence[Person], channel: ChannelRef, *, pressed: int) -> Message:
    """A game to its end: so many turns by people who press, the others without a press; the board of the end."""
    board = await play_on(people, channel, pressed)
    if board is not None:
        return board
    services = bot.services
    table = await services.tables.look(TableId(number))
    while table.status == Status.PLAYING:
        table = await take_turn(services, table)
    return await people[0].wait_for(
        channel, lambda message: not message.ephemeral and any(b.label == "Rematch" for b in message.buttons)
    )


def awaited(table: Table, people: list[Person]) -> Person:
    return next(person for person in people if person.id == table.participants[table.waiting[0]].user_id)


def pings(house: House, person: Person) -> list[str]:
    return [ping.text for ping in house.playground.record.pings if ping.user_id == person.id]


async def gone(person: Person, message: Message) -> None:
    async def look() -> bool | None:
        return None if any(each.id == message.id for each in await person.messages(message.channel_id)) else True

    await person.until(look)


def pings_by_table(house: House) -> Counter[tuple[int, int]]:
    """By table and person, the pings so far: one message may name several tables."""
    found = Counter[tuple[int, int]]()
    for ping in house.playground.record.pings:
        tables = re.findall(r"\*\*Table (\d+)\*\*", ping.text) or re.findall(r"Table (\d+)", ping.text)[:1]
        found.update((int(table), ping.user_id) for table in tables)
    return found


async def trouble(house: House, dice: random.Random) -> None:
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


def is_call(message: Message) -> bool:
    """Whether a direct message calls to a turn: in plain words at first, then by the hand it becomes."""
    return "it’s your turn" in message.text or "Your move" in message.text
