"""One player's side of the table: who it is, the hand from behind, the play area laid out R M E / S C U (§10.5)."""

from dataclasses import replace
from functools import lru_cache
from typing import Final

from bot.drawing.box import Box
from bot.drawing.fonts import BOLD
from bot.drawing.look import Look
from bot.drawing.scene import Part, Scene
from bot.drawing.theme import Colour
from bot.games.civ.pictures.column import cell
from bot.games.civ.pictures.header import HEADER, header
from bot.games.civ.pictures.view import SeatView
from bot.games.civ.rules import Domain
from bot.games.civ.words.naming import SHOWN
from bot.i18n.catalogue import Localizer

PLACES: Final = tuple(Domain(code) for code in SHOWN)
"""The Domains as they lie, three in a row (§10.5)."""
_PAD: Final = 12
_GAP: Final = 8


def area(scene: Scene, box: Box, seen: SeatView, level_sizes: tuple[int, int], avatar: bytes | None) -> None:
    """The panel of one player."""
    theme = scene.theme
    marked = seen.is_turn or seen.is_winner
    edge = theme.gold if marked else theme.sides[seen.team - 1] if seen.team and seen.alive else theme.empty
    scene.place(box.left, box.top, panel(scene.look, scene.localizer, box.width, box.height, edge, 6 if marked else 3))
    inner = box.inset(_PAD)
    head = header(scene.look, scene.localizer, replace(seen, columns=()), inner.width, avatar)
    scene.place(inner.left, inner.top, head)
    below = Box(inner.left, inner.top + HEADER + _GAP, inner.width, inner.height - HEADER - _GAP)
    if not seen.alive:
        _left(scene, below)
        return
    height = (below.height - _GAP) // 2
    for row in (0, 1):
        for number, place in enumerate(below.row(row * (height + _GAP), height).columns(3, _GAP)):
            part = cell(scene.look, scene.localizer, seen.columns[3 * row + number], place.width, height, level_sizes)
            scene.place(place.left, place.top, part)


@lru_cache(32)
def panel(look: Look, localizer: Localizer, width: int, height: int, edge: Colour | None, stroke: int) -> Part:
    """The plate on which a player's side or the middle of the table lies."""
    scene = Scene(width, height, look, localizer)
    scene.plate(Box(0, 0, width, height), look.theme.panel, radius=20, edge=edge, stroke=stroke)
    return scene.part(look.theme.ground)


def _left(scene: Scene, box: Box) -> None:
    """The panel of a player who is out of the game: an empty chair."""
    theme = scene.theme
    scene.plate(box, theme.cell, radius=12)
    side = min(140, box.height - 80)
    chair = box.middle(side, side).moved(0, -30)
    scene.sprite(chair, "left-game", tint=theme.faded)
    words = Box(box.left + 16, chair.bottom + 8, box.width - 32, 52)
    scene.words(words, scene.localizer.say("board-left"), 36, theme.soft, weight=BOLD, align=0.5)
