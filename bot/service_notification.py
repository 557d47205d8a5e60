"""What a service manager such as systemd is told of the running bot, by its protocol `sd_notify`."""

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from bot.settings import ServiceManager

SOON: Final = 0.2
"""Seconds between two looks whether the bot is ready."""


def notify(manager: ServiceManager, state: str) -> None:
    """Send one state, such as `READY=1`. A manager that is gone, or does not listen, is no trouble of the bot's."""
    address = "\0" + manager.socket[1:] if manager.socket.startswith("@") else manager.socket
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sending:
        sending.setblocking(False)
        sending.sendto(state.encode(), address)


async def keep_notifying(manager: ServiceManager, is_ready: Callable[[], bool], stopping: asyncio.Event) -> None:
    """Say when the bot is ready, that its event loop runs, and when it stops, until cancelled."""
    while not is_ready():
        if await _comes(stopping, SOON):
            break
    else:
        notify(manager, "READY=1")
    # twice in the time that may pass, as the manual of systemd has it
    pause = manager.watchdog and manager.watchdog / 2
    while not await _comes(stopping, pause):
        notify(manager, "WATCHDOG=1")
    notify(manager, "STOPPING=1")
    while pause:  # an orderly end takes its time
        await asyncio.sleep(pause)
        notify(manager, "WATCHDOG=1")


async def _comes(event: asyncio.Event, seconds: float | None) -> bool:
    with suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), seconds)
    return event.is_set()
