"""`/settings time-zone`, `quiet-hours` and `vacation`: when a person's clocks stop, and the suggestions."""

import unicodedata
from collections.abc import Iterator
from datetime import date, datetime, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from discord import app_commands

from bot.discord.sheet import MOST_CHOICES
from bot.i18n.catalogue import Localizer
from bot.i18n.times import day as day_text
from bot.i18n.times import hour
from bot.pages.press import Press
from bot.table.availability import MOST_VACATION, Availability, parse_day, vacation_days
from bot.table.errors import BadAvailability

NO_QUIET: Final = "none"
END: Final = "end"
QUIET: Final = ("22:00-07:00", "23:00-08:00", "00:00-08:00", "21:00-06:00", "18:00-08:00")
"""Suggestions of quiet hours."""
WELL_KNOWN: Final = (
    "Europe/London", "Europe/Paris", "Europe/Berlin", "Europe/Rome", "Europe/Madrid", "Europe/Athens",
    "America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles", "America/Sao_Paulo",
    "Asia/Kolkata", "Asia/Shanghai", "Asia/Tokyo", "Asia/Seoul", "Australia/Sydney", "Pacific/Auckland", "UTC",
)  # fmt: skip
"""Time zones that are suggested before anything is typed."""


async def suggest_zones(press: Press, current: str) -> list[app_commands.Choice[str]]:
    """Suggest time zones by city, those that begin as typed first, with the time there."""
    return zone_choices(current, press.tables.now(), await press.localizer())


async def set_zone(press: Press, text: str) -> None:
    """`/settings time-zone`. Raises `BadAvailability`."""
    availability = await press.profiles.set_zone(press.user, find_zone(text))
    localizer = await press.localizer()
    local = press.tables.now().astimezone(availability.zone)
    texts = [localizer.say("zone-set", zone=availability.zone.key, time=hour(localizer, local.time()))]
    if availability.quiet is not None:
        texts.append(_quiet_text(availability, localizer))
    await press.tell("\n".join(texts))


async def suggest_quiet(press: Press, current: str) -> list[app_commands.Choice[str]]:
    """Suggest the usual quiet hours, and none."""
    localizer = await press.localizer()
    typed = current.strip().casefold()
    named = {NO_QUIET: localizer.say("quiet-none-choice"), **{hours: hours.replace("-", " – ") for hours in QUIET}}
    return [
        app_commands.Choice(name=label, value=value)
        for value, label in named.items()
        if typed in f"{value} {label}".casefold()
    ]


async def set_quiet(press: Press, text: str) -> None:
    """`/settings quiet-hours`. Raises `BadAvailability`."""
    localizer = await press.localizer()
    label = localizer.say("quiet-none-choice").casefold()
    is_none = text.strip().casefold() in (NO_QUIET, label, label.partition(" ")[0])
    availability = await press.profiles.set_quiet(press.user, None if is_none else text)
    texts = [_quiet_text(availability, localizer)]
    if availability.quiet is not None and not await press.profiles.has_zone(press.user):
        texts.append(localizer.say("zone-hint"))
    await press.tell("\n".join(texts))


async def suggest_days(press: Press, current: str) -> list[app_commands.Choice[str]]:
    """Suggest days in the reader's format, and the end of a vacation."""
    localizer = await press.localizer()
    availability = await press.profiles.availability(press.user)
    return day_choices(current, press.tables.now().astimezone(availability.zone).date(), localizer, has_end=True)


async def suggest_last_days(press: Press, current: str) -> list[app_commands.Choice[str]]:
    """Suggest days in the reader's format for the last day of a vacation."""
    return [choice for choice in await suggest_days(press, current) if choice.value != END]


