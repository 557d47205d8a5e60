"""The calamities of a turn: who holds which, how many each player suffers (29.5), and in which order (29.6)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from bot.games.calamities.rules.decisions import RandomBelow
from bot.games.calamities.rules.errors import BadPosition, cause
from bot.games.calamities.rules.names import CALAMITIES, SUPPORT, TREACHERY, CalamityId, NationName, nearest_name
from bot.games.calamities.rules.position import Position

MOST_AS_PRIMARY: Final = 2
"""Calamities that one player suffers as primary victim in a turn (29.5)."""


@dataclass(frozen=True, slots=True)
class DrawnCalamity:
    """A calamity with its primary victim, and who passed it on to them, if anyone did."""

    calamity: CalamityId
    primary: NationName
    traded_by: NationName | None = None


class HandOver(NamedTuple):
    """A calamity that one player passed on to another."""

    giver: NationName
    taker: NationName
    calamity: CalamityId


class TurnDraw(NamedTuple):
    """The calamities of a turn: those to resolve, in order, and those returned unresolved."""

    resolved: tuple[DrawnCalamity, ...]
    returned: tuple[DrawnCalamity, ...]


def check_drawn(position: Position, drawn: DrawnCalamity) -> None:
    """Check that the calamity, its victim and its giver are possible on this board. Raises `BadPosition`."""
    known_calamities = (*CALAMITIES, SUPPORT)
    if drawn.calamity not in known_calamities:
        nearest = nearest_name(drawn.calamity, known_calamities)
        raise BadPosition(cause("position-calamity-unknown", found=drawn.calamity, nearest=nearest))
    here = [nation.name for nation in position.nations]
    # with Treachery the giver gets a city, so that they need a place on the board
    givers = here if drawn.calamity == TREACHERY else position.atlas.nations
    for name, known in ((drawn.primary, here), (drawn.traded_by, givers)):
        if name is not None and name not in known:
            raise BadPosition(cause("position-nation-unknown", found=name, nearest=nearest_name(name, known)))
    if not position.nation(drawn.primary).is_playing:
        raise BadPosition(cause("position-not-playing", nation=drawn.primary))
    if drawn.primary == drawn.traded_by:
        raise BadPosition(cause("position-own-giver", nation=drawn.primary))


def order_of_turn(drawn: Iterable[DrawnCalamity]) -> list[DrawnCalamity]:
    """Return the calamities in the order of resolution: by trade stack, in each the non-tradable card first (29.6)."""
    places = list(CALAMITIES)
    return sorted(drawn, key=lambda each: places.index(each.calamity))


def draw_two(held: Sequence[DrawnCalamity], below: RandomBelow) -> TurnDraw:
    """Draw at random which two calamities each player keeps; the others are returned unresolved (29.5)."""
    kept: list[DrawnCalamity] = []
    returned: list[DrawnCalamity] = []
    for name in dict.fromkeys(each.primary for each in held):
        own = [each for each in held if each.primary == name]
        while len(own) > MOST_AS_PRIMARY:
            returned.append(own.pop(below(len(own))))
        kept += own
    return TurnDraw(tuple(order_of_turn(kept)), tuple(order_of_turn(returned)))


def after_trades(trades: Iterable[HandOver]) -> list[DrawnCalamity]:
    """Return each traded calamity with its final holder and giver: only the last hand-over counts.

    Raises `BadPosition` where a card is passed on that may not be, or by someone who does not hold it.
    """
    held: dict[CalamityId, DrawnCalamity] = {}
    for giver, taker, calamity in trades:
        if calamity in CALAMITIES and not CALAMITIES[calamity].tradable:
            raise BadPosition(cause("position-trade", nation=giver, found=calamity))
        if giver == taker:
            raise BadPosition(cause("position-own-giver", nation=giver))
        if calamity in held and held[calamity].primary != giver:
            raise BadPosition(cause("position-trade", nation=giver, found=calamity))
        held[calamity] = DrawnCalamity(calamity, taker, giver)
    return order_of_turn(held.values())
