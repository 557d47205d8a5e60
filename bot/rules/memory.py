"""What each player surely knows of the others' hands, for having seen cards go there (RULES §1.6).

Whoever gives cards after an Inquisition, or loses some to one, knows them; a card fetched from the discard pile, or
taken back from a play area, is seen by all; a draft pack shows what the neighbours may keep; and who skips step 1 shows
that Embargoes forbid all he holds. What a player could work out beyond that, such as from what another has not played,
is not looked for, and a thing seen in lines that were taken back is forgotten with them.

A card is known as one of a *bag*, never as that very piece: where it may have been played, or an equal one that was
drawn, it counts as played, since what was drawn may be equal to it as well.
"""

from collections.abc import Callable, Iterator
from functools import reduce
from itertools import permutations
from typing import Final, NamedTuple

from bot.rules.actions import Action
from bot.rules.cards import AGE_OF, DOMAIN_OF, FLAG, KINDS, ONE, count, kinds_in
from bot.rules.effect_table import STEPS, Place
from bot.rules.position import DRAFT_KEEP, Position

Bags = tuple[int, ...]
Rows = list[list[int]]


class Memory(NamedTuple):
    """What all players know after a line: nothing, where it is empty."""

    sure: tuple[Bags, ...] = ()
    """By who knows, then by whose hand: cards that are surely in it. Of one's own hand nothing is noted."""
    pooled: Bags = ()
    """By who knows: cards surely in the two hands of the running Inquisition together."""
    packs: tuple[Bags, ...] = ()
    """The packs of each round of a draft that goes on, by seat."""

    def of(self, viewer: int | None, seat: int) -> int:
        """The bag of cards that `viewer` knows to be in the hand of `seat`; of the gallery nothing is noted."""
        return self.sure[viewer][seat] if self.sure and viewer is not None else 0


NOTHING: Final = Memory()


def remember(memory: Memory, seat: int, action: Action, before: Position, after: Position) -> Memory:
    """What is known after a player's action, or a trim (§9.2), that led from one position to the next."""
    if before.phase == DRAFT_KEEP:
        return _drafting(memory, before, after)
    change = _CHANGES.get(action.word)
    if change is None:
        return memory
    rows = [list(row) for row in memory.sure] or [[0] * len(before.hands) for _ in before.hands]
    if action.word == "inquire":
        # both hands lie mixed until all is given back, so what is sure is sure of the two together
        pooled = tuple(row[seat] + row[action.target] for row in rows)
    else:
        pooled = memory.pooled if action.word == "give" else ()
    change(rows, seat, action, before, after, pooled)
    return Memory(tuple(map(tuple, rows)), pooled)


def leave(memory: Memory, seat: int) -> Memory:
    """What is known after that seat has left the game (§9.1)."""
    return Memory(tuple((*row[:seat], 0, *row[seat + 1 :]) for row in memory.sure))


def _others(rows: Rows, *seats: int) -> Iterator[tuple[int, list[int]]]:
    """Who knows, and what, but for these seats."""
    return ((viewer, row) for viewer, row in enumerate(rows) if viewer not in seats)


def _without(bag: int, kind: int) -> int:
    return bag - ONE[kind] if count(bag, kind) else bag


def _lost(rows: Rows, seat: int, action: Action, before: Position, after: Position, pooled: Bags) -> None:
    """Cards have left a hand for all to see."""
    for row in rows:
        for kind in action.cards or (action.kind,):
            row[seat] = _without(row[seat], kind)


def _came(rows: Rows, seat: int, action: Action, before: Position, after: Position, pooled: Bags) -> None:
    """A card has come into a hand for all to see."""
    for _, row in _others(rows, seat):
        row[seat] += ONE[action.kind]


def _skipped(rows: Rows, seat: int, action: Action, before: Position, after: Position, pooled: Bags) -> None:
    """§2.1: whatever he holds may not be played; where one kind of an Age may not, that is what he holds."""
    forbidden, hand = before.forbidden(seat), before.hands[seat]
    # an Age's back and the Embargoes leave one kind only where a single kind of that Age is forbidden
    shut = [kind for kind, domain in enumerate(DOMAIN_OF) if forbidden & FLAG[domain]]
    alone = [kind for kind in shut if [AGE_OF[other] for other in shut].count(AGE_OF[kind]) == 1]
    held = sum(_of_age(hand, AGE_OF[kind]) * ONE[kind] for kind in alone)
    for _, row in _others(rows, seat):
        row[seat] = sum(max(count(row[seat], kind), count(held, kind)) * ONE[kind] for kind in range(len(KINDS)))


