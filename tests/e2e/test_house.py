"""The house that other tests play in."""

import asyncio
from pathlib import Path
from typing import cast

import pytest

from bot.playground.people import ScriptedPlayground
from tests.e2e import killed_bot
from tests.e2e.house import opened_house, ready_unless_ended


async def test_a_bot_that_cannot_start_is_not_waited_for(tmp_path: Path) -> None:
    async with opened_house(tmp_path) as house:
        house.cogs = ["cogs.no_such_cog"]
        with pytest.raises(ModuleNotFoundError):
            async with asyncio.timeout(60), house.bot():
                pass


async def test_a_bot_whose_process_has_ended_is_not_waited_for(tmp_path: Path) -> None:
    async with opened_house(tmp_path) as house:
        process = killed_bot.start(killed_bot.fork_server(), house.playground, "sqlite:///:memory:")
        try:
            async with asyncio.timeout(60):
                with pytest.raises(AssertionError, match="ended before it was ready: 1"):
                    await killed_bot.ready(house.playground, process)
        finally:
            process.kill()
            await asyncio.to_thread(process.join)


class Slow:
    """A playground whose bot is ready after so many waits in vain, each of which has heard so many requests of it."""

    def __init__(self, *heard: int) -> None:
        self.people = self
        self.requests: list[str] = []
        self._heard = iter(heard)

    async def bot_ready(self) -> None:
        for requests in self._heard:
            self.requests += ["GET /"] * requests
            raise TimeoutError


async def _waited(playground: Slow) -> None:
    running = asyncio.get_running_loop().create_future()
    await ready_unless_ended(cast("ScriptedPlayground", playground), running)


async def test_a_slow_bot_is_waited_for_while_it_is_heard_of() -> None:
    await _waited(Slow(3, 1))


async def test_a_bot_that_has_fallen_silent_is_not_waited_for() -> None:
    with pytest.raises(TimeoutError):
        await _waited(Slow(3, 0, 1))
