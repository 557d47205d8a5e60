"""A game going on: actions, undo and resignation. Each function makes the next table; the rules judge."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from bot.rules import Action, Game, by_seat
from bot.rules.actions import ELIMINATE, undo
from bot.rules.cards import size
from bot.rules.position import DRAFT_KEEP, DRAFT_TAKE
from bot.table.errors import NotPlaying, NotSeated, StaleDecision, TableError
from bot.table.table import Table
from bot.table.values import ABANDONED, CANCELLED, FINISHED, PLAYING, UserId


def submitted(table: Table, user: UserId, actions: Sequence[Action], version: int, now: datetime) -> Table:
    """The table after a player's actions, all of them or none."""
    game, seat = seated(table, user)
    _fresh(table, game, seat, version)
    _going_on(table)
    if table.sitters[seat].is_automatic:
        raise TableError("seat-automatic", seat=seat)
    return _acted(table, game, seat, actions, now)


def moved(table: Table, seat: int, action: Action, version: int, now: datetime) -> Table:
    """The table after an action of the automatic player."""
    if table.game is None or not table.sitters[seat].is_automatic or table.is_paused:
        raise StaleDecision(table, 0)
    _fresh(table, table.game, seat, version)
    _going_on(table)
    return _acted(table, table.game, seat, (action,), now)


def undone(table: Table, user: UserId, version: int, now: datetime) -> Table:
    """The table after a player took the last decision of this turn back."""
    game, seat = seated(table, user)
    _fresh(table, game, seat, version)
    _going_on(table)
    if table.sitters[seat].is_automatic:
        raise TableError("seat-automatic", seat=seat)
    return grown(table, game.intervene(seat, own_undo(game, seat), by=by_seat(seat), why="own undo"), now)


def own_undo(game: Game, seat: int) -> Action:
    """The undo that a seat may make by itself now. Raises `TableError` where there is none."""
    back = game.own_undo(seat)
    if back is None:
        raise TableError("nothing-to-undo")
    return undo(back)


def resigned(table: Table, user: UserId, now: datetime) -> Table:
    """The table without that player (§9.1).

    A table that loses one in its draft is abandoned, one at which only computer players are left is called off.
    """
    game, seat = seated(table, user)
    _going_on(table)
    if game.position.phase in (DRAFT_KEEP, DRAFT_TAKE):
        return replace(table, game=game.abandon(), status=ABANDONED, voices=(), moved_at=now)
    return taken_out(table, game.intervene(seat, ELIMINATE, by=by_seat(seat), why="resigned"), now)


def taken_out(table: Table, game: Game, now: datetime) -> Table:
    """The table whose game has gone on to there without one more player; called off where only computers are left."""
    after = grown(table, game, now)
    if after.status == FINISHED or _has_people(after):
        return after
    return replace(after, status=CANCELLED, voices=(), motions=())


def _has_people(table: Table) -> bool:
    """Whether anybody is left to play for: a game of computers alone is nobody's."""
    assert table.game is not None
    alive = table.game.position.alive
    return any(alive[seat] and not sitter.is_computer for seat, sitter in enumerate(table.sitters))


def seated(table: Table, user: UserId) -> tuple[Game, int]:
    """The game and this person's seat in it."""
    seat = table.seat_of(user)
    if seat is None:
        raise NotSeated("not-seated", table=table.id)
    if table.game is None:
        raise NotPlaying("not-playing", status=table.status)
    return table.game, seat


def in_play(table: Table, user: UserId) -> tuple[Game, int]:
    """The same, of somebody still in a game that goes on."""
    game, seat = seated(table, user)
    _going_on(table)
    if not game.position.alive[seat]:
        raise NotSeated("seat-out", seat=seat)
    return game, seat


def in_person(table: Table, user: UserId) -> int:
    """The seat of somebody who plays it himself now."""
    _, seat = in_play(table, user)
    if table.sitters[seat].is_automatic:
        raise TableError("seat-automatic", seat=seat)
    return seat


def is_out(table: Table, user: UserId) -> bool:
    """Whether a game goes on at this table without this person, who had a seat in it."""
    seat = table.seat_of(user)
    if seat is None or table.game is None or table.status != PLAYING:
        return False
    return not table.game.position.alive[seat]


def stint_of(game: Game, seat: int) -> int:
    """What a seat's time is for: a number for its turn, another for each of its picks in the draft."""
    position = game.position
    if position.phase == DRAFT_KEEP:
        return -1 - size(position.packs[seat])
    if position.phase == DRAFT_TAKE:
        return -100 - size(position.centre)
    return position.turns


def _going_on(table: Table) -> None:
    if table.status != PLAYING:
        raise NotPlaying("not-playing", status=table.status)


def _fresh(table: Table, game: Game, seat: int, version: int) -> None:
    """Raises `StaleDecision` where the decision was made for another moment, or this seat has decided already."""
    picked = game.position.phase == DRAFT_KEEP and seat not in game.waiting()
    if version != game.version or picked:
        raise StaleDecision(table, max(0, game.number - version))


def _acted(table: Table, game: Game, seat: int, actions: Sequence[Action], now: datetime) -> Table:
    if not actions:
        raise TableError("no-actions")
    for action in actions:
        game = game.play(seat, action)
    return grown(table, game, now)


def grown(table: Table, game: Game, now: datetime) -> Table:
    """The table whose game has gone on to there, and is over with it."""
    if game.is_over:
        return replace(table, game=game, status=FINISHED, voices=(), motions=(), moved_at=now)
    return replace(table, game=game, moved_at=now)
