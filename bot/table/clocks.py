"""The clocks of a table: how they run, and what happens when one runs out.

Pure: each function returns the next table, given the time and the people's availability. A seat's clock runs while its
person is awaited. It stands still in a pause, while the automatic player has the seat, while the person can't be
called, and while the table is suspended.
"""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.match import Match
from bot.table import inactivity
from bot.table.availability import ALWAYS, MOST_VACATION, Availabilities, Availability, days_with_weekends
from bot.table.places import is_unreached
from bot.table.play import abandon_game, call_off, eliminate
from bot.table.table import Table, notify
from bot.table.values import (
    MOST_UNREACHED,
    AtZero,
    Clock,
    ClockActor,
    ClockTimeout,
    NoticeKind,
    Options,
    ReminderStage,
    Status,
    TimeoutOutcome,
    Timer,
    UserId,
)
from bot.table.vote import OneSeat, Vote, VoteKind

_LEFT: Final = {ReminderStage.NOTHING: (0.5, NoticeKind.HALF), ReminderStage.HALF: (0.1, NoticeKind.SOON)}
"""At which part of the time left the next reminder is due, and which one it is."""
PATIENCE: Final = 2
"""Timeouts in a row after which the others are asked whether to go on."""
MOST_TURNS_QUIET: Final = 3
QUIET_START: Final = timedelta(days=1)
"""Quiet hours stop a clock for so many times a turn's time and another day after the turn began, vacations not counted.

With the longest quiet hours a turn's time takes three times as long, and up to a day more where it begins with them.
A player who keeps their hours gets all of them; one who moves them along doesn't get more. A year's days of vacation
after that (`MOST_VACATION`) every hour of the turn counts, regardless of settings.
"""
RETURN: Final = timedelta(seconds=1) / 10
"""The time, for each second of a turn's, of someone who comes back after theirs has run out; once a turn."""
VOTING: Final = timedelta(days=3)
LIVE_VOTING: Final = timedelta(minutes=10)
"""How long a vote is open; shorter where a turn takes minutes."""


def update_clocks(table: Table, now: datetime, availabilities: Availabilities) -> Table:
    """Start, stop and refill the clocks as the table now requires, after any change to it."""
    clock, match = table.options.clock, table.match
    if clock is None or match is None:
        return table
    timers = table.timers or (Timer(timedelta(seconds=clock.seconds), timedelta(seconds=clock.seconds)),) * len(
        table.participants
    )
    ticked = tuple(_update_timer(table, seat, timer, clock, now, availabilities) for seat, timer in enumerate(timers))
    return table if ticked == table.timers else replace(table, timers=ticked)


def rings(table: Table, now: datetime) -> bool:
    """Whether a running clock has something due by now: a reminder, or its end."""
    is_running = table.status == Status.PLAYING and not (table.is_suspended or table.is_paused)
    rung = (timer.rings_at for timer in table.timers if timer.since is not None)
    return is_running and any(at is not None and at <= now for at in rung)


def fire_due_clocks(table: Table, now: datetime, availabilities: Availabilities) -> Table:
    """Do what is due by the clocks: send reminders, and time out the seats whose time is up, the earliest first.

    A timeout that pauses the table stops the other clocks at that moment, however late the bot gets to see it.
    """
    if table.is_suspended or table.is_paused:  # a vote that has just ended may have paused it
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
            table = _remind(table, seat, timer, now, availabilities)
            continue
        table = _time_out(table, seat, timer, now)
        stopped_at = due_at if table.is_paused else None
    return table if stopped_at is None else _stop_all(table, stopped_at, availabilities)


def _stop_all(table: Table, since: datetime, availabilities: Availabilities) -> Table:
    """Stop all clocks as of `since`."""
    timers = (
        _stop(timer, availability_of_seat(table, seat, availabilities), since)
        for seat, timer in enumerate(table.timers)
    )
    return replace(table, timers=tuple(timers))


