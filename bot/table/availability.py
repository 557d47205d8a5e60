"""When a person can be expected to answer: not in their quiet hours and vacations, in which none of their clocks runs.

Nor on weekends, at tables that have chosen so.

Pure. All times are aware, and real time is charged: daylight saving moves the quiet hours, but not the seconds.
"""

import heapq
import re
from collections.abc import Generator, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from itertools import count
from typing import Any, Final, NamedTuple
from zoneinfo import ZoneInfo

from bot.table.errors import BadAvailability
from bot.table.values import UserId

MOST_QUIET: Final = timedelta(hours=16)
"""Quiet hours a day, at most, so that every day leaves some time to play in."""
MOST_VACATION: Final = 30
"""Days of vacation in a calendar year, at most."""

Span = tuple[datetime, datetime]
"""From and until, the latter not included."""

_UTC: Final = ZoneInfo("UTC")
_SATURDAY: Final = 5
"""As `date.weekday` numbers the days."""
_WORKING_WEEK: Final = timedelta(days=5)


class Vacation(NamedTuple):
    """A first and a last day, both included, in the time zone in which they were taken.

    The days stay where they are when the person's zone changes, for else one day could begin again and again further
    west. `zone` is None for those taken before this was kept; they lie in the zone of now until that is changed.
    """

    first: date
    last: date
    zone: ZoneInfo | None = None


@dataclass(frozen=True, slots=True)
class Availability:
    """When someone doesn't play: in `quiet`, from one local time to another, perhaps past midnight, and on vacations.

    From `quiet_until` on, quiet hours count like any others, and from `still_until` on every hour counts; both are set
    for one turn. `weekends` stand still at some tables. These three are never stored.
    """

    zone: ZoneInfo = _UTC
    quiet: tuple[time, time] | None = None
    vacations: tuple[Vacation, ...] = ()
    weekends: bool = False
    quiet_until: datetime | None = None
    still_until: datetime | None = None

    def still(self, since: datetime) -> Generator[Span]:
        """Yield the spans in which no clock runs, in order and apart, from the one `since` lies in; may have no end."""
        for start, end in self._joined(since):
            if self.still_until is None:
                yield start, end
            elif start < self.still_until:
                yield start, min(end, self.still_until)
            else:
                return

    def _joined(self, since: datetime) -> Iterator[Span]:
        found: Span | None = None
        for span in heapq.merge(self._nights(since), self._vacations(), self._weekends(since)):
            if span[1] <= since:
                continue
            if found is None:
                found = span
            elif span[0] <= found[1]:
                found = found[0], max(found[1], span[1])
            else:
                yield found
                found = span
        if found is not None:
            yield found

    def charged(self, since: datetime, until: datetime) -> timedelta:
        """Return how much of the time between two moments counts; nothing if they are in the wrong order."""
        if until <= since:
            return timedelta()
        total = until - since
        for start, end in self.still(since):
            if start >= until:
                break
            total -= min(end, until) - max(start, since)
        return total

    def due(self, since: datetime, left: timedelta) -> datetime:
        """Return when so much counting time will have passed."""
        moment = since
        for start, end in self.still(since):
            if start > moment:
                if moment + left <= start:
                    break
                left -= start - moment
            moment = end
        return moment + left

    def away_until(self, since: datetime, until: datetime) -> date | None:
        """Return the last day of the first vacation between two moments, with those that follow it directly."""
        found: date | None = None
        for vacation in sorted(self.vacations, key=self.span):
            begins, ends = self.span(vacation)
            if found is None and begins < until and since < ends:
                found = vacation.last
            elif found is not None and vacation.first <= found + timedelta(days=1):
                found = max(found, vacation.last)
        return found

    def is_on_vacation(self, moment: datetime) -> bool:
        """Whether a moment lies in one of the vacations."""
        return any(begins <= moment < ends for begins, ends in map(self.span, self.vacations))

    def span(self, vacation: Vacation) -> Span:
        """Return from when until when a vacation lasts."""
        days = vacation.first, vacation.last + timedelta(days=1)
        begins, ends = (_instant(day, time(), vacation.zone or self.zone) for day in days)
        return begins, ends

    def _nights(self, since: datetime) -> Iterator[Span]:
        if self.quiet is None:
            return
        begins, ends = self.quiet
        # start with the night before, which may reach past midnight into the day of `since`
        day = since.astimezone(self.zone).date() - timedelta(days=1)
        for number in count():
            first = day + timedelta(days=number)
            # hours like 22–7 end on the next day, and equal ones are a whole day
            last = first + timedelta(days=ends <= begins)
            span = self._instant(first, begins), self._instant(last, ends)
            if self.quiet_until is not None:
                if span[0] >= self.quiet_until:
                    return
                span = span[0], min(span[1], self.quiet_until)
            if span[0] < span[1]:  # unless the change to daylight saving time leaves nothing of it
                yield span

    def _vacations(self) -> Iterator[Span]:
        yield from sorted(map(self.span, self.vacations))

    def _weekends(self, since: datetime) -> Iterator[Span]:
        if not self.weekends:
            return
        day = since.astimezone(self.zone).date()
        # from the Saturday before, whose weekend may last until `since`
        saturday = day - timedelta(days=(day.weekday() - _SATURDAY) % 7)
        for number in count():
            first = saturday + timedelta(weeks=number)
            yield self._instant(first, time()), self._instant(first + timedelta(days=2), time())

    def _instant(self, day: date, clock: time) -> datetime:
        return _instant(day, clock, self.zone)


