"""Barbarian Hordes (30.52): their battles, where they land and go on, and the whole march.

The French rules print this text under the title 30.61.
"""

from collections.abc import Generator, Mapping
from dataclasses import dataclass
from typing import Final

from bot.games.calamities.rules.answers import Value
from bot.games.calamities.rules.atlas import first_steps
from bot.games.calamities.rules.decisions import Decision, Pick
from bot.games.calamities.rules.effects import Effect
from bot.games.calamities.rules.names import BARBARIANS, ENGINEERING, AreaId, NationName
from bot.games.calamities.rules.position import CITY_POINTS, Nation, Position
from bot.games.calamities.rules.resolution_state import ResolutionState, Steps

ATTACKERS: Final = 7
DEFENDERS: Final = 6
ENGINEERED: Final = 1
"""Barbarians more to attack, and tokens more to defend, where the city's owner holds Engineering."""


@dataclass(frozen=True, slots=True)
class Battle:
    """The outcome of a conflict in one area."""

    area: AreaId
    barbarians: int
    """Barbarians left in the area, before those beyond the limit leave it."""
    died: int
    city_owner: NationName | None
    """Owner of the city that was attacked and replaced by `defenders`."""
    defenders: int
    left: Mapping[NationName, int]
    """Tokens left of each nation that had some there, defenders included."""

    def damage(self, nation: Nation) -> int:
        """Return the unit points it costs a nation."""
        is_razed = self.city_owner == nation.name
        before = nation.tokens.get(self.area, 0) + CITY_POINTS * is_razed
        return before - self.left.get(nation.name, nation.tokens.get(self.area, 0))


def fight_out(sides: Mapping[NationName, int], limit: int) -> dict[NationName, int]:
    """Return the sides' tokens after the conflict.

    One goes from each side in turn, the smaller side first, equal ones together, until the area is within its limit or
    one side is left.
    """
    left = {side: count for side, count in sides.items() if count}
    while True:
        sizes = sorted({count for count in left.values() if count})
        ranks = [[side for side, count in left.items() if count == size] for size in sizes]
        for together in ranks:
            if sum(left.values()) <= limit or sum(count > 0 for count in left.values()) <= 1:
                return left
            for side in together:
                left[side] -= 1
        if not any(left.values()):
            return left


def invade(position: Position, area: AreaId, entering: int) -> Battle:
    """Return what happens when so many Barbarians enter an area, beside those there."""
    there = position.barbarians.get(area, 0) + entering
    tokens = {nation.name: nation.tokens[area] for nation in position.nations if area in nation.tokens}
    owner = next((nation for nation in position.nations if area in nation.cities), None)
    defenders = 0
    if owner is not None:
        has_engineering = owner.has(ENGINEERING)
        if there < ATTACKERS + ENGINEERED * has_engineering:
            return Battle(area, 0, there, None, 0, tokens)
        defenders = min(DEFENDERS + ENGINEERED * has_engineering, owner.stock_tokens)
        tokens[owner.name] = tokens.get(owner.name, 0) + defenders
    left = fight_out({BARBARIANS: there, **tokens}, position.area(area).limit)
    barbarians = left.pop(BARBARIANS, 0)
    city_owner = owner.name if owner is not None else None
    return Battle(
        area, barbarians, there - barbarians, city_owner, defenders, {name: left.get(name, 0) for name in tokens}
    )


HORDE: Final = 15
LAND: Final = "land"
"""They land in the start area of most damage."""
LAND_EMPTY: Final = "land-empty"
"""They land in an empty start area, since the victim has no units in any."""
LAND_ANY: Final = "land-any"
"""They land in a start area of others' units, since none is empty."""
NEXT: Final = "next"
"""They go to the adjacent area of most damage where the victim is alone (30.5221)."""
BESIDE: Final = "beside"
"""They go to an adjacent area of damage where others are, too, since the victim is alone in none (30.5231)."""
ON_THE_WAY: Final = "way"
"""They go along a shortest way to an area of damage (30.5231)."""
SPREAD: Final = "spread"
"""They go to an empty area, by a table's ruling."""
NOWHERE: Final = "nowhere"
"""No unit of the victim can be reached (30.5222)."""


