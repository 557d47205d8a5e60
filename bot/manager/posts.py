"""The public messages of tables: what they show, and the place they stand in."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from datetime import datetime

from bot.manager.table_cache import TableCache
from bot.store import Store
from bot.table import membership, places, voting
from bot.table.table import LAWS, Table
from bot.table.values import Place, Post, TableId, UserId


class Posts:
    """The public messages of all tables. What is kept of them isn't a change of a table, so no listener is told."""

    def __init__(self, store: Store, live: TableCache, now: Callable[[], datetime]) -> None:
        self._store = store
        self._live = live
        self._now = now

    async def behind(self, guild_id: int | None = None) -> list[TableId]:
        """Return the tables that have changed since they were last announced, of all servers or of one."""
        return await self._live.run(self._store.posts.behind(guild_id))

    async def keep_post(self, table_id: TableId, post: Post, called: Collection[int] = ()) -> Table:
        """Keep what the public message shows, and the people whom it, being new, has called to their turn.

        `post.revision` is that of the table it was drawn from.
        """

        looks = 0

        async def write(table: Table) -> Table:
            nonlocal looks
            looks += 1
            if looks > 1 and table.post is not None and table.post.number > post.number:
                return table  # another process has shown what came after: that stays
            # drawn from what is known now: nothing has followed since, so the message is not behind
            is_current = post.revision is None and not post.is_lobby_owed and post.number == table.number
            stored = replace(post, revision=table.revision) if is_current else post
            await self._store.posts.set_post(table_id, stored, called, self._now(), before=table.post)
            return replace(table, post=stored)

        return await self._live.change_silently(table_id, write)

    async def mark_laws_announced(self, table_id: TableId) -> Table:
        """Keep that the people of a table have been told by which laws it is played now."""

        async def write(table: Table) -> Table:
            await self._store.posts.set_laws(table_id, LAWS)
            return replace(table, laws=LAWS)

        return await self._live.change_silently(table_id, write)

    async def keep_vote_message(
        self,
        table_id: TableId,
        vote_number: int,
        channel_id: int,
        message_id: int | None,
        what: str,
        called: Collection[int] = (),
    ) -> Table:
        """Keep which message is a vote's, what it shows, and the people whom it, being new, has called."""

        async def write(table: Table) -> Table:
            await self._store.posts.set_vote_message(
                table_id, vote_number, channel_id, message_id, what, called, self._now(),
                before=table.vote_records[vote_number].message_id,
            )  # fmt: skip
            shown = replace(table.vote_records[vote_number], channel_id=channel_id, message_id=message_id, shown=what)
            return replace(
                table, vote_records=(*table.vote_records[:vote_number], shown, *table.vote_records[vote_number + 1 :])
            )

        return await self._live.change_silently(table_id, write)

    async def set_lobby_message(self, table_id: TableId, message_id: int | None) -> Table:
        """Keep which message is the lobby's."""

        async def write(table: Table) -> Table:
            await self._store.posts.set_lobby_message(table_id, message_id)
            return replace(table, lobby_message_id=message_id)

        return await self._live.change_silently(table_id, write)

    async def move_place(self, table_id: TableId, place: Place) -> Table:
        """Move the table: a thread was made for it, or it was called elsewhere. A new message is due."""
        return await self._live.change(table_id, lambda table: places.move_to(table, place))

    async def keep_in_channel(self, table_id: TableId) -> Table:
        """Note that a game gets no thread of its own, where Discord has refused one."""
        return await self._live.change(
            table_id, lambda table: replace(table, options=replace(table.options, own_thread=False))
        )

    async def bring(self, table_id: TableId, place: Place, *, is_ordered: bool = False) -> Table:
        """Move the table to another place at someone's wish, where no one has to be asked. Raises `TableError`."""
        return await self._live.change(table_id, lambda table: places.bring_to(table, place, is_ordered=is_ordered))

    async def lose_place(self, table_id: TableId) -> Table:
        """Note that the table's channel is gone: it is not behind any more until `move_place` gives it another.

        Where its people are being asked to move it, it has moved.
        """

        def lose(table: Table) -> Table:
            now = self._now()
            return voting.move_as_asked(places.lose_place(table, now), now)

        return await self._live.change(table_id, lose)

    async def mark_left_server(self, table_id: TableId, gone: Collection[UserId], there: Collection[UserId]) -> Table:
        """Note who of a table's people has left its server, and who is there."""
        availabilities = await self._live.availabilities(await self._live.look(table_id))
        return await self._live.change(
            table_id,
            lambda table: membership.mark_left_server(table, gone, there, self._now(), availabilities),
        )

    async def mark_unreached(
        self, table_id: TableId, hidden: Collection[UserId], timed_out: Mapping[UserId, datetime] | None = None
    ) -> Table:
        """Note who of the awaited cannot see the table's place, or is timed out there until when.

        All others can, or are absent of their own accord.
        """
        return await self._live.change(
            table_id, lambda table: places.mark_hidden(table, hidden, self._now(), timed_out)
        )
