"""Cards that each player surely knows in the others' hands, because they saw them go there (RULES §1.6).

Those who give cards back after an Inquisition, or lose some to one, know them. Cards fetched from the discard pile or
taken back from a play area are seen by all. A draft pack shows what the neighbours may keep. Skipping step 1 shows that
Embargoes forbid all that the seat holds. Where an Inquisition mixes two hands, what was known of either is known of
both together. Further conclusions, such as from cards that another has not played, are not drawn, and what was seen in
lines that were taken back is forgotten with them.

Cards of one kind are equal, so what is known is a number of each kind: a *bag*, which is a multiset. Where a known card
may have been played, or an equal one that was drawn, it counts as played. For each player there is a *row*: for every
*group* of other seats a lower bound of what lies in their hands together. A group is a set of seats as bits, and its
bag stands at that number in the row. That two cards cannot both be in one of these hands is known while the backs of
its cards say so, and forgotten once more cards come.

Bags are joined as `collections.Counter` does it: union (`|`), intersection (`&`) and difference (`-`) kind by kind.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, reduce
from itertools import permutations
from typing import Final, NamedTuple

from bot.games.civ.rules.actions import Action
from bot.games.civ.rules.cards import AGE_OF, DOMAIN_OF, FLAG, ONE, count, kinds_in, of_age
from bot.games.civ.rules.effect_table import STEPS, Zone
from bot.games.civ.rules.position import DRAFT_KEEP, Position

Bags = tuple[int, ...]
Row = list[int]
"""A player's bags by group, while it is changed."""
Splits = tuple[tuple[int, int], ...]
"""The ways to divide a group in two parts, neither of them empty."""


class Memory(NamedTuple):
    """All players' knowledge after a line; both fields are empty where they know nothing."""

    sure: tuple[Bags, ...] = ()
    """Cards surely in certain hands together, by the seat that knows, then by group; not repeated for larger groups."""
    packs: tuple[Bags, ...] = ()
    """The packs of each round of a draft that goes on, by seat."""

    def of(self, viewer: int | None, seat: int) -> int:
        """Return the bag of cards that `viewer` knows to be in the hand of `seat`; of a spectator nothing is noted."""
        return self.sure[viewer][1 << seat] if self.sure and viewer is not None else 0

    def together(self, viewer: int | None) -> Iterator[tuple[tuple[int, ...], int]]:
        """Yield two or more seats, and the bag of cards that `viewer` knows to be in their hands together.

        Only what says more than is known of fewer of them; fewer seats first.
        """
        if not self.sure or viewer is None:
            return
        row = self.sure[viewer]
        for group, seats, splits in sorted(_groups(len(self.sure), viewer), key=lambda each: len(each[1])):
            if splits and row[group] != _held_by_parts(row, splits):
                yield seats, row[group]


class _SeenAction(NamedTuple):
    """An action as one player sees it."""

    viewer: int
    seat: int
    action: Action
    before: Position
    after: Position


NOTHING: Final = Memory()


def remember(memory: Memory, seat: int, action: Action, before: Position, after: Position) -> Memory:
    """Return what is known after a player's action, or a trim (§9.2), that led from one position to the next."""
    if before.phase == DRAFT_KEEP:
        return _note_pick(memory, before, after)
    change = _CHANGES.get(action.word)
    if change is None:
        return memory
    rows: list[Bags] = []
    for viewer, old in enumerate(memory.sure or _no_rows(len(before.hands))):
        row = list(old)
        change(row, _SeenAction(viewer, seat, action, before, after))
        rows.append(_deduce(row, viewer, after.hands))
    return Memory(tuple(rows))


def leave(memory: Memory, seat: int, hands: list[int]) -> Memory:
    """Return what is known after that seat has left the game, and its hand, of `hands` before, is discarded (§9.1)."""
    rows: list[Bags] = []
    left = [0 if other == seat else hand for other, hand in enumerate(hands)]
    for viewer, old in enumerate(memory.sure):
        row = list(old)
        _remove_from_hand(row, viewer, seat, hands[seat])
        rows.append(_deduce(row, viewer, left))
    return Memory(tuple(rows))


def _no_rows(players: int) -> tuple[Bags, ...]:
    return ((0,) * (1 << players),) * players


