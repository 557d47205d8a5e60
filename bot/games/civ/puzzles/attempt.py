"""An attempt at a puzzle: a path, which a button can hold, and where it leads.

There is no state: a path has one character for each action, its place among the legal ones in the order of their
texts. The same path always leads to the same place, as long as the rules are the same.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from string import ascii_letters, digits
from typing import Final

from bot.games.civ.puzzles.puzzle import Puzzle, reaches
from bot.games.civ.puzzles.solving import TooMany, wins
from bot.games.civ.rules import Action, Game
from bot.games.civ.rules.actions import END
from bot.games.civ.rules.effect_table import STEPS, Zone
from bot.games.civ.rules.errors import IllegalAction
from bot.games.civ.rules.refusals import why_illegal
from bot.reasons import NO_CLAUSE, GameError, Reasons

SIGNS: Final = digits + ascii_letters
"""More than there are legal actions in any position."""
MOST_PATH: Final = 40
"""The longest path that a button holds; a turn has about half as many actions at most."""

WHOLE: Final = tuple(word for word, step in STEPS.items() if step.names_card and step.goal is not Zone.AREA)
"""Words of which an effect may ask for several cards at once."""

REASONS: Final = Reasons({"puzzle-place": NO_CLAUSE})


class NoSuchPlace(GameError):
    """A path that leads nowhere in this puzzle."""

    def __init__(self) -> None:
        super().__init__(REASONS.reason("puzzle-place", {}))


class Outcome(StrEnum):
    """What has come of an attempt."""

    OPEN = "open"
    """The turn goes on."""
    SOLVED = "solved"
    LUCKY = "lucky"
    """Won, or stopped the next player, but by cards that the player could not know."""
    MISSED = "missed"


@dataclass(frozen=True, slots=True)
class PuzzleAttempt:
    """A place in an attempt: the actions so far, and the game after them."""

    path: str
    actions: tuple[Action, ...]
    game: Game
    outcome: Outcome


def follow(puzzle: Puzzle, path: str) -> PuzzleAttempt:
    """Return where a path leads. Raises `NoSuchPlace`."""
    game, actions = puzzle.game, list[Action]()
    last = game
    for sign in path:
        legal = _in_order(game, puzzle.seat)
        place = SIGNS.find(sign)
        if not 0 <= place < len(legal):
            raise NoSuchPlace
        actions.append(legal[place])
        last, game = game, game.play(puzzle.seat, legal[place])
    return PuzzleAttempt(path, tuple(actions), game, _outcome(puzzle, last, game, actions))


def further(puzzle: Puzzle, path: str, actions: Sequence[Action]) -> str:
    """Return the path that goes on with these actions. Raises `NoSuchPlace`, and `IllegalAction` with its reason."""
    game = follow(puzzle, path).game
    for action in actions:
        legal = _in_order(game, puzzle.seat)
        if action not in legal:
            raise IllegalAction(why_illegal(game.position, puzzle.seat, action))
        path += SIGNS[legal.index(action)]
        game = game.play(puzzle.seat, action)
    return path


def before(puzzle: Puzzle, path: str) -> str:
    """Return the path without its last decision: with the cards of one word that an effect asks for at once."""
    actions = follow(puzzle, path).actions
    left = len(actions)
    if left > 1 and actions[-1].word == END.word and len(follow(puzzle, path[:-1]).game.legal(puzzle.seat)) == 1:
        left -= 1  # the end went with the choice that left nothing else to do
    while left > 1 and actions[left - 1].word == actions[left - 2].word in WHOLE:
        left -= 1
    return path[: max(0, left - 1)]


def _in_order(game: Game, seat: int) -> list[Action]:
    return sorted(game.legal(seat), key=lambda action: action.text)


def _outcome(puzzle: Puzzle, last: Game, game: Game, actions: Sequence[Action]) -> Outcome:
    """Return what has come of the actions that lead to `game`; `last` is the game before the last of them."""
    position, seat = game.position, puzzle.seat
    if position.turn == seat and not game.is_over:
        return Outcome.OPEN
    if wins(position, seat):
        is_reached = True
    else:
        try:
            is_reached = reaches(puzzle.goal, last, seat)
        except TooMany:  # more than any position that ships, and still no proof that they are stopped
            is_reached = False
    if not is_reached:
        return Outcome.MISSED
    return Outcome.SOLVED if puzzle.is_solved_by(actions) else Outcome.LUCKY
