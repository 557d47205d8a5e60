"""Calls those to the check-in who have registered and are not there yet: each once, and nobody in his quiet hours."""

import logging
from collections.abc import Iterable
from datetime import datetime

import aiohttp
import discord

from bot.i18n.catalogue import Speaker
from bot.i18n.times import span
from bot.manager.tables import Tables
from bot.manager.tournament_values import RunningTournament
from bot.table.preferences import Notify
from bot.table.values import UserId
from bot.tournament.tournament import Stage
from bot.ui.discord.mentions import calling
from bot.ui.discord.sheet import Key, Style, plain_keys
from bot.ui.tournament import addresses
from bot.ui.tournament.kept import kept_key
from bot.ui.tournament.views import TournamentViews

log = logging.getLogger(__name__)


class Reminders:
    """Who has been called is kept: a restart calls nobody twice."""

    def __init__(self, client: discord.Client, tables: Tables, views: TournamentViews) -> None:
        self._client = client
        self._tables = tables
        self._views = views

    async def remind(self, running: RunningTournament, speaker: Speaker) -> float | None:
        """Calls whoever may be called now; in how many seconds somebody else may be, None where nobody is left."""
        until = running.tournament.check_in_until
        if running.tournament.stage is not Stage.CHECK_IN or until is None:
            return None
        key = kept_key("tournament-reminded", running.id)
        called = {int(each) for each in (await self._tables.profiles.recall(key) or "").split()}
        wanted, later = list[UserId](), list[datetime]()
        for user in await self._willing(_absent(running, called)):
            if (rests_until := await self._rest(user)) is None:
                wanted.append(user)
            elif rests_until < until:
                later.append(rests_until)
        if wanted:
            await self._tables.profiles.remember(key, " ".join(map(str, sorted({*called, *wanted}))))
            await self._call(running, wanted, until, speaker)
        return min(((at - self._tables.now()).total_seconds() for at in later), default=None)

    async def tell_left_out(self, running: RunningTournament, speaker: Speaker) -> None:
        """Tells who does not play after all, once the check-in is closed: who was not there, and who waits (§10.1).

        All are named; a phone rings for nobody in his quiet hours, or who wants no calls. Raises what Discord answers.
        """
        now = running.tournament
        for key, left in (("tournament-left-dropped", now.dropped), ("tournament-left-waiting", now.waiting())):
            users = [user for who in left if (user := running.user_of(who)) is not None and user > 0]
            if not users:
                continue
            told = speaker.say(key, who=speaker.list([f"<@{user}>" for user in users]))
            channel = self._client.get_partial_messageable(running.place.channel_id, guild_id=running.place.guild_id)
            awake = [user for user in await self._willing(users) if await self._rest(user) is None]
            await channel.send(told[:2000], allowed_mentions=calling(awake[:100]), suppress_embeds=True)

    async def _rest(self, user: UserId) -> datetime | None:
        """Until when somebody wants quiet; None where he does not now."""
        now = self._tables.now()
        rests = next((await self._tables.profiles.rhythm(user)).still(now), None)
        return rests[1] if rests is not None and rests[0] <= now else None

    async def _willing(self, users: Iterable[UserId]) -> list[UserId]:
        users = list(users)
        preferences = await self._tables.profiles.preferences_of(users)
        return [user for user in users if user not in preferences or preferences[user].notify is not Notify.NONE]

    async def _call(self, running: RunningTournament, users: list[UserId], until: datetime, speaker: Speaker) -> None:
        who = speaker.list([f"<@{user}>" for user in users])
        # A phone's notification shows the moment's markup as it is written: there it is told as a length of time.
        told = speaker.say("tournament-check-in-call", who=who, span=span(speaker, until - self._tables.now()))
        key = Key(addresses.CHECK_IN.to(running.id), speaker.say("key-tournament-check-in"), Style.success)
        channel = self._client.get_partial_messageable(running.place.channel_id, guild_id=running.place.guild_id)
        try:
            await channel.send(told[:2000], view=plain_keys([key]), allowed_mentions=calling(users[:100]))
        except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as error:
            log.info("tournament %s: nobody is called to the check-in (%s)", running.id, type(error).__name__)


def _absent(running: RunningTournament, called: set[int]) -> list[UserId]:
    """Who has registered, is not there, and has not been called yet."""
    users = (running.user_of(each.who) for each in running.tournament.entrants if not each.is_present)
    return [user for user in users if user is not None and user > 0 and user not in called]
