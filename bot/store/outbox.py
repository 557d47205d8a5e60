"""The outbox: notices for people, each sent once; and which of them a public message, just sent, has made needless."""

from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager
from datetime import datetime, timedelta
from itertools import takewhile
from typing import Final

from sqlalchemy import ColumnElement, and_, bindparam, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database
from bot.store.quarantine import retry_after_quarantine
from bot.store.rows import notice_of
from bot.store.schema import games, notices
from bot.table.values import Notice, NoticeKind, Post, TableId, UserId, Way

Transaction = Callable[[], AbstractAsyncContextManager[AsyncConnection]]
BEGUN_BY_OTHERS: Final = timedelta(seconds=60)
"""How long a notice is left alone that another owner of its table has begun to send: an owner that has lost its shards
goes on for less, with a request that is under way. What it sent is found by then."""
# every press asks these: making the question would take longer than asking it
_OF_USER: Final = (
    select(notices).where(notices.c.user_id == bindparam("user"), notices.c.over_at.is_(None)).order_by(notices.c.id)
)
_OF_USER_AT: Final = _OF_USER.where(
    or_(notices.c.due_at <= bindparam("now"), notices.c.game.in_(bindparam("tables", expanding=True)))
)
_UNSENT_CALLS: Final = (
    select(notices)
    .where(
        notices.c.game == bindparam("table"),
        notices.c.kind == bindparam("call"),
        notices.c.over_at.is_(None),
        notices.c.due_at.is_not(None),
        notices.c.tried_at.is_(None),
    )
    .order_by(notices.c.id)
)


