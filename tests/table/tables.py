"""A table for tests of its laws: people act at it and time passes, without a store, a loop or the manager.

Whatever happens goes through `Session.change`, which does what `bot.manager.table_cache` does around the disk: the
decision, then all that it entails, then the next revision.
"""

import random
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any, Final

from bot.games.civ.ai.greedy import greedy_policy
from bot.games.civ.game import CIV, Choices, Civ, civ_game
from bot.games.civ.rules import observe
from bot.match import Game, Match
from bot.table import (
    absence,
    clocks,
    lobby,
    moderation,
    places,
    play,
)
from bot.table import (
    lobby as lobby_options,
)
from bot.table import (
    places as server_departure,
)
from bot.table import (
    voting as votes,
)
from bot.table.availability import ALWAYS, Availability
from bot.table.calls import COOLDOWN, find_callable
from bot.table.consequences import apply_consequences
from bot.table.limits import Limits
from bot.table.lobby import name_computers
from bot.table.membership import mark_left_server
from bot.table.places import mark_hidden
from bot.table.social import NOBODY, Blocks
from bot.table.table import Nudge, Table, VoteResult
from bot.table.values import (
    Call,
    CallKind,
    Clock,
    Level,
    Moderator,
    ModeratorActKind,
    Notice,
    Options,
    Person,
    Place,
    Status,
    TableId,
    UserId,
)
from bot.table.vote import OneSeat, Subject, VoteKind
from tests.table.people import ADA, BO, CY, DI, EVE, HERE

NOON: Final = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)
"""When every test begins."""
DAY: Final = Clock(24 * 3600)
LIVE: Final = Clock(5 * 60)
NAMES: Final = {ADA: "Ada", BO: "Bo", CY: "Cy", DI: "Di", EVE: "Eve"}
LIMITS: Final = Limits()
MOST_IN_A_ROW: Final = 10
"""How often a table may stay due at one moment."""


def options(players: int = 2, setup: str = "classic", **more: Any) -> Options:
    return Options(players, CIV, Choices(setup).to_json(), **more)


def key_of(error: Any) -> str:
    """The reason of a caught refusal."""
    return error.value.reason.key


# A table at one moment


def match_of(table: Table) -> Match:
    assert table.match is not None
    return table.match


def who(table: Table, seat: int | None = None) -> UserId:
    """The user at a seat, or the first awaited."""
    return table.participants[table.waiting[0] if seat is None else seat].user_id


def others(table: Table) -> list[UserId]:
    """The users who are not awaited, by seat."""
    return [participant.user_id for seat, participant in enumerate(table.participants) if seat not in table.waiting]


def legal(table: Table, seat: int | None = None) -> tuple[str, ...]:
    return match_of(table).allowed(table.waiting[0] if seat is None else seat)


def version(table: Table) -> int:
    return match_of(table).version


# A table that goes on


@dataclass
class Surroundings:
    """What tables have in common: the time, and what is known of people at all of them."""

    now: datetime = NOON
    hours: dict[UserId, Availability] = field(default_factory=dict[UserId, Availability])
    calls: dict[tuple[UserId, UserId, CallKind], Call] = field(
        default_factory=dict[tuple[UserId, UserId, CallKind], Call]
    )
    """The newest of each kind from one person to another, as they are kept."""
    notices: list[Notice] = field(default_factory=list[Notice])
    """What people are to be told, the oldest first."""
    sessions: list["Session"] = field(default_factory=list["Session"])
    dice: random.Random = field(default_factory=lambda: random.Random(1))
    ids: "count[int]" = field(default_factory=lambda: count(1))

    def calls_of(self, user: UserId) -> tuple[Call, ...]:
        """The calls of this person that still count."""
        return tuple(each for each in self.calls.values() if each.caller == user and each.at > self.now - COOLDOWN)


