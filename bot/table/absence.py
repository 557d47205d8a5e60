"""Absent players: handing seats over, leaving and taking back one's own, nudging, and acting for someone. Pure.

The automatic player holds a seat only until its owner comes back, whether the others handed it over or they left it. In
games that have actions for it, the table's owner acts for someone who keeps the others waiting, and any player where
the owner is awaited. The log names who did it, and the match judges the action.
"""

import math
from collections.abc import Collection
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.match import Match, seat_author
from bot.reasons import GameError, Reason
from bot.table import clocks, inactivity
from bot.table.electorate import OF_HOLDERS
from bot.table.errors import NotPlaying, StaleDecision, TableError, TooEarly, not_owner
from bot.table.play import advance, check_leaving, check_playing, match_and_seat, match_and_seat_in_game, seat_in_person
from bot.table.table import Nudge, Table, notify
from bot.table.values import NoticeKind, Participant, Status, UserId
from bot.table.vote import VoteKind, VoteOutcome

MOST_TURNS_GIVEN: Final = 2
"""How often someone's turn goes to the computer, by the clock or a vote, before it is the computer's to the end."""


def check_absent(table: Table, user: UserId) -> None:
    """Raises `TableError`, `TooEarly`, `NotSeated` where this person may not ask that the awaited be played for."""
    seat = seat_in_person(table, user)
    awaited = awaited_seats_of_people(table)
    if not awaited:
        raise TooEarly("nobody-awaited")
    if seat in awaited:
        raise TableError("voter-awaited")
    check_no_clock_running(table)


def awaited_seats_of_people(table: Table) -> tuple[int, ...]:
    """Return the awaited seats that people play themselves."""
    return tuple(seat for seat in table.waiting if seat in table.human_seats)


def hand_over(table: Table, seats: Collection[int]) -> Table:
    """Give seats that people still play to the automatic player until their owners come back."""
    check_no_clock_running(table)
    given = [seat for seat in seats if seat in table.human_seats]
    table = inactivity.mark_inactive(table, {seat: inactivity.waited_since(table, seat) for seat in given})
    participants = tuple(
        replace(participant, is_automatic=participant.is_automatic or seat in given)
        for seat, participant in enumerate(table.participants)
    )
    return replace(table, participants=participants)


def give_seat(table: Table, seat: int, newcomer: Participant, now: datetime) -> Table:
    """Give a seat to another person for good, with a clock of their own; its former holder is told."""
    participants = list(table.participants)
    table = notify(table, NoticeKind.REPLACED, (participants[seat].user_id,), now)
    participants[seat] = newcomer
    # their turn begins now, whatever the former holder has done with it
    presence = tuple(
        replace(each, turn_began_at=now) if place == seat else each for place, each in enumerate(table.presence)
    )
    table = replace(table, participants=tuple(participants), presence=presence)
    return clocks.reset_clock_for_newcomer(table, seat).mark_seen(newcomer.user_id, now)


def check_no_clock_running(table: Table) -> None:
    """Raises `TooEarly` while the clock of an awaited player on the server runs, and `TableError` in a pause."""
    if table.is_paused:
        raise TableError("already-paused")
    here = [seat for seat in table.waiting if not table.has_left_server(seat)]
    due = [table.timers[seat].due_at for seat in here] if table.timers else []
    # the last of them, for until then someone has time; a clock that stands still has no due time
    if at := max((each for each in due if each is not None), default=None):
        raise TooEarly("clock-decides", at=math.ceil(at.timestamp()))


def leave_seats(table: Table, user: UserId, now: datetime) -> Table:
    """Give this person's seats to the automatic player until they come back; in the draft as well.

    Refused to the last person present, because the table stands still without people (`Table.automatic_waiting`). The
    person keeps no one waiting, and may come back as long as the seat is theirs. They give up their vote, except where
    all who hold a seat are asked. A vote that all the others have agreed to is decided by the next of them to say so,
    not by this.
    """
    mine = check_leaving_seats(table, user)
    participants = list(table.participants)
    for seat in mine:
        participants[seat] = replace(participants[seat], is_automatic=True)
    # in what all holders decide, they keep their vote as long as the seat (`electorate`)
    cast_votes = tuple(
        cast_vote for cast_vote in table.cast_votes if cast_vote.user_id != user or cast_vote.kind in OF_HOLDERS
    )
    return replace(table.mark_seen(user, now), participants=tuple(participants), cast_votes=cast_votes)


def check_leaving_seats(table: Table, user: UserId) -> list[int]:
    """Return the seats that someone may leave to the automatic player. Raises what `leave_seats` does."""
    check_leaving(table)
    mine = [seat for seat in table.seats_of(user) if seat in table.human_seats] or [seat_in_person(table, user)]
    match_and_seat_in_game(table, user)
    # they are the only one present
    if len(table.human_seats) == len(mine):
        raise TableError("last-person")
    return mine


def _times_given(table: Table, seat: int) -> int:
    """Return how often the present turn of an awaited seat was given to the computer, because of its holder's time."""
    if seat not in table.waiting:
        return 0
    began = table.turn_began_at(seat)
    timeouts = sum(timeout.seat == seat and timeout.at > began for timeout in table.timeouts)
    return timeouts + sum(
        record.vote.kind is VoteKind.AUTOMATIC
        and record.outcome is VoteOutcome.CARRIED
        and seat in record.vote.seats
        and record.vote.opened_at > began
        for record in table.vote_records
    )


