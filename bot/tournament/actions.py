"""What can be done to a tournament: acts, each a value with its text form in the book."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from typing import Final, NewType

from bot.table.names import visible_text
from bot.tournament.draws import PlayerNumber, TableNumber
from bot.tournament.errors import TournamentError

Pseudonym = NewType("Pseudonym", str)
"""Who is meant in the book: drawn at random for each person and tournament, so that the book names no one.

`p-` and eight letters or digits. The list of names stands beside the book.
"""
LONGEST_TEXT: Final = 400
"""Characters of a reason; names of tournaments and places are shorter by far."""


class Role(StrEnum):
    """As what someone acts. Whether they may is asked where their rights are known; what the role may do, here."""

    ORGANISER = "organiser"
    REFEREE = "referee"
    PLAYER = "player"
    SYSTEM = "system"
    """The bot itself: a deadline, or a table whose game is over."""


@dataclass(frozen=True, slots=True)
class Actor:
    """Who acts; `who` is None for the system only."""

    role: Role
    who: Pseudonym | None = None


SYSTEM: Final = Actor(Role.SYSTEM)


class IncidentKind(StrEnum):
    """What a referee has to deal with: the four rows of the tournament rules, absence, and ethics."""

    SURPLUS = "surplus"
    """Too many cards drawn (§9.2)."""
    LATE_EFFECT = "late-effect"
    """An effect begun after step 3 (§9.3)."""
    FORGOTTEN_DRAW = "forgotten-draw"
    """(§9.4)"""
    CHEATING = "cheating"
    """(§9.1)"""
    ABSENCE = "absence"
    """A player has left after the draft, and is eliminated (§9.1)."""
    WARNING = "warning"
    """Ethics (§10.6)."""


class OrderKind(StrEnum):
    """What a referee may do to a table's time."""

    PAUSE = "pause"
    RESUME = "resume"
    EXTEND = "extend"


@dataclass(frozen=True, slots=True)
class Announce:
    """The first act. `commitments` are those of the three rounds' secrets, the lots' and the deals', in this order.

    Older books have none of the deals': what they dealt can only be believed. `barred` will not play (besides the
    referee); `places` is how many players there may be.
    """

    title: str
    place: str
    clock: str
    starts: datetime
    official: bool
    places: int
    organiser: Pseudonym
    referee: Pseudonym
    barred: tuple[Pseudonym, ...]
    commitments: tuple[str, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "starts", whole_second(self.starts))


@dataclass(frozen=True, slots=True)
class Register:
    """A person enters, or waits beyond the places. One who enters once the check-in is on is present."""

    who: Pseudonym
    computer: bool = False


@dataclass(frozen=True, slots=True)
class Withdraw:
    """A person who does not play yet leaves again."""

    who: Pseudonym


@dataclass(frozen=True, slots=True)
class OpenCheckIn:
    """From now on, until the deadline, everyone says that they are there."""

    until: datetime

    def __post_init__(self) -> None:
        object.__setattr__(self, "until", whole_second(self.until))


@dataclass(frozen=True, slots=True)
class CheckIn:
    """A person is there."""

    who: Pseudonym


@dataclass(frozen=True, slots=True)
class CloseCheckIn:
    """Those who are not there are dropped."""


@dataclass(frozen=True, slots=True)
class MakeFriendly:
    """The tournament is not official any more."""


@dataclass(frozen=True, slots=True)
class Draw:
    """The next round is drawn with its secret (in hexadecimal), which is told thereby (§10.2)."""

    secret: str


@dataclass(frozen=True, slots=True)
class Replace:
    """A table loses a player before its draft is complete: the deal is abandoned, and another one dealt (§9.1).

    In the first round the first who waits takes the place; else the table goes on with one fewer. `key` is the new
    deal's (`deal_key`), `transcript` the hash of the abandoned game, None where it had not begun.
    """

    table: TableNumber
    player: PlayerNumber
    key: str
    transcript: str | None
    why: str


@dataclass(frozen=True, slots=True)
class Report:
    """A table's game is over: the winners, and the hash of its transcript (`bot.tournament.book.transcript_hash`)."""

    table: TableNumber
    winners: tuple[PlayerNumber, ...]
    transcript: str


@dataclass(frozen=True, slots=True)
class CastLot:
    """A shared victory is decided by lot (§10.8); `key` is `lot_key`."""

    table: TableNumber
    key: str


@dataclass(frozen=True, slots=True)
class Record:
    """An incident at a table. `line` is the number that the intervention has in the transcript; a warning has none.

    `back_to` is the line to which the log is taken back after a late effect (§9.3), None for all others.
    """

    kind: IncidentKind
    table: TableNumber
    player: PlayerNumber
    line: int | None
    back_to: int | None
    why: str


@dataclass(frozen=True, slots=True)
class Order:
    """A table's time is stopped, goes on, or is made longer: that of all tables that play where `table` is None.

    That is for the referee; the system stops a table at which a player's time has run out.
    """

    kind: OrderKind
    table: TableNumber | None
    seconds: int | None
    why: str


@dataclass(frozen=True, slots=True)
class Call:
    """A player calls the referee to their table, after that line of its game.

    The system does so when the player's time runs out.
    """

    table: TableNumber
    player: PlayerNumber
    line: int


@dataclass(frozen=True, slots=True)
class Answer:
    """The referee has answered a call; calls are numbered from 1."""

    call: int
    why: str


@dataclass(frozen=True, slots=True)
class Appoint:
    """Another person is the referee from now on (§10.1)."""

    referee: Pseudonym


@dataclass(frozen=True, slots=True)
class Cancel:
    """The tournament is called off."""

    why: str


@dataclass(frozen=True, slots=True)
class Reveal:
    """The secret of all lots is told, once nothing is left to be drawn."""

    secret: str


Operation = (
    Announce | Register | Withdraw | OpenCheckIn | CheckIn | CloseCheckIn | MakeFriendly | Draw | Replace | Report
    | CastLot | Record | Order | Call | Answer | Appoint | Cancel | Reveal
)  # fmt: skip

OPERATIONS: Final[Mapping[str, type[Operation]]] = {
    "announce": Announce, "register": Register, "withdraw": Withdraw, "open-check-in": OpenCheckIn,
    "check-in": CheckIn, "close-check-in": CloseCheckIn, "make-friendly": MakeFriendly, "draw": Draw,
    "replace": Replace, "report": Report, "cast-lot": CastLot, "record": Record, "order": Order, "call": Call,
    "answer": Answer, "appoint": Appoint, "cancel": Cancel, "reveal": Reveal,
}  # fmt: skip
"""Every operation by its word in the book, which is never changed once there are books."""
WORD_OF: Final = {kind: word for word, kind in OPERATIONS.items()}


@dataclass(frozen=True, slots=True)
class Act:
    """One operation, by whom, and when: to the second."""

    at: datetime
    by: Actor
    operation: Operation

    def __post_init__(self) -> None:
        object.__setattr__(self, "at", whole_second(self.at))


def whole_second(at: datetime) -> datetime:
    """Return that moment as the book keeps it: in UTC, without fractions. `at` must know its zone."""
    if at.tzinfo is None:
        raise ValueError(at)
    return at.astimezone(UTC).replace(microsecond=0)


def tidy_text(text: str) -> str:
    """Return a text as the book takes it: what can be read of it, on one line."""
    return visible_text(text, LONGEST_TEXT)


def check_text(name: str, text: str) -> None:
    """Raises `TournamentError` where a text is blank, or not as `tidy_text` leaves it."""
    if not text or tidy_text(text) != text:
        raise TournamentError("tournament-text", name=name)
