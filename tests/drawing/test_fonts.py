"""Typefaces: every sign is drawn or visibly replaced, lines keep their width, scripts their direction."""

import unicodedata
from pathlib import Path

import pytest

from bot.drawing.box import Box
from bot.drawing.fonts import BLACK, BOLD, ELLIPSIS, MISSING, REGULAR, WEIGHTS, Fonts, legible
from bot.drawing.lines import shorten_names
from bot.drawing.scene import Scene, Words
from bot.drawing.theme import DARK
from bot.games.civ.pictures.board import board_scene
from bot.i18n.cutting import clusters
from bot.i18n.names import name_of
from tests.games.civ.pictures.boards import stretched
from tests.games.civ.pictures.tables import ODD_NAMES, localizer, look, packaged, system


def shown(fonts: Fonts, text: str) -> str:
    """The signs as they are drawn, from left to right."""
    runs = fonts._runs(text)  # pyright: ignore[reportPrivateUsage]  # what is drawn, before it is pixels
    return "".join("".join(reversed(run.signs) if run.is_reversed else run.signs) for run in runs)


def test_signs_are_taken_whole() -> None:
    assert list(clusters("👨‍👩‍👧‍👦🇫🇷👍🏽e\u0301x")) == ["👨‍👩‍👧‍👦", "🇫🇷", "👍🏽", "e\u0301", "x"]
    assert list(clusters("a\u202eb\u0000\nc")) == ["a", "b", " ", "c"]
    assert list(clusters("\ufe0f\u0301a\u2800b\u3164")) == ["a", " ", "b", " "]


def test_a_sign_that_no_typeface_has_is_replaced_visibly() -> None:
    assert shown(packaged(), "a日👨‍👩‍👧‍👦b") == f"a{MISSING}{MISSING}b"
    assert shown(packaged(), "Zoë Ζωή Зоя") == "Zoë Ζωή Зоя"


def test_everything_the_bot_itself_says_is_in_the_packaged_typeface() -> None:
    assert shown(packaged(), "› × … ’ “ ” · –") == "› × … ’ “ ” · –"


def test_right_to_left_names_are_laid_out_from_the_right_within_their_line() -> None:
    fonts = system()
    if MISSING in shown(fonts, "אב"):
        pytest.skip("no Hebrew on this system")
    assert shown(fonts, "אב") == "בא"
    assert shown(fonts, "abc אב") == "abc בא"
    assert shown(fonts, "אב abc") == "בא abc"


@pytest.mark.parametrize("weight", WEIGHTS)
@pytest.mark.parametrize("text", [*ODD_NAMES, "Ann", "", "a" + "\u0301" * 60, "﷽" * 5])
def test_a_line_keeps_within_its_width_and_its_tile_is_as_large(text: str, weight: str) -> None:
    for fonts in (packaged(), system()):
        for width in (0, 10, 60, 300):
            fitted = fonts.fit(text, 30, weight, width)
            assert fonts.width(fitted, 30, weight) <= width or not fitted
            tile = fonts.tile(fitted, 30, weight)
            assert tile.ink.size == (max(1, fonts.width(fitted, 30, weight)), fonts.height(30))


def test_a_text_too_wide_ends_in_an_ellipsis() -> None:
    fonts = packaged()
    assert fonts.fit("Bartholomew", 30, BOLD, 90).endswith(ELLIPSIS)
    assert fonts.fit("Bartholomew", 30, BOLD, 900) == "Bartholomew"


def test_a_line_is_not_broken_at_a_no_break_space() -> None:
    scene = Scene(400, 200, look(DARK, packaged()), localizer())
    scene.paragraph(Box(0, 0, 130, 200), "Vite\u202f! Pioche 2\u00a0cartes", 30, DARK.text)
    lines = [item.text for item in scene.items if isinstance(item, Words)]
    assert lines == ["Vite\u202f!", "Pioche", "2\u00a0cartes"]


def test_stacked_marks_are_cut_to_what_a_line_holds() -> None:
    signs = shown(packaged(), "a" + "\u0301" * 60)
    assert sum(unicodedata.combining(sign) > 0 for sign in signs) <= 3


