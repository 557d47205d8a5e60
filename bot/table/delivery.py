"""What to do with a notice: send it now, look at it again later, or drop it because it no longer matters.

Pure: decided from the table, the person's settings and availability, and the time.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from itertools import count
from typing import Final

from bot.table.availability import Availability
from bot.table.calls import end_of_quiet
from bot.table.next_player import next_player
from bot.table.places import is_timed_out, is_unreached
from bot.table.preferences import Notify, Preferences
from bot.table.social import people_at
from bot.table.table import Table
from bot.table.values import OPEN, Notice, NoticeKind, Status, UserId, Way
from bot.table.voting import pending_voters

BOARD_PATIENCE: Final = timedelta(seconds=60)
"""How long to leave a notice to the table's public message before looking again; that message reports when it is sent.
"""
PICK_PATIENCE: Final = timedelta(seconds=30)
"""How long to leave a pick of a draft to the board, which is edited for it. Picks follow each other within moments, and
people who have just picked are looking on, so only those who aren't there are pinged."""
LINK_PATIENCE: Final = timedelta(seconds=10)
"""How long a direct message waits for the public one, so that it links to the newest; after that it goes without."""
NOWHERE_PATIENCE: Final = timedelta(hours=6)
"""When to look again at a mention for a table that has no place; a move looks at it at once."""
DIGEST_RHYTHM: Final = timedelta(days=1)
"""The time between two digests."""
PAUSE_PATIENCE: Final = timedelta(hours=6)
"""When to look again at a call to a turn of a paused game; going on looks at it at once."""

OF_SEATS: Final = (NoticeKind.SEAT, NoticeKind.REPLACED)
"""Notices that are always sent, and directly, because a seat is at stake."""
OF_NEWS: Final = (
    NoticeKind.ENDED, NoticeKind.RETURNED, NoticeKind.REPLACED, NoticeKind.UNREACHED, NoticeKind.INVITED,
    NoticeKind.REVIEWED, NoticeKind.TIMED_OUT,
)  # fmt: skip
"""Notices that report once what has happened."""
ALWAYS_DIRECT: Final = (NoticeKind.UNREACHED, NoticeKind.REVIEWED, NoticeKind.TIMED_OUT)
"""Notices that are sent directly or not at all: they concern nobody else."""


MEETING_PATIENCE: Final = timedelta(days=30)
"""How long a notice that can't be sent at all is kept, until the person uses the bot."""


@dataclass(frozen=True, slots=True)
class Drop:
    """Don't send it: it no longer matters, or the person doesn't want it."""


@dataclass(frozen=True, slots=True)
class Wait:
    """Look at it again at `until`, or when something has changed."""

    until: datetime


@dataclass(frozen=True, slots=True)
class Send:
    """Send it now, as a public mention or a direct message."""

    way: Way


Decision = Drop | Wait | Send


