"""Boards and hands as pictures: nothing sticks out, nothing lies on anything else, and they stay small."""

from collections.abc import Sequence
from dataclasses import replace
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops

from bot import assets
from bot.drawing import painter, tiles
from bot.drawing.avatars import round_avatar
from bot.drawing.palette_painter import paint_in_palette
from bot.drawing.scene import Arrow, Avatar, Badge, Fan, Scene, Track, Words
from bot.drawing.theme import DARK, LIGHT, THEMES, Theme
from bot.games.civ.pictures.board import board_picture, board_scene
from bot.games.civ.pictures.hand import hand_picture, hand_scene
from bot.games.civ.pictures.view import Change, changes_by_column
from bot.games.civ.rules import Card, Event, Game, Observation, Seat, events, observe
from bot.games.civ.words import words
from bot.i18n.catalogue import Catalogues
from tests.drawing.checking import check
from tests.games.civ.pictures.boards import everywhere, since_last_turn, stretched, uniform
from tests.games.civ.pictures.tables import (
    AVATAR,
    NAMES,
    ODD_NAMES,
    grown,
    localizer,
    look,
    packaged,
    some_games,
    sprites,
    system,
    wordy,
)
from tests.games.pictures import finished
from tests.strategies import games

MOST_BYTES = 150_000
AGE = {"M": 1, "R": 1, "E": 1, "S": 1, "C": 1, "U": 3}
"""An Age that has cards of the Domain (§1.1)."""


def scenes(seen: Observation, names: Sequence[str]) -> list[Scene]:
    found = [board_scene(seen, names, localizer(), look(DARK, packaged()))]
    if seen.viewer is not None:
        found.append(hand_scene(seen, names, localizer(), look(LIGHT, packaged())))
    return found


@pytest.mark.slow
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
        new_events = events(game, None, since=game.number - 3)
        picture = board_picture(observe(game, None), NAMES, localizer(), look(DARK, system()), changed=new_events)
        with Image.open(BytesIO(picture)) as image:
            assert image.format == "PNG"
            assert image.mode == "P"
            assert image.width == 1200
            assert 700 <= image.height <= 1250
        assert len(picture) <= MOST_BYTES


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_a_stretched_table_is_drawn_in_every_theme(theme: Theme) -> None:
    seen = stretched(4)
    for draw in (board_picture, hand_picture):
        assert len(draw(seen, ODD_NAMES, localizer(), look(theme, system()))) <= MOST_BYTES


KINDS_OF_HAND = ("M1", "R2", "E3", "S1", "C3", "U3", "S2", "M2", "R1", "E1", "E2", "S3", "C1", "C2", "M3")


@pytest.mark.sample(6)
@pytest.mark.parametrize("locale", ["en", "fr", "it", "de"])
@pytest.mark.parametrize("count", range(1, 16))
def test_a_hand_of_any_size_is_landscape_and_can_be_read_on_a_phone(locale: str, count: int) -> None:
    """Nothing is below 9 pixels where clients show it 342 wide, or within 550 x 350."""
    said = Catalogues.load(assets.folder() / "locales", strict=True).localizer(locale)
    for seen in (observe(grown(60, 5, players=2), Seat(0)), uniform(2, 3, laid=1), uniform(2, 6)):
        held = tuple(Card(code) for code in KINDS_OF_HAND[:count])
        for hand in (held, (*held, held[0])):
            scene = hand_scene(replace(seen, viewer=Seat(0), hand=hand), NAMES, said, look(LIGHT, packaged()))
            check(scene)
            assert scene.width / scene.height >= 11 / 7
            shown = min(342, 550, 350 * scene.width / scene.height) / scene.width
            lines = [item for item in scene.items if isinstance(item, Words)]
            assert min(item.size for item in lines) * shown >= 9
            assert not [item.text for item in lines if item.text.endswith("…")]


def test_only_a_card_that_wins_is_told_in_red() -> None:
    for count, is_red in ((4, False), (5, False), (6, True)):  # of the seven that win among three or four
        seen = uniform(3, count)
        scene = hand_scene(
            replace(seen, viewer=Seat(0), hand=(Card("S1"),)), NAMES, localizer(), look(LIGHT, packaged())
        )
        red = [item for item in scene.items if isinstance(item, Words) and item.colour == LIGHT.danger]
        assert bool(red) == is_red


