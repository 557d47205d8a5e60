"""The plots of a story: places of values, styles of players' lines, and how both are drawn as SVG.

They contain no text: the painter sets it, in the typefaces of the pictures.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from types import MappingProxyType
from typing import Final
from xml.etree.ElementTree import Element, SubElement, tostring

from PIL import Image

from bot.drawing.box import Box
from bot.drawing.sprites import rasterise
from bot.drawing.theme import Colour, rgb

COLOURS: Final = {
    "dark": tuple(map(rgb, ("#4a8cff", "#ffac59", "#ffffff", "#ee5585"))),
    "light": tuple(map(rgb, ("#0048d9", "#cc3f00", "#15181f", "#bb3d94"))),
}
"""Colours by theme and seat, distinct for every kind of colour-blindness, and with contrast to the theme's panels."""
_OVERHANG: Final = 24
"""Pixels around a plot's box for what lies on its edge: half of the largest marker, or a lifted line."""
_MARKER_EDGE: Final = 2
_TIP: Final = 0.5**0.5
"""Distance from the middle of a diamond to a corner; its sides are as long as a square's."""


class Marker(Enum):
    """The shape at the end of a line."""

    CIRCLE = auto()
    SQUARE = auto()
    TRIANGLE = auto()
    DIAMOND = auto()
    CROSS = auto()
    """For a player who left."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a player's line looks; dashes and marker tell it from others without colours."""

    colour: Colour
    dashes: tuple[float, ...]
    """Lengths of strokes and gaps in line widths; empty for an unbroken line."""
    marker: Marker
    size: float
    """Size of the marker in pixels."""


@dataclass(frozen=True, slots=True)
class Curve:
    """A line in steps: each value holds until the next."""

    steps: tuple[tuple[float, float], ...]
    """Turns and values."""
    style: Style
    ground: Colour
    """Colour around its markers."""
    marked: tuple[int, ...]
    """Indices of the steps with a marker."""
    lift: float = 0.0
    """Pixels by which it is drawn higher, so that lines of equal values do not hide each other."""
    width: float = 5.0
    scale: float = 1.0


@dataclass(frozen=True, slots=True)
class Rule:
    """A straight line across a plot, at a value, or upright at a turn."""

    at: float
    colour: Colour
    width: float = 2.0
    dashes: tuple[float, ...] = ()
    is_upright: bool = False


@dataclass(frozen=True, slots=True)
class Key:
    """A marker beside a plot, where a number stands for the end of a line. In pixels of the picture."""

    x: int
    y: int
    style: Style
    ground: Colour
    """Colour around it."""


@dataclass(frozen=True, slots=True)
class Plot:
    """Curves over turns in a box of the picture."""

    box: Box
    last: float
    """The turn at the box's right edge."""
    high: float
    """The value at the box's upper edge."""
    curves: tuple[Curve, ...] = ()
    rules: tuple[Rule, ...] = ()
    low: float = 0.0
    first: float = 0.0
    keys: tuple[Key, ...] = ()

    def x(self, turn: float) -> int:
        """Return the place of a turn, in pixels of the picture."""
        return self.box.left + round((turn - self.first) / (self.last - self.first) * self.box.width)

    def y(self, value: float) -> int:
        """Return the place of a value, in pixels of the picture."""
        return self.box.bottom - round((value - self.low) / (self.high - self.low) * self.box.height)


_LINES: Final = (
    ((), Marker.CIRCLE, 17.0),
    ((3.2, 1.1), Marker.SQUARE, 15.5),
    ((1.1, 0.9), Marker.TRIANGLE, 19.0),
    ((4.0, 1.0, 1.0, 1.0), Marker.DIAMOND, 15.0),
)
"""Dashes, marker and its size by seat."""


def styles(theme: str) -> tuple[Style, ...]:
    """Return the styles of the lines in a theme, by seat."""
    return tuple(
        Style(colour, dashes, marker, size)
        for colour, (dashes, marker, size) in zip(COLOURS[theme], _LINES, strict=True)
    )


