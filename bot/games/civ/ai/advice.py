"""Advice to a player: how the computer would play the rest of their turn, and how sure it is of that.

It reads an observation alone, so it can give away no card that its reader may not know. How sure it is is told in
bands, never as a number: the network's shares are compared with each other, not with the course of real games.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.games.civ.ai.causes import Part, find_cause
from bot.games.civ.ai.certain import certain_win
from bot.games.civ.ai.computer import CLOSE, GUESSES, UNFOLLOWED, computer_policy
from bot.games.civ.ai.network import Network
from bot.games.civ.ai.network_prospects import NetworkProspects
from bot.games.civ.ai.plans import Turn
from bot.games.civ.ai.policy import RandomSource
from bot.games.civ.ai.prospects import TUNED, WON, Prospects
from bot.games.civ.rules.actions import END, SKIP, Action
from bot.games.civ.rules.determinization import determinize
from bot.games.civ.rules.effects import apply
from bot.games.civ.rules.judge import legal_actions
from bot.games.civ.rules.observation import Observation
from bot.games.civ.rules.position import DRAFT_KEEP, DRAFT_TAKE, Position

CLEAR: Final = 0.05
"""By how much of the victory's expected share a choice has to be ahead of the next one to be called clearly better."""
MOST_ACTIONS: Final = 60
"""More actions than any turn has."""


class Band(StrEnum):
    """How sure advice is."""

    WINS = "wins"
    """The plan wins, whatever the hidden cards are."""
    CLEAR = "clear"
    EQUAL = "equal"
    """Something else is about as good."""
    ONLY = "only"
    """Nothing else is possible, or nothing else was compared."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The actions to take, up to the first that shows hidden cards; `other` is the next best beginning."""

    actions: tuple[Action, ...]
    band: Band
    other: Action | None = None
    is_whole: bool = True
    """Whether the actions are the whole rest of the turn."""
    worse: tuple[Action, ...] = ()
    """The best way that is clearly worse, up to what shows hidden cards; empty where there is none."""
    cause: Part | None = None
    """What makes the plan better than `worse`; None where no part of the table carries most of the difference."""


def advise(observation: Observation, random: RandomSource, network: Network | None) -> Advice:
    """Return advice to the viewer, whose decision it is; by the formula where there is no network.

    Raises `ValueError` for someone who has nothing to decide.
    """
    if not observation.legal or observation.viewer is None:
        raise ValueError("nothing to decide")
    if observation.phase in (DRAFT_KEEP, DRAFT_TAKE):
        return Advice((computer_policy(observation, random),), Band.ONLY, is_whole=False)
    if win := certain_win(observation):
        position = determinize(observation, random)
        for action in win:
            position = apply(position, observation.viewer, action)
        return Advice(win, Band.WINS, is_whole=position.result is not None)
    prospects = Prospects(observation, TUNED) if network is None else NetworkProspects(observation, network)
    first = determinize(observation, random)
    guesses = [first, *(determinize(observation, random) for _ in range(GUESSES - 1))]
    rated = [Turn(guess, observation.viewer, prospects).think() for guess in guesses]
    values = {action: sum(each.get(action, UNFOLLOWED) for each in rated) for action in observation.legal}
    best = _best(values)
    actions, is_whole = _follow(first, observation.viewer, best, prospects)
    if is_whole and all(each.get(best, UNFOLLOWED) >= WON - CLOSE for each in rated):
        return Advice(actions, Band.WINS)
    # the same plan begun in another order comes to the same value, and isn't another choice
    others = {action: value for action, value in values.items() if 0 <= value < values[best] - CLOSE}
    if not others:
        return Advice(actions, Band.ONLY, is_whole=is_whole)
    other = _best(others)
    worse = {action: value for action, value in others.items() if values[best] - value > CLEAR * len(guesses)}
    band = Band.CLEAR if other in worse else Band.EQUAL
    if not worse:
        return Advice(actions, band, other, is_whole)
    line, _ = _follow(first, observation.viewer, _best(worse), prospects)
    cause = find_cause(guesses, observation.viewer, actions, line, prospects)
    return Advice(actions, band, other, is_whole, line, cause)


def _best(values: Mapping[Action, float]) -> Action:
    """Return the action of the highest value; of equal ones the first, with the turn's end before all others."""
    top = max(values.values())
    best = [action for action, value in values.items() if value > top - CLOSE]
    return next((action for action in best if action in (END, SKIP)), best[0])


def _follow(position: Position, seat: int, action: Action, prospects: Prospects) -> tuple[tuple[Action, ...], bool]:
    """Return the way that begins with an action, up to the first that shows hidden cards, and whether it ends the turn.

    What another hand or the deck would show is made up in this position: nothing that follows from it is told.
    """
    found: list[Action] = []
    while len(found) < MOST_ACTIONS:
        found.append(action)
        if action == END:
            return tuple(found), True
        after = apply(position, seat, action)
        if after.result is not None or after.turn != seat:
            return tuple(found), True
        if _shows_hidden(position, after, seat):
            break
        position = after
        legal = legal_actions(position, seat)
        thought = {} if len(legal) == 1 else Turn(position, seat, prospects).think()
        action = legal[0] if len(legal) == 1 else _best({each: thought.get(each, UNFOLLOWED) for each in legal})
    return tuple(found), False


def _shows_hidden(before: Position, after: Position, seat: int) -> bool:
    """Return whether cards have come from the deck, or another's hand has changed."""
    others = (other for other in range(len(before.hands)) if other != seat)
    return before.pile_size() != after.pile_size() or any(before.hands[each] != after.hands[each] for each in others)
