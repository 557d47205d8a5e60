"""The deal of the week: its secrets, and people's games of it."""

from collections.abc import Sequence
from datetime import date
from typing import Any

from sqlalchemy import Row, insert, select, update

from bot.store.database import Database
from bot.store.schema import duplicate_boards, duplicate_weeks
from bot.table.duplicate import Board
from bot.table.values import UserId


class DuplicateStore:
    """All weeks and boards. Methods raise `StoreError` where the database refuses."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def secret(self, week: date, new: bytes) -> bytes:
        """Return the secret of a week; `new` is kept where there is none yet."""
        asked = select(duplicate_weeks.c.secret).where(duplicate_weeks.c.week == week)
        async with self._database.reading() as connection:
            found = (await connection.execute(asked)).scalar_one_or_none()
        if found is None:
            async with self._database.writing() as connection:
                found = (await connection.execute(asked)).scalar_one_or_none()
                if found is None:
                    found = new.hex()
                    await connection.execute(insert(duplicate_weeks).values(week=week, secret=found))
        return bytes.fromhex(found)

    async def boards(self, week: date, user: int) -> Sequence[Board]:
        """Return a person's boards of a week, in the order of seats."""
        where = (duplicate_boards.c.week == week) & (duplicate_boards.c.user_id == user)
        asked = select(duplicate_boards).where(where).order_by(duplicate_boards.c.seat)
        async with self._database.reading() as connection:
            return [_board(row, row.played) for row in (await connection.execute(asked)).all()]

    async def results(self, week: date) -> Sequence[Board]:
        """Return everyone's boards of a week without what was played, in the order of people and seats."""
        columns = [column for column in duplicate_boards.c if column is not duplicate_boards.c.played]
        asked = select(*columns).where(duplicate_boards.c.week == week)
        asked = asked.order_by(duplicate_boards.c.user_id, duplicate_boards.c.seat)
        async with self._database.reading() as connection:
            return [_board(row, ()) for row in (await connection.execute(asked)).all()]

    async def begin(self, board: Board) -> Board:
        """Keep a new board, and return it; the one that is there already where someone has begun it before."""
        where = _key(board)
        async with self._database.writing() as connection:
            row = (await connection.execute(select(duplicate_boards).where(where))).first()
            if row is not None:
                return _board(row, row.played)
            values = _changing(board) | {"name": board.name, "guild_id": board.guild, "is_listed": board.is_listed}
            key = {"week": board.week, "user_id": board.user, "seat": board.seat}
            await connection.execute(insert(duplicate_boards).values(key | values))
        return board

    async def save(self, board: Board) -> bool:
        """Keep a change of a board, if it is the next one; return whether it was."""
        where = _key(board) & (duplicate_boards.c.revision == board.revision - 1)
        async with self._database.writing() as connection:
            done = await connection.execute(update(duplicate_boards).where(where).values(_changing(board)))
        return bool(done.rowcount)


def _key(board: Board) -> Any:
    columns = duplicate_boards.c
    return (columns.week == board.week) & (columns.user_id == board.user) & (columns.seat == board.seat)


def _changing(board: Board) -> dict[str, Any]:
    return {
        "played": [list(each) for each in board.played],
        "revision": board.revision,
        "outcome": board.outcome,
        "turns": board.turns,
    }


def _board(row: Row[Any], played: Sequence[tuple[int, str]]) -> Board:
    return Board(
        row.week,
        UserId(row.user_id),
        row.seat,
        row.name,
        row.guild_id,
        row.is_listed,
        tuple((seat, action) for seat, action in played),
        row.revision,
        row.outcome,
        row.turns,
    )
