"""Copies of moments of finished games, which people play on for themselves."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Row, delete, insert, or_, select, update

from bot.store.database import Database
from bot.store.schema import what_ifs
from bot.table.values import TableId, UserId
from bot.table.what_if import WhatIf


class WhatIfStore:
    """All copies. Methods raise `StoreError` where the database refuses."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, copy: WhatIf) -> WhatIf:
        """Keep a new copy in place of its owner's earlier one, and return it with its id."""
        async with self._database.writing() as connection:
            await connection.execute(delete(what_ifs).where(what_ifs.c.owner == copy.owner))
            asked = insert(what_ifs).values(_row(copy)).returning(what_ifs.c.id)
            return replace(copy, id=(await connection.execute(asked)).scalar_one())

    async def load(self, number: int) -> WhatIf | None:
        """Return a copy; None where there is none of that id."""
        async with self._database.reading() as connection:
            row = (await connection.execute(select(what_ifs).where(what_ifs.c.id == number))).first()
        return None if row is None else _copy(row)

    async def of_user(self, user: int) -> Sequence[WhatIf]:
        """Return the copies in which someone plays, their own first."""
        mine = or_(what_ifs.c.owner == user, what_ifs.c.friend == user)
        async with self._database.reading() as connection:
            found = [_copy(row) for row in (await connection.execute(select(what_ifs).where(mine))).all()]
        return sorted(found, key=lambda copy: (copy.owner != user, -copy.id))

    async def save(self, copy: WhatIf) -> bool:
        """Keep a change of a copy, if it is the next one; return whether it was."""
        key = (what_ifs.c.id == copy.id) & (what_ifs.c.revision == copy.revision - 1)
        async with self._database.writing() as connection:
            done = await connection.execute(update(what_ifs).where(key).values(_row(copy)))
        return bool(done.rowcount)

    async def delete(self, number: int) -> None:
        """Delete a copy."""
        async with self._database.writing() as connection:
            await connection.execute(delete(what_ifs).where(what_ifs.c.id == number))


def _row(copy: WhatIf) -> dict[str, Any]:
    return {
        "owner": copy.owner,
        "friend": copy.friend,
        "game": copy.table,
        "line": copy.line,
        "seat": copy.seat,
        "friend_seat": copy.friend_seat,
        "played": [list(each) for each in copy.played],
        "revision": copy.revision,
        "seed": copy.seed,
    }


def _copy(row: Row[Any]) -> WhatIf:
    return WhatIf(
        row.id,
        UserId(row.owner),
        TableId(row.game),
        row.line,
        row.seat,
        tuple((seat, action) for seat, action in row.played),
        None if row.friend is None else UserId(row.friend),
        row.friend_seat,
        row.revision,
        row.seed,
    )