@lru_cache(maxsize=16)
def _groups(players: int, viewer: int) -> tuple[tuple[int, tuple[int, ...], Splits], ...]:
    """Return every group without the viewer, smaller ones of the same seats first: its seats, and its splits in two."""
    return tuple(
        (
            group,
            tuple(seat for seat in range(players) if group >> seat & 1),
            tuple((part, group ^ part) for part in range(1, group) if part & group == part and part < group ^ part),
        )
        for group in range(1, 1 << players)
        if not group >> viewer & 1
    )


def _groups_with(row: Row, viewer: int, seat: int) -> Iterator[tuple[int, int]]:
    """Yield every group with that seat, and the rest of it; none where it is the viewer's own."""
    players = len(row).bit_length() - 1  # a row has a bag for each set of seats, 2 to their number
    for group, seats, _ in _groups(players, viewer):
        if seat in seats:
            yield group, group ^ 1 << seat


def _add_to_hand(row: Row, viewer: int, seat: int, bag: int) -> None:
    for group, _ in _groups_with(row, viewer, seat):
        row[group] += bag


def _remove_from_hand(row: Row, viewer: int, seat: int, bag: int) -> None:
    """Note that those cards leave that hand before the viewer's eyes; what the rest of a group surely holds stays."""
    for group, rest in _groups_with(row, viewer, seat):
        row[group] = _union(_difference(row[group], bag), row[rest])


def _deduce(row: Row, viewer: int, hands: list[int]) -> Bags:
    """Return the row with all that follows from it and from the backs of the cards in `hands`.

    A group holds at least what its parts hold. Where a seat has too few cards of an Age to hold all that a group
    holds of it, the others of that group hold the rest.
    """
    if not any(row):
        return tuple(row)
    groups = _groups(len(hands), viewer)
    old: Row = []
    while old != row:
        old = row.copy()
        for group, _, splits in groups:
            row[group] = _union(row[group], _held_by_parts(row, splits))
        for group, seats, splits in reversed(groups):
            for seat in seats if splits and row[group] else ():
                rest = group ^ 1 << seat
                row[rest] = _union(row[rest], _left_over(row[group], row[1 << seat], hands[seat]))
    return tuple(row)


def _held_by_parts(row: Sequence[int], splits: Splits) -> int:
    """Return what a group holds at least, by what is known of its parts."""
    return reduce(_union, (row[part] + row[rest] for part, rest in splits), 0)


def _left_over(bag: int, known: int, hand: int) -> int:
    """Return what of `bag` a hand has no place for: it shows how many cards of each Age it holds, and has `known`."""
    found = 0
    for kind in kinds_in(bag):
        room = of_age(hand, AGE_OF[kind]) - of_age(known, AGE_OF[kind]) + count(known, kind)
        found += max(0, count(bag, kind) - room) * ONE[kind]
    return found


def _union(one: int, other: int) -> int:
    if not other or one == other:
        return one
    return sum(max(count(one, kind), count(other, kind)) * ONE[kind] for kind in kinds_in(one + other))


def _difference(bag: int, part: int) -> int:
    return sum(max(0, count(bag, kind) - count(part, kind)) * ONE[kind] for kind in kinds_in(bag)) if part else bag


def _intersection(one: int, other: int) -> int:
    return sum(min(count(one, kind), count(other, kind)) * ONE[kind] for kind in kinds_in(one))


def _note_loss(row: Row, line: _SeenAction) -> None:
    """Note cards that have left a hand for all to see."""
    for kind in line.action.cards or (line.action.kind,):
        _remove_from_hand(row, line.viewer, line.seat, ONE[kind])


def _note_gain(row: Row, line: _SeenAction) -> None:
    """Note a card that has come into a hand for all to see."""
    _add_to_hand(row, line.viewer, line.seat, ONE[line.action.kind])


