"""Settings that were read once: every press asks for somebody's, and hardly anybody ever changes them.

They hold for this process's own database; who writes past it is noticed at the next start.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from typing import Any, Final

from cachetools import LRUCache

MOST: Final = 4096
"""People, or servers, remembered; the least recently asked for go first."""

Settings = dict[str, Any]


class SettingsCache:
    """The settings of people, or of servers, by name."""

    def __init__(self, most: int = MOST) -> None:
        self._cache: LRUCache[int, Settings] = LRUCache(most)
        self._changes = 0
        self._one = asyncio.Lock()

    async def of(
        self, keys: Collection[int], read: Callable[[Collection[int]], Awaitable[dict[int, Settings]]]
    ) -> dict[int, Settings]:
        """The settings of each of them; `read` is asked for those that are not known."""
        found = self._known(keys)
        if len(found) < len(set(keys)):
            async with self._one:  # many ask at once for what none of them knows
                found = self._known(keys)
                unknown = [key for key in keys if key not in found]
                if unknown:
                    found |= await self._read(unknown, read)
        # copies: whoever changes what he gets must not change what others are given
        return {key: dict(settings) for key, settings in found.items()}

    def forget(self, key: int) -> None:
        """Drops what is cached of one of them: it has changed."""
        self._changes += 1
        self._cache.pop(key, None)

    def _known(self, keys: Collection[int]) -> dict[int, Settings]:
        return {key: self._cache[key] for key in keys if key in self._cache}

    async def _read(
        self, keys: Collection[int], read: Callable[[Collection[int]], Awaitable[dict[int, Settings]]]
    ) -> dict[int, Settings]:
        changes = self._changes
        known = await read(keys)
        found = {key: known.get(key, {}) for key in keys}
        if changes == self._changes:  # otherwise this may be what was before
            self._cache.update(found)
        return found
