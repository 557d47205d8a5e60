"""What counts of a person's time: time zones, quiet hours past midnight, daylight saving, leap days, vacations."""

from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.table.availability import (
    ALWAYS,
    MOST_VACATION,
    Availability,
    Vacation,
    add_vacation,
    end_vacation,
    hours_of_quiet,
    parse_availability,
    parse_day,
    store_vacations,
    vacation_days,
)
from bot.table.errors import BadAvailability
from tests.table.tables import key_of

ROME = ZoneInfo("Europe/Rome")
NIGHT = (time(22), time(7))
ZONES = ("UTC", "Europe/Rome", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Apia", "Asia/Tehran")
DAYS = st.dates(date(2023, 12, 1), date(2029, 2, 1))
MOMENTS = st.datetimes(datetime(2024, 1, 1), datetime(2028, 12, 31), timezones=st.just(UTC))


def at(year: int, month: int, day: int, hour: int = 0, minute: int = 0) -> datetime:
    return datetime(year, month, day, hour, minute, tzinfo=ROME)


def hours(number: float) -> timedelta:
    return timedelta(hours=number)


@st.composite
def availabilities(draw: st.DrawFn) -> Availability:
    begins = draw(st.integers(0, 24 * 60 - 1))
    ends = (begins + draw(st.integers(1, 16 * 60))) % (24 * 60)
    quiet = (time(begins // 60, begins % 60), time(ends // 60, ends % 60))
    firsts = draw(st.lists(DAYS, max_size=3))
    vacations = tuple(Vacation(first, first + timedelta(days=draw(st.integers(0, 20)))) for first in firsts)
    return Availability(ZoneInfo(draw(st.sampled_from(ZONES))), draw(st.sampled_from((None, quiet))), vacations)


def test_every_hour_counts_for_somebody_who_has_set_nothing() -> None:
    assert ALWAYS.charged(at(2026, 5, 1), at(2026, 5, 3)) == hours(48)
    assert ALWAYS.due(at(2026, 5, 1), hours(48)) == at(2026, 5, 3)


def test_quiet_hours_past_midnight_do_not_count() -> None:
    availability = Availability(ROME, NIGHT)
    assert availability.charged(at(2026, 5, 1, 20), at(2026, 5, 2, 8)) == hours(3)
    assert availability.due(at(2026, 5, 1, 20), hours(3)) == at(2026, 5, 2, 8)
    assert availability.charged(at(2026, 5, 1, 23), at(2026, 5, 2, 5)) == hours(0)
    assert availability.charged(at(2026, 5, 1, 22), at(2026, 5, 1, 23)) == hours(0)
    assert availability.charged(at(2026, 5, 2, 7), at(2026, 5, 2, 8)) == hours(1)


def test_a_deadline_at_the_very_beginning_of_the_night_is_not_moved_to_the_morning() -> None:
    assert Availability(ROME, NIGHT).due(at(2026, 5, 1, 20), hours(2)) == at(2026, 5, 1, 22)


def test_the_night_in_which_the_clocks_go_forward_is_an_hour_shorter_and_the_other_an_hour_longer() -> None:
    availability = Availability(ROME, NIGHT)
    forward, back = (at(2026, 3, 28, 22), at(2026, 3, 29, 7)), (at(2026, 10, 24, 22), at(2026, 10, 25, 7))
    for (begins, ends), length in ((forward, 8), (back, 10)):
        assert ends.astimezone(UTC) - begins.astimezone(UTC) == hours(length)
        assert availability.charged(begins.astimezone(UTC), ends.astimezone(UTC)) == hours(0)
        assert availability.due(begins.astimezone(UTC) - hours(1), hours(2)) == ends.astimezone(UTC) + hours(1)


def test_quiet_hours_that_a_change_of_clocks_swallows_are_left_out() -> None:
    availability = Availability(ROME, (time(2), time(3)))
    day = at(2026, 3, 29).astimezone(UTC)
    assert availability.charged(day, day + hours(20)) == hours(20)


def test_a_vacation_takes_its_days_whole_a_leap_day_too() -> None:
    availability = Availability(ROME, None, (Vacation(date(2028, 2, 28), date(2028, 2, 29)),))
    assert availability.charged(at(2028, 2, 27, 12), at(2028, 3, 1, 12)) == hours(24)
    assert availability.due(at(2028, 2, 27, 12), hours(13)) == at(2028, 3, 1, 1)


def test_a_vacation_and_the_nights_around_it_are_one_pause() -> None:
    availability = Availability(ROME, NIGHT, (Vacation(date(2026, 7, 10), date(2026, 7, 11)),))
    first = next(availability.still(at(2026, 7, 9, 12)))
    assert first == (at(2026, 7, 9, 22), at(2026, 7, 12, 7))


def test_hours_and_days_are_counted_as_people_count_them() -> None:
    assert hours_of_quiet(NIGHT) == hours(9)
    assert hours_of_quiet((time(13), time(14, 30))) == hours(1.5)
    assert hours_of_quiet((time(8), time(8))) == hours(24)
    turn, last = Vacation(date(2026, 12, 30), date(2027, 1, 2)), Vacation(date(2026, 12, 31), date(2026, 12, 31))
    assert vacation_days(Availability(vacations=(turn, last)), 2026) == 2
    assert vacation_days(Availability(vacations=(turn,)), 2027) == 2


def test_a_day_of_vacation_stays_where_it_was_taken_and_begins_in_no_other_zone_again() -> None:
    east, west = ZoneInfo("Pacific/Kiritimati"), ZoneInfo("Etc/GMT+10")
    noon, day = datetime(2026, 6, 14, 12, tzinfo=UTC), date(2026, 6, 15)
    before = Availability(east)
    taken = replace(before, vacations=add_vacation(before, day, day, noon))
    moved = replace(taken, zone=west)
    for each in (taken, moved):
        assert each.charged(noon, noon + hours(72)) == hours(72 - 22), "it ends at ten in the morning, by UTC"
        assert not each.is_on_vacation(noon + hours(22))
        assert parse_availability({"zone": each.zone.key, "vacations": store_vacations(each)}) == each
    again = replace(moved, vacations=add_vacation(moved, day, day, noon))
    assert vacation_days(again, 2026) == 2, "the same day there is another one"
    assert again.charged(noon, noon + hours(72)) == hours(72 - 22 - 24)


def test_vacations_from_before_their_zone_was_kept_lie_in_the_zone_of_now() -> None:
    old = parse_availability({"zone": "Europe/Rome", "vacations": [["2026-07-10", "2026-07-11"]]})
    assert next(old.still(at(2026, 7, 9))) == (at(2026, 7, 10), at(2026, 7, 12))
    assert store_vacations(old) == [["2026-07-10", "2026-07-11", "Europe/Rome"]]


@given(availabilities(), MOMENTS, st.integers(0, 30 * 24 * 3600))
def test_when_the_time_is_up_exactly_that_much_has_been_charged(
    availability: Availability, since: datetime, seconds: int
) -> None:
    left = timedelta(seconds=seconds)
    due = availability.due(since, left)
    assert due >= since
    assert availability.charged(since, due) == left


@given(availabilities(), MOMENTS, st.integers(0, 10**6))
def test_nothing_is_charged_where_the_clock_has_gone_back(
    availability: Availability, since: datetime, seconds: int
) -> None:
    assert availability.charged(since, since - timedelta(seconds=seconds)) == timedelta()


@given(availabilities(), MOMENTS, st.integers(0, 10**6), st.integers(0, 10**6))
def test_time_adds_up(availability: Availability, since: datetime, first: int, second: int) -> None:
    middle = since + timedelta(seconds=first)
    until = middle + timedelta(seconds=second)
    assert availability.charged(since, middle) + availability.charged(middle, until) == availability.charged(
        since, until
    )
    assert timedelta() <= availability.charged(since, until) <= until - since


def test_a_zone_that_the_world_no_longer_has_stops_nobody() -> None:
    assert parse_availability({"zone": "Europe/Atlantis", "quiet": "22:00-07:00"}).zone == ALWAYS.zone


def test_a_vacation_begun_and_ended_every_day_costs_a_day_each_time_and_is_used_up() -> None:
    availability = ALWAYS
    for number in range(MOST_VACATION):
        now = at(2026, 3, 1, 8) + number * hours(24)
        availability = Availability(vacations=add_vacation(availability, now.date(), now.date(), now))
        availability = Availability(vacations=end_vacation(availability, now + hours(12)))
        assert vacation_days(availability, 2026) == number + 1
    with pytest.raises(BadAvailability) as refusal:
        add_vacation(availability, date(2026, 3, 31), date(2026, 3, 31), at(2026, 3, 31, 8))
    assert key_of(refusal) == "vacation-too-long"


def test_ending_a_vacation_calls_off_the_days_to_come() -> None:
    availability = Availability(
        vacations=(Vacation(date(2026, 3, 1), date(2026, 3, 9)), Vacation(date(2026, 4, 1), date(2026, 4, 2)))
    )
    assert end_vacation(availability, at(2026, 3, 4, 12)) == (Vacation(date(2026, 3, 1), date(2026, 3, 4)),)
    assert end_vacation(availability, at(2026, 2, 27, 12)) == ()
    elsewhere = Vacation(date(2026, 3, 1), date(2026, 3, 9), ZoneInfo("Pacific/Auckland"))
    ended = end_vacation(Availability(vacations=(elsewhere,)), at(2026, 3, 4, 12))
    assert ended == (elsewhere._replace(last=date(2026, 3, 5)),), "of the zone in which it was entered"


def test_days_are_read_as_people_write_them() -> None:
    today = date(2026, 12, 20)
    for text in ("2026-12-24", " 24.12.2026 ", "24/12"):
        assert parse_day(text, today) == date(2026, 12, 24)
    assert parse_day("20.12.", today) == today
    assert parse_day("3.1.", today) == date(2027, 1, 3), "the next one"
    for wrong in ("32.1.", "29.2.2027", "soon" * 20, ""):
        with pytest.raises(BadAvailability) as refused:
            parse_day(wrong, today)
        assert (key_of(refused), refused.value.reason.values) == ("vacation-unreadable", {"text": wrong[:40]})
