"""A league: each round plays against the rounds before it, the formula, and the outsiders, and learns from its games.

A network learns what the next turn's value is, as the round before it sees that, mixed with the outcome (TD(λ)). All of
it is arithmetic that is the same on every x86-64, without `-march=native` and `-ffast-math`: the same games, rounds and
seed give the same file to the last bit. It trains and is judged on classic deals and on drafts.
"""

import subprocess
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from bot.games.civ.game import RULES
from bot.train.weights import convert

EXPLORE: Final = "0.12"
"""How often a turn that is not the best is played, so that the network sees what it would avoid."""
OUTCOME_PART: Final = "0.7"
"""The part of what is learnt that is the outcome; the rest is what the round before says of the next turn."""
EPOCHS: Final = "5"
KEPT: Final = 4
"""The rounds whose games are learnt from: older ones were played too badly."""
PARTS: Final = 2
"""Processes that play at once; the order of their games is fixed."""
GATE: Final = 200
"""Classic games, and drafts, against each gate."""
COMPILER: Final = "g++"
TEAMS: Final = 5
"""Stands for four players in teams."""
OUTSIDERS: Final = Path(__file__).with_name("outsiders")
"""Networks that stay as they are: `first` are the bot's first ones, `plain` are of other features and another training,
by a public recipe. A league alone cannot tell how strong it is: one that looked as strong as this lost to an outsider.
"""
SCRIPTED: Final = ("builder", "attacker", "hoarder")


class NothingLearnt(Exception):
    """The last round doesn't beat the formula: more games are needed."""


@dataclass(frozen=True, slots=True)
class Gate:
    """An opponent that never changes, and the shares of a network alone against a table of it."""

    name: str
    classic: str
    draft: str


def compile_engine(folder: Path) -> Path:
    """Return the engine, compiled into `folder`.

    Raises `FileNotFoundError` (no compiler), `CalledProcessError`.
    """
    engine = folder / "engine"
    source = Path(__file__).with_name("engine.cpp")
    # a product and a sum in one step, where a processor has that, would round otherwise
    command = [COMPILER, "-O3", "-ffp-contract=off", "-std=c++17", str(source), "-o", str(engine)]
    subprocess.run(command, check=True)
    return engine


def table_name(players: int) -> str:
    """Return what the files for such a table are called; `players` may be `TEAMS`."""
    return "4-teams" if players == TEAMS else str(players)


def outsider(kind: str, players: int) -> str:
    """Return the level of an outsider, as the engine takes it."""
    return f"normal:{OUTSIDERS / f'{kind}-{table_name(players)}.net'}"


