"""What people may vote on: of each kind of vote, whether it may be asked for now, and what follows. Pure."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.match import Match, agreed_by, undo_to
from bot.table import absence, calls, clocks
from bot.table.availability import Availabilities
from bot.table.electorate import voters_of
from bot.table.errors import AlreadySeated, NotSeated, StaleDecision, TableError, standing
from bot.table.limits import Limits
from bot.table.places import move_to
from bot.table.play import call_off, intervene_on_seat, match_and_seat_in_game, seat_in_person
from bot.table.seat_history import has_played
from bot.table.table import Table
from bot.table.values import CallKind, Participant, Status, System, UserId
from bot.table.vote import AbsentSeats, BackTo, OneSeat, Subject, ToChannel, Vote, VoteKind


def check_proposal(table: Table, user: UserId, kind: VoteKind, subject: Subject) -> None:
    """Raises `TableError`, `NotSeated`, `AlreadySeated` or `TooEarly` where this person may not ask for that now."""
    _MAY[kind](table, user, subject)


def subject_of(table: Table, kind: VoteKind, subject: Subject, now: datetime, limits: Limits) -> Subject:
    """Return what a vote is about: of absent players all awaited. Raises `TooEarly` while they may take longer."""
    if kind != VoteKind.AUTOMATIC:
        return subject
    seats = absence.awaited_seats_of_people(table)
    # someone who has left the server is not waited for
    if not seats or not all(table.has_left_server(seat) for seat in seats):
        began = max((table.turn_began_at(seat) for seat in seats), default=table.moved_at)
        absence.check_time(now, began + limits.vote_after, "too-early")
    # a draft may wait for several people, and the message must name them long after the vote
    return AbsentSeats(seats)


def undo_points(table: Table, user: UserId) -> tuple[int | None, int | None]:
    """Return the lines a player may ask to go back to: before their last decision, and before their last turn."""
    match, _ = match_and_seat_in_game(table, user)
    return undo_points_of(match, table.seats_of(user))


def undo_points_of(match: Match, seats: Iterable[int]) -> tuple[int | None, int | None]:
    """Return the `Match.undo_points` of the one of these seats that has decided last."""
    points = (match.undo_points(seat) for seat in seats)
    return max(points, key=lambda found: -1 if found[0] is None else found[0], default=(None, None))


def _may_pause(table: Table, user: UserId, subject: Subject) -> None:
    seat_in_person(table, user)
    if table.is_paused:
        raise TableError("already-paused")


def _may_extend(table: Table, user: UserId, subject: Subject) -> None:
    seat_in_person(table, user)
    if table.options.clock is None:
        raise TableError("no-clock")


def _may_undo(table: Table, user: UserId, subject: Subject) -> None:
    seat_in_person(table, user)
    match, _ = match_and_seat_in_game(table, user)
    _, turn = undo_points(table, user)
    if turn is None or not isinstance(subject, BackTo) or not match.can_go_back_to(subject.line):
        raise TableError("undo-nothing")
    if subject.line < turn:
        raise TableError("undo-too-far")


def _may_replace(table: Table, user: UserId, subject: Subject) -> None:
    if table.status != Status.PLAYING or table.match is None:
        raise TableError("not-playing", status=standing(table))
    if table.seat_of(user) is not None:
        raise AlreadySeated("seat-yours")
    # someone who had a seat here has seen a hand, and may get no other
    if has_played(table, user):
        raise AlreadySeated("seat-held")
    if not isinstance(subject, OneSeat):
        raise TableError("no-seat-free")
    seat = subject.seat
    if not 0 <= seat < len(table.participants) or not table.match.is_in(seat):
        raise NotSeated("seat-out", seat=seat)
    participant = table.participants[seat]
    if not participant.is_automatic or participant.is_stand_in:
        raise TableError("seat-taken", seat=seat)


def _may_hand_over(table: Table, user: UserId, subject: Subject) -> None:
    absence.check_absent(table, user)


def _may_cancel(table: Table, user: UserId, subject: Subject) -> None:
    seat_in_person(table, user)


def _may_move(table: Table, user: UserId, subject: Subject) -> None:
    seat_in_person(table, user)
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


def asker_of(vote: Vote) -> UserId:
    """Return who asked. Raises `TableError` (`vote-unknown`) if they are forgotten."""
    if vote.asker is None:
        raise TableError("vote-unknown")
    return vote.asker


def _pause(table: Table, vote: Vote, now: datetime, availabilities: Availabilities) -> Table:
    return replace(table, is_paused=True)


def _extend(table: Table, vote: Vote, now: datetime, availabilities: Availabilities) -> Table:
    return clocks.extend(table, now, availabilities)


def _undo(table: Table, vote: Vote, now: datetime, availabilities: Availabilities) -> Table:
    seat = None if vote.asker is None else table.seat_of(vote.asker)
    if seat is None or vote.number != table.number:
        raise StaleDecision(table, table.number - vote.number)
    if others := voters_of(table, vote):
        seats = [number for number, participant in enumerate(table.participants) if participant.user_id in others]
        return intervene_on_seat(table, seat, undo_to(vote.line), System(), agreed_by(seats), now)
    undone = intervene_on_seat(table, seat, undo_to(vote.line), System(), "nobody to ask", now)
    return replace(undone, has_take_backs=True)


def _replace(table: Table, vote: Vote, now: datetime, availabilities: Availabilities) -> Table:
    user = asker_of(vote)
    return absence.give_seat(table, vote.seat, Participant(user, vote.name), now)


def _hand_over(table: Table, vote: Vote, now: datetime, availabilities: Availabilities) -> Table:
    return absence.hand_over(table, vote.seats)


def _cancel(table: Table, vote: Vote, now: datetime, availabilities: Availabilities) -> Table:
    return call_off(table)


def _move(table: Table, vote: Vote, now: datetime, availabilities: Availabilities) -> Table:
    moved, asker = move_to(table, replace(table.place, channel_id=vote.channel_id)), vote.asker
    return moved if asker is None else calls.add_calls(moved, asker, CallKind.MOVE, {asker: now})


def _go_on(table: Table, vote: Vote, now: datetime, availabilities: Availabilities) -> Table:
    return table


_CARRIED: Final[Mapping[VoteKind, Callable[[Table, Vote, datetime, Availabilities], Table]]] = {
    VoteKind.PAUSE: _pause,
    VoteKind.EXTEND: _extend,
    VoteKind.UNDO: _undo,
    VoteKind.REPLACE: _replace,
    VoteKind.AUTOMATIC: _hand_over,
    VoteKind.CANCEL: _cancel,
    VoteKind.GO_ON: _go_on,
    VoteKind.MOVE: _move,
}


def apply_proposal(table: Table, vote: Vote, now: datetime, availabilities: Availabilities) -> Table:
    """Return the table after what a carried vote has decided; the vote itself is closed already.

    Raises `TableError` where that has become impossible or the asker is forgotten, and what the match raises.
    """
    return _CARRIED[vote.kind](table, vote, now, availabilities)
