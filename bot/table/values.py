"""The values a table is made of: its options, people, place, clocks, notices, messages, and who acts there. Pure.

Its votes are in `bot.table.vote`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from enum import IntEnum, StrEnum
from typing import Any, Final, NewType

from bot.match import TABLE, GameName, TurnId, referee_author, seat_author


class Status(StrEnum):
    """The stage a table is at."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    CANCELLED = "cancelled"
    EXPIRED = "expired"
    """A lobby that no one touched for too long."""
    ABANDONED = "abandoned"
    """A game given up while it was being prepared (in its draft, for example)."""


OPEN: Final = (Status.LOBBY, Status.PLAYING)
"""The statuses that may still change."""
CAME_TO_NOTHING: Final = (Status.CANCELLED, Status.EXPIRED)
"""The statuses of tables after which the same people may open another one."""
STATUSES: Final = tuple(Status)


class Level(StrEnum):
    """How well a computer plays, where its game has several ways; the weakest first."""

    EASY = "easy"
    NORMAL = "normal"
    EXPERT = "expert"


class AtZero(StrEnum):
    """What happens when a clock runs out."""

    TURN = "turn"
    """The automatic player plays this turn."""
    SEAT = "seat"
    """The automatic player takes the seat until its owner comes back."""
    ELIMINATE = "eliminate"
    """The seat is out of the game."""
    ABANDON = "abandon"
    """The table is given up."""


class TimeoutOutcome(StrEnum):
    """What followed when a clock ran out: one of `AtZero`, or a pause where no one else is there to go on."""

    TURN = "turn"
    SEAT = "seat"
    ELIMINATE = "eliminate"
    ABANDON = "abandon"
    PAUSE = "pause"
    REFEREE = "referee"
    """A pause at a tournament's table until its referee has decided."""


class PostKind(StrEnum):
    """What the public message of a table shows, where that is not its game."""

    LOBBY = "lobby"
    HIDDEN = "hidden"
    """Nothing: a moderator has hidden the table."""


class ReminderStage(IntEnum):
    """The last reminder that the holder of a running clock has been sent."""

    NOTHING = 0
    HALF = 1
    SOON = 2
    TIMED_OUT = 3
    """This turn's time has run out."""


class NoticeKind(StrEnum):
    """What a notice tells someone about a table."""

    TURN = "turn"
    """It is their turn, or their pick."""
    HALF = "half"
    SOON = "soon"
    """Half of their time, or nine tenths of it, is gone."""
    NEXT = "next"
    """The player before them has begun a turn, so that theirs comes next."""
    ENDED = "ended"
    """To those who watch: the game is over."""
    VOTE = "vote"
    """To those who may vote."""
    SEAT = "seat"
    """To the holder of a seat: someone asks for it."""
    REPLACED = "replaced"
    """To the former holder of a seat: someone else has it now."""
    FULL = "full"
    """To the owner of a lobby: all seats have been taken for a while, everyone is ready, and they may begin."""
    INVITED = "invited"
    """To someone who was invited to a lobby during their quiet hours."""
    UNREACHED = "unreached"
    """To everyone at the table: someone can't be called to their turn, and their clock stands still."""
    TIMED_OUT = "timed-out"
    """To someone that a moderator has timed out: they can play by direct message."""
    TIMEOUT_TURN = "lapsed-turn"
    TIMEOUT_SEAT = "lapsed-seat"
    TIMEOUT_ELIMINATE = "lapsed-eliminate"
    TIMEOUT_ABANDON = "lapsed-abandon"
    TIMEOUT_PAUSE = "lapsed-pause"
    TIMEOUT_REFEREE = "lapsed-referee"
    """Their time ran out, and this is what followed."""
    SUSPENDED = "aside"
    """The bot is no longer a member of the table's server, and the game waits for it."""
    RETURNED = "returned"
    """The bot is a member again."""
    CALLED_OFF = "forsaken"
    """The bot has not come back for too long, and the game is called off."""
    REVIEWED = "reviewed"
    """To someone who has asked for a review of a game: it is ready."""

    @classmethod
    def of_timeout(cls, outcome: TimeoutOutcome) -> "NoticeKind":
        """Return the kind of notice that says a clock ran out and what followed."""
        return cls(f"lapsed-{outcome}")

    @property
    def is_of_departure(self) -> bool:
        """Whether it is about a game on a server that the bot has left, where it can post nothing."""
        return self in (NoticeKind.SUSPENDED, NoticeKind.CALLED_OFF)

    @property
    def is_timeout(self) -> bool:
        """Whether it says that a clock ran out."""
        return self.startswith("lapsed-")