def extend(table: Table, now: datetime, availabilities: Availabilities) -> Table:
    """Give everyone awaited more time, as much as a turn or its increment has."""
    clock = table.options.clock
    assert clock is not None
    return give_time(table, timedelta(seconds=clock.increment or clock.seconds), now, availabilities)


def give_time(table: Table, more: timedelta, now: datetime, availabilities: Availabilities) -> Table:
    """Give every awaited person `more` time, even if theirs has run out; does nothing without a clock."""
    timers = list(table.timers)
    for seat in (each for each in table.waiting if table.timers and not table.participants[each].is_automatic):
        # stopped first, so that the time it has run is charged; `update_clocks` starts it again
        timer = _stop(timers[seat], availability_of_seat(table, seat, availabilities), now)
        timers[seat] = replace(timer, left=timer.left + more, full=timer.full + more, reminded=ReminderStage.NOTHING)
    return replace(table, timers=tuple(timers))


def time_once_resumed(table: Table, seat: int) -> timedelta | None:
    """Return how much time a seat's player has for this turn once a stopped game goes on; None without a clock."""
    clock = table.options.clock
    if clock is None or not table.timers:
        return None
    timer = table.timers[seat]
    if timer.reminded is ReminderStage.TIMED_OUT:
        return _time_after_return(table, seat, clock)
    return timer.left or clock.seconds * RETURN


def awaits_referee(table: Table) -> bool:
    """Return whether a clock that ran out keeps the game waiting for its referee, who hasn't decided yet."""
    last = table.timeouts[-1] if table.timeouts else None
    if last is None or last.outcome is not TimeoutOutcome.REFEREE or not table.is_stopped:
        return False
    is_played_on = table.participants[last.seat].is_automatic
    return not is_played_on and table.timers[last.seat].reminded is ReminderStage.TIMED_OUT


def set_time(table: Table, seat: int, left: timedelta) -> Table:
    """Give a seat's player `left` for this turn, whatever they had; does nothing without a clock.

    `update_clocks` starts the clock, which counts from then on.
    """
    if not table.timers:
        return table
    timers = list(table.timers)
    timers[seat] = replace(
        timers[seat], left=left, full=left, since=None, due_at=None, rings_at=None, away_until=None,
        reminded=ReminderStage.NOTHING,
    )  # fmt: skip
    return replace(table, timers=tuple(timers))


def reset_clock_for_newcomer(table: Table, seat: int) -> Table:
    """Give the clock of a seat that someone new takes at least a turn's time or increment, and no timeouts."""
    clock = table.options.clock
    if clock is None or not table.timers:
        return table
    timers = list(table.timers)
    left = max(timers[seat].left, timedelta(seconds=clock.increment or clock.seconds))
    timers[seat] = replace(timers[seat], timeouts_in_a_row=0)
    return set_time(replace(table, timers=tuple(timers)), seat, left)


def stop_clock(table: Table, user: UserId, old: Availability, now: datetime) -> Table:
    """Stop this person's clocks by their `old` availability, so that `update_clocks` starts them by the new one."""
    running = [seat for seat in table.seats_of(user) if table.timers and table.timers[seat].since is not None]
    if not running:
        return table
    timers = list(table.timers)
    for seat in running:
        timers[seat] = _stop(timers[seat], availability_of_seat(table, seat, {user: old}), now)
    return replace(table, timers=tuple(timers))


def availability_of_seat(table: Table, seat: int, availabilities: Availabilities) -> Availability:
    """Return the hours by which a seat's clock runs; quick games have no quiet hours, nor do those who have left."""
    return _availability_by(table, seat, table.timers[seat] if table.timers else None, availabilities)


def _availability_by(table: Table, seat: int, timer: Timer | None, availabilities: Availabilities) -> Availability:
    if table.has_left_server(seat):
        return ALWAYS
    availability = availabilities.get(table.participants[seat].user_id, ALWAYS)
    return availability_in_turn(availability, table.options, timer, table.turn_began_at(seat))


