"""A player's panel on the full board: name, hand from behind, and the play area laid out R M E / S C U (§10.5)."""

from dataclasses import replace
from functools import lru_cache
from typing import Final

from bot.drawing.avatars import round_avatar
from bot.drawing.box import Box
from bot.drawing.fonts import BLACK, BOLD
from bot.drawing.look import Look
from bot.drawing.scene import Avatar, Fan, Part, Scene
from bot.drawing.theme import Colour
from bot.games.civ.pictures.column import cell
from bot.games.civ.pictures.view import SeatView
from bot.games.civ.rules import Domain
from bot.games.civ.words.naming import SHOWN
from bot.i18n.catalogue import Localizer

PLACES: Final = tuple(Domain(code) for code in SHOWN)
"""The Domains in the order of a play area, three in a row (§10.5)."""
_PAD: Final = 12
_GAP: Final = 8
_HEADER: Final = 102
_NAME: Final = 54
_HAND: Final = 46
_BACK: Final = 32
_STEP: Final = 13
_TIMES: Final = 44
"""Width of a number of backs."""
_STATUS: Final = 90
"""Least width of the points."""
_MOST_BACKS: Final = 5
"""Most backs of one Age that are shown one by one."""


def area(scene: Scene, box: Box, seen: SeatView, level_sizes: tuple[int, int], avatar: bytes | None) -> None:
    """Draw the panel of a player."""
    theme = scene.theme
    marked = seen.is_turn or seen.is_winner
    edge = theme.gold if marked else theme.sides[seen.team - 1] if seen.team and seen.alive else theme.empty
    scene.place(box.left, box.top, panel(scene.look, scene.localizer, box.width, box.height, edge, 6 if marked else 3))
    inner = box.inset(_PAD)
    head = _header(scene.look, scene.localizer, replace(seen, columns=()), inner.width, avatar)
    scene.place(inner.left, inner.top, head)
    below = Box(inner.left, inner.top + _HEADER + _GAP, inner.width, inner.height - _HEADER - _GAP)
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
    """Return the plate under a player's panel, or under the middle of the table."""
    scene = Scene(width, height, look, localizer)
    scene.plate(Box(0, 0, width, height), look.theme.panel, radius=20, edge=edge, stroke=stroke)
    return scene.part(look.theme.ground)


def _left(scene: Scene, box: Box) -> None:
    """Draw an empty chair, for a player who has left the game."""
    theme = scene.theme
    scene.plate(box, theme.cell, radius=12)
    side = min(140, box.height - 80)
    chair = box.middle(side, side).moved(0, -30)
    scene.sprite(chair, "left-game", tint=theme.faded)
    words = Box(box.left + 16, chair.bottom + 8, box.width - 32, 52)
    scene.words(words, scene.localizer.say("board-left"), 36, theme.soft, weight=BOLD, align=0.5)


@lru_cache(256)
def _header(look: Look, localizer: Localizer, seen: SeatView, width: int, avatar: bytes | None) -> Part:
    """Return a player's name and hand as two lines of that width. `seen` needs no columns."""
    scene = Scene(width, _HEADER, look, localizer)
    box = Box(0, 0, width, _HEADER)
    _name(scene, box.row(0, _NAME), seen, avatar)
    if seen.alive:
        _hand(scene, box.row(_HEADER - _HAND, _HAND).inset(4, 0), seen)
    return scene.part(look.theme.panel)


def _name(scene: Scene, box: Box, seen: SeatView, avatar: bytes | None) -> None:
    """Draw the name, on gold if the player is on turn or has won, and their marks at the right."""
    theme = scene.theme
    marked = seen.is_turn or seen.is_winner
    if marked:
        scene.plate(box, theme.gold, radius=14)
    inner = box.inset(10, 5) if marked else box.inset(4, 5)
    colour = theme.on_gold if marked else theme.text if seen.alive else theme.soft
    if avatar and round_avatar(avatar, inner.height) is not None:
        scene.add(Avatar(inner.middle(inner.height, inner.height, 0), avatar))
        inner = inner.after(inner.height + 12)
    inner = _marks(scene, inner, seen, marked)
    scene.largest(inner, seen.name, (42, 38, 34, 30), colour, weight=BOLD)


