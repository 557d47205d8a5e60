"""Pictures as they should look (`tests.games.pictures`), compared with a tolerance.

After a change that is meant: `python -m tests.games.test_golden` writes them again, with `assets/palettes`;
look at them before committing (`python -m tests.games.contact_sheet OUT.png` puts them on one sheet).
"""

from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from bot.drawing.palette import chosen_colours, palette_file
from bot.drawing.theme import DARK, THEMES, Theme
from bot.games.civ.rules import Observation, Seat, observe
from bot.games.civ.rules.observation import SeenCoin
from tests.games.civ.pictures.boards import since_last_turn
from tests.games.civ.pictures.tables import NAMES, grown, look, packaged
from tests.games.pictures import GOLDEN, board, finished

FOLDER = Path(__file__).parent / "golden"
SQUARE = 20
MOST_DIFFERENCE = 16
"""Below what one more card makes, above what another version of the type renderer does."""


def difference(one: bytes, other: bytes) -> int:
    """How much the square of `SQUARE` pixels that differs most does, of 255, on average; 255 where the sizes differ."""
    with Image.open(BytesIO(one)) as first, Image.open(BytesIO(other)) as second:
        if first.size != second.size:
            return 255
        found = ImageChops.difference(first.convert("RGB"), second.convert("RGB")).reduce(SQUARE)
        return max(most for _, most in (band.getextrema() for band in found.split()))  # pyright: ignore


@pytest.mark.sample(12)
@pytest.mark.parametrize("name", GOLDEN)
def test_a_picture_looks_as_it_should(name: str) -> None:
    golden = GOLDEN[name]
    assert difference(golden.draw(), (FOLDER / f"{name}.png").read_bytes()) <= MOST_DIFFERENCE, golden.catches


def test_no_golden_picture_is_left_over() -> None:
    assert {file.stem for file in FOLDER.glob("*.png")} == set(GOLDEN)


def _more_cards(seen: Observation) -> Observation:
    first = seen.seats[0]
    number = next(number for number, column in enumerate(first.columns) if column.count)
    column = replace(first.columns[number], cards=(*first.columns[number].cards, first.columns[number].cards[0]))
    columns = (*first.columns[:number], column, *first.columns[number + 1 :])
    return replace(seen, seats=(replace(first, columns=columns), *seen.seats[1:]))


def _other_turn(seen: Observation) -> Observation:
    return replace(seen, turn=Seat(2))


def _other_coin(seen: Observation) -> Observation:
    assert seen.coin is not None
    return replace(seen, coin=SeenCoin(seen.coin.by, seen.coin.seat, seen.coin.domain, 1))


def _fewer_backs(seen: Observation) -> Observation:
    return replace(seen, seats=(replace(seen.seats[0], hand_ages=(2, 3)), *seen.seats[1:]))


def _more_discarded(seen: Observation) -> Observation:
    return replace(seen, discard=(*seen.discard, seen.discard[0]))


@pytest.mark.parametrize("change", [_more_cards, _other_turn, _other_coin, _fewer_backs, _more_discarded])
def test_a_fact_that_differs_is_noticed(change: Callable[[Observation], Observation]) -> None:
    game = grown(160, 91, players=3, setup="draft")
    drawn = board(change(observe(game, None)), changed=since_last_turn(game))
    assert difference(drawn, (FOLDER / "three.png").read_bytes()) > 2 * MOST_DIFFERENCE


def test_a_theme_without_its_gold_is_noticed() -> None:
    game = grown(160, 91, players=3, setup="draft")
    plain = replace(DARK, gold=DARK.panel)
    drawn = board(observe(game, None), plain, changed=since_last_turn(game))
    assert difference(drawn, (FOLDER / "three.png").read_bytes()) > 2 * MOST_DIFFERENCE


def test_a_game_without_its_winner_is_noticed() -> None:
    seen = observe(finished(), None)
    assert seen.result is not None
    other = next(seat.seat for seat in seen.seats if seat.seat not in seen.result.winners)
    drawn = board(replace(seen, result=replace(seen.result, winners=(other,))), names=NAMES)
    assert difference(drawn, (FOLDER / "finished.png").read_bytes()) > 2 * MOST_DIFFERENCE


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_the_colours_kept_for_a_theme_are_those_its_drawings_need(theme: Theme) -> None:
    """Chosen again after a drawing or a theme has changed; another Pillow may round a colour differently."""
    kept = [tuple(bytes.fromhex(line)) for line in palette_file(theme).read_text("ascii").split()]
    chosen = chosen_colours(look(theme, packaged()))
    assert len(kept) == len(chosen) == 256
    far = sum(all(max(abs(a - b) for a, b in zip(one, other, strict=True)) > 12 for other in kept) for one in chosen)
    assert far <= 4


if __name__ == "__main__":
    for theme in THEMES.values():
        chosen = chosen_colours(look(theme, packaged()))
        palette_file(theme).write_text("".join(bytes(colour).hex() + "\n" for colour in chosen), "ascii")
    FOLDER.mkdir(exist_ok=True)
    for stale in FOLDER.glob("*.png"):
        stale.unlink()
    for name, golden in GOLDEN.items():
        (FOLDER / f"{name}.png").write_bytes(golden.draw())
