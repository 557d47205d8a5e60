"""A holding as a chip in its nation's colour: two letters, and a number of tokens; a box around it is a city.

The nations' colours are the same in every theme. The letters tell nations apart, too.
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
_GAP: Final = 5
_BOX: Final = 28
"""Width of a city's box where no number stands in it."""
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


def _sign_width(scene: Scene, holding: Holding) -> int:
    """Return the width of a nation's two letters."""
    return scene.fonts.width(nation_sign(scene.localizer, holding.nation), SIZE, BOLD)


def _mark_width(scene: Scene, holding: Holding) -> int:
    """Return the width of a holding's number, in its box where it has a city."""
    number = scene.fonts.width(str(holding.tokens), SIZE, BOLD) if holding.tokens else 0
    return max(_BOX, number + 8) if holding.has_city else number


def chip_width(scene: Scene, holding: Holding, *, has_sign: bool = True) -> int:
    """Return the width that a chip needs."""
    sign = _sign_width(scene, holding) + _GAP if has_sign else 0
    if not holding.points:
        return 2 * PAD + (sign - _GAP if has_sign else scene.fonts.width(NOTHING, SIZE, BOLD))
    return sign + _mark_width(scene, holding) + 2 * PAD


def draw_chip(scene: Scene, box: Box, holding: Holding, *, has_sign: bool = True) -> None:
    """Draw a chip that fills the box."""
    ink = nation_ink(holding.nation, scene.theme)
    scene.plate(box, ink.fill, radius=8)
    draw_holding(scene, box.inset(PAD, 0), holding, ink, has_sign=has_sign)


def draw_holding(scene: Scene, box: Box, holding: Holding, ink: NationInk, *, has_sign: bool = True) -> None:
    """Draw letters and number in the middle of the box, which is in the nation's colour already."""
    sign = _sign_width(scene, holding) if has_sign else 0
    used = sign + (_GAP if has_sign and holding.points else 0) + _mark_width(scene, holding)
    line = box.middle(min(used, box.width), box.height)
    if has_sign:
        draw_sign(scene, Box(line.left, line.top, sign, line.height), holding, ink)
    mark = Box(line.right - _mark_width(scene, holding), line.top, _mark_width(scene, holding), line.height)
    if holding.points:
        draw_mark(scene, mark, holding, ink)
    elif not has_sign:
        scene.words(box, NOTHING, SIZE, ink.on, weight=BOLD, align=0.5)


def draw_sign(scene: Scene, box: Box, holding: Holding, ink: NationInk) -> None:
    """Draw the two letters in the middle of the box."""
    scene.words(box, nation_sign(scene.localizer, holding.nation), SIZE, ink.on, weight=BOLD, align=0.5)


def draw_mark(scene: Scene, box: Box, holding: Holding, ink: NationInk) -> None:
    """Draw the number of tokens in the middle of the box, with a plate around it where there is a city."""
    width = _mark_width(scene, holding)
    number, colour = str(holding.tokens) if holding.tokens else "", ink.on
    if holding.has_city:
        place = box.middle(width, min(_BOX, box.height))
        scene.plate(place, ink.on, radius=5)
        colour = ink.fill
    if number:
        scene.words(box, number, SIZE, colour, weight=BOLD, align=0.5)
