"""Spans of time, days and hours in words, as each language tells them."""

import re
from datetime import date, time, timedelta
from typing import Final, Literal

from babel.dates import format_date, format_skeleton, format_time, format_timedelta

from bot.i18n.catalogue import Speaker

_UNITS: Final[tuple[tuple[Literal["day", "hour", "minute"], int], ...]] = (
    ("day", 86400),
    ("hour", 3600),
    ("minute", 60),
)
_MOST_PARTS: Final = 2
_NEVER: Final = 10**9
"""So many of a unit before the next larger one is used."""
_FIRST: Final = re.compile(r"\b1(?= [^\W\d])")
"""The first of a month, before its name."""


def span(speaker: Speaker, length: timedelta) -> str:
    """“3 days”, “1 day and 6 hours”, “5 minutes”: two units at most, and at least a minute."""
    left = max(60, int(length.total_seconds()))
    parts: list[str] = []
    for unit, seconds in _UNITS:
        if seconds == 86400 and left == 86400:
            continue  # 24 hours, as people say
        count, rest = divmod(left, seconds)
        if count and len(parts) < _MOST_PARTS:
            one = timedelta(seconds=count * seconds)
            text = format_timedelta(one, granularity=unit, threshold=_NEVER, locale=speaker.rules)
            parts.append(text.replace("\u00a0", " "))
            left = rest
        elif parts:
            break
    return speaker.list(parts)


def day(speaker: Speaker, when: date) -> str:
    """“Thursday, December 24, 2026”."""
    return _first_of_month(speaker, format_date(when, "full", locale=speaker.rules))


def short_day(speaker: Speaker, when: date) -> str:
    """“December 24”."""
    return _first_of_month(speaker, format_skeleton("MMMMd", when, locale=speaker.rules))


def _first_of_month(speaker: Speaker, text: str) -> str:
    """The date with the language's own first of a month, “1er janvier”; Babel's data have “1 janvier” there."""
    return _FIRST.sub(lambda _: speaker.say("first-of-month"), text)


def hour(speaker: Speaker, when: time) -> str:
    """“6:30 PM”."""
    return format_time(when, "short", locale=speaker.rules).replace("\u202f", " ")
