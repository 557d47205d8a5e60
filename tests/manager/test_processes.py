"""Several processes on one database: each goes on by itself at the tables of its servers, and follows the others."""

import asyncio
import signal
import sys
from collections import Counter
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Final

import pytest

from bot.games.civ.game import CIV, GAMES
from bot.manager import locked_cache
from bot.manager.services import Services
from bot.manager.tournament_requests import RegisterSelf
from bot.manager.tournament_values import Caller
from bot.shards import ShardRange
from bot.store import Conflict, Lease, Store
from bot.store.changes import Change, Kind
from bot.store.lists import ListStore
from bot.store.outbox import BEGUN_BY_OTHERS
from bot.store.shared_clock import SharedClock
from bot.table.clock_text import PRESETS
from bot.table.errors import TooEarly, TooManyTables
from bot.table.limits import Limits
from bot.table.matchmaking import JoinLobby, NewTable
from bot.table.table import Table
from bot.table.values import Clock, Place, Post, PostKind, TableId, UserId
from tests.manager.craft import LIMITS, new_services, step
from tests.manager.craft import Clock as Time
from tests.manager.cup import announced
from tests.postgres import NEEDED
from tests.table.people import ADA, BO, CY
from tests.table.tables import legal, options, version, who

pytestmark = [NEEDED, pytest.mark.slow]
ON_0, ON_1 = Place(2 << 22, 20, "en"), Place(3 << 22, 30, "en")
"""Places on servers of shards 0 and 1 of two."""

LOST: Final = 120
"""Seconds after which what has not arrived never will: a test that waits for it fails instead of standing still."""


@pytest.fixture
def backend() -> str:
    return "postgresql"


class Process:
    """What stands for a process: a store and tables of its own, and what they tell of."""

    def __init__(self, store: Store, services: Services) -> None:
        self.store, self.services = store, services
        self.changed = Counter[TableId]()
        self._changes = asyncio.Condition()
        services.tables.on_change(self._note)

    def _note(self, table_id: TableId) -> None:
        self.changed[table_id] += 1
        self._woken = asyncio.ensure_future(self._wake())

    async def _wake(self) -> None:
        async with self._changes:
            self._changes.notify_all()

    async def hears(self, table_id: TableId, times: int = 1) -> None:
        """Return once it has been told so often that a table has changed."""
        async with asyncio.timeout(LOST), self._changes:
            await self._changes.wait_for(lambda: self.changed[table_id] >= times)


@asynccontextmanager
async def process(url: str, shards: str, clock: Time, limits: Limits = LIMITS) -> AsyncGenerator[Process]:
    store = await Store.open(url, GAMES, lease=Lease(), shards=ShardRange.parse(shards))
    services = new_services(store, clock, limits=limits)
    found = Process(store, services)
    await services.start()
    yield found
    await services.stop()
    await store.close()


@pytest.fixture
async def both(url: str, clock: Time) -> AsyncIterator[tuple[Process, Process]]:
    async with process(url, "0/2", clock) as first, process(url, "1/2", clock) as second:
        yield first, second


async def begun_at(services: Services, place: Place, computers: int = 0, **more: object) -> Table:
    """A game that has just been dealt on a server, of ADA and of BO or a computer."""
    table = await services.lobbies.create(ADA, "Ada", place, options(2, **more), computers=computers)  # type: ignore[arg-type]
    if not computers:
        await services.lobbies.join(table.id, BO, "Bo")
    return await services.lobbies.begin(table.id, ADA)


async def same(first: Process, second: Process, table_id: TableId) -> None:
    assert await first.store.tables.load(table_id) == await second.store.tables.load(table_id)


async def test_a_press_in_another_process_is_announced_by_the_one_that_owns_the_table(
    both: tuple[Process, Process],
) -> None:
    first, second = both
    table = await begun_at(second.services, ON_1)
    before = second.changed[table.id]
    await step(first.services, await first.services.tables.look(table.id))
    await second.hears(table.id, before + 1)
    assert (await second.services.tables.look(table.id)).number == table.number + 1, "it reads what was written"
    assert first.changed[table.id] == 0
    assert (await second.store.posts.behind(), await first.store.posts.behind()) == ([table.id], [])


