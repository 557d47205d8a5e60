"""Servers and their channels, wherever their events arrive: in this process's cache, or asked of Discord.

A direct message reaches the process of shard 0, and may be about a table on any server. Of those whose shards are in
other processes nothing arrives here: what is asked about one is kept for a while, at most `MOST_KEPT` servers.
"""

import asyncio
import logging
from typing import Final

import discord
from cachetools import TTLCache

from bot.discord.request_errors import REQUEST_ERRORS
from bot.supervision import begin_job

log = logging.getLogger(__name__)

MOST_KEPT: Final = 500
KEPT_FOR: Final = 60.0
"""Seconds after which permissions, roles and names are asked again."""
MINUTE: Final = 60.0
"""Seconds in which one line is enough that says what Discord has not answered."""
PATIENCE: Final = 1.5
"""Seconds to wait for an answer, while the one who has pressed waits for theirs."""


class ServerDirectory:
    """The servers of a client, and those of other processes of the same bot."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._asked = TTLCache[int, asyncio.Task[discord.Guild | None]](MOST_KEPT, KEPT_FOR)
        """The questions for servers; who asks while one is on its way waits for its answer."""
        self._members: dict[tuple[int, int], asyncio.Task[discord.Member | None]] = {}
        """Pending requests for members, by server and person."""
        self._unanswered = 0
        """How many of them had no answer since the last line about that."""
        self._said_at = -MINUTE

    async def guild(self, guild_id: int) -> discord.Guild | None:
        """Return a server with its roles and the bot's member; None where the bot is not on it, or nobody says.

        One of another process has only those channels that were asked for (`channel`).
        """
        if (known := self._client.get_guild(guild_id)) is not None:
            return known
        asked = self._asked.get(guild_id)
        if asked is None:
            asked = self._asked[guild_id] = begin_job(f"server {guild_id}", self._ask(guild_id))
        try:
            return await asyncio.wait_for(asyncio.shield(asked), PATIENCE)
        except TimeoutError:
            return None

    async def member(self, guild_id: int, user_id: int) -> discord.Member | None:
        """Return a member of a server; None where the bot is not on that server, or nobody says in time.

        Who asks while a question for the same member is on its way waits for its answer.

        Raises `discord.NotFound` where there is none.
        """
        guild = await self.guild(guild_id)
        if guild is None:
            return None
        key = (guild_id, user_id)
        asked = self._members.get(key)
        if asked is None:
            work = self._ask_member(guild, user_id)
            asked = begin_job(f"member {user_id} of {guild_id}", work, expected=(discord.NotFound,))
            self._members[key] = asked
            asked.add_done_callback(lambda _: self._members.pop(key))  # the next one asks again
        return await asyncio.shield(asked)

    async def channel(self, guild_id: int | None, channel_id: int) -> object:
        """Return a channel or thread, asleep or not, with what the bot knows of its server.

        Raises what a request raises, such as `discord.NotFound` or `discord.Forbidden`.
        """
        if (known := self._client.get_channel(channel_id)) is not None:
            return known
        if guild_id is None or self._client.get_guild(guild_id) or (guild := await self.guild(guild_id)) is None:
            return await self._client.fetch_channel(channel_id)
        return guild.get_channel_or_thread(channel_id) or await _channel_of(guild, channel_id)

    async def _ask(self, guild_id: int) -> discord.Guild | None:
        assert self._client.user is not None, "it has logged in"
        try:
            guild = await self._client.fetch_guild(guild_id, with_counts=False)
            guild._add_member(await guild.fetch_member(self._client.user.id))  # pyright: ignore[reportPrivateUsage]  # no public way
        except (discord.NotFound, discord.Forbidden):
            return None
        except REQUEST_ERRORS as error:
            self._asked.pop(guild_id, None)  # the next one asks again
            log.warning("what a server of another process has is not to be found out: %s", type(error).__name__)
            return None
        return guild

    async def _ask_member(self, guild: discord.Guild, user_id: int) -> discord.Member | None:
        """Return a member of a server as Discord says now; None where it does not say. Raises `discord.NotFound`."""
        try:
            return await asyncio.wait_for(guild.fetch_member(user_id), PATIENCE)
        except discord.NotFound:
            raise
        except REQUEST_ERRORS as error:
            self._note_unanswered(error)
            return None

    def _note_unanswered(self, error: Exception) -> None:
        # every board asks: hundreds wait at once for the limit of a large server's route. That's no trouble: they are
        # asked for again at the next call
        self._unanswered += 1
        now = asyncio.get_running_loop().time()
        if now - self._said_at >= MINUTE:
            many, why = self._unanswered, type(error).__name__
            level = logging.INFO if isinstance(error, TimeoutError) else logging.WARNING
            log.log(level, "not told whether people are members of a server (unanswered: %s): %s", many, why)
            self._unanswered, self._said_at = 0, now


async def _channel_of(guild: discord.Guild, channel_id: int) -> discord.abc.GuildChannel | discord.Thread:
    """Return a channel of a server that is not in the client's cache, and keep it with the server."""
    channel = await guild.fetch_channel(channel_id)
    if isinstance(channel, discord.Thread):
        if channel.parent is None:  # who sees it is said there
            await _channel_of(guild, channel.parent_id)
        guild._add_thread(channel)  # pyright: ignore[reportPrivateUsage]  # no public way
    else:
        guild._add_channel(channel)  # pyright: ignore[reportPrivateUsage]  # no public way
    return channel
