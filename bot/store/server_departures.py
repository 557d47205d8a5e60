"""Since when the bot has been no member of servers on which games go on."""

from datetime import datetime

from sqlalchemy import delete, insert, select

from bot.store.engine import Database
from bot.store.quarantine import retried_after_quarantine
from bot.store.schema import departures


@retried_after_quarantine
class DepartureStore:
    """The servers that the bot has left, until it returns or their games are called off."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def left(self, guild_id: int, at: datetime) -> None:
        """Keep since when, unless an earlier time is known."""
        async with self.database.writing() as connection:
            known = select(departures.c.guild_id).where(departures.c.guild_id == guild_id)
            # a bot that restarts sees the server missing anew each time: its patience counts from the first
            if (await connection.execute(known)).first() is None:
                await connection.execute(insert(departures).values(guild_id=guild_id, since=at))

    async def forget(self, guild_id: int) -> None:
        """Nothing waits there any more."""
        async with self.database.writing() as connection:
            await connection.execute(delete(departures).where(departures.c.guild_id == guild_id))

    async def has_left(self, guild_id: int) -> bool:
        """Whether it is one of them."""
        known = select(departures.c.guild_id).where(departures.c.guild_id == guild_id)
        async with self.database.reading() as connection:
            return (await connection.execute(known)).first() is not None

    async def every(self) -> dict[int, datetime]:
        """All of them, and since when."""
        async with self.database.reading() as connection:
            return {row.guild_id: row.since for row in (await connection.execute(select(departures))).all()}
