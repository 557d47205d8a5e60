"""The clocks of a table: what may be chosen, how they run, and what happens when one runs out.

Pure: each function makes the next table, from the time and the people's rhythms it is handed. A seat's clock runs while
its person is awaited: not in a pause, not while the automatic player has the seat, not where the table has no place.
"""

import re
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.rules import Game
from bot.rules.actions import ELIMINATE
from bot.rules.game import TABLE
from bot.rules.position import DRAFT_KEEP, DRAFT_TAKE
from bot.table.errors import BadClock
from bot.table.notices import noticed
from bot.table.play import stint_of, taken_out
from bot.table.polls import LAPSED as NOT_CARRIED
from bot.table.polls import closed
from bot.table.rhythm import ALWAYS, Rhythm
from bot.table.table import Table
from bot.table.values import ABANDONED, CANCELLED, GO_ON, PLAYING, Clock, Lapse, Motion, Timer, UserId

Rhythms = Mapping[UserId, Rhythm]

PRESETS: Final[Mapping[str, Clock | None]] = {
    "none": None,
    "live": Clock(5 * 60),
    "day": Clock(24 * 3600),
    "correspondence": Clock(3 * 24 * 3600),
}
AT_ZERO: Final = ("turn", "seat", "eliminate", "abandon")
"""What may happen when a clock runs out; the first unless chosen."""
SHORTEST: Final = timedelta(minutes=1)
LONGEST: Final = timedelta(days=30)
REMINDERS: Final = ("half", "soon")
"""What is said when half of the time, and nine tenths of it, are gone."""
_LEFT: Final = (0.5, 0.1)
LAPSED: Final = 3
"""As `Timer.reminded`: this stint's time has run out."""
PATIENCE: Final = 2
"""Stints in a row that may run out before the others are asked whether to go on."""
VOTING: Final = timedelta(days=3)
LIVE_VOTING: Final = timedelta(minutes=10)
"""How long a vote is open; where a turn is a matter of minutes, so is a vote."""

_WORDS: Final = {
    60: ("m", "min", "mins", "minute", "minutes", "minuten", "minuto", "minuti"),
    3600: ("h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden", "heure", "heures", "ora", "ore"),
    86400: ("d", "day", "days", "t", "tag", "tage", "tagen", "j", "jour", "jours", "g", "giorno", "giorni"),
    604800: ("w", "week", "weeks", "woche", "wochen", "semaine", "semaines", "settimana", "settimane"),
}
_UNITS: Final = {word: seconds for seconds, words in _WORDS.items() for word in words}
"""How long a minute, an hour, a day or a week is, by every way to write it."""
_PART: Final = re.compile(r"(\d{1,5})\s*([a-z]+)(?:\s*,)?\s*")
_HALF_PAST: Final = re.compile(r"(\d{1,5})\s*h\s*([0-5]?\d)")


def clock_of(text: str, at_zero: str = AT_ZERO[0]) -> Clock | None:
    """A preset's name, a turn's time (`12h`, `1d 6h`), or a bank and its increment (`7d+12h`). Raises `BadClock`."""
    if at_zero not in AT_ZERO:
        raise BadClock("clock-unreadable", text=at_zero[:40])
    wanted = text.strip().lower()
    if wanted in PRESETS:
        clock = PRESETS[wanted]
        return clock and replace(clock, at_zero=at_zero)
    bank, plus, increment = wanted.partition("+")
    seconds = _seconds(bank, text)
    _check(seconds)
    if not plus:
        return Clock(seconds, None, at_zero)
    added = _seconds(increment, text)
    if added > seconds:
        raise BadClock("clock-increment", text=text[:40])
    return Clock(seconds, added, at_zero)


def written(clock: Clock) -> str:
    """A clock's time as `clock_of` reads it; what happens at zero is not in it."""
    bank = f"{clock.seconds // 60}m"
    return bank if clock.increment is None else f"{bank}+{clock.increment // 60}m"


def _seconds(span: str, text: str) -> int:
    span = span.strip()
    if span.isdecimal() and int(span) == 0:
        return 0
    if past := _HALF_PAST.fullmatch(span):
        return int(past[1]) * _UNITS["h"] + int(past[2]) * _UNITS["m"]
    parts = _PART.findall(span)
    if not parts or _PART.sub("", span) or any(unit not in _UNITS for _, unit in parts):
        raise BadClock("clock-unreadable", text=text[:40])
    return sum(int(number) * _UNITS[unit] for number, unit in parts)


def _check(seconds: int) -> None:
    if not SHORTEST.total_seconds() <= seconds <= LONGEST.total_seconds():
        raise BadClock("clock-range", minutes=int(SHORTEST / timedelta(minutes=1)), days=LONGEST.days)


def timed(table: Table, now: datetime, rhythms: Rhythms) -> Table:
    """The table with its clocks running as they should: after whatever has just changed at it."""
    clock, game = table.options.clock, table.game
    if clock is None or game is None:
        return table
    timers = table.timers or (Timer(timedelta(seconds=clock.seconds), timedelta(seconds=clock.seconds)),) * len(
        table.sitters
    )
    table = _taken_back(table, game, timers)
    ticked = tuple(_ticked(table, seat, timer, clock, now, rhythms) for seat, timer in enumerate(timers))
    return table if ticked == table.timers else replace(table, timers=ticked)


