"""30.61, Epidemic. The French rules print this title before the text of 30.52."""

from typing import Final

from bot.games.calamities.rules.exposure import lose_points, order_losses
from bot.games.calamities.rules.losses import CityWay, Exposed, Pool
from bot.games.calamities.rules.names import MEDICINE, ROAD_BUILDING, NationName
from bot.games.calamities.rules.position import CITY_POINTS, Nation
from bot.games.calamities.rules.resolution_state import ResolutionState, Steps

OWN: Final = 16
OTHERS: Final = 25
MOST_EACH: Final = 10
MEDICINE_OWN: Final = 8
MEDICINE_OTHERS: Final = 5
ROADS: Final = 5
LEFT_BEHIND: Final = 1
"""Tokens that stay in each area affected (30.612)."""


def epidemic(state: ResolutionState) -> Steps:
    """30.611: 16 points of one's own, then 25 among the others, none of them from who passed it on."""
    yield from _sicken(state, state.drawn.primary, OWN, what="own_losses")
    most = {nation.name: _pool(nation).payable_at_most(MOST_EACH) for nation in state.others()}
    orders = yield from order_losses(state, OTHERS, most, clause="30.611")
    for nation, order in orders.items():
        yield from _sicken(state, nation, order, what="losses")


def _sicken(state: ResolutionState, name: NationName, order: int, *, what: str) -> Steps:
    nation = state.nation(name)
    is_primary = what == "own_losses"
    loss, arithmetic = _with_cards(state, nation, order, is_primary=is_primary)
    pool = _pool(nation)
    cap = None if is_primary else MOST_EACH + ROADS * nation.has(ROAD_BUILDING)
    total = pool.payable(loss, cap)
    clause = "30.611"
    lost = yield from lose_points(state, name, pool, total, what=what, clause=clause, arithmetic=arithmetic)
    if is_primary:
        state.findings["primary_loss"] = lost


def _with_cards(state: ResolutionState, nation: Nation, order: int, *, is_primary: bool) -> tuple[int, str]:
    """30.613 to 30.615: what Medicine leaves of an order, then five more with Road Building; and its arithmetic."""
    loss, arithmetic = order, f"{order}"
    if nation.has(MEDICINE):
        relief = MEDICINE_OWN if is_primary else MEDICINE_OTHERS
        if state.position.rulings.counts_points:
            loss, arithmetic = max(0, order - relief), f"{order} − Medicine {relief}"
        else:
            loss, arithmetic = min(order, relief), f"min({order}, Medicine {relief})"
    if nation.has(ROAD_BUILDING):
        loss, arithmetic = loss + ROADS, f"{arithmetic} + Road Building {ROADS}"
    return loss, f"{arithmetic} = {loss}" if arithmetic != str(loss) else arithmetic


def _pool(nation: Nation) -> Pool:
    """30.612: all but one token of each area; cities leave one to four tokens, from stock."""
    exposed = [
        Exposed(
            area,
            max(0, nation.tokens.get(area, 0) - LEFT_BEHIND),
            _ways(is_mixed=nation.tokens.get(area, 0) > LEFT_BEHIND) if area in nation.cities else (),
        )
        for area in sorted(nation.areas)
    ]
    return Pool(tuple(exposed), nation.stock_tokens, is_strict=True)


def _ways(*, is_mixed: bool) -> tuple[CityWay, ...]:
    """By points; where a number would mean tokens beside the city, with a word before it."""
    prefix = "city-" if is_mixed else ""
    return tuple(
        CityWay(f"{prefix}{points}", CITY_POINTS - points) for points in range(CITY_POINTS - LEFT_BEHIND, 0, -1)
    )
