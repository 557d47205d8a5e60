"""What the moderators of servers did: at tables it is kept with the table, the rest here. None is ever taken away."""

from typing import Any

from sqlalchemy import insert, select

from bot.store.engine import Database
from bot.store.quarantine import retried_after_quarantine
from bot.store.rows import act_from
from bot.store.schema import moderation
from bot.table.moderation_actions import Act
from bot.table.values import TableId


@retried_after_quarantine
class ModerationStore:
    """The record of all servers."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def keep(self, guild_id: int, act: Act) -> None:
        """Keep what was done at no table."""
        async with self.database.writing() as connection:
            await connection.execute(insert(moderation).values(act_row(guild_id, act, None)))

    async def of_guild(self, guild_id: int, limit: int = 100) -> list[tuple[TableId | None, Act]]:
        """What was done on a server, and at which table, the newest first."""
        asked = select(moderation).where(moderation.c.guild_id == guild_id).order_by(moderation.c.id.desc())
        async with self.database.reading() as connection:
            rows = (await connection.execute(asked.limit(limit))).all()
        return [(None if row.game is None else TableId(row.game), act_from(row)) for row in rows]


def act_row(guild_id: int, act: Act, table_id: TableId | None) -> dict[str, Any]:
    """The `moderation` row of something a moderator did."""
    return {
        "guild_id": guild_id,
        "at": act.at,
        "moderator": act.moderator,
        "kind": act.kind,
        "game": table_id,
        "user_id": act.user,
        "name": act.name,
        "reason": act.reason,
    }
