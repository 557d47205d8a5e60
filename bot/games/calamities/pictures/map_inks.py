"""Colours of the map: sea, land, flood plains and borders, in each theme."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from bot.drawing.theme import Colour, Theme, rgb


class MapInk(NamedTuple):
    """The colours of a map's ground."""

    sea: Colour
    land: Colour
    plain: Colour
    beyond: Colour
    border: Colour
    crossing: Colour
    volcano: Colour
    first: Colour
    second: Colour
    """Of the hatchings of a civil war's factions, which differ by their slope, too."""


_INKS: Final[Mapping[str, MapInk]] = {
    "dark": MapInk(
        rgb("#1b4360"),
        rgb("#454636"),
        rgb("#7fd8ff"),
        rgb("#12161b"),
        rgb("#12161b"),
        rgb("#9cc9e6"),
        rgb("#ff6a3d"),
        rgb("#f2c14e"),
        rgb("#7fd1ff"),
    ),
    "light": MapInk(
        rgb("#a5cbe3"),
        rgb("#f4ecd9"),
        rgb("#1f6fb2"),
        rgb("#cdbf9f"),
        rgb("#7d6c4c"),
        rgb("#2f6d9a"),
        rgb("#c43a12"),
        rgb("#a3480c"),
        rgb("#4b3fa8"),
    ),
}
WHITE_SITE: Final = rgb("#ffffff")
BLACK_SITE: Final = rgb("#000000")


def map_ink(theme: Theme) -> MapInk:
    """Return the map's colours in a theme."""
    return _INKS.get(theme.name, _INKS["light"])
