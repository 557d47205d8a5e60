"""A playground and a sample bot for each test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import aiohttp
import pytest
import yarl
from discord import asset, gateway, http

from bot.playground.people import ChannelRef, GuildRef, Person, ScriptedPlayground
from tests.patience import PATIENT

from .raw import Raw
from .sample_bot import SampleBot

PATIENCE = 60.0
"""Seconds anything may take, however busy the machine is; waits end with an event, not with this time."""


@pytest.fixture
def discord_addresses() -> Iterator[None]:
    """Restore discord.py's addresses after the test."""
    stored = http.Route.BASE, gateway.DiscordWebSocket.DEFAULT_GATEWAY, asset.Asset.BASE
    yield
    http.Route.BASE, gateway.DiscordWebSocket.DEFAULT_GATEWAY, asset.Asset.BASE = stored


def point_discord_at(playground: ScriptedPlayground) -> None:
    http.Route.BASE = playground.api_base
    gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(playground.gateway_url)
    setattr(asset.Asset, "BASE", playground.cdn_base)  # noqa: B010 - declared as a literal


@pytest.fixture
async def playground(discord_addresses: None) -> AsyncIterator[ScriptedPlayground]:
    async with ScriptedPlayground(first_answer=PATIENCE) as made:
        point_discord_at(made)
        yield made


@dataclass
class Table:
    """A guild with two people, a channel and the sample bot."""

    playground: ScriptedPlayground
    bot: SampleBot
    ann: Person
    bob: Person
    guild: GuildRef
    channel: ChannelRef


@asynccontextmanager
async def running_bot(playground: ScriptedPlayground) -> AsyncGenerator[SampleBot]:
    """Run the sample bot, connected and ready, and close it afterwards."""
    bot = SampleBot()
    task = asyncio.create_task(bot.start(playground.token))
    ready = asyncio.create_task(bot.wait_until_synced())
    try:
        await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
        if task.done():
            task.result()
        yield bot
    finally:
        ready.cancel()
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)


async def create_guild_with_people(playground: ScriptedPlayground) -> tuple[Person, Person, GuildRef, ChannelRef]:
    people = playground.people
    ann = await people.person("Ann", locale="fr")
    bob = await people.person("Bób 🎲")
    guild = await people.guild("Games", owner=ann, members=[bob])
    return ann, bob, guild, await people.channel(guild, "table")


@pytest.fixture
async def table(playground: ScriptedPlayground) -> AsyncIterator[Table]:
    ann, bob, guild, channel = await create_guild_with_people(playground)
    async with running_bot(playground) as bot:
        yield Table(playground, bot, ann, bob, guild, channel)


@pytest.fixture
async def raw(playground: ScriptedPlayground) -> AsyncIterator[Raw]:
    """Plain requests to the playground."""
    async with aiohttp.ClientSession(timeout=PATIENT) as session:
        yield Raw(playground, session)


@pytest.fixture
async def place(playground: ScriptedPlayground) -> tuple[Person, ChannelRef]:
    """A person and a channel they see."""
    ann, _, _, channel = await create_guild_with_people(playground)
    return ann, channel
