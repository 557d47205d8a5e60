"""30.42, slave revolts, and the check of city support."""

import pytest

from tests.games.calamities.rules.boards import nation, options, play, refusal, table, units

CITIES = "fayum city, thebes city, gaza city"
TOKENS = "upper-egypt 4, buhen 3, western-desert 2, cyrenaica 2, ptolemais 2, phoenicia 3, cilicia 2"


@pytest.mark.parametrize(
    ("cards", "count"), [("", 15), ("Mining", 18), ("Enlightenment", 10), ("Mining, Enlightenment", 15)]
)
def test_30_421_30_423_how_many_tokens_support_nothing(cards: str, count: int) -> None:
    position = table(nation("Egypt", f"{CITIES}, {TOKENS}", cards=cards))
    assert play(position, "slave_revolt", "Egypt").findings["unavailable"] == count, "of eighteen on the board"


def test_30_421_tokens_in_stock_do_not_revolt_and_none_is_lost() -> None:
    position = table(nation("Egypt", f"{TOKENS}, nubia 1"))
    assert play(position, "slave_revolt", "Egypt").position == position


def test_30_422_cities_are_reduced_one_by_one_and_their_tokens_count_at_once() -> None:
    position = table(nation("Egypt", f"{CITIES}, {TOKENS}"))
    outcome = play(position, "slave_revolt", "Egypt", "Egypt reduce gaza")
    assert outcome.findings["trace"] == [{"available": 3, "needed": 6}, {"available": 4, "needed": 4}]
    assert outcome.pending is None
    assert units(outcome, "Egypt").startswith("buhen 3, cilicia 2, cyrenaica 2, fayum city, gaza 1")
    assert refusal(position, "slave_revolt", "Egypt", "Egypt reduce buhen").clause == "30.422"


def test_30_422_fewer_than_fifteen_tokens_are_all_that_revolt() -> None:
    position = table(nation("Egypt", "fayum city, thebes city, gaza city, buhen 3"))
    outcome = play(position, "slave_revolt", "Egypt", "Egypt reduce fayum")
    assert outcome.findings["unavailable"] == 3
    assert outcome.findings["trace"] == [{"available": 0, "needed": 6}, {"available": 5, "needed": 4}]
    assert units(outcome, "Egypt") == "buhen 3, fayum 5, gaza city, thebes city"


def test_30_422_the_last_city_is_reduced_without_asking() -> None:
    position = table(nation("Egypt", "gaza city, buhen 3"))
    outcome = play(position, "slave_revolt", "Egypt")
    assert units(outcome, "Egypt") == "buhen 3, gaza 1"


def test_26_6_support_counts_all_tokens_on_the_board() -> None:
    position = table(nation("Egypt", "memphis city, gaza city, buhen 3"))
    outcome = play(position, "city_support_check", "Egypt")
    assert options(outcome) == ["gaza", "memphis"]
    assert units(play(position, "city_support_check", "Egypt", "Egypt reduce memphis"), "Egypt") == (
        "buhen 3, gaza city, memphis 3"
    )
    enough = table(nation("Egypt", "memphis city, gaza city, buhen 3, nubia 1"))
    assert play(enough, "city_support_check", "Egypt").position == enough
