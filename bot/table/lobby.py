"""Before the first card: who may open, join, leave, begin or close a table. Each function makes the next table."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from bot.chance import CARDS, SecretShuffler, draw_seats
from bot.match import Game
from bot.table.actors import Actor
from bot.table.blocking import NOBODY, Blocks, check_blocks, check_inviting
from bot.table.computers import named
from bot.table.errors import (
    AlreadySeated,
    NotEnoughPlayers,
    NotInvited,
    NotSeated,
    TableError,
    TableFull,
)
from bot.table.fair_deal import FairDeal, make_deal
from bot.table.kinds import Status
from bot.table.limits import Limits
from bot.table.lobby_options import (
    ask_all_anew,
    check_lobby,
    check_owner,
    check_ready,
    lobby_owner,
    seat_computer,
    seat_opposite,
    tidied,
)
from bot.table.policy import check_rematch
from bot.table.table import Table
from bot.table.values import Options, Place, Sitter, TableId, UserId


def open_lobby(
    game: Game,
    owner: UserId,
    name: str,
    place: Place,
    options: Options,
    now: datetime,
    computers: int = 0,
    secret: bytes | None = None,
) -> Table:
    """A new lobby in which its owner sits, and so many computer players; they get their names once it has a number.

    With a `secret` of 32 bytes, which nobody may know, its deal can be proven (`bot.table.fair_deal`).

    Raises `TableFull`, and what the game says of the choices.
    """
    game.check(options.players, options.choices)
    if computers >= options.players:
        players = options.players
        raise TableFull("too-many-computers", players=players, seats=players - 1, computers=computers)
    table = _new(owner, name, place, options, now, secret)
    for _ in range(computers):
        table = seat_computer(table, now)
    return table


def _new(owner: UserId, name: str, place: Place, options: Options, now: datetime, secret: bytes | None) -> Table:
    table = Table(TableId(0), Status.LOBBY, options, place, owner, (Sitter(owner, name),), None, now, now)
    return table if secret is None else replace(table, fair_deal=make_deal(secret))


def joined(table: Table, game: Game, user: UserId, name: str, now: datetime, blocks: Blocks = NOBODY) -> Table:
    """One more at the table; where the game allows it, one more seat for somebody who has one."""
    check_lobby(table)
    if table.seat_of(user) is not None and not game.allows_several_seats:
        raise AlreadySeated("already-seated")
    check_blocks(table, user, blocks)
    if table.options.invite_only and user != table.owner and user not in table.options.invited:
        raise NotInvited("not-invited")
    if table.is_full:
        raise TableFull("table-full", players=table.options.players)
    return named(replace(table, sitters=(*table.sitters, Sitter(user, name)), moved_at=now))


def left(table: Table, user: UserId, now: datetime) -> Table:
    """One fewer. An owner who goes hands the table on to the next; the last one closes it."""
    check_lobby(table)
    if table.seat_of(user) is None:
        raise NotSeated("not-seated", table=table.id)
    rest = replace(table, sitters=tuple(sitter for sitter in table.sitters if sitter.user_id != user), moved_at=now)
    if not rest.people:
        return replace(rest, sitters=(), status=Status.CANCELLED)
    return tidied(replace(rest, owner=rest.people[0].user_id) if user == table.owner else rest)


def with_computer(table: Table, actor: Actor, now: datetime) -> Table:
    """A computer player on a free seat."""
    check_lobby(table)
    check_owner(table, actor)
    return named(ask_all_anew(seat_computer(table, now)))


def without_computer(table: Table, actor: Actor, now: datetime) -> Table:
    """One computer player fewer, the last that came."""
    check_lobby(table)
    check_owner(table, actor)
    last = next((sitter for sitter in reversed(table.sitters) if sitter.is_computer), None)
    if last is None:
        raise TableError("no-computer")
    rest = tuple(sitter for sitter in table.sitters if sitter is not last)
    return tidied(ask_all_anew(replace(table, sitters=rest, moved_at=now)))


def invited(table: Table, actor: Actor, people: Sequence[UserId], now: datetime, blocks: Blocks = NOBODY) -> Table:
    """More people who may join; only the owner invites. The table itself where all of them may join already."""
    check_lobby(table)
    check_owner(table, actor)
    check_inviting(lobby_owner(table), people, blocks)
    asked = dict.fromkeys((*table.options.invited, *people))
    if len(asked) == len(table.options.invited):
        return table
    return replace(table, options=replace(table.options, invited=tuple(asked)), moved_at=now)


def begun(table: Table, game: Game, actor: Actor, random: Any, now: datetime) -> Table:
    """Seats drawn and the match begun: all its chance is spent here. A rematch's seats are not drawn.

    Chance comes from the table's secret and its players' words, from `random` where there is no secret.
    Raises `NotInLobby`, `NotOwner`, `NotEnoughPlayers`, `TableError` (`not-ready`).
    """
    check_lobby(table)
    check_owner(table, actor)
    options = table.options
    if (have := len(table.sitters)) != options.players:
        raise NotEnoughPlayers("not-enough-players", need=options.players, have=have)
    check_ready(table)
    seats = in_order(table)
    # a rematch's order begins with who is First Player: seat 0
    first = 0 if seats else None
    deal = table.fair_deal
    if deal is None:
        seats = seats or _drawn(table, random)
    else:
        deal = _close_deal(table, deal, draws_seats=not seats)
        seats = seats or tuple(table.sitters[place] for place in deal.seats or ())
        # only now: the key is made of the words, which can be said until here
        random = SecretShuffler(deal.key(table.id), CARDS)
    match = game.start(options.players, options.choices, random, first=first)
    begun = replace(table, status=Status.PLAYING, match=match, rules=game.rules, fair_deal=deal, moved_at=now)
    return replace(begun, sitters=seats)


def _close_deal(table: Table, deal: FairDeal, *, draws_seats: bool) -> FairDeal:
    """What a table's deal is made of, once nothing can be added to it; its seats, where they are drawn."""
    places = [sitter.user_id for sitter in table.sitters]
    deal = deal.with_words_of(places)
    if not draws_seats:
        return deal
    pair = table.options.opposite
    opposite = tuple(places.index(user) for user in pair) if set(pair) <= set(places) else ()
    seats = draw_seats(deal.key(table.id), len(places), opposite)
    return replace(deal, seats=seats, opposite=opposite)


