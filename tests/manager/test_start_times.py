"""When a tournament starts, as its organiser types it."""

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.manager.tournament_values import ChangeOfClocks, Start, parse_start
from bot.table.availability import ALWAYS, Availability
from bot.tournament.errors import TournamentError

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
IN_BERLIN = Availability(zone=ZoneInfo("Europe/Berlin"))


@pytest.mark.parametrize(
    ("typed", "at"),
    [
        ("2026-05-02 14:30", datetime(2026, 5, 2, 12, 30, tzinfo=UTC)),
        ("2026-03-29 01:59", datetime(2026, 3, 29, 0, 59, tzinfo=UTC)),
        ("2026-03-29 03:00", datetime(2026, 3, 29, 1, tzinfo=UTC)),
        ("2026-10-25 03:00", datetime(2026, 10, 25, 2, tzinfo=UTC)),
        ("45m", NOW + timedelta(minutes=45)),
        *(
            (f"{ahead} {span}", NOW + timedelta(hours=hours))
            for ahead in ("in", "dans", "tra", "Fra", " IN ")
            for span, hours in (("2h", 2), ("20h", 20))
        ),
    ],
)
def test_a_time_that_exists_once_is_that(typed: str, at: datetime) -> None:
    assert parse_start(typed, NOW, IN_BERLIN) == Start(at)


def test_a_time_that_the_clocks_skip_is_an_hour_later_and_marked() -> None:
    start = parse_start("2026-03-29 02:30", NOW, IN_BERLIN)
    assert start == Start(datetime(2026, 3, 29, 1, 30, tzinfo=UTC), time(2, 30), ChangeOfClocks.SKIPPED)
    assert start.at.astimezone(IN_BERLIN.zone).time() == time(3, 30)


def test_a_time_that_comes_twice_is_the_first_and_marked() -> None:
    start = parse_start("2026-10-25 02:30", NOW, IN_BERLIN)
    assert start == Start(datetime(2026, 10, 25, 0, 30, tzinfo=UTC), time(2, 30), ChangeOfClocks.TWICE)


@pytest.mark.parametrize("typed", ["2026-02-30 12:00", "0001-01-01 00:00", "tomorrow", "2026-03-29 25:00", "in 20:00"])
def test_what_is_no_time_is_refused(typed: str) -> None:
    with pytest.raises(TournamentError) as refusal:
        parse_start(typed, NOW, IN_BERLIN)
    assert refusal.value.reason.key == "tournament-start-unreadable"
    assert parse_start("2026-03-29 02:30", NOW, ALWAYS).change is None


def test_how_long_from_now_is_no_hour_of_the_day_unless_it_may_be_one() -> None:
    assert parse_start("2h", NOW, IN_BERLIN).span == timedelta(hours=2)
    assert parse_start("24h", NOW, IN_BERLIN).span == timedelta(hours=24)
    french = parse_start("20h", NOW, IN_BERLIN)
    assert (french.at, french.other) == (datetime(2026, 3, 1, 19, tzinfo=UTC), NOW + timedelta(hours=20))
    assert french.span is None
