"""30.52, Barbarian Hordes: where they land, and their march. The French rules print this text under the title 30.61."""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Final

from bot.games.calamities.rules.answers import Value
from bot.games.calamities.rules.barbarian_targets import HORDE, landing, onward
from bot.games.calamities.rules.battle import Battle, invade
from bot.games.calamities.rules.decisions import Decision, Pick
from bot.games.calamities.rules.effects import Effect
from bot.games.calamities.rules.names import BARBARIANS, AreaId, NationName
from bot.games.calamities.rules.resolution_state import ResolutionState, Steps

SPARED: Final = NationName("Crete")
"""Never the primary victim (30.526)."""


@dataclass(frozen=True, slots=True)
class Stop:
    """One step of the march: how many entered, what it cost the victim, and how many were left before moving on."""

    area: AreaId
    enter: int
    damage: int
    left: int


def barbarian_hordes(state: ResolutionState) -> Steps:
    """30.521 to 30.526."""
    before = sum(state.position.barbarians.values())
    if state.drawn.primary == SPARED:
        state.note("30.526", f"{SPARED} is spared")
    else:
        yield from _march(state)
        lost = HORDE + before - sum(state.position.barbarians.values())
        state.findings["barbarians_lost"] = lost
    state.findings["barbarians_after"] = dict(state.position.barbarians)


def _march(state: ResolutionState) -> Steps:
    """30.5221, 30.5222: on and on with what is beyond the limit of each area."""
    here = yield from _landing(state)
    entering = HORDE
    state.do(Effect("place", BARBARIANS, here, HORDE, "30.5211", f"{HORDE}"))
    steps: list[dict[str, str | int]] = []
    state.findings["steps"] = steps
    while True:
        stop = _enter(state, here, entering)
        steps.append({"area": stop.area, "enter": stop.enter, "damage": stop.damage, "left": stop.left})
        limit = state.position.area(here).limit
        entering = stop.left - limit
        if entering <= 0:
            return
        there = yield from _next_area(state, here, entering)
        arithmetic = f"{stop.left} − {limit} = {entering}"
        if there is None:
            state.do(Effect("remove", BARBARIANS, here, entering, "30.5222", arithmetic))
            return
        state.do(Effect("move", BARBARIANS, here, entering, "30.5221", arithmetic, to=there))
        here = there


def _controller(state: ResolutionState) -> NationName:
    """30.5241: who decides between equal areas."""
    return state.drawn.traded_by if state.drawn.traded_by is not None else state.richest()


def _landing(state: ResolutionState) -> Generator[Decision, Value, AreaId]:
    """30.5211: the start area where they do most damage, or an empty one, or at last any other."""
    options = landing(state.position, state.primary).options
    return AreaId(str((yield Pick(_controller(state), "start_area", "30.5211", options))))


def _enter(state: ResolutionState, area: AreaId, entering: int) -> Stop:
    """Fight out what they meet there; they are on the board already."""
    there = state.position.barbarians.get(area, 0)
    battle = invade(state.position, area, 0)
    damage = battle.damage(state.primary)
    _carry_out_battle(state, battle, there)
    return Stop(area, entering, damage, battle.barbarians)


def _carry_out_battle(state: ResolutionState, battle: Battle, there: int) -> None:
    clause = "30.5212" if len(state.effects) < 2 else "30.5232"
    if battle.razed is not None:
        state.reduce(battle.razed, battle.area, "30.525", tokens=battle.defenders)
    for name, left in battle.left.items():
        tokens = state.nation(name).tokens.get(battle.area, 0)
        state.remove(name, battle.area, tokens - left, clause, f"{tokens} against {there}: {left}")
    if battle.died:
        state.do(Effect("remove", BARBARIANS, battle.area, battle.died, clause, f"{there} − {battle.died}"))


def _next_area(state: ResolutionState, here: AreaId, entering: int) -> Generator[Decision, Value, AreaId | None]:
    """30.5221, 30.5231: where the surplus goes; None where nothing of the victim can be reached."""
    options = onward(state.position, state.primary, here, entering).options
    if not options:
        return None
    return AreaId(str((yield Pick(_controller(state), "march", "30.5241", options))))
