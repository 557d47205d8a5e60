"""Sleep until a time or a wake: how the alarm and the notifier wait over the database."""

import asyncio
from contextlib import suppress


class Sleeper:
    """Something that sleeps for so long, or until it is woken. A wake that comes while it is awake is not lost.

    It can be cancelled at any moment: `asyncio.wait_for` swallows a cancellation that meets a wake (Python 3.11).
    """

    def __init__(self) -> None:
        self._woken = asyncio.Event()

    def wake(self) -> None:
        """Ends the sleep, or keeps the next one from beginning. Returns at once."""
        self._woken.set()

    def look(self) -> None:
        """Says that whatever it was woken for is about to be looked at."""
        self._woken.clear()

    async def sleep(self, seconds: float) -> None:
        """Sleeps."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._woken.wait()
