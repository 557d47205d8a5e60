"""Spans of time, days and hours in the words of each language."""

import re
from datetime import date, time, timedelta
from typing import Final, Literal

from babel.dates import format_date, format_skeleton, format_time, format_timedelta, get_month_names

from bot.i18n.catalogue import Localizer

_UNITS: Final[tuple[tuple[Literal["day", "hour", "minute"], int], ...]] = (
    ("day", 86400),
    ("hour", 3600),
    ("minute", 60),
)
_MOST_PARTS: Final = 2
_NEVER: Final = 10**9
"""More units than Babel needs to use the next larger one, so that it never does."""
_FIRST: Final = re.compile(r"\b1(?= [^\W\d])")
"""The first of a month before the month's name."""


def span(localizer: Localizer, length: timedelta) -> str:
    """Return “3 days”, “1 day and 6 hours” or “5 minutes”: at most two units, and at least a minute."""
    left = max(60, int(length.total_seconds()))
    parts: list[str] = []
    for unit, seconds in _UNITS:
        if seconds == 86400 and left == 86400:
            continue  # 24 hours, as people say
        count, rest = divmod(left, seconds)
        if count and len(parts) < _MOST_PARTS:
            one = timedelta(seconds=count * seconds)
            text = format_timedelta(one, granularity=unit, threshold=_NEVER, locale=localizer.rules)
            parts.append(text.replace("\u00a0", " "))
            left = rest
        elif parts:
            break
    return localizer.list(parts)


def day(localizer: Localizer, when: date) -> str:
    """Return “Thursday, December 24, 2026”."""
    return _first_of_month(localizer, format_date(when, "full", locale=localizer.rules))


def short_day(localizer: Localizer, when: date) -> str:
    """Return “December 24”."""
    return _first_of_month(localizer, format_skeleton("MMMMd", when, locale=localizer.rules))


def _first_of_month(localizer: Localizer, text: str) -> str:
    """Return a date with the first of a month as the language writes it: “1er janvier” for Babel's “1 janvier”."""
    return _FIRST.sub(lambda _: localizer.say("first-of-month"), text)


def hour(localizer: Localizer, when: time) -> str:
    """Return “6:30 PM”."""
    return format_time(when, "short", locale=localizer.rules).replace("\u202f", " ")


def month(localizer: Localizer, number: int) -> str:
    """Return the name of a month by itself, “March” for 3."""
    return get_month_names("wide", "stand-alone", localizer.rules)[number]
