"""The drawings: each there is, clean, of the size asked for, and told from the others whatever one's colour vision."""

import re
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from functools import cache
from itertools import combinations
from pathlib import Path
from threading import Barrier, Thread
from typing import Final
from xml.etree import ElementTree

import pytest
from PIL import Image

from bot import assets
from bot.drawing.sprites import Sprites, UnknownSprite
from bot.drawing.theme import THEMES, Theme
from bot.games.civ.rules.cards import AGES, DOMAINS, KINDS
from tests.drawing.art_sheet import write
from tests.drawing.vision import VIEWS, apart, difference, on_ground, overlap_distance, seen

CARD: Final = (250, 350)
"""The extent of a card's drawing, in its units: faces and backs."""
AGE_PLACE: Final = (6, 6, 58, 58)
"""Left, top, right, bottom of a face's plain corner, in the Domain's colour; a back's is plain too."""
NAME_PLACE: Final = (6, 304, 244, 344)
"""Of the plain strip below a card's picture, in the same colour."""
FOLDER = assets.folder() / "art"
FILES = sorted(FOLDER.glob("*.svg"))
FACES = tuple(f"card-{card}" for card in KINDS)
BACKS = tuple(f"back-{age}" for age in AGES)
BADGES = tuple(f"domain-{domain}" for domain in DOMAINS)
GLYPHS = tuple(f"glyph-{domain}" for domain in DOMAINS)
SHAPES = tuple(f"shape-{domain}" for domain in DOMAINS)
MARKS = ("coin", "democracy", "embargo", "final-round", "first-player", "hegemony", "laurel", "left-game")
PILES = ("glyph-area", "glyph-deck", "glyph-discard", "glyph-hand", "glyph-players")
DRAWN = {"svg", "g", "clipPath", "mask", "path", "rect", "circle", "ellipse", "polygon"}
"""Shapes, and what groups them: no text, no raster, nothing fetched, no gradient, no style sheet."""
LEAST_OVERLAP_DISTANCE = 0.1
LEAST_PICTOGRAM_DISTANCE = 0.4
LEAST_COLOUR_DISTANCE = 12.0
LEAST_DIFFERENCE = 8.0
"""Below what the closest two drawings have (9.8), above what is hard to tell at a glance."""


@cache
def sprites() -> Sprites:
    return Sprites()


def svg(body: str, box: str = "0 0 10 20") -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{body}</svg>'


# What there is


@pytest.mark.parametrize("name", [*FACES, *BACKS, *BADGES, *GLYPHS, *SHAPES, *MARKS, *PILES])
def test_everything_on_a_table_is_drawn(name: str) -> None:
    tile = sprites().tile(name, 24)
    assert tile.getbbox() is not None


def test_every_drawing_stands_for_something() -> None:
    known = {*FACES, *BACKS, *BADGES, *GLYPHS, *SHAPES, *MARKS, *PILES}
    assert set(sprites().names()) == known


def test_a_drawing_that_does_not_exist_is_refused_by_name() -> None:
    with pytest.raises(UnknownSprite, match="card-R3"):  # §1.1: no Religion of Age III
        sprites().tile("card-R3", 40)


@pytest.mark.parametrize("extent", [(0, None), (-1, None), (40, 0), (0, 40)])
def test_a_size_below_one_pixel_is_refused(extent: tuple[int, int | None]) -> None:
    with pytest.raises(ValueError, match="coin cannot be"):
        sprites().tile("coin", *extent)


def test_a_folder_without_drawings_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="no drawings"):
        Sprites(tmp_path)


def test_a_drawing_without_proportions_is_refused_when_opened(tmp_path: Path) -> None:
    (tmp_path / "blot.svg").write_text(svg("", "1 2 3 4"), "utf-8")
    with pytest.raises(ValueError, match=r"blot\.svg"):
        Sprites(tmp_path)


