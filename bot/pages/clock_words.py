"""Clocks in words: what was chosen for a table, whose time runs until when, what is left, who ran out of it."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from bot.discord.symbols import discord_time
from bot.i18n.catalogue import Speaker
from bot.i18n.names import safe_name
from bot.i18n.times import short_day, span
from bot.pages.presentation import GameWords
from bot.table.moderation import players_resume_at
from bot.table.table import Table
from bot.table.values import Clock, ClockTimeout, Options, Status, TimeoutOutcome


def clock_text(clock: Clock | None, speaker: Speaker) -> str:
    """Return in a few words how long people may take."""
    if clock is None:
        return speaker.say("clock-none")
    length = span(speaker, timedelta(seconds=clock.seconds))
    if clock.increment is None:
        return speaker.say("clock-turn", span=length)
    if clock.increment == 0:
        return speaker.say("clock-bank-only", span=length)
    return speaker.say("clock-bank", span=length, more=span(speaker, timedelta(seconds=clock.increment)))


def lobby_clock(options: Options, speaker: Speaker) -> str:
    """Return what the lobby says of the clock before anyone joins; empty where there is none."""
    clock = options.clock
    if clock is None:
        return ""
    lines = [f"⏳ {speaker.say(f'clock-at-zero-{clock.at_zero}', clock=clock_text(clock, speaker))}"]
    if clock.is_slow:
        lines.append(f"-# {speaker.say('clock-hours')}")
    return "\n".join(lines)


def board_times(table: Table, speaker: Speaker) -> str:
    """Return whose time runs until when, and what happens then, or that no clock runs."""
    if table.is_paused:
        return f"⏸️ {_pause_text(table, speaker)}"
    return "\n".join((*_running(table, speaker), *_vacations(table, speaker), *_unreached(table, speaker)))


def _pause_text(table: Table, speaker: Speaker) -> str:
    """Return that no clock runs, and who may end that."""
    if table.policy.calls_referee:
        return speaker.say("board-paused-referee")
    at, button = players_resume_at(table), speaker.say("key-resume")
    if at is None:
        return speaker.say("board-paused", button=button)
    return speaker.say("board-paused-moderated", button=button, at=discord_time(at, "f"))


def _running(table: Table, speaker: Speaker) -> Iterator[str]:
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
        yield f"⏳ {speaker.say(f'board-time-{zero}', who=speaker.list(names), count=len(names), at=moment)}"


def _vacations(table: Table, speaker: Speaker) -> Iterator[str]:
    """Yield whose vacation makes their time so long."""
    for seat in table.waiting if table.timers else ():
        last = table.timers[seat].away_until
        if last is not None:
            name = safe_name(table.names[seat])
            yield f"🏖️ {speaker.say('board-vacation', name=name, day=short_day(speaker, last))}"


def _unreached(table: Table, speaker: Speaker) -> Iterator[str]:
    """Yield whose clock stands still because they cannot see the place of the table."""
    for seat in table.waiting if table.timers and table.presence else ():
        until, timer = table.presence[seat].unreached_until, table.timers[seat]
        if until is not None and timer.since is None and seat in table.human_seats:
            yield f"🚪 {speaker.say('board-unreached', name=safe_name(table.names[seat]), at=discord_time(until))}"


def hand_time(table: Table, seat: int, speaker: Speaker) -> str:
    """Return how long the owner of a hand has, and what happens then; empty while their clock stands still."""
    clock = table.options.clock
    if table.is_suspended:
        return f"📦 {speaker.say('reason-table-aside')}"
    if table.is_paused:
        return f"⏸️ {_pause_text(table, speaker)}"
    if clock is None or not table.timers or seat not in table.waiting:
        return ""
    due = table.timers[seat].due_at
    return "" if due is None else f"⏳ {speaker.say(f'hand-time-{_at_zero(table, clock)}', at=discord_time(due))}"


def _at_zero(table: Table, clock: Clock) -> str:
    """Return what follows when a time runs out: what people chose; a tournament's table calls its referee (§9.5)."""
    return "referee" if table.policy.calls_referee else clock.at_zero


def bank_text(table: Table, speaker: Speaker) -> str:
    """Return the clock of the table, and what everyone has left, as a paragraph; empty where there is no clock."""
    clock, match = table.options.clock, table.match
    if clock is None or match is None or table.status != Status.PLAYING or not table.timers:
        return ""
    lines = [speaker.say(f"clock-at-zero-{_at_zero(table, clock)}", clock=clock_text(clock, speaker))]
    for seat, timer in enumerate(table.timers):
        if not match.is_in(seat) or table.participants[seat].is_computer:
            continue
        name = safe_name(table.names[seat])
        if timer.due_at is not None:
            lines.append(speaker.say("bank-running", name=name, at=discord_time(timer.due_at)))
        else:
            lines.append(speaker.say("bank-left", name=name, span=_left(timer.left, speaker)))
    if table.is_paused:
        lines.append(_pause_text(table, speaker))
    return "\n".join(lines)


def _left(left: timedelta, speaker: Speaker) -> str:
    return span(speaker, left) if left else speaker.say("bank-empty")


def new_timeouts(table: Table, shown: GameWords) -> list[ClockTimeout]:
    """Return the times that have run out since the last turn of the player on turn."""
    since = shown.new_since(table)
    return [timeout for timeout in table.timeouts if since <= timeout.number <= table.number]


def timeouts_text(table: Table, shown: GameWords, speaker: Speaker) -> str:
    """Return whose time has run out since then, and what happened."""
    texts = [speaker.say(f"lapse-{each.outcome}", name=safe_name(each.name)) for each in new_timeouts(table, shown)]
    return "\n".join(f"⌛ {line}" for line in texts)


def is_given_up(table: Table) -> bool:
    """Return whether a clock has ended the game."""
    return (
        table.status != Status.PLAYING and bool(table.timeouts) and table.timeouts[-1].outcome is TimeoutOutcome.ABANDON
    )
