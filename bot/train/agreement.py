"""Does the compiled engine agree with the rules, with today's values, and with what the bot's networks read?"""

import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.chance import Shuffler, stream
from bot.games.civ.ai import greedy_policy, random_policy
from bot.games.civ.ai.network import Network, group_sizes
from bot.games.civ.ai.network_prospects import NetworkProspects
from bot.games.civ.ai.prospects import Prospects
from bot.games.civ.rules import Game, deal, observe
from bot.games.civ.rules.position import EFFECTS

TABLES: Final = ((2, False), (3, False), (4, False), (4, True))
DIGIT: Final = 5
"""Bits of one group's value in the sum of a network whose rows name themselves."""


class Disagreement(Exception):
    """The engine says something else than the rules."""


@dataclass(frozen=True, slots=True)
class Agreed:
    """What was compared."""

    games: int
    plies: int
    values: int


class _Naming(Network):
    """A network whose value is its sum of rows."""

    def share(self, total: int) -> float:
        raise _Read(total)


class _Read(Exception):
    """Carries the sum of rows out of `of`."""


def groups_of(game: Game, seat: int) -> list[int]:
    """Return the value of each group that a network reads in a position."""
    sizes = group_sizes(game.setup.players)
    rows = tuple(tuple(value << DIGIT * group for value in range(size)) for group, size in enumerate(sizes))
    prospects = NetworkProspects(observe(game, seat), _Naming({}, rows, 0, (), 0, (), 0))
    try:
        prospects.of_network(game.position)
    except _Read as read:
        total = read.args[0]
        return [total >> DIGIT * group & (1 << DIGIT) - 1 for group in range(len(sizes))]
    raise AssertionError("a network is asked")


def games_to_compare(count: int) -> Iterator[Game]:
    """Yield games of random and of greedy players, all kinds of tables, both ways of Hegemony."""
    for index in range(count):
        random = stream(5, index)
        players, teams = TABLES[index % 4]
        hegemony = ("turn_end", "immediate")[index // 4 % 2]
        policy = (random_policy, greedy_policy)[index // 8 % 2]
        game = Game.start(deal(Shuffler(random), players=players, teams=teams, hegemony=hegemony, turn_cap=300))
        while not game.is_over:
            seat = game.waiting()[0]
            game = game.play(seat, policy(observe(game, seat), random))
        yield game


def check_engine(engine: Path, count: int = 32) -> Agreed:
    """Compare every position of `count` games. Raises `Disagreement`."""
    plies = values = 0
    for number, game in enumerate(games_to_compare(count)):
        said = iter(_ask(engine, game))
        for ply, position in enumerate(game.positions):
            line = next(said)
            state, legal, value, *groups = [*line.split("|"), "", ""]
            at = Game(game.setup, (), (position,))
            expected = sorted(action.text for action in at.legal(position.turn)) if position.turn >= 0 else []
            winners = sum(1 << seat for seat in position.result.winners) if position.result else 0
            if state != f"{position.turn} {winners}" or [text for text in legal.split(",") if text] != expected:
                raise Disagreement(f"game {number}, ply {ply}: {line}")
            plies += 1
            if position.phase != EFFECTS:
                continue
            wanted = Prospects(observe(at, position.turn)).of(position)
            if abs(float(value) - wanted) > 1e-6:
                raise Disagreement(f"game {number}, ply {ply}: value {value}, not {wanted}")
            read, here = [int(each) for each in groups[0].split()], groups_of(at, position.turn)
            if different := [group for group, value in enumerate(read) if value != here[group]]:
                raise Disagreement(f"game {number}, ply {ply}: groups {different} are read otherwise")
            values += 1
    return Agreed(count, plies, values)


def _ask(engine: Path, game: Game) -> list[str]:
    setup = game.setup
    options = (setup.players, int(setup.teams), int(setup.hegemony == "immediate"), setup.first, setup.turn_cap or 0)
    header = " ".join(map(str, (*options, len(setup.pile), *setup.pile, 0)))
    text = "\n".join((header, *(line.action.text for line in game.lines), ""))
    return subprocess.run([engine, "check"], input=text, stdout=subprocess.PIPE, check=True, text=True).stdout.split(
        "\n"
    )
