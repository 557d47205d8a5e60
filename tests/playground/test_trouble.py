"""Failures: injected faults, rate limits, a gateway that drops, a bot that dies; and what the server itself refuses."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import yarl
from discord import gateway

from bot.playground import PlaygroundError
from bot.playground.api import gateway as playground_gateway
from bot.playground.people import NotPossible, ScriptedPlayground
from tests.patience import PATIENT

from .conftest import PATIENCE, Table, create_guild_with_people, point_discord_at, running_bot
from .raw import JSON, Raw
from .sample_bot import SampleBot


async def test_a_dropped_gateway_is_resumed_and_nothing_is_missed(table: Table) -> None:
    await table.playground.gateway.drop(4000)
    await table.ann.say(table.channel, "while you were away")
    it = await table.ann.slash("whisper", channel=table.channel, text="psst")
    await asyncio.wait_for(table.bot.resumed.wait(), PATIENCE)
    assert (await it.message()).text == "psst"
    assert table.playground.gateway.resumes == 1
    assert len(table.bot.seen) == 1


async def test_a_bot_that_comes_back_finds_its_messages(playground: ScriptedPlayground) -> None:
    ann, _, _, channel = await create_guild_with_people(playground)
    async with running_bot(playground):
        board = await (await ann.slash("game new", channel=channel, players=3)).message()
    async with running_bot(playground):
        it = await (await ann.press(board, "Count")).settled()
        assert it.messages[0].text == "Board 4"


async def test_a_killed_process_leaves_its_messages_to_the_next(playground: ScriptedPlayground) -> None:
    ann, _, _, channel = await create_guild_with_people(playground)
    arguments = (playground.api_base, playground.gateway_url, playground.token)
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.playground.sample_bot", *arguments, cwd=Path(__file__).parents[2]
    )
    await playground.people.bot_ready()
    board = await (await ann.slash("game new", channel=channel, players=3)).message()
    process.kill()
    await playground.people.bot_gone()
    lost = await ann.press(board, "Count")
    playground.clock.advance(PATIENCE + 1)
    assert (await lost.settled()).state == "failed"
    async with running_bot(playground):
        assert (await (await ann.press(board, "Count")).settled()).messages[0].text == "Board 4"
    await process.wait()


async def test_the_bot_has_an_owner(table: Table) -> None:
    application = await table.bot.application_info()
    assert application.owner.id == (await table.playground.people.owner()).id


async def test_a_wrong_token_does_not_log_in(playground: ScriptedPlayground) -> None:
    async with SampleBot() as bot:
        with pytest.raises(discord.LoginFailure):
            await bot.login("wrong")


async def test_an_answer_that_is_lost_took_effect(table: Table) -> None:
    table.playground.faults.drop(method="POST", path="/channels/*/messages", after=True)
    channel = table.bot.get_channel(table.channel.id)
    assert isinstance(channel, discord.TextChannel)
    with pytest.raises((aiohttp.ClientError, OSError)):
        await channel.send("once")
    assert [message.text for message in await table.ann.messages(table.channel)] == ["once"]


async def test_a_429_is_waited_for(table: Table) -> None:
    fault = table.playground.faults.rate_limit(0.05, path="/channels/*/messages", times=2)
    channel = table.bot.get_channel(table.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send("patient")
    assert fault.hits == 2
    assert table.playground.refusals == []


async def test_a_server_error_can_be_switched_on(table: Table) -> None:
    table.playground.faults.status(503, path="/channels/*/messages")
    channel = table.bot.get_channel(table.channel.id)
    assert isinstance(channel, discord.TextChannel)
    with pytest.raises(discord.DiscordServerError):
        await channel.send("x")


async def test_rate_limits_are_counted_by_channel_and_hammering_is_noted(playground: ScriptedPlayground) -> None:
    _, _, guild, channel = await create_guild_with_people(playground)
    other = await playground.people.channel(guild, "other")
    playground.set_rate_limits()
    playground.clock.stop()
    async with aiohttp.ClientSession(timeout=PATIENT) as session:
        raw = Raw(playground, session)
        for n in range(5):
            assert (await raw.send("POST", f"/channels/{channel.id}/messages", {"content": str(n)}))[0] == 200
        for _ in range(2):
            status, answer = await raw.send("POST", f"/channels/{channel.id}/messages", {"content": "6"})
            assert status == 429
            assert 0 < answer["retry_after"] <= 5
            assert answer["global"] is False
        assert (await raw.send("POST", f"/channels/{other.id}/messages", {"content": "0"}))[0] == 200
        assert len(playground.record.hammered) == 1
        playground.clock.advance(5)
        assert (await raw.send("POST", f"/channels/{channel.id}/messages", {"content": "7"}))[0] == 200


async def test_discord_py_keeps_the_rate_limits(table: Table) -> None:
    table.playground.set_rate_limits()
    channel = table.bot.get_channel(table.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await asyncio.gather(*(channel.send(str(n)) for n in range(2)))
    assert table.playground.refusals == []


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"op": 2, "d": {"token": "wrong", "intents": 1, "properties": {}}}, 4004),
        ({"op": 2, "d": {"token": "playground.token", "intents": 1 << 40, "properties": {}}}, 4013),
        ({"op": 2, "d": {"token": "playground.token", "intents": 2, "properties": {}}}, 4014),
        ({"op": 2, "d": {"token": "playground.token", "intents": 1, "properties": {}, "shard": [2, 1]}}, 4010),
        ({"op": 3, "d": {}}, 4003),
        ("nonsense", 4002),
    ],
)
async def test_a_client_that_breaks_the_protocol_is_closed(
    playground: ScriptedPlayground, message: Any, code: int
) -> None:
    async with aiohttp.ClientSession(timeout=PATIENT) as session, session.ws_connect(playground.gateway_url) as socket:
        assert (await socket.receive_json())["op"] == 10
        await socket.send_json(message)
        assert (await socket.receive(timeout=PATIENCE)).type is aiohttp.WSMsgType.CLOSE
        assert socket.close_code == code


async def test_an_unknown_session_is_invalid(playground: ScriptedPlayground) -> None:
    async with aiohttp.ClientSession(timeout=PATIENT) as session, session.ws_connect(playground.gateway_url) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 6, "d": {"token": playground.token, "session_id": "x", "seq": 3}})
        assert await socket.receive_json() == {"op": 9, "d": False}


async def test_a_heartbeat_is_answered_later_than_it_is_taken(
    playground: ScriptedPlayground, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playground_gateway, "TRANSIT", 3600)  # else discord.py may not have noted yet that it was sent
    async with aiohttp.ClientSession(timeout=PATIENT) as session, session.ws_connect(playground.gateway_url) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 1, "d": None})
        await socket.send_json({"op": 6, "d": {"token": playground.token, "session_id": "x", "seq": 3}})
        assert (await socket.receive_json())["op"] == 9


async def test_shards_hear_of_their_own_guilds_only(playground: ScriptedPlayground) -> None:
    _, _, guild, _ = await create_guild_with_people(playground)
    mine = (guild.id >> 22) % 2
    async with aiohttp.ClientSession(timeout=PATIENT) as session, session.ws_connect(playground.gateway_url) as socket:
        await socket.receive_json()
        body: JSON = {"token": playground.token, "intents": 1, "properties": {}, "shard": [1 - mine, 2]}
        await socket.send_json({"op": 2, "d": body})
        ready = await socket.receive_json()
        assert (ready["t"], ready["d"]["guilds"]) == ("READY", [])
        await playground.people.channel(guild, "news")
        await socket.send_json({"op": 1, "d": None})
        assert (await socket.receive_json())["op"] == 11


async def identify(
    playground: ScriptedPlayground, client: aiohttp.ClientSession, shard: list[int]
) -> tuple[aiohttp.ClientWebSocketResponse, Any]:
    """A connection of a shard, and what the gateway first says after its identification."""
    socket = await client.ws_connect(playground.gateway_url)
    await socket.receive_json()
    body: JSON = {"token": playground.token, "intents": 1, "properties": {}, "shard": shard}
    await socket.send_json({"op": 2, "d": body})
    message = await socket.receive(timeout=PATIENCE)
    return socket, message.json() if message.type is aiohttp.WSMsgType.TEXT else socket.close_code


async def test_clients_with_a_shard_each_hear_of_different_guilds_and_one_of_direct_messages(
    playground: ScriptedPlayground,
) -> None:
    ann, _, _, _ = await create_guild_with_people(playground)
    guilds = [await playground.people.guild(f"shard {number}", ann, shard=(number, 2)) for number in range(2)]
    assert [(guild.id >> 22) % 2 for guild in guilds] == [0, 1]
    async with aiohttp.ClientSession(timeout=PATIENT) as one, aiohttp.ClientSession(timeout=PATIENT) as other:
        for number, client in enumerate((one, other)):
            _, ready = await identify(playground, client, [number, 2])
            known = {int(guild["id"]) for guild in ready["d"]["guilds"]}
            assert guilds[number].id in known
            assert guilds[1 - number].id not in known
        sessions = {session.shard[0]: session for session in playground.gateway.sessions.values()}
        assert (sessions[0].owns(None), sessions[1].owns(None)) == (True, False)


async def test_shards_with_the_same_rest_cannot_identify_at_once(playground: ScriptedPlayground) -> None:
    gateway = playground.gateway
    gateway.shards, gateway.max_concurrency, gateway.identify_pause = 4, 2, 5.0
    async with aiohttp.ClientSession(timeout=PATIENT) as client:
        answers = [(await identify(playground, client, [number, 4]))[1] for number in (0, 1, 2)]
        assert [answer.get("t") or answer["op"] for answer in answers] == ["READY", "READY", 9]
        playground.clock.advance(6)
        assert (await identify(playground, client, [2, 4]))[1]["t"] == "READY"


async def test_the_gateway_says_how_many_sessions_may_begin(playground: ScriptedPlayground) -> None:
    playground.gateway.shards, playground.gateway.max_concurrency = 3, 16
    async with aiohttp.ClientSession(timeout=PATIENT) as client:
        await identify(playground, client, [0, 3])
        _, answer = await Raw(playground, client).send("GET", "/gateway/bot")
        limit = answer["session_start_limit"]
        assert (answer["shards"], limit["total"], limit["remaining"], limit["max_concurrency"]) == (3, 1000, 999, 16)
        playground.clock.advance(86_401)
        _, answer = await Raw(playground, client).send("GET", "/gateway/bot")
        assert answer["session_start_limit"]["remaining"] == 1000


async def test_a_shard_with_too_many_guilds_is_refused(playground: ScriptedPlayground) -> None:
    await create_guild_with_people(playground)
    playground.gateway.servers_per_shard = 0
    async with aiohttp.ClientSession(timeout=PATIENT) as client:
        assert (await identify(playground, client, [0, 1]))[1] == 4011


async def test_the_bot_follows_channels_threads_and_its_own_removal(table: Table) -> None:
    people, bot = table.playground.people, table.bot
    thread = await table.ann.thread(table.channel, "private", private=True, members=[table.bob])
    assert thread.id in [item.id for item in await table.bob.channels()]
    added = asyncio.create_task(bot.wait_for("thread_join", timeout=PATIENCE))
    await asyncio.sleep(0)
    await people.set_thread(thread, add=["bot"])
    assert (await added).id == thread.id
    gone = asyncio.create_task(bot.wait_for("guild_channel_delete", timeout=PATIENCE))
    await asyncio.sleep(0)
    await people.delete_channel(table.channel)
    assert (await gone).id == table.channel.id
    left = asyncio.create_task(bot.wait_for("guild_remove", timeout=PATIENCE))
    await asyncio.sleep(0)
    await people.leave(table.guild)
    assert (await left).id == table.guild.id
    joined = asyncio.create_task(bot.wait_for("guild_join", timeout=PATIENCE))
    await asyncio.sleep(0)
    await people.join(table.guild)
    assert (await joined).id == table.guild.id


async def test_a_quiet_thread_archives_itself(table: Table) -> None:
    thread = await table.ann.thread(table.channel, "quiet")
    table.playground.clock.advance(4320 * 60 - 10)
    await table.ann.say(thread, "still here")
    table.playground.clock.advance(4320 * 60 - 10)
    metadata = table.playground.world.channels[thread.id].thread
    assert metadata is not None
    assert not metadata.archived
    table.playground.clock.advance(20)
    assert metadata.archived


async def test_a_slow_answer_is_still_an_answer(table: Table) -> None:
    table.playground.faults.slow(0.05, path="/interactions/*")
    it = await table.ann.slash("whisper", channel=table.channel, text="psst")
    assert (await it.message()).text == "psst"
    taken = table.playground.interactions.by_id[it.id].seconds_to_answer
    assert taken is not None
    assert taken >= 0.05


async def test_a_lost_session_is_forgotten_after_a_while(table: Table) -> None:
    table.playground.gateway.refuse = True
    await table.playground.gateway.drop(4000)
    await table.playground.people.bot_gone()
    table.playground.clock.advance(200)
    assert table.playground.gateway.sessions == {}


async def test_a_deleted_message_is_unknown(table: Table) -> None:
    it = await table.ann.slash("game new", channel=table.channel, players=3)
    board = await it.message()
    await table.playground.people.delete_message(board)
    with pytest.raises(LookupError):
        await table.ann.refreshed(board)
    with pytest.raises(NotPossible, match="Unknown Message"):
        await table.ann.press(board, "Count")


def test_only_loopback_is_served() -> None:
    with pytest.raises(PlaygroundError, match="not-loopback"):
        ScriptedPlayground(host="0.0.0.0")


async def test_a_port_in_use_is_a_clear_error(playground: ScriptedPlayground) -> None:
    with pytest.raises(PlaygroundError, match="in-use"):
        await ScriptedPlayground(port=playground.port).start()


async def test_pages_of_other_sites_are_refused(playground: ScriptedPlayground) -> None:
    async with aiohttp.ClientSession(timeout=PATIENT) as session:
        for headers in ({"Origin": "https://evil.example"}, {"Host": "evil.example"}):
            async with session.post(f"{playground.page_url}people/look", headers=headers) as answer:
                assert answer.status == 403


async def test_avatars_and_the_gateway_address_are_served(table: Table) -> None:
    member = await table.bot.fetch_user(table.bob.id)
    assert (await member.display_avatar.read()).startswith(b"\x89PNG")
    assert yarl.URL(table.playground.gateway_url) == gateway.DiscordWebSocket.DEFAULT_GATEWAY


async def test_trouble_is_on_the_people_api_too(playground: ScriptedPlayground) -> None:
    await playground.people.call("fault", kind="status", status=502, path="/gateway")
    point_discord_at(playground)
    async with aiohttp.ClientSession(timeout=PATIENT) as session:
        assert (await Raw(playground, session).send("GET", "/gateway"))[0] == 502
        assert (await Raw(playground, session).send("GET", "/gateway"))[0] == 200
    assert (await playground.people.call("record"))["refusals"] == []
