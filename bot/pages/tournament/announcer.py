"""Announces tournaments in public: the announcement kept up to date, each act where it matters, the bracket.

There is one worker for each tournament. How far the book has been announced is stored with the tournament, so that a
restart goes on from there; a failed send is tried again. What Discord does not let the bot do is left out, and never
stops a tournament.
"""

import asyncio
import io
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import aiohttp
import discord

from bot.discord.error_codes import UNKNOWN_MESSAGE
from bot.discord.mentions import calling, calling_nobody
from bot.discord.pace import REFUSED
from bot.discord.sheet import Sheet
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import MOST_CONTENT
from bot.manager.keyed_worker import KeyedWorker, Rest
from bot.manager.tournament_values import RunningTournament
from bot.pages import display
from bot.pages.press import Context
from bot.pages.tournament.act_text import act_text, rounds_at
from bot.pages.tournament.announcement import announcement_sheet
from bot.pages.tournament.pictures import BRACKET_FILE, bracket_picture, bracket_sheet, podium_of, podium_players
from bot.pages.tournament.podium import podium_alt, podium_picture
from bot.pages.tournament.record_pages import draw_sheet
from bot.pages.tournament.referee_calls import RefereeCalls, call_thread
from bot.pages.tournament.reminders import Reminders
from bot.pages.tournament.results import PODIUM_FILE, final_text, lot_text, podium_sheet, result_text
from bot.pages.tournament.scheduled_events import ScheduledEvents
from bot.pages.tournament.shown_tournament import ShownTournament, show_tournament
from bot.store import StoreError
from bot.table.contest import TournamentId
from bot.table.values import Participant, UserId
from bot.tournament.actions import (
    Answer,
    Appoint,
    Call,
    Cancel,
    CastLot,
    CloseCheckIn,
    Draw,
    MakeFriendly,
    Order,
    Record,
    Replace,
    Report,
    Reveal,
)
from bot.tournament.book import Entry
from bot.tournament.tournament import Round, Stage, TournamentTable

log = logging.getLogger(__name__)

EVERY: Final = 4.0
"""Seconds between two rounds of edits: whatever has happened meanwhile is told in one. Of messages older than an hour
Discord takes about three edits in six seconds a channel."""
PATIENCE: Final = 10.0
"""Seconds that who has announced a tournament waits to see it."""
PAUSES: Final = (1.0, 2.0, 5.0, 15.0, 30.0, 60.0)
TROUBLE: Final = (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError, StoreError)
OF_ALL: Final = (CloseCheckIn, MakeFriendly, Appoint, Cancel)
"""What is said in the tournament's channel, in a line."""
OF_TABLES: Final = (Record, Replace, CastLot, Order)
"""What is told at the table where it happened (RULES §9.5)."""
ANNOUNCED: Final = (*OF_ALL, *OF_TABLES, Draw, Report, Call, Answer, Reveal)
"""What is announced at all; entering and leaving only change the announcement."""


