"""Servers that remove the bot and bring it back: their games are suspended meanwhile, and their people are told."""

import asyncio
import logging
from typing import Final

import discord

from bot.discord.answers import Interaction
from bot.discord.connection_times import ConnectionTimes
from bot.discord.request_errors import REQUEST_ERRORS
from bot.manager.services import Services
from bot.pages.board.permission_alerts import PermissionAlerts
from bot.pages.locale_resolver import LocaleResolver
from bot.pages.pings.wording import direct_text, ping_lines
from bot.reasons import Refusal
from bot.supervision import begin_job
from bot.table.values import UserId

log = logging.getLogger(__name__)

TROUBLE: Final = (Refusal, *REQUEST_ERRORS)


class ServerDepartures:
    """Notes which servers remove the bot and which add it. Never fails.

    An outage is neither: discord.py reports it otherwise.
    """

    def __init__(
        self,
        client: discord.Client,
        services: Services,
        locales: LocaleResolver,
        alerts: PermissionAlerts,
        times: ConnectionTimes,
    ) -> None:
        self._client = client
        self._services = services
        self._locales = locales
        self._alerts = alerts
        self._times = times
        self._looks: dict[int, asyncio.Task[None]] = {}
        """What looks whether servers have removed the bot, by their ids."""

    def check_removal(self, guild: discord.Guild) -> None:
        """Ask Discord whether a server has removed the bot, as an event says, now and again later.

        Discord has sent that event of servers that had an outage (Rapptz/discord.py#8353). What is believed wrongly,
        or was answered wrongly, is put right by the next look.
        """
        if (last := self._looks.pop(guild.id, None)) is not None:
            last.cancel()
        look = self._looks[guild.id] = begin_job(f"server {guild.id} left", self._look_again(guild))
        look.add_done_callback(lambda done: self._forget(guild.id, done))

    async def settled(self) -> None:
        """Return once it is known of each server that has seemed to remove the bot whether it has."""
        await asyncio.gather(*self._looks.values())

    async def stop(self) -> None:
        """Look no more."""
        looks = [*self._looks.values()]
        for look in looks:
            look.cancel()
        await asyncio.gather(*looks, return_exceptions=True)
        self._looks.clear()

    def _forget(self, guild_id: int, done: asyncio.Task[None]) -> None:
        if self._looks.get(guild_id) is done:
            del self._looks[guild_id]

    async def _look_again(self, guild: discord.Guild) -> None:
        is_known_out = False
        for pause in self._times.removal_looks:
            await asyncio.sleep(pause)
            known = self._client.get_guild(guild.id)
            if known is not None and known is not guild:
                return  # Discord has announced it once more, which is answered by `returned`
            try:
                is_out = await self._confirms_absence(guild.id)
            except TROUBLE as error:
                log.info("whether server %s has removed the bot is asked later: %s", guild.id, type(error).__name__)
                continue
            if is_out and not is_known_out:
                # it may be back in the client's list by an earlier look
                self._client._connection._remove_guild(guild)  # pyright: ignore[reportPrivateUsage]  # no public way
                await self.left(guild.id)
            elif not is_out and self._client.get_guild(guild.id) is None:
                log.warning("server %s has not removed the bot, as Discord's event said", guild.id)
                # the client has forgotten the server, and would hear of nothing there until its next session
                self._client._connection._add_guild(guild)  # pyright: ignore[reportPrivateUsage]  # no public way
                await self.returned(guild)
            is_known_out = is_out

    async def catch_up(self) -> None:
        """Note which servers the bot has left or rejoined, each time Discord has sent its list of servers."""
        try:
            playing, departed = await self._services.departures.places()
            for guild_id in playing:  # those known to have done so as well: not all their games may be put aside
                if await self.is_out_of(guild_id):
                    await self.left(guild_id)
            for guild_id in departed:
                if (guild := self._client.get_guild(guild_id)) is not None:
                    await self.returned(guild)
        except TROUBLE as error:
            log.warning("which servers have removed the bot is not to be found out: %s", type(error).__name__)

    async def left(self, guild_id: int) -> None:
        """Note that a server has removed the bot."""
        log.info("server %s has removed the bot: its games are put aside", guild_id)
        try:
            await self._services.departures.leave_server(guild_id)
        except Refusal as error:
            log.warning("server %s: its games are not put aside: %s", guild_id, error.reason.key)

    async def returned(self, guild: discord.Guild) -> None:
        """Resume the games of a server that has the bot again, and show them again where that works."""
        try:
            await self._services.departures.return_to_server(guild.id)
        except Refusal as error:
            log.warning("server %s: its games are not brought back: %s", guild.id, error.reason.key)
        await self._alerts.show_again(guild)

    async def meet(self, interaction: Interaction) -> None:
        """Tell someone who has just used the bot what no message could tell them, after their own answer."""
        # nothing can follow an answer that was not given
        if not interaction.response.is_done():
            return
        user = UserId(interaction.user.id)
        try:
            notices = await self._services.departures.take_undelivered(user)
            if not notices:
                return
            tables = {notice.table: await self._services.tables.look(notice.table) for notice in notices}
            text = direct_text(ping_lines(notices, tables), await self._locales.reader(interaction))
            await interaction.followup.send(text, ephemeral=True, suppress_embeds=True)
            await self._services.departures.mark_delivered(notices)
        except TROUBLE as error:
            log.info("%s is told later of a server the bot has left (%s)", user, type(error).__name__)
            await self._services.departures.mark_undelivered(user)

    async def is_out_of(self, guild_id: int) -> bool:
        """Return whether Discord confirms that the bot has left; a server not in its list may only have an outage."""
        return self._client.get_guild(guild_id) is None and await self._confirms_absence(guild_id)

    async def _confirms_absence(self, guild_id: int) -> bool:
        try:
            await self._client.fetch_guild(guild_id, with_counts=False)
        # Discord has said so; other errors are raised, since they say nothing about membership
        except (discord.NotFound, discord.Forbidden):
            return True
        return False

    async def is_away_from(self, guild_id: int) -> bool:
        """Return whether Discord says that the bot is out of a server; False where it does not answer. Never fails."""
        try:
            return await self.is_out_of(guild_id)
        except TROUBLE as error:
            log.info("whether server %s has the bot is not to be found out: %s", guild_id, type(error).__name__)
            return False
