"""Reviews of finished games: what was asked for, and as much of each as is done."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Row, delete, func, insert, select, update

from bot.store.changes import Kind
from bot.store.database import Database
from bot.store.rows import notice_row
from bot.store.schema import IS_SOUND, games, notices, reviews
from bot.table.review import GameReview
from bot.table.table import Table
from bot.table.values import Notice, NoticeKind, TableId, UserId


class ReviewStore:
    """All reviews. Methods raise `StoreError` where the database refuses."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def load(self, table: TableId, user: UserId) -> GameReview | None:
        """Return a review; None where it was never asked for."""
        key = (reviews.c.game == table) & (reviews.c.user_id == user)
        async with self._database.reading() as connection:
            row = (await connection.execute(select(reviews).where(key))).first()
        return None if row is None else _review(row)

    async def ask(self, review: GameReview) -> GameReview:
        """Keep what is asked for, unless it was before; return what is kept."""
        key = (reviews.c.game == review.table) & (reviews.c.user_id == review.user)
        async with self._database.writing() as connection:
            row = (await connection.execute(select(reviews).where(key))).first()
            if row is not None:
                return _review(row)
            values = {"game": review.table, "user_id": review.user, "seat": review.seat, "asked_at": review.asked_at}
            await connection.execute(insert(reviews).values(**values, parts=[]))
        return review

    async def count_unready(self, user: UserId) -> int:
        """Return how many reviews someone waits for."""
        asked = select(func.count()).where(reviews.c.user_id == user, reviews.c.ready_at.is_(None))
        async with self._database.reading() as connection:
            return (await connection.execute(asked.select_from(reviews))).scalar_one()

    async def unready(self) -> Sequence[tuple[TableId, UserId]]:
        """Return the reviews of this process's tables that are not ready, in the order in which they were asked for."""
        asked = (
            select(reviews.c.game, reviews.c.user_id)
            .select_from(reviews.join(games))
            .where(reviews.c.ready_at.is_(None), IS_SOUND, *self._database.owned(games.c.guild_id))
            .order_by(reviews.c.asked_at)
        )
        async with self._database.reading_in_background() as connection:
            return [(TableId(row.game), UserId(row.user_id)) for row in (await connection.execute(asked)).all()]

    async def add(self, review: GameReview, part: str) -> bool:
        """Keep another part, if it is the next one; return whether it was."""
        key = (reviews.c.game == review.table) & (reviews.c.user_id == review.user)
        async with self._database.writing_in_background() as connection:
            row = (await connection.execute(select(reviews).where(key))).first()
            if row is None or len(row.parts) != len(review.parts):
                return False
            values = {"parts": [*review.parts, part], "total": review.total}
            await connection.execute(update(reviews).where(key).values(values))
        return True

    async def drop(self, table: TableId, user: UserId) -> None:
        """Delete a review that is not ready."""
        key = (reviews.c.game == table) & (reviews.c.user_id == user) & reviews.c.ready_at.is_(None)
        async with self._database.writing_in_background() as connection:
            await connection.execute(delete(reviews).where(key))

    async def finish(self, review: GameReview, table: Table, now: datetime) -> bool:
        """Mark a review as ready, and owe its person the news of it; return whether it was not ready before."""
        key = (reviews.c.game == review.table) & (reviews.c.user_id == review.user) & reviews.c.ready_at.is_(None)
        async with self._database.writing_in_background() as connection:
            values = {"ready_at": now, "total": len(review.parts)}
            if not (await connection.execute(update(reviews).where(key).values(values))).rowcount:
                return False
            notice = Notice(table.id, NoticeKind.REVIEWED, review.user, table.number, now, about=0)
            await connection.execute(insert(notices), [notice_row(table, notice)])
            await self._database.changes.send(connection, Kind.TABLE, table.id, table.place.guild_id)
        return True


def _review(row: Row[Any]) -> GameReview:
    return GameReview(
        TableId(row.game),
        UserId(row.user_id),
        row.seat,
        row.asked_at,
        row.total,
        tuple(row.parts),
        row.ready_at is not None,
    )
