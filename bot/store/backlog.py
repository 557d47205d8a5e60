"""How much there is, how much of it is late, and who uses it: what an operator watches."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import case, false, func, select, text, true

from bot.store.database import Database
from bot.store.schema import IS_SOUND, games, notices, results, sitters
from bot.table.values import OPEN, Status


@dataclass(frozen=True, slots=True)
class Backlog:
    """What a database says of itself at one moment."""

    tables: Mapping[str, int]
    """The number of tables of each status that isn't over."""
    boards_behind: int
    """The number of tables that have changed since they were last announced."""
    oldest_notice: datetime | None
    """Since when the notice that is due longest has been due; None where none is."""


@dataclass(frozen=True, slots=True)
class Usage:
    """What only a look at every game there has been tells. It takes too long for each time that someone asks."""

    tables: Mapping[str, int]
    """The number of tables of each status that is over."""
    people: Mapping[str, int]
    """The number of people at tables that changed within a `day` and a `month`."""
    games: Mapping[str, int]
    """The number of games by how they ended: a kind of victory, `abandoned` or `unfinished`."""
    bytes: int
    """The size of the database."""


_SPANS: Final = {"day": timedelta(days=1), "month": timedelta(days=30)}


async def read_usage(database: Database, now: datetime) -> Usage:
    """Return how much has been played by `now`, and how large that is."""
    over = (
        select(games.c.status, func.count().label("tables")).where(games.c.status.not_in(OPEN)).group_by(games.c.status)
    )
    how = case((results.c.is_abandoned, "abandoned"), (results.c.is_finished, results.c.victory), else_="unfinished")
    ended = select(how.label("how"), func.count().label("games")).where(results.c.players > 0).group_by(how)
    people: dict[str, int] = {}
    async with database.reading_in_background() as connection:
        tables = {row.status: row.tables for row in await connection.execute(over)}
        for name, span in _SPANS.items():
            # by the status, too, since that is how the index begins
            recent = select(games.c.id).where(games.c.status.in_(list(Status)), games.c.moved_at >= now - span)
            seated = select(func.count(sitters.c.user_id.distinct())).where(
                sitters.c.game.in_(recent), sitters.c.is_automatic == false()
            )
            people[name] = (await connection.execute(seated)).scalar_one()
        ends = {row.how: row.games for row in await connection.execute(ended)}
        asked = _SIZE_OF_FILE if database.is_sqlite else _SIZE_ON_SERVER
        return Usage(tables, people, ends, (await connection.execute(asked)).scalar_one())


_SIZE_OF_FILE: Final = text("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
_SIZE_ON_SERVER: Final = text("SELECT pg_database_size(current_database())")


async def read_backlog(database: Database, now: datetime) -> Backlog:
    """Return what is there and what is late by `now`."""
    late = select(func.count()).select_from(games).where(games.c.is_behind == true(), IS_SOUND)
    still = (
        select(games.c.status, func.count().label("tables")).where(games.c.status.in_(OPEN)).group_by(games.c.status)
    )
    due = select(func.min(notices.c.due_at)).where(notices.c.due_at <= now)
    async with database.reading_in_background() as connection:
        tables = {row.status: row.tables for row in await connection.execute(still)}
        behind = (await connection.execute(late)).scalar_one()
        return Backlog(tables, behind, (await connection.execute(due)).scalar_one_or_none())
