"""Decisions: each knows its limits, why an answer is refused, and how to draw a legal one.

A decision describes its legal answers by limits and never lists them all. Losses of units are in
`bot.games.calamities.rules.losses`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import cast

from bot.games.calamities.rules.answers import Shares, Value
from bot.games.calamities.rules.errors import cause
from bot.games.calamities.rules.names import AreaId, NationName
from bot.reasons import Reason

RandomBelow = Callable[[int], int]
"""A source of randomness: a function that returns a number from 0 to below the given one."""


@dataclass(frozen=True, slots=True)
class Decision(ABC):
    """A question to a nation, by a clause."""

    who: NationName
    what: str
    clause: str

    @abstractmethod
    def only(self) -> Value | None:
        """Return the one legal answer; None where there are several, so that it has to be asked."""

    @abstractmethod
    def why_not(self, value: Value) -> Reason | None:
        """Return why that answer is refused; None where it is legal."""

    @abstractmethod
    def draw(self, below: RandomBelow) -> Value:
        """Return a legal answer by chance."""

    @abstractmethod
    def limits(self) -> dict[str, object]:
        """Return its options and limits for JSON."""

    def as_dict(self) -> dict[str, object]:
        """Return the decision for JSON."""
        return {"who": self.who, "what": self.what, **self.limits(), "clause": self.clause}

    def _shape(self) -> Reason:
        return cause("calamity-shape", what=self.what)


@dataclass(frozen=True, slots=True)
class Pick(Decision):
    """One of several options."""

    options: tuple[str, ...]
    about: AreaId | None = None
    """The area that a question to the table is about."""

    def only(self) -> Value | None:
        return self.options[0] if len(self.options) == 1 else None

    def why_not(self, value: Value) -> Reason | None:
        if not isinstance(value, str):
            return self._shape()
        if value not in self.options:
            return cause("calamity-no-option", clause=self.clause, found=value, options=", ".join(self.options))
        return None

    def draw(self, below: RandomBelow) -> Value:
        return self.options[below(len(self.options))]

    def limits(self) -> dict[str, object]:
        about = {"area": self.about} if self.about else {}
        return {"options": list(self.options), **about}


@dataclass(frozen=True, slots=True)
class PickSome(Decision):
    """A choice of several options in an order; with `owners`, no two of one owner."""

    options: tuple[str, ...]
    count: int
    is_ordered: bool = False
    """True where the order matters even if every option is chosen."""
    owners: Mapping[str, str] = field(default_factory=dict[str, str])

    def only(self) -> Value | None:
        is_forced = self.count == len(self.options) and not (self.is_ordered and self.count > 1)
        return self.options if is_forced else () if self.count == 0 else None

    def why_not(self, value: Value) -> Reason | None:
        if not isinstance(value, tuple) or not all(isinstance(each, str) for each in value):
            return self._shape()
        names = cast("tuple[str, ...]", value)
        seen: set[str] = set()
        for name in names:
            if name not in self.options:
                return cause("calamity-no-option", clause=self.clause, found=name, options=", ".join(self.options))
            if name in seen:
                return cause("calamity-twice", clause=self.clause, found=name)
            seen.add(name)
        owners = [self.owners[name] for name in names if name in self.owners]
        for owner in owners:
            if owners.count(owner) > 1:
                return cause("calamity-one-each", clause=self.clause, nation=owner)
        if len(names) != self.count:
            return cause("calamity-how-many", clause=self.clause, need=self.count, have=len(names))
        return None

    def draw(self, below: RandomBelow) -> Value:
        chosen: list[str] = []
        left = list(self.options)
        while len(chosen) < self.count:
            name = left.pop(below(len(left)))
            chosen.append(name)
            if name in self.owners:
                left = [other for other in left if self.owners[other] != self.owners[name]]
        return tuple(chosen)

    def limits(self) -> dict[str, object]:
        found: dict[str, object] = {"options": list(self.options), "count": self.count}
        return found | ({"one_each": dict(self.owners)} if self.owners else {})


@dataclass(frozen=True, slots=True)
class Amount(Decision):
    """A choice of a number from 0 to `most`, of Grain cards that spare points of an `order`."""

    most: int
    order: int = 0

    def only(self) -> Value | None:
        return 0 if self.most == 0 else None

    def why_not(self, value: Value) -> Reason | None:
        if not isinstance(value, int):
            return self._shape()
        if not 0 <= value <= self.most:
            return cause("calamity-amount", clause=self.clause, least=0, most=self.most, have=value)
        return None

    def draw(self, below: RandomBelow) -> Value:
        return below(self.most + 1)

    def limits(self) -> dict[str, object]:
        return {"least": 0, "most": self.most}


@dataclass(frozen=True, slots=True)
class Allocation(Decision):
    """A division of a total among others, each up to their own most."""

    total: int
    most: Mapping[NationName, int]
    """The largest loss that each nation may be ordered to take, in A.S.T. order."""

    def only(self) -> Value | None:
        able = [(nation, most) for nation, most in self.most.items() if most]
        if self.total == sum(most for _, most in able):
            return tuple(able)
        return tuple((nation, self.total) for nation, _ in able) if len(able) == 1 else None

    def why_not(self, value: Value) -> Reason | None:
        if not isinstance(value, tuple):
            return self._shape()
        found: dict[str, int] = {}
        for share in value:
            if isinstance(share, str) or not isinstance(share[1], int) or share[1] < 0:
                return self._shape()
            if share[0] in found:
                return cause("calamity-twice", clause=self.clause, found=share[0])
            found[share[0]] = share[1]
        for name, points in found.items():
            most = self.most.get(NationName(name))
            if most is None and points:
                return cause("calamity-spared", clause=self.clause, nation=name)
            if points > (most or 0):
                return cause("calamity-cap", clause=self.clause, nation=name, most=most or 0, have=points)
        if sum(found.values()) != self.total:
            return cause("calamity-all-of-it", clause=self.clause, need=self.total, have=sum(found.values()))
        return None

    def draw(self, below: RandomBelow) -> Value:
        shares = spread_by_chance(list(self.most.values()), self.total, below)
        return tuple((nation, share) for nation, share in zip(self.most, shares, strict=True) if share)

    def limits(self) -> dict[str, object]:
        return {"total": self.total, "options": dict(self.most)}


def spread_by_chance(most: Sequence[int], total: int, below: RandomBelow) -> list[int]:
    """Return a total divided by chance, each part up to its most; the parts must be large enough."""
    shares: list[int] = []
    rest = sum(most)
    for limit in most:
        rest -= limit
        least, highest = max(0, total - rest), min(limit, total)
        shares.append(share := least + below(highest - least + 1))
        total -= share
    return shares


@dataclass(frozen=True, slots=True)
class TakeOver(Decision):
    """The choice of a faction's tokens and cities to be replaced by a nation that is short of units (30.415)."""

    tokens: Mapping[AreaId, int]
    cities: tuple[AreaId, ...]
    token_count: int
    city_count: int

    def only(self) -> Value | None:
        return self.draw(lambda _: 0) if self._is_forced_in_tokens and self._is_forced_in_cities else None

    @property
    def _is_forced_in_tokens(self) -> bool:
        return self.token_count in (0, sum(self.tokens.values())) or len(self.tokens) == 1

    @property
    def _is_forced_in_cities(self) -> bool:
        return self.city_count in (0, len(self.cities))

    def chosen(self, value: Value) -> tuple[dict[AreaId, int], list[AreaId]]:
        """Return tokens by area, and cities, of a legal answer; what it leaves out is taken whole."""
        tokens: dict[AreaId, int] = {}
        cities: list[AreaId] = []
        for name, share in cast("Shares", value):
            if isinstance(share, int):
                tokens[AreaId(name)] = tokens.get(AreaId(name), 0) + share
            else:
                cities.append(AreaId(name))
        if not tokens and self.token_count == sum(self.tokens.values()):
            tokens = dict(self.tokens)
        if not cities and self.city_count == len(self.cities):
            cities = list(self.cities)
        return {area: count for area, count in tokens.items() if count}, cities

    def why_not(self, value: Value) -> Reason | None:
        if not isinstance(value, tuple) or any(isinstance(share, str) for share in value):
            return self._shape()
        for name, share in cast("Shares", value):
            if share not in ("city",) and not isinstance(share, int):
                return self._shape()
            if isinstance(share, int) and not 0 <= share <= self.tokens.get(AreaId(name), 0):
                most = self.tokens.get(AreaId(name), 0)
                return cause("calamity-too-many", clause=self.clause, area=name, most=most, have=share)
            if share == "city" and name not in self.cities:
                return cause("calamity-not-there", clause=self.clause, area=name)
        if len({(name, isinstance(share, int)) for name, share in cast("Shares", value)}) < len(value):
            return cause("calamity-twice", clause=self.clause, found=str(value[-1][0]))
        tokens, cities = self.chosen(value)
        if sum(tokens.values()) != self.token_count or len(cities) != self.city_count:
            return cause("calamity-take-all", clause=self.clause, tokens=self.token_count, cities=self.city_count)
        return None

    def draw(self, below: RandomBelow) -> Value:
        shares = spread_by_chance(list(self.tokens.values()), self.token_count, below)
        taken: list[tuple[str, int | str]] = [
            (area, share) for area, share in zip(self.tokens, shares, strict=True) if share
        ]
        left = list(self.cities)
        taken += [(left.pop(below(len(left))), "city") for _ in range(self.city_count)]
        return tuple(taken)

    def limits(self) -> dict[str, object]:
        areas = {area: {"tokens": count} for area, count in self.tokens.items()}
        return {"tokens": self.token_count, "cities": self.city_count, "areas": areas, "options": list(self.cities)}
