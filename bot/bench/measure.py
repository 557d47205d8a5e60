"""One thing measured, and how to measure it."""

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import process_time


@dataclass(frozen=True, slots=True)
class Measure:
    """`value` in `unit`. With a `yardstick`, measured in the same run and unit, the goal speaks of their `ratio`."""

    name: str
    value: float
    unit: str
    yardstick: float | None
    """None where the goal is absolute."""
    ratio: float | None
    """Value by yardstick: how many times as fast."""
    goal: str
    """Empty where the value is only reported."""
    holds: bool


def measured_at_most(name: str, value: float, unit: str, limit: float) -> Measure:
    """A measure with an absolute goal."""
    return Measure(name, round(value, 4), unit, None, None, f"value <= {limit:g}", value <= limit)


def measured_at_least(name: str, value: float, unit: str, limit: float) -> Measure:
    """A measure with an absolute goal from below."""
    return Measure(name, round(value, 4), unit, None, None, f"value >= {limit:g}", value >= limit)


def reported(name: str, value: float, unit: str) -> Measure:
    """A measure without a goal."""
    return Measure(name, round(value, 4), unit, None, None, "", True)


def compared(
    name: str,
    unit: str,
    ours: Callable[[float], float],
    theirs: Callable[[float], float],
    least: float,
    rounds: int = 5,
) -> Measure:
    """Our rate and that of a yardstick, in turns, so that a busy moment of the machine hits both alike.

    Each callable works for about so many seconds and returns its rate in `unit`; medians of the rounds count.
    """
    # in turns, so that a busy moment of the machine slows both
    pairs = [(ours(0.4), theirs(0.4)) for _ in range(rounds)]
    ratio = median(our / their for our, their in pairs)
    value, yardstick = median(our for our, _ in pairs), median(their for _, their in pairs)
    goal = f"ratio >= {least:g}"
    return Measure(name, round(value), unit, round(yardstick), round(ratio, 2), goal, ratio >= least)


def rate(work: Callable[[], int], seconds: float) -> float:
    """How many things `work` does in a second of the processor's time: it is called again and again, and counts."""
    done = 0
    begun = now = process_time()
    while now - begun < seconds:
        done += work()
        now = process_time()
    return done / (now - begun)
