"""What becomes of a notice: sent now, how; looked at again later, when; or dropped, because its moment is over.

Pure: asked with the table, the person's settings and availability, and the time.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from itertools import count
from typing import Final

from bot.table.availability import Availability
from bot.table.blocking import people_at
from bot.table.calls import end_of_quiet
from bot.table.kinds import OPEN, NoticeKind, Status, Way
from bot.table.preferences import Notify, Preferences
from bot.table.table import Table
from bot.table.unreachable_players import is_unreached
from bot.table.values import Notice, UserId
from bot.table.votes import not_voted

BOARD_PATIENCE: Final = timedelta(seconds=60)
"""How long to leave a table to its public message before looking again; it says when it has been sent."""
PICK_PATIENCE: Final = timedelta(seconds=30)
"""How long a pick of a draft is left to the board, which is edited for it: picks follow each other within moments, and
who has just picked looks on. Only who is not there is called."""
LINK_PATIENCE: Final = timedelta(seconds=10)
"""How long a direct message waits for the public one, so that its link leads to the newest; then it goes without."""
NOWHERE_PATIENCE: Final = timedelta(hours=6)
"""How long a mention waits before its table, which has no place, is looked at again; a move looks at once."""
PAUSE_PATIENCE: Final = timedelta(hours=6)
"""How long a call to a turn waits before its game, which is paused, is looked at again; going on looks at once."""

OF_SEATS: Final = (NoticeKind.SEAT, NoticeKind.REPLACED)
"""What somebody is told in any case, and directly: his seat is at stake."""
OF_NEWS: Final = (NoticeKind.ENDED, NoticeKind.RETURNED, NoticeKind.REPLACED, NoticeKind.UNREACHED, NoticeKind.INVITED)
"""What tells once what has happened."""


MEETING_PATIENCE: Final = timedelta(days=30)
"""How long what no message can tell somebody waits for him to use the bot."""


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


def decided(
    notice: Notice, table: Table, preferences: Preferences, availability: Availability, now: datetime
) -> Decision:
    """What to do with a notice that has not been sent."""
    way = way_of(preferences)
    if notice.kind.is_of_departure:
        return _decided_from_afar(notice, table, way, availability, now)
    if notice.kind in OF_SEATS:
        way = Notify.MENTION if preferences.dm_closed else Notify.DIRECT
    if notice.kind == NoticeKind.UNREACHED:
        way = Notify.DIRECT
    if not is_wanted(notice, preferences) or not is_current(notice, table):
        return Drop()
    if notice.kind == NoticeKind.INVITED and not set(preferences.blocked).isdisjoint(people_at(table)):
        return Drop()
    if now < notice.at:
        return Wait(notice.at)  # whoever calls him by it has done so lately
    if notice.kind == NoticeKind.TURN and table.is_paused:
        return Wait(now + PAUSE_PATIENCE)  # nobody waits for him: whoever goes on has it looked at again
    if way == Notify.DIGEST:
        moment = digest_at(availability, preferences.digest_hour, notice.at)
        return Wait(moment) if now < moment else Send(Way.DIRECT)
    # looked at again once the table moves; the hours are only a net
    if way == Notify.MENTION and table.is_placeless:
        return Wait(now + NOWHERE_PATIENCE)
    if table.is_behind and (
        notice.kind in (NoticeKind.VOTE, NoticeKind.ENDED) or (notice.kind, way) == (NoticeKind.TURN, Notify.MENTION)
    ):
        return Wait(now + BOARD_PATIENCE)  # a public message calls him, or is what the ping leads to
    is_pick = notice.kind == NoticeKind.TURN and table.match is not None and table.match.is_preparing
    if is_pick and way == Notify.MENTION and now < notice.at + PICK_PATIENCE:
        return Wait(notice.at + PICK_PATIENCE)
    wakes = end_of_quiet(table, availability, now)
    if wakes is not None:
        return Wait(wakes)
    if way != Notify.MENTION and table.is_behind and now < notice.at + LINK_PATIENCE:
        return Wait(notice.at + LINK_PATIENCE)
    return Send(Way.MENTION if way == Notify.MENTION else Way.DIRECT)


def _decided_from_afar(
    notice: Notice, table: Table, way: Notify, availability: Availability, now: datetime
) -> Decision:
    """What to do with a notice of a server the bot has left: sent directly, however he is told of turns, or kept."""
    if not is_current(notice, table):
        return Drop()
    if way == Notify.NONE:
        return Wait(now + MEETING_PATIENCE)
    wakes = end_of_quiet(table, availability, now)
    return Send(Way.DIRECT) if wakes is None else Wait(wakes)


def way_of(preferences: Preferences) -> Notify:
    """How somebody is told: as chosen, but by mention where Discord has refused him direct messages."""
    is_refused = preferences.dm_closed and preferences.notify in (Notify.DIRECT, Notify.DIGEST)
    return Notify.MENTION if is_refused else preferences.notify


def is_wanted(notice: Notice, preferences: Preferences) -> bool:
    """Whether this person wants to be told such things at all."""
    way = way_of(preferences)
    if notice.kind in OF_SEATS:
        return True
    if notice.kind == NoticeKind.UNREACHED:
        return preferences.notify != Notify.NONE and not preferences.dm_closed  # the board says it to the others
    if way == Notify.NONE:
        return False
    if notice.kind.is_lapse:
        return way != Notify.MENTION  # the public message says it to everybody
    wanted = {
        NoticeKind.TURN: True,
        NoticeKind.VOTE: True,
        NoticeKind.INVITED: True,
        NoticeKind.ENDED: True,
        NoticeKind.RETURNED: True,
        NoticeKind.HALF: preferences.remind_half,
        NoticeKind.SOON: preferences.remind_soon,
    }
    return wanted.get(notice.kind, False)


def is_current(notice: Notice, table: Table) -> bool:
    """Whether what a notice says still holds: that turn, or vote, still goes on, and waits for that person."""
    if notice.kind in (NoticeKind.ENDED, NoticeKind.FORSAKEN):
        return table.status not in OPEN
    if notice.kind in (NoticeKind.ASIDE, NoticeKind.RETURNED):
        return table.status == Status.PLAYING and table.is_aside == (notice.kind == NoticeKind.ASIDE)
    if table.is_aside:
        return False
    if notice.kind.is_lapse:
        return table.status != Status.LOBBY
    if notice.kind == NoticeKind.INVITED:
        is_asked = notice.user_id in table.options.invited and table.seat_of(notice.user_id) is None
        return table.status == Status.LOBBY and is_asked
    if notice.kind == NoticeKind.UNREACHED:
        return notice.about is not None and is_unreached(table, notice.about, notice.at)
    if notice.kind == NoticeKind.REPLACED:
        return table.seat_of(notice.user_id) is None
    if notice.kind in (NoticeKind.VOTE, NoticeKind.SEAT):
        return any(
            notice.user_id in not_voted(table, poll)
            for number, poll in enumerate(table.polls)
            if number == notice.about
        )
    if notice.kind != NoticeKind.TURN and table.is_paused:
        return False
    return table.awaited.get(notice.user_id, None) == notice.about


def stays_true(kind: NoticeKind) -> bool:
    """Whether such notices report what has happened, and so are never taken back; others ask for something."""
    return kind in OF_NEWS or kind.is_of_departure or kind.is_lapse


def replaced(notices: Iterable[Notice]) -> set[int]:
    """The ids of calls to a turn that was given up and has come back: a later one calls to it."""
    latest: dict[tuple[int, UserId, int | None], int] = {}
    earlier: set[int] = set()
    # by id, the order in which they were written: times may be equal
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


def digest_at(availability: Availability, hour: int, after: datetime) -> datetime:
    """The next moment for a daily digest: that hour of the person's time zone, on no day of a vacation."""
    today = after.astimezone(availability.zone).date()
    for number in count():
        day = today + timedelta(days=number)
        moment = datetime.combine(day, time(hour), availability.zone).astimezone(UTC)
        if moment > after and not any(first <= day <= last for first, last in availability.vacations):
            return moment
    raise AssertionError("days do not end")
