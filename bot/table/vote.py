"""Votes as values: what is asked, what people answered, and the record that is kept. Pure.

The subject of a vote is stored, and put in buttons, as one number; only `subject_from` and `subject_number` know how.
"""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from bot.table.values import ClockActor, Person, UserId


class VoteKind(StrEnum):
    """What people vote on."""

    CANCEL = "cancel"
    AUTOMATIC = "automatic"
    PAUSE = "pause"
    EXTEND = "extend"
    REPLACE = "replace"
    UNDO = "undo"
    GO_ON = "go-on"
    MOVE = "move"
    """To another channel of the same server."""


class VoteOutcome(StrEnum):
    """How a vote ended; empty while it is open."""

    OPEN = ""
    CARRIED = "carried"
    REFUSED = "refused"
    EXPIRED = "lapsed"
    MOOT = "moot"
    """What it was about is over."""
    GONE = "gone"
    """Someone who asked for a seat may not get it any more: they left the server, are barred, or there is a block."""


@dataclass(frozen=True, slots=True)
class OneSeat:
    """A seat that someone asks for, or that the automatic player is to go on with."""

    seat: int


@dataclass(frozen=True, slots=True)
class AbsentSeats:
    """The seats of absent players, in order, that the automatic player is to take."""

    seats: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class BackTo:
    """The line of the log that a game is to go back to."""

    line: int


@dataclass(frozen=True, slots=True)
class ToChannel:
    """The channel or thread that a table is to move to."""

    channel_id: int


Subject = OneSeat | AbsentSeats | BackTo | ToChannel | None
"""What a vote is about; None where its kind says it all."""


def subject_from(kind: VoteKind, number: int) -> Subject:
    """Return the subject that `number` stands for in votes of that kind; in absent players each bit is a seat."""
    match kind:
        case VoteKind.REPLACE | VoteKind.GO_ON:
            return OneSeat(number)
        case VoteKind.AUTOMATIC:
            return AbsentSeats(tuple(seat for seat in range(number.bit_length()) if number >> seat & 1))
        case VoteKind.UNDO:
            return BackTo(number)
        case VoteKind.MOVE:
            return ToChannel(number)
        case VoteKind.CANCEL | VoteKind.PAUSE | VoteKind.EXTEND:
            return None


def subject_number(subject: Subject) -> int:
    """Return the subject as one number that `subject_from` reads; 0 where the kind says it all."""
    match subject:
        case OneSeat(seat=number) | BackTo(line=number) | ToChannel(channel_id=number):
            return number
        case AbsentSeats(seats=seats):
            return sum(1 << seat for seat in seats)
        case None:
            return 0


@dataclass(frozen=True, slots=True)
class Vote:
    """An open vote at a table. Its answers are those of `Table.cast_votes` of the same `kind`.

    `by` is who asked: a person, a clock, or None for someone who is forgotten. The type of `subject` follows from
    `kind`, and `number` was the log's last line when it was opened. At `due_at` those who have answered decide.
    """

    kind: VoteKind
    by: Person | ClockActor | None
    subject: Subject
    number: int
    opened_at: datetime
    due_at: datetime
    name: str = ""
    """The name of the person who would get a seat."""

    @property
    def asker(self) -> UserId | None:
        """The person who asked, if they are known."""
        return self.by.user if isinstance(self.by, Person) else None

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats it is about."""
        match self.subject:
            case OneSeat(seat=seat):
                return (seat,)
            case AbsentSeats(seats=seats):
                return seats
            case _:
                return ()

    @property
    def seat(self) -> int:
        """The one seat it is about. Raises `TypeError` if it is about something else."""
        if not isinstance(self.subject, OneSeat):
            raise TypeError(self.subject)
        return self.subject.seat

    @property
    def line(self) -> int:
        """The line it would go back to. Raises `TypeError` if it is about something else."""
        if not isinstance(self.subject, BackTo):
            raise TypeError(self.subject)
        return self.subject.line

    @property
    def channel_id(self) -> int:
        """The channel it would move to. Raises `TypeError` if it is about something else."""
        if not isinstance(self.subject, ToChannel):
            raise TypeError(self.subject)
        return self.subject.channel_id


@dataclass(frozen=True, slots=True)
class CastVote:
    """One person's answer to the vote of that `kind`, given after line `number`."""

    kind: VoteKind
    user_id: UserId
    number: int
    agrees: bool = True


@dataclass(frozen=True, slots=True)
class VoteRecord:
    """The record of one vote, open or closed, and where its public message is.

    `cast_votes` are those it ended with. `shown` identifies what its message shows, and is empty before it is sent.
    """

    vote: Vote
    outcome: VoteOutcome = VoteOutcome.OPEN
    closed_at: datetime | None = None
    cast_votes: tuple[CastVote, ...] = ()
    channel_id: int | None = None
    message_id: int | None = None
    shown: str = ""

    @property
    def is_open(self) -> bool:
        """Whether people may still answer."""
        return self.outcome is VoteOutcome.OPEN
