"""Whether people can see the place of their table, may press anything there, and are on its server at all.

Where they cannot see it, no call reaches them and their clocks stop. Discord tells only bots with a privileged intent
who leaves a server, so it is asked for the awaited: at the call to their turn, when they are nudged, and when it
refuses them a direct message.
"""

import asyncio
import logging
from collections.abc import Collection, Mapping
from datetime import datetime
from typing import Final

import discord
from cachetools import TTLCache

from bot.client import CivBot
from bot.discord.request_errors import REQUEST_ERRORS
from bot.manager.services import Services
from bot.pages.members import Sight, Standing, is_open_to_all, known_channel, sight_of, standing_of
from bot.reasons import Refusal
from bot.table import inactivity
from bot.table.delivery import way_at
from bot.table.places import contested_seats, mark_hidden
from bot.table.preferences import Notify
from bot.table.table import Table
from bot.table.values import Place, Status, UserId

log = logging.getLogger(__name__)

MOST_KNOWN: Final = 10_000
SECONDS: Final = 60.0
"""How many answers of Discord are kept, and for how long: a board is shown many times in a turn."""


class PlaceVisibility:
    """Checks whether those awaited, or asked for their seats, can see where they are called.

    That matters only for people who are to be mentioned there.
    """

    def __init__(self, client: CivBot, services: Services) -> None:
        self._client = client
        self._services = services
        self._known = TTLCache[tuple[int, UserId], Sight](MOST_KNOWN, SECONDS)
        # by turn, so that each call to a turn asks anew
        self._members = TTLCache[tuple[int, UserId, datetime], Standing](MOST_KNOWN, SECONDS)

    async def check(self, table: Table) -> None:
        """Keep, once a table has been shown, from which of the awaited its place is hidden. Never fails."""
        if table.status != Status.PLAYING or table.place.guild_id is None:
            return
        try:
            timed_out = await self._check_members(table)
            hidden = await self._hidden_from(table)
            # asked of the law first: most looks find nothing new, and would take the table's lock for it
            if mark_hidden(table, hidden, self._services.now(), timed_out) is not table:
                await self._services.posts.mark_unreached(table.id, hidden, timed_out)
        except (Refusal, *REQUEST_ERRORS) as error:
            log.warning("table %s: who sees it is not to be found out: %s", table.id, type(error).__name__)

    async def check_again(self, table: Table) -> None:
        """Check a table, and ask Discord anew who of the awaited is on its server. Never fails."""
        for user in table.awaited:
            self._members.pop(_turn_of(table, user), None)
        await self.check(table)

    async def check_awaited(self, user: UserId) -> None:
        """Check where someone is awaited, or asked for their seat, who is mentioned whatever they have chosen.

        Never fails.
        """
        try:
            for summary in await self._services.lists.of_user(user, status=Status.PLAYING):
                table = await self._services.tables.look(summary.id)
                if summary.awaits(user) or user in {
                    table.participants[seat].user_id for seat in contested_seats(table)
                }:
                    await self.check_again(table)
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
                for summary in await self._services.lists.in_channel(place, status=Status.PLAYING):
                    await self.check(await self._services.tables.look(summary.id))
        except Refusal as error:
            log.warning("channel %s: who sees it is not looked at: %s", channel.id, error.reason.key)

    async def _check_members(self, table: Table) -> Mapping[UserId, datetime]:
        """Record who of the awaited has left the server, and who is back, awaited or not.

        Returns until when those are timed out there who are.
        """
        awaited = [user for user in table.awaited if user > 0]
        away = [each.user_id for each in table.people if inactivity.has_left_server(table, each.user_id)]
        users = [*awaited, *(user for user in away if user not in awaited)]
        found = await asyncio.gather(*(self._standing(table, user) for user in users))
        standings = dict(zip(users, found, strict=True))
        gone = {user for user, standing in standings.items() if not standing.is_there}
        there = set(users) - gone
        # asked of the table first, as for who sees it
        if any(inactivity.has_left_server(table, user) != (user in gone) for user in users):
            await self._services.posts.mark_left_server(table.id, gone, there)
        if table.owner in gone:
            await self._services.lobbies.replace_departed_owner(table.id)
        timed_out = {
            user: each.timed_out_until if each.is_known else _last_known(table, user)
            for user, each in standings.items()
        }
        return {user: until for user, until in timed_out.items() if until is not None}

    async def _standing(self, table: Table, user: UserId) -> Standing:
        turn = _turn_of(table, user)
        if user not in table.awaited:  # no turn of theirs says when to ask again
            return await standing_of(self._client, turn[0], user)
        known = self._members.get(turn)
        if known is None:
            known = self._members[turn] = await standing_of(self._client, turn[0], user)
        return known

    async def _hidden_from(self, table: Table) -> Collection[UserId]:
        # without a question to Discord, as for most tables
        if is_open_to_all(await known_channel(self._client, table.place.guild_id, table.place.channel_id)):
            return ()
        owners = [table.participants[seat].user_id for seat in contested_seats(table)]
        called = {*owners, *(user for user in table.awaited if user > 0)}
        settings = await self._services.profiles.preferences_of(called)
        mentioned = await self._services.outbox.mentioned(table.id)  # instead of a direct message, it may be
        users = [
            user
            for user, chosen in settings.items()
            if user in mentioned or (user in table.awaited and way_at(table, chosen) == Notify.MENTION)
        ]
        sights = await asyncio.gather(*(self._sight(table.place, user) for user in users))
        return {user for user, sight in zip(users, sights, strict=True) if sight == Sight.HIDDEN}

    async def _sight(self, place: Place, user: UserId) -> Sight:
        known = self._known.get((place.channel_id, user))
        if known is None:
            known = await sight_of(self._client, place.guild_id, place.channel_id, user)
            self._known[place.channel_id, user] = known
        return known


def _turn_of(table: Table, user: UserId) -> tuple[int, UserId, datetime]:
    """Return the server, the person, and when their newest turn began of those in which the table waits for them."""
    began = [table.turn_began_at(seat) for seat in table.seats_of(user) if seat in table.waiting]
    return table.place.guild_id or 0, user, max(began, default=table.moved_at)


def _last_known(table: Table, user: UserId) -> datetime | None:
    """Return until when someone is timed out, as it was found out last."""
    known = (table.presence[seat].timed_out_until for seat in table.seats_of(user) if table.presence)
    return max((until for until in known if until is not None), default=None)
