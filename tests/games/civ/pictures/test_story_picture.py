"""The story's picture: its layout, its curves, how players' lines are told apart, and what drawing it costs."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image

from bot.drawing.scene import Box, Plate, Scene, Words
from bot.drawing.theme import DARK, LIGHT, THEMES, Colour, Theme
from bot.games.civ.pictures.story import Story
from bot.games.civ.pictures.story_picture import Page, lay_out_story, story_pictures
from bot.games.civ.pictures.story_plot import COLOURS, Curve, Marker, Plot, apart, paste_plots, styles
from bot.games.civ.rules import DOMAINS, Domain
from bot.games.civ.words import words as said_words
from bot.games.civ.words.naming import SHOWN
from tests.drawing.checking import meets
from tests.games.civ.pictures.stories import all_finished, finished, long_story, story_of
from tests.games.civ.pictures.tables import NAMES, ODD_NAMES, localizer, look, packaged, system
from tests.games.civ.pictures.test_compact_board import LEAST_SHOWN, contrast, shown_at
from tests.i18n.languages import SPOKEN
from tests.i18n.languages import localizer as spoken

MOST_BYTES = 150_000
LONG_NAMES = tuple(
    f"{name} of the Northern Sea Isles"[:32].ljust(32, "s") for name in ("Annabel", "Bart", "Chloe", "Dan")
)
KINDS_OF_SIGHT: dict[str, tuple[tuple[float, float, float], ...]] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "no green": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "no blue": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
"""What becomes of linear red, green and blue."""


def every_story() -> list[Story]:
    games = [game for game in all_finished() if game.result and game.result.reason != "abandoned"]
    return [*(story_of(game) for game in games), long_story(200)]


@pytest.mark.sample(1)
@pytest.mark.parametrize("names", [NAMES, ODD_NAMES, LONG_NAMES, ("", "i", "x" * 32, "Ж" * 32)])
@pytest.mark.slow(in_ci=True)
def test_nothing_sticks_out_or_overlaps(names: Sequence[str]) -> None:
    for found in every_story():
        for page in lay_out_story(found, names, localizer(), look(DARK, packaged())):
            check(page)
            assert page.ground.width * 7 >= page.ground.height * 11


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", SPOKEN)
def test_names_as_long_as_discord_allows_are_whole(language: str) -> None:
    for found in every_story()[::3]:
        first, second, *rest = lay_out_story(found, LONG_NAMES, spoken(language), look(LIGHT, packaged()))
        for page in (first, second):
            texts = [item.text for item in page.ground.items if isinstance(item, Words)]
            assert {*LONG_NAMES[: found.end.players]} <= {*texts}
        sentences = " ".join(item.text for page in rest for item in page.ground.items if isinstance(item, Words))
        assert "…" not in sentences


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", SPOKEN)
def test_nothing_is_small_or_cut_where_a_phone_shows_it(language: str) -> None:
    for found in every_story():
        for page in lay_out_story(found, NAMES, spoken(language), look(LIGHT, packaged())):
            lines = [item for item in page.ground.items if isinstance(item, Words)]
            assert min(item.size for item in lines) * shown_at(page.ground) >= LEAST_SHOWN
            assert [item.text for item in lines if item.text.endswith("…")] == []


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", SPOKEN)
def test_the_first_picture_has_a_title_and_leaves_the_winner_to_the_words_above(language: str) -> None:
    said = spoken(language)
    for found in every_story():
        result = found.end.result
        assert result is not None
        page = next(iter(lay_out_story(found, NAMES, said, look(LIGHT, packaged()))))
        title, *rest = [item.text for item in page.ground.items if isinstance(item, Words)]
        assert title == said.say("story-title", count=found.turns)
        assert said_words.result(said, result, NAMES, found.end) not in " ".join(rest)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_text_is_told_from_what_it_lies_on(theme: Theme) -> None:
    for found in every_story()[:3]:
        for page in lay_out_story(found, NAMES, localizer(), look(theme, packaged())):
            for item in page.ground.items:
                if isinstance(item, Words) and any(map(str.isalnum, item.text)):
                    assert contrast(item.colour, _ground_of(page.ground, item)) >= 4.5, item


def _ground_of(scene: Scene, words: Words) -> Colour:
    """What a line of text lies on: the last plate that holds its middle."""
    middle = Box(words.box.left + words.box.width // 2, words.box.top + words.box.height // 2, 1, 1)
    plates = [item for item in scene.items if isinstance(item, Plate) and item.fill and item.box.holds(middle)]
    return (plates[-1].fill if plates else None) or scene.theme.ground


def curves_of(found: Story) -> list[Plot]:
    """The plots of the six Domains, then that of the points."""
    pages = lay_out_story(found, NAMES, localizer(), look(DARK, packaged()))
    return [plot for page in (pages[1], pages[0]) for plot in page.plots if len(plot.curves) > 1]


def check(page: Page) -> None:
    whole = Box(0, 0, page.ground.width, page.ground.height)
    pieces = [item.box for item in page.ground.items if isinstance(item, Words)]
    plates = [item.box for item in page.ground.items if isinstance(item, Plate)]
    assert all(whole.holds(item.box) for item in page.ground.items)
    for one, other in combinations([_ink(box) for box in pieces], 2):
        assert not meets(one, other), (one, other)
    panels = [plate for plate in plates if plate.height > 60]
    for plot in page.plots:
        assert whole.holds(plot.box)
        assert any(panel.holds(plot.box) for panel in panels)
        for piece in pieces:
            assert not meets(plot.box, _ink(piece)), (plot.box, piece)


def _ink(line: Box) -> Box:
    """Where a line of text has ink: it keeps some room above and below."""
    return line.inset(0, line.height // 4)


def test_curves_hold_the_counts_and_points_of_the_story() -> None:
    for found in (story_of(finished("008")), long_story(200)):
        plots = curves_of(found)
        assert all(plot.last == found.turns for plot in plots)
        assert len(plots) == len(DOMAINS) + 1
        for seat in range(found.end.players):
            stayed = [moment for moment in found.moments if moment.alive[seat]]
            for place, code in enumerate(SHOWN):
                steps, number = plots[place].curves[seat].steps[: len(stayed)], DOMAINS.index(Domain(code))
                assert [value for _, value in steps] == [moment.counts[seat][number] for moment in stayed]
            drawn = plots[-1].curves[seat].steps[: len(stayed)]
            assert [value for _, value in drawn] == [moment.points[seat] for moment in stayed]


def test_the_line_of_who_left_ends_there_with_a_cross() -> None:
    found = story_of(finished("041"))
    left = found.left(1)
    assert left == 8
    for plot in curves_of(found):
        assert [curve.style.marker for curve in plot.curves] == [
            Marker.CIRCLE,
            Marker.CROSS,
            Marker.TRIANGLE,
            Marker.DIAMOND,
        ]
        assert [curve.steps[-1][0] for curve in plot.curves] == [37, 8, 37, 37]


def test_team_mates_have_one_line_of_points_until_both_have_left() -> None:
    found = story_of(finished("046"))
    assert found.left(3) is not None
    points = curves_of(found)[-1]
    assert [curve.steps[-1][0] for curve in points.curves] == [found.turns, found.turns]


# Telling lines apart


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("sight", KINDS_OF_SIGHT)
def test_players_colours_are_apart_for_every_kind_of_sight(theme: Theme, sight: str) -> None:
    for one, other in combinations(COLOURS[theme.name], 2):
        assert _distance(one, other, KINDS_OF_SIGHT[sight]) > 30


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_players_lines_stand_out_from_the_ground_and_differ_without_colour(theme: Theme) -> None:
    found = styles(theme.name)
    assert len({style.marker for style in found}) == len({style.dashes for style in found}) == 4
    for style in found:
        light, dark = sorted((_luminance(style.colour), _luminance(theme.panel)), reverse=True)
        assert (light + 0.05) / (dark + 0.05) >= 3


def _linear(colour: Colour) -> list[float]:
    parts = [part / 255 for part in colour]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def _luminance(colour: Colour) -> float:
    red, green, blue = _linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _distance(one: Colour, other: Colour, sight: Sequence[Sequence[float]]) -> float:
    """How different two colours look to such eyes (CIE L*a*b*)."""
    return sum((a - b) ** 2 for a, b in zip(_lab(one, sight), _lab(other, sight), strict=True)) ** 0.5


def _lab(colour: Colour, sight: Sequence[Sequence[float]]) -> tuple[float, float, float]:
    seen = [sum(part * share for part, share in zip(_linear(colour), row, strict=True)) for row in sight]
    red, green, blue = (min(1.0, max(0.0, part)) for part in seen)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.0888
    f = [part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z)]
    return 116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])


def test_labels_are_moved_apart_in_their_order_and_stay_within_bounds() -> None:
    assert apart([50, 50, 50], 10, 0, 100) == (50, 60, 70)
    assert apart([99, 98, 97], 10, 0, 100) == (100, 90, 80)
    assert apart([0, 0, 0], 60, 0, 100) == (0, 50, 100)
    assert apart([], 10, 0, 100) == ()


# Drawing


def test_pictures_are_small_and_of_the_width_of_the_board() -> None:
    for theme in (DARK, LIGHT):
        pictures = story_pictures(long_story(200), ODD_NAMES, localizer(), look(theme, system()))
        assert sum(map(len, pictures)) <= MOST_BYTES
        for picture in pictures:
            with Image.open(BytesIO(picture)) as image:
                assert (image.format, image.mode, image.width) == ("PNG", "P", 1100)


@pytest.mark.parametrize("marker", Marker)
def test_markers_in_the_corners_of_a_plot_are_drawn_whole(marker: Marker) -> None:
    style = replace(max(styles("dark"), key=lambda style: style.size), marker=marker)
    steps = ((0.0, 0.0), (1.0, 1.0))
    curves = tuple(Curve(steps, style, DARK.panel, (0, 1), lift=lift) for lift in (-6.0, 6.0))
    tight = Plot(Box(100, 100, 100, 100), last=1, high=1, curves=curves)
    roomy = Plot(Box(0, 0, 300, 300), last=2, high=2, curves=curves, low=-1, first=-1)
    assert _drawn(tight).tobytes() == _drawn(roomy).tobytes()


def _drawn(plot: Plot) -> Image.Image:
    image = Image.new("RGB", (300, 300))
    paste_plots(image, [plot])
    return image


@pytest.mark.slow
def test_stories_drawn_at_the_same_time_are_those_drawn_alone() -> None:
    found = [story_of(finished(name)) for name in ("008", "032", "041")] * 2

    def drawn(one: Story) -> tuple[bytes, ...]:
        return story_pictures(one, NAMES, localizer(), look(DARK, packaged()))

    alone = [drawn(one) for one in found]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(drawn, found)) == alone
