"""The book of an archive checked: every hash, and every act by the laws it was done by; draws are drawn again."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

from bot.tournament.actions import IncidentKind, Replace, Report
from bot.tournament.book import BEGINNING, Entry, hash_of, read_entry
from bot.tournament.errors import TournamentError
from bot.tournament.evidence import ClaimedGame, Finding, Intervention, contradiction
from bot.tournament.laws import happen
from bot.tournament.tournament import Incident, Round, Tournament, TournamentTable

PENALTIES: Final = {
    IncidentKind.SURPLUS: "trim",
    IncidentKind.LATE_EFFECT: "undo",
    IncidentKind.FORGOTTEN_DRAW: "refill",
    IncidentKind.CHEATING: "eliminate",
    IncidentKind.ABSENCE: "eliminate",
}
"""The word of the referee's intervention in a transcript, by incident (RULES §9)."""


@dataclass(frozen=True, slots=True)
class CheckedBook:
    """A book as far as it holds: its entries, what they lead to, the games they tell of, and what is wrong."""

    entries: tuple[Entry, ...]
    tournament: Tournament | None
    claims: tuple[ClaimedGame, ...]
    findings: tuple[Finding, ...]

    @property
    def is_whole(self) -> bool:
        """Whether it holds to its end."""
        return not self.findings


def check_book(written: Sequence[object]) -> CheckedBook:
    """The entries checked one by one. What does not fit its neighbours is found wherever it is.

    Laws are asked only as far as the chain holds: what follows an entry that was changed leads nowhere.
    """
    entries: list[Entry] = []
    claims: list[ClaimedGame] = []
    tournament: Tournament | None = None
    previous = BEGINNING
    for number, value in enumerate(written, start=1):
        where = f"book[{number - 1}]"
        try:
            if not isinstance(value, dict):
                raise TournamentError("archive-act")
            entry = read_entry(cast("dict[str, Any]", value), number, previous)
            after = happen(tournament, entry.act)
        except TournamentError as wrong:
            later = _broken_links(written, number)
            return CheckedBook(tuple(entries), tournament, tuple(claims), (Finding(where, wrong.reason), *later))
        if tournament is not None and (claim := _claim(tournament, entry, where)):
            claims.append(claim)
        entries.append(entry)
        tournament, previous = after, entry.hash
    nothing = () if written else (contradiction("book", "tournament-begin"),)
    return CheckedBook(tuple(entries), tournament, tuple(claims), nothing)


def _broken_links(written: Sequence[object], first: int) -> tuple[Finding, ...]:
    """The entries from place `first` on that do not fit their own hash, or the one before."""
    found: list[Finding] = []
    before = _hash_in(written[first - 1])
    for place in range(first, len(written)):
        value = written[place]
        where = f"book[{place}]"
        if isinstance(value, dict):
            body = dict(cast("dict[str, Any]", value))
            written_hash = body.pop("hash", None)
            if written_hash != hash_of(body):
                found.append(contradiction(where, "archive-hash"))
            elif body.get("previous") != before:
                found.append(contradiction(where, "archive-previous"))
        else:
            found.append(contradiction(where, "archive-act"))
        before = _hash_in(written[place])
    return tuple(found)


def _hash_in(value: object) -> object:
    return cast("dict[str, object]", value).get("hash") if isinstance(value, dict) else None


def _claim(tournament: Tournament, entry: Entry, where: str) -> ClaimedGame | None:
    """The game that an entry ends, where it was played; `tournament` is as it was before that entry."""
    operation = entry.act.operation
    if not isinstance(operation, Report | Replace) or operation.transcript is None:
        return None
    played = tournament.rounds[-1]
    table = played.table(operation.table)
    return ClaimedGame(
        where,
        played.number,
        table.number,
        table.deal,
        table.players,
        table.first,
        operation.transcript,
        frozenset(operation.winners) if isinstance(operation, Report) else None,
        _interventions(tournament, played, table),
        tournament.deals_commitment,
    )


def _interventions(tournament: Tournament, played: Round, table: TournamentTable) -> tuple[Intervention, ...]:
    """What the book says the referee did in a table's game."""
    return tuple(
        Intervention(incident.line, table.players.index(incident.player), _penalty(incident))
        for incident in tournament.incidents_at(played.number, table)
        if incident.line is not None
    )


def _penalty(incident: Incident) -> str:
    word = PENALTIES[incident.kind]
    return word if incident.back_to is None else f"{word} {incident.back_to}"
