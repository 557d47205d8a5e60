"""Losses of unit points: what may be lost where, and the answers with the right total.

A token counts 1. A city counts 5 less the tokens that replace it. The possible totals are computed from how many cities
go, how many tokens their owner would like to put in their place, and how many tokens go beside them: the answers
themselves are never listed.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple, cast

from bot.games.calamities.rules.answers import Shares, Value
from bot.games.calamities.rules.decisions import Decision, RandomBelow, spread_by_chance
from bot.games.calamities.rules.errors import cause
from bot.games.calamities.rules.names import AreaId
from bot.games.calamities.rules.position import CITY_POINTS
from bot.reasons import Reason

ELIMINATE: Final = "eliminate"
REDUCE: Final = "reduce"
SEVERAL: Final = 2
"""The limit of counting ways, since it only matters whether there is more than one."""


class CityWay(NamedTuple):
    """A way in which a city may go: its word in an answer, and the tokens wanted in its place."""

    word: str
    placed: int = 0


class ExposedArea(NamedTuple):
    """The units that may be lost in one area."""

    area: AreaId
    tokens: int
    ways: tuple[CityWay, ...] = ()
    is_near: bool = False
    """True where it goes first, if possible (30.414)."""

    def way(self, word: int | str) -> CityWay | None:
        """Return the way of that name; where there are tokens, a number means these and isn't a way."""
        if isinstance(word, int) and self.tokens:
            return None
        return next((way for way in self.ways if way.word == str(word)), None)


class Loss(NamedTuple):
    """An answer as a value: tokens by area, and cities with how they go, in order."""

    tokens: dict[AreaId, int]
    cities: list[tuple[ExposedArea, CityWay]]


State = tuple[int, int, int, int]
"""Cities that go and tokens wanted in their place; of these, the near ones."""
_Sum = tuple[int, State, int, int, int]
"""The points nearby, the cities, tokens nearby and elsewhere, and the number of answers with this sum."""


@dataclass(frozen=True, slots=True)
class Pool:
    """The units that a nation may lose, and the tokens of its stock that may replace cities."""

    exposed: tuple[ExposedArea, ...]
    stock: int = 0
    is_strict: bool = False
    """True where all tokens wanted must be placed (30.612), not just as many as the stock has."""

    def sums_of(self, total: int) -> Iterator[_Sum]:
        """Yield every kind of loss that comes to so many points."""
        near = [each.tokens for each in self.exposed if each.tokens and each.is_near]
        far = [each.tokens for each in self.exposed if each.tokens and not each.is_near]
        most_near, most_far = sum(near), sum(far)
        for state, ways in self._states().items():
            cities, wanted, near_cities, near_wanted = state
            for tokens in self._tokens_beside(state, total, most_near + most_far):
                placed = min(wanted, self.stock + tokens)
                if tokens + CITY_POINTS * cities - placed != total:
                    continue
                near_points = CITY_POINTS * near_cities - max(0, placed - wanted + near_wanted)
                for t_near in range(max(0, tokens - most_far), min(most_near, tokens) + 1):
                    splits = _splits(near, t_near) * _splits(far, tokens - t_near)
                    yield near_points + t_near, state, t_near, tokens - t_near, splits * ways

    def _states(self) -> Mapping[State, int]:
        return _reachable_states(each for each in self.exposed if each.ways)

    def _tokens_beside(self, state: State, total: int, most: int) -> range:
        """Return the numbers of tokens to try beside these cities: where stock is short they may come to less."""
        left, wanted = total - _least(state), state[1]
        if wanted <= self.stock:
            return range(left, left + 1) if 0 <= left <= most else range(0)
        first = wanted - self.stock if self.is_strict else int(self.stock == 0)
        return range(first, min(total, most) + 1)

    def totals(self, bound: int) -> set[int]:
        """Return the points that can be lost, up to `bound`."""
        most = sum(each.tokens for each in self.exposed)
        ample = {_least(state) for state in self._states() if state[1] <= self.stock}
        found = {least + tokens for least in ample for tokens in range(min(most, bound - least) + 1)}
        for state in self._states():
            cities, wanted, *_ = state
            if wanted > self.stock:
                for tokens in self._tokens_beside(state, bound, most):
                    found.add(tokens + CITY_POINTS * cities - min(wanted, self.stock + tokens))
        return {points for points in found if points <= bound}

    def most(self) -> int:
        """Return the most points that can be lost: all tokens, and as many cities as the stock allows."""
        tokens = sum(each.tokens for each in self.exposed)
        stock = self.stock + tokens
        return tokens + max(
            CITY_POINTS * cities - min(wanted, stock)
            for cities, wanted, _, _ in self._states()
            if wanted <= stock or not self.is_strict
        )

    def payable(self, order: int, cap: int | None = None) -> int:
        """Return what an order comes to: exactly that, or as little more as possible.

        Never more than the `cap`; then the most below it.
        """
        totals = self.totals(order + CITY_POINTS - 1 if cap is None else cap)
        return min((points for points in totals if points >= order), default=max(totals))

    def payable_at_most(self, most: int) -> int:
        """Return the most points up to a maximum."""
        return max(self.totals(most))


