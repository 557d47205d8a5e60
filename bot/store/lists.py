"""Queries over many tables: each is one indexed query that replays no game."""

from collections import defaultdict
from collections.abc import Collection
from datetime import datetime
from typing import Final

from sqlalchemy import ColumnElement, Select, and_, bindparam, func, or_, select, true
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.match import ELIMINATE
from bot.store.database import Database
from bot.store.quarantine import retry_after_quarantine
from bot.store.rows import FIRST_GAME, participant_of, summary_of, timer_of
from bot.store.schema import IS_SOUND, games, lines, motions, posts, sitters, stays, timers
from bot.table.names import visible_name
from bot.table.table import Summary
from bot.table.values import OPEN, STATUSES, Participant, Place, Room, Status, TableId, Timer, UserId
from bot.table.vote import VoteKind

_SHORT = (
    games.c.id,
    games.c.status,
    games.c.guild_id,
    games.c.channel_id,
    games.c.locale,
    games.c.options,
    games.c.owner,
    games.c.waiting,
    games.c.moved_at,
    games.c.lobby_message_id,
    games.c.is_paused,
    games.c.is_placeless,
    games.c.has_take_backs,
    games.c.is_hidden,
    games.c.is_aside,
    games.c.contest_of,
    games.c.contest_round,
    games.c.contest_table,
    games.c.contest_deal,
    posts.c.message_id,
)
_FINISHED_OF: Final = (
    select(games.c.id)
    .where(
        or_(
            games.c.id.in_(select(sitters.c.game).where(sitters.c.user_id == bindparam("user"))),
            games.c.id.in_(select(stays.c.game).where(stays.c.user_id == bindparam("user"))),
        ),
        games.c.status == Status.FINISHED,
        IS_SOUND,
    )
    .limit(bindparam("most"))
)
"""Built once: every press runs this query, and building it would take longer than running it."""


