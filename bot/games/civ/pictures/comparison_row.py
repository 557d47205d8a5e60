"""A player's row of the comparison: place in the order of turns, name, hand, points, and a cell for each Domain."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from bot.drawing.avatars import round_avatar
from bot.drawing.box import Box
from bot.drawing.fonts import BLACK, BOLD
from bot.drawing.look import Look
from bot.drawing.scene import Arrow, Avatar, Fan, Part, Scene
from bot.drawing.theme import Colour
from bot.games.civ.pictures.area import PLACES
from bot.games.civ.pictures.view import ColumnView, SeatView
from bot.i18n.catalogue import Localizer

ROWS: Final = {2: 150, 3: 140, 4: 104}
"""Height of a row, by the number of players."""
GAP: Final = 5
SIDE: Final = 290
"""Width of what is left of the columns."""
_BETWEEN: Final = 6
"""Pixels between two columns."""
_ORDER: Final = 38
_BACK: Final = 24
LEAST: Final = 30
"""Smallest size of text: 9 pixels if a picture 1100 wide is shown 342 wide."""
_PAD: Final = 9
_MEDAL: Final = 38
_COUNTS: Final = (70, 64, 58, 54, 50, 46, 42, 38, 34, LEAST)
_CHIP: Final = 32
_CHIP_WIDTH: Final = 48
"""Width of a chip with a single digit."""
_STRIP: Final = 38


def cells_of(box: Box) -> tuple[Box, ...]:
    """Return the boxes of the six columns in a row, in the order of `PLACES`."""
    return box.after(SIDE).columns(len(PLACES), _BETWEEN)


def seat_row(
    scene: Scene, box: Box, seen: SeatView, order: int, *, avatar: bytes | None, is_own: bool, is_over: bool
) -> None:
    """Draw the row, on gold if the seat is on turn or has won, with an edge if it is the viewer's."""
    theme = scene.theme
    marked = seen.is_turn or seen.is_winner
    ground = theme.gold if marked else theme.panel
    edge = theme.text if is_own else theme.accent if marked else None
    scene.place(box.left - 6, box.top, _band(scene.look, scene.localizer, box.width + 12, box.height, ground, edge))
    inner = box.inset(4, 6)
    state = (seen.is_first, seen.is_winner, seen.is_turn, seen.is_turn or seen.is_choosing)
    scene.place(inner.left, inner.top, _order(scene.look, scene.localizer, order, inner.height, ground, *state))
    held, width = replace(seen, columns=(), is_first=False, is_choosing=False), SIDE - 14 - _ORDER
    side = _seat_side(scene.look, scene.localizer, held, width, inner.height, ground, avatar)
    scene.place(inner.left + _ORDER + 4, inner.top, side)
    if not seen.alive or seen.status != "board-points":
        _draw_status(scene, inner.after(SIDE), seen)
        return
    for column, place in zip(seen.columns, cells_of(inner), strict=True):
        count = _count_view(column, is_over=is_over)
        part = _count_cell(scene.look, scene.localizer, count, place.width, place.height, ground)
        scene.place(place.left, place.top, part)


@lru_cache(32)
def _band(look: Look, localizer: Localizer, width: int, height: int, ground: Colour, edge: Colour | None) -> Part:
    """Return the plate under a row, as a part, which is pasted faster than a plate is drawn."""
    scene = Scene(width, height, look, localizer)
    scene.plate(Box(0, 0, width, height), ground, radius=16, edge=edge, stroke=4 if edge else 0)
    return scene.part(look.theme.ground)


def _draw_status(scene: Scene, box: Box, seen: SeatView) -> None:
    """Draw, in place of cells, that a player has left, or whether they have chosen a card of the first packs."""
    theme = scene.theme
    scene.plate(box, theme.cell, radius=12)
    text = scene.localizer.say(seen.status if seen.alive else "board-left")
    side = 0 if seen.alive else min(72, box.height - 16)
    middle = box.middle(side + 20 + scene.fonts.width(text, 36, BOLD), box.height)
    if side:
        scene.sprite(middle.middle(side, side, 0), "left-game", tint=theme.soft)
    colour = theme.accent if seen.status == "board-choosing" else theme.soft
    scene.words(middle.after(side + 20), text, 36, colour, weight=BOLD)


