"""Boards and hands as pictures: nothing sticks out, nothing lies on anything else, and they stay small."""

from collections.abc import Sequence
from io import BytesIO
from itertools import takewhile

import pytest
from PIL import Image

from bot.render import painter
from bot.render.board import board_picture, board_scene
from bot.render.hand import hand_picture, hand_scene
from bot.render.scene import Box, Emblem, Plate, Scene, Words
from bot.render.theme import DARK, LIGHT, THEMES, Theme
from bot.rules import Observation, events, observe
from tests.render.tables import NAMES, ODD_NAMES, look, packaged, some_games, speaker, stretched, system

MOST_BYTES = 150_000


def scenes(seen: Observation, names: Sequence[str]) -> list[Scene]:
    found = [board_scene(seen, names, speaker(), look(DARK, packaged()))]
    if seen.viewer is not None:
        found.append(hand_scene(seen, names, speaker(), look(LIGHT, packaged())))
    return found


def check(scene: Scene) -> None:
    """Everything lies on the picture; words and emblems lie on nobody else's; words lie within one plate."""
    whole = Box(0, 0, scene.width, scene.height)
    pieces = [item for item in scene.items if isinstance(item, Words | Emblem)]
    plates = [item.box for item in scene.items if isinstance(item, Plate)]
    for item in scene.items:
        assert whole.holds(item.box), item
    for piece in pieces:
        for plate in plates:
            assert plate.holds(piece.box) or not plate.meets(piece.box) or _is_taller(piece, plate), (piece, plate)
    inks = sorted(_ink(piece) for piece in pieces)
    for number, one in enumerate(inks):
        for other in takewhile(lambda other: other.left < one.right, inks[number + 1 :]):  # noqa: B023  # used at once
            assert not one.meets(other), (one, other)


def _ink(piece: Words | Emblem) -> Box:
    """Where a piece has ink: a line of text keeps some room above and below."""
    return piece.box.inset(0, piece.box.height // 6) if isinstance(piece, Words) else piece.box


def _is_taller(piece: Words | Emblem, plate: Box) -> bool:
    """A line in a flat plate may be higher than it, never wider."""
    return plate.left <= piece.box.left and piece.box.right <= plate.right and plate.meets(_ink(piece))


def test_nothing_sticks_out_or_overlaps_in_random_games() -> None:
    for game in some_games():
        for viewer in (None, 0):
            for scene in scenes(observe(game, viewer), NAMES):
                check(scene)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("names", [NAMES, ODD_NAMES, ("i", "🎲" * 32, "x" * 32, "Ж" * 32)])
def test_nothing_sticks_out_or_overlaps_on_a_table_stretched_to_the_utmost(players: int, names: Sequence[str]) -> None:
    for scene in scenes(stretched(players), names):
        check(scene)


def test_pictures_of_random_games_are_drawn_and_small() -> None:
    for game in list(some_games())[::4]:
        told = events(game, None, since=game.number - 3)
        picture = board_picture(observe(game, None), NAMES, speaker(), look(DARK, system()), changed=told)
        with Image.open(BytesIO(picture)) as image:
            assert image.format == "PNG"
            assert image.mode == "P"
            assert image.width == 1200
            assert 700 <= image.height <= 1300
        assert len(picture) <= MOST_BYTES


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_a_stretched_table_is_drawn_in_every_theme(theme: Theme) -> None:
    seen = stretched(4)
    for draw in (board_picture, hand_picture):
        assert len(draw(seen, ODD_NAMES, speaker(), look(theme, system()))) <= MOST_BYTES


def test_an_empty_hand_and_the_gallery_make_a_picture_too() -> None:
    for game in list(some_games())[:3]:
        assert hand_picture(observe(game, None), NAMES, speaker(), look(DARK, packaged()))


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_a_themes_own_colours_survive_the_palette(theme: Theme) -> None:
    """Neighbouring greys must not become one."""
    colours = theme.colours()
    image = Image.new("RGB", (len(colours), 1))
    for number, colour in enumerate(colours):
        image.putpixel((number, 0), colour)
    with Image.open(BytesIO(painter.encode(image, theme))) as read:
        drawn = read.convert("RGB")
        for number, colour in enumerate(colours):
            pixel = drawn.getpixel((number, 0))
            assert isinstance(pixel, tuple)
            assert all(abs(one - other) <= 4 for one, other in zip(pixel, colour, strict=True))


def test_what_has_just_changed_is_framed() -> None:
    game = next(game for game in some_games() if game.number > 30 and game.lines[-1].action.word == "play")
    seen = observe(game, None)
    told = events(game, None, since=game.number - 1)
    framed = board_scene(seen, NAMES, speaker(), look(DARK, packaged()), changed=told)
    plain = board_scene(seen, NAMES, speaker(), look(DARK, packaged()))
    edges = [
        sum(isinstance(item, Plate) and item.edge == DARK.changed for item in scene.items) for scene in (plain, framed)
    ]
    assert edges == [0, 1]
