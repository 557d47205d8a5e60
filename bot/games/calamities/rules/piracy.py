"""30.91, Piracy."""

from typing import Final, cast

from bot.games.calamities.rules.decisions import PickSome
from bot.games.calamities.rules.effects import Effect
from bot.games.calamities.rules.names import PIRATES, AreaId, NationName
from bot.games.calamities.rules.position import CITIES, Nation
from bot.games.calamities.rules.resolution_state import ResolutionState, Steps, is_coastal

OWN: Final = 2
OTHERS: Final = 2


def piracy(state: ResolutionState) -> Steps:
    """30.911: two coastal cities of the victim, chosen by who passed the card on; 30.912: two of two others."""
    # before anybody chooses: which cities lie on a coast may be a question to the table
    yield from state.settle_coasts(sorted(state.primary.cities), "30.911")
    own = _coastal(state, state.primary)
    count = min(OWN, len(own))
    chosen = yield PickSome(state.chooser(), "cities", "30.911", own, count, _is_scarce(state, count))
    for city in cast("tuple[str, ...]", chosen):
        _seize(state, state.drawn.primary, AreaId(city), "30.911")
    for nation in state.others():
        yield from state.settle_coasts(sorted(nation.cities), "30.912")
    owners: dict[str, str] = {city: nation.name for nation in state.others() for city in _coastal(state, nation)}
    count = min(OTHERS, len(set(owners.values())))
    decision = PickSome(state.drawn.primary, "cities", "30.912", tuple(owners), count, _is_scarce(state, count), owners)
    for city in cast("tuple[str, ...]", (yield decision)):
        _seize(state, NationName(owners[city]), AreaId(city), "30.912")
    state.findings["pirate_cities"] = sorted(state.position.pirates)


def _coastal(state: ResolutionState, nation: Nation) -> tuple[AreaId, ...]:
    return tuple(area for area in sorted(nation.cities) if is_coastal(state.position, area))


def _free(state: ResolutionState) -> int:
    """Cities that the pirates' nation has left."""
    return CITIES - len(state.position.pirates)


def _is_scarce(state: ResolutionState, count: int) -> bool:
    return 0 < _free(state) < count


def _seize(state: ResolutionState, name: NationName, city: AreaId, clause: str) -> None:
    if _free(state) > 0:
        state.do(Effect("replace", name, city, 0, clause, by=PIRATES))
    elif state.position.rulings.pirates == "eliminated":
        state.eliminate(name, city, clause, "no pirate city left")
