"""What servers are told of games that end there: the outbox of their results channels and webhooks.

A row is made once a server is known to be owed something, which is worked out from the tables: a bot that dies before
finds it again. It stays when it is done, so that nothing is told twice.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from sqlalchemy import ColumnElement, and_, delete, func, insert, select, update

from bot.records.rating import OPPONENTS, PROVISIONAL, points_of
from bot.store.database import Database
from bot.store.schema import IS_SOUND, deliveries, games, lines, rating_changes, results, sitters
from bot.table.result_feed import Delivery, FeedWay, PlayedGame, RatedPlayer, game_subject
from bot.table.values import Status, TableId, UserId

MOST: Final = 50
"""Games found at once."""


class DeliveryStore:
    """What servers are, and were, told."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def owed(self, guild_id: int, way: FeedWay, since: datetime) -> list[TableId]:
        """Return the games of a server that have ended since and that it wasn't told of in this way."""
        known = (
            select(deliveries.c.subject)
            .where(deliveries.c.guild_id == guild_id, deliveries.c.way == way)
            .where(deliveries.c.subject.startswith("game-"))
        )
        ended = and_(games.c.guild_id == guild_id, games.c.status == Status.FINISHED, games.c.moved_at >= since)
        asked = select(games.c.id).where(ended, IS_SOUND, games.c.is_hidden.is_(False)).order_by(games.c.moved_at)
        async with self._database.reading_in_background() as connection:
            told = set((await connection.execute(known)).scalars())
            found = [TableId(each) for each in (await connection.execute(asked)).scalars()]
        return [each for each in found if game_subject(each) not in told][:MOST]

    async def open(self, guild_id: int, way: FeedWay, subjects: Sequence[str], now: datetime) -> None:
        """Make rows of what a server is to be told, unless there are."""
        mine = and_(deliveries.c.guild_id == guild_id, deliveries.c.way == way, deliveries.c.subject.in_(subjects))
        async with self._database.writing_in_background() as connection:
            known = set((await connection.execute(select(deliveries.c.subject).where(mine))).scalars())
            new = [each for each in dict.fromkeys(subjects) if each not in known]
            if new:
                rows = [
                    {"guild_id": guild_id, "way": way, "subject": each, "due_at": now, "attempts": 0} for each in new
                ]
                await connection.execute(insert(deliveries), rows)

    async def has(self, guild_id: int, way: FeedWay, subject: str) -> bool:
        """Return whether a server was told of that, or is about to be."""
        async with self._database.reading_in_background() as connection:
            asked = select(deliveries.c.attempts).where(_is(guild_id, way, subject))
            return (await connection.execute(asked)).first() is not None

    async def unfinished(self, guild_id: int) -> list[Delivery]:
        """Return what a server is still to be told, the earliest due first."""
        mine = and_(deliveries.c.guild_id == guild_id, deliveries.c.over_at.is_(None))
        asked = select(deliveries).where(mine).order_by(deliveries.c.due_at, deliveries.c.subject)
        async with self._database.reading_in_background() as connection:
            return [
                Delivery(row.guild_id, row.subject, FeedWay(row.way), row.due_at, row.attempts)
                for row in (await connection.execute(asked)).all()
            ]

    async def delay(self, delivery: Delivery, until: datetime) -> None:
        """Count an attempt that failed, and try again then."""
        values = {"due_at": until, "attempts": delivery.attempts + 1}
        async with self._database.writing_in_background() as connection:
            await connection.execute(update(deliveries).where(_row(delivery)).values(values))

    async def finish(self, delivery: Delivery, now: datetime) -> None:
        """Close a row: it was told, or will never be."""
        async with self._database.writing_in_background() as connection:
            await connection.execute(update(deliveries).where(_row(delivery)).values(over_at=now))

    async def forget(self, before: datetime) -> None:
        """Delete rows that were closed before that time."""
        async with self._database.writing_in_background() as connection:
            await connection.execute(delete(deliveries).where(deliveries.c.over_at < before))

    async def played(self, guild_id: int, begins: datetime, ends: datetime) -> list[PlayedGame]:
        """Return the games of a server that ended in a span of time, without hidden ones.

        Of ratings they have those of the server that are no longer provisional.
        """
        ended = and_(games.c.guild_id == guild_id, games.c.status == Status.FINISHED, games.c.is_hidden.is_(False))
        within = and_(games.c.moved_at >= begins, games.c.moved_at < ends, IS_SOUND)
        asked = (
            select(games.c.id, games.c.channel_id, func.count(lines.c.n).label("lines"))
            .select_from(games.join(lines))
            .where(ended, within)
            .group_by(games.c.id, games.c.channel_id)
            .order_by(games.c.id)
        )
        async with self._database.reading_in_background() as connection:
            found = (await connection.execute(asked)).all()
            seated = select(sitters).where(
                sitters.c.game.in_([row.id for row in found]), sitters.c.user_id > 0, ~sitters.c.is_automatic
            )
            people: dict[int, list[tuple[UserId, str]]] = {}
            for row in (await connection.execute(seated.order_by(sitters.c.game, sitters.c.seat))).all():
                people.setdefault(row.game, []).append((UserId(row.user_id), row.name))
            ranked = (
                select(rating_changes)
                .join(results, results.c.game == rating_changes.c.game)
                .where(rating_changes.c.game.in_([row.id for row in found]), rating_changes.c.scope == guild_id)
                .where(rating_changes.c.user_id > 0, rating_changes.c.games_before >= PROVISIONAL)
                .where(rating_changes.c.opponents_before >= OPPONENTS, ~results.c.is_aside)
                .order_by(rating_changes.c.game, rating_changes.c.seat)
            )
            rated: dict[int, list[RatedPlayer]] = {}
            for row in (await connection.execute(ranked)).all():
                player = RatedPlayer(UserId(row.user_id), row.side, row.place, points_of(row.mu_before))
                rated.setdefault(row.game, []).append(player)
        return [
            PlayedGame(
                TableId(row.id), row.channel_id, row.lines, tuple(people.get(row.id, ())), tuple(rated.get(row.id, ()))
            )
            for row in found
        ]


def _is(guild_id: int, way: FeedWay, subject: str) -> ColumnElement[bool]:
    return and_(deliveries.c.guild_id == guild_id, deliveries.c.way == way, deliveries.c.subject == subject)


def _row(delivery: Delivery) -> ColumnElement[bool]:
    return _is(delivery.guild_id, delivery.way, delivery.subject)
