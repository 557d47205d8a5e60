"""The map by areas: all of it as tiles, or a part of it with names."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.drawing import painter
from bot.drawing.box import Box
from bot.drawing.look import Look
from bot.drawing.scene import Scene
from bot.drawing.theme import Colour
from bot.games.calamities.pictures.area_grid import columns_of, grid_of
from bot.games.calamities.pictures.cells import EDGE, AreaView, area_views, draw_named, draw_tile
from bot.games.calamities.pictures.chips import MARGIN, MOST_HEIGHT, SIZE, WIDTH, draw_chip
from bot.games.calamities.rules.changes import Holding
from bot.games.calamities.rules.names import BARBARIANS, PIRATES, AreaId, NationName
from bot.games.calamities.rules.position import Position
from bot.games.calamities.words.naming import nation_name
from bot.i18n.catalogue import Speaker

PARTS: Final = 6
"""Into so many parts the map is cut where its areas have names."""
_GAP: Final = 2
_KEYS: Final = 5
"""Entries in a row of the legend."""
_KEY_HEIGHT: Final = 36
_SAMPLE: Final = 56
NO_NATION: Final = NationName("")
"""Whose sample of a city is in the theme's own colours."""


def area_map_picture(
    position: Position, speaker: Speaker, look: Look, *, before: Position | None = None, part: int | None = None
) -> bytes:
    """The map as a PNG: as tiles, or one of `PARTS` parts from west to east (from 0) with the areas' names.

    What has changed since `before` has an edge, in another colour where something was lost.
    """
    scene = area_map_scene(position, speaker, look, before=before, part=part)
    return painter.encode_own_colours(painter.paint(scene))


def area_map_scene(
    position: Position, speaker: Speaker, look: Look, *, before: Position | None = None, part: int | None = None
) -> Scene:
    """The map laid out, whole or in part."""
    scene = Scene(WIDTH, MOST_HEIGHT, look, speaker)
    views = area_views(position, before)
    shown = views if part is None else {area: views[area] for area in map_part(position, part)}
    inner = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, MOST_HEIGHT - 2 * MARGIN)
    nations = _nations_of(list(shown.values()), position)
    rows = -(-(len(nations) + 1 + 2 * (before is not None)) // _KEYS)
    keys = rows * _KEY_HEIGHT
    _draw_areas(scene, inner.row(0, inner.height - keys - 4), shown, is_named=part is not None)
    _draw_legend(scene, inner.row(inner.height - keys, keys), nations, has_changes=before is not None)
    return scene


def map_part(position: Position, part: int) -> list[AreaId]:
    """The areas of a part."""
    return columns_of(list(position.atlas.areas), PARTS)[part]


def _nations_of(views: Sequence[AreaView], position: Position) -> list[NationName]:
    """Whose units are there, in A.S.T. order, then Barbarians and pirates."""
    there = {holding.nation for view in views for holding in view.holdings}
    order = [nation.name for nation in position.nations] + [BARBARIANS, PIRATES]
    return [name for name in order if name in there]


def _draw_areas(scene: Scene, box: Box, views: Mapping[AreaId, AreaView], *, is_named: bool) -> None:
    grid = grid_of(list(views))
    width, height = box.width // grid.columns, box.height // grid.rows
    for area, view in views.items():
        spot = grid.spots[area]
        place = Box(box.left + spot.column * width, box.top + spot.row * height, width - _GAP, height - _GAP)
        (draw_named if is_named else draw_tile)(scene, place, view)


def _draw_legend(scene: Scene, box: Box, nations: Sequence[NationName], *, has_changes: bool) -> None:
    """The nations' letters and names, what a box is, and what an edge is."""
    theme, say = scene.theme, scene.speaker.say
    entries: list[tuple[str, NationName | None, Colour | None]] = [
        (nation_name(scene.speaker, nation), nation, None) for nation in nations
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
    """The sign before an entry; returns its width."""
    if edge is not None:
        tile = place.middle(_SAMPLE, place.height, 0)
        scene.plate(tile, edge, radius=10)
        scene.plate(tile.inset(EDGE), scene.theme.cell, radius=8)
        return _SAMPLE
    holding = Holding(nation or NO_NATION, 0, has_city=nation is None)
    draw_chip(scene, place.middle(_SAMPLE, place.height, 0), holding, has_sign=nation is not None)
    return _SAMPLE
