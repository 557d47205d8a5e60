"""Films: every frame of the game is in them, in order, within the bytes that a place takes."""

import io
from collections.abc import Sequence
from itertools import pairwise

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.drawing.look import Look
from bot.drawing.sprites import Sprites
from bot.drawing.theme import DARK
from bot.drawing.webp import chunks, clip, join_clips
from bot.games.civ.pictures.film import AT_A_TIME, GRADES, Film, Shot, TooLarge, make_film
from bot.games.civ.rules import observe
from tests.games.civ.pictures.tables import NAMES, grown, localizer, packaged

COLOURS = ("red", "green", "blue", "white", "black", "orange", "purple")


def look() -> Look:
    return Look(DARK, packaged(), Sprites())


def plain(colours: Sequence[str]) -> list[Image.Image]:
    """Frames of one colour each."""
    return [Image.new("RGB", (40, 30), colour) for colour in colours]


def frames(data: bytes) -> list[tuple[Image.Image, int]]:
    """The frames of an animation as they are shown, and for how many milliseconds."""
    with Image.open(io.BytesIO(data)) as picture:
        found: list[tuple[Image.Image, int]] = []
        for number in range(getattr(picture, "n_frames", 1)):
            picture.seek(number)
            picture.load()
            found.append((picture.convert("RGB"), int(picture.info.get("duration", 0))))
        return found


def apart(one: Image.Image, other: Image.Image) -> float:
    """How far two pictures are apart, 0 to 255."""
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


def shots(count: int, viewer: int | None = None) -> list[Shot]:
    game = grown(4 * count, 3, players=3)
    return [
        Shot(observe(game.at(4 * index), viewer), (), f"Step {index}", "Something happened.", index / count, 1.0)
        for index in range(count)
    ]


def test_clips_are_joined_frame_by_frame_with_their_times() -> None:
    first, second = plain(COLOURS[:3]), plain(COLOURS[3:])
    data = join_clips([clip(first, [1, 2, 3], 80), clip(second, [0.5, 1, 1, 9], 80)])
    found = frames(data)
    assert [time for _, time in found] == [1000, 2000, 3000, 500, 1000, 1000, 9000]
    for (shown, _), drawn in zip(found, [*first, *second], strict=True):
        assert apart(shown, drawn) < 6
    assert int.from_bytes(data[4:8], "little") == len(data) - 8
    assert [name for name, _ in chunks(data)] == [b"VP8X", b"ANIM", *[b"ANMF"] * 7]


def test_frames_that_are_all_alike_are_shown_as_long_as_all_of_them() -> None:
    data = join_clips([clip(plain(["red", "red"]), [1, 2], 80), clip(plain(["blue"]), [4], 80)])
    found = frames(data)
    assert [time for _, time in found] == [3000, 4000]
    assert apart(found[0][0], plain(["red"])[0]) < 6
    assert apart(found[1][0], plain(["blue"])[0]) < 6


@pytest.mark.parametrize("count", [1, 2, AT_A_TIME, AT_A_TIME + 1])
def test_a_film_has_every_frame_in_one_size(count: int) -> None:
    taken = shots(count)
    found = frames(make_film(taken, NAMES, localizer(), look()))
    assert len(found) == count
    assert {shown.width for shown, _ in found} == {GRADES[0].width}
    assert all(apart(one, other) > 0 for (one, _), (other, _) in pairwise(found))


def test_a_film_is_made_in_short_steps_and_says_how_far_it_is() -> None:
    making = Film(shots(10), NAMES, localizer(), look())
    drawn = [0]
    while not making.is_done:
        making.advance()
        drawn.append(making.drawn)
    assert all(after - before in (0, 1) for before, after in pairwise(drawn))
    assert (making.drawn, making.total) == (10, 10)


def test_a_film_of_a_seat_shows_its_hand_and_stays_one_size() -> None:
    public, own = (frames(make_film(shots(4, viewer), NAMES, localizer(), look()))[0][0] for viewer in (None, 1))
    assert own.height > public.height
    assert len({shown.size for shown, _ in frames(make_film(shots(4, 1), NAMES, localizer(), look()))}) == 1


def test_a_film_that_is_too_large_is_made_smaller_and_at_last_refused() -> None:
    taken = shots(4)
    whole = make_film(taken, NAMES, localizer(), look())
    smaller = make_film(taken, NAMES, localizer(), look(), most=len(whole) - 1)
    assert len(smaller) < len(whole)
    assert {shown.width for shown, _ in frames(smaller)} < {grade.width for grade in GRADES[1:]} | {0}
    assert len(frames(smaller)) == 4
    with pytest.raises(TooLarge):
        make_film(taken, NAMES, localizer(), look(), most=1000)