def availability_in_turn(
    availability: Availability, options: Options, timer: Timer | None, began_at: datetime
) -> Availability:
    """Return the hours by which a clock at a table with these options runs in a turn that began then."""
    if not options.is_slow:
        return ALWAYS
    full = _longest_time(options, timer)
    here = replace(
        inactivity.hours_at_table(availability, options), still_until=began_at + _longest_still(options, full)
    )
    if here.quiet is None:
        return here
    longest = MOST_TURNS_QUIET * full + QUIET_START
    return replace(here, quiet_until=replace(here, quiet=None).due(began_at, longest))


def longest_turn(options: Options) -> timedelta | None:
    """Return after how long a turn is over at the latest, whatever its player sets; None without a clock.

    A bank that has grown lasts longer, by four times what has been added to it. Time that the others vote for, pauses
    and times without the bot come on top.
    """
    if options.clock is None:
        return None
    full = _longest_time(options, None)
    still = _longest_still(options, full) if options.is_slow else timedelta()
    return still + MOST_UNREACHED + full + options.clock.seconds * RETURN


def _longest_time(options: Options, timer: Timer | None) -> timedelta:
    """Return the time that someone has for a turn, or more where a bank has grown."""
    assert options.clock is not None
    full = timedelta(seconds=options.clock.seconds)
    return full if timer is None else max(full, timer.full)


def _longest_still(options: Options, full: timedelta) -> timedelta:
    """Return how long after the beginning of a turn its clock can stand still."""
    quiet = MOST_TURNS_QUIET * full + QUIET_START
    days = quiet + timedelta(days=MOST_VACATION) if options.has_vacations else quiet
    return days if options.counts_weekends else days_with_weekends(days)


def restart_timer(timer: Timer, availability: Availability, until: datetime, now: datetime) -> Timer:
    """Return a running clock without the time from `until` to `now`, in which nobody could reach the bot.

    A clock that a computer's move has started meanwhile begins again.
    """
    stopped = until if timer.since is None else max(until, timer.since)
    return _start(_stop(timer, availability, stopped), availability, now)


# How one clock runs


def _update_timer(
    table: Table, seat: int, timer: Timer, clock: Clock, now: datetime, availabilities: Availabilities
) -> Timer:
    assert table.match is not None
    availability = availability_of_seat(table, seat, availabilities)
    turn = table.match.turn_id(seat) if seat in table.waiting else None
    if timer.turn is not None and turn != timer.turn:
        timer = _refill(_stop(timer, availability, now), clock)
    is_new = timer.turn is None
    # `full` is what the turn began with, and reminders are parts of it
    if turn is not None and is_new:
        timer = replace(timer, turn=turn, full=timer.left)
        availability = _availability_by(table, seat, timer, availabilities)
    is_still = (
        table.is_paused or table.is_suspended or table.participants[seat].is_automatic or is_unreached(table, seat, now)
    )
    runs = turn is not None and not is_still
    if not runs:
        return _stop(timer, availability, now)
    if timer.since is not None:
        return timer
    if timer.reminded is ReminderStage.TIMED_OUT:  # they came back during the turn in which their time ran out
        more = _time_after_return(table, seat, clock)
        timer = replace(timer, left=more, full=more, reminded=ReminderStage.NOTHING)
    elif (
        timer.left <= timedelta() and not is_new
    ):  # it stood still at its end: they could not be called, or could press nothing
        more = clock.seconds * RETURN
        timer = replace(timer, left=more, full=more, reminded=ReminderStage.NOTHING)
    return _start(timer, availability, now)