async def test_presses_in_two_processes_at_once_lose_nothing(both: tuple[Process, Process]) -> None:
    first, second = both
    table = await begun_at(second.services, ON_1)
    copies = [await each.services.tables.look(table.id) for each in both]
    action = legal(table)[0]
    found = await asyncio.gather(
        *(each.services.tables.submit(table.id, who(table), [action], version=version(table)) for each in both),
        return_exceptions=True,
    )
    assert sum(isinstance(each, Table) for each in found) == 1, "the other one is told that it came late"
    assert copies[0] == copies[1]
    for each in both:
        assert (await each.services.tables.look(table.id)).number == table.number + 1
    await same(first, second, table.id)


async def test_what_was_not_said_is_found_by_a_look(
    both: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locked_cache, "CHECKED_FOR", 0.0)
    first, second = both
    table = await begun_at(second.services, ON_1)
    await first.services.tables.look(table.id)
    assert first.store.database.process_lock is not None
    first.store.database.process_lock.on_message = None  # as if it were lost
    after = await step(second.services, table)
    assert (await first.services.tables.look(table.id)).number == after.number


async def test_a_deadline_is_rung_by_the_owner_alone(both: tuple[Process, Process], clock: Time) -> None:
    first, second = both
    tables = [await begun_at(first.services, place, clock=Clock(3600)) for place in (ON_0, ON_1)]
    await second.hears(tables[1].id)
    clock.pass_(hours=2)
    assert [await each.store.deadlines.due_tables(clock.time, limit=9) for each in both] == [
        [tables[0].id], [tables[1].id],
    ]  # fmt: skip
    await asyncio.gather(*(each.services.alarm.run_due() for each in both))
    for table in tables:
        found = await first.store.tables.load(table.id)
        assert found is not None
        assert len(found.timeouts) == 1


async def test_a_computer_is_played_by_the_owner_alone_and_once(both: tuple[Process, Process]) -> None:
    first, second = both
    table = await begun_at(first.services, ON_1, computers=1)
    while True:
        told = second.changed[table.id]  # counted before the look: what changes after it is told later
        now = await first.store.tables.load(table.id)
        assert now is not None
        if now.status != "playing" or (now.number >= 12 and not now.automatic_waiting):
            break
        if (seat := now.seat_of(ADA)) is not None and seat in now.waiting:
            await first.services.tables.submit(table.id, ADA, [legal(now, seat)[0]], version=version(now))
        await second.hears(table.id, told + 1)
    assert first.changed[table.id] == 0
    assert not first.services.automatic.is_moving(table.id)
    await same(first, second, table.id)


async def test_settings_changed_in_one_process_hold_in_all(both: tuple[Process, Process]) -> None:
    first, second = both
    told = asyncio.Event()
    assert (await second.services.profiles.preferences(ADA)).blocked == ()
    second.services.profiles.on_person(lambda _: told.set())  # its notices are decided again
    await first.services.blocks.switch(ADA, BO)
    async with asyncio.timeout(LOST):
        await told.wait()
    assert (await second.services.profiles.preferences(ADA)).blocked == (BO,)


async def test_a_notice_is_claimed_by_the_owner_of_its_table_alone(both: tuple[Process, Process], clock: Time) -> None:
    first, _ = both
    await begun_at(first.services, ON_1)
    clock.pass_(days=1)
    every = [await each.store.outbox.unsent(9) for each in both]
    assert (len(every[0]), len(every[1]) > 0) == (0, True)
    ids = [notice.id for notice in every[1]]
    claimed = await asyncio.gather(*(each.store.outbox.claim(ids, clock.time) for each in both))
    assert [len(each) for each in claimed] == [0, len(ids)]
    assert await first.store.outbox.next_due(()) is None


