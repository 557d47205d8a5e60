"""How long someone has kept the others waiting, and from when on these may decide without them. Pure.

A turn takes the table's time for one. Without a clock, each full day in which someone is awaited and inactive is one
turn and counts as one timeout. Once the computer has their seat for that, each further turn without a sign of them is
one more. Vacations don't count, nor quiet hours in slow games, nor the time in which someone can't be called.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.table.availability import ALWAYS, Availabilities, Availability
from bot.table.table import Table
from bot.table.values import MOST_UNREACHED, Options, Presence, UserId
from bot.table.vote import Vote

DAY: Final = timedelta(days=1)
PATIENCE: Final = timedelta(days=3)
LIVE_PATIENCE: Final = timedelta(minutes=10)
"""How long, at least, the others wait for someone who is inactive."""
OBJECTION: Final = timedelta(hours=12)
"""How long, at least, someone may object to another person's taking their seat."""
OFTEN: Final = 2
"""Timeouts in a row after which the others may do without someone's consent."""


def is_live(table: Table) -> bool:
    """Whether the table is played at one sitting, while everyone is awake."""
    return table.options.clock is not None and not table.options.clock.is_slow


def turn_time(table: Table) -> timedelta:
    """Return the table's time for a turn."""
    clock = table.options.clock
    return DAY if clock is None else timedelta(seconds=clock.seconds)


def availability_of_user(table: Table, user: UserId, availabilities: Availabilities) -> Availability:
    """Return the hours by which this person's inactivity is counted."""
    if has_left_server(table, user):
        return ALWAYS
    availability = availabilities.get(user, ALWAYS)
    return replace(availability, quiet=None) if is_live(table) else hours_at_table(availability, table.options)


def hours_at_table(availability: Availability, options: Options) -> Availability:
    """Return someone's hours as they count at a table with these options: vacations and weekends may be chosen."""
    if not options.is_slow:
        return availability
    vacations = availability.vacations if options.has_vacations else ()
    return replace(availability, vacations=vacations, weekends=not options.counts_weekends)


def has_left_server(table: Table, user: UserId) -> bool:
    """Whether someone is known to have left the server of a table at which they hold a seat."""
    return any(table.has_left_server(seat) for seat in table.seats_of(user))


def mark_inactive(table: Table, since: Mapping[int, datetime]) -> Table:
    """Mark these seats as taken by the computer because their holders keep the others waiting since those times."""
    known = enumerate(_presence(table))
    presence = tuple(replace(each, inactive_since=since.get(seat, each.inactive_since)) for seat, each in known)
    return replace(table, presence=presence)


def restart_waiting(table: Table, now: datetime) -> Table:
    """Let all waiting begin now, after a time that no one is charged with."""
    presence = tuple(
        replace(each, inactive_since=each.inactive_since and now, turn_began_at=None) for each in table.presence
    )
    return replace(table, presence=presence, moved_at=now)


def seen_at(table: Table, seat: int) -> datetime | None:
    """Return when the holder of a seat last moved or answered, if that is known."""
    return _presence(table)[seat].seen_at


def waited_since(table: Table, seat: int) -> datetime:
    """Return since when the others wait for the holder of an awaited seat."""
    began = table.turn_began_at(seat)
    # not since they last acted: a card played and taken back keeps the others waiting all the same
    return max(began, table.unreached_until(seat) or began)


def is_inactive(table: Table, user: UserId, vote: Vote, now: datetime, availabilities: Availabilities) -> bool:
    """Whether someone has neither moved nor answered since they were asked, for so long that the others decide without
    them.

    Asked at the deadline of the vote.
    """
    known = [seen_at(table, seat) for seat in table.seats_of(user)]
    has_answered = any(at is not None and at > vote.opened_at for at in known)
    return not has_answered and patience_until(table, user, vote, availabilities) <= now


def patience(table: Table) -> timedelta:
    """Return how long the others wait for someone who is inactive."""
    return LIVE_PATIENCE if is_live(table) else max(PATIENCE, 2 * turn_time(table))


def is_awaited_throughout(table: Table, seat: int, now: datetime, availabilities: Availabilities) -> bool:
    """Whether the others have been waiting for the holder of a seat, in one turn, for as long as their patience."""
    if not _is_awaited(table, seat):
        return False
    availability = availability_of_user(table, table.participants[seat].user_id, availabilities)
    return availability.due(waited_since(table, seat), patience(table)) <= now


