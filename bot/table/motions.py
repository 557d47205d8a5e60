"""What people vote on, as values: a motion, what they say to it, and the record of the vote. Pure.

What a motion is about is kept, and said by a button, as one number; only `subject_from` and `subject_number` know how.
"""

from dataclasses import dataclass
from datetime import datetime

from bot.table.actors import Person, Timeout
from bot.table.kinds import PollOutcome, VoteKind
from bot.table.values import UserId


@dataclass(frozen=True, slots=True)
class OneSeat:
    """A seat that somebody asks for, or that the automatic player is to go on with."""

    seat: int


@dataclass(frozen=True, slots=True)
class AbsentSeats:
    """The seats of absent players, in order, that the automatic player is to have."""

    seats: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class BackTo:
    """The line of the log to which a game is to go back."""

    line: int


@dataclass(frozen=True, slots=True)
class ToChannel:
    """The channel, or thread, to which a table is to move."""

    channel_id: int


Subject = OneSeat | AbsentSeats | BackTo | ToChannel | None
"""What a motion is about; None where its kind says all."""


def subject_from(kind: VoteKind, number: int) -> Subject:
    """What the number of a motion of that kind means; absent players are bits of it."""
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
    """What a motion is about as one number, 0 where its kind says all; `subject_from` reads it."""
    match subject:
        case OneSeat(seat=number) | BackTo(line=number) | ToChannel(channel_id=number):
            return number
        case AbsentSeats(seats=seats):
            return sum(1 << seat for seat in seats)
        case None:
            return 0


@dataclass(frozen=True, slots=True)
class Motion:
    """Something the people of a table vote on: its voices are the table's of the same `kind`.

    `by` is who asked: somebody, a clock, or None where he is forgotten. `subject` is of the type of the `kind`, and
    `number` the log's last line then. At `due_at` it is decided by those who have answered.
    """

    kind: VoteKind
    by: Person | Timeout | None
    subject: Subject
    number: int
    opened_at: datetime
    due_at: datetime
    name: str = ""
    """Of the person it would seat."""

    @property
    def asker(self) -> UserId | None:
        """The person who asked, if it is one who is known."""
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
        """The one seat it is about. Raises `TypeError` where it is about anything else."""
        if not isinstance(self.subject, OneSeat):
            raise TypeError(self.subject)
        return self.subject.seat

    @property
    def line(self) -> int:
        """The line to which it would go back. Raises `TypeError` where it is about anything else."""
        if not isinstance(self.subject, BackTo):
            raise TypeError(self.subject)
        return self.subject.line

    @property
    def channel_id(self) -> int:
        """The channel to which it would move. Raises `TypeError` where it is about anything else."""
        if not isinstance(self.subject, ToChannel):
            raise TypeError(self.subject)
        return self.subject.channel_id


@dataclass(frozen=True, slots=True)
class Voice:
    """What one person said after line `number` to a vote of that `kind`."""

    kind: VoteKind
    user_id: UserId
    number: int
    agrees: bool = True


@dataclass(frozen=True, slots=True)
class Poll:
    """The record of one vote, and where its public message is. `outcome` is empty while it is open.

    `voices` are those it ended with; `shown` names what its message shows, empty where there is none yet.
    """

    motion: Motion
    outcome: PollOutcome = PollOutcome.OPEN
    closed_at: datetime | None = None
    voices: tuple[Voice, ...] = ()
    channel_id: int | None = None
    message_id: int | None = None
    shown: str = ""

    @property
    def is_open(self) -> bool:
        """Whether it still waits for voices."""
        return self.outcome is PollOutcome.OPEN
