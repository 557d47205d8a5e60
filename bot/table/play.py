"""A game going on: actions, undo, resignation, interventions. Each function makes the next table; the match judges."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from bot.match import ELIMINATE, Match, undo_to
from bot.table.actors import Actor, Person, by
from bot.table.errors import NotPlaying, NotSeated, StaleDecision, TableError, standing
from bot.table.kinds import Status
from bot.table.policy import check_leaving, check_undo
from bot.table.table import Table
from bot.table.values import UserId


def submitted(table: Table, user: UserId, actions: Sequence[str], version: int, now: datetime) -> Table:
    """The table after a player's actions, all of them or none."""
    match, seat = seated(table, user)
    _check_fresh(table, match, seat, version)
    check_playing(table)
    _check_in_person(table, seat)
    return _acted(table, match, seat, actions, now).seen_by(user, now)


def moved(table: Table, seat: int, action: str, version: int, now: datetime) -> Table:
    """The table after an action of the automatic player."""
    if table.match is None or not table.sitters[seat].is_automatic or table.is_paused:
        # as a press that came too late: who came back, or paused, was first
        raise StaleDecision(table, 0)
    _check_fresh(table, table.match, seat, version)
    check_playing(table)
    return _acted(table, table.match, seat, (action,), now)


def undo_last(table: Table, user: UserId, version: int, now: datetime) -> Table:
    """The table after a player took the last decision of this turn back."""
    match, seat = undoable(table, user)
    _check_fresh(table, match, seat, version)
    check_playing(table)
    _check_in_person(table, seat)
    undone = intervened(table, seat, undo_to(own_undo(match, seat)), Person(user), "own undo", now)
    return undone.seen_by(user, now)


def undoable(table: Table, user: UserId) -> tuple[Match, int]:
    """The match, and of this person's seats the one that may go back by itself; where none may, his first.

    Raises `TableError` where nobody may, whoever it is.
    """
    match, first = seated(table, user)
    check_undo(table)
    return match, next((seat for seat in table.seats_of(user) if match.own_undo(seat) is not None), first)


def own_undo(match: Match, seat: int) -> int:
    """The line to which a seat may go back by itself now. Raises `TableError` (`nothing-to-undo`)."""
    back = match.own_undo(seat)
    if back is None:
        raise TableError("nothing-to-undo")
    return back


def intervened(table: Table, seat: int, action: str, actor: Actor, why: str, now: datetime) -> Table:
    """The table after an intervention on a seat: an undo, an elimination, or what else that game knows.

    Whether `actor` may do so has been decided by whoever asks. Raises `NotPlaying`, and what the match raises.
    """
    check_playing(table)
    assert table.match is not None, "a table that is played at has a game"
    match = table.match.intervene(seat, action, by=by(actor, seat), why=why)
    return _taken_out(table, match, now) if action == ELIMINATE else grown(table, match, now)


def resigned(table: Table, user: UserId, now: datetime) -> Table:
    """The table without that player, whatever seats he holds.

    A table that loses one while its game is being prepared is abandoned, one at which only computer players are left
    is called off.
    """
    _, first = seated(table, user)
    check_leaving(table)
    # the first seat may end the game, so each further one is looked at again
    table = eliminate(table, first, Person(user), "resigned", now)
    for seat in table.seats_of(user):
        if seat != first and table.status == Status.PLAYING and table.match is not None and table.match.is_in(seat):
            table = eliminate(table, seat, Person(user), "resigned", now)
    return table


def eliminate(table: Table, seat: int, actor: Actor, why: str, now: datetime) -> Table:
    """The table without the player of a seat, as `resigned`. Raises `NotPlaying`, and what the match raises."""
    check_playing(table)
    assert table.match is not None, "a table that is played at has a game"
    if table.match.is_preparing:
        return abandoned(table, now)
    return intervened(table, seat, ELIMINATE, actor, why, now)


def abandoned(table: Table, now: datetime) -> Table:
    """The table given up while its game is being prepared."""
    assert table.match is not None, "a table that is played at has a game"
    return replace(table, match=table.match.abandon(), status=Status.ABANDONED, voices=(), motions=(), moved_at=now)


def called_off(table: Table) -> Table:
    """The table whose game ends without a winner."""
    return replace(table, status=Status.CANCELLED, voices=(), motions=())


def _taken_out(table: Table, match: Match, now: datetime) -> Table:
    """The table whose match has gone on to there without one more player; called off where only computers are left."""
    after = grown(table, match, now)
    goes_on = after.status == Status.FINISHED or not after.policy.needs_people or _has_people(after, match)
    return after if goes_on else called_off(after)


def _has_people(table: Table, match: Match) -> bool:
    """Whether anybody is left to play for: a game of computers alone is nobody's."""
    return any(match.is_in(seat) and not sitter.is_computer for seat, sitter in enumerate(table.sitters))


def seated(table: Table, user: UserId) -> tuple[Match, int]:
    """The match and this person's seat in it."""
    seat = table.seat_of(user)
    if seat is None:
        raise NotSeated("not-seated", table=table.id)
    if table.match is None:
        raise NotPlaying("not-playing", status=standing(table))
    return table.match, seat


def in_play(table: Table, user: UserId) -> tuple[Match, int]:
    """The match and the seat of somebody still in it, while it goes on."""
    match, seat = seated(table, user)
    check_playing(table)
    if not match.is_in(seat):
        raise NotSeated("seat-out", seat=seat)
    return match, seat


def in_person(table: Table, user: UserId) -> int:
    """The seat of somebody who plays it himself now."""
    _, seat = in_play(table, user)
    _check_in_person(table, seat)
    return seat


def is_out(table: Table, user: UserId) -> bool:
    """Whether a game goes on at this table without this person, who had a seat in it."""
    seat = table.seat_of(user)
    if seat is None or table.match is None or table.status != Status.PLAYING:
        return False
    return not table.match.is_in(seat)


def grown(table: Table, match: Match, now: datetime) -> Table:
    """The table whose match has gone on to there, and is over with it."""
    if match.is_over:
        return replace(table, match=match, status=Status.FINISHED, voices=(), motions=(), moved_at=now)
    return replace(table, match=match, moved_at=now)


def check_playing(table: Table) -> None:
    """Raises `NotPlaying` where no game goes on, or it is put aside."""
    if table.status != Status.PLAYING:
        raise NotPlaying("not-playing", status=standing(table))
    if table.is_aside:
        raise NotPlaying("table-aside")


def _check_in_person(table: Table, seat: int) -> None:
    if table.sitters[seat].is_automatic:
        raise TableError("seat-automatic", seat=seat)


def _check_fresh(table: Table, match: Match, seat: int, version: int) -> None:
    """Raises `StaleDecision` where the decision was made for another moment, or this seat has decided already."""
    if version != match.decision(seat):
        raise StaleDecision(table, max(0, match.number - version))


def _acted(table: Table, match: Match, seat: int, actions: Sequence[str], now: datetime) -> Table:
    if not actions:
        raise TableError("no-actions")
    for action in actions:
        match = match.play(seat, action)
    return grown(table, match, now)
