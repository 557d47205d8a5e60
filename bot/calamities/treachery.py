"""30.22, Treachery."""

from bot.calamities.decisions import Pick
from bot.calamities.effects import Effect
from bot.calamities.names import AreaId
from bot.calamities.work import Steps, Work


def treachery(work: Work) -> Steps:
    """30.221: a city goes over to who passed the card on; 30.222: one is reduced where nobody has."""
    cities = tuple(sorted(work.primary.cities))
    if not cities:
        return
    victim, giver = work.drawn.primary, work.drawn.traded_by
    clause = "30.222" if giver is None else "30.221"
    city = AreaId(str((yield Pick(work.chooser(), "city", clause, cities))))
    work.findings["site"] = city
    if giver is None:
        work.reduce(victim, city, "30.222")
    elif work.nation(giver).stock_cities:
        work.do(Effect("replace", victim, city, 0, "30.221", by=giver))
    else:
        work.eliminate(victim, city, "30.221", f"{giver}: no city in stock")
