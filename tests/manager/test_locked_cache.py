"""The cache of tables and tournaments: what is in memory is what is on disk, whoever writes, fails or is cancelled."""

import asyncio
import operator
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest

from bot.manager.locked_cache import ATTEMPTS, LockedCache, LockedValue, ShieldedTasks
from bot.reasons import GameError, ShuttingDown
from bot.store import Conflict, StoreError
from bot.table.errors import UnknownTable
from bot.table.values import TableId
from tests.log_lines import reading_the_log

Numbers = tuple[int, ...]
"""A value of these tests: it grows with every change, so that a lost one is missed."""


class Disk:
    """A repository in memory. Each step takes a moment, in which others may come."""

    def __init__(self) -> None:
        self.kept: dict[str, Numbers] = {"a": (), "b": ()}
        self.loads = 0
        self.before_save: Callable[[], None] = lambda: None
        """Called before each save, as another process may come in between."""
        self.after_save: Callable[[], None] = lambda: None
        """Called after each save is on disk, and before its writer hears of it."""
        self.gate = asyncio.Event()
        """Closed, it keeps every save waiting."""
        self.gate.set()
        self.is_saving = asyncio.Event()

    async def load(self, key: str) -> Numbers:
        self.loads += 1
        await asyncio.sleep(0)
        if key not in self.kept:
            raise UnknownTable(TableId(0))
        return self.kept[key]

    async def save(self, before: Numbers, after: Numbers) -> Numbers:
        self.is_saving.set()
        await self.gate.wait()
        self.before_save()
        if self.kept["a"] != before:
            raise Conflict
        self.kept["a"] = after
        self.after_save()
        return after

    async def is_current(self, value: Numbers) -> bool:
        return self.kept["a"] == value


class House:
    """A cache over such a disk, and what its listener has heard."""

    def __init__(self, size: int = 10, is_same: Callable[[Numbers, Numbers], bool] | None = None) -> None:
        self.disk = Disk()
        self.heard: list[Numbers] = []
        self.time = datetime(2026, 5, 1, tzinfo=UTC)
        self.tasks = ShieldedTasks()
        self.listener: Callable[[str, Numbers], None] = lambda key, value: self.heard.append(value)
        self.cache = LockedCache[str, Numbers](
            "number", self.disk, self.tasks, lambda key, value: self.listener(key, value),
            size=size, idle_unload=timedelta(minutes=10), now=lambda: self.time,
            is_same=is_same or operator.is_,
        )  # fmt: skip

    async def add(self, number: int) -> Numbers:
        return await self.cache.change("a", lambda numbers: (*numbers, number))

    async def is_on_disk(self) -> bool:
        """Whether what the cache says is what the disk says."""
        return await self.cache.look("a") == self.disk.kept["a"]


@pytest.fixture
def house() -> House:
    return House()


# A stop


async def test_a_stop_goes_on_when_the_work_it_waits_for_ends_in_the_same_moment() -> None:
    """Without a pause it would wait for ever, and hold up the whole loop, from Python 3.12 on."""
    tasks, ends = ShieldedTasks(), asyncio.Event()
    work, stop = tasks.run(ends.wait()), asyncio.Event()

    async def drain() -> None:
        stop.set()
        await ends.wait()
        await tasks.drain()

    begun = asyncio.create_task(work)
    await asyncio.sleep(0)
    await asyncio.sleep(0)  # it waits now, and is woken before the stop is
    stopping = asyncio.create_task(drain())
    await stop.wait()
    ends.set()
    await stopping
    assert await begun


# Writers


async def test_no_change_is_lost_however_many_come_at_once(house: House) -> None:
    await asyncio.gather(*(house.add(number) for number in range(20)))
    assert sorted(house.disk.kept["a"]) == list(range(20))
    assert house.heard[-1] == house.disk.kept["a"]
    assert [len(each) for each in house.heard] == list(range(1, 21)), "each is told, in the order of the disk"
    assert house.disk.loads == 1


async def test_a_change_is_decided_again_by_what_another_process_has_written_meanwhile(house: House) -> None:
    await house.cache.look("a")

    def rival() -> None:
        house.disk.before_save = lambda: None
        house.disk.kept["a"] = (7,)

    house.disk.before_save = rival
    assert await house.add(1) == (7, 1) == house.disk.kept["a"]
    assert house.heard == [(7, 1)]
    assert await house.is_on_disk()


async def test_other_processes_that_are_always_first_end_a_change_in_trouble(house: House) -> None:
    saves = 0

    def rival() -> None:
        nonlocal saves
        saves += 1
        house.disk.kept["a"] = (*house.disk.kept["a"], -saves)

    house.disk.before_save = rival
    with pytest.raises(StoreError) as trouble:
        await house.add(1)
    assert str(trouble.value.reason.key) == "store-locked"
    assert saves == ATTEMPTS
    assert house.heard == []
    assert await house.is_on_disk()


def refuse_empty(numbers: Numbers) -> Numbers:
    if not numbers:
        raise UnknownTable(TableId(1))
    return (*numbers, 1)


