"""The connection to Discord's gateway: however it ends, the bot is soon back, and its health says so until then.

Also what its health says of a database that takes nothing.
"""

import asyncio
import json
import sqlite3
import sys
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket

from bot.app import heartbeat_of
from bot.client import CivBot
from bot.heartbeat import trouble_with
from bot.playground.api.gateway import HELLO, Connection, ConnectionClosed, Gateway, Session
from bot.playground.json_types import JSON
from bot.store.database import REMEMBERED
from tests.e2e.house import QUICK_TIMES, House

CLOSE_CODES = (1000, 1001, 1011, 1012, *range(4000, 4015))
"""Those of the protocol, and all that Discord lists (docs: topics/opcodes-and-status-codes)."""


async def answers(house: House) -> bool:
    """Whether the bot answers somebody who uses it now."""
    command = await house.people[0].slash("civ games", channel=house.channel)
    return bool((await command.message()).text)


async def trouble(bot: CivBot) -> str | None:
    """What a health check would find now."""
    beat = await heartbeat_of(bot, "playground")
    return trouble_with(beat, beat.at)


async def well_after_a_minute(bot: CivBot) -> None:
    """What a write was refused for is remembered, though others pass."""
    assert await trouble(bot) == "cli-alive-database"
    database = bot.services.database._store.database  # pyright: ignore[reportPrivateUsage]  # whose clock it is
    database.clock = lambda: time.monotonic() + REMEMBERED
    assert await trouble(bot) is None


@asynccontextmanager
async def back(bot: CivBot, *, anew: bool = False) -> AsyncGenerator[None]:
    """Until the bot is connected again after what happens meanwhile, `anew` or as before."""
    lost = asyncio.create_task(bot.wait_for("disconnect", timeout=30))
    again = asyncio.create_task(bot.wait_for("ready" if anew else "resumed", timeout=30))
    await asyncio.sleep(0)  # they listen now
    yield
    await lost
    await again


async def test_a_bot_that_finds_no_gateway_at_first_tries_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    refusals = iter([True])
    monkeypatch.setattr(Gateway, "refuse", property(lambda _: next(refusals, False)), raising=False)
    async with house.bot() as bot:
        assert bot.is_ready()
    assert next(refusals, None) is None


async def test_a_bot_whose_first_connection_is_lost_before_a_word_tries_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    send = Connection.send

    def send_unless_first(connection: Connection, message: JSON | str | bytes) -> None:
        if isinstance(message, dict) and message["op"] == HELLO and not house.playground.gateway.closes:
            raise ConnectionClosed(4000, "Unknown error.")
        send(connection, message)

    monkeypatch.setattr(Connection, "send", send_unless_first)
    async with house.bot() as bot:
        assert bot.is_ready()
    assert house.playground.gateway.closes == [4000]
    assert house.playground.gateway.resumes == 0


async def test_an_outage_is_counted_from_the_last_heartbeat_and_not_from_the_start(house: House) -> None:
    """Else each lost connection, and each restart, would give all clocks back the time for which the bot has run."""
    async with house.bot() as bot:
        for connection in bot._gateway._connections.values():  # pyright: ignore[reportPrivateUsage]
            connection._heard_at -= 24 * 3600  # pyright: ignore[reportPrivateUsage]  # as if it had started a day ago
        async with back(bot, anew=False):
            await house.playground.gateway.drop()
            await bot.wait_for("disconnect")
            assert bot.outages.unreached[0] < timedelta(hours=1)
    assert bot.outages.unreached[0] < timedelta(hours=1)


async def test_a_resume_address_that_is_down_is_given_up_and_the_bot_identifies_anew(house: House) -> None:
    gateway = house.playground.gateway
    async with house.bot() as bot:
        assert await trouble(bot) is None
        gateway.refuse_resumes = True
        async with back(bot, anew=True):
            gateway.ask_to_reconnect()
            await bot.wait_for("disconnect")
            assert not bot.is_connected
        assert gateway.refused == house.times.resume_refusals
        assert gateway.identifications == 2
        assert await answers(house)
        assert await trouble(bot) is None