def apart(wanted: Sequence[float], least: float, low: float, high: float) -> tuple[int, ...]:
    """Return places near the wanted ones, in the same order, at least `least` apart and between `low` and `high`.

    If there is no room for that, they are equally far apart.
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


_CORNERS: Final[Mapping[Marker, tuple[tuple[float, float], ...]]] = MappingProxyType(
    {
        Marker.SQUARE: ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)),
        Marker.TRIANGLE: ((0, -0.5), (0.5, 0.5), (-0.5, 0.5)),
        Marker.DIAMOND: ((0, -_TIP), (_TIP, 0), (0, _TIP), (-_TIP, 0)),
        Marker.CROSS: (
            *((0, -0.25), (0.25, -0.5), (0.5, -0.25), (0.25, 0), (0.5, 0.25), (0.25, 0.5)),
            *((0, 0.25), (-0.25, 0.5), (-0.5, 0.25), (-0.25, 0), (-0.5, -0.25), (-0.25, -0.5)),
        ),
    }
)
"""Corners around the middle of a marker of size 1."""


def paste_plots(image: Image.Image, plots: Iterable[Plot]) -> None:
    """Draw the plots at their places in a picture.

    Each is rasterised by itself: the rasteriser returns an encoded picture, and most of a whole one would be empty.
    """
    for plot in plots:
        box = plot.box.inset(-_OVERHANG)
        tile = rasterise(tostring(_drawing(plot, box), "unicode"))
        image.paste(tile, (box.left, box.top), tile)


def _drawing(plot: Plot, box: Box) -> Element:
    """Return a plot as SVG in the picture's coordinates, each curve with its markers above the curves before it."""
    svg = Element("svg", xmlns="http://www.w3.org/2000/svg", width=str(box.width), height=str(box.height))
    svg.attrib |= {"viewBox": " ".join(map(str, box)), "fill": "none"}
    for rule in plot.rules:
        _rule(svg, plot, rule)
    for curve in plot.curves:
        places = _places(plot, curve)
        _steps(svg, curve, places)
        for step in curve.marked:
            _marker(svg, curve.style, curve.ground, curve.scale, *places[step])
    for key in plot.keys:
        _marker(svg, key.style, key.ground, 1.0, key.x, key.y)
    return svg


def _rule(svg: Element, plot: Plot, rule: Rule) -> None:
    box, nudge = plot.box, _nudge(rule.width)
    if rule.is_upright:
        path = f"M{_number(plot.x(rule.at) + nudge)},{box.bottom}V{box.top}"
    else:
        path = f"M{box.left},{_number(plot.y(rule.at) + nudge)}H{box.right}"
    _line(svg, path, rule.colour, rule.width, rule.dashes)


def _places(plot: Plot, curve: Curve) -> list[tuple[float, float]]:
    """Return the places where a curve's steps begin, in pixels."""
    nudge = _nudge(curve.width)
    return [(plot.x(turn) + nudge, plot.y(value) - curve.lift + nudge) for turn, value in curve.steps]


def _steps(svg: Element, curve: Curve, places: Iterable[tuple[float, float]]) -> None:
    (left, top), *others = places
    path = f"M{_number(left)},{_number(top)}" + "".join(f"H{_number(x)}V{_number(y)}" for x, y in others)
    _line(svg, path, curve.style.colour, curve.width, curve.style.dashes)


def _line(svg: Element, path: str, colour: Colour, width: float, dashes: Iterable[float]) -> None:
    line = SubElement(svg, "path", {"d": path, "stroke": _hex(colour), "stroke-width": _number(width)})
    line.set("stroke-linejoin", "round")
    if lengths := " ".join(_number(width * length) for length in dashes):
        line.set("stroke-dasharray", lengths)
    else:
        line.set("stroke-linecap", "square")


def _marker(svg: Element, style: Style, ground: Colour, scale: float, x: float, y: float) -> None:
    size = style.size * scale
    paint = {"fill": _hex(style.colour), "stroke": _hex(ground), "stroke-width": _number(_MARKER_EDGE)}
    if style.marker is Marker.CIRCLE:
        SubElement(svg, "circle", paint, cx=_number(x), cy=_number(y), r=_number(size / 2))
    else:
        corners = [f"{_number(x + size * a)},{_number(y + size * b)}" for a, b in _CORNERS[style.marker]]
        SubElement(svg, "polygon", paint, points=" ".join(corners))


def _nudge(width: float) -> float:
    """Return the offset that puts a line of an odd width on the middle of a pixel, so that its edges are sharp."""
    return width % 2 / 2


def _number(value: float) -> str:
    return f"{value:.2f}"


def _hex(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)
