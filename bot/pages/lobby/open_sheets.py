"""The sheets of *Set up* that are still open: they follow what is changed at their lobby by its own buttons.

Nothing depends on it: a choice in a sheet that has grown old shows it again as it is by then.
"""

import logging
from collections.abc import Awaitable, Callable
from typing import Final

import discord
from cachetools import LRUCache

from bot.discord.error_codes import is_passing
from bot.table.table import Table
from bot.table.values import Options, Participant, Status, TableId

log = logging.getLogger(__name__)

REMEMBERED: Final = 1024
"""The number of open sheets that are kept: the newest of each table, whose owner alone may open one."""

Redraw = Callable[[Table], Awaitable[None]]
"""A function that puts a table as it is by now into the message of a sheet. It raises `discord.HTTPException`."""

_Shown = tuple[Options, tuple[Participant, ...]]


class OpenSheets:
    """The newest sheet of each lobby, and what of the table it shows."""

    def __init__(self) -> None:
        self._open: LRUCache[TableId, tuple[_Shown, Redraw]] = LRUCache(REMEMBERED)

    def note_shown(self, table: Table, redraw: Redraw) -> None:
        """Note that a sheet shows the table as it is there, and how it is shown again."""
        self._open[table.id] = _shown_of(table), redraw

    async def refresh(self, table: Table) -> None:
        """Show the table's sheet again if it shows something else.

        It is forgotten once the lobby is over, or Discord refuses the edit. Raises
        `discord.HTTPException` for what Discord refuses for a while, so that the caller tries again.
        """
        known = self._open.get(table.id)
        if known is None:
            return
        shown, redraw = known
        if table.status is not Status.LOBBY:
            del self._open[table.id]
        elif shown != _shown_of(table):
            try:
                await redraw(table)
            except discord.HTTPException as error:
                if is_passing(error):
                    raise
                log.info("the setup sheet of table %s is not drawn again: %s", table.id, error.code)
                self._open.pop(table.id, None)


def _shown_of(table: Table) -> _Shown:
    """Return what a sheet shows: not the revision, which also counts what only the lobby's message needs."""
    return table.options, table.participants