async def test_what_another_owner_has_begun_to_send_is_left_alone_until_that_must_have_ended(
    url: str, clock: Time
) -> None:
    """As where one has lost its shards and does not know it yet: its request may be under way."""
    async with process(url, "0/2", clock) as one:
        await begun_at(one.services, ON_0)
        clock.pass_(days=1)
        notices = await one.store.outbox.unsent(9)
        ids = [notice.id for notice in notices]
        assert await one.store.outbox.claim(ids, clock.time) == notices
        other = await Store.open(url, GAMES, shards=ShardRange.parse("0/2"))
        assert await other.outbox.claim(ids, clock.time) == []
        assert await other.outbox.due(clock.time, 9, ()) == [], "nor is it asked for again and again"
        assert await one.store.outbox.claim(ids, clock.time), "its own it may try again"
        clock.pass_(seconds=BEGUN_BY_OTHERS.total_seconds() - 1)
        assert await other.outbox.claim(ids, clock.time) == []
        clock.pass_(seconds=1)
        assert await other.outbox.due(clock.time, 9, ()) == sorted({notice.user_id for notice in notices})
        tried_at = clock.time - BEGUN_BY_OTHERS
        assert [each.tried_at for each in await other.outbox.claim(ids, clock.time)] == [tried_at] * len(ids)
        await other.close()


async def test_an_attempt_that_began_long_ago_may_have_been_repeated_until_the_shards_were_taken(
    url: str, clock: Time
) -> None:
    async with process(url, "0/2", clock) as one:
        await begun_at(one.services, ON_0)
        clock.pass_(days=1)
        ids = [notice.id for notice in await one.store.outbox.unsent(9)]
        await one.store.outbox.claim(ids, clock.time)
        clock.pass_(days=1)
    async with process(url, "0/2", clock) as other:
        assert await other.store.outbox.claim(ids, clock.time) == []
        clock.pass_(seconds=BEGUN_BY_OTHERS.total_seconds())
        assert len(await other.store.outbox.claim(ids, clock.time)) == len(ids)


async def test_what_is_known_of_notices_begun_is_forgotten_once_nothing_depends_on_it(url: str, clock: Time) -> None:
    async with process(url, "0/2", clock) as one:
        await begun_at(one.services, ON_0)
        clock.pass_(days=1)
        outbox = one.store.outbox
        ids = [notice.id for notice in await outbox.unsent(9)]
        await outbox.claim(ids, clock.time)
        clock.pass_(seconds=5)
        assert len(await outbox.claim(ids, clock.time)) == len(ids), "an attempt that has failed is repeated at once"
        await outbox.delay(ids, clock.time + timedelta(hours=8))  # their people sleep
        clock.pass_(seconds=BEGUN_BY_OTHERS.total_seconds())
        assert await outbox.claim([], clock.time) == []
        assert not outbox._begun  # type: ignore[reportPrivateUsage]
        clock.pass_(hours=8)
        assert len(await outbox.claim(ids, clock.time)) == len(ids), "nobody else can be at it"


async def _find_seats(found: Process, place: Place) -> JoinLobby | NewTable | None:
    async def is_open(_: object) -> bool:
        return True

    return await found.services.matchmaking.find({place.guild_id or 0: place}, CIV, is_open)


async def _seats_of(found: Process, user: UserId) -> int:
    return await found.store.lists.count_open_of(user)


async def test_two_processes_that_find_a_game_for_the_same_people_at_once_seat_them_once(
    both: tuple[Process, Process],
) -> None:
    places = (ON_0, ON_1)
    for user, name in ((ADA, "Ada"), (BO, "Bo")):
        for place in places:
            assert place.guild_id is not None
            await both[0].services.matchmaking.ask(user, name, "day", 2, place.guild_id, None)
    steps = [await _find_seats(each, place) for each, place in zip(both, places, strict=True)]
    new = [step for step in steps if isinstance(step, NewTable)]
    assert [[each.user for each in step.requests] for step in new] == [[ADA, BO], [ADA, BO]]
    seatings = await asyncio.gather(
        *(
            each.services.matchmaking.open(step, place, options(2))
            for each, step, place in zip(both, new, places, strict=True)
        )
    )
    assert sorted(request.user for seating in seatings for request in seating.seated) == [ADA, BO]
    assert [seating.refused for seating in seatings] == [[], []]
    assert [await _seats_of(both[0], user) for user in (ADA, BO)] == [1, 1]
    assert await both[0].services.matchmaking.every() == []