@retry_after_quarantine
class ListStore:
    """Lists of tables, the last moved first, and counts of them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of_user(self, user: int, statuses: Collection[str] = STATUSES, limit: int = 100) -> tuple[Summary, ...]:
        """Return the tables someone sits at, and those that are over where they once did."""
        mine = games.c.id.in_(select(sitters.c.game).where(sitters.c.user_id == user))
        once = games.c.id.in_(select(stays.c.game).where(stays.c.user_id == user))
        return await self._summaries(or_(mine, and_(once, games.c.status.not_in(OPEN))), statuses, limit)

    async def set_aside_of(self, user: int) -> list[TableId]:
        """Return the quarantined tables someone sits at."""
        mine = games.c.id.in_(select(sitters.c.game).where(sitters.c.user_id == user))
        return await self._ids(select(games.c.id).where(mine, ~IS_SOUND).order_by(games.c.id))

    async def in_channel(
        self, channel: int, statuses: Collection[str] = STATUSES, limit: int = 100
    ) -> tuple[Summary, ...]:
        """Return the tables of a channel."""
        return await self._summaries(games.c.channel_id == channel, statuses, limit)

    async def of_server(
        self, guild: int, statuses: Collection[str] = STATUSES, limit: int = 100
    ) -> tuple[Summary, ...]:
        """Return the tables of a server."""
        return await self._summaries(games.c.guild_id == guild, statuses, limit)

    async def eliminated(self, user: int) -> list[TableId]:
        """Return the games going on in which a line takes this person out; a later line may have brought them back."""
        out = (
            select(lines.c.n)
            .where(lines.c.game == sitters.c.game, lines.c.seat == sitters.c.seat, lines.c.do == ELIMINATE)
            .exists()
        )
        asked = (
            select(games.c.id)
            .distinct()
            .select_from(sitters.join(games))
            .where(sitters.c.user_id == user, games.c.status == Status.PLAYING, IS_SOUND, out)
        )
        return await self._ids(asked)

    async def count_finished_of(self, user: int, most: int) -> int:
        """Return how many finished games someone has played to the end or for a while, counted up to `most`."""
        async with self.database.reading() as connection:
            return len((await connection.execute(_FINISHED_OF, {"user": user, "most": most})).all())

    async def count_open_of(self, user: int) -> int:
        """Return how many open tables someone sits at."""
        return await self._count(_open_of(user))

    async def count_lobbies_of(self, owner: int) -> int:
        """Return how many lobbies someone has open."""
        return await self._count(_lobbies_of(owner))

    async def fellows(self, user: int, limit: int) -> list[tuple[UserId, str]]:
        """Return the people someone has sat with, by id and last name, those of the newest tables first."""
        mine = select(sitters.c.game).join(games).where(sitters.c.user_id == user, IS_SOUND)
        newest = (
            select(sitters.c.user_id, func.max(sitters.c.game).label("game"))
            .where(sitters.c.game.in_(mine), sitters.c.user_id > 0, sitters.c.user_id != user)
            .group_by(sitters.c.user_id)
            .order_by(func.max(sitters.c.game).desc(), sitters.c.user_id)
            .limit(limit)
            .subquery()
        )
        asked = (
            select(newest.c.user_id, func.max(sitters.c.name).label("name"))  # someone may have several seats there
            .select_from(newest)
            .join(sitters, and_(sitters.c.user_id == newest.c.user_id, sitters.c.game == newest.c.game))
            .group_by(newest.c.user_id, newest.c.game)
            .order_by(newest.c.game.desc(), newest.c.user_id)
        )
        async with self.database.reading() as connection:
            rows = (await connection.execute(asked)).all()
        return [(UserId(row.user_id), visible_name(row.name)) for row in rows]

    async def count_open_in(self, channel: int) -> int:
        """Return how many open tables a channel has."""
        return await self._count(_open_where(games.c.channel_id == channel))

    async def count_open_of_server(self, guild: int) -> int:
        """Return how many open tables a server has."""
        return await self._count(_open_where(games.c.guild_id == guild))

    async def awaiting_automatic(self) -> list[TableId]:
        """Return the tables of this process that wait for the automatic player."""
        return await self._ids(
            select(games.c.id)
            .where(games.c.awaits_automatic == true(), IS_SOUND, *self.database.owned(games.c.guild_id))
            .order_by(games.c.id)
        )

    async def playing_in(self, guild: int) -> list[TableId]:
        """Return the games going on in a server."""
        where = and_(games.c.guild_id == guild, IS_SOUND, games.c.status == Status.PLAYING)
        return await self._ids(select(games.c.id).where(where).order_by(games.c.id))

    async def games_open_in(self, guild: int) -> frozenset[str]:
        """Return the games of a server's open tables, by name, also of those that are quarantined."""
        game = games.c.options["game"].as_string()
        asked = select(game).distinct().where(games.c.guild_id == guild, games.c.status.in_(OPEN))
        async with self.database.reading() as connection:
            return frozenset(each or FIRST_GAME for each in (await connection.execute(asked)).scalars())

    async def seats_asked_by(self, users: Collection[int]) -> list[TableId]:
        """Return the games in which one of these people asks for a seat."""
        where = and_(motions.c.kind == VoteKind.REPLACE, motions.c.by.in_(list(users)))
        return await self._ids(
            select(motions.c.game).select_from(motions.join(games)).where(where, IS_SOUND).order_by(motions.c.game)
        )

    async def servers_playing(self) -> list[int]:
        """Return the servers of this process on which games go on."""
        asked = (
            select(games.c.guild_id).distinct().where(games.c.status == Status.PLAYING, games.c.guild_id.is_not(None))
        )
        return await self._own_servers(asked)

    async def servers_waiting(self) -> list[int]:
        """Return the servers of this process with games suspended because the bot has left."""
        asked = select(games.c.guild_id).distinct().where(games.c.status == Status.PLAYING, games.c.is_aside == true())
        return await self._own_servers(asked)

    async def _own_servers(self, asked: Select[int | None]) -> list[int]:
        async with self.database.reading() as connection:
            found = await connection.execute(asked.where(*self.database.owned(games.c.guild_id)))
            return [each for each in found.scalars() if each is not None]

    async def lobbies_before(self, moment: datetime, opened: datetime, *, limit: int = 200) -> list[TableId]:
        """Return its lobbies untouched since `moment` or open since `opened`, the longest untouched first."""
        asked = (
            select(games.c.id)
            .where(
                games.c.status == Status.LOBBY,
                IS_SOUND,
                or_(games.c.moved_at <= moment, games.c.created_at <= opened),
                *self.database.owned(games.c.guild_id),
            )
            .order_by(games.c.moved_at)
            .limit(limit)
        )
        return await self._ids(asked)

    async def last_rematch(self, table_id: TableId) -> TableId | None:
        """Return the newest table opened as a rematch of this one."""
        asked = select(games.c.id).where(games.c.rematch_of == table_id).order_by(games.c.id.desc()).limit(1)
        return next(iter(await self._ids(asked)), None)

    async def _ids(self, asked: Select[int]) -> list[TableId]:
        async with self.database.reading() as connection:
            return [TableId(each) for each in (await connection.execute(asked)).scalars()]

    async def _count(self, asked: Select[int]) -> int:
        async with self.database.reading() as connection:
            return (await connection.execute(asked)).scalar_one()

    async def _summaries(
        self, which: ColumnElement[bool], statuses: Collection[str], limit: int
    ) -> tuple[Summary, ...]:
        asked = (
            select(*_SHORT)
            .select_from(games.outerjoin(posts))
            .where(which, IS_SOUND, games.c.status.in_(list(statuses)))
            .order_by(games.c.moved_at.desc(), games.c.id.desc())
            .limit(limit)
        )
        async with self.database.reading() as connection:
            rows = (await connection.execute(asked)).all()
            people = await _people(connection, [row.id for row in rows])
            clocks = await _timers(connection, [row.id for row in rows])
        return tuple(summary_of(row, people[row.id], clocks[row.id]) for row in rows)


