"""Background tasks that die: each is named in the log, begun again after a growing pause, or the end of the process."""

import asyncio
import logging
from itertools import pairwise

import pytest

from bot.reasons import ShuttingDown
from bot.supervision import DOUBLING, STEADY, OnDeath, Supervisor, begin_job
from tests.jumping_loop import run_at_once


def deaths(caplog: pytest.LogCaptureFixture) -> list[tuple[str, str, bool]]:
    """The log's lines about tasks that have died: level, message, whether there is a traceback."""
    return [(each.levelname, each.getMessage(), bool(each.exc_info)) for each in caplog.records]


def begun_at(lasts: list[float], supervisor: Supervisor) -> list[float]:
    """Let a task die after so many seconds each time, and return when it was begun, the last time to end well."""
    began: list[float] = []

    async def work() -> None:
        began.append(asyncio.get_running_loop().time())
        if len(began) <= len(lasts):
            await asyncio.sleep(lasts[len(began) - 1])
            raise KeyError(len(began))

    async def run() -> None:
        one = supervisor.supervised("worker", work)
        await one.task
        assert supervisor.tasks == supervisor.down == ()

    run_at_once(run)
    return began


def test_a_task_that_dies_again_and_again_pauses_longer_each_time(caplog: pytest.LogCaptureFixture) -> None:
    began = begun_at([0.0] * 10, Supervisor())
    pauses = [after - before for before, after in pairwise(began)]
    assert pauses == [*DOUBLING, *[DOUBLING[-1]] * 3]
    assert deaths(caplog)[0] == ("ERROR", "the task worker has died: it is begun again in 1 s", True)
    assert len(caplog.records) == 10


def test_pauses_begin_from_the_first_again_once_it_has_run_well() -> None:
    began = begun_at([0.0, 0.0, 0.0, STEADY, 0.0], Supervisor())
    assert [after - before for before, after in pairwise(began)] == [1.0, 2.0, 4.0, STEADY + 1, 2.0]


def test_a_task_is_down_from_its_death_until_it_is_begun_again() -> None:
    async def run() -> None:
        dies, pausing, may_go_on, lives = asyncio.Event(), asyncio.Event(), asyncio.Event(), asyncio.Event()

        async def work() -> None:
            if pausing.is_set():
                lives.set()
                await asyncio.Event().wait()
            await dies.wait()
            raise KeyError

        async def sleep(_: float) -> None:
            pausing.set()
            await may_go_on.wait()

        supervisor = Supervisor(sleep=sleep)
        one = supervisor.supervised("worker", work)
        assert [each.name for each in supervisor.tasks] == ["worker"]
        assert supervisor.down == ()
        dies.set()
        await pausing.wait()
        assert supervisor.down == ("worker",)
        assert not supervisor.must_end
        may_go_on.set()
        await lives.wait()
        assert supervisor.down == ()
        await one.stop()
        assert supervisor.tasks == ()

    run_at_once(run)


