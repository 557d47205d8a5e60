"""The notifier: looks into the outbox, one look at a time, when something is due or a table has changed.

People are served in parallel, each in order. A person whom Discord does not let be served now waits for growing pauses,
and delays no one else.
"""

from datetime import datetime, timedelta
from typing import Final, Literal

from bot.discord.request_errors import REQUEST_ERRORS, RETRY_PAUSES
from bot.manager.keyed_worker import KeyedWorker, Rest
from bot.manager.services import Services
from bot.pages.pings.mailer import Mailer
from bot.store import is_store_error
from bot.table.values import TableId, UserId

PAUSES: Final = (*RETRY_PAUSES, 300.0)
"""Seconds before a person is served again, or the outbox looked into; the last one repeats.

More frequent requests would not reach someone sooner after two minutes, and refusals count against the bot.
"""
LONGEST_SLEEP: Final = 3600.0
"""Seconds from one look to the next; the machine's clock may have been set meanwhile."""
AT_ONCE: Final = 4
"""People served at the same time."""
LOOKED_AT: Final = 100
"""The most people found at one look into the outbox."""
BREATH: Final = 0.25
"""Seconds between two looks into the outbox: a single press wakes it several times, and many press at once."""
RETENTION: Final = timedelta(days=30)
"""How long the outbox keeps notices that are over."""
SWEEP_EVERY: Final = timedelta(days=1)
"""From one deletion of those to the next, while the bot runs."""


class Notifier:
    """Sends people's due notices through a `mailer`."""

    def __init__(self, services: Services, mailer: Mailer) -> None:
        self._now = services.now
        self._outbox = services.outbox
        self._mailer = mailer
        self._changed_tables: set[TableId] = set()
        """Changed tables whose people are still to be found."""
        self._owed: dict[UserId, set[TableId]] = {}
        """The tables that have changed since each person was last served."""
        self._is_on = self._is_caught_up = False
        self._swept_at: datetime | None = None
        self._looks = KeyedWorker[Literal["outbox"]](
            "notifier", self._look, pauses=PAUSES, is_passing=is_store_error,
            supervisor=services.supervisor,
        )  # fmt: skip
        self._people = KeyedWorker[UserId](
            "tell-person",
            self._serve,
            pauses=PAUSES,
            is_passing=lambda error: isinstance(error, REQUEST_ERRORS),
            persists=True,
            at_once=AT_ONCE,
            key_is="user",
        )

    def start(self) -> None:
        """Start with notices left over from the last run."""
        self._is_on = True
        self._looks.wake("outbox")

    def enqueue(self, table_id: TableId) -> None:
        """Note that a table has changed, or was announced. Returns at once."""
        self._changed_tables.add(table_id)
        self.wake()

    def wake(self) -> None:
        """Note that something may be due sooner than before. Returns at once."""
        if self._is_on:
            self._looks.wake("outbox")

    async def stop(self, patience: float) -> None:
        """Finish what is in flight, within `patience` seconds."""
        await self._looks.stop()  # first: a look finds more people to serve
        await self._people.stop(patience)

    async def _look(self, _: Literal["outbox"]) -> Rest:
        """Serve everyone for whom something is due."""
        if not self._is_caught_up:
            self._changed_tables.update(await self._outbox.stale_tables())
            self._is_caught_up = True
        await self._sweep()
        await self._find_owed()
        self._wake_owed()
        # without those being served, or pausing: they would fill the answer, and others would wait behind them
        now, due = self._now(), await self._outbox.next_due(self._people.busy())
        if due is not None and due <= now:  # mostly nothing is: notices wait for the board, and it calls people itself
            for user in await self._outbox.due(now, LOOKED_AT, self._people.busy()):
                self._owed.setdefault(user, set())
            self._wake_owed()
            due = await self._outbox.next_due(self._people.busy())
        seconds = LONGEST_SLEEP if due is None else max(0.0, (due - self._now()).total_seconds())
        return Rest(not_before=BREATH, at_most=max(BREATH, min(seconds, LONGEST_SLEEP)))

    async def _sweep(self) -> None:
        """Delete notices that have been over for long: a bot runs for months, and each turn leaves some."""
        now = self._now()
        # also where the machine's clock was set back since
        if self._swept_at is None or abs(now - self._swept_at) >= SWEEP_EVERY:
            await self._outbox.forget(now - RETENTION)
            self._swept_at = now

    async def _find_owed(self) -> None:
        """Note the people to serve because a table of theirs has changed."""
        gone_on, self._changed_tables = self._changed_tables, set()
        try:
            for user, table_id in await self._outbox.open_at(gone_on) if gone_on else ():
                self._owed.setdefault(user, set()).add(table_id)
        except BaseException:
            # put back after any error: nothing else remembers these tables
            self._changed_tables |= gone_on
            raise

    def _wake_owed(self) -> None:
        for user in self._owed:
            self._people.wake(user)

    async def _serve(self, user: UserId) -> None:
        # taken before, so that what comes up meanwhile is not lost with them
        tables = self._owed.pop(user, set())
        try:
            await self._mailer.serve(user, tables)
        except BaseException:
            self._owed.setdefault(user, set()).update(tables)
            raise
        finally:
            self.wake()  # new notices for them were not looked for meanwhile