def test_weights_differ() -> None:
    fonts = packaged()
    assert fonts.width("Hegemony", 40, REGULAR) < fonts.width("Hegemony", 40, BLACK)


def test_of_a_name_that_cannot_be_drawn_what_can_is_shown() -> None:
    assert legible(["Ann", "日x", "🩷 Mia", "日本 (Kai)", ""], packaged()) == ("Ann", "x", "Mia", "(Kai)", "")
    assert legible(["日Ann", "Ann", "本Ann"], packaged()) == ("Ann 2", "Ann", "Ann 3")
    assert shown(packaged(), "𝓜𝓲𝓪 Ｋａｉ") == "Mia Kai"


def test_a_name_of_which_nothing_can_be_drawn_is_shown_by_initials_or_else_by_the_seats_number() -> None:
    names = ["مريم سعيد", "מיכל", "ミカ", "김민수", "山田", "山田 太郎", "🩷"]
    assert legible(names, packaged()) == ("M. S.", "M.", "M. 2", "G.", "", "", "")
    scene = board_scene(stretched(2), ("Ann", "山田"), localizer(), look(DARK, packaged()))
    words = [item.text for item in scene.items if isinstance(item, Words)]
    assert name_of(localizer(), ("Ann", ""), 1) in words
    assert not any("5C71" in word for word in words)
    scene = board_scene(stretched(2), ("Ann", "ミカ"), localizer(), look(DARK, packaged()))
    assert "M." in [item.text for item in scene.items if isinstance(item, Words)]


@pytest.mark.parametrize("script", ["Arabic", "Hebrew", "Thai", "Devanagari"])
def test_the_images_typefaces_for_names_are_looked_for(script: str, tmp_path: Path) -> None:
    """A Latin typeface under the name of Noto's, which this machine need not have, is found."""
    lato = packaged()._faces[0].file(REGULAR)  # pyright: ignore[reportPrivateUsage]  # a file that can be read
    (tmp_path / f"NotoSans{script}-Regular.ttf").write_bytes(lato.read_bytes())
    faces = Fonts.load(folders=[tmp_path])._faces  # pyright: ignore[reportPrivateUsage]  # which files it took
    assert [face.file(BOLD).name for face in faces[1:]] == [f"NotoSans{script}-Regular.ttf"]
    dockerfile = Path(__file__).parents[2] / "Dockerfile"
    assert "fonts-noto-core" in dockerfile.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["\ufe0f", "\u0301" * 32, "\u2800" * 8, "\u3164", "\u200d", "\u202e", "\ud800"])
def test_a_name_of_which_nothing_is_seen_gives_way_to_the_seats_number(name: str) -> None:
    for fonts in (packaged(), system()):
        assert legible((name, f"{name}Ann"), fonts) == ("", f"{name}Ann")
        assert shown(fonts, f"{name}Ann").strip() == "Ann"


@pytest.mark.parametrize("name", ["W" * 32, "Maximiliane von und zu Hohenstein", *ODD_NAMES])
def test_a_name_too_long_for_its_line_is_cut_and_what_is_said_of_it_stays(name: str) -> None:
    fonts, text = packaged(), localizer().say("hand-title", name=name)
    short = shorten_names(fonts, text, [name], 32, BLACK, 300)
    assert short.endswith("’s hand")
    assert fonts.width(short, 32, BLACK) <= 300
    assert shorten_names(fonts, text, [name], 32, BLACK, 10_000) == text


def test_of_several_names_the_longest_are_cut_and_none_within_another() -> None:
    fonts, names = packaged(), ["Ann", "Annabella Wilhelmina", "Wilhelmina Annabella"]
    text = localizer().say("board-wins", winners=", ".join(names), many=3)
    short = shorten_names(fonts, text, names, 40, BLACK, 560)
    assert short.startswith("Ann, Annab")
    assert short.count("…") == len(names) - 1
    assert fonts.width(short, 40, BLACK) <= 560
