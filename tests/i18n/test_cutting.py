"""Texts made short: whole words, within the limit, and the mark that something is missing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.i18n.cutting import LABEL, clip, clusters, cut, cut_name, short_name, size, with_name
from tests.i18n.languages import SPOKEN, localizer

NAMES = (
    "W" * 32,
    "Maximiliane von und zu Hohenstein",
    "שם ארוך מאוד של שחקן אחד בשולחן",
    "👨‍👩‍👧‍👦" * 4,
    "e\u0301" * 16,
    "🇫🇷" * 16,
    "A",
)


@given(text=st.text(), most=st.integers(min_value=1, max_value=40))
def test_no_text_is_longer_than_its_place_and_what_fits_stays(text: str, most: int) -> None:
    assert len(cut(text, most)) <= most
    assert (cut(text, most) == text) is (size(text) <= most) or text.endswith("…")


def test_words_stay_whole() -> None:
    assert cut("Turn 5: Max attacked the Computer", 31) == "Turn 5: Max attacked the…"
    assert cut("Turn 5: Max, Zoe", 13) == "Turn 5: Max…"


def test_a_word_that_fills_the_place_is_parted() -> None:
    assert cut("a " + "文" * 40, 20) == "a " + "文" * 17 + "…"


@pytest.mark.parametrize("locale", SPOKEN)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("key", ["do-inquire", "key-ask-seat", "view-seat", "hand-title", "do-embargo"])
def test_a_long_name_is_cut_and_no_word_beside_it(locale: str, name: str, key: str) -> None:
    def text_with(name: str) -> str:
        return localizer(locale).say(key, name=name, count=7, domain="Economy")

    label = with_name(text_with, name)
    before, _, behind = text_with("\0").partition("\0")
    assert label.startswith(before)
    assert label.endswith(behind)
    shown = label[len(before) : len(label) - len(behind)]
    assert shown == name or shown.endswith("…")
    assert [*clusters(shown.removesuffix("…"))] == [*clusters(name)][: len([*clusters(shown.removesuffix("…"))])]
    assert len(label) <= LABEL or len([*clusters(shown)]) <= 4


def test_a_short_name_is_not_cut() -> None:
    assert cut_name("Ann", 3) == "Ann"
    assert cut_name("Anna", 3) == "An…"


TOUR = tuple(f"Chevalier de la Tour {colour}" for colour in ("Noire", "Blanche", "Rouge"))


def test_a_name_is_shortened_in_whole_words_where_that_leaves_half_of_it() -> None:
    assert short_name("Maximiliane von Hohenstein", 18) == "Maximiliane von…"
    assert short_name("Bartholomew", 8) == "Barthol…"
    assert short_name("Bo Bartholomew", 10) == "Bo Bartho…"
    assert short_name("Ann", 3) == "Ann"


def test_names_that_begin_alike_are_told_apart_by_what_each_has_of_its_own() -> None:
    assert [short_name(name, 19, TOUR) for name in TOUR] == [f"Chevalier … {each.split()[-1]}" for each in TOUR]
    assert short_name(TOUR[0], 13, TOUR) == "Cheval… Noire"
    assert short_name(TOUR[1], 9, TOUR) == "…Blanche"
    assert short_name("Maximiliane2", 8, ["Maximiliane1"]) == "Maximi…2"
    assert short_name("Tour de Babel", 9, ["Tour de Babel II"]) == "…Babel"


@pytest.mark.parametrize("names", [TOUR, ("W" * 30 + "A", "W" * 30 + "B"), ("Ann Lee", "Ann Lee 2", "Ann Li")])
def test_short_names_of_a_table_differ_as_the_names_do(names: tuple[str, ...]) -> None:
    for most in range(3, 24):
        short = [short_name(name, most, names) for name in names]
        assert len(set(short)) == len(names), short
        assert all(len(name) <= most for name in short), short


@given(name=st.text(max_size=30), others=st.lists(st.text(max_size=30), max_size=3), most=st.integers(3, 34))
def test_no_short_name_is_longer_than_asked(name: str, others: list[str], most: int) -> None:
    assert len([*clusters(short_name(name, most, others))]) <= most


@given(st.text(max_size=200), st.integers(1, 120))
def test_what_is_cut_fits_however_its_characters_are_counted(text: str, most: int) -> None:
    for short in (cut(text, most), clip(text, most)):
        assert len(short.encode("utf-16-le", "surrogatepass")) // 2 <= most
    assert text.startswith(clip(text, most))
    if len(text.encode("utf-16-le", "surrogatepass")) // 2 <= most:
        assert cut(text, most) == clip(text, most) == text
    else:
        assert size(clip(text, most)) >= most - 1


def test_fifty_emoji_do_not_fit_where_there_is_room_for_ninety() -> None:
    assert cut("🩷" * 50, 90) == "🩷" * 44 + "…"
    assert clip("🩷" * 50, 91) == "🩷" * 45
    assert cut("x" * 90, 90) == "x" * 90
