"""`civ bench rules`: the speed of the rules beside python-chess, in random games."""

from functools import partial
from itertools import cycle
from random import Random
from typing import Final

import chess

from bot.bench.measure import Measure, compare, rate
from bot.chance import Shuffler
from bot.games.civ.rules import Setup, deal
from bot.games.civ.rules.effects import apply, branch
from bot.games.civ.rules.judge import legal_actions
from bot.games.civ.rules.position import NOBODY, OVER, Position, opening

PLAY_GOAL: Final = 8.0
"""The least ratio to python-chess's plies a second, listing and applying."""
BRANCH_GOAL: Final = 0.5
"""The least ratio to `Board.copy(stack=False)` a second."""
TURN_CAP: Final = 300
CHESS_PLIES: Final = 200
"""Random games of chess are cut here: later boards are nearly empty, and their speed says little."""
LONGEST: Final = 10**6
TABLES: Final = (
    (2, "classic", False),
    (3, "draft", False),
    (4, "classic", False),
    (4, "draft", True),
    (3, "classic", False),
    (2, "draft", False),
)


def measure_rules() -> list[Measure]:
    """Measure playing, then branching."""
    random = Random(20)
    setups = [_setup(random, *table) for table in TABLES for _ in range(8)]
    positions, boards = _middle_positions(random, setups)
    return [
        compare("rules-play", "plies/s", _our_plays(random, setups), _chess_plays(random), PLAY_GOAL),
        compare("rules-branch", "copies/s", _our_copies(positions), _chess_copies(boards), BRANCH_GOAL),
    ]


def _setup(random: Random, players: int, setup: str, teams: bool) -> Setup:
    return deal(Shuffler(random), players=players, setup=setup, teams=teams, turn_cap=TURN_CAP)


def _play(position: Position, random: Random, plies: int) -> tuple[Position, int]:
    """Return the position after `plies` random plies, or fewer if the game ends, and their number."""
    choice = random.choice
    for done in range(plies):
        if position.phase == OVER:
            return position, done
        seat = position.turn
        if seat == NOBODY:
            seat = next(seat for seat, pack in enumerate(position.packs) if pack)
        position = apply(position, seat, choice(legal_actions(position, seat)))
    return position, plies


def _play_chess(board: chess.Board, random: Random, plies: int) -> int:
    """Play `plies` random plies on this board and return their number.

    Only a lack of legal moves ends the game: checking for other ends would cost time.
    """
    choice = random.choice
    for done in range(plies):
        legal = list(board.legal_moves)
        if not legal:
            return done
        board.push(choice(legal))
    return plies


def _our_plays(random: Random, setups: list[Setup]):  # inferred
    games = cycle(setups)

    def work() -> int:
        return _play(opening(next(games)), random, LONGEST)[1]

    return partial(rate, work)


def _chess_plays(random: Random):  # inferred
    def work() -> int:
        return _play_chess(chess.Board(), random, CHESS_PLIES)

    return partial(rate, work)


def _middle_positions(random: Random, setups: list[Setup]) -> tuple[list[Position], list[chess.Board]]:
    positions = [_play(opening(setup), random, 40)[0] for setup in setups]
    boards = [chess.Board() for _ in positions]
    for board in boards:
        _play_chess(board, random, 40)
    return positions, boards


def _our_copies(positions: list[Position]):  # inferred
    def work() -> int:
        for position in positions:
            branch(position)
        return len(positions)

    return partial(rate, work)


def _chess_copies(boards: list[chess.Board]):  # inferred
    def work() -> int:
        for board in boards:
            board.copy(stack=False)
        return len(boards)

    return partial(rate, work)
