"""A viewer's knowledge of the others' hands, and another player's next turn that follows from it (RULES §1.6, §5.2).

It starts from a position that is possible for the viewer (`determinize`) and reads nothing that was dealt there: of
hands that the viewer does not see, only the backs count.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement, product
from typing import Final

from bot.games.civ.rules.actions import END
from bot.games.civ.rules.cards import (
    AGE_OF,
    DOMAIN_OF,
    ONE,
    ONE_OF,
    Seat,
    bag_of,
    columns_size,
    count,
    kinds_in,
    of_age,
)
from bot.games.civ.rules.determinization import unseen
from bot.games.civ.rules.effects import apply, branch
from bot.games.civ.rules.observation import Observation
from bot.games.civ.rules.position import EFFECTS, NOBODY, OVER, PLAY, Position
from bot.games.civ.rules.turn_end import closes_round, pass_turn
from bot.games.civ.threats.turn import NO_BLANKS, Blanks, SeenHand, TurnFacts, TurnState, draw_from

Bags = tuple[int, ...]
"""A bag for each seat."""

MOST_DIVISIONS: Final = 96
"""Ways to divide cards among hands that are distinguished: one hand of the turn is searched for each."""


@dataclass(frozen=True, slots=True)
class KnownCards:
    """One possible arrangement of the cards that a viewer knows of."""

    pool: int
    """The bag of the cards that may lie anywhere."""
    known: tuple[int, ...]
    """The bag of the cards that are in each hand, by seat."""


@dataclass(frozen=True, slots=True)
class Viewer:
    """The player who looks at the others' turns, and their knowledge of hidden cards."""

    seat: int
    ways: tuple[KnownCards, ...]
    """All arrangements that the viewer cannot exclude, each with the cards of its pool in any place."""
    is_exact: bool
    """False where too much is known of several hands together, so that `ways` hold more than is possible."""


def viewer_of(observation: Observation, held: int = -1) -> Viewer:
    """Return what the observation's viewer, who holds a seat, knows of the others' hands.

    `held` is the kind of the card that is on its way to become a marker (§5.3, §5.5), -1 without one.
    """
    assert observation.viewer is not None
    hidden = sum(ONE[kind] * left for kind, left in enumerate(unseen(observation))) - (ONE[held] if held >= 0 else 0)
    room = [Counter(seen.hand_ages) for seen in observation.seats]
    ways: Collection[Bags] = [tuple(map(bag_of, observation.remembered))]
    is_exact = True
    for seats, cards in observation.remembered_together:
        divided = _first(new for known in ways for new in _divide(known, seats, bag_of(cards), room))
        if len(divided) <= MOST_DIVISIONS:
            ways = divided
        else:
            is_exact = False  # they stay in the pool: that excludes less
    return Viewer(observation.viewer, tuple(KnownCards(hidden - sum(known), known) for known in ways), is_exact)


def _first(divisions: Iterable[Bags]) -> Collection[Bags]:
    """Return the divisions, each once; of more than `MOST_DIVISIONS` one more than that."""
    found: dict[Bags, None] = {}
    for each in divisions:
        found[each] = None
        if len(found) > MOST_DIVISIONS:
            break
    return found


def _divide(known: Bags, seats: Sequence[int], bag: int, room: Sequence[Counter[int]]) -> Iterator[Bags]:
    """Yield `known` with the bag's cards that these hands do not hold yet added, in each way the backs allow."""
    held = sum(known[seat] for seat in seats)
    lacking = next((kind for kind in kinds_in(bag) if count(held, kind) < count(bag, kind)), None)
    if lacking is None:
        yield known
        return
    for more in _deal(known, seats, lacking, count(bag, lacking) - count(held, lacking), room):
        yield from _divide(more, seats, bag, room)


def _deal(known: Bags, seats: Sequence[int], kind: int, many: int, room: Sequence[Counter[int]]) -> Iterator[Bags]:
    """Yield `known` with `many` cards of a kind added to these hands, in each way the backs allow; low seats first."""
    if not many:
        yield known
        return
    age = AGE_OF[kind]
    for place, seat in enumerate(seats):
        if of_age(known[seat], age) < room[seat][age]:
            more = (*known[:seat], known[seat] + ONE[kind], *known[seat + 1 :])
            yield from _deal(more, seats[place:], kind, many - 1, room)


@dataclass(frozen=True, slots=True)
class SeenHands:
    """All hands as the viewer sees them, in one arrangement of the cards that they know of."""

    pool: int
    """The bag of the cards that may lie anywhere."""
    hands: tuple[SeenHand, ...]
    """The hands, by seat."""


@dataclass(frozen=True, slots=True)
class SeenPosition:
    """A position as a viewer sees it after ending their turn; the given position where it is another's turn."""

    position: Position
    viewer_seat: int
    ways: tuple[SeenHands, ...]
    """The hands in each possible arrangement of the cards that the viewer knows of."""


@lru_cache(maxsize=4096)  # most hands stay the same in all that the viewer tries
def domains_of(bag: int) -> int:
    """Return the column set of a bag."""
    return sum(count(bag, kind) * ONE_OF[DOMAIN_OF[kind]] for kind in kinds_in(bag))


@lru_cache(maxsize=4096)
def backs_of(bag: int) -> Blanks:
    """Return how many cards of each Age a bag holds (§1.6)."""
    return of_age(bag, 1), of_age(bag, 2), of_age(bag, 3)


