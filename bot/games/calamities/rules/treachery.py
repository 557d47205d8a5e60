"""30.22, Treachery."""

from bot.games.calamities.rules.decisions import Pick
from bot.games.calamities.rules.effects import Effect
from bot.games.calamities.rules.names import AreaId
from bot.games.calamities.rules.resolution_state import ResolutionState, Steps


def treachery(state: ResolutionState) -> Steps:
    """30.221: a city goes over to who passed the card on; 30.222: one is reduced where nobody has."""
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
