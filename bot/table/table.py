"""A table: its people, its place, its game and what was last announced of it; and its short form in a list. Pure."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Final

from bot.match import Match, TurnId
from bot.table.contest import AT_TOURNAMENT, ORDINARY, Contest, Policy
from bot.table.fair_deal import FairDeal
from bot.table.kinds import Reminded, Status
from bot.table.moderation_actions import Act
from bot.table.motions import Motion, Poll, Voice
from bot.table.values import (
    MOST_UNREACHED,
    Call,
    Lapse,
    Notice,
    Options,
    Place,
    Post,
    Presence,
    SeatHolder,
    Sitter,
    TableId,
    Timer,
    UserId,
)

LAWS: Final = 2
"""The version of the laws by which all tables are played; those that began under an older one are told once."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table and its game so far. `sitters`: in the lobby those who joined, in order; in play the index is the seat.

    `moved_at` (UTC, as every time) is when the log last grew, in a lobby when anybody last came or went; later by the
    time for which the bot has been down since. `revision` grows by one with every change that others may want to see.
    `is_placeless` means its channel is gone.
    """

    id: TableId
    status: Status
    options: Options
    place: Place
    owner: UserId | None
    """Whose it is; None where it is a tournament's, or of somebody who is forgotten. Every lobby has one."""
    sitters: tuple[Sitter, ...]
    match: Match | None
    """The game itself, once it has begun."""
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
    seat_holders: tuple[SeatHolder, ...] = ()
    """Who has held the seats that have changed hands, by seat and in order; the others are their sitters' all along."""
    watchers: tuple[UserId, ...] = ()
    """Who is told when it is over, without sitting there."""
    presence: tuple[Presence, ...] = ()
    """One a seat, once the game has begun."""
    has_take_backs: bool = False
    """Whether a turn was taken back without anybody to ask: against computers alone."""
    is_aside: bool = False
    """The bot is no member of its server: no clock runs, until it is again."""
    is_hidden: bool = False
    """A moderator has taken its public messages away."""
    laws: int = LAWS
    """The version of the tables' laws that its people know."""
    acts: tuple[Act, ...] = ()
    """What moderators of its server have done here, the oldest first."""
    contest: Contest | None = None
    """The tournament to which it belongs, if any."""
    fair_deal: FairDeal | None = None
    """What proves its deal; None for tables that opened before there was any such thing."""
    calls: tuple[Call, ...] = field(default=(), compare=False)
    """Whom this change calls, of somebody's own accord; kept with it, and none afterwards."""
    notices: tuple[Notice, ...] = field(default=(), compare=False)
    """What this change has to tell; kept with it, and none afterwards."""

    def seat_of(self, user_id: int) -> int | None:
        """The seat (in the lobby: the place in the queue) of a user, or None.

        Of several the first that is awaited, else the first that is still in the game, else the first.
        """
        mine = self.seats_of(user_id)
        if len(mine) < 2:  # as nearly always: nobody has to be asked who is awaited
            return mine[0] if mine else None
        waiting, match = self.waiting, self.match
        left = [seat for seat in mine if match is None or match.is_in(seat)] or mine
        return next((seat for seat in left if seat in waiting), left[0])

    def seats_of(self, user_id: int) -> tuple[int, ...]:
        """All seats of a user: several where one person plays for more than one side."""
        return tuple(seat for seat, sitter in enumerate(self.sitters) if sitter.user_id == user_id)

    @property
    def policy(self) -> Policy:
        """What people, clocks and computers may do here."""
        return ORDINARY if self.contest is None else AT_TOURNAMENT

    @property
    def people(self) -> tuple[Sitter, ...]:
        """Those at the table who are no computer players."""
        return tuple(sitter for sitter in self.sitters if not sitter.is_computer)

    @property
    def commitment(self) -> str | None:
        """What is published of the secret that its cards follow from."""
        return self.fair_deal and self.fair_deal.commitment(self.id)

    @property
    def persons(self) -> tuple[UserId, ...]:
        """The people at the table, each once however many seats are his."""
        return tuple(dict.fromkeys(sitter.user_id for sitter in self.people))

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
        return self.match.number if self.match else 0

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats somebody waits for now."""
        return self.match.waiting() if self.match and self.status == Status.PLAYING else ()

    @property
    def awaited(self) -> dict[UserId, TurnId]:
        """The people somebody waits for now who play in person, each with what his time is for."""
        match = self.match
        if match is None:
            return {}
        return {
            self.sitters[seat].user_id: match.turn_id(seat)
            for seat in self.waiting
            if not self.sitters[seat].is_automatic
        }

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats still in the game that people play themselves."""
        match = self.match
        if match is None:
            return ()
        return tuple(seat for seat, sitter in enumerate(self.sitters) if match.is_in(seat) and not sitter.is_automatic)

    @property
    def automatic_waiting(self) -> tuple[int, ...]:
        """The awaited seats the automatic player is to play; none where nobody is there to play for."""
        if self.is_paused or self.is_aside or (self.policy.needs_people and not self.present):
            return ()
        return tuple(seat for seat in self.waiting if self.sitters[seat].is_automatic)

    @property
    def present(self) -> tuple[int, ...]:
        """The seats still in the game whose people are there: they play, or somebody stands in for one turn only."""
        match = self.match
        if match is None:
            return ()
        return tuple(
            seat
            for seat, sitter in enumerate(self.sitters)
            if match.is_in(seat) and (sitter.is_stand_in or not sitter.is_automatic)
        )

    @property
    def next_at(self) -> datetime | None:
        """When the clock has something to do at this table, if nothing happens before."""
        if self.is_aside:
            return None
        rings = (timer.rings_at for timer in self.timers)
        due = (motion.due_at for motion in self.motions)
        return min((at for at in (*rings, *due, *self._starts()) if at is not None), default=None)

    def _starts(self) -> Iterator[datetime | None]:
        """When clocks start that stand still because no call reaches their people."""
        if self.is_paused or self.status != Status.PLAYING:
            return
        for seat, timer in enumerate(self.timers):
            if timer.turn is not None and timer.since is None and not self.sitters[seat].is_automatic:
                yield None if timer.reminded is Reminded.LAPSED else self.unreached_until(seat)

    def seen_by(self, user: UserId, now: datetime) -> "Table":
        """The table at which this person has just moved or answered, and whom nothing fails to reach.

        Who answers while the computer still plays for him begins anew to be inactive (`inactivity`).
        """
        mine = self.seats_of(user)
        if self.match is None or not mine:
            return self
        presence = list(self.presence or (Presence(),) * len(self.sitters))
        for seat in mine:
            known = presence[seat]
            is_played_for = known.inactive_since is not None and self.sitters[seat].is_automatic
            # at a table without a place he is no better reached for having answered
            lost = known.unreached_at if self.is_placeless else None
            presence[seat] = Presence(now, lost, now if is_played_for else None, lost)
        return self if tuple(presence) == self.presence else replace(self, presence=tuple(presence))

    def unreached_until(self, seat: int) -> datetime | None:
        """Until when the clock of a seat stands still because no call reaches its person, where none does.

        A table that lost its place before anybody kept when has been without one since it last moved.
        """
        known = self.presence[seat].unreached_until if self.presence else None
        return self.moved_at + MOST_UNREACHED if known is None and self.is_placeless else known

    @property
    def is_behind(self) -> bool:
        """Whether what was announced is older than the table."""
        return not self.is_placeless and not self.is_aside and not is_shown(self.post, self.revision)


