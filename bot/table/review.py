"""Who may have a finished game reviewed, and what is kept of a review. Pure."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.match import Game, GameName
from bot.reasons import NO_CLAUSE, GameError, Reasons
from bot.table.table import Table
from bot.table.values import OPEN, TableId, UserId

MOST_UNREADY: Final = 3
"""Reviews that one person may be waiting for."""

REASONS: Final = Reasons({
    "review-unfinished": NO_CLAUSE,
    "review-not-yours": NO_CLAUSE,  # they have decided nothing in that game
    "review-rules": NO_CLAUSE,  # it was played by other rules than today's
    "review-game": NO_CLAUSE,  # nothing looks back on such games
    "review-enough": NO_CLAUSE,
})  # fmt: skip


class ReviewError(GameError):
    """A game cannot be reviewed for this person, or not now."""

    def __init__(self, key: str, **values: int) -> None:
        super().__init__(REASONS.reason(key, values))


@dataclass(frozen=True, slots=True)
class GameReview:
    """A review that someone has asked for: of which game and seat, and the parts of it that are done.

    `total` is how many parts there will be, None until that is known.
    """

    table: TableId
    user: UserId
    seat: int
    asked_at: datetime
    total: int | None = None
    parts: tuple[str, ...] = ()
    is_ready: bool = False


def reviewed_seat(table: Table, user: UserId, games: Mapping[GameName, Game]) -> int:
    """Return the seat for which a person may have a game reviewed: the one in which they have decided most.

    Raises `ReviewError`: the game isn't over, wasn't theirs, was played by other rules, or is one without reviews.
    """
    match, game = table.match, games[table.options.game]
    if match is None or table.status in OPEN or not match.is_over:
        raise ReviewError("review-unfinished")
    if game.reviewer is None:
        raise ReviewError("review-game")
    found = {seat: len(own_lines(table, user, seat)) for seat in range(len(table.participants))}
    seat = max(found, key=lambda each: (found[each], -each))
    if not found[seat]:
        raise ReviewError("review-not-yours")
    if table.rules != game.rules:
        raise ReviewError("review-rules", played=table.rules, now=game.rules)
    return seat


def own_lines(table: Table, user: UserId, seat: int) -> frozenset[int]:
    """Return the numbers of a seat's lines that this person has decided, and no computer or later holder."""
    assert table.match is not None
    stays = [each for each in table.seat_holders if each.seat == seat and not each.is_before_first_line]
    if stays:
        ends = (*(stay.number for stay in stays[1:]), table.number)
        mine = frozenset(
            number
            for stay, end in zip(stays, ends, strict=True)
            if stay.user_id == user and not stay.is_automatic
            for number in range(stay.number + 1, end + 1)
        )
    else:
        held = table.participants[seat]
        is_mine = held.user_id == user and not held.is_computer
        mine = frozenset(range(1, table.number + 1 if is_mine else 1))
    decided = {line.number for line in table.match.lines() if line.seat == seat and line.by is None}
    return mine & decided
