"""What a person may do at a table beside the rules, and why not where he may not: asked of those who decide it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal

from bot.manager import lobby, play, votes
from bot.manager.values import PLAYING, Limits, Table, UserId
from bot.rules import GameError, Reason
from bot.rules.position import DRAFT_KEEP, DRAFT_TAKE

Name = Literal["undo", "back", "away", "nudge", "absent", "resign", "rematch"]


@dataclass(frozen=True, slots=True)
class Deed:
    """One of them; `refusal` is what asking for it now would say, None where it would be done."""

    name: Name
    refusal: Reason | None


def deeds(table: Table, user: UserId, now: datetime, limits: Limits) -> tuple[Deed, ...]:
    """All that is worth a word for this person, who has a seat in a game here; nothing is changed."""
    return tuple(Deed(name, _refusal(_ASKED[name], table, user, now, limits)) for name in _names(table, user))


def _names(table: Table, user: UserId) -> Iterator[Name]:
    seat = table.seat_of(user)
    if table.status != PLAYING:
        yield "rematch"
        return
    if seat is None or play.is_out(table, user):
        return
    if table.sitters[seat].is_automatic:
        yield "back"
    else:
        if table.game is not None and table.game.position.phase not in (DRAFT_KEEP, DRAFT_TAKE):
            yield "undo"  # the draft knows none
        if len(table.people) > 1:
            yield "away"
            if seat not in table.waiting:
                yield from ("nudge", "absent")
    yield "resign"


Asked = Callable[[Table, UserId, datetime, Limits], object]


def _refusal(asked: Asked, table: Table, user: UserId, now: datetime, limits: Limits) -> Reason | None:
    try:
        asked(table, user, now, limits)
    except GameError as error:
        return error.reason
    return None


_ASKED: Final[dict[Name, Asked]] = {
    "undo": lambda table, user, now, limits: play.own_undo(*play.in_play(table, user)),
    "back": lambda table, user, now, limits: votes.come_back(table, user),
    "away": lambda table, user, now, limits: votes.away(table, user),
    "nudge": lambda table, user, now, limits: votes.nudge(table, user, now, limits.nudge_interval),
    "absent": lambda table, user, now, limits: votes.hand_over(table, user, now, limits.vote_after),
    "resign": lambda table, user, now, limits: play.resigned(table, user, now),
    "rematch": lambda table, user, now, limits: lobby.again(table, user, now),
}
