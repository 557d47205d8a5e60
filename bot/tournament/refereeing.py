"""The referee's acts, and requests to the referee (RULES §9, §10.1, §10.6)."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.tournament.actions import (
    Act,
    Answer,
    Appoint,
    AskReferee,
    Call,
    Cancel,
    Exclude,
    IncidentKind,
    LookAtHands,
    Move,
    Order,
    OrderKind,
    Pseudonym,
    Record,
    ResignReferee,
    Role,
    check_text,
)
from bot.tournament.draws import PlayerNumber
from bot.tournament.errors import TournamentError
from bot.tournament.registration import check_pseudonym
from bot.tournament.rounds import check_at_table, check_still_in, current_round, playing_table, with_table
from bot.tournament.tournament import Incident, OpenCall, Stage, Tournament, TournamentTable

ELIMINATING: Final = (IncidentKind.CHEATING, IncidentKind.ABSENCE)
"""Incidents that eliminate the player (§9.1)."""
EXTENSIONS: Final = range(1, 7 * 24 * 3600 + 1)
"""The possible extensions of a table's time, in seconds."""


def record_incident(tournament: Tournament, act: Act, operation: Record) -> Tournament:
    """Return the tournament with an incident at a table, and its penalty.

    A warning is possible after the game, too (§10.6). Raises `TournamentError`.
    """
    check_text("why", operation.why)
    number = len(tournament.rounds)
    if operation.kind is IncidentKind.WARNING:
        table = current_round(tournament).table(operation.table)
    else:
        table = playing_table(tournament, operation.table)
        check_still_in(table, operation.player)
    check_at_table(table, operation.player)
    earlier = tournament.incidents_at(number, table)
    _check_lines(operation, earlier)
    out = _out_after(operation, table, earlier)
    if len(out) == len(table.players):
        raise TournamentError("tournament-table-over", number=table.number)
    if out != table.out:
        tournament = with_table(tournament, replace(table, out=out))
    incident = Incident(
        act.at,
        act.by.who,
        operation.kind,
        number,
        table.number,
        table.deal,
        operation.player,
        operation.line,
        operation.back_to,
        operation.why,
    )
    return tournament.with_values(incidents=(*tournament.incidents, incident))


def _check_lines(operation: Record, earlier: Sequence[Incident]) -> None:
    """Raise `TournamentError` unless exactly penalties are lines of the game, after those before them."""
    is_penalty, is_undo = operation.kind is not IncidentKind.WARNING, operation.kind is IncidentKind.LATE_EFFECT
    if is_penalty != (operation.line is not None) or is_undo != (operation.back_to is not None):
        raise TournamentError("tournament-line")
    last = max((incident.line or 0 for incident in earlier), default=0)
    if operation.line is not None and operation.line <= last:
        raise TournamentError("tournament-line")
    if operation.line is not None and operation.back_to is not None and not 0 <= operation.back_to < operation.line:
        raise TournamentError("tournament-line")


def taken_back(incidents: Sequence[Incident], undo: Incident) -> tuple[Incident, ...]:
    """Return the penalties that a late effect has taken back with the lines of its game (§9.3), oldest first.

    `incidents` are all of the tournament, `undo` is one of them. An earlier late effect isn't taken back: what it has
    cancelled stays cancelled.
    """
    pairs, _ = _follow([each for each in incidents if _game_of(each) == _game_of(undo)])
    return next((gone for each, gone in pairs if each == undo), ())


def all_taken_back(incidents: Sequence[Incident]) -> Mapping[Incident, Incident]:
    """Return every penalty that doesn't stand any more, with the late effect that took it back."""
    return {gone: undo for undo in incidents for gone in taken_back(incidents, undo)}


def standing_penalties(earlier: Sequence[Incident], back_to: int) -> tuple[Incident, ...]:
    """Return the penalties of a game that going back to a line would take back now; `earlier` are its incidents."""
    _, standing = _follow(earlier)
    return tuple(each for each in standing if each.line is not None and each.line > back_to)


def _follow(
    incidents: Sequence[Incident],
) -> tuple[list[tuple[Incident, tuple[Incident, ...]]], tuple[Incident, ...]]:
    """Return the late effects of a game, each with the penalties that it took back, and those that stand at the end."""
    pairs: list[tuple[Incident, tuple[Incident, ...]]] = []
    standing: list[Incident] = []
    for each in incidents:
        if each.line is None:
            continue
        if each.back_to is None:
            standing.append(each)
            continue
        gone = tuple(one for one in standing if (one.line or 0) > each.back_to)
        pairs.append((each, gone))
        standing = [one for one in standing if one not in gone]
    return pairs, tuple(standing)


