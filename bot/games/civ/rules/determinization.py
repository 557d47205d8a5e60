"""A position that is possible for one viewer: what they see as it is, what they cannot see dealt at random.

Computer players think ahead on it with the rules themselves. Backs are public (§1.6), so each unseen card goes where a
card of its Age lies: into hands, the draw pile or the box.
"""

from collections import Counter
from typing import Final, Protocol

from bot.games.civ.rules.cards import (
    AGE_OF,
    AGES,
    COLUMN,
    DOMAINS,
    FLAG,
    KIND_OF,
    ONE,
    SUPPLY,
    Card,
    Domain,
    Seat,
    bag_of,
)
from bot.games.civ.rules.effect_table import STEPS, Zone, effects_asking
from bot.games.civ.rules.observation import Observation, SeenSeat
from bot.games.civ.rules.position import DRAFT_KEEP, NOBODY, Coin, Marker, Position, opening, rivals_of
from bot.games.civ.rules.setup import Setup

DOMAIN_NUMBER: Final = {domain: number for number, domain in enumerate(DOMAINS)}


class Chance(Protocol):
    """A source of randomness such as `random.Random`."""

    def random(self) -> float: ...


def unseen(observation: Observation) -> tuple[int, ...]:
    """Return how many cards of each kind the viewer cannot see: in other hands, the draw pile or the box."""
    seen = Counter(_seen_cards(observation))
    return tuple(count - seen[card] for card, count in SUPPLY.items())


def determinize(observation: Observation, random: Chance, *, has_memory: bool = True) -> Position:
    """Return a position that looks like this to the viewer, who holds a seat and is awaited; not while packs pass.

    Cards that the viewer knows to be in a hand lie there, unless they have no memory.
    """
    assert observation.viewer is not None, "a spectator cannot be asked for anything"
    assert observation.phase != DRAFT_KEEP, "packs are handed on unseen"
    hidden = _shuffle_unseen(observation, random)
    # first, since it takes its card out of the cards that hands, pile and box share
    held = _draw_sacrificed(observation, hidden)
    known: list[list[int]] = [[] for _ in observation.seats]
    if has_memory:
        _place_known(observation, hidden, known, random)
    hands = [_hand(observation, seen, hidden, known[seen.seat]) for seen in observation.seats]
    pile = [hidden[age].pop() for age, left in zip(AGES, observation.pile, strict=True) for _ in range(left)]
    box = sorted(kind for kinds in hidden.values() for kind in kinds)
    return _make_position(observation, hands, held, _setup(observation, pile, box))


def _seen_cards(observation: Observation) -> list[Card]:
    found = [*observation.hand, *observation.pack, *observation.discard, *observation.centre]
    for seat in observation.seats:
        for column in seat.columns:
            found += [*column.cards, *column.embargoes, *column.democracies]
    return found


def _shuffle_unseen(observation: Observation, random: Chance) -> dict[int, list[int]]:
    """Return the unseen kinds by Age, in random order."""
    hidden: dict[int, list[int]] = {age: [] for age in AGES}
    for kind, count in enumerate(unseen(observation)):
        hidden[AGE_OF[kind]] += [kind] * count
    chance = random.random
    for kinds in hidden.values():
        for last in range(len(kinds) - 1, 0, -1):
            # by hand, since Python promises the same `random()` in every version, but not the same `shuffle`
            other = int(chance() * (last + 1))
            kinds[last], kinds[other] = kinds[other], kinds[last]
    return hidden


def _draw_sacrificed(observation: Observation, hidden: dict[int, list[int]]) -> int:
    """Return the card sacrificed for a marker that is not laid yet, out of the unseen ones (§5.3, §5.5).

    Its Age is that of which one card more is unseen than hands, pile and box hold.
    """
    if not observation.owed or STEPS[observation.owed[0]].source is not Zone.HELD:
        return -1
    domain = DOMAINS[effects_asking(observation.owed[0])[0].domain]
    boxed = 0 if observation.players == 4 else 3
    for age, left in zip(AGES, observation.pile, strict=True):
        backs = sum(seen.hand_ages.count(age) for seen in observation.seats if seen.seat != observation.viewer)
        if len(hidden[age]) > left + backs + boxed:
            kind = KIND_OF[f"{domain}{age}"]
            hidden[age].remove(kind)
            return kind
    raise AssertionError("the sacrificed card lies somewhere")


