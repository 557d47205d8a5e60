"""Tournaments and tables whose channel or thread is gone: noticed, told at once to those concerned, and moved.

What can still be said in the tournament's channel is said there; where that is gone, people get a direct message.
"""

import asyncio
import logging
from collections.abc import Sequence
from datetime import datetime
from typing import Final

import discord

from bot.discord.messages import Draft, Spot
from bot.discord.routing import handles
from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_text
from bot.manager.tournament_values import RunningTournament
from bot.pages.press import Context, Press
from bot.pages.tournament import addresses
from bot.pages.tournament.addresses import AtSeating, AtTournament
from bot.pages.tournament.direct_notes import DirectNotes
from bot.pages.tournament.places import PATIENCE, TournamentPlaces, channel_here, place_text, untold_key
from bot.pages.tournament.referee_presses import show_console, show_judged
from bot.pages.tournament.shown_tournament import caller_of, tournament_here
from bot.pages.tournament.state_pages import seating_name
from bot.table.errors import TableError
from bot.table.table import Table
from bot.table.values import Place, Status, UserId
from bot.tournament.draws import TableNumber
from bot.tournament.errors import TournamentError
from bot.tournament.officials import MoveTables
from bot.tournament.rounds import playing_table
from bot.tournament.tournament import Stage, TournamentTable

log = logging.getLogger(__name__)

SENT: Final = "told"
CLOSED: Final = "closed"
"""What is kept of whom a direct message was for: whether Discord has taken it."""


async def can_reach(context: Context, running: RunningTournament) -> bool:
    """Return whether a tournament's channel is there, and the bot can see it.

    Raises `TimeoutError` while there is no connection, and what Discord may take later.
    """
    client = context.client
    await asyncio.wait_for(client.wait_until_ready(), PATIENCE)
    if client.get_channel(running.place.channel_id) is not None:
        return True
    try:
        # a thread that sleeps isn't known to the client
        await client.fetch_channel(running.place.channel_id)
    except (discord.NotFound, discord.Forbidden):
        return False
    return True


async def lose_deleted(context: Context, guild_id: int, channel_id: int) -> None:
    """Note the tournaments of a channel or thread that Discord says is deleted. Never fails."""
    try:
        for running in await context.services.tournaments.of_server(guild_id, is_open=True):
            if running.place.channel_id == channel_id:
                await context.services.tournaments.lose_place(running.id)
    except Exception:
        # a deletion is noticed again before the next draw
        log.exception("channel %s: which tournaments have lost it shows later", channel_id)


class LostChannels:
    """Tells organiser, referee and players what is gone, each loss once, even after a restart."""

    def __init__(self, context: Context, notes: DirectNotes) -> None:
        self._context, self._services, self._notes = context, context.services, notes

    async def tell(self, running: RunningTournament, localizer: Localizer) -> float | None:
        """Tell of all that is gone now, and return in how many seconds someone else may be told; None for no one.

        Raises what Discord may take later.
        """
        if running.posting.lost_since is not None and not running.tournament.is_ended:
            return await self._tell_channel(running, running.posting.lost_since, localizer)
        played = running.tournament.round()
        for drawn in () if played is None or running.tournament.stage is not Stage.PLAYING else played.tables:
            table_id = running.table_id(drawn)
            table = None if table_id is None or drawn.is_over else await self._services.tables.glance(table_id)
            if table is not None and table.is_placeless and table.status == Status.PLAYING:
                await self._tell_table(running, drawn, table, localizer)
        return None

    async def _tell_channel(self, running: RunningTournament, since: int, localizer: Localizer) -> float | None:
        title, later = safe_text(running.tournament.plan.title), list[datetime]()
        for key, users in (("officials", _officials(running)), ("players", _players(running))):
            for user in users:
                note = _note_of(running, since, user)
                if await self._services.profiles.recall(note) is not None:
                    continue
                text_key = "league-place-lost" if running.tournament.is_league else f"tournament-lost-{key}"
                text = (await self._notes.localizer(user, localizer)).say(text_key, title=title)
                name = f"t{running.id}-lost{since}"
                sent = await self._notes.send(user, text, name, is_one_of_many=key == "players")
                if sent.again_at is not None:
                    later.append(sent.again_at)
                    continue
                # who takes no message reads it where the tournament goes on
                await self._services.profiles.remember(note, SENT if sent.is_sent else CLOSED)
        return min(((at - self._services.now()).total_seconds() for at in later), default=None)

    async def _tell_table(
        self, running: RunningTournament, drawn: TournamentTable, table: Table, localizer: Localizer
    ) -> None:
        number = len(running.tournament.rounds)
        key = f"tournament-lost:{running.id}:{number}:{drawn.number}:{table.place.channel_id}"
        if await self._services.profiles.recall(key) is not None:
            return
        if running.tournament.is_league:
            # no one decides there where a game goes on
            place = await TournamentPlaces(self._context).place_again(running, drawn)
            await self._context.boards.move(table, place, is_ordered=True)
            return
        officials = _officials(running)
        users = [user for user in _players(running, drawn) if user not in officials]
        name = seating_name(running.tournament.rounds[-1], drawn, localizer)
        text = localizer.say(
            "tournament-lost-table", table=name, officials=_mentions(officials, localizer),
            players=_mentions(users, localizer), count=len(users),
        )  # fmt: skip
        draft = Draft(f"t{running.id}-lost{table.place.channel_id % 10**12}", content=text, called=[*officials, *users])

        async def note(message_id: int) -> None:
            await self._services.profiles.remember(key, str(message_id))

        await self._context.messages.send(
            Spot(running.place.channel_id, running.place.guild_id), draft, note, is_doubted=False
        )


