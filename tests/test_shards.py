"""Ranges of shards: how they are written, and which server belongs to which."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.shards import MOST_SHARDS, ONE_PROCESS, ShardRange, shards_with_servers_of


@st.composite
def ranges(draw: st.DrawFn) -> ShardRange:
    count = draw(st.integers(1, MOST_SHARDS))
    first = draw(st.integers(0, count - 1))
    return ShardRange(first, draw(st.integers(first, count - 1)), count)


@given(ranges())
def test_a_range_reads_what_it_writes(shards: ShardRange) -> None:
    assert ShardRange.parse(str(shards)) == shards


@given(st.integers(0, 2**63 - 1), st.integers(1, 64))
def test_a_server_is_on_exactly_one_shard(guild_id: int, count: int) -> None:
    owners = [shard for shard in range(count) if ShardRange(shard, shard, count).owns(guild_id)]
    assert owners == [(guild_id >> 22) % count]


def test_direct_messages_arrive_on_the_first_shard() -> None:
    assert ShardRange.parse("0-3/8").owns(None)
    assert not ShardRange.parse("4-7/8").owns(None)


def test_one_process_owns_every_server() -> None:
    assert ONE_PROCESS.is_whole
    assert ONE_PROCESS.owns(1234567890123456789)


@pytest.mark.parametrize("text", ["", "8", "0-8/8", "3-1/8", "-1/8", "0-3", "0/0", "٣/8", "0-99999/99999", "a-b/c"])
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no range of shards"):
        ShardRange.parse(text)


@given(st.integers(1, 12), st.integers(1, 12), st.data())
def test_shards_of_another_count_that_have_servers_in_common_are_found(
    count: int, other_count: int, data: st.DataObject
) -> None:
    shard = data.draw(st.integers(0, count - 1))
    servers = [number for number in range(count * other_count) if number % count == shard]
    expected = sorted({number % other_count for number in servers})
    assert shards_with_servers_of(shard, count, range(other_count), other_count) == expected
