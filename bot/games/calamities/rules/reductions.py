"""Cities reduced by choice: 30.32 Superstition, 30.71 Civil Disorder, 30.81 Iconoclasm and Heresy."""

from collections.abc import Mapping
from typing import Final, cast

from bot.games.calamities.rules import names
from bot.games.calamities.rules.decisions import PickSome
from bot.games.calamities.rules.exposure import order_losses
from bot.games.calamities.rules.names import AreaId, CardName, NationName
from bot.games.calamities.rules.position import Nation
from bot.games.calamities.rules.resolution_state import ResolutionState, Steps

SUPERSTITION_CITIES: Final = 3
ICONOCLASM_CITIES: Final = 4
FOREIGN_CITIES: Final = 2
SPARED_CITIES: Final = 3
"""Civil Disorder leaves so many (30.711)."""
LEFT_BY: Final[tuple[tuple[CardName, int], ...]] = ((names.ENLIGHTENMENT, 0), (names.DEISM, 1), (names.MYSTICISM, 2))
"""Cities that Superstition still reduces, by the highest religion held (30.322)."""
DISORDER: Final[Mapping[CardName, int]] = {
    names.MUSIC: -1,
    names.DRAMA: -1,
    names.LAW: -1,
    names.DEMOCRACY: -1,
    names.MILITARY: 1,
    names.ROAD_BUILDING: 1,
}
"""30.712 to 30.714."""
HERESY: Final[Mapping[CardName, int]] = {
    names.LAW: -1,
    names.PHILOSOPHY: -1,
    names.THEOLOGY: -3,
    names.MONOTHEISM: 1,
    names.ROAD_BUILDING: 1,
}
"""30.812 to 30.816."""


def superstition(state: ResolutionState) -> Steps:
    """30.321: three cities, fewer with a religion (30.322)."""
    count, arithmetic = SUPERSTITION_CITIES, f"{SUPERSTITION_CITIES}"
    for card, left in LEFT_BY:
        if state.primary.has(card):
            count, arithmetic = left, f"{SUPERSTITION_CITIES}, {card}: {left}"
            break
    yield from _reduce_own(state, count, arithmetic, "30.322" if count < SUPERSTITION_CITIES else "30.321")


def civil_disorder(state: ResolutionState) -> Steps:
    """30.711: all cities but three, changed by cards (30.715)."""
    cities = len(state.primary.cities)
    excess = max(0, cities - SPARED_CITIES)
    count, arithmetic = _changed(state.primary, excess, DISORDER)
    if state.position.rulings.civil_disorder_count == "excess_only":
        relief = sum(change for card, change in DISORDER.items() if change < 0 and state.primary.has(card))
        worse = sum(change for card, change in DISORDER.items() if change > 0 and state.primary.has(card))
        count = max(0, excess + relief) + worse
    yield from _reduce_own(state, count, f"{cities} cities: {arithmetic}", "30.711")


def iconoclasm_heresy(state: ResolutionState) -> Steps:
    """30.811: four cities, changed by cards (30.817); 30.818: then two of others."""
    count, arithmetic = _changed(state.primary, ICONOCLASM_CITIES, HERESY)
    yield from _reduce_own(state, count, arithmetic, "30.811")
    most = {nation.name: _heretics(nation) for nation in state.others()}
    orders = yield from order_losses(state, FOREIGN_CITIES, most, clause="30.818")
    for name, ordered in orders.items():
        chooser = name if state.position.rulings.iconoclasm_city == "secondary" else state.drawn.primary
        yield from reduce_cities(state, name, ordered, who=chooser, clause="30.818", arithmetic=f"{ordered}")


def _heretics(nation: Nation) -> int:
    """30.819: how many cities of his a secondary victim may lose."""
    if nation.has(names.THEOLOGY):
        return 0
    return min(len(nation.cities), 1 if nation.has(names.PHILOSOPHY) else FOREIGN_CITIES)


def _changed(nation: Nation, count: int, changes: Mapping[CardName, int]) -> tuple[int, str]:
    """A number of cities changed by the cards held, and its arithmetic: all effects together, never below 0."""
    arithmetic, total = f"{count}", count
    for card, change in changes.items():
        if nation.has(card):
            total += change
            arithmetic += f" {'−' if change < 0 else '+'} {card} {abs(change)}"
    return max(0, total), f"{arithmetic} = {max(0, total)}"


def _reduce_own(state: ResolutionState, count: int, arithmetic: str, clause: str) -> Steps:
    count = min(count, len(state.primary.cities))
    state.findings["count"] = count
    name = state.drawn.primary
    state.note(clause, arithmetic)
    yield from reduce_cities(state, name, count, who=name, clause=clause, arithmetic=arithmetic)


def reduce_cities(
    state: ResolutionState, name: NationName, count: int, *, who: NationName, clause: str, arithmetic: str
) -> Steps:
    """So many cities of a nation, one after the other: where its stock is short the order matters even if all go."""
    if not count:
        return
    nation = state.nation(name)
    rooms = [state.position.room(nation, area) for area in nation.cities]
    is_short = 0 < nation.stock_tokens < sum(rooms)
    options = tuple(sorted(nation.cities))
    decision = PickSome(who, "cities", clause, options, min(count, len(options)), is_short)
    for city in cast("tuple[str, ...]", (yield decision)):
        state.reduce(name, AreaId(city), clause)
