"""Colours as people with another colour vision see them, and how far apart two pictures are to an eye."""

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from PIL import Image, ImageFilter

Linear = tuple[float, float, float]
"""Red, green and blue light, 0 to 1."""

_DICHROMACY: Final[Mapping[str, tuple[Linear, Linear, Linear]]] = MappingProxyType(
    {
        "protanopia": (
            (0.152286, 1.052583, -0.204868),
            (0.114503, 0.786281, 0.099216),
            (-0.003882, -0.048116, 1.051998),
        ),
        "deuteranopia": (
            (0.367322, 0.860646, -0.227968),
            (0.280085, 0.672501, 0.047413),
            (-0.01182, 0.04294, 0.968881),
        ),
        "tritanopia": (
            (1.255528, -0.076749, -0.178779),
            (-0.078411, 0.930809, 0.147602),
            (0.004733, 0.691367, 0.3039),
        ),
    }
)
"""On linear light, severity 1.0, from Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of
Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15(6), 2009, pp. 1291-1298."""
_LUMINANCE: Final = (0.2126, 0.7152, 0.0722)
"""Of ITU-R BT.709, which sRGB shares."""
_SQUARE: Final = 3
VIEWS: Final = ("normal", *_DICHROMACY, "grey")


def seen(picture: Image.Image, view: str) -> Image.Image:
    """An RGB picture as it looks in one of `VIEWS`. Raises `KeyError`."""
    return picture if view == "normal" else picture.filter(_filter(view))


def on_ground(tile: Image.Image, ground: tuple[int, int, int]) -> Image.Image:
    """An RGBA picture laid on a plain ground."""
    laid = Image.new("RGB", tile.size, ground)
    laid.paste(tile, (0, 0), tile)
    return laid


def difference(one: Image.Image, other: Image.Image) -> float:
    """The mean CIE76 distance of two RGB pictures of the same size, in squares of `_SQUARE` pixels: what is left of
    them on a small screen seen from far.

    2.3 is just noticeable (Mahy, Van Eycken and Oosterlinck 1994) where two plain areas meet.
    """
    if one.size != other.size:
        raise ValueError(f"{one.size} is not {other.size}")
    pairs = list(zip(_squares(one), _squares(other), strict=True))
    return sum(apart(mine, theirs) for mine, theirs in pairs) / len(pairs)


def apart(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    """The CIE76 distance of two sRGB colours."""
    return sum((mine - theirs) ** 2 for mine, theirs in zip(_lab(one), _lab(other), strict=True)) ** 0.5


def overlap_distance(one: Image.Image, other: Image.Image) -> float:
    """How little two silhouettes have in common: 0 for the same, 1 for none of it (Jaccard distance of the alphas)."""
    pairs = list(zip(one.getchannel("A").tobytes(), other.getchannel("A").tobytes(), strict=True))
    return 1 - sum(map(min, pairs)) / sum(map(max, pairs))


def _squares(picture: Image.Image) -> list[tuple[int, int, int]]:
    data = picture.reduce(_SQUARE).tobytes()
    return list(zip(data[::3], data[1::3], data[2::3], strict=True))


@cache
def _filter(view: str) -> ImageFilter.Color3DLUT:
    change = _greyed if view == "grey" else _changed(view)

    def entry(*parts: float) -> Linear:
        red, green, blue = change((_linear(parts[0]), _linear(parts[1]), _linear(parts[2])))
        return _encoded(red), _encoded(green), _encoded(blue)

    return ImageFilter.Color3DLUT.generate(33, entry)


def _greyed(light: Linear) -> Linear:
    grey = _dot(_LUMINANCE, light)
    return grey, grey, grey


def _changed(view: str) -> Callable[[Linear], Linear]:
    red, green, blue = _DICHROMACY[view]
    return lambda light: (_dot(red, light), _dot(green, light), _dot(blue, light))


def _dot(row: Linear, light: Linear) -> float:
    return sum(factor * part for factor, part in zip(row, light, strict=True))


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _encoded(part: float) -> float:
    part = min(1.0, max(0.0, part))
    return 12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055


@cache
def _lab(colour: tuple[int, int, int]) -> Linear:
    """CIE L*a*b* under D65."""
    red, green, blue = (_linear(part / 255) for part in colour)
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    x, y, z = (part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116 for part in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)