def _least(state: State) -> int:
    """Return the least points that such a loss of cities can come to."""
    return CITY_POINTS * state[0] - state[1]


def _reachable_states(exposed: Iterable[ExposedArea]) -> Mapping[State, int]:
    """Return the states that some of these cities can be in, and in how many ways (up to several)."""
    return _reachable_states_of(tuple((each.is_near, each.ways) for each in exposed))


@lru_cache(256)  # the same cities are asked for to find possible, due and random losses
def _reachable_states_of(cities: tuple[tuple[bool, tuple[CityWay, ...]], ...]) -> Mapping[State, int]:
    found: dict[State, int] = {(0, 0, 0, 0): 1}
    for is_near, ways in cities:
        steps = [(way.placed, int(is_near), way.placed * is_near) for way in ways]
        for (count, wanted, near, near_wanted), several in list(found.items()):
            for placed, one_near, placed_near in steps:
                after = (count + 1, wanted + placed, near + one_near, near_wanted + placed_near)
                found[after] = min(SEVERAL, found.get(after, 0) + several)
    return found


def _without(state: State, exposed: ExposedArea, way: CityWay) -> State:
    cities, wanted, near_cities, near_wanted = state
    near = int(exposed.is_near)
    return cities - 1, wanted - way.placed, near_cities - near, near_wanted - way.placed * near


def _splits(most: Sequence[int], total: int) -> int:
    """Return in how many ways (up to several) so many tokens are taken from areas with so many."""
    return 1 if total in (0, sum(most)) or len(most) == 1 else SEVERAL


