"""The picture of what a calamity changed, a line for each holding: how it was, how it is, and the points lost."""

from collections.abc import Sequence
from typing import Final

from bot.drawing import painter
from bot.drawing.box import Box
from bot.drawing.fonts import BLACK, BOLD, REGULAR
from bot.drawing.look import Look
from bot.drawing.scene import Arrow, Scene
from bot.games.calamities.pictures.chips import LOST, MARGIN, MOST_HEIGHT, SIZE, WIDTH, chip_width, draw_chip
from bot.games.calamities.pictures.map_shapes import in_reading_order
from bot.games.calamities.rules.changes import Change, board_changes
from bot.games.calamities.rules.position import Position
from bot.games.calamities.words.naming import area_name
from bot.i18n.catalogue import Localizer

_COLUMNS: Final = 2
_ROWS: Final = 12
_ON_A_PAGE: Final = _COLUMNS * _ROWS
_TITLE: Final = 72
_ROW: Final = 56
_POINTS: Final = 66
"""The width for the points lost."""
_ARROW: Final = 26


def pages_of_changes(before: Position, after: Position) -> list[tuple[Change, ...]]:
    """Return what has changed, in the order in which a map is read, cut into pages; none where nothing has."""
    changes = board_changes(before, after)
    order = in_reading_order({change.area for change in changes})
    found = sorted(changes, key=lambda change: order.index(change.area))
    return [tuple(found[start : start + _ON_A_PAGE]) for start in range(0, len(found), _ON_A_PAGE)]


def changed_areas_picture(changes: Sequence[Change], title: str, localizer: Localizer, look: Look) -> bytes:
    """Return a page of changes as a PNG, under a title such as the calamity's name."""
    return painter.encode_own_colours(painter.paint(changed_areas_scene(changes, title, localizer, look)))


def changed_areas_scene(changes: Sequence[Change], title: str, localizer: Localizer, look: Look) -> Scene:
    """Return a page of changes laid out, as low as few changes allow, and never too high to be legible."""
    columns = 1 if len(changes) <= _ROWS // 2 else _COLUMNS
    rows = -(-len(changes) // columns)
    scene = Scene(WIDTH, min(MOST_HEIGHT, _TITLE + rows * _ROW + MARGIN), look, localizer)
    inner = Box(MARGIN, 0, WIDTH - 2 * MARGIN, scene.height)
    scene.largest(inner.row(6, _TITLE - 12), title, (50, 46, 42, 38, 34, SIZE), look.theme.accent, weight=BLACK)
    for number, change in enumerate(changes):
        column = inner.columns(columns, 10)[number // rows]
        _draw_line(scene, column.row(_TITLE + number % rows * _ROW, _ROW - 6), change)
    return scene


def _draw_line(scene: Scene, box: Box, change: Change) -> None:
    theme = scene.theme
    scene.plate(box, theme.panel, radius=10)
    line = box.inset(6, 2)
    lost = change.before.points - change.after.points
    text, colour = f"{LOST if lost > 0 else '+'}{abs(lost)}", theme.danger if lost > 0 else theme.changed
    points = line.after(line.width - _POINTS)
    if lost:
        scene.words(points, text, 36, colour, weight=BOLD, align=1.0)
    room = line.before(_POINTS)
    width = _change_width(scene, change)
    _draw_change(scene, Box(room.right - width, room.top, width, room.height), change)
    name = area_name(scene.localizer, change.area)
    scene.largest(room.before(width + 6), name, (40, 36, SIZE), theme.text, weight=REGULAR)


def _change_width(scene: Scene, change: Change) -> int:
    """Return the width of a change: a chip as it was, an arrow, and a chip as it is."""
    return chip_width(scene, change.before) + _ARROW + 12 + chip_width(scene, change.after, has_sign=False)


def _draw_change(scene: Scene, box: Box, change: Change) -> None:
    """Draw a holding as it was and as it is."""
    theme = scene.theme
    before, after = chip_width(scene, change.before), chip_width(scene, change.after, has_sign=False)
    draw_chip(scene, Box(box.left, box.top, before, box.height), change.before)
    colour = theme.danger if change.is_loss else theme.changed
    arrow = Box(box.left + before + 6, box.top, _ARROW, box.height).middle(_ARROW, 24)
    scene.add(Arrow(arrow, colour))
    draw_chip(scene, Box(arrow.right + 6, box.top, after, box.height), change.after, has_sign=False)
