"""The hand in words: a short line for each kind of card, which can be read aloud as it stands."""

from typing import Final

import pytest

from bot.render.hand_texts import describe_hand, hand_alt
from bot.rules import Card, observe
from tests.i18n.languages import SPOKEN, speaker
from tests.rules.tables import table

SHORTEST: Final = {
    "en": "Military I (new): from 0 to 1 of 8",
    "fr": "Militaire I (nouvelle)\u00a0: de 0 à 1 sur 8",
    "it": "Esercito I (nuova): da 0 a 1 su 8",
    "de": "Militär I (neu): von 0 auf 1 (von 8)",
}
MOST: Final = 64
"""Characters of a line, with a note: about one line of a phone."""


@pytest.mark.parametrize("locale", SPOKEN)
def test_a_card_says_shortly_how_its_column_would_stand(locale: str) -> None:
    seen = observe(table(["", ""], ["M1", ""]), 0)
    assert describe_hand(seen, speaker(locale), [Card("M1")]).splitlines()[1] == f"• {SHORTEST[locale]}"


@pytest.mark.parametrize("locale", SPOKEN)
def test_no_card_that_nothing_lies_on_takes_more_than_a_line_of_a_phone(locale: str) -> None:
    areas = ["M1 M1 E1 S1 S1 S1 S1 C1 R1 R1 U3 U3 U3 U3 U3 U3", ""]
    seen = observe(table(areas, ["M1 M1 E1 R1 S1 C1 U3"]), 0)
    lines = describe_hand(seen, speaker(locale)).splitlines()[1:]
    assert len(lines) == 6
    assert [line for line in lines if len(line) > MOST] == []


@pytest.mark.parametrize("locale", SPOKEN)
def test_a_screen_reader_meets_no_arrow_and_no_slash(locale: str) -> None:
    seen = observe(table(["", ""], ["M1 M2", ""]), 0)
    told = [describe_hand(seen, speaker(locale)), *hand_alt(seen, speaker(locale))]
    assert not [text for text in told if "→" in text or "/" in text]
