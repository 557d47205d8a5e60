"""The result of a measurement, and how to make one."""

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import process_time


@dataclass(frozen=True, slots=True)
class Measure:
    """A value in `unit` and its goal. With a `yardstick`, from the same run and unit, the goal is for their `ratio`."""

    name: str
    value: float
    unit: str
    yardstick: float | None
    """None if the goal is absolute."""
    ratio: float | None
    """`value` / `yardstick`: how many times as fast."""
    goal: str
    """Empty if the value is only reported."""
    holds: bool


def measure_at_most(name: str, value: float, unit: str, limit: float) -> Measure:
    """Return a measure whose value may be at most `limit`."""
    return Measure(name, round(value, 4), unit, None, None, f"value <= {limit:g}", value <= limit)


def measure_at_least(name: str, value: float, unit: str, limit: float) -> Measure:
    """Return a measure whose value must be at least `limit`."""
    return Measure(name, round(value, 4), unit, None, None, f"value >= {limit:g}", value >= limit)


def measure_within(name: str, value: float, unit: str, low: float, high: float) -> Measure:
    """Return a measure whose value must lie from `low` to `high`."""
    return Measure(name, round(value, 4), unit, None, None, f"{low:g} <= value <= {high:g}", low <= value <= high)


def report(name: str, value: float, unit: str) -> Measure:
    """Return a measure without a goal."""
    return Measure(name, round(value, 4), unit, None, None, "", True)


def compare(
    name: str,
    unit: str,
    ours: Callable[[float], float],
    theirs: Callable[[float], float],
    least: float,
    rounds: int = 5,
) -> Measure:
    """Compare our rate with a yardstick's, which must be exceeded `least` times.

    Each callable works for about that many seconds and returns its rate in `unit`. The medians of the rounds count.
    """
    # alternating, so that a busy moment of the machine slows both
    pairs = [(ours(0.4), theirs(0.4)) for _ in range(rounds)]
    ratio = median(our / their for our, their in pairs)
    value, yardstick = median(our for our, _ in pairs), median(their for _, their in pairs)
    goal = f"ratio >= {least:g}"
    return Measure(name, round(value), unit, round(yardstick), round(ratio, 2), goal, ratio >= least)


def rate(work: Callable[[], int], seconds: float) -> float:
    """Return how much `work` does in a second of CPU time; it is called repeatedly and returns a count."""
    done = 0
    begun = now = process_time()
    while now - begun < seconds:
        done += work()
        now = process_time()
    return done / (now - begun)
