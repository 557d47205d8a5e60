"""Who hears of a table that has changed, once the change is on disk."""

import logging
from collections.abc import Callable

from bot.shards import ShardRange
from bot.table.table import Table
from bot.table.values import TableId

log = logging.getLogger(__name__)


class TableEvents:
    """Tells first what works at tables, then what shows them, of every change of a table that is this process's."""

    def __init__(self, shards: ShardRange) -> None:
        """`shards` are those of this process."""
        self._shards = shards
        self._workers: list[Callable[[Table], None]] = []
        self._callbacks: list[Callable[[TableId], None]] = []

    def owns(self, table: Table) -> bool:
        """Return whether this process is the one that shows a table, runs its clocks and plays its computers."""
        return self._shards.owns(table.place.guild_id)

    def on_table(self, callback: Callable[[Table], None]) -> None:
        """Call this with every changed table, before what shows it. It must return at once, and not fail."""
        self._workers.append(callback)

    def on_change(self, callback: Callable[[TableId], None]) -> None:
        """Call this after every change of a table, and after each turn of the automatic player.

        It must return at once.
        """
        self._callbacks.append(callback)

    def tell(self, table: Table) -> None:
        """Tell everyone that a table has changed; of another process's table the database tells that one."""
        if not self.owns(table):
            return
        for callback in self._workers:
            callback(table)
        self.show(table.id)

    def show(self, table_id: TableId) -> None:
        """Tell only what shows tables that one is to be shown again."""
        for callback in self._callbacks:
            try:
                callback(table_id)
            except Exception:
                # the change is on disk and done: no listener may make it look refused
                log.exception("table %s: a listener failed", table_id)
