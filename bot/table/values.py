"""What the store keeps, as values: a table with its people, its place, its game and what was last announced of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from typing import Final, NewType

from bot.rules import Game

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

ENDED: Final = "ended"
"""The notice of those who watch: the table is over."""
VOTE: Final = "vote"
"""The notice of those who are asked in a vote."""


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


@dataclass(frozen=True, slots=True)
class Table:
    """A table and its game so far. `sitters`: in the lobby those who joined, in order; in play the index is the seat.

    `moved_at` (UTC, as every time) is when the log last grew, in a lobby when anybody last came or went; later by the
    time for which the bot has been down since. `revision` grows by one with every change that others may want to see.
    `is_placeless` means its channel is gone.
    """

    id: TableId
    status: str
    options: Options
    place: Place
    owner: UserId
    sitters: tuple[Sitter, ...]
    game: Game | None
    created_at: datetime
    moved_at: datetime
    lobby_message_id: int | None = None
    post: Post | None = None
    rematch_of: TableId | None = None
    revision: int = 0
    is_placeless: bool = False
    nudged_at: datetime | None = None
    voices: tuple[Voice, ...] = ()
    rules: int = 1
    """The version of the rules the game is played by."""
    timers: tuple[Timer, ...] = ()
    """One a seat, where the table has a clock and its game has begun."""
    motions: tuple[Motion, ...] = ()
    """One of a kind at most."""
    is_paused: bool = False
    """No clock runs and the automatic player waits, until somebody goes on."""
    polls: tuple[Poll, ...] = ()
    """Every vote there has been, the oldest first."""
    lapses: tuple[Lapse, ...] = ()
    """Every clock that ran out, the oldest first."""
    stays: tuple[Stay, ...] = ()
    """Who has held the seats that have changed hands, by seat and in order; the others are their sitters' all along."""
    watchers: tuple[UserId, ...] = ()
    """Who is told when it is over, without sitting there."""
    notices: tuple[Notice, ...] = field(default=(), compare=False)
    """What this change has to tell; kept with it, and none afterwards."""

    def seat_of(self, user_id: int) -> int | None:
        """The seat (in the lobby: the place in the queue) of a user, or None."""
        return next((seat for seat, sitter in enumerate(self.sitters) if sitter.user_id == user_id), None)

    @property
    def people(self) -> tuple[Sitter, ...]:
        """Those at the table who are no computer players."""
        return tuple(sitter for sitter in self.sitters if not sitter.is_computer)

    @property
    def is_full(self) -> bool:
        """Whether every seat is taken."""
        return len(self.sitters) == self.options.players

    @property
    def names(self) -> tuple[str, ...]:
        """The display names by seat."""
        return tuple(sitter.name for sitter in self.sitters)

    @property
    def number(self) -> int:
        """The number of the last log line; 0 before the first."""
        return self.game.number if self.game else 0

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats somebody waits for now."""
        return self.game.waiting() if self.game and self.status == PLAYING else ()

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats still in the game that people play themselves."""
        if self.game is None:
            return ()
        alive = self.game.position.alive
        return tuple(seat for seat, sitter in enumerate(self.sitters) if alive[seat] and not sitter.is_automatic)

    @property
    def automatic_waiting(self) -> tuple[int, ...]:
        """The awaited seats the automatic player is to play; none where nobody is there to play for."""
        if self.is_paused or not self.present:
            return ()
        return tuple(seat for seat in self.waiting if self.sitters[seat].is_automatic)

    @property
    def present(self) -> tuple[int, ...]:
        """The seats still in the game whose people are there: they play, or somebody stands in for one turn only."""
        if self.game is None:
            return ()
        alive = self.game.position.alive
        return tuple(
            seat
            for seat, sitter in enumerate(self.sitters)
            if alive[seat] and (sitter.is_stand_in or not sitter.is_automatic)
        )

    @property
    def next_at(self) -> datetime | None:
        """When the clock has something to do at this table, if nothing happens before."""
        rings = (timer.rings_at for timer in self.timers)
        return min((at for at in (*rings, *(motion.due_at for motion in self.motions)) if at is not None), default=None)

    @property
    def is_behind(self) -> bool:
        """Whether what was announced is older than the table."""
        return not self.is_placeless and not is_shown(self.post, self.revision)


@dataclass(frozen=True, slots=True)
class Summary:
    """A table in a list: what can be told without folding its game."""

    id: TableId
    status: str
    place: Place
    options: Options
    owner: UserId
    sitters: tuple[Sitter, ...]
    waiting: tuple[int, ...]
    moved_at: datetime
    message_id: int | None = None
    """Its public message: the lobby's while it has not begun, then the board's."""
    timers: tuple[Timer, ...] = ()
    is_paused: bool = False
    is_placeless: bool = False

    @property
    def is_ready(self) -> bool:
        """Whether a lobby only waits for its owner to begin."""
        return self.status == LOBBY and len(self.sitters) == self.options.players

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats whose people somebody waits for: not those the automatic player has, while anybody else is there.

        Where nobody is, the table waits for the first who comes back.
        """
        if self.is_paused:
            return ()
        people = [seat for seat, sitter in enumerate(self.sitters) if not sitter.is_computer]
        has_somebody = any(not self.sitters[seat].is_automatic for seat in people)
        return tuple(
            seat for seat in self.waiting if seat in people and not (has_somebody and self.sitters[seat].is_automatic)
        )

    def awaits(self, user_id: int) -> bool:
        """Whether this person could move the table on: it is his move, or his lobby is full."""
        if self.is_ready:
            return self.owner == user_id
        return any(self.sitters[seat].user_id == user_id for seat in self.awaited)

    def due_at(self, user_id: int | None = None) -> datetime | None:
        """When the first clock runs out, if nothing happens before; only this person's, where one is named."""
        due = (
            timer.due_at
            for seat, timer in enumerate(self.timers)
            if user_id is None or self.sitters[seat].user_id == user_id
        )
        return min((at for at in due if at is not None), default=None)


@dataclass(frozen=True, slots=True)
class Checkup:
    """How a database is: its schema's revision, its tables by status, and what an integrity check complains of."""

    revision: str
    tables: Mapping[str, int]
    complaints: tuple[str, ...]
    is_current: bool = True
    """Whether the schema is this version's."""

    @property
    def is_sound(self) -> bool:
        """Whether the integrity check found nothing."""
        return not self.complaints


def is_shown(post: Post | None, revision: int) -> bool:
    """Whether a post shows the table at that revision."""
    return post is not None and post.revision is not None and post.revision >= revision
