"""Whatever people do and however often the bot restarts: what is in memory is on disk, and no time is lost.

What then holds at the table itself is in `tests.table.test_clock_laws`.
"""

import asyncio
import tempfile
from collections.abc import Coroutine
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bot.games.civ.game import GAMES
from bot.manager.services import Services
from bot.reasons import GameError
from bot.store import Store
from bot.table.limits import Limits
from bot.table.table import Table
from bot.table.values import Clock, Status, UserId
from bot.table.vote import VoteKind, subject_from
from tests.manager.craft import Clock as Time
from tests.manager.craft import begun, new_services
from tests.store.empty import put_empty_database
from tests.table.people import ADA, BO, CY, EVE
from tests.table.tables import NAMES, version

PEOPLE = st.sampled_from((ADA, BO, CY, EVE))
ASKED = st.sampled_from((VoteKind.AUTOMATIC, VoteKind.PAUSE, VoteKind.EXTEND, VoteKind.UNDO, VoteKind.REPLACE))
QUIET = st.sampled_from((None, "22-7", "12:30-13", "0-16"))
CLOCKS = st.builds(
    Clock,
    st.sampled_from((300, 24 * 3600, 3 * 24 * 3600)),
    st.sampled_from((None, 60)),
    st.sampled_from(("turn", "seat", "eliminate", "abandon")),
)


class RandomTable(RuleBasedStateMachine):
    """A table of two or three, and what happens to it."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.url = put_empty_database(Path(self.folder.name) / "civ.db")
        self.time = Time()
        self.store, self.services = self._run(self._opened())

    def _run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(work)

    async def _opened(self) -> tuple[Store, Services]:
        store = await Store.open(self.url, GAMES)
        services = new_services(store, self.time, limits=Limits(automatic_pause=10**6, tick=None))
        await services.start()
        return store, services

    async def _closed(self) -> None:
        await self.services.stop()
        await self.store.close()

    def teardown(self) -> None:
        self._run(self._closed())
        self.loop.close()
        self.folder.cleanup()

    def _try(self, press: Coroutine[Any, Any, Any]) -> None:
        try:
            self._run(press)
        except GameError:
            return

    @property
    def table(self) -> Table:
        found: Table = self._run(self.services.tables.look(self.id))
        return found

    @initialize(
        players=st.sampled_from((2, 3)),
        clock=st.one_of(st.none(), CLOCKS, CLOCKS),
        setup=st.sampled_from(("classic", "draft")),
    )
    def begin(self, players: int, clock: Clock | None, setup: str) -> None:
        setup = setup if players > 2 else "classic"
        self.id = self._run(begun(self.services, players, setup, clock=clock)).id

    @rule(choice=st.integers(0, 50))
    def play(self, choice: int) -> None:
        table = self.table
        people = [seat for seat in table.waiting if not table.participants[seat].is_automatic]
        if people and table.match is not None:
            seat = people[choice % len(people)]
            legal = table.match.allowed(seat)
            action = "end" if "end" in legal else legal[choice % len(legal)]
            self._try(
                self.services.tables.submit(self.id, table.participants[seat].user_id, [action], version=version(table))
            )

    @rule(choice=st.integers(0, 50))
    def computer_plays(self, choice: int) -> None:
        table = self.table
        for seat in table.automatic_waiting[:1]:
            assert table.match is not None
            legal = table.match.allowed(seat)
            action = "end" if "end" in legal else legal[choice % len(legal)]
            self._try(self.services.tables.play_automatic(self.id, seat, action, version(table)))

    @rule(minutes=st.one_of(st.integers(1, 600), st.integers(600, 6000)))
    def time_passes(self, minutes: int) -> None:
        self.time.pass_(minutes=minutes)
        self._run(self.services.alarm.run_due())

    @rule(user=PEOPLE, kind=ASKED, subject=st.integers(0, 3))
    def ask(self, user: UserId, kind: VoteKind, subject: int) -> None:
        self._try(
            self.services.votes.propose(self.id, user, kind, subject=subject_from(kind, subject), name=NAMES[user])
        )

    @rule(
        user=PEOPLE,
        kind=st.sampled_from(
            (VoteKind.PAUSE, VoteKind.EXTEND, VoteKind.UNDO, VoteKind.REPLACE, VoteKind.CANCEL, VoteKind.GO_ON)
        ),
        agrees=st.booleans(),
    )
    def answer(self, user: UserId, kind: str, agrees: bool) -> None:
        self._try(self.services.votes.answer(self.id, user, kind, agrees=agrees))

    @rule(user=PEOPLE)
    def everybody_agrees_to_a_pause(self, user: UserId) -> None:
        for each in (user, ADA, BO, CY):
            self._try(self.services.votes.propose(self.id, each, VoteKind.PAUSE))

    @rule(user=PEOPLE)
    def go_on(self, user: UserId) -> None:
        self._try(self.services.votes.resume(self.id, user))

    @rule(user=PEOPLE, leaves=st.booleans())
    def away_or_back(self, user: UserId, leaves: bool) -> None:
        self._try((self.services.tables.away if leaves else self.services.tables.come_back)(self.id, user))

    @rule(user=PEOPLE, hours=QUIET)
    def set_quiet_hours(self, user: UserId, hours: str | None) -> None:
        self._try(self.services.profiles.set_quiet(user, hours))

    @rule(user=PEOPLE, days=st.integers(0, 9))
    def go_on_vacation(self, user: UserId, days: int) -> None:
        today = self.time.time.date()
        self._try(self.services.profiles.add_vacation(user, today, today + timedelta(days=days)))

    @precondition(lambda self: self.table.status == Status.PLAYING)
    @rule(user=PEOPLE, chance=st.integers(0, 9))
    def resign(self, user: UserId, chance: int) -> None:
        if not chance:
            self._try(self.services.tables.resign(self.id, user))

    @rule(hours=st.integers(0, 72))
    def restart(self, hours: int) -> None:
        left = [timer.left for timer in self._stopped()]
        self._run(self._closed())
        self.time.pass_(hours=hours)
        self.store, self.services = self._run(self._opened())
        assert [timer.left for timer in self._stopped()] == left

    def _stopped(self) -> list[Any]:
        """Every clock as if it were stopped now."""
        from bot.table.clocks import _stop, availability_of_seat  # pyright: ignore[reportPrivateUsage]

        table = self.table
        availabilities = {user: self._run(self.services.profiles.availability(user)) for user in (ADA, BO, CY, EVE)}
        return [
            _stop(timer, availability_of_seat(table, seat, availabilities), self.time.time)
            for seat, timer in enumerate(table.timers)
        ]

    @invariant()
    def what_is_in_memory_is_on_disk(self) -> None:
        if hasattr(self, "id"):
            assert self._run(self.store.tables.load(self.id)) == self.table


TestRandomTable = RandomTable.TestCase
TestRandomTable.settings = settings(
    max_examples=3, stateful_step_count=30, deadline=None, phases=(Phase.explicit, Phase.reuse, Phase.generate)
)


class ManyRandomTables(RandomTable):
    """The same, long enough for what takes several turns of the clock and several votes to go wrong."""


TestManyRandomTables = pytest.mark.long(ManyRandomTables.TestCase)
TestManyRandomTables.settings = settings(
    max_examples=50,
    stateful_step_count=80,
    deadline=None,
    derandomize=False,
    database=None,
    phases=(Phase.explicit, Phase.generate),
)
