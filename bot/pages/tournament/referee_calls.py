"""A player calls the referee: a private thread for the two, with the table and the move it is about.

Before anyone is called, it is looked up whether the referee is still on the server.
"""

import asyncio
import logging
from contextlib import suppress
from datetime import datetime

import discord

from bot.discord import error_codes
from bot.discord.mentions import calling
from bot.discord.messages import Draft, Spot
from bot.discord.request_errors import REQUEST_ERRORS
from bot.discord.routing import handles
from bot.discord.sheet import MOST_THREAD_NAME, Button, plain_buttons
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import clip
from bot.i18n.names import safe_name, safe_text
from bot.manager.tournament_requests import CallReferee
from bot.manager.tournament_values import RunningTournament
from bot.pages.members import is_member
from bot.pages.press import Context, Press
from bot.pages.threads import add_players, open_thread
from bot.pages.tournament.addresses import CALL_FORM, CALL_REFEREE, AtTournament
from bot.pages.tournament.referee_pages import WHY, call_text, reason_form, time_out_buttons
from bot.pages.tournament.shown_tournament import caller_of, show_tournament, tournament_here
from bot.table.values import TableId, UserId
from bot.tournament.book import Entry
from bot.tournament.errors import TournamentError
from bot.tournament.operation import tidy_text
from bot.tournament.refereeing import Call, TimeOut
from bot.tournament.tournament import OpenCall

log = logging.getLogger(__name__)