def _game_of(incident: Incident) -> tuple[int, int, int]:
    return incident.round, incident.table, incident.deal


def repeats(incidents: Sequence[Incident], incident: Incident) -> bool:
    """Return whether an incident applies a penalty again, right after a late effect took it back."""
    if incident.line is None or incident.back_to is not None:
        return False
    pairs, _ = _follow([each for each in incidents if _game_of(each) == _game_of(incident)])
    same = (incident.kind, incident.player, incident.why)
    return any(
        # penalties that are applied again are the lines right after the one that took them back
        0 < incident.line - (undo.line or 0) <= len(gone)
        and same in [(each.kind, each.player, each.why) for each in gone]
        for undo, gone in pairs
    )


def lost_with(incidents: Sequence[Incident], undo: Incident) -> tuple[Incident, ...]:
    """Return the penalties that a late effect took back and that were not applied again right after it."""
    following = [each for each in incidents[incidents.index(undo) + 1 :] if _game_of(each) == _game_of(undo)]
    lost: list[Incident] = []
    line = (undo.line or 0) + 1
    for gone in taken_back(incidents, undo):
        next_one = following[0] if following else None
        same = (gone.kind, gone.player, gone.why, line)
        if next_one is None or (next_one.kind, next_one.player, next_one.why, next_one.line) != same:
            lost.append(gone)
            continue
        del following[0]
        line += 1
    return tuple(lost)


def _out_after(operation: Record, table: TournamentTable, earlier: Sequence[Incident]) -> tuple[PlayerNumber, ...]:
    """Return who is out after a penalty, without those eliminated in lines that are taken back."""
    if operation.kind in ELIMINATING:
        return (*table.out, operation.player)
    if operation.back_to is None:
        return table.out
    taken_back = {
        incident.player
        for incident in earlier
        if incident.kind in ELIMINATING and incident.line is not None and incident.line > operation.back_to
    }
    return tuple(player for player in table.out if player not in taken_back)


def give_order(tournament: Tournament, operation: Order) -> Tournament:
    """Return the tournament with the time of a table, or of all that play, stopped or running again.

    More time changes nothing here: the table's clock gets it, and the book has the act. Raises `TournamentError`.
    """
    check_text("why", operation.why)
    is_extension = operation.kind is OrderKind.EXTEND
    if is_extension != (operation.seconds is not None) or (
        operation.seconds is not None and operation.seconds not in EXTENSIONS
    ):
        raise TournamentError("tournament-seconds")
    if operation.table is not None:
        tables = [playing_table(tournament, operation.table)]
    else:
        tables = [table for table in current_round(tournament).tables if table.is_playing]
    if is_extension:
        return tournament
    is_paused = operation.kind is OrderKind.PAUSE
    changing = [table for table in tables if table.is_paused != is_paused]
    if not changing:
        raise TournamentError("tournament-paused" if is_paused else "tournament-running")
    for table in changing:
        tournament = with_table(tournament, replace(table, is_paused=is_paused))
    return tournament


def call_referee(tournament: Tournament, act: Act, operation: Call) -> Tournament:
    """Return the tournament with a player's call for the referee, one at a time. Raises `TournamentError`."""
    table = playing_table(tournament, operation.table)
    check_at_table(table, operation.player)
    if act.by.who is not None and tournament.number_of(act.by.who) != operation.player:
        raise TournamentError("tournament-not-yours", role="player")
    if any(each.call.player == operation.player for each in tournament.calls):
        raise TournamentError("tournament-called")
    call = OpenCall(tournament.call_count + 1, act.at, operation)
    return tournament.with_values(calls=(*tournament.calls, call), call_count=call.number)


def answer_call(tournament: Tournament, operation: Answer) -> Tournament:
    """Return the tournament without a call that has been answered. Raises `TournamentError`."""
    check_text("why", operation.why)
    calls = tuple(each for each in tournament.calls if each.number != operation.call)
    if len(calls) == len(tournament.calls):
        raise TournamentError("tournament-no-call", number=operation.call)
    return tournament.with_values(calls=calls)


