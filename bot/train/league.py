"""A league: each round plays against today's player and all rounds before it, and counts only if it beats the last.

It trains and is judged on classic deals and on drafts.
"""

import subprocess
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from bot.games.civ.game import RULES
from bot.games.civ.levels import weights_file
from bot.train.weights import convert

ROUNDS: Final = 3
EXPLORE: Final = "0.12"
"""How often a turn that is not the best is played, so that the network sees what it would avoid."""
GATE: Final = 400
"""Games of each set-up, classic and draft, that decide whether a round takes the place of the one before."""
COMPILER: Final = "g++"
TEAMS: Final = 5
"""Stands for four players in teams."""


class NothingLearnt(Exception):
    """No round has beaten the player before it: more games are needed."""


def compile_engine(folder: Path, *, is_exact: bool = False) -> Path:
    """Return the engine, compiled into `folder`; `is_exact`: with Python's arithmetic, to the last bit, and slower.

    Raises `FileNotFoundError` (no compiler), `CalledProcessError`.
    """
    engine = folder / "engine"
    source = Path(__file__).with_name("engine.cpp")
    arithmetic = "-ffp-contract=off" if is_exact else "-ffast-math"
    command = [COMPILER, "-O3", "-march=native", arithmetic, "-std=c++17", str(source), "-o", str(engine)]
    subprocess.run(command, check=True)
    return engine


def train_league(folder: Path, players: int, games: int) -> Path:
    """Train round after round in `folder`, and return the bot's file of the last that won its gate.

    The bot's present weights, if it has any for such tables, are a member of the league, and the last match.
    Raises `NothingLearnt`, and what `compile_engine` does.
    """
    engine = compile_engine(folder)
    teams = players == TEAMS
    present = weights_file(4 if teams else players, teams=teams)
    level = f"normal:{present}" if present.exists() else "today"

    def run(*arguments: object) -> str:
        command = [str(engine), *map(str, arguments)]
        return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()

    def match(one: object, rest: object, seed: int) -> tuple[float, str]:
        """Return the share of both set-ups together, and what is told of each."""
        told = [run("match", players, GATE, seed, draft, one, rest) for draft in (0, 1)]
        share = sum(float(result.split()[0]) for result in told) / len(told)
        return share, f"{told[0]}, draft {told[1]}"

    best: list[Path] = []
    data: list[Path] = []
    results: list[str] = []
    for number in range(1, ROUNDS + 1):
        made = folder / f"{players}-{number}.bin"
        # today's player stays in: without it a third round collapsed; the newest plays more often than the others
        pool = ["today", level, *best, *(best[-1:] * 2)] if best else ["today", "today", level, "builder"]
        # a third of the deals are drafts
        run("generate", players, games, number * 100_000, made, EXPLORE, *pool)
        data.append(made)
        net = folder / f"{players}-{number}.net"
        run("train", players, net, 8, *data[-2:])
        share, result = match(net, best[-1] if best else "today", 1)
        results.append(f"round {number} against {'the one before' if best else 'easy'}: {result}")
        # alone against all others: an equal share is one seat's
        if share > (0.5 if players in (2, TEAMS) else 1 / players):
            best.append(net)
    if not best:
        raise NothingLearnt
    results.append(f"against easy: {match(best[-1], 'today', 5)[1]}")
    made = finish(best[-1], folder, players, games, results)
    if present.exists():
        results += _compared(match, f"normal:{made}", level)
        made = finish(best[-1], folder, players, games, results)
    return made


def _compared(match: Callable[[object, object, int], tuple[float, str]], made: str, present: str) -> list[str]:
    """Return how the new weights and the present ones do against each other, each alone against the other."""
    return [
        f"against the weights before: {match(made, present, 9)[1]}",
        f"the weights before against it: {match(present, made, 9)[1]}",
    ]


def finish(net: Path, folder: Path, players: int, games: int, results: list[str]) -> Path:
    """Write the bot's file of a network, with where it comes from."""
    teams = players == TEAMS
    size = 4 if teams else players
    header: dict[str, Any] = {"rules": RULES, "teams": teams, "games": games, "league": results}
    header["date"] = datetime.now(UTC).date().isoformat()
    target = folder / f"{size}{'-teams' if teams else ''}.net.out"
    convert(net, target, size, header)
    return target
