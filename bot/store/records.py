"""Small records beside the tables: notes, moderators' acts, servers the bot has left, calls, and other values."""

import logging
import secrets
from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database
from bot.store.errors import UNREADABLE
from bot.store.quarantine import retry_after_quarantine
from bot.store.rows import act_from, act_row, call_of
from bot.store.schema import calls, departures, memory, moderation, notes
from bot.store.tables import put_calls
from bot.table.values import Call, ModeratorAct, TableId

log = logging.getLogger(__name__)

IDENTITY: Final = "identity"
"""The name of the value with the database's identity (`NoteStore.identity`)."""
DIRECT_STOPPED: Final = "direct messages stopped"
"""The name of the value since when Discord takes no direct messages of the bot; absent while it does."""


class NoteStore:
    """Notes of people about tables, and values of the bot by name."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self, table_id: TableId, user: int) -> str:
        """Return a person's note about a table; empty where there is none."""
        async with self._database.reading() as connection:
            asked = select(notes.c.text).where(notes.c.game == table_id, notes.c.user_id == user)
            return (await connection.execute(asked)).scalar_one_or_none() or ""

    async def set_note(self, table_id: TableId, user: int, text: str) -> None:
        """Keep a note in place of the earlier one; an empty text deletes it."""
        async with self._database.writing() as connection:
            await connection.execute(delete(notes).where(notes.c.game == table_id, notes.c.user_id == user))
            if text:
                await connection.execute(insert(notes).values(game=table_id, user_id=user, text=text))

    async def remember(self, key: str, value: str) -> None:
        """Keep a value of the bot's own by name, in place of an earlier one."""
        async with self._database.writing() as connection:
            await connection.execute(delete(memory).where(memory.c.key == key))
            await connection.execute(insert(memory).values(key=key, value=value))

    async def recall(self, key: str) -> str | None:
        """Return the value kept by that name."""
        async with self._database.reading() as connection:
            return (await connection.execute(select(memory.c.value).where(memory.c.key == key))).scalar_one_or_none()

    async def identity(self) -> str:
        """Return the database's identity, eight digits drawn once and kept in it; only its copies share them."""
        if found := await self.recall(IDENTITY):
            return found
        async with self._database.writing() as connection:  # of two at once the second finds what the first has written
            asked = select(memory.c.value).where(memory.c.key == IDENTITY)
            if found := (await connection.execute(asked)).scalar_one_or_none():
                return found
            await connection.execute(insert(memory).values(key=IDENTITY, value=(drawn := secrets.token_hex(4))))
        return drawn

    async def recall_all(self, begins: str, ends: str = "") -> dict[str, str]:
        """Return the values whose names begin with `begins` and end with `ends`."""
        where = memory.c.key.startswith(begins, autoescape=True) & memory.c.key.endswith(ends, autoescape=True)
        async with self._database.reading() as connection:
            return {row.key: row.value for row in (await connection.execute(select(memory).where(where))).all()}


@retry_after_quarantine
class ModerationStore:
    """Moderators' acts, by server. Acts at tables are written with the table; none is ever deleted."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def keep(self, guild_id: int, act: ModeratorAct) -> None:
        """Keep an act at no table."""
        async with self.database.writing() as connection:
            await connection.execute(insert(moderation).values(act_row(guild_id, act, None)))

    async def of_guild(self, guild_id: int, limit: int = 100) -> list[tuple[TableId | None, ModeratorAct]]:
        """Return what moderators of a server did and at which table, the newest first."""
        mine = moderation.c.guild_id == guild_id
        newest = moderation.c.id.desc()
        async with self.database.reading() as connection:
            try:
                asked = select(moderation).where(mine).order_by(newest).limit(limit)
                return [_act_of(row) for row in (await connection.execute(asked)).all()]
            except UNREADABLE:
                ids = await connection.execute(select(moderation.c.id).where(mine).order_by(newest).limit(limit))
                return [act for each in ids.scalars() if (act := await _readable_act(connection, each))]


def _act_of(row: Any) -> tuple[TableId | None, ModeratorAct]:
    return None if row.game is None else TableId(row.game), act_from(row)


async def _readable_act(connection: AsyncConnection, act_id: int) -> tuple[TableId | None, ModeratorAct] | None:
    try:
        return _act_of((await connection.execute(select(moderation).where(moderation.c.id == act_id))).one())
    except UNREADABLE:
        # it stays where it is, so that it can be repaired: no act is ever deleted
        log.error("act %s of a moderator cannot be read and is left out", act_id)
        return None


@retry_after_quarantine
class DepartureStore:
    """Servers with games that the bot has left, until it returns or their games are called off."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def note_departure(self, guild_id: int, at: datetime) -> None:
        """Keep since when the bot is gone, unless an earlier time is known."""
        async with self.database.writing() as connection:
            known = select(departures.c.guild_id).where(departures.c.guild_id == guild_id)
            # a bot that restarts finds the server missing again each time: it waits from the first time on
            if (await connection.execute(known)).first() is None:
                await connection.execute(insert(departures).values(guild_id=guild_id, since=at))

    async def forget(self, guild_id: int) -> None:
        """Delete a server, where nothing waits any more."""
        async with self.database.writing() as connection:
            await connection.execute(delete(departures).where(departures.c.guild_id == guild_id))

    async def has_left(self, guild_id: int) -> bool:
        known = select(departures.c.guild_id).where(departures.c.guild_id == guild_id)
        async with self.database.reading() as connection:
            return (await connection.execute(known)).first() is not None

    async def every(self) -> dict[int, datetime]:
        """Return all of this process's shards, and since when."""
        asked = select(departures).where(*self.database.owned(departures.c.guild_id))
        async with self.database.reading() as connection:
            return {row.guild_id: row.since for row in (await connection.execute(asked)).all()}


@retry_after_quarantine
class CallStore:
    """The newest call of each kind from each person to each other one, so that no one is called too often."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of_caller(self, caller: int, since: datetime) -> tuple[Call, ...]:
        """Return the people whom someone has called since then, and when."""
        asked = select(calls).where(calls.c.caller == caller, calls.c.at > since)
        async with self.database.reading() as connection:
            found = (await connection.execute(asked)).all()
        return tuple(call_of(row) for row in found)

    async def keep(self, new: Sequence[Call]) -> None:
        """Keep calls that come with no change of a table."""
        if not new:
            return
        async with self.database.writing() as connection:
            await put_calls(connection, new)

    async def forget(self, before: datetime) -> None:
        """Delete calls that are too old to matter; of several processes one does so."""
        if not self.database.shards.owns(None):
            return
        async with self.database.writing() as connection:
            await connection.execute(delete(calls).where(calls.c.at < before))
