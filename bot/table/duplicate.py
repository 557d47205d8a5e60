"""The same deal for all: one a week, which each person plays once from each seat, and how the games are compared. Pure.

Each game is compared with every other person's game from the same seat: 2 points for a better result, 1 for an equal
one. A victory is better than a shared one, and that is better than a defeat; of two victories the one in fewer turns is
better, of two defeats the one after more. A game that the week's end has cut short is a defeat after no turn. What
someone has is the share of the points that they could have.
"""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from fractions import Fraction
from typing import Final

from bot.chance import CARDS, DEAL, SecretShuffler, deal_commitment, deal_key
from bot.match import Game, Match
from bot.reasons import NO_CLAUSE, GameError, Reasons
from bot.table.values import UserId

PLAYERS: Final = 2
BOARDS: Final = tuple(range(PLAYERS))
"""The boards of a week, each named for the seat from which it is played."""
WON, SHARED, LOST = 2, 1, 0

REASONS: Final = Reasons({
    "duplicate-over": NO_CLAUSE,  # that week is over
    "duplicate-unplayed": NO_CLAUSE,  # only those who have played it may see it
    "duplicate-early": NO_CLAUSE,  # its cards are open once the week is over
})  # fmt: skip


class DuplicateError(GameError):
    """The week is over, not over yet, or was not played."""

    def __init__(self, key: str) -> None:
        super().__init__(REASONS.reason(key, {}))


@dataclass(frozen=True, slots=True)
class Board:
    """One person's game of a week. `outcome` and `turns` are those of a game that is over."""

    week: date
    user: UserId
    seat: int
    name: str
    guild: int | None
    is_listed: bool
    played: tuple[tuple[int, str], ...] = ()
    revision: int = 0
    outcome: int | None = None
    turns: int = 0


@dataclass(frozen=True, slots=True)
class Score:
    """What someone has in a week: a share of the points from 0 to 1, None while there is nothing to compare."""

    user: UserId
    share: Fraction | None
    finished: int
    """How many of their games are over."""


def week_of(day: date) -> date:
    """Return the Monday of a day's week."""
    return day - timedelta(days=day.weekday())


def label_of(week: date) -> str:
    """Return the name of a week's deal, to which its commitment binds it: `duplicate-2026-W48`."""
    year, number, _ = week.isocalendar()
    return f"duplicate-{year}-W{number:02}"


def commitment_of(week: date, secret: bytes) -> str:
    """Return what is published of a week's secret before it begins (DEAL, commitment)."""
    return deal_commitment(label_of(week), secret)


def deal_of(week: date, secret: bytes, game: Game) -> Match:
    """Return the game that everybody plays in a week: nobody has a word, and the First Player is drawn (DEAL)."""
    key = deal_key(label_of(week), secret, [""] * PLAYERS)
    return game.start(PLAYERS, {}, SecretShuffler(key, CARDS))


def proof_of(week: date, secret: bytes) -> dict[str, object]:
    """Return the keys of a transcript's header that prove a week's deal, once the week is over."""
    fields = {"scheme": DEAL, "words": [""] * PLAYERS, "seats": None, "secret": secret.hex()}
    return {"id": label_of(week), "commitment": commitment_of(week, secret), "deal": fields}


def match_of(board: Board, start: Match) -> tuple[Match, int]:
    """Return the match of a board, and how many turns its person has begun."""
    match, turns, last = start, 0, object()
    for seat, action in board.played:
        if seat == board.seat and (turn := match.turn_id(seat)) != last:
            turns, last = turns + 1, turn
        match = match.play(seat, action)
    return match, turns


def outcome_of(match: Match, seat: int) -> int:
    """Return what a game that is over is worth to a seat."""
    if seat not in match.winners:
        return LOST
    return WON if len(match.winners) == 1 else SHARED


def _rank(board: Board) -> tuple[int, int]:
    """Return how good a result is: the greater is better."""
    if board.outcome is None:
        return LOST, 0
    return board.outcome, {WON: -board.turns, SHARED: 0, LOST: board.turns}[board.outcome]


def scores(boards: Sequence[Board], *, is_over: bool) -> Mapping[UserId, Score]:
    """Return everyone's score, where nobody has two boards of one seat.

    Until the week `is_over` only games that are over count.
    """
    counted = [board for board in boards if is_over or board.outcome is not None]
    ranks = {seat: sorted(_rank(board) for board in counted if board.seat == seat) for seat in BOARDS}
    points, most = Counter[UserId](), Counter[UserId]()
    for board in counted:
        same, rank = ranks[board.seat], _rank(board)
        # one for each that is not better and one for each that is worse, less one for the board itself
        points[board.user] += bisect_right(same, rank) + bisect_left(same, rank) - 1
        most[board.user] += 2 * (len(same) - 1)
    finished = Counter(board.user for board in boards if board.outcome is not None)
    return {
        user: Score(user, Fraction(points[user], most[user]) if most[user] else None, finished[user])
        for user in dict.fromkeys(board.user for board in boards)
    }
