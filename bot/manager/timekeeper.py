"""The timekeeper: whose hours count, what is due when, and what the bot's own absence has cost nobody."""

import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Final

from bot.manager.alarm import Alarm
from bot.store import Store
from bot.store.deadlines import Running
from bot.table import clocks
from bot.table.clocks import Rhythms
from bot.table.rhythm import ALWAYS
from bot.table.settings import RHYTHM, rhythm_of
from bot.table.table import Table
from bot.table.values import TableId, Timer

log = logging.getLogger(__name__)

ALIVE: Final = "alive-at"
"""Under which name the store keeps when the bot was last seen alive."""
SHORTEST_ABSENCE: Final = timedelta(seconds=5)
"""What a restart may take without clocks being set anew."""

Change = Callable[[TableId, Callable[[Table], Table]], Awaitable[Table]]


class Timekeeper:
    """Runs the clocks of all tables; `change` is how a table is changed, `look` how one is read."""

    def __init__(
        self, store: Store, now: Callable[[], datetime], *, look: Callable[[TableId], Awaitable[Table]], change: Change
    ) -> None:
        self._store = store
        self._now = now
        self._look = look
        self._change = change
        self.alarm = Alarm(store, now, self.ring)

    async def rhythms(self, table: Table) -> Rhythms:
        """The rhythms of the people at a table, where they count."""
        clock = table.options.clock
        if clock is None or not clock.is_slow:
            return {}
        users = [sitter.user_id for sitter in table.people]
        kept = await self._store.preferences_of(users, RHYTHM)
        return {user: rhythm_of(kept.get(user, {})) for user in users}

    async def ring(self, table_id: TableId) -> None:
        """Does at a table what is due there by now."""
        rhythms = await self.rhythms(await self._look(table_id))
        await self._change(table_id, lambda table: clocks.rung(table, self._now(), rhythms))

    async def catch_up(self) -> None:
        """Once, at the start: takes the time the bot was away off all clocks and waits: nothing is due at once."""
        kept = await self._store.recall(ALIVE)
        now = self._now()
        if kept is not None and now - (until := datetime.fromisoformat(kept)) > SHORTEST_ABSENCE:
            kept_rhythms = await self._store.preferences_of(None, RHYTHM)
            rhythms = {user: rhythm_of(found) for user, found in kept_rhythms.items()}

            def restarted(each: Running) -> Timer:
                rhythm = rhythms.get(each.user, ALWAYS) if each.clock.is_slow else ALWAYS
                return clocks.restarted(each.timer, rhythm, until, now)

            moved = await self._store.restart_timers(restarted, now - until)
            log.info("the bot was away for %s: %s clocks go on from where they were", now - until, moved)
        await self.sign_of_life()

    async def sign_of_life(self) -> None:
        """Keeps when the bot was last seen."""
        await self._store.remember(ALIVE, self._now().isoformat())
