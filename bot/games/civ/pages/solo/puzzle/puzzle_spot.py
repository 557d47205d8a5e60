"""Where someone is in a puzzle, and how buttons write it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from typing import Annotated, Final

from bot.discord.routing import Bare, Verb, number, text
from bot.games.civ.puzzles.attempt import MOST_PATH, Outcome, PuzzleAttempt, follow, further
from bot.games.civ.puzzles.calendar import easy_numbers, number_of
from bot.games.civ.puzzles.puzzle import Puzzle
from bot.games.civ.rules import Event, Game, events
from bot.games.civ.rules.actions import END

PuzzleNumber = Annotated[int, number(1, 999)]
Path = Annotated[str | None, text(rf"[0-9A-Za-z]{{1,{MOST_PATH}}}", is_optional=True)]
"""What was done so far (`bot.games.civ.puzzles.attempt`); None at the beginning."""


@dataclass(frozen=True, slots=True)
class AtPuzzle:
    """A puzzle."""

    number: PuzzleNumber


_OPENED: Final = r"(?:\+[0-9]{6}(?:\+[1-9])?)?"
"""The day for which a puzzle was opened, as its ordinal, and how many turns have missed it; only where it was the
puzzle of that day."""
MOST_MISSES: Final = 9
"""More turns that miss aren't counted."""


@dataclass(frozen=True, slots=True)
class AtPlace(AtPuzzle):
    """A place in an attempt; `slot` keeps two components apart that lead to one place, and says when it was opened."""

    slot: Annotated[str, text(rf"[a-z0-9]{{1,8}}{_OPENED}")]
    path: Path = None


@dataclass(frozen=True, slots=True)
class Keeping(AtPuzzle):
    """Whether puzzles are to be kept from now on, said at a place in an attempt."""

    wish: Annotated[str, text(rf"(?:on|off){_OPENED}")]
    path: Path = None


@dataclass(frozen=True, slots=True)
class AtSolution(AtPuzzle):
    """The solution of a puzzle."""

    opened: Annotated[str | None, text(rf"day{_OPENED}", is_optional=True)] = None


@dataclass(frozen=True, slots=True)
class Opened:
    """The day for which a puzzle was opened, None for any other puzzle, and how many turns have missed it since."""

    day: date | None = None
    misses: int = 0


def opened_by(written: str | None) -> Opened:
    """Return what a field of an address says of when a puzzle was opened."""
    ordinal, _, misses = (written or "").partition("+")[2].partition("+")
    return Opened(date.fromordinal(int(ordinal)) if ordinal and int(ordinal) else None, int(misses or 0))


TODAY: Final = Verb("puzzle_day", Bare)
PUZZLE: Final = Verb("puzzle", AtPlace)
PICK: Final = Verb("puzzle_pick", AtPlace)
AS_TEXT: Final = Verb("puzzle_text", AtPlace)
SOLUTION: Final = Verb("puzzle_show", AtSolution)
KEEP: Final = Verb("puzzle_keep", Keeping)
WEEK: Final = Verb("puzzle_week", AtPlace)
SHOW_HERE: Final = Verb("puzzle_public", AtPlace)


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in an attempt at a puzzle; `shows_solution` where its solution is played out instead."""

    number: int
    puzzle: Puzzle
    attempt: PuzzleAttempt
    day: date
    """The day for which it counts, if it is that day's."""
    today: int | None
    """The number of the puzzle of that day."""
    earlier: int
    """The number of the puzzle that comes before this one, or of the last one."""
    easy: int | None = None
    """The number of that day's puzzle for who has hardly played yet."""
    shows_solution: bool = False
    until: datetime | None = None
    """When that day ends, where it is not over."""
    misses: int = 0
    """How many turns have missed the win before."""

    def with_day(self, word: str, *, stays: bool = False) -> str:
        """Return a field of an address that begins with this word, and says when the puzzle was opened.

        One that `stays` leads to this place again, at which a turn that has missed counts by itself.
        """
        if not self.is_of_today:
            return word
        has_missed = self.attempt.outcome in (Outcome.MISSED, Outcome.LUCKY) and not self.shows_solution and not stays
        misses = min(self.misses + has_missed, MOST_MISSES)
        return f"{word}+{self.day.toordinal():06}{f'+{misses}' if misses else ''}"

    @property
    def game(self) -> Game:
        """The game at this place."""
        return self.attempt.game

    @property
    def seat(self) -> int:
        """The seat of who solves it."""
        return self.puzzle.seat

    @property
    def is_open(self) -> bool:
        """Whether there is something to choose."""
        return self.attempt.outcome is Outcome.OPEN and not self.shows_solution

    @property
    def is_explained(self) -> bool:
        """Whether it is over in a way that the solution may be told."""
        return self.shows_solution or self.attempt.outcome is Outcome.SOLVED

    @property
    def is_of_today(self) -> bool:
        """Whether it is the puzzle of the day for which it was opened."""
        return self.number == self.today

    @property
    def is_easy(self) -> bool:
        """Whether it is that day's for who has hardly played yet, and counts for no streak."""
        return self.number == self.easy and not self.is_of_today

    @property
    def new_events(self) -> tuple[Event, ...]:
        """What has happened since the turn began, as far as they see it."""
        return events(self.game, self.seat, since=self.puzzle.game.number)


def spot_at(number: int, puzzle: Puzzle, path: str | None, day: date, numbers: Sequence[int]) -> Spot:
    """Return the place to which a path leads; `numbers` are those of all puzzles. Raises `NoSuchPlace`."""
    earlier = max((each for each in numbers if each < number), default=max(numbers, default=number))
    easy = next((each for each in easy_numbers(day) if each in numbers), None)
    return Spot(number, puzzle, follow(puzzle, path or ""), day, number_of(day, numbers), earlier, easy)


def solution_spot(here: Spot) -> Spot:
    """Return the place at the end of a puzzle's solution."""
    path = further(here.puzzle, "", here.puzzle.solution)
    there = follow(here.puzzle, path)
    if END in there.game.legal(here.seat):
        there = follow(here.puzzle, further(here.puzzle, path, [END]))
    return replace(here, attempt=there, shows_solution=True)
