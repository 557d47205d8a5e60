"""`civ bench command`: how soon the command line answers."""

import subprocess
import sys
from statistics import median
from time import perf_counter
from typing import Final

from bot.bench.measure import Measure, at_most

GOAL: Final = 0.3
"""Seconds until `civ --help` has answered."""


def measure() -> list[Measure]:
    """A process from its start to its end, the best of the ordinary."""
    return [at_most("command-help", median(_help() for _ in range(7)), "s", GOAL)]


def _help() -> float:
    begun = perf_counter()
    subprocess.run([sys.executable, "-m", "bot.cli", "--help"], check=True, stdout=subprocess.DEVNULL)
    return perf_counter() - begun
