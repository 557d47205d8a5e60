"""Pictures drawn off the event loop, in a pool as large as the cores; the newest ones are kept."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Final, TypeVar

from cachetools import LRUCache

from bot.drawing.downscaling import smaller
from bot.drawing.fonts import Fonts
from bot.drawing.look import Look
from bot.drawing.sprites import Sprites
from bot.drawing.theme import THEMES

log = logging.getLogger(__name__)

T = TypeVar("T")
CACHE_SIZE: Final = 64
THEME: Final = "light"
"""The theme where none is named."""


class Pictures:
    """Draws pictures of any game as PNG bytes. A picture must never keep a game from going on: what cannot be drawn is
    our bug, is logged, and the text goes alone."""

    def __init__(self, drawing: Executor, fonts: Fonts, sprites: Sprites) -> None:
        """`drawing` is the pool, of threads, that draws."""
        self._drawing = drawing
        self._looks = {name: Look(theme, fonts, sprites) for name, theme in THEMES.items()}
        self._cache: LRUCache[object, tuple[bytes, ...]] = LRUCache(CACHE_SIZE)

    def look(self, theme: str) -> Look:
        """What a theme draws with. Raises `KeyError` for one that is none."""
        return self._looks[theme]

    async def cached(self, key: object, draw: Callable[[], bytes]) -> bytes | None:
        """A picture that many see, drawn unless it has been lately; `key` is all that it shows."""
        found = await self.cached_all(key, lambda: (draw(),))
        return found[0] if found else None

    async def cached_all(self, key: object, draw: Callable[[], tuple[bytes, ...]]) -> tuple[bytes, ...] | None:
        """Pictures that many see together, drawn unless they have been lately; `key` is all that they show."""
        if (found := self._cache.get(key)) is not None:
            return found
        pictures = await self.worked_out("drawing", draw)
        if pictures is not None:
            self._cache[key] = pictures
        return pictures

    async def drawn(self, draw: Callable[[], bytes]) -> bytes | None:
        """A picture, None where it cannot be drawn. Never kept: it is one person's alone."""
        return await self.worked_out("drawing", draw)

    async def smaller(self, picture: bytes, most: int) -> bytes | None:
        """A picture of at most so many bytes; None where it could not be read any more."""
        return await self.worked_out("shrinking", lambda: smaller(picture, most))

    async def worked_out(self, what: str, work: Callable[[], T]) -> T | None:
        """What `work` makes in the pool; None where it fails, which is logged by the name of `what`."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._drawing, work)
        except Exception:
            log.exception("%s has failed, it goes without", what)
            return None