def rung(table: Table, now: datetime, rhythms: Rhythms) -> Table:
    """The table after all that is due: votes nobody carried in time, reminders, clocks that ran out."""
    if table.status != PLAYING:
        return replace(table, motions=()) if table.motions else table
    table = _votes_closed(table, now)
    for seat, timer in enumerate(table.timers):
        if timer.since is None or timer.rings_at is None or timer.rings_at > now or table.status != PLAYING:
            continue
        if timer.due_at is not None and timer.due_at <= now:
            table = _ran_out(table, seat, timer, now)
        else:
            table = _reminded(table, seat, timer, now, rhythms)
    return table


def extended(table: Table, now: datetime, rhythms: Rhythms) -> Table:
    """More time, as much as a turn or its increment has, for everybody awaited who has not run out of it."""
    clock = table.options.clock
    assert clock is not None
    more = timedelta(seconds=clock.increment or clock.seconds)
    timers = list(table.timers)
    for seat in (each for each in table.waiting if not table.sitters[each].is_automatic):
        rhythm = rhythm_of(table, seat, rhythms)
        timer = _stopped(timers[seat], rhythm, now)
        timers[seat] = replace(timer, left=timer.left + more, full=timer.full + more, reminded=0)
    return replace(table, timers=tuple(timers))


def taken_over(table: Table, seat: int) -> Table:
    """The clock of a seat that somebody new takes: as much as a turn or its increment has at least, and no timeouts."""
    clock = table.options.clock
    if clock is None or not table.timers:
        return table
    timers = list(table.timers)
    left = max(timers[seat].left, timedelta(seconds=clock.increment or clock.seconds))
    timers[seat] = replace(timers[seat], left=left, full=max(timers[seat].full, left), reminded=0, lapses=0)
    return replace(table, timers=tuple(timers))


def rewound(table: Table, user: UserId, old: Rhythm, now: datetime) -> Table:
    """The table with this person's clock stopped by the `old` rhythm; `timed` starts it again by the new one."""
    seat = table.seat_of(user)
    if seat is None or not table.timers or table.options.clock is None or table.timers[seat].since is None:
        return table
    rhythm = old if table.options.clock.is_slow else ALWAYS
    timers = list(table.timers)
    timers[seat] = _stopped(timers[seat], rhythm, now)
    return replace(table, timers=tuple(timers))


def rhythm_of(table: Table, seat: int, rhythms: Rhythms) -> Rhythm:
    """By which hours a seat's clock runs; a quick game is played awake, and has no quiet hours."""
    clock = table.options.clock
    return rhythms.get(table.sitters[seat].user_id, ALWAYS) if clock is not None and clock.is_slow else ALWAYS


def restarted(timer: Timer, rhythm: Rhythm, until: datetime, now: datetime) -> Timer:
    """A running clock without the time from `until` to `now`, in which the bot was down."""
    return _started(_stopped(timer, rhythm, until), rhythm, now)


# How one clock runs


def _ticked(table: Table, seat: int, timer: Timer, clock: Clock, now: datetime, rhythms: Rhythms) -> Timer:
    assert table.game is not None
    rhythm = rhythm_of(table, seat, rhythms)
    stint = stint_of(table.game, seat) if seat in table.waiting else None
    if timer.stint is not None and stint != timer.stint:
        timer = _refilled(_stopped(timer, rhythm, now), clock)
    if stint is not None and timer.stint is None:
        timer = replace(timer, stint=stint, full=timer.left)
    runs = stint is not None and not (table.is_paused or table.is_placeless or table.sitters[seat].is_automatic)
    if not runs:
        return _stopped(timer, rhythm, now)
    if timer.since is not None:
        return timer
    if timer.reminded == LAPSED:  # he has come back while the turn that ran out still goes on
        more = timedelta(seconds=clock.increment or clock.seconds)
        timer = replace(timer, left=more, full=more, reminded=0)
    return _started(timer, rhythm, now)


def _refilled(timer: Timer, clock: Clock) -> Timer:
    """The clock between two stints."""
    left = timedelta(seconds=clock.seconds)
    if clock.increment is not None:
        left = timer.left + timedelta(seconds=clock.increment)
    lapses = timer.lapses if timer.reminded == LAPSED else 0
    return replace(timer, left=left, full=left, stint=None, reminded=0, lapses=lapses)


def _stopped(timer: Timer, rhythm: Rhythm, now: datetime) -> Timer:
    if timer.since is None:
        return timer
    left = max(timedelta(), timer.left - rhythm.charged(timer.since, now))
    return replace(timer, left=left, since=None, due_at=None, rings_at=None, away_until=None)


