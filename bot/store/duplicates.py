"""The deal of the week: its secrets, and people's games."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, datetime, timedelta
from typing import Any

from sqlalchemy import Row, delete, insert, select, update

from bot.store.database import Database
from bot.store.schema import duplicate_boards, duplicate_forgotten, duplicate_weeks
from bot.table.duplicate import Board, DuplicateError, Seal, check_opens, played_hash
from bot.table.values import UserId


class DuplicateStore:
    """All weeks and boards. Methods raise `StoreError` where the database refuses."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def seal(self, week: date, new: bytes, now: datetime) -> Seal:
        """Return the secret of a week; `new` is kept where there is none yet, by the first process that asks."""
        asked = select(duplicate_weeks).where(duplicate_weeks.c.week == week)
        async with self._database.reading() as connection:
            row = (await connection.execute(asked)).first()
        if row is None:
            async with self._database.writing() as connection:
                row = (await connection.execute(asked)).first()
                if row is None:
                    values = {"week": week, "secret": new.hex(), "made_at": now, "is_by_seat": True}
                    await connection.execute(insert(duplicate_weeks).values(values))
                    return Seal(new, now)
        return Seal(bytes.fromhex(row.secret), row.made_at, row.is_by_seat, row.is_withheld)

    async def boards(self, week: date, user: UserId) -> Sequence[Board]:
        """Return a person's boards of a week, in the order of seats."""
        async with self._database.reading() as connection:
            asked = select(duplicate_boards).where(_of(week, user)).order_by(duplicate_boards.c.seat)
            return [_board(row, row.played) for row in (await connection.execute(asked)).all()]

    async def results(self, week: date) -> Sequence[Board]:
        """Return everyone's boards of a week, without what was played, in a fixed order."""
        columns = [column for column in duplicate_boards.c if column is not duplicate_boards.c.played]
        asked = select(*columns).where(duplicate_boards.c.week == week)
        asked = asked.order_by(duplicate_boards.c.user_id, duplicate_boards.c.seat)
        async with self._database.reading() as connection:
            return [_board(row, ()) for row in (await connection.execute(asked)).all()]

    async def begin(self, board: Board) -> Board:
        """Keep a new board, and return it; the one that is there already where someone has begun it before.

        People who have begun the other without their name, under an older version, are named for neither.
        Raises `DuplicateError` where it isn't open to them, or they have played that week and were forgotten.
        """
        async with self._database.writing() as connection:
            rows = (await connection.execute(select(duplicate_boards).where(_of(board.week, board.user)))).all()
            boards = [_board(row, row.played) for row in rows]
            if found := next((each for each in boards if each.seat == board.seat), None):
                return found
            check_opens(boards, board.seat, board.level)
            asked = select(duplicate_weeks.c.secret).where(duplicate_weeks.c.week == board.week)
            hashed = played_hash(bytes.fromhex((await connection.execute(asked)).scalar_one()), board.user)
            where = (duplicate_forgotten.c.week == board.week) & (duplicate_forgotten.c.hash == hashed)
            if (await connection.execute(select(duplicate_forgotten.c.hash).where(where))).first() is not None:
                raise DuplicateError("duplicate-forgotten")
            board = replace(board, is_listed=board.is_listed and all(each.is_listed for each in boards))
            values = _changing(board) | {"name": board.name, "guild_id": board.guild, "is_listed": board.is_listed}
            key = {"week": board.week, "user_id": board.user, "seat": board.seat, "field": board.level}
            await connection.execute(insert(duplicate_boards).values(key | values))
        return board

    async def save(self, board: Board) -> bool:
        """Keep a change of a board, if it is the next one; return whether it was."""
        columns = duplicate_boards.c
        where = _of(board.week, board.user) & (columns.seat == board.seat) & (columns.revision == board.revision - 1)
        async with self._database.writing() as connection:
            done = await connection.execute(update(duplicate_boards).where(where).values(_changing(board)))
        return bool(done.rowcount)

    async def forget_games(self, until: date) -> bool:
        """Delete the games of all weeks that were over by that day; return whether there were any.

        Their secrets stay: they are published, and name nobody.
        """
        is_old = duplicate_boards.c.week <= until - timedelta(days=7)
        async with self._database.reading() as connection:
            if (await connection.execute(select(duplicate_boards.c.week).where(is_old).limit(1))).first() is None:
                return False
        async with self._database.writing_in_background() as connection:
            await connection.execute(delete(duplicate_boards).where(is_old))
        return True

    async def drop_hashes(self, week: date) -> None:
        """Delete what is kept of forgotten people for weeks before this one."""
        is_old = duplicate_forgotten.c.week < week
        async with self._database.reading() as connection:
            if (await connection.execute(select(duplicate_forgotten.c.hash).where(is_old).limit(1))).first() is None:
                return
        async with self._database.writing() as connection:
            await connection.execute(delete(duplicate_forgotten).where(is_old))


def _of(week: date, user: UserId) -> Any:
    return (duplicate_boards.c.week == week) & (duplicate_boards.c.user_id == user)


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
        row.field,
    )
