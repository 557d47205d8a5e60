"""What a table is made of, as values: its options, people, place, clocks, notices and messages. Pure.

Its votes are in `bot.table.motions`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from typing import Any, Final, NewType

from bot.match import GameName, TurnId
from bot.table.kinds import AtZero, CallKind, LapseOutcome, NoticeKind, PostKind, Reminded, Way

TableId = NewType("TableId", int)
UserId = NewType("UserId", int)
ChapterName = NewType("ChapterName", str)
"""What one public message of a game covers: a part of it, as the game names it, or how it ended."""


@dataclass(frozen=True, slots=True)
class Clock:
    """How long people may take. `seconds` is a turn's time; with an `increment`, a bank that each turn refills by it.

    `at_zero` says what happens then.
    """

    seconds: int
    increment: int | None = None
    at_zero: AtZero = AtZero.TURN

    @property
    def is_slow(self) -> bool:
        """Whether people may be asleep meanwhile: quiet hours and vacations count for slow clocks only."""
        return self.seconds >= 3600


@dataclass(frozen=True, slots=True)
class Timer:
    """One seat's clock. It runs while `since` is a time; `left` is what it had then, of the `full` time of this turn.

    `due_at` is when it runs out if nothing happens, `rings_at` when there is something to do before that or then.
    `turn` is the turn (or pick) it was set for; `lapses` counts the turns in a row in which it ran out.
    """

    left: timedelta
    full: timedelta
    since: datetime | None = None
    due_at: datetime | None = None
    rings_at: datetime | None = None
    turn: TurnId | None = None
    reminded: Reminded = Reminded.NOTHING
    lapses: int = 0
    away_until: date | None = None
    """While it runs: the last day of a vacation that its time includes, and that does not count."""


MOST_UNREACHED: Final = timedelta(days=3)
"""How long a clock stands still because no call reaches its person."""


@dataclass(frozen=True, slots=True)
class Call:
    """That `caller` has called somebody away from what he did: one of a kind is kept for each two, the newest.

    `at` may be still to come. A move of a table is kept as its mover's call to himself.
    """

    caller: UserId
    called: UserId
    kind: CallKind
    at: datetime


@dataclass(frozen=True, slots=True)
class Presence:
    """What is known of the holder of a seat: when he last moved or answered, since when nothing reaches him.

    `unreached_at` is None while he can be called, or has himself chosen not to be; `inactive_since` is a time while the
    computer plays for him because he kept the others waiting, not because he left it his seat.
    `first_unreached_at` is when he could first not be called in this turn, whether or not he can be by now: however
    often that changes, his clock stands still in one stretch from then.
    """

    seen_at: datetime | None = None
    unreached_at: datetime | None = None
    inactive_since: datetime | None = None
    first_unreached_at: datetime | None = None

    @property
    def unreached_until(self) -> datetime | None:
        """Until when his clock stands still for that."""
        return None if self.unreached_at is None else self.unreached_at + MOST_UNREACHED


@dataclass(frozen=True, slots=True)
class Notice:
    """Something one person is to be told about a table, as it was after line `number`. `id` is 0 until it is kept.

    `at` is when it came about; later, where it is a call that may not come before.
    `about` is the turn (or pick) it is about, of a vote its number at the table. `due_at` is when to look at
    it next, None once it is sent or dropped; `tried_at` when sending it was begun; `way` how it was sent, to where.
    """

    table: TableId
    kind: NoticeKind
    user_id: UserId
    number: int
    at: datetime
    id: int = 0
    about: int | None = None
    due_at: datetime | None = None
    tried_at: datetime | None = None
    way: Way = Way.NONE
    channel_id: int | None = None
    message_id: int | None = None
    is_over: bool = False


@dataclass(frozen=True, slots=True)
class Lapse:
    """A clock that ran out after line `number`: whose it was, and what followed (`Clock.at_zero`, or `pause`)."""

    seat: int
    name: str
    number: int
    at: datetime
    outcome: LapseOutcome


@dataclass(frozen=True, slots=True)
class SeatHolder:
    """Who has held a seat since line `number` was written, until the seat's next stay begins.

    `user_id` is whose seat it was; while `is_automatic`, the automatic player held it for him.
    """

    seat: int
    number: int
    user_id: UserId
    name: str
    is_automatic: bool = False
    is_before_first_line: bool = False
    """He was dealt in, and somebody else got the seat before the first line: he has held it for none."""


@dataclass(frozen=True, slots=True)
class Options:
    """What people chose for a table. `invited` are asked to come; with `invite_only` nobody else may join.

    `clock` is None where people may take as long as they like.
    """

    players: int
    game: GameName
    choices: Mapping[str, Any] = field(default_factory=dict[str, Any])
    """Of the game's rules, as that game reads them."""
    invite_only: bool = False
    own_thread: bool = False
    invited: tuple[UserId, ...] = ()
    clock: Clock | None = None
    talks: bool = True
    """Whether two players may have a thread of their own."""
    order: tuple[UserId, ...] = ()
    """Of a rematch: who sits where, the First Player first; whoever is new takes the place of one who did not come."""
    opposite: tuple[UserId, ...] = ()
    """Two who are to sit opposite each other; drawn where there are none."""
    unready: tuple[UserId, ...] = ()
    """In a lobby: who has joined, and has not agreed yet to what was changed since."""


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
    `channel_id` is where the message stands, None where that is the table's place.
    """

    message_id: int | None
    number: int
    kind: PostKind | ChapterName
    waiting: tuple[int, ...] = ()
    revision: int | None = None
    channel_id: int | None = None
    is_lobby_owed: bool = False
    """It is a board, and its lobby is still to say that the game has begun, or is over: until then the board counts as
    behind, whatever its revision."""

    @classmethod
    def of_lobby(cls, revision: int) -> "Post":
        """A lobby, whose message the table knows."""
        return cls(None, 0, PostKind.LOBBY, (), revision)
