"""What an operator, or a health check, asks of the database."""

from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

from bot.manager.profiles import Run
from bot.manager.table_clocks import TableClocks
from bot.reasons import Refusal
from bot.store import Backlog, Store, Usage

COUNTED_EVERY: Final = timedelta(minutes=10)
"""How old a count of all games may be: it takes 80 ms of 50,000, and scrapes come every few seconds."""


class DatabaseDoor:
    """Whether the database takes what is written, how much in it is late, its identity, and a copy of it."""

    def __init__(self, store: Store, clocks: TableClocks, now: Callable[[], datetime], *, run: Run) -> None:
        self._store = store
        self._clocks = clocks
        self._now = now
        self._run = run
        self._usage: tuple[datetime, Usage] | None = None
        """What was counted last, and when."""

    async def trouble(self) -> str | None:
        """Return the key of why the database does not take what is written to it, or a write within the last minute.

        None where it takes all.
        """
        try:
            await self._run(self._clocks.sign_of_life())
        except Refusal as refusal:
            return refusal.reason.key
        return self.refused_lately()

    def refused_lately(self) -> str | None:
        """Return the key of why a write was refused within the last minute; None where none was."""
        return self._store.database.refused_lately()

    async def backlog(self) -> Backlog:
        """Return how many tables there are, and how much there is late. Raises `StoreError`."""
        return await self._run(self._store.backlog(self._now()))

    async def usage(self) -> Usage:
        """Return how much has been played and how large that is, as it was at most `COUNTED_EVERY` ago.

        Raises `StoreError`.
        """
        now = self._now()
        if self._usage is None or not timedelta() <= now - self._usage[0] < COUNTED_EVERY:
            self._usage = now, await self._run(self._store.usage(now))
        return self._usage[1]

    async def deadline_lateness(self) -> float:
        """Return by how many seconds the earliest deadline is late. Raises `StoreError`."""
        earliest = await self._run(self._store.deadlines.next_deadline())
        return 0.0 if earliest is None else max(0.0, (self._now() - earliest).total_seconds())

    async def identity(self) -> str:
        """Return the identity of the database, which only its copies share. Raises `StoreError`."""
        return await self._run(self._store.notes.identity())

    async def back_up(self, path: Path) -> None:
        """Write a whole sealed copy of the database to a new file. Raises `StoreError`.

        A stop does not wait for it: it changes nothing.
        """
        await self._store.backup(path)
