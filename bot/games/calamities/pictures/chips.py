"""A holding as a chip in its nation's colour with two letters: a house is a city, a round plate a number of tokens.

The nations' colours are the same in every theme. The letters tell nations apart, too. No chip looks like a city site,
which is a white or a black disc.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from bot.drawing.box import Box
from bot.drawing.fonts import BOLD
from bot.drawing.scene import Scene
from bot.drawing.theme import Colour, Theme, rgb
from bot.games.calamities.rules.changes import Holding
from bot.games.calamities.rules.names import BARBARIANS, PIRATES, NationName
from bot.games.calamities.words.naming import nation_sign

SIZE: Final = 32
"""The smallest font size: 9 pixels where a client shows a picture of 1,200 at 342."""
WIDTH: Final = 1200
MOST_HEIGHT: Final = 763
"""A picture this wide and high is shown 550 wide on a desktop, and 342 on the narrowest phone."""
MARGIN: Final = 6
NOTHING: Final = "–"
LOST: Final = "−"
PAD: Final = 5
"""Pixels at both ends of a chip."""
_GAP: Final = 3
_ENDS: Final = 12
"""Pixels at both ends of tokens, which are round."""
_HOUSE: Final = 44
"""The least width of a city."""
_DARK_TEXT: Final = rgb("#1b1408")
_WHITE: Final = rgb("#ffffff")


class NationInk(NamedTuple):
    """A nation's colour, and the colour of what is written on it."""

    fill: Colour
    on: Colour


INKS: Final[Mapping[NationName, NationInk]] = {
    NationName(name): NationInk(rgb(fill), on)
    for name, fill, on in (
        ("Africa", "#7a4a1e", _WHITE),
        ("Iberia", "#b0307a", _WHITE),
        ("Italy", "#c62828", _WHITE),
        ("Illyria", "#f2c230", _DARK_TEXT),
        ("Thrace", "#1d6b3a", _WHITE),
        ("Crete", "#8ed05a", _DARK_TEXT),
        ("Asia", "#f08a24", _DARK_TEXT),
        ("Assyria", "#5ec8e0", _DARK_TEXT),
        ("Babylon", "#c3aef0", _DARK_TEXT),
        ("Egypt", "#27509f", _WHITE),
        (BARBARIANS, "#4a3b3b", _WHITE),
        (PIRATES, "#6a5f86", _WHITE),
    )
}


def nation_ink(nation: NationName, theme: Theme) -> NationInk:
    """Return a nation's colours; the theme's own for one that only a table's map has."""
    return INKS.get(nation, NationInk(theme.text, theme.panel))


def _city_width(scene: Scene, holding: Holding, *, has_sign: bool) -> int:
    sign = scene.fonts.width(nation_sign(scene.localizer, holding.nation), SIZE, BOLD) + 2 * PAD if has_sign else 0
    return max(_HOUSE, sign)


def _tokens_text(scene: Scene, holding: Holding, *, has_sign: bool) -> str:
    """Return what stands on the tokens: their number, with the nation's letters where no city bears them."""
    number = str(holding.tokens) if holding.tokens else ""
    sign = nation_sign(scene.localizer, holding.nation) if has_sign and not holding.has_city else ""
    return f"{sign} {number}".strip()


def chip_width(scene: Scene, holding: Holding, *, has_sign: bool = True) -> int:
    """Return the width that a chip needs."""
    city = _city_width(scene, holding, has_sign=has_sign) if holding.has_city else 0
    text = _tokens_text(scene, holding, has_sign=has_sign)
    if not text and not city:
        return scene.fonts.width(NOTHING, SIZE, BOLD) + 2 * _ENDS
    tokens = scene.fonts.width(text, SIZE, BOLD) + 2 * _ENDS if text else 0
    return city + tokens + (_GAP if city and tokens else 0)


def draw_chip(scene: Scene, box: Box, holding: Holding, *, has_sign: bool = True) -> None:
    """Draw a chip at the left of the box: a city as a house, tokens as a round plate with their number."""
    ink, theme = nation_ink(holding.nation, scene.theme), scene.theme
    left = box.left
    if holding.has_city:
        width = _city_width(scene, holding, has_sign=has_sign)
        house = Box(left, box.top, width, box.height)
        scene.plate(house, ink.fill, edge=ink.on, stroke=2, roof=box.height // 3)
        if has_sign:
            sign = nation_sign(scene.localizer, holding.nation)
            scene.words(house.inset(PAD, 0).moved(0, box.height // 10), sign, SIZE, ink.on, weight=BOLD, align=0.5)
        left += width + _GAP
    text = _tokens_text(scene, holding, has_sign=has_sign)
    if text or not holding.has_city:
        text = text or NOTHING
        tokens = Box(left, box.top, scene.fonts.width(text, SIZE, BOLD) + 2 * _ENDS, box.height)
        scene.plate(tokens, ink.fill if text != NOTHING else theme.cell, radius=box.height // 2, edge=ink.on, stroke=2)
        scene.words(tokens, text, SIZE, ink.on if text != NOTHING else theme.text, weight=BOLD, align=0.5)
