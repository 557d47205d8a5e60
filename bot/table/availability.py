"""When a person can be expected to answer: not in the hours and on the days in which no clock of his runs.

Pure: every time is aware, what is charged is real time (daylight saving moves the quiet hours, never the seconds).
"""

import heapq
from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from itertools import count
from typing import Final
from zoneinfo import ZoneInfo

from bot.table.values import UserId

MOST_QUIET: Final = timedelta(hours=16)
"""Quiet hours a day, at most: every day leaves some time to play in."""
MOST_VACATION: Final = 30
"""Days of vacation in a calendar year."""

Span = tuple[datetime, datetime]
"""From, until (not included)."""

_UTC: Final = ZoneInfo("UTC")


@dataclass(frozen=True, slots=True)
class Availability:
    """When somebody does not play: `quiet` from one local time to another, perhaps past midnight, and vacations.

    A vacation is a first and a last day, both included, in the person's own time zone.
    """

    zone: ZoneInfo = _UTC
    quiet: tuple[time, time] | None = None
    vacations: tuple[tuple[date, date], ...] = ()

    def still(self, since: datetime) -> Generator[Span]:
        """The spans in which no clock runs, in order and apart, from the one that `since` may lie in. Has no end."""
        found: Span | None = None
        for span in heapq.merge(self._nights(since), self._vacations()):
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
        """How much of the time between two moments counts; nothing where they are in the wrong order."""
        if until <= since:
            return timedelta()
        total = until - since
        for start, end in self.still(since):
            if start >= until:
                break
            total -= min(end, until) - max(start, since)
        return total

    def due(self, since: datetime, left: timedelta) -> datetime:
        """When so much counting time will have passed."""
        moment = since
        for start, end in self.still(since):
            if start > moment:
                if moment + left <= start:
                    break
                left -= start - moment
            moment = end
        return moment + left

    def away_until(self, since: datetime, until: datetime) -> date | None:
        """The last day of the first vacation between two moments, with those that follow it without a day between."""
        found: date | None = None
        for first, last in sorted(self.vacations):
            begins, ends = self._instant(first, time()), self._instant(last + timedelta(days=1), time())
            if found is None and begins < until and since < ends:
                found = last
            elif found is not None and first <= found + timedelta(days=1):
                found = max(found, last)
        return found

    def _nights(self, since: datetime) -> Iterator[Span]:
        if self.quiet is None:
            return
        begins, ends = self.quiet
        # from the night before: it may reach past midnight into the day of `since`
        day = since.astimezone(self.zone).date() - timedelta(days=1)
        for number in count():
            first = day + timedelta(days=number)
            # hours like 22–7 end on the next day; equal ones are a whole day
            last = first + timedelta(days=ends <= begins)
            span = self._instant(first, begins), self._instant(last, ends)
            if span[0] < span[1]:  # not where the clocks going forward leave nothing of it
                yield span

    def _vacations(self) -> Iterator[Span]:
        for first, last in sorted(self.vacations):
            yield self._instant(first, time()), self._instant(last + timedelta(days=1), time())

    def _instant(self, day: date, clock: time) -> datetime:
        # local first, then UTC: hours added in local time would be off by one where the clocks change in between
        return datetime.combine(day, clock, self.zone).astimezone(UTC)


ALWAYS: Final = Availability()
"""Of somebody who has set nothing: every hour counts."""
Availabilities = Mapping[UserId, Availability]
"""Those of people; who is not among them has set nothing."""


def hours_of_quiet(quiet: tuple[time, time]) -> timedelta:
    """How long such quiet hours last on an ordinary day."""
    begins, ends = (timedelta(hours=each.hour, minutes=each.minute) for each in quiet)
    return (ends - begins) % timedelta(days=1) or timedelta(days=1)


def vacation_days(vacations: tuple[tuple[date, date], ...], year: int) -> int:
    """How many days of a calendar year these vacations take."""
    days = {first + timedelta(days=number) for first, last in vacations for number in range((last - first).days + 1)}
    return sum(day.year == year for day in days)
