"""Before the first card: who may open, join, leave, begin or close a table. Each function makes the next table."""

import random as chance
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final, cast

from bot.rules import Game, Seat, deal
from bot.rules.setup import Shuffler, check_choices
from bot.table.errors import (
    AlreadySeated,
    NotEnoughPlayers,
    NotInLobby,
    NotInvited,
    NotOwner,
    NotSeated,
    TableError,
    TableFull,
)
from bot.table.table import Table
from bot.table.values import (
    ABANDONED,
    CANCELLED,
    EXPIRED,
    FINISHED,
    LOBBY,
    PLAYING,
    Options,
    Place,
    Sitter,
    TableId,
    UserId,
)

MOST_PLAYERS: Final = 4


def opened(
    owner: UserId, name: str, place: Place, options: Options, now: datetime, computers: Sequence[str] = ()
) -> Table:
    """A new lobby in which its owner sits, and so many computer players. Raises `IllegalSetup`, `TableFull`."""
    check_choices(options.players, options.setup, options.teams, options.hegemony, options.turn_cap)
    if len(computers) >= options.players:
        players = options.players
        raise TableFull("too-many-computers", players=players, seats=players - 1, computers=len(computers))
    table = Table(TableId(0), LOBBY, options, place, owner, (Sitter(owner, name),), None, now, now)
    for computer in computers:
        table = with_computer(table, owner, lambda _, called=computer: called, now)
    return table


def joined(table: Table, user: UserId, name: str, now: datetime) -> Table:
    """One more at the table."""
    _in_lobby(table)
    if table.seat_of(user) is not None:
        raise AlreadySeated("already-seated")
    if table.options.invite_only and user != table.owner and user not in table.options.invited:
        raise NotInvited("not-invited")
    if table.is_full:
        raise TableFull("table-full", players=table.options.players)
    return replace(table, sitters=(*table.sitters, Sitter(user, name)), moved_at=now)


def left(table: Table, user: UserId, now: datetime) -> Table:
    """One fewer. An owner who goes hands the table on to the next; the last one closes it."""
    _in_lobby(table)
    if table.seat_of(user) is None:
        raise NotSeated("not-seated", table=table.id)
    rest = replace(table, sitters=tuple(sitter for sitter in table.sitters if sitter.user_id != user), moved_at=now)
    if not rest.people:
        return replace(rest, sitters=(), status=CANCELLED)
    return replace(rest, owner=rest.people[0].user_id) if user == table.owner else rest


def with_computer(table: Table, user: UserId, name: Callable[[int], str], now: datetime) -> Table:
    """A computer player on a free seat; `name` says what the computer of a number is called."""
    _in_lobby(table)
    _by_owner(table, user)
    if table.is_full:
        raise TableFull("table-full", players=table.options.players)
    taken = {sitter.user_id for sitter in table.sitters}
    number = next(number for number in range(1, MOST_PLAYERS + 1) if -number not in taken)
    computer = Sitter(UserId(-number), name(number), is_automatic=True)
    return replace(table, sitters=(*table.sitters, computer), moved_at=now)


def without_computer(table: Table, user: UserId, now: datetime) -> Table:
    """One computer player fewer, the last that came."""
    _in_lobby(table)
    _by_owner(table, user)
    last = next((sitter for sitter in reversed(table.sitters) if sitter.is_computer), None)
    if last is None:
        raise TableError("no-computer")
    rest = tuple(sitter for sitter in table.sitters if sitter is not last)
    return replace(table, sitters=rest, moved_at=now)


def invited(table: Table, user: UserId, people: Sequence[UserId], now: datetime) -> Table:
    """More people who may join; only the owner invites."""
    _in_lobby(table)
    _by_owner(table, user)
    asked = dict.fromkeys((*table.options.invited, *people))
    return replace(table, options=replace(table.options, invited=tuple(asked)), moved_at=now)


def begun(table: Table, user: UserId, random: chance.Random, now: datetime) -> Table:
    """Seats drawn and cards dealt: all chance of the game is spent here (§1.3). A rematch's seats are not drawn."""
    _in_lobby(table)
    _by_owner(table, user)
    options = table.options
    if (have := len(table.sitters)) != options.players:
        raise NotEnoughPlayers("not-enough-players", need=options.players, have=have)
    seats = list(in_order(table))
    first = Seat(0) if seats else None
    if not seats:
        seats = list(table.sitters)
        random.shuffle(seats)
    setup = deal(
        cast("Shuffler", random),
        players=options.players,
        setup=options.setup,
        teams=options.teams,
        hegemony=options.hegemony,
        turn_cap=options.turn_cap,
        first=first,
    )
    return replace(table, status=PLAYING, sitters=tuple(seats), game=Game.start(setup), moved_at=now)


def in_order(table: Table) -> tuple[Sitter, ...]:
    """The seats of a rematch's full lobby, the First Player first; none where they are drawn."""
    order = table.options.order
    if not order or not len(order) == len(table.sitters) == table.options.players:
        return ()
    there = {sitter.user_id: sitter for sitter in table.sitters}
    new = iter([sitter for sitter in table.sitters if sitter.user_id not in order])
    return tuple(there[user] if user in there else next(new) for user in order)


def closed(table: Table, user: UserId) -> Table:
    """The lobby called off by its owner."""
    _in_lobby(table)
    _by_owner(table, user)
    return replace(table, status=CANCELLED)


def expired(table: Table, now: datetime, after: timedelta) -> Table:
    """The lobby given up when nobody touched it for so long; otherwise the table as it is."""
    if table.status != LOBBY or now - table.moved_at < after:
        return table
    return replace(table, status=EXPIRED)


def again(table: Table, user: UserId, now: datetime) -> Table:
    """A lobby for the same game once more, opened by one of its people; the others are invited, computers sit down."""
    check_over(table)
    former = tuple(sitter.user_id for sitter in table.people)
    computers = tuple(sitter for sitter in table.sitters if sitter.is_computer)
    seat = table.seat_of(user)
    if seat is None:
        raise NotSeated("not-seated", table=table.id)
    options = replace(table.options, invited=former, order=_rotated(table))
    new = opened(user, table.sitters[seat].name, table.place, options, now)
    return replace(new, sitters=(*new.sitters, *computers), rematch_of=table.id)


def _rotated(table: Table) -> tuple[UserId, ...]:
    """Who sat there, in order, from the player after the First Player on."""
    assert table.game is not None
    users = tuple(sitter.user_id for sitter in table.sitters)
    following = (table.game.setup.first + 1) % len(users)
    return (*users[following:], *users[:following])


def check_over(table: Table) -> None:
    """Raises `TableError` unless a game was played here and is over."""
    if table.game is None or table.status not in (FINISHED, CANCELLED, ABANDONED):
        raise TableError("not-over", status=table.status)


def _in_lobby(table: Table) -> None:
    if table.status != LOBBY:
        raise NotInLobby("not-in-lobby", status=table.status)


def _by_owner(table: Table, user: UserId) -> None:
    if user != table.owner:
        raise NotOwner("not-owner", owner=table.owner)