def decide_delivery(
    notice: Notice,
    table: Table,
    preferences: Preferences,
    availability: Availability,
    now: datetime,
    *,
    is_refused: bool = False,
) -> Decision:
    """Return what to do with a notice that has not been sent.

    `is_refused` is whether Discord takes no message of the table in its place, which is there: people who would be
    mentioned in it, or wait for it, is written to directly, or mentioned in plain words if they take no such message.
    """
    way = way_at(table, preferences)
    if notice.kind.is_of_departure:
        return _decide_without_place(notice, table, way, availability, now)
    if notice.kind in OF_SEATS:
        way = Notify.MENTION if preferences.dm_closed else Notify.DIRECT
    if notice.kind in ALWAYS_DIRECT:
        way = Notify.DIRECT
    if not is_wanted(notice, table, preferences, is_refused=is_refused) or not is_current(notice, table):
        return Drop()
    if notice.kind == NoticeKind.INVITED and not set(preferences.blocked).isdisjoint(people_at(table)):
        return Drop()
    if now < notice.at:
        return Wait(notice.at)  # the person who pings them by it has done so recently
    if notice.kind == NoticeKind.TURN and table.is_paused:
        return Wait(now + PAUSE_PATIENCE)  # no one waits for them, and resuming the game looks at it again
    if way == Notify.DIGEST:
        moment = next_digest(availability, preferences.digest_hour, notice.at)
        return Wait(moment) if now < moment else Send(Way.DIRECT)
    # a move of the table looks at it again at once; the hours are only a fallback
    if way == Notify.MENTION and table.is_placeless:
        return Wait(now + NOWHERE_PATIENCE)
    if is_refused:
        wakes = end_of_quiet(table, availability, now)
        by = Way.MENTION if preferences.dm_closed else Way.DIRECT
        return Send(by) if wakes is None else Wait(wakes)
    if table.is_behind and (
        notice.kind in (NoticeKind.VOTE, NoticeKind.ENDED) or (notice.kind, way) == (NoticeKind.TURN, Notify.MENTION)
    ):
        return Wait(now + BOARD_PATIENCE)  # a public message pings them, or is what the ping links to
    is_pick = notice.kind == NoticeKind.TURN and table.match is not None and table.match.is_preparing
    if is_pick and way == Notify.MENTION and now < notice.at + PICK_PATIENCE:
        return Wait(notice.at + PICK_PATIENCE)
    wakes = end_of_quiet(table, availability, now)
    if wakes is not None:
        return Wait(wakes)
    if way != Notify.MENTION and table.is_behind and now < notice.at + LINK_PATIENCE:
        return Wait(notice.at + LINK_PATIENCE)
    return Send(Way.MENTION if way == Notify.MENTION else Way.DIRECT)


def _decide_without_place(
    notice: Notice, table: Table, way: Notify, availability: Availability, now: datetime
) -> Decision:
    """Return what to do with a notice of a server that the bot has left: send it directly, or keep it."""
    if not is_current(notice, table):
        return Drop()
    if way == Notify.NONE:
        return Wait(now + MEETING_PATIENCE)
    wakes = end_of_quiet(table, availability, now)
    return Send(Way.DIRECT) if wakes is None else Wait(wakes)


def way_of(preferences: Preferences) -> Notify:
    """Return how someone is told of turns: as they chose, but by mention where Discord refuses them direct messages."""
    is_refused = preferences.dm_closed and preferences.notify in (Notify.DIRECT, Notify.DIGEST)
    return Notify.MENTION if is_refused else preferences.notify


def way_at(table: Table, preferences: Preferences) -> Notify:
    """Return how someone is told of turns at a table.

    Where a daily digest would come after their turn that is a mention, or a direct message if they prefer it there.
    """
    way = way_of(preferences)
    is_late = way == Notify.DIGEST and table.match is not None and is_faster_than_digest(table)
    if not is_late:
        return way
    return Notify.DIRECT if table.id in preferences.direct_at else Notify.MENTION


def is_faster_than_digest(table: Table) -> bool:
    """Whether a turn at a table may be over before a daily digest comes."""
    clock = table.options.clock
    return clock is not None and timedelta(seconds=clock.seconds) < DIGEST_RHYTHM


def is_wanted(notice: Notice, table: Table, preferences: Preferences, *, is_refused: bool = False) -> bool:
    """Whether this person wants such notices of a table at all; if it `is_refused`, no public message tells them."""
    way = way_at(table, preferences)
    if notice.kind in OF_SEATS:
        return True
    if notice.kind in ALWAYS_DIRECT:
        return preferences.notify != Notify.NONE and not preferences.dm_closed
    if way == Notify.NONE:
        return False
    if notice.kind.is_timeout:
        return way != Notify.MENTION or is_refused  # else the public message tells everyone
    wanted = {
        NoticeKind.TURN: True,
        NoticeKind.VOTE: True,
        NoticeKind.INVITED: True,
        NoticeKind.FULL: True,
        NoticeKind.ENDED: True,
        NoticeKind.RETURNED: True,
        NoticeKind.HALF: preferences.remind_half,
        NoticeKind.SOON: preferences.remind_soon,
        # in a daily message it would be old
        NoticeKind.NEXT: preferences.remind_next and way != Notify.DIGEST,
    }
    return wanted.get(notice.kind, False)


