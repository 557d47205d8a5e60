"""How a turn ends: with the play itself where no effect would be open, and whether to ask first. Pure."""

from typing import Final

from bot.rules import Action, Game
from bot.rules.actions import END
from bot.rules.effects import apply, branch
from bot.rules.judge import legal_actions
from bot.rules.position import EFFECTS, PLAY

_LAST_MOVES: Final = ("play", "skip")
_ENOUGH: Final = 2


def ending_moves(game: Game, seat: int) -> frozenset[str]:
    """The plays (and going on without one) of a seat after which nothing but the end of its turn is left (§2.3)."""
    moves = (action for action in game.legal(seat) if action.word in _LAST_MOVES)
    return frozenset(action.text for action in moves if _leaves_the_end_alone(game, seat, action))


def _leaves_the_end_alone(game: Game, seat: int, action: Action) -> bool:
    return legal_actions(apply(game.position, seat, action), seat) == (END,)


def forgotten_effects(game: Game, seat: int) -> tuple[Action, ...]:
    """The effects to be asked about before a turn ends: where none was used in it, one's own permanent ones
    that are open for the first time.

    Whoever has left one of a Domain unused before knows it, and what is to be copied changes with every turn of the
    others: a question that comes often is answered unread. Whoever has had the effects of `_ENOUGH` Domains is asked
    no more.
    """
    position = game.position
    if position.phase != EFFECTS or position.permanent or position.sacrifice or position.turn != seat:
        return ()
    found = [action for action in game.legal(seat) if action.word == "use"]
    known = _known_effects(game, seat) if found else frozenset[int]()
    return tuple(action for action in found if action.domain not in known) if len(known) < _ENOUGH else ()


def _known_effects(game: Game, seat: int) -> frozenset[int]:
    """The Domains whose permanent effects were open in an earlier turn of a seat, or before the play of this one."""
    known: set[int] = set()
    for number in game.standing:
        position = game.positions[number]
        if position.turn != seat or position.phase not in (PLAY, EFFECTS):
            continue
        if position.phase == PLAY:
            position = branch(position)
            position.phase = EFFECTS
        elif position.turns == game.position.turns:
            continue
        known.update(action.domain for action in legal_actions(position, seat) if action.word == "use")
    return frozenset(known)