@retry_after_quarantine
class Outbox:
    """The notices of all tables. Each that is neither sent nor dropped has a time of its next attempt."""

    def __init__(self, database: Database) -> None:
        self.database = database
        own = select(games.c.id).where(*database.owned(games.c.guild_id))
        self._own = (notices.c.game.in_(own),) if database.is_shared else ()
        """The condition for the notices of this process's tables: each is sent by the process that owns its table."""
        self._has_others = database.process_lock is not None
        """Whether another process may have sent what this one finds begun, and still be alive."""
        self._begun: dict[int, datetime] = {}
        """Notices that this process has begun to send, with the time, the oldest first.

        Each is kept as long as other processes leave it alone; after that it doesn't matter who tried to send it.
        """
        self._claims_since: datetime | None = None
        """When it first claimed any: until then another one may have been at it."""
        # no press waits for it, so it must not delay presses
        self._reading: Transaction = database.reading_in_background
        self._writing: Transaction = database.writing_in_background

    # What there is to do

    async def unsent(self, limit: int) -> list[Notice]:
        """Return the unsent notices, the oldest first."""
        asked = select(notices).where(notices.c.due_at.is_not(None), *self._own).order_by(notices.c.id).limit(limit)
        async with self._reading() as connection:
            return [notice_of(row) for row in (await connection.execute(asked)).all()]

    async def due(self, now: datetime, limit: int, without: Collection[int]) -> list[UserId]:
        """Return the people there may be something to tell by now, the longest waiting first."""
        asked = (
            select(func.min(notices.c.user_id))  # all of a group have the same, which PostgreSQL cannot know
            .where(notices.c.due_at <= now, notices.c.user_id.not_in(list(without)), *self._own)
            # `+ 0` keeps SQLite from reading the index of people, which holds all notices ever: those due are few.
            .group_by(notices.c.user_id + 0)
            .order_by(func.min(notices.c.id))
            .limit(limit)
        )
        async with self._reading() as connection:
            return [UserId(each) for each in (await connection.execute(asked)).scalars()]

    async def next_due(self, without: Collection[int]) -> datetime | None:
        """Return when there may be something to tell next."""
        asked = select(func.min(notices.c.due_at)).where(notices.c.user_id.not_in(list(without)), *self._own)
        async with self._reading() as connection:
            return (await connection.execute(asked)).scalar_one_or_none()

    async def open_at(self, tables: Collection[int]) -> list[tuple[UserId, TableId]]:
        """Return people and tables with a notice of these tables that is unsent, or may be over by now."""
        asked = (
            select(notices.c.user_id, notices.c.game)
            .distinct()
            .where(notices.c.game.in_(list(tables)), notices.c.over_at.is_(None))
        )
        async with self._reading() as connection:
            return [(UserId(row.user_id), TableId(row.game)) for row in (await connection.execute(asked)).all()]

    async def stale_tables(self) -> list[TableId]:
        """Return the tables that have changed since someone was sent a notice of them that isn't over yet."""
        asked = (
            select(notices.c.game)
            .distinct()
            .select_from(notices.join(games))
            .where(notices.c.over_at.is_(None), games.c.revision > notices.c.revision)
            .where(*self.database.owned(games.c.guild_id))
        )
        async with self._reading() as connection:
            return [TableId(each) for each in (await connection.execute(asked)).scalars()]

    async def of_user(
        self, user: int, now: datetime, tables: Collection[int] | None, *, everywhere: bool = False
    ) -> list[Notice]:
        """Return what is due by now for this person, or not over at these tables (None: at any), the oldest first.

        Args:
            everywhere: also at tables of other processes, which send what is due there.
        """
        if tables is None:
            asked, values = _OF_USER, {"user": user}
        else:
            asked, values = _OF_USER_AT, {"user": user, "now": now, "tables": list(tables)}
        if not everywhere and self._own:
            asked = asked.where(*self._own)
        async with self._reading() as connection:
            return [notice_of(row) for row in (await connection.execute(asked, values)).all()]

    async def of_message(self, message_id: int) -> list[Notice]:
        """Return the notices of one message."""
        async with self._reading() as connection:
            found = await connection.execute(
                select(notices).where(notices.c.message_id == message_id).order_by(notices.c.id)
            )
            return [notice_of(row) for row in found.all()]

    async def unsent_calls(self, table_id: TableId, kind: str = NoticeKind.TURN) -> list[Notice]:
        """Return a table's calls to turns (or votes) that nothing has begun to send."""
        async with self._reading() as connection:
            found = await connection.execute(_UNSENT_CALLS, {"table": table_id, "call": kind})
            return [notice_of(row) for row in found.all()]

    async def mentioned(self, table_id: TableId) -> set[UserId]:
        """Return who was mentioned at the table's place for their turn or their seat, where that isn't over."""
        kinds = (NoticeKind.TURN, NoticeKind.SEAT)
        mine = and_(notices.c.game == table_id, notices.c.over_at.is_(None), notices.c.kind.in_(kinds))
        asked = select(notices.c.user_id).distinct().where(mine, notices.c.way == Way.MENTION)
        async with self._reading() as connection:
            return {UserId(each) for each in (await connection.execute(asked)).scalars()}

    async def owed(self, kinds: Collection[str]) -> set[UserId]:
        """Return the people with unsent notices of these kinds."""
        where = and_(notices.c.due_at.is_not(None), notices.c.kind.in_(kinds))
        asked = select(notices.c.user_id).distinct().where(where)
        async with self._reading() as connection:
            return {UserId(each) for each in (await connection.execute(asked)).scalars()}

    async def messages_of_notices(self, message_ids: Collection[int]) -> set[int]:
        """Return which of these messages are known to contain a notice."""
        asked = select(notices.c.message_id).distinct().where(notices.c.message_id.in_(list(message_ids)))
        async with self._reading() as connection:
            return {each for each in (await connection.execute(asked)).scalars() if each is not None}

    # What has been done

    async def claim(self, ids: Sequence[int], now: datetime) -> list[Notice]:
        """Mark those of these notices as begun that are still to be sent; return them as they were before.

        None of those is returned that another process is just claiming, or that belongs to it. Those that another owner
        has begun become due again once `BEGUN_BY_OTHERS` is over.
        """
        mine = and_(notices.c.id.in_(ids), notices.c.due_at.is_not(None), *self._own)
        async with self._writing() as connection:
            asked = select(notices).where(mine).order_by(notices.c.id).with_for_update(skip_locked=True)
            claimed = [notice_of(row) for row in (await connection.execute(asked)).all()]
            free_at = {notice.id: self._free_at(notice, now) for notice in claimed}
            claimed = [notice for notice in claimed if free_at[notice.id] <= now]
            for notice_id, at in free_at.items():
                if at > now:
                    await connection.execute(update(notices).where(notices.c.id == notice_id).values(due_at=at))
            mine = notices.c.id.in_([notice.id for notice in claimed])
            # the first attempt's time stays: a message whose answer was lost is searched from there on
            begun = func.coalesce(notices.c.tried_at, now)
            await connection.execute(update(notices).where(mine).values(tried_at=begun))
        self._note_begun([notice.id for notice in claimed], now)
        return claimed

    def _note_begun(self, ids: Sequence[int], now: datetime) -> None:
        """Remember these notices, and forget those that are free for every process by now."""
        if not self._has_others:
            return
        for notice_id in ids:
            self._begun.setdefault(notice_id, now)  # the first attempt's time: the database keeps that, too
        over = takewhile(lambda begun: begun[1] + BEGUN_BY_OTHERS <= now, self._begun.items())
        for notice_id in [notice_id for notice_id, _ in over]:
            del self._begun[notice_id]

    def _free_at(self, notice: Notice, now: datetime) -> datetime:
        """Return when a notice may be sent by this process."""
        since = self._claims_since = self._claims_since or now
        if not self._has_others or notice.tried_at is None or notice.id in self._begun:
            return now
        # an attempt of the other owner's may be a later one, but none is after this one has taken over
        return max(notice.tried_at, since) + BEGUN_BY_OTHERS

    async def mark_sent(self, ids: Sequence[int], way: str, place: tuple[int, int], now: datetime) -> None:
        """Mark these notices as sent in the message `place` (channel, message)."""
        channel_id, message_id = place
        values = {"due_at": None, "sent_at": now, "way": way, "channel_id": channel_id, "message_id": message_id}
        async with self._writing() as connection:
            await connection.execute(update(notices).where(notices.c.id.in_(ids)).values(values))

    async def mark_over(self, ids: Sequence[int], now: datetime) -> None:
        """Close these notices, sent or not: nothing more is done for them."""
        async with self._writing() as connection:
            await connection.execute(update(notices).where(notices.c.id.in_(ids)).values(due_at=None, over_at=now))

    async def delay(self, ids: Sequence[int], until: datetime) -> None:
        """Delay unsent notices of these until `until`."""
        mine = and_(notices.c.id.in_(ids), notices.c.due_at.is_not(None))
        async with self._writing() as connection:
            await connection.execute(update(notices).where(mine).values(due_at=until))

    async def expedite(self, user: int, now: datetime) -> None:
        """Make this person's delayed notices due now, since their settings have changed."""
        mine = and_(notices.c.user_id == user, notices.c.over_at.is_(None), notices.c.due_at > now)
        async with self._writing() as connection:
            await connection.execute(update(notices).where(mine).values(due_at=now))

    async def forget(self, before: datetime) -> None:
        """Delete notices that were over before that time; of several processes one does so."""
        if not self.database.shards.owns(None):
            return
        async with self._writing() as connection:
            await connection.execute(delete(notices).where(notices.c.over_at < before))


