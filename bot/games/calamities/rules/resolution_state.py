"""A calamity being resolved: its generator yields decisions, is sent values, and does all it does as effects."""

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, replace

from bot.games.calamities.rules.answers import Value
from bot.games.calamities.rules.decisions import Decision, Pick
from bot.games.calamities.rules.effects import Effect, carry_out
from bot.games.calamities.rules.names import TABLE, AreaId, CalamityId, NationName
from bot.games.calamities.rules.position import Nation, Position

Steps = Generator[Decision, Value, None]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A calamity and its primary victim, and who passed it on to him, if anybody did."""

    calamity: CalamityId
    primary: NationName
    traded_by: NationName | None = None


class ResolutionState:
    """What a calamity has done so far: the position, and the effects that led to it."""

    def __init__(self, position: Position, drawn: Drawn) -> None:
        self.position = position
        self.drawn = drawn
        self.effects: list[Effect] = []
        self.findings: dict[str, object] = {}
        """What a calamity has worked out on its way: the site, a count, the steps of a march."""
        self.tallies: dict[str, dict[NationName, int]] = {}
        """What a calamity has counted of each nation on its way: points lost, Grain shown."""

    @property
    def primary(self) -> Nation:
        """The primary victim as it is now."""
        return self.position.nation(self.drawn.primary)

    def nation(self, name: NationName) -> Nation:
        """A nation as it is now."""
        return self.position.nation(name)

    def others(self) -> list[Nation]:
        """Who may be a secondary victim: who plays, but not the primary victim, nor who passed the card on."""
        spared = (self.drawn.primary, self.drawn.traded_by)
        return [nation for nation in self.position.playing if nation.name not in spared]

    def richest(self) -> NationName:
        """Who has most units in stock: what they are counted in is the edition's (30.5241)."""
        counts_points = self.position.rulings.counts_points
        stock: Callable[[Nation], int] = lambda each: each.stock_points if counts_points else each.stock_units  # noqa: E731
        return max(self.position.playing, key=stock).name

    def chooser(self) -> NationName:
        """Who chooses the primary victim's cities: who passed the card on, or by ruling (30.222, 30.911)."""
        if self.drawn.traded_by is not None:
            return self.drawn.traded_by
        return self.richest() if self.position.rulings.chooser_untraded == "most_stock" else self.drawn.primary

    def do(self, effect: Effect) -> None:
        """Carry it out and note it."""
        self.position = carry_out(self.position, effect)
        self.effects.append(effect)

    def tally(self, key: str, name: NationName, number: int) -> None:
        """Note a number of a nation's."""
        self.tallies.setdefault(key, {})[name] = number

    def note(self, clause: str, arithmetic: str) -> None:
        """Note why nothing moves, or how a number came about."""
        self.do(Effect("note", self.drawn.primary, None, 0, clause, arithmetic))

    def remove(self, nation: NationName, area: AreaId, tokens: int, clause: str, arithmetic: str = "") -> None:
        """Tokens to their owner's stock."""
        if tokens:
            self.do(Effect("remove", nation, area, tokens, clause, arithmetic))

    def eliminate(self, nation: NationName, area: AreaId, clause: str, arithmetic: str = "") -> None:
        """A city to its owner's stock, with nothing in its place."""
        self.do(Effect("eliminate", nation, area, 0, clause, arithmetic))

    def reduce(self, nation: NationName, area: AreaId, clause: str, *, tokens: int | None = None) -> int:
        """A city replaced by so many tokens, or by as many as limit and stock allow. Returns how many."""
        owner = self.nation(nation)
        room = self.position.room(owner, area)
        placed = min(room if tokens is None else tokens, owner.stock_tokens)
        limit = f"limit {room}" if tokens is None else f"wanted {tokens}"
        arithmetic = f"min({limit}, stock {owner.stock_tokens}) = {placed}"
        self.do(Effect("reduce", nation, area, placed, clause, arithmetic))
        return placed

    def wipe(self, nation: NationName, area: AreaId, clause: str, arithmetic: str = "") -> None:
        """All units of a nation out of an area."""
        owner = self.nation(nation)
        if area in owner.cities:
            self.eliminate(nation, area, clause, arithmetic)
        self.remove(nation, area, owner.tokens.get(area, 0), clause, arithmetic)

    def settle_coasts(self, areas: Iterable[AreaId], clause: str) -> Steps:
        """Ask the table about each of these areas whose coast is uncertain: once, since the map then knows."""
        for area in areas:
            if self.position.area(area).coast == "uncertain":
                said = yield Pick(TABLE, "coast", clause, ("yes", "no"), area)
                atlas = self.position.atlas.with_coast(area, is_coastal=said == "yes")
                self.position = replace(self.position, atlas=atlas)


def is_coastal(position: Position, area: AreaId) -> bool:
    """Whether an area is known to touch the sea."""
    return position.area(area).coast == "yes"
