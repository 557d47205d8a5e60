"""Pages that are turned faster than they are drawn."""

import asyncio
from collections import OrderedDict
from typing import Final

REMEMBERED: Final = 1000
"""Messages whose newest press is remembered."""


class PageTurns:
    """Which press of a page was the last: of two in flight the older one must not win."""

    def __init__(self) -> None:
        self._newest: OrderedDict[int, int] = OrderedDict()
        self._locks: OrderedDict[int, asyncio.Lock] = OrderedDict()

    def begin(self, message: int, interaction: int) -> asyncio.Lock:
        """Notes a press; the lock to hold while the page is sent."""
        self._newest[message] = max(interaction, self._newest.get(message, 0))
        lock = self._locks.setdefault(message, asyncio.Lock())
        for known in (self._newest, self._locks):
            known.move_to_end(message)
            while len(known) > REMEMBERED:
                known.popitem(last=False)
        return lock

    def is_newest(self, message: int, interaction: int) -> bool:
        """Whether nobody has pressed there since."""
        return self._newest.get(message, 0) <= interaction
