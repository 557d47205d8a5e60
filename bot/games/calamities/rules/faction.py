"""A part of a nation's units, while a civil war divides them."""

from dataclasses import dataclass

from bot.games.calamities.rules.names import AreaId
from bot.games.calamities.rules.position import CITY_POINTS


@dataclass(slots=True)
class Faction:
    """Tokens by area, and cities. It changes while the war goes on."""

    tokens: dict[AreaId, int]
    cities: set[AreaId]

    @property
    def points(self) -> int:
        """Its unit points."""
        return sum(self.tokens.values()) + CITY_POINTS * len(self.cities)

    @property
    def areas(self) -> set[AreaId]:
        """Where it has units."""
        return self.cities | self.tokens.keys()

    def gain(self, area: AreaId, tokens: int) -> None:
        """So many more tokens there."""
        if tokens:
            self.tokens[area] = self.tokens.get(area, 0) + tokens

    def lose(self, area: AreaId, tokens: int) -> None:
        """So many fewer tokens there."""
        self.tokens[area] -= tokens
        if not self.tokens[area]:
            del self.tokens[area]

    def give(self, other: "Faction", area: AreaId, tokens: int | None) -> None:
        """So many tokens there to the other faction, or the city where it is None."""
        if tokens is None:
            self.cities.remove(area)
            other.cities.add(area)
        elif tokens:
            self.lose(area, tokens)
            other.gain(area, tokens)
