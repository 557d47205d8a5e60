"""The ways in which cards that are known to be in several hands together may lie in each (RULES §1.6, §5.2)."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.civ.rules.cards import AGE_OF, ONE, bag_of, count, kinds_in, of_age
from bot.games.civ.rules.determinization import unseen
from bot.games.civ.rules.observation import Observation

Bags = tuple[int, ...]
"""A bag for each seat."""

MOST_DIVISIONS: Final = 96
"""Ways to divide such cards among hands that are told apart: a hand of the turn that is looked at for each."""


@dataclass(frozen=True, slots=True)
class HiddenCards:
    """One way in which what a reader knows of others' cards may lie."""

    pool: int
    """The bag of the cards of which he does not know where they are."""
    known: tuple[int, ...]
    """By seat, the bag of the cards that are in that hand."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Who looks at the others' turns, and what he knows of hidden cards."""

    seat: int
    ways: tuple[HiddenCards, ...]
    """Whatever he cannot exclude is as one of them has it, with the cards of its pool anywhere."""
    is_exact: bool
    """Whether he can exclude all else; not so where too much is known of several hands together."""


def reader_of(observation: Observation, held: int = -1) -> Reader:
    """What the observation's viewer, who holds a seat, knows of the others' hands.

    `held` is the kind of the card that is on its way to become a marker (§5.3, §5.5), -1 without one.
    """
    assert observation.viewer is not None
    hidden = sum(ONE[kind] * left for kind, left in enumerate(unseen(observation))) - (ONE[held] if held >= 0 else 0)
    room = [Counter(seen.hand_ages) for seen in observation.seats]
    ways: Collection[Bags] = [tuple(map(bag_of, observation.remembered))]
    is_exact = True
    for seats, cards in observation.remembered_together:
        divided = _first(new for known in ways for new in _divisions(known, seats, bag_of(cards), room))
        if len(divided) <= MOST_DIVISIONS:
            ways = divided
        else:
            is_exact = False  # they stay in the pool: that excludes less
    return Reader(observation.viewer, tuple(HiddenCards(hidden - sum(known), known) for known in ways), is_exact)


def _first(divisions: Iterable[Bags]) -> Collection[Bags]:
    """The divisions, each once; of more than `MOST_DIVISIONS` one more than that."""
    found: dict[Bags, None] = {}
    for each in divisions:
        found[each] = None
        if len(found) > MOST_DIVISIONS:
            break
    return found


def _divisions(known: Bags, seats: Sequence[int], bag: int, room: Sequence[Counter[int]]) -> Iterator[Bags]:
    """`known` with those of the bag's cards added that these hands do not hold yet, in each way the backs allow."""
    held = sum(known[seat] for seat in seats)
    lacking = next((kind for kind in kinds_in(bag) if count(held, kind) < count(bag, kind)), None)
    if lacking is None:
        yield known
        return
    for more in _dealt(known, seats, lacking, count(bag, lacking) - count(held, lacking), room):
        yield from _divisions(more, seats, bag, room)


def _dealt(known: Bags, seats: Sequence[int], kind: int, many: int, room: Sequence[Counter[int]]) -> Iterator[Bags]:
    """`known` with so many cards of a kind added to these hands, in each way the backs allow; the first seats first."""
    if not many:
        yield known
        return
    age = AGE_OF[kind]
    for place, seat in enumerate(seats):
        if of_age(known[seat], age) < room[seat][age]:
            more = (*known[:seat], known[seat] + ONE[kind], *known[seat + 1 :])
            yield from _dealt(more, seats[place:], kind, many - 1, room)
