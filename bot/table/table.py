"""A table: its people, place, game, clocks and votes, and what was last announced of it; its entry in lists. Pure."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Final

from bot.match import Match, TurnId
from bot.table.contest import AT_LEAGUE, AT_TOURNAMENT, ORDINARY, Contest, Policy
from bot.table.fair_deal import FairDeal
from bot.table.values import (
    BEGIN_PATIENCE,
    MOST_UNREACHED,
    PRESENT_PATIENCE,
    PRESENT_WITHIN,
    READY_PATIENCE,
    SEEK_PATIENCE,
    Call,
    ClockTimeout,
    Level,
    ModeratorAct,
    ModeratorActKind,
    Notice,
    NoticeKind,
    Options,
    Participant,
    Place,
    Post,
    Presence,
    ReminderStage,
    RequestKey,
    Room,
    SeatHolder,
    Status,
    TableId,
    Timer,
    UserId,
)
from bot.table.vote import CastVote, Vote, VoteRecord

LAWS: Final = 2
"""The version of the laws that apply to all tables; people at tables begun under an older one are told once."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table and its game so far.

    `participants` are those who joined a lobby, in order; once the game has begun, the index is the seat. `moved_at`
    (UTC, like every time) is when the log last grew, or when someone last came to or left the lobby, plus the time for
    which the bot has been down since. `revision` grows by one with every change that others may want to see.
    `is_placeless` means that its channel is gone.
    """

    id: TableId
    status: Status
    options: Options
    place: Place
    owner: UserId | None
    """None for a tournament's table, or where the owner is forgotten. Every lobby has one."""
    participants: tuple[Participant, ...]
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
    cast_votes: tuple[CastVote, ...] = ()
    rules: int = 1
    """The version of the rules the game is played by."""
    timers: tuple[Timer, ...] = ()
    """One for each seat, if the table has a clock and its game has begun."""
    votes: tuple[Vote, ...] = ()
    """The open votes, at most one of a kind."""
    is_paused: bool = False
    """No clock runs, and the automatic player waits, until someone resumes the game."""
    paused_until: datetime | None = None
    """When the pause ends by itself; None unless a moderator made it. Times without the bot move it on."""
    vote_records: tuple[VoteRecord, ...] = ()
    """Every vote there has been, oldest first."""
    timeouts: tuple[ClockTimeout, ...] = ()
    """Every clock that ran out, oldest first."""
    seat_holders: tuple[SeatHolder, ...] = ()
    """Who has held the seats that have changed hands, by seat and in order; other seats have had one holder."""
    watchers: tuple[UserId, ...] = ()
    """People who are told when the game is over, without a seat."""
    presence: tuple[Presence, ...] = ()
    """One for each seat, once the game has begun."""
    has_take_backs: bool = False
    """Whether a turn was taken back with no one to ask, against computers alone."""
    is_suspended: bool = False
    """The bot isn't a member of the server; no clock runs until it is again."""
    is_hidden: bool = False
    """A moderator has removed its public messages."""
    laws: int = LAWS
    """The version of the laws that the people of this table know."""
    acts: tuple[ModeratorAct, ...] = ()
    """What moderators of the server have done here, oldest first."""
    contest: Contest | None = None
    """The tournament game it plays, if any."""
    fair_deal: FairDeal | None = None
    """What proves its deal; None for tables opened before there was such a proof."""
    calls: tuple[Call, ...] = field(default=(), compare=False)
    """Pings between people that this change makes; stored with it, and empty afterwards."""
    notices: tuple[Notice, ...] = field(default=(), compare=False)
    """Notices that this change causes; stored with it, and empty afterwards."""
    requests: tuple[RequestKey, ...] = field(default=(), compare=False)
    """Requests for a game that end by this change; deleted with it, and empty afterwards."""
    room: Room | None = field(default=None, compare=False)
    """The room that this change needs; checked with it where other processes write, and None afterwards."""

    def seat_of(self, user_id: int) -> int | None:
        """Return the seat of a user (in a lobby: their place in the queue), or None.

        Of several seats the first that is awaited, else the first that is still in the game, else the first.
        """
        mine = self.seats_of(user_id)
        if len(mine) < 2:  # as nearly always: no need to ask the match who is awaited
            return mine[0] if mine else None
        waiting, match = self.waiting, self.match
        left = [seat for seat in mine if match is None or match.is_in(seat)] or mine
        return next((seat for seat in left if seat in waiting), left[0])

    def seats_of(self, user_id: int) -> tuple[int, ...]:
        """Return all seats of a user; several where one person plays more than one side."""
        return tuple(seat for seat, participant in enumerate(self.participants) if participant.user_id == user_id)

    def level_of(self, seat: int) -> str:
        """Return how well the automatic player plays a seat: a computer's level, `Level.NORMAL` for a stand-in."""
        participant = self.participants[seat]
        if not participant.is_computer:
            return Level.NORMAL
        return self.options.level_of(participant.user_id)

    @property
    def policy(self) -> Policy:
        """What people, clocks and computers may do here."""
        if self.contest is None:
            return ORDINARY
        return AT_TOURNAMENT if self.options.has_referee else AT_LEAGUE

    @property
    def is_stopped(self) -> bool:
        """Whether the referee has stopped the game: nothing can be played until they let it go on."""
        return self.is_paused and self.policy.pause_stops_play

    @property
    def people(self) -> tuple[Participant, ...]:
        """The participants who aren't computer players."""
        return tuple(participant for participant in self.participants if not participant.is_computer)

    @property
    def commitment(self) -> str | None:
        """What is published of the secret that its cards follow from."""
        return self.fair_deal and self.fair_deal.commitment(self.id)

    @property
    def person_ids(self) -> tuple[UserId, ...]:
        """The people at the table, each once however many seats they have."""
        return tuple(dict.fromkeys(participant.user_id for participant in self.people))

    @property
    def is_full(self) -> bool:
        """Whether every seat is taken."""
        return len(self.participants) == self.options.players

    @property
    def names(self) -> tuple[str, ...]:
        """The display names by seat."""
        return tuple(participant.name for participant in self.participants)

    @property
    def number(self) -> int:
        """The number of the last log line; 0 before the first."""
        return self.match.number if self.match else 0

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that the game waits for now."""
        return self.match.waiting() if self.match and self.status == Status.PLAYING else ()

    @property
    def awaited(self) -> dict[UserId, TurnId]:
        """The people the game waits for who play in person, each with the turn their time is for."""
        match = self.match
        if match is None:
            return {}
        return {
            self.participants[seat].user_id: match.turn_id(seat)
            for seat in self.waiting
            if not self.participants[seat].is_automatic
        }

    @property
    def human_seats(self) -> tuple[int, ...]:
        """The seats still in the game that people play themselves."""
        match = self.match
        if match is None:
            return ()
        return tuple(
            seat
            for seat, participant in enumerate(self.participants)
            if match.is_in(seat) and not participant.is_automatic
        )

    @property
    def automatic_waiting(self) -> tuple[int, ...]:
        """The awaited seats that the automatic player is to play; none where no person is present."""
        if self.is_paused or self.is_suspended or (self.policy.needs_people and not self.present):
            return ()
        seated = ((seat, self.participants[seat]) for seat in self.waiting)
        return tuple(seat for seat, each in seated if each.is_automatic and not each.is_forgotten)

    @property
    def present(self) -> tuple[int, ...]:
        """The seats in the game whose people are present: they play, or have a stand-in for this turn only."""
        match = self.match
        if match is None:
            return ()
        return tuple(
            seat
            for seat, participant in enumerate(self.participants)
            if match.is_in(seat) and (participant.is_stand_in or not participant.is_automatic)
        )

    def has_others_present(self, seat: int) -> bool:
        """Whether anyone is present except the holder of this seat."""
        user = self.participants[seat].user_id
        return any(self.participants[each].user_id != user for each in self.present)

    @property
    def is_ready(self) -> bool:
        """Whether a lobby only waits for its owner to begin."""
        return self.status == Status.LOBBY and self.is_full and not self.options.unready

    @property
    def begins_at(self) -> datetime | None:
        """When a lobby begins by itself if nothing happens before; None where it doesn't."""
        if not (self.is_ready and self.options.begins_when_ready):
            return None
        return self.moved_at + (PRESENT_PATIENCE if self.begins_at_once else BEGIN_PATIENCE)

    @property
    def notes_presses(self) -> bool:
        """Whether it is noted when its people press: a lobby that may begin within seconds, once all are there."""
        return self.rematch_of is not None or self.options.seeks_players

    @property
    def begins_at_once(self) -> bool:
        """Whether the game begins within seconds: it could, and its people, several, all pressed at about one time.

        So does a rematch, and a lobby that `seeks_players`. Someone new who takes a seat in a rematch does not begin
        it: one of those who played may be about to come.
        """
        people, pressed = self.person_ids, self.options.pressed
        if not (self.is_ready and self.options.begins_when_ready and self.notes_presses):
            return False
        if len(people) < 2 or (self.rematch_of and not set(self.options.order).issuperset(people)):
            return False
        # one with another, not with `moved_at`, which outages move
        times = [pressed.get(str(user), 0) for user in people]
        return min(times) > 0 and max(times) - min(times) <= PRESENT_WITHIN.total_seconds()

    @property
    def ready_until(self) -> datetime | None:
        """Until when a lobby that could begin is left alone: then its owner is called, once, and later it begins."""
        if self.is_ready and not self.options.has_called_owner and not self.begins_at_once:
            return self.moved_at if self._has_absent_owner else self.moved_at + READY_PATIENCE
        return self.begins_at

    @property
    def seeks_until(self) -> datetime | None:
        """When a lobby that seeks players of a live game gives up, if nobody comes before; None for any other."""
        clock = self.options.clock
        is_live = self.options.seeks_players and clock is not None and not clock.is_slow
        return self.moved_at + SEEK_PATIENCE if is_live and self.status == Status.LOBBY and not self.is_full else None

    @property
    def _has_absent_owner(self) -> bool:
        """Whether the owner of a lobby that `seeks_players` pressed long before the last seat was taken."""
        pressed = self.options.pressed.get(str(self.owner)) if self.options.seeks_players else None
        return pressed is not None and self.moved_at.timestamp() - pressed > PRESENT_WITHIN.total_seconds()

    @property
    def next_at(self) -> datetime | None:
        """When clocks or votes have something to do at this table, if nothing happens before."""
        if self.is_suspended:
            return None
        rings = (timer.rings_at for timer in self.timers)
        due = (vote.due_at for vote in self.votes)
        known = (*rings, *due, self.moderated_pause_until, self.ready_until, self.seeks_until, *self._starts())
        return min((at for at in known if at is not None), default=None)

    @property
    def moderated_pause_until(self) -> datetime | None:
        """When a pause that a moderator made ends by itself; None where the game is not in one."""
        return self.paused_until if self.is_paused and self.status == Status.PLAYING else None

    @property
    def pausing_act(self) -> ModeratorAct | None:
        """The act by which a moderator made the present pause; None where the game is in no such pause."""
        if self.moderated_pause_until is None:
            return None
        return next((act for act in reversed(self.acts) if act.kind is ModeratorActKind.PAUSE), None)

    def _starts(self) -> Iterator[datetime | None]:
        """Yield when clocks start again that stand still because their people can't be called."""
        if self.is_paused or self.status != Status.PLAYING:
            return
        for seat, timer in enumerate(self.timers):
            if timer.turn is not None and timer.since is None and not self.participants[seat].is_automatic:
                yield None if timer.reminded is ReminderStage.TIMED_OUT else self.unreached_until(seat)

    def mark_seen(self, user: UserId, now: datetime) -> "Table":
        """Record that this person has just moved or answered, and can be called.

        If the computer plays for them, their inactivity begins again now (`inactivity`).
        """
        mine = self.seats_of(user)
        if self.match is None or not mine:
            return self
        presence = list(self.presence or (Presence(),) * len(self.participants))
        for seat in mine:
            known = presence[seat]
            is_played_for = known.inactive_since is not None and self.participants[seat].is_automatic
            # having answered doesn't make them easier to call at a table without a place; `first_unreached_at` stays,
            # so that acting between two absences gives no new days in this turn
            lost = known.unreached_at if self.is_placeless else None
            presence[seat] = replace(
                known,
                seen_at=now,
                unreached_at=lost,
                inactive_since=now if is_played_for else None,
                left_server_at=None,
            )
        return self if tuple(presence) == self.presence else replace(self, presence=tuple(presence))

    def turn_began_at(self, seat: int) -> datetime:
        """Return when the present turn of an awaited seat began, however often its holder has acted in it since."""
        began = self.presence[seat].turn_began_at if self.presence else None
        return began or self.moved_at

    def unreached_until(self, seat: int) -> datetime | None:
        """Return until when the clock of a seat stands still because its person can't be called; None if they can be.

        A table that lost its place before this was recorded has been without one since it last moved.
        """
        if self.has_left_server(seat):
            return None
        known = self.presence[seat].unreached_until if self.presence else None
        return self.moved_at + MOST_UNREACHED if known is None and self.is_placeless else known

    def has_left_server(self, seat: int) -> bool:
        """Whether the holder of a seat is known to have left the table's server."""
        return bool(self.presence) and self.presence[seat].left_server_at is not None

    @property
    def is_behind(self) -> bool:
        """Whether its public message is older than the table."""
        return not self.is_placeless and not self.is_suspended and not is_shown(self.post, self.revision)


