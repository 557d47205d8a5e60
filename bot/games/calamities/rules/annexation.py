"""30.415: the faction that the victim lets go, replaced unit by unit, first by the beneficiary, then by the next."""

from collections.abc import Sequence

from bot.games.calamities.rules.decisions import TakeOver
from bot.games.calamities.rules.effects import Effect
from bot.games.calamities.rules.faction import Faction
from bot.games.calamities.rules.names import NationName
from bot.games.calamities.rules.resolution_state import ResolutionState, Steps


def annex_faction(state: ResolutionState, lost: Faction, order: Sequence[NationName]) -> Steps:
    """Those named take over what they have units for, one after the other; what is left is removed."""
    takers = order if state.position.rulings.civil_war_shortfall == "next" else order[:1]
    for name in takers:
        if lost.points:
            yield from _take(state, name, lost)
    clause, victim = "30.415", state.drawn.primary
    # sets of names have another order in each process: sorted, the same table gets the same list of moves everywhere
    for area in sorted(lost.areas):
        if area in lost.cities:
            state.eliminate(victim, area, clause, "nobody has a city left")
        state.remove(victim, area, lost.tokens.get(area, 0), clause, "nobody has tokens left")


def _take(state: ResolutionState, name: NationName, lost: Faction) -> Steps:
    taker, victim = state.nation(name), state.drawn.primary
    tokens = min(taker.stock_tokens, sum(lost.tokens.values()))
    cities = min(taker.stock_cities, len(lost.cities))
    if not tokens and not cities:
        return
    held = {area: lost.tokens[area] for area in sorted(lost.tokens)}
    decision = TakeOver(name, "take_over", "30.415", held, tuple(sorted(lost.cities)), tokens, cities)
    replaced, towns = decision.chosen((yield decision))
    taken = Faction({}, set())
    for area in sorted({*replaced, *towns}):
        if area in towns:
            state.do(Effect("replace", victim, area, 0, "30.415", by=name))
            lost.give(taken, area, None)
        if count := replaced.get(area):
            state.do(Effect("replace", victim, area, count, "30.415", by=name))
            lost.give(taken, area, count)
