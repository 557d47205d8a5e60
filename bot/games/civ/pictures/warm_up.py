"""What a process draws before anyone waits for it: every layout once, with every kind of card.

The first picture of a process takes ten times as long as the next ones, since drawings are rasterised, typefaces read
and colours chosen. All of that is cached, so it is done before the first player asks.
"""

from collections.abc import Iterator
from dataclasses import replace
from weakref import WeakSet

from bot.drawing.look import Look
from bot.drawing.sprites import Sprites
from bot.games.civ.pictures.board import board_picture
from bot.games.civ.pictures.compact_board import compact_board_picture
from bot.games.civ.pictures.hand import hand_picture
from bot.games.civ.rules import Card, Game, Observation, Seat, deal, observe
from bot.games.civ.rules.cards import KINDS
from bot.i18n.catalogue import Localizer

_rehearsed: WeakSet[Sprites] = WeakSet()
"""Sprites that were drawn already, perhaps for another client of this process."""


class _Unshuffled:
    """Chance that changes nothing, so that the pictures are the same each time."""

    def shuffle(self, x: list[Card]) -> None:
        """Leave the list as it is."""

    def randrange(self, stop: int) -> int:
        """Return 0, the first choice."""
        return 0


def unshuffled(players: int) -> Game:
    """Return a game that begins with every pile in order."""
    return Game.start(deal(_Unshuffled(), players=players))


def rehearse(look: Look, localizer: Localizer) -> None:
    """Draw boards for 2, 3 and 4 players, and each kind of card in a hand; once for the same sprites."""
    if look.sprites in _rehearsed:
        return
    _rehearsed.add(look.sprites)
    for players in (2, 3, 4):
        for draw in (compact_board_picture, board_picture):
            draw(_full(players), [str(seat) for seat in range(players)], localizer, look)
    for hand in _hands():
        hand_picture(hand, ("0", "1"), localizer, look)


def _full(players: int) -> Observation:
    """Return a table with every kind of card in columns and discard pile."""
    seen = observe(unshuffled(players), None)
    seats = tuple(
        replace(
            seat,
            columns=tuple(
                replace(column, cards=tuple(Card(kind) for kind in KINDS if kind[0] == column.domain))
                for column in seat.columns
            ),
        )
        for seat in seen.seats
    )
    return replace(seen, seats=seats, discard=tuple(Card(kind) for kind in KINDS))


def _hands(size: int = 3) -> Iterator[Observation]:
    """Yield hands of the first turn that together have every kind of card."""
    seen = observe(unshuffled(2), Seat(0))
    for start in range(0, len(KINDS), size):
        yield replace(seen, hand=tuple(Card(kind) for kind in KINDS[start : start + size]))
