"""What becomes of a notice: sent now, how; looked at again later, when; or dropped, because its moment is over.

Pure: asked with the table, the person's settings and rhythm, and the time.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from itertools import count
from typing import Final

from bot.table.preferences import Notify, Preferences
from bot.table.rhythm import Rhythm
from bot.table.table import Table
from bot.table.values import OPEN, Notice, NoticeKind, Status, UserId, Way
from bot.table.votes import silent

BOARD_PATIENCE: Final = timedelta(seconds=60)
"""How long to leave a table to its public message before looking again; it says when it has been sent."""
LINK_PATIENCE: Final = timedelta(seconds=10)
"""How long a direct message waits for the public one, so that its link leads to the newest; then it goes without."""
NOWHERE_PATIENCE: Final = timedelta(hours=6)
"""The same of a table that has no place at the moment."""


@dataclass(frozen=True, slots=True)
class Drop:
    """Not sent: its moment is over, or the person does not want it."""


@dataclass(frozen=True, slots=True)
class Wait:
    """Not yet: asked again at `until`, or when something has changed."""

    until: datetime


@dataclass(frozen=True, slots=True)
class Send:
    """Now, as a public mention or a direct message."""

    way: Way


Decision = Drop | Wait | Send


def decided(notice: Notice, table: Table, preferences: Preferences, rhythm: Rhythm, now: datetime) -> Decision:
    """What to do with a notice that has not been sent."""
    way = way_of(preferences)
    if not is_wanted(notice, preferences) or not is_current(notice, table):
        return Drop()
    if way == Notify.DIGEST:
        moment = digest_at(rhythm, preferences.digest_hour, notice.at)
        return Wait(moment) if now < moment else Send(Way.DIRECT)
    if way == Notify.MENTION and table.is_placeless:
        return Wait(now + NOWHERE_PATIENCE)
    if table.is_behind and (
        notice.kind in (NoticeKind.VOTE, NoticeKind.ENDED) or (notice.kind, way) == (NoticeKind.TURN, Notify.MENTION)
    ):
        return Wait(now + BOARD_PATIENCE)  # a public message calls him, or is what the ping leads to
    if way == Notify.MENTION and notice.kind in (NoticeKind.TURN, NoticeKind.VOTE):
        return Send(Way.MENTION)
    wakes = _end_of_quiet(table, rhythm, now)
    if wakes is not None:
        return Wait(wakes)
    if way != Notify.MENTION and table.is_behind and now < notice.at + LINK_PATIENCE:
        return Wait(notice.at + LINK_PATIENCE)
    return Send(Way.MENTION if way == Notify.MENTION else Way.DIRECT)


def way_of(preferences: Preferences) -> Notify:
    """How somebody is told: as chosen, but by mention where Discord has refused him direct messages."""
    is_refused = preferences.dm_closed and preferences.notify in (Notify.DIRECT, Notify.DIGEST)
    return Notify.MENTION if is_refused else preferences.notify


def is_wanted(notice: Notice, preferences: Preferences) -> bool:
    """Whether this person wants to be told such things at all."""
    way = way_of(preferences)
    if way == Notify.NONE:
        return False
    if notice.kind.is_lapse:
        return way != Notify.MENTION  # the public message says it to everybody
    wanted = {
        NoticeKind.TURN: True,
        NoticeKind.VOTE: True,
        NoticeKind.ENDED: True,
        NoticeKind.HALF: preferences.remind_half,
        NoticeKind.SOON: preferences.remind_soon,
    }
    return wanted.get(notice.kind, False)


def is_current(notice: Notice, table: Table) -> bool:
    """Whether what a notice says still holds: that turn, or vote, still goes on, and waits for that person."""
    if notice.kind == NoticeKind.ENDED:
        return table.status not in OPEN
    if notice.kind.is_lapse:
        return table.status != Status.LOBBY
    if notice.kind == NoticeKind.VOTE:
        return any(
            notice.user_id in silent(table, poll) for number, poll in enumerate(table.polls) if number == notice.about
        )
    if notice.kind != NoticeKind.TURN and table.is_paused:
        return False
    return table.awaited.get(notice.user_id, None) == notice.about


def stays_true(kind: NoticeKind) -> bool:
    """Whether such notices report what has happened, and so are never taken back; others ask for something."""
    return kind == NoticeKind.ENDED or kind.is_lapse


def replaced(notices: Iterable[Notice]) -> set[int]:
    """The ids of calls to a turn that was given up and has come back: a later one calls to it."""
    latest: dict[tuple[int, UserId, int | None], int] = {}
    earlier: set[int] = set()
    for notice in sorted(notices, key=lambda each: each.id):
        if notice.kind == NoticeKind.TURN:
            before = latest.get(key := (notice.table, notice.user_id, notice.about))
            earlier |= set() if before is None else {before}
            latest[key] = notice.id
    return earlier


def superseded(notices: Iterable[Notice]) -> set[int]:
    """The ids of those that another of them makes needless: a turn is called once, and reminded of once at a time."""
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


def digest_at(rhythm: Rhythm, hour: int, after: datetime) -> datetime:
    """The next moment for a daily digest: that hour of the person's time zone, on no day of a vacation."""
    today = after.astimezone(rhythm.zone).date()
    for number in count():
        day = today + timedelta(days=number)
        moment = datetime.combine(day, time(hour), rhythm.zone).astimezone(UTC)
        if moment > after and not any(first <= day <= last for first, last in rhythm.vacations):
            return moment
    raise AssertionError("days do not end")


def _end_of_quiet(table: Table, rhythm: Rhythm, now: datetime) -> datetime | None:
    """When the person's quiet hours or vacation end, if they last; a quick game is played awake."""
    clock = table.options.clock
    if clock is not None and not clock.is_slow:
        return None
    first = next(rhythm.still(now), None)
    return first[1] if first is not None and first[0] <= now else None
