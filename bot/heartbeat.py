"""A running bot's sign of life: a small file, rewritten every few seconds with what is true just then.

The bot writes what it has asked (is the connection alive, does the database take what is written to it); `civ doctor
--alive`, a container's healthcheck, reads it. A bot that hangs, or lost one of the two, is not alive, whatever its
process says.
"""

import json
import os
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

from bot.bounded_files import read_bounded
from bot.private_files import make_private_folder, write_private

EVERY: Final = 10.0
"""Seconds between two beats."""
SOON: Final = 0.5
"""Seconds between two beats at first while something is wrong: who waits for the bot to be well hears of it at once.
Each beat writes to the database, so that a long outage gets fewer, a tenth of the time for which it has lasted."""
MOST: Final = 1 << 12
"""Bytes that are read of one; a file of more, or a device, is none."""
SIZE: Final = 256
"""Characters to which a heartbeat is filled up, so that each fits over another."""
STALE: Final = 45.0
"""Seconds after which a heartbeat says nothing any more."""


class Heartbeat(NamedTuple):
    """What was true at `at` (seconds since 1970)."""

    at: float
    mode: str
    """`discord` or `playground`."""
    gateway: bool
    """Whether the connection to the gateway has a session and is alive."""
    database: str | None
    """Why the database did not take what was written to it: a key of `STORE_REASONS`; None where it did."""
    is_starting: bool = False
    """Whether the bot has not yet been connected since it was started."""
    task: str | None = None
    """The name of a background task that has died, and does not run again yet; None while all run."""

    @property
    def is_well(self) -> bool:
        return self.gateway and self.database is None and self.task is None


def trouble_with(beat: Heartbeat | None, now: float) -> str | None:
    """The text key of what is wrong with the bot that wrote it; None if it is alive and well."""
    if beat is None:
        return "cli-alive-never"
    # a beat from the future is none, either: the clock was set back, and it would look alive for as long
    if not -STALE < now - beat.at < STALE:
        return "cli-alive-stale"
    # first: the gateway comes back by itself, a full disk does not
    if beat.database is not None:
        return "cli-alive-database"
    if not beat.gateway:
        return "cli-alive-starting" if beat.is_starting else "cli-alive-gateway"
    return None if beat.task is None else "cli-alive-task"


def read_heartbeat(path: Path) -> Heartbeat | None:
    """The last heartbeat; None where there is none that can be read."""
    try:
        found: object = json.loads(read_bounded(path, MOST))
    except (OSError, ValueError):
        return None
    if not isinstance(found, dict):
        return None
    found = cast("dict[str, Any]", found)
    try:
        at, mode, database = float(found["at"]), str(found["mode"]), found["database"]
        database = None if database is None else str(database)
        task = None if (task := found.get("task")) is None else str(task)
        return Heartbeat(at, mode, found["gateway"] is True, database, found.get("is_starting") is True, task)
    except (KeyError, TypeError, ValueError):
        return None


def write_heartbeat(path: Path, beat: Heartbeat) -> None:
    """Put the heartbeat in place of the last one, at once and whole.

    Raises `OSError`; the last one is gone then, since it may say that all is well.
    """
    text = json.dumps(beat._asdict()).ljust(SIZE)
    # beside it and put in its place: a reader finds meanwhile the old beat or the new one, never half of one
    fresh = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        make_private_folder(path.parent)
        write_private(fresh, text)
        fresh.replace(path)
    except OSError:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        try:
            _write_over(path, text)
        except OSError:
            with suppress(OSError):
                path.unlink(missing_ok=True)
            raise


def _write_over(path: Path, text: str) -> None:
    """Write a text over the one of the same length there. A full disk has no room for a file, but for other words."""
    with os.fdopen(os.open(path, os.O_WRONLY | getattr(os, "O_NOFOLLOW", 0)), "wb") as stream:
        stream.write(text.encode())


async def keep_beating(
    path: Path, look: Callable[[], Awaitable[Heartbeat]], *, every: float = EVERY, soon: float = SOON
) -> None:
    """Write what `look` finds, until cancelled; then take the file away. A failed write is logged once.

    While the gateway or the database is away, every `soon` seconds, and less often where that lasts.
    """
    import asyncio  # not above: who only reads a heartbeat, every half minute, needs nothing of it
    import logging

    from bot.supervision import begin_job

    log = logging.getLogger(__name__)
    failed = False
    clock = asyncio.get_running_loop().time
    well_at = clock()
    writing: asyncio.Task[None] | None = None
    try:
        while True:
            beat = await look()
            try:
                writing = begin_job("heartbeat file", asyncio.to_thread(write_heartbeat, path, beat), is_awaited=True)
                # a cancellation must not leave the thread behind unwaited for
                await asyncio.shield(writing)
                failed = False
            except OSError as error:
                if not failed:
                    log.warning("cannot write the heartbeat %s: %s", path, error.strerror)
                failed = True
            if beat.is_well:
                well_at = clock()
                await asyncio.sleep(every)
            else:
                await asyncio.sleep(min(every, max(soon, (clock() - well_at) / 10)))
    finally:
        if writing is not None:
            with suppress(OSError):
                await writing  # the thread goes on when this task is cancelled, and would write the file again
        path.unlink(missing_ok=True)  # noqa: ASYNC240  # one system call, on the way out
