"""Background tasks: each has a name, none dies unseen, and nothing else in the bot begins one.

What runs as long as the bot does is kept by its `Supervisor`: by `OnDeath` it is begun again after a pause, or its
death is the end of the process. Until then it counts as down, and the bot as not well. What does one thing and ends is
begun by `begin_job`.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from enum import Enum, auto
from typing import Any, Final, TypeVar

from bot.log_context import LOG_CONTEXT, LogContext
from bot.reasons import GameError, ShuttingDown

log = logging.getLogger(__name__)

DOUBLING: Final = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 60.0)
"""Seconds before a task is begun again that has died once, twice, … in a row; the last one ever after.

What waits for the database pauses so, too: a short trouble costs a second, a long one hardly any load.
"""
STEADY: Final = 60.0
"""Seconds after which a task has run well: when it dies then, pauses begin from the first again."""

T = TypeVar("T")


class OnDeath(Enum):
    """What follows when a task is ended by an error."""

    RESTART = auto()
    """It is begun again, since it finds by itself what it has to do."""
    END = auto()
    """The process ends in good order, with an exit code that says so: without the task it would do harm."""


class SupervisedTask:
    """A task that a supervisor keeps running."""

    def __init__(self, name: str, on_death: OnDeath) -> None:
        self.name = name
        self.on_death = on_death
        self.is_down = False
        """Whether it has died, and has not been begun again."""
        self.is_ending = False
        """Whether what it works with is being closed, so that an error is its end and no death."""
        self.task: asyncio.Task[None]
        """Ends with the work, also where that has died for good; its own exceptions are those of `raises`."""

    async def stop(self) -> None:
        """Cancel it and wait for its end. It raises nothing, and what has died for good stays down."""
        self.task.cancel()
        await asyncio.wait({self.task})
        if not self.task.cancelled():
            self.task.exception()  # looked at here: nobody asks for it any more


class Supervisor:
    """Keeps the tasks of one bot running, and knows which are down."""

    def __init__(
        self, *, pauses: Sequence[float] = DOUBLING, sleep: Callable[[float], Awaitable[object]] = asyncio.sleep
    ) -> None:
        """`sleep` waits through a pause, of so many seconds."""
        self._pauses = tuple(pauses)
        self._sleep = sleep
        self._tasks: set[SupervisedTask] = set()
        self._callbacks: list[Callable[[], None]] = []

    @property
    def tasks(self) -> tuple[SupervisedTask, ...]:
        """Those that have not ended in good order, by name."""
        return tuple(sorted(self._tasks, key=lambda each: each.name))

    @property
    def down(self) -> tuple[str, ...]:
        """The names of those that have died and do not run again yet."""
        return tuple(each.name for each in self.tasks if each.is_down)

    @property
    def must_end(self) -> bool:
        """Whether a task has died without which the process may not go on."""
        return any(each.is_down and each.on_death is OnDeath.END for each in self._tasks)

    def on_end(self, callback: Callable[[], None]) -> None:
        """Call this once the process must end. It must return at once."""
        self._callbacks.append(callback)
        if self.must_end:
            callback()

    def supervised(
        self,
        name: str,
        run: Callable[[], Coroutine[Any, Any, None]],
        *,
        on_death: OnDeath = OnDeath.RESTART,
        raises: tuple[type[Exception], ...] = (),
    ) -> SupervisedTask:
        """Begin `run`, and keep it running until it returns or is stopped.

        Each death by an exception is logged with the name and its traceback. `ShuttingDown` isn't a death;
        nor are exceptions of the types in `raises`, which the task raises.
        """
        one = SupervisedTask(name, on_death)
        one.task = asyncio.create_task(self._keep(one, run, raises), name=name)
        self._tasks.add(one)
        one.task.add_done_callback(lambda _: None if one.is_down else self._tasks.discard(one))
        return one

    async def _keep(
        self, one: SupervisedTask, run: Callable[[], Coroutine[Any, Any, None]], raises: tuple[type[Exception], ...]
    ) -> None:
        LOG_CONTEXT.set(LogContext(verb=one.name))  # not that of the task that has begun it
        now, deaths = asyncio.get_running_loop().time, 0
        while True:
            begun_at = now()
            if (error := await _death_of(run, raises)) is None:
                return
            if one.task.cancelling():
                log.error("the task %s was stopped, and has ended by an error", one.name, exc_info=error)
                return
            if one.is_ending:
                log.info("the task %s has ended: %s", one.name, type(error).__name__)
                return
            one.is_down = True
            if one.on_death is OnDeath.END:
                log.critical("the task %s has died: the bot stops, for it may not go on so", one.name, exc_info=error)
                for callback in self._callbacks:
                    callback()
                return
            deaths = 1 if now() - begun_at >= STEADY else deaths + 1
            pause = self._pauses[min(deaths, len(self._pauses)) - 1]
            log.error("the task %s has died: it is begun again in %.0f s", one.name, pause, exc_info=error)
            try:
                await self._sleep(pause)
            finally:
                one.is_down = False  # it begins again, or has been stopped


async def _death_of(
    run: Callable[[], Coroutine[Any, Any, None]], raises: tuple[type[Exception], ...]
) -> BaseException | None:
    """Return what has ended the work against its will; None where it has ended in good order."""
    task = asyncio.current_task()
    assert task is not None
    try:
        await run()
    except asyncio.CancelledError as error:
        if task.cancelling():
            raise
        return error  # of something it has waited for: nobody wants it to stop
    except ShuttingDown:
        return None
    except raises:
        raise
    except Exception as error:
        return error
    return None


def begin_job(
    name: str,
    work: Coroutine[Any, Any, T],
    *,
    expected: tuple[type[Exception], ...] = (),
    is_awaited: bool = False,
) -> asyncio.Task[T]:
    """Begin a task that does one thing and ends; its death is logged, unless by an `expected` error.

    Where `is_awaited`, the caller awaits it in any case, and gets its exception.
    """
    task = asyncio.create_task(work, name=name)
    if not is_awaited:
        task.add_done_callback(lambda done: log_death(done, expected))
    return task


def log_death(task: asyncio.Task[Any], expected: tuple[type[Exception], ...] = ()) -> None:
    """Log what has ended a task that is done, unless that is `expected`, or what a player may cause (`GameError`)."""
    if task.cancelled() or (error := task.exception()) is None or isinstance(error, (GameError, *expected)):
        return
    log.error("the task %s has died", task.get_name(), exc_info=error)