def _instant(day: date, clock: time, zone: ZoneInfo) -> datetime:
    # local first, then UTC: adding hours in local time would be off by one across a change of the clocks
    return datetime.combine(day, clock, zone).astimezone(UTC)


def days_with_weekends(working: timedelta) -> timedelta:
    """Return how long so much time takes at most where weekends don't count, a day more for a change of zone."""
    weekends = working // _WORKING_WEEK + 1  # it may begin with one
    return working + weekends * timedelta(days=2) + timedelta(days=1)


ALWAYS: Final = Availability()
"""The availability of someone who has set nothing: every hour counts."""
Availabilities = Mapping[UserId, Availability]
"""By person; those who aren't in it have set nothing."""


def hours_of_quiet(quiet: tuple[time, time]) -> timedelta:
    """Return how long such quiet hours last on an ordinary day."""
    begins, ends = (timedelta(hours=each.hour, minutes=each.minute) for each in quiet)
    return (ends - begins) % timedelta(days=1) or timedelta(days=1)


def vacation_days(availability: Availability, year: int) -> int:
    """Return how many days of a calendar year someone's vacations take.

    A day that was taken in two time zones counts twice, since it stops clocks twice.
    """
    days = {
        (first + timedelta(days=number), zone or availability.zone)
        for first, last, zone in availability.vacations
        for number in range((last - first).days + 1)
    }
    return sum(day.year == year for day, _ in days)


# As stored, and as people write it

AVAILABILITY: Final = ("zone", "quiet", "vacations")
"""The stored settings that make up an availability: a zone's name, `HH:MM-HH:MM`, pairs of days with their zone."""
_HOUR: Final = r"(\d{1,2})(?:[:.h](\d{2})| ?h)? ?(?:([ap])\.?(?:m\.?)?)?"
_HOURS: Final = re.compile(rf"{_HOUR} ?[-–] ?{_HOUR}", re.IGNORECASE)
"""Quiet hours, in a text with single spaces: rows of them would be divided in every way there is."""
_DAY: Final = re.compile(r"(\d{1,2})[./](\d{1,2})[./]?(\d{4})?")


def parse_availability(stored: Mapping[str, Any]) -> Availability:
    """Return a person's availability from their stored settings; a time zone that no longer exists counts as not set.

    Raises `BadAvailability` where it can't be read.
    """
    vacations = tuple(
        Vacation(date.fromisoformat(first), date.fromisoformat(last), _known_zone(*zone))
        for first, last, *zone in stored.get("vacations", ())
    )
    zone = _known_zone(stored.get("zone")) or ALWAYS.zone
    return Availability(zone, parse_quiet_hours(stored["quiet"]) if stored.get("quiet") else None, vacations)


def store_vacations(availability: Availability) -> list[list[str]]:
    """Return the vacations as `parse_availability` reads them, each with its time zone."""
    return [
        [first.isoformat(), last.isoformat(), (zone or availability.zone).key]
        for first, last, zone in availability.vacations
    ]