class TournamentAnnouncer:
    """Keeps the public messages of all tournaments up to date."""

    def __init__(
        self,
        context: Context,
        calls: RefereeCalls,
        *,
        every: float = EVERY,
    ) -> None:
        self._context, self._client, self._tables = context, context.client, context.tables
        self._calls = calls
        self.every = every
        self._events = ScheduledEvents(context.client, context.tables)
        self._reminders = Reminders(context.client, context.tables)
        self._worker = KeyedWorker[TournamentId](
            "announce-tournament", self._work, pauses=PAUSES, is_passing=_is_passing, key_is="tournament"
        )

    def enqueue(self, tournament_id: TournamentId) -> None:
        """Say that a tournament may be behind. Returns at once."""
        self._worker.wake(tournament_id)

    async def wait_until_announced(self, tournament_id: TournamentId) -> None:
        """Return once the tournament has been announced, as far as Discord lets the bot."""
        self._worker.wake(tournament_id)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._worker.settled(tournament_id), PATIENCE)

    async def catch_up(self) -> None:
        """Announce what was not announced when the bot stopped; once, at the start."""
        for tournament_id in await self._tables.tournaments.open_ones():
            self.enqueue(tournament_id)

    async def stop(self, patience: float) -> None:
        """Finish what is in flight, within `patience` seconds."""
        await self._worker.stop(patience)

    async def _work(self, tournament_id: TournamentId) -> Rest | None:
        running = await self._tables.tournaments.look(tournament_id)
        localizer = self._context.locales.catalogues.localizer(running.place.locale)
        has_news = running.posting.version < len(running.book)
        if has_news or running.posting.message_id is None:
            try:
                await self._tell_all(running, localizer)
            except (discord.Forbidden, discord.NotFound) as error:
                log.warning("tournament %s: its channel is out of reach (%s)", tournament_id, error.code)
                return None
        at = await self._reminders.remind(running, localizer)
        return Rest(not_before=self.every if has_news else 0.0, at_most=at)

    async def _tell_all(self, running: RunningTournament, localizer: Localizer) -> None:
        shown = await show_tournament(self._context, running)
        message_id = await self._put(running, announcement_sheet(shown, localizer), running.posting.message_id)
        tournaments = self._tables.tournaments
        shown_version = running.posting.version
        if message_id != running.posting.message_id:
            await tournaments.show(running.id, message_id=message_id, version=shown_version)
        numbers = rounds_at(running.book)
        for entry in running.book[shown_version:]:
            if isinstance(entry.act.operation, ANNOUNCED):
                await self._tell(running, shown, entry, numbers[entry.number - 1], localizer)
                await tournaments.show(running.id, message_id=message_id, version=entry.number)
        await tournaments.show(running.id, message_id=message_id, version=len(running.book))
        await self._show_bracket(running, shown, localizer)
        await self._events.keep(running, shown, localizer)

    # Messages

    async def _put(
        self, running: RunningTournament, sheet: Sheet, message_id: int | None, picture: bytes | None = None
    ) -> int:
        """Edit the existing message, or send a new one; return its id."""
        channel = self._client.get_partial_messageable(running.place.channel_id, guild_id=running.place.guild_id)
        files = [] if picture is None else [discord.File(io.BytesIO(picture), BRACKET_FILE)]
        if message_id is not None:
            try:
                message = channel.get_partial_message(message_id)
                await message.edit(view=sheet.view(), attachments=files, allowed_mentions=calling_nobody())
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
            else:
                return message_id
            files = [] if picture is None else [discord.File(io.BytesIO(picture), BRACKET_FILE)]
        sent = await channel.send(view=sheet.view(), files=files, allowed_mentions=calling_nobody())
        return sent.id

    async def _show_bracket(self, running: RunningTournament, shown: ShownTournament, localizer: Localizer) -> None:
        """Show the bracket in a message of its own, from the first draw on."""
        if not running.tournament.rounds:
            return
        options = await display.of_server(self._tables, running.place.guild_id)
        picture = None
        if options.has_picture:
            picture = await bracket_picture(self._context.pictures, shown, localizer, 0, options.theme)
        sheet = bracket_sheet(shown, localizer, 0, has_picture=picture is not None)
        key = f"tournament-bracket:{running.id}"
        kept = await self._tables.profiles.recall(key)
        message_id = await self._put(running, sheet, int(kept) if kept else None, picture)
        await self._tables.profiles.remember(key, str(message_id))

    # Acts

    async def _tell(
        self, running: RunningTournament, shown: ShownTournament, entry: Entry, number: int, localizer: Localizer
    ) -> None:
        """Announce an act where it matters."""
        operation = entry.act.operation
        if isinstance(operation, OF_ALL):
            await self._say(running, running.place.channel_id, act_text(shown, entry.act, number, localizer))
            if isinstance(operation, CloseCheckIn):
                await self._reminders.tell_left_out(running, localizer)
        elif isinstance(operation, Draw):
            await self._tell_draw(running, shown, running.tournament.rounds[number - 1], localizer)
        elif isinstance(operation, OF_TABLES):
            text = act_text(shown, entry.act, number, localizer)
            for channel_id in self._channels(running, shown, number, operation.table):
                await self._say(running, channel_id, text)
        if isinstance(operation, Report | CastLot):
            await self._tell_result(running, shown, number, operation.table, localizer)
        if isinstance(operation, Call):
            await self._tell_call(running, operation)
        if (
            isinstance(operation, Answer)
            and (thread_id := await call_thread(self._context, running, operation.call)) is not None
        ):
            await self._say(running, thread_id, act_text(shown, entry.act, number, localizer))
        if isinstance(operation, Reveal) and running.tournament.stage is Stage.OVER:
            await self._tell_end(running, shown, localizer)

    def _channels(
        self, running: RunningTournament, shown: ShownTournament, number: int, table: int | None
    ) -> Sequence[int]:
        """The channels where a table of a round is played, or all of them."""
        tables = running.tournament.rounds[number - 1].tables if table is None else ()
        wanted = [each.number for each in tables] if table is None else [table]
        found = [game.channel_id for each in wanted if (game := shown.games.get((number, each))) is not None]
        return tuple(dict.fromkeys(found)) or (running.place.channel_id,)

    async def _tell_draw(
        self, running: RunningTournament, shown: ShownTournament, played: Round, localizer: Localizer
    ) -> None:
        channel = self._client.get_partial_messageable(running.place.channel_id, guild_id=running.place.guild_id)
        if played.is_final:
            await self._say(running, running.place.channel_id, final_text(shown, played, localizer))
        sheet = draw_sheet(shown, localizer, played.number)
        await channel.send(view=sheet.view(), allowed_mentions=calling_nobody())
        await self._publish_hash(running, localizer)

    async def _publish_hash(self, running: RunningTournament, localizer: Localizer) -> None:
        """Publish the hash of the book so far: anyone who has seen it can tell what was changed later."""
        text = localizer.say("tournament-last-hash", hash=running.last_hash)
        await self._say(running, running.place.channel_id, f"-# {text}")

    async def _tell_result(
        self, running: RunningTournament, shown: ShownTournament, number: int, table: int, localizer: Localizer
    ) -> None:
        played = running.tournament.rounds[number - 1]
        drawn = played.tables[table - 1]
        lot = lot_text(shown, played, drawn, localizer)
        lines = (result_text(shown, played, drawn, localizer) if played.is_final or not lot else "", lot)
        text = "\n".join(filter(None, lines))
        if not text:
            return
        for channel_id in dict.fromkeys((running.place.channel_id, *self._channels(running, shown, number, table))):
            await self._say(running, channel_id, text)
        if drawn.tied and not drawn.is_over:
            await self._call_for_lot(running, drawn, localizer)

    async def _call_for_lot(self, running: RunningTournament, drawn: TournamentTable, localizer: Localizer) -> None:
        """Notify the referee once that nothing goes on until they draw the lot."""
        referee = running.user_of(running.tournament.referee)
        if referee is not None:
            text = localizer.say("tournament-lot-call", who=f"<@{referee}>", table=drawn.number)
            await self._say(running, running.place.channel_id, text, called=(referee,))

    async def _tell_call(self, running: RunningTournament, operation: Call) -> None:
        for call in running.tournament.calls:
            if (call.call.table, call.call.player) == (operation.table, operation.player):
                await self._calls.open_thread(running, call)

    async def _tell_end(self, running: RunningTournament, shown: ShownTournament, localizer: Localizer) -> None:
        options = await display.of_server(self._tables, running.place.guild_id)
        users = [running.user_of_player(player) for player in podium_players(shown)]
        participants = [Participant(UserId(user or -1), "") for user in users]
        podium = podium_of(shown, await self._context.avatars.of(participants))
        picture = None
        if podium is not None and options.has_picture:
            look = self._context.pictures.look(options.theme)
            picture = await self._context.pictures.drawn(lambda: podium_picture(podium, localizer, look))
        alt = podium_alt(podium, localizer) if podium is not None and picture is not None else ""
        files = [] if picture is None else [discord.File(io.BytesIO(picture), PODIUM_FILE)]
        channel = self._client.get_partial_messageable(running.place.channel_id, guild_id=running.place.guild_id)
        sheet = podium_sheet(shown, localizer, alt=alt)
        await channel.send(view=sheet.view(), files=files, allowed_mentions=calling_nobody())
        await self._publish_hash(running, localizer)

    async def _say(
        self, running: RunningTournament, channel_id: int, text: str, *, called: Sequence[UserId] = ()
    ) -> None:
        """Send a line to a channel or thread, notifying these people; skip a thread that is gone."""
        channel = self._client.get_partial_messageable(channel_id, guild_id=running.place.guild_id)
        is_main = channel_id == running.place.channel_id
        # a table's thread may be gone; the tournament's own channel must not fail without a word
        with suppress(*(() if is_main else (discord.Forbidden, discord.NotFound))):
            await channel.send(text[:MOST_CONTENT], allowed_mentions=calling(called), suppress_embeds=True)


def _is_passing(error: Exception) -> bool:
    """Whether what went wrong may go right later."""
    if isinstance(error, discord.HTTPException):
        return error.status == REFUSED or isinstance(error, discord.DiscordServerError)
    return isinstance(error, TROUBLE)