# What the files may hold


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_drawing_is_made_of_shapes_alone(file: Path) -> None:
    for element in ElementTree.fromstring(file.read_text("utf-8")).iter():
        assert element.tag.removeprefix("{http://www.w3.org/2000/svg}") in DRAWN
        for key, value in element.attrib.items():
            assert not re.search(r"href|style|class|font|^on", key), key
            assert not re.search(r"://|data:|\.svg|\.png|@import", value), value


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_drawing_refers_only_to_itself(file: Path) -> None:
    source = file.read_text("utf-8")
    assert set(re.findall(r"url\(([^)]*)\)", source)) <= {f"#{name}" for name in re.findall(r'\bid="(\w+)"', source)}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_drawing_says_what_it_shows(file: Path) -> None:
    assert re.search(r"<!-- \w[^>]{8,} -->", file.read_text("utf-8"))


@pytest.mark.parametrize("name", [*FACES, *BACKS])
def test_a_card_leaves_a_plain_corner_for_the_age_and_a_plain_strip_for_the_name(name: str) -> None:
    card = sprites().tile(name, *CARD)
    (corner,), (strip,) = (_colours(card, place) for place in (AGE_PLACE, NAME_PLACE))
    assert corner == strip


def _colours(picture: Image.Image, place: tuple[int, int, int, int]) -> set[object]:
    """The colours of a place without its rounded edge."""
    left, top, right, bottom = place
    return {colour for _, colour in picture.crop((left + 6, top + 6, right - 6, bottom - 6)).getcolors() or []}


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_a_card_and_a_badge_are_in_the_domains_colour(theme: Theme) -> None:
    for domain, ink in theme.domains.items():
        for name in (f"shape-{domain}", *(face for face in FACES if face[5] == domain)):
            tile = sprites().tile(name, 100)
            pixel = tile.getpixel((50, 50) if name.startswith("shape") else (12, 12))
            assert isinstance(pixel, tuple)
            assert apart((pixel[0], pixel[1], pixel[2]), ink.fill) < LEAST_COLOUR_DISTANCE, name


# Sizes and remembering


@pytest.mark.parametrize("extent", [(1, 1), (24, 24), (41, 57), (40, 56), (100, 30), (13, 200)])
@pytest.mark.parametrize("name", ["card-M1", "coin", "back-3"])
def test_a_tile_is_exactly_as_large_as_asked(name: str, extent: tuple[int, int]) -> None:
    tile = sprites().tile(name, *extent)
    assert tile.size == extent
    assert tile.mode == "RGBA"


@pytest.mark.parametrize("width", [1, 24, 41, 96, 250])
def test_without_a_height_a_tile_keeps_the_drawings_proportions(width: int) -> None:
    assert sprites().tile("card-M1", width).size == (width, max(1, round(width * 7 / 5)))
    assert sprites().tile("coin", width).size == (width, width)


def test_in_other_proportions_a_drawing_stands_whole_in_the_middle(tmp_path: Path) -> None:
    (tmp_path / "bar.svg").write_text(svg('<rect width="10" height="20" fill="#fff"/>'), "utf-8")
    tile = Sprites(tmp_path).tile("bar", 60, 40)
    assert tile.getbbox() == (20, 0, 40, 40)


def test_a_drawing_is_rasterised_once_for_a_size() -> None:
    opened = Sprites()
    assert opened.tile("coin", 30) is opened.tile("coin", 30, 30)
    assert opened.tile("coin", 30) is not opened.tile("coin", 31)


def test_threads_that_ask_at_once_get_the_same_picture() -> None:
    opened = Sprites()
    count = 8
    barrier = Barrier(count)
    got: list[list[Image.Image]] = [[] for _ in range(count)]

    def ask(mine: list[Image.Image]) -> None:
        for width in range(40, 80):
            barrier.wait()
            mine.append(opened.tile("card-M1", width))

    with _eager_threads():
        threads = [Thread(target=ask, args=(mine,)) for mine in got]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    for pictures in zip(*got, strict=True):
        assert len({id(picture) for picture in pictures}) == 1


@contextmanager
def _eager_threads() -> Generator[None]:
    """Threads take turns as often as can be, so that a race is met and not waited for."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        yield
    finally:
        sys.setswitchinterval(before)


# PingLine apart by everybody


def closest(names: tuple[str, ...], distance: Callable[[str, str], float]) -> tuple[float, str, str]:
    """The two that are most alike, and how far apart they are."""
    return min((distance(one, other), one, other) for one, other in combinations(names, 2))


def silhouettes(opened: Sprites, size: int) -> Callable[[str, str], float]:
    return lambda one, other: overlap_distance(opened.tile(one, size), opened.tile(other, size))


def looks(opened: Sprites, view: str, theme: Theme) -> Callable[[str, str], float]:
    """How far two drawings are apart at 48 pixels on a theme's panel."""

    @cache
    def found(name: str) -> Image.Image:
        return seen(on_ground(opened.tile(name, 48), theme.panel), view)

    return lambda one, other: difference(found(one), found(other))


