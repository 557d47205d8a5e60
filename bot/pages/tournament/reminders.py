"""Reminders of the check-in, each person once and no one in their quiet hours, and calls of an organiser."""

import logging
import re
import zlib
from collections.abc import Collection, Iterable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Final

import discord

from bot.discord import error_codes
from bot.discord.messages import Draft, PublicMessages, Spot, parts_of
from bot.discord.sheet import Button, Style, plain_buttons
from bot.i18n.catalogue import Localizer
from bot.i18n.times import span
from bot.manager.services import Services
from bot.manager.tournament_values import RunningTournament
from bot.pages.tournament import addresses
from bot.pages.tournament.addresses import Step
from bot.pages.tournament.announcement import waits_text
from bot.pages.tournament.referee_pages import stuck_buttons
from bot.pages.tournament.shown_tournament import ShownTournament
from bot.table.preferences import Notify
from bot.table.values import UserId
from bot.tournament.registration import OpenCheckIn
from bot.tournament.tournament import Stage

log = logging.getLogger(__name__)

MOST_NAMED: Final = 40
"""People one message tells something: Fluent takes no value of more than 1,000 characters, and Discord no message of
more than 2,000."""
_MENTION = re.compile(r"<@(\d+)>")


class Reminders:
    """Reminds people. Who has been reminded is stored: a restart reminds no one twice."""

    def __init__(self, messages: PublicMessages, services: Services) -> None:
        self._messages = messages
        self._services = services

    async def remind(self, running: RunningTournament, localizer: Localizer, *, is_doubted: bool) -> float | None:
        """Remind those who may be reminded now; return in how many seconds others may be, None where no one is left.

        `is_doubted` where messages may have been sent that are not stored. Raises what Discord may take later.
        """
        until = running.tournament.check_in_until
        if running.tournament.stage is not Stage.CHECK_IN or until is None:
            return None
        key = f"tournament-reminded:{running.id}"
        called = {int(each) for each in (await self._services.profiles.recall(key) or "").split()}
        if is_doubted and not (before := await self._called_before(running)) <= called:
            called |= before
            await self._services.profiles.remember(key, _listed(called))
        wanted, later = list[UserId](), list[datetime]()
        for user in await self._willing(_absent(running, called)):
            if (rests_until := await self._rest(user)) is None:
                wanted.append(user)
            elif rests_until < until:
                later.append(rests_until)
        for some in _at_once(wanted):
            called.update(some)
            await self._call(running, some, until, localizer, key, called)
        return min(((at - self._services.now()).total_seconds() for at in later), default=None)

    async def call_organiser(
        self, running: RunningTournament, shown: ShownTournament, localizer: Localizer, *, is_doubted: bool
    ) -> None:
        """Call the organiser of a tournament that cannot begin, once, with buttons for what they can do about it.

        `is_doubted` where messages may have been sent that are not stored. Raises what Discord answers.
        """
        since = running.posting.stuck_since
        if since == running.posting.announced_stuck:
            return
        organiser = running.user_of(running.tournament.plan.organiser)
        # a league's season needs no decision: it begins with the fourth person, or is called off
        if since is None or organiser is None or not shown.is_stuck or running.tournament.is_league:
            await self._services.tournaments.keep_announced_stuck(running.id, since)
            return
        reopen = str(addresses.STEP.to(running.id, Step.REOPEN))
        draft = Draft(
            f"t{running.id}-stuck-{since}",
            datetime.fromtimestamp(since, UTC),
            content=waits_text(shown, localizer, f"<@{organiser}>"),
            view=lambda: plain_buttons(stuck_buttons(shown, localizer)),
            called=[organiser],
            # how many are there may have changed since it was sent
            is_sent=lambda message: any(
                getattr(part, "custom_id", None) == reopen for part in parts_of(message.components)
            ),
        )
        await self._messages.send(
            _spot(running), draft, lambda _: self._services.tournaments.keep_announced_stuck(running.id, since),
            is_doubted=is_doubted,
        )  # fmt: skip

    async def tell_left_out(
        self, running: RunningTournament, localizer: Localizer, closed_at: datetime, *, is_doubted: bool
    ) -> None:
        """Tell who does not play after all, once the check-in is closed: those not there, and those who wait (§10.1).

        All are named, each once, whatever fails in between. People in their quiet hours, or who want no calls, are not
        notified. `is_doubted` where messages may have been sent that are not stored. Raises what Discord answers.
        """
        now = running.tournament
        for kind, left in (("dropped", now.dropped), ("waiting", now.waiting())):
            users = [user for who in left if (user := running.user_of(who)) is not None and user > 0]
            key = f"tournament-left-{kind}:{running.id}"
            reminded = {int(each) for each in (await self._services.profiles.recall(key) or "").split()}
            for some in _at_once([user for user in users if user not in reminded]):
                reminded.update(some)
                draft = await self._left_out(running, some, localizer, closed_at, is_dropped=kind == "dropped")
                text = _listed(reminded)
                await self._messages.send(
                    _spot(running), draft, lambda _, key=key, text=text: self._services.profiles.remember(key, text),
                    is_doubted=is_doubted,
                )  # fmt: skip

    async def _left_out(
        self,
        running: RunningTournament,
        users: Sequence[UserId],
        localizer: Localizer,
        closed_at: datetime,
        *,
        is_dropped: bool,
    ) -> Draft:
        kind = "dropped" if is_dropped else "waiting"
        told = localizer.say(f"tournament-left-{kind}", who=localizer.list([f"<@{user}>" for user in users]))
        text = told
        is_open = running.tournament.stage is Stage.READY and running.tournament.plan.starts > self._services.now()
        if is_dropped and is_open:
            text = f"{text} {localizer.say('tournament-left-again')}"
        awake = [user for user in await self._willing(users) if await self._rest(user) is None]
        return Draft(
            f"{running.id}{kind[0]}{users[0] % 10**12}", closed_at, content=text, called=awake,
            is_sent=lambda message: message.content.startswith(told),  # until when one can register goes on changing
        )  # fmt: skip

    async def _rest(self, user: UserId) -> datetime | None:
        """Return until when someone wants quiet; None where they do not now."""
        now = self._services.now()
        rests = next((await self._services.profiles.availability(user)).still(now), None)
        return rests[1] if rests is not None and rests[0] <= now else None

    async def _willing(self, users: Iterable[UserId]) -> list[UserId]:
        users = list(users)
        preferences = await self._services.profiles.preferences_of(users)
        return [user for user in users if user not in preferences or preferences[user].notify is not Notify.NONE]

    async def _call(
        self,
        running: RunningTournament,
        users: Sequence[UserId],
        until: datetime,
        localizer: Localizer,
        key: str,
        called: Collection[int],
    ) -> None:
        """Notify these people, and keep under `key` all who have been by then. Raises what Discord may take later."""
        button = Button(addresses.CHECK_IN.to(running.id), localizer.say("key-tournament-check-in"), Style.success)
        # A phone's notification shows the moment's markup as it is written: there it is told as a length of time.
        left = span(localizer, until - self._services.now())
        text = localizer.say(
            "tournament-check-in-call", who=localizer.list([f"<@{user}>" for user in users]), span=left
        )
        # by all names: Discord would give back the call to the same people, and to no others
        name = f"t{running.id}-in-{zlib.crc32(_listed(users).encode())}"
        draft = Draft(name, content=text, view=lambda: plain_buttons([button]), called=users)

        async def note(_: int) -> None:
            await self._services.profiles.remember(key, _listed(called))

        try:
            await self._messages.send(_spot(running), draft, note, is_doubted=False)
        except discord.HTTPException as error:
            if error_codes.is_passing(error):
                raise
            log.info("tournament %s: not everybody is called to the check-in (%s)", running.id, type(error).__name__)
            await note(0)

    async def _called_before(self, running: RunningTournament) -> set[int]:
        """Return who has been called to the check-in, as the channel's history has it."""
        opened = next(entry for entry in reversed(running.book) if isinstance(entry.act.operation, OpenCheckIn))
        button, found = str(addresses.CHECK_IN.to(running.id)), set[int]()
        async for message in self._messages.history(_spot(running), opened.act.at):
            buttons = {getattr(part, "custom_id", None) for part in parts_of(message.components)}
            # the announcement has the button, too, but calls nobody
            if self._messages.is_mine(message) and button in buttons and message.content:
                found |= {int(each) for each in _MENTION.findall(message.content)}
        return found


def _spot(running: RunningTournament) -> Spot:
    return Spot(running.place.channel_id, running.place.guild_id)


def _listed(users: Iterable[int]) -> str:
    return " ".join(map(str, sorted(users)))


def _at_once(users: Sequence[UserId]) -> Iterator[Sequence[UserId]]:
    """Return as many at a time as one message names."""
    return (users[start : start + MOST_NAMED] for start in range(0, len(users), MOST_NAMED))


def _absent(running: RunningTournament, called: set[int]) -> list[UserId]:
    """Return who has registered, isn't there, and has not been reminded yet."""
    users = (running.user_of(each.who) for each in running.tournament.entrants if not each.is_present)
    return [user for user in users if user is not None and user > 0 and user not in called]
