"""Follows what the other processes of a bot change in the database that they share."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, Literal

from bot.manager.keyed_worker import KeyedWorker
from bot.manager.pace import Pace
from bot.manager.profiles import Profiles
from bot.manager.table_cache import TableCache
from bot.manager.table_events import TableEvents
from bot.manager.tournaments import Tournaments
from bot.store import is_store_error
from bot.store.changes import Change, Kind
from bot.store.database import Database
from bot.supervision import DOUBLING, Supervisor
from bot.table.contest import TournamentId
from bot.table.values import TableId, UserId

NO_ONE: Final = UserId(0)
"""Stands for everyone whose settings may have changed."""


class OtherProcesses:
    """Drops from memory what another process has changed, and tells those here who work on it."""

    def __init__(
        self,
        database: Database,
        live: TableCache,
        events: TableEvents,
        profiles: Profiles,
        tournaments: Tournaments,
        *,
        paces: Mapping[Kind, Pace[UserId]],
        make_up: Callable[[], Awaitable[None]],
        supervisor: Supervisor,
    ) -> None:
        """`paces` count what people have done anywhere.

        `make_up` looks for everything that others may have begun here while their changes were missed.
        """
        self._database = database
        self._live = live
        self._events = events
        self._profiles = profiles
        self._tournaments = tournaments
        self._paces = paces
        self._make_up = make_up
        self._tables = KeyedWorker[TableId](
            "changed-elsewhere", self._look_again, pauses=DOUBLING, key_is="table",
            is_passing=is_store_error,
        )  # fmt: skip
        """Looks at tables of this process that another one has changed."""
        self._gaps = KeyedWorker[Literal["gap"]](
            "missed-changes", self._make_up_for_gap, pauses=DOUBLING,
            is_passing=is_store_error, supervisor=supervisor,
        )  # fmt: skip

    def start(self) -> None:
        """Begin to follow."""
        self._database.changes.on_change(self._follow)

    async def stop(self) -> None:
        """Give up what is under way."""
        await self._tables.stop()
        await self._gaps.stop()

    def _follow(self, change: Change | None) -> None:
        """Follow what another process has changed; None: what that is was missed."""
        if self._live.tasks.is_closing:
            return
        match change:
            case None:
                self._live.forget_all()
                self._tournaments.cache.forget_all()
                self._gaps.wake("gap")
            case Change(kind=Kind.TABLE):
                self._live.forget(TableId(change.id))
                if self._database.shards.owns(change.guild_id):
                    self._tables.wake(TableId(change.id))
            case Change(kind=Kind.POST):
                self._live.forget(TableId(change.id))
            case Change(kind=Kind.CLOCKS):
                self._live.forget_all()
            case Change(kind=Kind.TOURNAMENT):
                self._tournaments.changed_elsewhere(TournamentId(change.id), change.guild_id)
            case Change(kind=Kind.PERSON):
                self._profiles.tell_changed(UserId(change.id))
            case Change(kind=kind) if kind in self._paces:
                self._paces[kind].note(UserId(change.id))
            case _:
                pass  # the store has dropped what it had of these settings

    async def _look_again(self, table_id: TableId) -> None:
        self._events.tell(await self._live.look(table_id))

    async def _make_up_for_gap(self, _: Literal["gap"]) -> None:
        await self._make_up()
        self._profiles.tell_changed(NO_ONE)
