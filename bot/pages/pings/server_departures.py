"""Servers that remove the bot and bring it back: their games are suspended meanwhile, and their people are told."""

import logging
from typing import Final

import aiohttp
import discord

from bot.discord.answers import Interaction
from bot.manager.tables import Tables
from bot.pages.board.permission_alerts import PermissionAlerts
from bot.pages.locale_resolver import LocaleResolver
from bot.pages.pings.wording import direct_text, ping_lines
from bot.reasons import Refusal
from bot.table.values import UserId

log = logging.getLogger(__name__)

TROUBLE: Final = (Refusal, discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError)


class ServerDepartures:
    """Notes which servers remove the bot and which add it. Never fails.

    An outage is neither: discord.py reports it otherwise.
    """

    def __init__(
        self, client: discord.Client, tables: Tables, locales: LocaleResolver, alerts: PermissionAlerts
    ) -> None:
        self._client = client
        self._tables = tables
        self._locales = locales
        self._alerts = alerts

    async def catch_up(self) -> None:
        """Note which servers the bot has left or rejoined, each time Discord has sent its list of servers."""
        try:
            playing, departed = await self._tables.departures.places()
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
            await self._tables.departures.leave_server(guild_id)
        except Refusal as error:
            log.warning("server %s: its games are not put aside: %s", guild_id, error.reason.key)

    async def returned(self, guild: discord.Guild) -> None:
        """Resume the games of a server that has the bot again, and show them again where that works."""
        try:
            await self._tables.departures.return_to_server(guild.id)
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
            notices = await self._tables.departures.take_undelivered(user)
            if not notices:
                return
            tables = {notice.table: await self._tables.look(notice.table) for notice in notices}
            text = direct_text(ping_lines(notices, tables), await self._locales.reader(interaction))
            await interaction.followup.send(text, ephemeral=True, suppress_embeds=True)
            await self._tables.departures.mark_delivered(notices)
        except TROUBLE as error:
            log.info("%s is told later of a server the bot has left (%s)", user, type(error).__name__)
            await self._tables.departures.mark_undelivered(user)

    async def is_out_of(self, guild_id: int) -> bool:
        """Return whether Discord confirms that the bot has left; a server not in its list may only have an outage."""
        if self._client.get_guild(guild_id) is not None:
            return False
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
