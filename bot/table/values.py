"""What a table is made of, as values: its options, people, place, clocks, votes, notices and messages. Pure."""

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Final, NewType

TableId = NewType("TableId", int)
UserId = NewType("UserId", int)

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
CANCELLED: Final = "cancelled"
EXPIRED: Final = "expired"
ABANDONED: Final = "abandoned"
OPEN: Final = (LOBBY, PLAYING)
"""The statuses that may still change."""
STATUSES: Final = (LOBBY, PLAYING, FINISHED, CANCELLED, EXPIRED, ABANDONED)

CANCEL: Final = "cancel"
AUTOMATIC: Final = "automatic"
PAUSE: Final = "pause"
EXTEND: Final = "extend"
REPLACE: Final = "replace"
UNDO: Final = "undo"
GO_ON: Final = "go-on"

TURN: Final = "turn"
"""The notice that calls somebody to his turn or pick."""
ENDED: Final = "ended"
"""The notice of those who watch: the table is over."""
VOTE: Final = "vote"
"""The notice of those who are asked in a vote."""
BOARD: Final = "board"
"""The way of what the table's public message has told."""


@dataclass(frozen=True, slots=True)
class Clock:
    """How long people may take. `seconds` is a turn's time; with an `increment`, a bank that each turn refills by it.

    `at_zero` says what happens then: the automatic player plays this turn (`turn`) or takes the seat (`seat`), §9.1
    (`eliminate`), or the table is given up (`abandon`).
    """

    seconds: int
    increment: int | None = None
    at_zero: str = "turn"

    @property
    def is_slow(self) -> bool:
        """Whether people may be asleep meanwhile: quiet hours and vacations count for slow clocks only."""
        return self.seconds >= 3600


@dataclass(frozen=True, slots=True)
class Timer:
    """One seat's clock. It runs while `since` is a time; `left` is what it had then, of the `full` time of this stint.

    `due_at` is when it runs out if nothing happens, `rings_at` when there is something to do before that or then.
    `stint` names the turn (or pick) it was set for; `reminded` counts this stint's reminders, `lapses` the stints in a
    row in which it ran out.
    """

    left: timedelta
    full: timedelta
    since: datetime | None = None
    due_at: datetime | None = None
    rings_at: datetime | None = None
    stint: int | None = None
    reminded: int = 0
    lapses: int = 0
    away_until: date | None = None
    """While it runs: the last day of a vacation that its time includes, and that does not count."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Something one person is to be told about a table, as it was after line `number`. `id` is 0 until it is kept.

    `stint` names the turn (or pick) it is about; of a vote it is its number at the table. `due_at` is when to look at
    it next, None once it is sent or dropped; `tried_at` when sending it was begun; `way` how it was sent, to where.
    """

    table: TableId
    kind: str
    user_id: UserId
    number: int
    at: datetime
    id: int = 0
    stint: int | None = None
    due_at: datetime | None = None
    tried_at: datetime | None = None
    way: str = ""
    channel_id: int | None = None
    message_id: int | None = None
    is_over: bool = False


@dataclass(frozen=True, slots=True)
class Motion:
    """Something the people of a table vote on: its voices are the table's of the same `kind`.

    `by` is who asked (0: the clock), `subject` what it is about besides (a seat, a line, a person), `number` the log's
    last line then. At `due_at` it has failed, if it has not been carried by then.
    """

    kind: str
    by: UserId
    subject: int
    number: int
    opened_at: datetime
    due_at: datetime
    name: str = ""
    """Of the person it would seat."""


@dataclass(frozen=True, slots=True)
class Voice:
    """What one person said after line `number` to a vote of that `kind`."""

    kind: str
    user_id: UserId
    number: int
    agrees: bool = True


@dataclass(frozen=True, slots=True)
class Poll:
    """The record of one vote, and where its public message is. `outcome` is empty while it is open.

    `voices` are those it ended with; `shown` names what its message shows, empty where there is none yet.
    """

    motion: Motion
    outcome: str = ""
    closed_at: datetime | None = None
    voices: tuple[Voice, ...] = ()
    channel_id: int | None = None
    message_id: int | None = None
    shown: str = ""

    @property
    def is_open(self) -> bool:
        """Whether it still waits for voices."""
        return not self.outcome


@dataclass(frozen=True, slots=True)
class Lapse:
    """A clock that ran out after line `number`: whose it was, and what followed (`Clock.at_zero`, or `pause`)."""

    seat: int
    name: str
    number: int
    at: datetime
    outcome: str


@dataclass(frozen=True, slots=True)
class Stay:
    """Who has held a seat since line `number` was written, until the seat's next stay begins.

    `user_id` is whose seat it was; while `is_automatic`, the automatic player held it for him.
    """

    seat: int
    number: int
    user_id: UserId
    name: str
    is_automatic: bool = False


@dataclass(frozen=True, slots=True)
class Options:
    """What people chose for a table. `invited` are asked to come; with `invite_only` nobody else may join.

    `clock` is None where people may take as long as they like.
    """

    players: int
    setup: str
    teams: bool
    hegemony: str
    turn_cap: int | None = None
    invite_only: bool = False
    own_thread: bool = False
    invited: tuple[UserId, ...] = ()
    clock: Clock | None = None
    talks: bool = True
    """Whether two players may have a thread of their own."""
    order: tuple[UserId, ...] = ()
    """Of a rematch: who sits where, the First Player first; whoever is new takes the place of one who did not come."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table lives: its thread once there is one, else its channel. `locale` is the table's language."""

    guild_id: int | None
    channel_id: int
    locale: str


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody at a table: the display name as last seen, and whether the automatic player holds the seat for now.

    A computer player is nobody's seat: the automatic player holds it for good, and its `user_id` is below 0.
    """

    user_id: UserId
    name: str
    is_automatic: bool = False
    is_stand_in: bool = False
    """The automatic player has the seat for this turn only."""

    @property
    def is_computer(self) -> bool:
        """Whether no person sits here."""
        return self.user_id < 0


@dataclass(frozen=True, slots=True)
class Post:
    """What the public message of a table shows.

    `message_id` is None where there is no message (any more); `number` is the last log line told; `waiting` the seats
    announced as awaited; `revision` that of the table it was drawn from (None: unknown, judged by `number` alone).
    """

    message_id: int | None
    number: int
    kind: str
    waiting: tuple[int, ...] = ()
    revision: int | None = None
