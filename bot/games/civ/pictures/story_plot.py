"""Curves drawn as SVG, without a word of text: words are set by the painter, in the pictures' own typefaces."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final
from xml.etree.ElementTree import Element, SubElement, tostring

from PIL import Image

from bot.drawing.box import Box
from bot.drawing.svg import rasterised
from bot.drawing.theme import Colour
from bot.games.civ.pictures.story_curves import Curve, Marker, Plot, Rule

_OVERHANG: Final = 24
"""Pixels around a plot's box for what lies on its edge: half of the largest marker, and a lifted line."""
_MARKER_EDGE: Final = 2
_TIP: Final = 0.5**0.5
"""Of a diamond, whose sides are as long as a square's."""
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
"""Around a marker's middle, for a marker of size 1."""


def paste_plots(image: Image.Image, plots: Iterable[Plot]) -> None:
    """Draws the plots at their places in a picture.

    Each by itself: the rasteriser hands over an encoded picture, and most of a whole one would be empty.
    """
    for plot in plots:
        box = plot.box.inset(-_OVERHANG)
        tile = rasterised(tostring(_drawing(plot, box), "unicode"))
        image.paste(tile, (box.left, box.top), tile)


def _drawing(plot: Plot, box: Box) -> Element:
    """A plot in the picture's coordinates: each curve's line below its own markers, above whatever came before."""
    svg = Element("svg", xmlns="http://www.w3.org/2000/svg", width=str(box.width), height=str(box.height))
    svg.attrib |= {"viewBox": " ".join(map(str, box)), "fill": "none"}
    for rule in plot.rules:
        _rule(svg, plot, rule)
    for curve in plot.curves:
        places = _places(plot, curve)
        _steps(svg, curve, places)
        for step in curve.marked:
            _marker(svg, curve, *places[step])
    return svg


def _rule(svg: Element, plot: Plot, rule: Rule) -> None:
    box, nudge = plot.box, _nudge(rule.width)
    if rule.is_upright:
        path = f"M{_number(plot.x(rule.at) + nudge)},{box.bottom}V{box.top}"
    else:
        path = f"M{box.left},{_number(plot.y(rule.at) + nudge)}H{box.right}"
    _line(svg, path, rule.colour, rule.width, rule.dashes)


def _places(plot: Plot, curve: Curve) -> list[tuple[float, float]]:
    """Where a curve's steps begin, in pixels."""
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


def _marker(svg: Element, curve: Curve, x: float, y: float) -> None:
    size = curve.style.size * curve.scale
    paint = {"fill": _hex(curve.style.colour), "stroke": _hex(curve.ground), "stroke-width": _number(_MARKER_EDGE)}
    if curve.style.marker is Marker.CIRCLE:
        SubElement(svg, "circle", paint, cx=_number(x), cy=_number(y), r=_number(size / 2))
    else:
        corners = [f"{_number(x + size * a)},{_number(y + size * b)}" for a, b in _CORNERS[curve.style.marker]]
        SubElement(svg, "polygon", paint, points=" ".join(corners))


def _nudge(width: float) -> float:
    """What moves a line of an odd width to the middle of a pixel: its edges are sharp there, and grey elsewhere."""
    return width % 2 / 2


def _number(value: float) -> str:
    return f"{value:.2f}"


def _hex(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)
