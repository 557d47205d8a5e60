"""What is told in what may be a player's last turn: that it may be, and how points would decide (RULES §7.2). Pure."""

from collections.abc import Sequence

from bot.games.civ.rules import Game, Observation
from bot.games.civ.rules.scoring import by_points
from bot.games.civ.words import words
from bot.i18n.catalogue import Localizer
from bot.i18n.names import name_of


def step_text(seen: Observation, localizer: Localizer) -> str:
    """Return the step of the viewer's turn, and whether that is or may be their last one."""
    step = words.phase(localizer, seen)
    if not seen.may_be_last_turn:
        return step
    return f"{step} · **{localizer.say('turn-last-turn' if seen.is_final_round else 'turn-maybe-last')}**"


def points_lines(game: Game, seen: Observation, localizer: Localizer, names: Sequence[str]) -> list[str]:
    """Return how the game would end if points decided now, and who plays after the reader; none before it matters.

    The points of all others stand beside their names above the hand.
    """
    if seen.viewer not in seen.waiting or not seen.may_be_last_turn:
        return []
    told = words.result(localizer, by_points(game.position, "majority"), names, seen)
    later = [name_of(localizer, names, seat) for seat in seen.still_to_play if seat != seen.viewer]
    lines = [localizer.say("turn-points-now", told=told)]
    if later or seen.is_final_round:  # else it depends on the cards to be drawn whether anyone plays
        lines.append(localizer.say("turn-points-after", count=len(later), names=localizer.list(later)))
    return lines
