"""30.51, Flood."""

from collections.abc import Mapping
from typing import Final

from bot.games.calamities.rules.decisions import Pick
from bot.games.calamities.rules.exposure import exposed_units, lose_points, order_losses
from bot.games.calamities.rules.losses import Pool
from bot.games.calamities.rules.names import ENGINEERING, AreaId, NationName
from bot.games.calamities.rules.position import CITY_POINTS, Nation
from bot.games.calamities.rules.resolution_state import ResolutionState, Steps, is_coastal

OWN: Final = 17
OTHERS: Final = 10
ENGINEERED: Final = 7
"""The most that a holder of Engineering loses (30.515)."""


def flood(state: ResolutionState) -> Steps:
    """30.511 to 30.513: the plain with most of the victim's points; 30.514: a coastal city where there is none."""
    points: dict[str, int] = {}
    for area in sorted(state.primary.areas):
        plain = state.position.area(area).plain
        if plain and (found := _points_on(state, state.primary, area)):
            points[plain] = points.get(plain, 0) + found
    if not points:
        yield from _storm(state)
        return
    most = max(points.values())
    worst = tuple(sorted(plain for plain, found in points.items() if found == most))
    plain = str((yield Pick(state.drawn.primary, "flood_plain", "30.513", worst)))
    state.findings["site"] = plain
    yield from _drown_own(state, plain)
    yield from _drown_others(state, plain)


def _is_vulnerable(state: ResolutionState, area: AreaId) -> bool:
    """30.511: a city on a black site is safe, and no unit on a plain."""
    return state.position.area(area).site != "black"


def _points_on(state: ResolutionState, nation: Nation, area: AreaId) -> int:
    return nation.tokens.get(area, 0) + CITY_POINTS * (area in nation.cities and _is_vulnerable(state, area))


def _pool_on(state: ResolutionState, name: NationName, plain: str) -> Pool:
    """A nation's units on a plain, without its cities on black sites."""
    areas = [area.id for area in state.position.atlas.areas.values() if area.plain == plain]
    pool = exposed_units(state, name, areas)
    kept = [each if _is_vulnerable(state, each.area) else each._replace(ways=()) for each in pool.exposed]
    return Pool(tuple(each for each in kept if each.tokens or each.ways), pool.stock)


def _drown_own(state: ResolutionState, plain: str) -> Steps:
    name = state.drawn.primary
    pool = _pool_on(state, name, plain)
    most = ENGINEERED if state.primary.has(ENGINEERING) else OWN
    total = pool.payable_at_most(most)
    clause = "30.515" if state.primary.has(ENGINEERING) else "30.511"
    arithmetic = f"min({most}, {pool.most()} on {plain}): {total}"
    lost = yield from lose_points(state, name, pool, total, what="losses", clause=clause, arithmetic=arithmetic)
    state.findings["primary_loss"] = lost


def _drown_others(state: ResolutionState, plain: str) -> Steps:
    """30.512: all that others have there up to ten points, or ten that the primary victim divides."""
    pools = {nation.name: _pool_on(state, nation.name, plain) for nation in state.others()}
    there = {name: pool.most() for name, pool in pools.items() if pool.exposed}
    orders: Mapping[NationName, int] = there
    # 30.512: where all that stand there lose less than is ordered, nobody has anything to order
    if sum(there.values()) > OTHERS:
        orders = yield from order_losses(state, OTHERS, _allowed(state, there), clause="30.512")
    for name, order in orders.items():
        has_engineering = state.nation(name).has(ENGINEERING)
        cap = ENGINEERED if has_engineering else OTHERS
        total = pools[name].payable(order, cap)
        clause = "30.515" if has_engineering and order > ENGINEERED else "30.512"
        arithmetic = f"min({order}, Engineering {cap}): {total}" if has_engineering else f"{order}"
        yield from lose_points(state, name, pools[name], total, what="losses", clause=clause, arithmetic=arithmetic)


def _allowed(state: ResolutionState, there: Mapping[NationName, int]) -> dict[NationName, int]:
    """How much each may be told to lose: what Engineering spares is not passed on, unless the table rules so."""
    if state.position.rulings.flood_cap == "spared":
        return dict(there)
    return {
        name: min(points, ENGINEERED) if state.nation(name).has(ENGINEERING) else points
        for name, points in there.items()
    }  # fmt: skip


def _storm(state: ResolutionState) -> Steps:
    """30.514: a coastal city is eliminated; 30.515: reduced with Engineering."""
    name = state.drawn.primary
    state.findings["site"] = None
    yield from state.settle_coasts(sorted(state.primary.cities), "30.514")
    cities = tuple(area for area in sorted(state.primary.cities) if is_coastal(state.position, area))
    if not cities:
        return
    city = AreaId(str((yield Pick(name, "city", "30.514", cities))))
    if state.primary.has(ENGINEERING):
        state.reduce(name, city, "30.515")
    else:
        state.eliminate(name, city, "30.514")
