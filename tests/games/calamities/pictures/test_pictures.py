"""Pictures of the calamities: legible where clients show them small, and every change is told in words, too."""

from collections.abc import Iterator
from functools import cache
from io import BytesIO
from itertools import combinations, pairwise
from math import hypot

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.drawing import painter
from bot.drawing.scene import Chart, Outline, Plate, Scene, Words
from bot.drawing.theme import DARK, LIGHT, THEMES, Colour
from bot.games.calamities.pictures.alt_texts import (
    changed_areas_alt,
    map_alt,
    map_text,
    march_alt,
    nation_sheet_alt,
)
from bot.games.calamities.pictures.area_map import NAMED, area_map_scene
from bot.games.calamities.pictures.changed_areas import changed_areas_picture, changed_areas_scene, pages_of_changes
from bot.games.calamities.pictures.chips import INKS
from bot.games.calamities.pictures.map_inks import map_ink
from bot.games.calamities.pictures.map_parts import PART_NAMES, focus_of, nation_areas, part_areas
from bot.games.calamities.pictures.map_shapes import View, beyond, borders, in_reading_order, known_shapes, view_of
from bot.games.calamities.pictures.march_picture import march_scene, pages_of_march
from bot.games.calamities.pictures.nation_sheet import nation_sheet_scene
from bot.games.calamities.rules.changes import board_changes, holdings_in, occupied_areas
from bot.games.calamities.rules.march import MarchStep, march_of
from bot.games.calamities.rules.names import AreaId, NationName
from bot.games.calamities.rules.position import Position
from bot.games.calamities.words.holdings import change_text
from bot.games.calamities.words.naming import area_name, nation_name, nation_sign
from bot.i18n.catalogue import Localizer
from tests.drawing.checking import check
from tests.drawing.vision import apart
from tests.games.calamities.pictures.pixels import colours_in, outlines_of
from tests.games.calamities.rules.boards import atlas, nation, play, table
from tests.games.calamities.rules.random_boards import play_by_chance, random_drawn, random_position
from tests.games.civ.pictures.tables import look, packaged
from tests.i18n.languages import ALL, SPOKEN, localizer

PHONE, DESKTOP = 342, (550, 350)
LEAST = 9
"""Pixels of the smallest text as shown."""
CONTRAST = 4.5
MOST_ALT = 1024
SEEN_PARTS = ("mesopotamia", "greece")
"""One with the longest names, one with many islands."""
MOST_BYTES = 150_000


@cache
def struck(seed: int, calamity: str = "epidemic") -> tuple[Position, Position]:
    """A random table before a calamity and after it."""
    position = random_position(seed)
    return position, play_by_chance(position, random_drawn(position, seed, calamity), seed).outcome().position


def march(seed: int) -> tuple[tuple[MarchStep, ...], NationName, list[dict[str, str | int]]]:
    position = random_position(seed)
    drawn = random_drawn(position, seed, "barbarian_hordes")
    outcome = play_by_chance(position, drawn, seed).outcome()
    found: object = outcome.findings.get("steps", [])
    return march_of(position, drawn.primary, outcome), drawn.primary, found  # pyright: ignore[reportReturnType]


def scenes(seed: int, said: Localizer, theme: str = "light") -> Iterator[Scene]:
    before, after = struck(seed)
    drawn = look(THEMES[theme], packaged())
    yield area_map_scene(after, said, drawn, before=before)
    for part in SEEN_PARTS:
        yield area_map_scene(after, said, drawn, before=before, focus=part_areas(part))
    for page in pages_of_changes(before, after):
        yield changed_areas_scene(page, "Epidemic", said, drawn)
    yield nation_sheet_scene(after, said, drawn, before=before)
    steps, victim, _ = march(seed)
    for number in range(len(pages_of_march(steps))):
        yield march_scene(steps, victim, said, drawn, number)


def shown_at(scene: Scene) -> float:
    """How much smaller clients show it where they show it smallest."""
    width, height = DESKTOP
    return min(PHONE, width, height * scene.width / scene.height) / scene.width


