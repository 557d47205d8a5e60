"""Plots before they are drawn: where each value lies, and how each player's line looks."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from bot.drawing.scene import Box
from bot.drawing.theme import Colour, rgb


class Marker(Enum):
    """The shape at the end of a line."""

    CIRCLE = auto()
    SQUARE = auto()
    TRIANGLE = auto()
    DIAMOND = auto()
    CROSS = auto()
    """Of a player who left."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a player's line looks: in colour, and without it by its dashes and its marker."""

    colour: Colour
    dashes: tuple[float, ...]
    """Lengths of stroke and gap in line widths; none for a line in one."""
    marker: Marker
    size: float
    """The marker's, in pixels."""


@dataclass(frozen=True, slots=True)
class Curve:
    """A line in steps: each value holds until the next."""

    steps: tuple[tuple[float, float], ...]
    style: Style
    ground: Colour
    """Around its markers."""
    marked: tuple[int, ...]
    """The steps that bear a marker."""
    lift: float = 0.0
    """Pixels it is drawn higher than it should, so that equal values do not hide each other."""
    width: float = 5.0
    scale: float = 1.0


@dataclass(frozen=True, slots=True)
class Rule:
    """A straight line across a plot: a value, or, upright, a turn."""

    at: float
    colour: Colour
    width: float = 2.0
    dashes: tuple[float, ...] = ()
    is_upright: bool = False


@dataclass(frozen=True, slots=True)
class Plot:
    """Curves over turns in a box of the picture."""

    box: Box
    last: float
    """The last turn: the box's right edge."""
    high: float
    """The value at the box's upper edge."""
    curves: tuple[Curve, ...] = ()
    rules: tuple[Rule, ...] = ()
    low: float = 0.0
    first: float = 0.0

    def x(self, turn: float) -> int:
        """Where a turn lies, in pixels of the picture."""
        return self.box.left + round((turn - self.first) / (self.last - self.first) * self.box.width)

    def y(self, value: float) -> int:
        """Where a value lies, in pixels of the picture."""
        return self.box.bottom - round((value - self.low) / (self.high - self.low) * self.box.height)


_LINES: Final = (
    ((), Marker.CIRCLE, 17.0),
    ((3.2, 1.1), Marker.SQUARE, 15.5),
    ((1.1, 0.9), Marker.TRIANGLE, 19.0),
    ((4.0, 1.0, 1.0, 1.0), Marker.DIAMOND, 15.0),
)
"""Dashes, marker and its size, by seat."""
COLOURS: Final = {
    "dark": tuple(map(rgb, ("#4a8cff", "#ffac59", "#ffffff", "#ee5585"))),
    "light": tuple(map(rgb, ("#0048d9", "#cc3f00", "#15181f", "#bb3d94"))),
}
"""By theme and seat; apart for every kind of colour-blindness, and not too pale or dark for the theme's panels."""


def styles(theme: str) -> tuple[Style, ...]:
    """By seat."""
    return tuple(
        Style(colour, dashes, marker, size)
        for colour, (dashes, marker, size) in zip(COLOURS[theme], _LINES, strict=True)
    )


def apart(wanted: Sequence[float], least: float, low: float, high: float) -> tuple[int, ...]:
    """Places as near to the wanted ones as they can be, in their order, `least` apart and within the bounds.

    Where there is no room for all they share what there is.
    """
    if not wanted:
        return ()
    order = sorted(range(len(wanted)), key=lambda index: (wanted[index], index))
    least = min(least, (high - low) / max(1, len(wanted) - 1))
    places = [0.0] * len(wanted)
    below = low
    for index in order:
        places[index] = below = max(below, wanted[index])
        below += least
    above = high
    for index in reversed(order):
        places[index] = above = min(above, places[index])
        above -= least
    return tuple(round(place) for place in places)
