"""How well *normal* plays, alone, against the opponents that never change, by the compiled engine of the trainer."""

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bot.bench.measure import Measure, report
from bot.games.civ.levels import TABLES, weights_file
from bot.train.league import COMPILER, TEAMS, Engine, compile_engine, judge, table_name

GAMES: Final = 60
"""Of each set-up against each gate; training plays 400."""


def measure_gates(games: int = GAMES) -> list[Measure]:
    """Return the share of the victory against each gate, at every kind of table; nothing where no compiler is."""
    if shutil.which(COMPILER) is None:
        return []
    found: list[Measure] = []
    with TemporaryDirectory() as folder:
        path = compile_engine(Path(folder))
        for size, teams in TABLES:
            players = TEAMS if teams else size
            level = f"normal:{weights_file(size, teams=teams)}"
            for gate in judge(Engine(path, players), players, level, games, lambda _: None):
                for setup, told in (("classic", gate.classic), ("draft", gate.draft)):
                    share, unit = told.split(maxsplit=1)
                    name = f"ai-gate-{gate.name}-{table_name(players)}-{setup}"
                    found.append(report(name, float(share), f"won {unit}"))
    return found
