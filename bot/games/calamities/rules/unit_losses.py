"""Calamities that cost unit points, one's own and others': Famine (30.31), Flood (30.51) and Epidemic (30.61).

Each is a generator over a `ResolutionState`. The primary victim loses points first, then divides a secondary loss among
the others.
"""

from collections.abc import Generator, Mapping
from typing import Final

from bot.games.calamities.rules.answers import Value
from bot.games.calamities.rules.decisions import Amount, Decision, Pick
from bot.games.calamities.rules.effects import Effect
from bot.games.calamities.rules.losses import CityWay, ExposedArea, Pool
from bot.games.calamities.rules.names import ENGINEERING, MEDICINE, POTTERY, ROAD_BUILDING, AreaId, NationName
from bot.games.calamities.rules.position import CITY_POINTS, Nation
from bot.games.calamities.rules.resolution_state import (
    ResolutionState,
    Steps,
    exposed_units,
    is_coastal,
    lose_points,
    order_losses,
)

FAMINE_OWN: Final = 10
FAMINE_OTHERS: Final = 20
FAMINE_MOST_EACH: Final = 8
POINTS_PER_GRAIN: Final = 4


def famine(state: ResolutionState) -> Steps:
    """Resolve Famine: 10 points of the victim's, then 20 of others (30.311); Grain and Pottery save some (30.312)."""
    yield from _starve(state, state.drawn.primary, FAMINE_OWN, what="own_losses")
    most = {
        nation.name: exposed_units(state, nation.name).payable_at_most(FAMINE_MOST_EACH) for nation in state.others()
    }
    orders = yield from order_losses(state, FAMINE_OTHERS, most, clause="30.311")
    for nation, order in orders.items():
        yield from _starve(state, nation, order, what="losses", cap=FAMINE_MOST_EACH)


def _starve(state: ResolutionState, name: NationName, order: int, *, what: str, cap: int | None = None) -> Steps:
    shown = yield from _show_grain(state, name, order)
    left = max(0, order - POINTS_PER_GRAIN * shown)
    pool = exposed_units(state, name)
    total = pool.payable(left, cap)
    arithmetic = f"{order} − {shown} Grain × {POINTS_PER_GRAIN} = {left}" if shown else f"{left}"
    lost = yield from lose_points(state, name, pool, total, what=what, clause="30.311", arithmetic=arithmetic)
    if what == "own_losses":
        state.findings["primary_loss"] = lost


