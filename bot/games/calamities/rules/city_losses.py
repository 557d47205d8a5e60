"""Calamities that cost cities: Treachery (30.22), Superstition (30.32), Slave Revolt (30.42), Civil Disorder (30.71),
Iconoclasm and Heresy (30.81), Piracy (30.91), and the check of city support (29.8).

Each is a generator over a `ResolutionState`.
"""

from collections.abc import Mapping
from typing import Final, cast

from bot.games.calamities.rules import names
from bot.games.calamities.rules.decisions import Pick, PickSome
from bot.games.calamities.rules.effects import Effect
from bot.games.calamities.rules.names import AreaId, CardName, NationName
from bot.games.calamities.rules.position import CITIES, Nation
from bot.games.calamities.rules.resolution_state import ResolutionState, Steps, is_coastal, order_losses


def treachery(state: ResolutionState) -> Steps:
    """Resolve Treachery: a city goes over to the player who passed the card on (30.221), or is reduced (30.222)."""
    cities = tuple(sorted(state.primary.cities))
    if not cities:
        return
    victim, giver = state.drawn.primary, state.drawn.traded_by
    clause = "30.222" if giver is None else "30.221"
    city = AreaId(str((yield Pick(state.chooser(), "city", clause, cities))))
    state.findings["site"] = city
    if giver is None:
        state.reduce(victim, city, "30.222")
    elif state.nation(giver).stock_cities:
        state.do(Effect("replace", victim, city, 0, "30.221", by=giver))
    else:
        state.eliminate(victim, city, "30.221", f"{giver}: no city in stock")


SUPERSTITION_CITIES: Final = 3
ICONOCLASM_CITIES: Final = 4
FOREIGN_CITIES: Final = 2
DISORDER_SPARES: Final = 3
"""Cities that Civil Disorder leaves (30.711)."""
RELIGIONS: Final[tuple[tuple[CardName, int], ...]] = ((names.ENLIGHTENMENT, 0), (names.DEISM, 1), (names.MYSTICISM, 2))
"""The number of cities that Superstition still reduces with each religion; the highest one held counts (30.322)."""
DISORDER: Final[Mapping[CardName, int]] = {
    names.MUSIC: -1,
    names.DRAMA: -1,
    names.LAW: -1,
    names.DEMOCRACY: -1,
    names.MILITARY: 1,
    names.ROAD_BUILDING: 1,
}
"""The number of cities more or fewer that Civil Disorder reduces with each card (30.712–30.714)."""
HERESY: Final[Mapping[CardName, int]] = {
    names.LAW: -1,
    names.PHILOSOPHY: -1,
    names.THEOLOGY: -3,
    names.MONOTHEISM: 1,
    names.ROAD_BUILDING: 1,
}
"""The number of cities more or fewer that Iconoclasm and Heresy reduce with each card (30.812–30.816)."""


def superstition(state: ResolutionState) -> Steps:
    """Resolve Superstition: three cities are reduced (30.321), fewer with a religion (30.322)."""
    count, arithmetic = SUPERSTITION_CITIES, f"{SUPERSTITION_CITIES}"
    for card, left in RELIGIONS:
        if state.primary.has(card):
            count, arithmetic = left, f"{SUPERSTITION_CITIES}, {card}: {left}"
            break
    yield from _reduce_own(state, count, arithmetic, "30.322" if count < SUPERSTITION_CITIES else "30.321")


def civil_disorder(state: ResolutionState) -> Steps:
    """Resolve Civil Disorder: all cities except three are reduced (30.711), more or fewer by cards (30.715)."""
    cities = len(state.primary.cities)
    excess = max(0, cities - DISORDER_SPARES)
    count, arithmetic = _count_with_cards(state.primary, excess, DISORDER)
    if state.position.rulings.civil_disorder_count == "excess_only":
        relief = sum(change for card, change in DISORDER.items() if change < 0 and state.primary.has(card))
        worse = sum(change for card, change in DISORDER.items() if change > 0 and state.primary.has(card))
        count = max(0, excess + relief) + worse
    yield from _reduce_own(state, count, f"{cities} cities: {arithmetic}", "30.711")


def iconoclasm_heresy(state: ResolutionState) -> Steps:
    """Resolve Iconoclasm and Heresy: four cities, changed by cards (30.811, 30.817), then two of others (30.818)."""
    count, arithmetic = _count_with_cards(state.primary, ICONOCLASM_CITIES, HERESY)
    yield from _reduce_own(state, count, arithmetic, "30.811")
    most = {nation.name: _most_heretic_cities(nation) for nation in state.others()}
    orders = yield from order_losses(state, FOREIGN_CITIES, most, clause="30.818")
    for name, ordered in orders.items():
        chooser = name if state.position.rulings.iconoclasm_city == "secondary" else state.drawn.primary
        yield from reduce_cities(state, name, ordered, who=chooser, clause="30.818", arithmetic=f"{ordered}")


def _most_heretic_cities(nation: Nation) -> int:
    """Return how many cities a secondary victim may lose (30.819)."""
    if nation.has(names.THEOLOGY):
        return 0
    return min(len(nation.cities), 1 if nation.has(names.PHILOSOPHY) else FOREIGN_CITIES)


