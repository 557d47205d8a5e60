"""Who has solved the daily puzzle when, of the people who want that kept."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from sqlalchemy import delete, func, insert, select, update

from bot.store.database import Database
from bot.store.schema import puzzle_days


@dataclass(frozen=True, slots=True)
class PuzzleDay:
    """A day of one person's: which puzzle it was, and whether they solved it before they looked at its solution."""

    day: date
    number: int
    is_solved: bool


@dataclass(frozen=True, slots=True)
class Solver:
    """A person in a server's table: the name they had there last, and how many puzzles they have solved."""

    user_id: int
    name: str
    solved: int


class PuzzleStore:
    """The days of people's puzzles. Methods raise `StoreError` where the database refuses."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, user: int, name: str, guild: int | None, day: PuzzleDay) -> bool:
        """Keep a day, unless one is kept already; return whether it was new."""
        key = (puzzle_days.c.user_id == user) & (puzzle_days.c.day == day.day)
        async with self._database.writing() as connection:
            if (await connection.execute(select(puzzle_days.c.day).where(key))).first():
                return False
            values = {"number": day.number, "is_solved": day.is_solved, "guild_id": guild, "name": name}
            await connection.execute(insert(puzzle_days).values(user_id=user, day=day.day, **values))
            # one name in a table: the newest
            here = (puzzle_days.c.user_id == user) & (puzzle_days.c.guild_id == guild)
            await connection.execute(update(puzzle_days).where(here).values(name=name))
        return True

    async def days_of(self, user: int) -> list[PuzzleDay]:
        """Return all days kept of a person, the newest first."""
        asked = select(puzzle_days).where(puzzle_days.c.user_id == user).order_by(puzzle_days.c.day.desc())
        async with self._database.reading() as connection:
            found = (await connection.execute(asked)).all()
        return [PuzzleDay(row.day, row.number, row.is_solved) for row in found]

    async def solvers_in(self, guild: int, first: date, last: date, most: int) -> Sequence[Solver]:
        """Return who has solved most puzzles in a server from `first` to `last`; who was first, where as many."""
        solved, since = func.count().label("solved"), func.max(puzzle_days.c.day)
        asked = (
            select(puzzle_days.c.user_id, func.max(puzzle_days.c.name).label("name"), solved)
            .where(puzzle_days.c.guild_id == guild, puzzle_days.c.day.between(first, last), puzzle_days.c.is_solved)
            .group_by(puzzle_days.c.user_id)
            .order_by(solved.desc(), since, puzzle_days.c.user_id)
            .limit(most)
        )
        async with self._database.reading() as connection:
            found = (await connection.execute(asked)).all()
        return [Solver(row.user_id, row.name, row.solved) for row in found]

    async def forget(self, user: int) -> None:
        """Delete all days of a person."""
        async with self._database.writing() as connection:
            await connection.execute(delete(puzzle_days).where(puzzle_days.c.user_id == user))
