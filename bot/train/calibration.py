"""How well the chances that a player is told agree with what happens, and the curve that makes them agree.

Computers of level *normal* play games that no training has seen. The chances of each turn's player are estimated as a
review does it: by a search of the turn, and by playing on, which takes long and is done for one turn a game. Each is
compared with the share of the victory that the player got in the end.
"""

import json
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from pathlib import Path
from typing import Final

from bot.games.civ.ai.network import CURVE_STEPS, Curve, on_curve
from bot.games.civ.ai.review import ROLLOUTS, agreed
from bot.games.civ.levels import weights_file
from bot.train.league import TEAMS, table_name

GROUPS: Final = 10
SEED: Final = 50_000_000
"""Far from the seeds of training and of its matches."""
PLAYED_SEED: Final = 60_000_000
MOST: Final = 0.999
"""Chances are taken as at most this in the fit: a certain win is told as it is, and has no logit."""
TINY: Final = 1e-6
"""The fit ends when its slope changes by less."""
PLAYERS: Final = (2, 3, 4, TEAMS)


@dataclass(frozen=True, slots=True)
class Sample:
    """One turn: its game, the chances by both estimates, 0 to 1, and the share of the victory in the end."""

    game: int
    searched: float
    played: float
    won: float


@dataclass(frozen=True, slots=True)
class Decile:
    """A tenth of the samples, of similar chances: the mean of what was said, and of what was won."""

    said: float
    won: float
    samples: int


def sample_games(engine: Path, players: int, weights: Path, games: int, rollouts: int, seed: int) -> list[Sample]:
    """Return samples of games: of all turns without rollouts, else of one turn each; `players` as `train_league` has
    it."""
    level = f"normal:{weights}"
    command = [str(engine), "calibrate", *map(str, (players, games, seed, rollouts)), level]
    return read_samples(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)


def read_samples(text: str) -> list[Sample]:
    """Return what the engine has written: game, turn, both estimates, and the share."""
    rows = (line.split() for line in text.splitlines())
    return [Sample(int(game), float(searched), float(played), float(won)) for game, _, searched, played, won in rows]


Pairs = Sequence[tuple[float, float]]
"""What was said, and what was won."""


def deciles(pairs: Pairs, groups: int = GROUPS) -> list[Decile]:
    """Return as many groups of equal size, by rising chances."""
    ordered, found = sorted(pairs), list[Decile]()
    for place in range(groups):
        group = ordered[place * len(ordered) // groups : (place + 1) * len(ordered) // groups]
        said, won = (sum(values) / len(group) for values in zip(*group, strict=True))
        found.append(Decile(said, won, len(group)))
    return found


def fit(pairs: Pairs) -> Curve:
    """Return the curve of logistic regression of what was won on the logit of what was said, by Newton's method.

    Of chances in between only: what is certain is told as it is.
    """
    points = [(_logit(said), won) for said, won in pairs if 1 - MOST < said < MOST]
    start, slope = 0.0, 1.0
    step = 1.0
    while abs(step) > TINY:
        g0 = g1 = h00 = h01 = h11 = 0.0
        for x, won in points:
            expected = 1 / (1 + exp(-(start + slope * x)))
            weight = expected * (1 - expected)
            g0, g1 = g0 + won - expected, g1 + (won - expected) * x
            h00, h01, h11 = h00 + weight, h01 + weight * x, h11 + weight * x * x
        determinant = h00 * h11 - h01 * h01
        start += (h11 * g0 - h01 * g1) / determinant
        step = (h00 * g1 - h01 * g0) / determinant
        slope += step
    inner = (1 / (1 + exp(-(start + slope * _logit(step / CURVE_STEPS)))) for step in range(1, CURVE_STEPS))
    return (0.0, *(round(value, 4) for value in inner), 1.0)


def _logit(share: float) -> float:
    return log(share / (1 - share))


@dataclass(frozen=True, slots=True)
class Calibration:
    """The curve of one kind of table, and what is said and won with curves in games that they were not fitted to."""

    curve: Curve
    held_out: dict[str, list[Decile]]


def calibrate(every: Sequence[Sample], some: Sequence[Sample]) -> Calibration:
    """Return the calibration from samples of all turns, and of turns of other games that were played on.

    The curve is fitted to all turns by search. Its deciles are of each half of the games, by a curve from the other.
    """
    halves = [[(each.searched, each.won) for each in every if each.game % 2 == half] for half in (0, 1)]
    curves = [fit(half) for half in halves]
    searched = [(on_curve(curves[1 - half], said), won) for half in (0, 1) for said, won in halves[half]]
    curve = fit([(each.searched, each.won) for each in every])
    told = [(on_curve(curve, each.searched), on_curve(curve, each.played), each.won) for each in some]
    played = [(by_playing, won) for _, by_playing, won in told]
    both = [(mean, won) for one, other, won in told if (mean := agreed((one, other))) is not None]
    found = {"searched": searched, "played": played, "told": both}
    return Calibration(curve, {estimate: deciles(pairs) for estimate, pairs in found.items()})


def write_curve(source: Path, target: Path, curve: Curve, games: int) -> None:
    """Write a file of weights with this curve, and of how many games it is, in its header."""
    line, _, body = source.read_bytes().partition(b"\n")
    header = {**json.loads(line), "curve": curve, "curve_games": games}
    target.write_bytes(json.dumps(header).encode() + b"\n" + body)


def calibrate_all(engine: Path, folder: Path, games: int) -> dict[str, Calibration]:
    """Calibrate the weights for every kind of table: those that were trained in `folder`, where they get their curves,
    else the bot's, of which copies with new curves are written there."""
    found: dict[str, Calibration] = {}
    for players in PLAYERS:
        name = table_name(players)
        target = folder / f"{name}.net.out"
        source = target if target.exists() else weights_file(4 if players == TEAMS else players, teams=players == TEAMS)
        every = sample_games(engine, players, source, games, 0, SEED)
        some = sample_games(engine, players, source, games // 4, ROLLOUTS, PLAYED_SEED)
        found[name] = calibrate(every, some)
        write_curve(source, target, found[name].curve, games)
    return found
