"""A copy of a moment of a finished game, played on for oneself against computers. Pure.

It isn't a table: it stands in no list or record, has no clock and no vote, and pings nobody. Its players may take
back as much as they like, whatever was seen since, because all of that game is open to them anyway. Where what the
owner could not know is dealt again, the copy is as uncertain as the game was.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.match import Match
from bot.reasons import NO_CLAUSE, GameError, Reasons
from bot.table.values import TableId, UserId

MOST_LINES: Final = 2000
"""The most lines that are played in one copy."""

REASONS: Final = Reasons({
    "copy-unknown": NO_CLAUSE,  # it was given up, or is another's
    "copy-unfinished": NO_CLAUSE,  # the game has no end
    "copy-over": NO_CLAUSE,  # nobody is left to decide at that moment
    "copy-full": NO_CLAUSE,
    "copy-friend": NO_CLAUSE,  # they, or that it is shared at all
    "copy-owner": NO_CLAUSE,
})  # fmt: skip


class WhatIfError(GameError):
    """A copy refuses: it is gone, over, full, or not this person's."""

    def __init__(self, key: str) -> None:
        super().__init__(REASONS.reason(key, {}))


@dataclass(frozen=True, slots=True)
class WhatIf:
    """A copy: from which line of which table's game, who plays which seat, and what was played since.

    `revision` grows with every change; buttons carry it to recognise that they are stale. `seed` is what the cards
    hidden from the owner's seat are dealt again from; None where they are those of the game.
    """

    id: int
    owner: UserId
    table: TableId
    line: int
    seat: int
    played: tuple[tuple[int, str], ...] = ()
    friend: UserId | None = None
    friend_seat: int | None = None
    revision: int = 0
    seed: int | None = None

    @property
    def start(self) -> int:
        """The number of the last line before what is played in the copy."""
        return self.line if self.seed is None else 0

    def seat_of(self, user: int) -> int | None:
        """Return the seat of a person, None for anyone else."""
        if user == self.owner:
            return self.seat
        return self.friend_seat if self.friend is not None and user == self.friend else None

    @property
    def human_seats(self) -> tuple[int, ...]:
        """The seats that people play."""
        return (self.seat,) if self.friend_seat is None else (self.seat, self.friend_seat)


def begin_copy(
    owner: UserId, table: TableId, source: Match, line: int, seat: int | None, seed: int | None = None
) -> WhatIf:
    """Return a new copy of the game after that line, for `seat`, or the seat that decides first then.

    With a `seed` what that seat could not know is dealt again.

    Raises `WhatIfError` where nobody decides any more, or that seat is out of the game.
    """
    match = source.at(line)
    waiting = match.waiting()
    if match.is_over or not waiting:
        raise WhatIfError("copy-over")
    mine = waiting[0] if seat is None or not match.is_in(seat) else seat
    return WhatIf(0, owner, table, match.number, mine, seed=seed)


def match_of(copy: WhatIf, source: Match) -> Match:
    """Return the match as it stands in the copy. Raises `GameError` where it cannot be played on like this."""
    match = source.at(copy.line)
    if copy.seed is not None:
        match = match.redealt(copy.seat, copy.seed)
    for seat, action in copy.played:
        match = match.play(seat, action)
    return match


def play(copy: WhatIf, match: Match, seat: int, actions: Sequence[str]) -> tuple[WhatIf, Match]:
    """Return the copy and its match after these actions. Raises `GameError`."""
    if len(copy.played) >= MOST_LINES:
        raise WhatIfError("copy-full")
    for action in actions:
        match = match.play(seat, action)
    return replace(copy, played=(*copy.played, *((seat, action) for action in actions))), match


def take_back(copy: WhatIf, source: Match, seat: int) -> WhatIf:
    """Return the copy without this seat's last decision and all that followed it; as it is where there was none.

    The end of a turn goes with the choice that left nothing else to do, and cards that an effect asks for in a row go
    together.
    """
    own = [place for place, (other, _) in enumerate(copy.played) if other == seat]
    if not own:
        return copy
    left = own[-1]

    def allowed_at(count: int) -> tuple[str, ...]:
        return match_of(replace(copy, played=copy.played[:count]), source).allowed(seat)

    def is_same(one: int, other: int) -> bool:
        words = [copy.played[place][1].split(" ")[0] for place in (one, other)]
        return copy.played[other][0] == seat and words[0] == words[1] != "play"

    if left and copy.played[left - 1][0] == seat and len(allowed_at(left)) == 1:
        left -= 1
    while left and is_same(left, left - 1):
        left -= 1
    return replace(copy, played=copy.played[:left])


def share(copy: WhatIf, source: Match, friend: UserId, players: int, wanted: int | None) -> WhatIf:
    """Return the copy with a friend on another of so many seats: `wanted` if they held it in that game, else the next.

    Raises `WhatIfError` where no seat is left for them.
    """
    match = match_of(copy, source)
    others = [(copy.seat + step) % players for step in range(1, players)]
    free = [seat for seat in others if match.is_in(seat)]
    if friend == copy.owner or not free:
        raise WhatIfError("copy-friend")
    return replace(copy, friend=friend, friend_seat=wanted if wanted in free else free[0])
