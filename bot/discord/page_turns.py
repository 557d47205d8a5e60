"""Pages that are turned faster than they are drawn: only the newest press counts."""

import asyncio
from dataclasses import dataclass, field
from typing import Final

from cachetools import LRUCache

REMEMBERED: Final = 1000
"""The number of messages whose newest press is remembered."""


@dataclass(slots=True)
class _PagedMessage:
    """A message with pages: its newest press, and the lock to send a page under."""

    newest: int = 0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class PageTurns:
    """The newest press of each message with pages: of two in flight the older one must not win."""

    def __init__(self) -> None:
        self._turned: LRUCache[int, _PagedMessage] = LRUCache(REMEMBERED)

    def begin(self, message: int, interaction: int) -> asyncio.Lock:
        """Note a press, and return the lock to hold while the page is sent."""
        turned = self._turned.setdefault(message, _PagedMessage())
        turned.newest = max(interaction, turned.newest)
        return turned.lock

    def is_newest(self, message: int, interaction: int) -> bool:
        """Return whether this is the newest press there."""
        turned = self._turned.get(message)
        return turned is None or turned.newest <= interaction