@pytest.mark.parametrize("size", [16, 24, 40])
def test_each_badge_has_a_shape_of_its_own(size: int) -> None:
    assert closest(BADGES, silhouettes(sprites(), size))[0] >= LEAST_OVERLAP_DISTANCE
    assert closest(GLYPHS, silhouettes(sprites(), size))[0] >= LEAST_PICTOGRAM_DISTANCE


@pytest.mark.parametrize("view", [view for view in VIEWS if view != "grey"])
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_no_two_domains_share_a_colour_in_any_colour_vision(view: str, theme: Theme) -> None:
    seen_inks = {domain: _ink_seen(ink.fill, view) for domain, ink in theme.domains.items()}
    for one, other in combinations(DOMAINS, 2):
        assert apart(seen_inks[one], seen_inks[other]) >= LEAST_COLOUR_DISTANCE, (one, other)


def _ink_seen(fill: tuple[int, int, int], view: str) -> tuple[int, int, int]:
    pixel = seen(Image.new("RGB", (1, 1), fill), view).getpixel((0, 0))
    assert isinstance(pixel, tuple)
    return pixel[0], pixel[1], pixel[2]


@pytest.mark.sample(10)
@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("names", [BADGES, FACES, BACKS, (*MARKS, *BADGES)], ids=["badges", "faces", "backs", "marks"])
def test_drawings_are_told_apart_in_any_colour_vision(names: tuple[str, ...], theme: Theme, view: str) -> None:
    assert closest(names, looks(sprites(), view, theme))[0] >= LEAST_DIFFERENCE


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("level", [0, 60, 128, 200, 255])
def test_black_white_and_grey_look_the_same_to_everybody(level: int, view: str) -> None:
    for part in _ink_seen((level, level, level), view):
        assert abs(part - level) <= 2


@pytest.fixture
def alike(tmp_path: Path) -> Sprites:
    """The drawings, but Science has the badge and the pictogram of Military."""
    for file in FILES:
        (tmp_path / file.name).write_bytes(file.read_bytes())
    (tmp_path / "domain-S.svg").write_text((FOLDER / "domain-M.svg").read_text("utf-8"), "utf-8")
    (tmp_path / "glyph-S.svg").write_text((FOLDER / "glyph-M.svg").read_text("utf-8"), "utf-8")
    return Sprites(tmp_path)


def test_the_distances_notice_two_drawings_made_equal(alike: Sprites) -> None:
    for names in (BADGES, GLYPHS):
        distance, *pair = closest(names, silhouettes(alike, 24))
        assert (distance, *pair) == (0.0, names[0], names[3])
    for view in VIEWS:
        assert closest(BADGES, looks(alike, view, THEMES["dark"]))[0] == 0


def test_the_distance_notices_drawings_that_differ_only_in_a_colour_not_everybody_sees(tmp_path: Path) -> None:
    for name, colour in (("red", "#b03a3a"), ("green", "#4f6a1e")):
        (tmp_path / f"{name}.svg").write_text(
            svg(f'<circle cx="10" cy="10" r="9" fill="{colour}"/>', "0 0 20 20"), "utf-8"
        )
    pair = Sprites(tmp_path)
    apart_in = {view: looks(pair, view, THEMES["dark"])("red", "green") for view in VIEWS}
    assert apart_in["normal"] >= LEAST_DIFFERENCE
    assert apart_in["deuteranopia"] < LEAST_DIFFERENCE
    assert apart_in["grey"] < LEAST_DIFFERENCE


def test_one_command_makes_a_sheet_to_look_at(tmp_path: Path) -> None:
    write(tmp_path / "sheet.png")
    with Image.open(tmp_path / "sheet.png") as made:
        assert made.height > len(VIEWS) * len(THEMES) * CARD[1] / 2