def test_the_death_of_one_that_may_not_be_begun_again_ends_the_process_once(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        async def work() -> None:
            raise KeyError

        supervisor, ends = Supervisor(), list[str]()
        supervisor.on_end(lambda: ends.append("at once"))
        one = supervisor.supervised("lease", work, on_death=OnDeath.END)
        await one.task
        assert (supervisor.must_end, supervisor.down, ends) == (True, ("lease",), ["at once"])
        supervisor.on_end(lambda: ends.append("too late to be told"))
        await one.stop()
        assert ends == ["at once", "too late to be told"]
        assert supervisor.down == ("lease",), "it stays so until the process has ended"

    run_at_once(run)
    ((level, _, has_traceback),) = deaths(caplog)
    assert (level, has_traceback) == ("CRITICAL", True)


@pytest.mark.parametrize("on_death", OnDeath)
@pytest.mark.parametrize("error", [None, ShuttingDown()])
def test_an_orderly_end_is_no_death(
    on_death: OnDeath, error: Exception | None, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async def work() -> None:
            if error is not None:
                raise error

        supervisor = Supervisor()
        await supervisor.supervised("worker", work, on_death=on_death).task
        assert supervisor.tasks == ()
        assert not supervisor.must_end

    run_at_once(run)
    assert caplog.records == []


def test_what_it_may_raise_is_raised_by_the_task(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        async def work() -> None:
            raise PermissionError

        supervisor = Supervisor()
        with pytest.raises(PermissionError):
            await supervisor.supervised("discord", work, on_death=OnDeath.END, raises=(OSError,)).task
        assert not supervisor.must_end

    run_at_once(run)
    assert caplog.records == []


@pytest.mark.parametrize("steps", range(4))
@pytest.mark.parametrize("on_death", OnDeath)
def test_it_stops_when_told_however_far_it_is(steps: int, on_death: OnDeath, caplog: pytest.LogCaptureFixture) -> None:
    """Before its first step, while it works, and while it pauses."""

    async def run() -> None:
        async def work() -> None:
            if on_death is OnDeath.RESTART and steps > 2:
                raise KeyError
            await asyncio.sleep(10**6)

        supervisor = Supervisor()
        one = supervisor.supervised("worker", work, on_death=on_death)
        for _ in range(steps):
            await asyncio.sleep(0)
        await one.stop()
        assert supervisor.tasks == supervisor.down == ()
        assert asyncio.get_running_loop().time() == 0.0

    run_at_once(run)
    assert len(caplog.records) == (on_death is OnDeath.RESTART and steps > 2)


@pytest.mark.parametrize("on_death", OnDeath)
def test_an_error_on_the_way_out_is_logged_and_begins_nothing(
    on_death: OnDeath, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async def work() -> None:
            try:
                await asyncio.sleep(10**6)
            finally:
                raise KeyError

        supervisor = Supervisor()
        one = supervisor.supervised("worker", work, on_death=on_death)
        await asyncio.sleep(0)
        await one.stop()
        assert supervisor.tasks == ()
        assert not supervisor.must_end

    run_at_once(run)
    assert deaths(caplog) == [("ERROR", "the task worker was stopped, and has ended by an error", True)]


@pytest.mark.parametrize("on_death", OnDeath)
def test_an_error_while_what_it_works_with_is_closed_is_no_death(
    on_death: OnDeath, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async def work() -> None:
            await asyncio.sleep(1)
            raise RuntimeError("Session is closed")

        supervisor = Supervisor()
        one = supervisor.supervised("discord", work, on_death=on_death)
        one.is_ending = True
        await one.task
        assert supervisor.tasks == ()
        assert not supervisor.must_end

    with caplog.at_level("INFO"):
        run_at_once(run)
    assert deaths(caplog) == [("INFO", "the task discord has ended: RuntimeError", False)]


def test_a_cancellation_that_nobody_has_asked_for_is_a_death() -> None:
    async def run() -> None:
        awaited, lives = asyncio.get_running_loop().create_future(), asyncio.Event()

        async def work() -> None:
            if awaited.done():
                lives.set()
            else:
                await awaited

        one = Supervisor().supervised("worker", work)
        await asyncio.sleep(0)
        awaited.cancel()
        await one.task
        assert lives.is_set()

    run_at_once(run)


def test_the_death_of_a_job_is_logged_unless_it_is_expected(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        async def fail(error: Exception) -> None:
            raise error

        jobs = [
            begin_job("one", fail(KeyError())),
            begin_job("two", fail(LookupError()), expected=(LookupError,)),
            begin_job("three", fail(ShuttingDown())),
            begin_job("four", fail(KeyError()), is_awaited=True),
        ]
        found = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(each) for each in found] == [KeyError, LookupError, ShuttingDown, KeyError]

    with caplog.at_level(logging.DEBUG, "bot"):
        run_at_once(run)
    assert deaths(caplog) == [("ERROR", "the task one has died", True)]
