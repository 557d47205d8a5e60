"""Pings in words: until when somebody has time, and how long that is."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.pages.pings.wording import PingLine, direct_text, ping_sentence
from bot.table.contest import Contest, TournamentId
from bot.table.values import Clock, Notice, NoticeKind, Timer
from tests.i18n.languages import localizer
from tests.pages.tables import LOCALIZER, NOW, fresh_game, table_of

DAY = timedelta(days=1)


def _told_of(left: timedelta) -> PingLine:
    """What the first of two players is told who has so much time."""
    table = table_of(fresh_game(2))
    running, other = Timer(DAY, DAY, NOW, NOW + left), Timer(DAY, DAY)
    table = replace(table, options=replace(table.options, clock=Clock(86400)), timers=(running, other))
    return PingLine(Notice(table.id, NoticeKind.TURN, table.participants[0].user_id, 0, NOW), table, is_over=False)


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", "You have 1 day and 12 hours left."),
        ("fr", "Il te reste 1 jour et 12 heures."),
        ("it", "Hai ancora 1 giorno e 12 ore di tempo."),
        ("de", "Verbleibende Zeit: 1 Tag und 12 Stunden."),
    ],
)
def test_what_is_read_at_once_tells_how_much_time_is_left(locale: str, text: str) -> None:
    line = _told_of(DAY * 1.5)
    sentence = ping_sentence(line, localizer(locale), now=NOW)
    assert sentence.replace("\u00a0", " ").endswith(f" {text}")
    assert "<t:" not in sentence


@pytest.mark.parametrize(
    ("left", "text"),
    [
        (timedelta(hours=24, seconds=-3), " You have 24 hours left."),
        (timedelta(seconds=30), " You have 1 minute left."),
        (timedelta(), "it’s your turn."),
    ],
)
def test_the_seconds_that_sending_takes_are_not_told(left: timedelta, text: str) -> None:
    line = _told_of(left)
    assert ping_sentence(line, LOCALIZER, now=NOW).endswith(text)


def test_what_stays_tells_the_moment_itself() -> None:
    line = _told_of(DAY)
    assert f"<t:{int((NOW + DAY).timestamp())}:R>" in ping_sentence(line, LOCALIZER)


@pytest.mark.parametrize(("days", "stopped"), [(1, 1), (28, 3)])
def test_the_clocks_of_a_table_that_the_bot_may_not_reach_stand_no_longer_than_they_do(days: int, stopped: int) -> None:
    line = _told_of(DAY)
    lost = replace(line.table, is_placeless=True)
    notice = replace(line.notice, kind=NoticeKind.UNREACHED, about=0)
    silenced = replace(line, notice=notice, table=lost, silenced_until=NOW + days * DAY)
    text = direct_text([silenced], LOCALIZER)
    assert f"stopped until <t:{int((NOW + stopped * DAY).timestamp())}:f> at most" in text


@pytest.mark.parametrize(
    ("contest", "has_referee", "way"),
    [
        (None, False, "moves the table there"),
        (Contest(TournamentId(1), 1, 1), True, "The organiser or the referee"),
        (Contest(TournamentId(1), 1, 1), False, "I open a new thread"),
    ],
)
def test_what_becomes_of_a_lost_table_is_what_its_kind_of_table_knows(
    contest: Contest | None, has_referee: bool, way: str
) -> None:
    line = _told_of(DAY)
    options = replace(line.table.options, has_referee=has_referee)
    lost = replace(line.table, is_placeless=True, contest=contest, options=options)
    unreached = replace(line, notice=replace(line.notice, kind=NoticeKind.UNREACHED, about=0), table=lost)
    assert way in direct_text([unreached], LOCALIZER)
