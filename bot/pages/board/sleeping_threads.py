"""Threads that fall asleep while a game goes on in them: the bot wakes them for those whom the game awaits.

A client wakes a thread before it sends a press from there, and is refused where its person may not write in threads:
they can press nothing until someone else wakes it. Discord tells when a thread falls asleep, so nothing is asked for
while it is awake. One that a moderator has closed, before its time, stays closed until people are called there.
"""

import logging
from datetime import datetime, timedelta
from typing import Final

import discord
from cachetools import LRUCache
from discord.utils import parse_time, snowflake_time

from bot.discord.messages import wake_thread
from bot.discord.request_errors import REQUEST_ERRORS
from bot.manager.services import Services
from bot.reasons import Refusal
from bot.table.table import Table
from bot.table.values import Place, Status

log = logging.getLogger(__name__)

MOST_KNOWN: Final = 10_000
MOST_TABLES: Final = 1000
"""Of one server, looked through at the start."""
SKEW: Final = timedelta(minutes=1)
"""How much earlier than its time a thread may fall asleep."""
TROUBLE: Final = (Refusal, *REQUEST_ERRORS)


class SleepingThreads:
    """Wakes threads; where Discord refuses that, until the next occasion nothing is tried again."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services
        self._woken_at = LRUCache[int, datetime](MOST_KNOWN)
        """By thread: when the bot has woken it, which leaves no message."""
        self._being_woken: set[int] = set()

    async def wake_fallen_asleep(self, event: discord.RawThreadUpdateEvent) -> None:
        """Wake a thread that Discord says has fallen asleep, if people are awaited there. Never fails."""
        thread_id, metadata = event.thread_id, event.data["thread_metadata"]
        if not metadata["archived"] or metadata.get("locked", False):
            return
        last_message_id = event.data.get("last_message_id")
        archived_at = parse_time(metadata["archive_timestamp"])
        active_at = self._active_at(thread_id, int(last_message_id) if last_message_id else None)
        if not has_fallen_asleep(archived_at, active_at, metadata["auto_archive_duration"]):
            return
        try:
            found = await self._services.lists.in_channel(thread_id, status=Status.PLAYING)
            if any([_awaits_people(await self._services.tables.look(summary.id)) for summary in found]):
                await self._wake(thread_id)
        except TROUBLE as error:
            log.warning("thread %s: whom it awaits is not looked at: %s", thread_id, type(error).__name__)

    async def wake_for(self, table: Table) -> None:
        """Wake the thread of a table to which people are called, if it is asleep. Never fails."""
        if _awaits_people(table) and self._is_asleep(table.place):
            await self._wake(table.place.channel_id)

    async def catch_up(self) -> None:
        """Wake the threads that have fallen asleep while Discord could not tell the bot. Never fails."""
        try:
            servers, _ = await self._services.departures.places()
            for guild_id in servers:
                found = await self._services.lists.of_server(guild_id, status=Status.PLAYING, limit=MOST_TABLES)
                asleep = [summary for summary in found if not summary.is_placeless and self._is_asleep(summary.place)]
                for summary in asleep:
                    if _awaits_people(await self._services.tables.look(summary.id)):
                        await self._wake_fallen(summary.place.channel_id)
        except TROUBLE as error:
            log.warning("which threads have fallen asleep is not looked at: %s", type(error).__name__)

    def _is_asleep(self, place: Place) -> bool:
        """Return whether a place is a thread that is archived: Discord tells the client of all others."""
        guild = self._client.get_guild(place.guild_id or 0)
        return guild is not None and not guild.unavailable and guild.get_channel_or_thread(place.channel_id) is None

    def _active_at(self, thread_id: int, last_message_id: int | None) -> datetime:
        """Return when something last happened in a thread that keeps it awake, as far as is known."""
        written_at = snowflake_time(last_message_id or thread_id)
        return max(written_at, self._woken_at.get(thread_id, written_at))

    async def _wake_fallen(self, thread_id: int) -> None:
        try:
            thread = await self._client.fetch_channel(thread_id)
        except TROUBLE as error:
            log.info("thread %s is not looked at: %s", thread_id, type(error).__name__)
            return
        if not isinstance(thread, discord.Thread) or not thread.archived:
            return
        active_at = self._active_at(thread_id, thread.last_message_id)
        if has_fallen_asleep(thread.archive_timestamp, active_at, thread.auto_archive_duration):
            await self._wake(thread_id)

    async def _wake(self, thread_id: int) -> None:
        if thread_id in self._being_woken:
            return
        self._being_woken.add(thread_id)
        try:
            thread = await wake_thread(self._client, thread_id)
        except TROUBLE as error:
            log.info("thread %s stays asleep: %s", thread_id, error)
        else:
            if thread is not None:
                self._woken_at[thread_id] = thread.archive_timestamp
                log.info("thread %s is awake again", thread_id)
        finally:
            self._being_woken.discard(thread_id)


def has_fallen_asleep(archived_at: datetime, active_at: datetime, minutes: int) -> bool:
    """Return whether a thread was archived by its own time, `minutes` after it was active; else someone has closed it.

    Docs: topics/threads, "Active & Archived Threads".
    """
    return archived_at >= active_at + timedelta(minutes=minutes) - SKEW


def _awaits_people(table: Table) -> bool:
    """Return whether there is something to press for someone at the table, as it is their turn or a vote is open."""
    if table.status is not Status.PLAYING or table.is_placeless or table.is_suspended or table.is_hidden:
        return False
    return bool(table.votes or (table.awaited and not table.is_paused))
