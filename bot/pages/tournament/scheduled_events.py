"""Scheduled events of a server: one for a tournament's start, one for its final, where the bot may make any.

What Discord refuses is tried again with the next act, and once the bot's rights there have changed.
"""

import logging
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

import discord

from bot.discord.permission_bits import FOR_EVENTS, lacking_of
from bot.discord.refusals import Cause, cause_of
from bot.discord.request_errors import REQUEST_ERRORS
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import clip, cut
from bot.manager.services import Services
from bot.manager.tournament_values import RunningTournament
from bot.pages.tournament.shown_tournament import ShownTournament
from bot.tournament.tournament import Round, Stage

log = logging.getLogger(__name__)

TROUBLE: Final = (*REQUEST_ERRORS, ValueError)
LENGTH: Final = timedelta(hours=4)
"""How long an event is said to last: Discord wants an end of what takes place in no voice channel."""
SOON: Final = timedelta(minutes=1)
"""An event has to begin later than it is made."""
MOST_EVENT_NAME: Final = 100
MOST_EVENT_TEXT: Final = 1000
MOST_PLACE: Final = 100
"""Characters of a scheduled event (Discord)."""
REFUSED: Final = "refused"
"""What is kept of a final's event that is tried again; otherwise it is the event's id, or nothing."""
PASSING: Final = (Cause.PLACE, Cause.LATER, Cause.BOT)
"""What an event may be refused for that changes: the bot's rights, Discord's limits, what Discord takes the bot for."""


@dataclass(frozen=True, slots=True)
class EventWords:
    """A scheduled event's name and description: plain text, within Discord's limits."""

    name: str
    description: str


class ScheduledEvents:
    """Makes events, and deletes them when a tournament is called off. Never fails: they are an extra."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services

    async def is_owed(self, running: RunningTournament) -> bool:
        """Return whether `keep` has something to do, which asks Discord nothing."""
        guild = self._client.get_guild(running.place.guild_id or 0)
        if guild is None or running.tournament.is_league or not _may_make(guild):
            return False
        stage = running.tournament.stage
        if stage is Stage.CANCELLED:
            return bool(running.posting.event_id)
        return self._owes_start(running) or await self._final(running) is not None

    async def keep(self, running: RunningTournament, shown: ShownTournament, localizer: Localizer) -> None:
        """Create and delete events, so that those are there that the tournament should have now."""
        guild = self._client.get_guild(running.place.guild_id or 0)
        if guild is None or running.tournament.is_league or not _may_make(guild):
            return
        now, stage = self._services.now(), running.tournament.stage
        starts = running.tournament.plan.starts
        if stage is Stage.CANCELLED:
            await self._take_away(guild, running)
        elif self._owes_start(running):
            made = await self._make(guild, running, start_event(shown, localizer), starts)
            await self._services.tournaments.keep_event(running.id, made)
        if (final := await self._final(running)) is not None:
            key = _final_key(running)
            await self._services.profiles.remember(key, "")
            made = await self._make(guild, running, final_event(shown, final, localizer), now + SOON)
            await self._services.profiles.remember(key, REFUSED if made is None else str(made or ""))

    def _owes_start(self, running: RunningTournament) -> bool:
        """Return whether a tournament that has yet to begin has no event of its start."""
        starts, stage = running.tournament.plan.starts, running.tournament.stage
        has_begun = stage in (Stage.PLAYING, Stage.OVER, Stage.CANCELLED)
        return running.posting.event_id is None and not has_begun and starts > self._services.now() + SOON

    async def _final(self, running: RunningTournament) -> Round | None:
        """Return the final that goes on and has yet to get its event."""
        played = running.tournament.round()
        if running.tournament.stage is not Stage.PLAYING or played is None or not played.is_final:
            return None
        kept = await self._services.profiles.recall(_final_key(running))
        return played if kept in (None, REFUSED) else None

    async def _make(
        self, guild: discord.Guild, running: RunningTournament, words: EventWords, at: datetime
    ) -> int | None:
        """Return the new event's id; None where Discord has refused it for what may change, such as the bot's rights.

        0 where it isn't tried again: Discord takes no such event, or may have made it and the answer was lost.
        """
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
            return None if _is_refused_for_now(error) else 0
        return event.id

    async def _take_away(self, guild: discord.Guild, running: RunningTournament) -> None:
        if not running.posting.event_id:
            return
        try:
            event = await guild.fetch_scheduled_event(running.posting.event_id)
            await event.delete()
        except TROUBLE as error:
            log.info("tournament %s: its scheduled event stays (%s)", running.id, type(error).__name__)
            if _is_refused_for_now(error):
                return
        await self._services.tournaments.keep_event(running.id, 0)


def _final_key(running: RunningTournament) -> str:
    return f"tournament-final:{running.id}"


def _is_refused_for_now(error: Exception) -> bool:
    """Return whether Discord has done nothing, and may do it later."""
    if not isinstance(error, discord.HTTPException) or error.status >= 500:
        return False
    return cause_of(error) in PASSING and not isinstance(error, discord.NotFound)


def _may_make(guild: discord.Guild) -> bool:
    # managing events lets a bot change those of others, and no longer make any
    return not lacking_of(FOR_EVENTS, guild.me.guild_permissions.value)


def start_event(shown: ShownTournament, localizer: Localizer) -> EventWords:
    """Return the scheduled event of a tournament's start."""
    return _event("tournament-event-start", shown, localizer, "")


def final_event(shown: ShownTournament, played: Round, localizer: Localizer) -> EventWords:
    """Return the scheduled event of a final, with its players."""
    names = [shown.plain_player(player) for player in played.tables[0].players]
    return _event("tournament-event-final", shown, localizer, localizer.list(names))


def _event(key: str, shown: ShownTournament, localizer: Localizer, who: str) -> EventWords:
    now = shown.tournament
    kind = localizer.say("bracket-official" if now.official else "bracket-friendly")
    referee = "—" if now.referee is None else shown.plain_name(now.referee)
    values = {"title": now.plan.title, "kind": kind, "who": who}
    text = localizer.say(f"{key}-text", **values, referee=referee, clock=shown.clock(localizer))
    name = localizer.say(key, title=now.plan.title)
    return EventWords(cut(name, MOST_EVENT_NAME), cut(text, MOST_EVENT_TEXT))