def _marks(scene: Scene, box: Box, seen: SeatView, marked: bool) -> Box:
    """Draw the marks of winner, team and First Player from the right; return the box left for the name."""
    theme, say = scene.theme, scene.localizer.say
    plain: tuple[Colour, Colour] = (theme.gold, theme.on_gold) if marked else (theme.text, theme.cell)
    if seen.is_winner:
        box = _mark(scene, box, say("board-winner"), "laurel", *plain)
    if seen.team:
        used = scene.pill(
            _strip(box), say("team", number=seen.team), 26, theme.on_side, theme.sides[seen.team - 1], align=1
        )
        box = box.before(used + 8)
    if seen.is_first and not seen.is_winner and seen.alive:
        box = _mark(scene, box, say("board-first-player"), "first-player", *plain)
    return box


def _mark(scene: Scene, box: Box, text: str, sprite: str, colour: Colour, fill: Colour) -> Box:
    """Draw a sign with its word at the right, without the word if that is too long; return the box left of it."""
    strip = _strip(box)
    room = min(strip.width * 2 // 5, 196)
    if scene.fonts.width(text, 24, BOLD) + 60 > room:
        text = ""
    width = scene.fonts.width(text, 24, BOLD) + 60 if text else 44
    plate = strip.middle(width, strip.height, 1)
    scene.plate(plate, fill, radius=strip.height // 2)
    scene.sprite(Box(plate.left + 8, plate.top + 5, 28, 28), sprite)
    if text:
        scene.words(plate.after(42).before(12), text, 24, colour, weight=BOLD)
    return box.before(width + 8)


def _strip(box: Box) -> Box:
    return box.row((box.height - 38) // 2, 38)


def _hand(scene: Scene, box: Box, seen: SeatView) -> None:
    """Draw the number of cards, the hand size, the cards' backs by Age, and the points at the right."""
    theme, say = scene.theme, scene.localizer.say
    scene.sprite(Box(box.left, box.top + 4, 38, 38), "glyph-hand", tint=theme.soft)
    left = box.after(46)
    left = left.after(scene.words(left, str(len(seen.hand_ages)), 42, theme.text, weight=BLACK) + 2)
    limit = say("board-need", need=seen.hand_limit)
    left = left.after(scene.words(left.row(6, 40), limit, 28, theme.soft, weight=BOLD) + 14)
    shown = _shown(seen, left.width - _STATUS)
    left = left.before(_status(scene, left.after(_room(seen, shown)), seen))
    _backs(scene, left, seen, shown)


def _status(scene: Scene, box: Box, seen: SeatView) -> int:
    """Draw the points, in words if there is room, or whether the player has chosen; return the width used."""
    theme = scene.theme
    text = scene.localizer.say(seen.status, count=seen.points)
    if seen.status != "board-points":
        colour = theme.accent if seen.status == "board-choosing" else theme.soft
        return scene.largest(box, text, (28, 26, 24), colour, weight=BOLD, align=1.0) + 8
    if scene.fonts.width(text, 28, BOLD) + 46 > box.width:
        text = str(seen.points)
    used = scene.words(box.after(46), text, 28, theme.soft, weight=BOLD, align=1.0)
    scene.sprite(Box(box.right - used - 42, box.top + 6, 34, 34), "laurel", tint=theme.accent)
    return used + 54


def _shown(seen: SeatView, width: int) -> int:
    """Return how many backs of one Age have room; of more than that, one stands for all."""
    return next((shown for shown in range(_MOST_BACKS, 1, -1) if _room(seen, shown) <= width), 1)


def _backs(scene: Scene, box: Box, seen: SeatView, shown: int) -> None:
    """Draw the hand from behind, the cards of one Age together; those of more than `shown` as one with a number."""
    theme, say = scene.theme, scene.localizer.say
    height = _BACK * 7 // 5
    for age, count in seen.backs:
        number = count if count <= shown else 1
        width = _BACK + _STEP * (number - 1)
        scene.add(Fan(Box(box.left, box.top, width, height), (f"back-{age}",) * number, _BACK, height, _STEP))
        box = box.after(width + 4)
        if count > shown:
            times = Box(box.left, box.top, min(_TIMES, box.width), box.height)
            box = box.after(scene.largest(times, say("board-times", count=count), (28, 24), theme.text) + 2)
        box = box.after(6)


def _room(seen: SeatView, shown: int) -> int:
    """Return the width of the backs if at most `shown` of one Age are shown one by one."""
    return sum(_BACK + 12 + (_STEP * (count - 1) if count <= shown else _TIMES) for _, count in seen.backs)
