"""The backups that a running bot makes by itself: one every so many hours into a folder, of which the newest are kept.

When the last one was made is known from the files' names alone, so that a restart neither delays nor repeats one.
"""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from bot.private_files import make_private_folder
from bot.reasons import Refusal
from bot.settings import Settings

RETRY: Final = timedelta(hours=1)
"""How long after a backup that failed another is tried, and how late one may be before it counts as overdue."""
LONGEST_SLEEP: Final = timedelta(hours=1)
"""From one look to the next; the machine's clock may have been set meanwhile, or have slept."""

_STAMP: Final = "%Y%m%dT%H%M%SZ"
_log: Final = logging.getLogger(__name__)


def _utc_now() -> datetime:
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class BackupSchedule:
    """Where, how often and how many backups are made of a database."""

    folder: Path
    database: str
    """The part of the files' names that stands for the database; files of other databases are never touched."""
    every: timedelta
    keep: int

    @classmethod
    def of(cls, settings: Settings, folder: Path, name: str, identity: str) -> "BackupSchedule":
        """Return what the settings say.

        Args:
            name: `discord` or `playground`.
            identity: the database's own, by which those of two bots differ.
        """
        return cls(folder, f"{name}-{identity}", timedelta(hours=settings.backup_every), settings.backup_keep)

    def path(self, at: datetime) -> Path:
        """Return the name of a backup made then."""
        return self.folder / f"civ-{self.database}-{at:{_STAMP}}.civ"

    def last(self, now: datetime) -> tuple[datetime, Path] | None:
        """Return the newest backup and when it was made. Raises `OSError`.

        One from the future, when the clock was wrong, says nothing about how old it is.
        """
        return max(((at, file) for at, file in self._backups() if at <= now), default=None)

    def due_in(self, now: datetime) -> timedelta:
        """Return how long until the next one is due; not above zero if it is. Raises `OSError`."""
        found = self.last(now)
        return timedelta() if found is None else found[0] + self.every - now

    def is_overdue(self, now: datetime) -> bool:
        """Whether the next one should long have been there. Raises `OSError`."""
        return self.last(now) is None or self.due_in(now) < -RETRY

    def prepare(self) -> None:
        """Make the folder, and delete what a bot that was killed left of a backup. Raises `OSError`."""
        make_private_folder(self.folder)
        for file in self._named(r"\.[0-9a-f]{8}(-wal|-journal|-shm)?"):
            file.unlink(missing_ok=True)

    def prune(self, now: datetime) -> None:
        """Delete all but the newest; nothing else in the folder is touched. Raises `OSError`."""
        # those from the future first: they would outlive every one made since the clock was put right
        for _, file in sorted(self._backups(), key=lambda each: (each[0] <= now, each))[: -self.keep]:
            file.unlink(missing_ok=True)

    def _backups(self) -> list[tuple[datetime, Path]]:
        found: list[tuple[datetime, Path]] = []
        for file in self._named():
            try:
                at = datetime.strptime(file.stem.rpartition("-")[2], _STAMP).replace(tzinfo=UTC)
            except ValueError:  # a 31st of February is none of ours
                continue
            found.append((at, file))
        return found

    def _named(self, ending: str = "") -> list[Path]:
        """Return the files with a backup's name and this ending, a regular expression."""
        name = re.compile(rf"civ-{self.database}-\d{{8}}T\d{{6}}Z\.civ{ending}", re.ASCII)
        try:
            return [file for file in self.folder.iterdir() if name.fullmatch(file.name)]
        except FileNotFoundError:
            return []


async def back_up_as_set(
    settings: Settings,
    folder: Path,
    name: str,
    identity: Callable[[], Awaitable[str]],
    back_up: Callable[[Path], Awaitable[None]],
    *,
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
) -> None:
    """Keep backing up as the settings say, as soon as the database tells its `identity`, until cancelled."""
    has_failed = False
    while True:
        try:
            schedule = BackupSchedule.of(settings, folder, name, await identity())
            break
        except Exception as error:
            if not has_failed:
                _warn(folder, error)
            has_failed = True
        await sleep(RETRY.total_seconds())
    await keep_backing_up(schedule, back_up, sleep=sleep)


async def keep_backing_up(
    schedule: BackupSchedule,
    back_up: Callable[[Path], Awaitable[None]],
    *,
    now: Callable[[], datetime] = _utc_now,
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
) -> None:
    """Have `back_up` write a backup to a new file whenever one is due, until cancelled.

    Of attempts that fail in a row the first is logged. A server's database is left to the server's own tools.
    """
    has_failed = False
    while True:
        try:
            wait = await asyncio.to_thread(schedule.due_in, now())
            if wait <= timedelta():
                await asyncio.to_thread(schedule.prepare)
                file = schedule.path(now())
                await back_up(file)
                _log.info("backup written: %s", file)
                has_failed = False
                await asyncio.to_thread(schedule.prune, now())
                wait = schedule.every
        except Exception as error:
            # whatever it is: games go on without a backup, and the next attempt may succeed
            if isinstance(error, Refusal) and error.reason.key == "store-backup-server":
                _log.warning("no backups in %s: copy a PostgreSQL database with pg_dump", schedule.folder)
                return
            if not has_failed:
                _warn(schedule.folder, error)
            has_failed = True
            wait = RETRY
        await sleep(min(wait, LONGEST_SLEEP).total_seconds())


def _warn(folder: Path, error: Exception) -> None:
    # a full disk, or a database that is away for now, is told in one line; anything else is our bug
    is_expected = isinstance(error, Refusal | OSError)
    _log.warning("no backup in %s, tried again every hour: %s", folder, error, exc_info=None if is_expected else error)
