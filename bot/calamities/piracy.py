"""30.91, Piracy."""

from typing import Final, cast

from bot.calamities.decisions import PickSome
from bot.calamities.effects import Effect
from bot.calamities.names import PIRATES, AreaId, NationName
from bot.calamities.position import CITIES, Nation
from bot.calamities.work import Steps, Work, is_coastal

OWN: Final = 2
OTHERS: Final = 2


def piracy(work: Work) -> Steps:
    """30.911: two coastal cities of the victim, chosen by who passed the card on; 30.912: two of two others."""
    yield from work.settle_coasts(sorted(work.primary.cities), "30.911")
    own = _coastal(work, work.primary)
    count = min(OWN, len(own))
    chosen = yield PickSome(work.chooser(), "cities", "30.911", own, count, _is_scarce(work, count))
    for city in cast("tuple[str, ...]", chosen):
        _seize(work, work.drawn.primary, AreaId(city), "30.911")
    for nation in work.others():
        yield from work.settle_coasts(sorted(nation.cities), "30.912")
    owners: dict[str, str] = {city: nation.name for nation in work.others() for city in _coastal(work, nation)}
    count = min(OTHERS, len(set(owners.values())))
    decision = PickSome(work.drawn.primary, "cities", "30.912", tuple(owners), count, _is_scarce(work, count), owners)
    for city in cast("tuple[str, ...]", (yield decision)):
        _seize(work, NationName(owners[city]), AreaId(city), "30.912")
    work.findings["pirate_cities"] = sorted(work.position.pirates)


def _coastal(work: Work, nation: Nation) -> tuple[AreaId, ...]:
    return tuple(area for area in sorted(nation.cities) if is_coastal(work.position, area))


def _free(work: Work) -> int:
    """Cities that the pirates' nation has left."""
    return CITIES - len(work.position.pirates)


def _is_scarce(work: Work, count: int) -> bool:
    return 0 < _free(work) < count


def _seize(work: Work, name: NationName, city: AreaId, clause: str) -> None:
    if _free(work) > 0:
        work.do(Effect("replace", name, city, 0, clause, by=PIRATES))
    elif work.position.rulings.pirates == "eliminated":
        work.eliminate(name, city, clause, "no pirate city left")
