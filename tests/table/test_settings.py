"""What people and servers may set: hours as people write them, time zones that are some, and values of their kinds."""

from dataclasses import fields
from datetime import date, time

import pytest

from bot.table.availability import ALWAYS, add_vacation, parse_quiet_hours, parse_zone
from bot.table.errors import BadAvailability, UnknownPreference
from bot.table.preferences import (
    OF_PEOPLE,
    OF_SERVERS,
    GuildPreferences,
    Kinds,
    Preferences,
    check_preference,
    guild_preferences_from,
    preferences_from,
)
from tests.table.tables import NOON, key_of


@pytest.mark.parametrize(
    ("first", "last", "key"),
    [
        (date(2026, 2, 1), date(2026, 3, 5), "vacation-days"),
        (date(2026, 3, 5), date(2026, 3, 4), "vacation-days"),
        (date(2026, 3, 5), date(2026, 4, 30), "vacation-too-long"),
        (date(2026, 3, 5), date(2031, 4, 30), "vacation-days"),
    ],
)
def test_vacations_have_a_measure(first: date, last: date, key: str) -> None:
    with pytest.raises(BadAvailability) as refusal:
        add_vacation(ALWAYS, first, last, NOON)
    assert key_of(refusal) == key


@pytest.mark.parametrize(
    "hours", ["22-7", "22:00-07:00", "22 – 7", "22.00-7", "22h-7h", "22h00 - 7h", "10pm-7am", "10 PM  -  7 a.m."]
)
def test_quiet_hours_are_read_as_people_write_them(hours: str) -> None:
    assert parse_quiet_hours(hours) == (time(22), time(7))


@pytest.mark.parametrize(
    ("hours", "key"), [("25-3", "quiet-unreadable"), ("tonight", "quiet-unreadable"), ("6-5", "quiet-too-long")]
)
def test_quiet_hours_have_a_measure(hours: str, key: str) -> None:
    with pytest.raises(BadAvailability) as refusal:
        parse_quiet_hours(hours)
    assert key_of(refusal) == key
    said = {"hours": 16} if key == "quiet-too-long" else {"text": hours}
    assert refusal.value.reason.values == said


@pytest.mark.parametrize(
    "name",
    [
        "Mars/Olympus", "", "../etc/passwd", "x" * 500,
        "localtime", "posixrules", "right/UTC", "posix/Europe/Rome", "Factory", "../etc",
    ],
)  # fmt: skip
def test_not_everything_in_a_zone_database_is_a_zone(name: str) -> None:
    with pytest.raises(BadAvailability) as refusal:
        parse_zone(name)
    assert key_of(refusal) == "zone-unknown"


def test_zones_are_found_by_their_names() -> None:
    assert [parse_zone(name).key for name in ("Europe/Rome", " UTC ")] == ["Europe/Rome", "UTC"]


@pytest.mark.parametrize(
    ("known", "name", "value"),
    [
        (OF_PEOPLE, "colour", "red"),
        (OF_PEOPLE, "confirm_end", "yes"),
        (OF_PEOPLE, "confirm_end", 1),
        (OF_PEOPLE, "locale", 3),
        (OF_PEOPLE, "theme", "sepia"),
        (OF_SERVERS, "theme", "light"),
        (OF_SERVERS, "display", None),
        (OF_SERVERS, "channels", 3),
        (OF_SERVERS, "role", "five"),
        (OF_SERVERS, "most_tables", True),
        (OF_SERVERS, "clock", 7),
    ],
)
def test_what_is_no_setting_is_refused(known: Kinds, name: str, value: object) -> None:
    with pytest.raises(UnknownPreference):
        check_preference(known, name, value)


@pytest.mark.parametrize("theme", ["dark", "light", None])
def test_a_person_chooses_the_colours_of_their_own_pictures(theme: str | None) -> None:
    check_preference(OF_PEOPLE, "theme", theme)
    check_preference(OF_PEOPLE, "display", None)


@pytest.mark.parametrize("wrong", ["sepia", "", 1, True, ["dark"]])
@pytest.mark.parametrize("known", [OF_PEOPLE, OF_SERVERS])
def test_a_server_and_a_person_choose_among_known_values(known: Kinds, wrong: object) -> None:
    for value in ("picture", "text", "both"):
        check_preference(known, "display", value)
    with pytest.raises(UnknownPreference) as refused:
        check_preference(known, "display", wrong)
    assert refused.value.reason.values["choices"] == "picture, text, both"


@pytest.mark.parametrize(
    ("known", "name"), [(OF_PEOPLE, "digest_hour"), (OF_SERVERS, "most_tables"), (OF_SERVERS, "at_zero")]
)
@pytest.mark.parametrize("value", [True, False])
def test_yes_and_no_are_no_numbers(known: Kinds, name: str, value: bool) -> None:
    with pytest.raises(UnknownPreference):
        check_preference(known, name, value)


def test_what_is_kept_and_no_longer_known_is_as_if_nothing_was_set() -> None:
    assert preferences_from({"digest_hour": True, "one_press": True}) == Preferences(one_press=True)
    assert preferences_from({"of_a_later_version": 1, "locale": 17}) == Preferences()
    assert guild_preferences_from({"display": "sepia", "of_a_later_version": 1, "theme": "light"}) == GuildPreferences()


@pytest.mark.parametrize(("known", "kind"), [(OF_PEOPLE, Preferences), (OF_SERVERS, GuildPreferences)])
def test_every_setting_says_which_values_it_takes(
    known: Kinds, kind: type[Preferences] | type[GuildPreferences]
) -> None:
    """One that is left out would be refused when it is chosen, and dropped when it is read."""
    assert [*known] == [each.name for each in fields(kind)]
