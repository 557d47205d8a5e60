"""Permissions lost where a table lives: the server is told once, somewhere else, until they are back."""

import asyncio
import logging
from collections.abc import Iterator
from typing import Final

import discord
from cachetools import LRUCache, TTLCache

from bot.discord.error_codes import is_passing
from bot.discord.mentions import calling_nobody
from bot.discord.permission_bits import FOR_TABLES
from bot.discord.permissions import missing_in, permissions_text
from bot.discord.request_errors import REQUEST_ERRORS
from bot.discord.sheet import Sheet
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Localizer
from bot.manager.services import Services
from bot.pages.display import ServerLocalizer
from bot.pages.table_words import table_name
from bot.reasons import Refusal
from bot.table.table import Summary, Table
from bot.table.values import OPEN

log = logging.getLogger(__name__)

ATTEMPTS: Final = 3
"""Channels to try where Discord refuses what it seemed to allow; each refusal counts against the bot."""

IN_VAIN: Final = 3600.0
"""Seconds until a server is told again what none of its channels has taken."""
MOST_TABLES: Final = 1000
"""Of one server, looked through when the bot's permissions there change."""
_MOST_CHANNELS: Final = 4096
"""Channels that are remembered; of any other the database is asked, once a board."""


RULES: Final = {200001: "title", 20031: "title", 240000: "links", 20009: "explicit"}
"""The kinds of rules other than for words of messages, by the code of their refusals."""


class PermissionAlerts:
    """Tells servers of tables that cannot be shown any more. What was told is kept, so that it is told once."""

    def __init__(self, client: discord.Client, services: Services, server_localizer: ServerLocalizer) -> None:
        self._client = client
        self._services = services
        self._localizer = server_localizer
        self._warning_of: set[str] = set()
        """What is just being told of refused words."""
        self._in_vain: TTLCache[str, None] = TTLCache(_MOST_CHANNELS, IN_VAIN)
        """What no channel has taken of them lately."""
        self._one = asyncio.Lock()  # several tables may be refused in one channel at once
        self._well: LRUCache[int, None] = LRUCache(_MOST_CHANNELS)
        """Channels known to take messages: there is nothing to forget about them."""
        self._gone: LRUCache[int, None] = LRUCache(_MOST_CHANNELS)
        """Channels that were deleted, which nothing brings back."""

    async def warn(self, table: Table) -> None:
        """Tell a server once that one of its tables was refused in its channel. Never fails."""
        channel_id = table.place.channel_id
        self._well.pop(channel_id, None)
        try:
            async with self._one:
                if await self._services.profiles.recall(_key(channel_id)):
                    return
                if await self._send_warning(table):
                    await self._services.profiles.remember(_key(channel_id), str(table.id))
        except (Refusal, *REQUEST_ERRORS) as error:
            log.warning("table %s: its server could not be warned: %s", table.id, type(error).__name__)

    async def note_shown(self, channel_id: int) -> None:
        """Note that a table was shown there, so that a later refusal is told again. Never fails."""
        if channel_id in self._well:
            return
        try:
            if await self._services.profiles.recall(_key(channel_id)):
                await self._services.profiles.remember(_key(channel_id), "")
            self._well[channel_id] = None
        except Refusal as error:
            log.info("channel %s: %s", channel_id, error.reason.key)

    async def show_again(self, guild: discord.Guild) -> None:
        """Show the tables that had lost their place, where the bot's changed permissions allow that again.

        Never fails.
        """
        try:
            found = await self._services.lists.of_server(guild.id, status=OPEN, limit=MOST_TABLES)
            lost = [summary for summary in found if summary.is_placeless]
            are_open = {
                channel_id: await self._may_show_in(guild, channel_id)
                for channel_id in dict.fromkeys(summary.place.channel_id for summary in lost)
            }
            for summary in lost:
                if are_open[summary.place.channel_id]:
                    await self._return_place(summary)
        except Refusal as error:
            log.warning("server %s: its tables keep waiting for a place: %s", guild.id, error.reason.key)

    async def _may_show_in(self, guild: discord.Guild, channel_id: int) -> bool:
        """Return whether a table may be shown there; an archived thread is asked for, as the client doesn't know it."""
        channel = guild.get_channel_or_thread(channel_id)
        if channel is not None or channel_id in self._gone:
            return channel is not None and may_show(channel)
        try:
            found = await self._client.fetch_channel(channel_id)
        except discord.NotFound:
            self._gone[channel_id] = None
            return False
        except REQUEST_ERRORS as error:
            log.info("channel %s: whether its tables may be shown again is not known: %s", channel_id, error)
            return False
        return not isinstance(found, discord.abc.PrivateChannel) and may_show(found)

    async def show_again_in_thread(self, thread_id: int) -> None:
        """Show the tables again that had lost a thread, once it is not locked any more. Never fails."""
        try:
            for summary in await self._services.lists.in_channel(thread_id, status=OPEN):
                guild = self._client.get_guild(summary.place.guild_id or 0)
                if summary.is_placeless and guild is not None and await self._may_show_in(guild, thread_id):
                    await self._return_place(summary)
        except Refusal as error:
            log.warning("thread %s: its tables keep waiting for it: %s", thread_id, error.reason.key)

    async def _return_place(self, summary: Summary) -> None:
        log.info("table %s has its place again", summary.id)
        await self._services.posts.move_place(summary.id, summary.place)

    async def warn_of_words(self, guild: discord.Guild, channel_id: int | None, code: int) -> None:
        """Tell a server once for each kind of rule that Discord refuses words of the bot's messages. Never fails."""
        key = f"words-refused:{guild.id}:{code}"
        # what tells of it may be refused, too
        if key in self._warning_of or key in self._in_vain:
            return
        self._warning_of.add(key)
        try:
            if await self._services.profiles.recall(key):
                return
            localizer = await self._localizer(guild.id, guild.preferred_locale)
            values = {"rule": RULES.get(code, "content"), "channel": f"<#{channel_id}>" if channel_id else "#…"}
            if await self.tell(guild, Sheet(ACCENT).text(localizer.say("words-warning", **values))):
                await self._services.profiles.remember(key, str(channel_id or 0))
            else:
                self._in_vain[key] = None
        except (Refusal, *REQUEST_ERRORS) as error:
            log.warning("server %s is not told that its words are refused: %s", guild.id, type(error).__name__)
        finally:
            self._warning_of.discard(key)

    async def _send_warning(self, table: Table) -> bool:
        guild = self._client.get_guild(table.place.guild_id or 0)
        channel = None if guild is None else guild.get_channel_or_thread(table.place.channel_id)
        if guild is None or channel is None:
            return False
        localizer = await self._localizer(guild.id, guild.preferred_locale)
        return await self.tell(guild, lost_sheet(channel, table, localizer), without=channel.id)

    async def tell(self, guild: discord.Guild, sheet: Sheet, *, without: int = 0) -> bool:
        """Send a message to the first channel that takes it; return whether there was one.

        Raises what a failing connection does.
        """
        for place in list(writable(guild, without=without))[:ATTEMPTS]:
            try:
                await place.send(view=sheet.view(), allowed_mentions=calling_nobody())
            except discord.HTTPException as error:
                if is_passing(error) and not isinstance(error, discord.Forbidden):
                    raise
                log.info("server %s: no warning in channel %s (%s)", guild.id, place.id, error.code)
            else:
                return True
        log.info("server %s: there is no channel for a warning", guild.id)
        return False


