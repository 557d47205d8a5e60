"""Who is on a server and what they see there: the bot is not told who comes or goes, so it asks Discord."""

import asyncio
from collections.abc import Callable, Collection, Hashable
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final
from weakref import WeakValueDictionary

import discord
from cachetools import TLRUCache

from bot.client import CivBot
from bot.discord.error_codes import MEMBER_GONE
from bot.discord.request_errors import REQUEST_ERRORS
from bot.discord.server_directory import PATIENCE
from bot.i18n.names import safe_name
from bot.manager.membership import Office
from bot.pages.press import Press
from bot.table.errors import TableError
from bot.table.table import Table
from bot.table.values import UserId


@dataclass(frozen=True, slots=True)
class Standing:
    """How a person stands with a server; where Discord does not say (not `is_known`), they are taken for a member."""

    is_known: bool = True
    is_there: bool = True
    timed_out_until: datetime | None = None
    """When the newest timeout that a moderator has given them ends; it may be over."""


async def standing_of(client: CivBot, guild_id: int, user: UserId) -> Standing:
    """Return how a person stands with a server."""
    try:
        member = await client.directory.member(guild_id, user)
    except discord.NotFound as error:
        # by the code: an unknown server is "not found" as well, and says nothing of the person
        is_gone = error.code in MEMBER_GONE
        return Standing(is_known=is_gone, is_there=not is_gone)
    return Standing(is_known=False) if member is None else Standing(timed_out_until=member.timed_out_until)


async def is_member(client: CivBot, guild_id: int, user: UserId) -> bool:
    """Return whether a server has this member; where Discord does not say, they are taken for one."""
    return (await standing_of(client, guild_id, user)).is_there


AT_ONCE: Final = 4
"""How many members are asked about at the same time: Discord counts these requests for each server."""
MOST_KNOWN: Final = 10_000
KEPT_FOR: Final = timedelta(minutes=1)


class Members:
    """Finds out who has left a server, where a seat is given: a few at a time, and for each occasion once a minute.

    Who is gone is remembered only where they lose no seat by it: otherwise they have come back if they take another.
    """

    def __init__(self, client: CivBot, now: Callable[[], datetime]) -> None:
        self._client = client
        self._known = TLRUCache[tuple[int, UserId, Hashable], bool, datetime](
            MOST_KNOWN, lambda _key, _value, asked_at: asked_at + KEPT_FOR, timer=now
        )
        self._asking = WeakValueDictionary[int, asyncio.Semaphore]()

    async def find_departed(
        self, guild_id: int | None, users: Collection[UserId], occasion: Hashable
    ) -> frozenset[UserId]:
        """Return who of these people is known not to be on that server (`bot.manager.membership.FindDeparted`)."""
        if guild_id is None:
            return frozenset()
        people = [user for user in dict.fromkeys(users) if user > 0]
        are_there = await asyncio.gather(*(self._is_there(guild_id, user, occasion) for user in people))
        return frozenset(user for user, is_there in zip(people, are_there, strict=True) if not is_there)

    async def _is_there(self, guild_id: int, user: UserId, occasion: Hashable) -> bool:
        key = (guild_id, user, occasion)
        if (known := self._known.get(key)) is not None:
            return known
        async with self._asking.setdefault(guild_id, asyncio.Semaphore(AT_ONCE)):
            is_there = await is_member(self._client, guild_id, user)
        if is_there or isinstance(occasion, Office):
            self._known[key] = is_there
        return is_there


class Sight(StrEnum):
    """What a person sees of a channel."""

    SEES = "sees"
    HIDDEN = "hidden"
    NO_MEMBER = "no-member"
    """Of its server."""
    UNKNOWN = "unknown"
    """Discord does not say."""


async def sight_of(client: CivBot, guild_id: int | None, channel_id: int, user: UserId) -> Sight:
    """Return what a person sees of that channel of a server."""
    try:
        channel = await client.directory.channel(guild_id, channel_id)
    except REQUEST_ERRORS:
        return Sight.UNKNOWN
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return Sight.UNKNOWN
    try:
        member = await client.directory.member(channel.guild.id, user)
    except discord.NotFound as error:
        return Sight.NO_MEMBER if error.code in MEMBER_GONE else Sight.UNKNOWN
    if member is None:
        return Sight.UNKNOWN
    try:
        granted = channel.permissions_for(member)
    except discord.ClientException:  # a thread whose channel is not known
        return Sight.UNKNOWN
    if not granted.view_channel:
        return Sight.HIDDEN
    if isinstance(channel, discord.Thread) and channel.is_private() and not granted.manage_threads:
        return await _sight_of_thread(channel, user)
    return Sight.SEES


async def find_player_kept_out(client: CivBot, table: Table, channel_id: int) -> str | None:
    """Return the name of a player of a table, on its server, who does not see that channel as far as is known."""
    guild_id = table.place.guild_id
    if guild_id is None or is_open_to_all(await known_channel(client, guild_id, channel_id)):
        return None
    sights = await asyncio.gather(
        *(sight_of(client, guild_id, channel_id, participant.user_id) for participant in table.people)
    )
    for participant, sight in zip(table.people, sights, strict=True):
        # unknown counts as kept out: a player who is moved to where they see nothing loses by it
        if sight in (Sight.HIDDEN, Sight.UNKNOWN):
            return safe_name(participant.name)
    return None


async def known_channel(client: CivBot, guild_id: int | None, channel_id: int) -> object:
    """Return a channel as the bot knows it, on any server; None where it does not, and Discord does not say."""
    known = client.get_channel(channel_id)
    if known is None and guild_id is not None and client.get_guild(guild_id) is None:
        try:
            return await asyncio.wait_for(client.directory.channel(guild_id, channel_id), PATIENCE)
        except REQUEST_ERRORS:
            return None
    return known


def is_open_to_all(channel: object) -> bool:
    """Return whether every member of its server sees a channel, without looking at any of them."""
    holder = channel.parent if isinstance(channel, discord.Thread) and not channel.is_private() else channel
    if not isinstance(holder, discord.abc.GuildChannel):
        return False
    is_denied = any(each.view_channel is False for each in holder.overwrites.values())
    return not is_denied and holder.permissions_for(holder.guild.default_role).view_channel


async def _sight_of_thread(thread: discord.Thread, user: UserId) -> Sight:
    try:
        await thread.fetch_member(user)
    except discord.NotFound:
        return Sight.HIDDEN
    except REQUEST_ERRORS:
        return Sight.UNKNOWN
    return Sight.SEES


async def member_of(client: CivBot, guild_id: int, user: UserId) -> discord.Member | None:
    """Return that member of a server; None where there is none, or Discord does not say."""
    try:
        return await client.directory.member(guild_id, user)
    except discord.NotFound:
        return None


async def check_member(press: Press, table: Table, *, also_seated: bool = False) -> None:
    """Raises `TableError` (`seat-far`) where the presser is not on the server of a table they would sit at.

    Who has a seat there keeps it, unless it is another game's that `also_seated` people would sit down to.
    """
    interaction = press.interaction
    guild = table.place.guild_id
    if guild in (None, interaction.guild_id):
        return
    if not also_seated and table.seat_of(interaction.user.id) is not None:
        return
    if not await is_member(interaction.client, guild or 0, UserId(interaction.user.id)):
        raise TableError("seat-far")