class Way(StrEnum):
    """How a notice was sent."""

    NONE = ""
    MENTION = "mention"
    DIRECT = "direct"
    BOARD = "board"
    """By the table's own public message."""


class CallKind(StrEnum):
    """What a person pings others for. Pings for a turn and reminders come from the table, and aren't among these."""

    VOTE = "vote"
    SEAT = "seat"
    """They ask for a seat."""
    INVITE = "invite"
    NUDGE = "nudge"
    MOVE = "move"
    """They bring a table to another channel."""
    TALK = "talk"


TableId = NewType("TableId", int)
UserId = NewType("UserId", int)
ChapterName = NewType("ChapterName", str)
"""The part of a game that one of its public messages covers, as the game names it, or how the game ended."""


@dataclass(frozen=True, slots=True)
class Clock:
    """How much time people have. `seconds` is the time for a turn; with an `increment` it is a bank, and each turn adds
    that many seconds to it.

    `at_zero` says what happens when the time is up.
    """

    seconds: int
    increment: int | None = None
    at_zero: AtZero = AtZero.TURN

    @property
    def is_slow(self) -> bool:
        """Whether people may sleep while it runs: only slow clocks stop for quiet hours and vacations."""
        return self.seconds >= 3600


@dataclass(frozen=True, slots=True)
class Timer:
    """The clock of one seat. It runs while `since` is set; `left` is what it had then, of the `full` time of this turn.

    `due_at` is when it runs out if nothing happens, `rings_at` when it has to be looked at next. `turn` is the turn (or
    pick) it was set for. `timeouts_in_a_row` counts the consecutive turns in which it ran out.
    """

    left: timedelta
    full: timedelta
    since: datetime | None = None
    due_at: datetime | None = None
    rings_at: datetime | None = None
    turn: TurnId | None = None
    reminded: ReminderStage = ReminderStage.NOTHING
    timeouts_in_a_row: int = 0
    away_until: date | None = None
    """The last day of a vacation that lies in its time and doesn't count; only while it runs."""


MOST_UNREACHED: Final = timedelta(days=3)
"""How long at most a clock stands still because its person can't be called."""


@dataclass(frozen=True, slots=True)
class Call:
    """A ping from `caller` to `called`. Only the newest of each kind is kept for each two people.

    `at` may be in the future. Moving a table is kept as a call of the mover to themselves.
    """

    caller: UserId
    called: UserId
    kind: CallKind
    at: datetime


@dataclass(frozen=True, slots=True)
class RequestKey:
    """Which request for a game: a person has one a speed, made at that time (`bot.table.matchmaking`)."""

    user: UserId
    speed: str
    made_at: datetime


@dataclass(frozen=True, slots=True)
class Room:
    """How many open tables there must be at most when someone takes one more: those they sit at, and, where they open
    it, also the lobbies they own and the tables of its channel and of its server. None: any number."""

    user: UserId
    tables: int
    lobbies: int | None = None
    in_channel: int | None = None
    in_server: int | None = None


@dataclass(frozen=True, slots=True)
class Presence:
    """What is known of the holder of a seat: when they last moved or answered, and since when they can't be called.

    `unreached_at` is None while they can be called, or have chosen not to be. `inactive_since` is set while the
    computer plays for them because they kept the others waiting, not because they left it the seat.
    `first_unreached_at` is when they could first not be called in this turn, even if they can be now. However often
    that changes, their clock stands still for one stretch counted from then. `turn_began_at` is when their present turn
    began, whatever they have done in it; None where nothing has been done in it yet. `left_server_at` is when it was
    found out that they are no longer on the table's server; None again once they are back or have acted.
    `timed_out_until` is when the timeout ends that a moderator of that server has given them, as far as is known: until
    then they can press nothing there, and play by direct message.
    """

    seen_at: datetime | None = None
    unreached_at: datetime | None = None
    inactive_since: datetime | None = None
    first_unreached_at: datetime | None = None
    turn_began_at: datetime | None = None
    left_server_at: datetime | None = None
    timed_out_until: datetime | None = None

    @property
    def unreached_until(self) -> datetime | None:
        """When their clock starts again although they can't be called, at the end of a timeout at the latest."""
        if self.unreached_at is None:
            return None
        longest = self.unreached_at + MOST_UNREACHED
        until = self.timed_out_until if self.is_timed_out_at(self.unreached_at) else None
        return longest if until is None else min(longest, until)

    def is_timed_out_at(self, now: datetime) -> bool:
        """Whether a timeout of theirs that is known had not ended by then."""
        return self.timed_out_until is not None and now < self.timed_out_until


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to tell one person about a table as it was after line `number`. `id` is 0 until it is stored.

    `at` is when it happened, or later for a call that may not be made before. `about` is the turn (or pick) it is
    about, or the number of a vote at the table. `due_at` is when to look at it next, and None once it is sent or
    dropped. `tried_at` is when sending it began, `way` how and where it was sent.
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
class ClockTimeout:
    """A clock that ran out after line `number`: whose it was, and what followed (`Clock.at_zero`, or `pause`)."""

    seat: int
    name: str
    number: int
    at: datetime
    outcome: TimeoutOutcome


