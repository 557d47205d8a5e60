"""The record of one game that is over, counted from its table and the times of its lines (RECORDS.md). Pure."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from typing import Final

from bot.match import GameName, MatchSummary, seats_agreed
from bot.table.availability import ALWAYS, Availabilities
from bot.table.inactivity import hours_at_table
from bot.table.seat_history import lines_of_computer
from bot.table.table import Table
from bot.table.values import FORGOTTEN, Level, Status, TableId, TimeoutOutcome, UserId

OVER: Final = (Status.FINISHED, Status.CANCELLED)
"""The statuses of tables whose games are counted in any way; one given up in its draft isn't."""
NO_PERSON: Final = UserId(0)
"""Stands for who is forgotten."""
MOST_SECONDS: Final = 2**31 - 1


def computer_id(level: str) -> UserId:
    """Return the id under which all computers of a level are rated: -1 for the weakest, and so on."""
    levels = [each.value for each in Level]
    return UserId(-1 - (levels.index(level) if level in levels else 0))


def computer_level(user: UserId) -> Level:
    """Return the level that a computer's id stands for."""
    return list(Level)[min(-1 - user, len(Level) - 1)]


class Outcome(StrEnum):
    """How a game ended for one seat."""

    WON = "won"
    LOST = "lost"
    LEFT = "left"
    """They resigned, ran out of time, or gave their seat away: their place is the last."""
    OPEN = "open"
    """The game was called off before its end."""


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """What a game was for the one who was dealt in at a seat, whoever played it later."""

    seat: int
    user: UserId
    """`NO_PERSON` where they are forgotten; a computer's `computer_id`."""
    place: int
    side: int
    outcome: Outcome
    played: Mapping[str, int] = field(default_factory=dict[str, int])
    used: Mapping[str, int] = field(default_factory=dict[str, int])
    turn_seconds: tuple[int, ...] = ()
    """How long each of their own turns took, at a table with a clock, without their quiet hours and days off."""


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One game, once it is over."""

    table: TableId
    game: GameName
    guild_id: int | None
    ended_at: datetime
    is_finished: bool
    """False where it was called off."""
    is_abandoned: bool
    """True where it was called off since a clock had run out: then someone has left, and it counts for ratings."""
    is_clocked: bool
    has_take_backs: bool
    """True where a turn was taken back by agreement, or against computers."""
    victory: str
    players: int
    has_teams: bool
    turns: int
    seats: tuple[SeatRecord, ...]
    has_hints: bool = False
    """True where hints were allowed for everyone, or someone alone has asked for one."""

    def without(self, users: Collection[int]) -> "GameRecord":
        """Return the record without the seats of these people."""
        kept = tuple(seat for seat in self.seats if seat.user not in users)
        return replace(self, seats=kept)


def record_of(table: Table, times: Sequence[datetime], availabilities: Availabilities) -> GameRecord | None:
    """Return the record of a game; None while it goes on, or where nothing is counted of it.

    `times` are those of the lines in order, and `availabilities` the hours that people have set.
    """
    match = table.match
    if match is None or table.status not in OVER or (summary := match.summary()) is None:
        return None
    is_finished = table.status is Status.FINISHED
    out = {timeout.seat for timeout in table.timeouts if timeout.outcome is TimeoutOutcome.ABANDON}
    is_abandoned = not is_finished and bool(out)
    left = {seat for seat in range(len(table.participants)) if _has_left(table, seat, summary)} | out
    seats: list[SeatRecord] = []
    for seat, counted in enumerate(summary.seats):
        outcome = Outcome.WON if seat in match.winners else Outcome.LOST
        if seat in left and outcome is not Outcome.WON:
            outcome = Outcome.LEFT
        elif not is_finished:
            outcome = Outcome.OPEN
        user = _dealt_in(table, seat)
        seconds = _turn_seconds(table, seat, summary, times, availabilities) if user > 0 else ()
        place = len(summary.seats) if outcome is Outcome.LEFT else counted.place if is_finished else 1
        seats.append(
            SeatRecord(seat, user, place, counted.side, outcome, dict(counted.played), dict(counted.used), seconds)
        )
    return GameRecord(
        table.id,
        table.options.game,
        table.place.guild_id,
        times[-1] if times else table.moved_at,
        is_finished,
        is_abandoned,
        table.options.clock is not None,
        table.has_take_backs or any(seats_agreed(line.why or "") is not None for line in match.lines()),
        summary.victory,
        len(summary.seats),
        len({each.side for each in summary.seats}) < len(summary.seats),
        len(summary.turns),
        tuple(seats),
        table.options.hints,
    )


def _dealt_in(table: Table, seat: int) -> UserId:
    """Return who was dealt in at a seat: a person, a level of computers, or `NO_PERSON`."""
    holders = [holder for holder in table.seat_holders if holder.seat == seat]
    user = holders[0].user_id if holders else table.participants[seat].user_id
    if user > 0:
        return user
    if user == NO_PERSON or user <= FORGOTTEN:
        return NO_PERSON
    return computer_id(table.options.level_of(user))


def _has_left(table: Table, seat: int, summary: MatchSummary) -> bool:
    """Whether the one who was dealt in did not play to the end: out, replaced, or played for in their last turn."""
    assert table.match is not None
    if not table.match.is_in(seat):
        return True
    if _dealt_in(table, seat) < NO_PERSON:
        return False
    holders = [holder.user_id for holder in table.seat_holders if holder.seat == seat]
    if holders and holders[0] != table.participants[seat].user_id:
        return True
    last = next((turn for turn in reversed(summary.turns) if turn.seat == seat), None)
    return last is not None and last.last in lines_of_computer(table, seat)


def _turn_seconds(
    table: Table, seat: int, summary: MatchSummary, times: Sequence[datetime], availabilities: Availabilities
) -> tuple[int, ...]:
    """Return how long the turns took that the one who was dealt in has played, except the first turn of the game.

    That one begins with the game; the log has no line for its beginning.
    """
    clock = table.options.clock
    if clock is None:
        return ()
    # who holds the seat from which line on; lines of the computer, and of who came later, are not theirs
    user = _dealt_in(table, seat)
    holders = [holder for holder in table.seat_holders if holder.seat == seat and not holder.is_before_first_line]
    computer = lines_of_computer(table, seat)
    hours = hours_at_table(availabilities.get(user, ALWAYS), table.options) if clock.is_slow else ALWAYS
    found: list[int] = []
    for before, turn in zip(summary.turns, summary.turns[1:], strict=False):
        if turn.seat != seat or computer.intersection(range(turn.first, turn.last + 1)):
            continue
        held = [holder.user_id for holder in holders if holder.number < turn.first]
        if held and held[-1] != user:
            continue
        spent = hours.charged(times[before.last - 1], times[turn.last - 1]).total_seconds()
        found.append(max(0, min(MOST_SECONDS, round(spent))))
    return tuple(found)
