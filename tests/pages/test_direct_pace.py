"""When direct messages may be sent, by a clock one sets."""

from datetime import UTC, datetime, timedelta
from typing import Any, cast

import pytest

from bot.pages.pings.direct_pace import PAUSES, SPACING, STOP, DirectPace
from bot.shards import ShardRange
from bot.store.records import DIRECT_STOPPED
from bot.table.values import UserId

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
SECOND = timedelta(seconds=1)


class _Profiles:
    """As much of a manager's profiles as is asked."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    async def remember(self, key: str, value: str) -> None:
        self.kept[key] = value

    async def recall(self, key: str) -> str | None:
        return self.kept.get(key)


def _pace(profiles: _Profiles | None = None, shards: str = "0/1") -> DirectPace:
    return DirectPace(cast("Any", profiles or _Profiles()), ShardRange.parse(shards))


def test_digests_of_one_hour_go_one_after_another() -> None:
    pace = _pace()
    turns = [pace.time_for(UserId(user), NOON, is_digest=True) for user in range(20)]
    assert turns == [NOON + number * SPACING for number in range(20)]


def test_of_several_processes_each_sends_its_share() -> None:
    pace = _pace(shards="0/4")
    turns = [pace.time_for(UserId(user), NOON, is_digest=True) for user in range(3)]
    assert turns == [NOON + number * 4 * SPACING for number in range(3)]


async def test_what_has_stopped_one_process_stops_all() -> None:
    profiles = _Profiles()
    first, second = (_pace(profiles, shards) for shards in ("0/2", "1/2"))
    assert not await second.is_stopped(NOON)
    await first.stop(NOON)
    assert await second.is_stopped(NOON)
    assert not await second.is_stopped(NOON + STOP)
    await first.note_sent(NOON + STOP)
    assert not await second.is_stopped(NOON)


def test_who_has_been_given_a_turn_keeps_it_however_often_he_asks() -> None:
    pace = _pace()
    pace.time_for(UserId(1), NOON, is_digest=True)
    turn = pace.time_for(UserId(2), NOON, is_digest=True)
    assert pace.time_for(UserId(2), NOON + SECOND, is_digest=True) == turn
    assert pace.time_for(UserId(3), NOON + SECOND, is_digest=True) > turn
    assert pace.time_for(UserId(2), turn, is_digest=True) == turn, "it has come"


def test_other_messages_go_at_once_until_discord_complains() -> None:
    pace = _pace()
    assert [pace.time_for(UserId(user), NOON, is_digest=False) for user in range(9)] == [NOON] * 9
    again = pace.note_too_fast(NOON)
    assert again == NOON + PAUSES[0]
    assert [pace.time_for(UserId(user), NOON, is_digest=False) for user in range(2)] == [again, again + SPACING]


def test_a_turn_given_before_a_complaint_moves_behind_the_pause() -> None:
    pace = _pace()
    for user in range(3):
        pace.time_for(UserId(user), NOON, is_digest=True)
    again = pace.note_too_fast(NOON + SECOND)
    late = NOON + 3 * SPACING
    assert late < again
    assert pace.time_for(UserId(2), late, is_digest=True) >= again


def test_refusals_in_a_row_lengthen_the_pause_and_those_at_once_do_not() -> None:
    pace, now = _pace(), NOON
    assert {pace.note_too_fast(NOON) for _ in range(4)} == {NOON + PAUSES[0]}
    for pause in (*PAUSES[1:], PAUSES[-1]):
        now = NOON + timedelta(days=1) if now == NOON else now + 2 * PAUSES[-1]
        assert pace.note_too_fast(now) == now + pause


async def test_a_message_that_arrives_ends_the_wait() -> None:
    pace = _pace()
    pace.note_too_fast(NOON)
    await pace.note_sent(NOON + SECOND)
    assert pace.time_for(UserId(1), NOON + SECOND, is_digest=False) == NOON + SECOND


async def test_a_message_that_was_under_way_before_a_refusal_ends_no_wait() -> None:
    profiles = _Profiles()
    pace = _pace(profiles)
    free = pace.note_too_fast(NOON)
    await pace.note_sent(NOON - SECOND)
    assert pace.time_for(UserId(1), NOON + SECOND, is_digest=False) == free
    await pace.stop(NOON)
    await pace.note_sent(NOON - SECOND)
    assert await pace.is_stopped(NOON + SECOND)


async def test_a_stop_outlives_a_restart_for_a_day_and_ends_when_a_message_arrives() -> None:
    profiles = _Profiles()
    await _pace(profiles).stop(NOON)
    pace = _pace(profiles)
    assert await pace.is_stopped(NOON + STOP - SECOND)
    assert not await pace.is_stopped(NOON + STOP), "one message is tried"
    await pace.note_sent(NOON + STOP)
    assert profiles.kept == {DIRECT_STOPPED: ""}
    assert not await _pace(profiles).is_stopped(NOON)


@pytest.mark.parametrize("kept", [None, ""])
async def test_nothing_is_stopped_where_nothing_is_kept(kept: str | None) -> None:
    profiles = _Profiles()
    if kept is not None:
        profiles.kept[DIRECT_STOPPED] = kept
    assert not await _pace(profiles).is_stopped(NOON)