class Session:
    """One table as it is now. What a method returns is the table right after it, with what that change has to tell."""

    def __init__(self, around: Surroundings, table: Table, game: Game | None = None) -> None:
        self.around = around
        self.game = game or Civ()
        self.table = table
        around.sessions.append(self)

    @property
    def now(self) -> datetime:
        return self.around.now

    @now.setter
    def now(self, at: datetime) -> None:
        self.around.now = at

    def change(self, decide: Callable[[Table], Table], recent: Collection[Call] | None = None) -> Table:
        """The table after `decide` and all that this entails; `recent` as in `TableCache.change`."""
        before, clock = self.table, self.table.options.clock
        asks_hours = (clock is not None and clock.is_slow) or recent is not None
        availabilities = self.hours_of_people() if asks_hours else {}
        after = apply_consequences(before, decide(before), self.now, availabilities, recent or ())
        if after is before:
            return before
        after = replace(after, revision=before.revision + 1)
        self.around.notices += after.notices
        self.around.calls.update({(each.caller, each.called, each.kind): each for each in after.calls})
        self.table = replace(after, notices=(), calls=())
        return after

    def hours_of_people(self) -> dict[UserId, Availability]:
        return {
            participant.user_id: self.around.hours.get(participant.user_id, ALWAYS) for participant in self.table.people
        }

    # Looking

    def who(self, seat: int | None = None) -> UserId:
        """The user at a seat, or the first awaited."""
        return who(self.table, seat)

    @property
    def others(self) -> list[UserId]:
        """The users who are not awaited, by seat."""
        return others(self.table)

    def seat(self, user: UserId) -> int:
        found = self.table.seat_of(user)
        assert found is not None
        return found

    def notified(self, kind: str) -> list[UserId]:
        """Who is told something of that kind, in order; at whatever table."""
        return [notice.user_id for notice in self.around.notices if notice.kind == kind]

    @property
    def outcomes(self) -> list[str]:
        """How the votes of this table have ended, the oldest first."""
        return [record.outcome for record in self.table.vote_records]

    # Time

    def wait(self, **span: float) -> None:
        """Let time pass, without anything being done about it."""
        self.now += timedelta(**span)

    def ring(self) -> Table:
        """The table after what is due by now, as the timekeeper does it; as it is where nothing is."""
        for _ in range(MOST_IN_A_ROW):
            if self.table.next_at is None or self.table.next_at > self.now:
                return self.table
            self.change(self._fire)
        raise AssertionError("it stays due however often it is rung")

    def _fire(self, table: Table) -> Table:
        if table.status is Status.LOBBY:
            return lobby.end_patience(table, self.game, self.around.dice, self.now)
        hours = self.hours_of_people()
        return clocks.fire_due_clocks(votes.close_due(table, self.now, hours), self.now, hours)

    def set_hours(self, user: UserId, hours: Availability) -> None:
        """This person has other hours from now on, at all tables."""
        old = self.around.hours.get(user, ALWAYS)
        self.around.hours[user] = hours
        for each in self.around.sessions:
            if each.table.status == Status.PLAYING and each.table.options.clock is not None:
                each.change(lambda table: clocks.stop_clock(table, user, old, self.now))

    # The game

    def submit(self, user: UserId, *actions: str, version: int | None = None) -> Table:
        """What this person presses, for the decision before them unless another is named."""
        at = match_of(self.table).version if version is None else version
        return self.change(lambda table: play.submit(table, user, actions, at, self.now))

    def step(self, choice: int = 0) -> Table:
        """The first awaited seat acts, in person."""
        found = legal(self.table)
        return self.submit(self.who(), found[choice % len(found)])

    def play_turn(self) -> Table:
        """The awaited seat acts, or is acted for, until another is awaited."""
        (seat,) = self.table.waiting
        while self.table.status == Status.PLAYING and self.table.waiting == (seat,):
            if self.table.participants[seat].is_automatic:
                self.computer_moves()
            else:
                self.submit(self.who(), _ends_turn(legal(self.table)))
        return self.table

    def play_until(self, user: UserId) -> Table:
        """The others play, or are played for, until this person is awaited."""
        while self.who() != user:
            self.play_turn()
        return self.table

    def play_out(self, seed: int = 3) -> Table:
        """Everyone plays towards their victory until the game is over."""
        dice = random.Random(seed)
        while self.table.status == Status.PLAYING:
            action = greedy_policy(observe(civ_game(self.table.match), self.table.waiting[0]), dice).text
            self.submit(self.who(), action)
        return self.table

    def computer_moves(self, seat: int | None = None, action: str | None = None, version: int | None = None) -> Table:
        """One action of the automatic player."""
        seat = self.table.automatic_waiting[0] if seat is None else seat
        action = action or _ends_turn(legal(self.table, seat))
        at = match_of(self.table).version if version is None else version
        return self.change(lambda table: play.play_automatic(table, seat, action, at, self.now))

    def computer_plays(self) -> Table:
        """What the automatic player does until it is awaited no more."""
        while self.table.automatic_waiting:
            self.computer_moves()
        return self.table

    def undo(self, user: UserId, version: int | None = None) -> Table:
        at = match_of(self.table).version if version is None else version
        return self.change(lambda table: play.undo_last(table, user, at, self.now))

    def resign(self, user: UserId) -> Table:
        return self.change(lambda table: play.resign(table, user, self.now))

    def away(self, user: UserId) -> Table:
        return self.change(lambda table: absence.leave_seats(table, user, self.now))

    def come_back(self, user: UserId) -> Table:
        return self.change(lambda table: absence.come_back(table, user, self.now))

    def nudge(self, user: UserId) -> Nudge:
        """Whom this person reminds, and calls by it."""
        nudge = absence.nudge(self.table, user, self.now, LIMITS.nudge_interval)
        recent = self.around.calls_of(user)
        called = find_callable(self.table, user, CallKind.NUDGE, nudge.users, recent, self.now)
        self.around.calls.update(
            {(user, each, CallKind.NUDGE): Call(user, each, CallKind.NUDGE, self.now) for each in called}
        )
        self.table = nudge.table
        return replace(nudge, called=called)

    # Votes

    def propose(self, user: UserId, kind: VoteKind, subject: Subject = None) -> VoteResult:
        hours = self.hours_of_people()
        return self._vote(
            lambda table: votes.propose(
                table, user, kind, self.now, hours, LIMITS, subject=subject, name=NAMES.get(user, "")
            ),
            self.around.calls_of(user),
        )

    def ask_for_seat(self, seat: int, user: UserId = EVE) -> VoteResult:
        """Someone from outside asks for a seat."""
        return self.propose(user, VoteKind.REPLACE, OneSeat(seat))

    def answer(self, user: UserId, kind: VoteKind, *, agrees: bool = True) -> VoteResult:
        hours = self.hours_of_people()
        return self._vote(lambda table: votes.cast(table, user, kind, self.now, hours, agrees=agrees))

    def all_agree(self, kind: VoteKind, *users: UserId) -> VoteResult:
        """These people agree to what is asked, one after the other; how it stands then."""
        return [self.answer(user, kind) for user in users][-1]

    def all_propose(self, kind: VoteKind, *users: UserId) -> VoteResult:
        """These people ask for the same, one after the other; how it stands then."""
        return [self.propose(user, kind) for user in users][-1]

    def resume(self, user: UserId) -> Table:
        return self.change(lambda table: votes.resume(table, user, self.now))

    def _vote(self, decide: Callable[[Table], VoteResult], recent: Collection[Call] = ()) -> VoteResult:
        ballots: list[VoteResult] = []

        def decided(table: Table) -> Table:
            ballots.append(decide(table))
            return ballots[-1].table

        table = self.change(decided, recent)
        return replace(ballots[-1], table=table)

    # The lobby

    def join(self, user: UserId, name: str | None = None, blocks: Blocks = NOBODY) -> Table:
        shown = NAMES[user] if name is None else name
        return self.change(lambda table: lobby.join_lobby(table, self.game, user, shown, self.now, blocks))

    def leave(self, user: UserId) -> Table:
        return self.change(lambda table: lobby.leave_lobby(table, user, self.now))

    def invite(self, user: UserId, *people: UserId, blocks: Blocks = NOBODY) -> Table:
        return self.change(lambda table: lobby.invite(table, Person(user), people, self.now, blocks))

    def begin(self, user: UserId = ADA) -> Table:
        dice = self.around.dice
        return self.change(lambda table: lobby.begin(table, self.game, Person(user), dice, self.now))

    def close(self, user: UserId) -> Table:
        return self.change(lambda table: lobby.close_lobby(table, Person(user)))

    def expire(self) -> Table:
        return self.change(lambda table: lobby.expire(table, self.now, LIMITS))

    def arrange(self, user: UserId, *, computers: int | None = None, **changes: Any) -> Table:
        """The owner changes options, and how many computers there are, at once."""

        def decide(table: Table) -> Table:
            wanted = replace(table.options, **changes)
            after = lobby_options.set_options(table, self.game, Person(user), wanted, self.now)
            return after if computers is None else lobby_options.set_computers(after, Person(user), computers, self.now)

        return self.change(decide)

    def set_computers(self, user: UserId, number: int) -> Table:
        return self.change(lambda table: lobby_options.set_computers(table, Person(user), number, self.now))

    def set_level(self, user: UserId, computer: UserId, level: Level) -> Table:
        return self.change(lambda table: lobby_options.set_level(table, Person(user), computer, level, self.now))

    def set_all_levels(self, user: UserId, level: Level) -> Table:
        return self.change(lambda table: lobby_options.set_all_levels(table, Person(user), level, self.now))

    def add_computer(self, user: UserId) -> Table:
        return self.change(lambda table: lobby.add_computer(table, Person(user), self.now))

    def remove_computer(self, user: UserId) -> Table:
        return self.change(lambda table: lobby.remove_computer(table, Person(user), self.now))

    def agree_to_options(self, user: UserId) -> Table:
        return self.change(lambda table: lobby_options.agree(table, user, self.now))

    def hold(self, user: UserId) -> Table:
        return self.change(lambda table: lobby_options.wait(table, user, self.now))

    def press_again(self, user: UserId) -> Table:
        return self.change(lambda table: lobby_options.press_again(table, user, self.now))

    def free_unready(self, user: UserId) -> Table:
        return self.change(lambda table: lobby_options.remove_unready(table, Person(user), self.now))

    def say_word(self, user: UserId, word: str) -> Table:
        return self.change(lambda table: lobby_options.set_word(table, user, word))

    def rematch(self, user: UserId, *guests: UserId, blocks: Blocks = NOBODY) -> "Session":
        """The lobby of the next game, opened by this person; these come to it in that order."""
        again = lobby.rematch(self.table, user, self.now, blocks, self.around.dice.randbytes(32))
        opened = Session(self.around, name_computers(replace(again, id=TableId(next(self.around.ids)))), self.game)
        for guest in guests:
            opened.join(guest, blocks=blocks)
        return opened

    # The place

    def lose_place(self) -> Table:
        return self.change(lambda table: votes.move_as_asked(places.lose_place(table, self.now), self.now))

    def move_to(self, place: Place) -> Table:
        return self.change(lambda table: places.move_to(table, place))

    def bring_to(self, place: Place) -> Table:
        """Someone brings the table elsewhere where nobody has to be asked."""
        return self.change(lambda table: places.bring_to(table, place))

    def hide_place_from(self, *users: UserId) -> Table:
        """Of the awaited these, and no others, cannot see the table's place."""
        return self.change(lambda table: mark_hidden(table, users, self.now))

    # The server

    def leave_server(self, *users: UserId, back: Collection[UserId] = ()) -> Table:
        """It is found out that these have left the server, and those are back."""
        hours = self.hours_of_people()
        return self.change(lambda table: mark_left_server(table, users, back, self.now, hours))

    def moderate(self, actor: Moderator, kind: ModeratorActKind, reason: str, user: UserId | None = None) -> Table:
        act = moderation.make_act(kind, actor, reason, self.now, user)
        return self.change(lambda table: moderation.moderate(table, actor, act))

    def suspend(self) -> Table:
        return self.change(lambda table: server_departure.suspend(table, self.now))

    def bring_back(self, since: datetime) -> Table:
        return self.change(lambda table: server_departure.end_suspension(table, since, self.now))

    def call_off_departed(self) -> Table:
        return self.change(lambda table: server_departure.call_off_suspended(table, self.now))


