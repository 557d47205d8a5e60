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
from bot.supervision import begin_job

log = logging.getLogger(__name__)

MARGIN: Final = timedelta(seconds=1)
"""How long after the end of a timeout, as Discord's clock may be behind."""

AskAgain = Callable[[discord.Guild], Awaitable[None]]
"""Asks again, without failing, for what was refused on a server."""


class RegainedRights:
    """Has everything asked again on a server."""

    def __init__(self, client: discord.Client, asks_again: Sequence[AskAgain]) -> None:
        self._client = client
        self._asks_again = tuple(asks_again)
        self._ends: dict[int, asyncio.Task[None]] = {}
        """By server: what waits for the end of a timeout."""

    async def check(self, guild: discord.Guild) -> None:
        """Ask again for what was refused there, now and when a timeout of the bot ends."""
        self._wait_for_end(guild)
        for ask in self._asks_again:
            await ask(guild)

    def stop(self) -> None:
        """Wait for no end any more; the next start looks again."""
        for waiting in self._ends.values():
            waiting.cancel()

    def _wait_for_end(self, guild: discord.Guild) -> None:
        if (before := self._ends.pop(guild.id, None)) is not None:
            before.cancel()
        if (until := silenced_until(guild)) is not None:
            log.warning("server %s: the bot is timed out until %s", guild.id, until.isoformat())
            self._ends[guild.id] = begin_job(f"end-of-timeout {guild.id}", self._ask_at(guild.id, until))

    async def _ask_at(self, guild_id: int, until: datetime) -> None:
        await discord.utils.sleep_until(until + MARGIN)
        self._ends.pop(guild_id, None)  # first: asking again would cancel what waits
        if (guild := self._client.get_guild(guild_id)) is not None:
            log.info("server %s: the bot's timeout is over", guild_id)
            await self.check(guild)
