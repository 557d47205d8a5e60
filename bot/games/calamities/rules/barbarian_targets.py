"""Where Barbarians go, and why: the areas that are equal in the end, and what was weighed (30.5211 to 30.5231)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.games.calamities.rules.battle import invade
from bot.games.calamities.rules.names import AreaId
from bot.games.calamities.rules.position import Nation, Position
from bot.games.calamities.rules.routes import first_steps

HORDE: Final = 15
LAND: Final = "land"
"""In the start area of most damage."""
LAND_EMPTY: Final = "land-empty"
"""In an empty start area: the victim has no units in any."""
LAND_ANY: Final = "land-any"
"""In a start area of others' units: none is empty."""
NEXT: Final = "next"
"""To the adjacent area of most damage where the victim is alone (30.5221)."""
BESIDE: Final = "beside"
"""To an adjacent area of damage where others are, too: there is none where the victim is alone (30.5231)."""
ON_THE_WAY: Final = "way"
"""On a shortest way to an area of damage (30.5231)."""
SPREAD: Final = "spread"
"""To an empty area, by a table's ruling."""
NOWHERE: Final = "nowhere"
"""Nothing of the victim can be reached (30.5222)."""


@dataclass(frozen=True, slots=True)
class TargetChoice:
    """Why they go where they go: the areas that are equal, and the damage of those that were weighed."""

    why: str
    options: tuple[AreaId, ...]
    damage: Mapping[AreaId, int]


def landing(position: Position, victim: Nation) -> TargetChoice:
    """30.5211: the start area where they do most damage, or an empty one, or at last any other."""
    starts = position.atlas.start_areas(victim.name)
    damage = {area: invade(position, area, HORDE).damage(victim) for area in starts if area in victim.areas}
    if damage:
        return TargetChoice(LAND, _worst(damage), damage)
    foreign = [area for area in starts if position.others_in(area, victim.name)]
    taken = [area for area in starts if area in position.barbarians or area in position.pirates]
    if empty := [area for area in starts if area not in foreign and area not in taken]:
        return TargetChoice(LAND_EMPTY, tuple(empty), {})
    return TargetChoice(LAND_ANY, tuple([area for area in starts if area not in foreign] or starts), {})


def onward(position: Position, victim: Nation, here: AreaId, entering: int) -> TargetChoice:
    """30.5221, 30.5231: where so many go from here; no options where nothing of the victim can be reached."""
    damage = {area: invade(position, area, entering).damage(victim) for area in victim.areas if area != here}
    alone = {area for area in victim.areas if not position.others_in(area, victim.name)}
    # sorted, as all sets of names here (see `annexation`)
    near = {area: damage[area] for area in sorted(position.area(here).neighbours & alone) if damage.get(area)}
    if near:
        return TargetChoice(NEXT, _worst(near), near)
    targets = {area: lost for area, lost in damage.items() if lost}
    steps = first_steps(position.atlas, here, targets.keys(), lambda area: area not in alone)
    if beside := {area: targets[area] for area in steps if area in targets}:
        return TargetChoice(BESIDE, _worst(beside), beside)
    if steps:
        return TargetChoice(ON_THE_WAY, tuple(steps), {})
    if position.rulings.barbarian_stop == "spread":
        taken = {area for nation in position.nations for area in nation.areas} | position.barbarians.keys()
        empty = position.atlas.areas.keys() - taken - position.pirates
        if spread := first_steps(position.atlas, here, empty, lambda area: area not in alone):
            return TargetChoice(SPREAD, tuple(spread), {})
    return TargetChoice(NOWHERE, (), {})


def _worst(damage: Mapping[AreaId, int]) -> tuple[AreaId, ...]:
    most = max(damage.values())
    return tuple(area for area, lost in damage.items() if lost == most)