@lru_cache(256)
def _seat_side(
    look: Look, localizer: Localizer, seen: SeatView, width: int, height: int, ground: Colour, avatar: bytes | None
) -> Part:
    """Return name and hand of a player as a part of that size. `seen` needs no columns."""
    scene = Scene(width, height, look, localizer)
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
    localizer: Localizer,
    order: int,
    height: int,
    ground: Colour,
    is_first: bool,
    is_winner: bool,
    is_turn: bool,
    is_awaited: bool,
) -> Part:
    """Return the place in the order of turns, with the marks of First Player and winner, or an arrow if awaited."""
    scene = Scene(_ORDER, height, look, localizer)
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
    """Draw the number of cards, the hand size, the team or the cards' backs, and the points at the right."""
    scene.sprite(box.middle(32, 32, 0), "glyph-hand", tint=ink)
    left = box.after(36)
    left = left.after(scene.words(left, str(len(seen.hand_ages)), 36, ink, weight=BLACK) + 1)
    left = left.after(
        scene.words(left, _sign(scene.localizer, "board-need", seen.hand_limit), LEAST, ink, weight=BOLD) + 5
    )
    left = left.before(_points(scene, left, seen, ink) + 4)
    if seen.team:
        _team(scene, left, seen)
    elif seen.hand_ages:
        _backs(scene, left, seen)


def _points(scene: Scene, box: Box, seen: SeatView, ink: Colour) -> int:
    """Draw the points at the right; return the width used."""
    used = scene.words(box, str(seen.points), 36, ink, weight=BLACK, align=1.0)
    scene.sprite(Box(box.right - used - 38, box.top + 4, 34, 34), "laurel", tint=ink)
    return used + 40


