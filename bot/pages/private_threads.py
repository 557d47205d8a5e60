"""The private threads in which two players of a table talk: opened, found again, and ended."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from weakref import WeakValueDictionary

import discord

from bot.client import CivBot
from bot.discord.mentions import calling, calling_nobody
from bot.discord.permission_bits import FOR_TALKS
from bot.discord.permissions import permissions_text
from bot.discord.request_errors import REQUEST_ERRORS
from bot.discord.sheet import MOST_THREAD_NAME
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import clip
from bot.manager.services import Services
from bot.pages.display import filter_pingable
from bot.pages.locale_resolver import LocaleResolver
from bot.pages.table_words import table_name
from bot.pages.threads import open_thread
from bot.reasons import Refusal
from bot.table.social import TALK, read_talk_key, talk_key, talk_of_pair, talks_at
from bot.table.table import Table
from bot.table.values import CallKind, UserId

log = logging.getLogger(__name__)


class PrivateThreads:
    """Opens and ends private threads, those of one pair of people one at a time."""

    def __init__(self, client: CivBot, services: Services, locales: LocaleResolver) -> None:
        self._client = client
        self._services = services
        self._locales = locales
        self._turns: WeakValueDictionary[tuple[UserId, UserId], asyncio.Lock] = WeakValueDictionary()
        """By two people, held while their thread is looked for: two presses at once must not open two."""

    async def open(self, table: Table, user: UserId, other: UserId, localizer: Localizer) -> str:
        """Return where these two talk, as `user` has asked, or why they cannot; a thread is opened where there is none.

        `localizer` says it. What Discord refuses is only logged.
        """
        pair = _pair(user, other)
        async with self.turn(pair):
            try:
                return await self._thread_for(table, user, pair, localizer)
            except REQUEST_ERRORS as error:
                log.warning("table %s: no private thread (%s)", table.id, type(error).__name__)
                return localizer.say("talk-failed")

    async def close_of(self, table: Table, user: UserId, text: str) -> bool:
        """Say `text` in the private threads that someone has, or had, at a table, empty them and end them.

        Return whether all could be ended.
        """
        known = [read_talk_key(key)[1] for key in await self._services.profiles.recall_all(talks_at(table.id))]
        # their turn is waited for, too: a thread that is just being opened is not kept yet
        being_opened = [_pair(user, other) for other in table.person_ids if other != user]
        is_done = True
        for pair in dict.fromkeys((*known, *being_opened)):
            if user not in pair:
                continue
            async with self.turn(pair):
                key = talk_key(table.id, *pair)
                stored = await self._services.profiles.recall(key)
                is_done = (not stored or await self._close_all({key: stored}, text)) and is_done
        return is_done

    async def close_between(self, user: UserId, other: UserId) -> None:
        """End the private threads of two people at all tables, without saying why. Never fails."""
        try:
            async with self.turn(_pair(user, other)):
                for key, stored in (await self._services.profiles.recall_all(TALK, talk_of_pair(user, other))).items():
                    public = self._locales.public(await self._services.tables.look(read_talk_key(key)[0]))
                    await self._close_all({key: stored}, public.say("talk-ended"))
        except Refusal as error:
            log.warning("the threads of %s and %s are not closed: %s", user, other, error.reason.key)

    def turn(self, pair: tuple[UserId, UserId]) -> asyncio.Lock:
        """The lock of two people, in order, held while their thread is looked for."""
        return self._turns.setdefault(pair, asyncio.Lock())

    async def _close_all(self, kept: Mapping[str, str], text: str) -> bool:
        """End the threads kept under these keys, and forget them; return whether all could be ended."""
        is_done = True
        for key, stored in kept.items():
            try:
                channel = await self._fetched(int(stored)) if stored else None
                if isinstance(channel, discord.Thread):
                    await self._close(channel, read_talk_key(key)[1], text)
            except REQUEST_ERRORS as error:
                log.warning("thread %s is not closed: %s", stored, error)
                is_done = False
            else:
                await self._services.profiles.remember(key, "")
        return is_done

    async def _close(self, thread: discord.Thread, pair: tuple[UserId, UserId], text: str) -> None:
        if thread.archived:
            # nothing can be written in an archived thread, and no one removed from it
            await thread.edit(archived=False)
        await thread.send(text, allowed_mentions=calling_nobody(), suppress_embeds=True)
        for user in pair:
            with suppress(discord.NotFound):  # they have left it
                await thread.remove_user(discord.Object(user))
        await thread.edit(archived=True)

    async def _thread_for(self, table: Table, user: UserId, pair: tuple[UserId, UserId], localizer: Localizer) -> str:
        """Where these two talk, as one of them has asked, or why they cannot."""
        key = talk_key(table.id, *pair)
        thread = await self._found(await self._services.profiles.recall(key))
        if thread is None:
            parent = await self._parent(table)
            # Text channels alone have private threads (docs: topics/threads); announcements are of the same class here.
            if not isinstance(parent, discord.TextChannel) or parent.is_news():
                return localizer.say("talk-failed" if parent is None else "talk-elsewhere")
            if not parent.permissions_for(parent.guild.me).create_private_threads:
                return localizer.say("permissions-missing", permissions=permissions_text(FOR_TALKS, localizer), count=1)
            called = await self._services.tables.call(table, user, CallKind.TALK, pair)
            willing = await filter_pingable(self._services, table, called)
            thread = await self._opened(table, parent, pair, willing)
            await self._services.profiles.remember(key, str(thread.id))
        return localizer.say("talk-open", channel=f"<#{thread.id}>")

    async def _opened(
        self, table: Table, parent: discord.TextChannel, pair: tuple[UserId, UserId], called: Sequence[UserId]
    ) -> discord.Thread:
        public = self._locales.public(table)
        name = table_name(table, public)
        names = [participant.name for participant in table.participants if participant.user_id in pair]
        title = clip(public.say("talk-name", table=name, names=public.list(names)), MOST_THREAD_NAME)
        thread = await open_thread(parent, title, discord.ChannelType.private_thread)
        who = public.list([f"<@{user}>" for user in pair])
        users = calling(called)
        try:
            for user in pair:
                await thread.add_user(discord.Object(user))
            await thread.send(public.say("talk-first", who=who, table=name), allowed_mentions=users)
        except REQUEST_ERRORS:
            await _take_back(thread, pair)
            raise
        return thread

    async def _parent(self, table: Table) -> object:
        """The channel a table's threads hang on; None where it is gone, or not the bot's to see."""
        try:
            channel = await self._client.directory.channel(table.place.guild_id, table.place.channel_id)
        except (discord.NotFound, discord.Forbidden):
            return None
        return channel.parent if isinstance(channel, discord.Thread) else channel

    async def _found(self, stored: str | None) -> discord.Thread | None:
        channel = await self._channel(int(stored)) if stored else None
        return channel if isinstance(channel, discord.Thread) else None

    async def _channel(self, channel_id: int) -> object:
        """A channel or thread, asleep or not; None where it is gone, or not the bot's to see."""
        try:
            return await self._fetched(channel_id)
        except discord.Forbidden:
            return None

    async def _fetched(self, channel_id: int) -> object:
        """A channel or thread, asleep or not; None where it is gone. Raises `discord.Forbidden` where it is hidden."""
        try:
            return self._client.get_channel(channel_id) or await self._client.fetch_channel(channel_id)
        except discord.NotFound:
            return None


def _pair(user: UserId, other: UserId) -> tuple[UserId, UserId]:
    """Return the two in the order in which their thread is kept."""
    return min(user, other), max(user, other)


async def _take_back(thread: discord.Thread, pair: tuple[UserId, UserId]) -> None:
    """Delete a thread in which not both could be told; where the bot may not, empty and archive it. Never fails."""
    with suppress(*REQUEST_ERRORS):
        try:
            await thread.delete()
        except discord.Forbidden:
            for user in pair:
                with suppress(discord.HTTPException):  # they were never in it
                    await thread.remove_user(discord.Object(user))
            await thread.edit(archived=True)
