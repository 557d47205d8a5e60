"""The table of a league's divisions as a picture, for clients that show it some 340 pixels wide."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.drawing import painter
from bot.drawing.box import Box
from bot.drawing.fonts import BLACK, BOLD
from bot.drawing.look import Look
from bot.drawing.scene import Chart, Outline, Scene, drawn_names
from bot.drawing.theme import Colour
from bot.i18n.catalogue import Localizer
from bot.tournament.league import Movement, TieBreak

WIDTH: Final = 1100
LEAST: Final = 30
"""The smallest size of text: 9 pixels where the picture is shown 342 wide."""
_MARGIN: Final = 20
_TITLE: Final = 66
_HEADING: Final = 52
_ROW: Final = 56
_GAP: Final = 6
_NUMBERS: Final = (("played", 116), ("won", 84), ("shared", 84), ("lost", 84), ("points", 128))
"""The columns of numbers and their widths, from the left."""
_TIE: Final = 92
"""The width of a column of a tie-break, at the right of the others."""
_ARROW: Final = 26


@dataclass(frozen=True, slots=True)
class PictureRow:
    """A person's row; `has_left` is whether they have left the season."""

    place: int
    name: str
    numbers: tuple[int, ...]
    """In the order of `_NUMBERS`."""
    movement: Movement
    has_left: bool = False
    ties: tuple[str, ...] = ()
    """In the order of its division's columns of tie-breaks."""


@dataclass(frozen=True, slots=True)
class PictureDivision:
    """A division, numbered from 1."""

    number: int
    rows: tuple[PictureRow, ...]
    ties: tuple[TieBreak, ...] = ()
    """The columns of tie-breaks that tell someone apart there."""


@dataclass(frozen=True, slots=True)
class LeagueTable:
    """What a picture shows: the season's name, how far it is, and some divisions."""

    title: str
    state: str
    divisions: tuple[PictureDivision, ...]


def draw_league(table: LeagueTable, localizer: Localizer, look: Look) -> bytes:
    """Return the table as a PNG, as tall as it has rows."""
    return painter.encode(painter.paint(league_scene(table, localizer, look)), look)


def league_scene(table: LeagueTable, localizer: Localizer, look: Look) -> Scene:
    """Return the table laid out."""
    heights = [_HEADING + len(division.rows) * (_ROW + _GAP) + 14 for division in table.divisions]
    height = 2 * _MARGIN + _TITLE + sum(heights)
    scene = Scene(WIDTH, height, look, localizer)
    inner = Box(_MARGIN, _MARGIN, WIDTH - 2 * _MARGIN, height - 2 * _MARGIN)
    head = inner.row(0, _TITLE - 10)
    box = head.after(head.width // 2).row(6, 46)
    used = scene.pill(box, table.state, LEAST, scene.theme.text, scene.theme.cell, align=1.0)
    scene.largest(head.before(used + 16), table.title, (46, 40, 34, LEAST), scene.theme.text, weight=BLACK)
    top = _TITLE
    for division, tall in zip(table.divisions, heights, strict=True):
        _division(scene, inner.row(top, tall), division)
        top += tall
    return scene


def _division(scene: Scene, box: Box, division: PictureDivision) -> None:
    theme, say = scene.theme, scene.localizer.say
    head = box.row(0, _HEADING - 8)
    columns = _columns(division.ties)
    cells = _cells(head, columns)
    for (name, _), cell in zip(columns, cells, strict=True):
        scene.largest(cell, say(f"league-column-{name}"), (LEAST, 26), theme.soft, align=0.5)
    name_box = head.before(sum(cell.width for cell in cells) + 14)
    scene.largest(name_box, say("league-division", number=division.number), (36, 32, LEAST), theme.text, weight=BLACK)
    rows = division.rows
    names = drawn_names([row.name for row in rows], [row.place for row in rows], scene.fonts, scene.localizer)
    for number, (row, name) in enumerate(zip(rows, names, strict=True)):
        _row(scene, box.row(_HEADING + number * (_ROW + _GAP), _ROW), row, name, columns)


def _row(scene: Scene, box: Box, row: PictureRow, name: str, columns: Sequence[tuple[str, int]]) -> None:
    """Draw a row: place, whether it leads up or down, name, numbers; the first place is on gold."""
    theme, is_first = scene.theme, row.place == 1 and row.numbers[-1] > 0
    ground, ink, soft = (
        (theme.gold, theme.on_gold, theme.on_gold) if is_first else (theme.panel, theme.text, theme.soft)
    )
    scene.plate(box, ground, radius=12)
    cells, numbers = _cells(box, columns), (*row.numbers, *row.ties)[-len(columns) :]
    for (column, _), number, cell in zip(columns, numbers, cells, strict=True):
        is_points = column == "points"
        scene.words(cell, str(number), 40 if is_points else 34, ink if is_points else soft,
                    weight=BLACK if is_points else BOLD, align=0.5)  # fmt: skip
    room = box.inset(14, 4).before(sum(cell.width for cell in cells))
    scene.largest(room.before(room.width - 50), str(row.place), (36, 32), ink, weight=BLACK, align=0.5)
    if row.movement is not Movement.STAYS:
        tint = theme.accent if row.movement is Movement.UP else theme.danger
        _arrow(scene, room.after(62), row.movement, ground, ink if is_first else tint)
    scene.largest(room.after(102), name, (36, 34, 32, LEAST), soft if row.has_left else ink, weight=BOLD)


def _arrow(scene: Scene, room: Box, movement: Movement, ground: Colour, ink: Colour) -> None:
    """Draw where a place leads, which no typeface of every machine has a sign for."""
    box = Box(room.left, room.top + (room.height - _ARROW) // 2, _ARROW, _ARROW)
    base, top = (box.top + _ARROW, box.top) if movement is Movement.UP else (box.top, box.top + _ARROW)
    corners = ((box.left, base), (box.left + _ARROW, base), (box.left + _ARROW / 2, top))
    scene.add(Chart(box, ground, (Outline(corners, ink),)))


def _columns(ties: Sequence[TieBreak]) -> tuple[tuple[str, int], ...]:
    """Return the columns and their widths; where there are tie-breaks, names need the room of the number of games."""
    return (*_NUMBERS[bool(ties) :], *((tie.value, _TIE) for tie in ties))


def _cells(box: Box, columns: Sequence[tuple[str, int]]) -> Sequence[Box]:
    """Return the columns of numbers of a row, which stand at its right."""
    found: list[Box] = []
    left = box.left + box.width - sum(width for _, width in columns)
    for _, width in columns:
        found.append(Box(left, box.top, width, box.height))
        left += width
    return found
