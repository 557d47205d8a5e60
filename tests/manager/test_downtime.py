"""Two days without the bot: all its tables go on as if those days had not been."""

import asyncio
import random
import shutil
import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, Final

import pytest

from bot.games.civ.game import GAMES
from bot.manager.services import Services
from bot.reasons import GameError
from bot.store import Store, deadlines
from bot.table.availability import Availability, parse_availability
from bot.table.errors import TooEarly
from bot.table.limits import Limits
from bot.table.table import Table
from bot.table.values import AtZero, Place, Status, TableId, UserId
from bot.table.values import Clock as TurnClock
from bot.table.vote import VoteKind, subject_from
from tests.manager.craft import Clock, begun, new_services
from tests.table.people import HERE
from tests.table.tables import legal, options, others, version, who

AWAY: Final = timedelta(days=2)
HOUR: Final = 3600
CLOCKS: Final = (
    None,
    TurnClock(300),
    TurnClock(2 * HOUR),
    TurnClock(24 * HOUR, at_zero=AtZero.SEAT),
    TurnClock(24 * HOUR, 6 * HOUR),
    TurnClock(72 * HOUR, at_zero=AtZero.ELIMINATE),
    TurnClock(7 * 24 * HOUR, 12 * HOUR, AtZero.ABANDON),
)
PEOPLE: Final = tuple(UserId(each) for each in range(1000, 1030))
HOME, AWAKE, ABROAD = PEOPLE[:10], PEOPLE[10:20], PEOPLE[20:]
"""With quiet hours, without any, on vacation now or soon."""
LIMITS: Final = Limits(automatic_pause=10**6, tick=None, tables_per_user=1000, tables_per_channel=1000)
STEP: Final = timedelta(minutes=20)

Event = tuple[int, str, int, timedelta]
"""At which table, what, to whom, how long after the start."""


@pytest.fixture(autouse=True)
def _in_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deadlines, "AT_ONCE", 7)


async def _people(services: Services, dice: random.Random, clock: Clock) -> None:
    for number, user in enumerate(HOME):
        await services.profiles.set_zone(user, ("Europe/Rome", "Asia/Tokyo", "America/New_York")[number % 3])
        await services.profiles.set_quiet(user, "22-7")
    for user in ABROAD:
        first = clock().date() + timedelta(days=dice.randrange(4))
        await services.profiles.add_vacation(user, first, first + timedelta(days=dice.randrange(4)))


async def _opened(services: Services, number: int, dice: random.Random) -> Table:
    people = dice.sample(dice.choice((HOME, AWAKE, ABROAD, HOME + AWAKE)), 3)
    chosen = options(3, dice.choice(("classic", "draft")), clock=CLOCKS[number % len(CLOCKS)])
    table = await services.lobbies.create(people[0], "Owner", Place(1, 20, "en"), chosen)
    for user in people[1:]:
        await services.lobbies.join(table.id, user, f"P{user}")
    return await services.lobbies.begin(table.id, people[0])


async def _lived_in(services: Services, clock: Clock, dice: random.Random, count: int) -> None:
    """Tables that have been played, voted and waited at for a while; all that was due by now is done."""
    for number in range(count):
        table = await _opened(services, number, dice)
        for _ in range(dice.randrange(3)):
            action = dice.choice(legal(table))
            table = await services.tables.submit(table.id, who(table), [action], version=version(table))
        if number % 3 == 0:
            kind = dice.choice((VoteKind.EXTEND, VoteKind.PAUSE, VoteKind.UNDO))
            try:
                await services.votes.propose(
                    table.id, dice.choice(table.people).user_id, kind, subject=subject_from(kind, 0)
                )
            except GameError:
                continue
        clock.pass_(minutes=dice.randrange(12))
        if number % 10 == 0:
            await services.alarm.run_due()
    await services.alarm.run_due()


def _asked(file: Path, sql: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(file)) as database:
        return database.execute(sql).fetchall()


def _done(file: Path) -> dict[str, list[tuple[Any, ...]]]:
    """All that clocks and votes have done so far."""
    return {
        "lines": _asked(file, "SELECT game, n, do FROM lines ORDER BY game, n"),
        "lapses": _asked(file, "SELECT game, n, outcome FROM lapses ORDER BY game, n"),
        "notices": _asked(file, "SELECT id, kind, user_id FROM notices ORDER BY id"),
        "statuses": _asked(file, "SELECT id, status, is_paused FROM games ORDER BY id"),
        "polls": _asked(file, "SELECT game, n, outcome FROM polls ORDER BY game, n"),
        "stand-ins": _asked(file, "SELECT game, seat, is_automatic, is_stand_in FROM sitters ORDER BY game, seat"),
    }


