"""The sign of life of a bot that is just starting, and of one whose disk is full."""

import asyncio
import json
import os
import threading
from contextlib import suppress
from pathlib import Path

import pytest

from bot import heartbeat
from bot.heartbeat import Heartbeat
from bot.store.errors import STORE_REASONS


async def test_a_bot_that_is_well_again_says_so_at_once(tmp_path: Path) -> None:
    file, wanted = tmp_path / "heartbeat.json", asyncio.Event()
    looks = iter([False, False, True])

    async def look() -> Heartbeat:
        found = Heartbeat(1.0, "discord", gateway=next(looks), database=None)
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
        return Heartbeat(1.0, "discord", gateway=True, database=None)

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


WELL = Heartbeat(1.0, "discord", gateway=True, database=None)
ILL = Heartbeat(2.0, "discord", gateway=True, database="store-full")


def _leave_no_room_for_another_file_beside(file: Path) -> None:
    file.with_name(f"{file.name}.{os.getpid()}").mkdir()


def test_a_full_disk_is_said_over_the_last_heartbeat(tmp_path: Path) -> None:
    file = tmp_path / "heartbeat.json"
    heartbeat.write_heartbeat(file, WELL)
    _leave_no_room_for_another_file_beside(file)
    heartbeat.write_heartbeat(file, ILL)
    assert heartbeat.read_heartbeat(file) == ILL
    heartbeat.write_heartbeat(file, WELL)
    assert heartbeat.read_heartbeat(file) == WELL


def test_a_heartbeat_that_cannot_be_written_leaves_none_that_says_all_is_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError("full")

    file = tmp_path / "heartbeat.json"
    heartbeat.write_heartbeat(file, WELL)
    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(OSError, match="full"):
        heartbeat.write_heartbeat(file, ILL)
    monkeypatch.undo()
    assert not file.exists()


def test_every_heartbeat_fits_over_another() -> None:
    longest = max(STORE_REASONS, key=len)
    task = "a name longer than any task has"
    beat = Heartbeat(1764183600.1234567, "playground", gateway=False, database=longest, is_starting=False, task=task)
    assert len(json.dumps(beat._asdict())) <= heartbeat.SIZE
