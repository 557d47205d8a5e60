"""What somebody may lose where, and losing it: shared by the calamities that cost unit points."""

from collections.abc import Generator, Iterable, Mapping
from typing import cast

from bot.games.calamities.rules.answers import Shares, Value
from bot.games.calamities.rules.decisions import Allocation, Decision
from bot.games.calamities.rules.losses import ELIMINATE, REDUCE, CityWay, Exposed, Losses, Pool, lost_points
from bot.games.calamities.rules.names import AreaId, NationName
from bot.games.calamities.rules.position import CITY_POINTS, Nation
from bot.games.calamities.rules.resolution_state import ResolutionState


def city_ways(state: ResolutionState, nation: Nation, area: AreaId) -> tuple[CityWay, ...]:
    """How a city may pay for a loss: eliminated, or reduced where the ruling allows it and it costs anything."""
    room = state.position.room(nation, area)
    if state.position.rulings.partial_city_loss == "yes" and 0 < room < CITY_POINTS:
        return (CityWay(ELIMINATE), CityWay(REDUCE, room))
    return (CityWay(ELIMINATE),)


def exposed_units(state: ResolutionState, name: NationName, areas: Iterable[AreaId] | None = None) -> Pool:
    """All units of a nation, or those in some areas."""
    nation = state.nation(name)
    found = [
        Exposed(area, nation.tokens.get(area, 0), city_ways(state, nation, area) if area in nation.cities else ())
        for area in sorted(nation.areas if areas is None else nation.areas & set(areas))
    ]
    return Pool(tuple(found), nation.stock_tokens)


def lose_points(
    state: ResolutionState, name: NationName, pool: Pool, total: int, *, what: str, clause: str, arithmetic: str
) -> Generator[Decision, Value, int]:
    """Ask which units worth so many points go, unless only one answer is left, and take them. Returns the points."""
    if total <= 0:
        return 0
    decision = Losses(name, what, clause, pool, total)
    loss = decision.read((yield decision))
    for area, tokens in loss.tokens.items():
        state.remove(name, area, tokens, clause, arithmetic)
    for exposed, way in loss.cities:
        if way.word == ELIMINATE:
            state.eliminate(name, exposed.area, clause, arithmetic)
        else:
            state.reduce(name, exposed.area, clause, tokens=way.placed)
    state.tally("losses", name, lost_points(pool, loss))
    return lost_points(pool, loss)


def order_losses(
    state: ResolutionState, total: int, most: Mapping[NationName, int], *, clause: str
) -> Generator[Decision, Value, dict[NationName, int]]:
    """Let the primary victim divide a secondary loss among the others. Returns the orders, in A.S.T. order.

    Where they cannot bear it all it is the most they can bear, or by another ruling nothing.
    """
    able = sum(most.values())
    if able < total:
        if state.position.rulings.short_pool == "nothing":
            state.note(clause, f"{able} of {total}: nothing is ordered")
            return {}
        state.note(clause, f"min({total}, {able}) = {able}")
    if not able:
        return {}
    value = yield Allocation(state.drawn.primary, "allocation", clause, min(total, able), most)
    orders = {NationName(name): int(points) for name, points in cast("Shares", value)}
    return {nation: orders[nation] for nation in most if orders.get(nation)}
