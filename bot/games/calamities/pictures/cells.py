"""One area of a picture: small, as a tile of the whole map, or with its name."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.drawing.box import Box
from bot.drawing.fonts import BOLD
from bot.drawing.scene import Arrow, Scene
from bot.drawing.theme import Colour, Theme
from bot.games.calamities.pictures.chips import (
    LOST,
    PAD,
    SIZE,
    chip_width,
    draw_chip,
    draw_holding,
    draw_mark,
    draw_sign,
)
from bot.games.calamities.pictures.inks import nation_ink
from bot.games.calamities.rules.changes import Change, Holding, board_changes, holdings_in
from bot.games.calamities.rules.names import AreaId
from bot.games.calamities.rules.position import Position
from bot.games.calamities.words.naming import area_name

EDGE: Final = 4
_TILE_EDGE: Final = 3
"""Less than elsewhere: two lines have to stand in a tile."""
_MOST_IN_TILE: Final = 2
_TAG: Final = 14
_ARROW: Final = 26
_APART: Final = 4
"""Between chips."""


@dataclass(frozen=True, slots=True)
class AreaView:
    """What a picture shows of an area: who holds it, and what changed there last."""

    area: AreaId
    holdings: tuple[Holding, ...]
    changes: tuple[Change, ...] = ()

    @property
    def lost(self) -> bool:
        """Whether somebody lost something there."""
        return any(change.is_loss for change in self.changes)

    def edge(self, theme: Theme) -> Colour | None:
        """The colour around it: that of a loss, of another change, or none."""
        if not self.changes:
            return None
        return theme.danger if self.lost else theme.changed


def area_views(position: Position, before: Position | None) -> dict[AreaId, AreaView]:
    """Every area of the map, with what has changed since `before`."""
    changed: dict[AreaId, list[Change]] = {}
    for change in board_changes(before, position) if before is not None else ():
        changed.setdefault(change.area, []).append(change)
    return {
        area: AreaView(area, holdings_in(position, area), tuple(changed.get(area, ()))) for area in position.atlas.areas
    }


def draw_tile(scene: Scene, box: Box, view: AreaView) -> None:
    """A tile without a name: whose it is, and how much; with a second nation one half each."""
    edge = view.edge(scene.theme)
    if edge is not None:
        scene.plate(box, edge, radius=10)
        scene.plate(box.inset(_TILE_EDGE), scene.theme.ground, radius=8)  # apart from a nation of the edge's colour
        box = box.inset(_TILE_EDGE + 1)
    if not view.holdings:
        scene.plate(box, scene.theme.cell, radius=8)
        if view.lost:
            scene.words(box, LOST, SIZE, scene.theme.danger, weight=BOLD, align=0.5)
    elif len(view.holdings) == 1:
        _draw_only(scene, box, view.holdings[0])
        if edge is not None:
            _draw_tag(scene, box, edge, is_loss=view.lost)
    else:
        _draw_shared(scene, box, view.holdings)


def _draw_only(scene: Scene, box: Box, holding: Holding) -> None:
    ink = nation_ink(holding.nation, scene.theme)
    scene.plate(box, ink.fill, radius=8)
    upper, lower = halves(box)
    draw_sign(scene, upper, holding, ink)
    draw_mark(scene, lower, holding, ink)


def _draw_tag(scene: Scene, box: Box, colour: Colour, *, is_loss: bool) -> None:
    """A minus or a plus in the corner, for those to whom the edge's colour says nothing."""
    tag = Box(box.right - _TAG - 1, box.bottom - _TAG - 1, _TAG, _TAG)
    scene.plate(tag, scene.theme.panel, radius=4)
    scene.plate(tag.inset(2, _TAG // 2 - 2), colour)
    if not is_loss:
        scene.plate(tag.inset(_TAG // 2 - 2, 2), colour)


def _draw_shared(scene: Scene, box: Box, holdings: Sequence[Holding]) -> None:
    """The largest holding above; below it the other one, or how many others there are."""
    ordered = sorted(holdings, key=lambda each: -each.points)
    for half, holding in zip(halves(box), ordered[:_MOST_IN_TILE], strict=True):
        is_rest = holding is ordered[1] and len(ordered) > _MOST_IN_TILE
        if is_rest:
            scene.plate(half, scene.theme.panel, radius=4)
            scene.words(half, f"+{len(ordered) - 1}", SIZE, scene.theme.text, weight=BOLD, align=0.5)
            continue
        ink = nation_ink(holding.nation, scene.theme)
        scene.plate(half, ink.fill, radius=4)
        has_sign = chip_width(scene, holding) <= half.width + 2 * PAD  # letters give way to a number of two digits
        draw_holding(scene, half, holding, ink, has_sign=has_sign)


def halves(box: Box) -> tuple[Box, Box]:
    """The upper and the lower half of a box."""
    upper = box.row(0, box.height // 2)
    return upper, box.row(upper.height, box.height - upper.height)


def draw_named(scene: Scene, box: Box, view: AreaView) -> None:
    """An area with its name, and beside it a chip for each nation there, or how many more there are."""
    theme, edge = scene.theme, view.edge(scene.theme)
    if edge is not None:
        scene.plate(box, edge, radius=10)
    box = box.inset(EDGE)
    scene.plate(box, theme.cell if view.holdings or view.changes else theme.panel, radius=8)
    line = box.inset(6, 3)
    name, colour = area_name(scene.speaker, view.area), theme.text if view.holdings else theme.soft
    used = scene.words(line.before(_least_room(scene, view.holdings)), name, SIZE, colour)
    _draw_chips(scene, line.after(used + 10), view.holdings)


def _least_room(scene: Scene, holdings: Sequence[Holding]) -> int:
    """What beside a name must not be left out: the only chip, or how many there are."""
    if len(holdings) > 1:
        return scene.fonts.width(f"+{len(holdings)}", SIZE, BOLD) + 10
    return chip_width(scene, holdings[0]) + 10 if holdings else 0


def _draw_chips(scene: Scene, box: Box, holdings: Sequence[Holding]) -> None:
    """Chips from the right, as many as fit, and before them the number of those that do not."""
    right, left_out = box.right, len(holdings)
    for holding in sorted(holdings, key=lambda each: -each.points):
        width = chip_width(scene, holding)
        more = scene.fonts.width(f"+{left_out}", SIZE, BOLD) + _APART if left_out > 1 else 0
        if right - width - more < box.left:
            break
        right -= width
        draw_chip(scene, Box(right, box.top, width, box.height), holding)
        right, left_out = right - _APART, left_out - 1
    if left_out:
        rest = box.before(box.right - right)
        scene.words(rest, f"+{left_out}", SIZE, scene.theme.text, weight=BOLD, align=1.0)


def change_width(scene: Scene, change: Change) -> int:
    """The width of a change: a chip as it was, an arrow, and a chip as it is."""
    return chip_width(scene, change.before) + _ARROW + 12 + chip_width(scene, change.after, has_sign=False)


def draw_change(scene: Scene, box: Box, change: Change) -> None:
    """From how a holding was to how it is; in front of a loss its sign."""
    theme = scene.theme
    before, after = chip_width(scene, change.before), chip_width(scene, change.after, has_sign=False)
    draw_chip(scene, Box(box.left, box.top, before, box.height), change.before)
    colour = theme.danger if change.is_loss else theme.changed
    arrow = Box(box.left + before + 6, box.top, _ARROW, box.height).middle(_ARROW, 24)
    scene.add(Arrow(arrow, colour))
    draw_chip(scene, Box(arrow.right + 6, box.top, after, box.height), change.after, has_sign=False)
