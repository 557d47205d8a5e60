"""The clocks of a table: how they run, and what happens when one runs out.

Pure: each function makes the next table, from the time and the availability of the people it is handed. A seat's clock
runs while its person is awaited: not in a pause, not while the automatic player has the seat, not while no call reaches
him, not where the table is put aside.
"""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.match import Match
from bot.table import inactivity
from bot.table.actors import Timeout
from bot.table.availability import ALWAYS, Availabilities, Availability
from bot.table.kinds import AtZero, LapseOutcome, NoticeKind, Reminded, Status, VoteKind
from bot.table.motions import Motion, OneSeat
from bot.table.notices import noticed
from bot.table.play import abandoned, called_off, eliminate
from bot.table.table import Table
from bot.table.unreachable_players import is_unreached
from bot.table.values import Clock, Lapse, Timer, UserId

_LEFT: Final = {Reminded.NOTHING: (0.5, NoticeKind.HALF), Reminded.HALF: (0.1, NoticeKind.SOON)}
"""What part of the time is left when it is said next, and what is said then."""
PATIENCE: Final = 2
"""Turns in a row that may run out before the others are asked whether to go on."""
VOTING: Final = timedelta(days=3)
LIVE_VOTING: Final = timedelta(minutes=10)
"""How long a vote is open; where a turn is a matter of minutes, so is a vote."""


def timed(table: Table, now: datetime, availabilities: Availabilities) -> Table:
    """The table with its clocks running as they should: after whatever has just changed at it."""
    clock, match = table.options.clock, table.match
    if clock is None or match is None:
        return table
    timers = table.timers or (Timer(timedelta(seconds=clock.seconds), timedelta(seconds=clock.seconds)),) * len(
        table.sitters
    )
    # before the clocks are looked at: whose seat comes back to him by it has a clock that runs again
    table = _taken_back(table, match, timers)
    ticked = tuple(_ticked(table, seat, timer, clock, now, availabilities) for seat, timer in enumerate(timers))
    return table if ticked == table.timers else replace(table, timers=ticked)


def rung(table: Table, now: datetime, availabilities: Availabilities) -> Table:
    """The table after all that its clocks have to do: reminders, and those that ran out, the earliest first.

    One that pauses the table stops the others when it ran out, however late the bot comes to see that.
    """
    if table.is_aside or table.is_paused:  # a vote that is over by now may have paused it
        return table
    stopped_at: datetime | None = None
    for due_at, seat, timer in sorted(
        (timer.due_at, seat, timer)
        for seat, timer in enumerate(table.timers)
        if timer.since is not None and timer.due_at is not None and timer.rings_at is not None and timer.rings_at <= now
    ):
        if table.status != Status.PLAYING or (stopped_at is not None and due_at > stopped_at):
            break
        if due_at > now:
            table = _reminded(table, seat, timer, now, availabilities)
            continue
        table = _ran_out(table, seat, timer, now)
        stopped_at = due_at if table.is_paused else None
    return table if stopped_at is None else _stood_still(table, stopped_at, availabilities)


def _stood_still(table: Table, since: datetime, availabilities: Availabilities) -> Table:
    """The table with all clocks stopped, since then."""
    timers = (
        _stopped(timer, availability_of_seat(table, seat, availabilities), since)
        for seat, timer in enumerate(table.timers)
    )
    return replace(table, timers=tuple(timers))


def extended(table: Table, now: datetime, availabilities: Availabilities) -> Table:
    """More time, as much as a turn or its increment has, for everybody awaited who has not run out of it."""
    clock = table.options.clock
    assert clock is not None
    return give_time(table, timedelta(seconds=clock.increment or clock.seconds), now, availabilities)


def give_time(table: Table, more: timedelta, now: datetime, availabilities: Availabilities) -> Table:
    """So much more time for every person awaited, also where a clock has run out; nothing where there is no clock."""
    timers = list(table.timers)
    for seat in (each for each in table.waiting if table.timers and not table.sitters[each].is_automatic):
        # stopped first, so that what has run is charged; `timed` starts it again
        timer = _stopped(timers[seat], availability_of_seat(table, seat, availabilities), now)
        timers[seat] = replace(timer, left=timer.left + more, full=timer.full + more, reminded=Reminded.NOTHING)
    return replace(table, timers=tuple(timers))


