"""A worker over keys: each key that is woken is worked off in a task of its own, never in two at once.

The law is that of Kubernetes' work queue (client-go): a key woken while it waits is worked off once, a key woken while
it is being worked on is worked off once more. One key that fails keeps no other waiting. Nothing is kept here that a
restart would have to know, since whoever wakes keys finds them again in the database.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from dataclasses import dataclass, field
from typing import Any, Final, Generic, Literal, TypeVar, cast

from bot.log_context import LOG_CONTEXT, LogContext
from bot.reasons import Refusal, ShuttingDown
from bot.supervision import OnDeath, Supervisor, begin_job

log = logging.getLogger(__name__)

K = TypeVar("K", bound=Hashable)
Wait = Callable[[asyncio.Event, float], Awaitable[None]]
"""Returns once the event is set, at the latest after so many seconds."""


@dataclass(frozen=True, slots=True)
class Rest:
    """When a key is worked off next, in seconds from now."""

    not_before: float = 0.0
    """Until then not even a wake begins anything."""
    at_most: float | None = None
    """Then it is worked off although it was not woken; None: only when woken."""


WOKEN: Final = Rest()
"""When it is woken."""


@dataclass(slots=True)
class _Job:
    """What is known of a key while there is something to do for it, or will be by itself."""

    woken: asyncio.Event = field(default_factory=asyncio.Event)
    done: asyncio.Event = field(default_factory=asyncio.Event)
    """Set while there is nothing to do: nothing is being worked on, no wake is unheard, no other attempt is due."""
    is_resting: bool = False
    task: "asyncio.Task[None] | None" = None


class KeyedWorker(Generic[K]):
    """Calls `work` for each key that is woken.

    What `work` returns says when to come back (None: when woken). An exception that `is_passing` has it tried again
    after growing `pauses`, which no wake cuts short. Any other is our bug: it is logged, and tried again only if the
    key is woken, or if the worker `persists`, or is that of a `supervisor`. `ShuttingDown` ends a key's work without a
    log line.
    """

    def __init__(
        self,
        name: str,
        work: Callable[[K], Awaitable[Rest | None]],
        *,
        pauses: Sequence[float],
        is_passing: Callable[[Exception], bool],
        is_known: Callable[[Exception], bool] = lambda _: False,
        persists: bool = False,
        at_once: int | None = None,
        wait: Wait | None = None,
        key_is: Literal["table", "tournament", "server", "user"] | None = None,
        supervisor: Supervisor | None = None,
        on_death: OnDeath = OnDeath.RESTART,
    ) -> None:
        """`key_is` says what log lines call the key; `at_once` is how many keys are worked off at the same time.

        A failure that doesn't pass and `is_known` is logged in one line, any other with its traceback.

        Where the worker has one key, and all is not well while that fails, a `supervisor` has its task: after a bug
        this does what `on_death` says.
        """
        self._name = name
        self._work = work
        self._pauses = tuple(pauses)
        self._is_passing = is_passing
        self._is_known = is_known
        self._persists = persists
        self._slot: AbstractAsyncContextManager[object] = asyncio.Semaphore(at_once) if at_once else nullcontext()
        self._wait = wait or wait_for_event
        self._key_is = key_is
        self._supervisor = supervisor
        self._on_death = on_death
        self._jobs: dict[K, _Job] = {}
        self._is_stopping = False

    def wake(self, key: K) -> None:
        """Say that there may be something to do for this key. Returns at once."""
        if self._is_stopping:
            return
        job = self._jobs.get(key)
        if job is None:
            job = self._jobs[key] = _Job()
            job.task = self._begin(key, job)
        # also while it is being worked on: whatever the work has read may be older than this wake
        job.woken.set()
        job.done.clear()

    def acknowledge(self, key: K) -> None:
        """Say, from within the work, that everything this key was woken for until now is done."""
        if job := self._jobs.get(key):
            job.woken.clear()

    def busy(self) -> set[K]:
        """Return the keys that are being worked on, are about to be, or pause after a failure."""
        return {key for key, job in self._jobs.items() if not job.done.is_set()}

    async def idle(self) -> None:
        """Wait until there is nothing to do for any key."""
        while busy := self.busy():
            await self.settled(busy.pop())

    async def settled(self, key: K) -> None:
        """Wait until there is nothing to do for this key."""
        while (job := self._jobs.get(key)) and not job.done.is_set():
            await job.done.wait()

    async def stop(self, patience: float = 0.0) -> None:
        """Finish what is in flight or about to be, within `patience` seconds; what only waits ends at once."""
        self._is_stopping = True
        tasks: set[asyncio.Task[None]] = set()
        for job in self._jobs.values():
            assert job.task is not None
            tasks.add(job.task)
            if job.is_resting or not patience:
                job.task.cancel()
        if tasks:
            # without patience all have been cancelled: they only have to end, however long their last step takes
            _, late = await asyncio.wait(tasks, timeout=patience or None)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    def _begin(self, key: K, job: _Job) -> "asyncio.Task[None]":
        if self._supervisor is None:
            return begin_job(f"{self._name} {key}", self._run(key, job))
        return self._supervisor.supervised(self._name, lambda: self._run(key, job), on_death=self._on_death).task

    async def _run(self, key: K, job: _Job) -> None:
        failures, is_over = 0, True
        job.is_resting = False  # as it may have been when it died
        job.done.clear()
        try:
            while True:
                async with self._slot:
                    job.woken.clear()  # only now: one wake is enough for all that came up while it waited for its turn
                    rest, has_failed = await self._attempt(key, failures)
                failures = failures + 1 if has_failed else 0
                if not await self._is_due(job, rest, has_failed=has_failed):
                    return
        except ShuttingDown:
            return  # the next start finds what is left
        except Exception:
            is_over = self._supervisor is None  # else it is the same job that is begun again
            if is_over:  # nobody may wake the key for what it was to come back for by itself
                asyncio.get_running_loop().call_later(self._pauses[-1], self.wake, key)
            raise
        finally:
            if is_over:
                # first: those who wait for `done` look whether there is another job by now
                del self._jobs[key]
                job.done.set()

    async def _attempt(self, key: K, failures: int) -> tuple[Rest, bool]:
        """Work once; return when to come back, and whether that is because it has failed."""
        about = {self._key_is: key} if self._key_is else {}
        # not that of the first who woke it
        LOG_CONTEXT.set(LogContext(verb=self._name, **cast("dict[str, Any]", about)))
        try:
            return await self._work(key) or WOKEN, False
        except ShuttingDown:
            raise
        except Exception as error:
            is_passing = self._is_passing(error)
            if not is_passing and self._supervisor is not None:
                raise
            if is_passing:
                why = error.reason.key if isinstance(error, Refusal) else type(error).__name__
                log.warning("%s %s failed, trying again: %s", self._name, key, why)
            elif self._is_known(error):
                log.warning("%s %s failed: %s", self._name, key, error)
            else:
                log.exception("%s %s failed", self._name, key)
            if not (is_passing or self._persists):
                return WOKEN, False
            pause = self._pauses[min(failures, len(self._pauses) - 1)]
            return Rest(not_before=pause, at_most=pause), True

    async def _is_due(self, job: _Job, rest: Rest, *, has_failed: bool) -> bool:
        """Rest, and return whether there is something to do afterwards."""
        is_due_now = job.woken.is_set() or rest.at_most == 0.0
        if self._is_stopping:
            # a stop finishes what has been promised, but waits for no second attempt
            return is_due_now and not has_failed
        # `done` is what `idle` and `settled` wait for: a key that will be tried again is not done
        if not (is_due_now or has_failed):
            job.done.set()
        job.is_resting = True
        if rest.not_before:
            await self._wait(asyncio.Event(), rest.not_before)  # which is never set
        if not job.woken.is_set():
            if rest.at_most is None:
                return False
            if rest.at_most > rest.not_before:
                await self._wait(job.woken, rest.at_most - rest.not_before)
        job.is_resting = False
        job.done.clear()
        return True


async def wait_for_event(event: asyncio.Event, seconds: float) -> None:
    """Wait for the event, but no longer than so many seconds.

    It can be cancelled at any moment: `asyncio.wait_for` swallows a cancellation that meets the event (Python 3.11).
    """
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
