"""Volcanic Eruption or Earthquake (30.21)."""

from typing import NamedTuple

from bot.games.calamities.rules.decisions import Pick
from bot.games.calamities.rules.names import BARBARIANS, ENGINEERING, PIRATES, AreaId, NationName
from bot.games.calamities.rules.position import CITY_POINTS, Nation, Position
from bot.games.calamities.rules.resolution_state import ResolutionState, Steps


class Quake(NamedTuple):
    """A possible earthquake: the city struck, a neighbour's city reduced with it, if any, and the damage of both."""

    city: AreaId
    owner: NationName | None
    neighbour: AreaId | None
    damage: int


def volcano_earthquake(state: ResolutionState) -> Steps:
    """Resolve an eruption where the victim has a city near a volcano (30.211), else an earthquake (30.212)."""
    near = {state.position.area(city).volcano for city in state.primary.cities} - {None}
    yield from _eruption(state) if near else _earthquake(state)


def _eruption(state: ResolutionState) -> Steps:
    position, victim = state.position, state.primary
    struck = [victim, *state.others()]
    counts_points = position.rulings.counts_points
    by_volcano: dict[str, list[AreaId]] = {}
    for area in position.atlas.areas.values():
        if area.volcano:
            by_volcano.setdefault(area.volcano, []).append(area.id)
    damage = {
        volcano: sum(_units(nation, area, counts_points=counts_points) for nation in struck for area in areas)
        for volcano, areas in sorted(by_volcano.items())
        if (victim.cities if counts_points else victim.areas) & set(areas)
    }
    most = max(damage.values())
    worst = tuple(volcano for volcano, lost in damage.items() if lost == most)
    site = yield Pick(state.drawn.primary, "eruption_site", "30.211", worst)
    state.findings |= {"event": "eruption", "site": site}
    arithmetic = ", ".join(f"{volcano} {lost}" for volcano, lost in damage.items())
    for area in sorted(by_volcano[str(site)]):
        for nation in struck:
            state.wipe(nation.name, area, "30.211", arithmetic)
        if position.rulings.eruption_neutral == "removed":
            _wipe_neutral(state, area)


def _wipe_neutral(state: ResolutionState, area: AreaId) -> None:
    """Remove the Barbarians and the pirate city of an area."""
    state.remove(BARBARIANS, area, state.position.barbarians.get(area, 0), "30.211")
    if area in state.position.pirates:
        state.eliminate(PIRATES, area, "30.211")


def _units(nation: Nation, area: AreaId, *, counts_points: bool) -> int:
    """Return what a nation would lose there, in points, or in units of which a city is one."""
    return nation.points_in(area) if counts_points else nation.tokens.get(area, 0) + (area in nation.cities)


def _earthquake(state: ResolutionState) -> Steps:
    quakes = [quake for city in sorted(state.primary.cities) for quake in _quakes(state, city)]
    most = max((quake.damage for quake in quakes), default=0)
    worst = [quake for quake in quakes if quake.damage == most]
    if not worst:
        state.findings |= {"event": None, "site": None, "secondary": None}
        return
    who = state.richest() if state.position.rulings.earthquake_tie == "most_stock" else state.drawn.primary
    city = yield Pick(who, "city", "30.212", tuple(dict.fromkeys(quake.city for quake in worst)))
    worst = [quake for quake in worst if quake.city == city]
    neighbours = tuple(quake.neighbour for quake in worst if quake.neighbour is not None)
    neighbour = (yield Pick(who, "secondary", "30.212", neighbours)) if neighbours else None
    quake = next(quake for quake in worst if quake.neighbour == neighbour)
    state.findings |= {"event": "earthquake", "site": quake.city, "secondary": quake.neighbour}
    arithmetic = f"damage {quake.damage}"
    if state.primary.has(ENGINEERING):
        state.reduce(state.drawn.primary, quake.city, "30.213")
    else:
        state.eliminate(state.drawn.primary, quake.city, "30.212", arithmetic)
    if quake.owner is not None and quake.neighbour is not None:
        state.reduce(quake.owner, quake.neighbour, "30.212")


def _quakes(state: ResolutionState, city: AreaId) -> list[Quake]:
    """Return the earthquakes that strike that city: one with each neighbour's city that can be reduced, else one."""
    position, victim = state.position, state.primary
    own = _reduction(position, victim, city) if victim.has(ENGINEERING) else CITY_POINTS
    found = [
        Quake(city, nation.name, area, own + _reduction(position, nation, area))
        for nation in state.others()
        if not nation.has(ENGINEERING)
        for area in sorted(nation.cities & position.area(city).neighbours)
    ]
    return found or [Quake(city, None, None, own)]


def _reduction(position: Position, nation: Nation, city: AreaId) -> int:
    """Return the points that reducing that city costs its owner."""
    return CITY_POINTS - min(position.room(nation, city), nation.stock_tokens)
