"""A cache of values with a lock each, in front of a repository: tables, and tournaments.

A value is loaded when it is first touched, changed under its lock, and unloaded when no one has touched it for a while.
What lies here is only ever what is on disk: a change is saved before any listener hears of it, and a save that fails or
is cut short drops the copy, so that the next one who asks reads the disk.
"""

import asyncio
import logging
import operator
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Generator, Hashable, Iterable, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Final, Generic, Protocol, TypeVar

from cachetools import TTLCache

from bot.reasons import GameError, ShuttingDown
from bot.store import Conflict, StoreError
from bot.supervision import begin_job, log_death

log = logging.getLogger(__name__)

K = TypeVar("K", bound=Hashable)
K_contra = TypeVar("K_contra", contravariant=True)
V = TypeVar("V")
T = TypeVar("T")

CHECKED_FOR: Final = 1.0
"""Seconds for which a value counts as current that was compared with the disk, where other processes write to it.

They say what they have changed; this is for what does not arrive, so that one page asks once, not at each look.
"""
ATTEMPTS: Final = 20
"""How often a change is tried again when writers of other processes keep being first."""


class Repository(Protocol[K_contra, V]):
    """Where the values are on disk. Each method may raise `StoreError`."""

    async def load(self, key: K_contra, /) -> V:
        """Return the value on disk. Raises a `GameError` where there is none."""
        ...

    async def save(self, before: V, after: V, /) -> V:
        """Write what differs, in one transaction, and return what stays in memory.

        Raises `Conflict` where another process has written since `before` was loaded.
        """
        ...

    async def is_current(self, value: V, /) -> bool:
        """Whether no one has written since `value` was loaded."""
        ...


