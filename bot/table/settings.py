"""People's and servers' own settings: known names, checked values; and what of them makes somebody's availability."""

import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from datetime import date, datetime, time
from enum import StrEnum
from typing import Any, Final, get_args
from zoneinfo import ZoneInfo

from bot.table.availability import ALWAYS, MOST_QUIET, MOST_VACATION, Availability, hours_of_quiet, vacation_days
from bot.table.errors import BadAvailability, UnknownPreference
from bot.table.kinds import AtZero
from bot.table.preferences import Display, GuildPreferences, Notify, Preferences, ThemeName, Threads

Kinds = Mapping[str, tuple[object, ...]]
"""By setting, the values it takes, or the types where it takes all of a type."""

OF_PEOPLE: Final[Kinds] = {
    "confirm_end": (bool,),
    "one_press": (bool,),
    "locale": (str, None),
    "theme": (*get_args(ThemeName), None),
    "display": (*get_args(Display), None),
    "tutorial": (str, None),
    "notify": tuple(Notify),
    "digest_hour": tuple(range(24)),
    "remind_half": (bool,),
    "remind_soon": (bool,),
    "dm_closed": (bool,),
    "blocked": (list,),
    "blocked_keys": (list,),
}
OF_TELLING: Final = frozenset({"notify", "digest_hour", "remind_half", "remind_soon", "dm_closed"})
"""Those of people that say how and when they are told of their tables."""
OF_SERVERS: Final[Kinds] = {
    "display": get_args(Display),
    "threads": get_args(Threads),
    "locale": (str, None),
    "channels": (list,),
    "role": (int, None),
    "most_tables": (int, None),
    "clock": (str, None),
    "at_zero": tuple(AtZero),
    "dashboard": (int, None),
    "moderators": (int, None),
    "barred": (list,),
    "barred_keys": (list,),
}


def preferences_from(stored: Mapping[str, Any]) -> Preferences:
    """A person's settings as kept; what no longer fits has its default."""
    fitting = _fitting(OF_PEOPLE, stored)
    fitting["blocked"] = _numbers(fitting.get("blocked", ()))
    fitting["blocked_keys"] = _hashes(fitting.get("blocked_keys", ()))
    return Preferences(**fitting)


def guild_preferences_from(stored: Mapping[str, Any]) -> GuildPreferences:
    """A server's settings as kept; what no longer fits has its default."""
    fitting = _fitting(OF_SERVERS, stored)
    for name in ("channels", "barred"):
        fitting[name] = _numbers(fitting.get(name, ()))
    fitting["barred_keys"] = _hashes(fitting.get("barred_keys", ()))
    return GuildPreferences(**fitting)


def _numbers(stored: Iterable[object]) -> tuple[int, ...]:
    return tuple(each for each in stored if type(each) is int)


def _hashes(stored: Iterable[object]) -> tuple[str, ...]:
    return tuple(each for each in stored if isinstance(each, str))


def check_preference(known: Kinds, name: str, value: object) -> None:
    """Raises `UnknownPreference`: no such setting among the `known`, or not such a value."""
    if name not in known:
        raise UnknownPreference("preference-unknown", name=name[:60])
    if not _fits(known[name], value):
        choices = ", ".join(choice for choice in known[name] if isinstance(choice, str))
        raise UnknownPreference("preference-value", name=name, choices=choices or "none")


def _fits(allowed: tuple[object, ...], value: object) -> bool:
    # for Python True is an int, and equals 1: where numbers are meant it is none
    is_bool = isinstance(value, bool)
    return any(
        type(value) is choice if isinstance(choice, type) else not is_bool and value == choice for choice in allowed
    )


def _fitting(known: Kinds, stored: Mapping[str, Any]) -> dict[str, Any]:
    return {
        name: _named(known[name], value)
        for name, value in stored.items()
        if name in known and _fits(known[name], value)
    }


def _named(allowed: tuple[object, ...], value: object) -> object:
    """A value as kept, as the member of the enumeration that it names, if it names one."""
    return next((choice for choice in allowed if isinstance(choice, StrEnum) and choice == value), value)


# Availabilities

AVAILABILITY: Final = ("zone", "quiet", "vacations")
"""The settings a person's availability is made of, as kept: a zone's name, `HH:MM-HH:MM`, pairs of days."""
_HOUR: Final = r"(\d{1,2})(?:[:.h](\d{2})|\s*h)?\s*(?:([ap])\.?(?:m\.?)?)?"
_HOURS: Final = re.compile(rf"{_HOUR}\s*[-–]\s*{_HOUR}", re.IGNORECASE)
_DAY: Final = re.compile(r"(\d{1,2})[./](\d{1,2})[./]?(\d{4})?")


def availability_of(stored: Mapping[str, Any]) -> Availability:
    """A person's availability as kept. A zone that the world no longer has counts as none said.

    Raises `BadAvailability` where it cannot be read.
    """
    vacations = tuple(
        (date.fromisoformat(first), date.fromisoformat(last)) for first, last in stored.get("vacations", ())
    )
    zone = ALWAYS.zone
    if stored.get("zone"):
        with suppress(BadAvailability):
            zone = zone_of(stored["zone"])
    return Availability(zone, quiet_of(stored["quiet"]) if stored.get("quiet") else None, vacations)


_NO_PLACES: Final = re.compile(r"(localtime|posixrules|factory|leapseconds)$|(posix|right)/", re.IGNORECASE)
"""What a database of time zones holds besides them: this machine's own, templates, the same ones counted otherwise."""


def zone_of(name: str) -> ZoneInfo:
    """A time zone by its name, `Europe/Rome`. Raises `BadAvailability`."""
    try:
        if _NO_PLACES.match(name.strip()):
            raise KeyError(name)
        return ZoneInfo(name.strip())
    # whatever a path made of strange text meets: ZoneInfo looks for files
    except (OSError, ValueError, KeyError):
        raise BadAvailability("zone-unknown", text=name[:40]) from None


def quiet_of(text: str) -> tuple[time, time]:
    """Quiet hours, `22-7`, `22:30-07:00`, `22h-7h` or `10pm-7am`. Raises `BadAvailability`."""
    found = _HOURS.fullmatch(text.strip())
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
    """A time of day; `half` is that of the day in which the hour is counted to 12. Raises `ValueError`."""
    number = int(hour)
    if half is not None:
        if not 1 <= number <= 12:
            raise ValueError(hour)
        number = number % 12 + (12 if half in "pP" else 0)
    if number > 24:
        raise ValueError(hour)
    # 24:00 is the next midnight, as people write the end of a day
    return time(number % 24, int(minute or 0))


def day_of(text: str, today: date) -> date:
    """A day as people write it: `2026-12-24`, `24.12.2026`, `24/12`: the next one, where no year is said.

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


def with_vacation(availability: Availability, first: date, last: date, now: datetime) -> tuple[tuple[date, date], ...]:
    """The vacations with one more, past ones of other years left out. Raises `BadAvailability`."""
    today = now.astimezone(availability.zone).date()
    if not today <= first <= last or last.year > today.year + 1:
        raise BadAvailability("vacation-days")
    # this year's past ones stay, for they count against its days
    vacations = tuple(each for each in availability.vacations if each[1].year >= today.year)
    vacations = tuple(sorted({*vacations, (first, last)}))
    if any(vacation_days(vacations, year) > MOST_VACATION for year in (first.year, last.year)):
        raise BadAvailability("vacation-too-long", days=MOST_VACATION)
    return vacations
