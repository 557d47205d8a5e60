"""The value of a position for a seat, from each seat's turns to Hegemony and who leads when the pile runs out.

For every seat and Domain the turns to Hegemony are estimated from the cards still missing, those in hand, how many
cards that seat plays and draws a turn (levels), and how often the pile will bring that Domain. A seat's *pace* is the
sum of `pace_of(turns)` over its Domains. The pile's end counts as one more rival, at which majorities decide. A seat's
share of all paces is its prospect, 0 to 1.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from bot.games.civ.rules.cards import (
    AGE_OF,
    BAG_OF_DOMAIN,
    DOMAIN_OF,
    DOMAINS,
    FLAG,
    KIND_OF,
    KINDS,
    Card,
    R,
    column_sizes,
    count,
    size,
)
from bot.games.civ.rules.determinization import unseen
from bot.games.civ.rules.effect_table import EFFECTS, HAND_LIMITS, Totals, permanent_levels, totals_at
from bot.games.civ.rules.observation import Observation, SeenSeat
from bot.games.civ.rules.position import Position
from bot.games.civ.rules.scoring import by_points
from bot.games.civ.rules.setup import LEVELS

WON: Final = 2.0
"""The value of a won position, above every prospect."""
FAR: Final = 400.0
"""The number of turns for what can hardly happen."""


@dataclass(frozen=True, slots=True)
class Weights:
    """Parameters tuned by playing."""

    hoard: float = 1.3
    """How much likelier than chance another's hand holds the Domain that its player builds."""
    wait: float = 0.6
    """The weight of a missing card's waiting time relative to the playing time."""
    head_start: float = 0.4
    """The number of turns by which others, who move first, are ahead."""
    science: float = 0.25
    """Additional cards drawn a turn by level of Science."""
    military: float = 0.5
    economy: float = 0.6
    utopia: float = 0.5
    plays: float = 0.5
    """Additional cards a turn, by level of Economy or Science, that can be played where they are wanted."""
    religion: float = 0.5
    """The number of turns of drawing that a larger hand limit is worth to another."""
    culture: float = 0.02
    end: float = 1.0
    horizon: float = 8.0
    """The number of draws by a player over which the pile is considered."""


TUNED: Final = Weights()
_MORE_PLAYS: Final = tuple(tuple(totals_at(domain, level).grows for level in (0, 1, 2)) for domain in range(6))
"""Additional cards a turn that can be played, by Domain and level."""
_MORE_FETCHED: Final = tuple(tuple(totals_at(domain, level).fetches for level in (0, 1, 2)) for domain in range(6))
"""Additional cards a turn that come out of the discard pile, by Domain and level."""


def more_drawn(totals: Totals, weights: Weights) -> float:
    """Return how many more cards a turn a permanent effect makes its user draw, as cards that leave the hand are
    replaced.

    Raises `ValueError` for an effect that has no weight.
    """
    if totals.takes or totals.strikes:
        raise ValueError(f"no weight says what {totals} is worth in every turn")
    if totals.plays:
        return weights.economy * totals.plays if totals.loss > 0 else weights.science * totals.plays
    return weights.military * totals.thrown + totals.draws


for _effect in EFFECTS:
    if _effect.level:
        more_drawn(totals_at(_effect.domain, _effect.level), TUNED)