def _drawn(table: Table, random: Any) -> tuple[Sitter, ...]:
    """The seats of a table without a secret."""
    seats = list(table.sitters)
    random.shuffle(seats)
    return tuple(seat_opposite(seats, table.options.opposite))


def in_order(table: Table) -> tuple[Sitter, ...]:
    """The seats of a rematch's full lobby, the First Player first; none where they are drawn."""
    order = table.options.order
    if not order or not len(order) == len(table.sitters) == table.options.players:
        return ()
    unseated: dict[UserId, list[Sitter]] = {}
    for sitter in table.sitters:
        unseated.setdefault(sitter.user_id, []).append(sitter)
    known = [unseated[user].pop(0) if unseated.get(user) else None for user in order]
    new = iter([sitter for sitters in unseated.values() for sitter in sitters])
    return tuple(sitter or next(new) for sitter in known)


def close_lobby(table: Table, actor: Actor) -> Table:
    """The lobby called off by its owner."""
    check_lobby(table)
    check_owner(table, actor)
    return replace(table, status=Status.CANCELLED)


def expired(table: Table, now: datetime, limits: Limits) -> Table:
    """The lobby given up when nobody touched it for long, or it has been open for too long; else the table as it is."""
    # the second, for coming and going would keep a lobby open for ever
    is_due = now - table.moved_at >= limits.lobby_expiry or now - table.created_at >= limits.lobby_end
    if table.status != Status.LOBBY or not is_due:
        return table
    return replace(table, status=Status.EXPIRED)


def again(table: Table, user: UserId, now: datetime, blocks: Blocks = NOBODY, secret: bytes | None = None) -> Table:
    """A lobby for the same game once more, opened by one of its people; the others are invited, computers sit down.

    Who is invited stands there in public: it may not say who has blocked the opener.
    """
    check_over(table)
    check_rematch(table)
    former = tuple(dict.fromkeys(sitter.user_id for sitter in table.people))
    computers = tuple(sitter for sitter in table.sitters if sitter.is_computer)
    seat = table.seat_of(user)
    if seat is None:
        raise NotSeated("not-seated", table=table.id)
    wanted = tuple(each for each in former if each not in blocks.get(user, ()))
    options = replace(table.options, invited=wanted, order=_rotated(table), opposite=(), unready=())
    new = _new(user, table.sitters[seat].name, table.place, options, now, secret)
    return named(replace(new, sitters=(*new.sitters, *computers), rematch_of=table.id))


def _rotated(table: Table) -> tuple[UserId, ...]:
    """Who sat there, in order, from the player after the First Player on."""
    assert table.match is not None
    users = tuple(sitter.user_id for sitter in table.sitters)
    # the next player is First Player in the next game
    following = (table.match.first + 1) % len(users)
    return (*users[following:], *users[:following])


def check_over(table: Table) -> None:
    """Raises `TableError` unless a game was played here and is over."""
    if table.match is None or table.status not in (Status.FINISHED, Status.CANCELLED, Status.ABANDONED):
        raise TableError("not-over", status=table.status)
