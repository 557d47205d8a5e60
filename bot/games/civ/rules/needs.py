"""The number of cards an effect needs to be completely resolved (RULES §3.5), and the effects that a stock suffices
for.

A *stock* says how many cards lie where an effect may take them from, each count a digit of one small number. Beyond
`MOST` the digit stays the same, since no effect needs more of one sort. So all answers fit into one tuple, made once,
and the judge, who is asked thousands of times a second, only looks one up.
"""

from collections.abc import Iterator
from dataclasses import astuple, dataclass
from itertools import product
from operator import add
from typing import Final

from bot.games.civ.rules.cards import FLAG, SUPPLY
from bot.games.civ.rules.effect_table import EFFECTS, LEVELS, SACRIFICE, SACRIFICES, STEPS, Effect, Zone


@dataclass(frozen=True, slots=True)
class Needs:
    """Cards that must be there when an effect begins; a sacrifice effect begins with its card still in the area.

    A card that goes from the play area back into the hand may be played again (§4.4): up to `regained` of the `plays`.
    Other cards that come into the hand meanwhile are not counted, since an Embargo may forbid them.
    """

    hand: int
    area: int
    discards: int
    plays: int
    regained: int


def needs_of(effect: Effect) -> Needs:
    """Return what an effect needs for what it owes; what it asks for each card drawn or taken is there by then."""
    steps = [STEPS[word] for word in effect.owes]
    plays = sum(step.word == "play" for step in steps)
    last = max((place for place, step in enumerate(steps) if step.word == "play"), default=0)
    regained = sum(step.source is Zone.AREA and step.goal is Zone.HAND for step in steps[:last])
    thrown = sum(step.source is Zone.HAND for step in steps) - plays
    is_sacrifice = effect.level == SACRIFICE
    return Needs(
        # what is to be played is asked apart, since an Embargo may forbid it, but it cannot leave the hand twice
        hand=thrown + max(0, plays - regained) if thrown else 0,
        area=sum(step.source is Zone.AREA for step in steps) + is_sacrifice,
        # the card given up lies in the discard pile before the first step (§5)
        discards=max(0, sum(step.source is Zone.DISCARD for step in steps) - is_sacrifice),
        plays=plays,
        regained=regained,
    )


MOST: Final = max(max(astuple(needs_of(effect))) for effect in EFFECTS)


def _digits(place: int) -> tuple[int, ...]:
    """Return the digit of each number of cards at that place of a stock."""
    return tuple(min(count, MOST) * (MOST + 1) ** place for count in range(sum(SUPPLY.values()) + 1))


HAND, AREA, DISCARDS, PLAYS, REPLAYS = map(_digits, range(5))
"""What a number of cards adds to a stock, by number: in hand, in the play area, in the discard pile, and how many of
those in hand and in the play area no Embargo forbids to play.
"""
FREE_HAND: Final = tuple(map(add, HAND, PLAYS))
FREE_AREA: Final = tuple(map(add, AREA, REPLAYS))
"""What a number of cards in the play area adds to a stock, by number, where no Embargo forbids any."""


def _open_to(level: int) -> Iterator[int]:
    """Yield, by stock, the Domains, as flags, whose effect of that level the stock suffices for."""
    needs = {effect.domain: needs_of(effect) for effect in EFFECTS if effect.level == level}
    # backwards, since `product` counts its last factor fastest, and the hand is the lowest digit of a stock
    for replays, plays, discards, area, hand in product(range(MOST + 1), repeat=5):
        yield sum(
            FLAG[domain]
            for domain, need in needs.items()
            if hand >= need.hand
            and area >= need.area
            and discards >= need.discards
            and plays + min(need.regained, replays) >= need.plays
        )


ENOUGH_FOR: Final = tuple(zip(*map(_open_to, (SACRIFICE, *LEVELS)), strict=True))
"""The Domains, as flags, whose effect a stock suffices for, by stock, then by level."""

_SACRIFICES: Final = {domain: needs_of(effect) for domain, effect in SACRIFICES.items()}
AREA_ENOUGH_FOR: Final = tuple(
    sum(FLAG[domain] for domain, needs in _SACRIFICES.items() if count >= needs.area)
    for count in range(sum(SUPPLY.values()) + 1)
)
"""The Domains, as flags, whose sacrifice effect a play area suffices for, by its number of cards."""
DEMANDING: Final = sum(
    FLAG[domain] for domain, needs in _SACRIFICES.items() if needs.hand or needs.discards or needs.plays
)
"""Domains, as flags, whose sacrifice effect needs more than cards of the play area, so that the stock must be asked."""