def taken_over(table: Table, seat: int) -> Table:
    """The clock of a seat that somebody new takes: as much as a turn or its increment has at least, and no timeouts."""
    clock = table.options.clock
    if clock is None or not table.timers:
        return table
    timers = list(table.timers)
    left = max(timers[seat].left, timedelta(seconds=clock.increment or clock.seconds))
    timers[seat] = replace(
        timers[seat], left=left, full=max(timers[seat].full, left), reminded=Reminded.NOTHING, lapses=0
    )
    return replace(table, timers=tuple(timers))


def rewound(table: Table, user: UserId, old: Availability, now: datetime) -> Table:
    """The table with this person's clock stopped by the `old` availability; `timed` starts it again by the new one."""
    seat = table.seat_of(user)
    if seat is None or not table.timers or table.options.clock is None or table.timers[seat].since is None:
        return table
    availability = old if table.options.clock.is_slow else ALWAYS
    timers = list(table.timers)
    timers[seat] = _stopped(timers[seat], availability, now)
    return replace(table, timers=tuple(timers))


def availability_of_seat(table: Table, seat: int, availabilities: Availabilities) -> Availability:
    """By which hours a seat's clock runs; a quick game is played awake, and has no quiet hours."""
    clock = table.options.clock
    return availabilities.get(table.sitters[seat].user_id, ALWAYS) if clock is not None and clock.is_slow else ALWAYS


def restarted(timer: Timer, availability: Availability, until: datetime, now: datetime) -> Timer:
    """A running clock without the time from `until` to `now`, in which the bot was down."""
    return _started(_stopped(timer, availability, until), availability, now)


# How one clock runs


def _ticked(
    table: Table, seat: int, timer: Timer, clock: Clock, now: datetime, availabilities: Availabilities
) -> Timer:
    assert table.match is not None
    availability = availability_of_seat(table, seat, availabilities)
    turn = table.match.turn_id(seat) if seat in table.waiting else None
    if timer.turn is not None and turn != timer.turn:
        timer = _refilled(_stopped(timer, availability, now), clock)
    # `full` is what this turn began with: reminders are parts of it
    if turn is not None and timer.turn is None:
        timer = replace(timer, turn=turn, full=timer.left)
    is_still = table.is_paused or table.is_aside or table.sitters[seat].is_automatic or is_unreached(table, seat, now)
    runs = turn is not None and not is_still
    if not runs:
        return _stopped(timer, availability, now)
    if timer.since is not None:
        return timer
    if timer.reminded is Reminded.LAPSED:  # he has come back while the turn that ran out still goes on
        more = timedelta(seconds=clock.increment or clock.seconds)
        timer = replace(timer, left=more, full=more, reminded=Reminded.NOTHING)
    return _started(timer, availability, now)


def _refilled(timer: Timer, clock: Clock) -> Timer:
    """The clock between two turns."""
    left = timedelta(seconds=clock.seconds)
    if clock.increment is not None:
        left = timer.left + timedelta(seconds=clock.increment)
    # in a row: a turn that was played in time begins the count anew
    lapses = timer.lapses if timer.reminded is Reminded.LAPSED else 0
    return replace(timer, left=left, full=left, turn=None, reminded=Reminded.NOTHING, lapses=lapses)


def _stopped(timer: Timer, availability: Availability, now: datetime) -> Timer:
    if timer.since is None:
        return timer
    left = max(timedelta(), timer.left - availability.charged(timer.since, now))
    return replace(timer, left=left, since=None, due_at=None, rings_at=None, away_until=None)


def _started(timer: Timer, availability: Availability, now: datetime) -> Timer:
    due = availability.due(now, timer.left)
    return _set(replace(timer, since=now, due_at=due, away_until=availability.away_until(now, due)), availability)


def _set(timer: Timer, availability: Availability) -> Timer:
    """A running clock with its next ring."""
    assert timer.since is not None
    for reminded, (part, _) in _LEFT.items():
        # a reminder whose moment is over is left out: after a restart nobody gets two at once
        if reminded >= timer.reminded and timer.left > (then := timer.full * part):
            return replace(timer, reminded=reminded, rings_at=availability.due(timer.since, timer.left - then))
    return replace(timer, reminded=max(timer.reminded, Reminded.SOON), rings_at=timer.due_at)


# What is due