def _note_of(running: RunningTournament, since: int, user: UserId) -> str:
    return f"tournament-lost:{running.id}:{since}:{user}"


def _mentions(users: Sequence[UserId], localizer: Localizer) -> str:
    return localizer.list([f"<@{user}>" for user in users])


def _officials(running: RunningTournament) -> list[UserId]:
    found = (running.referee_user, running.user_of(running.tournament.plan.organiser))
    return list(dict.fromkeys(user for user in found if user is not None and user > 0))


def _players(running: RunningTournament, drawn: TournamentTable | None = None) -> list[UserId]:
    """Return the people who play at a table, or else in the round, or who have entered."""
    now = running.tournament
    played = now.round()
    if drawn is not None:
        found = [running.user_of_player(player) for player in drawn.players]
    elif played is not None:
        players = [player for table in played.tables for player in table.players]
        found = [running.user_of_player(player) for player in (players if not played.is_over else played.winners())]
    else:
        found = [running.user_of(entrant.who) for entrant in now.entrants]
    officials = _officials(running)
    return [user for user in found if user is not None and user > 0 and (drawn or user not in officials)]


@handles(addresses.MOVE_HERE)
async def move_here(press: Press, at: AtTournament) -> None:
    """Move the tournament to the channel of the press, where it is announced anew, with the tables that are lost."""
    running = await tournament_here(press, at.tournament)
    place = await _place_here(press, running)
    if place is None:
        return
    # before the move, which is told at once
    await press.services.profiles.remember(untold_key(running), " ".join(map(str, await _untold(press, running))))
    after = await press.services.tournaments.move(running.id, caller_of(press), place, place_text(press))
    # the bracket was in the old channel: a new message shows it here
    await press.services.profiles.remember(f"tournament-bracket:{running.id}", "")
    note = f"✅ {(await press.localizer()).say('tournament-moved', channel=f'<#{place.channel_id}>')}"
    if lost := await _lost_tables(press, after):
        note = f"{note}\n✅ {await _move_tables(press, after, place, lost)}"
    await show_console(press, await press.services.tournaments.look(running.id), note=note)


@handles(addresses.MOVE_LOST_HERE)
async def move_lost_here(press: Press, at: AtTournament) -> None:
    """Move all tables that have lost their place to the channel of the press: in the tournament's own, to threads."""
    running = await tournament_here(press, at.tournament)
    place = await _place_here(press, running)
    if place is None:
        return
    await press.services.tournaments.check_official(running.id, caller_of(press))
    note = f"✅ {await _move_tables(press, running, place, await _lost_tables(press, running))}"
    await show_console(press, await press.services.tournaments.look(running.id), note=note)


