"""Texts folded for comparing: without accents, case and doubled spaces, however many marks there are."""

import unicodedata

from hypothesis import example, given
from hypothesis import strategies as st

from bot.i18n.names import fold_text, without_accents

MARKS = "\u0316\u0301\u0323\u0345\u1160\uac00\u0f71"


def plainly(text: str) -> str:
    """The text as a whole decomposed, as Unicode says, without what combines."""
    return "".join(each for each in unicodedata.normalize("NFKD", text) if not unicodedata.combining(each))


@given(st.text(st.one_of(st.characters(), st.sampled_from(MARKS)), max_size=60))
@example("a" + "\u0316\u0301" * 30)
@example("\ud55c\uae00 ﬁ Ⅳ Å e\u0301")
def test_accents_are_taken_from_each_sign_as_from_the_whole(text: str) -> None:
    assert without_accents(text) == plainly(text)


def test_what_differs_in_accents_case_and_spaces_is_the_same() -> None:
    assert fold_text("ÉCONOMIE  d’Âge") == fold_text("e\u0301conomie d'a\u0302ge") == "economie d'age"
