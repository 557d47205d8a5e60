"""What servers are told of games that end there: found in the database, and kept there until it is done."""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from bot.manager.table_cache import TableCache
from bot.store import Store
from bot.table.result_feed import (
    LATEST,
    Delivery,
    FeedWay,
    PlayedGame,
    due_week,
    game_subject,
    retry_at,
    surplus,
    week_subject,
)

KEPT: Final = timedelta(days=60)
"""How long it is known what a server was told: longer than any game or week is looked for."""


class ResultFeed:
    """The outbox of results channels and webhooks."""

    def __init__(self, store: Store, live: TableCache, now: Callable[[], datetime]) -> None:
        self._store, self._live, self._now = store, live, now

    async def open(self, guild_id: int, way: FeedWay, since: datetime, *, is_weekly: bool) -> None:
        """Find what a server is owed in one way of telling it since it asked for that."""
        run, store, now = self._live.run, self._store.deliveries, self._now()
        owed = await run(store.owed(guild_id, way, max(since, now - LATEST)))
        subjects = [game_subject(each) for each in owed]
        week = due_week(now)
        if (
            is_weekly
            and since < week + timedelta(days=7)
            and not await run(store.has(guild_id, way, week_subject(week)))
        ):
            subjects.append(week_subject(week))
        if subjects:
            await run(store.open(guild_id, way, subjects, now))

    async def unfinished(self, guild_id: int) -> list[Delivery]:
        """Return what a server is still to be told, the earliest due first."""
        return await self._live.run(self._store.deliveries.unfinished(guild_id))

    async def finish(self, delivery: Delivery) -> None:
        """Note that a server was told, or never will be."""
        await self._live.run(self._store.deliveries.finish(delivery, self._now()))

    async def delay(self, delivery: Delivery) -> bool:
        """Note an attempt that failed; return False where it was the last one."""
        until = retry_at(delivery, self._now())
        if until is None:
            await self.finish(delivery)
            return False
        await self._live.run(self._store.deliveries.delay(delivery, until))
        return True

    async def limit_waiting(self, guild_id: int, way: FeedWay) -> None:
        """Give up the oldest of what waits, in one way, until the bot has its rights on a server again."""
        waiting = [each for each in await self.unfinished(guild_id) if each.way is way]
        for delivery in surplus(waiting, self._now()):
            await self.finish(delivery)

    async def week(self, delivery: Delivery) -> list[PlayedGame]:
        """Return the games of the week that a delivery is about; none where that is long ago."""
        begins = due_week(self._now())
        if week_subject(begins) != delivery.subject:
            return []
        ends = begins + timedelta(days=7)
        return await self._live.run(self._store.deliveries.played(delivery.guild_id, begins, ends))

    async def forget_old(self) -> None:
        """Delete what is known of what servers were told long ago."""
        await self._live.run(self._store.deliveries.forget(self._now() - KEPT))
