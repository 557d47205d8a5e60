"""30.42, Slave Revolt, and the check of city support that follows the last calamity of a turn (26.6)."""

from typing import Final

from bot.games.calamities.rules.decisions import Pick
from bot.games.calamities.rules.names import ENLIGHTENMENT, MINING, AreaId, NationName
from bot.games.calamities.rules.resolution_state import ResolutionState, Steps

IN_REVOLT: Final = 15
BY_CARD: Final = 5
PER_CITY: Final = 2
"""Tokens on the board that each city needs."""


def slave_revolt(state: ResolutionState) -> Steps:
    """30.421: fifteen tokens support no city; 30.423: five more with Mining, five fewer with Enlightenment."""
    victim = state.primary
    count, arithmetic = IN_REVOLT, f"{IN_REVOLT}"
    if victim.has(MINING):
        count, arithmetic = count + BY_CARD, f"{arithmetic} + Mining {BY_CARD}"
    if victim.has(ENLIGHTENMENT):
        count, arithmetic = count - BY_CARD, f"{arithmetic} − Enlightenment {BY_CARD}"
    unavailable = min(count, victim.tokens_on_board)
    state.findings["unavailable"] = unavailable
    state.note("30.421", f"min({arithmetic}, {victim.tokens_on_board} on the board) = {unavailable}")
    yield from reduce_unsupported(state, victim.name, unavailable, clause="30.422")


def city_support_check(state: ResolutionState) -> Steps:
    """29.8: two tokens for each city, or cities are reduced until it holds."""
    yield from reduce_unsupported(state, state.drawn.primary, 0, clause="30.422")


def reduce_unsupported(state: ResolutionState, name: NationName, unavailable: int, *, clause: str) -> Steps:
    """30.422: one by one; the tokens of a city that has been reduced support the others at once."""
    trace: list[dict[str, int]] = []
    while True:
        nation = state.nation(name)
        available, needed = nation.tokens_on_board - unavailable, PER_CITY * len(nation.cities)
        trace.append({"available": available, "needed": needed})
        state.findings["trace"] = trace
        if available >= needed:
            return
        city = yield Pick(name, "reduce", clause, tuple(sorted(nation.cities)))
        state.reduce(name, AreaId(str(city)), clause)
