"""Who hears that all clocks have been shifted at once: the messages of many tables are behind then."""

from collections.abc import Awaitable, Callable

from bot.manager.keyed_worker import KeyedWorker
from bot.store import is_store_error
from bot.supervision import DOUBLING


class ClockShifts:
    """Tells of shifted clocks, apart from the press that has noticed the shift, which waits for none of it."""

    def __init__(self) -> None:
        self._callbacks: list[Callable[[], Awaitable[None]]] = []
        self._telling = KeyedWorker[Callable[[], Awaitable[None]]](
            "clocks-shifted", _call, pauses=DOUBLING, is_passing=is_store_error
        )

    def on_shift(self, callback: Callable[[], Awaitable[None]]) -> None:
        """Await this after all clocks have been shifted. Where the database refuses it is tried again."""
        self._callbacks.append(callback)

    def tell(self) -> None:
        """Say that all clocks have been shifted. Returns at once."""
        for callback in self._callbacks:
            self._telling.wake(callback)

    async def stop(self) -> None:
        """Give up what is under way, and tell nothing more."""
        await self._telling.stop()


async def _call(callback: Callable[[], Awaitable[None]]) -> None:
    await callback()
