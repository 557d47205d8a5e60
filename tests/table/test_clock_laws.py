"""Whatever people do and whenever: a table with a clock never stalls, and nobody is charged for a minute too many."""

from collections.abc import Callable
from datetime import datetime, timedelta

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bot.reasons import GameError
from bot.table.availability import ALWAYS, Availability, add_vacation, parse_quiet_hours
from bot.table.calls import cooldown, kind_of_vote
from bot.table.electorate import OF_ALL_HOLDERS, holders
from bot.table.errors import BadAvailability
from bot.table.seat_history import has_played
from bot.table.table import Table
from bot.table.table_actions import table_actions
from bot.table.values import AtZero, CallKind, Clock, NoticeKind, Status, UserId
from bot.table.vote import OneSeat, VoteKind, VoteOutcome, VoteRecord, subject_from
from tests.table.people import ADA, BO, CY, EVE
from tests.table.tables import LIMITS, Session, begun, match_of

PEOPLE = st.sampled_from((ADA, BO, CY, EVE))
ASKED = st.sampled_from((VoteKind.PAUSE, VoteKind.EXTEND, VoteKind.UNDO, VoteKind.REPLACE))
QUIET = st.sampled_from((None, "22-7", "12:30-13", "0-16"))
CLOCKS = st.builds(
    Clock,
    st.sampled_from((300, 24 * 3600, 3 * 24 * 3600)),
    st.sampled_from((None, 60)),
    st.sampled_from(AtZero),
)


