"""Losing points: the sums worked out from limits are those of all answers there are."""

from dataclasses import replace
from itertools import product
from typing import cast

from hypothesis import assume, example, given
from hypothesis import strategies as st

from bot.games.calamities.rules.answers import Shares
from bot.games.calamities.rules.losses import ELIMINATE, REDUCE, CityWay, ExposedArea, Losses, Pool, lost_points
from bot.games.calamities.rules.names import AreaId, NationName


@st.composite
def pools(draw: st.DrawFn) -> Pool:
    """A few areas with tokens, with a city, or with both; those of an epidemic, or others."""
    is_strict = draw(st.booleans())
    exposed: list[ExposedArea] = []
    for number in range(draw(st.integers(1, 4))):
        tokens = draw(st.integers(0, 3))
        has_city = draw(st.booleans()) or not tokens
        ways: tuple[CityWay, ...] = ()
        if has_city and is_strict:
            ways = tuple(CityWay(f"{'city-' if tokens else ''}{points}", 5 - points) for points in (4, 3, 2, 1))
        elif has_city:
            room = draw(st.integers(0, 4))
            ways = (CityWay(ELIMINATE), *((CityWay(REDUCE, room),) if room else ()))
        exposed.append(ExposedArea(AreaId(f"area-{number}"), tokens, ways, draw(st.booleans()) and not is_strict))
    return Pool(tuple(exposed), draw(st.integers(0, 6)), is_strict)


def all_answers(pool: Pool) -> list[Shares]:
    """Every answer there is, its cities in order of name."""
    parts = [
        [
            ((each.area, count),) * bool(count) + ((each.area, way),) * bool(way)
            for count, way in product(range(each.tokens + 1), (None, *(way.word for way in each.ways)))
        ]
        for each in pool.exposed
    ]
    found: list[Shares] = []
    for chosen in product(*parts):
        answer = cast("Shares", tuple(share for part in chosen for share in part))
        tokens = sum(share for _, share in answer if isinstance(share, int))
        wanted = sum(
            way.placed
            for area, share in answer
            for each in pool.exposed
            for way in each.ways
            if each.area == area and way.word == share
        )
        if not pool.is_strict or wanted <= pool.stock + tokens:
            found.append(answer)
    return found


def decision(pool: Pool, total: int) -> Losses:
    """The decision to lose so many points."""
    return Losses(NationName("Egypt"), "losses", "30.311", pool, total)


@given(pools())
def test_the_totals_are_those_of_all_answers(pool: Pool) -> None:
    read = decision(pool, 0).read
    totals = {lost_points(pool, read(answer)) for answer in all_answers(pool)}
    assert pool.totals(99) == totals
    assert pool.most() == max(totals)


@given(pools(), st.integers(0, 20), st.none() | st.integers(1, 20))
def test_an_order_comes_to_exactly_that_or_as_little_more_as_can_be(pool: Pool, order: int, cap: int | None) -> None:
    totals = [total for total in pool.totals(99) if cap is None or total <= cap]
    enough = [total for total in totals if total >= order]
    assert pool.payable(order, cap) == (min(enough) if enough else max(totals))
    assert pool.payable_at_most(order) == max(total for total in pool.totals(99) if total <= order)


@given(pools(), st.integers(1, 20))
def test_an_answer_is_legal_where_it_comes_to_the_total_and_near_units_go_first(pool: Pool, order: int) -> None:
    total = pool.payable(order)
    asked = decision(pool, total)
    legal = [answer for answer in all_answers(pool) if asked.why_not(answer) is None]
    right = [answer for answer in all_answers(pool) if lost_points(pool, asked.read(answer)) == total]
    assert set(legal) <= set(right)
    if not any(each.is_near for each in pool.exposed):
        assert legal == right
    assert legal or any(each.is_near for each in pool.exposed)


@given(pools(), st.integers(1, 20))
def test_what_is_not_asked_has_one_answer_that_counts(pool: Pool, order: int) -> None:
    asked = decision(pool, pool.payable(order))
    only = asked.only()
    assume(only is not None)
    assert only is not None
    assert asked.why_not(only) is None
    if pool.stock:  # without any, reducing is eliminating
        by_area = {each.area: each for each in pool.exposed}
        shares = {(area, share if by_area[AreaId(area)].tokens else str(share)) for area, share in cast("Shares", only)}
        assert [set(answer) for answer in all_answers(pool) if asked.why_not(answer) is None] == [shares]


TWO_OF_TWO = Pool(
    tuple(ExposedArea(AreaId(name), 0, (CityWay(ELIMINATE), CityWay(REDUCE, 2))) for name in ("area-0", "area-1"))
)
"""Two cities, each of which two tokens may replace, and none in stock."""


@given(pools(), st.integers(1, 20))
@example(replace(TWO_OF_TWO, stock=6), 6)
@example(replace(TWO_OF_TWO, stock=3), 7)
def test_the_one_answer_there_is_is_asked_for_only_where_its_order_matters(pool: Pool, order: int) -> None:
    asked = decision(pool, pool.payable(order))
    legal = [answer for answer in all_answers(pool) if asked.why_not(answer) is None]
    assume(len(legal) == 1)
    loss = asked.read(legal[0])
    reduced = [way for _, way in loss.cities if way.word == REDUCE]
    is_short = 0 < pool.stock + sum(loss.tokens.values()) < sum(way.placed for way in reduced)
    assert (asked.only() is None) == (is_short and len(reduced) > 1)