async def test_a_resume_address_that_says_nothing_is_given_up_in_time(house: House) -> None:
    house.times = replace(QUICK_TIMES, handshake=0.2, resume=0.3, resume_refusals=100)
    gateway = house.playground.gateway
    async with house.bot() as bot:
        async with back(bot, anew=True):
            gateway.is_silent = True
            await gateway.drop()
            for _ in range(3):  # silent while it is asked to resume, and at the first identification
                await bot.wait_for("disconnect")
            gateway.is_silent = False
        assert await answers(house)


@pytest.mark.parametrize("code", CLOSE_CODES)
async def test_no_close_code_keeps_a_good_token_from_coming_back(house: House, code: int) -> None:
    is_over = code in (4003, 4004, 4005, 4007, 4009, *range(4010, 4015))
    async with house.bot() as bot:
        async with back(bot, anew=is_over):
            await house.playground.gateway.drop(code)
        assert await answers(house)
        assert await trouble(bot) is None


@pytest.mark.parametrize("code", range(4000, 4015))
async def test_no_close_code_as_the_answer_to_a_resume_is_asked_for_without_end(house: House, code: int) -> None:
    gateway = house.playground.gateway
    async with house.bot() as bot:
        connected = [asyncio.create_task(bot.wait_for(event, timeout=30)) for event in ("ready", "resumed")]
        await asyncio.sleep(0)
        gateway.refusals.extend([code] * 3)
        await gateway.drop()
        await asyncio.wait(connected, return_when=asyncio.FIRST_COMPLETED)
        for task in connected:
            task.cancel()
        assert gateway.closes == [code] * 3
        assert await answers(house)


async def test_a_session_that_has_expired_is_begun_anew(house: House) -> None:
    gateway = house.playground.gateway
    async with house.bot() as bot:
        async with back(bot, anew=True):
            gateway.sessions.clear()
            await gateway.drop()
        assert await answers(house)


async def test_a_socket_that_falls_silent_is_noticed_by_its_heartbeats(house: House) -> None:
    gateway = house.playground.gateway
    usual, gateway.heartbeat = gateway.heartbeat, 1.5  # two of them: longer than a busy machine keeps a beat waiting
    house.times = replace(QUICK_TIMES, resume_refusals=10**6)
    async with house.bot() as bot:
        assert await trouble(bot) is None
        async with back(bot):
            gateway.refuse = True
            gateway.silence()
            await bot.wait_for("disconnect")
            assert await trouble(bot) == "cli-alive-gateway"
            gateway.heartbeat = usual
            gateway.refuse = False
        assert await answers(house)
        assert await trouble(bot) is None


async def test_a_gateway_that_greets_and_never_begins_a_session_is_left(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.times = replace(QUICK_TIMES, session=0.3)
    gateway = house.playground.gateway
    nothing = dict[str, object]()
    on_ready, broken = gateway.on_ready, iter([{"user": None}, {"resume_gateway_url": 7}])

    def ready(session: Session) -> JSON:
        return {**on_ready(session), **next(broken, nothing)}

    monkeypatch.setattr(gateway, "on_ready", ready)
    async with house.bot() as bot:
        assert gateway.identifications == 3
        assert await answers(house)
        assert await trouble(bot) is None


async def test_a_name_that_nobody_resolves_is_asked_for_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.times = replace(QUICK_TIMES, resume_refusals=1)
    gateway = house.playground.gateway
    async with house.bot() as bot:
        async with back(bot, anew=True):
            gateway.refuse_resumes = True
            there = DiscordWebSocket.DEFAULT_GATEWAY
            monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL("ws://gateway.invalid/"))
            await gateway.drop()
            for _ in range(3):
                await bot.wait_for("disconnect")
            assert await trouble(bot) == "cli-alive-gateway"
            monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", there)
        assert await answers(house)


