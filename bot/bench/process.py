"""How long a Python process takes where the program is installed, what one has used, and `civ bench command`."""

import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from bot.bench.measure import Measure, measure_at_most

HELP_GOAL: Final = 0.3
"""Seconds until `civ --help` has answered."""


def process_seconds(*arguments: str, rounds: int = 5) -> float:
    """Return the median seconds of `python -m arguments…` from start to end, after a first run that compiles."""
    with TemporaryDirectory() as cache:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        environment["PYTHONPYCACHEPREFIX"] = str(Path(cache))
        times: list[float] = []
        for _ in range(rounds + 1):
            begun = perf_counter()
            subprocess.run([sys.executable, "-m", *arguments], check=True, stdout=subprocess.DEVNULL, env=environment)
            times.append(perf_counter() - begun)
    return median(times[1:])


def measure_command() -> list[Measure]:
    """Measure how soon the command line answers, from the start of a process to its end."""
    return [measure_at_most("command-help", process_seconds("bot", "--help"), "s", HELP_GOAL)]


def stat(pid: int) -> list[str]:
    """Return the fields of a process after its name, the state first; none where it is gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def cpu_seconds(pid: int, *, with_ended: bool = False) -> float:
    """Return the seconds of CPU that a process has used, and, if wanted, its children that have ended."""
    fields = stat(pid)[11 : 15 if with_ended else 13]
    return sum(int(each) for each in fields) / os.sysconf("SC_CLK_TCK")