def _note_skip(row: Row, line: _SeenAction) -> None:
    """Note that nothing in the hand may be played (§2.1), and which kinds that leaves."""
    forbidden, hand = line.before.forbidden(line.seat), line.before.hands[line.seat]
    # an Age's back and the Embargoes leave one kind only where a single kind of that Age is forbidden
    shut = [kind for kind, domain in enumerate(DOMAIN_OF) if forbidden & FLAG[domain]]
    alone = [kind for kind in shut if [AGE_OF[other] for other in shut].count(AGE_OF[kind]) == 1]
    held = sum(of_age(hand, AGE_OF[kind]) * ONE[kind] for kind in alone)
    for group, rest in _groups_with(row, line.viewer, line.seat):
        elsewhere = sum(count(row[group], kind) * ONE[kind] for kind in kinds_in(row[group]) if kind not in shut)
        if rest:
            row[rest] = _union(row[rest], elsewhere)
        row[group] = _union(row[group], row[rest] + held)


def _mix_hands(row: Row, line: _SeenAction) -> None:
    """Mix two hands after a whole hand is taken (§5.2); the two seats see which cards go."""
    seat, target = line.seat, line.action.target
    if line.viewer == seat:
        _remove_from_hand(row, line.viewer, target, line.before.hands[target])
    elif line.viewer == target:
        _add_to_hand(row, line.viewer, seat, line.before.hands[target])
    else:
        old = row.copy()
        for group, rest in _groups_with(row, line.viewer, target):
            if not group >> seat & 1:
                row[group] = old[rest]
        for group, _ in _groups_with(row, line.viewer, seat):
            row[group] = old[group | 1 << target]


def _note_gift(row: Row, line: _SeenAction) -> None:
    """Note a card given back (§5.2). The two seats see it; for others each hand may hold all that is known of both."""
    seat, target, card = line.seat, line.before.target, ONE[line.action.kind]
    if line.viewer == seat:
        _add_to_hand(row, line.viewer, target, card)
    elif line.viewer == target:
        _remove_from_hand(row, line.viewer, seat, card)
    else:
        for one, other in ((seat, target), (target, seat)):
            for group, rest in _groups_with(row, line.viewer, one):
                # `rest` has neither of the two, so what is read has not been written before
                if not group >> other & 1:
                    row[group] = row[rest]


def _note_pick(memory: Memory, before: Position, after: Position) -> Memory:
    """Return the memory with the packs of a draft round, which are kept until all picks are made (§1.5)."""
    packs = (*memory.packs, tuple(before.packs)) if all(before.packs) else memory.packs
    if after.phase == DRAFT_KEEP or not after.centre:
        return Memory(packs=packs)
    return Memory(tuple(_draft_knowledge(packs, after, viewer) for viewer in range(len(after.hands))))


def _draft_knowledge(packs: tuple[Bags, ...], after: Position, viewer: int) -> Bags:
    """Return what a player knows of the picks: what is alike in all ways that the packs seen may have gone.

    Of their first pack a card is kept by each of the next two players and one revealed, of their second one is kept by
    the next and one revealed. Where two play, what the other leaves of the first comes back to them, and ends there.
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
            if _contains(after.centre, shown) and (players > 2 or other + last == packs[2][viewer]):
                ways.append((one + another, other))
    row = [0] * (1 << players)
    for seats in ((left,), (beyond,), (left, beyond)):
        if viewer not in seats:
            held = (sum(way[place] for place, seat in enumerate((left, beyond)) if seat in seats) for way in ways)
            row[sum(1 << seat for seat in seats)] = reduce(_intersection, held)
    return _deduce(row, viewer, after.hands)


def _cards(bag: int) -> Iterator[int]:
    return (ONE[kind] for kind in kinds_in(bag) for _ in range(count(bag, kind)))


def _contains(bag: int, part: int) -> bool:
    return all(count(bag, kind) >= count(part, kind) for kind in kinds_in(part))


_CHANGES: Final[dict[str, Callable[[Row, _SeenAction], None]]] = {
    "skip": _note_skip,
    "play": _note_loss,
    "trim": _note_loss,
    **{word: _note_loss for word, step in STEPS.items() if step.source is Zone.HAND},
    **{word: _note_gain for word, step in STEPS.items() if step.goal is Zone.HAND},
    # last, in place of the above: they touch two hands
    **{word: _mix_hands for word, step in STEPS.items() if step.source is Zone.OTHER_HAND},
    **{word: _note_gift for word, step in STEPS.items() if step.goal is Zone.OTHER_HAND},
}
