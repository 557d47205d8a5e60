"""One law for every loss: what Discord has refused on a server is asked again when the bot's rights there may be back.

That is whenever anything about them changes (its roles, its own member, channels' overwrites, the server's settings,
its return to the server), when its timeout ends, and at the start, since nothing is told of the time before.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from typing import Final

import discord

from bot.discord.own_rights import silenced_until
from bot.manager.keyed_worker import KeyedWorker, Rest
from bot.supervision import begin_job

log = logging.getLogger(__name__)

MARGINS: Final = (timedelta(seconds=1), timedelta(minutes=1))
"""How long after the end of a timeout is asked, and asked once more: Discord's clock may be behind this machine's."""
EVERY: Final = 1.0
"""Seconds between two looks at one server: someone who puts its roles in order tells of dozens of changes."""
AT_ONCE: Final = 4
"""Servers that are looked at at the same time: at a reconnection all of them are."""

AskAgain = Callable[[discord.Guild], Awaitable[None]]
"""Asks again, without failing, for what was refused on a server."""


class RegainedRights:
    """Has everything asked again on a server."""

    def __init__(self, client: discord.Client, asks_again: Sequence[AskAgain]) -> None:
        self._client = client
        self._asks_again = tuple(asks_again)
        self._ends: dict[int, asyncio.Task[None]] = {}
        """By server: what waits for the end of a timeout."""
        self._worker = KeyedWorker[int](
            "regain-rights",
            self._work,
            pauses=(EVERY,),
            is_passing=lambda _: False,
            at_once=AT_ONCE,
            key_is="server",
        )

    def check(self, guild: discord.Guild) -> None:
        """Ask again for what was refused there, soon and when a timeout of the bot ends. Returns at once."""
        self.wait_for_end(guild)
        self._worker.wake(guild.id)

    async def stop(self) -> None:
        """Ask no more, and wait for no end; the next start looks again."""
        for waiting in self._ends.values():
            waiting.cancel()
        await self._worker.stop()

    async def _work(self, guild_id: int) -> Rest:
        if (guild := self._client.get_guild(guild_id)) is not None:
            for ask in self._asks_again:
                await ask(guild)
        return Rest(not_before=EVERY)

    def wait_for_end(self, guild: discord.Guild) -> None:
        """Ask again when a timeout of the bot ends, if there is one. Costs nothing."""
        if (before := self._ends.pop(guild.id, None)) is not None:
            before.cancel()
        if (until := silenced_until(guild)) is not None:
            log.warning("server %s: the bot is timed out until %s", guild.id, until.isoformat())
            self._ends[guild.id] = begin_job(f"end-of-timeout {guild.id}", self._ask_at(guild.id, until))

    async def _ask_at(self, guild_id: int, until: datetime) -> None:
        for margin in MARGINS:
            await discord.utils.sleep_until(until + margin)
            log.info("server %s: the bot's timeout is over", guild_id)
            self._worker.wake(guild_id)
        self._ends.pop(guild_id, None)
