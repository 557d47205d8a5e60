"""Shards: one client with several, several clients with some each; what one of them loses, the others keep."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.app import heartbeat_of
from bot.client import CivBot
from bot.discord.gateway import share_of_starts
from bot.manager import table_clocks
from bot.playground.people import ChannelRef
from bot.shards import ShardRange
from bot.table.values import TableId
from tests.e2e.house import QUICK_TIMES, House
from tests.store.empty import put_empty_database

FIRST, SECOND = ShardRange(0, 0, 2), ShardRange(1, 1, 2)


@pytest.fixture
async def channels(house: House) -> list[ChannelRef]:
    """A channel on each of two shards, which the playground recommends; the house's own server may be on any."""
    house.playground.gateway.shards = 2
    people, owner = house.playground.people, house.people[0]
    guilds = [await people.guild(f"shard {number}", owner, house.people[1:], shard=(number, 2)) for number in range(2)]
    return [await people.channel(guild, "table") for guild in guilds]


async def answers(house: House, channel: ChannelRef) -> bool:
    """Whether the bot answers somebody who uses it in a channel."""
    command = await house.people[0].slash("civ games", channel=channel)
    return bool((await command.message()).text)


@asynccontextmanager
async def event(bot: CivBot, name: str, shard: int) -> AsyncGenerator[None]:
    """Until an event of a shard happens that what is done meanwhile brings about."""

    def is_of_shard(number: int) -> bool:
        return number == shard

    told = asyncio.create_task(bot.wait_for(name, check=is_of_shard, timeout=30))
    await asyncio.sleep(0)  # it listens now
    yield
    await told


