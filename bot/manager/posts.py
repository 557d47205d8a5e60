"""Where a table is told about in public: the messages that show it, what they show, and the place they stand in."""

from collections.abc import Callable, Collection
from dataclasses import replace
from datetime import datetime

from bot.manager.live_tables import LiveTables
from bot.store import Store
from bot.table.table import Table
from bot.table.values import Place, Post, TableId


class Posts:
    """The public messages of all tables. What is kept of them is no change of a table: nobody is told."""

    def __init__(self, store: Store, live: LiveTables, now: Callable[[], datetime]) -> None:
        self._store = store
        self._live = live
        self._now = now

    async def behind(self) -> list[TableId]:
        """The tables that have changed since they were last announced: what to catch up with after a start."""
        return await self._live.run(self._store.posts.behind())

    async def announced(self, table_id: TableId, post: Post, called: Collection[int] = ()) -> Table:
        """Keep what the public message shows, and whom it, being new, has called to his turn.

        `post.revision` is that of the table it was drawn from.
        """

        async def keep(table: Table) -> Table:
            is_current = post.revision is None and post.number == table.number
            stored = replace(post, revision=table.revision) if is_current else post
            await self._store.posts.set_post(table_id, stored, called, self._now())
            return replace(table, post=stored)

        return await self._live.keep(table_id, keep)

    async def poll_shown(
        self,
        table_id: TableId,
        poll: int,
        channel_id: int,
        message_id: int | None,
        what: str,
        called: Collection[int] = (),
    ) -> Table:
        """Keep which message is a poll's, what it shows, and whom it, being new, has called."""

        async def keep(table: Table) -> Table:
            await self._store.posts.set_poll_message(table_id, poll, channel_id, message_id, what, called, self._now())
            shown = replace(table.polls[poll], channel_id=channel_id, message_id=message_id, shown=what)
            return replace(table, polls=(*table.polls[:poll], shown, *table.polls[poll + 1 :]))

        return await self._live.keep(table_id, keep)

    async def set_lobby_message(self, table_id: TableId, message_id: int | None) -> Table:
        """Keep which message is the lobby's."""

        async def keep(table: Table) -> Table:
            await self._store.posts.set_lobby_message(table_id, message_id)
            return replace(table, lobby_message_id=message_id)

        return await self._live.keep(table_id, keep)

    async def move_place(self, table_id: TableId, place: Place) -> Table:
        """The table lives elsewhere now: a thread was made for it, or it was called there. A new message is due."""

        def decide(table: Table) -> Table:
            if place == table.place and not table.is_placeless:
                return table
            moved = place.channel_id != table.place.channel_id or table.is_placeless
            return replace(table, place=place, is_placeless=False, post=_unposted(table) if moved else table.post)

        return await self._live.change(table_id, decide)

    async def lost_place(self, table_id: TableId) -> Table:
        """The table's channel is gone: it is not behind any more until `move_place` gives it another."""
        return await self._live.change(
            table_id,
            lambda table: table if table.is_placeless else replace(table, is_placeless=True, post=_unposted(table)),
        )


def _unposted(table: Table) -> Post | None:
    """What was told stays told, but there is no message any more."""
    return table.post and replace(table.post, message_id=None, revision=None)
