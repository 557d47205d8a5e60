"""The sign of life of a bot that is just starting."""

import asyncio
import threading
from contextlib import suppress
from pathlib import Path

import pytest

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
    await asyncio.wait_for(wanted.wait(), 60)
    beating.cancel()
    with suppress(asyncio.CancelledError):
        await beating
    assert not file.exists()


async def test_a_bot_that_stops_leaves_no_sign_of_life_however_slow_its_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, write = tmp_path / "heartbeat.json", heartbeat.write_heartbeat
    begun, may_write, written = threading.Event(), threading.Event(), threading.Event()

    def slow(path: Path, beat: Heartbeat) -> None:
        begun.set()
        may_write.wait(60)
        write(path, beat)
        written.set()

    async def look() -> Heartbeat:
        return Heartbeat(1.0, "discord", gateway=True, database=True)

    monkeypatch.setattr(heartbeat, "write_heartbeat", slow)
    beating = asyncio.create_task(heartbeat.keep_beating(file, look, every=3600, soon=0))
    await asyncio.to_thread(begun.wait, 60)
    beating.cancel()
    await asyncio.sleep(0)
    may_write.set()
    with suppress(asyncio.CancelledError):
        await beating
    await asyncio.to_thread(written.wait, 60)
    assert not file.exists()