@dataclass(frozen=True, slots=True)
class Losses(Decision):
    """Units worth `total` points out of a pool, the near ones first if possible."""

    pool: Pool
    total: int
    _sums: tuple[_Sum, ...] = field(init=False, repr=False, compare=False)
    near: int = field(init=False)
    """The near points that are required: the most that come with that total."""

    def __post_init__(self) -> None:
        fitting = list(self.pool.sums_of(self.total))
        most = max((near for near, *_ in fitting), default=0)
        object.__setattr__(self, "near", most)
        object.__setattr__(self, "_sums", tuple(found for found in fitting if found[0] == most))

    def only(self) -> Value | None:
        if len(self._sums) != 1 or self._sums[0][-1] > 1:
            return None
        _, state, near, far, _ = self._sums[0]
        value = cast("Shares", self.draw(lambda _: 0))
        is_short = 0 < self.pool.stock + near + far < state[1]
        return None if is_short and sum(word == REDUCE for _, word in value) > 1 else value

    def why_not(self, value: Value) -> Reason | None:
        if not isinstance(value, tuple) or any(isinstance(share, str) for share in value):
            return self._shape()
        if (wrong := self._why_not_there(cast("Shares", value))) is not None:
            return wrong
        loss = self.read(value)
        stock = self.pool.stock + sum(loss.tokens.values())
        wanted = sum(way.placed for _, way in loss.cities)
        if self.pool.is_strict and wanted > stock:
            return cause("calamity-stock", clause=self.clause, need=wanted, have=stock)
        points = sum(loss.tokens.values()) + CITY_POINTS * len(loss.cities) - min(wanted, stock)
        if points != self.total:
            return cause("calamity-exact", clause=self.clause, need=self.total, have=points)
        if (near := self._near_points(loss)) < self.near:
            return cause("calamity-near-first", clause=self.clause, need=self.near, have=near)
        return None

    def _why_not_there(self, shares: Shares) -> Reason | None:
        by_area = {each.area: each for each in self.pool.exposed}
        seen: set[tuple[str, bool]] = set()
        for name, share in shares:
            found = by_area.get(AreaId(name))
            if found is None:
                return cause("calamity-not-there", clause=self.clause, area=name)
            way = found.way(share)
            if (name, way is None) in seen:
                return cause("calamity-twice", clause=self.clause, found=name)
            seen.add((name, way is None))
            if way is not None:
                continue
            if not isinstance(share, int) or (share and found.ways and not found.tokens):
                options = ", ".join(way.word for way in found.ways) or str(found.tokens)
                return cause("calamity-city-way", clause=self.clause, area=name, options=options)
            if not 0 <= share <= found.tokens:
                return cause("calamity-too-many", clause=self.clause, area=name, most=found.tokens, have=share)
        return None

    def read(self, value: Value) -> Loss:
        """Return the loss of a legal answer, or of one whose areas are right."""
        by_area = {each.area: each for each in self.pool.exposed}
        loss = Loss({}, [])
        for name, share in cast("Shares", value):
            found = by_area[AreaId(name)]
            if way := found.way(share):
                loss.cities.append((found, way))
            elif isinstance(share, int) and share:
                loss.tokens[found.area] = share
        return loss

    def _near_points(self, loss: Loss) -> int:
        by_area = {each.area: each for each in self.pool.exposed}
        stock = self.pool.stock + sum(loss.tokens.values())
        points = sum(count for area, count in loss.tokens.items() if by_area[area].is_near)
        for exposed, way in loss.cities:
            placed = min(way.placed, stock)
            stock -= placed
            points += (CITY_POINTS - placed) * exposed.is_near
        return points

    def draw(self, below: RandomBelow) -> Value:
        _, state, near, far, _ = self._sums[below(len(self._sums))]
        taken: list[tuple[str, int | str]] = []
        for is_near, total in ((True, near), (False, far)):
            areas = [each for each in self.pool.exposed if each.tokens and each.is_near is is_near]
            shares = spread_by_chance([each.tokens for each in areas], total, below)
            taken += [(each.area, share) for each, share in zip(areas, shares, strict=True) if share]
        cities = self._random_cities(state, below)
        if self.near:  # near cities last: the stock goes to the others
            cities.sort(key=lambda each: each[0].is_near)
        return (*taken, *((each.area, way_word(way)) for each, way in cities))

    def _random_cities(self, state: State, below: RandomBelow) -> list[tuple[ExposedArea, CityWay]]:
        """Return cities and their ways, by chance, that come to this state."""
        exposed = [each for each in self.pool.exposed if each.ways]
        later = [_reachable_states(exposed[place:]) for place in range(len(exposed) + 1)]
        chosen: list[tuple[ExposedArea, CityWay]] = []
        for place, each in enumerate(exposed):
            rest: list[tuple[State, CityWay | None]] = [(state, None)]
            rest += [(_without(state, each, way), way) for way in each.ways]
            possible = [(after, way) for after, way in rest if after in later[place + 1]]
            state, way = possible[below(len(possible))]
            if way is not None:
                chosen.insert(below(len(chosen) + 1), (each, way))
        return chosen

    def limits(self) -> dict[str, object]:
        areas: dict[str, object] = {}
        for each in self.pool.exposed:
            tokens: dict[str, object] = {"tokens": each.tokens} if each.tokens else {}
            ways = {way.word: CITY_POINTS - way.placed for way in each.ways}
            areas[each.area] = tokens | ({"city": ways} if ways else {})
        near = {"near": self.near} if self.near else {}
        return {"total": self.total, "areas": areas, **near}


def way_word(way: CityWay) -> int | str:
    """Return the word of an answer that means this way."""
    return int(way.word) if way.word.isdigit() else way.word


def lost_points(pool: Pool, loss: Loss) -> int:
    """Return the points that a loss comes to."""
    wanted = sum(way.placed for _, way in loss.cities)
    tokens = sum(loss.tokens.values())
    return tokens + CITY_POINTS * len(loss.cities) - min(wanted, pool.stock + tokens)
