"""A baseline policy: the player who only ever builds their largest column.

*Columns* are the player's own, by face-up cards. Ties that remain are broken at random.

- Draft: keep, and take, the card of the Domain of which most cards are held already (hand and play area).
- Step 1: play to the largest column possible. Among columns of equal size, the one of which most cards are in hand.
- Step 2: the *aim* is the largest column to which a card of the hand may be played (ties as in step 1), provided that
  no own column is larger. Use any permanent effect that enlarges it: Economy and Science, the own one or copied by
  Inspiration, where the cards they play there are more than the cards of that column they take away. Of several use
  the one that enlarges it most, then Science (it keeps the cards), then the lower level, then the own, not a copy.
  Nothing else enlarges a column, so use nothing else, never sacrifice, and end the turn.
- Steps of an effect: play as in step 1; scrap and recall a card of the smallest column, the aim last; discard and
  give the card whose column is smallest; salvage the card whose column is largest.
- No sacrifice is started, but one may have been started by the player who is replaced: attack with a card of the
  smallest column, take the largest hand, and lay a marker on the largest column on offer.
"""

from collections.abc import Callable, Sequence
from typing import Final

from bot.games.civ.ai.policy import RandomSource, pick
from bot.games.civ.rules.actions import Action
from bot.games.civ.rules.cards import DOMAINS, KINDS, Domain
from bot.games.civ.rules.effect_table import STEPS, EffectStep, Zone, totals_at
from bot.games.civ.rules.observation import Observation, SeenSeat

Rank = tuple[int, ...]
"""The preference for an action: the greatest wins."""
Ranking = Callable[[Observation, Action], Rank]


def greedy_policy(observation: Observation, random: RandomSource) -> Action:
    """Return the action this module's specification names."""
    legal = observation.legal
    rank = _RANKS.get(legal[0].word)
    if observation.phase == "effects":
        growing = [action for action in legal if _gain(observation, action) > 0]
        legal = growing or [action for action in legal if action.word == "end"]
        rank = _most_growth
    return _most_wanted(observation, legal, rank, random) if rank else legal[0]


def _most_wanted(observation: Observation, actions: Sequence[Action], rank: Ranking, random: RandomSource) -> Action:
    ranked = [(rank(observation, action), action) for action in actions]
    best = max(wanted for wanted, _ in ranked)
    return pick([action for wanted, action in ranked if wanted == best], random)


# What the player sees


def _own_seat(observation: Observation) -> SeenSeat:
    assert observation.viewer is not None, "a player holds a seat"
    return observation.seats[observation.viewer]


def _size(seat: SeenSeat, domain: int) -> int:
    return seat.columns[domain].count


def _domain(action: Action) -> int:
    return DOMAINS.index(Domain(KINDS[action.kind][0]))


def _in_hand(observation: Observation, domain: int) -> int:
    return sum(card[0] == DOMAINS[domain] for card in observation.hand)


def _count_held(observation: Observation, domain: int) -> int:
    return _in_hand(observation, domain) + _size(_own_seat(observation), domain)


def _aim(observation: Observation) -> int | None:
    """Return the Domain built in step 2, or None while no card of the hand may go to a largest column."""
    me = _own_seat(observation)
    playable = [
        domain for domain in range(len(DOMAINS)) if _in_hand(observation, domain) and not me.columns[domain].embargoes
    ]
    if not playable:
        return None
    best = max(playable, key=lambda domain: (_size(me, domain), _in_hand(observation, domain)))
    return best if _size(me, best) == max(column.count for column in me.columns) else None


# What the player wants


def _gain(observation: Observation, action: Action) -> int:
    """Return by how many cards an effect of step 2 would enlarge the aim."""
    totals = totals_at(action.domain, action.level) if action.word in ("use", "copy") else None
    if totals is None or not totals.grows:
        return 0
    aim = _aim(observation)
    if aim is None:
        return 0
    me = _own_seat(observation)
    others = sum(column.count for column in me.columns) - _size(me, aim)
    discarded = sum(card[0] == DOMAINS[aim] for card in observation.discard)
    gained = min(totals.plays, _in_hand(observation, aim)) + min(totals.revives, discarded)
    return gained - max(0, totals.spent - others)


def _most_growth(observation: Observation, action: Action) -> Rank:
    keeps_cards = action.word in ("use", "copy") and totals_at(action.domain, action.level).recalls > 0
    return _gain(observation, action), keeps_cards, -action.level, action.word == "use"


def _largest_column(observation: Observation, action: Action) -> Rank:
    domain = _domain(action)
    return _size(_own_seat(observation), domain), _in_hand(observation, domain)


def _most_held(observation: Observation, action: Action) -> Rank:
    return (_count_held(observation, _domain(action)),)


def _smallest_column(observation: Observation, action: Action) -> Rank:
    domain = _domain(action)
    return -_size(_own_seat(observation), domain), -_in_hand(observation, domain), domain != _aim(observation)


def _aim_last(observation: Observation, action: Action) -> Rank:
    return _domain(action) != _aim(observation), -_size(_own_seat(observation), _domain(action))


def _largest_hand(observation: Observation, action: Action) -> Rank:
    return (len(observation.seats[action.target].hand_ages),)


def _their_largest_column(observation: Observation, action: Action) -> Rank:
    return (_size(observation.seats[action.target], action.domain),)


def _rank_of(step: EffectStep) -> Ranking:
    """Return how a step's choices are ranked. Raises `KeyError` for a way to move a card not known here."""
    if step.strikes_others:
        return _smallest_column
    return _BY_PLACES[step.source, step.goal]


_BY_PLACES: Final[dict[tuple[Zone, Zone], Ranking]] = {
    (Zone.HAND, Zone.AREA): _largest_column,
    (Zone.AREA, Zone.DISCARD): _aim_last,
    (Zone.AREA, Zone.HAND): _aim_last,
    (Zone.HAND, Zone.DISCARD): _smallest_column,
    (Zone.HAND, Zone.OTHER_HAND): _smallest_column,
    (Zone.DISCARD, Zone.HAND): _largest_column,
    (Zone.DISCARD, Zone.AREA): _largest_column,
    (Zone.OTHER_HAND, Zone.HAND): _largest_hand,
    (Zone.HELD, Zone.OTHER_COLUMN): _their_largest_column,
}
_RANKS: Final[dict[str, Ranking]] = {
    "keep": _most_held,
    "take": _most_held,
    **{word: _rank_of(step) for word, step in STEPS.items()},
}
