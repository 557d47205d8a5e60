"""Where the tables of a round are played: each in a thread of the tournament's channel, with its players in it."""

import asyncio
import logging
from typing import Final

import discord

from bot.discord.messages import Draft, Spot
from bot.discord.permissions import missing
from bot.discord.request_errors import REQUEST_ERRORS
from bot.discord.sheet import MOST_THREAD_NAME
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import MOST_CONTENT, clip
from bot.manager.tournament_values import RunningTournament
from bot.pages.press import Context, Press
from bot.pages.threads import add_players, open_thread
from bot.pages.tournament.act_text import rounds_at
from bot.pages.tournament.shown_tournament import people_names, show_tournament
from bot.pages.tournament.state_pages import seating_name, table_text
from bot.table.errors import NotAllowed
from bot.table.values import Place
from bot.tournament.officials import MoveTables
from bot.tournament.rounds import Draw
from bot.tournament.tournament import TournamentTable

log = logging.getLogger(__name__)

PATIENCE: Final = 5.0
"""Seconds to wait for the connection: a bot that stops waits for those who wait here."""


async def channel_here(press: Press) -> tuple[int, int] | None:
    """Return the server and the channel of the press; None where the bot lacks permissions there, which has been told.

    Raises `NotAllowed` in direct messages.
    """
    interaction = press.interaction
    if interaction.guild_id is None or interaction.channel_id is None:
        raise NotAllowed("server-only")
    if lacking := missing(interaction, await press.localizer(), own_thread=True):
        await press.tell(lacking)
        return None
    return interaction.guild_id, interaction.channel_id


def place_text(press: Press, channel_id: int | None = None) -> str:
    """Return a channel, else that of the press, in words: for the book, which isn't only read on Discord."""
    channel = press.interaction.channel
    if channel_id is not None and channel_id != press.interaction.channel_id:
        channel = press.context.client.get_channel(channel_id)
    return f"#{channel.name}" if isinstance(channel, discord.TextChannel | discord.Thread) else "—"


def untold_key(running: RunningTournament) -> str:
    """Return where it is kept who is to be called when a tournament has been moved."""
    return f"tournament-untold:{running.id}"


def _thread_key(running: RunningTournament, drawn: TournamentTable) -> str:
    """Return where it is kept which thread a table of the latest round has."""
    return f"tournament-thread:{running.id}:{len(running.tournament.rounds)}:{drawn.number}"


