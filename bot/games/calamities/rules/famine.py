"""30.31, Famine."""

from collections.abc import Generator
from typing import Final

from bot.games.calamities.rules.answers import Value
from bot.games.calamities.rules.decisions import Amount, Decision
from bot.games.calamities.rules.effects import Effect
from bot.games.calamities.rules.exposure import exposed_units, lose_points, order_losses
from bot.games.calamities.rules.names import POTTERY, NationName
from bot.games.calamities.rules.resolution_state import ResolutionState, Steps

OWN: Final = 10
OTHERS: Final = 20
MOST_EACH: Final = 8
PER_GRAIN: Final = 4


def famine(state: ResolutionState) -> Steps:
    """30.311: 10 points of one's own, then 20 among the others; 30.312: Grain and Pottery."""
    yield from _starve(state, state.drawn.primary, OWN, what="own_losses")
    most = {nation.name: exposed_units(state, nation.name).payable_at_most(MOST_EACH) for nation in state.others()}
    orders = yield from order_losses(state, OTHERS, most, clause="30.311")
    for nation, order in orders.items():
        yield from _starve(state, nation, order, what="losses", cap=MOST_EACH)


def _starve(state: ResolutionState, name: NationName, order: int, *, what: str, cap: int | None = None) -> Steps:
    shown = yield from _show_grain(state, name, order)
    left = max(0, order - PER_GRAIN * shown)
    pool = exposed_units(state, name)
    total = pool.payable(left, cap)
    arithmetic = f"{order} − {shown} Grain × {PER_GRAIN} = {left}" if shown else f"{left}"
    lost = yield from lose_points(state, name, pool, total, what=what, clause="30.311", arithmetic=arithmetic)
    if what == "own_losses":
        state.findings["primary_loss"] = lost


def _show_grain(state: ResolutionState, name: NationName, order: int) -> Generator[Decision, Value, int]:
    """30.312: how many Grain cards are shown; no more than still reduce the loss."""
    nation = state.nation(name)
    # rounded up: a card more than that would save nothing, and be frozen for nothing
    useful = -(-order // PER_GRAIN)
    most = min(nation.grain, useful) if nation.has(POTTERY) else 0
    if not most:
        return 0
    shown = int(str((yield Amount(name, "grain_shown", "30.312", most))))
    if shown:
        state.do(Effect("show", name, None, shown, "30.312", f"{shown} × {PER_GRAIN} = {shown * PER_GRAIN}"))
        state.tally("grain_frozen", name, shown)
    return shown
