"""Tournaments on servers that have removed the bot: nothing goes on there until it returns, or they are called off."""

from collections.abc import Callable
from datetime import datetime
from typing import Final

from bot.manager.tournament_books import Held, TournamentBooks
from bot.store import Store
from bot.tournament.actions import SYSTEM, Act, Cancel, OpenCheckIn
from bot.tournament.tournament import Stage

FORSAKEN: Final = "bot removed"
"""Why the system calls a tournament off, in the book."""


class TournamentDepartures:
    """What becomes of a server's tournaments besides their games (`bot/manager/server_departures.py`)."""

    def __init__(self, store: Store, books: TournamentBooks, now: Callable[[], datetime]) -> None:
        self._store = store
        self._books = books
        self._now = now

    async def are_in(self, guild_id: int) -> bool:
        """Whether any goes on there."""
        return bool(await self._store.tournaments.of_guild(guild_id, is_open=True))

    async def is_away(self, held: Held) -> bool:
        """Whether the bot has left the tournament's server, and is still waited for."""
        guild_id = held.stored.place.guild_id
        return guild_id is not None and await self._store.departures.has_left(guild_id)

    async def go_on(self, guild_id: int) -> None:
        """Wakes what stood still there; to be called once the server is no longer among those that the bot has left."""
        for tournament_id in await self._store.tournaments.of_guild(guild_id, is_open=True):
            self._books.wake(tournament_id)

    async def bring_back(self, guild_id: int) -> None:
        """Nobody has missed a check-in that ended while nobody could press anything: it gets its time again."""

        def decide(held: Held) -> Held:
            until, now = held.tournament.check_in_until, self._now()
            if held.tournament.stage is not Stage.CHECK_IN or until is None or until > now:
                return held
            return held.done(Act(now, SYSTEM, OpenCheckIn(now + held.stored.settings.check_in)))

        for tournament_id in await self._store.tournaments.of_guild(guild_id, is_open=True):
            await self._books.change(tournament_id, decide)

    async def forsake(self, guild_id: int) -> None:
        """They are called off; their secrets are told as after any end."""

        def decide(held: Held) -> Held:
            return held if held.tournament.is_ended else held.done(Act(self._now(), SYSTEM, Cancel(FORSAKEN)))

        for tournament_id in await self._store.tournaments.of_guild(guild_id, is_open=True):
            await self._books.change(tournament_id, decide)