async def test_who_has_sat_down_elsewhere_is_seated_at_no_lobby_and_told_nothing(
    both: tuple[Process, Process],
) -> None:
    first, second = both
    assert ON_0.guild_id is not None
    lobbies = [
        await each.services.lobbies.create(user, name, place, options(2, clock=PRESETS["day"]))
        for each, user, name, place in ((first, ADA, "Ada", ON_0), (second, BO, "Bo", ON_1))
    ]
    await first.services.matchmaking.ask(CY, "Cy", "day", 2, ON_0.guild_id, None)
    (request,) = await first.services.matchmaking.every()
    seatings = await asyncio.gather(
        *(
            each.services.matchmaking.join(JoinLobby(request, lobby.id))
            for each, lobby in zip(both, lobbies, strict=True)
        )
    )
    assert sorted(len(seating.seated) for seating in seatings) == [0, 1]
    assert [seating.refused for seating in seatings] == [[], []], "its line is told by the one that has seated them"
    assert await _seats_of(first, CY) == 1
    assert await first.services.matchmaking.every() == []


async def test_what_people_may_do_only_so_often_is_counted_in_all_processes(url: str, clock: Time) -> None:
    limits = Limits(automatic_pause=0, tick=None, openings=1, public_pages=1, registrations=1)
    async with process(url, "0/2", clock, limits) as first, process(url, "1/2", clock, limits) as second:
        cups = [await announced(first.services, clock) for _ in range(2)]
        missing = {Kind.OPENING, Kind.PUBLIC_PAGE, Kind.REGISTRATION}
        counted = asyncio.Event()

        def hear(change: Change | None) -> None:
            assert change is not None
            missing.discard(change.kind)
            if not missing:
                counted.set()

        second.store.database.changes.on_change(hear)
        await first.services.lobbies.create(ADA, "Ada", ON_0, options(2))
        first.services.public_pages.take(ADA, ON_0.channel_id)
        await first.services.public_pages.tell(ADA)
        await first.services.tournaments.act(cups[0], Caller(ADA, "Ada"), RegisterSelf())
        async with asyncio.timeout(LOST):
            await counted.wait()
        with pytest.raises(TooEarly) as opening:
            await second.services.lobbies.create(ADA, "Ada", ON_1, options(2))
        with pytest.raises(TooEarly) as page:
            second.services.public_pages.take(ADA, ON_1.channel_id)
        with pytest.raises(TooEarly) as registration:
            await second.services.tournaments.act(cups[1], Caller(ADA, "Ada"), RegisterSelf())
        assert [each.value.reason.key for each in (opening, page, registration)] == [
            "opening-pace", "public-pace", "registration-pace",
        ]  # fmt: skip
        await second.services.lobbies.create(BO, "Bo", ON_1, options(2))


def meet_after_counting(*processes: Process) -> None:
    """Let no process go on from its first count of a person's open tables before all have counted them."""
    counted = asyncio.Barrier(len(processes))
    for each in processes:
        _wait_after_counting(each.store.lists, counted)


def _wait_after_counting(lists: ListStore, counted: asyncio.Barrier) -> None:
    count = lists.count_open_of

    async def count_and_wait(user: int) -> int:
        lists.count_open_of = count  # who counts again need not wait
        found = await count(user)
        await counted.wait()
        return found

    lists.count_open_of = count_and_wait


FULL: Final = {
    "too-many-tables-user": Limits(automatic_pause=0, tick=None, tables_per_user=2),
    "too-many-lobbies": Limits(automatic_pause=0, tick=None, lobbies_per_user=2),
    "too-many-tables-channel": Limits(automatic_pause=0, tick=None, tables_per_channel=2),
    "too-many-tables-server": Limits(automatic_pause=0, tick=None),
}
"""Limits of two tables, by what is refused then."""


