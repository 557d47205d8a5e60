"""The acts of a tournament, each a value with its text form in the book."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from typing import Final, NewType

from bot.table.names import visible_text
from bot.tournament.draws import PlayerNumber, TableNumber
from bot.tournament.errors import TournamentError

Pseudonym = NewType("Pseudonym", str)
"""A random name for a person in a tournament's book, so that the book contains no real names.

`p-` and eight letters or digits. The list of names is stored apart from the book.
"""
LONGEST_TEXT: Final = 400
"""Characters of a reason; names of tournaments and places are much shorter."""


class Role(StrEnum):
    """The role in which someone acts. The caller checks their right to it; this package checks what the role may do."""

    ORGANISER = "organiser"
    REFEREE = "referee"
    PLAYER = "player"
    SYSTEM = "system"
    """The bot itself: a deadline, or a table whose game is over."""


@dataclass(frozen=True, slots=True)
class Actor:
    """The person who acts, in a role; `who` is None for the system only."""

    role: Role
    who: Pseudonym | None = None


SYSTEM: Final = Actor(Role.SYSTEM)


class IncidentKind(StrEnum):
    """Incidents for a referee: the four rows of the tournament rules, absence, and ethics."""

    SURPLUS = "surplus"
    """Too many cards drawn (§9.2)."""
    LATE_EFFECT = "late-effect"
    """An effect begun after step 3 (§9.3)."""
    FORGOTTEN_DRAW = "forgotten-draw"
    """A draw forgotten (§9.4)."""
    CHEATING = "cheating"
    """Cheating (§9.1)."""
    ABSENCE = "absence"
    """A player has left after the draft, and is eliminated (§9.1)."""
    WARNING = "warning"
    """A warning for unethical behaviour (§10.6)."""


class OrderKind(StrEnum):
    """A referee's change to a table's time."""

    PAUSE = "pause"
    RESUME = "resume"
    EXTEND = "extend"


class ExclusionKind(StrEnum):
    """What a spectator who meddles is told (§10.6)."""

    SILENCE = "silence"
    """Not to write at the table any more."""
    REMOVAL = "removal"
    """To leave the table's thread."""


@dataclass(frozen=True, slots=True)
class Announce:
    """The first act.

    `commitments` are those of the three rounds' secrets, the lots' and the deals', in this order. Older books have none
    of the deals': their deals cannot be checked. `barred` are further people who will not play, like the referee;
    `places` is the maximal number of players.
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
class OpenSeason:
    """The first act of a league's season, the `number`th of its server, played for `days` from its draw on.

    `commitments` are as in an announcement; a season needs that of the first round, of the lots and of the deals.
    """

    number: int
    title: str
    place: str
    clock: str
    starts: datetime
    days: int
    places: int
    organiser: Pseudonym
    commitments: tuple[str, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "starts", whole_second(self.starts))


@dataclass(frozen=True, slots=True)
class Register:
    """The registration of a person, possibly beyond the places. During the check-in it also counts as presence."""

    who: Pseudonym
    computer: bool = False


@dataclass(frozen=True, slots=True)
class Withdraw:
    """The withdrawal of a person who does not play yet."""

    who: Pseudonym


@dataclass(frozen=True, slots=True)
class OpenCheckIn:
    """The opening of the check-in: until the deadline, everyone says that they are there."""

    until: datetime

    def __post_init__(self) -> None:
        object.__setattr__(self, "until", whole_second(self.until))


@dataclass(frozen=True, slots=True)
class CheckIn:
    """A person is there."""

    who: Pseudonym


@dataclass(frozen=True, slots=True)
class CloseCheckIn:
    """The end of the check-in: absent entrants are dropped."""


@dataclass(frozen=True, slots=True)
class MakeFriendly:
    """The tournament stops being official."""


@dataclass(frozen=True, slots=True)
class Draw:
    """The draw of the next round with its secret (in hexadecimal), which becomes public thereby (§10.2)."""

    secret: str


@dataclass(frozen=True, slots=True)
class DrawSeason(Draw):
    """The draw of a league's season.

    `order` is everyone who has entered, from the strongest on: the divisions follow.
    """

    order: tuple[Pseudonym, ...]


@dataclass(frozen=True, slots=True)
class Award:
    """A game of a season decided without its end: the winner, both where it is shared, nobody where both have left."""

    table: TableNumber
    winners: tuple[PlayerNumber, ...]
    why: str


@dataclass(frozen=True, slots=True)
class Replace:
    """A table loses a player before its draft is complete: the deal is abandoned, and another one dealt (§9.1).

    In the first round the first waiting entrant takes the place; else the table goes on with one fewer. `key`, in
    hexadecimal, is the part of the lots' secret that `draws.deal_label` names for the new deal. `transcript` is the
    hash of the abandoned game, None where it had not begun.
    """

    table: TableNumber
    player: PlayerNumber
    key: str
    transcript: str | None
    why: str


@dataclass(frozen=True, slots=True)
class Report:
    """The result of a table: the winners, and the hash of its transcript (`bot.tournament.book.transcript_hash`)."""

    table: TableNumber
    winners: tuple[PlayerNumber, ...]
    transcript: str


@dataclass(frozen=True, slots=True)
class CastLot:
    """The decision of a shared victory by lot (§10.8).

    `key`, in hexadecimal, is the part of the lots' secret that `draws.lot_label` names for the table.
    """

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
    """A change of a table's time: stopped, resumed, or extended; of all tables that play where `table` is None.

    Only the referee may change several; the system stops a table at which a player's time has run out.
    """

    kind: OrderKind
    table: TableNumber | None
    seconds: int | None
    why: str


@dataclass(frozen=True, slots=True)
class Call:
    """A player's call of the referee to their table, after that line of its game.

    The system calls when the player's time runs out.
    """

    table: TableNumber
    player: PlayerNumber
    line: int


@dataclass(frozen=True, slots=True)
class Answer:
    """The referee's answer to a call; calls are numbered from 1."""

    call: int
    why: str


