"""A running bot's sign of life: a small file, rewritten every few seconds with what is true just then.

The bot writes what it has asked (is the gateway ready, does the database answer); `civ doctor --alive`, a container's
healthcheck, reads it. A bot that hangs, or lost one of the two, is not alive, whatever its process says.
"""

import asyncio
import json
import logging
import os
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, cast

from bot.private_files import make_private_folder, write_private

EVERY: Final = 10.0
"""Seconds between two beats."""
SOON: Final = 0.5
"""Seconds between two beats while something is wrong: who waits for the bot to be well hears of it at once."""
STALE: Final = 45.0
"""Seconds after which a heartbeat says nothing any more."""

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Heartbeat:
    """What was true at `at` (seconds since 1970)."""

    at: float
    mode: str
    """`discord` or `playground`."""
    gateway: bool
    """Whether the connection to the gateway is ready."""
    database: bool
    """Whether the database answered."""


def trouble_with(beat: Heartbeat | None, now: float) -> str | None:
    """The text key of what is wrong with the bot that wrote it; None if it is alive and well."""
    if beat is None:
        return "cli-alive-never"
    # a beat from the future is none, either: the clock was set back, and it would look alive for as long
    if not -STALE < now - beat.at < STALE:
        return "cli-alive-stale"
    if not beat.gateway:
        return "cli-alive-gateway"
    return None if beat.database else "cli-alive-database"


def read_heartbeat(path: Path) -> Heartbeat | None:
    """The last heartbeat; None where there is none that can be read."""
    try:
        found: object = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    if not isinstance(found, dict):
        return None
    found = cast("dict[str, Any]", found)
    try:
        return Heartbeat(float(found["at"]), str(found["mode"]), found["gateway"] is True, found["database"] is True)
    except (KeyError, TypeError, ValueError):
        return None


def write_heartbeat(path: Path, beat: Heartbeat) -> None:
    """Put the heartbeat in place of the last one, at once and whole. Raises `OSError`."""
    make_private_folder(path.parent)
    # beside it and put in its place: whoever reads meanwhile finds the old beat or the new one, never half of one
    fresh = path.with_name(f"{path.name}.{os.getpid()}")
    write_private(fresh, json.dumps(asdict(beat)))
    fresh.replace(path)


async def keep_beating(
    path: Path, look: Callable[[], Awaitable[Heartbeat]], *, every: float = EVERY, soon: float = SOON
) -> None:
    """Write what `look` finds, until cancelled; then take the file away. A failed write is logged once.

    While the gateway or the database is away, every `soon` seconds.
    """
    failed = False
    writing: asyncio.Task[None] | None = None
    try:
        while True:
            beat = await look()
            try:
                writing = asyncio.create_task(asyncio.to_thread(write_heartbeat, path, beat))
                # a cancellation must not leave the thread behind unwaited for
                await asyncio.shield(writing)
                failed = False
            except OSError as error:
                if not failed:
                    _log.warning("cannot write the heartbeat %s: %s", path, error.strerror)
                failed = True
            await asyncio.sleep(every if beat.gateway and beat.database else min(soon, every))
    finally:
        if writing is not None:
            with suppress(OSError):
                await writing  # a thread goes on whoever is cancelled, and would write the file again
        path.unlink(missing_ok=True)  # noqa: ASYNC240  # one system call, on the way out
