"""`/settings`: when a person's clocks stop, by their time zone, quiet hours and vacations."""

from collections.abc import Iterator
from datetime import datetime
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from discord import app_commands

from bot.discord.sheet import MOST_CHOICES
from bot.i18n.catalogue import Localizer
from bot.i18n.names import without_accents
from bot.i18n.times import day as day_text
from bot.i18n.times import hour
from bot.pages.press import Press
from bot.table.availability import (
    MOST_VACATION,
    Availability,
    Vacation,
    parse_day,
    parse_quiet_hours,
    parse_zone,
    vacation_days,
)
from bot.table.errors import BadAvailability

NO_QUIET: Final = "none"
"""What may be typed for no quiet hours, in addition to the word of the reader's language."""


async def set_times(press: Press, zone: str, quiet: str) -> list[app_commands.Choice[str]]:
    """Set a time zone as typed, empty for the present one, and quiet hours, empty or “none” for none.

    Return the zones that may be meant where the text says none exactly; then the zone is not set. Raises
    `BadAvailability`; then nothing is set.
    """
    localizer, now = await press.localizer(), press.services.now()
    name, meant = find_zone(zone) if zone.strip() else None, list[app_commands.Choice[str]]()
    if name is not None:
        try:
            parse_zone(name)
        except BadAvailability:
            meant = zone_choices(zone, now, localizer)
            if not meant:
                raise
    label = localizer.say("quiet-none-choice").casefold()
    hours = "" if quiet.strip().casefold() in (NO_QUIET, label, label.partition(" ")[0]) else quiet.strip()
    if hours:
        parse_quiet_hours(hours)
    if name is not None and not meant:
        await press.profiles.set_zone(press.user, name)
    await press.profiles.set_quiet(press.user, hours or None)
    return meant


async def set_vacation(press: Press, first: str, last: str) -> None:
    """Add a vacation from its first to its last day, empty for the same. Raises `BadAvailability`."""
    availability = await press.profiles.availability(press.user)
    begins = parse_day(first, press.services.now().astimezone(availability.zone).date())
    await press.profiles.add_vacation(press.user, begins, parse_day(last, begins) if last.strip() else begins)


async def end_vacation(press: Press) -> str:
    """End the presser's vacations; return what to answer."""
    await press.profiles.end_vacation(press.user)
    return (await press.localizer()).say("vacation-ended")


def hours_text(availability: Availability, now: datetime, localizer: Localizer, *, has_zone: bool) -> str:
    """Return in words when a person's clocks stop; `has_zone` says whether they have ever set their time zone."""
    local = now.astimezone(availability.zone)
    quiet = _quiet_text(availability, localizer)
    if has_zone:
        zone = localizer.say("zone-set", zone=availability.zone.key, time=hour(localizer, local.time()))
        lines = [zone, quiet]
    else:
        lines = [quiet] if availability.quiet is None else [quiet, localizer.say("zone-hint")]
    return "\n".join([*lines, *_vacation_lines(availability, now, localizer)])


def typed_hours(availability: Availability) -> str:
    """Return quiet hours as they are typed; empty for none."""
    return "" if availability.quiet is None else "-".join(each.strftime("%H:%M") for each in availability.quiet)


# Time zone


def zone_choices(current: str, now: datetime, localizer: Localizer) -> list[app_commands.Choice[str]]:
    """Return time zones by city, those that begin as typed first, with the time there; pure."""
    found = find_zones(current)[:MOST_CHOICES]
    times = {name: hour(localizer, now.astimezone(ZoneInfo(name)).time()) for name in found}
    return [app_commands.Choice(name=f"{_city(name)} ({name}) · {at}", value=name) for name, at in times.items()]


def find_zones(text: str) -> list[str]:
    """Return the time zones whose city begins with `text`, then those that contain it anywhere in their name."""
    wanted = _plain(text)
    first = [name for name, (_, city) in _folded_zones().items() if city.startswith(wanted)]
    begun = frozenset(first)
    return first + [name for name, (whole, _) in _folded_zones().items() if wanted in whole and name not in begun]


def find_zone(text: str) -> str:
    """Return the zone of that name, or of the only city with that name; the text itself where there is none."""
    wanted = _plain(text)
    exact = [name for name, folded in _folded_zones().items() if wanted in folded]
    return exact[0] if len(exact) == 1 else text


# Quiet hours


def _quiet_text(availability: Availability, localizer: Localizer) -> str:
    if availability.quiet is None:
        return localizer.say("quiet-none")
    since, until = (hour(localizer, each) for each in availability.quiet)
    return localizer.say("quiet-set", since=since, until=until, zone=availability.zone.key)


# Vacations


def vacations_ahead(availability: Availability, now: datetime) -> list[Vacation]:
    """Return the vacations that are not over yet, in the time zones in which they were taken."""
    return [each for each in availability.vacations if availability.span(each)[1] > now]


def _vacation_lines(availability: Availability, now: datetime, localizer: Localizer) -> Iterator[str]:
    coming = vacations_ahead(availability, now)
    if not coming:
        return
    for each in coming:
        yield localizer.say("vacation-set", since=day_text(localizer, each.first), until=day_text(localizer, each.last))
    year = coming[0].first.year
    used = vacation_days(availability, year)
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


@cache
def _folded_zones() -> dict[str, tuple[str, str]]:
    """Return the zones in order, with their name and their city to compare with what is typed."""
    return {name: (_plain(name), _plain(_city(name))) for name in _zones()}


def _plain(text: str) -> str:
    """Return a text without accents, capitals and underscores."""
    return without_accents(text.strip().replace("_", " ").casefold())
