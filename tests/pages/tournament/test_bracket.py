"""Brackets and podiums: laid out cleanly, legible where clients show them, the same in words, and as they should look.

After a change that is meant: `python -m tests.pages.tournament.test_bracket` writes the pictures anew; look at them,
then commit.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot.drawing.scene import Scene, Words
from bot.drawing.theme import DARK, LIGHT
from bot.i18n.catalogue import Localizer
from bot.pages.tournament.bracket import (
    FEW,
    MOST_TABLES,
    Bracket,
    TableMark,
    bracket_alt,
    bracket_pages,
    bracket_scene,
    draw_bracket_page,
)
from bot.pages.tournament.podium import podium_alt, podium_picture, podium_scene
from tests.drawing.checking import check
from tests.games.civ.pictures.tables import AVATAR, NAMES, ODD_NAMES, localizer, look, packaged, wordy
from tests.games.civ.pictures.test_compact_board import LEAST_SHOWN, shown_at
from tests.games.test_golden import MOST_DIFFERENCE, difference
from tests.i18n.languages import SPOKEN
from tests.i18n.languages import localizer as spoken
from tests.pages.tournament.brackets import bracket, podium

FOLDER = Path(__file__).parent / "golden_brackets"
SIZES = (4, 6, 7, 9, 13, 16, 17, 20, 36, 40, 64)
"""Friendly cups of one, two and three rounds, and official tournaments from the smallest to the largest."""
MOST_BYTES = 60_000


def pages(shown: Bracket, said: Localizer | None = None) -> list[Scene]:
    """All pictures of a bracket, laid out."""
    count = len(bracket_pages(shown))
    return [bracket_scene(shown, said or localizer(), look(LIGHT, packaged()), page) for page in range(count)]


def texts(scene: Scene) -> str:
    """All that is written in a picture."""
    return "\n".join(item.text for item in scene.items if isinstance(item, Words))


@pytest.mark.sample(4)
@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("names", [NAMES, ODD_NAMES], ids=["plain", "odd"])
def test_nothing_sticks_out_or_overlaps_at_any_point(players: int, names: Sequence[str]) -> None:
    for on in range(5):
        for said in (localizer(), wordy()):
            for scene in pages(bracket(players, on, names), said):
                check(scene)


@pytest.mark.parametrize("players", SIZES)
def test_a_bracket_is_landscape_and_legible_on_a_phone_and_on_a_desktop(players: int) -> None:
    """Nothing is below 9 pixels where clients show it 342 wide, or within 550 x 350."""
    for on in range(5):
        for scene in pages(bracket(players, on)):
            assert scene.width / scene.height >= 11 / 7
            sizes = [item.size for item in scene.items if isinstance(item, Words)]
            assert min(sizes) * shown_at(scene) >= LEAST_SHOWN


@pytest.mark.parametrize("players", [16, 64])
def test_its_pictures_are_small(players: int) -> None:
    shown = bracket(players, 1, ODD_NAMES)
    for page in range(len(bracket_pages(shown))):
        picture = draw_bracket_page(shown, localizer(), look(DARK, packaged()), page)
        with Image.open(BytesIO(picture)) as image:
            assert (image.width, image.mode) == (1100, "P")
        assert len(picture) <= MOST_BYTES


def test_every_player_of_a_large_first_round_stands_in_some_picture() -> None:
    shown = bracket(64, 1, ("Li",))
    written = "\n".join(texts(scene) for scene in pages(shown)[1:])
    for table in shown.rounds[0].tables:
        for player in table.players:
            assert f"\n{player.name}\n" in f"\n{written}\n"


def test_a_first_round_has_pictures_of_its_own_only_where_it_does_not_fit() -> None:
    assert [len(bracket_pages(bracket(players, 1))) for players in (16, 17, 36, 40, 64)] == [1, 2, 2, 3, 3]
    assert len(bracket_pages(bracket(64, 0))) == 1, "nothing is drawn yet"
    for page in bracket_pages(bracket(64, 2))[1:]:
        assert page is not None
        assert FEW < len(page) <= MOST_TABLES


def test_who_has_won_who_is_out_and_what_is_on_is_told_in_words_too() -> None:
    shown = bracket(16, 1)
    text = bracket_alt(shown, localizer())
    for table in shown.rounds[0].tables:
        for player in table.players:
            assert player.name in text
        assert (table.winner is not None) == (f"Table {table.number}: {table.players[0].name} won" in text)
    assert "(eliminated)" in text
    for words in ("stopped", "a shared victory before its lot", "playing"):
        assert text.count(words) == 1
    assert text.startswith("Bracket of Spring Cup of Carta Impera Victoria (official).")
    assert "(friendly cup, not official)" in bracket_alt(replace(shown, is_official=False), localizer())


@pytest.mark.parametrize("locale", SPOKEN)
def test_a_text_of_a_picture_is_never_longer_than_discord_takes(locale: str) -> None:
    shown = bracket(64, 4, ("W" * 29,))
    assert all(len(bracket_alt(shown, spoken(locale), page)) <= 1024 for page in range(4))
    assert bracket_alt(shown, spoken(locale), 9) == bracket_alt(shown, spoken(locale), 0)


def test_a_name_no_typeface_has_gives_way_to_initials_or_says_which_player_it_is() -> None:
    written = texts(pages(bracket(4, 1, ("日本語の名前", "ミカ")))[0])
    assert "日" not in written
    assert "65E5" not in written
    assert "Player 2" in written
    assert "M. 1" in written


@pytest.mark.parametrize("others", [0, 1, 2, 3])
@pytest.mark.parametrize("names", [NAMES, ODD_NAMES], ids=["plain", "odd"])
def test_a_podium_is_clean_and_legible_and_the_same_in_words(others: int, names: Sequence[str]) -> None:
    for said in (localizer(), wordy()):
        for avatars in ((), (AVATAR, None, AVATAR, AVATAR)):
            shown = podium(others, names, avatars=avatars)
            scene = podium_scene(shown, said, look(LIGHT, packaged()))
            check(scene)
            assert scene.width / scene.height >= 11 / 7
            assert min(item.size for item in scene.items if isinstance(item, Words)) * shown_at(scene) >= LEAST_SHOWN
            text = podium_alt(shown, said)
            assert len(text) <= 1024
            assert all(each.name in text for each in (shown.winner, *shown.others))


# As they should look

GOLDEN: dict[str, Callable[[], bytes]] = {
    "sixteen": lambda: _page(bracket(16, 1), 0),  # a winner, a pause, a tie, somebody out; a final to be drawn
    "sixteen-over-light": lambda: _page(bracket(16, 4), 0, is_light=True),
    "sixty-four": lambda: _page(bracket(64, 2), 0),  # a first round in lines, a second one with names
    "sixty-four-tables-light": lambda: _page(bracket(64, 1), 1, is_light=True),
    "friendly": lambda: _page(bracket(7, 1, is_official=False), 0),
    "podium-light": lambda: podium_picture(podium(3, avatars=(AVATAR,)), localizer(), look(LIGHT, packaged())),
}


def _page(shown: Bracket, page: int, *, is_light: bool = False) -> bytes:
    return draw_bracket_page(shown, localizer(), look(LIGHT if is_light else DARK, packaged()), page)


@pytest.mark.parametrize("name", GOLDEN)
def test_it_looks_as_it_should(name: str) -> None:
    assert difference(GOLDEN[name](), (FOLDER / f"{name}.png").read_bytes()) <= MOST_DIFFERENCE


def _other_winner(shown: Bracket) -> Bracket:
    first, *rest = shown.rounds[0].tables
    swapped = tuple(replace(player, is_winner=place == 2) for place, player in enumerate(first.players))
    tables = (replace(first, players=swapped, mark=TableMark.OVER), *rest)
    return replace(shown, rounds=(replace(shown.rounds[0], tables=tables), *shown.rounds[1:]))


def _all_over(shown: Bracket) -> Bracket:
    tables = tuple(replace(table, mark=TableMark.OVER) for table in shown.rounds[0].tables)
    return replace(shown, rounds=(replace(shown.rounds[0], tables=tables), *shown.rounds[1:]))


@pytest.mark.parametrize("change", [_other_winner, _all_over, partial(replace, is_official=False)])
def test_a_fact_that_differs_is_noticed(change: Callable[[Bracket], Bracket]) -> None:
    drawn = _page(change(bracket(16, 1)), 0)
    assert difference(drawn, (FOLDER / "sixteen.png").read_bytes()) > 2 * MOST_DIFFERENCE


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, draw in GOLDEN.items():
        (FOLDER / f"{name}.png").write_bytes(draw())
