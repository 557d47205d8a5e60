"""Does the compiled engine agree with the rules, certain wins, today's values, what networks read, and the expert?"""

import subprocess
from collections.abc import Collection, Iterator
from dataclasses import astuple, dataclass
from pathlib import Path
from random import Random
from typing import Final

from bot.chance import Shuffler, stream
from bot.games.civ.ai import expert_plan, greedy_policy, random_policy
from bot.games.civ.ai.certain import find_certain_win
from bot.games.civ.ai.expert import Effort
from bot.games.civ.ai.network import Network, group_sizes, number_count
from bot.games.civ.ai.network_prospects import NetworkProspects
from bot.games.civ.ai.prospects import Prospects
from bot.games.civ.levels import load_network, weights_file
from bot.games.civ.rules import Game, deal, observe
from bot.games.civ.rules.position import EFFECTS, PLAY

TABLES: Final = ((2, False), (3, False), (4, False), (4, True))
PLANS_EVERY: Final = 40
"""Plies between two positions in which the expert is compared; it takes long."""
SHALLOW: Final = Effort(candidates=5, rollouts=20, beam=3, most=120, turns=1, prior=4)
DIGIT: Final = 9
"""Bits of one value in the sum of a network whose rows name themselves."""


class Disagreement(Exception):
    """The engine says something else than the rules."""


@dataclass(frozen=True, slots=True)
class Agreed:
    """What was compared."""

    games: int
    plies: int
    values: int
    plans: int


class _Naming(Network):
    """A network whose value is its sum of rows."""

    def share(self, total: int) -> float:
        raise _Read(total)


class _Read(Exception):
    """Carries the sum of rows out of `of`."""


def read_by_network(game: Game, seat: int) -> list[int]:
    """Return the value of each group that a network reads in a position, then its numbers."""
    sizes, count = group_sizes(game.setup.players), number_count(game.setup.players)
    rows = tuple(tuple(value << DIGIT * group for value in range(size)) for group, size in enumerate(sizes))
    numbers = tuple(1 << DIGIT * place for place in range(len(sizes), len(sizes) + count))
    naming = _Naming({"players": game.setup.players}, rows, numbers, 0, (), 0, (), 0)
    prospects = NetworkProspects(observe(game, seat), naming)
    try:
        prospects.of_network(game.position)
    except _Read as read:
        total = read.args[0]
        return [total >> DIGIT * place & (1 << DIGIT) - 1 for place in range(len(sizes) + count)]
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
    plies = values = plans = 0
    for number, game in enumerate(games_to_compare(count)):
        said = iter(_ask(engine, game))
        plans += _check_plans(engine, game, number)
        for ply, position in enumerate(game.positions):
            line = next(said)
            state, legal, value, *groups = [*line.split("|"), "", ""]
            at = Game(game.setup, (), (position,))
            expected = sorted(action.text for action in at.legal(position.turn)) if position.turn >= 0 else []
            winners = sum(1 << seat for seat in position.result.winners) if position.result else 0
            certain = position.turn >= 0 and find_certain_win(position, position.turn) is not None
            if (
                state != f"{position.turn} {winners} {certain:d}"
                or [text for text in legal.split(",") if text] != expected
            ):
                raise Disagreement(f"game {number}, ply {ply}: {line}")
            plies += 1
            if position.phase != EFFECTS:
                continue
            wanted = Prospects(observe(at, position.turn)).of(position)
            if abs(float(value) - wanted) > 1e-6:
                raise Disagreement(f"game {number}, ply {ply}: value {value}, not {wanted}")
            read, here = [int(each) for each in groups[0].split()], read_by_network(at, position.turn)
            if read != here:
                different = [place for place, value in enumerate(here) if value != read[place]]
                raise Disagreement(f"game {number}, ply {ply}: {different} are read otherwise")
            values += 1
    return Agreed(count, plies, values, plans)


def _check_plans(engine: Path, game: Game, number: int) -> int:
    """Compare what the expert does in some positions, each with its number as a seed."""
    setup, asked = game.setup, dict[int, tuple[str, ...]]()
    network = load_network(setup.players, teams=setup.teams)
    for ply, position in enumerate(game.positions[:-1]):
        if position.phase in (PLAY, EFFECTS) and ply % PLANS_EVERY == number % PLANS_EVERY:
            seen = observe(Game(setup, (), (position,)), position.turn)
            asked[ply] = tuple(action.text for action in expert_plan(seen, Random(ply), network, SHALLOW))
    effort = ",".join(map(str, astuple(SHALLOW)))
    file = weights_file(setup.players, teams=setup.teams)
    lines = _ask(engine, game, f"expert:{effort}:{file}", asked)
    said = [line.removeprefix("plan ") for line in lines if line.startswith("plan ")]
    for (ply, wanted), plan in zip(asked.items(), said, strict=True):
        if plan != "".join(f"{action}," for action in wanted):
            raise Disagreement(f"game {number}, ply {ply}: the expert does {plan} not {','.join(wanted)}")
    return len(said)


def _ask(engine: Path, game: Game, expert: str = "", asked: Collection[int] = ()) -> list[str]:
    """Return the engine's lines on a game, with the plans of `expert` at the plies `asked`."""
    setup = game.setup
    options = (setup.players, int(setup.teams), int(setup.hegemony == "immediate"), setup.first, setup.turn_cap or 0)
    text = [" ".join(map(str, (*options, len(setup.pile), *setup.pile, 0)))]
    for ply, line in enumerate(game.lines):
        # a number in an action's place asks for a plan with that seed
        text += [str(ply), line.action.text] if ply in asked else [line.action.text]
    command = [str(engine), "check", expert]
    given = "\n".join((*text, ""))
    return subprocess.run(command, input=given, stdout=subprocess.PIPE, check=True, text=True).stdout.split("\n")
