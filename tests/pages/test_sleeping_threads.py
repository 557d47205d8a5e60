"""Whether an archived thread has fallen asleep by its own time, or was closed by someone before."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.pages.board.sleeping_threads import has_fallen_asleep

ACTIVE_AT = datetime(2026, 3, 1, 12, tzinfo=UTC)
HOUR = 60


@pytest.mark.parametrize(
    ("minutes_later", "is_asleep"),
    [(0, False), (58, False), (60, True), (75, True)],
    ids=["at once", "early", "in time", "late"],
)
def test_a_thread_falls_asleep_once_nothing_has_happened_for_its_time(minutes_later: int, is_asleep: bool) -> None:
    assert has_fallen_asleep(ACTIVE_AT + timedelta(minutes=minutes_later), ACTIVE_AT, HOUR) is is_asleep
