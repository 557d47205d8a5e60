"""The worker over keys: one task a key, no wake lost, pauses that grow, and an end whenever it is told to stop."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable

import pytest

from bot.log_context import about
from bot.manager.keyed_worker import KeyedWorker, Rest, wait_for_event
from bot.reasons import ShuttingDown
from bot.store import StoreError
from bot.supervision import Supervisor
from tests.log_lines import reading_the_log

PAUSES = (1.0, 2.0, 5.0)
Answer = Rest | Exception | None


class Time:
    """Time that stands still: a wait ends with its event, or when the test lets it."""

    def __init__(self) -> None:
        self.waits: asyncio.Queue[tuple[float, asyncio.Event]] = asyncio.Queue()

    async def wait(self, event: asyncio.Event, seconds: float) -> None:
        over = asyncio.Event()
        self.waits.put_nowait((seconds, over))
        ends = [asyncio.create_task(event.wait()), asyncio.create_task(over.wait())]
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for end in ends:
                end.cancel()

    async def next(self) -> tuple[float, asyncio.Event]:
        """The next wait: how long it is to be, and what ends it."""
        async with asyncio.timeout(120):
            return await self.waits.get()

    async def waited(self) -> float:
        """Ends the next wait; how long it was to be."""
        seconds, over = await self.next()
        over.set()
        return seconds


class Work:
    """What a test has done for each key: it says when a call begins, and lets it end as the test says."""

    def __init__(self) -> None:
        self.begun: asyncio.Queue[str] = asyncio.Queue()
        self.running: Counter[str] = Counter()
        self.calls: Counter[str] = Counter()
        self.ended: Counter[str] = Counter()
        self._answers: dict[str, asyncio.Queue[Answer]] = {}

    async def __call__(self, key: str) -> Rest | None:
        self.calls[key] += 1
        self.running[key] += 1
        assert self.running[key] == 1, "never two at once for a key"
        self.begun.put_nowait(key)
        try:
            answer = await self._of(key).get()
            self.ended[key] += 1
        finally:
            self.running[key] -= 1
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def next(self) -> str:
        """The key of the next call that begins."""
        async with asyncio.timeout(120):
            return await self.begun.get()

    def end(self, key: str, answer: Answer = None) -> None:
        self._of(key).put_nowait(answer)

    def _of(self, key: str) -> "asyncio.Queue[Answer]":
        return self._answers.setdefault(key, asyncio.Queue())


def is_passing(error: Exception) -> bool:
    return isinstance(error, OSError | StoreError)


async def idle(keys: KeyedWorker[str]) -> None:
    async with asyncio.timeout(120):
        await keys.idle()


def worker(
    work: Callable[[str], Awaitable[Rest | None]], time: Time, *, persists: bool = False, at_once: int | None = None
) -> KeyedWorker[str]:
    return KeyedWorker(
        "testing", work, pauses=PAUSES, is_passing=is_passing, persists=persists, at_once=at_once, wait=time.wait
    )


async def test_a_key_woken_often_before_it_begins_is_worked_off_once() -> None:
    work, time = Work(), Time()
    keys = worker(work, time)
    for _ in range(3):
        keys.wake("a")
    assert await work.next() == "a"
    work.end("a")
    await idle(keys)
    assert work.calls == {"a": 1}


async def test_a_wake_while_it_works_is_worked_off_afterwards_and_never_beside() -> None:
    work, time = Work(), Time()
    keys = worker(work, time)
    keys.wake("a")
    await work.next()
    keys.wake("a")
    keys.wake("a")
    work.end("a")
    assert await work.next() == "a"
    work.end("a")
    await idle(keys)
    assert work.calls == {"a": 2}


async def test_what_the_work_has_heard_begins_nothing_more() -> None:
    work, time = Work(), Time()
    keys = worker(work, time)
    keys.wake("a")
    await work.next()
    keys.wake("a")
    keys.acknowledge("a")
    work.end("a")
    await idle(keys)
    assert work.calls == {"a": 1}


async def test_a_key_that_fails_pauses_longer_each_time_and_keeps_no_other_waiting(
    caplog: pytest.LogCaptureFixture,
) -> None:
    work, time = Work(), Time()
    keys = worker(work, time)
    keys.wake("a")
    for pause in (1.0, 2.0, 5.0, 5.0):
        await work.next()
        work.end("a", OSError())
        assert await time.waited() == pause
    keys.wake("b")
    assert {await work.next(), await work.next()} == {"a", "b"}
    work.end("b")
    work.end("a", Rest(at_most=60.0))
    assert await time.waited() == 60.0
    await work.next()
    work.end("a", OSError())
    assert await time.waited() == 1.0, "what has gone well is forgotten"
    await work.next()
    work.end("a", StoreError("store-full"))
    assert await time.waited() == 2.0
    said = [each.getMessage() for each in caplog.records][-2:]
    assert said == [f"testing a failed, trying again: {why}" for why in ("OSError", "store-full")]
    await keys.stop()


async def test_no_wake_cuts_a_pause_short() -> None:
    work, time = Work(), Time()
    keys = worker(work, time)
    keys.wake("a")
    await work.next()
    work.end("a", OSError())
    seconds, over = await time.next()
    keys.wake("a")
    for _ in range(10):
        await asyncio.sleep(0)
    assert (seconds, work.calls["a"]) == (1.0, 1)
    assert keys.busy() == {"a"}
    over.set()
    await work.next()
    work.end("a")
    await idle(keys)
    assert work.calls["a"] == 2, "a wake in the pause is heard by the attempt after it"


async def test_a_bug_is_told_and_tried_again_only_when_woken(caplog: pytest.LogCaptureFixture) -> None:
    work, time = Work(), Time()
    keys = worker(work, time)
    keys.wake("a")
    await work.next()
    work.end("a", ZeroDivisionError())
    await idle(keys)
    assert [(each.levelname, bool(each.exc_info)) for each in caplog.records] == [("ERROR", True)]
    assert time.waits.empty()
    keys.wake("a")
    await work.next()
    keys.wake("a")
    work.end("a", ZeroDivisionError())
    await work.next()
    work.end("a")
    await idle(keys)
    assert work.calls["a"] == 3


async def test_a_worker_that_persists_tries_a_bug_again_too() -> None:
    work, time = Work(), Time()
    keys = worker(work, time, persists=True)
    keys.wake("a")
    for pause in (1.0, 2.0):
        await work.next()
        work.end("a", ZeroDivisionError())
        assert await time.waited() == pause
    await work.next()
    await keys.stop()


async def test_a_key_comes_back_by_itself_when_it_has_said_so_or_sooner_when_woken() -> None:
    work, time = Work(), Time()
    keys = worker(work, time)
    keys.wake("a")
    await work.next()
    work.end("a", Rest(at_most=60.0))
    await idle(keys)
    assert await time.waited() == 60.0
    await work.next()
    work.end("a", Rest(at_most=30.0))
    seconds, _ = await time.next()
    keys.wake("a")
    await work.next()
    assert seconds == 30.0
    await keys.stop()


async def test_a_wake_within_the_least_time_between_two_is_heard_after_it() -> None:
    work, time = Work(), Time()
    keys = worker(work, time)
    keys.wake("a")
    await work.next()
    work.end("a", Rest(not_before=15.0))
    await idle(keys)
    seconds, over = await time.next()
    keys.wake("a")
    for _ in range(10):
        await asyncio.sleep(0)
    assert (seconds, work.calls["a"]) == (15.0, 1)
    over.set()
    await work.next()
    await keys.stop()


async def test_so_many_at_once_in_the_order_in_which_they_were_woken() -> None:
    work, time = Work(), Time()
    keys = worker(work, time, at_once=2)
    for key in "abcd":
        keys.wake(key)
    assert [await work.next(), await work.next()] == ["a", "b"]
    assert work.begun.empty()
    assert keys.busy() == set("abcd")
    keys.wake("c")
    work.end("a")
    assert await work.next() == "c"
    for key in "bcd":
        work.end(key)
    await idle(keys)
    assert work.calls == dict.fromkeys("abcd", 1), "woken while it waits for its turn, it has one turn"


async def test_stopping_finishes_what_is_in_flight_and_what_was_just_woken() -> None:
    work, time = Work(), Time()
    keys = worker(work, time)
    keys.wake("a")
    await work.next()
    stopping = asyncio.create_task(keys.stop(60.0))
    keys.wake("b")  # its task begins after the stop
    assert await work.next() == "b"
    keys.wake("c")
    work.end("a")
    work.end("b")
    await stopping
    assert work.ended == {"a": 1, "b": 1}
    assert work.begun.empty()


async def test_stopping_waits_for_nobody_who_pauses_or_rests() -> None:
    work, time = Work(), Time()
    keys = worker(work, time)
    for key, answer in (("a", OSError()), ("b", Rest(at_most=3600.0)), ("c", Rest(not_before=15.0))):
        keys.wake(key)
        await work.next()
        work.end(key, answer)
        await time.next()
    await keys.stop(60.0)
    assert keys.busy() == set()
    assert work.calls == {"a": 1, "b": 1, "c": 1}


@pytest.mark.parametrize("seconds", [0.0, 0.01])
async def test_stopping_cancels_what_does_not_end_in_time(seconds: float) -> None:
    work, time = Work(), Time()
    keys = worker(work, time)
    keys.wake("a")
    await work.next()
    await keys.stop(seconds)
    assert work.running["a"] == 0
    keys.wake("a")
    assert keys.busy() == set(), "nothing begins once it has stopped"


@pytest.mark.parametrize("steps", range(5))
async def test_it_stops_just_as_it_is_woken(steps: int) -> None:
    """However far the wake has come: `asyncio.wait_for` would have swallowed the cancellation."""
    work = Work()
    keys = KeyedWorker("testing", work, pauses=PAUSES, is_passing=is_passing)
    keys.wake("a")
    await work.next()
    work.end("a", Rest(at_most=3600.0))
    await idle(keys)
    for _ in range(3):
        await asyncio.sleep(0)
    keys.wake("a")
    for _ in range(steps):
        await asyncio.sleep(0)
    await keys.stop()


async def test_the_end_of_the_bot_ends_a_key_without_a_word(caplog: pytest.LogCaptureFixture) -> None:
    work, time = Work(), Time()
    keys = worker(work, time, persists=True)
    keys.wake("a")
    await work.next()
    work.end("a", ShuttingDown())
    await idle(keys)
    assert keys.busy() == set()
    assert caplog.records == []


async def test_a_wait_ends_with_its_event_or_its_time() -> None:
    event = asyncio.Event()
    await wait_for_event(event, 0.0)
    event.set()
    await wait_for_event(event, 3600.0)


async def test_lines_of_a_job_are_about_its_key_and_not_about_who_woke_it() -> None:
    work, time = Work(), Time()
    keys = KeyedWorker[str](
        "announce",
        work,
        pauses=PAUSES,
        is_passing=lambda error: isinstance(error, OSError),
        wait=time.wait,
        key_is="table",
    )
    with reading_the_log() as lines:
        with about(interaction=99, user=5, verb="do", table="b"):
            keys.wake("a")
        await work.next()
        work.end("a", OSError())
        with about(interaction=100):
            keys.wake("a")
        await time.waited()
        await work.next()
        work.end("a", ZeroDivisionError())
        await idle(keys)
    found = [{name: line.get(name) for name in ("table", "verb", "interaction", "user")} for line in lines()]
    assert found == [{"table": "a", "verb": "announce", "interaction": None, "user": None}] * 2


async def test_a_bug_of_a_worker_with_a_supervisor_is_the_supervisors() -> None:
    async def pause(_: float) -> None:
        down.append(supervisor.down)

    work, time, down = Work(), Time(), list[tuple[str, ...]]()
    supervisor = Supervisor(sleep=pause)
    keys = KeyedWorker[str](
        "testing", work, pauses=PAUSES, is_passing=is_passing, wait=time.wait, supervisor=supervisor
    )
    keys.wake("a")
    await work.next()
    work.end("a", OSError())
    assert await time.waited() == 1.0, "what passes is the worker's own"
    await work.next()
    assert down == []
    work.end("a", ZeroDivisionError())
    await work.next()
    assert down == [("testing",)]
    assert keys.busy() == {"a"}, "the same job goes on"
    work.end("a", Rest(at_most=60.0))
    await idle(keys)
    await time.next()
    keys.wake("a")
    await work.next()
    await keys.stop()
    assert supervisor.tasks == ()


@pytest.mark.parametrize("steps", range(3))
async def test_a_worker_with_a_supervisor_stops_while_that_pauses(steps: int) -> None:
    async def pause(_: float) -> None:
        await asyncio.Event().wait()

    work = Work()
    supervisor = Supervisor(sleep=pause)
    keys = KeyedWorker[str]("testing", work, pauses=PAUSES, is_passing=is_passing, supervisor=supervisor)
    keys.wake("a")
    await work.next()
    work.end("a", ZeroDivisionError())
    for _ in range(steps):
        await asyncio.sleep(0)
    await keys.stop()
    assert supervisor.tasks == ()


async def test_a_key_whose_task_dies_while_it_rests_comes_back(caplog: pytest.LogCaptureFixture) -> None:
    async def wait(event: asyncio.Event, _: float) -> None:
        if caplog.records:
            await event.wait()
        raise KeyError("a bug")

    work = Work()
    keys = KeyedWorker[str]("testing", work, pauses=(0.0,), is_passing=is_passing, wait=wait)
    keys.wake("a")
    await work.next()
    work.end("a", Rest(at_most=3600.0))
    assert await work.next() == "a", "though nobody has woken it"
    await keys.stop()
    assert [each.getMessage() for each in caplog.records] == ["the task testing a has died"]
