"""Which puzzle a day has: the same everywhere, and harder from Monday to Sunday."""

from collections.abc import Sequence
from datetime import date
from typing import Final

EASY: Final = (248, 253, 254, 267, 268, 274, 282, 289, 295, 302, 316, 318, 324, 325, 330, 331, 338, 346, 359, 365)
"""The puzzles for who has hardly played yet: one star, two players, Hegemony at the end of the turn, as in first games;
none that points decide.

All that ship; a list, since to find them takes reading every file.
"""


def easy_numbers(day: date) -> tuple[int, ...]:
    """Return the easy puzzles, that of a day first: the same everywhere, and another one the day after."""
    start = day.toordinal() % len(EASY)
    return (*EASY[start:], *EASY[:start])


def number_of(day: date, numbers: Sequence[int]) -> int | None:
    """Return the puzzle of a day among those with these numbers, in their order; None where there is none.

    Puzzles are in weeks of seven. A Monday, the first day of the calendar, begins one.
    """
    weeks = len(numbers) // 7
    if not weeks:
        return numbers[(day.toordinal() - 1) % len(numbers)] if numbers else None
    return numbers[(day.toordinal() - 1) % (weeks * 7)]
