"""The ways in which cards that are known to be in several hands together may lie in each (RULES §1.6, §5.2)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from bot.rules.cards import AGE_OF, ONE, bag_of, count, kinds_in, of_age
from bot.rules.determinization import unseen
from bot.rules.observation import Observation

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
    ways = {tuple(map(bag_of, observation.remembered)): None}
    is_exact = True
    for seats, cards in observation.remembered_together:
        divisions = (new for known in ways for new in _divisions(known, seats, bag_of(cards), room))
        divided = dict.fromkeys(islice(divisions, MOST_DIVISIONS + 1))
        if len(divided) <= MOST_DIVISIONS:
            ways = divided
        else:
            is_exact = False  # they stay in the pool: that excludes less
    return Reader(observation.viewer, tuple(HiddenCards(hidden - sum(known), known) for known in ways), is_exact)


def _divisions(
    known: tuple[int, ...], seats: Sequence[int], bag: int, room: Sequence[Counter[int]]
) -> Iterator[tuple[int, ...]]:
    """`known` with those of the bag's cards added that these hands do not hold yet, in each way the backs allow."""
    held = sum(known[seat] for seat in seats)
    lacking = next((kind for kind in kinds_in(bag) if count(held, kind) < count(bag, kind)), None)
    if lacking is None:
        yield known
        return
    age = AGE_OF[lacking]
    for seat in seats:
        if of_age(known[seat], age) < room[seat][age]:
            more = (*known[:seat], known[seat] + ONE[lacking], *known[seat + 1 :])
            yield from _divisions(more, seats, bag, room)