@dataclass(frozen=True, slots=True)
class SeatHolder:
    """The holder of a seat from after line `number` until the next holder's entry.

    `user_id` is the owner of the seat; while `is_automatic`, the automatic player held it for them.
    """

    seat: int
    number: int
    user_id: UserId
    name: str
    is_automatic: bool = False
    is_before_first_line: bool = False
    """They were dealt in, and someone else got the seat before the first line, so they held it for none."""


@dataclass(frozen=True, slots=True)
class Options:
    """What people chose for a table. `invited` are asked to come; with `invite_only` no one else may join.

    `clock` is None where people may take as long as they like.
    """

    players: int
    game: GameName
    choices: Mapping[str, Any] = field(default_factory=dict[str, Any])
    """Choices of the game's rules, in the form that game reads."""
    invite_only: bool = False
    own_thread: bool = False
    invited: tuple[UserId, ...] = ()
    clock: Clock | None = None
    talks: bool = True
    """Whether two players may have a private thread."""
    order: tuple[UserId, ...] = ()
    """In a rematch: who sits where, the First Player first. New people take the places of those who didn't come."""
    opposite: tuple[UserId, ...] = ()
    """Two people who are to sit opposite each other; drawn where it is empty."""
    unready: tuple[UserId, ...] = ()
    """In a lobby: those who joined and have not yet agreed to what was changed since."""
    has_vacations: bool = True
    """Whether vacations stop a slow clock."""
    counts_weekends: bool = True
    """Whether a slow clock runs on Saturdays and Sundays, in each player's own time zone."""
    begins_when_ready: bool = False
    """Whether the game begins by itself once the lobby is full and everyone is ready (`Table.begins_at`)."""
    seeks_players: bool = False
    """Whether it was opened for anyone who wants to play now (`/civ play`): who takes a seat there has just come."""
    pressed: Mapping[str, int] = field(default_factory=dict[str, int])
    """In the lobby of a rematch, or one that `seeks_players`: when each person last joined or was ready, in seconds
    since 1970, by user id in writing."""
    has_called_owner: bool = False
    """Whether the owner of this lobby was called because it is full: once, however often people come and go."""
    levels: Mapping[str, str] = field(default_factory=dict[str, str])
    """How well computers play, by their user id in writing (`level_of`)."""
    hints: bool = False
    """Whether everyone may ask for hints, or someone who plays alone has asked for one: such a game isn't rated."""
    has_referee: bool = True
    """At a tournament's table: whether a referee decides there; in a league written rules do."""

    @property
    def is_slow(self) -> bool:
        """Whether there is a clock for which people's hours count."""
        return self.clock is not None and self.clock.is_slow

    def level_of(self, computer: UserId) -> str:
        """Return how well a computer plays: the first level until someone says otherwise, as in anyone's first game."""
        return self.levels.get(str(computer), Level.EASY)


READY_PATIENCE: Final = timedelta(minutes=2)
"""How long a lobby that could begin is left to its owner before they are called."""
BEGIN_PATIENCE: Final = timedelta(minutes=10)
"""How long it is left to its owner, and to words for its deal, before it begins by itself."""
PRESENT_WITHIN: Final = timedelta(minutes=1)
"""People of such a lobby who have all pressed within this time are there, and play at once."""
SEEK_PATIENCE: Final = timedelta(hours=1)
"""How long a lobby seeks players of a live game: the one who opened it is hardly there any more."""
PRESENT_PATIENCE: Final = timedelta(seconds=10)
"""How long such a lobby waits for someone who asks it to wait."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table is shown: its thread once there is one, else its channel. `locale` is the table's language."""

    guild_id: int | None
    channel_id: int
    locale: str


