"""One bot per database: the database itself names the process that uses it, with a heartbeat by its own clock.

A holder whose process is gone from this machine is replaced at once; one on another machine, or in another container,
when it sent no heartbeat for `EXPIRY`. A claim is written with the database's write lock held, so two never win.
A server knows more: there a connection holds a lock of each shard (`Database.process_lock`), which ends with its
process wherever that runs, and what is written only says who that is. So processes with other shards run side by side.
"""

import asyncio
import json
import logging
import os
import platform
import secrets
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import delete, func, insert, inspect, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.shards import ONE_PROCESS, ShardRange
from bot.store.database import Database
from bot.store.errors import StoreError
from bot.store.schema import memory
from bot.store.upgrades import is_newest

T = TypeVar("T")
log = logging.getLogger(__name__)

LEASE_KEY: Final = "lease"
HEARTBEAT_SECONDS: Final = 5.0
"""Seconds between two heartbeats."""
POLL_SECONDS: Final = 1.0
"""Seconds between two checks whether a database is free."""
# four beats: a busy disk may make one late, and two bots on one file cost more than a late start
EXPIRY: Final = timedelta(seconds=20)
"""How long without a heartbeat until a holder that cannot be checked counts as dead."""


@dataclass(frozen=True, slots=True)
class Holder:
    """A process that uses a database. `place` is the scope of its process number: host, boot and namespace."""

    host: str
    place: str
    pid: int
    began: str
    """The start time of the process in its system's format: process numbers are reused."""
    token: str
    since: str
    """When it took the database: ISO 8601, UTC, by the database's clock; empty before."""

    @classmethod
    def of_this_process(cls) -> "Holder":
        """Return this process, with a token of its own."""
        host, pid = platform.node() or "localhost", os.getpid()
        boot = _text_of(Path("/proc/sys/kernel/random/boot_id"))
        with suppress(OSError):
            boot += " " + str(Path("/proc/self/ns/pid").readlink())
        return cls(host, f"{host} {boot}".strip(), pid, _beginning_of(pid), secrets.token_hex(8), "")

    def is_gone(self, place: str) -> bool:
        """Return whether a process at `place` can tell that this one has ended."""
        # a number of another machine, boot or container says nothing here
        if self.place != place:
            return False
        if self.began:
            # another beginning is another process that was given the same number
            return _beginning_of(self.pid) != self.began
        if os.name != "posix":  # where asking for a process would end it
            return False
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return True
        except OSError:
            return False
        return False


_UNKNOWN: Final = Holder("?", "", 0, "", "", "?")
"""Stands for a process that holds a database and has not written who it is."""


class DatabaseInUse(StoreError):
    """Another process uses this database.

    `beat` is its last heartbeat; `is_here` is true where it certainly lives, since it runs on this machine. `shards`
    are those it holds, where several processes may share the database.
    """

    def __init__(self, holder: Holder, beat: str, *, is_here: bool, shards: ShardRange | None = None) -> None:
        values = {"host": holder.host, "pid": str(holder.pid), "since": holder.since}
        if shards is None:
            super().__init__("store-held", **values)
        else:
            super().__init__("store-range-held", shards=str(shards), **values)
        self.holder, self.beat, self.is_here = holder, beat, is_here


