"""The computer player: it deals what it cannot see at random, searches its turn, and takes the best way.

The depth of its search is counted, never timed: so many guesses at the hidden cards, so many positions for each.
"""

from collections.abc import Callable, Sequence
from typing import Final

from bot.games.civ.ai.network import Network
from bot.games.civ.ai.network_prospects import NetworkProspects
from bot.games.civ.ai.plans import Turn
from bot.games.civ.ai.policy import RandomSource, pick
from bot.games.civ.ai.prospects import TUNED, WON, Prospects, Weights
from bot.games.civ.rules.actions import END, Action
from bot.games.civ.rules.cards import DOMAINS, KINDS
from bot.games.civ.rules.determinization import determinize
from bot.games.civ.rules.effect_table import SACRIFICE_TOTALS, TOTALS
from bot.games.civ.rules.observation import Observation
from bot.games.civ.rules.position import DRAFT_KEEP, DRAFT_TAKE

GUESSES: Final = 3
"""The number of deals of the hidden cards that are tried where its turn may reveal some of them."""
REVEALING: Final = tuple(DOMAINS[domain] for domain, totals in SACRIFICE_TOTALS.items() if totals.draws or totals.takes)
"""Domains whose sacrifice reveals hidden cards: Religion and Science."""
ALWAYS_REVEALING: Final = any(level and (totals.draws or totals.takes) for (_, level), totals in TOTALS.items())
"""True where a permanent effect does so, which may be copied without a card of its Domain."""
UNFOLLOWED: Final = -5.0
"""The rating of an action whose prospect was not computed."""
CLOSE: Final = 1e-9
"""Prospects that differ by less count as equal, so that all machines choose alike."""
LIKING: Final = {"M": 0.3, "R": 0.4, "E": 0.2, "S": 0.5, "C": 0.1, "U": 0.2}
"""The value of a first card of a Domain in the draft, in cards that go with others."""


def computer_policy(observation: Observation, random: RandomSource) -> Action:
    """Return the action with the best prospect."""
    return decide(observation, random, TUNED)


def network_policy(observation: Observation, random: RandomSource, network: Network) -> Action:
    """Return the action with the best prospect by a network trained for as many players."""
    if observation.phase == DRAFT_TAKE:
        # networks are trained on the ends of turns: before the first turn the formula knows better
        return computer_policy(observation, random)
    return _decide(observation, random, lambda: NetworkProspects(observation, network), has_memory=True)


def as_share(value: float) -> float:
    """Return the share of the victory, 0 to 1, that a value of `NetworkProspects` means."""
    # values above 1 are of what is won for certain, `WON` for the whole victory
    return value / WON if value >= 1 else max(value, 0.0)


def decide(observation: Observation, random: RandomSource, weights: Weights) -> Action:
    """Return the action that looks best to a player with these weights."""
    # without memory: the yardstick that it is, it plays as it always did
    return _decide(observation, random, lambda: Prospects(observation, weights), has_memory=False)


def _decide(
    observation: Observation, random: RandomSource, prospects: Callable[[], Prospects], *, has_memory: bool
) -> Action:
    legal = observation.legal
    if len(legal) == 1:
        return legal[0]
    is_draft = observation.phase == DRAFT_KEEP
    values = (
        _rate_picks(observation) if is_draft else _think_ahead(observation, random, prospects(), has_memory=has_memory)
    )
    best = max(values.values())
    return pick(prefer_plain(observation, [action for action in legal if values[action] > best - CLOSE]), random)


def prefer_plain(observation: Observation, best: Sequence[Action]) -> Sequence[Action]:
    """Return the plain actions among equally promising ones: ending the turn, else none against a team-mate."""
    # nothing is done for nothing: what people see a computer do should have a reason
    if END in best:
        return (END,)
    assert observation.viewer is not None, "a player holds a seat"
    mates = observation.side(observation.viewer)
    return [action for action in best if action.word == "copy" or action.target not in mates] or best


def _think_ahead(
    observation: Observation, random: RandomSource, prospects: Prospects, *, has_memory: bool
) -> dict[Action, float]:
    assert observation.viewer is not None, "a player holds a seat"
    totals = dict.fromkeys(observation.legal, 0.0)
    # what no turn can show makes no difference to it: one guess at the hidden cards is as good as three
    for _ in range(GUESSES if may_reveal(observation) else 1):
        found = Turn(determinize(observation, random, has_memory=has_memory), observation.viewer, prospects).think()
        for action in totals:
            totals[action] += found.get(action, UNFOLLOWED)
    return totals


def may_reveal(observation: Observation) -> bool:
    """Return whether the rest of the viewer's turn may show hidden cards before its end."""
    assert observation.viewer is not None, "a player holds a seat"
    mine = observation.seats[observation.viewer]
    played = {column.domain for column in mine.columns if column.cards}
    return ALWAYS_REVEALING or any(domain in REVEALING for domain in (*played, *(card[0] for card in observation.hand)))


def _rate_picks(observation: Observation) -> dict[Action, float]:
    """Return a rating of each pick of the draft by how well it goes with the hand."""
    held = [card[0] for card in observation.hand]
    domains = {action: KINDS[action.kind][0] for action in observation.legal}
    return {action: held.count(domain) + LIKING[domain] for action, domain in domains.items()}