async def _hours(file: Path, clock: Clock, count: int) -> list[Event]:
    """What people are told at these tables in the hours after a start."""
    store, begun = await Store.open(f"sqlite:///{file}", GAMES), clock()
    services = new_services(store, clock, limits=LIMITS)
    await services.start()
    known = max((notice.id for notice in await store.outbox.unsent(10**6)), default=0)
    for _ in range(count * (timedelta(hours=1) // STEP)):
        clock.time += STEP
        await services.alarm.run_due()
    notices = [notice for notice in await store.outbox.unsent(10**6) if notice.id > known]
    await services.stop()
    await store.close()
    return sorted((notice.table, notice.kind, notice.user_id, notice.at - begun) for notice in notices)


@dataclass(frozen=True)
class Stopped:
    """The database of a bot that has just stopped, and when that was."""

    file: Path
    at: datetime
    count: int
    """Of its tables."""

    def copy(self, folder: Path) -> Path:
        return Path(shutil.copy(self.file, folder / f"{len(list(folder.iterdir()))}.db"))


@pytest.fixture(scope="module", params=[24, pytest.param(300, marks=pytest.mark.long)])
def stopped(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Stopped:
    """Made once: it takes longer than the tests."""
    return asyncio.run(_stopped(tmp_path_factory.mktemp("stopped"), request.param))


async def _stopped(folder: Path, count: int) -> Stopped:
    clock, dice = Clock(), random.Random(5)
    store = await Store.open(f"sqlite:///{folder / 'civ.db'}", GAMES)
    services = new_services(store, clock, limits=LIMITS)
    await services.start()
    await _people(services, dice, clock)
    await _lived_in(services, clock, dice, count)
    await services.stop()
    await store.backup(folder / "copy.db")
    await store.close()
    return Stopped(folder / "copy.db", clock(), count)


async def _read(file: Path, count: int) -> tuple[dict[TableId, Table], dict[UserId, Availability]]:
    store = await Store.open(f"sqlite:///{file}", GAMES)
    loaded = [await store.tables.load(TableId(number)) for number in range(1, count + 1)]
    availabilities = {user: parse_availability(await store.preferences.of_user(user)) for user in PEOPLE}
    await store.close()
    return {table.id: table for table in loaded if table is not None}, availabilities


def _left(table: Table, seat: int, availabilities: dict[UserId, Availability], now: datetime) -> timedelta:
    """How much time somebody has at that moment, by his own hours."""
    clock, timer = table.options.clock, table.timers[seat]
    assert clock is not None
    assert timer.since is not None
    availability = availabilities[table.participants[seat].user_id] if clock.is_slow else Availability()
    assert timer.due_at == availability.due(timer.since, timer.left)
    return timer.left - availability.charged(timer.since, now)


@pytest.mark.slow
async def test_after_two_days_down_every_deadline_is_moved_and_none_is_executed(
    stopped: Stopped, tmp_path: Path
) -> None:
    before, clock = stopped.copy(tmp_path), Clock()
    done = _done(before)
    old, availabilities = await _read(before, stopped.count)
    clock.time = stopped.at + AWAY
    store = await Store.open(f"sqlite:///{before}", GAMES)
    services = new_services(store, clock, limits=LIMITS)
    await services.start()
    assert await services.alarm.run_due() == 0
    assert _done(before) == done, "nothing has been done because of the absence"
    await services.stop()
    await store.close()
    new, _ = await _read(before, stopped.count)
    counted = Counter[str]()
    for table_id, table in old.items():
        if table.status != Status.PLAYING:
            continue
        for vote, later in zip(table.votes, new[table_id].votes, strict=True):
            assert later.due_at == vote.due_at + AWAY
            counted["votes"] += 1
        for seat, (timer, later) in enumerate(zip(table.timers, new[table_id].timers, strict=True)):
            if timer.since is None:
                assert later == timer
                continue
            had = _left(table, seat, availabilities, stopped.at)
            assert _left(new[table_id], seat, availabilities, clock()) == had
            assert later.reminded == timer.reminded
            counted["clocks"] += 1
            if table.participants[seat].user_id in AWAKE:
                assert timer.due_at is not None
                assert later.due_at == timer.due_at + AWAY
                counted["awake"] += 1
    assert counted["votes"] > stopped.count / 10, counted
    assert counted["clocks"] > stopped.count / 3, counted
    assert counted["awake"] > stopped.count / 20, counted


@pytest.mark.slow(in_ci=True)
async def test_the_hours_after_two_days_down_are_those_that_would_have_been(stopped: Stopped, tmp_path: Path) -> None:
    """Whole days away leave the hours of the day as they are: but for vacations, everything is said as it would be."""
    clock = Clock()
    clock.time = stopped.at
    as_ever = await _hours(stopped.copy(tmp_path), clock, 30)
    clock.time = stopped.at + AWAY
    after = await _hours(stopped.copy(tmp_path), clock, 30)
    kinds = Counter(kind for _, kind, _, _ in as_ever)
    assert kinds["half"] > stopped.count / 30, kinds
    assert kinds["soon"] > stopped.count / 30, kinds
    assert sum(count for kind, count in kinds.items() if kind.startswith("lapsed")) > stopped.count / 30, kinds
    there = {user for _, _, user, _ in as_ever} - set(ABROAD)
    assert [each for each in after if each[2] in there] == [each for each in as_ever if each[2] in there]
    burst = Counter(user for _, _, user, passed in after if passed <= timedelta(hours=1))
    usual = Counter(user for _, _, user, passed in as_ever if passed <= timedelta(hours=1))
    assert max((burst - usual).values(), default=0) <= 3, burst - usual


async def test_neither_lobbies_nor_absent_players_have_been_waited_for_meanwhile(url: str, clock: Clock) -> None:
    store = await Store.open(url, GAMES)
    services = new_services(store, clock)
    await services.start()
    lobby, game = await services.lobbies.create(PEOPLE[0], "Owner", HERE, options(2)), await begun(services)
    await services.stop()
    await store.close()
    clock.time += AWAY
    store = await Store.open(url, GAMES)
    services = new_services(store, clock)
    await services.start()
    assert await services.lobbies.expire() == ()
    (other,) = others(game)
    with pytest.raises(TooEarly):
        await services.votes.propose(game.id, other, VoteKind.AUTOMATIC)
    clock.pass_(days=1)
    assert await services.lobbies.expire() == (lobby.id,)
    assert (await services.votes.propose(game.id, other, VoteKind.AUTOMATIC)).is_decided
    await services.stop()
    await store.close()
