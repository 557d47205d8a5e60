"""30.51, Flood."""

from collections.abc import Mapping
from typing import Final

from bot.calamities.decisions import Pick
from bot.calamities.exposure import exposed_units, lose_points, order_losses
from bot.calamities.losses import Pool
from bot.calamities.names import ENGINEERING, AreaId, NationName
from bot.calamities.position import CITY_POINTS, Nation
from bot.calamities.work import Steps, Work, is_coastal

OWN: Final = 17
OTHERS: Final = 10
ENGINEERED: Final = 7
"""The most that a holder of Engineering loses (30.515)."""


def flood(work: Work) -> Steps:
    """30.511 to 30.513: the plain with most of the victim's points; 30.514: a coastal city where there is none."""
    points: dict[str, int] = {}
    for area in sorted(work.primary.areas):
        plain = work.position.area(area).plain
        if plain and (found := _points_on(work, work.primary, area)):
            points[plain] = points.get(plain, 0) + found
    if not points:
        yield from _storm(work)
        return
    most = max(points.values())
    worst = tuple(sorted(plain for plain, found in points.items() if found == most))
    plain = str((yield Pick(work.drawn.primary, "flood_plain", "30.513", worst)))
    work.findings["site"] = plain
    yield from _drown_own(work, plain)
    yield from _drown_others(work, plain)


def _is_vulnerable(work: Work, area: AreaId) -> bool:
    """30.511: a city on a black site is safe, and no unit on a plain."""
    return work.position.area(area).site != "black"


def _points_on(work: Work, nation: Nation, area: AreaId) -> int:
    return nation.tokens.get(area, 0) + CITY_POINTS * (area in nation.cities and _is_vulnerable(work, area))


def _pool_on(work: Work, name: NationName, plain: str) -> Pool:
    """A nation's units on a plain, without its cities on black sites."""
    areas = [area.id for area in work.position.atlas.areas.values() if area.plain == plain]
    pool = exposed_units(work, name, areas)
    kept = [each if _is_vulnerable(work, each.area) else each._replace(ways=()) for each in pool.exposed]
    return Pool(tuple(each for each in kept if each.tokens or each.ways), pool.stock)


def _drown_own(work: Work, plain: str) -> Steps:
    name = work.drawn.primary
    pool = _pool_on(work, name, plain)
    most = ENGINEERED if work.primary.has(ENGINEERING) else OWN
    total = pool.payable_at_most(most)
    clause = "30.515" if work.primary.has(ENGINEERING) else "30.511"
    arithmetic = f"min({most}, {pool.most()} on {plain}): {total}"
    lost = yield from lose_points(work, name, pool, total, what="losses", clause=clause, arithmetic=arithmetic)
    work.findings["primary_loss"] = lost


def _drown_others(work: Work, plain: str) -> Steps:
    """30.512: all that others have there up to ten points, or ten that the primary victim divides."""
    pools = {nation.name: _pool_on(work, nation.name, plain) for nation in work.others()}
    there = {name: pool.most() for name, pool in pools.items() if pool.exposed}
    orders: Mapping[NationName, int] = there
    if sum(there.values()) > OTHERS:
        orders = yield from order_losses(work, OTHERS, _allowed(work, there), clause="30.512")
    for name, order in orders.items():
        has_engineering = work.nation(name).has(ENGINEERING)
        cap = ENGINEERED if has_engineering else OTHERS
        total = pools[name].payable(order, cap)
        clause = "30.515" if has_engineering and order > ENGINEERED else "30.512"
        arithmetic = f"min({order}, Engineering {cap}): {total}" if has_engineering else f"{order}"
        yield from lose_points(work, name, pools[name], total, what="losses", clause=clause, arithmetic=arithmetic)


def _allowed(work: Work, there: Mapping[NationName, int]) -> dict[NationName, int]:
    """How much each may be told to lose: what Engineering spares is not passed on, unless the table rules so."""
    if work.position.rulings.flood_cap == "spared":
        return dict(there)
    return {
        name: min(points, ENGINEERED) if work.nation(name).has(ENGINEERING) else points
        for name, points in there.items()
    }  # fmt: skip


def _storm(work: Work) -> Steps:
    """30.514: a coastal city is eliminated; 30.515: reduced with Engineering."""
    name = work.drawn.primary
    work.findings["site"] = None
    yield from work.settle_coasts(sorted(work.primary.cities), "30.514")
    cities = tuple(area for area in sorted(work.primary.cities) if is_coastal(work.position, area))
    if not cities:
        return
    city = AreaId(str((yield Pick(name, "city", "30.514", cities))))
    if work.primary.has(ENGINEERING):
        work.reduce(name, city, "30.515")
    else:
        work.eliminate(name, city, "30.514")
