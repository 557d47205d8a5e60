"""The sheets that say to someone what they look for: they are told what came of it where they read that they look.

Nothing depends on it: a sheet can be edited for 15 minutes, and what is kept of it is lost with the process.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

from cachetools import LRUCache

from bot.discord.request_errors import REQUEST_ERRORS
from bot.table.table import Table
from bot.table.values import UserId

log = logging.getLogger(__name__)

MOST: Final = 1024
"""People and speeds whose sheets are known."""

ShowEnd = Callable[[Table | None], Awaitable[None]]
"""Puts into a sheet that its search is over; given the table to which it has led, if any."""


class SearchSheets:
    """The sheets of all who look for a game."""

    def __init__(self) -> None:
        self._open: LRUCache[tuple[UserId, str], list[tuple[asyncio.Event, ShowEnd]]] = LRUCache(MOST)

    @asynccontextmanager
    async def opening(self, user: UserId, speed: str, show_end: ShowEnd) -> AsyncGenerator[None]:
        """Keep a sheet that is shown meanwhile; where the search is over before, the sheet says so once it is shown."""
        is_shown = asyncio.Event()
        sheet = is_shown, show_end
        sheets = self._open.setdefault((user, speed), [])
        sheets.append(sheet)
        try:
            yield
        except BaseException:
            with suppress(ValueError):  # closed meanwhile
                sheets.remove(sheet)
            raise
        finally:
            is_shown.set()

    async def close(self, user: UserId, speed: str, table: Table | None) -> None:
        """Say in someone's sheets that their search at that speed is over, and where it has led. Never fails."""
        for is_shown, show_end in self._open.pop((user, speed), []):
            await is_shown.wait()
            try:
                await show_end(table)
            except REQUEST_ERRORS as error:
                log.info("a sheet of someone who looked for a game stays as it is: %s", type(error).__name__)
