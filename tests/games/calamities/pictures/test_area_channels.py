"""Each fact of an area has a channel of its own on the map, at every size and whatever stands there."""

from collections.abc import Collection, Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import Final

import pytest
from PIL import Image

from bot.drawing import painter
from bot.drawing.scene import Chart, Plate, Scene, Words
from bot.drawing.theme import DARK, LIGHT, THEMES, Theme
from bot.games.calamities.pictures.area_map import NAMED, area_fill, area_map_scene
from bot.games.calamities.pictures.chips import INKS, nation_ink
from bot.games.calamities.pictures.map_inks import map_ink
from bot.games.calamities.pictures.map_shapes import view_of, volcano_spots
from bot.games.calamities.rules.atlas import Area, Atlas
from bot.games.calamities.rules.changes import Holding, holdings_in, occupied_areas
from bot.games.calamities.rules.names import AreaId, NationName
from bot.games.calamities.rules.position import Nation, Position
from bot.games.calamities.words.naming import area_name
from tests.drawing.vision import apart
from tests.games.calamities.pictures.calamity_tables import full_table
from tests.games.calamities.pictures.pixels import colours_in, outlines_of
from tests.games.calamities.rules.boards import atlas, nation, table
from tests.games.calamities.rules.random_boards import random_position
from tests.games.civ.pictures.tables import look, packaged
from tests.i18n.languages import localizer

CROWDED: Final = (
    "thera, moesia, bithynia, nalchik, corinth",
    "jerusalem, belgica, jericho",
    "dalmatia, babylonia, iberus, macedonia, crimea",
    "ebusus, cappadocia, crimea, lesser-armenia, corinth",
)
"""Areas far apart, some of them with no room for a name: those between them are shown, too."""
ASIA: Final = NationName("Asia")
STATES: Final = ("empty", "tokens", "city", "both")
ANOTHER_LIMIT: Final = 7
"""A limit that no area has."""


def position_of(area: Area, state: str) -> Position:
    """A table at which an area is in that state, and all others are empty."""
    tokens = {area.id: area.limit} if state in ("tokens", "both") else {}
    cities = frozenset([area.id]) if state in ("city", "both") else frozenset[AreaId]()
    return Position(atlas_with(area), (Nation(ASIA, tokens, cities), Nation(NationName("Crete"))))


def atlas_with(area: Area) -> Atlas:
    """The map with that area as it is given."""
    return replace(atlas(), areas={**atlas().areas, area.id: area})


def scene_of(position: Position, focus: Collection[AreaId], theme: Theme = LIGHT) -> Scene:
    """The map laid out."""
    return area_map_scene(position, localizer("en"), look(theme, packaged()), focus=focus)


def picture_of(position: Position, focus: Collection[AreaId]) -> Image.Image:
    """The map drawn."""
    return painter.paint(scene_of(position, focus))


@pytest.mark.slow(in_ci=True)
@pytest.mark.sample(2)
@pytest.mark.parametrize("name", sorted(atlas().areas))
@pytest.mark.parametrize("is_wide", [True, False])
def test_each_fact_of_each_area_is_read_back_from_the_picture_in_each_state(name: str, is_wide: bool) -> None:
    area = atlas()[AreaId(name)]
    focus = () if is_wide else (area.id,)
    ink = map_ink(LIGHT)
    for state in STATES:
        position = position_of(area, state)
        scene = scene_of(position, focus)
        picture = painter.paint(scene)
        colours = colours_in(picture, outlines_of(scene, position)[area.id])
        # the owner is the fill, and no one else's; the plain is its lines
        fills = {nation: area_fill((Holding(nation, 1),), LIGHT) for nation in INKS}
        shown = {nation for nation, fill in fills.items() if colours[fill] > 20}
        assert shown == (set[str]() if state == "empty" else {ASIA}), state
        assert (colours[ink.plain] > 20) == (area.plain is not None), state
        assert (colours[ink.land] > 20) == (state == "empty") or state != "empty"
        # the limit is a number, the site a ring: with another one, the picture is another one
        other = position_of(replace(area, limit=ANOTHER_LIMIT), state)
        kept = replace(other, nations=position.nations)
        assert picture_of(kept, focus).tobytes() != picture.tobytes(), (state, "limit")
        rings = [picture_of(position_of(replace(area, site=site), state), focus) for site in (None, "white", "black")]
        assert all(one.tobytes() != two.tobytes() for one, two in combinations(rings, 2)), (state, "site")


