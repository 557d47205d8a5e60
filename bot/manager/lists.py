"""Lists of tables: of a person, a channel or a server. Each is one question to the store, which folds no game."""

from collections.abc import Collection, Sequence
from typing import Final

from cachetools import LRUCache

from bot.manager.table_cache import TableCache
from bot.store import Store
from bot.table import play
from bot.table.table import Summary, Table
from bot.table.values import CAME_TO_NOTHING, OPEN, STATUSES, TableId, UserId

MOST_COUNTED: Final = 8192
"""The number of people, each at one table, for whom the count of finished games is cached."""


class TableLists:
    """Tables as lists show them, the last moved first. `status` is one, several, or None for any."""

    def __init__(self, store: Store, live: TableCache) -> None:
        self._store = store
        self._live = live
        self._finished: LRUCache[tuple[UserId, TableId, int], int] = LRUCache(MOST_COUNTED)

    async def of_user(
        self, user: UserId, *, status: str | Collection[str] | None = None, limit: int = 100
    ) -> tuple[Summary, ...]:
        """Return the tables a person sits at, or that are over and once had them.

        Games that go on without them are left out. Only games that someone has been taken out of are folded.
        """
        return await self._live.run(self._of_user(user, _statuses(status), limit))

    async def awaiting_automatic(self) -> Sequence[TableId]:
        """Return the tables of this process at which the automatic player is awaited."""
        return await self._live.run(self._store.lists.awaiting_automatic())

    async def count_finished_of(self, user: UserId, most: int, at: TableId | None = None) -> int:
        """Return how many finished games a person has sat at, counted up to `most`.

        The result is cached for the table `at` which it is shown, if any: a game that ends later counts elsewhere.
        """
        if at is None:
            return await self._live.run(self._store.lists.count_finished_of(user, most))
        key = (user, at, most)
        if (known := self._finished.get(key)) is not None:
            return known
        found = self._finished[key] = await self._live.run(self._store.lists.count_finished_of(user, most))
        return found

    async def set_aside_of(self, user: UserId) -> list[TableId]:
        """Return the tables a person sits at that are set aside, since they are damaged on disk."""
        return await self._live.run(self._store.lists.set_aside_of(user))

    async def in_channel(
        self, channel_id: int, *, status: str | Collection[str] | None = None, limit: int = 100
    ) -> tuple[Summary, ...]:
        """Return the tables of a channel or thread."""
        return await self._live.run(self._store.lists.in_channel(channel_id, _statuses(status), limit))

    async def of_server(
        self, guild_id: int, *, status: str | Collection[str] | None = None, limit: int = 100
    ) -> tuple[Summary, ...]:
        """Return the tables of a server."""
        return await self._live.run(self._store.lists.of_server(guild_id, _statuses(status), limit))

    async def playing_in(self, guild_id: int) -> list[TableId]:
        """Return the games going on in a server."""
        return await self._live.run(self._store.lists.playing_in(guild_id))

    async def games_open_in(self, guild_id: int) -> frozenset[str]:
        """Return the games of a server's open tables, by name."""
        return await self._live.run(self._store.lists.games_open_in(guild_id))

    async def rematch_of(self, table: Table) -> Table | None:
        """Return the newest rematch of a table, from its lobby to its end; None where there is none, where it came to
        nothing, and, without asking the database, while the table's game hasn't ended."""
        if table.match is None or (table.status in OPEN and not table.match.is_over):
            return None
        found = await self._live.run(self._store.lists.last_rematch(table.id))
        rematch = None if found is None else await self._live.look(found)
        return rematch if rematch is not None and rematch.status not in CAME_TO_NOTHING else None

    async def left_by(self, user: UserId) -> frozenset[TableId]:
        """Return the games that go on without this person, who has a seat there."""
        return await self._live.run(self._left_by(user))

    async def _of_user(self, user: UserId, statuses: Collection[str], limit: int) -> tuple[Summary, ...]:
        left = await self._left_by(user)
        found = await self._store.lists.of_user(user, statuses, limit + len(left))
        return tuple(summary for summary in found if summary.id not in left)[:limit]

    async def _left_by(self, user: UserId) -> frozenset[TableId]:
        tables = [await self._live.look(table_id) for table_id in await self._store.lists.eliminated(user)]
        return frozenset(table.id for table in tables if play.is_out(table, user))


def _statuses(status: str | Collection[str] | None) -> Collection[str]:
    if status is None:
        return STATUSES
    return (status,) if isinstance(status, str) else status