def _time_after_return(table: Table, seat: int, clock: Clock) -> timedelta:
    """Return the time for someone who goes on in the turn in which their time ran out.

    Only a part of a turn's where they took the seat back from the computer and others are present: these have waited
    for a whole turn already.
    """
    full = timedelta(seconds=clock.increment or clock.seconds)
    last = next((timeout.outcome for timeout in reversed(table.timeouts) if timeout.seat == seat), None)
    keeps_waiting = last in (TimeoutOutcome.TURN, TimeoutOutcome.SEAT) and table.has_others_present(seat)
    return min(full, clock.seconds * RETURN) if keeps_waiting else full


def _refill(timer: Timer, clock: Clock) -> Timer:
    """Return the clock as it is between two turns."""
    left = timedelta(seconds=clock.seconds)
    if clock.increment is not None:
        left = timer.left + timedelta(seconds=clock.increment)
    # a turn that was played in time ends the row
    timeouts = timer.timeouts_in_a_row if timer.reminded is ReminderStage.TIMED_OUT else 0
    return replace(timer, left=left, full=left, turn=None, reminded=ReminderStage.NOTHING, timeouts_in_a_row=timeouts)


def _stop(timer: Timer, availability: Availability, now: datetime) -> Timer:
    if timer.since is None:
        return timer
    assert timer.due_at is not None
    left = timer.left - availability.charged(timer.since, now)
    # after a turn it is no longer known from when on every hour counted in it, but nobody had more than until then
    left = max(timedelta(), min(left, timer.due_at - now))
    return replace(timer, left=left, since=None, due_at=None, rings_at=None, away_until=None)


def _start(timer: Timer, availability: Availability, now: datetime) -> Timer:
    due = availability.due(now, timer.left)
    return _schedule(replace(timer, since=now, due_at=due, away_until=availability.away_until(now, due)), availability)


def _schedule(timer: Timer, availability: Availability) -> Timer:
    """Set when a running clock has to be looked at next."""
    assert timer.since is not None
    for reminded, (part, _) in _LEFT.items():
        # reminders that are overdue are skipped: after a restart no one gets two at once
        if reminded >= timer.reminded and timer.left > (then := timer.full * part):
            return replace(timer, reminded=reminded, rings_at=availability.due(timer.since, timer.left - then))
    return replace(timer, reminded=max(timer.reminded, ReminderStage.SOON), rings_at=timer.due_at)


# What is due


def _remind(table: Table, seat: int, timer: Timer, now: datetime, availabilities: Availabilities) -> Table:
    availability = availability_of_seat(table, seat, availabilities)
    assert timer.since is not None
    passed = timer.left - availability.charged(timer.since, now)
    # only the last of those due: someone who is told that little is left need not hear of half
    due = max(step for step, (part, _) in _LEFT.items() if step == timer.reminded or passed <= timer.full * part)
    timers = list(table.timers)
    timers[seat] = _schedule(replace(timer, reminded=ReminderStage(due + 1)), availability)
    return notify(replace(table, timers=tuple(timers)), _LEFT[due][1], (table.participants[seat].user_id,), now)


def _time_out(table: Table, seat: int, timer: Timer, now: datetime) -> Table:
    clock, match = table.options.clock, table.match
    assert clock is not None
    assert match is not None
    timeouts = timer.timeouts_in_a_row + 1
    timers = list(table.timers)
    timers[seat] = _run_out(timer)
    users = (table.participants[seat].user_id,)
    # other people: a second seat of the same person waits for no one else
    others = tuple(each for each in table.human_seats if table.participants[each].user_id not in users)
    calls_referee = table.policy.calls_referee
    outcome = TimeoutOutcome.REFEREE if calls_referee else _choose_outcome(clock.at_zero, match, timeouts, others)
    timeout = ClockTimeout(seat, table.participants[seat].name, table.number, now, outcome)
    table = replace(table, timers=tuple(timers), timeouts=(*table.timeouts, timeout))
    if outcome is TimeoutOutcome.ABANDON:
        table, more = _time_out_with(table, timer, now)
        users = (*users, *(user for user in more if user not in users))
    table = notify(table, NoticeKind.of_timeout(outcome), users, now)
    if outcome is TimeoutOutcome.ABANDON:
        return abandon_game(table, now) if match.is_preparing else call_off(table)
    if outcome is TimeoutOutcome.ELIMINATE:
        return eliminate(table, seat, ClockActor(), "out of time", now)
    if outcome in (TimeoutOutcome.PAUSE, TimeoutOutcome.REFEREE):
        return replace(table, is_paused=True)
    # since now, because the time until then was theirs
    if outcome is TimeoutOutcome.SEAT:
        table = inactivity.mark_inactive(table, {seat: now})
    table = _seat_automatic_player(table, seat, is_stand_in=outcome is TimeoutOutcome.TURN)
    return _ask_to_go_on(table, seat, now) if timeouts >= PATIENCE and others else table