@dataclass(frozen=True, slots=True)
class Summary:
    """A table's entry in a list: what is known without replaying its match."""

    id: TableId
    status: Status
    place: Place
    options: Options
    owner: UserId | None
    participants: tuple[Participant, ...]
    waiting: tuple[int, ...]
    moved_at: datetime
    message_id: int | None = None
    """Its public message: the lobby's before the game begins, the board's from then on."""
    timers: tuple[Timer, ...] = ()
    is_paused: bool = False
    is_placeless: bool = False
    has_take_backs: bool = False
    is_hidden: bool = False
    is_suspended: bool = False
    contest: Contest | None = None

    @property
    def is_ready(self) -> bool:
        """Whether a lobby only waits for its owner to begin."""
        return self.status == Status.LOBBY and len(self.participants) == self.options.players

    @property
    def awaited(self) -> tuple[int, ...]:
        """The awaited seats of people, without those the automatic player has while another person is present.

        If no one is present, the table waits for the first who comes back.
        """
        if self.is_paused or self.is_suspended:
            return ()
        people = [seat for seat, participant in enumerate(self.participants) if not participant.is_computer]
        has_somebody = any(not self.participants[seat].is_automatic for seat in people)
        return tuple(
            seat
            for seat in self.waiting
            if seat in people and not (has_somebody and self.participants[seat].is_automatic)
        )

    def awaits(self, user_id: int) -> bool:
        """Whether this person could move the table on: it is their turn, or their lobby is full."""
        if self.is_ready:
            return self.owner == user_id
        return any(self.participants[seat].user_id == user_id for seat in self.awaited)

    def due_at(self, user_id: int | None = None) -> datetime | None:
        """Return when the first clock runs out if nothing happens before; only this person's, if one is given."""
        due = (
            timer.due_at
            for seat, timer in enumerate(self.timers)
            if user_id is None or self.participants[seat].user_id == user_id
        )
        return min((at for at in due if at is not None), default=None)


