"""Clocks in words: what was chosen for a table, whose time runs until when, what is left, who ran out of it."""

import math
from collections.abc import Iterator
from datetime import datetime, timedelta

from bot.discord.symbols import discord_time
from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_name
from bot.i18n.times import short_day, span
from bot.pages.presentation import Presentation
from bot.table.absence import awaited_seats_of_people
from bot.table.clocks import awaits_referee, longest_turn
from bot.table.electorate import votes_to_hand_over
from bot.table.limits import Limits
from bot.table.table import Table
from bot.table.values import Clock, ClockTimeout, Options, Status, TimeoutOutcome


def clock_text(clock: Clock | None, localizer: Localizer) -> str:
    """Return in a few words how long people may take."""
    if clock is None:
        return localizer.say("clock-none")
    length = span(localizer, timedelta(seconds=clock.seconds))
    if clock.increment is None:
        return localizer.say("clock-turn", span=length)
    if clock.increment == 0:
        return localizer.say("clock-bank-only", span=length)
    return localizer.say("clock-bank", span=length, more=span(localizer, timedelta(seconds=clock.increment)))


def lobby_clock(options: Options, localizer: Localizer) -> str:
    """Return what the lobby says of the clock, or of turns without one, before anyone joins."""
    clock = options.clock
    if clock is None:
        return f"-# {localizer.say('clock-none-longest', hours=Limits().vote_after // timedelta(hours=1))}"
    lines = [f"⏳ {localizer.say(f'clock-at-zero-{clock.at_zero}', clock=clock_text(clock, localizer))}"]
    if clock.is_slow:
        key = "clock-hours" if options.has_vacations else "clock-hours-without-vacations"
        texts = [localizer.say(key)]
        if not options.counts_weekends:
            texts.append(localizer.say("clock-weekends"))
        # a bank may grow, and lasts longer then
        if clock.increment is None and (longest := longest_turn(options)) is not None:
            days = timedelta(days=math.ceil(longest / timedelta(days=1)))
            texts.append(localizer.say("clock-longest", span=span(localizer, days)))
        lines.append(f"-# {' '.join(texts)}")
    return "\n".join(lines)


def hours_texts(
    clock: Clock | None, localizer: Localizer, *, has_vacations: bool, counts_weekends: bool
) -> Iterator[str]:
    """Yield in a few words what was chosen about vacations and weekends; nothing without a slow clock."""
    if clock is None or not clock.is_slow:
        return
    if not has_vacations:
        yield localizer.say("option-no-vacations")
    if not counts_weekends:
        yield localizer.say("option-no-weekends")


def board_times(table: Table, localizer: Localizer) -> str:
    """Return whose time runs until when, and what happens then, or that no clock runs."""
    if table.is_paused:
        return f"⏸️ {pause_text(table, localizer)}"
    return "\n".join(
        (
            *_running(table, localizer),
            *_vacations(table, localizer),
            *_unreached(table, localizer),
            *_gone(table, localizer),
        )
    )


def pause_text(table: Table, localizer: Localizer) -> str:
    """Return that no clock runs, and who may end that."""
    if table.policy.calls_referee:
        return localizer.say("board-paused-referee")
    if table.contest is not None:
        return localizer.say("board-paused-league")
    at, act = table.moderated_pause_until, table.pausing_act
    if at is None or act is None:
        return localizer.say("board-paused", button=localizer.say("key-resume"))
    since = discord_time(act.at, "f")
    return localizer.say("board-paused-moderated", name=safe_name(act.name), since=since, at=discord_time(at, "f"))


def _running(table: Table, localizer: Localizer) -> Iterator[str]:
    clock = table.options.clock
    due: dict[datetime, list[str]] = {}
    for seat in table.waiting:
        at = table.timers[seat].due_at if table.timers else None
        if at is not None:
            due.setdefault(at, []).append(safe_name(table.names[seat]))
    assert clock is not None or not due
    for at, names in sorted(due.items()):
        assert clock is not None
        moment = discord_time(at)
        zero = _at_zero(table, clock)
        yield f"⏳ {localizer.say(f'board-time-{zero}', who=localizer.list(names), count=len(names), at=moment)}"


def _vacations(table: Table, localizer: Localizer) -> Iterator[str]:
    """Yield whose vacation makes their time so long."""
    for seat in table.waiting if table.timers else ():
        last = table.timers[seat].away_until
        if last is not None:
            name = safe_name(table.names[seat])
            yield f"🏖️ {localizer.say('board-vacation', name=name, day=short_day(localizer, last))}"