def _run_out(timer: Timer) -> Timer:
    """Return the clock once its time is up."""
    return replace(
        timer,
        left=timedelta(),
        since=None,
        due_at=None,
        rings_at=None,
        reminded=ReminderStage.TIMED_OUT,
        timeouts_in_a_row=timer.timeouts_in_a_row + 1,
        away_until=None,
    )


def _time_out_with(table: Table, first: Timer, now: datetime) -> tuple[Table, tuple[UserId, ...]]:
    """Return the table with the other seats whose time has run out at the same moment, and whose they are.

    Where several decide at once, as in a draft, none of them is late because of its number.
    """
    late = [
        (seat, each)
        for seat, each in enumerate(table.timers)
        if each.due_at is not None and first.due_at is not None and each.due_at <= first.due_at
    ]
    timers, timeouts = list(table.timers), list(table.timeouts)
    for seat, each in late:
        timers[seat] = _run_out(each)
        name = table.participants[seat].name
        timeouts.append(ClockTimeout(seat, name, table.number, now, TimeoutOutcome.ABANDON))
    users = tuple(table.participants[seat].user_id for seat, _ in late)
    return replace(table, timers=tuple(timers), timeouts=tuple(timeouts)), users


def _choose_outcome(at_zero: AtZero, match: Match, timeouts: int, others: tuple[int, ...]) -> TimeoutOutcome:
    """Return what follows from so many timeouts in a row; `others` are the seats that people still play."""
    if at_zero is AtZero.ELIMINATE and match.is_preparing:
        return TimeoutOutcome.ABANDON  # a game that is being prepared can't go on with one player fewer
    if at_zero not in (AtZero.TURN, AtZero.SEAT):
        return TimeoutOutcome(at_zero)
    if at_zero is AtZero.TURN and timeouts >= PATIENCE and not others:
        return TimeoutOutcome.PAUSE
    has_gone = at_zero is AtZero.SEAT or timeouts >= PATIENCE
    return TimeoutOutcome.SEAT if has_gone and others else TimeoutOutcome.TURN


def voting_time(clock: Clock | None) -> timedelta:
    """Return how long a vote is open at a table with that clock."""
    return VOTING if clock is None or clock.is_slow else LIVE_VOTING


def _seat_automatic_player(table: Table, seat: int, *, is_stand_in: bool) -> Table:
    participants = list(table.participants)
    participants[seat] = replace(participants[seat], is_automatic=True, is_stand_in=is_stand_in)
    return replace(table, participants=tuple(participants))


def _ask_to_go_on(table: Table, seat: int, now: datetime) -> Table:
    """Ask the others whether to go on with the automatic player on that seat."""
    vote = Vote(VoteKind.GO_ON, ClockActor(), OneSeat(seat), table.number, now, now + voting_time(table.options.clock))
    # one of a kind at a time: the newer question is about the person who keeps them waiting now
    rest = tuple(each for each in table.votes if each.kind != VoteKind.GO_ON)
    cast_votes = tuple(cast_vote for cast_vote in table.cast_votes if cast_vote.kind != VoteKind.GO_ON)
    return replace(table, votes=(*rest, vote), cast_votes=cast_votes)