async def test_only_a_token_that_discord_refuses_elsewhere_too_ends_the_bot(house: House) -> None:
    async def run() -> None:
        async with house.bot() as bot:
            house.playground.faults.status(401, path="/users/@me")
            await house.playground.gateway.drop(4004)
            await bot.wait_for("disconnect")
            house.playground.gateway.refuse = True  # it makes no other attempt

    with pytest.raises(discord.LoginFailure):
        await run()
    assert house.playground.gateway.refused == 0


def event(name: object, data: object, number: object = None) -> str:
    return json.dumps({"op": 0, "t": name, "s": number, "d": data})


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "[]",
        "7",
        "null",
        "[" * 100_000,
        '{"op": 77, "d": null}',
        '{"op": 10, "d": null}',
        event("NOBODY_KNOWS", {"id": "1"}),
        event(["A", "LIST"], {}),
        event("CHANNEL_UPDATE", None),
        event("GUILD_CREATE", {"id": "no number"}),
        event("GUILD_DELETE", {}),
        event("GUILD_UPDATE", {"id": []}),
        event("INTERACTION_CREATE", {"type": 3}),
        event("THREAD_LIST_SYNC", {"guild_id": "1", "threads": None}),
        event("RESUMED", None),
        event("GUILD_ROLE_UPDATE", {}, number="many"),
    ],
)
async def test_an_event_that_cannot_be_read_is_passed_over(house: House, message: str) -> None:
    gateway = house.playground.gateway
    async with house.bot() as bot:
        gateway.send_raw(message)
        assert await answers(house)
        assert await trouble(bot) is None
        async with back(bot):  # with the number of the last event that could be read
            await gateway.drop()
        assert await answers(house)
    assert gateway.identifications == 1


async def test_what_an_unreadable_event_says_stays_out_of_the_log(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    async with house.bot():
        # discord.py reads the id as a number, and the error would quote it
        house.playground.gateway.send_raw('{"op": 0, "s": 99, "t": "CHANNEL_DELETE", "d": {"guild_id": "a-secret"}}')
        assert await answers(house)
    assert "CHANNEL_DELETE (ValueError:" in caplog.text
    assert "a-secret" not in caplog.text


async def test_a_stream_that_cannot_be_unpacked_is_begun_anew(house: House) -> None:
    async with house.bot() as bot:
        async with back(bot):
            house.playground.gateway.send_raw(b"no stream\x00\x00\xff\xff")
        assert await answers(house)


async def test_health_names_the_gateway_for_as_long_as_it_refuses(house: House) -> None:
    gateway = house.playground.gateway
    async with house.bot() as bot, back(bot, anew=True):
        gateway.refuse = True
        await gateway.drop()
        for _ in range(2 * house.times.resume_refusals):
            await bot.wait_for("disconnect")
            assert await trouble(bot) == "cli-alive-gateway"
        gateway.refuse = False


async def test_health_names_a_database_that_another_program_has_locked(house: House) -> None:
    async with house.bot() as bot:
        with closing(sqlite3.connect(house.database.removeprefix("sqlite:///"), isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            beat = await heartbeat_of(bot, "playground")
            assert (beat.gateway, beat.database) == (True, "store-locked")
            assert trouble_with(beat, beat.at) == "cli-alive-database"
            other.execute("ROLLBACK")
        await well_after_a_minute(bot)


@pytest.mark.skipif(sys.platform == "win32", reason="no such limit there")
async def test_health_names_a_database_whose_disk_takes_nothing(house: House) -> None:
    import resource

    async with house.bot() as bot:
        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
        try:
            assert await trouble(bot) == "cli-alive-database"
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
        await well_after_a_minute(bot)


async def test_health_names_a_database_whose_file_is_gone(house: House) -> None:
    file = Path(house.database.removeprefix("sqlite:///"))
    async with house.bot() as bot:
        away = file.rename(file.with_name("away"))  # noqa: ASYNC240  # a moment
        beat = await heartbeat_of(bot, "playground")
        assert (beat.database, trouble_with(beat, beat.at)) == ("store-moved", "cli-alive-database")
        away.rename(file)
        await well_after_a_minute(bot)