def _show_grain(state: ResolutionState, name: NationName, order: int) -> Generator[Decision, Value, int]:
    """Ask how many Grain cards to show, at most as many as still reduce the loss, and return the number (30.312)."""
    nation = state.nation(name)
    # rounded up: a card more than that would save nothing, and be frozen for nothing
    useful = -(-order // POINTS_PER_GRAIN)
    most = min(nation.grain, useful) if nation.has(POTTERY) else 0
    if not most:
        return 0
    shown = int(str((yield Amount(name, "grain_shown", "30.312", most, order))))
    if shown:
        saved = shown * POINTS_PER_GRAIN
        state.do(Effect("show", name, None, shown, "30.312", f"{shown} × {POINTS_PER_GRAIN} = {saved}"))
        state.tally("grain_frozen", name, shown)
    return shown


FLOOD_OWN: Final = 17
FLOOD_OTHERS: Final = 10
FLOOD_ENGINEERING: Final = 7
"""The most that a holder of Engineering loses (30.515)."""


def flood(state: ResolutionState) -> Steps:
    """Resolve Flood on the plain with most of the victim's points (30.511–30.513), or else at a coast (30.514).

    A city on a black site is worth no points there, but it is a unit on its plain: no coastal city is lost then.
    """
    points: dict[str, int] = {}
    for area in sorted(state.primary.areas):
        if plain := state.position.area(area).plain:
            points[plain] = points.get(plain, 0) + _floodable_points(state, state.primary, area)
    if not points:
        yield from _lose_coastal_city(state)
        return
    most = max(points.values())
    worst = tuple(sorted(plain for plain, found in points.items() if found == most))
    plain = str((yield Pick(state.drawn.primary, "flood_plain", "30.513", worst)))
    state.findings["site"] = plain
    yield from _flood_own(state, plain)
    yield from _flood_others(state, plain)


def _is_city_floodable(state: ResolutionState, area: AreaId) -> bool:
    """Return whether a city there is at risk: on a black site it is safe (30.511)."""
    return state.position.area(area).site != "black"


def _floodable_points(state: ResolutionState, nation: Nation, area: AreaId) -> int:
    has_city = area in nation.cities and _is_city_floodable(state, area)
    return nation.tokens.get(area, 0) + CITY_POINTS * has_city


def _plain_pool(state: ResolutionState, name: NationName, plain: str) -> Pool:
    """Return a nation's units on a plain, without its cities on black sites."""
    areas = [area.id for area in state.position.atlas.areas.values() if area.plain == plain]
    pool = exposed_units(state, name, areas)
    kept = [each if _is_city_floodable(state, each.area) else each._replace(ways=()) for each in pool.exposed]
    return Pool(tuple(each for each in kept if each.tokens or each.ways), pool.stock)


def _flood_own(state: ResolutionState, plain: str) -> Steps:
    name = state.drawn.primary
    pool = _plain_pool(state, name, plain)
    most = FLOOD_ENGINEERING if state.primary.has(ENGINEERING) else FLOOD_OWN
    total = pool.payable_at_most(most)
    clause = "30.515" if state.primary.has(ENGINEERING) else "30.511"
    arithmetic = f"min({most}, {pool.most()} on {plain}): {total}"
    lost = yield from lose_points(state, name, pool, total, what="losses", clause=clause, arithmetic=arithmetic)
    state.findings["primary_loss"] = lost


def _flood_others(state: ResolutionState, plain: str) -> Steps:
    """Take all that others have on the plain, or ten points of it that the primary victim divides (30.512)."""
    pools = {nation.name: _plain_pool(state, nation.name, plain) for nation in state.others()}
    there = {name: pool.most() for name, pool in pools.items() if pool.exposed}
    orders: Mapping[NationName, int] = there
    # 30.512: where all that stand there lose less than is ordered, no one has anything to order
    if sum(there.values()) > FLOOD_OTHERS:
        orders = yield from order_losses(state, FLOOD_OTHERS, _most_to_order(state, there), clause="30.512")
    for name, order in orders.items():
        has_engineering = state.nation(name).has(ENGINEERING)
        cap = FLOOD_ENGINEERING if has_engineering else FLOOD_OTHERS
        total = pools[name].payable(order, cap)
        clause = "30.515" if has_engineering and order > FLOOD_ENGINEERING else "30.512"
        arithmetic = f"min({order}, Engineering {cap}): {total}" if has_engineering else f"{order}"
        yield from lose_points(state, name, pools[name], total, what="losses", clause=clause, arithmetic=arithmetic)


def _most_to_order(state: ResolutionState, there: Mapping[NationName, int]) -> dict[NationName, int]:
    """Return how much each may be ordered to lose, by the ruling on what Engineering spares (`flood_cap`)."""
    if state.position.rulings.flood_cap == "spared":
        return dict(there)
    return {
        name: min(points, FLOOD_ENGINEERING) if state.nation(name).has(ENGINEERING) else points
        for name, points in there.items()
    }  # fmt: skip


def _lose_coastal_city(state: ResolutionState) -> Steps:
    """Eliminate a coastal city of the victim's (30.514), or reduce it with Engineering (30.515)."""
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


EPIDEMIC_OWN: Final = 16
EPIDEMIC_OTHERS: Final = 25
EPIDEMIC_MOST_EACH: Final = 10
MEDICINE_OWN: Final = 8
MEDICINE_OTHERS: Final = 5
ROAD_BUILDING_MORE: Final = 5
LEFT_BEHIND: Final = 1
"""Tokens that stay in each area affected (30.612)."""


def epidemic(state: ResolutionState) -> Steps:
    """Resolve Epidemic: 16 points of the victim's, then 25 of others, but not of the one who passed it on (30.611).

    The French rules print this title before the text of 30.52.
    """
    yield from _sicken(state, state.drawn.primary, EPIDEMIC_OWN, what="own_losses")
    most = {nation.name: _epidemic_pool(nation).payable_at_most(EPIDEMIC_MOST_EACH) for nation in state.others()}
    orders = yield from order_losses(state, EPIDEMIC_OTHERS, most, clause="30.611")
    for nation, order in orders.items():
        yield from _sicken(state, nation, order, what="losses")


def _sicken(state: ResolutionState, name: NationName, order: int, *, what: str) -> Steps:
    nation = state.nation(name)
    is_primary = what == "own_losses"
    loss, arithmetic = _loss_with_cards(state, nation, order, is_primary=is_primary)
    pool = _epidemic_pool(nation)
    cap = None if is_primary else EPIDEMIC_MOST_EACH + ROAD_BUILDING_MORE * nation.has(ROAD_BUILDING)
    total = pool.payable(loss, cap)
    lost = yield from lose_points(state, name, pool, total, what=what, clause="30.611", arithmetic=arithmetic)
    if is_primary:
        state.findings["primary_loss"] = lost


def _loss_with_cards(state: ResolutionState, nation: Nation, order: int, *, is_primary: bool) -> tuple[int, str]:
    """Return what Medicine and Road Building make of an order, and the arithmetic (30.613–30.615)."""
    loss, arithmetic = order, f"{order}"
    if nation.has(MEDICINE):
        relief = MEDICINE_OWN if is_primary else MEDICINE_OTHERS
        if state.position.rulings.counts_points:
            loss, arithmetic = max(0, order - relief), f"{order} − Medicine {relief}"
        else:
            loss, arithmetic = min(order, relief), f"min({order}, Medicine {relief})"
    if nation.has(ROAD_BUILDING):
        loss, arithmetic = loss + ROAD_BUILDING_MORE, f"{arithmetic} + Road Building {ROAD_BUILDING_MORE}"
    return loss, f"{arithmetic} = {loss}" if arithmetic != str(loss) else arithmetic


def _epidemic_pool(nation: Nation) -> Pool:
    """Return all but one token of each area; cities leave one to four tokens, from stock (30.612)."""
    exposed = [
        ExposedArea(
            area,
            max(0, nation.tokens.get(area, 0) - LEFT_BEHIND),
            _epidemic_ways(is_mixed=nation.tokens.get(area, 0) > LEFT_BEHIND) if area in nation.cities else (),
        )
        for area in sorted(nation.areas)
    ]
    return Pool(tuple(exposed), nation.stock_tokens, is_strict=True)


def _epidemic_ways(*, is_mixed: bool) -> tuple[CityWay, ...]:
    """Return how a city may pay, named by points.

    `is_mixed` says that tokens stand beside the city: the number has a word before it there, since it would mean these.
    """
    prefix = "city-" if is_mixed else ""
    return tuple(
        CityWay(f"{prefix}{points}", CITY_POINTS - points) for points in range(CITY_POINTS - LEFT_BEHIND, 0, -1)
    )
