"""What a tournament waits for, and who can move it on."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from bot.tournament.draws import FRIENDLY, OFFICIAL, lineup_size
from bot.tournament.league import FEWEST, division_sizes
from bot.tournament.operation import Role
from bot.tournament.tournament import CallCause, Stage, Tournament

GRACE: Final = timedelta(days=1)
"""How long a tournament that cannot begin waits for its organiser before it is called off."""


class Awaited(StrEnum):
    """What has to happen next."""

    CHECK_IN = "check-in"
    """The check-in opens."""
    PRESENCE = "presence"
    """People check in."""
    START = "start"
    """The first round is drawn."""
    ENTRANTS = "entrants"
    """Too few are there; there is still time."""
    ORGANISER = "organiser"
    """Too few were there when it should have begun."""
    RESULTS = "results"
    """Tables are played to their end."""
    LOT = "lot"
    """A lot decides a shared victory."""
    ANSWER = "answer"
    """A call for the referee is answered."""
    RESUMPTION = "resumption"
    """A table's time starts again."""
    DRAW = "draw"
    """The next round is drawn."""
    BREAK = "break"
    """The break before it ends."""
    REFEREE = "referee"
    """Someone has to referee before a round is drawn (§10.1)."""
    PLACE = "place"
    """Its channel is gone: it is moved to another."""


MOVES_ON: Final = {
    Awaited.CHECK_IN: Role.SYSTEM, Awaited.PRESENCE: Role.PLAYER, Awaited.START: Role.SYSTEM,
    Awaited.ENTRANTS: Role.PLAYER, Awaited.ORGANISER: Role.ORGANISER, Awaited.RESULTS: Role.PLAYER,
    Awaited.LOT: Role.REFEREE, Awaited.ANSWER: Role.REFEREE, Awaited.RESUMPTION: Role.REFEREE,
    Awaited.DRAW: Role.SYSTEM, Awaited.BREAK: Role.SYSTEM, Awaited.REFEREE: Role.ORGANISER,
    Awaited.PLACE: Role.ORGANISER,
}  # fmt: skip
"""Whose it is to act."""


@dataclass(frozen=True, slots=True)
class Wait:
    """What is waited for, at which tables, and when it ends by itself (None where only someone's act ends it)."""

    awaited: Awaited
    at: datetime | None = None
    tables: tuple[int, ...] = ()


def waits(
    tournament: Tournament, now: datetime, stuck_since: datetime | None = None, *, is_placeless: bool = False
) -> tuple[Wait, ...]:
    """Return everything a tournament waits for: nothing only once it is ended.

    `stuck_since` is when it was first noticed that it cannot begin, `is_placeless` whether its channel is gone: no
    round is drawn before it has another, nor before it has a referee.
    """
    found = _waits(tournament, now, stuck_since)
    if tournament.is_ended:
        return found
    first: list[Wait] = [Wait(Awaited.PLACE)] if is_placeless else []
    if tournament.referee is None and not tournament.is_league:
        first.append(Wait(Awaited.REFEREE))
    drawing = (Awaited.DRAW, Awaited.BREAK, Awaited.START) if first else ()
    return (*first, *(wait for wait in found if wait.awaited not in drawing))


def _waits(tournament: Tournament, now: datetime, stuck_since: datetime | None) -> tuple[Wait, ...]:
    if cannot_begin(tournament, now):
        return (Wait(Awaited.ORGANISER, (stuck_since or now) + GRACE),)
    match tournament.stage:
        case Stage.REGISTRATION if tournament.is_league:
            return (Wait(Awaited.START if _can_begin(tournament) else Awaited.ENTRANTS, tournament.plan.starts),)
        case Stage.REGISTRATION:
            return (Wait(Awaited.CHECK_IN),)
        case Stage.CHECK_IN:
            return (Wait(Awaited.PRESENCE, tournament.check_in_until),)
        case Stage.READY:
            return (Wait(Awaited.START if tournament.lineup() else Awaited.ENTRANTS, tournament.plan.starts),)
        case Stage.PLAYING:
            return _playing_waits(tournament, now)
        case _:
            return ()


def _playing_waits(tournament: Tournament, now: datetime) -> tuple[Wait, ...]:
    tables = tournament.rounds[-1].tables
    tied = tuple(table.number for table in tables if table.tied and not table.is_over)
    paused = tuple(table.number for table in tables if table.is_playing and table.is_paused)
    playing = tuple(table.number for table in tables if table.is_playing and not table.is_paused)
    # a game that is stopped waits for that, whatever it was stopped for
    asked = (CallCause.PLAYER, CallCause.ABSENT)
    called = tuple(dict.fromkeys(call.table for call in tournament.calls if call.cause in asked))
    found = (Wait(Awaited.LOT, None, tied), Wait(Awaited.ANSWER, None, called), Wait(Awaited.RESUMPTION, None, paused))
    open_ones = tuple(wait for wait in found if wait.tables)
    if playing:
        return (*open_ones, Wait(Awaited.RESULTS, None, playing))
    next_at = tournament.next_round_at
    draw = Wait(Awaited.DRAW) if next_at is None or next_at <= now else Wait(Awaited.BREAK, next_at)
    return open_ones or (draw,)


def cannot_begin(tournament: Tournament, now: datetime) -> bool:
    """Return whether it should have begun by now, and too few are there (§10.1)."""
    if tournament.stage is Stage.CHECK_IN:
        begins = tournament.check_in_until
    elif tournament.stage is Stage.READY or (tournament.is_league and tournament.stage is Stage.REGISTRATION):
        begins = tournament.plan.starts
    else:
        return False
    return begins is not None and begins <= now and not _can_begin(tournament)


def _can_begin(tournament: Tournament) -> bool:
    """Return whether enough people are there; a league's season has no check-in."""
    return bool(division_sizes(len(tournament.entrants)) if tournament.is_league else tournament.lineup())


def next_step_at(tournament: Tournament, check_in: timedelta) -> datetime | None:
    """Return when a tournament leaves its stage by itself, with a check-in of that length; None from the first draw on.

    The check-in opens so long before the start, and closes at its deadline; then the first round is drawn at the start.
    """
    match tournament.stage:
        case Stage.REGISTRATION if tournament.is_league:
            return tournament.plan.starts
        case Stage.REGISTRATION:
            return tournament.plan.starts - check_in
        case Stage.CHECK_IN:
            return tournament.check_in_until
        case Stage.READY:
            return tournament.plan.starts
        case _:
            return None


def needed_players(tournament: Tournament) -> int:
    """Return how many have to be there, at least (§10.1)."""
    return FEWEST if tournament.is_league else (OFFICIAL if tournament.official else FRIENDLY)[0]


def can_become_friendly(tournament: Tournament) -> bool:
    """Return whether those who are there could play if it weren't official."""
    present = len(tournament.present())
    return tournament.official and lineup_size(official=False, places=tournament.plan.places, present=present) > 0