class TournamentPlaces:
    """Makes the threads. Where Discord lets the bot make none, tables are played in the channel itself."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def place(self, running: RunningTournament, drawn: TournamentTable) -> Place:
        """Return where a table of the latest round is played: the thread of its earlier deal, else a new one.

        Raises `TimeoutError` while there is no connection to Discord.
        """
        # where a table is made before the connection stands; what runs out is tried again
        await asyncio.wait_for(self._context.client.wait_until_ready(), PATIENCE)
        key = _thread_key(running, drawn)
        kept = await self._context.services.profiles.recall(key)
        channel = self._context.client.get_channel(running.place.channel_id)
        if not kept and isinstance(channel, discord.TextChannel):
            kept = await self._opened(channel, running, drawn)
            await self._context.services.profiles.remember(key, kept)
        if not kept:
            return running.place
        await self._introduce(int(kept), running, drawn, f"{key}:introduced")
        return Place(running.place.guild_id, int(kept), running.place.locale)

    async def place_again(self, running: RunningTournament, drawn: TournamentTable) -> Place:
        """Return another place for a table whose thread is gone: a new thread, or the channel itself."""
        key = _thread_key(running, drawn)
        await self._context.services.profiles.remember(key, "")
        await self._context.services.profiles.remember(f"{key}:introduced", "")
        return await self.place(running, drawn)

    async def _opened(self, channel: discord.TextChannel, running: RunningTournament, drawn: TournamentTable) -> str:
        """Return the id of a new thread, or of one whose opening was not stored; empty where there is none."""
        localizer = self._context.locales.catalogues.localizer(running.place.locale)
        name = self._thread_name(running, drawn, localizer)
        drawn_at = next(entry.act.at for entry in reversed(running.book) if isinstance(entry.act.operation, Draw))
        known = self._context.messages.find_thread(channel, name, drawn_at)
        if known is not None and str(known.id) not in await self._threads_of_others(running, drawn):
            return str(known.id)
        try:
            thread = await open_thread(channel, name, discord.ChannelType.public_thread)
        except REQUEST_ERRORS as error:
            log.info("tournament %s: table %s has no thread (%s)", running.id, drawn.number, type(error).__name__)
            return ""
        return str(thread.id)

    def _thread_name(self, running: RunningTournament, drawn: TournamentTable, localizer: Localizer) -> str:
        played, title = running.tournament.rounds[-1], running.tournament.plan.title
        if played.is_season:
            names = people_names(running, self._context.services.person_names.handle_of)
            players = running.tournament.players
            one, other = (names.get(who := players[player - 1], who) for player in drawn.players)
            pair = localizer.say("league-pair", one=one, other=other)
            name = localizer.say("league-thread", who=pair, title=title)
        else:
            name = localizer.say("tournament-thread", table=seating_name(played, drawn, localizer), title=title)
        return clip(name, MOST_THREAD_NAME)

    async def former_place(self, running: RunningTournament, drawn: TournamentTable, channel_id: int) -> str:
        """Return where a table of the latest round is played, in words for the book, also where that is gone.

        What Discord doesn't know any more is called as the book has it, or as the table's thread was.
        """
        channel = self._context.client.get_channel(channel_id)
        if isinstance(channel, discord.TextChannel | discord.Thread):
            return f"#{channel.name}"
        number = len(running.tournament.rounds)
        for entry, round_number in zip(reversed(running.book), reversed(rounds_at(running.book)), strict=True):
            operation = entry.act.operation
            if isinstance(operation, MoveTables) and round_number == number and drawn.number in operation.tables:
                return operation.places[operation.tables.index(drawn.number)]
        if await self._context.services.profiles.recall(_thread_key(running, drawn)) == str(channel_id):
            localizer = self._context.locales.catalogues.localizer(running.place.locale)
            return f"#{self._thread_name(running, drawn, localizer)}"
        return running.tournament.plan.place

    async def _threads_of_others(self, running: RunningTournament, drawn: TournamentTable) -> list[str | None]:
        """Return the ids of the threads that other tables of the latest round have."""
        others = [table for table in running.tournament.rounds[-1].tables if table.number != drawn.number]
        return [await self._context.services.profiles.recall(_thread_key(running, table)) for table in others]

    async def _introduce(self, thread_id: int, running: RunningTournament, drawn: TournamentTable, key: str) -> None:
        """Say in a thread who sits where, with the cards drawn for that, and add its players.

        Which deal of the table that was done for, and by which message, is kept under `key`. Never fails.
        """
        localizer = self._context.locales.catalogues.localizer(running.place.locale)
        played = running.tournament.rounds[-1]
        shown = await show_tournament(self._context, running)
        text = table_text(shown, played, drawn, localizer)
        deal, _, newest = (await self._context.services.profiles.recall(key) or "").partition(" ")
        if deal != str(drawn.deal):
            number = len(running.tournament.rounds)
            draft = Draft(
                f"t{running.id}-seats-{number}-{drawn.number}-{drawn.deal}",
                after=int(newest or thread_id), content=clip(text, MOST_CONTENT),
            )  # fmt: skip

            async def note(message_id: int) -> None:
                await self._context.services.profiles.remember(key, f"{drawn.deal} {message_id}")

            try:
                # in doubt always: nothing tells whether another attempt came so far
                await self._context.messages.send(Spot(thread_id, running.place.guild_id), draft, note, is_doubted=True)
            except REQUEST_ERRORS as error:
                log.info("thread %s: its players are not told there (%s)", thread_id, type(error).__name__)
        users = [user for player in drawn.players if (user := running.user_of_player(player)) is not None and user > 0]
        await add_players(self._context.client, thread_id, users)
