"""Films of games: made one at a time in the drawing pool, a fraction of a second's work at once.

Two who ask for the same film share the work; the last ones made are kept.
"""

import asyncio
from collections.abc import Sequence
from typing import Final

from cachetools import LRUCache

from bot.client import Services
from bot.drawing.fonts import legible
from bot.drawing.look import Look
from bot.games.civ.game import civ_game
from bot.games.civ.pages.replay.frames import shots
from bot.games.civ.pictures.film import LARGEST, Film
from bot.i18n.catalogue import Localizer
from bot.reasons import ShuttingDown
from bot.table.table import Table

CACHE_BYTES: Final = 32_000_000
"""Bytes of films kept in memory."""
Key = tuple[object, ...]


class Making:
    """A film being made."""

    def __init__(self) -> None:
        self.is_begun = False
        """Whether its turn has come: one film is made at a time."""
        self.film: Film | None = None
        """None until it is known what its frames show."""
        self.task: asyncio.Task[bytes]

    async def within(self, seconds: float) -> bytes | None:
        """The film, or None where it is not done so soon. Raises `ShuttingDown`, `TooLarge`."""
        await asyncio.wait({self.task}, timeout=seconds)
        if not self.task.done():
            return None
        if self.task.cancelled():
            raise ShuttingDown
        return self.task.result()


class Films:
    """The films of this process."""

    def __init__(self, services: Services) -> None:
        self._drawing = services.drawing
        self._makings: dict[Key, Making] = {}
        # by bytes, since films differ in size by a factor of hundreds
        self._cache: LRUCache[Key, bytes] = LRUCache(CACHE_BYTES, getsizeof=len)
        # one at a time: a film takes a core for many seconds, and hands are drawn by the same ones
        self._one = asyncio.Semaphore(1)
        self._is_closing = False

    def cached(self, table: Table, viewer: int | None, localizer: Localizer, look: Look, most: int) -> bytes | None:
        """The film of a finished game, if it was made a short while ago."""
        return self._cache.get(_key(table, viewer, localizer, look, most))

    def make(self, table: Table, viewer: int | None, localizer: Localizer, look: Look, most: int) -> Making:
        """The film of a finished game of at most so many bytes, begun now unless it is being made already."""
        if self._is_closing:
            raise ShuttingDown
        key = _key(table, viewer, localizer, look, most)
        if key not in self._makings:
            making = self._makings[key] = Making()
            work = self._made(making, key, table, viewer, localizer, look, most)
            making.is_begun = not self._one.locked()
            making.task = asyncio.create_task(work, name=f"film of table {table.id}")
            making.task.add_done_callback(lambda task: self._landed(key, task))
        return self._makings[key]

    async def stop(self) -> None:
        """Gives up what is being made; who waits for it is told."""
        self._is_closing = True
        tasks: Sequence[asyncio.Task[bytes]] = [making.task for making in self._makings.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _made(
        self, making: Making, key: Key, table: Table, viewer: int | None, localizer: Localizer, look: Look, most: int
    ) -> bytes:
        run = asyncio.get_running_loop().run_in_executor
        game, names = civ_game(table.match), legible(table.names, look.fonts)
        assert game is not None
        async with self._one:
            making.is_begun = True
            taken = await run(self._drawing, lambda: shots(game, viewer, names, localizer))
            film = making.film = Film(taken, names, localizer, look, most=most)
            while not film.is_done:
                await run(self._drawing, film.advance)
        self._cache[key] = film.data
        return film.data

    def _landed(self, key: Key, task: "asyncio.Task[bytes]") -> None:
        self._makings.pop(key, None)
        if not task.cancelled():
            task.exception()  # looked at here, in case whoever asked has gone


def _key(table: Table, viewer: int | None, localizer: Localizer, look: Look, most: int) -> Key:
    return table.id, viewer, localizer.locale, look.theme.name, min(most, LARGEST)
