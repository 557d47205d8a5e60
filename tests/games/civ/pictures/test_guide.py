"""The beginners' picture: what its numbers point at is there, and it says no more than fits."""

import pytest

from bot.drawing.box import Box
from bot.drawing.scene import Words
from bot.drawing.theme import DARK
from bot.games.civ.pictures.guide import STEPS, guide_alt, guide_picture, guide_scene
from tests.drawing.checking import meets
from tests.games.civ.pictures.tables import localizer, look, packaged
from tests.i18n.languages import SPOKEN
from tests.i18n.languages import localizer as speak

MOST_ALT = 1024


def test_each_number_stands_once_in_the_hand_and_once_before_its_line() -> None:
    scene = guide_scene(localizer(), look(DARK, packaged()))
    marks = [item.text for item in scene.items if isinstance(item, Words) and item.colour == DARK.on_accent]
    assert sorted(marks) == sorted(str(number) for number in range(1, len(STEPS) + 1) for _ in range(2))
    assert all(Box(0, 0, scene.width, scene.height).holds(item.box) for item in scene.items if isinstance(item, Words))


@pytest.mark.parametrize("locale", SPOKEN)
def test_no_line_is_cut_in_any_language(locale: str) -> None:
    said = speak(locale)
    scene = guide_scene(said, look(DARK, packaged()))
    shown = [item.text for item in scene.items if isinstance(item, Words)]
    assert {said.say(f"guide-{step}", need=7) for step in STEPS} <= set(shown)


def test_no_number_lies_on_other_words() -> None:
    scene = guide_scene(localizer(), look(DARK, packaged()))
    lines = [item for item in scene.items if isinstance(item, Words)]
    marks = [item for item in lines if item.colour == DARK.on_accent]
    assert marks
    for mark in marks:
        assert not any(meets(mark.box, other.box) for other in lines if other is not mark)


def test_the_picture_is_the_same_each_time() -> None:
    assert guide_picture(localizer(), look(DARK, packaged())) == guide_picture(localizer(), look(DARK, packaged()))


def test_its_words_fit_an_alt_text() -> None:
    assert 0 < len(guide_alt(localizer())) <= MOST_ALT