def _started(timer: Timer, rhythm: Rhythm, now: datetime) -> Timer:
    due = rhythm.due(now, timer.left)
    return _set(replace(timer, since=now, due_at=due, away_until=rhythm.away_until(now, due)), rhythm)


def _set(timer: Timer, rhythm: Rhythm) -> Timer:
    """A running clock with its next ring."""
    assert timer.since is not None
    for reminder, part in enumerate(_LEFT):
        if reminder >= timer.reminded and timer.left > (then := timer.full * part):
            return replace(timer, reminded=reminder, rings_at=rhythm.due(timer.since, timer.left - then))
    return replace(timer, reminded=max(timer.reminded, len(_LEFT)), rings_at=timer.due_at)


# What is due


def _reminded(table: Table, seat: int, timer: Timer, now: datetime, rhythms: Rhythms) -> Table:
    rhythm = rhythm_of(table, seat, rhythms)
    assert timer.since is not None
    passed = timer.left - rhythm.charged(timer.since, now)
    reminder = max(
        number for number, part in enumerate(_LEFT) if number == timer.reminded or passed <= timer.full * part
    )
    timers = list(table.timers)
    timers[seat] = _set(replace(timer, reminded=reminder + 1), rhythm)
    return noticed(replace(table, timers=tuple(timers)), REMINDERS[reminder], (table.sitters[seat].user_id,), now)


def _ran_out(table: Table, seat: int, timer: Timer, now: datetime) -> Table:
    clock, game = table.options.clock, table.game
    assert clock is not None
    assert game is not None
    lapses = timer.lapses + 1
    timers = list(table.timers)
    timers[seat] = replace(
        timer,
        left=timedelta(),
        since=None,
        due_at=None,
        rings_at=None,
        reminded=LAPSED,
        lapses=lapses,
        away_until=None,
    )
    users = (table.sitters[seat].user_id,)
    others = tuple(each for each in table.humans if each != seat)
    has_gone = clock.at_zero == "seat" or lapses >= PATIENCE
    stands_still = clock.at_zero == "turn" and lapses >= PATIENCE and not others
    is_given_up = clock.at_zero == "eliminate" and game.position.phase in (DRAFT_KEEP, DRAFT_TAKE)
    outcome = "abandon" if is_given_up else clock.at_zero
    if outcome in ("turn", "seat"):
        outcome = "pause" if stands_still else "seat" if has_gone and others else "turn"
    lapse = Lapse(seat, table.sitters[seat].name, table.number, now, outcome)
    table = replace(table, timers=tuple(timers), lapses=(*table.lapses, lapse))
    table = noticed(table, f"lapsed-{outcome}", users, now)
    if outcome == "abandon":
        return _given_up(table, game, now)
    if outcome == "eliminate":
        return taken_out(table, game.intervene(seat, ELIMINATE, by=TABLE, why="out of time"), now)
    if stands_still:
        return replace(table, is_paused=True)
    table = _stood_in(table, seat, is_stand_in=not has_gone or not others)
    return _asked(table, seat, now) if lapses >= PATIENCE and others else table


def _given_up(table: Table, game: Game, now: datetime) -> Table:
    """Without a winner: a table that loses one in its draft is abandoned (§9.1), later a game is called off."""
    if game.position.phase in (DRAFT_KEEP, DRAFT_TAKE):
        return replace(table, game=game.abandon(), status=ABANDONED, voices=(), motions=(), moved_at=now)
    return replace(table, status=CANCELLED, voices=(), motions=())


def voting(clock: Clock | None) -> timedelta:
    """How long people may think about a vote at a table with that clock."""
    return VOTING if clock is None or clock.is_slow else LIVE_VOTING


def _stood_in(table: Table, seat: int, *, is_stand_in: bool) -> Table:
    sitters = list(table.sitters)
    sitters[seat] = replace(sitters[seat], is_automatic=True, is_stand_in=is_stand_in)
    return replace(table, sitters=tuple(sitters))


def _asked(table: Table, seat: int, now: datetime) -> Table:
    """The others are asked whether to go on with the automatic player on that seat."""
    motion = Motion(GO_ON, UserId(0), seat, table.number, now, now + voting(table.options.clock))
    rest = tuple(each for each in table.motions if each.kind != GO_ON)
    voices = tuple(voice for voice in table.voices if voice.kind != GO_ON)
    return replace(table, motions=(*rest, motion), voices=voices)


def _votes_closed(table: Table, now: datetime) -> Table:
    for kind in [motion.kind for motion in table.motions if motion.due_at <= now]:
        table = closed(table, kind, NOT_CARRIED, now)
    return table


def _taken_back(table: Table, game: Game, timers: tuple[Timer, ...]) -> Table:
    """Seats somebody stood in at for one turn belong to their people again once it is over."""
    sitters = tuple(
        replace(sitter, is_automatic=False, is_stand_in=False)
        if sitter.is_stand_in and not (seat in table.waiting and stint_of(game, seat) == timer.stint)
        else sitter
        for (seat, sitter), timer in zip(enumerate(table.sitters), timers, strict=True)
    )
    return table if sitters == table.sitters else replace(table, sitters=sitters)
