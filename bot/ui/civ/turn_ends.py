"""How a turn ends: with the play itself where no effect would be open, and whether to ask first. Pure."""

from typing import Final

from bot.rules import Action, Game
from bot.rules.actions import END
from bot.rules.effects import apply, branch
from bot.rules.judge import legal_actions
from bot.rules.position import EFFECTS, PLAY

_LAST_MOVES: Final = ("play", "skip")


def ending_moves(game: Game, seat: int) -> frozenset[str]:
    """The plays (and going on without one) of a seat after which nothing but the end of its turn is left (§2.3)."""
    moves = (action for action in game.legal(seat) if action.word in _LAST_MOVES)
    return frozenset(action.text for action in moves if _leaves_the_end_alone(game, seat, action))


def _leaves_the_end_alone(game: Game, seat: int, action: Action) -> bool:
    return legal_actions(apply(game.position, seat, action), seat) == (END,)


def forgotten_effects(game: Game, seat: int) -> tuple[Action, ...]:
    """The effects to be asked about before a turn ends: one's own permanent ones, where none was used in it, and one
    is open for the first time in the game.

    A question that comes often is answered unread: whoever has had such an effect before knows that they are there.
    What is to be copied changes with every turn of the others.
    """
    position = game.position
    if position.phase != EFFECTS or position.permanent or position.sacrifice or position.turn != seat:
        return ()
    found = tuple(action for action in game.legal(seat) if action.word == "use")
    return found if found and not _has_had_effects(game, seat) else ()


def _has_had_effects(game: Game, seat: int) -> bool:
    """Whether a permanent effect of a seat's own was open in an earlier turn, or before the play of this one."""
    for number in game.standing:
        position = game.positions[number]
        if position.turn != seat or position.phase not in (PLAY, EFFECTS):
            continue
        if position.phase == PLAY:
            position = branch(position)
            position.phase = EFFECTS
        elif position.turns == game.position.turns:
            continue
        if any(action.word == "use" for action in legal_actions(position, seat)):
            return True
    return False