def _team(scene: Scene, box: Box, seen: SeatView) -> None:
    """Draw the team in a word, or with a sign, or as a number alone, as there is room."""
    theme = scene.theme
    fill = theme.sides[seen.team - 1]
    text = scene.localizer.say("team", number=seen.team)
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
    """Draw the hand from behind, from the oldest Age to the newest."""
    count, height = len(seen.hand_ages), _BACK * 7 // 5
    step = min(_BACK + 2, (box.width - _BACK) // max(1, count - 1))
    if step < 2:
        return
    names = tuple(f"back-{age}" for age in seen.hand_ages)
    width = _BACK + step * (count - 1)
    scene.add(Fan(Box(box.left, box.top + 5, width, height), names, _BACK, height, step))


class _CountView(NamedTuple):
    """Exactly what the cell of a column shows, so that equal ones are drawn once."""

    domain: str
    """Empty if there is no card: then the cell has no colour."""
    number: int
    level: int
    wins: bool
    """Whether the next card wins."""
    is_changed: bool
    came: int
    went: int
    marks: tuple[tuple[str, int], ...]
    """Sprites of the markers on the column and of what it is worth, each with a number."""


def _count_view(column: ColumnView, *, is_over: bool) -> _CountView:
    """Return what the cell of a column shows; once the game is over, no column is about to win."""
    wins = column.is_threat and not is_over
    found = (
        ("hegemony", int(wins)),
        ("laurel", int(column.leads)),
        ("embargo", len(column.embargoes)),
        ("democracy", len(column.democracies)),
        ("coin", int(bool(column.coin))),
    )
    marks = tuple(mark for mark in found if mark[1])
    domain = column.domain if column.count else ""
    came, went = len(column.came), len(column.went)
    return _CountView(domain, column.count, column.level, wins, column.is_changed, came, went, marks)


# as in `column`: a move leaves most cells as they were
@lru_cache(2048)
def _count_cell(look: Look, localizer: Localizer, seen: _CountView, width: int, height: int, ground: Colour) -> Part:
    """Return the cell as a part of that size, with a dot if there are no cards."""
    theme = look.theme
    scene = Scene(width, height, look, localizer)
    whole = Box(0, 0, width, height)
    fill = theme.danger if seen.wins else theme.domains[seen.domain].tint if seen.number else theme.cell
    edge = theme.changed if seen.is_changed else None
    scene.plate(whole, fill, radius=12, edge=edge, stroke=5 if seen.is_changed else 0)
    ink = theme.on_danger if seen.wins else theme.text
    strip = min(_STRIP, height // 3)
    _number(scene, whole.inset(_PAD, 0).row(6, height - strip - 14), seen, ink)
    if seen.marks:
        place = whole.row(height - strip - 7, strip).inset(_PAD, 0)
        if seen.came and seen.went and place.top < 2 * _CHIP + 2:
            place = place.before(_CHIP_WIDTH - _PAD + 2)
        _strip(scene, place, seen.marks, ink)
    return scene.part(ground)


def _number(scene: Scene, box: Box, seen: _CountView, ink: Colour) -> None:
    """Draw the count and its level on a medal, or a dot if there are no cards."""
    taken = _chips(scene, box, seen)
    if not seen.number:
        dot = Box(0, 0, scene.width, scene.height).middle(14, 14)
        scene.plate(dot, scene.theme.soft, radius=7)
        return
    text = str(seen.number)
    room = box.before(taken + (_MEDAL + 2 if seen.level else 0))
    sizes = [size for size in _COUNTS if size <= box.height + 6]
    used = scene.largest(room, text, sizes, ink, weight=BLACK)
    if seen.level:
        draw_medal(scene, box.after(used + 2).middle(_MEDAL, _MEDAL, 0).moved(0, 2), seen.level)


def _chips(scene: Scene, box: Box, seen: _CountView) -> int:
    """Draw how many cards came above how many went, at the right; return the width used."""
    theme, localizer = scene.theme, scene.localizer
    chips = [(_sign(localizer, "board-came", seen.came), theme.on_changed, theme.changed)] if seen.came else []
    if seen.went:
        chips.append((_sign(localizer, "board-went", seen.went), theme.cell, theme.soft))
    used = 0
    for number, (text, colour, fill) in enumerate(chips):
        place = Box(box.left, number * (_CHIP + 1), box.width + _PAD, _CHIP)
        used = max(used, scene.pill(place, text, LEAST, colour, fill, align=1.0, pad=4) - _PAD)
    return used


@lru_cache(256)
def _sign(localizer: Localizer, key: str, count: int) -> str:
    """Return a number with its sign, such as +1 or /7; cached, since wording it takes as long as drawing it."""
    return localizer.say(key, count=count, need=count)


def draw_medal(scene: Scene, box: Box, level: int) -> None:
    """Draw a level's medal, a disc with its number."""
    theme = scene.theme
    scene.plate(box, theme.gold, radius=box.width // 2, edge=theme.on_gold, stroke=3)
    scene.words(box, str(level), LEAST, theme.on_gold, weight=BLACK, align=0.5)


def _strip(scene: Scene, box: Box, marks: Sequence[tuple[str, int]], ink: Colour) -> None:
    """Draw the signs side by side, smaller if there are many."""
    theme = scene.theme
    numbers = [str(count) if count > 1 else "" for _, count in marks]
    written = sum(scene.fonts.width(text, LEAST, BLACK) + 2 for text in numbers if text)
    side = min(box.height, (box.width - written) // len(marks) - 4)
    for (name, _), text in zip(marks, numbers, strict=True):
        tint = None if name not in ("laurel", "hegemony") else theme.accent if ink == theme.text else ink
        scene.sprite(box.middle(side, side, 0), name, tint=tint)
        box = box.after(side + 2)
        if text:
            box = box.after(scene.words(box, text, LEAST, ink, weight=BLACK))
        box = box.after(2)
