"""Which puzzle a day has: the same everywhere, and harder from Monday to Sunday."""

from collections.abc import Sequence
from datetime import date


def number_of(day: date, numbers: Sequence[int]) -> int | None:
    """Return the puzzle of a day among those with these numbers, in their order; None where there is none.

    Puzzles are in weeks of seven. A Monday, the first day of the calendar, begins one.
    """
    weeks = len(numbers) // 7
    if not weeks:
        return numbers[(day.toordinal() - 1) % len(numbers)] if numbers else None
    return numbers[(day.toordinal() - 1) % (weeks * 7)]