class RefereeCalls:
    """Opens the threads of calls, and finds them again."""

    def __init__(self, context: Context) -> None:
        self._context, self._client, self._services = context, context.client, context.services
        self._messages = context.messages
        self._opening = asyncio.Lock()
        """Held while a thread is looked for: the one who calls and the announcer must not open two."""

    async def call(self, press: Press, number: int | None, about: str = "") -> None:
        """`/referee call`, and its button: call the referee to the table at which the presser plays.

        `about` is what they want, in their words. Raises `TournamentError` where they play at none.
        """
        running = await tournament_here(press, number)
        table_id = _table_of(running, press.user)
        await press.acknowledge_privately()
        await self._check_no_open_call(running, press.user)
        # before the call, which the announcer may tell of first; it isn't in the book
        await press.profiles.remember(_about_key(running, press.user), tidy_text(about))
        after = await press.services.tournaments.act(running.id, caller_of(press), CallReferee(table_id))
        call = after.tournament.calls[-1]
        thread_id = None
        with suppress(*REQUEST_ERRORS):  # the announcer tries that again
            thread_id = await self.open_thread(after, call)
        # whether the referee is still there has just been looked at
        after = await press.services.tournaments.look(after.id)
        key = "tournament-call-made" if thread_id is None else "tournament-call-open"
        where = "" if thread_id is None else f"<#{thread_id}>"
        localizer = await press.localizer()
        await press.edit(
            localizer.say(key, channel=where)
            if after.referee_user
            else _unrefereed_answer(
                after, localizer, where, has_organiser=await press.services.tournaments.on_call(after.id) is not None
            )
        )

    @handles(CALL_REFEREE)
    async def press_call(self, press: Press, at: AtTournament) -> None:
        """Ask what the call is about. Raises `TournamentError` where the presser cannot call."""
        running = await tournament_here(press, at.tournament)
        _table_of(running, press.user)
        await self._check_no_open_call(running, press.user)
        localizer = await press.localizer()
        form = reason_form(
            CALL_FORM.to(at.tournament), localizer, localizer.say("key-tournament-call"),
            question="form-tournament-call", hint="form-tournament-call-read", is_needed=False,
        )  # fmt: skip
        await press.open_form(form)

    async def _check_no_open_call(self, running: RunningTournament, user: UserId) -> None:
        """Raises `TournamentError` for someone who waits for an answer, after a look at whether the referee is there.

        One who has left the server answers nobody: organiser and players are told so, once.
        """
        player = running.player_of(user)
        if player is not None and running.tournament.has_called(player):
            await without_departed_referee(self._context, running)
            raise TournamentError("tournament-called")

    @handles(CALL_FORM)
    async def press_called(self, press: Press, at: AtTournament) -> None:
        """Call the referee, with what the form says."""
        await self.call(press, at.tournament, next(iter(press.filled.get(WHY, [])), ""))

    async def hand_over(self, running: RunningTournament, entry: Entry) -> None:
        """Add whom that act has made the referee to the threads of open calls, and tell them of each, with its reason.

        Raises what Discord may take later.
        """
        referee = running.referee_user
        if referee is None or running.tournament.is_ended:
            return
        localizer = self._context.locales.catalogues.localizer(running.place.locale)
        for call in running.tournament.calls:
            note_key = f"{_key(running, call.number)}:{entry.number}"
            if await self._services.profiles.recall(_key(running, call.number)) is None:
                await self.open_thread(running, call)
                continue
            if await self._services.profiles.recall(note_key) is not None:
                continue
            thread_id = await call_thread(self._context, running, call.number)
            if thread_id is not None:
                await add_players(self._client, thread_id, [referee])
            text, offered = await self._message(running, call, referee, localizer)

            async def note(message_id: int, key: str = note_key) -> None:
                await self._services.profiles.remember(key, str(message_id))

            place = thread_id or await self._board(running, call)
            draft = Draft(
                f"t{running.id}-call{call.number}-{entry.number}", entry.act.at, content=text, called=[referee],
                view=(lambda shown=offered: plain_buttons(shown)) if offered else None,
            )  # fmt: skip
            try:
                await self._messages.send(Spot(place, running.place.guild_id), draft, note, is_doubted=True)
            except discord.HTTPException as error:
                if error_codes.is_passing(error):
                    raise
                log.info("tournament %s: a call is not handed over (%s)", running.id, type(error).__name__)
                await note(0)

    async def _message(
        self, running: RunningTournament, call: OpenCall, referee: UserId | None, localizer: Localizer
    ) -> tuple[str, list[Button]]:
        """Return what a call's first message says to who decides, and what it offers."""
        caller = running.user_of_player(call.player)
        about = None if caller is None else await self._services.profiles.recall(_about_key(running, caller))
        shown = await show_tournament(self._context, running)
        whom = "—" if referee is None else f"<@{referee}>"
        text = call_text(shown, call, whom, localizer, about or "")
        return text, time_out_buttons(shown, call, localizer) if call.is_time_out else []

    async def open_thread(self, running: RunningTournament, call: OpenCall) -> int | None:
        """Return the private thread of a call, opened where there is none yet; None where Discord does not let the bot.

        Then the referee is notified at the table, in public. Raises what Discord may take later.
        """
        async with self._opening:
            # stored by the first attempt, even one before a restart
            if await self._services.profiles.recall(_key(running, call.number)) is not None:
                return await call_thread(self._context, running, call.number)
            with self._messages.attempt(_key(running, call.number)):
                return await self._call_referee(running, call)

    async def _call_referee(self, running: RunningTournament, call: OpenCall) -> int | None:
        localizer = self._context.locales.catalogues.localizer(running.place.locale)
        called_at = _called_at(running, call)
        running = await without_departed_referee(self._context, running)
        referee = await self._services.tournaments.on_call(running.id)
        found = (referee, running.user_of_player(call.player))
        people = [user for user in found if user is not None and user > 0]
        text, offered = await self._message(running, call, referee, localizer)
        if running.referee_user is None:
            text = f"{text}\n-# {localizer.say('tournament-called-without')}"
        parent = self._client.get_channel(running.place.channel_id)
        parent = parent.parent if isinstance(parent, discord.Thread) else parent
        thread_id = None
        if isinstance(parent, discord.TextChannel) and not parent.is_news():
            key = "tournament-time-out-thread" if call.is_time_out else "tournament-call-thread"
            name = localizer.say(key, number=call.number, table=call.table)
            thread_id = await self._opened(parent, name, called_at, people)
        place = thread_id or await self._board(running, call)
        kept = "" if thread_id is None else str(thread_id)

        async def note(_: int) -> None:
            await self._services.profiles.remember(_key(running, call.number), kept)

        try:
            # in doubt always: a call is rare, and nothing tells whether another attempt came so far
            await self._messages.send(
                Spot(place, running.place.guild_id),
                Draft(
                    f"t{running.id}-call{call.number}", called_at, content=text, called=people,
                    view=(lambda: plain_buttons(offered)) if offered else None,
                ),
                note, is_doubted=True,
            )  # fmt: skip
        except discord.HTTPException as error:
            if error_codes.is_passing(error):
                raise
            log.info("tournament %s: a call is not told (%s)", running.id, type(error).__name__)
            await note(0)
        return thread_id

    async def _opened(
        self, parent: discord.TextChannel, name: str, called_at: datetime, people: list[UserId]
    ) -> int | None:
        """Return the private thread of that name, found or opened; None where Discord does not let the bot."""
        name = clip(name, MOST_THREAD_NAME)
        if (known := self._messages.find_thread(parent, name, called_at)) is not None:
            await add_players(self._client, known.id, people)
            return known.id
        try:
            thread = await open_thread(parent, name, discord.ChannelType.private_thread)
        except discord.HTTPException as error:
            if error_codes.is_passing(error):
                raise
            log.info("channel %s: no private thread for a call (%s)", parent.id, type(error).__name__)
            return None
        await add_players(self._client, thread.id, people)
        return thread.id

    async def _board(self, running: RunningTournament, call: OpenCall) -> int:
        """Where the table of a call is played."""
        played = running.tournament.round()
        assert played is not None, "nobody calls before the first round"
        table_id = running.table_id(played.table(call.table))
        return (
            running.place.channel_id
            if table_id is None
            else (await self._services.tables.look(table_id)).place.channel_id
        )


