"""What some events changed in the columns of the table."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.games.civ.rules import Card, Event, Seat
from bot.games.civ.rules.actions import COLUMN_WORDS
from bot.games.civ.rules.effect_table import STEPS, Place

_CAME: Final = ("take", *(word for word, step in STEPS.items() if step.goal is Place.AREA))
_WENT: Final = ("sacrifice", "lost", *(word for word, step in STEPS.items() if step.source is Place.AREA))
_ON_TARGET: Final = ("copy", "returned", *COLUMN_WORDS)
_ON_SELF: Final = ("lifted",)


@dataclass(frozen=True, slots=True)
class Change:
    """The Ages of the cards that came to a column and of those that went from it."""

    came: tuple[int, ...] = ()
    went: tuple[int, ...] = ()


NONE: Final = Change()
Changes = Mapping[tuple[Seat, str], Change]
"""By seat and Domain; a column on which only a marker or the coin changed is there too, with nothing in it."""


@dataclass
class _Tally:
    cards: dict[tuple[Seat, str], Counter[Card]] = field(default_factory=dict[tuple[Seat, str], Counter[Card]])

    marked: set[tuple[Seat, str]] = field(default_factory=set[tuple[Seat, str]])

    def add(self, seat: Seat, domain: str, card: Card, count: int) -> None:
        self.cards.setdefault((seat, domain), Counter())[card] += count

    def mark(self, seat: Seat, domain: str) -> None:
        self.cards.setdefault((seat, domain), Counter())
        self.marked.add((seat, domain))


def changes_by_column(changed: Sequence[Event]) -> Changes:
    """What is different after these events; a card that went and came back is no change."""
    tally = _Tally()
    for event in changed:
        if event.seat is not None and event.card is not None:
            if event.kind in _CAME:
                tally.add(event.seat, event.card[0], event.card, 1)
            elif event.kind in _WENT:
                tally.add(event.seat, event.card[0], event.card, -1)
        if event.domain is not None:
            if event.kind in _ON_TARGET and event.target is not None:
                tally.mark(event.target, event.domain)
            elif event.kind in _ON_SELF and event.seat is not None:
                tally.mark(event.seat, event.domain)
    found = {place: Change(_ages(cards, 1), _ages(cards, -1)) for place, cards in tally.cards.items()}
    return {place: change for place, change in found.items() if change != NONE or place in tally.marked}


def _ages(cards: Counter[Card], sign: int) -> tuple[int, ...]:
    return tuple(sorted(int(card[1]) for card, count in cards.items() for _ in range(max(0, sign * count))))
