"""Spans of time in words, as each language counts them."""

from datetime import timedelta
from typing import Final, Literal

from babel.dates import format_timedelta

from bot.i18n.catalogue import Speaker

_UNITS: Final[tuple[tuple[Literal["day", "hour", "minute"], int], ...]] = (
    ("day", 86400),
    ("hour", 3600),
    ("minute", 60),
)
_MOST_PARTS: Final = 2
_NEVER: Final = 10**9
"""So many of a unit before the next larger one is used."""


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
            told = format_timedelta(one, granularity=unit, threshold=_NEVER, locale=speaker.locale.replace("-", "_"))
            parts.append(told.replace("\u00a0", " "))
            left = rest
        elif parts:
            break
    return speaker.list(parts)
