"""The deal of the week: the same cards for all, played alone against a computer, once from each of two seats. Pure.

What is fair about it, and what isn't:

- Everyone has the same cards from a seat, and gets the same answers to the same moves, against one level of computer
  for the whole week. Nothing can be taken back. Each seat is played once, even by people who had themselves forgotten
  in between (`played_hash`).
- Each seat has cards of its own, and the second one opens when the game from the first is over: no game shows what is
  hidden in the other. (In a week that had begun before this was so, both seats have one deal.)
- Nobody chooses the cards: the commitment is published a week before, the secret when the week is over.
- Anyone with a second account can try a seat with it first. Nothing here excludes that, and the standings say so.
  Accounts made after the week began are not compared, so that none are made only to lose.

Each game is compared with every other person's game from the same seat against the same level of computer: 2 points for
a better result, 1 for an equal one. A victory is better than a shared one, and that is better than a defeat; of two
victories the one in fewer turns is better, of two defeats the one after more. A game that the week's end has cut short
is a defeat after no turn. What someone has is the share of the points that they could have.
"""

from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time, timedelta
from fractions import Fraction
from typing import Final

from bot.chance import CARDS, DEAL, SecretShuffler, deal_commitment, deal_key
from bot.match import Game, Match
from bot.reasons import NO_CLAUSE, GameError, Reasons
from bot.table.forgetting import person_hash
from bot.table.values import Level, UserId

PLAYERS: Final = 2
"""The seats of a game."""
BOARDS: Final = tuple(range(PLAYERS))
"""The boards of a week, each named for the seat from which it is played."""
LEVELS: Final = (Level.NORMAL, Level.EXPERT)
"""The computers against which a person may play."""
SEAT_WORD: Final = "seat"
"""Stands in place of the word of the person's seat, so that each seat has other cards."""
WON, SHARED, LOST = 2, 1, 0
_ALONE: Final = "alone"
_DISCORD_EPOCH: Final = datetime(2015, 1, 1, tzinfo=UTC)

REASONS: Final = Reasons({
    "duplicate-over": NO_CLAUSE,  # that week is over
    "duplicate-unplayed": NO_CLAUSE,  # only those who have played it may see it
    "duplicate-early": NO_CLAUSE,  # its cards are open once the week is over
    "duplicate-level": NO_CLAUSE,  # begun against another computer
    "duplicate-first": NO_CLAUSE,  # the second seat opens when the game from the first is over
    "duplicate-forgotten": NO_CLAUSE,  # they have played it, and had their data deleted since
})  # fmt: skip


class DuplicateError(GameError):
    """The week is over, not over yet, or was not played; or a seat isn't open."""

    def __init__(self, key: str) -> None:
        super().__init__(REASONS.reason(key, {}))


@dataclass(frozen=True, slots=True)
class Seal:
    """The secret of a week, and when it was made; None where that is not known."""

    secret: bytes = field(repr=False)
    made_at: datetime | None = None
    is_by_seat: bool = True
    """Whether each seat has cards of its own."""
    is_withheld: bool = False
    """Whether the secret is never told: a game at a table, begun before this was played alone only, has its cards."""


@dataclass(frozen=True, slots=True)
class Board:
    """One person's game of a week. `outcome` and `turns` are those of a game that is over.

    `level` is that of the computer.
    """

    week: date
    user: UserId
    seat: int
    name: str
    guild: int | None
    is_listed: bool = True
    played: tuple[tuple[int, str], ...] = ()
    revision: int = 0
    outcome: int | None = None
    turns: int = 0
    level: str = Level.NORMAL.value


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


def starts_at(week: date) -> datetime:
    """Return when a week begins."""
    return datetime.combine(week, time(), UTC)


def label_of(week: date) -> str:
    """Return the name of a week's deal, to which its commitment binds it: `duplicate-2026-W48`."""
    year, number, _ = week.isocalendar()
    return f"duplicate-{year}-W{number:02}"


def commitment_of(week: date, secret: bytes) -> str:
    """Return what is published of a week's secret before it begins (DEAL, commitment)."""
    return deal_commitment(label_of(week), secret)


