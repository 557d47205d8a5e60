"""What a person may do at a table apart from the rules of the game, and the reason where they may not. Pure.

Each answer comes from the law that decides it.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Final

from bot.reasons import GameError, Reason
from bot.table import absence, lobby, play, proposals, voting
from bot.table.limits import Limits
from bot.table.table import Table
from bot.table.values import Status, UserId
from bot.table.vote import BackTo, VoteKind


class ActionName(StrEnum):
    """The names of such actions, which are also in the keys of their texts."""

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
    """Something a person may do at a table apart from the rules of the game.

    `refusal` is the reason they would be given now, or None if it would be done.
    """

    name: ActionName
    refusal: Reason | None


def table_actions(table: Table, user: UserId, now: datetime, limits: Limits) -> tuple[TableAction, ...]:
    """Return what someone with a seat may ask for in the table's present state, refused or not. Nothing is changed."""
    return tuple(TableAction(name, _refusal(_ATTEMPTS[name], table, user, now, limits)) for name in _names(table, user))


def stuck_actions(table: Table, user: UserId, now: datetime, limits: Limits) -> tuple[TableAction, ...]:
    """Return what every table has for someone whom the others keep waiting, refused or not. Nothing is changed.

    Raises `NotSeated` and `NotPlaying`; `TooEarly` where nobody else is awaited; `TableError` in a pause.
    """
    absence.check_waits_for_others(table, user)
    names = (ActionName.NUDGE, ActionName.ABSENT) if table.policy.allows_agreements else (ActionName.NUDGE,)
    return tuple(TableAction(name, _refusal(_ATTEMPTS[name], table, user, now, limits)) for name in names)


def _names(table: Table, user: UserId) -> Iterator[ActionName]:
    seat = table.seat_of(user)
    if table.status != Status.PLAYING:
        yield from (ActionName.REMATCH,) if table.policy.allows_rematch else ()
        return
    if seat is None or play.is_out(table, user):
        return
    if table.participants[seat].is_automatic:
        yield ActionName.BACK
    else:
        if not table.policy.allows_agreements:  # the referee decides the rest
            yield from (ActionName.NUDGE,) if seat not in table.waiting else ()
            return
        if table.match is not None and not table.match.is_preparing:
            yield ActionName.UNDO  # there is no undo while a game is being prepared
        if len(table.person_ids) > 1:
            yield ActionName.AWAY
            if seat not in table.waiting:
                yield from (ActionName.NUDGE, ActionName.ABSENT)
        yield from _vote_names(table)
    yield ActionName.RESIGN


def _vote_names(table: Table) -> Iterator[ActionName]:
    """Yield what a vote decides, if there is anyone to vote, and what someone may ask for alone."""
    if table.is_paused:
        yield ActionName.GO_ON
    elif table.options.clock is not None:
        yield ActionName.PAUSE  # without a clock there is nothing to stop
    if table.options.clock is not None:
        yield ActionName.EXTEND
    yield ActionName.TAKE_BACK  # against computers alone it needs no vote
    if len(table.person_ids) > 1:
        yield ActionName.CALL_OFF


Attempt = Callable[[Table, UserId, datetime, Limits], object]


def _refusal(asked: Attempt, table: Table, user: UserId, now: datetime, limits: Limits) -> Reason | None:
    try:
        asked(table, user, now, limits)
    except GameError as error:
        return error.reason
    return None


def _undo(table: Table, user: UserId) -> None:
    play.match_and_seat_in_game(table, user)
    play.own_undo_line(*play.find_undo(table, user))


def _take_back(table: Table, user: UserId, now: datetime, limits: Limits) -> None:
    back, _ = proposals.undo_points(table, user)
    voting.propose(table, user, VoteKind.UNDO, now, {}, limits, subject=BackTo(table.number if back is None else back))


def _proposing(kind: VoteKind) -> Attempt:
    # without anyone's hours, which lengthen a vote, but don't decide whether it may be opened
    return lambda table, user, now, limits: voting.propose(table, user, kind, now, {}, limits)


_ATTEMPTS: Final[dict[ActionName, Attempt]] = {
    ActionName.UNDO: lambda table, user, now, limits: _undo(table, user),
    ActionName.BACK: lambda table, user, now, limits: absence.come_back(table, user, now),
    ActionName.AWAY: lambda table, user, now, limits: absence.leave_seats(table, user, now),
    ActionName.NUDGE: lambda table, user, now, limits: absence.nudge(table, user, now, limits.nudge_interval),
    ActionName.ABSENT: _proposing(VoteKind.AUTOMATIC),
    ActionName.PAUSE: _proposing(VoteKind.PAUSE),
    ActionName.GO_ON: lambda table, user, now, limits: voting.resume(table, user, now),
    ActionName.EXTEND: _proposing(VoteKind.EXTEND),
    ActionName.TAKE_BACK: lambda table, user, now, limits: _take_back(table, user, now, limits),
    ActionName.CALL_OFF: _proposing(VoteKind.CANCEL),
    ActionName.RESIGN: lambda table, user, now, limits: play.resign(table, user, now),
    ActionName.REMATCH: lambda table, user, now, limits: lobby.rematch(table, user, now),
}
