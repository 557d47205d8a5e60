"""The first level: a player who sees their own columns and hand and one effect at a time, and overlooks the rest.

They err as people do in their first games. A position is worth to them how full their columns are, where a card in hand
that fits counts half; the fullest columns count most. They look neither at what others may do next nor at what lies
hidden: they never spend a card on another player, except where points decide, and never for cards that they can't see
yet. They plan no further than the card they play, then the next effect. They never miss a Hegemony that one card or one
effect brings.

Someone who only builds (`greedy`) won .463 [.414, .511] of 400 games of two against one, .422 [.375, .471] after a
draft, and .338 [.293, .385] against two of them, where an equal share is .333. Two effects in a row would make it too
strong: .323 [.279, .370], with cubes for fourth powers.
"""

from typing import Final

from bot.games.civ.ai.computer import CLOSE, REVEALING, UNFOLLOWED, prefer_plain
from bot.games.civ.ai.plans import Turn
from bot.games.civ.ai.policy import RandomSource, pick
from bot.games.civ.ai.prospects import WON
from bot.games.civ.rules.actions import Action
from bot.games.civ.rules.cards import DOMAIN_OF, DOMAINS, column_sizes, domain_sizes
from bot.games.civ.rules.determinization import determinize
from bot.games.civ.rules.observation import Observation
from bot.games.civ.rules.position import DRAFT_KEEP, Position
from bot.games.civ.rules.scoring import by_points

HELD: Final = 0.5
"""What a card in hand counts for its column, beside one in play."""
LIKED: Final = ("R", "S")
"""Domains that are picked first in the draft among those of which equally many cards are held."""
LEADING: Final = 1.0
"""What it is worth to lead by points in what may be the last turn: more than all columns."""


class OwnColumns:
    """The value of positions that follow from one observation, by the viewer's own columns and hand: 0 to 1."""

    def __init__(self, observation: Observation) -> None:
        assert observation.viewer is not None, "a player holds a seat"
        self._me: int = observation.viewer
        self._is_last = observation.may_be_last_turn

    @property
    def denies(self) -> bool:
        """Whether cards that bring another near Hegemony are kept from them: nobody else is watched."""
        return False

    @property
    def rates(self) -> tuple[float, ...]:
        """The probability of each Domain among the next cards: alike for who doesn't count cards."""
        return (1 / 6,) * 6

    def of(self, position: Position) -> float:
        """Return what the viewer sees in it at the end of their step 2."""
        me, columns = self._me, position.columns[self._me]
        if position.result is not None:
            return WON if me in position.result.winners else 0.0
        if position.setup.may_have_hegemony(columns) and position.hegemony(me):
            return WON
        sizes, hand = column_sizes(columns), domain_sizes(position.hands[me])
        total = 0.0
        for domain, there in enumerate(sizes):
            need = position.hegemony_need(me, domain)
            full = (there + HELD * min(hand[domain], max(0, need - there))) / need
            # multiplied: that is the same on every machine
            full *= full
            total += full * full
        leads = self._is_last and me in by_points(position, "majority").winners
        return total / len(DOMAINS) + (LEADING if leads else 0.0)


def easy_policy(observation: Observation, random: RandomSource) -> Action:
    """Return the action after which the player's own columns look best."""
    legal = [action for action in observation.legal if not _spends_on_hidden(action)]
    if len(legal) == 1:
        return legal[0]
    if observation.phase == DRAFT_KEEP:
        values = _count_held(observation, legal)
    else:
        assert observation.viewer is not None, "a player holds a seat"
        # of the guess nothing hidden is looked at
        guess = determinize(observation, random, has_memory=False)
        found = Turn(guess, observation.viewer, OwnColumns(observation), effects=1).think()
        values = {action: found.get(action, UNFOLLOWED) for action in legal}
    best = max(values.values())
    return pick(prefer_plain(observation, [action for action in legal if values[action] > best - CLOSE]), random)


def _spends_on_hidden(action: Action) -> bool:
    """Return whether it gives up a card in play for cards of the deck or of another hand."""
    return action.word == "sacrifice" and DOMAINS[DOMAIN_OF[action.kind]] in REVEALING


def _count_held(observation: Observation, legal: list[Action]) -> dict[Action, float]:
    """Return for each pick of the draft how many cards of its Domain are held, and a little more for those liked."""
    held = [card[0] for card in observation.hand]
    domains = {action: DOMAINS[DOMAIN_OF[action.kind]] for action in legal}
    return {action: held.count(domain) + (0.5 if domain in LIKED else 0.0) for action, domain in domains.items()}
