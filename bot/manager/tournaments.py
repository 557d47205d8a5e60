"""The tournaments' one door: everything people, referees and deadlines do to a tournament.

A tournament is what its book says. Whatever is done is an act of that book (`bot.tournament.laws.happen` judges), on
disk before anybody hears of it; then tables are brought in line with it (`bot/manager/tournament_running.py`), now or
after a restart. Whatever is refused is a `GameError` with a `Reason`; then nothing has changed.
"""

import logging
import random as chance
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any

from bot.context import about
from bot.manager.alarm import Alarm
from bot.manager.contests import Contests
from bot.manager.profiles import Profiles
from bot.manager.table_cache import TableCache
from bot.manager.tournament_departures import TournamentDepartures
from bot.manager.tournament_organising import Organising
from bot.manager.tournament_refereeing import Refereeing
from bot.manager.tournament_rights import may_organise, may_referee
from bot.manager.tournament_running import Placing, TournamentRunner, missing_players
from bot.manager.tournament_state import TournamentCache, TournamentState
from bot.manager.tournament_values import Caller, Official, Plan, Preview, Ruling, RunningTournament, TableState
from bot.store import Store
from bot.table.contest import TournamentId
from bot.table.errors import NotAllowed
from bot.table.forgetting import NOBODY
from bot.table.limits import Limits
from bot.table.moderation import check_moderator
from bot.table.preferences import GuildPreferences
from bot.table.table import Table
from bot.table.values import TableId, UserId
from bot.tournament.actions import OrderKind
from bot.tournament.draws import PlayerNumber, TableNumber
from bot.tournament.errors import TournamentError

log = logging.getLogger(__name__)


