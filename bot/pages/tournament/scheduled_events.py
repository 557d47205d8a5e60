"""Scheduled events of a server: one for a tournament's start, one for its final, where the bot may make any."""

import logging
from datetime import datetime, timedelta
from typing import Final

import discord

from bot.discord.permission_bits import FOR_EVENTS, lacking_of
from bot.discord.request_errors import REQUEST_ERRORS
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import clip
from bot.manager.tables import Tables
from bot.manager.tournament_values import RunningTournament
from bot.pages.tournament.results import EventWords, final_event, start_event
from bot.pages.tournament.shown_tournament import ShownTournament
from bot.tournament.tournament import Stage

log = logging.getLogger(__name__)

TROUBLE: Final = (*REQUEST_ERRORS, ValueError)
LENGTH: Final = timedelta(hours=4)
"""How long an event is said to last: Discord wants an end of what takes place in no voice channel."""
SOON: Final = timedelta(minutes=1)
"""An event has to begin later than it is made."""
MOST_PLACE: Final = 100


class ScheduledEvents:
    """Makes events, and deletes them when a tournament is called off. Never fails: they are an extra."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables

    async def keep(self, running: RunningTournament, shown: ShownTournament, localizer: Localizer) -> None:
        """Create and delete events, so that those are there that the tournament should have now."""
        guild = self._client.get_guild(running.place.guild_id or 0)
        if guild is None or running.tournament.is_league or not _may_make(guild):
            return
        now, stage = self._tables.now(), running.tournament.stage
        starts = running.tournament.plan.starts
        if stage is Stage.CANCELLED:
            await self._take_away(guild, running)
        elif running.posting.event_id is None and stage is not Stage.OVER and starts > now + SOON:
            made = await self._make(guild, running, start_event(shown, localizer), starts)
            await self._tables.tournaments.keep_event(running.id, made)
        played = running.tournament.round()
        key = f"tournament-final:{running.id}"
        if stage is not Stage.PLAYING or played is None or not played.is_final:
            return
        if await self._tables.profiles.recall(key) is None:
            await self._tables.profiles.remember(key, "")
            made = await self._make(guild, running, final_event(shown, played, localizer), now + SOON)
            await self._tables.profiles.remember(key, str(made or ""))

    async def _make(self, guild: discord.Guild, running: RunningTournament, words: EventWords, at: datetime) -> int:
        """Return the new event's id; 0 where there is none, so that it isn't tried with every change."""
        try:
            event = await guild.create_scheduled_event(
                name=words.name,
                description=words.description,
                start_time=at,
                end_time=at + LENGTH,
                entity_type=discord.EntityType.external,
                privacy_level=discord.PrivacyLevel.guild_only,
                location=clip(running.tournament.plan.place, MOST_PLACE),
            )
        except TROUBLE as error:
            log.info("tournament %s: no scheduled event (%s)", running.id, type(error).__name__)
            return 0
        return event.id

    async def _take_away(self, guild: discord.Guild, running: RunningTournament) -> None:
        if not running.posting.event_id:
            return
        try:
            event = await guild.fetch_scheduled_event(running.posting.event_id)
            await event.delete()
        except TROUBLE as error:
            log.info("tournament %s: its scheduled event stays (%s)", running.id, type(error).__name__)
        await self._tables.tournaments.keep_event(running.id, 0)


def _may_make(guild: discord.Guild) -> bool:
    # managing events lets a bot change those of others, and no longer make any
    return not lacking_of(FOR_EVENTS, guild.me.guild_permissions.value)
