"""Pictures that are read where a message shows them, of every kind that has no such tests of its own: landscape,
legible on a phone and on a desktop, whole, and told from what they lie on."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.drawing import painter
from bot.drawing.look import Look
from bot.drawing.scene import Scene, Words
from bot.drawing.theme import LIGHT, THEMES, Theme
from bot.games.civ.pictures.compact_board import compact_board_scene
from bot.games.civ.pictures.guide import guide_scene
from bot.games.civ.pictures.hand import hand_scene
from bot.games.civ.pictures.player_aid_picture import aid_scenes
from bot.games.civ.pictures.rulebook_picture import has_strip, strip_scene
from bot.games.civ.pictures.story_picture import lay_out_story
from bot.games.civ.pictures.summary import summary_scene
from bot.games.civ.rules import Card, Observation, Seat, observe
from bot.games.civ.words.player_aid_text import COUNTS
from bot.games.civ.words.rulebook import TOPICS
from bot.i18n.catalogue import Localizer
from tests.games.civ.pictures.boards import uniform
from tests.games.civ.pictures.stories import all_finished, story_of
from tests.games.civ.pictures.tables import NAMES, grown, localizer, look, packaged
from tests.games.civ.pictures.test_compact_board import LEAST_SHOWN, contrast, ground_of, shown_at
from tests.games.civ.pictures.test_pictures import KINDS_OF_HAND
from tests.i18n.languages import SPOKEN
from tests.i18n.languages import localizer as spoken

LANDSCAPE = 11 / 7


def hands() -> Iterator[Observation]:
    """Hands of few and of all kinds, forbidden and winning ones, and a pack of the draft."""
    for seen in (observe(grown(60, 5, players=2), Seat(0)), uniform(3, 6)):
        for count in (0, 3, 6, 8, 12, 15):
            yield replace(seen, viewer=Seat(0), hand=tuple(Card(code) for code in KINDS_OF_HAND[:count]))
    yield observe(grown(2, 3, players=3, setup="draft"), Seat(0))


def scenes(said: Localizer, drawn: Look) -> Iterator[Scene]:
    """One of each kind of picture, and several where they differ in size."""
    for seen in hands():
        yield hand_scene(seen, NAMES, said, drawn, new=seen.hand[:1])
    yield guide_scene(said, drawn)
    for players in COUNTS:
        yield from aid_scenes(players, said, drawn)
        shown = observe(grown(120, 7, players=players), None)
        for own in (None, Seat(1)):
            yield compact_board_scene(shown, NAMES, said, drawn, own=own)
            yield summary_scene(shown, NAMES, said, drawn, own=own)
    for topic in TOPICS.values():
        if has_strip(topic):
            yield strip_scene(topic, said, drawn)
    for game in all_finished():
        if game.result and game.result.reason != "abandoned":
            yield from (page.ground for page in lay_out_story(story_of(game), NAMES, said, drawn))


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", SPOKEN)
def test_every_picture_is_landscape_legible_and_whole_in_every_language(language: str) -> None:
    for scene in scenes(spoken(language), look(LIGHT, packaged())):
        assert scene.width / scene.height >= LANDSCAPE
        lines = [item for item in scene.items if isinstance(item, Words)]
        assert (
            min((item.size for item in lines), default=LEAST_SHOWN / shown_at(scene)) * shown_at(scene) >= LEAST_SHOWN
        )
        assert [item.text for item in lines if item.text.endswith("…")] == []


@pytest.mark.slow
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_every_text_is_told_from_what_it_lies_on(theme: Theme) -> None:
    """Looked at in the picture: its own colour against the one that fills most of its box."""
    for scene in scenes(localizer(), look(theme, packaged())):
        image = painter.paint(scene)
        for item in scene.items:
            if isinstance(item, Words) and any(map(str.isalnum, item.text)):
                box = (item.box.left, item.box.top, item.box.right, item.box.bottom)
                ground = ground_of(image.crop(box), item.colour)
                assert contrast(item.colour, ground) >= 4.5, (item, ground)
