"""The sheets that say to someone what they look for: they are told what came of it where they read that they look.

A sheet can be edited for 15 minutes. Before that ends it says where to read how the search stands, so that no sheet
goes on saying that someone looks who plays by then. What is known of sheets is lost with the process.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from cachetools import LRUCache

from bot.discord.request_errors import REQUEST_ERRORS
from bot.pages.hand.live_hands import LIFE
from bot.table.table import Table
from bot.table.values import UserId

log = logging.getLogger(__name__)

MOST: Final = 1024
"""People and speeds whose sheets are known."""


@dataclass(frozen=True, slots=True, eq=False)
class SearchSheet:
    """A sheet, and what puts something else into it."""

    opened_at: datetime
    show_end: Callable[[Table | None], Awaitable[None]]
    """Shows that the search is over, and the table to which it has led, if any."""
    show_elsewhere: Callable[[], Awaitable[None]]
    """Shows where to read how the search stands."""


class SearchSheets:
    """The sheets of all who look for a game."""

    def __init__(self) -> None:
        self._open: LRUCache[tuple[UserId, str], list[tuple[SearchSheet, asyncio.Event]]] = LRUCache(MOST)

    @asynccontextmanager
    async def opening(self, user: UserId, speed: str, sheet: SearchSheet) -> AsyncGenerator[None]:
        """Keep a sheet that is shown meanwhile; where the search is over before, the sheet says so once it is shown."""
        is_shown = asyncio.Event()
        sheets = self._open.setdefault((user, speed), [])
        sheets.append((sheet, is_shown))
        try:
            yield
        except BaseException:
            with suppress(ValueError):  # closed meanwhile
                sheets.remove((sheet, is_shown))
            raise
        finally:
            is_shown.set()

    @property
    def next_at(self) -> datetime | None:
        """When the oldest sheet can soon not be edited any more."""
        opened = (sheet.opened_at for sheets in self._open.values() for sheet, _ in sheets)
        return min((at + LIFE for at in opened), default=None)

    async def close(self, user: UserId, speed: str, table: Table | None) -> None:
        """Say in someone's sheets that their search at that speed is over, and where it has led. Never fails."""
        for sheet, is_shown in self._open.pop((user, speed), []):
            await is_shown.wait()
            await _edit(sheet.show_end(table))

    async def leave_old(self, now: datetime) -> None:
        """Say in the sheets that can soon not be edited any more where to read how things stand. Never fails."""
        for key, sheets in [*self._open.items()]:
            for each in [each for each in sheets if each[0].opened_at + LIFE <= now]:
                await each[1].wait()
                if self._open.get(key) is sheets and each in sheets:  # the search may be over meanwhile
                    sheets.remove(each)
                    await _edit(each[0].show_elsewhere())


async def _edit(edit: Awaitable[None]) -> None:
    try:
        await edit
    except REQUEST_ERRORS as error:
        log.info("a sheet of someone who looks for a game stays as it is: %s", type(error).__name__)