def _of_age(hand: int, age: int) -> int:
    return sum(count(hand, kind) for kind in kinds_in(hand) if AGE_OF[kind] == age)


def _inquired(rows: Rows, seat: int, action: Action, before: Position, after: Position, pooled: Bags) -> None:
    """§5.2: a whole hand is taken."""
    target = action.target
    for viewer, row in _others(rows, seat):
        row[seat] += before.hands[target] if viewer == target else row[target]
    for row in rows:
        row[target] = 0


def _given(rows: Rows, seat: int, action: Action, before: Position, after: Position, pooled: Bags) -> None:
    """§5.2: a card is given back; others see its back, and who holds so many of an Age that some must be known ones."""
    target = before.target
    rows[seat][target] += ONE[action.kind]
    rows[target][seat] = _without(rows[target][seat], action.kind)
    for viewer, row in _others(rows, seat, target):
        row[seat] = _beyond(pooled[viewer], after.hands[target])
        row[target] = _beyond(pooled[viewer], after.hands[seat])


def _beyond(pooled: int, other: int) -> int:
    """What of `pooled` one hand must hold because the `other` has too few backs of that Age to hold it all."""
    return sum(max(0, count(pooled, kind) - _of_age(other, AGE_OF[kind])) * ONE[kind] for kind in kinds_in(pooled))


def _drafting(memory: Memory, before: Position, after: Position) -> Memory:
    """§1.5: the packs are kept in mind until all picks are made."""
    packs = (*memory.packs, tuple(before.packs)) if all(before.packs) else memory.packs
    if after.phase == DRAFT_KEEP or not after.centre:
        return Memory(packs=packs)
    return Memory(tuple(_drafted(packs, after, viewer) for viewer in range(len(after.hands))))


def _drafted(packs: tuple[Bags, ...], after: Position, viewer: int) -> Bags:
    """What a player knows of the picks: whatever is alike in all ways that the packs he saw may have gone.

    Of his first pack a card is kept by each of the next two players and one revealed, of his second one is kept by the
    next and one revealed. Where two play, what the other leaves of his first comes back to him, and ends with him.
    """
    players = len(after.hands)
    left, beyond = (viewer + 1) % players, (viewer + 2) % players
    kept = [packs[turn][viewer] - packs[turn + 1][left] for turn in (0, 1)]
    own_last = packs[2][viewer] - (after.hands[viewer] - sum(kept))
    first, second = list(_cards(packs[1][left])), list(_cards(packs[2][left]))
    ways: list[tuple[int, int]] = []
    for one, other, last in permutations(first):
        for another, last_too in permutations(second):
            shown = own_last + last_too + (last if players > 2 else 0)
            if _holds(after.centre, shown) and (players > 2 or other + last == packs[2][viewer]):
                ways.append((one + another, other))
    sure = [0] * players
    for seat, place in ((left, 0), (beyond, 1)):
        if seat != viewer:
            sure[seat] = reduce(_common, (way[place] for way in ways))
    return tuple(sure)


def _cards(bag: int) -> Iterator[int]:
    return (ONE[kind] for kind in kinds_in(bag) for _ in range(count(bag, kind)))


def _holds(bag: int, part: int) -> bool:
    return all(count(bag, kind) >= count(part, kind) for kind in kinds_in(part))


def _common(one: int, other: int) -> int:
    return sum(min(count(one, kind), count(other, kind)) * ONE[kind] for kind in kinds_in(one))


_CHANGES: Final[dict[str, Callable[[Rows, int, Action, Position, Position, Bags], None]]] = {
    "skip": _skipped,
    "play": _lost,
    "trim": _lost,
    **{word: _lost for word, step in STEPS.items() if step.source is Place.HAND},
    **{word: _came for word, step in STEPS.items() if step.goal is Place.HAND},
    # last, in place of what the table of steps gives them: they touch two hands
    "inquire": _inquired,
    "give": _given,
}