async def test_a_refusal_that_follows_from_an_old_copy_is_not_told(house: House) -> None:
    await house.cache.look("a")
    house.disk.kept["a"] = (7,)
    assert await house.cache.change("a", refuse_empty) == (7, 1)


async def test_a_refusal_changes_nothing(house: House) -> None:
    with pytest.raises(GameError):
        await house.cache.change("a", refuse_empty)
    assert house.heard == []
    assert await house.is_on_disk()
    assert house.disk.loads == 1, "the copy was current: it is kept"


async def test_work_of_several_steps_begins_again_where_another_process_comes_in_between(house: House) -> None:
    starts: list[Numbers] = []

    async def work(locked: LockedValue[str, Numbers]) -> Numbers:
        starts.append(await locked.load())
        await locked.save((*await locked.load(), 1))
        if len(starts) == 1:
            house.disk.kept["a"] = (7,)
        return await locked.save((*await locked.load(), 2))

    assert await house.cache.attempt("a", work) == (7, 1, 2)
    assert starts == [(), (7,)]
    assert house.heard == [(1,), (7, 1), (7, 1, 2)], "whatever came on disk was told"


# A disk that fails


@pytest.mark.parametrize("is_written", [False, True])
async def test_after_a_save_that_failed_the_disk_is_asked_what_it_holds(house: House, is_written: bool) -> None:
    await house.add(1)

    def fail() -> None:
        raise StoreError("store-locked", detail="full")

    if is_written:
        house.disk.after_save = fail
    else:
        house.disk.before_save = fail
    with pytest.raises(StoreError):
        await house.add(2)
    assert house.heard == [(1,)], "nobody hears of what may not be on disk"
    assert await house.cache.glance("a") == await house.cache.look("a") == ((1, 2) if is_written else (1,))


async def test_what_is_written_beside_it_is_told_to_nobody_and_read_again_where_it_fails(house: House) -> None:
    async def note(numbers: Numbers) -> Numbers:
        house.disk.kept["a"] = (*numbers, 5)
        return house.disk.kept["a"]

    async def fail(numbers: Numbers) -> Numbers:
        house.disk.kept["a"] = (*numbers, 6)
        raise StoreError("store-locked", detail="full")

    assert await house.cache.change_silently("a", note) == (5,)
    with pytest.raises(StoreError):
        await house.cache.change_silently("a", fail)
    assert await house.cache.look("a") == (5, 6)
    assert house.heard == []


async def test_a_refusal_stands_where_the_disk_cannot_be_asked(house: House) -> None:
    async def fail(value: Numbers) -> bool:
        raise StoreError("store-locked", detail="away")

    house.disk.is_current = fail  # type: ignore[method-assign]  # a disk that has gone away
    with pytest.raises(UnknownTable):
        await house.cache.change("a", refuse_empty)


# Cancelled


async def test_a_caller_cancelled_in_the_middle_leaves_a_whole_change(house: House) -> None:
    house.disk.gate.clear()
    press = asyncio.create_task(house.add(1))
    await house.disk.is_saving.wait()
    press.cancel()
    with pytest.raises(asyncio.CancelledError):
        await press
    house.disk.gate.set()
    await house.tasks.drain()
    assert house.disk.kept["a"] == (1,)
    assert house.heard == [(1,)]
    assert await house.is_on_disk()


async def test_work_that_is_itself_cancelled_frees_the_lock_and_leaves_no_copy(house: House) -> None:
    house.disk.gate.clear()

    async def work(locked: LockedValue[str, Numbers]) -> Numbers:
        return await locked.save((*await locked.load(), 1))

    async def hold() -> None:
        async with house.cache.locked("a") as locked:
            await work(locked)

    holder = asyncio.create_task(hold())
    await house.disk.is_saving.wait()
    waiting = asyncio.create_task(house.add(2))
    await asyncio.sleep(0)
    holder.cancel()
    house.disk.gate.set()
    assert await waiting == (2,)
    assert house.heard == [(2,)]
    assert await house.is_on_disk()


async def test_one_who_waits_for_the_lock_and_is_cancelled_keeps_nobody_waiting(house: House) -> None:
    async with house.cache.locked("a"):

        async def hold() -> None:
            async with house.cache.locked("a"):
                raise AssertionError("it was cancelled while it waited")

        waiting = asyncio.create_task(hold())
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
    assert await house.add(1) == (1,)


# Listeners


async def test_a_listener_that_raises_makes_no_change_look_refused(house: House) -> None:
    def fail(key: str, value: Numbers) -> None:
        raise ZeroDivisionError

    house.listener = fail
    with reading_the_log() as lines:
        assert await house.add(1) == (1,)
    (line,) = lines()
    assert line["message"] == "number a: a listener failed"
    assert await house.is_on_disk()


async def test_a_listener_finds_the_change_on_disk_and_in_memory(house: House) -> None:
    found: list[tuple[Numbers, Numbers]] = []
    glances: list[asyncio.Task[Numbers]] = []

    def listen(key: str, value: Numbers) -> None:
        glances.append(asyncio.create_task(house.cache.glance(key)))
        found.append((value, house.disk.kept[key]))

    house.listener = listen
    await house.add(1)
    assert found == [((1,), (1,))]
    assert await glances[0] == (1,)


