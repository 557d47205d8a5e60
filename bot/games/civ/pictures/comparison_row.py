"""A player's row of the comparison board: place in the order of turns, name, hand, points, a cell for each Domain."""

from dataclasses import replace
from functools import lru_cache
from typing import Final

from bot.drawing.avatars import round_avatar
from bot.drawing.box import Box
from bot.drawing.fonts import BLACK, BOLD
from bot.drawing.look import Look
from bot.drawing.scene import Arrow, Avatar, Fan, Part, Scene
from bot.drawing.theme import Colour
from bot.games.civ.pictures.area import PLACES
from bot.games.civ.pictures.comparison_cell import LEAST, count_cell, count_view, sign
from bot.games.civ.pictures.view import SeatView
from bot.i18n.catalogue import Speaker

ROWS: Final = {2: 150, 3: 140, 4: 104}
"""How high a row is, by how many play."""
GAP: Final = 5
SIDE: Final = 290
"""The width of what stands left of the columns."""
BETWEEN: Final = 6
"""Between two columns."""
_ORDER: Final = 38
_BACK: Final = 24


def cells_of(box: Box) -> tuple[Box, ...]:
    """The places of the six columns in a row, in the order `PLACES`."""
    return box.after(SIDE).columns(len(PLACES), BETWEEN)


def seat_row(
    scene: Scene, box: Box, seen: SeatView, order: int, *, avatar: bytes | None, is_own: bool, is_over: bool
) -> None:
    """The row: a band behind it where it is this seat's turn, or where it has won; an edge where it is the viewer's."""
    theme = scene.theme
    marked = seen.is_turn or seen.is_winner
    ground = theme.gold if marked else theme.panel
    edge = theme.text if is_own else theme.accent if marked else None
    scene.place(box.left - 6, box.top, _band(scene.look, scene.speaker, box.width + 12, box.height, ground, edge))
    inner = box.inset(4, 6)
    state = (seen.is_first, seen.is_winner, seen.is_turn, seen.is_turn or seen.is_choosing)
    scene.place(inner.left, inner.top, _order(scene.look, scene.speaker, order, inner.height, ground, *state))
    held, width = replace(seen, columns=(), is_first=False, is_choosing=False), SIDE - 14 - _ORDER
    side = seat_side(scene.look, scene.speaker, held, width, inner.height, ground, avatar)
    scene.place(inner.left + _ORDER + 4, inner.top, side)
    if not seen.alive or seen.status != "board-points":
        _draw_status(scene, inner.after(SIDE), seen)
        return
    for column, place in zip(seen.columns, cells_of(inner), strict=True):
        count = count_view(column, is_over=is_over)
        part = count_cell(scene.look, scene.speaker, count, place.width, place.height, ground)
        scene.place(place.left, place.top, part)


@lru_cache(32)
def _band(look: Look, speaker: Speaker, width: int, height: int, ground: Colour, edge: Colour | None) -> Part:
    """What a row lies on: a part, which is pasted faster than its plate is drawn."""
    scene = Scene(width, height, look, speaker)
    scene.plate(Box(0, 0, width, height), ground, radius=16, edge=edge, stroke=4 if edge else 0)
    return scene.part(look.theme.ground)


def _draw_status(scene: Scene, box: Box, seen: SeatView) -> None:
    """Instead of cells: that a player is out of the game, or whether he has chosen a card of the first packs."""
    theme = scene.theme
    scene.plate(box, theme.cell, radius=12)
    text = scene.speaker.say(seen.status if seen.alive else "board-left")
    side = 0 if seen.alive else min(72, box.height - 16)
    middle = box.middle(side + 20 + scene.fonts.width(text, 36, BOLD), box.height)
    if side:
        scene.sprite(middle.middle(side, side, 0), "left-game", tint=theme.soft)
    colour = theme.accent if seen.status == "board-choosing" else theme.soft
    scene.words(middle.after(side + 20), text, 36, colour, weight=BOLD)


@lru_cache(256)
def seat_side(
    look: Look, speaker: Speaker, seen: SeatView, width: int, height: int, ground: Colour, avatar: bytes | None
) -> Part:
    """Who it is and what he holds, as a part of that size. What `seen` says of columns is not looked at."""
    scene = Scene(width, height, look, speaker)
    plate, theme = Box(0, 0, width, height), look.theme
    marked = seen.is_turn or seen.is_winner
    ink, fill = (theme.gold, theme.on_gold) if marked else (theme.text, theme.cell)
    scene.plate(plate, fill, radius=12, edge=theme.sides[seen.team - 1] if seen.team else None, stroke=5)
    inner = plate.inset(10, 0)
    above = (height - 88) // 3
    _name(scene, inner.row(above, 46), seen, ink, avatar)
    if seen.alive:
        _holds(scene, inner.row(height - 42 - above, 42), seen, ink)
    return scene.part(ground)


