"""`civ bench clock`: the cost of a deadline that falls due among ten thousand tables with a running clock.

It is compared, in the same run, with the cost in a database with hardly more tables than these deadlines.
"""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from bot.bench.crowd import GAMES, create_played_game, multiply_games, spread_deadlines
from bot.bench.measure import Measure, measure_at_most
from bot.games.civ.game import CIV, Civ
from bot.manager.services import make_services
from bot.store import Store
from bot.table.limits import Limits
from bot.table.values import Clock

DUE: Final = 40
"""How many deadlines are measured, one after another."""
FEW: Final = 50
TIMES: Final = 2.0
"""The most a due deadline among many tables may take, as a multiple of one among few."""
LOOK: Final = 10.0
"""Milliseconds for finding out that nothing is due, and when something will be."""
DAY: Final = Clock(24 * 3600)


def measure_clock() -> list[Measure]:
    few, _ = _deadline_seconds(FEW)
    many, look = _deadline_seconds(GAMES)
    return [
        measure_at_most(f"clock-due-among-{GAMES}", many / few, f"× among {FEW} ({many * 1000:.1f} ms)", TIMES),
        measure_at_most(f"clock-look-among-{GAMES}", look * 1000, "ms", LOOK),
    ]


def _deadline_seconds(games: int) -> tuple[float, float]:
    """Return the median seconds of handling a due deadline, and of a look at the database when none is due."""
    with TemporaryDirectory() as directory:
        file = Path(directory) / "civ.sqlite3"
        asyncio.run(create_played_game(f"sqlite:///{file}", DAY))
        multiply_games(file, games)
        spread_deadlines(file)
        return asyncio.run(_measure(f"sqlite:///{file}"))


async def _measure(url: str) -> tuple[float, float]:
    now = datetime.now(UTC)
    store = await Store.open(url, {CIV: Civ()})
    # neither housekeeping nor computers: only the deadline is measured
    limits = Limits(tick=None, automatic_pause=10**6)
    services = make_services(store, now=lambda: now, random=Random(1), games={CIV: Civ()}, limits=limits)
    now = await store.deadlines.next_deadline() or now
    due: list[float] = []
    looks: list[float] = []
    for _ in range(DUE):
        begun = perf_counter()
        fired = await services.alarm.run_due()
        due.append(perf_counter() - begun)
        assert fired == 1, f"one deadline at a time, not {fired}"
        begun = perf_counter()
        assert await services.alarm.run_due() == 0
        now = await store.deadlines.next_deadline() or now + timedelta(seconds=1)
        looks.append(perf_counter() - begun)
    await services.stop()
    await store.close()
    return median(due), median(looks)
