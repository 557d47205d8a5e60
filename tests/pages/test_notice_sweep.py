"""Notices that are long over are deleted while the bot runs, not only when it starts."""

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any, cast

from bot.pages.pings.notifier import RETENTION, SWEEP_EVERY, Notifier
from bot.supervision import Supervisor

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


class EmptyOutbox:
    """An outbox in which nothing is due, and what it was told to forget."""

    def __init__(self) -> None:
        self.forgotten: list[datetime] = []
        self.looks = asyncio.Queue[None]()

    async def stale_tables(self) -> list[Any]:
        return []

    async def forget(self, before: datetime) -> None:
        self.forgotten.append(before)

    async def due(self, *_: object) -> list[Any]:
        return []

    async def next_due(self, _: object) -> None:
        self.looks.put_nowait(None)


class Clock:
    """As much of the services as is looked at."""

    def __init__(self) -> None:
        self.outbox = EmptyOutbox()
        self.supervisor = Supervisor()
        self.time = NOON

    def now(self) -> datetime:
        return self.time


async def test_a_bot_that_runs_for_days_deletes_them_once_a_day() -> None:
    services = Clock()
    notifier = Notifier(cast("Any", services), cast("Any", None))
    notifier.start()
    await services.outbox.looks.get()
    for passed in (timedelta(hours=1), SWEEP_EVERY, SWEEP_EVERY + timedelta(hours=1)):
        services.time = NOON + passed
        notifier.wake()
        await services.outbox.looks.get()
    await notifier.stop(1)
    assert services.outbox.forgotten == [NOON - RETENTION, NOON + SWEEP_EVERY - RETENTION]