class Lease:
    """This process's right to a database.

    Claimed when the store opens, renewed every `HEARTBEAT_SECONDS`, released at the end.
    """

    def __init__(self, holder: Holder | None = None) -> None:
        self.holder = holder or Holder.of_this_process()
        self._database: Database | None = None

    async def check_free(self, connection: AsyncConnection, database: Database) -> None:
        """Raise `DatabaseInUse` where other processes hold shards of a server's database; take nothing.

        A spare asks so again and again: it must not hold the lock that all writers wait for, least of all where it gets
        little of its machine.
        """
        if (lock := database.process_lock) is None:
            return
        others, shards = await lock.held_by_others(), database.shards
        if any(count != shards.count or shard in shards.ids for count, shard in others):
            has_room = await connection.run_sync(lambda each: inspect(each).has_table(memory.name))
            raise await self._refusal(connection if has_room else None, database)

    async def claim(self, connection: AsyncConnection, database: Database) -> bool:
        """Take the database within a transaction that holds its write lock.

        Returns:
            False where the database has no room for a lease yet.

        Raises:
            DatabaseInUse: another process holds it.
        """
        has_room = await connection.run_sync(lambda each: inspect(each).has_table(memory.name))
        lock, shards = database.process_lock, database.shards
        if lock is not None and not await lock.hold():
            raise await self._refusal(connection if has_room else None, database)
        # older processes would go on with a schema that is not theirs
        if lock is not None and not await connection.run_sync(is_newest) and await lock.held_by_others():
            raise await self._refusal(connection if has_room else None, database)
        if not has_room:
            return False
        now = await _clock(connection)
        if lock is not None:
            await _forget_dead(connection, shards)
        if lock is None and (found := await _holder(connection, LEASE_KEY)) is not None:
            holder, beat = found
            # one from the future has expired too: the database's clock was set back, and it would hold for as long
            is_expired = not now - EXPIRY < datetime.fromisoformat(beat) <= now + EXPIRY
            if not (holder.token == self.holder.token or is_expired or holder.is_gone(self.holder.place)):
                raise DatabaseInUse(holder, beat, is_here=holder.place == self.holder.place)
        await _put(connection, _key_of(shards), {**asdict(self.holder), "since": now.isoformat()}, now)
        self._database = database
        return True

    async def _refusal(self, connection: AsyncConnection | None, database: Database) -> DatabaseInUse:
        """Return the refusal that names the process that holds the shards, as far as that is written down."""
        assert database.process_lock is not None
        others = await database.process_lock.held_by_others()
        found = {} if connection is None else await _holders(connection)
        is_alone = database.shards.is_whole and all(count == 1 for count, _ in others)
        for shards, (holder, beat) in found.items():
            if (shards.count, shards.first) in others and not _can_share(shards, database.shards):
                return DatabaseInUse(holder, beat, is_here=True, shards=None if is_alone else shards)
        for shards, (holder, beat) in found.items():  # none of them stands in the way but for the schema
            if (shards.count, shards.first) in others:
                return DatabaseInUse(holder, beat, is_here=True, shards=shards)
        return DatabaseInUse(_UNKNOWN, "", is_here=True)

    async def renew(self) -> bool:
        """Send one heartbeat; return False where the database is another process's now. Raises `StoreError`."""
        assert self._database is not None
        if (lock := self._database.process_lock) is not None and not await lock.is_held():
            return False
        key = _key_of(self._database.shards)
        async with self._database.writing() as connection:
            found = await _holder(connection, key)
            if found is None or found[0].token != self.holder.token:
                return False
            now = await _clock(connection)
            await _put(connection, key, asdict(found[0]), now)
        return True

    async def keep(self, lost: Callable[[], None]) -> None:
        """Renew it until cancelled, or until it is lost: then call `lost`.

        That is where another process, or another file, is in its place, or where the connection that held a server's
        lock has ended: nobody knows who has taken it since.
        """
        lock = self._database and self._database.process_lock
        while True:
            await self._next_heartbeat()
            try:
                is_ours = await self.renew()
            except StoreError as trouble:
                if trouble.reason.key == "store-replaced":
                    log.error("the database is another file now: this process stops, for the next start to take it")
                    lost()
                    return
                # one missed heartbeat loses nothing: only another's token in the row does
                log.warning("the lease of the database is not renewed: %s", trouble.reason.key)
                continue
            if not is_ours:
                if lock is not None and lock.is_lost.is_set():
                    log.error("the database has ended the connection that held this process's shards: it stops")
                else:
                    log.error("another process has taken the database: this one stops")
                lost()
                return

    async def _next_heartbeat(self) -> None:
        """Wait until the next heartbeat is due, or a lock is lost."""
        lock = self._database and self._database.process_lock
        if lock is None:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            return
        with suppress(TimeoutError):
            await asyncio.wait_for(lock.is_lost.wait(), HEARTBEAT_SECONDS)

    async def release(self) -> None:
        """Release the database for the next process."""
        if self._database is None:
            return
        key = _key_of(self._database.shards)
        with suppress(StoreError):  # it expires anyway
            async with self._database.writing() as connection:
                found = await _holder(connection, key)
                if found is not None and found[0].token == self.holder.token:
                    await connection.execute(delete(memory).where(memory.c.key == key))
        if self._database.process_lock is not None:
            await self._database.process_lock.release()


