"""A clock of the system that jumps while the bot runs costs nobody anything, and gives nobody anything."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from datetime import datetime, timedelta

import pytest

from bot.manager.clock_watch import SMALLEST_JUMP, ClockWatch
from bot.manager.services import Services
from bot.manager.table_clocks import Alive
from bot.shards import Outages
from bot.store import Store
from bot.table.table import Table
from bot.table.values import Clock as TurnClock
from bot.table.values import ModeratorActKind, Place, TableId, Timer
from bot.table.vote import VoteKind
from tests.manager.craft import LIMITS, Clock, begun, step
from tests.manager.craft import new_services as without_watch
from tests.manager.test_moderation import MOD
from tests.table.people import ADA

DAY = TurnClock(24 * 3600)
BANK = TurnClock(24 * 3600, increment=3600)


class Machine(Clock):
    """A machine whose clock is right, until it jumps."""

    def __init__(self) -> None:
        super().__init__()
        self.seconds = 0.0

    def pass_(self, **span: float) -> None:
        super().pass_(**span)
        self.seconds += timedelta(**span).total_seconds()

    def jump(self, **span: float) -> None:
        super().pass_(**span)


@pytest.fixture
def clock() -> Machine:
    return Machine()


@pytest.fixture
async def services(store: Store, clock: Machine) -> AsyncIterator[Services]:
    made = without_watch(store, clock, limits=LIMITS, elapsed=lambda: clock.seconds)
    await made.start()
    yield made
    await made.stop()


def timer_of(table: Table) -> Timer:
    return table.timers[table.waiting[0]]


@pytest.mark.parametrize("days", [1.5, 4000])
async def test_a_jump_makes_nothing_due_and_every_time_goes_on_from_where_it_was(
    services: Services, clock: Machine, days: float
) -> None:
    table = await begun(services, clock=DAY)
    clock.pass_(hours=3)
    behind: list[Sequence[TableId]] = []

    told = asyncio.Event()

    async def look() -> None:
        behind.append(await services.posts.behind())
        told.set()

    services.shifts.on_shift(look)
    clock.jump(days=days)
    assert await services.alarm.run_due() == 0
    after = await services.tables.look(table.id)
    assert timer_of(after).due_at == clock.time + timedelta(hours=21)
    assert after.timeouts == ()
    await told.wait()
    assert behind == [[table.id]], "its board shows another time"
    clock.pass_(hours=21)
    assert await services.alarm.run_due() > 0
    assert len((await services.tables.look(table.id)).timeouts) == 1


async def test_a_clock_that_was_wrong_and_is_set_right_gives_nobody_years(services: Services, clock: Machine) -> None:
    table = await begun(services, clock=DAY)
    due = timer_of(table).due_at
    clock.jump(days=4000)
    await services.alarm.run_due()
    clock.pass_(hours=1)
    clock.jump(days=-4000)
    await services.alarm.run_due()
    assert timer_of(await services.tables.look(table.id)).due_at == due


async def test_a_stop_while_the_clock_was_wrong_gives_nobody_years(
    store: Store, services: Services, clock: Machine
) -> None:
    table = await begun(services, clock=DAY)
    clock.jump(days=4000)
    await services.alarm.run_due()
    await services.stop()
    clock.jump(days=-4000)
    again = without_watch(store, clock, elapsed=lambda: clock.seconds)
    await again.start()
    assert timer_of(await again.tables.look(table.id)).due_at == clock.time + timedelta(days=1)
    await again.stop()


async def test_a_press_right_after_a_jump_is_not_charged_with_it(services: Services, clock: Machine) -> None:
    table = await begun(services, clock=BANK)
    seat = table.waiting[0]
    clock.pass_(hours=2)
    clock.jump(hours=20)
    while table.waiting == (seat,):
        table = await step(services, table)
    assert table.timers[seat].left == timedelta(hours=24 - 2 + 1)


async def test_votes_and_a_moderators_pause_end_later_by_the_jump(services: Services, clock: Machine) -> None:
    asked, paused = await begun(services), await begun(services)
    await services.votes.propose(asked.id, ADA, VoteKind.CANCEL)
    await services.moderation.moderate(paused.id, MOD, ModeratorActKind.PAUSE, "a break")
    (vote,) = (await services.tables.look(asked.id)).votes
    clock.jump(days=30)
    await services.alarm.run_due()
    assert [each.due_at for each in (await services.tables.look(asked.id)).votes] == [vote.due_at + timedelta(days=30)]
    assert (await services.tables.look(paused.id)).moderated_pause_until == clock.time + timedelta(days=7)


async def test_a_stop_right_after_a_jump_forgets_nothing(store: Store, services: Services, clock: Machine) -> None:
    table = await begun(services, clock=DAY)
    clock.jump(days=3)
    await services.stop()
    again = without_watch(store, clock, elapsed=lambda: clock.seconds)
    await again.start()
    assert timer_of(await again.tables.look(table.id)).due_at == clock.time + timedelta(days=1)
    await again.stop()


def test_a_clock_that_is_corrected_slowly_does_not_jump() -> None:
    machine = Machine()
    watch = ClockWatch(machine, lambda: machine.seconds)
    for _ in range(100):
        machine.pass_(hours=1)
        machine.jump(seconds=1)
        assert not watch.find_jump()
    machine.jump(seconds=-SMALLEST_JUMP.total_seconds())
    machine.pass_(minutes=1)
    assert watch.find_jump() == watch.find_jump() == -SMALLEST_JUMP, "until it is accepted"
    watch.accept(-SMALLEST_JUMP)
    assert not watch.find_jump()


class Connection:
    """Since when nobody can press anything, by shard; None where people can."""

    def __init__(self, clock: Machine) -> None:
        self._clock = clock
        self.lost: list[datetime | None] = [None]

    @property
    def lost_at(self) -> datetime | None:
        """That of the only shard."""
        (at,) = self.lost
        return at

    @lost_at.setter
    def lost_at(self, at: datetime | None) -> None:
        self.lost = [at]

    def __call__(self) -> Outages:
        unreached = [timedelta() if at is None else self._clock.time - at for at in self.lost]
        return Outages(dict(enumerate(unreached)), len(unreached))


@pytest.fixture
def connection(services: Services, clock: Machine) -> Connection:
    made = Connection(clock)
    services.clocks.watch_connection(made)
    return made


async def test_nothing_is_due_while_nobody_can_press_and_no_clock_is_charged_with_it(
    services: Services, clock: Machine, connection: Connection
) -> None:
    table = await begun(services, clock=DAY)
    clock.pass_(hours=23)
    connection.lost_at = clock.time
    clock.pass_(hours=2)
    assert await services.alarm.run_due() == 0
    connection.lost_at = None
    assert await services.alarm.run_due() == 0
    after = await services.tables.look(table.id)
    assert (after.timeouts, timer_of(after).due_at) == ((), clock.time + timedelta(hours=1))
    assert await services.posts.behind() == [table.id]
    clock.pass_(hours=1)
    assert await services.alarm.run_due() > 0
    assert len((await services.tables.look(table.id)).timeouts) == 1


async def test_a_connection_that_is_lost_for_a_moment_moves_no_deadline(
    services: Services, clock: Machine, connection: Connection
) -> None:
    table = await begun(services, clock=DAY)
    due = timer_of(table).due_at
    connection.lost_at = clock.time
    clock.pass_(seconds=20)
    await services.alarm.run_due()
    connection.lost_at = None
    await services.alarm.run_due()
    assert timer_of(await services.tables.look(table.id)).due_at == due


async def test_a_clock_that_starts_while_nobody_can_press_begins_again(
    services: Services, clock: Machine, connection: Connection
) -> None:
    table = await begun(services, clock=DAY)
    connection.lost_at = clock.time
    clock.pass_(hours=1)
    assert await services.alarm.run_due() == 0
    table = await step(services, table)  # as a computer may
    clock.pass_(hours=1)
    connection.lost_at = None
    await services.alarm.run_due()
    after = await services.tables.look(table.id)
    assert timer_of(after).due_at == clock.time + timedelta(hours=24)
    assert after.moved_at <= clock.time


async def test_a_stop_while_nobody_could_press_takes_all_of_that_time_off(
    store: Store, services: Services, clock: Machine, connection: Connection
) -> None:
    table = await begun(services, clock=DAY)
    connection.lost_at = clock.time
    clock.pass_(hours=3)
    await services.alarm.run_due()
    await services.stop()
    clock.pass_(hours=1)
    again = without_watch(store, clock, limits=LIMITS, elapsed=lambda: clock.seconds)
    await again.start()
    assert timer_of(await again.tables.look(table.id)).due_at == clock.time + timedelta(hours=24)
    await again.stop()


async def test_a_kill_right_after_an_outage_takes_none_of_it_off_once_more(
    store: Store, services: Services, clock: Machine, connection: Connection
) -> None:
    table = await begun(services, 2, "classic", clock=DAY)
    await services.votes.propose(table.id, ADA, VoteKind.PAUSE)
    (vote,) = (await services.tables.look(table.id)).votes
    connection.lost_at = clock.time
    clock.pass_(hours=2)
    await services.alarm.run_due()
    connection.lost_at = None
    await services.alarm.run_due()
    again = without_watch(store, clock, limits=LIMITS, elapsed=lambda: clock.seconds)
    await again.start()
    assert (await again.tables.look(table.id)).votes[0].due_at == vote.due_at + timedelta(hours=2)
    await again.stop()


async def begun_on_shards(services: Services, count: int) -> list[Table]:
    """A game with a clock on a server of each of so many shards."""
    return [await begun(services, at=Place(shard << 22, 20 + shard, "en"), clock=DAY) for shard in range(count)]


async def dues(services: Services, games: Sequence[Table]) -> list[datetime | None]:
    return [timer_of(await services.tables.look(table.id)).due_at for table in games]


async def test_a_lost_shard_stops_the_clocks_of_its_servers_alone(
    services: Services, clock: Machine, connection: Connection
) -> None:
    games, begin = await begun_on_shards(services, 2), clock.time
    connection.lost = [None, clock.time]
    clock.pass_(hours=25)
    assert await services.alarm.run_due() > 0
    assert [len((await services.tables.look(table.id)).timeouts) for table in games] == [1, 0]
    connection.lost = [None, None]
    await services.alarm.run_due()
    assert (await dues(services, games))[1] == begin + timedelta(hours=49)
    assert set(await services.posts.behind()) == {table.id for table in games}


async def test_shards_that_come_back_one_after_the_other_are_each_given_their_own_time(
    services: Services, clock: Machine, connection: Connection
) -> None:
    games, begin = await begun_on_shards(services, 3), clock.time
    for back in range(3):
        connection.lost = [begin if shard >= back else None for shard in range(3)]
        clock.pass_(hours=1)
        await services.alarm.run_due()
    connection.lost = [clock.time, None, None]
    clock.pass_(hours=4)
    await services.alarm.run_due()
    connection.lost = [None] * 3
    await services.alarm.run_due()
    assert await dues(services, games) == [begin + timedelta(hours=24 + more) for more in (6, 3, 7)]


@pytest.mark.parametrize("is_looked_at", [True, False])
async def test_an_outage_at_the_start_counts_once_whenever_the_count_of_shards_becomes_known(
    services: Services, clock: Machine, connection: Connection, is_looked_at: bool
) -> None:
    games, begin = await begun_on_shards(services, 4), clock.time
    connection.lost_at = clock.time
    clock.pass_(hours=1)
    if is_looked_at:
        assert await services.alarm.run_due() == 0
    connection.lost = [begin] * 4  # the gateway knows how many there are
    await services.alarm.run_due()
    clock.pass_(hours=1)
    await services.alarm.run_due()
    connection.lost = [None] * 4
    await services.alarm.run_due()
    await services.alarm.run_due()
    assert await dues(services, games) == [begin + timedelta(hours=26)] * 4


async def test_an_outage_at_the_start_counts_where_shards_are_known_and_reached_between_two_looks(
    services: Services, clock: Machine, connection: Connection
) -> None:
    games, begin = await begun_on_shards(services, 4), clock.time
    connection.lost_at = clock.time
    clock.pass_(hours=1)
    assert await services.alarm.run_due() == 0
    connection.lost = [None] * 4
    await services.alarm.run_due()
    assert await dues(services, games) == [begin + timedelta(hours=25)] * 4


async def test_an_outage_goes_on_where_the_bot_begins_anew_with_more_shards(
    services: Services, clock: Machine, connection: Connection
) -> None:
    games, begin = await begun_on_shards(services, 4), clock.time
    connection.lost = [None, clock.time]
    clock.pass_(hours=1)
    await services.alarm.run_due()
    connection.lost = [None, begin, None, begin]
    await services.alarm.run_due()
    clock.pass_(hours=1)
    connection.lost = [None] * 4
    await services.alarm.run_due()
    assert await dues(services, games) == [begin + timedelta(hours=24 + more) for more in (0, 2, 0, 2)]


async def test_a_kill_while_a_shard_is_lost_takes_its_time_off_its_tables_alone(
    store: Store, services: Services, clock: Machine, connection: Connection
) -> None:
    games, begin = await begun_on_shards(services, 2), clock.time
    connection.lost = [None, clock.time]
    clock.pass_(hours=2)
    assert await services.database.trouble() is None  # a sign of life
    clock.pass_(hours=1)
    again = without_watch(store, clock, limits=LIMITS, elapsed=lambda: clock.seconds)
    await again.start()
    assert await dues(again, games) == [begin + timedelta(hours=25), begin + timedelta(hours=27)]
    await again.stop()


@pytest.mark.parametrize("count", [1, 4])
def test_a_sign_of_life_reads_what_it_writes(count: int) -> None:
    at = Clock().time
    for lost in ((), ((0, at - timedelta(hours=1)),), tuple((each, at) for each in range(count))):
        alive = Alive(at, lost, count if lost else 1)
        assert Alive.parse(str(alive)) == alive
    assert Alive.parse(at.isoformat()) == Alive(at), "as it was written before"
