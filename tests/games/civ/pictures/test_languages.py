"""Pictures in every language there is, and in one two fifths longer: nothing sticks out, nothing lies on anything."""

import random
from dataclasses import replace
from itertools import combinations
from typing import Final

import pytest
from PIL import ImageChops

from bot.drawing.scene import Badge, Box, Scene, Words
from bot.drawing.theme import DARK
from bot.drawing.tiles import badge
from bot.games.civ.pictures.board import board_scene
from bot.games.civ.pictures.guide import guide_scene
from bot.games.civ.pictures.hand import hand_scene
from bot.games.civ.pictures.player_aid_picture import aid_scenes
from bot.games.civ.pictures.story import story
from bot.games.civ.pictures.story_picture import lay_out_story
from bot.games.civ.rules import deal, observe
from bot.games.civ.rules.cards import DOMAINS
from bot.games.civ.words.naming import letter
from tests.drawing.checking import check, ink, meets
from tests.games.civ.pictures.boards import stretched
from tests.games.civ.pictures.tables import ODD_NAMES, look, packaged, some_games
from tests.i18n.languages import ALL, localizer
from tests.strategies import playout

PALE: Final = 40
"""How much of an edge, of 255, nobody sees."""


def check_words(scene: Scene) -> None:
    """Where badges stand on edges by design: every line of text lies on the picture, and on no other line."""
    lines = [item for item in scene.items if isinstance(item, Words)]
    whole = Box(0, 0, scene.width, scene.height)
    assert lines
    for line in lines:
        assert whole.holds(line.box), line
    for one, other in combinations(lines, 2):
        assert not meets(ink(one), ink(other)), (one, other)


@pytest.mark.parametrize("locale", ALL)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_boards_hands_and_aids_keep_to_their_places(locale: str, players: int) -> None:
    seen, said = stretched(players), localizer(locale)
    check(board_scene(seen, ODD_NAMES, said, look(DARK, packaged())))
    check(hand_scene(seen, ODD_NAMES, said, look(DARK, packaged())))
    for scene in aid_scenes(players, said, look(DARK, packaged())):
        check_words(scene)


@pytest.mark.parametrize("locale", ALL)
@pytest.mark.parametrize("code", DOMAINS)
def test_the_letters_of_a_domain_keep_to_its_badge(locale: str, code: str) -> None:
    drawn = look(DARK, packaged())
    for size, level in ((44, 0), (44, 2), (60, 0), (90, 1)):
        wanted = Badge(Box(0, 0, size, size), code, letter(localizer(locale), code), level)
        marked, plain = (badge(drawn, each).getchannel("A") for each in (wanted, replace(wanted, letter="")))
        assert not any(ImageChops.difference(marked, plain).histogram()[PALE + 1 :]), (size, level)


@pytest.mark.parametrize("locale", ALL)
def test_the_help_keeps_to_its_place(locale: str) -> None:
    check_words(guide_scene(localizer(locale), look(DARK, packaged())))


@pytest.mark.sample(2)
@pytest.mark.parametrize("locale", ALL)
def test_boards_of_random_games_keep_to_their_places(locale: str) -> None:
    for game in list(some_games())[::5]:
        check(board_scene(observe(game, None), ODD_NAMES, localizer(locale), look(DARK, packaged())))
        check(hand_scene(observe(game, 0), ODD_NAMES, localizer(locale), look(DARK, packaged())))


@pytest.mark.parametrize("locale", ALL)
def test_the_story_of_a_game_is_laid_out(locale: str) -> None:
    game = list(playout(deal(random.Random(4), players=4), random.Random(4), lines=700))[-1]
    finished_story = story(game)
    assert finished_story is not None
    for page in lay_out_story(finished_story, ODD_NAMES, localizer(locale), look(DARK, packaged())):
        check_words(page.ground)
