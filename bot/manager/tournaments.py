"""The tournaments' one door: everything people, referees and deadlines do to a tournament.

A tournament is what its book says. Whatever is done is an act of that book (`bot.tournament.laws.happen` judges), on
disk before anybody hears of it; then tables are brought in line with it (`bot/manager/tournament_running.py`), now or
after a restart. Whatever is refused is a `GameError` with a `Reason`; then nothing has changed.
"""

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime

from bot.manager.tournament_values import Caller, Official, Plan, Preview, Ruling, RunningTournament, TableState
from bot.table.contest import TournamentId
from bot.table.values import Place, TableId
from bot.tournament.acts import OrderKind
from bot.tournament.draws import PlayerNumber, TableNumber
from bot.tournament.tournament import TournamentTable


class Tournaments:
    """All tournaments of this process. Every act goes on to its end even when its caller is cancelled.

    Who acts is a `Caller`: whether he may (organiser, referee, player) is decided here, what he may then, by the laws.
    Every method that changes something answers with the tournament as it is afterwards; all raise `TournamentError`,
    and `NotAllowed` where the server's settings forbid it, besides what they name.
    """

    # Hearing and placing

    def on_change(self, callback: Callable[[TournamentId], None]) -> None:
        """Call this after every change of a tournament, or of one of its tables' games. It must return at once."""
        raise NotImplementedError

    def ask_places(self, place: Callable[[RunningTournament, TournamentTable], Awaitable[Place]]) -> None:
        """Ask this where a table of the round drawn last is to be played: it makes a thread, say."""
        raise NotImplementedError

    async def start(self) -> None:
        """Go on with everything that was going on: tables that are to be made, results to be entered, deadlines."""
        raise NotImplementedError

    async def stop(self) -> None:
        """Finish what is in flight."""
        raise NotImplementedError

    async def ring_due(self) -> None:
        """Does what is due at all tournaments by now. Deadlines and tables do this by themselves once it has started."""
        raise NotImplementedError

    async def idle(self) -> None:
        """Returns once nothing is left to be done for any tournament before the next deadline."""
        raise NotImplementedError

    # Looking

    async def look(self, tournament_id: TournamentId) -> RunningTournament:
        """The tournament as it is on disk. Raises `TournamentError` (`tournament-unknown`)."""
        raise NotImplementedError

    async def of_server(self, guild_id: int, *, is_open: bool | None = None) -> Sequence[RunningTournament]:
        """The tournaments of a server, the newest first, 25 at most; only those that go on, or are over."""
        raise NotImplementedError

    async def current(self, guild_id: int | None) -> RunningTournament:
        """The newest tournament of a server that goes on, else the newest. Raises `TournamentError`."""
        raise NotImplementedError

    async def of_table(self, table_id: TableId) -> RunningTournament | None:
        """The tournament to which a table belongs."""
        raise NotImplementedError

    async def tables_of(self, tournament_id: TournamentId) -> Sequence[TableState]:
        """All tables of the round drawn last, with time left and no-shows: the referee's console."""
        raise NotImplementedError

    async def is_referee(self, tournament_id: TournamentId, caller: Caller) -> bool:
        """Whether somebody may act as the referee: the person, or who has the role, and does not take part."""
        raise NotImplementedError

    async def is_organiser(self, tournament_id: TournamentId, caller: Caller) -> bool:
        """Whether somebody may act as the organiser: who announced it, and whoever moderates the server."""
        raise NotImplementedError

    # Organising

    async def create(self, caller: Caller, plan: Plan) -> RunningTournament:
        """Announces a tournament. Raises `NotAllowed` unless the caller moderates the server."""
        raise NotImplementedError

    async def register(self, tournament_id: TournamentId, caller: Caller) -> RunningTournament:
        """The caller enters, or waits for a place."""
        raise NotImplementedError

    async def register_computers(self, tournament_id: TournamentId, caller: Caller, count: int) -> RunningTournament:
        """So many computer players enter a friendly cup; for its organiser."""
        raise NotImplementedError

    async def withdraw(self, tournament_id: TournamentId, caller: Caller) -> RunningTournament:
        """The caller leaves before the first round is drawn."""
        raise NotImplementedError

    async def remove(self, tournament_id: TournamentId, caller: Caller, user: Official) -> RunningTournament:
        """The organiser takes somebody off the list before the first round is drawn."""
        raise NotImplementedError

    async def check_in(self, tournament_id: TournamentId, caller: Caller) -> RunningTournament:
        """The caller is there."""
        raise NotImplementedError

    async def open_check_in(self, tournament_id: TournamentId, caller: Caller, until: datetime) -> RunningTournament:
        """The check-in begins, or gets another deadline; for the organiser. It opens and closes by itself, too."""
        raise NotImplementedError

    async def close_check_in(self, tournament_id: TournamentId, caller: Caller) -> RunningTournament:
        """Registration is closed and filled up from the waiting list (§10.1); for the organiser."""
        raise NotImplementedError

    async def make_friendly(self, tournament_id: TournamentId, caller: Caller) -> RunningTournament:
        """Not official any more; for the organiser."""
        raise NotImplementedError

    async def draw(self, tournament_id: TournamentId, caller: Caller) -> RunningTournament:
        """The next round is drawn (§10.2), the check-in closed before; for organiser and referee.

        Rounds are drawn by themselves at the start, and when the last table ends.
        """
        raise NotImplementedError

    async def appoint(self, tournament_id: TournamentId, caller: Caller, referee: Official) -> RunningTournament:
        """Another person is the referee from now on; for the organiser."""
        raise NotImplementedError

    async def cancel(self, tournament_id: TournamentId, caller: Caller, why: str) -> RunningTournament:
        """Called off, with all its games; for organiser and referee."""
        raise NotImplementedError

    async def archive(self, tournament_id: TournamentId, caller: Caller) -> str:
        """The archive as JSON (`bot/tournament/ARCHIVE.md`), for organiser and referee once it is over."""
        raise NotImplementedError

    async def forget(self, tournament_id: TournamentId, caller: Caller, user: Official) -> RunningTournament:
        """Takes somebody's name off the list beside the book; for the organiser once it is over."""
        raise NotImplementedError

    async def show(self, tournament_id: TournamentId, *, message_id: int | None, version: int) -> None:
        """Keeps which message announces the tournament, and which version of it that shows."""
        raise NotImplementedError

    async def keep_event(self, tournament_id: TournamentId, event_id: int | None) -> None:
        """Keeps the scheduled event that announces the start."""
        raise NotImplementedError

    # Refereeing

    async def preview(self, tournament_id: TournamentId, caller: Caller, ruling: Ruling) -> Preview:
        """What a ruling would come to; nothing is changed. For the referee."""
        raise NotImplementedError

    async def rule(
        self, tournament_id: TournamentId, caller: Caller, ruling: Ruling, *, version: int | None = None
    ) -> RunningTournament:
        """Does what was previewed at that `version` (`Preview.version`). For the referee.

        Raises `TournamentError` (`tournament-moved-on`) where a line has followed since.
        """
        raise NotImplementedError

    async def replace(
        self, tournament_id: TournamentId, caller: Caller, table: TableNumber, player: PlayerNumber, why: str
    ) -> RunningTournament:
        """Abandons a deal before its draft is complete, and has another one dealt (§9.1). For the referee.

        Raises `TournamentError` (`tournament-drafted`) later than that.
        """
        raise NotImplementedError

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
        raise NotImplementedError

    async def cast_lot(self, tournament_id: TournamentId, caller: Caller, table: TableNumber) -> RunningTournament:
        """Decides a shared victory (§10.8). For the referee."""
        raise NotImplementedError

    async def call(self, table_id: TableId, caller: Caller) -> RunningTournament:
        """A player calls the referee to his table: the call is the last of `tournament.calls`.

        Raises `TournamentError` where the table is no tournament's, or the caller has no seat there.
        """
        raise NotImplementedError

    async def answer(self, tournament_id: TournamentId, caller: Caller, call: int, why: str) -> RunningTournament:
        """A call is answered. For the referee."""
        raise NotImplementedError