def is_current(notice: Notice, table: Table) -> bool:
    """Whether what a notice says still holds: the turn or vote goes on, and waits for that person."""
    if notice.kind in (NoticeKind.ENDED, NoticeKind.CALLED_OFF, NoticeKind.REVIEWED):
        return table.status not in OPEN
    if notice.kind in (NoticeKind.SUSPENDED, NoticeKind.RETURNED):
        return table.status == Status.PLAYING and table.is_suspended == (notice.kind == NoticeKind.SUSPENDED)
    if table.is_suspended:
        return False
    if notice.kind.is_timeout:
        return table.status != Status.LOBBY
    if notice.kind == NoticeKind.INVITED:
        is_asked = notice.user_id in table.options.invited and table.seat_of(notice.user_id) is None
        return table.status == Status.LOBBY and is_asked
    if notice.kind == NoticeKind.FULL:
        return table.is_ready and notice.user_id == table.owner
    if notice.kind == NoticeKind.TIMED_OUT:
        return notice.about is not None and is_timed_out(table, notice.about, notice.at)
    if notice.kind == NoticeKind.UNREACHED:
        seat = notice.about
        return seat is not None and (
            table.has_left_server(seat) or is_unreached(table, seat, notice.at) or is_timed_out(table, seat, notice.at)
        )
    if notice.kind == NoticeKind.REPLACED:
        return table.seat_of(notice.user_id) is None
    if notice.kind in (NoticeKind.VOTE, NoticeKind.SEAT):
        return any(
            notice.user_id in pending_voters(table, record)
            for number, record in enumerate(table.vote_records)
            if number == notice.about
        )
    if notice.kind != NoticeKind.TURN and table.is_paused:
        return False
    if notice.kind == NoticeKind.NEXT:
        return next_player(table) == (notice.user_id, notice.about)
    return table.awaited.get(notice.user_id, None) == notice.about


def stays_true(kind: NoticeKind) -> bool:
    """Whether such notices report what has happened, and are never taken back. The others ask for something."""
    return kind in OF_NEWS or kind.is_of_departure or kind.is_timeout


def find_replaced_calls(notices: Iterable[Notice]) -> set[int]:
    """Return the ids of calls to a turn that was given up and came back, where a later notice calls to it."""
    latest: dict[tuple[int, UserId, int | None], int] = {}
    earlier: set[int] = set()
    # in the order in which they were written, which is that of their ids: times may be equal
    for notice in sorted(notices, key=lambda each: each.id):
        if notice.kind == NoticeKind.TURN:
            before = latest.get(key := (notice.table, notice.user_id, notice.about))
            earlier |= set() if before is None else {before}
            latest[key] = notice.id
    return earlier


def find_superseded(notices: Iterable[Notice]) -> set[int]:
    """Return the ids of notices that another one makes needless: one call for each turn, and one reminder at a time."""
    rank = {NoticeKind.TURN: 0, NoticeKind.HALF: 1, NoticeKind.SOON: 2}
    best: dict[tuple[int, UserId, int | None], Notice] = {}
    needless: set[int] = set()
    for notice in notices:
        if notice.kind not in rank:
            continue
        key = (notice.table, notice.user_id, notice.about)
        other = best.get(key)
        if other is None:
            best[key] = notice
        elif rank[notice.kind] > rank[other.kind]:
            best[key] = notice
            needless.add(other.id)
        else:
            needless.add(notice.id)
    return needless


def next_digest(availability: Availability, hour: int, after: datetime) -> datetime:
    """Return the next time for a daily digest: that hour in the person's time zone, in no vacation."""
    today = after.astimezone(availability.zone).date()
    for number in count():
        day = today + timedelta(days=number)
        moment = datetime.combine(day, time(hour), availability.zone).astimezone(UTC)
        if moment > after and not availability.is_on_vacation(moment):
            return moment
    raise AssertionError("days do not end")
