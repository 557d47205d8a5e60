"""A player calls the referee: a private thread for the two, with the table and the move it is about."""

import asyncio
import logging
from typing import Final

import aiohttp
import discord

from bot.discord.answers import Interaction
from bot.discord.mentions import calling
from bot.discord.sheet import MOST_THREAD_NAME
from bot.manager.tables import Tables
from bot.manager.tournament_requests import CallReferee
from bot.manager.tournament_values import RunningTournament
from bot.pages.locale_resolver import LocaleResolver
from bot.pages.threads import WEEK, add_players
from bot.pages.tournament.console import call_text
from bot.pages.tournament.memory_keys import memory_key
from bot.pages.tournament.views import TournamentViews, caller_of
from bot.pages.users import user_of
from bot.table.values import TableId, UserId
from bot.tournament.errors import TournamentError
from bot.tournament.tournament import OpenCall

log = logging.getLogger(__name__)

TROUBLE: Final = (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError)


class RefereeCalls:
    """Opens the threads of calls, and finds them again."""

    def __init__(self, client: discord.Client, tables: Tables, locales: LocaleResolver, views: TournamentViews) -> None:
        self._client = client
        self._tables = tables
        self._locales = locales
        self._views = views
        self._opening = asyncio.Lock()
        """Held while a thread is looked for: the one who calls and the announcer must not open two."""

    async def call(self, interaction: Interaction, running: RunningTournament) -> None:
        """`/referee call`, and its button: to the table at which the one who asks plays.

        Raises `TournamentError` where he plays at none.
        """
        table_id = _table_of(running, user_of(interaction))
        await interaction.response.defer(ephemeral=True, thinking=True)
        after = await self._tables.tournaments.act(running.id, caller_of(interaction), CallReferee(table_id))
        call = after.tournament.calls[-1]
        thread_id = await self.open_thread(after, call)
        speaker = await self._locales.reader(interaction)
        key = "tournament-call-made" if thread_id is None else "tournament-call-open"
        where = "" if thread_id is None else f"<#{thread_id}>"
        await interaction.edit_original_response(content=speaker.say(key, channel=where))

    async def open_thread(self, running: RunningTournament, call: OpenCall) -> int | None:
        """The private thread of a call, opened where there is none yet; None where Discord does not let the bot.

        Then the referee is called at the table, where everybody sees it.
        """
        async with self._opening:
            # kept by whoever came first, before a restart, too
            if await self._tables.profiles.recall(_key(running, call.number)) is not None:
                return await self.thread_of(running, call.number)
            return await self._call_referee(running, call)

    async def _call_referee(self, running: RunningTournament, call: OpenCall) -> int | None:
        speaker = self._locales.catalogues.speaker(running.place.locale)
        people = [user for user in _people(running, call) if user > 0]
        referee = running.user_of(running.tournament.referee)
        text = call_text(await self._views.shown(running), call, f"<@{referee}>", speaker)
        parent = self._client.get_channel(running.place.channel_id)
        parent = parent.parent if isinstance(parent, discord.Thread) else parent
        thread_id = None
        if isinstance(parent, discord.TextChannel) and not parent.is_news():
            name = speaker.say("tournament-call-thread", number=call.number, table=call.call.table)
            thread_id = await self._opened(parent, name, people)
        place = thread_id or await self._board(running, call)
        try:
            channel = self._client.get_partial_messageable(place, guild_id=running.place.guild_id)
            await channel.send(text, allowed_mentions=calling(people), suppress_embeds=True)
        except TROUBLE as error:
            log.info("tournament %s: a call is not told (%s)", running.id, type(error).__name__)
        await self._tables.profiles.remember(_key(running, call.number), "" if thread_id is None else str(thread_id))
        return thread_id

    async def thread_of(self, running: RunningTournament, number: int) -> int | None:
        """The private thread that was opened for a call."""
        kept = await self._tables.profiles.recall(_key(running, number))
        return int(kept) if kept else None

    async def _opened(self, parent: discord.TextChannel, name: str, people: list[UserId]) -> int | None:
        try:
            thread = await parent.create_thread(
                name=name[:MOST_THREAD_NAME],
                type=discord.ChannelType.private_thread,
                invitable=False,
                auto_archive_duration=WEEK,
            )
        except TROUBLE as error:
            log.info("channel %s: no private thread for a call (%s)", parent.id, type(error).__name__)
            return None
        await add_players(self._client, thread.id, people)
        return thread.id

    async def _board(self, running: RunningTournament, call: OpenCall) -> int:
        """Where the table of a call is played."""
        played = running.tournament.round()
        assert played is not None, "nobody calls before the first round"
        table_id = running.table_id(played.table(call.call.table))
        return running.place.channel_id if table_id is None else (await self._tables.look(table_id)).place.channel_id


def _key(running: RunningTournament, number: int) -> str:
    return memory_key("tournament-call", running.id, number)


def _people(running: RunningTournament, call: OpenCall) -> list[UserId]:
    found = (running.user_of(running.tournament.referee), running.user_of_player(call.call.player))
    return [user for user in found if user is not None]


def _table_of(running: RunningTournament, user: UserId) -> TableId:
    """The table of the round that is played at which somebody plays. Raises `TournamentError`."""
    played, player = running.tournament.round(), running.player_of(user)
    for drawn in () if played is None else played.tables:
        if player in drawn.players and (table_id := running.table_id(drawn)) is not None:
            return table_id
    raise TournamentError("tournament-elsewhere")