def is_given_to_its_end(table: Table, seat: int) -> bool:
    """Return whether the present turn of a seat is the computer's to its end, even if its holder comes back."""
    return table.has_others_present(seat) and _times_given(table, seat) >= MOST_TURNS_GIVEN


def come_back(table: Table, user: UserId, now: datetime) -> Table:
    """Let the owner of seats play all of them again.

    A turn in which their time has run out twice, or that the others have given to the computer twice, is the
    computer's to its end. Raises `TableError` (`seat-not-automatic`).
    """
    match, first = match_and_seat_in_game(table, user)
    mine = [seat for seat in table.seats_of(user) if match.is_in(seat) and table.participants[seat].is_automatic]
    if not mine:
        raise TableError("seat-not-automatic", seat=first)
    participants = list(table.participants)
    for seat in mine:
        # they have had their time, and some more: the next turn is theirs
        is_over = is_given_to_its_end(table, seat)
        participants[seat] = replace(participants[seat], is_automatic=is_over, is_stand_in=is_over)
    return replace(table, participants=tuple(participants)).mark_seen(user, now)


def nudge(table: Table, user: UserId, now: datetime, interval: timedelta) -> Nudge:
    """Return who is to be reminded, and the table that keeps when. Raises `TooEarly`, `TableError`, `NotPlaying`.

    Who has left the server is not among them; where all have, that is refused (`awaited-left`).
    """
    users = tuple(each for each in check_waits_for_others(table, user) if not inactivity.has_left_server(table, each))
    if not users:
        raise TableError("awaited-left")
    if table.nudged_at is not None:
        check_time(now, table.nudged_at + interval, "nudged-recently")
    return Nudge(replace(table, nudged_at=now), users)


def check_waits_for_others(table: Table, user: UserId) -> tuple[UserId, ...]:
    """Return the people whom someone with a seat waits for.

    Raises `NotSeated` and `NotPlaying`; `TooEarly` where nobody else is awaited; `TableError` in a pause.
    """
    match_and_seat(table, user)
    if table.status == Status.PLAYING:
        in_game = tuple(table.participants[seat].user_id for seat in table.waiting if seat in table.human_seats)
    else:
        in_game = ()
    if not in_game:
        raise TooEarly("nobody-awaited")
    users = tuple(dict.fromkeys(each for each in in_game if each != user))
    if not users:
        raise TooEarly("only-you-awaited")
    if table.is_paused:
        raise TableError("already-paused")
    if table.is_suspended:
        raise NotPlaying("table-aside")
    return users


def check_time(now: datetime, due: datetime, key: str) -> None:
    """Raises `TooEarly` before `due`, with that moment, which each reader's Discord shows in their own time zone."""
    if now < due:
        # rounded up: clients show whole seconds, and at the second they were told they must not be refused again
        raise TooEarly(key, at=math.ceil(due.timestamp()))


SILENT: Final = "silent"
"""The `why` of an action for someone who keeps the others waiting."""
OWNER: Final = "owner"
"""The `why` of an action that the table's owner enters."""


def act_for(table: Table, user: UserId, seat: int, action: str, version: int, now: datetime) -> Table:
    """Act for someone who has been inactive for a turn.

    Raises `TooEarly` (`deputy-too-early`), `TableError` (`deputy-not-awaited`), `NotOwner`, `StaleDecision`, and what
    the match raises.
    """
    own, match = _seat_of_deputy(table, user, version)
    check_inactive(table, user, seat, now)
    return advance(table, match.intervene(seat, action, by=seat_author(own), why=SILENT), now).mark_seen(user, now)


def check_inactive(table: Table, user: UserId, seat: int, now: datetime) -> None:
    """Raises what `act_for` does where this person may not act for that seat, or not yet."""
    held_by = table.participants[seat].user_id
    if seat not in table.waiting or held_by == user:
        raise TableError("deputy-not-awaited")
    if user != table.owner and held_by != table.owner:
        raise not_owner(table)
    due = inactivity.waited_since(table, seat) + inactivity.turn_time(table)
    if now < due:
        raise TooEarly("deputy-too-early", at=math.ceil(due.timestamp()))


def others_awaited(table: Table, user: UserId) -> tuple[int, ...]:
    """Return the awaited seats that this person doesn't hold."""
    return tuple(seat for seat in table.waiting if table.participants[seat].user_id != user)


def deputy_refusal(table: Table, user: UserId, seat: int, now: datetime) -> Reason | None:
    """Return why this person may not act for that seat, or not yet; None where they may."""
    try:
        check_playing(table)
        seat_in_person(table, user)
        check_inactive(table, user, seat, now)
    except GameError as error:
        return error.reason
    return None


def enter_as_owner(table: Table, user: UserId, seat: int | None, action: str, version: int, now: datetime) -> Table:
    """Enter an action for a seat as the table's owner, without waiting; `seat` None stands for the owner's own.

    The caller decides which actions these may be. Raises `NotOwner`, `StaleDecision`, and what the match raises.
    """
    own, match = _seat_of_deputy(table, user, version)
    if user != table.owner:
        raise not_owner(table)
    place = own if seat is None else seat
    return advance(table, match.intervene(place, action, by=seat_author(own), why=OWNER), now).mark_seen(user, now)


def _seat_of_deputy(table: Table, user: UserId, version: int) -> tuple[int, Match]:
    check_playing(table)
    own = seat_in_person(table, user)
    assert table.match is not None, "a table that is played at has a game"
    if version != table.match.version:
        raise StaleDecision(table, max(0, table.match.number - version))
    return own, table.match
