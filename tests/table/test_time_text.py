"""Times as people write them, in four languages."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.table.time_text import MOST_TYPED, ChangeOfClocks, parse_moment
from tests.work import Work

BERLIN = ZoneInfo("Europe/Berlin")
NOW = datetime(2026, 11, 29, 13, tzinfo=BERLIN)
"""A Sunday."""


def read(text: str) -> str | None:
    moment = parse_moment(text, NOW, BERLIN)
    return moment and f"{moment.at.astimezone(BERLIN):%d.%m.%Y %H:%M:%S}"


@pytest.mark.parametrize(
    "text",
    [
        "<t:1796497200:F>", "<t:1796497200>", "2026-12-05 20:00", "2026-12-05T20:00", "2026-12-05T19:00:00Z",
        "2026-12-05T19:00:00.000Z", "2026-12-05T21:00:00+02:00", "2026-12-05 19:00 UTC", "2026-12-05 20:00:00",
        "2026/12/05 20:00", "05.12.2026 20:00", "5.12.2026, 20:00 Uhr", "5.12. 20 Uhr", "5.12 20:00", "05.12.26 20.00",
        "am 5.12. um 20 Uhr", "5 Dec 8pm", "Dec 5, 2026 8 p.m.", "December 5th at 8:00 PM", "8pm on 5 December",
        "5. Dezember 20 Uhr", "Samstag, 5. Dezember 2026, 20 Uhr", "5 décembre 2026 à 20h", "sam. 5 déc. 20h00",
        "le samedi 5 de\u0301cembre à 20 heures", "sabato 5 dicembre alle 20", "5 dic. ore 20.00", "Sat 8pm",
        "Samstag 20 Uhr", "samedi soir à 8h", "sabato sera alle 8", "\ufeff5 Dec ２０：００", "5-12-2026 20:00",
        "31/12/2026 20:00", "20:00 2026-12-05", "20:00 05-12-2026", "20:00 5.12.2026", "5.12 20.00", "20.00 5.12",
        "5 Dec 20:00h", "20:00 2026-12-05 UTC+1", "5 Dec 20:00 UTC+1", "Saturday 8pm in the evening",
        "5. 12. 20:00", "5. 12. 2026 20:00", "20 Uhr am 5. 12.", "5. 12. 20.00", "5 dec 8pm +1", "5 Dec 8 p.m. +01:00",
        "5. Dez. 21 Uhr +2", "5 Dec 2pm -5", "5 déc. 20 heures +1", "5 déc. 20h00 +1", "5. Dez. 20 Uhr 00 +1",
        "5 Dec 20 o'clock +1", "5 Dec noon -7", "5 Dec midday -7",
    ],
)  # fmt: skip
def test_one_time_is_read_in_all_its_forms(text: str) -> None:
    assert read(text) == ("31.12.2026 20:00:00" if text.startswith("31") else "05.12.2026 20:00:00")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("20:00", "29.11.2026 20:00:00"),
        ("8pm", "29.11.2026 20:00:00"),
        ("20h30", "29.11.2026 20:30:00"),
        ("20 Uhr 15", "29.11.2026 20:15:00"),
        ("10:00", "30.11.2026 10:00:00"),
        ("today 10:00", "29.11.2026 10:00:00"),
        ("24:00", "30.11.2026 00:00:00"),
        ("tonight at 8", "29.11.2026 20:00:00"),
        ("tonight 8pm", "29.11.2026 20:00:00"),
        ("this afternoon 12:30", "30.11.2026 12:30:00"),
        ("1.12 9.10", "01.12.2026 09:10:00"),
        ("morgen 8 Uhr morgens", "30.11.2026 08:00:00"),
        ("stasera alle 8", "29.11.2026 20:00:00"),
        ("heute Abend um 8 Uhr", "29.11.2026 20:00:00"),
        ("aujourd’hui 20h", "29.11.2026 20:00:00"),
        ("tomorrow 20:00", "30.11.2026 20:00:00"),
        ("tomorrow noon", "30.11.2026 12:00:00"),
        ("midnight", "30.11.2026 00:00:00"),
        ("tonight at midnight", "30.11.2026 00:00:00"),
        ("heute um Mitternacht", "30.11.2026 00:00:00"),
        ("demain 20h", "30.11.2026 20:00:00"),
        ("morgen 20 Uhr", "30.11.2026 20:00:00"),
        ("domani alle 20", "30.11.2026 20:00:00"),
        ("the day after tomorrow 8pm", "01.12.2026 20:00:00"),
        ("après-demain à 20h", "01.12.2026 20:00:00"),
        ("übermorgen 20:00", "01.12.2026 20:00:00"),
        ("dopodomani alle 20", "01.12.2026 20:00:00"),
        ("Sonntag 9 Uhr", "06.12.2026 09:00:00"),
        ("1er janvier 20h", "01.01.2027 20:00:00"),
        ("29 Feb 20:00", "29.02.2028 20:00:00"),
        ("20:00:30", "29.11.2026 20:00:30"),
        ("2026-11-29 20:00 +05:30", "29.11.2026 15:30:00"),
    ],
)
def test_what_is_left_out_is_the_next_there_will_be(text: str, expected: str) -> None:
    assert read(text) == expected


@pytest.mark.parametrize(
    ("text", "first", "other"),
    [
        ("12/05 8pm", (2026, 12, 5), (2027, 5, 12)),
        ("01/02/2027 20:00", (2027, 1, 2), (2027, 2, 1)),
        ("next Friday 8pm", (2026, 12, 4), (2026, 12, 11)),
        ("5 Dec midnight", (2026, 12, 5), (2026, 12, 6)),
        ("demain à minuit", (2026, 11, 30), (2026, 12, 1)),
        ("5 dicembre a mezzanotte", (2026, 12, 5), (2026, 12, 6)),
        ("nächsten Freitag 20 Uhr", (2026, 12, 4), (2026, 12, 11)),
    ],
)
def test_what_may_mean_two_times_has_both(text: str, first: tuple[int, ...], other: tuple[int, ...]) -> None:
    moment = parse_moment(text, NOW, BERLIN)
    assert moment is not None
    assert moment.other is not None
    dates = [at.astimezone(BERLIN).date() for at in (moment.at, moment.other)]
    assert [(each.year, each.month, each.day) for each in dates] == [first, other]


@pytest.mark.parametrize(
    "text",
    [
        "", "soon", "tomorrow", "5 Dec", "8", "5 Dec 8", "25:00", "31 Feb 20:00", "2026-02-30 12:00", "13pm",
        "0001-01-01 00:00", "yesterday 20:00", "<b>20:00</b>", "20:00 CET", "Friday 5 Dec 8pm", "45m", "9" * 40,
        "12am tonight", "tonight 1am", "tonight 12:30", "8:00-10", "20:00-22:00", "5 Dec 8pm-10",
        "<t:99999999999999:F>", "5 Dec 2026 2027 20:00", "20:00 +99:00", "20:00" + " " * MOST_TYPED,
    ],
)  # fmt: skip
def test_what_is_no_time_is_none(text: str) -> None:
    assert read(text) is None


def test_a_change_of_the_clocks_is_told() -> None:
    moment = parse_moment("28 March 2027 02:30", NOW, BERLIN)
    assert moment is not None
    assert moment.change is ChangeOfClocks.SKIPPED
    assert moment.at == datetime(2027, 3, 28, 1, 30, tzinfo=UTC)


@given(st.text(max_size=MOST_TYPED + 5))
def test_no_text_breaks_the_reading(text: str) -> None:
    parse_moment(text, NOW, BERLIN)
    parse_moment(f"20:00 {text}", NOW, BERLIN)


@given(st.datetimes(datetime(2026, 11, 30), datetime(2060, 1, 1)))
def test_every_time_that_is_written_out_is_read(when: datetime) -> None:
    when = when.replace(microsecond=0, tzinfo=UTC)
    for form in ("%Y-%m-%d %H:%M:%S", "%d.%m.%Y %H:%M:%S", "%d %B %Y, %H:%M:%S", "%Y-%m-%dT%H:%M:%SZ", "<t:%s>"):
        text = form.replace("%s", str(int(when.timestamp())))
        moment = parse_moment(when.strftime(text), NOW, UTC)
        assert moment is not None
        assert moment.at == when


@pytest.mark.parametrize("unit", ["a", "9", "9:", "a\u0316\u0301", "5 dec ", "20:00 ", "<t:", ".", "uhr "])
def test_a_text_of_full_length_costs_little(unit: str) -> None:
    with Work() as work:
        parse_moment((unit * MOST_TYPED)[:MOST_TYPED], NOW, BERLIN)
    assert work.count < 5_000


def test_a_week_from_now_is_not_today() -> None:
    moment = parse_moment("Sunday 20:00", NOW, BERLIN)
    assert moment is not None
    assert moment.other == moment.at + timedelta(days=7)
