"""The public messages that show tables and votes: which they are, and what they show.

One that was just sent may itself have told people of their turns and votes: these notices then count as sent.
"""

from collections.abc import Collection
from datetime import datetime

from sqlalchemy import and_, func, not_, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database
from bot.store.outbox import call, call_to_vote
from bot.store.quarantine import retry_after_quarantine
from bot.store.schema import IS_SOUND, games, polls, posts
from bot.store.seals import read_checked_row, seal
from bot.store.tables import put_post
from bot.table.values import Post, TableId


@retry_after_quarantine
class PostStore:
    """The messages of tables and of their votes, and which tables have changed since."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def behind(self) -> list[TableId]:
        """Return the tables that have changed since they were last announced: what matters most first.

        First those that wait for other people than their messages say, then those where something is due soonest.
        """
        asked = (
            select(games.c.id)
            .select_from(games.outerjoin(posts))
            .where(games.c.is_behind == true(), IS_SOUND)
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
        self, table_id: TableId, post: Post, called: Collection[int] = (), at: datetime | None = None
    ) -> None:
        """Store what the public message shows, and which people it has called to their turns at `at`."""
        # unknown counts as behind: shown once too often is better than not at all
        is_older = true() if post.revision is None or post.is_lobby_owed else games.c.revision > post.revision
        async with self.database.writing() as connection:
            await read_checked_row(connection, table_id)
            await put_post(connection, table_id, post)
            if called and at is not None:
                await call(connection, table_id, post, called, at)
            await connection.execute(
                update(games).where(games.c.id == table_id).values(is_behind=and_(not_(games.c.is_placeless), is_older))
            )
            await seal(connection, table_id)

    async def set_laws(self, table_id: TableId, version: int) -> None:
        """Store the version of the laws that a table's people have been told."""
        async with self.database.writing() as connection:
            await _set(connection, table_id, laws=version)

    async def set_vote_message(
        self,
        table_id: TableId,
        number: int,
        channel_id: int,
        message_id: int | None,
        shown: str,
        called: Collection[int] = (),
        at: datetime | None = None,
    ) -> None:
        """Store which message shows a vote, its content, and which people it has called to it at `at`."""
        where = and_(polls.c.game == table_id, polls.c.n == number)
        async with self.database.writing() as connection:
            new = {"channel_id": channel_id, "message_id": message_id, "shown": shown}
            await connection.execute(update(polls).where(where).values(new))
            if called and message_id is not None and at is not None:
                await call_to_vote(connection, table_id, number, message_id, called, at)

    async def set_lobby_message(self, table_id: TableId, message_id: int | None) -> None:
        """Keep which message is the lobby's."""
        async with self.database.writing() as connection:
            await _set(connection, table_id, lobby_message_id=message_id)


async def _set(connection: AsyncConnection, table_id: TableId, **values: int | None) -> None:
    await read_checked_row(connection, table_id)
    await connection.execute(update(games).where(games.c.id == table_id).values(values))
    await seal(connection, table_id)