def _known_zone(name: str | None = None) -> ZoneInfo | None:
    if name:
        with suppress(BadAvailability):
            return parse_zone(name)
    return None


_NO_PLACES: Final = re.compile(r"(localtime|posixrules|factory|leapseconds)$|(posix|right)/", re.IGNORECASE)
"""Entries of a time zone database that aren't places: the machine's own zone, templates, other ways to count."""


def parse_zone(name: str) -> ZoneInfo:
    """Return a time zone by its name, `Europe/Rome`. Raises `BadAvailability`."""
    try:
        if _NO_PLACES.match(name.strip()):
            raise KeyError(name)
        return ZoneInfo(name.strip())
    # ZoneInfo looks for files, so strange names raise whatever strange paths do
    except (OSError, ValueError, KeyError):
        raise BadAvailability("zone-unknown", text=name[:40]) from None


def parse_quiet_hours(text: str) -> tuple[time, time]:
    """Return quiet hours from `22-7`, `22:30-07:00`, `22h-7h` or `10pm-7am`. Raises `BadAvailability`."""
    found = _HOURS.fullmatch(" ".join(text.split()))
    if found is None:
        raise BadAvailability("quiet-unreadable", text=text[:40])
    try:
        quiet = _clock_time(*found.groups()[:3]), _clock_time(*found.groups()[3:])
    except ValueError:
        raise BadAvailability("quiet-unreadable", text=text[:40]) from None
    if hours_of_quiet(quiet) > MOST_QUIET:
        raise BadAvailability("quiet-too-long", hours=int(MOST_QUIET.total_seconds() // 3600))
    return quiet


def _clock_time(hour: str, minute: str | None, half: str | None) -> time:
    """Return a time of day; with `half`, `a` or `p`, the hour is counted to 12. Raises `ValueError`."""
    number = int(hour)
    if half is not None:
        if not 1 <= number <= 12:
            raise ValueError(hour)
        number = number % 12 + (12 if half in "pP" else 0)
    if number > 24:
        raise ValueError(hour)
    # 24:00 is the next midnight, as people write the end of a day
    return time(number % 24, int(minute or 0))


def parse_day(text: str, today: date) -> date:
    """Return a day from `2026-12-24`, `24.12.2026` or `24/12`; without a year, the next such day from `today`.

    Raises `BadAvailability`.
    """
    try:
        return date.fromisoformat(text.strip())
    except ValueError:
        pass
    found = _DAY.fullmatch(text.strip())
    try:
        if found is not None:
            day, month, year = found.groups()
            meant = date(int(year or today.year), int(month), int(day))
            return meant if year or meant >= today else meant.replace(year=meant.year + 1)
    except ValueError:
        pass
    raise BadAvailability("vacation-unreadable", text=text[:40])


def add_vacation(availability: Availability, first: date, last: date, now: datetime) -> tuple[Vacation, ...]:
    """Return the vacations with one more, without past ones of earlier years. Raises `BadAvailability`."""
    today = now.astimezone(availability.zone).date()
    if not today <= first <= last or last.year > today.year + 1:
        raise BadAvailability("vacation-days")
    # past vacations of this year stay, because they count towards its days
    kept = {each._replace(zone=each.zone or availability.zone) for each in availability.vacations}
    kept = {each for each in kept if each.last.year >= today.year} | {Vacation(first, last, availability.zone)}
    vacations = tuple(sorted(kept, key=availability.span))
    after = replace(availability, vacations=vacations)
    if any(vacation_days(after, year) > MOST_VACATION for year in (first.year, last.year)):
        raise BadAvailability("vacation-too-long", days=MOST_VACATION)
    return vacations


def end_vacation(availability: Availability, now: datetime) -> tuple[Vacation, ...]:
    """Return the vacations until today: one that goes on ends with today, and those to come are called off.

    Today stays a day of vacation, because it has stopped clocks: otherwise one could begin and end one every day for
    nothing.
    """
    kept: list[Vacation] = []
    for first, last, zone in availability.vacations:
        today = now.astimezone(zone or availability.zone).date()
        if first <= today:
            kept.append(Vacation(first, min(last, today), zone))
    return tuple(kept)
