"""Servers that have removed the bot: what becomes of games and tournaments there, and who has not been told of it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from functools import partial
from typing import Final

from bot.manager.table_cache import TableCache
from bot.manager.tournament_state import TournamentState
from bot.manager.tournaments import Tournaments
from bot.store import Store
from bot.table.contest import TournamentId
from bot.table.delivery import is_current
from bot.table.limits import Limits
from bot.table.places import call_off_suspended, end_suspension, suspend
from bot.table.table import Table
from bot.table.values import Notice, NoticeKind, UserId
from bot.tournament.officials import Cancel
from bot.tournament.operation import SYSTEM, Act
from bot.tournament.registration import OpenCheckIn
from bot.tournament.tournament import Stage

log = logging.getLogger(__name__)

BOT_REMOVED: Final = "bot removed"
"""Why the system calls a tournament off, in the book."""
KINDS: Final = tuple(kind for kind in NoticeKind if kind.is_of_departure)


class ServerDepartures:
    """Puts games and tournaments of servers aside while the bot is away, and brings them back.

    Whether the bot is a member of a server is known to the caller.
    """

    def __init__(
        self,
        store: Store,
        live: TableCache,
        tournaments: Tournaments,
        *,
        now: Callable[[], datetime],
        limits: Limits,
    ) -> None:
        self._store = store
        self._live = live
        self._tournaments = tournaments
        self._now = now
        self._limits = limits
        self._owed: set[UserId] = set()
        """Who may have to be told something that no message could tell them."""
        self._one = asyncio.Lock()  # a server that adds the bot while its games are put aside must not find them so
        self._is_away: Callable[[int], Awaitable[bool]] = _is_known_to_be

    def ask_presence(self, is_away: Callable[[int], Awaitable[bool]]) -> None:
        """Ask this whether the bot is not a member of a server, before its games are called off."""
        self._is_away = is_away

    async def start(self) -> None:
        """Find the people who could not be told before; once."""
        self._owed |= await self._store.outbox.owed(KINDS)

    async def places(self) -> tuple[set[int], set[int]]:
        """Return the servers where something goes on, and those that the bot has left or where games wait for it."""
        return await self._live.run(self._places())

    async def leave_server(self, guild_id: int) -> None:
        """Put the games of a server aside whose member the bot is no longer; its tournaments stand still."""
        await self._live.run(self._leave_server(guild_id))

    async def return_to_server(self, guild_id: int) -> None:
        """Let the games of a server go on whose member the bot is again."""
        await self._live.run(self._return_to_server(guild_id))

    async def call_off_departed(self) -> None:
        """Call off the games of servers to which the bot has not come back for too long."""
        await self._live.run(self._call_off_departed())

    async def take_undelivered(self, user: UserId) -> list[Notice]:
        """Return what this person, who uses the bot just now, has not been told, the oldest first.

        The caller tells them.
        """
        if user not in self._owed:
            return []
        self._owed.discard(user)
        return await self._live.run(self._owed_to(user))

    async def mark_delivered(self, notices: Sequence[Notice]) -> None:
        """Note that these notices have been told."""
        await self._live.run(self._store.outbox.mark_over([notice.id for notice in notices], self._now()))

    async def mark_undelivered(self, user: UserId) -> None:
        """Note that this person could not be told after all: the next use of the bot tries again."""
        self._owed.add(user)

    # How it is done

    async def _places(self) -> tuple[set[int], set[int]]:
        playing, waiting = await self._store.lists.servers_playing(), await self._store.lists.servers_waiting()
        playing += await self._store.tournaments.servers_open()
        return set(playing), {*await self._store.departures.every(), *waiting}

    async def _owed_to(self, user: UserId) -> list[Notice]:
        every = await self._store.outbox.of_user(user, self._now(), None, everywhere=True)
        unsent = [notice for notice in every if notice.kind in KINDS and notice.due_at is not None]
        return [notice for notice in unsent if is_current(notice, await self._live.look(notice.table))]

    async def _leave_server(self, guild_id: int) -> None:
        async with self._one:
            if await self._store.lists.playing_in(guild_id) or await self._open_tournaments(guild_id):
                # before the games are put aside: should the bot be killed in between, the next start knows since when
                await self._store.departures.note_departure(guild_id, self._now())
            await self._change_all(guild_id, lambda table: suspend(table, self._now()))

    async def _return_to_server(self, guild_id: int) -> None:
        async with self._one:
            since = (await self._store.departures.every()).get(guild_id, self._now())
            if await self._change_all(guild_id, partial(end_suspension, since=since, now=self._now())):
                # while the server counts as left, nothing goes on there: no check-in ends before it has got its time
                await self._change_tournaments(guild_id, self._reopen_check_in)
                await self._end_absence(guild_id)

    async def _call_off_departed(self) -> None:
        async with self._one:
            for guild_id, since in (await self._store.departures.every()).items():
                # asked of Discord in the end: what has been kept may be older than a return during an outage
                if since > self._now() - self._limits.departure_patience or not await self._is_away(guild_id):
                    continue
                if await self._change_all(guild_id, lambda table: call_off_suspended(table, self._now())):
                    await self._change_tournaments(guild_id, self._call_off)
                    await self._end_absence(guild_id)

    async def _change_all(self, guild_id: int, decide: Callable[[Table], Table]) -> bool:
        """Change every game of a server that can be changed; return whether all could. The others are tried again."""
        is_done = True
        for table_id in await self._store.lists.playing_in(guild_id):
            try:
                table = await self._live.change(table_id, decide)
            except Exception:
                # one table that cannot be changed keeps no other waiting; the server stays listed until all are
                log.exception("table %s: whether the bot is on its server is not kept there", table_id)
                is_done = False
            else:
                self._owed |= {participant.user_id for participant in table.people}
        return is_done

    async def _open_tournaments(self, guild_id: int) -> list[TournamentId]:
        return await self._store.tournaments.of_guild(guild_id, is_open=True)

    async def _change_tournaments(self, guild_id: int, decide: Callable[[TournamentState], TournamentState]) -> None:
        for tournament_id in await self._open_tournaments(guild_id):
            await self._tournaments.cache.change(tournament_id, decide)

    async def _end_absence(self, guild_id: int) -> None:
        await self._store.departures.forget(guild_id)
        # only now: as long as the server counts as left, its tournaments stand still
        for tournament_id in await self._open_tournaments(guild_id):
            self._tournaments.wake(tournament_id)

    def _reopen_check_in(self, state: TournamentState) -> TournamentState:
        """No one has missed a check-in that ended while no one could press anything: it gets its time again."""
        until, now = state.tournament.check_in_until, self._now()
        if state.tournament.stage is not Stage.CHECK_IN or until is None or until > now:
            return state
        return state.apply(Act(now, SYSTEM, OpenCheckIn(now + state.stored.settings.check_in)))

    def _call_off(self, state: TournamentState) -> TournamentState:
        """Its secrets are told as after any end."""
        return state if state.tournament.is_ended else state.apply(Act(self._now(), SYSTEM, Cancel(BOT_REMOVED)))


async def _is_known_to_be(guild_id: int) -> bool:
    return True
