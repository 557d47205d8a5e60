"""Hours as people write them, and time zones that are some."""

from datetime import date, time

import pytest

from bot.table.availability import ALWAYS
from bot.table.errors import BadAvailability
from bot.table.settings import quiet_of, with_vacation, zone_of
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
        with_vacation(ALWAYS, first, last, NOON)
    assert key_of(refusal) == key


@pytest.mark.parametrize(
    "hours", ["22-7", "22:00-07:00", "22 – 7", "22.00-7", "22h-7h", "22h00 - 7h", "10pm-7am", "10 PM - 7 a.m."]
)
def test_quiet_hours_are_read_as_people_write_them(hours: str) -> None:
    assert quiet_of(hours) == (time(22), time(7))


@pytest.mark.parametrize(
    ("hours", "key"), [("25-3", "quiet-unreadable"), ("tonight", "quiet-unreadable"), ("6-5", "quiet-too-long")]
)
def test_quiet_hours_have_a_measure(hours: str, key: str) -> None:
    with pytest.raises(BadAvailability) as refusal:
        quiet_of(hours)
    assert key_of(refusal) == key


@pytest.mark.parametrize(
    "name",
    [
        "Mars/Olympus", "", "../etc/passwd", "x" * 500,
        "localtime", "posixrules", "right/UTC", "posix/Europe/Rome", "Factory", "../etc",
    ],
)  # fmt: skip
def test_not_everything_in_a_zone_database_is_a_zone(name: str) -> None:
    with pytest.raises(BadAvailability) as refusal:
        zone_of(name)
    assert key_of(refusal) == "zone-unknown"


def test_zones_are_found_by_their_names() -> None:
    assert [zone_of(name).key for name in ("Europe/Rome", " UTC ")] == ["Europe/Rome", "UTC"]