def test_an_empty_hand_and_a_spectator_make_a_picture_too() -> None:
    for game in list(some_games())[:3]:
        assert hand_picture(observe(game, None), NAMES, localizer(), look(DARK, packaged()))


@pytest.mark.slow
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_a_picture_drawn_in_the_palettes_colours_looks_as_one_drawn_in_all(theme: Theme) -> None:
    """A smooth edge of one thing on another may be a shade off: those are a few pixels of a picture."""
    drawn = look(theme, packaged())
    for game in some_games():
        new, mine = since_last_turn(game), observe(game, 0)
        board = board_scene(observe(game, None), NAMES, localizer(), drawn, changed=new, avatars=(AVATAR,) * 4)
        for scene in (board, hand_scene(mine, NAMES, localizer(), drawn, new=mine.hand[:2])):
            few = paint_in_palette(scene).convert("RGB")
            all_colours = painter.with_palette(painter.paint(scene), drawn).convert("RGB")
            off = ImageChops.difference(few, all_colours).convert("L").histogram()[9:]
            assert sum(off) <= few.width * few.height / 2000


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_a_themes_own_colours_survive_the_palette(theme: Theme) -> None:
    """Neighbouring greys must not become one."""
    colours = theme.colours()
    image = Image.new("RGB", (len(colours), 1))
    for number, colour in enumerate(colours):
        image.putpixel((number, 0), colour)
    with Image.open(BytesIO(painter.encode(image, look(theme, packaged())))) as read:
        drawn = read.convert("RGB")
        for number, colour in enumerate(colours):
            pixel = drawn.getpixel((number, 0))
            assert isinstance(pixel, tuple)
            assert all(abs(one - other) <= 4 for one, other in zip(pixel, colour, strict=True))


@pytest.mark.slow
@given(games(interventions=0.02), st.lists(st.text(max_size=32), min_size=4, max_size=4), st.booleans(), st.booleans())
@settings(max_examples=12, deadline=None)
def test_nothing_sticks_out_or_overlaps_at_any_point_of_any_game_whatever_the_names(
    game: Game, names: list[str], is_wordy: bool, has_avatars: bool
) -> None:
    said = wordy() if is_wordy else localizer()
    avatars = (b"",) * 4 if not has_avatars else (AVATAR,) * 4
    new_events = since_last_turn(game)
    for theme in THEMES.values():
        check(
            board_scene(observe(game, None), names, said, look(theme, packaged()), changed=new_events, avatars=avatars)
        )
    for seat in range(game.setup.players):
        check(hand_scene(observe(game, seat), names, said, look(DARK, packaged())))


@pytest.mark.sample(4)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("count", range(1, 13))
def test_columns_of_one_to_twelve_cards_keep_to_their_place(players: int, count: int) -> None:
    for seen in (uniform(players, count), uniform(players, count, laid=2)):
        for changed in ((), everywhere(seen)):
            check(board_scene(seen, NAMES, wordy(), look(DARK, packaged()), changed=changed, avatars=(AVATAR,) * 4))


def test_a_card_that_came_stands_out_and_its_column_says_how_many() -> None:
    game = next(game for game in some_games() if game.number > 30 and game.lines[-1].action.word == "play")
    seen = observe(game, None)
    new_events = events(game, None, since=game.number - 1)
    for changed, texts, raised in ((new_events, ["+1"], 1), ((), [], 0)):
        items = list(board_scene(seen, NAMES, localizer(), look(DARK, packaged()), changed=changed).items)
        assert [item.text for item in items if isinstance(item, Words) and item.text.startswith("+")] == texts
        assert sum(len(item.raised) for item in items if isinstance(item, Fan)) == raised


def test_a_card_that_went_is_counted_and_one_that_came_back_is_not() -> None:
    went = Event("scrap", 1, seat=Seat(0), card=Card("S1"))
    back = Event("play", 2, seat=Seat(0), card=Card("S1"))
    assert changes_by_column([went]) == {(0, "S"): Change(went=(1,))}
    assert changes_by_column([went, back]) == {}
    assert changes_by_column([back, Event("play", 3, seat=Seat(0), card=Card("S2"))]) == {(0, "S"): Change((1, 2))}


