"""The limit of a search, counted in positions looked at, never timed, so that all machines give the same answer."""

from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

_T = TypeVar("_T")


class TooMuch(Exception):
    """A search has used up its effort."""


class Effort:
    """The number of positions of a turn that may still be looked at."""

    def __init__(self, moments: int) -> None:
        self._left = moments

    def spend(self, moments: int = 1) -> None:
        """Count one more moment, or something that takes as long as `moments` of them. Raises `TooMuch`."""
        self._left -= moments
        if self._left < 0:
            raise TooMuch

    @property
    def left(self) -> int:
        """The positions that may still be looked at."""
        return max(0, self._left)

    @contextmanager
    def part(self, most: int) -> Generator["Effort"]:
        """Lend at most `most` moments to a part of a search; what it does not use comes back."""
        given = min(most, self.left)
        part = Effort(given)
        try:
            yield part
        finally:
            self._left -= given - part.left

    def shares(self, among: Sequence[_T]) -> Iterator[tuple[_T, "Effort"]]:
        """Yield an equal part for each, and more for those that come after one which has left some."""
        for place, each in enumerate(among):
            with self.part(self.left // (len(among) - place)) as part:
                yield each, part