@dataclass(frozen=True, slots=True)
class Summary:
    """A table in a list: what can be told without folding its match."""

    id: TableId
    status: Status
    place: Place
    options: Options
    owner: UserId | None
    sitters: tuple[Sitter, ...]
    waiting: tuple[int, ...]
    moved_at: datetime
    message_id: int | None = None
    """Its public message: the lobby's while it has not begun, then the board's."""
    timers: tuple[Timer, ...] = ()
    is_paused: bool = False
    is_placeless: bool = False
    has_take_backs: bool = False
    is_hidden: bool = False
    is_aside: bool = False
    contest: Contest | None = None

    @property
    def is_ready(self) -> bool:
        """Whether a lobby only waits for its owner to begin."""
        return self.status == Status.LOBBY and len(self.sitters) == self.options.players

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats whose people somebody waits for: not those the automatic player has, while anybody else is there.

        Where nobody is, the table waits for the first who comes back.
        """
        if self.is_paused or self.is_aside:
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


def is_shown(post: Post | None, revision: int) -> bool:
    """Whether a post shows the table at that revision."""
    return post is not None and not post.is_lobby_owed and post.revision is not None and post.revision >= revision


@dataclass(frozen=True, slots=True)
class Ballot:
    """How a vote stands: how many agreed of how many needed, and the table now."""

    agreed: int
    needed: int
    table: Table
    is_decided: bool = False
    """Enough have agreed, and the table has changed accordingly."""
    is_refused: bool = False
    """Too many are against it: it is over."""


@dataclass(frozen=True, slots=True)
class Nudge:
    """Whom to remind: the people awaited at a table, never the one who nudges."""

    table: Table
    users: tuple[UserId, ...]
    called: tuple[UserId, ...] = ()
    """Whom of them he may call by it; the others are named."""