class Tournaments:
    """All tournaments of this process. Every act goes on to its end even when its caller is cancelled.

    Who acts is a `Caller`: whether he may (organiser, referee, player) is decided here, what he may then, by the laws.
    Every method that changes something answers with the tournament as it is afterwards; all raise `TournamentError`,
    and `NotAllowed` where the server's settings forbid it, besides what they name.
    """

    def __init__(
        self,
        store: Store,
        live: TableCache,
        contests: Contests,
        profiles: Profiles,
        alarm: Alarm,
        now: Callable[[], datetime],
        random: chance.Random,
        limits: Limits,
    ) -> None:
        """`contests` makes their tables."""
        self._store = store
        self._live = live
        self._contests = contests
        self._profiles = profiles
        self._now = now
        self._callbacks: list[Callable[[TournamentId], None]] = []
        self._cache = TournamentCache(store, live.tasks, self._changed, limits=limits, now=now)
        self._organising = Organising(store, self._cache, contests, now, random)
        self._refereeing = Refereeing(self._cache, contests, now, random)
        self.departures = TournamentDepartures(store, self._cache, now, wake=self._changed)
        self._runner = TournamentRunner(self._cache, contests, alarm, now, is_away=self.departures.is_away)

    # Hearing and placing

    def on_change(self, callback: Callable[[TournamentId], None]) -> None:
        """Call this after every change of a tournament, or of one of its tables' games. It must return at once."""
        self._callbacks.append(callback)

    def ask_places(self, place: Placing) -> None:
        """Ask this where a table of the round drawn last is to be played: it makes a thread, say."""
        self._runner.placing = place

    async def start(self) -> None:
        """Go on with everything that was going on: tables that are to be made, results to be entered, deadlines."""
        self._runner.start(await self.open_ones())

    async def stop(self) -> None:
        """Begin nothing more by itself. What has been begun at tables is finished by whoever does it."""
        await self._runner.stop()

    async def run_due(self) -> None:
        """Does what is due by now. Deadlines and tables do so by themselves once it has started."""
        for tournament_id in await self.open_ones():
            with about(verb="tournament", tournament=tournament_id):
                await self._live.run(self._runner.settle(tournament_id))

    async def idle(self) -> None:
        """Returns once nothing is left to be done for any tournament before the next deadline."""
        await self._runner.idle()

    def table_changed(self, table: Table) -> None:
        """A table has changed. Returns at once."""
        if table.contest is not None:
            self._changed(table.contest.tournament)

    # Looking

    async def look(self, tournament_id: TournamentId) -> RunningTournament:
        """The tournament as it is on disk. Raises `TournamentError` (`tournament-none`)."""
        return (await self._state(tournament_id)).without_secrets()

    async def open_ones(self) -> Sequence[TournamentId]:
        """The tournaments that go on, or have still to be closed, of all servers."""
        return await self._live.run(self._store.tournaments.open_ones())

    async def of_server(self, guild_id: int, *, is_open: bool | None = None) -> Sequence[RunningTournament]:
        """The tournaments of a server, the newest first, 25 at most; only those that go on, or are over."""
        found = await self._live.run(self._store.tournaments.of_guild(guild_id, is_open=is_open))
        return [await self.look(each) for each in found]

    async def current(self, guild_id: int | None) -> RunningTournament:
        """The newest tournament of a server that goes on, else the newest. Raises `TournamentError`."""
        for is_open in (True, False):
            found = await self._live.run(self._store.tournaments.of_guild(guild_id or 0, is_open=is_open))
            if found:
                return await self.look(found[0])
        raise TournamentError("tournament-none")

    async def of_table(self, table_id: TableId) -> RunningTournament | None:
        """The tournament to which a table belongs."""
        contest = (await self._live.look(table_id)).contest
        return None if contest is None else await self.look(contest.tournament)

    async def tables_of(self, tournament_id: TournamentId) -> Sequence[TableState]:
        """All tables of the round drawn last, with time left and no-shows: the referee's console."""
        state = await self._state(tournament_id)
        played = state.tournament.round()
        found: list[TableState] = []
        for drawn in () if played is None else played.tables:
            table = await self._contests.look(state, drawn)
            due = [each.due_at for each in table.timers if each.due_at is not None] if table else []
            absent = missing_players(state.stored.settings, drawn, table, self._now()) if table else ()
            found.append(TableState(drawn.number, drawn, table, min(due, default=None), absent))
        return found

    async def is_referee(self, tournament_id: TournamentId, caller: Caller) -> bool:
        """Whether somebody may act as the referee: the person, or who has the role, and does not take part."""
        return may_referee(await self._state(tournament_id), caller)

    async def is_organiser(self, tournament_id: TournamentId, caller: Caller) -> bool:
        """Whether somebody may act as the organiser: who announced it, and whoever moderates the server."""
        state = await self._state(tournament_id)
        return may_organise(state, caller, moderates=await self._moderates(state.stored.place.guild_id, caller))

    # Organising

    async def create(self, caller: Caller, plan: Plan) -> RunningTournament:
        """Announces a tournament. Raises `NotAllowed` unless the caller moderates the server."""
        if plan.place.guild_id is None:
            raise NotAllowed("server-only")
        check_moderator(await self._profiles.guild_preferences(plan.place.guild_id), caller.opener)
        return (await self._live.run(self._organising.create(caller, plan))).without_secrets()

    async def register(self, tournament_id: TournamentId, caller: Caller) -> RunningTournament:
        """The caller enters, or waits for a place."""
        barred = (await self._preferences(tournament_id)).barred
        return await self._did(self._organising.register(tournament_id, caller, barred))

    async def register_computers(self, tournament_id: TournamentId, caller: Caller, count: int) -> RunningTournament:
        """So many computer players enter a friendly cup; for its organiser."""
        moderates = await self._moderates_at(tournament_id, caller)
        return await self._did(self._organising.register_computers(tournament_id, caller, count, moderates=moderates))

    async def withdraw(self, tournament_id: TournamentId, caller: Caller) -> RunningTournament:
        """The caller leaves before the first round is drawn."""
        return await self._did(self._organising.withdraw(tournament_id, caller))

    async def remove(self, tournament_id: TournamentId, caller: Caller, user: Official) -> RunningTournament:
        """The organiser takes somebody off the list before the first round is drawn."""
        moderates = await self._moderates_at(tournament_id, caller)
        return await self._did(self._organising.remove(tournament_id, caller, user, moderates=moderates))

    async def check_in(self, tournament_id: TournamentId, caller: Caller) -> RunningTournament:
        """The caller is there."""
        return await self._did(self._organising.check_in(tournament_id, caller))

    async def open_check_in(self, tournament_id: TournamentId, caller: Caller, until: datetime) -> RunningTournament:
        """The check-in begins, or gets another deadline; for the organiser. It opens and closes by itself, too."""
        moderates = await self._moderates_at(tournament_id, caller)
        return await self._did(self._organising.open_check_in(tournament_id, caller, until, moderates=moderates))

    async def close_check_in(self, tournament_id: TournamentId, caller: Caller) -> RunningTournament:
        """Registration is closed and filled up from the waiting list (§10.1); for the organiser."""
        moderates = await self._moderates_at(tournament_id, caller)
        return await self._did(self._organising.close_check_in(tournament_id, caller, moderates=moderates))

    async def make_friendly(self, tournament_id: TournamentId, caller: Caller) -> RunningTournament:
        """Not official any more; for the organiser."""
        moderates = await self._moderates_at(tournament_id, caller)
        return await self._did(self._organising.make_friendly(tournament_id, caller, moderates=moderates))

    async def draw(self, tournament_id: TournamentId, caller: Caller) -> RunningTournament:
        """The next round is drawn (§10.2), the check-in closed before; for organiser and referee.

        Rounds are drawn by themselves at the start, and when the last table ends.
        """
        moderates = await self._moderates_at(tournament_id, caller)
        return await self._did(self._organising.draw(tournament_id, caller, moderates=moderates))

    async def appoint(self, tournament_id: TournamentId, caller: Caller, referee: Official) -> RunningTournament:
        """Another person is the referee from now on; for the organiser."""
        moderates = await self._moderates_at(tournament_id, caller)
        return await self._did(self._organising.appoint(tournament_id, caller, referee, moderates=moderates))

    async def cancel(self, tournament_id: TournamentId, caller: Caller, why: str) -> RunningTournament:
        """Called off, with all its games; for organiser and referee."""
        moderates = await self._moderates_at(tournament_id, caller)
        return await self._did(self._organising.cancel(tournament_id, caller, why, moderates=moderates))

    async def archive(self, tournament_id: TournamentId, caller: Caller) -> str:
        """The archive as JSON (`bot/tournament/ARCHIVE.md`), for organiser and referee once it is over."""
        moderates = await self._moderates_at(tournament_id, caller)
        return await self._live.run(self._organising.archive(tournament_id, caller, moderates=moderates))

    async def forget(self, tournament_id: TournamentId, caller: Caller, user: Official) -> RunningTournament:
        """Takes somebody's name off the list beside the book; for the organiser, or himself, once it is over."""
        moderates = await self._moderates_at(tournament_id, caller)
        return await self._did(self._organising.forget(tournament_id, caller, user, moderates=moderates))

    async def forget_everywhere(self, user: UserId) -> None:
        """Withdraws somebody where that is still possible, and takes his name and id off every tournament's list."""
        for tournament_id in await self._live.run(self._store.tournaments.of_person(user)):
            with suppress(TournamentError):
                await self.withdraw(tournament_id, Caller(user, NOBODY))
            await self._did(self._organising.forget_person(tournament_id, user))

    async def show(self, tournament_id: TournamentId, *, message_id: int | None, version: int) -> None:
        """Keeps which message announces the tournament, and which version of it that shows."""
        await self._live.run(self._organising.show(tournament_id, message_id, version))

    async def keep_event(self, tournament_id: TournamentId, event_id: int | None) -> None:
        """Keeps the scheduled event that announces the start."""
        await self._live.run(self._organising.keep_event(tournament_id, event_id))

    # Refereeing

    async def preview(self, tournament_id: TournamentId, caller: Caller, ruling: Ruling) -> Preview:
        """What a ruling would come to; nothing is changed. For the referee."""
        return await self._live.run(self._refereeing.preview(tournament_id, caller, ruling))

    async def rule(
        self, tournament_id: TournamentId, caller: Caller, ruling: Ruling, *, version: int | None = None
    ) -> RunningTournament:
        """Does what was previewed at that `version` (`Preview.version`). For the referee.

        Raises `TournamentError` (`tournament-moved-on`) where a line has followed since.
        """
        return await self._did(self._refereeing.rule(tournament_id, caller, ruling, version))

    async def replace(
        self, tournament_id: TournamentId, caller: Caller, table: TableNumber, player: PlayerNumber, why: str
    ) -> RunningTournament:
        """Abandons a deal before its draft is complete, and has another one dealt (§9.1). For the referee.

        Raises `TableError` (`tournament-drafted`) later than that.
        """
        return await self._did(self._refereeing.replace(tournament_id, caller, table, player, why))

    async def order(
        self,
        tournament_id: TournamentId,
        caller: Caller,
        kind: OrderKind,
        table: TableNumber | None,
        why: str,
        *,
        seconds: int | None = None,
    ) -> RunningTournament:
        """Pauses, resumes or extends a table, or all. For the referee."""
        return await self._did(self._refereeing.order(tournament_id, caller, kind, table, why, seconds))

    async def cast_lot(self, tournament_id: TournamentId, caller: Caller, table: TableNumber) -> RunningTournament:
        """Decides a shared victory (§10.8). For the referee."""
        return await self._did(self._refereeing.cast_lot(tournament_id, caller, table))

    async def call(self, table_id: TableId, caller: Caller) -> RunningTournament:
        """A player calls the referee to his table: the call is the last of `tournament.calls`.

        Raises `TournamentError` where the table is no tournament's, or the caller has no seat there.
        """
        table = await self._live.look(table_id)
        if table.contest is None:
            raise TournamentError("tournament-elsewhere")
        return await self._did(self._refereeing.call(table, caller))

    async def answer(self, tournament_id: TournamentId, caller: Caller, call: int, why: str) -> RunningTournament:
        """A call is answered. For the referee."""
        return await self._did(self._refereeing.answer(tournament_id, caller, call, why))

    async def _state(self, tournament_id: TournamentId) -> TournamentState:
        return await self._cache.glance(tournament_id)

    async def _did(self, work: Coroutine[Any, Any, TournamentState]) -> RunningTournament:
        return (await self._live.run(work)).without_secrets()

    async def _preferences(self, tournament_id: TournamentId) -> GuildPreferences:
        guild_id = (await self._state(tournament_id)).stored.place.guild_id
        return await self._profiles.guild_preferences(guild_id or 0)

    async def _moderates_at(self, tournament_id: TournamentId, caller: Caller) -> bool:
        return await self._moderates((await self._state(tournament_id)).stored.place.guild_id, caller)

    async def _moderates(self, guild_id: int | None, caller: Caller) -> bool:
        try:
            check_moderator(await self._profiles.guild_preferences(guild_id or 0), caller.opener)
        except NotAllowed:
            return False
        return True

    def _changed(self, tournament_id: TournamentId) -> None:
        self._runner.wake(tournament_id)
        for callback in self._callbacks:
            try:
                callback(tournament_id)
            except Exception:
                log.exception("tournament %s: a listener failed", tournament_id)