def opened(
    chosen: Options,
    *guests: UserId,
    computers: int = 0,
    name: str = NAMES[ADA],
    place: Place = HERE,
    game: Game | None = None,
    beside: Session | None = None,
    seed: int = 1,
) -> Session:
    """A lobby of ADA's, to which these guests have come; `beside` another table, at the same time."""
    around = Surroundings(dice=random.Random(seed)) if beside is None else beside.around
    game = game or Civ()
    table = lobby.open_lobby(game, ADA, name, place, chosen, around.now, computers, around.dice.randbytes(32))
    session = Session(around, name_computers(replace(table, id=TableId(next(around.ids)))), game)
    for guest in guests:
        session.join(guest)
    return session


def begun(
    players: int = 2, setup: str = "classic", *, computers: int = 0, beside: Session | None = None, **more: Any
) -> Session:
    """A game that has just been dealt; ADA owns it, and BO, CY and DI play it as far as there are seats."""
    guests = (BO, CY, DI)[: players - 1 - computers]
    session = opened(options(players, setup, **more), *guests, computers=computers, beside=beside)
    session.begin()
    return session


def run_out_twice(game: Session) -> int:
    """The first awaited runs out of time twice in a row, and the computer plays the turn between; their seat."""
    (seat,) = game.table.waiting
    game.wait(days=1)
    game.ring()
    game.play_turn()
    while game.table.waiting != (seat,):
        game.play_turn()
    game.wait(days=1)
    game.ring()
    return seat


def _ends_turn(found: Sequence[str]) -> str:
    """The action that brings a turn to its end soonest."""
    return "end" if "end" in found else found[0]


def seats_of_computers(table: Table) -> list[int]:
    return [seat for seat, participant in enumerate(table.participants) if participant.is_computer]