def luminance(colour: Colour) -> float:
    parts = [part / 255 for part in colour]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    """As WCAG 2 measures it."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def is_within(outline: Outline, at: tuple[float, float]) -> bool:
    """Whether a point lies within an outline: a ray from it crosses an odd number of sides."""
    corners, (x, y) = outline.corners, at
    sides = zip(corners, (*corners[1:], corners[0]), strict=True)
    crossed = [(y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0 for (x0, y0), (x1, y1) in sides]
    return sum(crossed) % 2 == 1


def ground_at(chart: Chart, at: tuple[int, int]) -> Colour | None:
    """The colour of a map's ground there; None beside the map."""
    if not (chart.box.left <= at[0] < chart.box.right and chart.box.top <= at[1] < chart.box.bottom):
        return None
    filled = [each for each in chart.outlines if each.fill is not None and is_within(each, at)]
    return filled[-1].fill if filled else chart.fill


def ground_of(scene: Scene, words: Words) -> Colour:
    """What a line of text lies on: the last plate before it that holds its middle."""
    middle = (words.box.left + words.box.width // 2, words.box.top + words.box.height // 2)
    found = scene.theme.ground
    for item in scene.items:
        if item is words or item == words:
            break
        if isinstance(item, Chart):
            found = ground_at(item, middle) or found
        if isinstance(item, Plate) and item.fill is not None:
            box = item.box
            if box.left <= middle[0] < box.right and box.top <= middle[1] < box.bottom:
                found = item.fill
    return found


@pytest.mark.sample(1)
@pytest.mark.parametrize("locale", ALL)
def test_nothing_is_small_or_cut_or_sticks_out_where_clients_show_pictures_smallest(locale: str) -> None:
    for scene in scenes(11, localizer(locale)):
        lines = [item for item in scene.items if isinstance(item, Words)]
        assert min(item.size for item in lines) * shown_at(scene) >= LEAST
        assert scene.width / scene.height >= 11 / 7
        if locale in SPOKEN:
            assert [item.text for item in lines if item.text.endswith("…")] == []


@given(st.integers(0, 10**6), st.sampled_from(SPOKEN))
@settings(max_examples=3, deadline=None)
@pytest.mark.slow(in_ci=True)
def test_nothing_lies_on_anything_else_on_any_board(seed: int, locale: str) -> None:
    for scene in scenes(seed, localizer(locale)):
        check(scene)
        assert scene.width / scene.height >= 11 / 7


def test_a_loss_has_a_sign_and_not_only_a_colour() -> None:
    """The edge of a loss is as red as Italy."""
    position = table(nation("Italy", "neapolis city, campania 2, roma 2"), nation("Crete", "knossos 2"))
    after = play(position, "volcano_earthquake", "Italy").position
    drawn = look(LIGHT, packaged())
    marks = [
        [item for item in scene.items if isinstance(item, Words) and item.colour == LIGHT.danger]
        for scene in (area_map_scene(after, localizer("en"), drawn, before=before) for before in (position, after))
    ]
    assert sorted(item.text for item in marks[0]) == sorted(["−5", "−2"])
    assert marks[1] == []


@pytest.mark.parametrize("theme", THEMES)
def test_every_text_stands_out_from_what_it_lies_on(theme: str) -> None:
    for scene in scenes(11, localizer("en"), theme):
        for item in scene.items:
            if isinstance(item, Words):
                assert contrast(item.colour, ground_of(scene, item)) >= CONTRAST, item


def test_nations_are_told_by_colours_far_apart_and_by_letters() -> None:
    for one, other in combinations(INKS, 2):
        assert apart(INKS[one].fill, INKS[other].fill) > 15, (one, other)
        assert nation_sign(localizer("en"), one) != nation_sign(localizer("en"), other)
    for ink in INKS.values():
        assert contrast(ink.fill, ink.on) >= CONTRAST


def test_two_areas_share_a_border_exactly_where_they_are_adjacent_by_land() -> None:
    sides = {area: borders(shape) for area, shape in known_shapes().items()}
    assert sides.keys() == atlas().areas.keys()
    touching = {frozenset((one, other)) for one, other in combinations(sides, 2) if sides[one] & sides[other]}
    assert touching == {frozenset((area.id, other)) for area in atlas().areas.values() for other in area.land}


def test_an_area_touches_the_sea_exactly_where_it_has_a_coast() -> None:
    shapes = known_shapes()
    shared = [side for shape in shapes.values() for side in borders(shape)]
    around = [Outline(corners, None) for corners in beyond()]
    for area in atlas().areas.values():
        shape = shapes[area.id]
        coasts: list[bool] = []
        for side in borders(shape):
            if shared.count(side) == 1:
                (x0, y0), (x1, y1) = sorted(side)
                x, y, length = (x0 + x1) / 2, (y0 + y1) / 2, hypot(x1 - x0, y1 - y0)
                beside = [(x + (y1 - y0) / length * at, y - (x1 - x0) / length * at) for at in (2, -2)]
                outside = next(each for each in beside if not is_within(Outline(shape.outline, None), each))
                coasts.append(not any(is_within(land, outside) for land in around))
        if area.coast != "uncertain":
            assert any(coasts) == (area.coast == "yes"), area.id


def test_every_area_is_on_a_part_that_has_names_and_has_its_own_there() -> None:
    position = table(nation("Egypt", "memphis 2"))
    written: set[str] = set()
    for part in PART_NAMES:
        scene = area_map_scene(position, localizer("en"), look(LIGHT, packaged()), focus=part_areas(part))
        written |= {item.text for item in scene.items if isinstance(item, Words)}
        assert scene.width / view_of(part_areas(part), 1.8).width >= NAMED
    names = {area: area_name(localizer("en"), area) for area in atlas().areas}
    missing = [name for name in names.values() if name not in written and not set(name.split()) <= written]
    assert missing == []


def test_the_board_shows_what_changed_and_what_is_asked_and_no_more() -> None:
    position = table(nation("Egypt", "memphis city, fayum 5, thebes city"), nation("Italy", "roma 2"))
    outcome = play(position, "treachery", "Egypt", "Egypt city thebes")
    assert focus_of(outcome.position, position, None, NationName("Egypt")) == {"thebes"}
    assert focus_of(position, None, None, NationName("Egypt")) == {"memphis", "fayum", "thebes"}
    assert nation_areas(position, NationName("Crete")) == {"knossos", "phaestos"}
    assert set(in_reading_order(atlas().areas.keys())) == set(atlas().areas)
    thebes, roma = AreaId("thebes"), AreaId("roma")
    assert view_of([thebes], 1.8).height < view_of([thebes, roma], 1.8).height
    assert isinstance(view_of((), 1.8), View)


@given(st.integers(0, 10**6), st.sampled_from(("epidemic", "civil_war", "flood", "piracy")), st.sampled_from(ALL))
@settings(max_examples=15, deadline=None)
def test_the_alt_texts_of_the_changes_name_every_one_within_the_limit(seed: int, calamity: str, locale: str) -> None:
    before, after = struck(seed, calamity)
    said = localizer(locale)
    pages = pages_of_changes(before, after)
    assert {change for page in pages for change in page} == set(board_changes(before, after))
    for page in pages:
        text = changed_areas_alt(page, "Epidemic", said)
        assert len(text) <= MOST_ALT
        for change in page:
            assert area_name(said, change.area) in text
            assert nation_name(said, change.nation) in text
    wording = map_alt(after, said, before=before)
    assert len(wording) <= MOST_ALT
    assert "…" not in wording, "whole nations, or none of them"
    assert len(nation_sheet_alt(after, said, before=before)) <= MOST_ALT


def test_an_alt_text_says_how_it_was_and_how_it_is() -> None:
    position = table(nation("Egypt", "memphis city, fayum 5, gaza city"), nation("Crete", "knossos 2"))
    outcome = play(position, "treachery", "Egypt", "Egypt city gaza")
    (change,) = board_changes(position, outcome.position)
    assert change_text(change, localizer("de")) == "Gaza Stadt → 1"
    assert "Egypt: Gaza city → 1" in map_alt(outcome.position, localizer("en"), before=position)
    assert "Égypte\u00a0: Fayoum 5, Gaza 1, Memphis cité" in map_text(outcome.position, localizer("fr"))
    assert "cities 3" not in nation_sheet_alt(outcome.position, localizer("en"), before=position)
    assert "cities 2 → 1" in nation_sheet_alt(outcome.position, localizer("en"), before=position)


def test_the_board_as_text_leaves_nothing_out() -> None:
    _, after = struck(5)
    text = map_text(after, localizer("en"))
    for area in occupied_areas(after):
        assert area_name(localizer("en"), area) in text
        assert all(nation_name(localizer("en"), each.nation) in text for each in holdings_in(after, area))


@given(st.integers(0, 10**6))
@settings(max_examples=20, deadline=None)
def test_a_march_told_again_is_the_march_that_was(seed: int) -> None:
    steps, victim, found = march(seed)
    retold = [
        {"area": step.area, "enter": step.entering, "damage": step.damage(victim), "left": step.left} for step in steps
    ]
    assert retold == found
    for step, following in pairwise(steps):
        assert step.going == following.entering
        assert following.area in following.target_choice.options
    for locale in SPOKEN:
        for page in range(len(pages_of_march(steps))):
            text = march_alt(steps, victim, localizer(locale), page)
            assert len(text) <= MOST_ALT
            for step in pages_of_march(steps)[page]:
                assert area_name(localizer(locale), step.area) in text


def test_a_march_gives_the_reason_of_each_step() -> None:
    position = table(nation("Thrace", "scythia 3, danube 4, dacia 2"))
    outcome = play(position, "barbarian_hordes", "Thrace")
    text = march_alt(march_of(position, NationName("Thrace"), outcome), NationName("Thrace"), localizer("en"))
    assert "1. Scythia: 15 land; Thrace −3; Barbarians −2; 3 stay; 10 go on. Start area with the most damage" in text
    assert "most damage next to it: Danube 4, Dacia 2" in text


def test_pictures_of_a_full_table_stay_small() -> None:
    before, after = struck(11)
    for theme in (DARK, LIGHT):
        for page in pages_of_changes(before, after):
            data = changed_areas_picture(page, "Epidemic", localizer("en"), look(theme, packaged()))
            assert len(data) <= MOST_BYTES
            with Image.open(BytesIO(data)) as image:
                assert image.mode == "P"


def test_without_changes_there_is_no_page() -> None:
    position = table(nation("Egypt", "memphis 2"))
    assert pages_of_changes(position, position) == []
    assert "memphis" not in map_alt(position, localizer("en"))
    assert area_map_scene(position, localizer("en"), look(LIGHT, packaged())).height > 0


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("is_wide", [False, True])
def test_the_factions_of_a_civil_war_are_hatched_apart_and_an_area_of_both_twice(theme: str, is_wide: bool) -> None:
    position = table(nation("Egypt", "memphis city, fayum 5, siwa 2, thebes city"), nation("Crete", "knossos 2"))
    factions = {"first": {AreaId("memphis"), AreaId("fayum")}, "second": {AreaId("fayum"), AreaId("siwa")}}
    focus = () if is_wide else occupied_areas(position) - {AreaId("knossos")}
    drawn, ink = look(THEMES[theme], packaged()), map_ink(THEMES[theme])
    scene = area_map_scene(position, localizer("en"), drawn, focus=focus, factions=factions)
    picture = painter.paint(scene)
    for area, first, second in (("memphis", 1, 0), ("fayum", 1, 1), ("siwa", 0, 1), ("thebes", 0, 0), ("sinai", 0, 0)):
        colours = colours_in(picture, outlines_of(scene, position)[AreaId(area)])
        assert (colours[ink.first] > 0, colours[ink.second] > 0) == (bool(first), bool(second)), area
    words = [item.text for item in scene.items if isinstance(item, Words)]
    assert {"the first faction", "the second faction"} <= set(words)
