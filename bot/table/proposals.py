"""What somebody may ask the people of a table for: by what it is about, and as the table is now. Pure."""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Final

from bot.table import absence
from bot.table.errors import AlreadySeated, NotSeated, TableError, standing
from bot.table.kinds import Status, VoteKind
from bot.table.limits import Limits
from bot.table.motions import AbsentSeats, BackTo, OneSeat, Subject, ToChannel
from bot.table.play import in_person, in_play
from bot.table.seat_history import has_played
from bot.table.table import Table
from bot.table.values import UserId


def check_proposal(table: Table, user: UserId, kind: VoteKind, subject: Subject) -> None:
    """Raises `TableError`, `NotSeated`, `AlreadySeated` or `TooEarly` where that makes no sense now, or not for him."""
    _MAY[kind](table, user, subject)


def subject_of(table: Table, kind: VoteKind, subject: Subject, now: datetime, limits: Limits) -> Subject:
    """What a motion is about; of absent players all whom the table waits for. Raises `TooEarly` before it has long
    enough."""
    if kind != VoteKind.AUTOMATIC:
        return subject
    absence.check_time(now, table.moved_at + limits.vote_after, "too-early")
    # a draft may wait for several, and the message names them when the vote is long over
    return AbsentSeats(absence.awaited_people(table))


def undo_points(table: Table, user: UserId) -> tuple[int | None, int | None]:
    """To which lines a player may ask to go back: before his last decision, and before the first of his last turn."""
    match, _ = in_play(table, user)
    points = [match.undo_points(seat) for seat in table.seats_of(user)]
    return max(points, key=lambda found: -1 if found[0] is None else found[0])


def _may_pause(table: Table, user: UserId, subject: Subject) -> None:
    in_person(table, user)
    if table.is_paused:
        raise TableError("already-paused")


def _may_extend(table: Table, user: UserId, subject: Subject) -> None:
    in_person(table, user)
    if table.options.clock is None:
        raise TableError("no-clock")


def _may_undo(table: Table, user: UserId, subject: Subject) -> None:
    in_person(table, user)
    match, _ = in_play(table, user)
    if not isinstance(subject, BackTo) or not match.can_go_back_to(subject.line):
        raise TableError("undo-nothing")


def _may_replace(table: Table, user: UserId, subject: Subject) -> None:
    if table.status != Status.PLAYING or table.match is None:
        raise TableError("not-playing", status=standing(table))
    if table.seat_of(user) is not None:
        raise AlreadySeated("seat-yours")
    # who had a seat here has seen a hand: he gets no other one
    if has_played(table, user):
        raise AlreadySeated("seat-held")
    if not isinstance(subject, OneSeat):
        raise TableError("no-seat-free")
    seat = subject.seat
    if not 0 <= seat < len(table.sitters) or not table.match.is_in(seat):
        raise NotSeated("seat-out", seat=seat)
    sitter = table.sitters[seat]
    if not sitter.is_automatic or sitter.is_stand_in:
        raise TableError("seat-taken", seat=seat)


def _may_hand_over(table: Table, user: UserId, subject: Subject) -> None:
    absence.check_absent(table, user)


def _may_cancel(table: Table, user: UserId, subject: Subject) -> None:
    in_person(table, user)


def _may_move(table: Table, user: UserId, subject: Subject) -> None:
    in_person(table, user)
    if subject == ToChannel(table.place.channel_id):
        raise TableError("place-same")


def _may_not(table: Table, user: UserId, subject: Subject) -> None:
    raise TableError("vote-unknown")


_MAY: Final[Mapping[VoteKind, Callable[[Table, UserId, Subject], None]]] = {
    VoteKind.PAUSE: _may_pause,
    VoteKind.EXTEND: _may_extend,
    VoteKind.UNDO: _may_undo,
    VoteKind.REPLACE: _may_replace,
    VoteKind.AUTOMATIC: _may_hand_over,
    VoteKind.CANCEL: _may_cancel,
    VoteKind.GO_ON: _may_not,
    VoteKind.MOVE: _may_move,
}
