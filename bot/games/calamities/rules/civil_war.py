"""Civil War (30.41): the beneficiary, the two factions, the losses of Military, and the players of each faction."""

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, cast

from bot.games.calamities.rules import names
from bot.games.calamities.rules.answers import Shares, Value
from bot.games.calamities.rules.decisions import Decision, Pick, TakeOver
from bot.games.calamities.rules.effects import Effect
from bot.games.calamities.rules.losses import ELIMINATE, CityWay, ExposedArea, Losses, Pool
from bot.games.calamities.rules.names import AreaId, CardName, NationName
from bot.games.calamities.rules.position import CITY_POINTS
from bot.games.calamities.rules.resolution_state import ResolutionState, Steps, city_ways

CHOSEN_BY_VICTIM: Final = 15
CHOSEN_BY_BENEFICIARY: Final = 20
PHILOSOPHERS: Final = 15
"""Points of the first faction, all chosen by the beneficiary, where the victim holds Philosophy (30.4124)."""
MORE: Final[Mapping[CardName, int]] = {names.MUSIC: 5, names.DRAMA: 5, names.DEMOCRACY: 10}
"""Points by which each card of the victim's enlarges their choice (30.4122)."""
MILITARY_LOSS: Final = 5
FIRST: Final = "first"
SECOND: Final = "second"
CITY: Final = "city"
FACTIONS: Final = "factions"
"""The finding that says which units are in which faction."""


@dataclass(slots=True)
class Faction:
    """A part of the victim's units: tokens by area, and cities. It changes while the war goes on."""

    tokens: dict[AreaId, int]
    cities: set[AreaId]

    @property
    def points(self) -> int:
        """Its unit points."""
        return sum(self.tokens.values()) + CITY_POINTS * len(self.cities)

    @property
    def areas(self) -> set[AreaId]:
        """The areas where it has units."""
        return self.cities | self.tokens.keys()

    def gain(self, area: AreaId, tokens: int) -> None:
        """Add tokens there."""
        if tokens:
            self.tokens[area] = self.tokens.get(area, 0) + tokens

    def lose(self, area: AreaId, tokens: int) -> None:
        """Take tokens away there."""
        self.tokens[area] -= tokens
        if not self.tokens[area]:
            del self.tokens[area]

    def give(self, other: "Faction", area: AreaId, tokens: int | None) -> None:
        """Give tokens there to the other faction, or the city where `tokens` is None."""
        if tokens is None:
            self.cities.remove(area)
            other.cities.add(area)
        elif tokens:
            self.lose(area, tokens)
            other.gain(area, tokens)


@dataclass(slots=True)
class Strife:
    """Both factions of a civil war."""

    first: Faction
    second: Faction


def civil_war(state: ResolutionState) -> Steps:
    """Resolve Civil War (30.411–30.415)."""
    victim = state.drawn.primary
    stock = {nation.name: nation.stock_points for nation in state.position.playing}
    beneficiary = max(stock, key=lambda name: stock[name])
    state.findings |= {"stock_points": stock, "beneficiary": None}
    ranking = ", ".join(f"{name} {points}" for name, points in stock.items())
    if beneficiary == victim:
        state.note("30.411", f"{ranking}: {victim} has most")
        return
    state.findings["beneficiary"] = beneficiary
    state.note("30.411", ranking)
    strife = yield from _divide(state, beneficiary)
    if strife is None:
        return
    state.findings["faction_points"] = {FIRST: strife.first.points, SECOND: strife.second.points}
    _note_factions(state, strife)
    is_early = state.position.rulings.civil_war_military == "before"
    if is_early:
        yield from _fight(state, strife, victim, strife.first, beneficiary)
        _note_factions(state, strife)
    keep: Value = FIRST if not strife.second.points else SECOND
    if strife.first.points and strife.second.points:
        keep = yield Pick(victim, "keep", "30.415", (FIRST, SECOND))
    kept, lost = (strife.first, strife.second) if keep == FIRST else (strife.second, strife.first)
    if not is_early:
        yield from _fight(state, strife, victim, kept, beneficiary)
        _note_factions(state, strife)
    # by stock as it was before: what one nation takes over would change the order of the next
    order = sorted((name for name in stock if name != victim), key=lambda name: -stock[name])
    yield from annex_faction(state, lost, order)


def _note_factions(state: ResolutionState, strife: Strife) -> None:
    """Note which units are in which faction now, as a case writes a board."""
    state.findings[FACTIONS] = {
        name: {
            area: ({"city": True} if area in faction.cities else {})
            | ({"tokens": faction.tokens[area]} if area in faction.tokens else {})
            for area in sorted(faction.areas)
        }
        for name, faction in ((FIRST, strife.first), (SECOND, strife.second))
    }


