"""Registration for a tournament, and check-in before it begins (RULES §10.1)."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.tournament.actions import (
    Act,
    Announce,
    CheckIn,
    OpenCheckIn,
    Pseudonym,
    Register,
    Withdraw,
    check_text,
)
from bot.tournament.book import LARGEST
from bot.tournament.draws import FRIENDLY, OFFICIAL, ROUNDS
from bot.tournament.errors import TournamentError
from bot.tournament.tournament import PSEUDONYM, Entrant, Stage, Tournament

MOST_ENTRANTS: Final = 256
"""The most entrants, including those without a place."""
COMMITMENTS: Final = (ROUNDS + 2, ROUNDS + 1)
"""The possible numbers of commitments: one a round, one for the lots, and in newer books one for the deals."""
HASH: Final = re.compile(r"[0-9a-f]{64}")
"""A SHA-256, or 256 random bits, in hexadecimal."""


def announce_tournament(act: Act, plan: Announce) -> Tournament:
    """Return the tournament that an announcement begins. Raises `TournamentError`."""
    for name in ("title", "place", "clock"):
        check_text(name, getattr(plan, name))
    for who in (plan.organiser, plan.referee, *plan.barred):
        check_pseudonym(who)
    check_places(plan.places, official=plan.official)
    check_commitments(plan.commitments)
    if act.by.who is not None and act.by.who != plan.organiser:
        raise TournamentError("tournament-not-yours", role="organiser")
    return Tournament(plan, plan.official, plan.referee)


def check_commitments(commitments: Sequence[str]) -> None:
    """Raise `TournamentError` unless these are all commitments that an announcement has, each another."""
    kept = {commitment for commitment in commitments if HASH.fullmatch(commitment)}
    if len(kept) not in COMMITMENTS or len(kept) != len(commitments):
        raise TournamentError("tournament-commitments")


def check_places(players: int, *, official: bool) -> None:
    """Raise `TournamentError` where a tournament cannot have so many players (§10.1, §10.2)."""
    shown = players if abs(players) < LARGEST else str(players)  # texts cannot count any further
    if official and players not in OFFICIAL:
        raise TournamentError("tournament-official-number", players=shown)
    if players not in FRIENDLY:
        raise TournamentError("tournament-friendly-number", players=shown)


def check_pseudonym(who: Pseudonym) -> None:
    """Raise `TournamentError` where this isn't a pseudonym: a name or an id must never stand in the book."""
    if not PSEUDONYM.fullmatch(who):
        raise TournamentError("tournament-pseudonym", text=who)


def register_entrant(tournament: Tournament, operation: Register) -> Tournament:
    """Return the tournament with one more entrant, who waits where there are no places left.

    Raises `TournamentError`.
    """
    check_pseudonym(operation.who)
    _check_not_drawn(tournament)
    if tournament.entrant(operation.who):
        raise TournamentError("tournament-registered")
    if operation.who in (tournament.referee, tournament.candidate):
        raise TournamentError("tournament-referee-plays")
    if isinstance(tournament.plan, Announce) and operation.who in tournament.plan.barred:
        raise TournamentError("tournament-barred")
    if operation.computer and (tournament.official or tournament.is_league):
        raise TournamentError("league-computer" if tournament.is_league else "tournament-computer")
    # no one waits for a place in a league: nobody would make room for them before the next season
    limit = tournament.plan.places if tournament.is_league else MOST_ENTRANTS
    if len(tournament.entrants) >= limit:
        raise TournamentError("tournament-full", limit=limit)
    is_present = operation.computer or tournament.stage is not Stage.REGISTRATION
    entrant = Entrant(operation.who, operation.computer, is_present)
    dropped = tuple(who for who in tournament.dropped if who != operation.who)
    return tournament.with_values(entrants=(*tournament.entrants, entrant), dropped=dropped)


def withdraw_entrant(tournament: Tournament, operation: Withdraw) -> Tournament:
    """Return the tournament without a person who does not play yet. Raises `TournamentError`."""
    if operation.who in tournament.players:
        raise TournamentError("tournament-drawn")
    if not tournament.entrant(operation.who):
        raise TournamentError("tournament-not-registered")
    return tournament.with_values(entrants=tuple(each for each in tournament.entrants if each.who != operation.who))


def open_check_in(tournament: Tournament, act: Act, operation: OpenCheckIn) -> Tournament:
    """Return the tournament with the check-in on, or with a later deadline for it. Raises `TournamentError`."""
    _check_not_drawn(tournament)
    if operation.until <= act.at:
        raise TournamentError("tournament-deadline")
    return tournament.with_values(stage=Stage.CHECK_IN, check_in_until=operation.until)


def check_in_entrant(tournament: Tournament, operation: CheckIn) -> Tournament:
    """Return the tournament with an entrant present, also one without a place. Raises `TournamentError`."""
    _check_not_drawn(tournament)
    if tournament.stage is not Stage.CHECK_IN:
        raise TournamentError("tournament-check-in-off")
    entrant = tournament.entrant(operation.who)
    if entrant is None:
        raise TournamentError("tournament-not-registered")
    if entrant.is_present:
        raise TournamentError("tournament-present")
    entrants = (replace(each, is_present=True) if each.who == operation.who else each for each in tournament.entrants)
    return tournament.with_values(entrants=tuple(entrants))


def close_check_in(tournament: Tournament, act: Act) -> Tournament:
    """Return the tournament without absent entrants.

    Before the deadline it can be closed once everyone is there. Raises `TournamentError` earlier than that, and where
    too few are there.
    """
    _check_not_drawn(tournament)
    if tournament.stage is not Stage.CHECK_IN or tournament.check_in_until is None:
        raise TournamentError("tournament-check-in-off")
    absent = tuple(entrant.who for entrant in tournament.entrants if not entrant.is_present)
    if absent and act.at < tournament.check_in_until:
        at = int(tournament.check_in_until.timestamp())
        raise TournamentError("tournament-check-in-wait", at=at, missing=len(absent))
    check_lineup(tournament)
    return tournament.with_values(
        stage=Stage.READY, entrants=tournament.present(), dropped=(*tournament.dropped, *absent), check_in_until=None
    )


def check_lineup(tournament: Tournament) -> None:
    """Raise `TournamentError` where too few are there (§10.1)."""
    if not tournament.lineup():
        need = (OFFICIAL if tournament.official else FRIENDLY)[0]
        raise TournamentError("tournament-too-few", need=need, have=len(tournament.present()))


def make_friendly(tournament: Tournament) -> Tournament:
    """Return the tournament as a friendly one: any number may play, and computers (§10.1).

    Raises `TournamentError`.
    """
    _check_not_drawn(tournament)
    if not tournament.official:
        raise TournamentError("tournament-friendly-already")
    return tournament.with_values(official=False)


def _check_not_drawn(tournament: Tournament) -> None:
    if tournament.rounds:
        raise TournamentError("tournament-drawn")