@asynccontextmanager
async def logged(text: str) -> AsyncGenerator[None]:
    """Until a line that contains a text is logged."""
    is_logged = asyncio.Event()

    class Listener(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if text in record.getMessage():
                is_logged.set()

    listener = Listener()
    logging.getLogger().addHandler(listener)
    try:
        yield
        async with asyncio.timeout(30):
            await is_logged.wait()
    finally:
        logging.getLogger().removeHandler(listener)


async def test_a_client_has_as_many_shards_as_discord_recommends(house: House, channels: list[ChannelRef]) -> None:
    async with house.bot() as bot:
        assert sorted(session.shard for session in house.playground.gateway.sessions.values()) == [(0, 2), (1, 2)]
        assert bot.connections == {0: True, 1: True}
        assert bot.is_connected
        assert [await answers(house, channel) for channel in channels] == [True, True]


async def test_a_press_in_a_server_reaches_the_client_of_its_shard_alone(
    house: House, channels: list[ChannelRef], tmp_path: Path
) -> None:
    house.shards = FIRST
    (tmp_path / "other").mkdir()
    other = replace(house, shards=SECOND, database=put_empty_database(tmp_path / "other" / "civ.sqlite3"), clients=[])
    async with house.bot() as one, other.bot() as two:
        met: list[tuple[CivBot, int | None]] = []
        for client in (one, two):

            async def note(interaction: object, client: CivBot = client) -> None:
                met.append((client, interaction.guild_id))  # type: ignore[attr-defined]  # discord.py's

            client.add_listener(note, "on_interaction")
        for number, channel in enumerate(channels):
            assert await answers(house, channel)
            assert met == [((one, two)[number], channel.guild_id)]
            met.clear()
        assert {guild.shard_id for guild in one.guilds} <= {0}
        assert {guild.shard_id for guild in two.guilds} <= {1}
        direct = await house.people[0].slash("civ games", channel=await house.people[0].dm())
        await direct.message()
        assert met == [(one, None)]


async def test_a_shard_is_lost_and_comes_back_while_the_other_plays_on(
    house: House, channels: list[ChannelRef]
) -> None:
    gateway = house.playground.gateway
    house.times = replace(QUICK_TIMES, resume_refusals=10**6)
    async with house.bot() as bot:
        async with event(bot, "shard_disconnect", 1):
            gateway.refused_shards = {1}
            await gateway.drop(shard=1)
        assert bot.connections == {0: True, 1: False}
        assert not (await heartbeat_of(bot, "playground")).gateway
        assert await answers(house, channels[0])
        async with event(bot, "shard_resumed", 1):
            gateway.refused_shards.clear()
        assert await answers(house, channels[1])
        assert bot.is_connected
        assert gateway.identifications == 2


async def test_shards_begin_as_fast_as_discord_lets_them(house: House, channels: list[ChannelRef]) -> None:
    gateway = house.playground.gateway
    gateway.shards, gateway.max_concurrency, gateway.identify_pause = 4, 2, 0.2
    house.times = replace(QUICK_TIMES, identification=0.25)
    async with house.bot() as bot:
        assert bot.connections == dict.fromkeys(range(4), True)
        assert gateway.identifications == 4  # none was sent back


async def test_no_session_is_begun_that_discord_does_not_allow(house: House, channels: list[ChannelRef]) -> None:
    gateway = house.playground.gateway
    gateway.shards, gateway.session_starts = 1, 2
    async with house.bot() as bot:
        async with event(bot, "shard_ready", 0):  # the second session, since the first is forgotten
            gateway.sessions.clear()
            await gateway.drop()
        async with logged("allows no more sessions"):
            gateway.sessions.clear()
            await gateway.drop()
    assert (gateway.identifications, gateway.closes) == (2, [])


async def test_a_share_of_sessions_that_rounds_down_to_none_is_waited_for_in_turn_and_not_for_a_day(
    house: House, channels: list[ChannelRef]
) -> None:
    gateway = house.playground.gateway
    house.shards, gateway.session_starts = ShardRange(3, 3, 8), 2
    house.times = replace(QUICK_TIMES, start_turn=0.05)
    async with house.bot() as bot:
        assert bot.connections == {3: True}
        async with event(bot, "shard_ready", 3):
            gateway.sessions.clear()
            await gateway.drop()
        async with logged("allows no more sessions"):
            gateway.sessions.clear()
            await gateway.drop()
    assert (gateway.identifications, gateway.closes) == (2, [])


@given(remaining=st.integers(0, 2000), count=st.integers(1, 64), turn=st.integers(0, 10**9))
def test_shares_of_sessions_are_all_that_remain_and_each_has_its_turn(remaining: int, count: int, turn: int) -> None:
    processes = [ShardRange(shard, shard, count) for shard in range(count)]
    assert sum(share_of_starts(remaining, each, turn) for each in processes) == remaining
    if remaining:
        assert any(share_of_starts(remaining, processes[0], turn + later) for later in range(count))


async def test_too_few_shards_are_begun_anew_with_as_many_as_discord_recommends(
    house: House, channels: list[ChannelRef]
) -> None:
    gateway = house.playground.gateway
    gateway.shards = 1
    async with house.bot() as bot:
        gateway.shards, gateway.servers_per_shard = 2, 2
        async with event(bot, "shard_ready", 1):
            gateway.sessions.clear()
            await gateway.drop()
        assert bot.connections == {0: True, 1: True}
        assert [await answers(house, channel) for channel in channels] == [True, True]


@pytest.mark.parametrize(("code", "said"), [(4010, "CIV_SHARDS"), (4011, "too many servers"), (4014, "intent")])
async def test_the_log_says_why_a_shard_is_not_accepted(
    house: House, channels: list[ChannelRef], caplog: pytest.LogCaptureFixture, code: int, said: str
) -> None:
    house.shards = FIRST
    async with house.bot() as bot:
        async with event(bot, "shard_ready", 0):
            await house.playground.gateway.drop(code, shard=0)
        assert f"does not accept shard 0/2: {said}" in caplog.text or said in caplog.text
        assert await answers(house, channels[0])


async def test_a_range_with_fewer_shards_than_discord_recommends_is_named(
    house: House, channels: list[ChannelRef], caplog: pytest.LogCaptureFixture
) -> None:
    house.shards = FIRST
    house.playground.gateway.shards = 5
    async with house.bot():
        assert await answers(house, channels[0])
    assert "recommends 5 shards, CIV_SHARDS has 2" in caplog.text


async def test_a_server_that_removes_the_bot_while_its_shard_is_away_is_gone_from_the_list(
    house: House, channels: list[ChannelRef]
) -> None:
    gateway, people = house.playground.gateway, house.playground.people
    async with house.bot() as bot:
        guild = bot.get_guild(channels[1].guild_id or 0)
        assert guild is not None
        async with event(bot, "shard_disconnect", 1):
            gateway.refused_shards = {1}
            await gateway.drop(shard=1)
        async with event(bot, "shard_ready", 1):
            gateway.sessions = {key: each for key, each in gateway.sessions.items() if each.shard[0] != 1}
            house.playground.world.guilds[guild.id].members.pop(house.playground.bot_id)
            gateway.refused_shards.clear()
        assert bot.get_guild(guild.id) is None
        assert bot.get_guild(channels[0].guild_id or 0) is not None
        await people.join(next(each for each in [await people.guild("new", house.people[0], bot=False)]))


async def test_an_outage_at_the_start_is_taken_off_once_when_the_count_of_shards_is_known(
    house: House, channels: list[ChannelRef], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_clocks, "SHORTEST_OUTAGE", timedelta())
    house.channel = channels[1]
    async with house.bot():
        table_id = TableId(await house.begin(house.people[:2], clock="day"))
    gateway, faults = house.playground.gateway, house.playground.faults
    asked = faults.slow(1.0, path="/gateway/bot")
    begun_at = datetime.now(UTC)
    async with AsyncExitStack() as stack:
        starting = asyncio.create_task(stack.enter_async_context(house.bot()))
        await asked.reached.wait()
        reached_at = datetime.now(UTC)
        client = house.clients[-1]
        services = client.services
        before = (await services.tables.look(table_id)).next_at
        assert await services.database.trouble() is None
        assert (client.outages.count, *client.outages.unreached) == (1, 0)
        gateway.refuse = True
        async with event(client, "shard_disconnect", 1):
            pass
        assert await services.database.trouble() is None
        assert (client.outages.count, *client.outages.unreached) == (2, 0, 1)
        refused_until = datetime.now(UTC)
        gateway.refuse = False
        await starting
        assert await services.database.trouble() is None
        after = (await services.tables.look(table_id)).next_at
        assert before is not None
        assert after is not None
        assert refused_until - reached_at < after - before < datetime.now(UTC) - begun_at