@handles(addresses.MOVE_TABLE_HERE)
async def move_table_here(press: Press, at: AtSeating) -> None:
    """Move a table to the channel of the press; in the tournament's own channel to a thread of its own.

    Raises `TableError` (`place-same`) where it is there already.
    """
    running = await tournament_here(press, at.tournament)
    place = await _place_here(press, running)
    if place is None:
        return
    tournaments, number = press.services.tournaments, TableNumber(at.table)
    played = running.tournament.round()
    if played is None or at.round != played.number:
        await show_judged(press, running, at.round, at.table)
        return
    await tournaments.check_official(running.id, caller_of(press))
    drawn = playing_table(running.tournament, number)
    if (table_id := running.table_id(drawn)) is None:
        raise TournamentError("tournament-no-game", number=number)
    if await _move_tables(press, running, place, [drawn]) is None:
        raise TableError("place-same")
    channel = (await press.services.tables.look(table_id)).place.channel_id
    note = (await press.localizer()).say("tournament-table-moved", channel=f"<#{channel}>")
    await show_judged(press, await tournaments.look(running.id), at.round, at.table, f"✅ {note}")


async def _lost_tables(press: Press, running: RunningTournament) -> list[TournamentTable]:
    """Return the tables of the round that are played and have lost their place."""
    played, found = running.tournament.round(), list[TournamentTable]()
    for drawn in () if played is None or running.tournament.stage is not Stage.PLAYING else played.tables:
        table_id = running.table_id(drawn) if drawn.is_playing else None
        table = None if table_id is None else await press.services.tables.glance(table_id)
        if table is not None and table.is_placeless and table.status == Status.PLAYING:
            found.append(drawn)
    return found


async def _move_tables(
    press: Press, running: RunningTournament, place: Place, wanted: Sequence[TournamentTable]
) -> str | None:
    """Move tables to a place, enter that in the book, and return how many have moved; None where all were there.

    In the tournament's own channel each has a thread of its own. The caller has checked who asks.
    """
    places, tables = TournamentPlaces(press.context), press.services.tables
    numbers, former, new = list[TableNumber](), list[str](), list[str]()
    try:
        for drawn in wanted:
            table_id = running.table_id(drawn)
            assert table_id is not None, "it has been looked at"
            table = await tables.look(table_id)
            if table.status != Status.PLAYING:
                continue  # it has ended meanwhile; the others are moved
            # before another thread is the table's
            before = await places.former_place(running, drawn, table.place.channel_id)
            target = place
            if place.channel_id == running.place.channel_id:
                target = await (places.place_again if table.is_placeless else places.place)(running, drawn)
            if target.channel_id == table.place.channel_id and not table.is_placeless:
                continue
            await press.context.boards.move(table, target, is_ordered=True)
            numbers.append(drawn.number)
            former.append(before)
            new.append(place_text(press, target.channel_id))
    finally:
        # what has moved is in the book, even where another table can't be moved
        if numbers:
            moved = MoveTables(tuple(numbers), tuple(former), tuple(new))
            await press.services.tournaments.act(running.id, caller_of(press), moved)
    if wanted and not numbers:
        return None
    return (await press.localizer()).say("tournament-tables-moved", count=len(numbers))


async def _untold(press: Press, running: RunningTournament) -> list[UserId]:
    """Return who hasn't been told directly that the channel is gone."""
    if (since := running.posting.lost_since) is None:
        return []
    recall = press.services.profiles.recall
    people = dict.fromkeys((*_officials(running), *_players(running)))
    return [each for each in people if each != press.user and await recall(_note_of(running, since, each)) != SENT]


async def _place_here(press: Press, running: RunningTournament) -> Place | None:
    """Return the channel of the press as a place, acknowledged; None where it can't be one, which has been told.

    Raises `NotAllowed` in direct messages.
    """
    if (here := await channel_here(press)) is None:
        return None
    await press.acknowledge()
    guild_id, channel_id = here
    return Place(guild_id, channel_id, running.place.locale)