@lru_cache(64)
def _order(
    look: Look,
    speaker: Speaker,
    order: int,
    height: int,
    ground: Colour,
    is_first: bool,
    is_winner: bool,
    is_turn: bool,
    is_awaited: bool,
) -> Part:
    """The place in the order of turns, the First Player's pennant, an arrow where the seat is awaited."""
    scene = Scene(_ORDER, height, look, speaker)
    box, theme = Box(0, 0, _ORDER, height), look.theme
    colour = theme.on_gold if is_turn or is_winner else theme.soft
    scene.words(box.row(0, 36), str(order), 34, colour, weight=BLACK, align=0.5)
    if is_first:
        scene.sprite(box.row(34, 28).middle(28, 28), "first-player", tint=colour)
    if is_winner:
        scene.sprite(box.row(box.height - 29, 28).middle(28, 28), "laurel", tint=theme.on_gold)
    elif is_awaited:
        scene.add(Arrow(box.row(box.height - 29, 26).middle(32, 26), theme.on_gold if is_turn else theme.accent))
    return scene.part(ground)


def _name(scene: Scene, box: Box, seen: SeatView, colour: Colour, avatar: bytes | None) -> None:
    size = box.height - 4
    if avatar and round_avatar(avatar, size) is not None:
        scene.add(Avatar(box.middle(size, size, 0), avatar))
        box = box.after(size + 8)
    scene.largest(box, seen.name, (38, 36, 34, 32, LEAST), colour, weight=BOLD)


def _holds(scene: Scene, box: Box, seen: SeatView, ink: Colour) -> None:
    """How many cards of how many, their backs, the team; the points at the right."""
    scene.sprite(box.middle(32, 32, 0), "glyph-hand", tint=ink)
    left = box.after(36)
    left = left.after(scene.words(left, str(len(seen.hand_ages)), 36, ink, weight=BLACK) + 1)
    left = left.after(
        scene.words(left, sign(scene.speaker, "board-need", seen.hand_limit), LEAST, ink, weight=BOLD) + 5
    )
    left = left.before(_points(scene, left, seen, ink) + 4)
    if seen.team:
        _team(scene, left, seen)
    elif seen.hand_ages:
        _backs(scene, left, seen)


def _points(scene: Scene, box: Box, seen: SeatView, ink: Colour) -> int:
    """The points; returns the width used."""
    used = scene.words(box, str(seen.points), 36, ink, weight=BLACK, align=1.0)
    scene.sprite(Box(box.right - used - 38, box.top + 4, 34, 34), "laurel", tint=ink)
    return used + 40


def _team(scene: Scene, box: Box, seen: SeatView) -> None:
    """The team in a word, or its sign and number where the word finds no room."""
    theme = scene.theme
    fill = theme.sides[seen.team - 1]
    text = scene.speaker.say("team", number=seen.team)
    if scene.fonts.width(text, LEAST, BOLD) + 20 <= box.width:
        scene.pill(box.row(3, 36), text, LEAST, theme.on_side, fill, align=0.5, pad=10)
        return
    if box.width < 58:
        scene.pill(box.row(3, 36), str(seen.team), LEAST, theme.on_side, fill, align=0.5, pad=6)
        return
    plate = box.row(3, 36).middle(58, 36)
    scene.plate(plate, fill, radius=18)
    scene.sprite(plate.inset(7, 0).middle(26, 26, 0), "glyph-players", tint=theme.on_side)
    scene.words(plate.after(35), str(seen.team), LEAST, theme.on_side, weight=BLACK)


def _backs(scene: Scene, box: Box, seen: SeatView) -> None:
    """The hand from behind, from the oldest Age to the newest."""
    count, height = len(seen.hand_ages), _BACK * 7 // 5
    step = min(_BACK + 2, (box.width - _BACK) // max(1, count - 1))
    if step < 2:
        return
    names = tuple(f"back-{age}" for age in seen.hand_ages)
    width = _BACK + step * (count - 1)
    scene.add(Fan(Box(box.left, box.top + 5, width, height), names, _BACK, height, step))