def patience_until(table: Table, user: UserId, vote: Vote, availabilities: Availabilities) -> datetime:
    """Return until when someone may leave a vote unanswered that needs their yes.

    People who are awaited are inactive since their turn began, others since they were asked.
    """
    since: list[datetime] = []
    for seat in table.seats_of(user):
        asked = max(vote.opened_at, table.unreached_until(seat) or vote.opened_at)
        # the earlier of both: being asked gives no new time to someone who is awaited
        since.append(min(asked, waited_since(table, seat)) if _is_awaited(table, seat) else asked)
    wait = LIVE_PATIENCE if has_left_server(table, user) else patience(table)
    # the latest of their seats, at one of which they may have moved just now
    return availability_of_user(table, user, availabilities).due(max(since, default=vote.opened_at), wait)


def objection_until(table: Table, seat: int, vote: Vote, availabilities: Availabilities) -> datetime:
    """Return until when the holder of a seat may object to another person's taking it.

    The time in which they can't be called doesn't count, for some days at most.
    """
    unreached = table.unreached_until(seat)
    since = vote.opened_at if unreached is None else min(unreached, vote.opened_at + MOST_UNREACHED)
    availability = availability_of_user(table, table.participants[seat].user_id, availabilities)
    return availability.due(max(vote.opened_at, since), objection_time(table))


def objection_time(table: Table) -> timedelta:
    """Return how long the holder of a seat may object to another person's taking it."""
    return 2 * turn_time(table) if is_live(table) else max(OBJECTION, turn_time(table))


def is_on_vacation(table: Table, seat: int, now: datetime, availabilities: Availabilities) -> bool:
    if table.has_left_server(seat):
        return False
    availability = availability_of_user(table, table.participants[seat].user_id, availabilities)
    return availability.is_on_vacation(now)


def count_timeouts_in_a_row(table: Table, seat: int, now: datetime, availabilities: Availabilities) -> int:
    """Return how often the time of a seat's holder has run out since they last moved or answered.

    Having left the server counts as often as lets the others decide without them, and more after a turn's time.
    """
    if table.has_left_server(seat):
        left_at = table.presence[seat].left_server_at or now
        return OFTEN + (now - left_at) // turn_time(table)
    timed_out = _timed_out_at(table, seat)
    since = None if table.is_paused else _overdue_since(table, seat, timed_out)
    if since is None:
        return len(timed_out)
    availability = availability_of_user(table, table.participants[seat].user_id, availabilities)
    return len(timed_out) + availability.charged(since, now) // turn_time(table)


def has_abandoned_seat(table: Table, seat: int, now: datetime, availabilities: Availabilities) -> bool:
    """Whether the holder of a seat timed out twice in a row, and another full turn has passed since."""
    return count_timeouts_in_a_row(table, seat, now, availabilities) > OFTEN


def is_reserved(table: Table, seat: int, now: datetime, availabilities: Availabilities) -> bool:
    """Whether the computer has a seat after a single timeout: its holder has neither left it nor been away for long."""
    timeouts = count_timeouts_in_a_row(table, seat, now, availabilities)
    return (timeouts > 0 or _presence(table)[seat].inactive_since is not None) and timeouts < OFTEN


def _presence(table: Table) -> tuple[Presence, ...]:
    return table.presence or (Presence(),) * len(table.participants)


def _is_awaited(table: Table, seat: int) -> bool:
    return seat in table.waiting and seat in table.human_seats and not table.is_paused


def _overdue_since(table: Table, seat: int, timed_out: Sequence[datetime]) -> datetime | None:
    """Return since when each further turn's time without a sign of a seat's holder is a timeout."""
    participant = table.participants[seat]
    if participant.is_automatic and not participant.is_stand_in:
        since = _presence(table)[seat].inactive_since or (timed_out[-1] if timed_out else None)
        return since and max(since, table.unreached_until(seat) or since)
    if table.options.clock is not None or not _is_awaited(table, seat):
        return None
    since = waited_since(table, seat)
    return max(since, seen_at(table, seat) or since)


def _timed_out_at(table: Table, seat: int) -> list[datetime]:
    """Return when a seat's clock ran out since its holder was last seen; if that is unknown, in a row."""
    known = seen_at(table, seat)
    timed_out = [
        timeout.at for timeout in table.timeouts if timeout.seat == seat and (known is None or timeout.at > known)
    ]
    # older tables don't know when people were last seen: there the clock alone counted
    if known is None and table.timers:
        return timed_out[max(0, len(timed_out) - table.timers[seat].timeouts_in_a_row) :]
    return timed_out
