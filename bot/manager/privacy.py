"""What is done with the data kept of people: exported, and forgotten, at their wish or some time after a game."""

import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Any

from bot.manager.lobbies import Lobbies
from bot.manager.table_cache import TableCache
from bot.reasons import Refusal
from bot.store import DamagedTable, Store
from bot.table.duplicate import week_of
from bot.table.errors import UnknownTable
from bot.table.forgetting import remove_person
from bot.table.values import Status, TableId, UserId

log = logging.getLogger(__name__)

SOME = 100
"""Seats of games that are long over, forgotten in one round."""
EVERY = 100_000
"""More tables than anyone sits at."""


class Privacy:
    """Exports and forgets what is kept of people."""

    def __init__(
        self,
        store: Store,
        live: TableCache,
        lobbies: Lobbies,
        now: Callable[[], datetime],
        *,
        keep: timedelta | None,
        forgotten: Callable[[UserId], Awaitable[None]],
        unshared: Callable[[TableId], Awaitable[None]],
    ) -> None:
        """`keep` is how long after its end a game knows who has played it; None: for good.

        `forgotten` is awaited to forget someone at tournaments, `unshared` to take a game off the web that names them.
        """
        self._keep = keep
        self._forgotten = forgotten
        self._callbacks: list[Callable[[UserId], Awaitable[None]]] = []
        self._unshared = unshared
        self._store = store
        self._live = live
        self._lobbies = lobbies
        self._now = now

    def before_forgetting(self, callback: Callable[[UserId], Awaitable[None]]) -> None:
        """Await this with each person who asks to be forgotten, while everything is still known of them."""
        self._callbacks.append(callback)

    async def export(self, user: UserId) -> dict[str, Any]:
        """Return everything that is kept of this person, as JSON has it."""
        return await self._live.run(self._store.people.export(user))

    async def forget(self, user: UserId) -> int:
        """Take this person out of lobbies and games, forget them everywhere, and return at how many tables.

        It can be asked again at any time: what was done is done, and the rest follows. Raises `StoreError`.
        """
        for callback in self._callbacks:
            await callback(user)
        # first: to leave a seat they have to be found on it
        await self._leave(user)
        await self._forgotten(user)
        tables = await self._live.run(self._store.people.tables_of(user))
        # first beside the tables, where their names are looked for in what is said of them: tables still know these
        await self._live.run(self._store.people.forget_beside(user, week_of(self._now().date())))
        for table_id in tables:
            await self._live.run(self._forget_at(table_id, user))
        # a game may have been counted meanwhile, by what its table still knew
        await self._live.run(self._store.results.drop_person(user))
        # lists of others were changed past the cache, where a hash took this person's place
        self._store.preferences.forget_cached()
        await self._live.run(self._store.people.scrub())
        return len(tables)

    async def forget_old(self) -> None:
        """Forget people at games that have been over for longer than `keep`, at most `SOME` seats; None: no one.

        Games of the deal of the week are deleted once their week has been over for as long.
        """
        if self._keep is None or not self._store.database.shards.owns(None):  # of several processes one does so
            return
        before = self._now() - self._keep
        has_games = await self._live.run(self._store.duplicates.forget_games(before.date()))
        found = await self._live.run(self._store.people.players_before(before, SOME))
        for table_id, user in found:
            await self._live.run(self._forget_at(table_id, user))
        if found:
            await self._live.run(self._store.people.forget_ratings(before))
        if found or has_games:
            await self._live.run(self._store.people.scrub())

    async def _leave(self, user: UserId) -> None:
        for status in (Status.LOBBY, Status.PLAYING):
            for summary in await self._live.run(self._store.lists.of_user(user, (status,), EVERY)):
                try:
                    if status == Status.LOBBY:
                        await self._lobbies.leave(summary.id, user)
                    else:
                        await self._live.change(summary.id, lambda table: remove_person(table, user, self._now()))
                except DamagedTable:
                    continue  # it is set aside now, and forgets them like the others
                except Refusal as error:
                    log.info("table %s: it was over before somebody could leave it: %s", summary.id, error.reason.key)

    async def _forget_at(self, table_id: TableId, user: UserId) -> None:
        await self._unshared(table_id)
        async with self._live.locked(table_id) as locked:
            locked.forget()  # what was in memory knows them
            try:
                await self._store.people.forget_at(table_id, user)
            except (DamagedTable, UnknownTable) as error:
                log.error("table %s does not forget somebody, since it is damaged: %s", table_id, error)
        await self._unshared(table_id)  # a page may have been made meanwhile, of what the table still knew
