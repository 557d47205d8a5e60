"""When tournaments go on by themselves: whenever one has changed, and at its next deadline."""

from bot.context import about
from bot.manager.keyed_worker import DOUBLING, KeyedWorker, Rest
from bot.manager.table_cache import TableCache
from bot.manager.tournament_running import TournamentRunning
from bot.store import Store, StoreError
from bot.table.contest import TournamentId
from bot.table.limits import Limits
from collections.abc import Callable
from datetime import datetime
from typing import Final

LONGEST_SLEEP: Final = 3600.0  # seconds; the machine's clock may have been set meanwhile


class TournamentTimekeeper:
    """Has `running` bring tournaments in line with their books, one piece of work a tournament at a time."""

    def __init__(
        self, store: Store, live: TableCache, running: TournamentRunning, now: Callable[[], datetime], limits: Limits
    ) -> None:
        self._store = store
        self._live = live
        self._running = running
        self._now = now
        self._limits = limits
        self._worker = KeyedWorker[TournamentId](
            "tournament", self._settle, pauses=DOUBLING, is_passing=_is_passing, persists=True, key_is="tournament"
        )
        self._is_on = False

    async def start(self) -> None:
        """Go on with everything that was going on."""
        self._is_on = True
        for tournament_id in await self._live.run(self._store.tournaments.open_ones()):
            self._worker.wake(tournament_id)

    async def stop(self) -> None:
        """Begin nothing more."""
        self._is_on = False
        self._running.is_stopping = True
        await self._worker.stop()

    def wake(self, tournament_id: TournamentId) -> None:
        """A tournament has changed. Returns at once; nothing follows before the start or after the end."""
        if self._is_on and not self._live.tasks.is_closing:
            self._worker.wake(tournament_id)

    async def ring_due(self) -> None:
        """Does what is due by now, started or not."""
        for tournament_id in await self._live.run(self._store.tournaments.open_ones()):
            with about(verb="tournament", tournament=tournament_id):
                await self._live.run(self._running.settle(tournament_id))

    async def idle(self) -> None:
        """Returns once nothing is left to be done before the next deadline."""
        await self._worker.idle()

    async def _settle(self, tournament_id: TournamentId) -> Rest | None:
        at = await self._live.run(self._running.settle(tournament_id))
        if at is None or self._limits.tick is None:
            return None
        return Rest(at_most=min(LONGEST_SLEEP, max(0.0, (at - self._now()).total_seconds())))


def _is_passing(error: Exception) -> bool:
    """Whether it may go right later: a database that is busy, or no connection for a table's place."""
    # a book that does not follow from itself stays so: trying again only fills the log
    return isinstance(error, TimeoutError) or (isinstance(error, StoreError) and "broken" not in error.reason.key)
