"""A holding as a chip in its nation's colour: two letters, and a number of tokens; a box around it is a city."""

from typing import Final

from bot.drawing.box import Box
from bot.drawing.fonts import BOLD
from bot.drawing.scene import Scene
from bot.games.calamities.pictures.inks import NationInk, nation_ink
from bot.games.calamities.rules.changes import Holding
from bot.games.calamities.words.naming import nation_sign

SIZE: Final = 32
"""The smallest text: 9 pixels where a client shows a picture of 1,200 at 342."""
WIDTH: Final = 1200
MOST_HEIGHT: Final = 763
"""A picture this wide and high is shown 550 wide on a desktop, and 342 on the narrowest phone."""
MARGIN: Final = 6
NOTHING: Final = "–"
LOST: Final = "−"
PAD: Final = 5
"""At both ends of a chip."""
_GAP: Final = 5
_BOX: Final = 28
"""A city's box, where no number stands in it."""


def sign_width(scene: Scene, holding: Holding) -> int:
    """The width of a nation's two letters."""
    return scene.fonts.width(nation_sign(scene.speaker, holding.nation), SIZE, BOLD)


def mark_width(scene: Scene, holding: Holding) -> int:
    """The width of a holding's number, in its box where it has a city."""
    number = scene.fonts.width(str(holding.tokens), SIZE, BOLD) if holding.tokens else 0
    return max(_BOX, number + 8) if holding.has_city else number


def chip_width(scene: Scene, holding: Holding, *, has_sign: bool = True) -> int:
    """The width of a chip that keeps to what it says."""
    sign = sign_width(scene, holding) + _GAP if has_sign else 0
    if not holding.points:
        return 2 * PAD + (sign - _GAP if has_sign else scene.fonts.width(NOTHING, SIZE, BOLD))
    return sign + mark_width(scene, holding) + 2 * PAD


def draw_chip(scene: Scene, box: Box, holding: Holding, *, has_sign: bool = True) -> None:
    """A chip that fills the box."""
    ink = nation_ink(holding.nation, scene.theme)
    scene.plate(box, ink.fill, radius=8)
    draw_holding(scene, box.inset(PAD, 0), holding, ink, has_sign=has_sign)


def draw_holding(scene: Scene, box: Box, holding: Holding, ink: NationInk, *, has_sign: bool = True) -> None:
    """Letters and number in the middle of the box, which is in the nation's colour already."""
    sign = sign_width(scene, holding) if has_sign else 0
    used = sign + (_GAP if has_sign and holding.points else 0) + mark_width(scene, holding)
    line = box.middle(min(used, box.width), box.height)
    if has_sign:
        draw_sign(scene, Box(line.left, line.top, sign, line.height), holding, ink)
    mark = Box(line.right - mark_width(scene, holding), line.top, mark_width(scene, holding), line.height)
    if holding.points:
        draw_mark(scene, mark, holding, ink)
    elif not has_sign:
        scene.words(box, NOTHING, SIZE, ink.on, weight=BOLD, align=0.5)


def draw_sign(scene: Scene, box: Box, holding: Holding, ink: NationInk) -> None:
    """The two letters in the middle of the box."""
    scene.words(box, nation_sign(scene.speaker, holding.nation), SIZE, ink.on, weight=BOLD, align=0.5)


def draw_mark(scene: Scene, box: Box, holding: Holding, ink: NationInk) -> None:
    """The number of tokens in the middle of the box, with a plate around it where there is a city."""
    width = mark_width(scene, holding)
    number, colour = str(holding.tokens) if holding.tokens else "", ink.on
    if holding.has_city:
        place = box.middle(width, min(_BOX, box.height))
        scene.plate(place, ink.on, radius=5)
        colour = ink.fill
    if number:
        scene.words(box, number, SIZE, colour, weight=BOLD, align=0.5)
