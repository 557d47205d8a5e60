"""Who has lately called whom, at whatever table: kept beyond restarts, so that nobody is called too often."""

from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime

from sqlalchemy import delete, select
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import Database
from bot.store.quarantine import retried_after_quarantine
from bot.store.schema import calls
from bot.table.kinds import CallKind
from bot.table.values import Call, UserId


@retried_after_quarantine
class CallStore:
    """The newest call of each kind from each person to each other one."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of_caller(self, caller: int, since: datetime) -> tuple[Call, ...]:
        """Whom somebody has called since then, and when."""
        asked = select(calls).where(calls.c.caller == caller, calls.c.at > since)
        async with self.database.reading() as connection:
            found = (await connection.execute(asked)).all()
        return tuple(Call(UserId(row.caller), UserId(row.called), CallKind(row.kind), row.at) for row in found)

    async def keep(self, new: Sequence[Call]) -> None:
        """Keep calls that come with no change of a table."""
        if not new:
            return
        async with self.database.writing() as connection:
            await put_calls(connection, new)

    async def forget(self, before: datetime) -> None:
        """Deletes what is too old to matter."""
        async with self.database.writing() as connection:
            await connection.execute(delete(calls).where(calls.c.at < before))


async def put_calls(connection: AsyncConnection, new: Sequence[Call]) -> None:
    """Keeps the newest of each kind for each two."""
    put = upsert(calls).values([asdict(call) for call in new])
    await connection.execute(
        put.on_conflict_do_update(index_elements=list(calls.primary_key), set_={"at": put.excluded.at})
    )