class RandomTable(RuleBasedStateMachine):
    """A table of two or three, what happens to it, and a second count of everyone's time."""

    game: Session

    def __init__(self) -> None:
        super().__init__()
        self.last: Table | None = None
        self.held: dict[object, set[UserId]] = {}
        self.called: dict[tuple[UserId, UserId, CallKind], datetime] = {}

    @property
    def table(self) -> Table:
        return self.game.table

    def _try(self, press: Callable[[], object]) -> None:
        try:
            press()
        except GameError:
            return

    @initialize(
        players=st.sampled_from((2, 3)),
        clock=st.one_of(st.none(), CLOCKS, CLOCKS),
        setup=st.sampled_from(("classic", "draft")),
    )
    def begin(self, players: int, clock: Clock | None, setup: str) -> None:
        self.game = begun(players, setup if players > 2 else "classic", clock=clock)

    @rule(choice=st.integers(0, 50))
    def play(self, choice: int) -> None:
        people = [seat for seat in self.table.waiting if not self.table.participants[seat].is_automatic]
        if people:
            seat = people[choice % len(people)]
            self._try(lambda: self.game.submit(self.game.who(seat), self._action(seat, choice)))

    @rule(choice=st.integers(0, 50))
    def computer_plays(self, choice: int) -> None:
        for seat in self.table.automatic_waiting[:1]:
            self._try(lambda seat=seat: self.game.computer_moves(seat, self._action(seat, choice)))

    def _action(self, seat: int, choice: int) -> str:
        found = match_of(self.table).allowed(seat)
        return "end" if "end" in found else found[choice % len(found)]

    @rule(minutes=st.one_of(st.integers(1, 600), st.integers(600, 6000)))
    def time_passes(self, minutes: int) -> None:
        self.game.wait(minutes=minutes)
        self.game.ring()

    @rule(user=PEOPLE)
    def hand_over(self, user: UserId) -> None:
        self._propose(user, VoteKind.AUTOMATIC)

    @rule(user=PEOPLE, kind=ASKED, subject=st.integers(0, 3))
    def ask(self, user: UserId, kind: VoteKind, subject: int) -> None:
        self._propose(user, kind, subject)

    def _propose(self, user: UserId, kind: VoteKind, subject: int = 0) -> None:
        """Nobody is called more often than the law says, for a vote by the same person."""
        before = len(self.game.around.notices)
        self._try(lambda: self.game.propose(user, kind, subject_from(kind, subject)))
        for notice in self.game.around.notices[before:]:
            if notice.kind != NoticeKind.VOTE:
                continue
            call = (user, notice.user_id, kind_of_vote(kind))
            last = self.called.get(call)
            assert notice.user_id != user
            assert last is None or notice.at == last or notice.at - last >= cooldown(self.table)  # or with that one
            self.called[call] = notice.at

    @rule(
        user=PEOPLE,
        kind=st.sampled_from(
            (VoteKind.PAUSE, VoteKind.EXTEND, VoteKind.UNDO, VoteKind.REPLACE, VoteKind.CANCEL, VoteKind.GO_ON)
        ),
        agrees=st.booleans(),
    )
    def answer(self, user: UserId, kind: VoteKind, agrees: bool) -> None:
        self._try(lambda: self.game.answer(user, kind, agrees=agrees))

    @rule(user=PEOPLE)
    def everybody_agrees_to_a_pause(self, user: UserId) -> None:
        for each in (user, ADA, BO, CY):
            self._propose(each, VoteKind.PAUSE)

    @rule(user=PEOPLE)
    def go_on(self, user: UserId) -> None:
        self._try(lambda: self.game.resume(user))

    @rule(user=PEOPLE, leaves=st.booleans())
    def away_or_back(self, user: UserId, leaves: bool) -> None:
        self._try(lambda: self.game.away(user) if leaves else self.game.come_back(user))

    @rule(user=PEOPLE, hours=QUIET)
    def set_quiet_hours(self, user: UserId, hours: str | None) -> None:
        known = self._hours(user)
        self.game.set_hours(
            user, Availability(quiet=(hours and parse_quiet_hours(hours)) or None, vacations=known.vacations)
        )

    @rule(user=PEOPLE, days=st.integers(0, 9))
    def go_on_vacation(self, user: UserId, days: int) -> None:
        today, known = self.game.now.date(), self._hours(user)
        try:
            vacations = add_vacation(known, today, today + timedelta(days=days), self.game.now)
        except BadAvailability:
            return
        self.game.set_hours(user, Availability(quiet=known.quiet, vacations=vacations))

    def _hours(self, user: UserId) -> Availability:
        return self.game.around.hours.get(user, ALWAYS)

    @precondition(lambda self: self.table.status == Status.PLAYING)
    @rule(user=PEOPLE, chance=st.integers(0, 9))
    def resign(self, user: UserId, chance: int) -> None:
        if not chance:
            self._try(lambda: self.game.resign(user))

    @invariant()
    def somebody_or_some_deadline_moves_the_table_on(self) -> None:
        if not hasattr(self, "game"):
            return
        table = self.table
        if table.status != Status.PLAYING:
            assert table.next_at is None
            return
        awaited = [seat for seat in table.waiting if not table.participants[seat].is_automatic]
        for seat in awaited if table.options.clock else ():
            timer = table.timers[seat]
            assert table.is_paused or (timer.since is not None and timer.due_at is not None)
        assert table.is_paused or awaited or table.automatic_waiting or not table.human_seats
        assert any(self._may_move_on(table, user) for user in table.person_ids)

    def _may_move_on(self, table: Table, user: UserId) -> bool:
        """Whether this person can bring on a table that waits: end its pause, come back, or take or give away a turn.

        Where the computer is on turn it goes on by itself.
        """
        may = {each.name for each in table_actions(table, user, self.game.now, LIMITS) if each.refusal is None}
        if table.is_paused or not table.human_seats:
            return bool({"go-on", "back"} & may)
        return bool(table.automatic_waiting) or table.seat_of(user) in table.waiting or bool({"nudge", "absent"} & may)

    @invariant()
    def only_what_should_run_runs(self) -> None:
        if not hasattr(self, "game"):
            return
        table = self.table
        for seat, timer in enumerate(table.timers):
            if timer.since is not None:
                assert seat in table.waiting
                assert not table.participants[seat].is_automatic
                assert not table.is_paused
                assert timer.rings_at is not None
                assert timer.rings_at > self.game.now or timer.left == timedelta()
            assert timedelta() <= timer.left

    @invariant()
    def nobody_loses_their_seat_to_another_person_unasked(self) -> None:
        """Nor does anyone see another's hand so: with the seat goes what it sees."""
        if not hasattr(self, "game"):
            return
        before, table = self.last, self.table
        self.last = table
        for seat, participant in enumerate(table.participants if before else ()):
            assert before is not None
            owner = before.participants[seat].user_id
            if participant.user_id == owner:
                continue
            assert not has_played(before, participant.user_id)
            record = next(each for each in reversed(table.vote_records) if each.vote.kind is VoteKind.REPLACE)
            assert (record.outcome, record.vote.subject) == (VoteOutcome.CARRIED, OneSeat(seat))
            said = {cast_vote.user_id: cast_vote.agrees for cast_vote in record.cast_votes}
            assert said.get(owner, True)
            clock = table.options.clock or Clock(24 * 3600)
            assert record.closed_at is not None
            time = max(timedelta(hours=12), timedelta(seconds=clock.seconds))
            due = time if clock.is_slow else timedelta(seconds=2 * clock.seconds)
            assert said.get(owner) or record.closed_at - record.vote.opened_at >= due
            seen = before.presence[seat].seen_at if before.presence else None
            silent = record.closed_at - (seen or before.created_at)
            assert said.get(owner) or len(holders(before)) > 2 or silent >= timedelta(seconds=3 * clock.seconds)

    @invariant()
    def nothing_is_agreed_by_all_with_nobody_asked(self) -> None:
        if not hasattr(self, "game"):
            return
        for record in self.table.vote_records:
            if record.outcome is not VoteOutcome.CARRIED or record.vote.kind not in OF_ALL_HOLDERS:
                continue
            assert record.closed_at is not None
            yes = {cast_vote.user_id for cast_vote in record.cast_votes if cast_vote.agrees}
            assert all(cast_vote.agrees for cast_vote in record.cast_votes)
            assert yes, "silence is never a yes"
            if record.vote.kind is VoteKind.UNDO:
                held = {user for user in self.holders_at(record) if user != record.vote.asker}
                assert held <= yes

    def holders_at(self, record: VoteRecord) -> set[UserId]:
        """Who held a seat when that vote was closed."""
        key = (record.vote.opened_at, record.vote.kind)
        return self.held.setdefault(key, set(holders(self.table)))


TestRandomTable = RandomTable.TestCase
TestRandomTable.settings = settings(
    max_examples=40, stateful_step_count=40, deadline=None, phases=(Phase.explicit, Phase.reuse, Phase.generate)
)


class ManyRandomTables(RandomTable):
    """The same, long enough for what takes several turns of the clock and several votes to go wrong."""


TestManyRandomTables = pytest.mark.long(ManyRandomTables.TestCase)
TestManyRandomTables.settings = settings(
    max_examples=2000,
    stateful_step_count=80,
    deadline=None,
    derandomize=False,
    database=None,
    phases=(Phase.explicit, Phase.generate),
)
