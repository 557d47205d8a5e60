"""Reminders of the check-in: each person once, and no one in their quiet hours."""

import logging
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from typing import Final

import aiohttp
import discord

from bot.discord.mentions import calling
from bot.discord.sheet import Button, Style, plain_buttons
from bot.i18n.catalogue import Localizer
from bot.i18n.times import span
from bot.manager.tables import Tables
from bot.manager.tournament_values import RunningTournament
from bot.pages.tournament import addresses
from bot.table.preferences import Notify
from bot.table.values import UserId
from bot.tournament.tournament import Stage

log = logging.getLogger(__name__)

MOST_NAMED: Final = 40
"""People one message tells something: Fluent takes no value of more than 1,000 characters, and Discord no message of
more than 2,000."""


class Reminders:
    """Reminds people. Who has been reminded is stored: a restart reminds no one twice."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables

    async def remind(self, running: RunningTournament, localizer: Localizer) -> float | None:
        """Remind those who may be reminded now; return in how many seconds others may be, None where no one is left."""
        until = running.tournament.check_in_until
        if running.tournament.stage is not Stage.CHECK_IN or until is None:
            return None
        key = f"tournament-reminded:{running.id}"
        called = {int(each) for each in (await self._tables.profiles.recall(key) or "").split()}
        wanted, later = list[UserId](), list[datetime]()
        for user in await self._willing(_absent(running, called)):
            if (rests_until := await self._rest(user)) is None:
                wanted.append(user)
            elif rests_until < until:
                later.append(rests_until)
        if wanted:
            await self._tables.profiles.remember(key, " ".join(map(str, sorted({*called, *wanted}))))
            await self._call(running, wanted, until, localizer)
        return min(((at - self._tables.now()).total_seconds() for at in later), default=None)

    async def tell_left_out(self, running: RunningTournament, localizer: Localizer) -> None:
        """Tell who does not play after all, once the check-in is closed: those not there, and those who wait (§10.1).

        All are named, each once, whatever fails in between. People in their quiet hours, or who want no calls, are not
        notified. Raises what Discord answers.
        """
        now = running.tournament
        for kind, left in (("dropped", now.dropped), ("waiting", now.waiting())):
            users = [user for who in left if (user := running.user_of(who)) is not None and user > 0]
            key = f"tournament-left-{kind}:{running.id}"
            reminded = {int(each) for each in (await self._tables.profiles.recall(key) or "").split()}
            for some in _at_once([user for user in users if user not in reminded]):
                await self._tell_left(running, some, localizer, is_dropped=kind == "dropped")
                reminded.update(some)
                # before it is sent: no one is reminded again where the next message fails
                await self._tables.profiles.remember(key, " ".join(map(str, sorted(reminded))))

    async def _tell_left(
        self, running: RunningTournament, users: Sequence[UserId], localizer: Localizer, *, is_dropped: bool
    ) -> None:
        kind = "dropped" if is_dropped else "waiting"
        text = localizer.say(f"tournament-left-{kind}", who=localizer.list([f"<@{user}>" for user in users]))
        is_open = running.tournament.stage is Stage.READY and running.tournament.plan.starts > self._tables.now()
        if is_dropped and is_open:
            text = f"{text} {localizer.say('tournament-left-again')}"
        channel = self._client.get_partial_messageable(running.place.channel_id, guild_id=running.place.guild_id)
        awake = [user for user in await self._willing(users) if await self._rest(user) is None]
        # Where Discord's answer is lost, the message that is sent again is the one that is there.
        nonce = f"{running.id}{kind[0]}{users[0] % 10**12}"
        await channel.send(text, allowed_mentions=calling(awake), suppress_embeds=True, nonce=nonce)

    async def _rest(self, user: UserId) -> datetime | None:
        """Return until when someone wants quiet; None where they do not now."""
        now = self._tables.now()
        rests = next((await self._tables.profiles.availability(user)).still(now), None)
        return rests[1] if rests is not None and rests[0] <= now else None

    async def _willing(self, users: Iterable[UserId]) -> list[UserId]:
        users = list(users)
        preferences = await self._tables.profiles.preferences_of(users)
        return [user for user in users if user not in preferences or preferences[user].notify is not Notify.NONE]

    async def _call(
        self, running: RunningTournament, users: list[UserId], until: datetime, localizer: Localizer
    ) -> None:
        key = Button(addresses.CHECK_IN.to(running.id), localizer.say("key-tournament-check-in"), Style.success)
        channel = self._client.get_partial_messageable(running.place.channel_id, guild_id=running.place.guild_id)
        # A phone's notification shows the moment's markup as it is written: there it is told as a length of time.
        left = span(localizer, until - self._tables.now())
        try:
            for some in _at_once(users):
                who = localizer.list([f"<@{user}>" for user in some])
                text = localizer.say("tournament-check-in-call", who=who, span=left)
                await channel.send(text, view=plain_buttons([key]), allowed_mentions=calling(some))
        except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as error:
            log.info("tournament %s: not everybody is called to the check-in (%s)", running.id, type(error).__name__)


def _at_once(users: Sequence[UserId]) -> Iterator[Sequence[UserId]]:
    """Return as many at a time as one message names."""
    return (users[start : start + MOST_NAMED] for start in range(0, len(users), MOST_NAMED))


def _absent(running: RunningTournament, called: set[int]) -> list[UserId]:
    """Return who has registered, isn't there, and has not been reminded yet."""
    users = (running.user_of(each.who) for each in running.tournament.entrants if not each.is_present)
    return [user for user in users if user is not None and user > 0 and user not in called]
