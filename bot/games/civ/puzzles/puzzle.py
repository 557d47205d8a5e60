"""A puzzle as a value, and the file that it is read from.

A file is the transcript of a game up to the step 1 in which someone can win (bot/games/civ/rules/TRANSCRIPT.md). Its
header says under `puzzle` what it is, and under `sha256` the checksum of all the rest: a file that was changed is
refused.
"""

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, cast

from bot.games.civ.puzzles.solving import Way, includes, shows_hidden, way_of, wins
from bot.games.civ.rules import Action, Game, parse, write
from bot.games.civ.rules.actions import END
from bot.games.civ.rules.effects import apply
from bot.games.civ.rules.errors import BadTranscript
from bot.games.civ.rules.judge import legal_actions
from bot.games.civ.rules.position import PLAY
from bot.games.civ.rules.transcript import read_single
from bot.reasons import GameError

FORMAT: Final = 1
MOST_BYTES: Final = 200_000
"""The largest file that is read."""
_CHECKSUM: Final = "sha256"
GRADES: Final = (1, 2, 3)
"""From easy to hard."""


class BadPuzzle(Exception):
    """A file that holds no puzzle: cut, changed, made for other rules, or one whose solution does not win."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position and the only way to win in its turn.

    `tries` and `missed` are how often *normal* has played it, and how often it has not won. `searched` is how many
    positions the exhaustive search looked at.
    """

    game: Game
    solution: tuple[Action, ...]
    searched: int
    tries: int
    missed: int

    @property
    def seat(self) -> int:
        """The seat whose turn it is."""
        return self.game.position.turn

    @property
    def way(self) -> Way:
        """The way of the solution."""
        return way_of(self.solution)

    @property
    def effects(self) -> int:
        """How many effects the solution uses."""
        return sum(action.word in ("use", "copy", "sacrifice") for action in self.solution)

    @property
    def grade(self) -> int:
        """How hard it is, as `GRADES`: by how often *normal* misses it, and by the effects it takes."""
        if 2 * self.missed >= self.tries > 0:
            return 3
        return 2 if self.missed or self.effects > 2 else 1

    def is_solved_by(self, actions: Iterable[Action]) -> bool:
        """Return whether these actions, with which the turn was won, do all that the solution does."""
        return includes(way_of([*actions]), self.way)


def write_puzzle(puzzle: Puzzle, *, rules: int) -> bytes:
    """Return the file of a puzzle for that version of the rules."""
    about = {
        "format": FORMAT,
        "rules": rules,
        "solution": [action.text for action in puzzle.solution],
        "searched": puzzle.searched,
        "tries": puzzle.tries,
        "missed": puzzle.missed,
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
        found = Puzzle(game, solution, *(int(about[key]) for key in ("searched", "tries", "missed")))
    except BadTranscript as error:
        raise BadPuzzle(f"line {error.line}: {error.reason.key}") from None
    except (GameError, KeyError, TypeError, ValueError, AttributeError):
        raise BadPuzzle("its solution cannot be read") from None
    _check(found)
    return found


def _check(puzzle: Puzzle) -> None:
    """Raise `BadPuzzle` unless the solution is legal, shows no hidden card, and wins."""
    position = puzzle.game.position
    if position.phase != PLAY:
        raise BadPuzzle("it does not begin with step 1")
    seat = puzzle.seat
    for action in puzzle.solution:
        if action not in legal_actions(position, seat) or shows_hidden(position, action):
            raise BadPuzzle(f"its solution is not played by the rules: {action}")
        position = apply(position, seat, action)
    if END in legal_actions(position, seat):
        position = apply(position, seat, END)
    if not wins(position, seat):
        raise BadPuzzle("its solution does not win")
