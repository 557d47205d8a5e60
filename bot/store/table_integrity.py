"""All tables of a database looked at, each by itself: sealed where they are older than seals, or only examined."""

import logging
from collections.abc import AsyncIterator, Sequence

from sqlalchemy import or_, select, update

from bot.match import Games
from bot.store.engine import Database
from bot.store.errors import Damage
from bot.store.quarantine import set_aside
from bot.store.rows import read_table
from bot.store.schema import SOUND, games
from bot.store.seals import adopt, raw_game
from bot.table.table import Table
from bot.table.values import TableId

log = logging.getLogger(__name__)


class TableIntegrity:
    """What is done to every table, one transaction each: it can be stopped at any table, and goes on there."""

    def __init__(self, database: Database, known: Games) -> None:
        self._database = database
        self._games = known

    async def seal_all(self) -> int:
        """Replays and seals the tables that have no seal yet; how many. What does not replay is set aside.

        What has been set aside is looked at again: somebody may have repaired it.
        """
        sealed = 0
        async with self._database.reading() as connection:
            asked = select(games.c.id).where(or_(games.c.checksum.is_(None), ~SOUND)).order_by(games.c.id)
            ids = [TableId(each) for each in (await connection.execute(asked)).scalars()]
        for table_id in ids:
            try:
                sealed += await self._seal(table_id)
            except Damage as damage:
                # after its transaction, which has been rolled back
                await set_aside(self._database, table_id, damage.where)
        if sealed:
            log.info("%s tables have been replayed and sealed", sealed)
        return sealed

    async def _seal(self, table_id: TableId) -> bool:
        async with self._database.writing() as connection:
            row = await raw_game(connection, table_id)
            assert row is not None
            await read_table(connection, self._games, table_id, again=True)
            if row["damage"] is not None:
                await connection.execute(update(games).where(games.c.id == table_id).values(damage=None))
                log.info("table %s is whole again", table_id)
            if row["checksum"] is None:
                await adopt(connection, row)
            return row["checksum"] is None

    async def ids(self) -> Sequence[TableId]:
        """All tables there are, set aside or not."""
        async with self._database.reading() as connection:
            asked = select(games.c.id).order_by(games.c.id)
            return [TableId(each) for each in (await connection.execute(asked)).scalars()]

    async def read(self, table_id: TableId) -> Table | Damage:
        """A table, set aside or not; or what does not fit. Nothing is changed."""
        try:
            async with self._database.reading() as connection:
                table = await read_table(connection, self._games, table_id, again=True)
        except Damage as damage:
            return damage
        assert table is not None
        return table

    async def damages(self) -> AsyncIterator[Damage]:
        """What is wrong, table by table."""
        for table_id in await self.ids():
            found = await self.read(table_id)
            if isinstance(found, Damage):
                yield found
