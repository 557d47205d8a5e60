"""The hand in words: a short line for each kind of card, which can be read aloud as it stands."""

from typing import Final

import pytest

from bot.games.civ.pictures.hand_texts import card_views, describe_hand, effect_note, hand_alt
from bot.games.civ.rules import Card, observe
from tests.games.civ.rules.tables import table
from tests.i18n.languages import SPOKEN, localizer

SHORTEST: Final = {
    "en": "Military I (new): from 0 to 1 of 8; 2 from level\N{NO-BREAK SPACE}1",
    "fr": "Militaire I (nouvelle)\u00a0: de 0 à 1 sur 8\u202f; à 2 du niveau\N{NO-BREAK SPACE}1",
    "it": "Esercito I (nuova): da 0 a 1 su 8; a 2 dal livello\N{NO-BREAK SPACE}1",
    "de": "Militär I (neu): von 0 auf 1 (von 8); noch 2 bis Stufe\u00a01",
}
MOST: Final = 64
"""Characters of a line, with a note: about one line of a phone."""


@pytest.mark.parametrize("locale", SHORTEST)
def test_a_card_says_shortly_how_its_column_would_stand(locale: str) -> None:
    seen = observe(table(["", ""], ["M1", ""]), 0)
    assert describe_hand(seen, localizer(locale), [Card("M1")]).splitlines()[1] == f"• {SHORTEST[locale]}"


def test_every_card_has_one_line_of_what_it_brings_or_what_comes_next() -> None:
    areas = ["M1 E1 E1 R1 R1 R1 R1 S1 S1 S1 S1 S1 U3 U3 U3 U3 U3 C1", "C1 C1 C1 C1"]
    seen = observe(table(areas, ["M1 E1 R1 S1 U3 C1", ""]), 0)
    assert [effect_note(card, localizer("en")) for card in card_views(seen, seen.hand)] == [
        "level 2: Divine Right",
        "1 from level\N{NO-BREAK SPACE}1",
        "level 1: Development",
        "2 from Hegemony",
        "3 from the majority",
        "2 from Hegemony",
    ]
    ahead = observe(table(["C1", "C1"], ["C1", ""]), 0), observe(table(["C1", ""], ["C1", ""]), 0)
    assert [effect_note(card, localizer("en")) for at in ahead for card in card_views(at, at.hand)] == [
        "majority: Inspiration",
        "6 from Hegemony",
    ]


def test_in_what_may_be_the_last_turn_a_card_says_what_becomes_of_the_point() -> None:
    """§7.3, §8.1: one more scores it, or no other does any more; what nobody scores by one card says what it did."""
    areas = ["M1 E1 S1 R1", "M1 E1 E1 R1 R1 R1", "S1 S1"]
    hand = ["M1 R1 E1 S1 U3", "", ""]
    for pile in (0, 1):
        assert _notes(areas, hand, pile=pile) == [
            "1 from level\N{NO-BREAK SPACE}1",
            "the point is yours alone",
            "+1 point, shared",
            "+1 point, shared",
            "+1 point",
        ]
    assert _notes(areas, hand, pile=40)[1] == "1 from level\N{NO-BREAK SPACE}1"
    four = ["M1", "M1", "M1 E1", ""]
    assert _notes(four, ["M1 E1", "", "", ""], pile=0, teams=True) == [
        "the point is yours alone",
        "1 from level\N{NO-BREAK SPACE}1",
    ]


def _notes(areas: list[str], hands: list[str], *, pile: int, teams: bool = False) -> list[str]:
    seen = observe(table(areas, hands, pile=pile, teams=teams), 0)
    return [effect_note(card, localizer("en")) for card in card_views(seen, seen.hand)]


@pytest.mark.parametrize("locale", SPOKEN)
def test_no_card_that_nothing_lies_on_takes_more_than_a_line_of_a_phone(locale: str) -> None:
    areas = ["M1 M1 E1 S1 S1 S1 S1 C1 R1 R1 U3 U3 U3 U3 U3 U3", ""]
    seen = observe(table(areas, ["M1 M1 E1 R1 S1 C1 U3"]), 0)
    last = observe(table(areas, ["M1 M1 E1 R1 S1 C1 U3"], pile=0), 0)
    for lines in (describe_hand(each, localizer(locale)).splitlines()[1:] for each in (seen, last)):
        assert len(lines) == 6
        assert [line for line in lines if len(line) > MOST] == []


@pytest.mark.parametrize("locale", SPOKEN)
def test_a_screen_reader_meets_no_arrow_and_no_slash(locale: str) -> None:
    seen = observe(table(["", ""], ["M1 M2", ""]), 0)
    texts = [describe_hand(seen, localizer(locale)), *hand_alt(seen, localizer(locale))]
    assert not [text for text in texts if "→" in text or "/" in text]