class Engine:
    """The compiled engine's commands for one kind of table."""

    def __init__(self, path: Path, players: int) -> None:
        self._path = path
        self._players = players

    def run(self, command: str, *arguments: object) -> str:
        line = [str(self._path), command, str(self._players), *map(str, arguments)]
        return subprocess.run(line, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()

    def play(self, files: Sequence[Path], games: int, seed: int, pool: Iterable[object]) -> None:
        """Play games with some of a pool, a third of them drafts, and write what is learnt from into these files."""
        players = [*pool]

        def part(number: int) -> None:
            share = games // len(files) + (number < games % len(files))
            self.run("generate", share, seed + number * games, files[number], EXPLORE, *players)

        with ThreadPoolExecutor(len(files)) as threads:
            for done in [threads.submit(part, number) for number in range(len(files))]:
                done.result()

    def match(self, one: object, rest: object, games: int, seed: int = 1) -> tuple[str, str]:
        """Return what is told of classic games and of drafts of one player alone against a table of another."""

        def play(draft: int) -> str:
            return self.run("match", games, seed, draft, one, rest)

        with ThreadPoolExecutor(PARTS) as threads:
            classic, draft = threads.map(play, (0, 1))
        return classic, draft


def train_league(
    folder: Path, players: int, games: int, rounds: int, seed: int, tell: Callable[[str], None] = print
) -> Path:
    """Train `rounds` rounds of `games` games each in `folder`, and return the bot's file of the last.

    `players` is 2, 3, 4, or `TEAMS`. Of all rounds and gates `tell` is told. Raises `NothingLearnt`, and what
    `compile_engine` does.
    """
    engine = Engine(compile_engine(folder), players)
    first = outsider("first", players)
    nets: list[Path] = []
    data: list[list[Path]] = []
    for number in range(1, rounds + 1):
        made = [folder / f"{table_name(players)}-{number}-{part}.bin" for part in range(PARTS)]
        # the formula stays in: without it a third round collapsed; the newest plays more often than the one before
        pool = ["today", first, *(nets[-1:] * 6), *(nets[-2:-1] * 2)] if nets else ["today", "today", "builder", first]
        engine.play(made, games, (seed * 1000 + number) * 1_000_000, pool)
        data.append(made)
        net = folder / f"{table_name(players)}-{number}.bin.net"
        learnt = [file for files in data[-KEPT:] for file in files]
        engine.run("train", net, EPOCHS, OUTCOME_PART if nets else 1, 0, nets[-1] if nets else "-", *learnt)
        for file in data[-KEPT] if len(data) >= KEPT else ():
            file.unlink()
        nets.append(net)
        tell(f"round {number} of {rounds}")
    made_by: dict[str, Any] = {"games": games, "rounds": rounds, "seed": seed}
    target = finish(nets[-1], folder, players, made_by)
    gates = judge(engine, players, f"normal:{target}", GATE, tell)
    if not _beats(gates[0].classic, players):
        raise NothingLearnt
    made_by["gates"] = {gate.name: [gate.classic, gate.draft] for gate in gates}
    return finish(nets[-1], folder, players, made_by)


def train_plain(folder: Path, players: int, games: int, seed: int) -> Path:
    """Train an outsider as the public recipe has it, and return its file: fewer features, and outcomes alone.

    The formula plays itself, then the first network and the formula. Raises what `compile_engine` does.
    """
    engine = Engine(compile_engine(folder), players)
    data: list[Path] = []
    nets: list[Path] = []
    for number in (1, 2):
        made = [folder / f"plain-{table_name(players)}-{number}-{part}.bin" for part in range(PARTS)]
        engine.play(made, games, (seed * 1000 + number) * 1_000_000, ["today", *nets])
        data += made
        nets.append(folder / f"plain-{table_name(players)}-{number}.bin.net")
        engine.run("train", nets[-1], EPOCHS, 1, 1, "-", *data)
    return finish(nets[-1], folder, players, {"games": games, "rounds": 2, "seed": seed, "plain": True})


def judge(engine: Engine, players: int, level: str, games: int, tell: Callable[[str], None]) -> list[Gate]:
    """Return how a level does alone against a table of each gate: the formula, the outsiders, and scripted players."""
    levels = {"formula": "today", **{kind: outsider(kind, players) for kind in ("first", "plain")}}
    found: list[Gate] = []
    for name, gate in {**levels, **dict.fromkeys(SCRIPTED)}.items():
        found.append(Gate(name, *engine.match(level, gate or name, games)))
        tell(f"alone against {name}: {found[-1].classic}, draft {found[-1].draft}")
    return found


def _beats(told: str, players: int) -> bool:
    # alone against all others: an equal share is one seat's
    return float(told.split()[0]) > (0.5 if players in (2, TEAMS) else 1 / players)


def finish(net: Path, folder: Path, players: int, made_by: dict[str, Any]) -> Path:
    """Write the bot's file of a network, with what it was made by; no date, so that it can be made again."""
    teams = players == TEAMS
    target = folder / f"{table_name(players)}.net.out"
    convert(net, target, 4 if teams else players, {"rules": RULES, "teams": teams, **made_by})
    return target
