"""Those who look for a game: their requests, and the tables that come of them.

A request is on disk until its person sits at a table, and ends with that change: a bot that dies before seats them
again, and of two processes that find a table for someone at once, one does.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Final
from weakref import WeakValueDictionary

from bot.manager.blocks import BlockLists
from bot.manager.lists import TableLists
from bot.manager.lobbies import Lobbies
from bot.manager.pace import Pace
from bot.manager.profiles import Profiles
from bot.manager.table_cache import TableCache
from bot.reasons import GameError, ShuttingDown
from bot.records.rating import START
from bot.store import RequestTaken, Store
from bot.store.changes import Kind
from bot.table.limits import Limits
from bot.table.matchmaking import (
    JoinLobby,
    NewTable,
    OpenLobby,
    PlayRequest,
    Terms,
    Wish,
    choose_terms,
    find_lobby,
    find_seating,
    merge,
    stand_until,
)
from bot.table.table import Summary, Table
from bot.table.values import Options, Place, Status, TableId, UserId

log = logging.getLogger(__name__)

MOST_LOBBIES: Final = 50
"""Of one server, looked at for free seats."""
MOST_PLAYED: Final = 20
"""Tables of one person, looked at for what they last played."""
IsOpen = Callable[[Summary], Awaitable[bool]]
"""Says whether everyone on its server sees where a lobby is."""


@dataclass(slots=True)
class Seating:
    """What has come of seating people at one table.

    Anyone neither `seated` nor `refused` has stopped looking, or another process has seated them.
    """

    table: Table | None = None
    seated: list[PlayRequest] = field(default_factory=list[PlayRequest])
    refused: list[PlayRequest] = field(default_factory=list[PlayRequest])
    """Those who may not sit there; their requests are dropped."""


class Matchmaking:
    """Keeps requests, and seats those who fit."""

    def __init__(
        self,
        store: Store,
        live: TableCache,
        lists: TableLists,
        lobbies: Lobbies,
        profiles: Profiles,
        blocks: BlockLists,
        limits: Limits,
        now: Callable[[], datetime],
    ) -> None:
        self._store, self._live, self._lists, self._lobbies = store, live, lists, lobbies
        self._profiles, self._blocks, self._now = profiles, blocks, now
        self._opening = WeakValueDictionary[int, asyncio.Lock]()
        self.searches = Pace[UserId]("search-pace", limits.searches, limits.searches_within, now)
        """When people have lately begun to look for a game, on each server; a restart forgets it."""

    async def ask(
        self, user: UserId, name: str, speed: str, players: int, guild_id: int, hours: int | None
    ) -> PlayRequest:
        """Keep that someone looks for a game, also on this server. Raises `NotAllowed`, `TooManyTables`, `TooEarly`.

        A server that was told already is told nothing new, so asking there again is free; who has stopped begins again.
        """
        await self._lobbies.check_barred(user, guild_id)
        await self._lobbies.check_room(user)
        now = self._now()
        new = PlayRequest(user, name, speed, players, (guild_id,), now, stand_until(speed, hours, now))
        known = {each.speed: each for each in await self.of_user(user)}
        before = known.get(speed)
        request = merge(before, new, now)
        is_told = before is not None and before.until > now and guild_id in before.guilds
        if not is_told:
            self.searches.check(user)
            self.searches.note(user)  # before the database is asked: of several presses at once each counts
        await self.keep(request)
        if not is_told:
            await self._store.tell(Kind.SEARCH, user)
        return request

    async def of_user(self, user: UserId) -> list[PlayRequest]:
        """Return what someone looks for."""
        return await self._live.run(self._store.play_requests.of_user(user))

    async def every(self) -> list[PlayRequest]:
        """Return all requests, also those whose time is over."""
        return await self._live.run(self._store.play_requests.every())

    async def keep(self, request: PlayRequest) -> None:
        """Keep a request as it is now."""
        await self._live.run(self._store.play_requests.put(request))

    async def note_traces(self, request: PlayRequest) -> PlayRequest | None:
        """Keep which servers were told of a request; return it as it is kept, None where it is over by now."""
        return await self._live.run(self._store.play_requests.note_traces(request))

    async def remove(self, request: PlayRequest) -> PlayRequest | None:
        """Drop a request, and return it as it was at its end, with all lines that tell of it."""
        return await self.take(request.user, request.speed)

    async def take(self, user: UserId, speed: str) -> PlayRequest | None:
        """Drop what someone looks for at that speed, and return it."""
        return await self._live.run(self._store.play_requests.take(user, speed))

    async def find(self, places: Mapping[int, Place], game: str, is_open: IsOpen) -> JoinLobby | NewTable | None:
        """Return who can be seated next on these servers."""
        requests = await self.every()
        wanted = {guild for each in requests for guild in each.guilds if guild in places}
        lobbies = [lobby for guild in sorted(wanted) for lobby in await self._open_lobbies(guild, game, is_open)]
        people = {each.user for each in requests} | {user for lobby in lobbies for user in lobby.people}
        blocks = await self._blocks.of_people(people)
        # from the start of the scale: people without a rating count as beginners
        strengths = {
            guild: {
                user: rating.mu - START
                for user, rating in (await self._live.run(self._store.results.rating_of(guild, people))).items()
            }
            for guild in wanted
        }
        return find_seating(requests, lobbies, blocks, self._now(), wanted, strengths)

    async def _open_lobbies(self, guild_id: int, game: str, is_open: IsOpen) -> list[OpenLobby]:
        found = await self._lists.of_server(guild_id, status=(Status.LOBBY,), limit=MOST_LOBBIES)
        return [
            _open_lobby(each)
            for each in found
            if _takes_anyone(each, game) and len(each.participants) < each.options.players and await is_open(each)
        ]

    def opening_at(self, channel_id: int) -> asyncio.Lock:
        """Return the lock under which a lobby is looked for in a channel, and opened: two at once would open two."""
        return self._opening.setdefault(channel_id, asyncio.Lock())

    async def find_lobby(self, user: UserId, wish: Wish, channel_id: int, game: str) -> TableId | None:
        """Return at which lobby of those that seek players in that channel someone plays (`find_lobby` of the law)."""
        found = await self._lists.in_channel(channel_id, status=(Status.LOBBY,), limit=MOST_LOBBIES)
        lobbies = [_open_lobby(each) for each in found if each.options.seeks_players and _takes_anyone(each, game)]
        people = {user for lobby in lobbies for user in lobby.people}
        blocks = await self._blocks.of_people({user, *people})
        lobby = find_lobby(user, wish, lobbies, blocks)
        return None if lobby is None else lobby.table

    async def choose_terms(self, user: UserId, wish: Wish, guild_id: int, game: str) -> Terms:
        """Return by what someone plays who has said no more than that."""
        found = await self._lists.of_user(user, status=(Status.PLAYING, Status.FINISHED), limit=MOST_PLAYED)
        newest = sorted(found, key=lambda each: each.id, reverse=True)  # not the one in which they moved last
        played = [each for each in newest if each.options.game == game and each.contest is None]
        return choose_terms(wish, played, await self._profiles.default_clock(guild_id))

    async def end_of_seated(self, table: Table) -> list[PlayRequest]:
        """Drop what the people of a table that has just begun were looking for and play there, and return that."""
        ended: list[PlayRequest] = []
        for each in await self.every():
            is_found = each.user in table.person_ids and each.clock == table.options.clock
            if is_found and each.made_at <= table.moved_at:
                ended.append(await self.remove(each) or each)
        return ended

    async def drop_departed(self, step: JoinLobby | NewTable) -> list[PlayRequest] | None:
        """Take those out of a seating who have left the server: others are to be found in their place.

        Their requests end there, and stay on other servers. Returns what has ended, with the lines that tell of it;
        None where all are there, as far as is known.
        """
        if isinstance(step, NewTable):
            guild_id, requests, is_lobby_changed = step.guild_id, step.requests, False
        else:
            before = await self._live.look(step.table)
            guild_id, requests = before.place.guild_id or 0, (step.request,)
            is_lobby_changed = await self._lobbies.free_departed(step.table) is not before
        people = tuple(request.user for request in requests)
        gone = await self._lobbies.find_departed(guild_id, people, people)
        if not gone and not is_lobby_changed:
            return None
        return [await self._leave_server(request, guild_id) for request in requests if request.user in gone]

    async def _leave_server(self, request: PlayRequest, guild_id: int) -> PlayRequest:
        """End a request on one server, and return what has ended."""
        known = await self.remove(request)
        if known is None:  # they have stopped looking meanwhile, or found a seat
            return replace(request, traces=tuple(trace for trace in request.traces if trace.guild_id == guild_id))
        if others := tuple(each for each in known.guilds if each != guild_id):
            left = tuple(trace for trace in known.traces if trace.guild_id != guild_id)
            await self.keep(replace(known, guilds=others, traces=left))
        here = tuple(trace for trace in known.traces if trace.guild_id == guild_id)
        return replace(known, traces=here)

    async def join(self, step: JoinLobby) -> Seating:
        """Seat someone at a lobby. Who may not sit there, or finds it full, loses their request."""
        seating = Seating()
        await self._join(seating, step.table, step.request)
        return seating

    async def open(self, step: NewTable, place: Place, options: Options) -> Seating:
        """Open a table for these people.

        Whoever may not sit there loses their request, and where the table lacks someone it waits as a lobby.
        """
        first, *others = step.requests
        seating = Seating()
        await self._seat(
            seating, first, self._lobbies.create(first.user, first.name, place, options, request=first.key)
        )
        if seating.table is not None:
            for request in others:  # one after the other: each finds the table as the one before has left it
                await self._join(seating, seating.table.id, request)
        return seating

    async def begin(self, table_id: TableId) -> Table:
        """Begin a table at which all who looked for it sit: they have agreed by looking for it, and are there."""
        table = await self._live.look(table_id)
        if table.is_full and table.status is Status.LOBBY and table.owner is not None:
            table = await self._lobbies.begin(table_id, table.owner, are_there=True)
        return table

    async def _join(self, seating: Seating, table_id: TableId, request: PlayRequest) -> None:
        joining = self._lobbies.join(table_id, request.user, request.name, request=request.key)
        await self._seat(seating, request, joining)

    async def _seat(self, seating: Seating, request: PlayRequest, sitting_down: Awaitable[Table]) -> None:
        try:
            seating.table = await sitting_down
        except ShuttingDown:
            raise
        except RequestTaken:
            log.info("%s is not seated: their request is over", request.user)
        except GameError as error:
            log.info("%s is not seated: %s", request.user, error.reason.key)
            seating.refused.append(await self.remove(request) or request)
        else:
            seating.seated.append(request)


def _takes_anyone(lobby: Summary, game: str) -> bool:
    is_open = not lobby.options.invite_only and not lobby.is_hidden and lobby.contest is None
    return is_open and lobby.options.game == game


def _open_lobby(lobby: Summary) -> OpenLobby:
    return OpenLobby(
        lobby.id,
        lobby.place.guild_id or 0,
        lobby.options.clock,
        lobby.options.players,
        tuple(person.user_id for person in lobby.participants if person.user_id > 0),
        lobby.options.players - len(lobby.participants),
    )
