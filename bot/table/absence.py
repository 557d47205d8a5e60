"""Absent players: handing their seats over, leaving and taking back one's own, and reminding them.

The automatic player holds a seat only until its owner comes back, whether the others handed it over or he did.
"""

import math
from collections.abc import Collection
from dataclasses import replace
from datetime import datetime, timedelta

from bot.table import inactivity
from bot.table.electorate import OF_HOLDERS
from bot.table.errors import NotPlaying, TableError, TooEarly
from bot.table.kinds import Status
from bot.table.play import in_person, in_play, seated
from bot.table.policy import check_leaving
from bot.table.table import Nudge, Table
from bot.table.values import UserId


def check_absent(table: Table, user: UserId) -> None:
    """Raises `TableError`, `TooEarly`, `NotSeated` where this person may not ask for the awaited to be played for."""
    seat = in_person(table, user)
    awaited = awaited_people(table)
    if not awaited:
        raise TooEarly("nobody-awaited")
    if seat in awaited:
        raise TableError("voter-awaited")
    check_unclocked(table)


def awaited_people(table: Table) -> tuple[int, ...]:
    """The seats that people play themselves and that the table waits for."""
    return tuple(seat for seat in table.waiting if seat in table.humans)


def hand_over(table: Table, seats: Collection[int]) -> Table:
    """The automatic player has those seats until their owners come back; not those that nobody plays any more."""
    check_unclocked(table)
    given = [seat for seat in seats if seat in table.humans]
    table = inactivity.mark_inactive(table, {seat: inactivity.waited_since(table, seat) for seat in given})
    sitters = tuple(
        replace(sitter, is_automatic=sitter.is_automatic or seat in given) for seat, sitter in enumerate(table.sitters)
    )
    return replace(table, sitters=sitters)


def check_unclocked(table: Table) -> None:
    """Raises `TooEarly`, `TableError` where a clock says how long the awaited may take, or a pause that they may."""
    if table.is_paused:
        raise TableError("already-paused")
    due = [table.timers[seat].due_at for seat in table.waiting] if table.timers else []
    # the last of them: until then somebody has time, and a clock that stands still has nothing to say
    if at := max((each for each in due if each is not None), default=None):
        raise TooEarly("clock-decides", at=math.ceil(at.timestamp()))


def away(table: Table, user: UserId, now: datetime) -> Table:
    """The automatic player has this person's seats until he comes back; in the draft as well.

    Refused to the last person present: without any, nobody would be there to play for, and the table stands still
    (`Table.automatic_waiting`). He keeps nobody waiting: whoever is away comes back when he likes, and the game with
    him. With his seat he gives up his voice, but in what all who hold a seat are asked; a vote that the others have all
    agreed to is decided by the next of them who says so, never by somebody's leaving.
    """
    mine = check_away(table, user)
    sitters = list(table.sitters)
    for seat in mine:
        sitters[seat] = replace(sitters[seat], is_automatic=True)
    # what all holders decide is his as long as the seat is, present or not (`electorate`)
    voices = tuple(voice for voice in table.voices if voice.user_id != user or voice.kind in OF_HOLDERS)
    return replace(table.seen_by(user, now), sitters=tuple(sitters), voices=voices)


def check_away(table: Table, user: UserId) -> list[int]:
    """The seats that somebody may leave to the automatic player. Raises what `away` does."""
    check_leaving(table)
    mine = [seat for seat in table.seats_of(user) if seat in table.humans] or [in_person(table, user)]
    in_play(table, user)
    # all who are present are he himself
    if len(table.humans) == len(mine):
        raise TableError("last-person")
    return mine


def come_back(table: Table, user: UserId, now: datetime) -> Table:
    """The owner of seats plays all of them again."""
    match, first = in_play(table, user)
    mine = [seat for seat in table.seats_of(user) if match.is_in(seat) and table.sitters[seat].is_automatic]
    if not mine:
        raise TableError("seat-not-automatic", seat=first)
    sitters = list(table.sitters)
    for seat in mine:
        sitters[seat] = replace(sitters[seat], is_automatic=False, is_stand_in=False)
    return replace(table, sitters=tuple(sitters)).seen_by(user, now)


def nudge(table: Table, user: UserId, now: datetime, interval: timedelta) -> Nudge:
    """Whom to remind, and the table that remembers it."""
    seated(table, user)
    if table.status == Status.PLAYING:
        in_game = tuple(table.sitters[seat].user_id for seat in table.waiting if seat in table.humans)
    else:
        in_game = ()
    if not in_game:
        raise TooEarly("nobody-awaited")
    users = tuple(dict.fromkeys(each for each in in_game if each != user))
    if not users:
        raise TooEarly("only-you-awaited")
    if table.is_paused:
        raise TableError("already-paused")
    if table.is_aside:
        raise NotPlaying("table-aside")
    if table.nudged_at is not None:
        check_time(now, table.nudged_at + interval, "nudged-recently")
    return Nudge(replace(table, nudged_at=now), users)


def check_time(now: datetime, due: datetime, key: str) -> None:
    """Raises `TooEarly` before `due`, with that moment: each reader's Discord tells it in his own time and words."""
    if now < due:
        # up: a client shows whole seconds, and at the second he was told he should not be refused again
        raise TooEarly(key, at=math.ceil(due.timestamp()))
