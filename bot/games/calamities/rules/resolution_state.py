"""The state of a calamity being resolved, and the steps that several calamities share.

A calamity is a generator that yields decisions, is sent their answers, and changes the board by effects alone.
"""

from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import replace
from typing import cast

from bot.games.calamities.rules.answers import Shares, Value
from bot.games.calamities.rules.decisions import Allocation, Decision, Pick
from bot.games.calamities.rules.effects import Effect, carry_out
from bot.games.calamities.rules.losses import ELIMINATE, REDUCE, CityWay, ExposedArea, Losses, Pool, lost_points
from bot.games.calamities.rules.names import TABLE, AreaId, NationName
from bot.games.calamities.rules.position import CITY_POINTS, Nation, Position
from bot.games.calamities.rules.turn import DrawnCalamity

Steps = Generator[Decision, Value, None]


class ResolutionState:
    """A calamity's position so far, the effects that led to it, and its findings."""

    def __init__(self, position: Position, drawn: DrawnCalamity) -> None:
        self.position = position
        self.drawn = drawn
        self.effects: list[Effect] = []
        self.findings: dict[str, object] = {}
        """Intermediate results of a calamity: the site, a count, the steps of a march."""
        self.tallies: dict[str, dict[NationName, int]] = {}
        """Intermediate results by nation: points lost, Grain shown."""

    @property
    def primary(self) -> Nation:
        """The primary victim as it is now."""
        return self.position.nation(self.drawn.primary)

    def nation(self, name: NationName) -> Nation:
        """Return a nation as it is now."""
        return self.position.nation(name)

    def others(self) -> list[Nation]:
        """Return the possible secondary victims: who plays, except the primary victim and the giver of the card."""
        spared = (self.drawn.primary, self.drawn.traded_by)
        return [nation for nation in self.position.playing if nation.name not in spared]

    def richest(self) -> NationName:
        """Return who has most in stock, counted in units or points by the edition (30.5241)."""
        counts_points = self.position.rulings.counts_points
        stock: Callable[[Nation], int] = lambda each: each.stock_points if counts_points else each.stock_units  # noqa: E731
        return max(self.position.playing, key=stock).name

    def chooser(self) -> NationName:
        """Return who chooses the primary victim's cities: the giver, or by ruling (30.222, 30.911)."""
        if self.drawn.traded_by is not None:
            return self.drawn.traded_by
        return self.richest() if self.position.rulings.chooser_untraded == "most_stock" else self.drawn.primary

    def do(self, effect: Effect) -> None:
        """Carry out an effect and record it."""
        self.position = carry_out(self.position, effect)
        self.effects.append(effect)

    def tally(self, key: str, name: NationName, number: int) -> None:
        """Keep a number of a nation."""
        self.tallies.setdefault(key, {})[name] = number

    def note(self, clause: str, arithmetic: str) -> None:
        """Note why nothing moves, or how a number came about."""
        self.do(Effect("note", self.drawn.primary, None, 0, clause, arithmetic))

    def remove(self, nation: NationName, area: AreaId, tokens: int, clause: str, arithmetic: str = "") -> None:
        """Return tokens to their owner's stock."""
        if tokens:
            self.do(Effect("remove", nation, area, tokens, clause, arithmetic))

    def eliminate(self, nation: NationName, area: AreaId, clause: str, arithmetic: str = "") -> None:
        """Return a city to its owner's stock, with nothing in its place."""
        self.do(Effect("eliminate", nation, area, 0, clause, arithmetic))

    def reduce(self, nation: NationName, area: AreaId, clause: str, *, tokens: int | None = None) -> int:
        """Replace a city by `tokens`, or by as many as limit and stock allow, and return how many."""
        owner = self.nation(nation)
        room = self.position.room(owner, area)
        placed = min(room if tokens is None else tokens, owner.stock_tokens)
        limit = f"limit {room}" if tokens is None else f"wanted {tokens}"
        arithmetic = f"min({limit}, stock {owner.stock_tokens}) = {placed}"
        self.do(Effect("reduce", nation, area, placed, clause, arithmetic))
        return placed

    def wipe(self, nation: NationName, area: AreaId, clause: str, arithmetic: str = "") -> None:
        """Remove all units of a nation from an area."""
        owner = self.nation(nation)
        if area in owner.cities:
            self.eliminate(nation, area, clause, arithmetic)
        self.remove(nation, area, owner.tokens.get(area, 0), clause, arithmetic)

    def settle_coasts(self, areas: Iterable[AreaId], clause: str) -> Steps:
        """Ask the table about each area whose coast is uncertain, and note the answers in the map."""
        for area in areas:
            if self.position.area(area).coast == "uncertain":
                said = yield Pick(TABLE, "coast", clause, ("yes", "no"), area)
                atlas = self.position.atlas.with_coast(area, is_coastal=said == "yes")
                self.position = replace(self.position, atlas=atlas)


def is_coastal(position: Position, area: AreaId) -> bool:
    """Return whether an area is known to touch the sea."""
    return position.area(area).coast == "yes"


def city_ways(state: ResolutionState, nation: Nation, area: AreaId) -> tuple[CityWay, ...]:
    """Return how a city may pay: eliminated, or reduced where the ruling allows it and that costs anything."""
    room = state.position.room(nation, area)
    if state.position.rulings.partial_city_loss == "yes" and 0 < room < CITY_POINTS:
        return (CityWay(ELIMINATE), CityWay(REDUCE, room))
    return (CityWay(ELIMINATE),)


def exposed_units(state: ResolutionState, name: NationName, areas: Iterable[AreaId] | None = None) -> Pool:
    """Return all units of a nation, or those in some areas."""
    nation = state.nation(name)
    found = [
        ExposedArea(area, nation.tokens.get(area, 0), city_ways(state, nation, area) if area in nation.cities else ())
        for area in sorted(nation.areas if areas is None else nation.areas & set(areas))
    ]
    return Pool(tuple(found), nation.stock_tokens)


def lose_points(
    state: ResolutionState, name: NationName, pool: Pool, total: int, *, what: str, clause: str, arithmetic: str
) -> Generator[Decision, Value, int]:
    """Ask which units worth `total` points go, take them, and return the points lost.

    Nothing is asked where there is only one answer.
    """
    if total <= 0:
        return 0
    decision = Losses(name, what, clause, pool, total)
    loss = decision.read((yield decision))
    for area, tokens in loss.tokens.items():
        state.remove(name, area, tokens, clause, arithmetic)
    for exposed, way in loss.cities:
        if way.word == ELIMINATE:
            state.eliminate(name, exposed.area, clause, arithmetic)
        else:
            state.reduce(name, exposed.area, clause, tokens=way.placed)
    state.tally("losses", name, lost_points(pool, loss))
    return lost_points(pool, loss)


def order_losses(
    state: ResolutionState, total: int, most: Mapping[NationName, int], *, clause: str
) -> Generator[Decision, Value, dict[NationName, int]]:
    """Let the primary victim divide a secondary loss among the others, and return the orders in A.S.T. order.

    `most` is how much each can bear. Where they cannot bear the `total`, as much is ordered as they can, or by ruling
    nothing.
    """
    able = sum(most.values())
    if able < total:
        if state.position.rulings.short_pool == "nothing":
            state.note(clause, f"{able} of {total}: nothing is ordered")
            return {}
        state.note(clause, f"min({total}, {able}) = {able}")
    if not able:
        return {}
    value = yield Allocation(state.drawn.primary, "allocation", clause, min(total, able), most)
    orders = {NationName(name): int(points) for name, points in cast("Shares", value)}
    return {nation: orders[nation] for nation in most if orders.get(nation)}
