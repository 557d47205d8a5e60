"""What a person may do at a table beside the rules, and why not where he may not: asked of those who decide it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Final

from bot.reasons import GameError, Reason
from bot.table import absence, lobby, play, proposals, votes
from bot.table.kinds import Status, VoteKind
from bot.table.limits import Limits
from bot.table.motions import BackTo
from bot.table.table import Table
from bot.table.values import UserId


class ActionName(StrEnum):
    """What such an action is called, also in the keys of its texts."""

    UNDO = "undo"
    BACK = "back"
    AWAY = "away"
    NUDGE = "nudge"
    ABSENT = "absent"
    PAUSE = "pause"
    GO_ON = "go-on"
    EXTEND = "extend"
    TAKE_BACK = "take-back"
    CALL_OFF = "call-off"
    RESIGN = "resign"
    REMATCH = "rematch"


@dataclass(frozen=True, slots=True)
class TableAction:
    """Something a person may do at a table beside the rules.

    `refusal` is what asking for it now would be answered, None where it would be done.
    """

    name: ActionName
    refusal: Reason | None


def table_actions(table: Table, user: UserId, now: datetime, limits: Limits) -> tuple[TableAction, ...]:
    """What somebody with a seat here may ask for in the table's present state, refused or not; nothing is changed."""
    return tuple(TableAction(name, _refusal(_ASKED[name], table, user, now, limits)) for name in _names(table, user))


def _names(table: Table, user: UserId) -> Iterator[ActionName]:
    seat = table.seat_of(user)
    if table.status != Status.PLAYING:
        yield from (ActionName.REMATCH,) if table.policy.allows_rematch else ()
        return
    if seat is None or play.is_out(table, user):
        return
    if table.sitters[seat].is_automatic:
        yield ActionName.BACK
    else:
        if not table.policy.allows_agreements:  # the referee decides the rest
            yield from (ActionName.NUDGE,) if seat not in table.waiting else ()
            return
        if table.match is not None and not table.match.is_preparing:
            yield ActionName.UNDO  # a game that is prepared knows none
        if len(table.persons) > 1:
            yield ActionName.AWAY
            if seat not in table.waiting:
                yield from (ActionName.NUDGE, ActionName.ABSENT)
        yield from _asked(table)
    yield ActionName.RESIGN


def _asked(table: Table) -> Iterator[ActionName]:
    """What a vote decides, where there is anybody to vote; also what somebody alone may ask for."""
    if table.is_paused:
        yield ActionName.GO_ON
    elif len(table.persons) > 1 or table.options.clock is not None:
        yield ActionName.PAUSE
    if table.options.clock is not None:
        yield ActionName.EXTEND
    yield ActionName.TAKE_BACK  # free against computers alone
    if len(table.persons) > 1:
        yield ActionName.CALL_OFF


Asked = Callable[[Table, UserId, datetime, Limits], object]


def _refusal(asked: Asked, table: Table, user: UserId, now: datetime, limits: Limits) -> Reason | None:
    try:
        asked(table, user, now, limits)
    except GameError as error:
        return error.reason
    return None


def _undo(table: Table, user: UserId) -> None:
    play.in_play(table, user)
    play.own_undo(*play.undoable(table, user))


def _take_back(table: Table, user: UserId, now: datetime, limits: Limits) -> None:
    back, _ = proposals.undo_points(table, user)
    votes.proposed(table, user, VoteKind.UNDO, now, {}, limits, subject=BackTo(table.number if back is None else back))


_ASKED: Final[dict[ActionName, Asked]] = {
    ActionName.UNDO: lambda table, user, now, limits: _undo(table, user),
    ActionName.BACK: lambda table, user, now, limits: absence.come_back(table, user, now),
    ActionName.AWAY: lambda table, user, now, limits: absence.away(table, user, now),
    ActionName.NUDGE: lambda table, user, now, limits: absence.nudge(table, user, now, limits.nudge_interval),
    # nobody's hours are known here: they lengthen a vote, and decide nothing about whether it may be opened
    ActionName.ABSENT: lambda table, user, now, limits: votes.proposed(
        table, user, VoteKind.AUTOMATIC, now, {}, limits
    ),
    ActionName.PAUSE: lambda table, user, now, limits: votes.proposed(table, user, VoteKind.PAUSE, now, {}, limits),
    ActionName.GO_ON: lambda table, user, now, limits: votes.resumed(table, user, now),
    ActionName.EXTEND: lambda table, user, now, limits: votes.proposed(table, user, VoteKind.EXTEND, now, {}, limits),
    ActionName.TAKE_BACK: lambda table, user, now, limits: _take_back(table, user, now, limits),
    ActionName.CALL_OFF: lambda table, user, now, limits: votes.proposed(table, user, VoteKind.CANCEL, now, {}, limits),
    ActionName.RESIGN: lambda table, user, now, limits: play.resigned(table, user, now),
    ActionName.REMATCH: lambda table, user, now, limits: lobby.again(table, user, now),
}