def words_at(seat: int | None) -> list[str]:
    """Return what stands in place of the players' words for a seat, None for both (DEAL, the deal of the week)."""
    return [SEAT_WORD if each == seat else "" for each in BOARDS]


def deal_of(week: date, secret: bytes, game: Game, seat: int | None) -> Match:
    """Return the game that everybody plays in a week from a seat, None for both; the First Player is drawn (DEAL)."""
    return game.start(PLAYERS, {}, SecretShuffler(deal_key(label_of(week), secret, words_at(seat)), CARDS))


def proof_of(week: date, secret: bytes, seat: int | None) -> dict[str, object]:
    """Return the keys of a transcript's header that prove a week's deal, once the week is over."""
    fields = {"scheme": DEAL, "words": words_at(seat), "seats": None, "secret": secret.hex()}
    return {"id": label_of(week), "commitment": commitment_of(week, secret), "deal": fields}


def match_of(start: Match, played: Sequence[tuple[int, str]]) -> Match:
    """Return the match after these actions of seats. Raises `GameError` where one is not allowed."""
    match = start
    for seat, action in played:
        match = match.play(seat, action)
    return match


def turns_of(start: Match, played: Sequence[tuple[int, str]]) -> Counter[int]:
    """Return how many turns each seat has begun."""
    match, turns, last = start, Counter[int](), dict[int, object]()
    for seat, action in played:
        if (turn := match.turn_id(seat)) != last.get(seat, match):
            turns[seat] += 1
            last[seat] = turn
        match = match.play(seat, action)
    return turns


def outcome_of(match: Match, seat: int) -> int:
    """Return what a game that is over is worth to a seat."""
    if seat not in match.winners:
        return LOST
    return WON if len(match.winners) == 1 else SHARED


# People


def check_opens(boards: Sequence[Board], seat: int, level: str) -> None:
    """Raise `DuplicateError` where someone with these boards of a week may not begin the one of a seat."""
    for board in boards:
        if board.level != level:
            raise DuplicateError("duplicate-level")
        if board.seat != seat and board.outcome is None:
            raise DuplicateError("duplicate-first")


def played_hash(secret: bytes, user: int) -> str:
    """Return a hash of a person, keyed with the week's secret.

    It is kept until the week's end once they have had their data deleted, so that they can't play the same cards twice.
    """
    return person_hash(secret.hex(), f"{user} {_ALONE}")


# Scores


def account_made_at(user: int) -> datetime:
    """Return when a Discord account was made: its id says so."""
    return _DISCORD_EPOCH + timedelta(milliseconds=max(user, 0) >> 22)


def is_too_new(user: int, week: date) -> bool:
    """Return whether an account was made after the week began, perhaps as someone's second account."""
    return account_made_at(user) >= starts_at(week)


def _rank(board: Board) -> tuple[int, int]:
    """Return how good a result is: the greater is better."""
    if board.outcome is None:
        return LOST, 0
    return board.outcome, {WON: -board.turns, SHARED: 0, LOST: board.turns}[board.outcome]


def scores(boards: Sequence[Board], *, is_over: bool) -> dict[UserId, Score]:
    """Return everyone's score, where nobody has two boards of one seat.

    Until the week `is_over` only games that are over count.
    """
    counted = [
        board
        for board in boards
        if (board.outcome is not None or is_over) and not is_too_new(board.user, board.week)
    ]  # fmt: skip
    ranks = defaultdict[tuple[str, int], list[tuple[int, int]]](list)
    for board in counted:
        ranks[board.level, board.seat].append(_rank(board))
    for found in ranks.values():
        found.sort()
    points, most = Counter[UserId](), Counter[UserId]()
    for board in counted:
        same, rank = ranks[board.level, board.seat], _rank(board)
        # one for each that is not better and one for each that is worse, less one for the board itself
        points[board.user] += bisect_right(same, rank) + bisect_left(same, rank) - 1
        most[board.user] += 2 * (len(same) - 1)
    finished = Counter(board.user for board in boards if board.outcome is not None)
    return {
        user: Score(user, Fraction(points[user], most[user]) if most[user] else None, finished[user])
        for user in dict.fromkeys(board.user for board in boards)
    }
