"""Pictures drawn off the event loop, in a pool as large as the cores; the newest ones are kept."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final

from bot.client import Services
from bot.i18n.catalogue import Speaker
from bot.render.board import board_picture
from bot.render.hand import hand_picture
from bot.render.look import Look
from bot.render.theme import DARK
from bot.rules import Event, Observation

log = logging.getLogger(__name__)

KEPT: Final = 64


class Pictures:
    """Draws boards and hands as PNG bytes."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._look = Look(DARK, services.fonts, services.sprites)
        self._kept: OrderedDict[object, bytes] = OrderedDict()

    async def board(
        self, key: object, seen: Observation, names: Sequence[str], speaker: Speaker, *, changed: Sequence[Event] = ()
    ) -> bytes | None:
        """The board's picture; `key` tells one position of one table from all others. None where it cannot be drawn.

        `changed` is what has just happened; it belongs to the key, too.
        """
        look = self._look
        return await self._drawn(
            ("board", key, speaker.locale), lambda: board_picture(seen, names, speaker, look, changed=changed)
        )

    async def hand(self, seen: Observation, names: Sequence[str], speaker: Speaker) -> bytes | None:
        """A hand's picture, None where it cannot be drawn. Never kept: it is its owner's alone."""
        look = self._look
        return await self._draw(lambda: hand_picture(seen, names, speaker, look))

    async def _drawn(self, key: object, draw: Callable[[], bytes]) -> bytes | None:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        picture = await self._draw(draw)
        if picture is None:
            return None
        self._kept[key] = picture
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return picture

    async def _draw(self, draw: Callable[[], bytes]) -> bytes | None:
        """A picture must never keep a game from going on: what cannot be drawn is our bug, and the text goes alone."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._services.drawing, draw)
        except Exception:
            log.exception("a picture could not be drawn")
            return None
