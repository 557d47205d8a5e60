"""Chance from a seed: the same on every platform and Python.

Python promises the sequence of `Random(whole number).random()`, and neither what `shuffle` makes of it nor how a text
becomes a seed. So both are done here.
"""

from collections.abc import MutableSequence
from hashlib import sha256
from random import Random
from typing import TypeVar

T = TypeVar("T")


def stream(seed: int, index: int) -> Random:
    """The chance of game `index` of the run with that seed, whatever the other games use. Ask it `random()` only."""
    return Random(int.from_bytes(sha256(f"{seed}:{index}".encode()).digest(), "big"))


class Shuffler:
    """Deals from a stream (see `bot.rules.setup.Shuffler`)."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def randrange(self, stop: int) -> int:
        """A number from 0 to `stop` − 1."""
        return int(self._random.random() * stop)

    def shuffle(self, x: MutableSequence[T]) -> None:
        """Fisher and Yates, from the end."""
        for last in range(len(x) - 1, 0, -1):
            other = self.randrange(last + 1)
            x[last], x[other] = x[other], x[last]