class Prospects:
    """Prospects of positions that follow from one observation: the unseen cards are counted once."""

    @property
    def denies(self) -> bool:
        """Whether cards that bring another near Hegemony are kept from them: a yardstick plays as it always did."""
        return False

    def __init__(self, observation: Observation, weights: Weights = TUNED, *, has_memory: bool = False) -> None:
        """`has_memory`: cards that the viewer knows to be in a hand count there, and not among the others."""
        assert observation.viewer is not None, "prospects are a seat's"
        self._me: int = observation.viewer
        self._weights = weights
        self._side = observation.side(observation.viewer)
        known = observation.remembered if has_memory else ((),) * observation.players
        pools = _pools(observation, known)
        self._rates = _rates(observation, pools, weights.horizon)
        self._by_age = {age: [part / max(sum(pool), 1) for part in pool] for age, pool in pools.items()}
        self._left = [sum(pool[domain] for pool in pools.values()) for domain in range(6)]
        self._backs = [
            [
                sum(self._by_age[age][domain] for age in _unknown_backs(seen, known[seen.seat]))
                + sum(card[0] == DOMAINS[domain] for card in known[seen.seat])
                for domain in range(6)
            ]
            for seen in observation.seats
        ]
        self._more_drawn = [
            (domain, [more_drawn(totals_at(domain, level), weights) for level in (0, 1, 2)])
            for domain in range(6)
            if any(totals_at(domain, level) != totals_at(domain, 0) for level in permanent_levels(domain))
        ]
        self._paces: dict[tuple[object, ...], float] = {}

    @property
    def rates(self) -> list[float]:
        """The probability of each Domain among the next cards of the pile."""
        return self._rates

    def in_hand(self, seat: int) -> list[float]:
        """Return how many cards of each Domain another's hand is expected to hold, as observed."""
        return self._backs[seat]

    def of(self, position: Position) -> float:
        """Return the viewer's prospect at the end of their step 2."""
        if position.result is not None:
            return self._final_prospect(position.result.winners)
        me = self._me
        # all that is left is to end the turn (§7.1)
        if position.turn == me and position.setup.may_have_hegemony(position.columns[me]) and position.hegemony(me):
            return WON
        total = mine = 0.0
        for seat, alive in enumerate(position.alive):
            if alive:
                pace = self._pace(position, seat)
                total += pace
                if seat in self._side:
                    mine += pace
        end = self._end_pace(position)
        if end > 0:
            mine += end * self._end_share(position)
            total += end
        bonus = self._weights.culture if position.most_culture(me) else 0.0
        return mine / total + bonus

    def _final_prospect(self, winners: tuple[int, ...]) -> float:
        return WON / len(winners) if self._me in winners else -1.0

    def _pace(self, position: Position, seat: int) -> float:
        hand = position.hands[seat]
        key = (
            seat,
            position.columns[seat],
            # another's hand was dealt at random in this position: of it nothing counts but how many cards it has
            hand if seat == self._me else size(hand),
            position.embargoes[seat],
            position.democracies[seat],
            position.hand_limit(seat) if seat == self._me else 0,
            seat == self._me and position.discard,
        )
        pace = self._paces.get(key)
        if pace is None:
            pace = self._paces[key] = sum(map(pace_of, self._turns(position, seat)))
        return pace

    def _turns(self, position: Position, seat: int) -> list[float]:
        """Return the turns to Hegemony in each Domain."""
        weights, setup, columns = self._weights, position.setup, position.columns[seat]
        sizes = column_sizes(columns)
        levels = LEVELS[setup.players]
        level = [levels[there] for there in sizes]
        played = fetched = 0
        draws = 1.0
        for domain, more in self._more_drawn:
            reached = level[domain]
            played += _MORE_PLAYS[domain][reached]
            fetched += _MORE_FETCHED[domain][reached]
            draws += more[reached]
        plays = 1 + weights.plays * played
        hand = self._hand(position, seat, level[R])
        forbidden = position.forbidden(seat) if position.embargoes[seat] else 0
        need = setup.hegemony_size
        gaps = [need - there for there in sizes]
        for marker in position.democracies[seat]:
            gaps[marker.domain] += 1
        early = 0.0 if seat == self._me else weights.head_start
        found: list[float] = []
        for domain, missing in enumerate(gaps):
            held = hand[domain]
            turns = missing / plays
            wanted = missing - held
            if wanted > 0:
                arriving = draws * self._rates[domain]
                if fetched and position.discard & BAG_OF_DOMAIN[domain]:
                    arriving += weights.utopia * fetched
                # `wanted` is an estimate in fractions of a card: half a card short is not yet out of reach
                if wanted > self._left[domain] + 0.5 or arriving <= 0:
                    found.append(_if_held(max(turns - early, 0.5), missing, held) if seat != self._me else FAR)
                    continue
                turns = max(turns, weights.wait * turns + wanted / arriving)
            if forbidden & FLAG[domain]:
                # an Embargo holds for one turn of its victim (§5.3)
                turns += 1
            # never 0: the pace is what this is divided by
            found.append(max(turns - early, 0.5))
        return found

    def _hand(self, position: Position, seat: int, religion: int) -> list[float]:
        """Return cards of each Domain in hand, as far as known, after the draw."""
        hand = position.hands[seat]
        if seat == self._me:
            missing = max(0, position.hand_limit(seat) - size(hand))
            found = [rate * missing for rate in self._rates]
            for kind in range(len(KINDS)):
                if held := count(hand, kind):
                    found[DOMAIN_OF[kind]] += held
            return found
        backs = self._backs[seat]
        known = sum(backs)
        # the backs are those of the observation; in this position the hand may hold more or fewer
        factor = self._weights.hoard * (size(hand) / known if known else 0)
        more = self._weights.religion * max(0, HAND_LIMITS[religion] - size(hand))
        return [back * factor + more * rate for back, rate in zip(backs, self._rates, strict=True)]

    def _end_pace(self, position: Position) -> float:
        players = sum(position.alive)
        # some 1.3 cards a turn and player: the one played is replaced, and effects draw a few more
        turns = 1 + position.pile_size() / players / 1.3
        return self._weights.end * pace_of(turns)

    def _end_share(self, position: Position) -> float:
        """Return who would win by majorities: points first, with a little for being close."""
        result = by_points(position, "majority")
        points = result.points or ()
        sides = position.setup.sides()
        mine = points[sides.index(self._side)]
        best = max(score for side, score in zip(sides, points, strict=True) if side != self._side)
        # each point ahead makes a later lead likelier, but ties (§7.4) decide: who would win now has 0.7 at least
        share = 0.5 + 0.12 * (mine - best)
        share = max(share, 0.6) + 0.1 if self._me in result.winners else min(share, 0.4)
        return min(max(share, 0.0), 1.0)


