"""How long somebody has kept the others waiting, and from when on they may decide without him. Pure.

A turn is the table's time for one; without a clock each full day in which somebody is awaited and inactive is one turn,
and one lapse. Once the computer has his seat for that, each further turn in which he is not heard of is one more. No
vacation counts, where people may be asleep no quiet hours, and not the time in which no call reaches him.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.table.availability import ALWAYS, Availabilities, Availability
from bot.table.motions import Motion
from bot.table.table import Table
from bot.table.values import MOST_UNREACHED, Presence, UserId

DAY: Final = timedelta(days=1)
PATIENCE: Final = timedelta(days=3)
LIVE_PATIENCE: Final = timedelta(minutes=10)
"""How long the others wait at least for somebody who is inactive."""
OBJECTION: Final = timedelta(hours=12)
"""How long somebody may object at least to another person's taking his seat."""
OFTEN: Final = 2
"""Lapses in a row after which the others may do without him what takes his consent otherwise."""


def is_live(table: Table) -> bool:
    """Whether people play it awake, at one sitting."""
    return table.options.clock is not None and not table.options.clock.is_slow


def turn_time(table: Table) -> timedelta:
    """The table's time for a turn."""
    clock = table.options.clock
    return DAY if clock is None else timedelta(seconds=clock.seconds)


def availability_of_user(table: Table, user: UserId, availabilities: Availabilities) -> Availability:
    """By which hours this person's inactivity is counted."""
    availability = availabilities.get(user, ALWAYS)
    return replace(availability, quiet=None) if is_live(table) else availability


def mark_inactive(table: Table, since: Mapping[int, datetime]) -> Table:
    """The table at which the computer gets these seats because their holders keep the others waiting since then."""
    known = enumerate(_presence(table))
    presence = tuple(replace(each, inactive_since=since.get(seat, each.inactive_since)) for seat, each in known)
    return replace(table, presence=presence)


def begin_anew(table: Table, now: datetime) -> Table:
    """The table after a time that nobody is charged with: whoever is waited for is waited for since now."""
    presence = tuple(replace(each, inactive_since=each.inactive_since and now) for each in table.presence)
    return replace(table, presence=presence, moved_at=now)


def seen_at(table: Table, seat: int) -> datetime | None:
    """When the holder of a seat has last moved or answered, as far as that is known."""
    return _presence(table)[seat].seen_at


def waited_since(table: Table, seat: int) -> datetime:
    """Since when the others wait for whoever holds an awaited seat."""
    known = (table.moved_at, seen_at(table, seat), table.unreached_until(seat))
    return max(at for at in known if at is not None)


def is_inactive(table: Table, user: UserId, motion: Motion, now: datetime, availabilities: Availabilities) -> bool:
    """Whether somebody has neither moved nor answered since he was asked, for so long that the others decide without
    him; at the deadline of the vote."""
    known = [seen_at(table, seat) for seat in table.seats_of(user)]
    has_answered = any(at is not None and at > motion.opened_at for at in known)
    return not has_answered and patience_until(table, user, motion, availabilities) <= now


def patience(table: Table) -> timedelta:
    """How long the others wait for somebody who is inactive."""
    return LIVE_PATIENCE if is_live(table) else max(PATIENCE, 2 * turn_time(table))


def patience_until(table: Table, user: UserId, motion: Motion, availabilities: Availabilities) -> datetime:
    """Until when somebody may leave a question unanswered that needs his yes.

    Whoever is awaited has been inactive since his turn began, anybody else since he was asked.
    """
    since: list[datetime] = []
    for seat in table.seats_of(user):
        asked = max(motion.opened_at, table.unreached_until(seat) or motion.opened_at)
        # the earlier of both: a question does not give whoever is awaited new time
        since.append(min(asked, waited_since(table, seat)) if _is_awaited(table, seat) else asked)
    # the latest of his seats: at one of them he may have moved just now
    return availability_of_user(table, user, availabilities).due(max(since, default=motion.opened_at), patience(table))


def objection_until(table: Table, seat: int, motion: Motion, availabilities: Availabilities) -> datetime:
    """Until when the holder of a seat may object to another person's taking it; not while no call reaches him, for some
    days at most."""
    unreached = table.unreached_until(seat)
    since = motion.opened_at if unreached is None else min(unreached, motion.opened_at + MOST_UNREACHED)
    availability = availability_of_user(table, table.sitters[seat].user_id, availabilities)
    return availability.due(max(motion.opened_at, since), objection_time(table))


def objection_time(table: Table) -> timedelta:
    """How long the holder of a seat may object to another person's taking it."""
    return 2 * turn_time(table) if is_live(table) else max(OBJECTION, turn_time(table))


def is_on_vacation(table: Table, seat: int, now: datetime, availabilities: Availabilities) -> bool:
    """Whether the holder of a seat is on vacation."""
    availability = availabilities.get(table.sitters[seat].user_id, ALWAYS)
    today = now.astimezone(availability.zone).date()
    return any(first <= today <= last for first, last in availability.vacations)


def lapses_in_a_row(table: Table, seat: int, now: datetime, availabilities: Availabilities) -> int:
    """How often his time has run out since the holder of a seat has last moved or answered."""
    lapsed = _lapsed_at(table, seat)
    since = None if table.is_paused else _overdue_since(table, seat, lapsed)
    if since is None:
        return len(lapsed)
    availability = availability_of_user(table, table.sitters[seat].user_id, availabilities)
    return len(lapsed) + availability.charged(since, now) // turn_time(table)


def has_abandoned_seat(table: Table, seat: int, now: datetime, availabilities: Availabilities) -> bool:
    """Whether the holder of a seat has lapsed twice in a row, and another full turn has passed since."""
    return lapses_in_a_row(table, seat, now, availabilities) > OFTEN


def is_reserved(table: Table, seat: int, now: datetime, availabilities: Availabilities) -> bool:
    """Whether the computer has a seat because of a single lapse: its holder has neither left it nor been away long."""
    lapses = lapses_in_a_row(table, seat, now, availabilities)
    return (lapses > 0 or _presence(table)[seat].inactive_since is not None) and lapses < OFTEN


def _presence(table: Table) -> tuple[Presence, ...]:
    return table.presence or (Presence(),) * len(table.sitters)


def _is_awaited(table: Table, seat: int) -> bool:
    return seat in table.waiting and seat in table.humans and not table.is_paused


def _overdue_since(table: Table, seat: int, lapsed: Sequence[datetime]) -> datetime | None:
    """Since when each turn's time in which nobody hears of the holder of a seat is a lapse."""
    sitter = table.sitters[seat]
    if sitter.is_automatic and not sitter.is_stand_in:
        since = _presence(table)[seat].inactive_since or (lapsed[-1] if lapsed else None)
        return since and max(since, table.unreached_until(seat) or since)
    return waited_since(table, seat) if table.options.clock is None and _is_awaited(table, seat) else None


def _lapsed_at(table: Table, seat: int) -> list[datetime]:
    """When his clock has run out since the holder of a seat was last seen; where that is not known, in a row."""
    known = seen_at(table, seat)
    lapsed = [lapse.at for lapse in table.lapses if lapse.seat == seat and (known is None or lapse.at > known)]
    # tables from before it was kept when somebody was seen: there the clock alone has counted
    if known is None and table.timers:
        return lapsed[max(0, len(lapsed) - table.timers[seat].lapses) :]
    return lapsed
