"""How often something may be done: by one person, and by all people of a channel."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.manager.pace import Pace, PublicPages
from bot.table.errors import TooEarly
from bot.table.limits import Limits
from bot.table.values import UserId
from tests.manager.craft import Clock

ANN, BOB = UserId(1), UserId(2)
LIMITS = Limits()


def _clock() -> Clock:
    clock = Clock()
    clock.time = datetime(2026, 11, 26, tzinfo=UTC)
    return clock


async def _alone(_: UserId) -> None:
    """There is no other process to be told."""


def _key(refused: pytest.ExceptionInfo[TooEarly]) -> str:
    return refused.value.reason.key


def test_what_was_refused_takes_nothing_and_what_is_told_is_when_it_is_allowed_again() -> None:
    clock = _clock()
    pace = Pace[UserId]("public-pace", 2, timedelta(minutes=10), clock)
    for _ in range(2):
        pace.check(ANN)
        pace.note(ANN)
        clock.pass_(minutes=1)
    for _ in range(5):
        with pytest.raises(TooEarly) as refused:
            pace.check(ANN)
        assert refused.value.reason.values["at"] == datetime(2026, 11, 26, 0, 10, tzinfo=UTC).timestamp()
    pace.check(BOB)
    clock.time = datetime(2026, 11, 26, 0, 10, tzinfo=UTC)
    pace.check(ANN)


def test_one_person_shows_as_many_pages_in_many_channels_as_in_one() -> None:
    pages = PublicPages(LIMITS, _clock(), _alone)
    for channel in range(LIMITS.public_pages):
        pages.take(ANN, channel)
    with pytest.raises(TooEarly) as refused:
        pages.take(ANN, 99)
    assert _key(refused) == "public-pace"
    pages.take(BOB, 99)


def test_many_people_together_show_only_so_many_pages_in_one_channel() -> None:
    pages = PublicPages(LIMITS, _clock(), _alone)
    for person in range(LIMITS.public_pages_here):
        pages.take(UserId(person), 7)
    with pytest.raises(TooEarly) as refused:
        pages.take(UserId(10**6), 7)
    assert _key(refused) == "public-pace-here"
    for channel in range(LIMITS.public_pages):  # a refusal has taken nothing from them
        pages.take(UserId(10**6), 8 + channel)