class ShieldedTasks:
    """Runs work to its end even when its caller is cancelled, so that memory and disk never part."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()
        self.is_closing = False
        """Whether new work is refused."""

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Return what `work` returns. Raises `ShuttingDown` once new work is refused."""
        # it must not wait for itself, and a stop must let it end
        if asyncio.current_task() in self._running:
            return await work  # a part of what has been begun already
        if self.is_closing:
            work.close()
            raise ShuttingDown
        task = begin_job("change", work, is_awaited=True)
        self._running.add(task)
        task.add_done_callback(self._on_done)
        try:
            return await asyncio.shield(task)  # else a cancelled press would leave memory behind the disk
        except asyncio.CancelledError:
            task.add_done_callback(log_death)  # nobody else is told any more
            raise

    def _on_done(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # looked at here, in case the caller has gone: then it is logged

    async def drain(self) -> None:
        """Wait until no work is running."""
        while self._running:
            # since Python 3.12 `gather` doesn't yield where all have ended, and `_on_done` would never be called
            await asyncio.wait(self._running)


@dataclass(slots=True)
class _Slot(Generic[V]):
    """The place of one value: its lock, how many hold or await it, and the value as far as it is loaded.

    While a change is written, `value` is None, and `before` is what everyone has heard of until then.
    """

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    users: int = 0
    value: V | None = None
    before: V | None = None
    is_stale: bool = False
    """The disk holds another value: this one is loaded again under the lock."""
    checked_at: float = 0.0
    """When the value was last known to be the disk's, by the loop's time."""


class LockedCache(Generic[K, V]):
    """Values by key, at most `size` of them idle; and the one way to change them.

    `look`, `change` and `change_silently` go on to their end even when their caller is cancelled.
    """

    def __init__(
        self,
        name: str,
        repository: Repository[K, V],
        tasks: ShieldedTasks,
        changed: Callable[[K, V], None],
        *,
        size: int,
        idle_unload: timedelta,
        now: Callable[[], datetime],
        is_same: Callable[[V, V], bool] = operator.is_,
        is_shared: bool = False,
    ) -> None:
        """Create an empty cache. `name` is what log lines call a value.

        `changed` is called after every change, once it is on disk, and must return at once. What `is_same` as before is
        neither written nor told. `is_shared` is whether other processes write, too: what is looked at is compared with
        the disk then.
        """
        self._name = name
        self.tasks = tasks
        self._changed = changed
        self.repository = repository
        self.is_same = is_same
        self._is_shared = is_shared
        self._used: dict[K, _Slot[V]] = {}
        """Apart from the idle ones: a cache that is full must never unload a value that is being changed."""
        self._idle = TTLCache[K, _Slot[V], datetime](size, idle_unload, now)
        self._preloading: list[set[K]] = []
        """Of each preload that is going on, the keys whose values it may still keep: no lock of theirs is held."""

    def __len__(self) -> int:
        return len(self._used) + len(self._idle)

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run `work` to its end even when the caller is cancelled. Raises `ShuttingDown`."""
        return await self.tasks.run(work)

    async def look(self, key: K) -> V:
        """Return the value as it is on disk, after any change that is being written."""
        slot = None if self.tasks.is_closing else self._slot_in_memory(key)
        if slot is not None and slot.value is not None and not slot.is_stale and not self._is_to_be_checked(slot):
            return slot.value
        return await self.tasks.run(self._look(key))

    async def glance(self, key: K) -> V:
        """Return the value, but while a change is being written as it was before: no one has heard of that change yet.

        A page about many values waits for none of their changes, nor for those who wait to make one, unless what the
        disk holds is unknown here.
        """
        slot = None if self.tasks.is_closing else self._slot_in_memory(key)
        if slot is not None:
            if slot.value is not None:
                return slot.value
            if slot.before is not None:
                return slot.before
        return await self.look(key)

    async def change(self, key: K, decide: Callable[[V], V]) -> V:
        """Return the value after `decide`, on disk, and tell the listener.

        `decide` may be called again, with what is on disk, when another process has written in the meantime.
        """

        async def work(locked: "LockedValue[K, V]") -> V:
            return await locked.save(await locked.ask(decide))

        return await self.attempt(key, work)

    async def change_silently(self, key: K, write: Callable[[V], Awaitable[V]]) -> V:
        """Return the value after `write` has written something that no listener has to hear of."""

        async def work(locked: "LockedValue[K, V]") -> V:
            return await locked.write(write)

        return await self.attempt(key, work)

    async def attempt(self, key: K, work: Callable[["LockedValue[K, V]"], Awaitable[T]]) -> T:
        """Return what `work` comes to under the lock, tried again as long as another process has written (`Conflict`).

        Raises `StoreError` after so many `ATTEMPTS`.
        """
        return await self.tasks.run(self._attempt(key, work))

    @asynccontextmanager
    async def locked(self, key: K) -> AsyncGenerator["LockedValue[K, V]"]:
        """The value of a key, for one at a time; it need not be loaded."""
        slot = self._used.get(key) or self._idle.pop(key, None) or _Slot[V]()
        self._used[key] = slot
        self._discard_preloaded(key)  # what was read before may be another value than is written under this lock
        slot.users += 1
        try:
            async with slot.lock:
                if slot.is_stale:
                    slot.value, slot.is_stale = None, False
                yield LockedValue(self, key, slot)
        finally:
            slot.users -= 1
            if slot.users == 0:
                del self._used[key]
                # a slot without a value is not worth a place: keys come from buttons, and may be forged
                if slot.value is not None and not slot.is_stale:
                    self._idle[key] = slot

    def tell(self, key: K, value: V) -> None:
        """Call the listener. What it raises is logged: the change is on disk, and must not look refused."""
        try:
            self._changed(key, value)
        except Exception:
            log.exception("%s %s: a listener failed", self._name, key)

    async def preload(self, keys: Iterable[K], read: Callable[[list[K]], Awaitable[Mapping[K, V]]]) -> None:
        """Keep what `read` returns of those keys that are not in memory.

        No lock is held meanwhile: who asks for one of them loads that alone, and waits for none of the others.
        """
        absent = [key for key in keys if self._slot_in_memory(key) is None]
        wanted = set(absent)  # a set of its own: another preload may still want what this one must not keep any more
        self._preloading.append(wanted)
        checked_at = asyncio.get_running_loop().time()
        try:
            for key, value in (await read(absent)).items():
                if key in wanted:
                    self._idle[key] = _Slot(value=value, checked_at=checked_at)
        finally:
            self._preloading = [each for each in self._preloading if each is not wanted]

    def unload(self, key: K) -> None:
        """Unload a value that is not about to be needed again, unless it is in use."""
        self._idle.pop(key, None)

    def unload_idle(self) -> None:
        """Unload what no one has touched for a while."""
        self._idle.expire()

    def forget(self, key: K) -> None:
        """Have a value loaded again when it is next needed: another process has changed it."""
        self._idle.pop(key, None)
        self._discard_preloaded(key)
        if (slot := self._used.get(key)) is not None:
            slot.is_stale = True

    def forget_all(self) -> None:
        """Have every value loaded again when it is next needed, after changes of the disk that went past this cache."""
        self._idle.clear()
        for wanted in self._preloading:
            wanted.clear()
        for slot in self._used.values():
            slot.is_stale = True  # who is changing it now finds out at the disk (`Conflict`)

    def _discard_preloaded(self, key: K) -> None:
        for wanted in self._preloading:
            wanted.discard(key)

    def _slot_in_memory(self, key: K) -> _Slot[V] | None:
        slot = self._used.get(key)
        if slot is None and (slot := self._idle.get(key)) is not None:
            self._idle[key] = slot  # its time begins again
        return slot

    async def _look(self, key: K) -> V:
        slot = self._slot_in_memory(key)
        if slot is not None and slot.value is not None and not slot.is_stale:
            if await self._is_current(slot, value := slot.value):
                return value
            self.forget(key)
        async with self.locked(key) as locked:
            return await locked.load()

    async def _is_current(self, slot: _Slot[V], value: V) -> bool:
        if not self._is_to_be_checked(slot):
            return True
        now = asyncio.get_running_loop().time()
        if not await self.repository.is_current(value):
            return False
        slot.checked_at = now
        return True

    def _is_to_be_checked(self, slot: _Slot[V]) -> bool:
        """Return whether another process may have written a while ago, and not been heard."""
        return self._is_shared and asyncio.get_running_loop().time() >= slot.checked_at + CHECKED_FOR

    async def _attempt(self, key: K, work: Callable[["LockedValue[K, V]"], Awaitable[T]]) -> T:
        async with self.locked(key) as locked:
            for _ in range(ATTEMPTS):  # the lock is this process's: another one may write between load and save
                try:
                    return await work(locked)
                except Conflict:
                    locked.forget()
        raise StoreError("store-locked", detail="rivals")


class LockedValue(Generic[K, V]):
    """A value that no one else in this process changes meanwhile."""

    def __init__(self, cache: LockedCache[K, V], key: K, slot: _Slot[V]) -> None:
        self._cache = cache
        self._key = key
        self._slot = slot

    async def load(self) -> V:
        """Return the value as it is on disk, from memory where it is there. Raises what `Repository.load` does."""
        if self._slot.value is None:
            self._slot.value = await self._cache.repository.load(self._key)
            self._slot.checked_at = asyncio.get_running_loop().time()
        return self._slot.value

    async def ask(self, question: Callable[[V], T]) -> T:
        """Return the answer to `question`; a refusal counts only for what is on disk now."""
        value = await self.load()
        try:
            return question(value)
        except GameError:
            # a refusal that follows from an old copy would be told to a player who did nothing wrong
            if await self._is_current(value):
                raise
        self.forget()  # another process has written
        return question(await self.load())

    async def save(self, after: V) -> V:
        """Return `after`, once it is on disk and the listener is told.

        Raises `Conflict` where another process was first; then the value is forgotten here.
        """
        before = await self.load()
        if self._cache.is_same(before, after):
            return before
        with self._writing(before):
            self._slot.value = await self._cache.repository.save(before, after)
            self._slot.checked_at = asyncio.get_running_loop().time()
        self._cache.tell(self._key, after)
        return after

    async def write(self, write: Callable[[V], Awaitable[V]]) -> V:
        """Return what `write`, which writes to the disk itself, makes of the value. No listener is told."""
        before = await self.load()
        with self._writing(before):
            self._slot.value = after = await write(before)
        return after

    def forget(self) -> None:
        """Have the value loaded again when it is next needed."""
        self._slot.value = None

    @contextmanager
    def _writing(self, before: V) -> Generator[None]:
        self._slot.value, self._slot.before = None, before  # until it is known what the disk holds
        try:
            yield
        finally:
            self._slot.before = None

    async def _is_current(self, value: V) -> bool:
        try:
            return await self._cache.repository.is_current(value)
        # what cannot be asked may be so: the refusal stands, and a change would fail at the disk anyway
        except StoreError:
            return True
