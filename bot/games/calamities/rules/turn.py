"""A turn's calamities: their order (29.6), which of them a player suffers (29.5), and who passed one on last."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from bot.games.calamities.rules.decisions import Draw
from bot.games.calamities.rules.errors import BadPosition, cause
from bot.games.calamities.rules.names import CALAMITIES, CalamityId, NationName
from bot.games.calamities.rules.resolution_state import Drawn

MOST_AS_PRIMARY: Final = 2
"""Calamities that one player suffers as primary victim in a turn (29.5)."""


class HandOver(NamedTuple):
    """A calamity that went from one player to another."""

    giver: NationName
    taker: NationName
    calamity: CalamityId


class TurnDraw(NamedTuple):
    """What a turn's calamities come to: those resolved in order, and those returned unresolved."""

    resolved: tuple[Drawn, ...]
    returned: tuple[Drawn, ...]


def order_of_turn(drawn: Iterable[Drawn]) -> list[Drawn]:
    """29.6: ascending stack, at one number the non-tradable card first."""
    places = list(CALAMITIES)
    return sorted(drawn, key=lambda each: places.index(each.calamity))


def draw_two(held: Sequence[Drawn], below: Draw) -> TurnDraw:
    """29.5: each player keeps two of his calamities at random; the others go back unresolved."""
    kept: list[Drawn] = []
    returned: list[Drawn] = []
    for name in dict.fromkeys(each.primary for each in held):
        own = [each for each in held if each.primary == name]
        while len(own) > MOST_AS_PRIMARY:
            returned.append(own.pop(below(len(own))))
        kept += own
    return TurnDraw(tuple(order_of_turn(kept)), tuple(order_of_turn(returned)))


def after_trades(trades: Iterable[HandOver]) -> list[Drawn]:
    """Who holds each calamity that was traded, and who passed it on last: only the last hand-over counts.

    Raises `BadPosition` where a card is passed on that may not be, or by somebody who does not hold it.
    """
    held: dict[CalamityId, Drawn] = {}
    for giver, taker, calamity in trades:
        if calamity in CALAMITIES and not CALAMITIES[calamity].tradable:
            raise BadPosition(cause("position-trade", nation=giver, found=calamity))
        if giver == taker:
            raise BadPosition(cause("position-own-giver", nation=giver))
        if calamity in held and held[calamity].primary != giver:
            raise BadPosition(cause("position-trade", nation=giver, found=calamity))
        held[calamity] = Drawn(calamity, taker, giver)
    return order_of_turn(held.values())