def look_at_hands(tournament: Tournament, operation: LookAtHands) -> Tournament:
    """Return the tournament after the referee has looked at a table's hands: nothing changes but the book.

    Raises `TournamentError`.
    """
    check_text("why", operation.why)
    playing_table(tournament, operation.table)
    if operation.line < 0:
        raise TournamentError("tournament-line")
    return tournament


def appoint_referee(tournament: Tournament, operation: Appoint) -> Tournament:
    """Return the tournament with another referee, who does not take part (§10.1). Raises `TournamentError`."""
    check_pseudonym(operation.referee)
    if operation.referee == tournament.referee:
        raise TournamentError("tournament-same-referee")
    check_takes_no_part(tournament, operation.referee)
    return tournament.with_values(referee=operation.referee, candidate=None)


def ask_referee(tournament: Tournament, operation: AskReferee) -> Tournament:
    """Return the tournament with a person asked to be its referee (§10.1), in place of who was asked before.

    Who is the referee stays so until the other accepts. The one whom the announcement names is asked right after it,
    and isn't the referee before they accept; older books ask no one. Raises `TournamentError`.
    """
    check_pseudonym(operation.referee)
    is_announced = tournament.version == 1 and operation.referee == tournament.referee
    if operation.referee in (tournament.referee, tournament.candidate) and not is_announced:
        raise TournamentError("tournament-same-referee")
    check_takes_no_part(tournament, operation.referee)
    referee = None if is_announced else tournament.referee
    return tournament.with_values(referee=referee, candidate=operation.referee)


def accept_referee(tournament: Tournament, act: Act) -> Tournament:
    """Return the tournament with the referee who has accepted; raises `TournamentError` for who wasn't asked."""
    is_needed = act.by.role is Role.REFEREE and tournament.referee is None
    if act.by.who is None or (act.by.who != tournament.candidate and not is_needed):
        raise TournamentError("tournament-not-asked")
    check_takes_no_part(tournament, act.by.who)
    return tournament.with_values(referee=act.by.who, candidate=None)


def decline_referee(tournament: Tournament, act: Act) -> Tournament:
    """Return the tournament without the request; raises `TournamentError` for who wasn't asked."""
    if act.by.who is None or act.by.who != tournament.candidate:
        raise TournamentError("tournament-not-asked")
    return tournament.with_values(candidate=None)


def resign_referee(tournament: Tournament, act: Act, operation: ResignReferee) -> Tournament:
    """Return the tournament without a referee; who is asked to be the next stays asked. Raises `TournamentError`."""
    check_text("why", operation.why)
    if tournament.referee is None or act.by.who not in (None, tournament.referee):
        raise TournamentError("tournament-not-yours", role="referee")
    return tournament.with_values(referee=None)


def check_takes_no_part(tournament: Tournament, who: Pseudonym) -> None:
    """Raise `TournamentError` where someone who acts as a referee is a participant (§10.1)."""
    if tournament.entrant(who) or who in tournament.players:
        raise TournamentError("tournament-referee-plays")


def exclude_spectator(tournament: Tournament, operation: Exclude) -> Tournament:
    """Return the tournament after a spectator was told off: nothing changes but the book. Raises `TournamentError`.

    Who plays at the table is no spectator there: a warning or an elimination is for them (§10.6, §9.1).
    """
    check_text("why", operation.why)
    check_pseudonym(operation.who)
    table = current_round(tournament).table(operation.table)
    player = tournament.number_of(operation.who)
    if player is not None and player in table.players:
        raise TournamentError("tournament-plays-there", number=table.number)
    if operation.who in (tournament.referee, tournament.plan.organiser):
        raise TournamentError("tournament-excluded-official")
    return tournament


def move_place(tournament: Tournament, operation: Move) -> Tournament:
    """Return the tournament at another place, or with a table of the round at another. Raises `TournamentError`."""
    check_text("place", operation.place)
    if operation.table is None:
        return tournament.with_values(moved_to=operation.place)
    playing_table(tournament, operation.table)
    return tournament


def cancel_tournament(tournament: Tournament, operation: Cancel) -> Tournament:
    """Return the tournament called off for good. Raises `TournamentError`."""
    check_text("why", operation.why)
    return tournament.with_values(stage=Stage.CANCELLED, calls=())
