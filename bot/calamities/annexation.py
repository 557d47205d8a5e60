"""30.415: the faction that the victim lets go, replaced unit by unit, first by the beneficiary, then by the next."""

from collections.abc import Sequence

from bot.calamities.decisions import TakeOver
from bot.calamities.effects import Effect
from bot.calamities.faction import Faction
from bot.calamities.names import NationName
from bot.calamities.work import Steps, Work


def annex_faction(work: Work, lost: Faction, order: Sequence[NationName]) -> Steps:
    """Those named take over what they have units for, one after the other; what is left is removed."""
    takers = order if work.position.rulings.civil_war_shortfall == "next" else order[:1]
    for name in takers:
        if lost.points:
            yield from _take(work, name, lost)
    clause, victim = "30.415", work.drawn.primary
    for area in sorted(lost.areas):
        if area in lost.cities:
            work.eliminate(victim, area, clause, "nobody has a city left")
        work.remove(victim, area, lost.tokens.get(area, 0), clause, "nobody has tokens left")


def _take(work: Work, name: NationName, lost: Faction) -> Steps:
    taker, victim = work.nation(name), work.drawn.primary
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
            work.do(Effect("replace", victim, area, 0, "30.415", by=name))
            lost.give(taken, area, None)
        if count := replaced.get(area):
            work.do(Effect("replace", victim, area, count, "30.415", by=name))
            lost.give(taken, area, count)