def test_an_avatar_is_drawn_round_and_a_broken_one_is_left_out() -> None:
    seen = stretched(2)
    plain = board_picture(seen, NAMES, localizer(), look(DARK, packaged()))
    for broken in (b"no picture", AVATAR[:60], b"", b"\x89PNG\r\n\x1a\n" + b"\0" * 40):
        assert len(board_picture(seen, NAMES, localizer(), look(DARK, packaged()), avatars=(broken,)))
    assert board_picture(seen, NAMES, localizer(), look(DARK, packaged()), avatars=(None, b"")) == plain
    drawn = round_avatar(AVATAR, 48)
    assert drawn is not None
    assert drawn.getpixel((0, 0))[3] == 0  # pyright: ignore  # the corner is free
    assert drawn.getpixel((24, 24)) == (200, 30, 90, 255)


def test_a_picture_that_cannot_be_read_leaves_its_room_to_the_name() -> None:
    broken = board_scene(stretched(2), NAMES, localizer(), look(DARK, packaged()), avatars=(b"no picture",))
    assert not [item for item in broken.items if isinstance(item, Avatar)]


def test_colour_is_never_the_only_sign() -> None:
    """Each Domain has its letter and its shape, each level its numeral, each team its word, each change its sign."""
    game = grown(150, 5, players=4, teams=True)
    scene = board_scene(observe(game, None), NAMES, localizer(), look(DARK, packaged()), changed=since_last_turn(game))
    badges = [item for item in scene.items if isinstance(item, Badge)]
    assert {(badge.domain, badge.letter) for badge in badges} == {(code, code) for code in "MRESCU"}
    shapes = {sprites().tile(f"shape-{code}", 40, 40).getchannel("A").tobytes() for code in "MRESCU"}
    assert len(shapes) == 6
    plain, reached = (tiles.badge(look(DARK, packaged()), replace(badges[0], level=level)) for level in (1, 2))
    assert plain.convert("L").tobytes() != reached.convert("L").tobytes()
    said = [item.text for item in scene.items if isinstance(item, Words)]
    assert said.count("Team 1") == said.count("Team 2") == 2
    assert all(text[0] in "+−" for text in said if len(text) == 2 and not text.isalnum() and text[0] != "/")


def test_nothing_that_must_be_read_is_small_and_the_numbers_that_matter_are_large() -> None:
    for players in (2, 3, 4):
        seen = observe(grown(80, 5, players=players), None)
        changed = everywhere(seen)
        items = list(board_scene(seen, NAMES, localizer(), look(DARK, packaged()), changed=changed).items)
        assert min(item.size for item in items if isinstance(item, Words)) >= 24
        counts = {str(column.count) for seat in seen.seats for column in seat.columns}
        large = [item.text for item in items if isinstance(item, Words) and item.size >= 48]
        assert counts <= set(large)
        assert str(sum(seen.pile)) in large


@pytest.mark.parametrize("size", range(1, 11))
@pytest.mark.parametrize("level", [1, 2])
def test_the_effect_that_a_card_opens_is_named_whole_however_many_cards_lie_beside_it(size: int, level: int) -> None:
    seen = observe(grown(3, 1, players=4), Seat(0))
    counts = seen.level_sizes[level - 1] - 1
    columns = tuple(
        replace(column, cards=(Card(f"{column.domain}{AGE[column.domain]}"),) * counts)
        for column in seen.seats[0].columns
    )
    seats = (replace(seen.seats[0], columns=columns), *seen.seats[1:])
    for domain in "MRESU":
        hand = (Card(f"{domain}{AGE[domain]}"),) * size
        scene = hand_scene(replace(seen, hand=hand, seats=seats), NAMES, localizer(), look(DARK, packaged()))
        shown = " ".join(item.text for item in scene.items if isinstance(item, Words))
        note = localizer().say("hand-level", level=level, effect=words.effect(localizer(), domain, level))
        assert shown.count(note) == (size if size <= 5 else 1)  # in a larger hand, those of one kind lie together
        assert "…" not in shown


@pytest.mark.parametrize("count", [3, 8, 15])
def test_below_the_cards_of_a_finished_game_stands_nothing_that_would_follow(count: int) -> None:
    hand = tuple(Card(code) for code in KINDS_OF_HAND[:count])
    for at, is_over in ((observe(grown(60, 5, players=2), Seat(0)), False), (observe(finished(), Seat(0)), True)):
        scene = hand_scene(replace(at, hand=hand), NAMES, localizer(), look(LIGHT, packaged()))
        check(scene)
        assert any(isinstance(item, Arrow) for item in scene.items) is not is_over
        assert any(isinstance(item, Track) for item in scene.items) is not (is_over or count == 15)
        assert not is_over or count == 15 or scene.height < 520, "two rows of small cards leave feet empty"
