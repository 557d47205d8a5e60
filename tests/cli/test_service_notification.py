"""What systemd is told: over a real socket, of a bot that starts, works and stops."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Generator
from contextlib import suppress
from pathlib import Path

import pytest

from bot.service_notification import keep_notifying
from bot.settings import ServiceManager

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no such sockets there")


@pytest.fixture
def heard(tmp_path: Path) -> Generator[socket.socket]:
    """The socket on which a service manager listens."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(str(tmp_path / "notify"))
        listening.settimeout(60)
        yield listening


async def test_it_is_ready_then_gives_signs_of_life_then_stops(heard: socket.socket) -> None:
    async def next_state() -> bytes:
        return await asyncio.to_thread(heard.recv, 100)

    is_ready, stopping = False, asyncio.Event()
    manager = ServiceManager(heard.getsockname(), watchdog=0.02)
    telling = asyncio.create_task(keep_notifying(manager, lambda: is_ready, stopping))
    await asyncio.sleep(0)
    heard.setblocking(False)
    with pytest.raises(BlockingIOError):
        heard.recv(100)
    heard.settimeout(60)
    is_ready = True
    assert [await next_state() for _ in range(3)] == [b"READY=1", b"WATCHDOG=1", b"WATCHDOG=1"]
    stopping.set()
    while (state := await next_state()) == b"WATCHDOG=1":
        pass
    assert state == b"STOPPING=1"
    assert await next_state() == b"WATCHDOG=1", "an orderly end may take longer than that"
    telling.cancel()
    with suppress(asyncio.CancelledError):
        await telling


def test_a_watchdog_of_another_process_is_not_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    assert ServiceManager.of_process() is None
    monkeypatch.setenv("NOTIFY_SOCKET", "@here")
    monkeypatch.setenv("WATCHDOG_USEC", "30000000")
    monkeypatch.setenv("WATCHDOG_PID", str(os.getpid()))
    assert ServiceManager.of_process() == ServiceManager("@here", 30.0)
    monkeypatch.setenv("WATCHDOG_PID", "1")
    assert ServiceManager.of_process() == ServiceManager("@here", None)


def test_a_bot_says_that_it_is_ready_and_that_it_stops(heard: socket.socket) -> None:
    environment = {**os.environ, "NOTIFY_SOCKET": heard.getsockname()}
    command = [sys.executable, "-m", "bot", "run", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment) as bot:
        try:
            assert heard.recv(100) == b"READY=1"
        finally:
            bot.send_signal(signal.SIGTERM)
        assert heard.recv(100) == b"STOPPING=1"
        assert bot.wait(60) == 0