async def call(
    connection: AsyncConnection, table_id: TableId, post: Post, called: Collection[int], at: datetime
) -> None:
    """Mark the calls to turns as sent that a table's public message, just sent, has made."""
    # calls to a turn that came up after the message was drawn are still owed, and one to an earlier turn is over
    drawn, other = (notices.c.kind == NoticeKind.TURN, notices.c.number <= post.number), notices.alias()
    theirs = (other.c.game == table_id, other.c.kind == NoticeKind.TURN, other.c.number <= post.number)
    newest = select(func.max(other.c.stint)).where(*theirs, other.c.user_id == notices.c.user_id).scalar_subquery()
    these = and_(*drawn, notices.c.stint == newest)
    await _mark_called(connection, table_id, these, called, at, post.message_id)


async def call_to_vote(
    connection: AsyncConnection,
    table_id: TableId,
    vote_number: int,
    message_id: int,
    called: Collection[int],
    at: datetime,
) -> None:
    """Mark the calls to a vote as sent that its public message, just sent, has made."""
    these = and_(notices.c.kind == NoticeKind.VOTE, notices.c.stint == vote_number)
    await _mark_called(connection, table_id, these, called, at, message_id)


async def _mark_called(
    connection: AsyncConnection,
    table_id: TableId,
    these: ColumnElement[bool],
    called: Collection[int],
    at: datetime,
    message_id: int | None,
) -> None:
    mine = and_(notices.c.game == table_id, notices.c.over_at.is_(None), notices.c.user_id.in_(list(called)))
    values = {"due_at": None, "tried_at": at, "sent_at": at, "way": Way.BOARD, "message_id": message_id}
    await connection.execute(update(notices).where(mine, these, notices.c.due_at.is_not(None)).values(values))
