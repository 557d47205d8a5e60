"""Barbarians in an area: what they meet there, and who is left (30.5212, 30.5232)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.games.calamities.rules.names import BARBARIANS, ENGINEERING, AreaId, NationName
from bot.games.calamities.rules.position import CITY_POINTS, Nation, Position

ATTACKERS: Final = 7
DEFENDERS: Final = 6
ENGINEERED: Final = 1
"""One more to attack, and one more to defend, where the city's owner holds Engineering."""


@dataclass(frozen=True, slots=True)
class Battle:
    """What a conflict in one area comes to."""

    area: AreaId
    barbarians: int
    """Left in the area, before a surplus leaves it."""
    died: int
    razed: NationName | None
    """Whose city was attacked, and replaced by `defenders`."""
    defenders: int
    left: Mapping[NationName, int]
    """Tokens left of each nation that had some there, defenders among them."""

    def damage(self, nation: Nation) -> int:
        """The unit points it costs a nation."""
        is_razed = self.razed == nation.name
        before = nation.tokens.get(self.area, 0) + CITY_POINTS * is_razed
        return before - self.left.get(nation.name, nation.tokens.get(self.area, 0))


def fight_out(sides: Mapping[NationName, int], limit: int) -> dict[NationName, int]:
    """The sides' tokens after the conflict: one goes from each in turn, the smaller side first, equal ones together,
    until the area is within its limit or one side is left.
    """
    left = {side: count for side, count in sides.items() if count}
    while True:
        sizes = sorted({count for count in left.values() if count})
        ranks = [[side for side, count in left.items() if count == size] for size in sizes]
        for together in ranks:
            if sum(left.values()) <= limit or sum(count > 0 for count in left.values()) <= 1:
                return left
            for side in together:
                left[side] -= 1
        if not any(left.values()):
            return left


def invade(position: Position, area: AreaId, entering: int) -> Battle:
    """What happens when so many Barbarians enter an area, beside those that are there."""
    there = position.barbarians.get(area, 0) + entering
    tokens = {nation.name: nation.tokens[area] for nation in position.nations if area in nation.tokens}
    owner = next((nation for nation in position.nations if area in nation.cities), None)
    defenders = 0
    if owner is not None:
        has_engineering = owner.has(ENGINEERING)
        if there < ATTACKERS + ENGINEERED * has_engineering:
            return Battle(area, 0, there, None, 0, tokens)
        defenders = min(DEFENDERS + ENGINEERED * has_engineering, owner.stock_tokens)
        tokens[owner.name] = tokens.get(owner.name, 0) + defenders
    left = fight_out({BARBARIANS: there, **tokens}, position.area(area).limit)
    barbarians = left.pop(BARBARIANS, 0)
    razed = owner.name if owner is not None else None
    return Battle(area, barbarians, there - barbarians, razed, defenders, {name: left.get(name, 0) for name in tokens})
