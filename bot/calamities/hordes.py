"""30.52, Barbarian Hordes: where they land, and their march. The French rules print this text under the title 30.61."""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Final

from bot.calamities.answers import Value
from bot.calamities.barbarian_targets import HORDE, landing, onward
from bot.calamities.battle import Battle, invade
from bot.calamities.decisions import Decision, Pick
from bot.calamities.effects import Effect
from bot.calamities.names import BARBARIANS, AreaId, NationName
from bot.calamities.work import Steps, Work

SPARED: Final = NationName("Crete")
"""Never the primary victim (30.526)."""


@dataclass(frozen=True, slots=True)
class Stop:
    """One step of the march: how many entered, what it cost the victim, and how many were left before moving on."""

    area: AreaId
    enter: int
    damage: int
    left: int


def barbarian_hordes(work: Work) -> Steps:
    """30.521 to 30.526."""
    before = sum(work.position.barbarians.values())
    if work.drawn.primary == SPARED:
        work.note("30.526", f"{SPARED} is spared")
    else:
        yield from _march(work)
        lost = HORDE + before - sum(work.position.barbarians.values())
        work.findings["barbarians_lost"] = lost
    work.findings["barbarians_after"] = dict(work.position.barbarians)


def _march(work: Work) -> Steps:
    """30.5221, 30.5222: on and on with what is beyond the limit of each area."""
    here = yield from _landing(work)
    entering = HORDE
    work.do(Effect("place", BARBARIANS, here, HORDE, "30.5211", f"{HORDE}"))
    steps: list[dict[str, str | int]] = []
    work.findings["steps"] = steps
    while True:
        stop = _enter(work, here, entering)
        steps.append({"area": stop.area, "enter": stop.enter, "damage": stop.damage, "left": stop.left})
        limit = work.position.area(here).limit
        entering = stop.left - limit
        if entering <= 0:
            return
        there = yield from _next_area(work, here, entering)
        arithmetic = f"{stop.left} − {limit} = {entering}"
        if there is None:
            work.do(Effect("remove", BARBARIANS, here, entering, "30.5222", arithmetic))
            return
        work.do(Effect("move", BARBARIANS, here, entering, "30.5221", arithmetic, to=there))
        here = there


def _controller(work: Work) -> NationName:
    """30.5241: who decides between equal areas."""
    return work.drawn.traded_by if work.drawn.traded_by is not None else work.richest()


def _landing(work: Work) -> Generator[Decision, Value, AreaId]:
    """30.5211: the start area where they do most damage, or an empty one, or at last any other."""
    options = landing(work.position, work.primary).options
    return AreaId(str((yield Pick(_controller(work), "start_area", "30.5211", options))))


def _enter(work: Work, area: AreaId, entering: int) -> Stop:
    """Fight out what they meet there; they are on the board already."""
    there = work.position.barbarians.get(area, 0)
    battle = invade(work.position, area, 0)
    damage = battle.damage(work.primary)
    _carry_out_battle(work, battle, there)
    return Stop(area, entering, damage, battle.barbarians)


def _carry_out_battle(work: Work, battle: Battle, there: int) -> None:
    clause = "30.5212" if len(work.effects) < 2 else "30.5232"
    if battle.razed is not None:
        work.reduce(battle.razed, battle.area, "30.525", tokens=battle.defenders)
    for name, left in battle.left.items():
        tokens = work.nation(name).tokens.get(battle.area, 0)
        work.remove(name, battle.area, tokens - left, clause, f"{tokens} against {there}: {left}")
    if battle.died:
        work.do(Effect("remove", BARBARIANS, battle.area, battle.died, clause, f"{there} − {battle.died}"))


def _next_area(work: Work, here: AreaId, entering: int) -> Generator[Decision, Value, AreaId | None]:
    """30.5221, 30.5231: where the surplus goes; None where nothing of the victim can be reached."""
    options = onward(work.position, work.primary, here, entering).options
    if not options:
        return None
    return AreaId(str((yield Pick(_controller(work), "march", "30.5241", options))))