@dataclass(frozen=True, slots=True)
class LookAtHands:
    """The referee has looked at all hands of a table (their right to see every game), after that line of its game."""

    table: TableNumber
    line: int
    why: str


@dataclass(frozen=True, slots=True)
class Appoint:
    """The appointment of another referee (§10.1)."""

    referee: Pseudonym


@dataclass(frozen=True, slots=True)
class AskReferee:
    """The request to a person to be the referee; right after the announcement, to the one whom that names."""

    referee: Pseudonym


@dataclass(frozen=True, slots=True)
class AcceptReferee:
    """The acceptance of that request: the actor is the referee from now on.

    Also of who acts as a referee by their role on the server, while there is none.
    """


@dataclass(frozen=True, slots=True)
class DeclineReferee:
    """The refusal of that request."""


@dataclass(frozen=True, slots=True)
class ResignReferee:
    """The referee lays the office down; by the system where they are no longer on the server."""

    why: str


@dataclass(frozen=True, slots=True)
class Exclude:
    """A spectator who has meddled in a game is silenced at its table, or removed from there (§10.6)."""

    who: Pseudonym
    table: TableNumber
    kind: ExclusionKind
    why: str


@dataclass(frozen=True, slots=True)
class TellAll:
    """A word of organiser or referee to everyone: in the tournament's channel, and at all tables that are played."""

    text: str


@dataclass(frozen=True, slots=True)
class SetBreak:
    """The time between the end of a round and the next draw: so many seconds, or until a moment, for the next one."""

    seconds: int
    until: datetime | None

    def __post_init__(self) -> None:
        if self.until is not None:
            object.__setattr__(self, "until", whole_second(self.until))


@dataclass(frozen=True, slots=True)
class Move:
    """The tournament goes on at another place, or one of its tables does; `place` is in words, such as `#garden`."""

    place: str
    table: TableNumber | None


@dataclass(frozen=True, slots=True)
class Cancel:
    """The cancellation of the tournament."""

    why: str


@dataclass(frozen=True, slots=True)
class Reveal:
    """The publication of the secret of all lots, once nothing is left to be drawn."""

    secret: str


Operation = (
    Announce | Register | Withdraw | OpenCheckIn | CheckIn | CloseCheckIn | MakeFriendly | Draw | Replace | Report
    | CastLot | Record | Order | Call | Answer | LookAtHands | Appoint
    | AskReferee | AcceptReferee | DeclineReferee | ResignReferee | Exclude | TellAll | SetBreak | Move
    | Cancel | Reveal | OpenSeason | DrawSeason | Award
)  # fmt: skip

OPERATIONS: Final[Mapping[str, type[Operation]]] = {
    "announce": Announce, "register": Register, "withdraw": Withdraw, "open-check-in": OpenCheckIn,
    "check-in": CheckIn, "close-check-in": CloseCheckIn, "make-friendly": MakeFriendly, "draw": Draw,
    "replace": Replace, "report": Report, "cast-lot": CastLot, "record": Record, "order": Order, "call": Call,
    "answer": Answer, "look-at-hands": LookAtHands, "appoint": Appoint, "ask-referee": AskReferee,
    "accept-referee": AcceptReferee, "decline-referee": DeclineReferee, "resign-referee": ResignReferee,
    "exclude": Exclude, "tell-all": TellAll, "set-break": SetBreak, "move": Move, "cancel": Cancel, "reveal": Reveal,
    "open-season": OpenSeason, "draw-season": DrawSeason, "award": Award,
}  # fmt: skip
"""All operations by their words in the book, which never change."""
WORD_OF: Final = {kind: word for word, kind in OPERATIONS.items()}


@dataclass(frozen=True, slots=True)
class Act:
    """One operation with its actor and time, to the second."""

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
    """Raise `TournamentError` where a text is blank, or differs from its `tidy_text`."""
    if not text or tidy_text(text) != text:
        raise TournamentError("tournament-text", name=name)
