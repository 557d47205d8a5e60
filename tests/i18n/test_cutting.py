"""Texts made short: whole words, within the limit, and the mark that something is missing."""

from hypothesis import given
from hypothesis import strategies as st

from bot.i18n.cutting import cut


@given(text=st.text(), most=st.integers(min_value=1, max_value=40))
def test_no_text_is_longer_than_its_place_and_what_fits_stays(text: str, most: int) -> None:
    assert len(cut(text, most)) <= most
    assert (cut(text, most) == text) is (len(text) <= most) or text.endswith("…")


def test_words_stay_whole() -> None:
    assert cut("Turn 5: Max attacked the Computer", 31) == "Turn 5: Max attacked the…"
    assert cut("Turn 5: Max, Zoe", 13) == "Turn 5: Max…"


def test_a_word_that_fills_the_place_is_parted() -> None:
    assert cut("a " + "文" * 40, 20) == "a " + "文" * 17 + "…"