def _unreached(table: Table, localizer: Localizer) -> Iterator[str]:
    """Yield who is timed out there, and whose clock stands still because they cannot see the place of the table."""
    for seat in table.waiting if table.presence else ():
        known = table.presence[seat]
        if table.timers and table.timers[seat].since is not None:
            continue  # it runs again
        if known.unreached_at is not None and seat in table.human_seats and known.is_timed_out_at(known.unreached_at):
            at = discord_time(known.timed_out_until, "f") if known.timed_out_until else ""
            key = "board-timed-out-clock" if table.timers else "board-timed-out"
            yield f"🔇 {localizer.say(key, name=safe_name(table.names[seat]), at=at)}"
            continue
        if not table.timers:
            continue
        until, timer = known.unreached_until, table.timers[seat]
        if until is not None and timer.since is None and seat in table.human_seats:
            yield f"🚪 {localizer.say('board-unreached', name=safe_name(table.names[seat]), at=discord_time(until))}"


def _gone(table: Table, localizer: Localizer) -> Iterator[str]:
    """Yield who of the awaited has left the server."""
    awaited = awaited_seats_of_people(table)
    votes = votes_to_hand_over(table)
    if not table.policy.allows_agreements:
        key = "board-left-server-referee" if table.policy.calls_referee else "board-left-server-league"
    elif not all(table.has_left_server(seat) for seat in awaited):
        key = "board-left-server-later"
    elif not votes or len(table.human_seats) == 1:  # the board has no button for it
        if all(each.is_computer or not each.is_automatic for each in table.participants):
            return  # nobody is left to whom it could be said
        key = "board-left-server-alone"
    else:
        key = "board-left-server"
    for seat in awaited:
        if table.has_left_server(seat):
            yield f"🚪 {localizer.say(key, name=safe_name(table.names[seat]), votes=votes)}"


def hand_time(table: Table, seat: int, localizer: Localizer) -> str:
    """Return how long the owner of a hand has, and what happens then; empty while their clock stands still."""
    clock = table.options.clock
    if table.is_suspended:
        return f"📦 {localizer.say('reason-table-aside')}"
    if table.is_paused:
        return f"⏸️ {pause_text(table, localizer)}"
    if clock is None or not table.timers or seat not in table.waiting:
        return ""
    due = table.timers[seat].due_at
    return "" if due is None else f"⏳ {localizer.say(f'hand-time-{_at_zero(table, clock)}', at=discord_time(due))}"


def _at_zero(table: Table, clock: Clock) -> str:
    """Return what follows when a time runs out: what people chose; a tournament's table calls its referee (§9.5)."""
    return "referee" if table.policy.calls_referee else clock.at_zero


def bank_text(table: Table, localizer: Localizer) -> str:
    """Return the clock of the table, and what everyone has left, as a paragraph; empty where there is no clock."""
    clock, match = table.options.clock, table.match
    if clock is None or match is None or table.status != Status.PLAYING or not table.timers:
        return ""
    lines = [localizer.say(f"clock-at-zero-{_at_zero(table, clock)}", clock=clock_text(clock, localizer))]
    for seat, timer in enumerate(table.timers):
        if not match.is_in(seat) or table.participants[seat].is_computer:
            continue
        name = safe_name(table.names[seat])
        if timer.due_at is not None:
            lines.append(localizer.say("bank-running", name=name, at=discord_time(timer.due_at)))
        else:
            lines.append(localizer.say("bank-left", name=name, span=_left(timer.left, localizer)))
    if table.is_paused:
        lines.append(pause_text(table, localizer))
    return "\n".join(lines)


def _left(left: timedelta, localizer: Localizer) -> str:
    return span(localizer, left) if left else localizer.say("bank-empty")


def new_timeouts(table: Table, shown: Presentation) -> list[ClockTimeout]:
    """Return the times that have run out since the last turn of the player on turn."""
    since = shown.new_since(table)
    return [timeout for timeout in table.timeouts if since <= timeout.number <= table.number]


def timeouts_text(table: Table, shown: Presentation, localizer: Localizer) -> str:
    """Return whose time has run out since then, and what happened."""
    texts = [localizer.say(_lapse_key(table, each), name=safe_name(each.name)) for each in new_timeouts(table, shown)]
    return "\n".join(f"⌛ {line}" for line in texts)


def _lapse_key(table: Table, timeout: ClockTimeout) -> str:
    """Return the key of what followed.

    A game that a referee has let go on isn't called stopped, nor one without a winner whose league gives the win.
    """
    if timeout.outcome is TimeoutOutcome.REFEREE and not (awaits_referee(table) and timeout == table.timeouts[-1]):
        return "lapse-referee-decided"
    if timeout.outcome is TimeoutOutcome.ABANDON and table.contest is not None:
        return "lapse-eliminate"
    return f"lapse-{timeout.outcome}"


def is_given_up(table: Table) -> bool:
    """Return whether a clock has ended the game."""
    return (
        table.status != Status.PLAYING and bool(table.timeouts) and table.timeouts[-1].outcome is TimeoutOutcome.ABANDON
    )