@pytest.mark.sample(2)
@pytest.mark.parametrize("is_wide", [True, False])
@pytest.mark.parametrize("state", STATES)
def test_a_volcano_has_its_sign_whatever_stands_there(is_wide: bool, state: str) -> None:
    for name in sorted(area.id for area in atlas().areas.values() if area.volcano is not None):
        area = atlas()[name]
        position = position_of(area, state)
        focus = () if is_wide else (name,)
        scene = scene_of(position, focus)
        spot = volcano_spots(position.atlas)[str(area.volcano)]
        chart = next(item for item in scene.items if isinstance(item, Chart))
        view = view_of(focus, chart.box.width / chart.box.height)
        scale = chart.box.width / view.width
        across = round(chart.box.left + (spot[0] - view.left) * scale)
        down = round(chart.box.top + (spot[1] - view.top) * scale)
        assert painter.paint(scene).getpixel((across, down)) == map_ink(LIGHT).volcano, name


@cache
def boards() -> tuple[Position, ...]:
    """The middle of a game of eight, and random boards."""
    return (full_table(), *(random_position(seed) for seed in range(3)))


def leads(scene: Scene, theme: Theme) -> Iterator[tuple[float, float]]:
    """Where the lines begin that lead to what lies outside its area."""
    chart = next(item for item in scene.items if isinstance(item, Chart))
    return (each.corners[0] for each in chart.outlines if len(each.corners) == 2 and each.edge == theme.text)


@pytest.mark.parametrize("number", range(4))
def test_what_stands_in_an_area_lies_in_it_or_has_a_line_to_it_and_is_never_left_out(number: int) -> None:
    position = boards()[number]
    for focus in ((), None):
        scene = area_map_scene(position, localizer("en"), look(LIGHT, packaged()), focus=focus)
        outlines, begun = outlines_of(scene, position), list(leads(scene, LIGHT))
        plates = [item for item in scene.items if isinstance(item, Plate)]
        missing: list[AreaId] = []
        for area in occupied_areas(position):
            outline = outlines[area]
            box = next(item for item in scene.items if isinstance(item, Chart)).box
            left, top = (min(corner[axis] for corner in outline.corners) for axis in (0, 1))
            right, bottom = (max(corner[axis] for corner in outline.corners) for axis in (0, 1))
            if left < box.left or top < box.top or right > box.right or bottom > box.bottom:
                continue
            fills = {nation_ink(each.nation, LIGHT).fill for each in holdings_in(position, area)}
            middles = [
                (plate.box.left + plate.box.width / 2, plate.box.top + plate.box.height / 2)
                for plate in plates
                if plate.fill in fills
            ]
            # a row of several has its middle in its area
            near = any(left - 80 <= x <= right + 80 and top - 40 <= y <= bottom + 40 for x, y in middles)
            if not near and not any(left <= x <= right and top <= y <= bottom for x, y in begun):
                missing.append(area)
        assert missing == []


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_no_two_channels_of_the_ground_look_alike(theme: Theme) -> None:
    ink = map_ink(theme)
    fills = {owner: area_fill((Holding(owner, 1),), theme) for owner in INKS}
    for owner, fill in fills.items():
        for lines in (ink.plain, ink.first, ink.second):
            assert apart(fill, lines) > 8, (theme.name, owner, lines)
        assert fill not in (ink.land, ink.sea, ink.beyond)
    assert len({ink.plain, ink.first, ink.second, ink.crossing, ink.border, ink.volcano}) == 6


def test_a_limit_that_is_exceeded_is_framed_where_it_is_crowded_too() -> None:
    position = full_table()
    over = position.surpluses()
    for theme in (LIGHT, DARK):
        scene = scene_of(position, (), theme)
        framed = [item for item in scene.items if isinstance(item, Plate) and item.fill == theme.danger]
        assert len(framed) == len(over) + 1, "and one in the legend"
    assert over
    assert scene_of(position, ()).width / view_of((), 1.8).width < NAMED


@pytest.mark.parametrize("areas", CROWDED)
def test_every_area_with_units_has_its_name_however_crowded_it_is_there(areas: str) -> None:
    names = areas.split(", ")
    position = table(nation("Egypt", ", ".join(f"{name} 2" for name in names)), nation("Assyria", f"{names[0]} 1"))
    scene = area_map_scene(position, localizer("en"), look(LIGHT, packaged()))
    words = {item.text for item in scene.items if isinstance(item, Words)}
    missing = [name for name in names if not _written(area_name(localizer("en"), AreaId(name))) & words]
    assert missing == []


def _written(name: str) -> set[str]:
    """A name as the map may write it: whole, in two lines, or shortened."""
    first, _, rest = name.partition(" ")
    return {name, first, f"{first[0]}. {rest}", *(f"{name[:length].rstrip()}." for length in range(3, len(name)))}
