"""How often someone may ping the same person for the same kind of thing. Pure.

An action that also pings isn't refused: its pings wait until they are due. Refused is only what is nothing but a ping,
such as an invitation or a request for a seat, and a proposal that was just refused; and a table that moved has to stay
for a while. Pings for a turn and reminders come from the table, and a referee's belong to their office: neither has
such a limit.
"""

import math
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.table.availability import ALWAYS, Availabilities, Availability
from bot.table.errors import TooEarly
from bot.table.table import Table
from bot.table.values import Call, CallKind, Notice, NoticeKind, UserId
from bot.table.vote import Subject, VoteKind, VoteOutcome

COOLDOWN: Final = timedelta(minutes=30)
LIVE_COOLDOWN: Final = timedelta(minutes=2)
"""The time between two pings of one kind from one person to another, shorter where a turn takes minutes."""
LONGEST_REST: Final = timedelta(days=1)
"""A ping that someone sleeps through is due no later than this."""
ANYWHERE: Final = (VoteKind.UNDO, VoteKind.MOVE)
"""Kinds of proposals that count as the same one even where they name another line or channel."""


def cooldown(table: Table) -> timedelta:
    """Return how long someone has to wait at this table before they ping the same person again."""
    clock = table.options.clock
    return COOLDOWN if table.match is None or clock is None or clock.is_slow else LIVE_COOLDOWN


def end_of_quiet(table: Table, availability: Availability, now: datetime) -> datetime | None:
    """Return when the person's current quiet hours or vacation end; None where it isn't quiet, or the game is quick."""
    clock = table.options.clock
    if clock is not None and not clock.is_slow:
        return None
    first = next(availability.still(now), None)
    return first[1] if first is not None and first[0] <= now else None


def kind_of_vote(kind: VoteKind) -> CallKind:
    """Return what kind of ping a vote of that kind sends."""
    # these two take something from people, so each has a limit of its own; the others share one
    return {VoteKind.REPLACE: CallKind.SEAT, VoteKind.MOVE: CallKind.MOVE}.get(kind, CallKind.VOTE)


def find_callable(
    table: Table, caller: UserId, kind: CallKind, people: Iterable[UserId], recent: Collection[Call], now: datetime
) -> tuple[UserId, ...]:
    """Return which of these people someone may ping now, given their `recent` calls; never themselves."""
    last = _last(caller, kind, recent)
    others = (user for user in dict.fromkeys(people) if user > 0 and user != caller)
    return tuple(user for user in others if user not in last or last[user] + cooldown(table) <= now)


def call_times(
    table: Table,
    caller: UserId,
    kind: CallKind,
    people: Iterable[UserId],
    recent: Collection[Call],
    now: datetime,
    availabilities: Availabilities,
) -> dict[UserId, datetime]:
    """Return when each of these people is pinged: now, after their quiet hours, or when the time since the last ping is
    over.

    Where an earlier ping is still to come, this one is sent together with it.
    """
    last, wait = _last(caller, kind, recent), cooldown(table)
    times: dict[UserId, datetime] = {}
    for user in (each for each in dict.fromkeys(people) if each > 0 and each != caller):
        wakes = end_of_quiet(table, availabilities.get(user, ALWAYS), now) or now
        before = last.get(user, now - wait)
        if before <= now:
            times[user] = max(now, min(wakes, now + LONGEST_REST), before + wait)
        else:
            # at a quick table the earlier ping may lie hours ahead, from a slow table, and this one doesn't wait for it
            times[user] = before if wait >= COOLDOWN else min(before, now + wait)
    return times


def add_calls(table: Table, caller: UserId, kind: CallKind, times: Mapping[UserId, datetime]) -> Table:
    """Add calls at these times, to be stored with the change."""
    return replace(table, calls=(*table.calls, *(Call(caller, user, kind, at) for user, at in times.items())))


def call_of(notice: Notice, table: Table) -> tuple[UserId, CallKind] | None:
    """Return who pings someone by a notice, and for what; None if the table itself does."""
    if notice.kind is NoticeKind.INVITED:
        return None if table.owner is None else (table.owner, CallKind.INVITE)
    if notice.kind not in (NoticeKind.VOTE, NoticeKind.SEAT) or notice.about is None:
        return None
    vote = table.vote_records[notice.about].vote
    return None if vote.asker is None else (vote.asker, kind_of_vote(vote.kind))


def check_calls(
    table: Table, caller: UserId, kind: CallKind, people: Collection[UserId], recent: Collection[Call], now: datetime
) -> None:
    """Raises `TooEarly` where someone has pinged one of these people too recently to do it again."""
    last = _last(caller, kind, recent)
    due = max((last[user] + cooldown(table) for user in people if user in last and user != caller), default=now)
    if now < due:
        at = math.ceil(due.timestamp())
        raise TooEarly("seat-asked-recently", at=at) if kind is CallKind.SEAT else TooEarly("invited-recently", at=at)


def check_repeat(table: Table, user: UserId, kind: VoteKind, subject: Subject, now: datetime) -> None:
    """Raises `TooEarly` where the others have just refused the same proposal by the same person."""
    refused = (
        record.closed_at
        for record in table.vote_records
        if record.outcome is VoteOutcome.REFUSED
        and (record.vote.kind, record.vote.asker) == (kind, user)
        and (kind in ANYWHERE or record.vote.subject == subject)
    )
    due = max((at + cooldown(table) for at in refused if at is not None), default=now)
    if now < due:
        raise TooEarly("proposed-recently", at=math.ceil(due.timestamp()))


def check_move_pace(table: Table, user: UserId, recent: Collection[Call], now: datetime) -> None:
    """Raises `TooEarly` where this person has just moved a table, which is stored as a call to themselves."""
    moved = _last(user, CallKind.MOVE, recent).get(user)
    if moved is not None and now < (due := moved + cooldown(table)):
        raise TooEarly("moved-recently", at=math.ceil(due.timestamp()))


def _last(caller: UserId, kind: CallKind, recent: Collection[Call]) -> dict[UserId, datetime]:
    return {call.called: call.at for call in recent if (call.caller, call.kind) == (caller, kind)}
