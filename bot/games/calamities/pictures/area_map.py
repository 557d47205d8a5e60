"""The map by areas: all of it as tiles, or a part of it with names."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.drawing import painter
from bot.drawing.box import Box
from bot.drawing.fonts import BOLD
from bot.drawing.look import Look
from bot.drawing.scene import Scene
from bot.drawing.theme import Colour, Theme
from bot.games.calamities.pictures.area_grid import columns_of, grid_of
from bot.games.calamities.pictures.chips import (
    LOST,
    MARGIN,
    MOST_HEIGHT,
    PAD,
    SIZE,
    WIDTH,
    chip_width,
    draw_chip,
    draw_holding,
    draw_mark,
    draw_sign,
    nation_ink,
)
from bot.games.calamities.rules.changes import Change, Holding, board_changes, holdings_in
from bot.games.calamities.rules.names import BARBARIANS, PIRATES, AreaId, NationName
from bot.games.calamities.rules.position import Position
from bot.games.calamities.words.naming import area_name, nation_name
from bot.i18n.catalogue import Localizer

_EDGE: Final = 4
_TILE_EDGE: Final = 3
"""The width of a tile's edge, smaller than elsewhere, since a tile has two lines of text."""
_MOST_IN_TILE: Final = 2
_TAG: Final = 14
_APART: Final = 4
"""Pixels between chips."""
PARTS: Final = 6
"""Number of parts into which the map is cut where its areas have names."""
_GAP: Final = 2
_KEYS: Final = 5
"""Entries in a row of the legend."""
_KEY_HEIGHT: Final = 36
_SAMPLE: Final = 56
_NO_NATION: Final = NationName("")
"""Its sample of a city is in the theme's own colours."""


@dataclass(frozen=True, slots=True)
class _AreaView:
    """What a picture shows of an area: its holdings, and what changed there last."""

    area: AreaId
    holdings: tuple[Holding, ...]
    changes: tuple[Change, ...] = ()

    @property
    def has_loss(self) -> bool:
        """True where anyone lost anything there."""
        return any(change.is_loss for change in self.changes)

    def edge(self, theme: Theme) -> Colour | None:
        """Return the colour around it: that of a loss, of another change, or none."""
        if not self.changes:
            return None
        return theme.danger if self.has_loss else theme.changed


def area_map_picture(
    position: Position, localizer: Localizer, look: Look, *, before: Position | None = None, part: int | None = None
) -> bytes:
    """Return the map as a PNG: as tiles, or one of `PARTS` from west to east (from 0) with the areas' names.

    What has changed since `before` has an edge, in another colour where something was lost.
    """
    scene = area_map_scene(position, localizer, look, before=before, part=part)
    return painter.encode_own_colours(painter.paint(scene))


