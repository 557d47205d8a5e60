"""A puzzle as a value, and the file that it is read from.

A file is the transcript of a game up to the step 1 in which someone can reach a goal in exactly one way: win, or stop
the next player, who wins otherwise (bot/games/civ/rules/TRANSCRIPT.md). Its
header says under `puzzle` what it is, and under `sha256` the checksum of all the rest: a file that was changed is
refused.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, cast

from bot.games.civ.puzzles.defence import is_stopped
from bot.games.civ.puzzles.solving import BEGINNINGS, TooMany, Way, includes, way_of, wins
from bot.games.civ.rules import Action, Game, parse, write
from bot.games.civ.rules.actions import END
from bot.games.civ.rules.errors import BadTranscript
from bot.games.civ.rules.position import PLAY
from bot.games.civ.rules.transcript import read_single
from bot.reasons import GameError

FORMAT: Final = 2
MOST_BYTES: Final = 200_000
"""The largest file that is read."""
_CHECKSUM: Final = "sha256"
GRADES: Final = (1, 2, 3)
"""From easy to hard."""
HARDER_FROM: Final = (0.3, 0.65)
"""The shares of tries missed from which on a puzzle is of grade 2, and of grade 3."""


class BadPuzzle(Exception):
    """A file that holds no puzzle: cut, changed, made for other rules, or one whose solution does not win."""


class Goal(StrEnum):
    """What counts in a puzzle."""

    WIN = "win"
    """To win in this turn by Hegemony (§7.1)."""
    POINTS = "points"
    """To win in this turn by majorities, which end the game (§7.3)."""
    DEFENCE = "defence"
    """To stop the next player, who wins in their turn otherwise."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position and the only way to its goal in its turn.

    `searched` is how many positions the exhaustive search looked at. Each computer player in `missed` has played it
    `tries` times, and has missed its goal so often.
    """

    game: Game
    goal: Goal
    solution: tuple[Action, ...]
    searched: int
    tries: int = 0
    missed: Mapping[str, int] = field(default_factory=dict[str, int])

    @property
    def seat(self) -> int:
        """The seat whose turn it is."""
        return self.game.position.turn

    @property
    def next_seat(self) -> int:
        """The seat whose turn follows."""
        return self.game.position.rivals[self.seat][0]

    @property
    def way(self) -> Way:
        """The way of the solution."""
        return way_of(self.solution)

    @property
    def effects(self) -> int:
        """How many effects the solution uses."""
        return sum(action.word in BEGINNINGS for action in self.solution)

    @property
    def missed_share(self) -> float:
        """The share of all tries in which a computer player has missed it."""
        return sum(self.missed.values()) / (self.tries * len(self.missed) or 1)

    @property
    def grade(self) -> int:
        """How hard it is, as `GRADES`: by how often computer players miss it."""
        return 1 + sum(self.missed_share >= bound for bound in HARDER_FROM)

    def is_solved_by(self, actions: Iterable[Action]) -> bool:
        """Return whether these actions, with which the turn was won, do all that the solution does."""
        return includes(way_of([*actions]), self.way)


def write_puzzle(puzzle: Puzzle, *, rules: int) -> bytes:
    """Return the file of a puzzle for that version of the rules."""
    about = {
        "format": FORMAT,
        "rules": rules,
        "goal": puzzle.goal.value,
        "solution": [action.text for action in puzzle.solution],
        "searched": puzzle.searched,
        "tries": puzzle.tries,
        "missed": dict(puzzle.missed),
    }
    first, *lines = write(puzzle.game, extra={"puzzle": about})
    header = json.loads(first)
    header[_CHECKSUM] = _checksum(header, lines)
    return "\n".join([_json(header), *lines, ""]).encode()


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _checksum(header: dict[str, Any], lines: Iterable[str]) -> str:
    text = "\n".join([_json({key: value for key, value in header.items() if key != _CHECKSUM}), *lines])
    return hashlib.sha256(text.encode()).hexdigest()


def read_puzzle(data: bytes, *, rules: int) -> Puzzle:
    """Return the puzzle in a file's bytes. Raises `BadPuzzle`."""
    if len(data) > MOST_BYTES:
        raise BadPuzzle(f"more than {MOST_BYTES} bytes")
    try:
        lines = data.decode().removesuffix("\n").split("\n")
        header: object = json.loads(lines[0])
    except (ValueError, RecursionError):
        raise BadPuzzle("no header") from None
    if not isinstance(header, dict):
        raise BadPuzzle("no header")
    header = cast("dict[str, Any]", header)
    if header.get(_CHECKSUM) != _checksum(header, lines[1:]):
        raise BadPuzzle("changed: its checksum differs")
    about = header.get("puzzle")
    if not isinstance(about, dict):
        raise BadPuzzle("no puzzle")
    about = cast("dict[str, Any]", about)
    for key, value in (("format", FORMAT), ("rules", rules)):
        if about.get(key) != value:
            raise BadPuzzle(f"{key} is not {value}")
    try:
        game = read_single(lines).game
        solution = tuple(map(parse, about["solution"]))
        missed = {str(name): int(count) for name, count in about["missed"].items()}
        found = Puzzle(game, Goal(about["goal"]), solution, int(about["searched"]), int(about["tries"]), missed)
    except BadTranscript as error:
        raise BadPuzzle(f"line {error.line}: {error.reason.key}") from None
    except (GameError, KeyError, TypeError, ValueError, AttributeError):
        raise BadPuzzle("its solution cannot be read") from None
    _check(found)
    return found


def reaches(goal: Goal, game: Game, seat: int) -> bool:
    """Return whether `seat` reaches its goal if it ends its turn now, or has reached it. Raises `TooMany`."""
    if goal is Goal.DEFENCE:
        return END in game.legal(seat) and is_stopped(game, seat)
    if END in game.legal(seat):
        game = game.play(seat, END)
    return wins(game.position, seat)


def _check(puzzle: Puzzle) -> None:
    """Raise `BadPuzzle` unless the solution is legal and reaches the goal."""
    game, seat = puzzle.game, puzzle.seat
    if game.position.phase != PLAY:
        raise BadPuzzle("it does not begin with step 1")
    for action in puzzle.solution:
        if action not in game.legal(seat):
            raise BadPuzzle(f"its solution is not played by the rules: {action}")
        game = game.play(seat, action)
    try:
        if not reaches(puzzle.goal, game, seat):
            raise BadPuzzle("its solution does not reach its goal")
    except TooMany:
        raise BadPuzzle("there is too much to search") from None
