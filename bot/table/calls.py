"""How often somebody may call the same person for the same kind of thing, of his own accord. Pure.

What he does goes through all the same, and calls nobody before his time; only what is nothing but a call is refused:
invitations, requests for a seat, and what was proposed and refused before; and a table that moves has to stay for a
while. Calls to a turn and reminders are the table's own, and a referee's are his office: neither knows such a limit.
"""

import math
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.table.availability import ALWAYS, Availabilities, Availability
from bot.table.errors import TooEarly
from bot.table.kinds import CallKind, NoticeKind, PollOutcome, VoteKind
from bot.table.motions import Subject
from bot.table.table import Table
from bot.table.values import Call, Notice, UserId

COOLDOWN: Final = timedelta(minutes=30)
LIVE_COOLDOWN: Final = timedelta(minutes=2)
"""Between two calls of one kind, from one person to another; where a turn is a matter of minutes, so are they."""
LONGEST_REST: Final = timedelta(days=1)
"""For how long a call that somebody sleeps through counts as one to come."""
ANYWHERE: Final = (VoteKind.UNDO, VoteKind.MOVE)
"""What is the same proposal, whichever line or channel it names."""


def cooldown(table: Table) -> timedelta:
    """How long it takes at this table until somebody may call the same person again."""
    clock = table.options.clock
    return COOLDOWN if table.match is None or clock is None or clock.is_slow else LIVE_COOLDOWN


def end_of_quiet(table: Table, availability: Availability, now: datetime) -> datetime | None:
    """When the person's quiet hours or vacation end, if they last; a quick game is played awake."""
    clock = table.options.clock
    if clock is not None and not clock.is_slow:
        return None
    first = next(availability.still(now), None)
    return first[1] if first is not None and first[0] <= now else None


def kind_of_vote(kind: VoteKind) -> CallKind:
    """What people are called for by a vote on that."""
    # these two take something from people, so each has a pace of its own; all others share one
    return {VoteKind.REPLACE: CallKind.SEAT, VoteKind.MOVE: CallKind.MOVE}.get(kind, CallKind.VOTE)


def find_callable(
    table: Table, caller: UserId, kind: CallKind, people: Iterable[UserId], recent: Collection[Call], now: datetime
) -> tuple[UserId, ...]:
    """Whom of these somebody may call, given his `recent` calls: no computer players, nor himself."""
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
    """When somebody calls each of these: now, when it is no longer quiet where they are, or when the time since his
    last call has passed. With a call still to come goes this one: at the same moment, as one."""
    last, wait = _last(caller, kind, recent), cooldown(table)
    times: dict[UserId, datetime] = {}
    for user in (each for each in dict.fromkeys(people) if each > 0 and each != caller):
        wakes = end_of_quiet(table, availabilities.get(user, ALWAYS), now) or now
        before = last.get(user, now - wait)
        if before <= now:
            times[user] = max(now, min(wakes, now + LONGEST_REST), before + wait)
        else:
            # at a quick table the call to come may lie hours away, from a slow one: this one does not wait for that
            times[user] = before if wait >= COOLDOWN else min(before, now + wait)
    return times


def add_calls(table: Table, caller: UserId, kind: CallKind, times: Mapping[UserId, datetime]) -> Table:
    """The table with these calls, as part of what is changing at it."""
    return replace(table, calls=(*table.calls, *(Call(caller, user, kind, at) for user, at in times.items())))


def call_of(notice: Notice, table: Table) -> tuple[UserId, CallKind] | None:
    """Who calls somebody by a notice, and for what; None where it is the table that calls."""
    if notice.kind is NoticeKind.INVITED:
        return None if table.owner is None else (table.owner, CallKind.INVITE)
    if notice.kind not in (NoticeKind.VOTE, NoticeKind.SEAT) or notice.about is None:
        return None
    motion = table.polls[notice.about].motion
    return None if motion.asker is None else (motion.asker, kind_of_vote(motion.kind))


def check_calls(
    table: Table, caller: UserId, kind: CallKind, people: Collection[UserId], recent: Collection[Call], now: datetime
) -> None:
    """Raises `TooEarly` where somebody has called one of these so lately that he may not do it again."""
    last = _last(caller, kind, recent)
    due = max((last[user] + cooldown(table) for user in people if user in last and user != caller), default=now)
    if now < due:
        at = math.ceil(due.timestamp())
        raise TooEarly("seat-asked-recently", at=at) if kind is CallKind.SEAT else TooEarly("invited-recently", at=at)


def check_repeat(table: Table, user: UserId, kind: VoteKind, subject: Subject, now: datetime) -> None:
    """Raises `TooEarly` where the others have just refused the same person the same."""
    refused = (
        poll.closed_at
        for poll in table.polls
        if poll.outcome is PollOutcome.REFUSED
        and (poll.motion.kind, poll.motion.asker) == (kind, user)
        and (kind in ANYWHERE or poll.motion.subject == subject)
    )
    due = max((at + cooldown(table) for at in refused if at is not None), default=now)
    if now < due:
        raise TooEarly("proposed-recently", at=math.ceil(due.timestamp()))


def check_moved(table: Table, user: UserId, recent: Collection[Call], now: datetime) -> None:
    """Raises `TooEarly` where this person has just brought a table elsewhere: that is kept as a call to himself."""
    moved = _last(user, CallKind.MOVE, recent).get(user)
    if moved is not None and now < (due := moved + cooldown(table)):
        raise TooEarly("moved-recently", at=math.ceil(due.timestamp()))


def _last(caller: UserId, kind: CallKind, recent: Collection[Call]) -> dict[UserId, datetime]:
    return {call.called: call.at for call in recent if (call.caller, call.kind) == (caller, kind)}
