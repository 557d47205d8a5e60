"""Whether to ask before a turn ends. Pure."""

from bot.games.civ.rules import Action, Game
from bot.games.civ.rules.effects import branch
from bot.games.civ.rules.judge import legal_actions
from bot.games.civ.rules.position import EFFECTS, PLAY


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