@pytest.mark.parametrize("reason", FULL)
async def test_of_two_tables_opened_at_once_in_two_processes_one_gets_the_last_room(
    url: str, clock: Time, reason: str
) -> None:
    async with process(url, "0/2", clock, FULL[reason]) as first, process(url, "1/2", clock, FULL[reason]) as second:
        if reason == "too-many-tables-server":
            await first.services.profiles.set_guild_preference(ON_0.guild_id or 0, "most_tables", 2)
        await first.services.lobbies.create(ADA, "Ada", ON_0, options(2))
        meet_after_counting(first, second)
        found = await asyncio.gather(
            *(each.services.lobbies.create(ADA, "Ada", ON_0, options(2)) for each in (first, second)),
            return_exceptions=True,
        )
        assert [each.reason.key for each in found if isinstance(each, TooManyTables)] == [reason]
        assert await _seats_of(first, ADA) == 2


@pytest.mark.parametrize("opens", [True, False])
async def test_of_two_seats_taken_at_once_in_two_processes_one_is_the_last(
    url: str, clock: Time, *, opens: bool
) -> None:
    limits = FULL["too-many-tables-user"]
    async with process(url, "0/2", clock, limits) as first, process(url, "1/2", clock, limits) as second:
        lobbies = [await first.services.lobbies.create(BO, "Bo", place, options(3)) for place in (ON_0, ON_1)]
        await first.services.lobbies.create(ADA, "Ada", ON_0, options(2))
        meet_after_counting(first, second)
        joining = first.services.lobbies.join(lobbies[0].id, ADA, "Ada")
        other = (
            second.services.lobbies.create(ADA, "Ada", ON_1, options(2))
            if opens
            else second.services.lobbies.join(lobbies[1].id, ADA, "Ada")
        )
        found = await asyncio.gather(joining, other, return_exceptions=True)
        refused = [each.reason.key for each in found if isinstance(each, TooManyTables)]
        assert refused == ["too-many-tables-user"]
        assert await _seats_of(first, ADA) == 2
        await second.services.lobbies.join(lobbies[1].id, CY, "Cy")


async def test_a_message_is_kept_only_in_place_of_the_one_that_was_known(both: tuple[Process, Process]) -> None:
    first, second = both
    table = await begun_at(second.services, ON_1)
    known = table.post
    newer, older = (Post(each, 0, PostKind.LOBBY, revision=table.revision) for each in (78, 77))
    await second.store.posts.set_post(table.id, newer, before=known)
    with pytest.raises(Conflict):
        await first.store.posts.set_post(table.id, older, before=known)
    found = await first.store.tables.load(table.id)
    assert found is not None
    assert found.post is not None
    assert found.post.message_id == 78


async def test_each_process_takes_only_its_own_absence_off_the_clocks(url: str, clock: Time) -> None:
    async with process(url, "0/2", clock) as first:
        async with process(url, "1/2", clock) as second:
            tables = [await begun_at(first.services, place, clock=Clock(24 * 3600)) for place in (ON_0, ON_1)]
            due = [(await first.services.tables.look(table.id)).next_at for table in tables]
            await second.hears(tables[1].id)
        clock.pass_(hours=3)
        async with process(url, "1/2", clock) as second:
            moved = [(await second.services.tables.look(table.id)).next_at for table in tables]
    assert due[0] is not None
    assert due[1] is not None
    assert moved == [due[0], due[1] + timedelta(hours=3)]


async def test_ranges_that_have_changed_know_when_their_servers_were_last_served(url: str, clock: Time) -> None:
    async with process(url, "0/1", clock) as one:
        table = await begun_at(one.services, ON_1, clock=Clock(24 * 3600))
    clock.pass_(hours=1)
    async with process(url, "0/2", clock), process(url, "1/2", clock) as second:
        due = (await second.services.tables.look(table.id)).next_at
    assert table.next_at is not None
    assert due == table.next_at + timedelta(hours=1)


