"""What is being answered: counted, so that the bot stops only once it has been."""

import asyncio
from collections.abc import Generator
from contextlib import contextmanager, suppress


class InFlight:
    """How many answers are under way, and whether more may begin."""

    def __init__(self) -> None:
        self.is_closing = False
        self._count = 0
        self._idle = asyncio.Event()
        self._idle.set()

    @contextmanager
    def answering(self) -> Generator[None]:
        """Something is being answered: `drained` waits for it."""
        self._count += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._count -= 1
            if not self._count:
                self._idle.set()

    def close(self) -> None:
        """Lets nothing more begin."""
        self.is_closing = True

    async def drained(self, patience: float) -> None:
        """Returns once everything has been answered, at the latest after `patience` seconds."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._idle.wait(), patience)
