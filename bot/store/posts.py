"""The public messages that show tables and votes: which they are, and what they show.

One that was just sent may itself have told people of their turns and votes: these notices then count as sent.
"""

from collections.abc import Collection
from datetime import datetime

from sqlalchemy import and_, func, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.changes import Kind
from bot.store.database import Database
from bot.store.errors import Conflict
from bot.store.outbox import call, call_to_vote
from bot.store.quarantine import retry_after_quarantine
from bot.store.schema import IS_SOUND, games, polls, posts
from bot.store.seals import mark_behind, read_checked_row, seal
from bot.store.tables import put_post
from bot.table.values import Post, TableId


@retry_after_quarantine
class PostStore:
    """The messages of tables and of their votes, and which tables have changed since."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def behind(self, guild_id: int | None = None) -> list[TableId]:
        """Return this process's tables that have changed since they were last announced: what matters most first.

        Those of one server alone, where one is given.

        First those that wait for other people than their messages say, then those where something is due soonest.
        """
        asked = (
            select(games.c.id)
            .select_from(games.outerjoin(posts))
            .where(games.c.is_behind == true(), IS_SOUND, *self.database.owned(games.c.guild_id))
            .where(true() if guild_id is None else games.c.guild_id == guild_id)
            .order_by(
                func.coalesce(posts.c.waiting, "") == games.c.waiting,
                games.c.next_at.is_(None),
                games.c.next_at,
                games.c.id,
            )
        )
        async with self.database.reading() as connection:
            return [TableId(each) for each in (await connection.execute(asked)).scalars()]

    async def set_post(
        self,
        table_id: TableId,
        post: Post,
        called: Collection[int] = (),
        at: datetime | None = None,
        *,
        before: Post | None,
    ) -> None:
        """Store what the public message shows, and which people it has called to their turns at `at`.

        Raises:
            Conflict: another process has stored something else than `before` meanwhile.
        """
        async with self.database.writing(table_id) as connection:
            row = await read_checked_row(connection, table_id)
            assert row is not None
            # unknown counts as behind: shown once too often is better than not at all
            is_older = post.revision is None or post.is_lobby_owed or row["revision"] > post.revision
            if self.database.is_shared:  # otherwise nobody else writes, and every board would ask once more
                asked = select(posts.c.message_id, posts.c.number).where(posts.c.game == table_id)
                found = (await connection.execute(asked)).one_or_none()
                if (found and tuple(found)) != (before and (before.message_id, before.number)):
                    raise Conflict
            await put_post(connection, table_id, post)
            if called and at is not None:
                await call(connection, table_id, post, called, at)
            await mark_behind(connection, row, is_behind=is_older and not row["is_placeless"])
            await self._send(connection, table_id)

    async def _send(self, connection: AsyncConnection, table_id: TableId) -> None:
        await self.database.changes.send(connection, Kind.POST, table_id)

    async def set_laws(self, table_id: TableId, version: int) -> None:
        """Store the version of the laws that a table's people have been told."""
        async with self.database.writing(table_id) as connection:
            await _set(connection, table_id, laws=version)
            await self._send(connection, table_id)

    async def set_vote_message(
        self,
        table_id: TableId,
        number: int,
        channel_id: int,
        message_id: int | None,
        shown: str,
        called: Collection[int] = (),
        at: datetime | None = None,
        *,
        before: int | None,
    ) -> None:
        """Store which message shows a vote, its content, and which people it has called to it at `at`.

        Raises:
            Conflict: another process has stored another message than `before` meanwhile.
        """
        where = and_(polls.c.game == table_id, polls.c.n == number)
        async with self.database.writing(table_id) as connection:
            new = {"channel_id": channel_id, "message_id": message_id, "shown": shown}
            if self.database.is_shared:
                where = and_(where, polls.c.message_id.is_not_distinct_from(before))
            changed = await connection.execute(update(polls).where(where).values(new))
            if self.database.is_shared and changed.rowcount == 0:
                raise Conflict
            await self._send(connection, table_id)
            if called and message_id is not None and at is not None:
                await call_to_vote(connection, table_id, number, message_id, called, at)

    async def set_lobby_message(self, table_id: TableId, message_id: int | None) -> None:
        """Keep which message is the lobby's."""
        async with self.database.writing(table_id) as connection:
            await _set(connection, table_id, lobby_message_id=message_id)
            await self._send(connection, table_id)


async def _set(connection: AsyncConnection, table_id: TableId, **values: int | None) -> None:
    await read_checked_row(connection, table_id)
    await connection.execute(update(games).where(games.c.id == table_id).values(values))
    await seal(connection, table_id)
