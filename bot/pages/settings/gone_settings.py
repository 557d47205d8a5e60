"""Roles and channels that a server's settings name and that have been deleted: they count as not set, and it is told.

Discord tells of a deletion while the bot is connected; what happened before is found at the start, and before the page
is shown or a table opened. Channels that the bot doesn't know are asked for, since it may not know all there are.
"""

import asyncio
import logging
from collections.abc import Callable, Collection, Mapping
from typing import Final

import discord

from bot.discord.request_errors import REQUEST_ERRORS
from bot.discord.sheet import Sheet
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Localizer
from bot.manager.profiles import Profiles
from bot.pages.board.permission_alerts import PermissionAlerts
from bot.pages.display import ServerLocalizer
from bot.pages.settings.server_tables import dashboard_text, moderators_text, places_text, role_text
from bot.reasons import Refusal
from bot.table.preferences import OF_CHANNELS, OF_ROLES, GuildPreferences, without_gone

log = logging.getLogger(__name__)

_TEXTS: Final[Mapping[str, Callable[[GuildPreferences, Localizer], str]]] = {
    "channels": places_text,
    "role": role_text,
    "moderators": moderators_text,
    "dashboard": dashboard_text,
    "results": lambda _, localizer: localizer.say("results-nowhere"),
    "play": lambda _, localizer: localizer.say("play-server-off"),
    "play_role": lambda _, localizer: localizer.say("play-role-gone"),
}
"""What is so now, by the setting that has changed."""


class GoneSettings:
    """Clears the settings of all servers that name what is gone."""

    def __init__(
        self, client: discord.Client, profiles: Profiles, server_localizer: ServerLocalizer, alerts: PermissionAlerts
    ) -> None:
        self._client = client
        self._profiles = profiles
        self._localizer = server_localizer
        self._alerts = alerts
        self._clearing = asyncio.Lock()  # what is gone may be found twice at once, and is told once

    async def catch_up(self) -> None:
        """Look at every server that has named something. Never fails."""
        try:
            names = ("channels", *OF_ROLES, *OF_CHANNELS)
            servers = {each for name in names for each in await self._profiles.servers_with(name)}
        except Refusal as error:
            log.warning("settings that name something deleted are found later: %s", error.reason.key)
            return
        for guild in filter(None, map(self._client.get_guild, sorted(servers))):
            await self.check(guild)

    async def check(self, guild: discord.Guild) -> None:
        """Clear the settings of a server that name something it has no longer. Never fails."""
        try:
            server = await self._profiles.guild_preferences(guild.id)
            roles = {getattr(server, name) for name in OF_ROLES} - {None}
            channels = {*server.channels, *(getattr(server, name) for name in OF_CHANNELS)} - {None}
            gone = {each for each in roles if guild.get_role(each) is None}
            gone |= {each for each in channels if guild.get_channel(each) is None and await self._is_gone(each)}
            if gone:
                await self._clear(guild, gone)
        except (Refusal, *REQUEST_ERRORS) as error:
            log.warning("server %s: deleted roles and channels are found later: %s", guild.id, type(error).__name__)

    async def note_deleted(self, guild: discord.Guild, number: int) -> None:
        """Clear the settings that name a role or channel of which Discord says that it is deleted. Never fails."""
        try:
            await self._clear(guild, {number})
        except (Refusal, *REQUEST_ERRORS) as error:
            log.warning("server %s: deleted roles and channels are found later: %s", guild.id, type(error).__name__)

    async def _is_gone(self, channel_id: int) -> bool:
        try:
            await self._client.fetch_channel(channel_id)
        except discord.NotFound:
            return True
        except discord.Forbidden:
            return False
        return False

    async def _clear(self, guild: discord.Guild, gone: Collection[int]) -> None:
        async with self._clearing:
            wishes = without_gone(await self._profiles.guild_preferences(guild.id), gone)
            if not wishes:
                return
            log.info("server %s: settings named something that is deleted: %s", guild.id, ", ".join(sorted(wishes)))
            now = await self._profiles.set_guild_preferences(guild.id, wishes)
        localizer = await self._localizer(guild.id, guild.preferred_locale)
        lines = [f"- {text(now, localizer)}" for name, text in _TEXTS.items() if name in wishes]
        text = "\n".join((f"⚠️ {localizer.say('settings-gone')}", *lines))
        await self._alerts.tell(guild, Sheet(ACCENT).text(text))
