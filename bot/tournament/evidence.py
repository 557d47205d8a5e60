"""What checking an archive deals in: games played again, and contradictions found."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.reasons import Reason
from bot.tournament.draws import PlayerNumber
from bot.tournament.errors import tournament_reason


@dataclass(frozen=True, slots=True, order=True)
class Intervention:
    """A referee's line in a transcript: its number, the seat concerned, and its first word; of an undo all of it."""

    line: int
    seat: int
    word: str


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """What a game's cards follow from: a secret (in hexadecimal), and of which other one it claims to be which part."""

    commitment: str
    label: str
    secret: str


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """What a transcript replays to. `winners` are seats, None for a game without a result, empty for one given up.

    `deal` is None where the cards follow from nothing that the transcript tells.
    """

    players: int
    first: int
    choices: Mapping[str, Any]
    winners: tuple[int, ...] | None
    interventions: tuple[Intervention, ...]
    deal: PlayedDeal | None = None


class BrokenGame(Exception):
    """A transcript that does not replay: at which of its lines (the header is 1), and why."""

    def __init__(self, line: int, reason: Reason) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


Replayer = Callable[[Sequence[str]], PlayedGame]
"""Plays a transcript again. Raises `BrokenGame`. Tournaments know no game: whoever verifies brings this."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A contradiction: where in the archive, as a path through its JSON, and what is wrong there."""

    where: str
    reason: Reason


def contradiction(where: str, key: str, /, **values: str | int) -> Finding:
    """What is wrong there, by the key of its reason."""
    return Finding(where, tournament_reason(key, **values))


@dataclass(frozen=True, slots=True)
class ClaimedGame:
    """A game that the book tells of: where, by whom in the order of seats, who began, and how it ended.

    `winners` is None for a deal that was abandoned; `deals_commitment` what was announced of the secret that it was
    dealt with, None in older books.
    """

    where: str
    round: int
    table: int
    deal: int
    players: tuple[PlayerNumber, ...]
    first: int | None
    transcript: str
    winners: frozenset[PlayerNumber] | None
    interventions: tuple[Intervention, ...]
    deals_commitment: str | None = None
