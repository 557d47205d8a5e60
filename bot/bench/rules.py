"""`civ bench rules`: the rules beside python-chess, by random games played out."""

from itertools import cycle
from random import Random
from typing import Final

import chess

from bot.bench.measure import Measure, compared, rate
from bot.commands.chance import Shuffler
from bot.rules import Setup, deal
from bot.rules.effects import apply
from bot.rules.judge import legal_actions
from bot.rules.position import DRAFT_KEEP, OVER, Position, branch, opening

PLAY_GOAL: Final = 8.0
"""Times python-chess's plies a second, listing and applying."""
BRANCH_GOAL: Final = 0.5
"""Times `Board.copy(stack=False)` a second."""
TURN_CAP: Final = 300
CHESS_STILL: Final = 150
"""Plies without a capture or a pawn's move after which chess is drawn."""
TABLES: Final = (
    (2, "classic", False),
    (3, "draft", False),
    (4, "classic", False),
    (4, "draft", True),
    (3, "classic", False),
    (2, "draft", False),
)


def measure() -> list[Measure]:
    """Playing, then branching."""
    random = Random(20)
    setups = [_setup(random, *table) for table in TABLES for _ in range(8)]
    positions, boards = _middles(random, setups)
    return [
        compared("rules-play", "plies/s", _our_plays(random, setups), _chess_plays(random), PLAY_GOAL),
        compared("rules-branch", "copies/s", _our_copies(positions), _chess_copies(boards), BRANCH_GOAL),
    ]


def _setup(random: Random, players: int, setup: str, teams: bool) -> Setup:
    return deal(Shuffler(random), players=players, setup=setup, teams=teams, turn_cap=TURN_CAP)


def _play(position: Position, random: Random, plies: int) -> tuple[Position, int]:
    """The position after so many random plies, or fewer where the game ends, and how many those were."""
    choose = random.random
    for done in range(plies):
        if position.phase == OVER:
            return position, done
        seat = position.turn
        if position.phase == DRAFT_KEEP:
            seat = next(seat for seat, pack in enumerate(position.packs) if pack)
        legal = legal_actions(position, seat)
        position = apply(position, seat, legal[int(choose() * len(legal))])
    return position, plies


def _play_chess(board: chess.Board, random: Random, plies: int) -> int:
    """Random plies to the game's end, as far as that is free to see, or so many; how many those were."""
    choose = random.random
    for done in range(plies):
        legal = list(board.legal_moves)
        if not legal or board.halfmove_clock >= CHESS_STILL or board.occupied == board.kings:
            return done
        board.push(legal[int(choose() * len(legal))])
    return plies


def _our_plays(random: Random, setups: list[Setup]):  # inferred
    games = cycle(setups)
    return lambda seconds: rate(lambda: _play(opening(next(games)), random, 10**6)[1], seconds)


def _chess_plays(random: Random):  # inferred
    return lambda seconds: rate(lambda: _play_chess(chess.Board(), random, 10**6), seconds)


def _middles(random: Random, setups: list[Setup]) -> tuple[list[Position], list[chess.Board]]:
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

    return lambda seconds: rate(work, seconds)


def _chess_copies(boards: list[chess.Board]):  # inferred
    def work() -> int:
        for board in boards:
            board.copy(stack=False)
        return len(boards)

    return lambda seconds: rate(work, seconds)
