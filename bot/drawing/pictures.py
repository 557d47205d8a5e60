"""Pictures drawn off the event loop, in a thread of their own, with a cache of the newest."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Executor
from io import BytesIO
from typing import Final, TypeVar

from cachetools import LRUCache
from PIL import Image, ImageOps

from bot.drawing.fonts import Fonts
from bot.drawing.look import Look
from bot.drawing.sprites import Sprites
from bot.drawing.theme import THEMES
from bot.meters import NO_METERS, Meters

T = TypeVar("T")

THEME: Final = "light"
"""The theme where none is named."""
_CACHE_SIZE: Final = 64
_SMALLER: Final = ((800, 64), (550, 64), (550, 32))
"""Widths in pixels and numbers of colours of smaller pictures; below the last one a board could not be read."""

_log: Final = logging.getLogger(__name__)


class Pictures:
    """Draws pictures of any game as PNG bytes.

    A picture must never stop a game: what cannot be drawn is our bug, is logged, and the text goes alone.
    """

    def __init__(self, drawing: Executor, fonts: Fonts, sprites: Sprites, meters: Meters = NO_METERS) -> None:
        """Take `drawing`, the thread that draws."""
        self._drawing = drawing
        self._meters = meters
        self._looks = {name: Look(theme, fonts, sprites) for name, theme in THEMES.items()}
        self._cache: LRUCache[object, tuple[bytes, ...]] = LRUCache(_CACHE_SIZE)

    def look(self, theme: str) -> Look:
        """Return what pictures of a theme are drawn with. Raises `KeyError` for an unknown theme."""
        return self._looks[theme]

    async def cached(self, key: object, draw: Callable[[], bytes]) -> bytes | None:
        """Return a picture that many people see, from the cache or drawn; `key` is all that it shows."""
        found = await self.cached_all(key, lambda: (draw(),))
        return found[0] if found else None

    async def cached_all(self, key: object, draw: Callable[[], tuple[bytes, ...]]) -> tuple[bytes, ...] | None:
        """Return pictures that many people see, from the cache or drawn; `key` is all that they show together."""
        if (found := self._cache.get(key)) is not None:
            return found
        pictures = await self.worked_out("drawing", draw)
        if pictures is not None:
            self._cache[key] = pictures
        return pictures

    async def drawn(self, draw: Callable[[], bytes]) -> bytes | None:
        """Return a picture for one person alone, which is not cached; None if it cannot be drawn."""
        return await self.worked_out("drawing", draw)

    async def smaller(self, picture: bytes, most: int) -> bytes | None:
        """Return a picture of at most `most` bytes; None if it could not be read at that size."""
        return await self.worked_out("shrinking", lambda: _smaller(picture, most))

    async def worked_out(self, what: str, work: Callable[[], T]) -> T | None:
        """Return what `work` returns in the drawing thread; None if it fails, which is logged by the name `what`."""
        loop = asyncio.get_running_loop()
        began_at = loop.time()
        try:
            return await loop.run_in_executor(self._drawing, work)
        except Exception:
            _log.exception("%s has failed, it goes without", what)
            return None
        finally:
            self._meters.time_picture(loop.time() - began_at)


def _smaller(picture: bytes, most: int) -> bytes | None:
    """Return a narrower picture in fewer colours, a PNG of at most `most` bytes; None if none of `_SMALLER` is."""
    with Image.open(BytesIO(picture)) as opened:
        whole = opened.convert("RGB")
    for width, colours in _SMALLER:
        if width < whole.width:
            small = ImageOps.contain(whole, (width, whole.height))
            out = BytesIO()
            small.quantize(colours, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
            if out.tell() <= most:
                return out.getvalue()
    return None
