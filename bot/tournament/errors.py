"""Reasons for which a tournament refuses something; each key is one of `TOURNAMENT_REASONS`.

GameError                 what a player may cause (bot.reasons)
└── TournamentError       an act that the tournament's laws do not allow, or an archive that contradicts itself
    ├── TournamentMovedOn  another line has followed in the game that was decided on
    └── NotAnArchive        a file that isn't an archive
"""

from typing import Final

from bot.reasons import NO_CLAUSE, GameError, Reason, Reasons

TOURNAMENT_REASONS: Final = Reasons({
    # key: clause; values a sentence may use
    "tournament-official-number": "§10.1",  # players
    "tournament-friendly-number": "§10.2",  # players
    "tournament-too-few": "§10.1",  # need, have
    "tournament-referee-plays": "§10.1",
    "tournament-computer": "§10.1",
    "tournament-commitments": "§10.2",
    "tournament-secret": "§10.2",  # number: the round's
    "tournament-lot-secret": "§10.8",
    "tournament-text": NO_CLAUSE,  # name: which text is blank, too long, or holds what cannot be read
    "tournament-pseudonym": NO_CLAUSE,  # text
    "tournament-not-yours": NO_CLAUSE,  # role: who may
    "tournament-begin": NO_CLAUSE,
    "tournament-registered": NO_CLAUSE,
    "tournament-not-registered": NO_CLAUSE,
    "tournament-barred": NO_CLAUSE,
    "tournament-full": NO_CLAUSE,  # limit
    "tournament-entries": NO_CLAUSE,  # limit: what one person has had written into the book
    "tournament-drawn": NO_CLAUSE,
    "tournament-early": NO_CLAUSE,
    "tournament-late": NO_CLAUSE,
    "tournament-check-in-off": NO_CLAUSE,
    "tournament-check-in-wait": NO_CLAUSE,  # at (epoch seconds), missing (how many)
    "tournament-deadline": NO_CLAUSE,
    "tournament-present": NO_CLAUSE,
    "tournament-friendly-already": NO_CLAUSE,
    "tournament-round-open": "§10.2",  # tables (how many still play)
    "tournament-no-table": NO_CLAUSE,  # number, tables (how many there are)
    "tournament-table-over": NO_CLAUSE,  # number
    "tournament-not-at-table": "§10.2",  # player, number
    "tournament-not-in-round": "§10.2",  # player, number
    "tournament-player-out": "§9.1",  # player
    "tournament-winners": "§10.2",  # number: the table's
    "tournament-winner-count": "§10.2",  # number: the round's, need, have
    "tournament-final-drawn": "§10.2",
    "tournament-tied": "§10.8",  # number
    "tournament-no-tie": "§10.8",  # number
    "tournament-transcript": NO_CLAUSE,
    "tournament-line": "§9.5",
    "tournament-paused": NO_CLAUSE,
    "tournament-running": NO_CLAUSE,
    "tournament-seconds": NO_CLAUSE,
    "tournament-time-unreadable": NO_CLAUSE,  # text
    "tournament-time-enough": NO_CLAUSE,
    "tournament-cancel-asked": NO_CLAUSE,
    "tournament-no-restore": NO_CLAUSE,
    "tournament-called": NO_CLAUSE,
    "tournament-no-call": NO_CLAUSE,  # number
    "tournament-same-referee": NO_CLAUSE,
    "tournament-not-asked": NO_CLAUSE,
    "tournament-break": NO_CLAUSE,
    "tournament-plays-there": "§10.6",  # number
    "tournament-excluded-official": NO_CLAUSE,
    "tournament-no-referee": "§10.1",
    "tournament-revealed": NO_CLAUSE,
    "tournament-unfinished": NO_CLAUSE,
    "tournament-none": NO_CLAUSE,
    "tournament-start": NO_CLAUSE,
    "tournament-start-unreadable": NO_CLAUSE,  # text
    "tournament-moved-on": NO_CLAUSE,
    "tournament-no-effect": "§9.3",  # player
    "tournament-hand-full": "§9.4",  # have, limit
    "tournament-no-game": NO_CLAUSE,  # number: the table's
    "tournament-elsewhere": NO_CLAUSE,
    "tournament-no-place": NO_CLAUSE,
    "tournament-same-place": NO_CLAUSE,
    "tournament-many": NO_CLAUSE,  # limit
    "league-weeks": NO_CLAUSE,  # least, most
    "league-at-once": NO_CLAUSE,  # least, most
    "league-too-few": NO_CLAUSE,  # need, have
    "league-computer": NO_CLAUSE,
    "league-left": NO_CLAUSE,
    "league-removed": NO_CLAUSE,
    "league-drawn": NO_CLAUSE,
    "league-no-substitute": NO_CLAUSE,
    "league-newcomer": NO_CLAUSE,
    "league-not-in": NO_CLAUSE,
    "league-own-season": NO_CLAUSE,
    "league-own-division": NO_CLAUSE,
    "league-own-cancel": NO_CLAUSE,
    "league-ban": NO_CLAUSE,  # most
    "league-banned": NO_CLAUSE,  # left: for how many seasons more
    "league-settled": NO_CLAUSE,  # number
    "league-directs": NO_CLAUSE,
    "league-operation": NO_CLAUSE,
    "league-open": NO_CLAUSE,
    "league-none": NO_CLAUSE,
    "league-clock": NO_CLAUSE,
    "archive-unreadable": NO_CLAUSE,  # line
    "archive-foreign": NO_CLAUSE,
    "archive-version": NO_CLAUSE,
    "archive-bytes": NO_CLAUSE,
    "archive-shape": NO_CLAUSE,
    "archive-number": NO_CLAUSE,  # need, have
    "archive-previous": NO_CLAUSE,
    "archive-hash": NO_CLAUSE,
    "archive-act": NO_CLAUSE,
    "archive-summary": NO_CLAUSE,
    "archive-person": NO_CLAUSE,
    "archive-name": NO_CLAUSE,
    "archive-checksum": NO_CLAUSE,
    "archive-missing": "§10.7",
    "archive-unasked": NO_CLAUSE,
    "archive-transcript-hash": NO_CLAUSE,
    "archive-seats": "§10.2",
    "archive-first": "§10.3",
    "archive-choices": "§10.4",
    "archive-deal": "DEAL",
    "archive-winners": "§10.2",
    "archive-lots": "§10.8",
    "archive-interventions": "§9.5",
})  # fmt: skip
"""All reasons of a tournament or its archive, with their clauses."""


def tournament_reason(key: str, /, **values: str | int) -> Reason:
    """Return the reason of that key."""
    return TOURNAMENT_REASONS.reason(key, values)


class TournamentError(GameError):
    """A tournament refuses. `reason` has a key of `TOURNAMENT_REASONS`; nothing was changed."""

    def __init__(self, key: str, /, **values: str | int) -> None:
        super().__init__(TOURNAMENT_REASONS.reason(key, values))


class TournamentMovedOn(TournamentError):
    """The game that was decided on has another line by now."""

    def __init__(self) -> None:
        super().__init__("tournament-moved-on")


class NotAnArchive(TournamentError):
    """This file is not a tournament's archive."""
