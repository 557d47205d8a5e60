"""Holdings of an area, and the differences between two positions."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.games.calamities.rules.names import BARBARIANS, PIRATES, AreaId, NationName
from bot.games.calamities.rules.position import CITY_POINTS, Position


@dataclass(frozen=True, slots=True)
class Holding:
    """The units of one nation, the Barbarians or the pirates in an area."""

    nation: NationName
    tokens: int = 0
    has_city: bool = False

    @property
    def points(self) -> int:
        """Its unit points."""
        return self.tokens + CITY_POINTS * self.has_city


@dataclass(frozen=True, slots=True)
class Change:
    """One holding before and after."""

    area: AreaId
    before: Holding
    after: Holding

    @property
    def nation(self) -> NationName:
        """The owner."""
        return self.after.nation

    @property
    def is_loss(self) -> bool:
        """True where it is worth less than before."""
        return self.after.points < self.before.points


def holdings_in(position: Position, area: AreaId) -> tuple[Holding, ...]:
    """Return the holdings of an area: nations in A.S.T. order, then Barbarians and pirates."""
    return tuple(_holdings(position, area))


def _holdings(position: Position, area: AreaId) -> Iterator[Holding]:
    for nation in position.nations:
        if area in nation.areas:
            yield Holding(nation.name, nation.tokens.get(area, 0), area in nation.cities)
    if horde := position.barbarians.get(area):
        yield Holding(BARBARIANS, horde)
    if area in position.pirates:
        yield Holding(PIRATES, 0, has_city=True)


def board_changes(before: Position, after: Position) -> tuple[Change, ...]:
    """Return what differs on the board, in order of areas."""
    return tuple(
        change
        for area in sorted({*occupied_areas(before), *occupied_areas(after)})
        for change in _changes_in(before, after, area)
    )


def _changes_in(before: Position, after: Position, area: AreaId) -> Iterator[Change]:
    was = {each.nation: each for each in holdings_in(before, area)}
    now = {each.nation: each for each in holdings_in(after, area)}
    for nation in dict.fromkeys([*was, *now]):
        change = Change(area, was.get(nation, Holding(nation)), now.get(nation, Holding(nation)))
        if change.before != change.after:
            yield change


def occupied_areas(position: Position) -> set[AreaId]:
    """Return the areas where anything stands."""
    found = {area for nation in position.nations for area in nation.areas}
    return found | set(position.barbarians) | set(position.pirates)
