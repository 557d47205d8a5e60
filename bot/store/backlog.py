"""How much there is, and how much of it is late: what an operator watches."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import func, select, true

from bot.store.database import Database
from bot.store.lists import count_by_status
from bot.store.schema import IS_SOUND, games, notices


@dataclass(frozen=True, slots=True)
class Backlog:
    """What a database says of itself at one moment."""

    tables: Mapping[str, int]
    """The number of tables of each status."""
    boards_behind: int
    """The number of tables that have changed since they were last announced."""
    oldest_notice: datetime | None
    """Since when the notice that is due longest has been due; None where none is."""


async def read_backlog(database: Database, now: datetime) -> Backlog:
    """Return what is there and what is late by `now`."""
    late = select(func.count()).select_from(games).where(games.c.is_behind == true(), IS_SOUND)
    due = select(func.min(notices.c.due_at)).where(notices.c.due_at <= now)
    async with database.reading_in_background() as connection:
        tables = await count_by_status(connection)
        behind = (await connection.execute(late)).scalar_one()
        return Backlog(tables, behind, (await connection.execute(due)).scalar_one_or_none())
