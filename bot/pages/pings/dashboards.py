"""Dashboards: one message on each server that lists its open tables and keeps itself up to date.

There is one worker for each server whose message is behind: at most one edit in flight, at least `every` seconds apart,
always of the newest state. A message that someone deleted is sent again; a channel that is gone or closed to the bot
ends its dashboard.
"""

import logging
from typing import Final

import discord

from bot.discord.messages import Draft, PublicMessages, Spot
from bot.discord.own_rights import silenced_until
from bot.discord.refusals import Cause, cause_of, is_documented, is_later
from bot.discord.request_errors import REQUEST_ERRORS
from bot.discord.sheet import Sheet, whole_lines
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Localizer
from bot.manager.keyed_worker import KeyedWorker, Rest
from bot.manager.services import Services
from bot.pages.display import ServerLocalizer
from bot.pages.table_words import summary_line
from bot.reasons import Refusal
from bot.store import log_store_error
from bot.table.table import Summary
from bot.table.values import OPEN, TableId

log = logging.getLogger(__name__)

EVERY: Final = 15.0
"""Seconds between two edits of one dashboard: all that happens at a server's tables meanwhile is one edit.

A list is not urgent, and edits of a message older than an hour are scarce (about three in six seconds a channel).
"""
MOST_SEEN: Final = 100
"""The most tables that are looked at; where there are more, the list says so."""
MOST_LISTED: Final = 25
MOST_TEXT: Final = 3600
TRANSIENT: Final = REQUEST_ERRORS


class Dashboards:
    """The dashboards of all servers."""

    def __init__(
        self,
        client: discord.Client,
        services: Services,
        server_localizer: ServerLocalizer,
        messages: PublicMessages,
        every: float = EVERY,
    ) -> None:
        self._client = client
        self._services = services
        self._messages = messages
        self._localizer = server_localizer
        self.every = every
        self._worker = KeyedWorker[int](
            "update-dashboard",
            self._work,
            pauses=(EVERY,),
            is_passing=lambda error: (isinstance(error, TRANSIENT) and not is_documented(error)) or is_later(error),
            is_known=is_documented,
            key_is="server",
        )
        self._asked = KeyedWorker[TableId](
            "find-server", self._ask, pauses=(EVERY,), is_passing=lambda _: False, key_is="table"
        )

    def changed(self, table_id: TableId) -> None:
        """Note that a table has changed, and its server's dashboard may be outdated. Returns at once."""
        self._asked.wake(table_id)

    def enqueue(self, guild_id: int) -> None:
        """Note that a server's dashboard may be outdated. Returns at once."""
        self._worker.wake(guild_id)

    async def catch_up(self) -> None:
        """Bring all dashboards up to date, once at the start."""
        for guild_id in await self._services.profiles.servers_with("dashboard"):
            self._messages.doubt(_key(guild_id))
            self.enqueue(guild_id)

    async def stop(self) -> None:
        """Stop; the next start brings the dashboards up to date."""
        await self._asked.stop()
        await self._worker.stop()

    async def _ask(self, table_id: TableId) -> None:
        try:
            table = await self._services.tables.look(table_id)
        except Refusal as error:
            log_store_error(error, "the server of a table")
            return
        if table.place.guild_id is not None:
            self.enqueue(table.place.guild_id)

    async def _work(self, guild_id: int) -> Rest | None:
        return Rest(not_before=self.every) if await self._update(guild_id) else None

    async def _update(self, guild_id: int) -> bool:
        """Bring a server's dashboard up to date; return whether it still has one."""
        services = self._services
        channel_id = (await services.profiles.guild_preferences(guild_id)).dashboard
        guild = self._client.get_guild(guild_id)
        if channel_id is None or guild is None:
            return False
        # one more than is shown, to know whether there are more
        found = await services.lists.of_server(guild_id, status=OPEN, limit=MOST_SEEN + 1)
        seen = await self._public(guild, channel_id, found[:MOST_SEEN])
        localizer = await self._localizer(guild_id, guild.preferred_locale)
        sheet = dashboard_sheet(seen, localizer, has_more=len(found) > MOST_SEEN)
        try:
            with self._messages.attempt(_key(guild_id)):
                await self._put(guild_id, channel_id, sheet)
        except discord.HTTPException as error:
            if cause_of(error) is not Cause.PLACE:
                raise
            log.warning("server %s: its dashboard's channel is out of reach (%s)", guild_id, error.code)
            if silenced_until(guild) is not None:
                return False  # shown again once the bot may write there
            # asked again: someone may have chosen another channel while this one was refused
            if (await services.profiles.guild_preferences(guild_id)).dashboard == channel_id:
                await services.profiles.set_guild_preference(guild_id, "dashboard", None)
            return False
        return True

    async def _put(self, guild_id: int, channel_id: int, sheet: Sheet) -> None:
        """Edit the existing message, or send a new one."""
        profiles, key = self._services.profiles, _key(guild_id)
        stored, _, message_id = (await profiles.recall(key) or "").partition(" ")
        await self._messages.show(
            Spot(channel_id, guild_id), int(message_id) if stored == str(channel_id) else None,
            Draft(f"list-{channel_id}", view=sheet.view),
            lambda sent: profiles.remember(key, f"{channel_id} {sent}"), is_doubted=self._messages.is_doubted(key),
        )  # fmt: skip

    async def _public(self, guild: discord.Guild, here: int, tables: tuple[Summary, ...]) -> list[Summary]:
        """Return the tables that everyone on the server may know of, and those that live beside the dashboard."""
        tables = tuple(each for each in tables if not each.is_hidden)
        client = self._client
        return [
            each
            for each in tables
            if each.place.channel_id == here or await is_open_to_everyone(client, guild, each.place.channel_id)
        ]


async def is_open_to_everyone(client: discord.Client, guild: discord.Guild, channel_id: int) -> bool:
    """Return whether everyone on a server sees that channel or thread; False where it is gone."""
    channel = guild.get_channel_or_thread(channel_id)
    try:
        found = channel or await client.fetch_channel(channel_id)  # a sleeping thread
    except (discord.NotFound, discord.Forbidden):
        return False
    return is_seen_by_everyone(found)


def is_seen_by_everyone(found: object) -> bool:
    """Return whether everyone on its server sees what the client knows as a channel or thread; False for any other."""
    if isinstance(found, discord.Thread):
        return not found.is_private() and found.parent is not None and _is_open(found.parent)
    return isinstance(found, discord.abc.GuildChannel) and _is_open(found)


def _is_open(channel: discord.abc.GuildChannel) -> bool:
    return channel.permissions_for(channel.guild.default_role).view_channel


def dashboard_sheet(tables: list[Summary], localizer: Localizer, *, has_more: bool = False) -> Sheet:
    """Return the list of a server's open tables, last moved first, and the awaited players.

    With `has_more` there are more tables than these.
    """
    lines = [f"- {summary_line(each, localizer, 0)}" for each in tables[:MOST_LISTED]]
    rest = localizer.say("dashboard-more-many" if has_more else "dashboard-more", count=len(tables))
    if has_more or len(tables) > MOST_LISTED:
        lines.append(rest)
    title = "dashboard-title-many" if has_more else "dashboard-title"
    sheet = Sheet(ACCENT).text(f"### {localizer.say(title, count=len(tables))}")
    return sheet.text(whole_lines("\n".join(lines), MOST_TEXT, rest) or localizer.say("dashboard-none"))


def _key(guild_id: int) -> str:
    return f"dashboard of {guild_id}"
