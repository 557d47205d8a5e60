"""A position: everything on the table between two actions, as a value.

Its fields are packed, because computer players need speed: a hand or a play area is one number (`cards`: bags and
column sets), Domains are numbers and sets of Domains flags. `transcript.state` and `observation.observe` make readable
values of it. A position never changes once it has been made: code that makes the next one (`effects`) takes a `branch`
and gives it new lists where it differs.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

from bot.games.civ.rules.actions import Action
from bot.games.civ.rules.cards import CULTURE_COLUMN, DOMAINS, FLAG, C, Domain, R, Seat, bag_of, column
from bot.games.civ.rules.effect_table import HAND_LIMITS
from bot.games.civ.rules.setup import DEALT, DRAFT, Setup

DRAFT_KEEP: Final = "draft_keep"
DRAFT_TAKE: Final = "draft_take"
PLAY: Final = "play"
EFFECTS: Final = "effects"
CHOOSE: Final = "choose"
OVER: Final = "over"

NOBODY: Final = -1


class Coin(NamedTuple):
    """The Culture coin (§6.5): who laid it, on which seat and Domain, and the level copied."""

    by: int
    seat: int
    domain: int
    level: int


class Marker(NamedTuple):
    """A card turned face down on a Domain (§5.3, §5.5)."""

    domain: int
    kind: int


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a game (REPLAY, result). `points` are by seat, or by team in a team game."""

    reason: str
    winners: tuple[Seat, ...]
    domain: Domain | None = None
    points: tuple[int, ...] | None = None


class Position:
    """One position. Every list has one entry a seat and is never changed in place."""

    __slots__ = (
        "alive",
        "areas",
        "before",
        "centre",
        "coin",
        "columns",
        "democracies",
        "discard",
        "drawn",
        "embargoes",
        "hands",
        "held",
        "legal",
        "owed",
        "packs",
        "passed",
        "permanent",
        "phase",
        "result",
        "rivals",
        "sacrifice",
        "setup",
        "target",
        "turn",
        "turns",
    )

    setup: Setup
    phase: str
    turn: int
    """The seat to act, or `NOBODY`."""
    turns: int
    """Completed turns."""
    drawn: int
    """The number of cards drawn from `setup.pile`."""
    hands: list[int]
    areas: list[int]
    columns: list[int]
    """The column set of each area, derived from `areas` and stored because it is used everywhere."""
    discard: int
    embargoes: list[tuple[Marker, ...]]
    democracies: list[tuple[Marker, ...]]
    coin: Coin | None
    permanent: int
    """Domains, as flags, whose permanent effect was used this turn; Culture stands for Inspiration."""
    sacrifice: int
    owed: tuple[str, ...]
    target: int
    """The seat whose hand was taken by a running Inquisition, or `NOBODY`."""
    held: int
    """The kind sacrificed for a marker that has not been laid yet, or -1."""
    alive: tuple[bool, ...]
    rivals: tuple[tuple[int, ...], ...]
    """For each seat, the other seats still in the game, clockwise from it (derived from `alive`)."""
    before: "Position | None"
    """The position before the running effect began (§9.1)."""
    packs: list[int]
    passed: list[int]
    """The pack that each seat will pass on once all have picked."""
    centre: int
    result: Result | None
    legal: tuple[Action, ...] | None
    """The legal actions of `turn`, once they have been computed."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in _COMPARED)

    __hash__ = None  # type: ignore[assignment]  # a position is compared, never a key

    def forbidden(self, seat: int) -> int:
        """Return the Domains, as flags, that Embargoes keep this seat from playing (§5.3)."""
        flags = 0
        for marker in self.embargoes[seat]:
            flags |= FLAG[marker.domain]
        return flags

    def most_culture(self, seat: int) -> bool:
        """Return whether this seat has strictly more Culture than each other player still in the game (§6.1)."""
        columns = self.columns
        mine = columns[seat] & CULTURE_COLUMN  # compared as they lie: asked after every action and in every step 2
        for other in self.rivals[seat]:
            if columns[other] & CULTURE_COLUMN >= mine:
                return False
        return mine > 0

    def pile_size(self) -> int:
        """Return how many cards are left in the draw pile."""
        return len(self.setup.pile) - self.drawn

    def hand_limit(self, seat: int) -> int:
        """Return what step 3 would draw up to if it began now (§2.4, §4.2, §6.4)."""
        level = self.setup.level(column(self.columns[seat], R))
        coin = self.coin
        if coin is not None and coin.domain == R and coin.by == seat == self.turn and self.permanent & FLAG[C]:
            there = self.setup.level(column(self.columns[coin.seat], R))
            level = max(level, min(coin.level, there))
        return HAND_LIMITS[level]

    def hegemony_need(self, seat: int, domain: int) -> int:
        """Return how many cards of that Domain with which this seat has Hegemony (§5.5, §7.1)."""
        markers = sum(marker.domain == domain for marker in self.democracies[seat])
        return self.setup.hegemony_size + markers

    def hegemony(self, seat: int) -> Domain | None:
        """Return the first Domain, in rulebook order, in which this seat has Hegemony now (§7.1)."""
        columns = self.columns[seat]
        for domain in range(6):
            if column(columns, domain) >= self.hegemony_need(seat, domain):
                return DOMAINS[domain]
        return None


# `legal` follows from the rest, and `before` is another position: neither lies on the table
_COMPARED: Final = tuple(name for name in Position.__slots__ if name not in ("legal", "before"))


def rivals_of(alive: tuple[bool, ...]) -> tuple[tuple[int, ...], ...]:
    """Return, for each seat, the other seats still in the game, clockwise from it."""
    players = len(alive)
    return tuple(
        tuple(other for other in ((seat + step) % players for step in range(1, players)) if alive[other])
        for seat in range(players)
    )


_blank: Final = object.__new__  # `Position()` would look for an `__init__`, and every action makes a position


def opening(setup: Setup) -> Position:
    """Return the position after the deal (§1.3 to §1.5)."""
    new = _blank(Position)
    players = setup.players
    each = DEALT[setup.setup]
    dealt = [0] * players
    for place in range(players):
        dealt[(setup.first + place) % players] = bag_of(setup.deck[place * each : (place + 1) * each])
    draft = setup.setup == DRAFT
    new.setup = setup
    new.phase = DRAFT_KEEP if draft else PLAY
    new.turn = NOBODY if draft else setup.first
    new.turns = 0
    new.drawn = each * players
    new.hands = [0] * players if draft else dealt
    new.areas = [0] * players
    new.columns = [0] * players
    new.discard = 0
    new.embargoes = [()] * players
    new.democracies = [()] * players
    new.coin = None
    new.permanent = new.sacrifice = 0
    new.owed = ()
    new.target = NOBODY
    new.held = -1
    new.alive = (True,) * players
    new.rivals = rivals_of(new.alive)
    new.before = None
    new.packs = dealt if draft else []
    new.passed = [0] * players if draft else []
    new.centre = 0
    new.result = None
    new.legal = None
    return new
