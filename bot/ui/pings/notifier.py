"""The notifier: one worker over the outbox. It sleeps until something is due, or a table has gone on.

Who has something due is served alone and in order, several people side by side; a person whom Discord does not let be
served now waits for growing pauses, and keeps nobody else waiting.
"""

import asyncio
import logging
from contextlib import suppress
from datetime import timedelta
from typing import TYPE_CHECKING, Final

import aiohttp
import discord

from bot.i18n.catalogue import Catalogues
from bot.manager.sleeper import Sleeper
from bot.manager.tables import Tables
from bot.table.errors import ShuttingDown
from bot.table.values import TableId, UserId
from bot.ui.pings.mailer import Mailer

if TYPE_CHECKING:
    from bot.client import CivBot

log = logging.getLogger(__name__)

PAUSES: Final = (1.0, 2.0, 5.0, 15.0, 30.0, 60.0, 300.0)
"""Seconds before a person is served again; the last one for ever."""
LONGEST_SLEEP: Final = 3600.0
AT_ONCE: Final = 4
"""People served at the same time."""
LOOKED_AT: Final = 100
"""People found at one look into the outbox."""
BREATH: Final = 0.05
"""Seconds from one look into the outbox to the next, however much happens meanwhile."""
KEPT: Final = timedelta(days=30)
"""How long the outbox keeps what is over."""
TRANSIENT: Final = (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError)


class Notifier:
    """Tells people what they are to be told."""

    def __init__(self, client: "CivBot", tables: Tables, catalogues: Catalogues) -> None:
        self._tables = tables
        self._outbox = tables.outbox
        self._mailer = Mailer(client, tables, catalogues)
        self._dirty: set[TableId] = set()
        self._owed: dict[UserId, set[TableId]] = {}
        """By person, the tables that have gone on since he was last served."""
        self._serving: dict[UserId, asyncio.Task[None]] = {}
        self._paused: dict[UserId, tuple[float, int]] = {}
        """People who could not be served: when to try again (by the loop's time), and how often it failed."""
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._sleeper = Sleeper()
        self._worker: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins, with whatever was left undone when the bot stopped."""
        self._worker = asyncio.create_task(self._work(), name="notifier")

    def poke(self, table_id: TableId) -> None:
        """Says that a table has gone on, or was announced. Returns at once."""
        self._dirty.add(table_id)
        self._sleeper.wake()

    def wake(self) -> None:
        """Says that something may be due sooner than it was. Returns at once."""
        self._sleeper.wake()

    async def stop(self, patience: float) -> None:
        """Finishes what is in flight, within `patience` seconds."""
        if self._worker is not None:
            self._worker.cancel()
            with suppress(asyncio.CancelledError):
                await self._worker
        if serving := list(self._serving.values()):
            _, late = await asyncio.wait(serving, timeout=patience)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _work(self) -> None:
        failures, is_new = 0, True
        while True:
            breath = asyncio.get_running_loop().time() + BREATH
            self._sleeper.look()
            try:
                if is_new:
                    self._dirty.update(await self._outbox.left_behind())
                    await self._outbox.forget(self._tables.now() - KEPT)
                    is_new = False
                sleep = await self._round()
                failures = 0
            except ShuttingDown:
                return
            except Exception:
                log.exception("the outbox could not be looked into")
                sleep = PAUSES[min(failures, len(PAUSES) - 1)]
                failures += 1
                await asyncio.sleep(sleep)
                continue
            await self._sleeper.sleep(sleep)
            await asyncio.sleep(breath - asyncio.get_running_loop().time())

    async def _round(self) -> float:
        """Has everybody served whom there is something to do for; seconds until there is more, if nothing happens."""
        dirty, self._dirty = self._dirty, set()
        try:
            for user, table_id in await self._outbox.open_at(dirty) if dirty else ():
                self._owed.setdefault(user, set()).add(table_id)
        except BaseException:
            self._dirty |= dirty
            raise
        for user in await self._outbox.due(self._tables.now(), LOOKED_AT, self._held()):
            self._owed.setdefault(user, set())
        for user in [each for each in self._owed if each not in self._held()]:
            self._serving[user] = asyncio.create_task(self._serve(user), name=f"notify {user}")
        return await self._seconds()

    def _held(self) -> set[UserId]:
        """Who is being served, or has to wait."""
        now = asyncio.get_running_loop().time()
        return {*self._serving, *(user for user, (again, _) in self._paused.items() if again > now)}

    async def _seconds(self) -> float:
        held = self._held()
        due = await self._outbox.next_due(held)
        sleep = LONGEST_SLEEP if due is None else max(0.0, (due - self._tables.now()).total_seconds())
        now = asyncio.get_running_loop().time()
        pauses = [again - now for again, _ in self._paused.values() if again > now]
        return min([sleep, LONGEST_SLEEP, *pauses])

    async def _serve(self, user: UserId) -> None:
        tables: set[TableId] = set()
        try:
            async with self._slots:
                tables = self._owed.pop(user, set())
                await self._mailer.serve(user, tables)
            self._paused.pop(user, None)
        except Exception as error:
            self._owed.setdefault(user, set()).update(tables)
            _, failures = self._paused.get(user, (0.0, 0))
            pause = PAUSES[min(failures, len(PAUSES) - 1)]
            self._paused[user] = asyncio.get_running_loop().time() + pause, failures + 1
            if isinstance(error, TRANSIENT):
                log.warning("%s could not be told, trying again: %s", user, type(error).__name__)
            elif not isinstance(error, ShuttingDown):
                log.exception("%s could not be told", user)
        finally:
            self._serving.pop(user, None)
            self._sleeper.wake()
