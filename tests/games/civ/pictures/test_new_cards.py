"""Of several cards alike, the hand says how many are new: on the picture, in its alt text, and in words."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import pytest

from bot.drawing.scene import Words
from bot.drawing.theme import DARK
from bot.games.civ.pictures.hand import hand_scene
from bot.games.civ.pictures.hand_texts import describe_hand, hand_alt
from bot.games.civ.rules import Card, Observation
from bot.i18n.catalogue import Localizer
from tests.drawing.checking import check
from tests.games.civ.pictures.boards import stretched
from tests.games.civ.pictures.tables import NAMES, look, packaged
from tests.i18n.languages import ALL, localizer

HAND: Final = tuple(Card(code) for code in ("M1", "M1", "M1", "M2", "R2", "E3", "E3", "S1"))
NEW: Final = tuple(Card(code) for code in ("M1", "M1", "E3", "E3", "S1"))
COUNTED: Final = {
    "en": ("new", "2 new"),
    "fr": ("nouvelle", "2 nouvelles"),
    "it": ("nuova", "2 nuove"),
    "de": ("neu", "2 neu"),
}


def seen() -> Observation:
    return replace(stretched(2), hand=HAND)


def words_of(said: Localizer, new: Sequence[Card] = NEW) -> list[str]:
    scene = hand_scene(seen(), NAMES, said, look(DARK, packaged()), new=new)
    check(scene)
    return [item.text for item in scene.items if isinstance(item, Words)]


@pytest.mark.parametrize("locale", ALL)
def test_the_picture_says_how_many_of_a_pile_are_new_where_not_all_are(locale: str) -> None:
    said = localizer(locale)
    found = words_of(said)
    assert found.count(said.say("turn-new-count", count=2)) == 1
    assert found.count(said.say("turn-new")) == 2


@pytest.mark.parametrize("locale", COUNTED)
def test_the_count_is_said_as_that_language_says_it(locale: str) -> None:
    said = (localizer(locale).say("turn-new"), localizer(locale).say("turn-new-count", count=2).replace("\u00a0", " "))
    assert said == COUNTED[locale]


def test_the_alt_text_counts_new_cards_of_a_kind_and_names_none_twice() -> None:
    (text,) = [fact for fact in hand_alt(seen(), localizer("en"), NEW) if fact.startswith("New: ")]
    assert text == "New: 2 × Military I, 2 × Economy III, and Science I."


def test_the_hand_in_words_counts_them_too() -> None:
    text = describe_hand(seen(), localizer("en"), NEW)
    assert "3 × Military I (2 new):" in text
    assert "2 × Economy III (new):" in text
    assert "Science I (new):" in text
