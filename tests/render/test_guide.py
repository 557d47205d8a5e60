"""The beginners' picture: what its numbers point at is there, and it says no more than fits."""

from bot.render.guide import STEPS, guide_alt, guide_picture, guide_scene
from bot.render.scene import Box, Words
from bot.render.theme import DARK
from tests.render.tables import packaged, speaker

MOST_ALT = 1024


def test_each_number_stands_once_in_the_hand_and_once_before_its_line() -> None:
    scene = guide_scene(speaker(), DARK, packaged())
    said = [item.text for item in scene.items if isinstance(item, Words)]
    for number in range(1, len(STEPS) + 1):
        assert said.count(str(number)) == 2
    assert all(Box(0, 0, scene.width, scene.height).holds(item.box) for item in scene.items if isinstance(item, Words))


def test_no_number_lies_on_other_words() -> None:
    scene = guide_scene(speaker(), DARK, packaged())
    lines = [item for item in scene.items if isinstance(item, Words)]
    marks = [item for item in lines if item.text in ("1", "2", "3")]
    for mark in marks:
        assert not any(mark.box.meets(other.box) for other in lines if other is not mark)


def test_the_picture_is_the_same_each_time() -> None:
    assert guide_picture(speaker(), DARK, packaged()) == guide_picture(speaker(), DARK, packaged())


def test_its_words_fit_an_alt_text() -> None:
    assert 0 < len(guide_alt(speaker())) <= MOST_ALT
