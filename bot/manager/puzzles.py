"""The daily puzzles of people who want them kept: streaks, and a server's table of the week."""

from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime, time, timedelta
from typing import Final

from bot.manager.profiles import Profiles, Run
from bot.store import Store
from bot.store.puzzles import PuzzleDay, Solver
from bot.table.values import UserId

KEPT: Final = "puzzles"
"""The setting that says whether someone wants their puzzles kept."""
MOST_LISTED: Final = 15
NOBODY: Final = UserId(0)
"""In place of a person, for what a server has set."""


class Puzzles:
    """What is kept of people's puzzles: nothing of those who have not asked for it.

    A day ends at a person's own midnight, by their time zone, else the server's.
    """

    def __init__(self, store: Store, profiles: Profiles, now: Callable[[], datetime], *, run: Run) -> None:
        self._store = store
        self._profiles = profiles
        self._now = now
        self._run = run

    def today(self) -> date:
        """Return the day whose puzzle it is where nobody has set a time zone."""
        return self._now().date()

    async def today_of(self, user: UserId, guild: int | None) -> date:
        """Return the day whose puzzle it is for a person."""
        return await self._profiles.today(user, guild)

    async def end_of(self, day: date, user: UserId, guild: int | None) -> datetime:
        """Return when that day ends for a person."""
        zone, _ = await self._profiles.zone(user, guild)
        return datetime.combine(day + timedelta(days=1), time(), zone).astimezone(UTC)

    async def is_kept(self, user: UserId) -> bool:
        """Return whether this person wants their puzzles kept."""
        return (await self._profiles.preferences(user)).puzzles

    async def keep(
        self, user: UserId, name: str, guild: int | None, number: int, *, is_solved: bool, day: date | None = None
    ) -> None:
        """Keep that someone has solved the puzzle of a day, else of today, or looked at its solution before.

        What was kept first of a day stays.
        """
        if await self.is_kept(user):
            of_day = PuzzleDay(day or await self.today_of(user, guild), number, is_solved)
            await self._run(self._store.puzzles.keep(user, name, guild, of_day))

    async def days(self, user: UserId) -> Sequence[PuzzleDay]:
        """Return the days kept of a person, the newest first."""
        return await self._run(self._store.puzzles.days_of(user))

    async def set_kept(self, user: UserId, *, is_kept: bool) -> None:
        """Keep someone's puzzles from now on; or no longer, and delete what is kept."""
        await self._profiles.set_preference(user, KEPT, is_kept)
        if not is_kept:
            await self._run(self._store.puzzles.forget(user))

    async def table_of(self, guild: int) -> Sequence[Solver]:
        """Return who has solved puzzles in a server this week, by its time zone, those with most first."""
        zone, _ = await self._profiles.zone(NOBODY, guild)
        first = week_of(self._now().astimezone(zone).date())
        return await self._run(self._store.puzzles.solvers_in(guild, first, first + timedelta(days=6), MOST_LISTED))


def week_of(day: date) -> date:
    """Return the Monday of a day's week."""
    return day - timedelta(days=day.weekday())


def streak_of(days: Sequence[PuzzleDay], today: date) -> int:
    """Return on how many days in a row someone has solved the puzzle, up to today, or yesterday if today is open."""
    solved = {each.day for each in days if each.is_solved}
    day = today if today in {each.day for each in days} else today - timedelta(days=1)
    count = 0
    while day in solved:
        count += 1
        day -= timedelta(days=1)
    return count
