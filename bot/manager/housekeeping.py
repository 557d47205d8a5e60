"""What is to be done every few seconds, whether or not anybody presses anything."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from bot.store import StoreError, log_store_error
from bot.supervision import SupervisedTask, Supervisor


class Housekeeping:
    """Does its chores one after another, in rounds. Where the database refuses one the round is over."""

    def __init__(self, chores: Sequence[Callable[[], Awaitable[object]]], supervisor: Supervisor) -> None:
        self._chores = chores
        self._supervisor = supervisor
        self._task: SupervisedTask | None = None
        self._due = 0.0
        """When the next round is due, by the event loop's clock."""

    def start(self, seconds: float) -> None:
        """Begin a round every so many seconds, the first after as many."""
        self._due = asyncio.get_running_loop().time() + seconds
        self._task = self._supervisor.supervised("housekeeping", partial(self._keep_house, seconds))

    async def stop(self) -> None:
        """Begin no more rounds, and give up one under way."""
        if self._task is not None:
            await self._task.stop()

    async def _keep_house(self, seconds: float) -> None:
        now = asyncio.get_running_loop().time
        while True:
            await asyncio.sleep(max(0.0, self._due - now()))  # nothing where the last round has failed
            try:
                for do in self._chores:
                    await do()
            except StoreError as error:
                log_store_error(error, "housekeeping")
            self._due = now() + seconds