def area_map_scene(
    position: Position, localizer: Localizer, look: Look, *, before: Position | None = None, part: int | None = None
) -> Scene:
    """Return the map laid out, whole or in part."""
    scene = Scene(WIDTH, MOST_HEIGHT, look, localizer)
    views = _area_views(position, before)
    shown = views if part is None else {area: views[area] for area in map_part(position, part)}
    inner = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, MOST_HEIGHT - 2 * MARGIN)
    nations = _nations_of(list(shown.values()), position)
    rows = -(-(len(nations) + 1 + 2 * (before is not None)) // _KEYS)
    keys = rows * _KEY_HEIGHT
    _draw_areas(scene, inner.row(0, inner.height - keys - 4), shown, is_named=part is not None)
    _draw_legend(scene, inner.row(inner.height - keys, keys), nations, has_changes=before is not None)
    return scene


def map_part(position: Position, part: int) -> list[AreaId]:
    """Return the areas of a part."""
    return columns_of(list(position.atlas.areas), PARTS)[part]


def _area_views(position: Position, before: Position | None) -> dict[AreaId, _AreaView]:
    """Return every area of the map, with what has changed since `before`."""
    changed: dict[AreaId, list[Change]] = {}
    for change in board_changes(before, position) if before is not None else ():
        changed.setdefault(change.area, []).append(change)
    return {
        area: _AreaView(area, holdings_in(position, area), tuple(changed.get(area, ())))
        for area in position.atlas.areas
    }


def _nations_of(views: Sequence[_AreaView], position: Position) -> list[NationName]:
    """Return whose units are there, in A.S.T. order, then Barbarians and pirates."""
    there = {holding.nation for view in views for holding in view.holdings}
    order = [nation.name for nation in position.nations] + [BARBARIANS, PIRATES]
    return [name for name in order if name in there]


def _draw_areas(scene: Scene, box: Box, views: Mapping[AreaId, _AreaView], *, is_named: bool) -> None:
    grid = grid_of(list(views))
    width, height = box.width // grid.columns, box.height // grid.rows
    for area, view in views.items():
        spot = grid.spots[area]
        place = Box(box.left + spot.column * width, box.top + spot.row * height, width - _GAP, height - _GAP)
        (_draw_named if is_named else _draw_tile)(scene, place, view)


def _draw_tile(scene: Scene, box: Box, view: _AreaView) -> None:
    """Draw an area without its name: whose it is, and how much; with a second nation one half each."""
    edge = view.edge(scene.theme)
    if edge is not None:
        scene.plate(box, edge, radius=10)
        scene.plate(box.inset(_TILE_EDGE), scene.theme.ground, radius=8)  # apart from a nation of the edge's colour
        box = box.inset(_TILE_EDGE + 1)
    if not view.holdings:
        scene.plate(box, scene.theme.cell, radius=8)
        if view.has_loss:
            scene.words(box, LOST, SIZE, scene.theme.danger, weight=BOLD, align=0.5)
    elif len(view.holdings) == 1:
        _draw_only(scene, box, view.holdings[0])
        if edge is not None:
            _draw_tag(scene, box, edge, is_loss=view.has_loss)
    else:
        _draw_shared(scene, box, view.holdings)


def _draw_only(scene: Scene, box: Box, holding: Holding) -> None:
    ink = nation_ink(holding.nation, scene.theme)
    scene.plate(box, ink.fill, radius=8)
    upper, lower = _halves(box)
    draw_sign(scene, upper, holding, ink)
    draw_mark(scene, lower, holding, ink)


def _draw_tag(scene: Scene, box: Box, colour: Colour, *, is_loss: bool) -> None:
    """Draw a minus or a plus in the corner, for people who cannot tell the edge's colours apart."""
    tag = Box(box.right - _TAG - 1, box.bottom - _TAG - 1, _TAG, _TAG)
    scene.plate(tag, scene.theme.panel, radius=4)
    scene.plate(tag.inset(2, _TAG // 2 - 2), colour)
    if not is_loss:
        scene.plate(tag.inset(_TAG // 2 - 2, 2), colour)


def _draw_shared(scene: Scene, box: Box, holdings: Sequence[Holding]) -> None:
    """Draw the largest holding above; below it the other one, or how many others there are."""
    ordered = sorted(holdings, key=lambda each: -each.points)
    for half, holding in zip(_halves(box), ordered[:_MOST_IN_TILE], strict=True):
        is_rest = holding is ordered[1] and len(ordered) > _MOST_IN_TILE
        if is_rest:
            scene.plate(half, scene.theme.panel, radius=4)
            scene.words(half, f"+{len(ordered) - 1}", SIZE, scene.theme.text, weight=BOLD, align=0.5)
            continue
        ink = nation_ink(holding.nation, scene.theme)
        scene.plate(half, ink.fill, radius=4)
        has_sign = chip_width(scene, holding) <= half.width + 2 * PAD  # letters give way to a number of two digits
        draw_holding(scene, half, holding, ink, has_sign=has_sign)


def _halves(box: Box) -> tuple[Box, Box]:
    """Return the upper and the lower half of a box."""
    upper = box.row(0, box.height // 2)
    return upper, box.row(upper.height, box.height - upper.height)


def _draw_named(scene: Scene, box: Box, view: _AreaView) -> None:
    """Draw an area with its name, and beside it a chip for each nation there, or how many more there are."""
    theme, edge = scene.theme, view.edge(scene.theme)
    if edge is not None:
        scene.plate(box, edge, radius=10)
    box = box.inset(_EDGE)
    scene.plate(box, theme.cell if view.holdings or view.changes else theme.panel, radius=8)
    line = box.inset(6, 3)
    name, colour = area_name(scene.localizer, view.area), theme.text if view.holdings else theme.soft
    used = scene.words(line.before(_least_room(scene, view.holdings)), name, SIZE, colour)
    _draw_chips(scene, line.after(used + 10), view.holdings)


def _least_room(scene: Scene, holdings: Sequence[Holding]) -> int:
    """Return the width of what beside a name must not be left out: the only chip, or how many there are."""
    if len(holdings) > 1:
        return scene.fonts.width(f"+{len(holdings)}", SIZE, BOLD) + 10
    return chip_width(scene, holdings[0]) + 10 if holdings else 0


def _draw_chips(scene: Scene, box: Box, holdings: Sequence[Holding]) -> None:
    """Draw chips from the right, as many as fit, and before them the number of those that do not."""
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


def _draw_legend(scene: Scene, box: Box, nations: Sequence[NationName], *, has_changes: bool) -> None:
    """Draw the nations' letters and names, what a box is, and what an edge is."""
    theme, say = scene.theme, scene.localizer.say
    entries: list[tuple[str, NationName | None, Colour | None]] = [
        (nation_name(scene.localizer, nation), nation, None) for nation in nations
    ]
    entries.append((say("map-city"), None, None))
    if has_changes:
        entries += [(say("map-lost"), None, theme.danger), (say("map-changed"), None, theme.changed)]
    for number, (text, nation, edge) in enumerate(entries):
        row = box.row(number // _KEYS * _KEY_HEIGHT, _KEY_HEIGHT - 4)
        place = row.columns(_KEYS, 8)[number % _KEYS]
        used = _draw_key(scene, place, nation, edge)
        scene.largest(place.after(used + 8), text, (34, SIZE), theme.text)


def _draw_key(scene: Scene, place: Box, nation: NationName | None, edge: Colour | None) -> int:
    """Draw the sign before an entry, and return its width."""
    if edge is not None:
        tile = place.middle(_SAMPLE, place.height, 0)
        scene.plate(tile, edge, radius=10)
        scene.plate(tile.inset(_EDGE), scene.theme.cell, radius=8)
        return _SAMPLE
    holding = Holding(nation or _NO_NATION, 0, has_city=nation is None)
    draw_chip(scene, place.middle(_SAMPLE, place.height, 0), holding, has_sign=nation is not None)
    return _SAMPLE
