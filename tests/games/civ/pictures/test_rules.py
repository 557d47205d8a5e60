"""The pictures of the rules: the player aid and the strips say all they should, and nothing is cut or overlaps."""

from io import BytesIO

import pytest
from PIL import Image

from bot.drawing.scene import Badge, Face, Item, Plate, Scene, Sprite, Words
from bot.drawing.theme import DARK, LIGHT, Theme
from bot.games.civ.pictures.diagrams import CROWN, diagram
from bot.games.civ.pictures.player_aid_picture import aid_pictures, aid_scenes
from bot.games.civ.pictures.rulebook_picture import SIGNS, has_strip, strip_picture, strip_scene
from bot.games.civ.rules.cards import DOMAINS
from bot.games.civ.rules.effect_table import HAND_LIMITS
from bot.games.civ.rules.setup import HEGEMONY, LEVEL_1, LEVEL_2
from bot.games.civ.words import words
from bot.games.civ.words.naming import levels_of
from bot.games.civ.words.player_aid_text import COUNTS, aid_does
from bot.games.civ.words.rulebook import TOPICS
from bot.games.civ.words.rulebook_text import cards_of
from tests.drawing.checking import check
from tests.games.civ.pictures.tables import localizer, look, packaged, wordy
from tests.games.civ.pictures.test_compact_board import LEAST_SHOWN, shown_at
from tests.i18n.languages import SPOKEN
from tests.i18n.languages import localizer as spoken

PICTURED = [topic for topic in TOPICS.values() if has_strip(topic)]


def _texts(scene: Scene) -> list[str]:
    return [item.text for item in scene.items if isinstance(item, Words)]


@pytest.mark.parametrize("players", COUNTS)
def test_the_aid_names_every_effect_and_what_it_does_whole(players: int) -> None:
    texts = [text for scene in aid_scenes(players, localizer(), look(DARK, packaged())) for text in _texts(scene)]
    whole = " ".join(texts)
    for code in DOMAINS:
        assert words.domain(localizer(), code) in texts
        for level in levels_of(code):
            assert words.effect(localizer(), code, level) in texts
            assert aid_does(localizer(), code, level) in whole
    assert "…" not in whole


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("players", COUNTS)
def test_the_aid_is_landscape_and_can_be_read_on_a_phone(players: int, language: str) -> None:
    for scene in aid_scenes(players, spoken(language), look(LIGHT, packaged())):
        assert scene.width / scene.height >= 11 / 7
        lines = [item for item in scene.items if isinstance(item, Words)]
        assert min(item.size for item in lines) * shown_at(scene) >= LEAST_SHOWN
        assert [item.text for item in lines if item.text.endswith("…")] == []


@pytest.mark.parametrize("language", SPOKEN)
def test_the_effects_of_domains_beside_each_other_end_at_one_height_in_the_aid(language: str) -> None:
    drawn = look(DARK, packaged())
    for scene in aid_scenes(3, spoken(language), drawn)[1:]:
        plates = [item.box for item in scene.items if isinstance(item, Plate) and item.fill == drawn.theme.cell]
        left, right = (
            max(box.bottom for box in plates if (box.left < scene.width // 2) is is_left) for is_left in (True, False)
        )
        assert abs(left - right) <= 4


@pytest.mark.parametrize("players", COUNTS)
def test_the_ladder_marks_what_the_rules_ask_for(players: int) -> None:
    scene = aid_scenes(players, localizer(), look(DARK, packaged()))[0]
    large = [item.text for item in scene.items if isinstance(item, Words) and item.size == 56]
    assert large == [str(size[players]) for size in (LEVEL_1, LEVEL_2, HEGEMONY)]
    assert [item.text for item in scene.items if isinstance(item, Words) and item.size == 66] == list(
        map(str, HAND_LIMITS)
    )


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("longer", [False, True])
def test_nothing_of_the_aid_lies_on_anything_else(players: int, longer: bool) -> None:
    found = 0
    for scene in aid_scenes(players, wordy() if longer else localizer(), look(LIGHT, packaged())):
        straddling = [item for item in scene.items if _straddles(item)]
        scene.pieces = [item for item in scene.items if not any(each.box.holds(item.box) for each in straddling)]
        found += len(straddling)
        check(scene)
    assert found == 4


def _straddles(item: Item) -> bool:
    """The medals and the crown on the ladder's edge, and the badge amid the laurel, are meant to."""
    is_medal = isinstance(item, Plate) and item.box.width == item.box.height == 62
    is_crown = isinstance(item, Sprite) and item.name == CROWN and item.box.width == 76
    return is_medal or is_crown or (isinstance(item, Badge) and item.box.width == 100)


def test_the_aid_lays_the_domains_out_as_the_board_does() -> None:
    scenes = aid_scenes(3, localizer(), look(DARK, packaged()))[1:]
    badges = [item for scene in scenes for item in scene.items if isinstance(item, Badge) and item.box.width == 54]
    assert "".join(badge.domain for badge in badges) == "RMESCU", "§10.5"


@pytest.mark.parametrize("theme", [DARK, LIGHT])
def test_the_same_aid_is_the_same_picture(theme: Theme) -> None:
    one, other = (aid_pictures(4, localizer(), look(theme, packaged())) for _ in range(2))
    assert one == other
    assert aid_pictures(3, localizer(), look(theme, packaged())) != one


@pytest.mark.parametrize("topic", PICTURED, ids=lambda topic: topic.id)
def test_a_strip_shows_the_cards_of_its_domain_and_overlaps_nowhere(topic: object) -> None:
    found = next(each for each in PICTURED if each is topic)
    for said in (localizer(), wordy()):
        scene = strip_scene(found, said, look(DARK, packaged()))
        check(scene)
        faces = [item.card for item in scene.items if isinstance(item, Face)]
        assert faces == list(cards_of(found.domain) if found.domain else ())
    with Image.open(BytesIO(strip_picture(found, localizer(), look(LIGHT, packaged())))) as drawn:
        assert drawn.size == (scene.width, scene.height)


def test_every_page_has_a_strip_but_the_aid_and_the_glossary() -> None:
    assert {topic.id for topic in TOPICS.values()} - {topic.id for topic in PICTURED} == {"aid", "glossary"}
    assert set(SIGNS) <= set(TOPICS)


def test_every_sign_that_is_no_text_is_a_drawing() -> None:
    """A misspelled drawing would stand there as its own name."""
    for topic in PICTURED:
        scene = strip_scene(topic, localizer(), look(DARK, packaged()))
        names = {item.name for item in scene.items if isinstance(item, Sprite)}
        assert names <= set(scene.look.sprites.names())
        assert not [text for text in _texts(scene) if "-" in text or text.islower()]


def test_a_diagram_counts_what_the_effect_moves() -> None:
    assert diagram(2, "E", 2)[0] == "2"
    assert diagram(0, "M", 1)[0] == "1"
    assert str(HAND_LIMITS[2]) in diagram(1, "R", 2)
