"""Losses and divisions built step by step: filled up to what is asked, and refused by the same judge as typed ones."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.calamities.rules.decisions import Allocation, Decision, TakeOver
from bot.games.calamities.rules.losses import CityWay, ExposedArea, Losses, Pool
from bot.games.calamities.rules.names import AreaId, NationName
from bot.games.calamities.rules.portions import (
    Due,
    asked,
    chosen,
    fit_amounts,
    has_portions,
    items_of,
    nothing_chosen,
    value_of,
    with_amount,
    with_items,
)
from tests.games.calamities.rules.random_boards import play_by_chance, random_drawn, random_position

EGYPT, CRETE = NationName("Egypt"), NationName("Crete")
MEMPHIS, FAYUM, THEBES = AreaId("memphis"), AreaId("fayum"), AreaId("thebes")
WAYS = (CityWay("eliminate"), CityWay("reduce", 3))


def losses(total: int) -> Losses:
    """Five tokens in Fayum, two in Thebes, a city in Memphis."""
    exposed = (ExposedArea(FAYUM, 5), ExposedArea(MEMPHIS, 0, WAYS), ExposedArea(THEBES, 2))
    return Losses(EGYPT, "losses", "30.311", Pool(exposed, 40), total)


def test_choosing_places_takes_as_much_of_each_as_is_still_due() -> None:
    found = with_items(losses(8), nothing_chosen(losses(8)), [0, 1])
    assert value_of(losses(8), found) == (("fayum", 5), ("memphis", "reduce"))
    assert chosen(losses(8), found) == Due(7)
    found = with_items(losses(8), found, [0, 1, 2])
    assert value_of(losses(8), found) == (("fayum", 5), ("memphis", "reduce"), ("thebes", 1))
    assert losses(8).why_not(value_of(losses(8), found)) is None


def test_a_city_goes_whole_where_that_is_not_too_much() -> None:
    assert value_of(losses(6), with_items(losses(6), (0, 0, 0), [1, 2])) == (("memphis", "eliminate"), ("thebes", 1))


def test_what_is_no_longer_chosen_is_left_alone_and_what_stays_keeps_its_amount() -> None:
    found = with_amount(with_items(losses(8), (0, 0, 0), [0, 1]), 0, 2)
    assert with_items(losses(8), found, [0, 2]) == (2, 0, 2)


def test_units_next_to_the_other_faction_come_first() -> None:
    pool = Pool((ExposedArea(FAYUM, 5), ExposedArea(THEBES, 2, is_near=True)))
    decision = Losses(EGYPT, "military_losses", "30.414", pool, 5)
    found = with_items(decision, (0, 0), [0, 1])
    assert found == (3, 2)
    assert decision.why_not(value_of(decision, found)) is None


def test_a_division_gives_each_what_is_left_up_to_their_own_most() -> None:
    decision = Allocation(EGYPT, "allocation", "30.311", 10, {CRETE: 8, NationName("Asia"): 8, NationName("Italy"): 0})
    found = with_items(decision, nothing_chosen(decision), [0, 1])
    assert value_of(decision, found) == (("Crete", 8), ("Asia", 2))


def test_a_takeover_counts_tokens_and_cities_apart() -> None:
    decision = TakeOver(EGYPT, "take_over", "30.415", {FAYUM: 3, THEBES: 2}, (MEMPHIS, AreaId("tanis")), 4, 1)
    found = with_items(decision, nothing_chosen(decision), [0, 1, 2, 3])
    assert value_of(decision, found) == (("fayum", 3), ("thebes", 1), ("memphis", "city"))
    assert decision.why_not(value_of(decision, found)) is None


@pytest.mark.parametrize("amounts", [(6, 0, 0), (0, 3, 0), (0, 0), (-1, 0, 0)])
def test_amounts_that_are_not_of_this_decision_are_none_of_its(amounts: tuple[int, ...]) -> None:
    assert fit_amounts(losses(8), amounts) is None


@given(st.integers(0, 10**6))
def test_choosing_everything_never_takes_more_than_is_asked(seed: int) -> None:
    position = random_position(seed)
    asked_of: list[Decision] = []
    play_by_chance(
        position,
        random_drawn(position, seed),
        seed,
        lambda resolution: asked_of.extend([resolution.pending] if resolution.pending else []),
    )
    for decision in filter(has_portions, asked_of):
        found = with_items(decision, nothing_chosen(decision), range(len(items_of(decision))))
        assert fit_amounts(decision, found) == found
        assert chosen(decision, found).points <= asked(decision).points
        assert chosen(decision, found).cities <= len(items_of(decision))