FORGOTTEN: Final = -1000
"""The id of who is forgotten, less the number of their seat."""


@dataclass(frozen=True, slots=True)
class Participant:
    """Someone at a table, with their display name as last seen. `is_automatic` while the automatic player has the seat.

    A computer player has no person: the automatic player holds its seat for good, and its `user_id` is below 0.
    """

    user_id: UserId
    name: str
    is_automatic: bool = False
    is_stand_in: bool = False
    """The automatic player has the seat only for this turn."""

    @property
    def is_computer(self) -> bool:
        """Whether this is a computer player."""
        return self.user_id < 0

    @property
    def is_forgotten(self) -> bool:
        """Whether this stands for a person who has had themselves forgotten: nobody and nothing plays their seat."""
        return self.user_id <= FORGOTTEN


@dataclass(frozen=True, slots=True)
class Post:
    """What the public message of a table shows.

    `message_id` is None where there is no message (any more). `number` is the last log line shown, `waiting` the seats
    announced as awaited, `revision` that of the table it was drawn from (None: unknown, so `number` alone counts).
    `channel_id` is where the message is, None if that is the table's place.
    """

    message_id: int | None
    number: int
    kind: PostKind | ChapterName
    waiting: tuple[int, ...] = ()
    revision: int | None = None
    channel_id: int | None = None
    is_lobby_owed: bool = False
    """It is a board whose lobby message doesn't say yet that the game has begun, or is over. Until it does, the board
    counts as behind at any revision."""
    attachment_id: int | None = None
    """The picture in the message; None where there is none, or it isn't known."""
    picture: str | None = None
    """A digest of what that picture was drawn from."""

    @classmethod
    def of_lobby(cls, revision: int) -> "Post":
        """Return the post of a lobby, whose message id is kept in the table itself."""
        return cls(None, 0, PostKind.LOBBY, (), revision)


@dataclass(frozen=True, slots=True)
class Person:
    """A Discord user, as named by the interaction. Seats are never taken from anything else."""

    user: UserId


@dataclass(frozen=True, slots=True)
class Referee:
    """The referee of the tournament that a table belongs to; `user` is None where an action is only tried out."""

    user: UserId | None
    name: str


@dataclass(frozen=True, slots=True)
class Moderator:
    """A moderator of a server, who may act at its tables only."""

    user: UserId
    name: str
    guild: int


@dataclass(frozen=True, slots=True)
class ClockActor:
    """A clock that ran out, as the one who acts."""


@dataclass(frozen=True, slots=True)
class System:
    """The bot itself, carrying out a vote or acting for the tournament that owns the table."""


Actor = Person | Referee | Moderator | ClockActor | System


def intervention_author(actor: Actor, seat: int) -> str:
    """Return the author of an intervention on a seat, as the log writes it."""
    match actor:
        case Person():
            return seat_author(seat)
        case Referee(name=name):
            return referee_author(name)
        case Moderator() | ClockActor() | System():
            return TABLE


MOST_REASON: Final = 300
"""Characters, at most, of the reason a moderator gives."""


MODERATED_PAUSE: Final = timedelta(days=7)
"""How long a pause lasts that a moderator made, unless a moderator ends it before: no table waits for ever."""


class ModeratorActKind(StrEnum):
    """What a moderator did."""

    CLOSE = "close"
    """Called a table off; no one wins."""
    PAUSE = "pause"
    RESUME = "resume"
    """Ended a pause that a moderator made."""
    HIDE = "hide"
    """Deleted a table's public messages."""
    TALK = "talk"
    """Closed someone's private threads at a table."""
    UNRATE = "unrate"
    RATE = "rate"
    """Set a game that is over aside for ratings, and let it count again."""
    BAR = "bar"
    UNBAR = "unbar"
    """Kept someone from all tables of the server, and stopped doing so."""


@dataclass(frozen=True, slots=True)
class ModeratorAct:
    """What `moderator`, whose name was `name` then, did at a table or to `user`, and why."""

    kind: ModeratorActKind
    moderator: UserId
    name: str
    reason: str
    at: datetime
    user: UserId | None = None