async def open_exclusively(opening: Callable[[], Awaitable[T]], stopping: asyncio.Event, *, waits: bool) -> T | None:
    """Return what `opening` opens once no other process holds the database; None if `stopping` is set before.

    Args:
        waits: wait for another process to end. Even without it, one on another machine is watched for one heartbeat,
            to see whether it still lives.

    Raises:
        DatabaseInUse: another process holds the database.
        StoreError: it cannot be opened; while it waits for another process an outage of the server passes.
    """
    first, is_waiting = "", False
    while not stopping.is_set():
        try:
            return await opening()
        except DatabaseInUse as held:
            # one elsewhere cannot be asked: it lives if its beat moves between two looks, else it expires
            is_alive = held.is_here or first not in ("", held.beat)
            if is_alive and not waits:
                raise
            if not is_waiting:
                found = held.holder
                log.warning("process %s on %s runs here since %s: waiting for it", found.pid, found.host, found.since)
            first, is_waiting = first or held.beat, True
        except StoreError as trouble:
            # a spare waits through a restart of the server, by which it may well get its turn
            if not (is_waiting and waits and trouble.reason.key == "store-unavailable"):
                raise
        with suppress(TimeoutError):
            await asyncio.wait_for(stopping.wait(), POLL_SECONDS)
    return None


def _key_of(shards: ShardRange) -> str:
    """Return the key under which it is written who holds these shards."""
    return LEASE_KEY if shards.count == 1 else f"{LEASE_KEY} {shards}"


def _can_share(shards: ShardRange, others: ShardRange) -> bool:
    return shards.count == others.count and (shards.last < others.first or others.last < shards.first)


async def _holders(connection: AsyncConnection) -> dict[ShardRange, tuple[Holder, str]]:
    """Return who is written down as holding which shards, dead or alive, and their last heartbeats."""
    asked = select(memory.c.key).where((memory.c.key == LEASE_KEY) | memory.c.key.startswith(f"{LEASE_KEY} "))
    found: dict[ShardRange, tuple[Holder, str]] = {}
    for key in (await connection.execute(asked)).scalars().all():
        holding = await _holder(connection, key)
        with suppress(ValueError):
            shards = ONE_PROCESS if key == LEASE_KEY else ShardRange.parse(key.removeprefix(LEASE_KEY))
            if holding is not None:
                found[shards] = holding
    return found


async def _forget_dead(connection: AsyncConnection, shards: ShardRange) -> None:
    """Delete what was written by those who held these shards before: their locks are ours."""
    dead = [_key_of(each) for each in await _holders(connection) if not _can_share(each, shards)]
    await connection.execute(delete(memory).where(memory.c.key.in_(dead)))


async def _holder(connection: AsyncConnection, key: str) -> tuple[Holder, str] | None:
    """Return the holder of the database and the last heartbeat; None where there is none, or the row is damaged."""
    stored = (await connection.execute(select(memory.c.value).where(memory.c.key == key))).scalar_one_or_none()
    try:
        found: dict[str, Any] = json.loads(stored or "")
        beat = str(found.pop("beat"))
        datetime.fromisoformat(beat)
        return Holder(**found), beat
    except (ValueError, TypeError, KeyError, AttributeError):
        return None


async def _put(connection: AsyncConnection, key: str, holder: Mapping[str, Any], now: datetime) -> None:
    await connection.execute(delete(memory).where(memory.c.key == key))
    value = json.dumps({**holder, "beat": now.isoformat()})
    await connection.execute(insert(memory).values(key=key, value=value))


async def _clock(connection: AsyncConnection) -> datetime:
    """Return the database's own time, to the second: two machines that share it share that clock."""
    now: datetime = (await connection.execute(select(func.current_timestamp()))).scalar_one()
    return now if now.tzinfo else now.replace(tzinfo=UTC)


def _beginning_of(pid: int) -> str:
    """Return when a process began, in ticks since the machine did; empty where there is none, or it cannot be read."""
    _, _, rest = _text_of(Path(f"/proc/{pid}/stat")).rpartition(")")  # its name may have blanks and brackets
    fields = rest.split()
    is_dead = not fields or fields[0] in ("Z", "X")
    return "" if is_dead or len(fields) < 20 else fields[19]


def _text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8", errors="replace").strip()
    except OSError:
        return ""
