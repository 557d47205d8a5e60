"""What somebody wants to be reminded of: a person of a table, the bot of itself."""

from typing import Final

from sqlalchemy import delete, insert, select

from bot.store.engine import Database
from bot.store.schema import memory, notes
from bot.table.values import TableId

DIRECT_STOPPED: Final = "direct messages stopped"
"""The name under which the bot keeps since when Discord lets it send none; nothing where it does."""


class NoteStore:
    """Notes of people about tables, and what the bot keeps in mind under a name."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self, table_id: TableId, user: int) -> str:
        """What a person keeps in mind about a table; empty where that is nothing."""
        async with self._database.reading() as connection:
            asked = select(notes.c.text).where(notes.c.game == table_id, notes.c.user_id == user)
            return (await connection.execute(asked)).scalar_one_or_none() or ""

    async def set_note(self, table_id: TableId, user: int, text: str) -> None:
        """Keep that instead; nothing is kept of an empty text."""
        async with self._database.writing() as connection:
            await connection.execute(delete(notes).where(notes.c.game == table_id, notes.c.user_id == user))
            if text:
                await connection.execute(insert(notes).values(game=table_id, user_id=user, text=text))

    async def remember(self, key: str, value: str) -> None:
        """Keep a value of the bot's own under that key, in place of an earlier one."""
        async with self._database.writing() as connection:
            await connection.execute(delete(memory).where(memory.c.key == key))
            await connection.execute(insert(memory).values(key=key, value=value))

    async def recall(self, key: str) -> str | None:
        """What was kept under that key."""
        async with self._database.reading() as connection:
            return (await connection.execute(select(memory.c.value).where(memory.c.key == key))).scalar_one_or_none()

    async def recall_all(self, begins: str, ends: str = "") -> dict[str, str]:
        """What was kept under the keys that begin and end so."""
        where = memory.c.key.startswith(begins, autoescape=True) & memory.c.key.endswith(ends, autoescape=True)
        async with self._database.reading() as connection:
            return {row.key: row.value for row in (await connection.execute(select(memory).where(where))).all()}