def _unrefereed_answer(running: RunningTournament, localizer: Localizer, where: str, *, has_organiser: bool) -> str:
    """Return what a caller is told where there is no referee: who is called instead, and who has been asked."""
    plan, say = running.tournament.plan, localizer.say
    organiser = running.people.get(plan.organiser)
    who = safe_name(plan.organiser if organiser is None else organiser.name)
    asked = running.tournament.candidate
    person = None if asked is None else running.people.get(asked)
    key = "tournament-call-without" if has_organiser else "tournament-call-left-alone"
    lines = [say(key, who=who, channel=where, place="yes" if where else "no")]
    if person is not None:
        lines.append(say("tournament-call-asked", who=safe_name(person.name)))
    return "\n".join(lines)


async def call_about(press: Press, running: RunningTournament, number: int) -> str:
    """Return what a player has said that their open call is about, to those alone whom it was told: who decides, and
    the player."""
    call = next((each for each in running.tournament.calls if each.number == number), None)
    caller = None if call is None else running.user_of_player(call.player)
    if caller is None or press.user not in (caller, await press.services.tournaments.on_call(running.id)):
        return ""
    return await press.profiles.recall(_about_key(running, caller)) or ""


async def call_thread(context: Context, running: RunningTournament, number: int) -> int | None:
    """Return the private thread that was opened for a call."""
    kept = await context.services.profiles.recall(_key(running, number))
    return int(kept) if kept else None


def _key(running: RunningTournament, number: int) -> str:
    return f"tournament-call:{running.id}:{number}"


def _about_key(running: RunningTournament, user: UserId) -> str:
    """Return the key of what a person wants of the referee: by their id, so that it goes when they are forgotten."""
    return f"tournament-call-about:{running.id}:{user}"


def _called_at(running: RunningTournament, call: OpenCall) -> datetime:
    """Return when the referee was called: calls and time-outs are numbered in the order of the book."""
    calls = [entry.act.at for entry in running.book if isinstance(entry.act.operation, Call | TimeOut)]
    return calls[call.number - 1]


def _table_of(running: RunningTournament, user: UserId) -> TableId:
    """Return the table of the current round at which someone plays. Raises `TournamentError`."""
    played, player = running.tournament.round(), running.player_of(user)
    for drawn in () if played is None else played.tables:
        if player in drawn.players and (table_id := running.table_id(drawn)) is not None:
            return table_id
    raise TournamentError("tournament-elsewhere")


async def without_departed_referee(context: Context, running: RunningTournament) -> RunningTournament:
    """Return the tournament after a look at whether its referee is still on the server, which the book is told."""
    user, guild_id = running.referee_user, running.place.guild_id
    if user is None or guild_id is None or await is_member(context.client, guild_id, user):
        return running
    tournaments = context.services.tournaments
    await tournaments.lose_referee(running.id, user)
    return await tournaments.look(running.id)


async def tell_organiser_left(context: Context, running: RunningTournament) -> None:
    """Say in a tournament's channel that its organiser has left, and who organises it now. Never fails."""
    running = await without_departed_referee(context, running)
    localizer, place = context.locales.catalogues.localizer(running.place.locale), running.place
    referee = running.referee_user
    who = safe_name(running.people[running.tournament.plan.organiser].name)
    key = "tournament-organiser-left" if referee is not None else "tournament-organiser-left-managers"
    text = localizer.say(key, who=who, referee=f"<@{referee}>", title=safe_text(running.tournament.plan.title))
    target = context.client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
    try:
        await target.send(text, allowed_mentions=calling(() if referee is None else (referee,)))
    except REQUEST_ERRORS as error:
        log.info("tournament %s: nobody is told of its organiser: %s", running.id, type(error).__name__)
