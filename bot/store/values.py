"""What the store keeps, as values: a table with its people, its place, its game and what was last announced of it."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
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


@dataclass(frozen=True, slots=True)
class Options:
    """What people chose for a table. `invited` are asked to come; with `invite_only` nobody else may join."""

    players: int
    setup: str
    teams: bool
    hegemony: str
    turn_cap: int | None = None
    invite_only: bool = False
    own_thread: bool = False
    invited: tuple[UserId, ...] = ()


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
class Voice:
    """What one person agreed to after line `number`: to `cancel`, or to hand the awaited seats over (`automatic`)."""

    kind: str
    user_id: UserId
    number: int


@dataclass(frozen=True, slots=True)
class Table:
    """A table and its game so far. `sitters`: in the lobby those who joined, in order; in play the index is the seat.

    `moved_at` (UTC, as every time) is when the log last grew, in a lobby when anybody last came or went. `revision`
    grows by one with every change that others may want to see. `is_placeless` means its channel is gone.
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
        """The awaited seats the automatic player is to play; none where no person plays any more."""
        return tuple(seat for seat in self.waiting if self.sitters[seat].is_automatic) if self.humans else ()

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
