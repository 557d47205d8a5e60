"""Finished games that are on the web: by table, the token that the addresses of their pages have."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import delete, insert, select, update

from bot.store.database import Database
from bot.store.schema import shares
from bot.table.values import TableId


@dataclass(frozen=True, slots=True)
class Share:
    """A game that has been put on the web; `token` is None once one of its players has had it taken off."""

    table: TableId
    token: str | None


class ShareStore:
    """The tokens of the games that are on the web."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, table_id: TableId) -> Share | None:
        """Return what is kept of a table; None where its game has never been put on the web."""
        async with self._database.reading() as connection:
            row = (await connection.execute(select(shares).where(shares.c.game == table_id))).one_or_none()
        return None if row is None else Share(TableId(row.game), row.token)

    async def claim(self, table_id: TableId, token: str, now: datetime) -> Share:
        """Keep a token for a table that has none; return what is kept, which may be another one."""
        async with self._database.writing() as connection:
            found = (await connection.execute(select(shares).where(shares.c.game == table_id))).one_or_none()
            if found is not None:
                return Share(TableId(found.game), found.token)
            await connection.execute(insert(shares).values(game=table_id, token=token, made_at=now))
        return Share(table_id, token)

    async def withdraw(self, table_id: TableId) -> str | None:
        """Drop a table's token for good; return what it was."""
        async with self._database.writing() as connection:
            asked = select(shares.c.token).where(shares.c.game == table_id)
            token = (await connection.execute(asked)).scalar_one_or_none()
            await connection.execute(update(shares).where(shares.c.game == table_id).values(token=None))
        return token

    async def forget(self, table_id: TableId) -> str | None:
        """Drop a table's token, so that it may get another one; return what it was. Off the web for good stays so."""
        async with self._database.writing() as connection:
            asked = select(shares.c.token).where(shares.c.game == table_id)
            token = (await connection.execute(asked)).scalar_one_or_none()
            await connection.execute(delete(shares).where(shares.c.game == table_id, shares.c.token.is_not(None)))
        return token

    async def tokens(self) -> set[str]:
        """Return all tokens."""
        async with self._database.reading() as connection:
            return set((await connection.execute(select(shares.c.token).where(shares.c.token.is_not(None)))).scalars())
