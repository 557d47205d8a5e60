"""What a person may do at a table beside the rules, and why not where he may not: asked of those who decide it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal

from bot.reasons import GameError, Reason
from bot.table import absence, lobby, play, proposals, votes
from bot.table.kinds import Status, VoteKind
from bot.table.limits import Limits
from bot.table.motions import BackTo
from bot.table.table import Table
from bot.table.values import UserId

Name = Literal[
    "undo", "back", "away", "nudge", "absent", "pause", "go-on", "extend", "take-back", "call-off", "resign", "rematch"
]


@dataclass(frozen=True, slots=True)
class TableAction:
    """Something a person may do at a table beside the rules.

    `refusal` is what asking for it now would be answered, None where it would be done.
    """

    name: Name
    refusal: Reason | None


def table_actions(table: Table, user: UserId, now: datetime, limits: Limits) -> tuple[TableAction, ...]:
    """What somebody with a seat here may ask for in the table's present state, refused or not; nothing is changed."""
    return tuple(TableAction(name, _refusal(_ASKED[name], table, user, now, limits)) for name in _names(table, user))


def _names(table: Table, user: UserId) -> Iterator[Name]:
    seat = table.seat_of(user)
    if table.status != Status.PLAYING:
        yield from ("rematch",) if table.policy.allows_rematch else ()
        return
    if seat is None or play.is_out(table, user):
        return
    if table.sitters[seat].is_automatic:
        yield "back"
    else:
        if not table.policy.allows_agreements:  # the referee decides the rest
            yield from ("nudge",) if seat not in table.waiting else ()
            return
        if table.match is not None and not table.match.is_preparing:
            yield "undo"  # a game that is prepared knows none
        if len(table.persons) > 1:
            yield "away"
            if seat not in table.waiting:
                yield from ("nudge", "absent")
        yield from _asked(table)
    yield "resign"


def _asked(table: Table) -> Iterator[Name]:
    """What a vote decides, where there is anybody to vote; also what somebody alone may ask for."""
    if table.is_paused:
        yield "go-on"
    elif len(table.persons) > 1 or table.options.clock is not None:
        yield "pause"
    if table.options.clock is not None:
        yield "extend"
    yield "take-back"  # free against computers alone
    if len(table.persons) > 1:
        yield "call-off"


Asked = Callable[[Table, UserId, datetime, Limits], object]


def _refusal(asked: Asked, table: Table, user: UserId, now: datetime, limits: Limits) -> Reason | None:
    try:
        asked(table, user, now, limits)
    except GameError as error:
        return error.reason
    return None


def _take_back(table: Table, user: UserId, now: datetime, limits: Limits) -> None:
    back, _ = proposals.undo_points(table, user)
    votes.proposed(table, user, VoteKind.UNDO, now, {}, limits, subject=BackTo(table.number if back is None else back))


_ASKED: Final[dict[Name, Asked]] = {
    "undo": lambda table, user, now, limits: play.in_play(table, user) and play.own_undo(*play.undoable(table, user)),
    "back": lambda table, user, now, limits: absence.come_back(table, user, now),
    "away": lambda table, user, now, limits: absence.away(table, user, now),
    "nudge": lambda table, user, now, limits: absence.nudge(table, user, now, limits.nudge_interval),
    # nobody's hours are known here: they lengthen a vote, and decide nothing about whether it may be opened
    "absent": lambda table, user, now, limits: votes.proposed(table, user, VoteKind.AUTOMATIC, now, {}, limits),
    "pause": lambda table, user, now, limits: votes.proposed(table, user, VoteKind.PAUSE, now, {}, limits),
    "go-on": lambda table, user, now, limits: votes.resumed(table, user, now),
    "extend": lambda table, user, now, limits: votes.proposed(table, user, VoteKind.EXTEND, now, {}, limits),
    "take-back": lambda table, user, now, limits: _take_back(table, user, now, limits),
    "call-off": lambda table, user, now, limits: votes.proposed(table, user, VoteKind.CANCEL, now, {}, limits),
    "resign": lambda table, user, now, limits: play.resigned(table, user, now),
    "rematch": lambda table, user, now, limits: lobby.again(table, user, now),
}
