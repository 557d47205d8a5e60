"""Pebbles, a game for tests: seats in turn take one to three from a heap, and the one who takes the last has won."""

from collections.abc import Collection, Iterable, Mapping
from types import MappingProxyType
from typing import Any, cast

from bot.games.logged import LoggedMatch, NotPossible, fold_lines
from bot.match import GameName, Line

PEBBLES = GameName("pebbles")


class PebbleMatch(LoggedMatch):
    """A heap, and what each seat has taken: an action is a number, and what one has taken nobody else sees."""

    @property
    def heap(self) -> int:
        return int(self.start["heap"]) - sum(int(line.action) for line in self.standing if line.by is None)

    @property
    def is_over(self) -> bool:
        return self.heap == 0 or sum(map(self.is_in, range(self.start["players"]))) < min(2, self.start["players"])

    def taken(self, seat: int) -> int:
        return sum(int(line.action) for line in self.standing if line.seat == seat and line.by is None)

    def waiting(self) -> tuple[int, ...]:
        players, acted = self.start["players"], [line.seat for line in self.standing if line.by is None]
        after = [((acted[-1] if acted else -1) + step) % players for step in range(1, players + 1)]
        return () if self.is_over else (next(seat for seat in after if self.is_in(seat)),)

    def allowed(self, seat: int) -> tuple[str, ...]:
        return tuple(str(count) for count in (1, 2, 3) if seat in self.waiting() and count <= self.heap)

    def view(self, viewer: int | None) -> tuple[int, int | None]:
        return self.heap, None if viewer is None else self.taken(viewer)


class Pebbles:
    """The game: one to nine seats, of which one person may hold several."""

    name = PEBBLES
    rules = 1
    allows_several_seats = True
    is_optional = False
    reviewer = None

    policies: Mapping[str, Any] = MappingProxyType({})
    slow_levels: Collection[str] = ()

    def policy(self, view: Any, random: Any, /) -> str:
        return "1"

    def check(self, players: int, choices: Mapping[str, Any]) -> None:
        if not 1 <= players <= 9:
            raise NotPossible("move-not-possible")

    def start(self, players: int, choices: Mapping[str, Any], random: Any, *, first: int | None = None) -> PebbleMatch:
        return PebbleMatch({"players": players, "heap": choices["heap"]})

    def fold(self, rules: int, header: dict[str, Any], lines: Iterable[Line]) -> PebbleMatch:
        return cast("PebbleMatch", fold_lines(PebbleMatch(header), lines))
