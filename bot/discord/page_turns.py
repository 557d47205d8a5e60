"""Pages that are turned faster than they are drawn."""

import asyncio
from dataclasses import dataclass, field
from typing import Final

from cachetools import LRUCache

REMEMBERED: Final = 1000
"""Messages whose newest press is remembered."""


@dataclass(slots=True)
class _Turned:
    """A message whose pages are turned: its newest press, and the lock to send a page under."""

    newest: int = 0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class PageTurns:
    """Which press of a page was the last: of two in flight the older one must not win."""

    def __init__(self) -> None:
        self._turned: LRUCache[int, _Turned] = LRUCache(REMEMBERED)

    def begin(self, message: int, interaction: int) -> asyncio.Lock:
        """Notes a press; the lock to hold while the page is sent."""
        turned = self._turned.setdefault(message, _Turned())
        turned.newest = max(interaction, turned.newest)
        return turned.lock

    def is_newest(self, message: int, interaction: int) -> bool:
        """Whether nobody has pressed there since."""
        turned = self._turned.get(message)
        return turned is None or turned.newest <= interaction