async def test_what_is_the_same_as_before_is_neither_written_nor_told() -> None:
    house = House(is_same=lambda before, after: before == after)
    await house.add(1)
    house.disk.before_save = lambda: pytest.fail("nothing is to be written")
    assert await house.cache.change("a", lambda numbers: (*numbers,)) == (1,)
    assert house.heard == [(1,)]


# Looking


async def test_a_glance_waits_for_no_change_and_a_look_does(house: House) -> None:
    await house.add(1)
    house.disk.is_saving.clear()
    house.disk.gate.clear()
    change = asyncio.create_task(house.add(2))
    await house.disk.is_saving.wait()
    look = asyncio.create_task(house.cache.look("a"))
    assert await house.cache.glance("a") == (1,)
    assert not look.done()
    house.disk.gate.set()
    assert await look == await change == (1, 2)


async def test_keys_of_nothing_take_no_memory(house: House) -> None:
    asked = await asyncio.gather(*(house.cache.look("forged") for _ in range(5)), return_exceptions=True)
    assert {type(each) for each in asked} == {UnknownTable}
    assert len(house.cache) == 0


async def test_what_nobody_touches_is_unloaded_and_what_is_being_changed_is_not() -> None:
    house = House(size=1)
    async with house.cache.locked("a") as locked:
        await locked.load()
        await house.cache.look("b")
        house.time += timedelta(minutes=11)
        house.cache.unload_idle()
        assert len(house.cache) == 1
        await locked.save((1,))
    await house.cache.look("b")  # the cache is full with one
    assert len(house.cache) == 1
    assert await house.is_on_disk()


# The end


async def test_a_stop_refuses_new_work_and_lets_what_has_begun_do_all_its_parts(house: House) -> None:
    house.disk.gate.clear()

    async def two_changes() -> Numbers:
        await house.add(1)
        return await house.add(2)

    both = asyncio.create_task(house.cache.run(two_changes()))
    await house.disk.is_saving.wait()
    house.tasks.is_closing = True
    for refused in (house.add(3), house.cache.look("a"), house.cache.glance("a")):
        with pytest.raises(ShuttingDown):
            await refused
    house.disk.gate.set()
    await house.tasks.drain()
    assert await both == (1, 2) == house.disk.kept["a"]


# What is loaded before anyone asks


class Reading:
    """Reads what the disk holds now, and returns it once it may."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.has_begun, self.may_end = asyncio.Event(), asyncio.Event()

    async def read(self, keys: list[str]) -> dict[str, Numbers]:
        found = {key: self._house.disk.kept[key] for key in keys}
        self.has_begun.set()
        await self.may_end.wait()
        return found


async def test_who_changes_a_value_that_is_being_preloaded_does_not_wait_and_is_not_undone(house: House) -> None:
    reading = Reading(house)
    preloading = asyncio.create_task(house.cache.preload(["a", "b"], reading.read))
    await reading.has_begun.wait()
    assert await house.add(1) == (1,)
    house.cache.unload("a")
    reading.may_end.set()
    await preloading
    assert await house.cache.look("a") == (1,)
    loads = house.disk.loads
    assert await house.cache.look("b") == ()
    assert house.disk.loads == loads, "that one was read with the other"


@pytest.mark.parametrize("is_known", [True, False])
async def test_what_another_process_changes_meanwhile_is_not_preloaded(house: House, *, is_known: bool) -> None:
    reading = Reading(house)
    preloading = asyncio.create_task(house.cache.preload(["a"], reading.read))
    await reading.has_begun.wait()
    house.disk.kept["a"] = (7,)
    if is_known:
        house.cache.forget("a")
    else:
        house.cache.forget_all()
    reading.may_end.set()
    await preloading
    assert await house.cache.look("a") == (7,)


async def test_a_second_preload_does_not_let_the_first_keep_what_was_forgotten(house: House) -> None:
    first, second = Reading(house), Reading(house)
    old = asyncio.create_task(house.cache.preload(["a"], first.read))
    await first.has_begun.wait()
    house.disk.kept["a"] = (7,)
    house.cache.forget("a")
    new = asyncio.create_task(house.cache.preload(["a", "b"], second.read))
    await second.has_begun.wait()
    first.may_end.set()
    await old
    assert await house.cache.glance("a") == (7,)
    second.may_end.set()
    await new
    assert await house.cache.look("a") == (7,)


async def test_a_preload_that_ends_takes_nothing_from_another(house: House) -> None:
    first, second = Reading(house), Reading(house)
    old = asyncio.create_task(house.cache.preload(["a"], first.read))
    new = asyncio.create_task(house.cache.preload(["a", "b"], second.read))
    await first.has_begun.wait()
    await second.has_begun.wait()
    first.may_end.set()
    await old
    house.cache.unload("a")
    second.may_end.set()
    await new
    assert await house.cache.look("a") == ()
    assert house.disk.loads == 0, "the second has read it"
