"""Clocks as people write and choose them: presets, `12h`, `1d 6h`, `7d+12h`. Pure."""

import re
from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot.table.errors import BadClock
from bot.table.values import AtZero, Clock

PRESETS: Final[Mapping[str, Clock | None]] = {
    "none": None,
    "live": Clock(5 * 60),
    "day": Clock(24 * 3600),
    "correspondence": Clock(3 * 24 * 3600),
}
SHORTEST: Final = timedelta(minutes=1)
LONGEST: Final = timedelta(days=30)
MOST_TYPED: Final = 100
"""Characters of a clock; Python makes no number of thousands of digits."""

_WORDS: Final = {
    60: ("m", "min", "mins", "minute", "minutes", "minuten", "minuto", "minuti"),
    3600: ("h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden", "heure", "heures", "ora", "ore"),
    86400: ("d", "day", "days", "t", "tag", "tage", "tagen", "j", "jour", "jours", "g", "giorno", "giorni"),
    604800: ("w", "week", "weeks", "woche", "wochen", "semaine", "semaines", "settimana", "settimane"),
}
_UNITS: Final = {word: seconds for seconds, words in _WORDS.items() for word in words}
"""Seconds in a minute, an hour, a day or a week, by every way to write it."""
_PART: Final = re.compile(r"(\d{1,5})\s*([a-z]+)(?:\s*,)?\s*")
_HALF_PAST: Final = re.compile(r"(\d{1,5})\s*h\s*([0-5]?\d)")


def parse_clock(text: str, at_zero: str = AtZero.TURN) -> Clock | None:
    """Return the clock for a preset's name, a turn's time (`12h`, `1d 6h`), or a bank and increment (`7d+12h`).

    Raises `BadClock`.
    """
    if at_zero not in tuple(AtZero):
        raise BadClock("clock-unreadable", text=at_zero[:40])
    if len(text) > MOST_TYPED:
        raise BadClock("clock-unreadable", text=text[:40])
    then = AtZero(at_zero)
    wanted = text.strip().lower()
    if wanted in PRESETS:
        clock = PRESETS[wanted]
        return clock and replace(clock, at_zero=then)
    bank, plus, increment = wanted.partition("+")
    seconds = _seconds(bank, text)
    _check(seconds)
    if not plus:
        return Clock(seconds, None, then)
    added = _seconds(increment, text)
    if added > seconds:
        raise BadClock("clock-increment", text=text[:40])
    return Clock(seconds, added, then)


def format_clock(clock: Clock) -> str:
    """Return a clock's time in the form `parse_clock` reads; without what happens at zero."""
    bank = f"{clock.seconds // 60}m"
    return bank if clock.increment is None else f"{bank}+{clock.increment // 60}m"


def _seconds(span: str, text: str) -> int:
    span = span.strip()
    # no one writes a unit after a zero: `5m+0`
    if span.isdecimal() and int(span) == 0:
        return 0
    # French writes `1h30`, with no unit for the minutes
    if past := _HALF_PAST.fullmatch(span):
        return int(past[1]) * _UNITS["h"] + int(past[2]) * _UNITS["m"]
    parts = _PART.findall(span)
    if not parts or _PART.sub("", span) or any(unit not in _UNITS for _, unit in parts):
        raise BadClock("clock-unreadable", text=text[:40])
    return sum(int(number) * _UNITS[unit] for number, unit in parts)


def _check(seconds: int) -> None:
    if not SHORTEST.total_seconds() <= seconds <= LONGEST.total_seconds():
        raise BadClock("clock-range", minutes=int(SHORTEST / timedelta(minutes=1)), days=LONGEST.days)
