"""Channels and threads that are deleted or hidden from the bot: their tables lose their place when it happens.

Without this it would turn out when a post is refused, perhaps half a turn's time later.
"""

import asyncio
import logging
from typing import Final
from weakref import WeakValueDictionary

import discord

from bot.discord.request_errors import REQUEST_ERRORS
from bot.manager.keyed_worker import KeyedWorker, Rest
from bot.manager.services import Services
from bot.pages.board.permission_alerts import MOST_TABLES, PermissionAlerts
from bot.reasons import Refusal
from bot.table.table import Summary
from bot.table.values import OPEN, TableId

log = logging.getLogger(__name__)

EVERY: Final = 1.0
"""Seconds between two looks through a server's tables: one that is being cleaned up tells of dozens of changes."""
TROUBLE: Final = (Refusal, *REQUEST_ERRORS)


class LostPlaces:
    """Notes tables whose place the bot cannot see any more. A locked or archived thread is no loss."""

    def __init__(self, client: discord.Client, services: Services, alerts: PermissionAlerts) -> None:
        self._client = client
        self._services = services
        self._alerts = alerts
        # by table: an event and a refused post may tell of the same loss at once
        self._turns: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()
        self._worker = KeyedWorker[int](
            "check-places", self._work, pauses=(EVERY,), is_passing=lambda _: False, key_is="server"
        )

    async def lose(self, table_id: TableId, why: object, *, lacks_permission: bool, is_on_server: bool = False) -> None:
        """Note that a table cannot be shown in its place; its server is warned where it `lacks_permission`.

        Where the server has removed the bot, which a refusal may say before the event does, the table has lost nothing:
        it waits for a return. Discord is asked, unless the bot is known to be `is_on_server`.
        """
        async with self._turns.setdefault(table_id, asyncio.Lock()):
            table = await self._services.tables.look(table_id)
            may_have_left = lacks_permission and not is_on_server
            if table.is_placeless or (may_have_left and await self._has_left(table.place.guild_id)):
                return
            log.warning("table %s has lost its place (%s)", table_id, why)
            table = await self._services.posts.lose_place(table_id)
        # a channel that is gone lacks no permission that anyone could give
        if lacks_permission:
            await self._alerts.warn(table)

    async def _has_left(self, guild_id: int | None) -> bool:
        """Return whether Discord says that the bot is not on that server."""
        try:
            if guild_id is not None:
                await self._client.fetch_guild(guild_id, with_counts=False)
        except (discord.NotFound, discord.Forbidden):
            return True
        except TROUBLE:
            return False
        return False

    async def lose_deleted(self, channel_id: int) -> None:
        """Note the tables of a channel or thread that Discord says is deleted. Never fails."""
        try:
            for summary in await self._services.lists.in_channel(channel_id, status=OPEN, limit=MOST_TABLES):
                await self.lose(summary.id, "deleted", lacks_permission=False)
        except TROUBLE as error:
            log.warning("channel %s: that its tables have lost it shows later: %s", channel_id, type(error).__name__)

    def enqueue(self, guild_id: int) -> None:
        """Say that places of a server may have been deleted or hidden from the bot. Returns at once."""
        self._worker.wake(guild_id)

    async def idle(self) -> None:
        """Wait until all servers that were named are checked."""
        await self._worker.idle()

    async def stop(self) -> None:
        """Check no more: the places are looked at again when something is to be shown there."""
        await self._worker.stop()

    async def _work(self, guild_id: int) -> Rest:
        # as the client knows it by now: one look is enough for all events until then
        if (guild := self._client.get_guild(guild_id)) is not None:
            await self.check_server(guild)
        return Rest(not_before=EVERY)

    async def check_server(self, guild: discord.Guild) -> None:
        """Note the tables of a server whose places were deleted or are hidden from the bot. Never fails."""
        if guild.unavailable:
            return
        try:
            for summary in await self._services.lists.of_server(guild.id, status=OPEN, limit=MOST_TABLES):
                await self._check(summary, guild)
        except TROUBLE as error:
            log.warning("server %s: which tables have lost their place shows later: %s", guild.id, type(error).__name__)

    async def _check(self, summary: Summary, guild: discord.Guild) -> None:
        if summary.is_placeless:
            return
        channel = guild.get_channel_or_thread(summary.place.channel_id)
        try:
            if channel is None:
                # a sleeping thread, which the client does not know, or a place that is gone
                channel = await self._client.fetch_channel(summary.place.channel_id)
            if not isinstance(channel, discord.abc.PrivateChannel) and _may_see(channel):
                return
        except discord.NotFound as error:
            await self.lose(summary.id, error.code, lacks_permission=False)
        except discord.Forbidden as error:
            await self.lose(summary.id, error.code, lacks_permission=True)
        except TROUBLE as error:
            log.warning("table %s: whether it has lost its place shows later: %s", summary.id, type(error).__name__)
        else:
            # as an event of that server has just said: one that hides many tables costs no request for each
            await self.lose(summary.id, "hidden", lacks_permission=True, is_on_server=True)


def _may_see(channel: discord.abc.GuildChannel | discord.Thread) -> bool:
    try:
        return channel.permissions_for(channel.guild.me).view_channel
    except discord.ClientException:  # a thread whose channel is not known
        return True
