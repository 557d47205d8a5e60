"""A few pictures as they should look, with the packaged typeface only, compared with a tolerance.

After a change that is meant: `python -m tests.render.test_golden` writes them anew; look at them before committing.
"""

from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from bot.render.board import board_picture
from bot.render.hand import hand_picture
from bot.render.theme import DARK, LIGHT
from bot.rules import observe
from tests.render.tables import NAMES, ODD_NAMES, grown, look, packaged, speaker, stretched

FOLDER = Path(__file__).parent / "golden"
SQUARE = 20
MOST_DIFFERENCE = 16
"""Below what one more card makes, above what another version of the type renderer does."""


def _middle() -> bytes:
    game = grown(130, 36, players=3, setup="draft")
    return board_picture(observe(game, None), NAMES, speaker(), look(DARK, packaged()))


def _draft() -> bytes:
    game = grown(5, 3, players=2, setup="draft")
    return board_picture(observe(game, None), NAMES, speaker(), look(LIGHT, packaged()))


def _stretched() -> bytes:
    return board_picture(stretched(2), ODD_NAMES, speaker(), look(DARK, packaged()))


def _hand() -> bytes:
    game = grown(90, 5, players=4, teams=True)
    assert game.position.turn >= 0
    return hand_picture(observe(game, game.position.turn), NAMES, speaker(), look(DARK, packaged()))


PICTURES: dict[str, Callable[[], bytes]] = {"middle": _middle, "draft": _draft, "stretched": _stretched, "hand": _hand}


def difference(one: bytes, other: bytes) -> int:
    """How much the square of `SQUARE` pixels that differs most does, of 255, on average; 255 where the sizes differ."""
    with Image.open(BytesIO(one)) as first, Image.open(BytesIO(other)) as second:
        if first.size != second.size:
            return 255
        found = ImageChops.difference(first.convert("RGB"), second.convert("RGB")).reduce(SQUARE)
        return max(most for _, most in (band.getextrema() for band in found.split()))  # pyright: ignore


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_looks_as_it_should(name: str) -> None:
    assert difference(PICTURES[name](), (FOLDER / f"{name}.png").read_bytes()) <= MOST_DIFFERENCE


def test_one_more_card_is_noticed() -> None:
    seen = observe(grown(130, 36, players=3, setup="draft"), None)
    first = seen.seats[0]
    number = next(number for number, column in enumerate(first.columns) if column.count)
    column = replace(first.columns[number], cards=(*first.columns[number].cards, first.columns[number].cards[0]))
    columns = (*first.columns[:number], column, *first.columns[number + 1 :])
    more = replace(seen, seats=(replace(first, columns=columns), *seen.seats[1:]))
    drawn = board_picture(more, NAMES, speaker(), look(DARK, packaged()))
    assert difference(drawn, (FOLDER / "middle.png").read_bytes()) > 2 * MOST_DIFFERENCE


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, draw in PICTURES.items():
        (FOLDER / f"{name}.png").write_bytes(draw())
