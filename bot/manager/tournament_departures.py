"""Tournaments on servers that have removed the bot: nothing goes on there until it returns, or they are called off."""

from collections.abc import Callable
from datetime import datetime
from typing import Final

from bot.manager.tournament_state import TournamentCache, TournamentState
from bot.store import Store
from bot.table.contest import TournamentId
from bot.tournament.actions import SYSTEM, Act, Cancel, OpenCheckIn
from bot.tournament.tournament import Stage

FORSAKEN: Final = "bot removed"
"""Why the system calls a tournament off, in the book."""


class TournamentDepartures:
    """What becomes of a server's tournaments besides their games (`bot/manager/server_departures.py`)."""

    def __init__(
        self,
        store: Store,
        cache: TournamentCache,
        now: Callable[[], datetime],
        *,
        wake: Callable[[TournamentId], None],
    ) -> None:
        self._wake = wake
        self._store = store
        self._cache = cache
        self._now = now

    async def are_in(self, guild_id: int) -> bool:
        """Whether any goes on there."""
        return bool(await self._store.tournaments.of_guild(guild_id, is_open=True))

    async def is_away(self, state: TournamentState) -> bool:
        """Whether the bot has left the tournament's server, and is still waited for."""
        guild_id = state.stored.place.guild_id
        return guild_id is not None and await self._store.departures.has_left(guild_id)

    async def go_on(self, guild_id: int) -> None:
        """Wakes what stood still there; to be called once the server is no longer among those that the bot has left."""
        for tournament_id in await self._store.tournaments.of_guild(guild_id, is_open=True):
            self._wake(tournament_id)

    async def bring_back(self, guild_id: int) -> None:
        """Nobody has missed a check-in that ended while nobody could press anything: it gets its time again."""

        def decide(state: TournamentState) -> TournamentState:
            until, now = state.tournament.check_in_until, self._now()
            if state.tournament.stage is not Stage.CHECK_IN or until is None or until > now:
                return state
            return state.apply(Act(now, SYSTEM, OpenCheckIn(now + state.stored.settings.check_in)))

        for tournament_id in await self._store.tournaments.of_guild(guild_id, is_open=True):
            await self._cache.change(tournament_id, decide)

    async def forsake(self, guild_id: int) -> None:
        """They are called off; their secrets are told as after any end."""

        def decide(state: TournamentState) -> TournamentState:
            return state if state.tournament.is_ended else state.apply(Act(self._now(), SYSTEM, Cancel(FORSAKEN)))

        for tournament_id in await self._store.tournaments.of_guild(guild_id, is_open=True):
            await self._cache.change(tournament_id, decide)
