"""A table as a value: the nations in A.S.T. order with board, stock, treasury and cards; Barbarians and pirates."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from bot.games.calamities.rules.atlas import Area, Atlas
from bot.games.calamities.rules.errors import BadPosition, cause
from bot.games.calamities.rules.names import AGRICULTURE, BARBARIANS, PIRATES, AreaId, CardName, NationName
from bot.games.calamities.rules.rulings import Rulings

TOKENS: Final = 55
FEW_TOKENS: Final = 47
"""Tokens of each nation with three, five or eight players."""
CITIES: Final = 9
CITY_POINTS: Final = 5

Tokens = Mapping[AreaId, int]
_NO_TOKENS: Final[Tokens] = {}
_NO_AREAS: Final[frozenset[AreaId]] = frozenset()
_NO_CARDS: Final[frozenset[CardName]] = frozenset()


@dataclass(frozen=True, slots=True)
class Nation:
    """One nation; `tokens` omits areas without tokens."""

    name: NationName
    tokens: Tokens = field(default_factory=lambda: _NO_TOKENS)
    cities: frozenset[AreaId] = _NO_AREAS
    stock_tokens: int = TOKENS
    stock_cities: int = CITIES
    treasury: int = 0
    cards: frozenset[CardName] = _NO_CARDS
    grain: int = 0
    """Grain cards in hand."""
    is_playing: bool = True

    def has(self, card: CardName) -> bool:
        """Return whether it holds that civilization card."""
        return card in self.cards

    @property
    def areas(self) -> frozenset[AreaId]:
        """The areas where it has units."""
        return self.cities | self.tokens.keys()

    @property
    def tokens_on_board(self) -> int:
        """Number of its tokens on the map."""
        return sum(self.tokens.values())

    @property
    def stock_points(self) -> int:
        """Unit points in stock (30.411)."""
        return self.stock_tokens + CITY_POINTS * self.stock_cities

    @property
    def stock_units(self) -> int:
        """Units in stock; a city is one."""
        return self.stock_tokens + self.stock_cities

    def points_in(self, area: AreaId) -> int:
        """Return its unit points there."""
        return self.tokens.get(area, 0) + CITY_POINTS * (area in self.cities)

    @property
    def all_tokens(self) -> int:
        """Tokens on the board, in stock and in the treasury, a number that never changes."""
        return self.tokens_on_board + self.stock_tokens + self.treasury

    @property
    def all_cities(self) -> int:
        """Cities on the board and in stock, a number that never changes."""
        return len(self.cities) + self.stock_cities

    def with_tokens(self, area: AreaId, change: int) -> "Nation":
        """Return the nation with `change` more tokens there, taken from stock; with fewer they return to it."""
        tokens = dict(self.tokens)
        if left := tokens.get(area, 0) + change:
            tokens[area] = left
        else:
            tokens.pop(area, None)
        return replace(self, tokens=tokens, stock_tokens=self.stock_tokens - change)

    def without_city(self, area: AreaId) -> "Nation":
        """Return the nation with that city back in stock."""
        return replace(self, cities=self.cities - {area}, stock_cities=self.stock_cities + 1)

    def with_city(self, area: AreaId) -> "Nation":
        """Return the nation with a city of its stock there."""
        return replace(self, cities=self.cities | {area}, stock_cities=self.stock_cities - 1)


class Surplus(NamedTuple):
    """The tokens in an area above its limit, and that limit."""

    tokens: int
    limit: int


@dataclass(frozen=True, slots=True)
class Position:
    """The part of a table that the calamities know."""

    atlas: Atlas
    nations: tuple[Nation, ...]
    """In A.S.T. order."""
    barbarians: Tokens = field(default_factory=lambda: _NO_TOKENS)
    pirates: frozenset[AreaId] = _NO_AREAS
    rulings: Rulings = field(default_factory=Rulings)

    def nation(self, name: NationName) -> Nation:
        """Return the nation of that name. Raises `KeyError`."""
        for nation in self.nations:
            if nation.name == name:
                return nation
        raise KeyError(name)

    def area(self, area: AreaId) -> Area:
        return self.atlas.areas[area]

    def with_nation(self, changed: Nation) -> "Position":
        """Return the position with that nation in place of the one of its name."""
        return replace(self, nations=tuple(changed if each.name == changed.name else each for each in self.nations))

    @property
    def playing(self) -> tuple[Nation, ...]:
        """The nations that play, in A.S.T. order."""
        return tuple(nation for nation in self.nations if nation.is_playing)

    def others_in(self, area: AreaId, nation: NationName) -> list[Nation]:
        """Return the other nations with units there."""
        return [other for other in self.nations if other.name != nation and area in other.areas]

    def tokens_in(self, area: AreaId) -> int:
        """Return the number of all tokens there, Barbarians included."""
        return sum(nation.tokens.get(area, 0) for nation in self.nations) + self.barbarians.get(area, 0)

    def is_alone(self, nation: NationName, area: AreaId) -> bool:
        """Return whether no one else has units there."""
        return not self.others_in(area, nation) and not self.barbarians.get(area) and area not in self.pirates

    def room(self, nation: Nation, area: AreaId) -> int:
        """Return how many of its tokens would replace its city there.

        It is the limit less the tokens there, one more with Agriculture where the nation is alone.
        """
        limit = self.area(area).limit + (nation.has(AGRICULTURE) and self.is_alone(nation.name, area))
        return max(0, limit - self.tokens_in(area))

    def surpluses(self) -> dict[AreaId, "Surplus"]:
        """Return the areas with more tokens than their limit, by name; Agriculture adds one where it counts."""
        found: dict[AreaId, Surplus] = {}
        for area in sorted({area for nation in self.nations for area in nation.tokens} | self.barbarians.keys()):
            farmed = any(each.has(AGRICULTURE) and self.is_alone(each.name, area) for each in self.nations
                         if area in each.tokens)  # fmt: skip
            tokens, limit = self.tokens_in(area), self.area(area).limit + farmed
            if tokens > limit:
                found[area] = Surplus(tokens, limit)
        return found


def check_position(position: Position, *, tokens: int = TOKENS, cities: int = CITIES, is_exact: bool = False) -> None:
    """Raise `BadPosition` where pieces are negative or too many, or two cities stand in one area.

    With `is_exact` there may not be fewer pieces than `tokens` and `cities` either.
    """
    for nation in position.nations:
        for name, count in _counts(nation):
            if count < 0:
                raise BadPosition(cause("position-negative", nation=nation.name, found=name, have=count))
        _check_tokens(nation, tokens, is_exact=is_exact)
        _check_cities(nation, cities, is_exact=is_exact)
    for area, count in position.barbarians.items():
        if count < 0:
            raise BadPosition(cause("position-negative", nation=BARBARIANS, found=area, have=count))
    horde = sum(position.barbarians.values())
    _check_tokens(Nation(BARBARIANS, position.barbarians, stock_tokens=max(0, TOKENS - horde)), TOKENS, is_exact=False)
    pirates = Nation(PIRATES, {}, position.pirates, stock_cities=max(0, CITIES - len(position.pirates)))
    _check_cities(pirates, CITIES, is_exact=False)
    owners: dict[AreaId, str] = dict.fromkeys(position.pirates, PIRATES)
    for nation in position.nations:
        for area in sorted(nation.cities):
            if area in owners:
                raise BadPosition(cause("position-two-cities", area=area, nation=owners[area], other=nation.name))
            owners[area] = nation.name


def _counts(nation: Nation) -> Iterator[tuple[str, int]]:
    yield from sorted(nation.tokens.items())
    yield "stock", min(nation.stock_tokens, nation.stock_cities)
    yield "treasury", nation.treasury
    yield "grain", nation.grain


def _check_tokens(nation: Nation, limit: int, *, is_exact: bool) -> None:
    have, board, stock = nation.all_tokens, nation.tokens_on_board, nation.stock_tokens
    where = ", ".join(f"{area} {count}" for area, count in sorted(nation.tokens.items())) or "–"
    name, treasury, over = nation.name, nation.treasury, abs(have - limit)
    if have > limit:
        raise BadPosition(
            cause(
                "position-tokens", nation=name, have=have, limit=limit, over=over,
                board=board, stock=stock, treasury=treasury, where=where,
            )
        )  # fmt: skip
    if is_exact and have < limit:
        raise BadPosition(
            cause(
                "position-tokens-few", nation=name, have=have, limit=limit, over=over,
                board=board, stock=stock, treasury=treasury, where=where,
            )
        )  # fmt: skip


def _check_cities(nation: Nation, limit: int, *, is_exact: bool) -> None:
    have, board, stock = nation.all_cities, len(nation.cities), nation.stock_cities
    where, name, over = ", ".join(sorted(nation.cities)) or "–", nation.name, abs(have - limit)
    if have > limit:
        raise BadPosition(
            cause(
                "position-cities", nation=name, have=have, limit=limit, over=over,
                board=board, stock=stock, where=where,
            )
        )  # fmt: skip
    if is_exact and have < limit:
        raise BadPosition(
            cause(
                "position-cities-few", nation=name, have=have, limit=limit, over=over,
                board=board, stock=stock, where=where,
            )
        )  # fmt: skip