def pile_of(position: Position) -> Blanks:
    """Return how many cards of each Age the draw pile still holds (§1.6)."""
    ages = [AGE_OF[kind] for kind in position.setup.pile[position.drawn :]]
    return ages.count(1), ages.count(2), ages.count(3)


def hands_of(backs: Sequence[int], pool: int, first: Sequence[int]) -> Iterator[int]:
    """Yield every hand of these Ages that the pool allows, as a column set; those with most of `first` first."""
    by_age: list[list[int]] = []
    for age in sorted(set(backs)):
        kinds = [kind for kind in kinds_in(pool) if AGE_OF[kind] == age]
        # the hands that are most dangerous first: one that cannot be stopped ends the search
        kinds.sort(key=lambda kind: DOMAIN_OF[kind] not in first)
        some = combinations_with_replacement(kinds, backs.count(age))
        by_age.append([sum(ONE[kind] for kind in each) for each in some if _allows(pool, each)])
    seen: set[int] = set()
    for parts in product(*by_age):
        hand = domains_of(sum(parts))
        if hand not in seen:
            seen.add(hand)
            yield hand


def _allows(pool: int, kinds: Sequence[int]) -> bool:
    return all(kinds.count(kind) <= count(pool, kind) for kind in set(kinds))


def end_own_turn(position: Position, viewer: Viewer) -> SeenPosition:
    """Return the position after the viewer ends their turn; as it lies where they may not end it."""
    ended, drawn = position, NO_BLANKS
    if position.turn == viewer.seat and position.phase == EFFECTS:
        ended = apply(position, viewer.seat, END)
        # the determinization's pile is made up: of what is drawn only the Ages are true
        drawn, _ = draw_from(pile_of(position), ended.drawn - position.drawn)
    own = SeenHand(domains_of(position.hands[viewer.seat]), drawn)
    ways = (
        SeenHands(
            way.pool,
            tuple(
                own if seat == viewer.seat else _seen_hand(hand, way.known[seat])
                for seat, hand in enumerate(ended.hands)
            ),
        )
        for way in viewer.ways
    )
    return SeenPosition(ended, viewer.seat, tuple(ways))


def _seen_hand(hand: int, known: int) -> SeenHand:
    if not known:
        return SeenHand(0, backs_of(hand))
    one, two, three = map(int.__sub__, backs_of(hand), backs_of(known))
    return SeenHand(domains_of(known), (one, two, three))


def begin_turn(position: Position, seat: int) -> tuple[Position, int]:
    """Return the position at the start of that player's next turn if no card moves until then, and whose turn ended
    before.

    The position is the given one where they are on turn, and the end of the game where that comes before their turn
    (§7.2, §7.5).
    """
    now, ended = position, NOBODY
    while now.phase != OVER and now.turn != seat:
        new, ended = branch(now), now.turn
        new.turns += 1
        # Hegemony is not asked for: no card moves, so anyone who had it has won already
        pass_turn(new, ended, new.setup.turn_cap)
        now = new
    return now, ended


def next_turns(seen_position: SeenPosition, position: Position, seat: Seat) -> list[tuple[TurnFacts, TurnState]]:
    """Return that player's turn, or the rest of it, in all ways it may begin.

    `position` is one of `begin_turn`, and not the end of the game.
    """
    turns = [_next_turn(way, position, seat) for way in seen_position.ways]
    return merge_turns(turns) if len(turns) > 1 else turns  # one is the rule, and to compare turns takes long


def merge_turns(turns: Iterable[tuple[TurnFacts, TurnState]]) -> list[tuple[TurnFacts, TurnState]]:
    """Merge turns that differ only in the hands that may be inquired, which is done once a turn (§3.3)."""
    hands: dict[tuple[TurnFacts, TurnState], dict[SeenHand, None]] = {}
    for facts, turn in turns:
        key = facts._replace(hands=()), turn
        hands.setdefault(key, {}).update(dict.fromkeys(facts.hands))
    return [(facts._replace(hands=tuple(any_of)), turn) for (facts, turn), any_of in hands.items()]


def _next_turn(way: SeenHands, position: Position, seat: Seat) -> tuple[TurnFacts, TurnState]:
    """Return that player's turn in one way in which the cards that the viewer knows of may lie."""
    setup, rivals = position.setup, position.rivals[seat]
    cap = setup.turn_cap
    facts = TurnFacts(
        setup=setup,
        forbidden=position.forbidden(seat),
        needs=tuple(position.hegemony_need(seat, domain) for domain in range(6)),
        hands=tuple(way.hands[other] for other in rivals),
        is_last=closes_round(position, seat),
        is_capped=cap is not None and position.turns + 1 >= cap,
        seat=seat,
        rivals=rivals,
    )
    hand = way.hands[seat]
    turn = TurnState(
        columns=position.columns[seat],
        others=tuple(position.columns[other] for other in rivals),
        gained=0,
        known=hand.known,
        blanks=hand.blanks,
        keeps=sum(hand.blanks) + columns_size(hand.known),
        pool=way.pool,
        discard=domains_of(position.discard),
        permanent=position.permanent,
        sacrifice=position.sacrifice,
        is_step_1=position.phase == PLAY,
        pile=pile_of(position),
    )
    return facts, turn
