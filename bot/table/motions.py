"""What people vote on, as values: a motion, what they say to it, and the record of the vote. Pure."""

from dataclasses import dataclass
from datetime import datetime

from bot.table.kinds import PollOutcome, VoteKind
from bot.table.values import UserId


@dataclass(frozen=True, slots=True)
class Motion:
    """Something the people of a table vote on: its voices are the table's of the same `kind`.

    `by` is who asked (0: the clock), `subject` what it is about besides (a seat, a line, a channel, of absent players
    the `seats` as bits), `number` the log's last line then. At `due_at` it is decided by those who have answered.
    """

    kind: VoteKind
    by: UserId
    subject: int
    number: int
    opened_at: datetime
    due_at: datetime
    name: str = ""
    """Of the person it would seat."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats it is about."""
        if self.kind in (VoteKind.REPLACE, VoteKind.GO_ON):
            return (self.subject,)
        if self.kind is VoteKind.AUTOMATIC:
            return tuple(seat for seat in range(self.subject.bit_length()) if self.subject >> seat & 1)
        return ()


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
