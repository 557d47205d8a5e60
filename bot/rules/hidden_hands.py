"""The ways in which cards that are known to be in several hands together may lie in each (RULES §1.6, §5.2)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.rules.cards import AGE_OF, ONE, bag_of, count, kinds_in
from bot.rules.determinization import unseen
from bot.rules.observation import Observation

MOST_DIVISIONS: Final = 32
"""Ways to divide such cards among hands that are looked at: a search of the next turn for each."""


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
    """All that he cannot exclude; beside them only what lies where he knows of nothing matters."""
    is_whole: bool
    """Whether these are all: there may be too many."""


def reader_of(observation: Observation, seat: int) -> Reader:
    """What the observation's viewer, who holds that seat, knows of the others' hands."""
    hidden = sum(ONE[kind] * left for kind, left in enumerate(unseen(observation)))
    room = [Counter(seen.hand_ages) for seen in observation.seats]
    ways = {tuple(map(bag_of, observation.remembered)): None}
    is_whole = True
    for seats, cards in observation.remembered_together:
        divided = {new: None for known in ways for new in _divisions(known, seats, bag_of(cards), room)}
        is_whole = is_whole and len(divided) <= MOST_DIVISIONS
        ways = dict.fromkeys([*divided][:MOST_DIVISIONS])
    return Reader(seat, tuple(HiddenCards(hidden - sum(known), known) for known in ways), is_whole)


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
        if sum(count(known[seat], kind) for kind in kinds_in(known[seat]) if AGE_OF[kind] == age) < room[seat][age]:
            more = (*known[:seat], known[seat] + ONE[lacking], *known[seat + 1 :])
            yield from _divisions(more, seats, bag, room)
