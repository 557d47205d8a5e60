"""The board of a public message: what it says, and that all can read it where clients show it."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from io import BytesIO
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot import assets
from bot.drawing import painter
from bot.drawing.scene import Arrow, Badge, Fan, Plate, Scene, Sprite, Track, Words
from bot.drawing.theme import LIGHT, THEMES, Colour, Theme
from bot.games.civ.pictures.compact_board import compact_board_picture, compact_board_scene
from bot.games.civ.rules import Event, Game, Observation, Seat, observe, parse
from bot.games.civ.words.ending import CALLED_OFF
from bot.i18n.catalogue import Catalogues, Localizer
from tests.drawing.checking import check
from tests.drawing.vision import VIEWS, apart, on_ground, seen
from tests.games.civ.pictures.boards import everywhere, since_last_turn, stretched, uniform
from tests.games.civ.pictures.tables import (
    AVATAR,
    NAMES,
    ODD_NAMES,
    grown,
    localizer,
    look,
    packaged,
    some_games,
    system,
    wordy,
)
from tests.games.pictures import finished
from tests.strategies import games

PHONE, DESKTOP = 342, (550, 350)
"""How large clients show a single picture, in pixels: its width on a phone, its box on a desktop."""
LEAST_SHOWN = 9
"""Pixels of the smallest text as it is shown."""
MOST_BYTES = 80_000
LANGUAGES = ("en", "fr", "it", "de")
SIGNS = ("laurel", "hegemony", "embargo", "democracy", "coin")


@cache
def said(language: str) -> Localizer:
    return Catalogues.load(assets.folder() / "locales", strict=True).localizer(language)


def scene(
    shown: Observation,
    names: Sequence[str] = NAMES,
    *,
    theme: Theme = LIGHT,
    language: str = "en",
    changed: Sequence[Event] = (),
    own: Seat | None = None,
) -> Scene:
    return compact_board_scene(shown, names, said(language), look(theme, packaged()), changed=changed, own=own)


def texts(drawn: Scene) -> list[str]:
    return [item.text for item in drawn.items if isinstance(item, Words)]


def signs(drawn: Scene) -> list[str]:
    return [item.name for item in drawn.items if isinstance(item, Sprite)]


def busy(players: int = 4) -> Game:
    return grown(150, 5, players=players, teams=players == 4)


# It lies well


@pytest.mark.slow
def test_nothing_sticks_out_or_overlaps_in_random_games() -> None:
    for game in some_games():
        for own in (None, Seat(0)):
            check(scene(observe(game, None), changed=since_last_turn(game), own=own))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("names", [NAMES, ODD_NAMES, ("i", "🎲" * 32, "x" * 12, "Ж" * 32)])
def test_nothing_sticks_out_or_overlaps_on_a_table_stretched_to_the_utmost(players: int, names: Sequence[str]) -> None:
    for shown in (stretched(players), uniform(players, 7, laid=3), uniform(players, 12, laid=1)):
        for changed in ((), everywhere(shown)):
            check(scene(shown, names, changed=changed))


@pytest.mark.slow(in_ci=True)
@given(games(interventions=0.02), st.lists(st.text(max_size=32), min_size=4, max_size=4), st.booleans(), st.booleans())
@settings(max_examples=20, deadline=None)
def test_nothing_sticks_out_or_overlaps_at_any_point_of_any_game_whatever_the_names(
    game: Game, names: list[str], is_wordy: bool, has_avatars: bool
) -> None:
    words, avatars = wordy() if is_wordy else localizer(), (AVATAR,) * 4 if has_avatars else ()
    drawn = look(LIGHT, packaged())
    events = since_last_turn(game)
    check(compact_board_scene(observe(game, None), names, words, drawn, changed=events, avatars=avatars))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_landscape_and_small_in_every_language(players: int, language: str) -> None:
    game = grown(120, 7, players=players)
    for avatars in ((), (AVATAR,) * players):
        picture = compact_board_picture(
            observe(game, None),
            NAMES,
            said(language),
            look(LIGHT, system()),
            changed=since_last_turn(game),
            avatars=avatars,
        )
        with Image.open(BytesIO(picture)) as image:
            assert image.mode == "P"
            assert image.width / image.height >= 11 / 7
        assert len(picture) <= MOST_BYTES


# It can be read where it is shown


def shown_at(drawn: Scene) -> float:
    """How much smaller clients show it, where they show it smallest."""
    return min(PHONE / drawn.width, DESKTOP[0] / drawn.width, DESKTOP[1] / drawn.height)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_smallest_text_is_nine_pixels_on_a_phone_and_on_a_desktop(players: int, language: str) -> None:
    for game in (busy(players), grown(5, 3, players=players, setup="draft"), grown(80, 5, players=players)):
        shown = observe(game, None)
        drawn = scene(shown, language=language, changed=everywhere(shown))
        assert min(item.size for item in drawn.items if isinstance(item, Words)) * shown_at(drawn) >= LEAST_SHOWN


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_text_is_told_from_what_it_lies_on(theme: Theme) -> None:
    """Each line of text is looked at in the picture: its own colour against the one that fills most of its box."""
    for shown in _all_kinds():
        drawn = scene(shown, theme=theme, changed=everywhere(shown), own=Seat(1))
        image = painter.paint(drawn)
        for item in drawn.items:
            if isinstance(item, Words) and any(map(str.isalnum, item.text)):
                ground = ground_of(image.crop(_corners(item)), item.colour)
                assert contrast(item.colour, ground) >= 4.5, (item, ground)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_marks_are_told_from_what_they_lie_on(theme: Theme) -> None:
    """Of each sign, arrow and edge the most different of its colours, against what is around it."""
    for shown in _all_kinds():
        drawn = scene(shown, theme=theme, changed=everywhere(shown), own=Seat(1))
        image = painter.paint(drawn)
        for item in drawn.items:
            if isinstance(item, Sprite | Arrow) and not _is_back(item):
                part = image.crop(_corners(item))
                ground = _around(image, item)
                best = max(contrast(colour, ground) for colour in _main_colours(part))
                assert best >= 3, (item, ground, best)


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_the_signs_and_the_domains_are_told_apart_in_any_colour_vision(view: str, theme: Theme) -> None:
    """As large as a phone shows them: 38 pixels of 1100 become 12 of 342."""
    drawn = look(theme, packaged())
    for names, side in ((SIGNS, 12), (tuple(f"domain-{code}" for code in "RMESCU"), 18)):
        tiles = {
            name: seen(on_ground(drawn.sprites.tile(name, 3 * side), theme.cell).reduce(3), view) for name in names
        }
        for one, other in combinations(names, 2):
            mine, theirs = (_pixels(tiles[name]) for name in (one, other))
            distance = sum(apart(*pair) for pair in zip(mine, theirs, strict=True)) / len(mine)
            assert distance >= 10, (one, other, distance)


@pytest.mark.parametrize("view", VIEWS)
def test_a_column_that_the_next_card_wins_is_told_from_every_other_in_any_colour_vision(view: str) -> None:
    red = _viewed(LIGHT.danger, view)
    for ink in LIGHT.domains.values():
        assert contrast(red, _viewed(ink.tint, view)) >= 3
    assert contrast(red, _viewed(LIGHT.cell, view)) >= 3


# It says what the table is


def test_the_domains_and_the_players_stand_in_their_order() -> None:
    """Domains R M E / S C U (§10.5) in each panel, players clockwise from the top left in the order of their turns."""
    shown = replace(observe(grown(60, 5, players=3), None), first=Seat(1))
    drawn = scene(shown)
    badges = [item for item in drawn.items if isinstance(item, Badge) and item.box.top < 380 and item.box.right < 550]
    assert "".join(item.domain for item in sorted(badges, key=lambda item: (item.box.top, item.box.left))) == "RMESCU"
    found = {item.text: item.box for item in drawn.items if isinstance(item, Words) and item.text in NAMES}
    first, second, third = (found[NAMES[seat]] for seat in (1, 2, 0))
    assert abs(first.top - second.top) < 10 < third.top - first.top  # a longer name stands in smaller letters
    assert first.left < second.left <= third.left + 60
    assert [text for text in texts(drawn) if text in ("1", "2", "3")]


def test_only_a_column_that_the_next_card_wins_is_red() -> None:
    for game in [*some_games()]:
        shown = observe(game, None)
        near = sum(
            column.hegemony_need - column.count <= 1 and column.count > 0
            for seat in shown.seats
            if seat.alive
            for column in seat.columns
        )
        red = [item for item in scene(shown).items if isinstance(item, Plate) and item.fill == LIGHT.danger]
        assert len(red) == (near if shown.result is None else 0)


@pytest.mark.parametrize(("count", "red"), [(5, 0), (6, 18), (7, 18)])
def test_a_column_is_red_from_the_last_card_that_is_missing_on(count: int, red: int) -> None:
    """Among three, seven cards win (§7.1)."""
    drawn = scene(uniform(3, count))
    assert len([item for item in drawn.items if isinstance(item, Plate) and item.fill == LIGHT.danger]) == red
    assert signs(drawn).count("hegemony") == red


def test_an_empty_column_is_a_faint_badge_and_any_other_its_count_its_need_and_its_cards() -> None:
    shown = observe(grown(90, 7, players=2), None)
    drawn = scene(replace(shown, discard=()))
    columns = [column for seat in shown.seats for column in seat.columns]
    filled = [column for column in columns if column.count]
    faint = [item for item in drawn.items if isinstance(item, Badge) and item.is_faint and item.box.width > 40]
    assert len(faint) == len(columns) - len(filled) > 0
    large = [item.text for item in drawn.items if isinstance(item, Words) and item.size >= 50]
    assert sorted(text for text in large if text.isdigit()) == sorted(str(column.count) for column in filled)
    assert texts(drawn).count("/8") == len(filled)  # Hegemony among two (§7.1)
    stacks = [item.names for item in drawn.items if isinstance(item, Fan) and item.names[0].startswith("card-")]
    assert sorted(stacks) == sorted(tuple(f"card-{card}" for card in column.cards) for column in filled)
    assert len([item for item in drawn.items if isinstance(item, Track)]) == len(filled)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_democracies_show_in_the_count_that_a_column_needs(players: int) -> None:
    """Two Democracies make it two more (§7.1), which the number says, not a sign alone."""
    need = 10 if players == 2 else 9
    drawn = texts(scene(uniform(players, 5, laid=2)))
    assert drawn.count(f"/{need}") == 6 * players


def test_the_cards_of_every_column_are_seen_up_to_ten_of_them() -> None:
    for players in (2, 3, 4):
        for count in range(1, 11):
            drawn = scene(replace(uniform(players, count), coin=None, discard=()))
            stacks = [item for item in drawn.items if isinstance(item, Fan) and item.names[0].startswith("card-")]
            assert [len(item.names) for item in stacks] == [count] * 6 * players


def test_no_number_gives_way_to_signs() -> None:
    for players in (2, 3, 4):
        for shown in (uniform(players, 12, laid=3), uniform(players, 9, laid=1), stretched(players)):
            drawn = texts(scene(shown, changed=everywhere(shown)))
            for seat in shown.seats:
                for column in seat.columns:
                    assert not column.count or str(column.count) in drawn
                    assert not column.count or f"/{column.hegemony_need}" in drawn
            assert "…" not in drawn


def test_the_column_that_won_is_gold_and_has_the_crown() -> None:
    shown = observe(grown(160, 3, players=2), None)
    assert shown.result is not None
    won = [item for item in scene(shown).items if isinstance(item, Plate) and item.fill == LIGHT.gold]
    assert len([item for item in won if item.box.height > 100]) == 1
    assert signs(scene(shown)).count("hegemony") == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_levels_hegemony_and_the_laurel_are_said_in_words_on_every_board(language: str, players: int) -> None:
    shown = observe(grown(20, 3, players=players), None)
    one, two = shown.level_sizes
    said_so = said(language).say("board-legend", one=one, two=two, need=shown.hegemony_size)
    assert {said_so, said(language).say("board-laurel")} <= {*texts(scene(shown, language=language))}


def test_majorities_and_what_lies_on_columns_are_shown_by_their_signs() -> None:
    shown = uniform(2, 4, laid=1)
    drawn = signs(scene(shown))
    # both have as many of each Domain; and one beside each one's points, and where it is said what it stands for
    assert drawn.count("laurel") == 12 + 2 + 1
    assert drawn.count("embargo") == drawn.count("democracy") == 12
    assert drawn.count("coin") == 2  # on its column, and where it is said who laid it


def test_what_changed_is_said_by_a_number_and_an_edge() -> None:
    shown = observe(grown(90, 7, players=2), None)
    assert not [text for text in texts(scene(shown)) if text[0] in "+−"]
    changed = scene(shown, changed=everywhere(shown))
    assert {text for text in texts(changed) if text[0] in "+−"} == {"+1", "−1"}
    edges = [item for item in changed.items if isinstance(item, Plate) and item.edge == LIGHT.changed]
    assert len(edges) == 10


def test_the_seat_on_turn_stands_out_and_so_does_the_readers_own_panel() -> None:
    shown = observe(grown(90, 7, players=3), None)

    def edged(drawn: Scene, colour: Colour) -> int:
        plates = [item for item in drawn.items if isinstance(item, Plate) and item.edge == colour]
        return len([item for item in plates if item.box.width > 500])

    heads = [item for item in scene(shown).items if isinstance(item, Plate) and item.fill == LIGHT.gold]
    assert len([item for item in heads if item.box.width > 500]) == edged(scene(shown), LIGHT.gold) == 1
    assert edged(scene(shown), LIGHT.text) == 0
    assert edged(scene(shown, own=Seat(2)), LIGHT.text) == 1


def test_hands_piles_and_the_coin_are_told() -> None:
    shown = observe(busy(3), None)
    drawn = texts(scene(shown))
    for fact in (
        *(str(len(seat.hand_ages)) for seat in shown.seats),
        *(f"/{seat.hand_limit}" for seat in shown.seats),
        *map(str, (sum(shown.pile), len(shown.discard), *shown.level_sizes, shown.hegemony_size)),
    ):
        assert fact in drawn
    assert any("Culture coin" in text or "copied" in text for text in drawn)


def test_who_left_and_who_has_won_are_told() -> None:
    game = grown(60, 11, players=4)
    gone = next(seat for seat in range(4) if seat != game.position.turn)
    left = scene(observe(game.intervene(gone, parse("eliminate"), by="table", why="gone"), None))
    assert "Left the game" in texts(left)
    assert "left-game" in signs(left)
    over = finished()
    assert over.result is not None
    won = texts(scene(observe(over, None)))
    assert any(text.startswith(NAMES[over.result.winners[0]]) and text.endswith("wins") for text in won)
    assert not [text for text in won if "turn" in text.lower()]


def test_a_game_that_was_called_off_says_that_nobody_wins() -> None:
    over = observe(finished(), None)
    assert over.result is not None
    drawn = texts(scene(replace(over, result=replace(over.result, winners=(), reason=CALLED_OFF), turn=None)))
    assert "Called off" in drawn
    assert "The game ended early." in drawn
    assert not [text for text in drawn if "turn" in text.lower()]


def test_a_sentence_about_two_people_is_read_to_its_end_however_long_their_names_are() -> None:
    shown = stretched(2)
    drawn = texts(scene(shown, ("W" * 32, "M" * 32)))
    assert any(text.endswith("…") and "copied" in text for text in drawn)
    assert any(text.endswith("’s turn") for text in drawn)


# How it is looked at


def _all_kinds() -> list[Observation]:
    return [
        *(observe(busy(players), None) for players in (2, 3, 4)),
        observe(grown(5, 3, players=2, setup="draft"), None),
        observe(finished(), None),
        uniform(2, 7, laid=1),
    ]


def _is_back(item: Sprite | Arrow) -> bool:
    return isinstance(item, Sprite) and item.name.startswith("back-")


def _corners(item: Words | Sprite | Arrow) -> tuple[int, int, int, int]:
    return item.box.left, item.box.top, item.box.right, item.box.bottom


def _main_colours(part: Image.Image) -> list[Colour]:
    """The colours that fill at least a fiftieth of it, those most frequent first."""
    found = part.getcolors(part.width * part.height) or []
    return [colour for count, colour in sorted(found, reverse=True) if count * 50 >= part.width * part.height]  # pyright: ignore


def ground_of(part: Image.Image, ink: Colour) -> Colour:
    """The colour that fills most of a part of a picture, but for the ink."""
    return next(colour for colour in _main_colours(part) if colour != ink)


def _around(image: Image.Image, item: Sprite | Arrow) -> Colour:
    """The pixel above the upper left corner, where no sign's own ink is."""
    pixel = image.getpixel((item.box.left, max(0, item.box.top)))
    assert isinstance(pixel, tuple)
    return pixel[0], pixel[1], pixel[2]


def contrast(one: Colour, other: Colour) -> float:
    """The contrast of two colours, 1 to 21 (WCAG 2.2, 1.4.3)."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    parts = [part / 255 for part in colour]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _viewed(colour: Colour, view: str) -> Colour:
    return _pixels(seen(Image.new("RGB", (1, 1), colour), view))[0]


def _pixels(image: Image.Image) -> list[Colour]:
    data = image.tobytes()
    return list(zip(data[::3], data[1::3], data[2::3], strict=True))