def _reminded(table: Table, seat: int, timer: Timer, now: datetime, availabilities: Availabilities) -> Table:
    availability = availability_of_seat(table, seat, availabilities)
    assert timer.since is not None
    passed = timer.left - availability.charged(timer.since, now)
    # only the last of those that are due: who is told that little is left need not hear of half
    due = max(step for step, (part, _) in _LEFT.items() if step == timer.reminded or passed <= timer.full * part)
    timers = list(table.timers)
    timers[seat] = _set(replace(timer, reminded=Reminded(due + 1)), availability)
    return noticed(replace(table, timers=tuple(timers)), _LEFT[due][1], (table.sitters[seat].user_id,), now)


def _ran_out(table: Table, seat: int, timer: Timer, now: datetime) -> Table:
    clock, match = table.options.clock, table.match
    assert clock is not None
    assert match is not None
    lapses = timer.lapses + 1
    timers = list(table.timers)
    timers[seat] = replace(
        timer,
        left=timedelta(),
        since=None,
        due_at=None,
        rings_at=None,
        reminded=Reminded.LAPSED,
        lapses=lapses,
        away_until=None,
    )
    users = (table.sitters[seat].user_id,)
    # other people: a second seat of his own waits for nobody else
    others = tuple(each for each in table.humans if table.sitters[each].user_id not in users)
    calls_referee = table.policy.calls_referee
    outcome = LapseOutcome.REFEREE if calls_referee else _outcome(clock.at_zero, match, lapses, others)
    lapse = Lapse(seat, table.sitters[seat].name, table.number, now, outcome)
    table = replace(table, timers=tuple(timers), lapses=(*table.lapses, lapse))
    table = noticed(table, NoticeKind.lapsed(outcome), users, now)
    if outcome is LapseOutcome.ABANDON:
        return abandoned(table, now) if match.is_preparing else called_off(table)
    if outcome is LapseOutcome.ELIMINATE:
        return eliminate(table, seat, Timeout(), "out of time", now)
    if outcome in (LapseOutcome.PAUSE, LapseOutcome.REFEREE):
        return replace(table, is_paused=True)
    # since now: his time until then was his own
    if outcome is LapseOutcome.SEAT:
        table = inactivity.mark_inactive(table, {seat: now})
    table = _stood_in(table, seat, is_stand_in=outcome is LapseOutcome.TURN)
    return _asked(table, seat, now) if lapses >= PATIENCE and others else table


def _outcome(at_zero: AtZero, match: Match, lapses: int, others: tuple[int, ...]) -> LapseOutcome:
    """What follows when a clock has run out so many times in a row; `others` are the seats people still play."""
    if at_zero is AtZero.ELIMINATE and match.is_preparing:
        return LapseOutcome.ABANDON  # a game that is still prepared cannot go on with one fewer
    if at_zero not in (AtZero.TURN, AtZero.SEAT):
        return LapseOutcome(at_zero)
    if at_zero is AtZero.TURN and lapses >= PATIENCE and not others:
        return LapseOutcome.PAUSE
    has_gone = at_zero is AtZero.SEAT or lapses >= PATIENCE
    return LapseOutcome.SEAT if has_gone and others else LapseOutcome.TURN


def voting(clock: Clock | None) -> timedelta:
    """How long people may think about a vote at a table with that clock."""
    return VOTING if clock is None or clock.is_slow else LIVE_VOTING


def _stood_in(table: Table, seat: int, *, is_stand_in: bool) -> Table:
    sitters = list(table.sitters)
    sitters[seat] = replace(sitters[seat], is_automatic=True, is_stand_in=is_stand_in)
    return replace(table, sitters=tuple(sitters))


def _asked(table: Table, seat: int, now: datetime) -> Table:
    """The others are asked whether to go on with the automatic player on that seat."""
    motion = Motion(VoteKind.GO_ON, Timeout(), OneSeat(seat), table.number, now, now + voting(table.options.clock))
    # one of a kind at a time: the newer question is about whoever keeps them waiting now
    rest = tuple(each for each in table.motions if each.kind != VoteKind.GO_ON)
    voices = tuple(voice for voice in table.voices if voice.kind != VoteKind.GO_ON)
    return replace(table, motions=(*rest, motion), voices=voices)


def _taken_back(table: Table, match: Match, timers: tuple[Timer, ...]) -> Table:
    """Seats somebody stood in at for one turn belong to their people again once it is over."""
    sitters = tuple(
        replace(sitter, is_automatic=False, is_stand_in=False)
        if sitter.is_stand_in and not (seat in table.waiting and match.turn_id(seat) == timer.turn)
        else sitter
        for (seat, sitter), timer in zip(enumerate(table.sitters), timers, strict=True)
    )
    return table if sitters == table.sitters else replace(table, sitters=sitters)
