"""What was refused on a server is asked again: once for many changes, and twice at the end of a timeout."""

import asyncio
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import cast

import discord
import pytest

from bot.pages.board import regained_rights
from bot.pages.board.regained_rights import RegainedRights

UNTIL = datetime(2026, 3, 1, 12, tzinfo=UTC)


def _guild(*, is_timed_out: bool = False) -> discord.Guild:
    me = SimpleNamespace(timed_out_until=UNTIL, is_timed_out=lambda: is_timed_out)
    return cast("discord.Guild", SimpleNamespace(id=5, me=me))


def _rights(guild: discord.Guild, asked: asyncio.Queue[int]) -> RegainedRights:
    async def ask(guild: discord.Guild) -> None:
        asked.put_nowait(guild.id)

    def get_guild(_: int) -> discord.Guild:
        return guild

    client = SimpleNamespace(get_guild=get_guild)
    return RegainedRights(cast("discord.Client", client), [ask])


async def test_many_changes_at_once_are_looked_at_once() -> None:
    guild, asked = _guild(), asyncio.Queue[int]()
    rights = _rights(guild, asked)
    for _ in range(50):
        rights.check(guild)
    assert await asked.get() == guild.id
    await rights.stop()
    assert asked.empty()


async def test_at_the_end_of_a_timeout_is_asked_again_once_discords_clock_has_it_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(regained_rights, "EVERY", 0.0)
    waits, asked = asyncio.Queue[timedelta](), asyncio.Queue[int]()

    async def sleep_until(when: datetime) -> None:
        await asked.get()  # what came before: the change, then the first end
        waits.put_nowait(when - UNTIL)

    monkeypatch.setattr(discord.utils, "sleep_until", sleep_until)
    guild = _guild(is_timed_out=True)
    rights = _rights(guild, asked)
    rights.check(guild)
    assert [await waits.get(), await waits.get()] == [timedelta(seconds=1), timedelta(minutes=1)]
    assert await asked.get() == guild.id, "after the second, too"
    await rights.stop()