async def test_what_was_missed_while_the_connection_was_lost_is_looked_for(both: tuple[Process, Process]) -> None:
    first, second = both
    table = await begun_at(second.services, ON_1)
    lock = second.store.database.process_lock
    assert lock is not None
    shifted = asyncio.Event()

    async def shift() -> None:
        shifted.set()

    second.services.shifts.on_shift(shift)
    receive, lock.on_message = lock.on_message, None
    after = await step(first.services, await first.services.tables.look(table.id))
    lock.on_message = receive
    second.store.database.changes.miss()
    async with asyncio.timeout(LOST):
        await shifted.wait()
    assert (await second.services.tables.look(table.id)).number == after.number


async def test_two_machines_ten_seconds_apart_have_one_time(both: tuple[Process, Process]) -> None:
    """Times are the server's, whatever the machines' own clocks say: these are not asked at all."""
    far = 1000.0
    clocks = [SharedClock(both[0].store.database), SharedClock(both[1].store.database, lambda: far)]
    for each in clocks:
        await each.ask()
    assert abs(clocks[0]() - clocks[1]()) < timedelta(seconds=5)
    found = clocks[1]()
    far += 60
    assert clocks[1]() == found + timedelta(minutes=1), "between two questions it goes on by itself"
    await clocks[1].ask()
    assert abs(clocks[1]() - found) < timedelta(seconds=30), "what it got wrong is put right"


async def test_a_slow_answer_moves_no_clock(both: tuple[Process, Process]) -> None:
    """It would be taken for a jump of the time, and all clocks would be shifted there and back."""
    elapsed = iter([0.0, 0.0, 0.0, 10.0, 30.0, 30.0])
    clock = SharedClock(both[0].store.database, lambda: next(elapsed))
    await clock.ask()
    before = clock()
    await clock.ask()  # for twenty seconds
    assert clock() == before + timedelta(seconds=30)


async def test_of_slow_first_answers_the_fastest_counts(both: tuple[Process, Process]) -> None:
    """At the start nothing better is known: half of twenty seconds would be taken off every clock."""
    right = SharedClock(both[0].store.database)
    await right.ask()
    elapsed = iter([0.0, 20.0, 20.0, 21.5, 21.5, 25.5, 25.5, 35.5, 35.5, 45.5, 20.75])
    clock = SharedClock(both[0].store.database, lambda: next(elapsed))
    await clock.ask()
    assert abs(clock() - right()) < timedelta(seconds=5), "at the middle of the fastest one"
    assert next(elapsed, None) is None


# Real processes


class Child:
    """Another process, of which is read what it says."""

    def __init__(self, child: asyncio.subprocess.Process) -> None:
        self.child = child

    @classmethod
    async def start(cls, url: str, shards: str) -> "Child":
        return cls(
            await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.manager.one_process", url, shards, stdout=asyncio.subprocess.PIPE
            )
        )

    async def says(self, text: str) -> None:
        """Return once it has said this."""
        assert self.child.stdout is not None
        async with asyncio.timeout(LOST):
            while (line := await self.child.stdout.readline()).decode().strip() != text:
                assert line, f"it has ended without saying {text!r}"

    async def kill(self) -> None:
        if self.child.returncode is None:
            self.child.send_signal(signal.SIGKILL)
        await self.child.wait()


async def test_a_process_that_is_killed_is_replaced_by_one_that_waits_and_nothing_is_lost_or_doubled(
    url: str, clock: Time
) -> None:
    owner, heir = await Child.start(url, "1/2"), None
    try:
        await owner.says("serving")
        heir = await Child.start(url, "1/2")
        async with process(url, "0/2", clock) as here:
            table = await begun_at(here.services, ON_1)
            await owner.says(f"changed {table.id}")
            table = await step(here.services, table)
            await owner.says(f"changed {table.id}")
            await owner.kill()
            table = await step(here.services, table)  # while nobody serves it, or the heir does
            await heir.says("serving")
            after = await step(here.services, table)
            await heir.says(f"changed {table.id}")
            found = await here.store.tables.load(table.id)
            assert found is not None
            assert found.number == after.number == table.number + 1
            assert await here.store.posts.behind() == []
    finally:
        for each in (owner, heir):
            if each is not None:
                await each.kill()
