"""Whether people can see the place of their table: where they cannot, no call reaches them and their clocks stop."""

import asyncio
import logging
from collections.abc import Collection
from typing import Final

import aiohttp
import discord
from cachetools import TTLCache

from bot.manager.tables import Tables
from bot.pages.members import Sight, is_open_to_all, sight_of
from bot.reasons import Refusal
from bot.table.delivery import way_at
from bot.table.places import contested_seats, mark_hidden
from bot.table.preferences import Notify
from bot.table.table import Table
from bot.table.values import Status, UserId

log = logging.getLogger(__name__)

MOST_KNOWN: Final = 10_000
SECONDS: Final = 60.0
"""How many answers of Discord are kept, and for how long: a board is shown many times in a turn."""


class PlaceVisibility:
    """Checks whether those awaited, or asked for their seats, can see where they are called.

    That matters only for people who are to be mentioned there.
    """

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables
        self._known = TTLCache[tuple[int, UserId], Sight](MOST_KNOWN, SECONDS)

    async def check(self, table: Table) -> None:
        """Keep, once a table has been shown, from which of the awaited its place is hidden. Never fails."""
        if table.status != Status.PLAYING or table.place.guild_id is None:
            return
        try:
            hidden = await self._hidden_from(table)
            # asked of the law first: most looks find nothing new, and would take the table's lock for it
            if mark_hidden(table, hidden, self._tables.now()) is not table:
                await self._tables.posts.mark_unreached(table.id, hidden)
        except (Refusal, discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as error:
            log.warning("table %s: who sees it is not to be found out: %s", table.id, type(error).__name__)

    async def check_awaited(self, user: UserId) -> None:
        """Check where someone is awaited, or asked for their seat, who is mentioned whatever they have chosen.

        Never fails.
        """
        try:
            for summary in await self._tables.lists.of_user(user, status=Status.PLAYING):
                table = await self._tables.look(summary.id)
                if summary.awaits(user) or user in {
                    table.participants[seat].user_id for seat in contested_seats(table)
                }:
                    await self.check(table)
        except Refusal as error:
            log.warning("where %s is awaited is not looked at: %s", user, error.reason.key)

    async def recheck(self, channel: discord.abc.GuildChannel) -> None:
        """Check the tables of a channel whose permissions have changed. Never fails."""
        # threads are seen by who sees their channel
        places = {channel.id, *(thread.id for thread in channel.guild.threads if thread.parent_id == channel.id)}
        for known in [known for known in self._known if known[0] in places]:
            self._known.pop(known, None)
        try:
            for place in places:
                for summary in await self._tables.lists.in_channel(place, status=Status.PLAYING):
                    await self.check(await self._tables.look(summary.id))
        except Refusal as error:
            log.warning("channel %s: who sees it is not looked at: %s", channel.id, error.reason.key)

    async def _hidden_from(self, table: Table) -> Collection[UserId]:
        # without a question to Discord, as for most tables
        if is_open_to_all(self._client.get_channel(table.place.channel_id)):
            return ()
        owners = [table.participants[seat].user_id for seat in contested_seats(table)]
        called = {*owners, *(user for user in table.awaited if user > 0)}
        settings = await self._tables.profiles.preferences_of(called)
        mentioned = await self._tables.outbox.mentioned(table.id)  # instead of a direct message, it may be
        users = [
            user
            for user, chosen in settings.items()
            if user in mentioned or (user in table.awaited and way_at(table, chosen) == Notify.MENTION)
        ]
        sights = await asyncio.gather(*(self._sight(table.place.channel_id, user) for user in users))
        return {user for user, sight in zip(users, sights, strict=True) if sight == Sight.HIDDEN}

    async def _sight(self, channel_id: int, user: UserId) -> Sight:
        known = self._known.get((channel_id, user))
        if known is None:
            known = self._known[channel_id, user] = await sight_of(self._client, channel_id, user)
        return known