def pace_of(turns: float) -> float:
    """Return the fourth power of turns' inverse, by multiplication alone: that is the same on every machine."""
    # so steep that the nearest of several goals counts nearly alone
    inverse = 1 / turns
    inverse *= inverse
    return inverse * inverse


def _if_held(turns: float, missing: int, held: float) -> float:
    """Return the turns where no more cards of a Domain will come: another may hold all that is missing, and is near
    then.

    Their pace is that of `turns`, times how likely that is; square roots are the same on every machine.
    """
    share = min(1.0, held / missing)
    likely = 1.0
    for _ in range(missing):
        likely *= share
    return min(FAR, turns / sqrt(sqrt(likely))) if likely > 0 else FAR


def _pools(observation: Observation, known: Sequence[Sequence[Card]]) -> dict[int, list[int]]:
    pools = {age: [0] * 6 for age in (1, 2, 3)}
    for kind, left in enumerate(unseen(observation)):
        pools[AGE_OF[kind]][DOMAIN_OF[kind]] += left
    for cards in known:
        for card in cards:
            kind = KIND_OF[card]
            pools[AGE_OF[kind]][DOMAIN_OF[kind]] -= 1
    return pools


def _unknown_backs(seen: SeenSeat, known: Sequence[Card]) -> Iterable[int]:
    """Return the Ages of the cards in a hand of which nothing else is known."""
    return (Counter(seen.hand_ages) - Counter(int(card[1]) for card in known)).elements() if known else seen.hand_ages


def _rates(observation: Observation, pools: dict[int, list[int]], horizon: float) -> list[float]:
    """Return how likely one of the next cards of the pile is of each Domain."""
    ahead = max(1.0, min(horizon * observation.players, observation.pile_size))
    rates, rest = [0.0] * 6, ahead
    for age, left in zip((1, 2, 3), observation.pile, strict=True):
        taken = min(left, rest)
        rest -= taken
        unknown = sum(pools[age])
        for domain in range(6):
            rates[domain] += taken / ahead * pools[age][domain] / unknown if unknown else 0.0
    return rates