def factions_of(findings: Mapping[str, object]) -> Mapping[str, Faction]:
    """Return both factions by `FIRST` and `SECOND`, from the findings of a calamity; nothing where there are none.

    While the beneficiary still adds to the first one, the second is all that is left.
    """
    noted = cast("Mapping[str, Mapping[AreaId, Mapping[str, int]]]", findings.get(FACTIONS, {}))
    return {
        name: Faction(
            {area: units["tokens"] for area, units in board.items() if "tokens" in units},
            {area for area, units in board.items() if "city" in units},
        )
        for name, board in noted.items()
    }


def _divide(state: ResolutionState, beneficiary: NationName) -> Generator[Decision, Value, Strife | None]:
    """Return the two factions, or None where there is only one (30.412, 30.413)."""
    victim = state.primary
    everything = Faction(dict(victim.tokens), set(victim.cities))
    # 30.4124: then the beneficiary alone chooses a first faction, and there is no second choice
    if victim.has(names.PHILOSOPHY):
        picks = [(beneficiary, "first_faction_15", "30.4124", PHILOSOPHERS)]
    else:
        own, arithmetic = CHOSEN_BY_VICTIM, f"{CHOSEN_BY_VICTIM}"
        for card, more in MORE.items():
            if victim.has(card):
                own, arithmetic = own + more, f"{arithmetic} + {card} {more}"
        state.note("30.4122", f"{arithmetic} = {own}")
        picks = [
            (victim.name, "first_faction_15", "30.4121", own),
            (beneficiary, "first_faction_20", "30.4123", CHOSEN_BY_BENEFICIARY),
        ]
    wanted = sum(points for *_, points in picks)
    if everything.points <= wanted:
        state.note("30.413", f"{everything.points} points of {wanted}: no second faction")
        return None
    first = Faction({}, set())
    for who, what, clause, points in picks:
        value = yield Losses(who, what, clause, _selection(everything), points)
        for name, share in cast("Shares", value):
            everything.give(first, AreaId(name), share if isinstance(share, int) else None)
        _note_factions(state, Strife(first, everything))
    return Strife(first, everything)


def _selection(faction: Faction) -> Pool:
    """Return every unit of a faction, to be chosen by points."""
    exposed = [
        ExposedArea(area, faction.tokens.get(area, 0), (CityWay(CITY),) if area in faction.cities else ())
        for area in sorted(faction.areas)
    ]
    return Pool(tuple(exposed))


def _fight(state: ResolutionState, strife: Strife, victim: NationName, own: Faction, beneficiary: NationName) -> Steps:
    """Take five points from each faction with Military, next to the other faction if possible (30.414)."""
    if not state.primary.has(names.MILITARY):
        return
    other = strife.second if own is strife.first else strife.first
    areas = {id(own): set(own.areas), id(other): set(other.areas)}
    for who, mine, theirs in ((victim, own, other), (beneficiary, other, own)):
        pool = _exposed_faction(state, mine, areas[id(theirs)])
        total = pool.payable(MILITARY_LOSS)
        if not total:
            continue
        decision = Losses(who, "military_losses", "30.414", pool, total)
        loss = decision.read((yield decision))
        for area, tokens in loss.tokens.items():
            state.remove(victim, area, tokens, "30.414", f"Military {MILITARY_LOSS}")
            mine.lose(area, tokens)
        for exposed, way in loss.cities:
            mine.cities.discard(exposed.area)
            if way.word == ELIMINATE:
                state.eliminate(victim, exposed.area, "30.414", f"Military {MILITARY_LOSS}")
            else:
                placed = state.reduce(victim, exposed.area, "30.414", tokens=way.placed)
                mine.gain(exposed.area, placed)


def _exposed_faction(state: ResolutionState, faction: Faction, theirs: set[AreaId]) -> Pool:
    """Return a faction's units; near are those in areas adjacent to the other's areas, or shared with it."""
    exposed = [
        ExposedArea(
            area,
            faction.tokens.get(area, 0),
            city_ways(state, state.primary, area) if area in faction.cities else (),
            is_near=area in theirs or bool(state.position.area(area).neighbours & theirs),
        )
        for area in sorted(faction.areas)
    ]
    return Pool(tuple(exposed), state.primary.stock_tokens)


def annex_faction(state: ResolutionState, lost: Faction, order: Sequence[NationName]) -> Steps:
    """Let nations replace a faction by their own units, one nation after the other (30.415).

    `order` names them, the beneficiary first. Units that none can replace are removed.
    """
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