def may_show(channel: discord.abc.GuildChannel | discord.Thread) -> bool:
    """Return whether a table may be shown there, in words at least."""
    try:
        granted = channel.permissions_for(channel.guild.me)
    except discord.ClientException:  # a thread whose channel is not known
        return False
    if isinstance(channel, discord.Thread):
        return granted.view_channel and granted.send_messages_in_threads and not channel.locked
    return granted.view_channel and granted.send_messages


def writable(guild: discord.Guild, *, without: int = 0) -> Iterator[discord.TextChannel]:
    """Return the channels where the bot may write: that for the server's own messages, then the others in order."""
    others = sorted(guild.text_channels, key=lambda channel: (channel.position, channel.id))
    system = guild.system_channel
    for channel in dict.fromkeys(others if system is None else [system, *others]):
        if channel.id != without and may_show(channel):
            yield channel


def lost_sheet(channel: discord.abc.GuildChannel | discord.Thread, table: Table, localizer: Localizer) -> Sheet:
    """Return the warning to a server about a table the bot can no longer show."""
    holder = channel.parent if isinstance(channel, discord.Thread) else channel
    names = FOR_TABLES if holder is None else missing_in(holder)
    text = localizer.say(
        "setup-lost",
        table=table_name(table, localizer),
        channel=f"<#{channel.id}>",
        permissions=permissions_text(names, localizer),
        count=len(names),
    )
    return Sheet(ACCENT).text(text)


def _key(channel_id: int) -> str:
    return f"warned of {channel_id}"