async def has_room(connection: AsyncConnection, room: Room, place: Place) -> bool:
    """Return whether there is still room for one more table of someone, and in a place, in the transaction of it."""
    counts = (
        (_open_of(room.user), room.tables),
        (_lobbies_of(room.user), room.lobbies),
        (_open_where(games.c.channel_id == place.channel_id), room.in_channel),
        (_open_where(games.c.guild_id == place.guild_id), room.in_server),
    )
    for asked, most in counts:
        if most is not None and (await connection.execute(asked)).scalar_one() > most:
            return False
    return True


def _open_of(user: int) -> Select[int]:
    return (
        select(func.count(games.c.id.distinct()))
        .select_from(sitters.join(games))
        .where(sitters.c.user_id == user, IS_SOUND, games.c.status.in_(OPEN))
    )


def _lobbies_of(owner: int) -> Select[int]:
    return select(func.count()).where(games.c.owner == owner, IS_SOUND, games.c.status == Status.LOBBY)


def _open_where(place: ColumnElement[bool]) -> Select[int]:
    return select(func.count()).where(place, IS_SOUND, games.c.status.in_(OPEN))


async def count_by_status(connection: AsyncConnection) -> dict[str, int]:
    """Return how many tables there are of each status."""
    asked = select(games.c.status, func.count().label("tables")).group_by(games.c.status)
    return {row.status: row.tables for row in await connection.execute(asked)}


async def _people(connection: AsyncConnection, ids: list[int]) -> dict[int, list[Participant]]:
    found: dict[int, list[Participant]] = defaultdict(list)
    asked = select(sitters).where(sitters.c.game.in_(ids)).order_by(sitters.c.game, sitters.c.seat)
    for row in (await connection.execute(asked)).all():
        found[row.game].append(participant_of(row))
    return found


async def _timers(connection: AsyncConnection, ids: list[int]) -> dict[int, list[Timer]]:
    found: dict[int, list[Timer]] = defaultdict(list)
    asked = select(timers).where(timers.c.game.in_(ids)).order_by(timers.c.game, timers.c.seat)
    for row in (await connection.execute(asked)).all():
        found[row.game].append(timer_of(row))
    return found