@dataclass(frozen=True, slots=True)
class TargetChoice:
    """Why Barbarians go to an area: the areas that are equal in the end, and the damage of those compared."""

    why: str
    options: tuple[AreaId, ...]
    damage: Mapping[AreaId, int]


def landing(position: Position, victim: Nation) -> TargetChoice:
    """Return the start areas of most damage, or else empty ones, or else any (30.5211)."""
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
    """Return where so many Barbarians go from here; no options where no unit of the victim can be reached.

    See 30.5221 and 30.5231.
    """
    damage = {area: invade(position, area, entering).damage(victim) for area in victim.areas if area != here}
    alone = {area for area in victim.areas if not position.others_in(area, victim.name)}
    # sorted: sets of names have another order in each process
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


SPARED: Final = NationName("Crete")
"""Never the primary victim (30.526)."""


def barbarian_hordes(state: ResolutionState) -> Steps:
    """Resolve Barbarian Hordes (30.521–30.526)."""
    before = sum(state.position.barbarians.values())
    if state.drawn.primary == SPARED:
        state.note("30.526", f"{SPARED} is spared")
    else:
        yield from _march(state)
        lost = HORDE + before - sum(state.position.barbarians.values())
        state.findings["barbarians_lost"] = lost
    state.findings["barbarians_after"] = dict(state.position.barbarians)


def _march(state: ResolutionState) -> Steps:
    """Land, fight, and go on with those beyond the limit of each area (30.5221, 30.5222)."""
    here = yield from _landing(state)
    entering = HORDE
    state.do(Effect("place", BARBARIANS, here, HORDE, "30.5211", f"{HORDE}"))
    steps: list[dict[str, str | int]] = []
    state.findings["steps"] = steps
    while True:
        battle = invade(state.position, here, 0)  # they are on the board already
        damage = battle.damage(state.primary)
        _carry_out_battle(state, battle)
        steps.append({"area": here, "enter": entering, "damage": damage, "left": battle.barbarians})
        limit = state.position.area(here).limit
        entering = battle.barbarians - limit
        if entering <= 0:
            return
        there = yield from _next_area(state, here, entering)
        arithmetic = f"{battle.barbarians} − {limit} = {entering}"
        if there is None:
            state.do(Effect("remove", BARBARIANS, here, entering, "30.5222", arithmetic))
            return
        state.do(Effect("move", BARBARIANS, here, entering, "30.5221", arithmetic, to=there))
        here = there


def _controller(state: ResolutionState) -> NationName:
    """Return who decides between equal areas (30.5241)."""
    return state.drawn.traded_by if state.drawn.traded_by is not None else state.richest()


def _landing(state: ResolutionState) -> Generator[Decision, Value, AreaId]:
    """Ask for the start area (30.5211), and return it."""
    options = landing(state.position, state.primary).options
    return AreaId(str((yield Pick(_controller(state), "start_area", "30.5211", options))))


def _carry_out_battle(state: ResolutionState, battle: Battle) -> None:
    there = battle.barbarians + battle.died
    clause = "30.5212" if len(state.effects) < 2 else "30.5232"
    if battle.city_owner is not None:
        state.reduce(battle.city_owner, battle.area, "30.525", tokens=battle.defenders)
    for name, left in battle.left.items():
        tokens = state.nation(name).tokens.get(battle.area, 0)
        state.remove(name, battle.area, tokens - left, clause, f"{tokens} against {there}: {left}")
    if battle.died:
        state.do(Effect("remove", BARBARIANS, battle.area, battle.died, clause, f"{there} − {battle.died}"))


def _next_area(state: ResolutionState, here: AreaId, entering: int) -> Generator[Decision, Value, AreaId | None]:
    """Ask where those beyond the limit go; return None where no unit of the victim is in reach (30.5221, 30.5231)."""
    options = onward(state.position, state.primary, here, entering).options
    if not options:
        return None
    return AreaId(str((yield Pick(_controller(state), "march", "30.5241", options))))
