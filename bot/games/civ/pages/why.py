"""What speaks for a turn that a hint or a review advises: the one fact that says most about what it changes (§1.6).

It is worked out from a spectator's view before and after the turn and the events between, so it cannot give away a
hand. What stops another player comes before what the player builds. A turn of which nothing can be said that helps a
player has no reason.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.civ.rules import Event, Seat
from bot.games.civ.rules.cards import Domain
from bot.games.civ.rules.observation import Observation, SeenColumn

CULTURE: Final = Domain("C")


@dataclass(frozen=True, slots=True)
class Why:
    """A reason: a key of `KEYS`, and the facts its sentence may name, None where they do not apply."""

    key: str
    domain: Domain
    count: int = 0
    """Cards there."""
    left: int = 0
    """Cards that are missing to Hegemony."""
    need: int = 0
    """Cards that Hegemony takes there."""
    rival: Seat | None = None
    level: int = 0


KEYS: Final = ("hegemony", "democracy", "embargo", "attack", "lead", "level", "most-culture", "build")
"""The strongest reason first."""
NEAR: Final = 3
"""Cards missing to Hegemony at which a column that grows is worth a word."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One player's actions in a row, and the table before and after them, as a spectator saw it."""

    seat: Seat
    before: Observation
    events: Sequence[Event]
    after: Observation

    def column(self, domain: Domain) -> SeenColumn:
        """Return the player's own column afterwards."""
        return self.after.seats[self.seat].column(domain)

    def last_event(self, kind: str) -> Event | None:
        """Return the last event of that kind."""
        return next((event for event in reversed(self.events) if event.kind == kind and event.seat == self.seat), None)

    @property
    def grown(self) -> tuple[SeenColumn, ...]:
        """Return the player's columns that have more cards now, the one nearest to Hegemony first."""
        before = self.before.seats[self.seat]
        found = [
            column
            for column in self.after.seats[self.seat].columns
            if column.count > before.column(column.domain).count
        ]
        return tuple(sorted(found, key=lambda column: column.hegemony_need - column.count))


def why(turn: Turn) -> Why | None:
    """Return the strongest reason for a turn; None where nothing public tells one that is of use to a player."""
    return next((found for reason in _REASONS if (found := reason(turn))), None)


def _own(key: str, column: SeenColumn) -> Why:
    left = max(0, column.hegemony_need - column.count)
    return Why(key, column.domain, column.count, left, column.hegemony_need, level=column.level)


def _against(key: str, column: SeenColumn, rival: Seat) -> Why | None:
    """Return the reason to strike a rival's column; None where it was far from winning, which no one would stop."""
    left = max(0, column.hegemony_need - column.count)
    return Why(key, column.domain, column.count, left, column.hegemony_need, rival) if left <= NEAR else None


def _hegemony(turn: Turn) -> Why | None:
    result = turn.after.result
    if result is None or result.domain is None or turn.seat not in result.winners:
        return None
    return _own("hegemony", turn.column(result.domain))


def _marker(kind: str) -> Callable[[Turn], Why | None]:
    def found(turn: Turn) -> Why | None:
        event = turn.last_event(kind)
        if event is None or event.target is None or event.domain is None:
            return None
        return _against(kind, turn.before.seats[event.target].column(event.domain), event.target)

    return found


def _attack(turn: Turn) -> Why | None:
    mates = turn.after.side(turn.seat)
    lost = [event.seat for event in turn.events if event.kind == "lost" and event.seat not in (None, *mates)]
    event = turn.last_event("attack")
    if event is None or event.card is None or not lost:
        return None
    domain = Domain(event.card[0])
    rival = max(lost, key=lambda seat: turn.before.seats[seat].column(domain).count)
    return _against("attack", turn.before.seats[rival].column(domain), rival)


def _lead(turn: Turn) -> Why | None:
    """In the last turns majorities count (§7.2, §7.3)."""
    if not turn.after.is_final_round:
        return None
    for column in turn.grown:
        others = [seen.column(column.domain).count for seen in turn.after.seats if seen.seat != turn.seat]
        if column.count >= max(others):
            return _own("lead", column)
    return None


def _level(turn: Turn) -> Why | None:
    before = turn.before.seats[turn.seat]
    for column in turn.grown:
        if column.level > before.column(column.domain).level and column.hegemony_need - column.count > 1:
            return _own("level", column)
    return None


def _most_culture(turn: Turn) -> Why | None:
    """Inspiration needs strictly most Culture (§6.1)."""

    def leads(seen: Observation) -> bool:
        counts = [seat.column(CULTURE).count for seat in seen.seats if seat.seat != turn.seat and seat.alive]
        return seen.seats[turn.seat].column(CULTURE).count > max(counts, default=0)

    return _own("most-culture", turn.column(CULTURE)) if leads(turn.after) and not leads(turn.before) else None


def _build(turn: Turn) -> Why | None:
    for column in turn.grown[:1]:
        if column.count > 1 and column.hegemony_need - column.count <= NEAR:
            return _own("build", column)
    return None


_REASONS: Final = (
    _hegemony, _marker("democracy"), _marker("embargo"), _attack, _lead, _level, _most_culture, _build,
)  # fmt: skip  # as `KEYS`