async def set_vacation(press: Press, first: str, last: str | None) -> None:
    """`/settings vacation`: set a first and a last day, or end all vacations. Raises `BadAvailability`."""
    localizer, user = await press.localizer(), press.user
    if first.strip().casefold() in (END, localizer.say("vacation-end-choice").casefold()):
        await press.profiles.end_vacation(user)
        await press.say("vacation-ended")
        return
    before = await press.profiles.availability(user)
    today = press.tables.now().astimezone(before.zone).date()
    begins = parse_day(first, today)
    ends = parse_day(last, begins) if last else begins
    availability = await press.profiles.add_vacation(user, begins, ends)
    await press.tell("\n".join(_vacation_lines(availability, begins.year, today, localizer)))


# Time zone


def zone_choices(current: str, now: datetime, localizer: Localizer) -> list[app_commands.Choice[str]]:
    """Return time zones by city, those that begin as typed first, with the time there; pure."""
    found = find_zones(current) if current.strip() else list(WELL_KNOWN)
    times = {name: hour(localizer, now.astimezone(ZoneInfo(name)).time()) for name in found[:MOST_CHOICES]}
    return [app_commands.Choice(name=f"{_city(name)} ({name}) · {at}", value=name) for name, at in times.items()]


def find_zones(text: str) -> list[str]:
    """Return the time zones whose city begins with `text`, then those that contain it anywhere in their name."""
    wanted = _plain(text)
    first = [name for name in _zones() if _plain(_city(name)).startswith(wanted)]
    return first + [name for name in _zones() if wanted in _plain(name) and name not in first]


def find_zone(text: str) -> str:
    """Return the zone of that name, or of the only city with that name; the text itself where there is none."""
    exact = [name for name in _zones() if _plain(text) in (_plain(name), _plain(_city(name)))]
    return exact[0] if len(exact) == 1 else text


# Quiet hours


def _quiet_text(availability: Availability, localizer: Localizer) -> str:
    if availability.quiet is None:
        return localizer.say("quiet-none")
    since, until = (hour(localizer, each) for each in availability.quiet)
    return localizer.say("quiet-set", since=since, until=until, zone=availability.zone.key)


# Vacations


def day_choices(current: str, today: date, localizer: Localizer, *, has_end: bool) -> list[app_commands.Choice[str]]:
    """Return the day being typed, else the next two weeks."""
    named = {END: localizer.say("vacation-end-choice")} if has_end else {}
    try:
        days = [parse_day(current, today)]
    except BadAvailability:
        days = [today + timedelta(days=number) for number in range(14)]
    for day in days:
        named[day.isoformat()] = day_text(localizer, day)
    typed = current.strip().casefold()
    stored = {value: label for value, label in named.items() if typed in f"{value} {label}".casefold()}
    if len(days) == 1:
        stored[days[0].isoformat()] = named[days[0].isoformat()]
    return [app_commands.Choice(name=label, value=value) for value, label in stored.items()][:MOST_CHOICES]


def _vacation_lines(availability: Availability, year: int, today: date, localizer: Localizer) -> Iterator[str]:
    for first, last in availability.vacations:
        if last >= today:
            yield localizer.say("vacation-set", since=day_text(localizer, first), until=day_text(localizer, last))
    used = vacation_days(availability.vacations, year)
    yield f"-# {localizer.say('vacation-used', count=used, most=MOST_VACATION, year=str(year))}"
    yield f"-# {localizer.say('vacation-law', days=MOST_VACATION)}"


# Words


def _city(name: str) -> str:
    return name.rpartition("/")[2].replace("_", " ")


@cache
def _zones() -> tuple[str, ...]:
    """Return zones named after a city, and UTC, in order."""
    areas = {
        "Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific",
    }  # fmt: skip
    return ("UTC", *sorted(name for name in available_timezones() if name.partition("/")[0] in areas))


def _plain(text: str) -> str:
    """Return a text without accents, capitals and underscores."""
    folded = unicodedata.normalize("NFKD", text.strip().replace("_", " ").casefold())
    return "".join(each for each in folded if not unicodedata.combining(each))