def _place_known(
    observation: Observation, hidden: dict[int, list[int]], known: list[list[int]], random: Chance
) -> None:
    """Move the kinds that the viewer knows to be in a hand from the unseen ones to those `known` there.

    Of cards known to be in several hands together, one of those that have a back of that Age gets each at random.
    """

    def place(seats: tuple[Seat, ...], kind: int) -> None:
        age = AGE_OF[kind]
        free = [
            seat
            for seat in seats
            if observation.seats[seat].hand_ages.count(age) > sum(AGE_OF[each] == age for each in known[seat])
        ]
        # a card that fits nowhere was given away by chance between those who may have it, and is dealt as the others
        if free and kind in hidden[age]:
            known[free[int(random.random() * len(free))] if len(free) > 1 else free[0]].append(kind)
            hidden[age].remove(kind)

    for seen, cards in zip(observation.seats, observation.remembered, strict=True):
        for card in cards:
            place((seen.seat,), KIND_OF[card])
    for seats, cards in observation.remembered_together:
        there = Counter(kind for seat in seats for kind in known[seat])
        for kind, count in Counter(KIND_OF[card] for card in cards).items():
            for _ in range(count - there[kind]):
                place(seats, kind)


def _hand(observation: Observation, seen: SeenSeat, hidden: dict[int, list[int]], known: list[int]) -> int:
    if seen.seat == observation.viewer:
        return bag_of(observation.hand)
    backs = Counter(seen.hand_ages) - Counter(AGE_OF[kind] for kind in known)
    return sum(ONE[kind] for kind in known) + sum(ONE[hidden[age].pop()] for age in backs.elements())


def _setup(observation: Observation, pile: list[int], box: list[int]) -> Setup:
    cards = tuple(SUPPLY)
    left = Counter(SUPPLY)
    left.subtract(cards[kind] for kind in (*pile, *box))
    # a deck has to be in the order of Ages (§1.2); the order in which cards were drawn no longer matters
    drawn = sorted(left.elements(), key=lambda card: AGE_OF[KIND_OF[card]])
    return Setup(
        players=observation.players,
        setup=observation.setup,
        teams=observation.teams,
        first=observation.first,
        hegemony=observation.hegemony,
        turn_cap=observation.turn_cap,
        deck=(*drawn, *(cards[kind] for kind in pile)),
        box=tuple(cards[kind] for kind in box),
    )


def _make_position(observation: Observation, hands: list[int], held: int, setup: Setup) -> Position:
    new = opening(setup)
    areas = [[card for column in seen.columns for card in column.cards] for seen in observation.seats]
    new.phase = observation.phase
    new.turn = NOBODY if observation.turn is None else observation.turn
    new.turns = observation.turns
    new.drawn = len(setup.pile) - observation.pile_size
    new.hands = hands
    new.areas = [bag_of(area) for area in areas]
    new.columns = [sum(COLUMN[KIND_OF[card]] for card in area) for area in areas]
    new.discard = bag_of(observation.discard)
    new.embargoes = [_markers(seen, is_embargo=True) for seen in observation.seats]
    new.democracies = [_markers(seen, is_embargo=False) for seen in observation.seats]
    if (coin := observation.coin) is not None:
        new.coin = Coin(coin.by, coin.seat, DOMAIN_NUMBER[coin.domain], coin.level)
    new.permanent = _flags(observation.used_permanent)
    new.sacrifice = _flags(observation.used_sacrifice)
    new.owed = observation.owed
    new.target = NOBODY if observation.inquired is None else observation.inquired
    new.held = held
    new.alive = tuple(seen.alive for seen in observation.seats)
    new.rivals = rivals_of(new.alive)
    new.packs, new.passed = [], []
    new.centre = bag_of(observation.centre)
    new.result = observation.result
    return new


def _markers(seen: SeenSeat, *, is_embargo: bool) -> tuple[Marker, ...]:
    return tuple(
        sorted(
            Marker(DOMAIN_NUMBER[column.domain], KIND_OF[card])
            for column in seen.columns
            for card in (column.embargoes if is_embargo else column.democracies)
        )
    )


def _flags(domains: tuple[Domain, ...]) -> int:
    return sum(FLAG[DOMAIN_NUMBER[domain]] for domain in domains)
