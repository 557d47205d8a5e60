"""`civ bench command`: how soon the command line answers."""

from typing import Final

from bot.bench.measure import Measure, measure_at_most
from bot.bench.process import process_seconds

GOAL: Final = 0.3
"""Seconds until `civ --help` has answered."""


def measure_command() -> list[Measure]:
    """Measure a process from its start to its end."""
    return [measure_at_most("command-help", process_seconds("bot", "--help"), "s", GOAL)]
