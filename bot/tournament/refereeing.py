"""What the referee does, and what he is asked (RULES §9, §10.1, §10.6)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.tournament.actions import (
    Act,
    Answer,
    Appoint,
    Call,
    Cancel,
    IncidentKind,
    Order,
    OrderKind,
    Pseudonym,
    Record,
    check_text,
)
from bot.tournament.draws import PlayerNumber
from bot.tournament.errors import TournamentError
from bot.tournament.registration import check_pseudonym
from bot.tournament.rounds import check_at_table, check_still_in, current_round, playing_table, with_table
from bot.tournament.tournament import Incident, OpenCall, Stage, Tournament, TournamentTable

ELIMINATING: Final = (IncidentKind.CHEATING, IncidentKind.ABSENCE)
"""Incidents after which the player is out of the game (§9.1)."""
EXTENSIONS: Final = range(1, 7 * 24 * 3600 + 1)
"""How many seconds a table may get at once."""


def record_incident(tournament: Tournament, act: Act, deed: Record) -> Tournament:
    """With an incident at a table, and its penalty; a warning is possible after the game, too (§10.6).

    Raises `TournamentError`.
    """
    check_text("why", deed.why)
    number = len(tournament.rounds)
    if deed.kind is IncidentKind.WARNING:
        table = current_round(tournament).table(deed.table)
    else:
        table = playing_table(tournament, deed.table)
        check_still_in(table, deed.player)
    check_at_table(table, deed.player)
    earlier = tournament.incidents_at(number, table)
    _check_lines(deed, earlier)
    out = _out_after(deed, table, earlier)
    if len(out) == len(table.players):
        raise TournamentError("tournament-table-over", number=table.number)
    if out != table.out:
        tournament = with_table(tournament, replace(table, out=out))
    incident = Incident(
        act.at, act.by.who, deed.kind, number, table.number, table.deal, deed.player, deed.line, deed.back_to, deed.why
    )
    return tournament.changed(incidents=(*tournament.incidents, incident))


def _check_lines(deed: Record, earlier: Sequence[Incident]) -> None:
    """Raises `TournamentError` unless a penalty, and nothing else, is a line of the game, after those before it."""
    is_penalty, is_undo = deed.kind is not IncidentKind.WARNING, deed.kind is IncidentKind.LATE_EFFECT
    if is_penalty != (deed.line is not None) or is_undo != (deed.back_to is not None):
        raise TournamentError("tournament-line")
    last = max((incident.line or 0 for incident in earlier), default=0)
    if deed.line is not None and deed.line <= last:
        raise TournamentError("tournament-line")
    if deed.line is not None and deed.back_to is not None and not 0 <= deed.back_to < deed.line:
        raise TournamentError("tournament-line")


def _out_after(deed: Record, table: TournamentTable, earlier: Sequence[Incident]) -> tuple[PlayerNumber, ...]:
    """Who is out after a penalty: one more after an elimination; who was eliminated in lines taken back is not."""
    if deed.kind in ELIMINATING:
        return (*table.out, deed.player)
    if deed.back_to is None:
        return table.out
    taken_back = {
        incident.player
        for incident in earlier
        if incident.kind in ELIMINATING and incident.line is not None and incident.line > deed.back_to
    }
    return tuple(player for player in table.out if player not in taken_back)


def give_order(tournament: Tournament, deed: Order) -> Tournament:
    """With the time of a table, or of all that play, stopped or running again. Raises `TournamentError`.

    More time changes nothing here: the table's clock gets it, and the book has the act.
    """
    check_text("why", deed.why)
    is_extension = deed.kind is OrderKind.EXTEND
    if is_extension != (deed.seconds is not None) or (deed.seconds is not None and deed.seconds not in EXTENSIONS):
        raise TournamentError("tournament-seconds")
    if deed.table is not None:
        tables = [playing_table(tournament, deed.table)]
    else:
        tables = [table for table in current_round(tournament).tables if table.is_playing]
    if is_extension:
        return tournament
    is_paused = deed.kind is OrderKind.PAUSE
    changing = [table for table in tables if table.is_paused != is_paused]
    if not changing:
        raise TournamentError("tournament-paused" if is_paused else "tournament-running")
    for table in changing:
        tournament = with_table(tournament, replace(table, is_paused=is_paused))
    return tournament


def call_referee(tournament: Tournament, act: Act, deed: Call) -> Tournament:
    """With a player's call for the referee, one at a time. Raises `TournamentError`."""
    table = playing_table(tournament, deed.table)
    check_at_table(table, deed.player)
    if act.by.who is not None and tournament.number_of(act.by.who) != deed.player:
        raise TournamentError("tournament-not-yours", role="player")
    if any(each.call.player == deed.player for each in tournament.calls):
        raise TournamentError("tournament-called")
    call = OpenCall(tournament.call_count + 1, act.at, deed)
    return tournament.changed(calls=(*tournament.calls, call), call_count=call.number)


def answer_call(tournament: Tournament, deed: Answer) -> Tournament:
    """Without a call that has been answered. Raises `TournamentError`."""
    check_text("why", deed.why)
    calls = tuple(each for each in tournament.calls if each.number != deed.call)
    if len(calls) == len(tournament.calls):
        raise TournamentError("tournament-no-call", number=deed.call)
    return tournament.changed(calls=calls)


def appoint_referee(tournament: Tournament, deed: Appoint) -> Tournament:
    """With another referee, who does not take part (§10.1). Raises `TournamentError`."""
    check_pseudonym(deed.referee)
    if deed.referee == tournament.referee:
        raise TournamentError("tournament-same-referee")
    check_takes_no_part(tournament, deed.referee)
    return tournament.changed(referee=deed.referee)


def check_takes_no_part(tournament: Tournament, who: Pseudonym) -> None:
    """Raises `TournamentError` where somebody who acts as a referee is a participant (§10.1)."""
    if tournament.entrant(who) or who in tournament.players:
        raise TournamentError("tournament-referee-plays")


def cancel_tournament(tournament: Tournament, deed: Cancel) -> Tournament:
    """Called off for good. Raises `TournamentError`."""
    check_text("why", deed.why)
    return tournament.changed(stage=Stage.CANCELLED, calls=())