def is_shown(post: Post | None, revision: int) -> bool:
    """Whether a post shows the table at that revision."""
    return post is not None and not post.is_lobby_owed and post.revision is not None and post.revision >= revision


@dataclass(frozen=True, slots=True)
class VoteResult:
    """How a vote stands after a press: how many have agreed of how many needed, and the table now."""

    agreed: int
    needed: int
    table: Table
    is_decided: bool = False
    """Enough have agreed, and the table has changed accordingly."""
    is_refused: bool = False
    """Too many are against it, and it is over."""


@dataclass(frozen=True, slots=True)
class Nudge:
    """Who is to be reminded: the awaited people of a table, except the one who nudges."""

    table: Table
    users: tuple[UserId, ...]
    called: tuple[UserId, ...] = ()
    """Those of them who may be pinged; the others are only named."""


def notify(
    table: Table, kind: NoticeKind, users: Sequence[UserId], now: datetime, *, about: int | None = None
) -> Table:
    """Add a notice for these people, except computer players; `about` their turns, unless given."""
    new = tuple(
        Notice(table.id, kind, user, table.number, now, about=_turn_of(table, user) if about is None else about)
        for user in users
        if user > 0
    )
    return replace(table, notices=(*table.notices, *new)) if new else table


def _turn_of(table: Table, user: UserId) -> TurnId | None:
    seat = table.seat_of(user)
    return None if seat is None or table.match is None else table.match.turn_id(seat)