def _count_with_cards(nation: Nation, count: int, changes: Mapping[CardName, int]) -> tuple[int, str]:
    """Return what the cards held make of a number of cities, at least 0, and the arithmetic."""
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
    """Ask `who` which `count` cities of a nation are reduced, and reduce them one after the other.

    Where the stock is too short for all, their order matters even if every city goes.
    """
    if not count:
        return
    nation = state.nation(name)
    rooms = [state.position.room(nation, area) for area in nation.cities]
    is_short = 0 < nation.stock_tokens < sum(rooms)
    options = tuple(sorted(nation.cities))
    decision = PickSome(who, "cities", clause, options, min(count, len(options)), is_short)
    for city in cast("tuple[str, ...]", (yield decision)):
        state.reduce(name, AreaId(city), clause)


REVOLTING: Final = 15
REVOLTING_BY_CARD: Final = 5
TOKENS_PER_CITY: Final = 2
"""Tokens on the board that each city needs."""


def slave_revolt(state: ResolutionState) -> Steps:
    """Resolve Slave Revolt: fifteen tokens support no city (30.421).

    Five more with Mining, five fewer with Enlightenment (30.423).
    """
    victim = state.primary
    count, arithmetic = REVOLTING, f"{REVOLTING}"
    if victim.has(names.MINING):
        count, arithmetic = count + REVOLTING_BY_CARD, f"{arithmetic} + Mining {REVOLTING_BY_CARD}"
    if victim.has(names.ENLIGHTENMENT):
        count, arithmetic = count - REVOLTING_BY_CARD, f"{arithmetic} − Enlightenment {REVOLTING_BY_CARD}"
    unavailable = min(count, victim.tokens_on_board)
    state.findings["unavailable"] = unavailable
    state.note("30.421", f"min({arithmetic}, {victim.tokens_on_board} on the board) = {unavailable}")
    yield from reduce_unsupported(state, victim.name, unavailable, clause="30.422")


def city_support_check(state: ResolutionState) -> Steps:
    """Reduce cities until there are two tokens on the board for each (29.8)."""
    yield from reduce_unsupported(state, state.drawn.primary, 0, clause="30.422")


def reduce_unsupported(state: ResolutionState, name: NationName, unavailable: int, *, clause: str) -> Steps:
    """Reduce cities one by one until the tokens, except those unavailable, support them (30.422).

    The tokens that replace a city support the others at once.
    """
    trace: list[dict[str, int]] = []
    while True:
        nation = state.nation(name)
        available, needed = nation.tokens_on_board - unavailable, TOKENS_PER_CITY * len(nation.cities)
        trace.append({"available": available, "needed": needed})
        state.findings["trace"] = trace
        if available >= needed:
            return
        city = yield Pick(name, "reduce", clause, tuple(sorted(nation.cities)))
        state.reduce(name, AreaId(str(city)), clause)


PIRACY_OWN: Final = 2
PIRACY_OTHERS: Final = 2


def piracy(state: ResolutionState) -> Steps:
    """Resolve Piracy: two coastal cities of the victim's (30.911), then one each of two others (30.912)."""
    # before anyone chooses: which cities lie on a coast may be a question to the table
    yield from state.settle_coasts(sorted(state.primary.cities), "30.911")
    own = _coastal(state, state.primary)
    count = min(PIRACY_OWN, len(own))
    chosen = yield PickSome(state.chooser(), "cities", "30.911", own, count, _is_order_decisive(state, count))
    for city in cast("tuple[str, ...]", chosen):
        _seize(state, state.drawn.primary, AreaId(city), "30.911")
    for nation in state.others():
        yield from state.settle_coasts(sorted(nation.cities), "30.912")
    owners: dict[str, str] = {city: nation.name for nation in state.others() for city in _coastal(state, nation)}
    count = min(PIRACY_OTHERS, len(set(owners.values())))
    decision = PickSome(
        state.drawn.primary, "cities", "30.912", tuple(owners), count, _is_order_decisive(state, count), owners
    )
    for city in cast("tuple[str, ...]", (yield decision)):
        _seize(state, NationName(owners[city]), AreaId(city), "30.912")
    state.findings["pirate_cities"] = sorted(state.position.pirates)


def _coastal(state: ResolutionState, nation: Nation) -> tuple[AreaId, ...]:
    return tuple(area for area in sorted(nation.cities) if is_coastal(state.position, area))


def _pirate_cities_left(state: ResolutionState) -> int:
    """Return how many cities the pirates have left to place."""
    return CITIES - len(state.position.pirates)


def _is_order_decisive(state: ResolutionState, count: int) -> bool:
    return 0 < _pirate_cities_left(state) < count


def _seize(state: ResolutionState, name: NationName, city: AreaId, clause: str) -> None:
    if _pirate_cities_left(state) > 0:
        state.do(Effect("replace", name, city, 0, clause, by=names.PIRATES))
    elif state.position.rulings.pirates == "eliminated":
        state.eliminate(name, city, clause, "no pirate city left")
