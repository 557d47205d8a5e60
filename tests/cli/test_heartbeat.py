"""The sign of life of a bot that is just starting."""

import asyncio
from contextlib import suppress
from pathlib import Path

from bot import heartbeat
from bot.heartbeat import Heartbeat


async def test_a_bot_that_is_well_again_says_so_at_once(tmp_path: Path) -> None:
    file, wanted = tmp_path / "heartbeat.json", asyncio.Event()
    looks = iter([False, False, True])

    async def look() -> Heartbeat:
        found = Heartbeat(1.0, "discord", gateway=next(looks), database=True)
        if found.gateway:
            wanted.set()
        return found

    beating = asyncio.create_task(heartbeat.keep_beating(file, look, every=3600, soon=0))
    await asyncio.wait_for(wanted.wait(), 10)
    beating.cancel()
    with suppress(asyncio.CancelledError):
        await beating
    assert not file.exists()
