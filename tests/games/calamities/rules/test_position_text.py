"""Positions as people write them: read, refused with what is wrong and where, and written to be read as the same."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.assets import folder
from bot.games.calamities.rules import BadPosition, Nation, Position, read_atlas
from bot.games.calamities.rules.names import AreaId, NationName
from bot.games.calamities.rules.position import FEW_TOKENS
from bot.games.calamities.rules.position_text import (
    Units,
    place_entries,
    read_nation,
    read_sheet,
    tokens_for,
    write_nation,
    write_sheet,
)
from tests.games.calamities.rules.random_boards import random_position

ATLAS = read_atlas((folder() / "calamities" / "map.txt").read_text(encoding="utf-8"))
EGYPT = NationName("Egypt")


def refusal(text: str) -> str:
    """Why that line is refused, when it is read and put on an empty board."""
    with pytest.raises(BadPosition) as caught:
        place_entries(Position(ATLAS, (Nation(EGYPT), Nation(NationName("Crete")))), read_sheet(text, ATLAS))
    return str(caught.value)


def test_a_line_says_board_stock_treasury_and_cards() -> None:
    found = read_nation(
        "egypt: Memphis city, Upper Egypt 5; stock 46/8; treasury 4; cards: Engineering, pottery", ATLAS
    )
    assert isinstance(found, Nation)
    assert (found.name, dict(found.tokens), found.cities) == ("Egypt", {"upper-egypt": 5}, {"memphis"})
    assert (found.stock_tokens, found.stock_cities, found.treasury) == (46, 8, 4)
    assert found.cards == {"Engineering", "Pottery"}


def test_a_city_and_tokens_may_stand_in_one_area() -> None:
    for text in ("Egypt: memphis city 2", "Egypt: memphis city, memphis 2", "Egypt: memphis city + 2"):
        found = read_nation(text, ATLAS)
        assert isinstance(found, Nation)
        assert (dict(found.tokens), found.cities) == ({"memphis": 2}, {"memphis"})


def test_stock_that_is_left_out_makes_up_the_total() -> None:
    found = read_nation("Egypt: memphis city, fayum 5; treasury 3", ATLAS, tokens=FEW_TOKENS)
    assert isinstance(found, Nation)
    assert (found.stock_tokens, found.stock_cities) == (47 - 5 - 3, 8)


def test_three_five_and_eight_players_have_forty_seven_tokens_each() -> None:
    assert [tokens_for(players) for players in range(2, 9)] == [55, 47, 55, 47, 55, 55, 47]


def test_barbarians_and_pirates_are_lines_of_their_own() -> None:
    assert read_sheet("Barbarians: sumeria 6\nPirates: cyrene", ATLAS) == (
        Units(NationName("Barbarians"), {AreaId("sumeria"): 6}),
        Units(NationName("Pirates"), {}, frozenset({AreaId("cyrene")})),
    )


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Egypt: memphis city, fayum 5; stock 43/8", ("tokens-few", "over=7", "board=5", "stock=43", "where=fayum 5")),
        ("Egypt: memphis city, fayum 5; stock 53/8", ("position-tokens ", "over=3", "limit=55")),
        (
            "Egypt: memphis city, fayum 5; stock 50/6",
            ("cities-few", "have=7", "limit=9", "over=2", "board=1", "stock=6", "where=memphis"),
        ),
        (
            "Egypt: memphis city, fayum 5; stock 50/9",
            ("position-cities ", "have=10", "limit=9", "over=1", "board=1", "stock=9", "where=memphis"),
        ),
        (
            "Pirates: memphis, fayum, thebes, sinai, gaza, siwa, jalo, nubia, libya, buhen",
            ("position-cities ", "nation=Pirates", "have=10", "limit=9", "board=10"),
        ),
        ("Egypt: memphis 60", ("overfull", "over=5", "where=memphis 60")),
        ("Egypt: memphis -3; stock 58/9", ("negative", "found=memphis", "have=-3")),
        ("Egypt: stock 55/-1", ("negative", "found=stock")),
        ("Egypt: memfis 3", ("area-unknown", "nearest=memphis")),
        ("Egypt: fayum 3; cards: pottry", ("card-unknown", "nearest=Pottery")),
        ("Egipt: fayum 3", ("nation-unknown", "nearest=Egypt")),
        ("Egypt: fayum", ("part-unreadable", "text=fayum")),
        ("Egypt: fayum 2, fayum 3", ("area-twice", "area=fayum")),
        ("Egypt: stock 12", ("stock-unreadable", "text=12")),
        ("Egypt: fayum 2; stock 53/9; stock 53/9", ("word-twice", "word=stock")),
        ("Egypt fayum 2", ("no-colon",)),
        ("Egypt: fayum 2\nEgypt: fayum 3", ("nation-twice",)),
        ("# nothing", ("position-empty",)),
        ("Egypt: memphis city\nCrete: memphis city", ("two-cities", "area=memphis", "nation=Egypt", "other=Crete")),
        ("Pirates: memphis\nEgypt: memphis city", ("two-cities", "nation=Pirates")),
        ("Barbarians: memphis city", ("part-unreadable", "nation=Barbarians")),
        ("Asia: ankara 2", ("nation-unknown", "found=Asia")),
    ],
)
def test_what_is_wrong_is_said_with_how_much_and_where(text: str, parts: tuple[str, ...]) -> None:
    why = refusal(text)
    assert [part for part in parts if part not in f"{why} "] == []


@given(seed=st.integers(0, 10**6))
def test_what_is_written_is_read_as_the_same(seed: int) -> None:
    position = random_position(seed)
    for line in write_sheet(position):
        entry = read_nation(line, position.atlas)
        assert write_nation(entry) == line
        if isinstance(entry, Nation):
            nation = position.nation(entry.name)
            assert (entry.tokens, entry.cities, entry.cards) == (nation.tokens, nation.cities, nation.cards)
            assert (entry.stock_tokens, entry.stock_cities) == (nation.stock_tokens, nation.stock_cities)


@given(seed=st.integers(0, 10**6))
def test_a_whole_sheet_makes_an_empty_board_the_same_table(seed: int) -> None:
    position = random_position(seed)
    tokens = position.nations[0].all_tokens
    empty = tuple(
        Nation(each.name, stock_tokens=tokens, grain=each.grain, is_playing=each.is_playing)
        for each in position.nations
    )
    bare = replace(position, nations=empty, barbarians={}, pirates=frozenset())
    sheet = "\n".join(write_sheet(position))
    assert place_entries(bare, read_sheet(sheet, position.atlas, tokens=tokens), tokens=tokens) == position
