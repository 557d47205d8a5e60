"""Whom the call to his turn cannot reach: the table has no place, or its server hides it from him. Pure.

His clock stands still meanwhile, for some days of a turn at most, however often his place is hidden and shown. Who has
chosen to be told nothing, or has left the server, is absent, and not meant here.
"""

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime

from bot.table.inactivity import objection_time
from bot.table.kinds import NoticeKind, VoteKind
from bot.table.notices import noticed
from bot.table.table import Table
from bot.table.values import Presence, UserId


def is_unreached(table: Table, seat: int, now: datetime) -> bool:
    """Whether the clock of a seat stands still because no call reaches its person."""
    until = table.unreached_until(seat)
    return until is not None and now < until


def mark_hidden(table: Table, hidden: Collection[UserId], now: datetime) -> Table:
    """The table from whose place these are kept out of those whom it calls, and none of the others of them.

    Whoever is reached again while somebody asks for his seat has the time for his objection from now on.
    """
    if table.is_placeless:
        return table
    called = [seat for seat in table.waiting if seat in table.humans]
    called += [seat for seat in asked_for(table) if seat not in called]
    after = _marked(table, [seat for seat in called if table.sitters[seat].user_id in hidden], called, now)
    back = [seat for seat in asked_for(table) if table.unreached_until(seat) and not after.unreached_until(seat)]
    motions = tuple(
        replace(each, due_at=now + objection_time(table))
        if each.kind is VoteKind.REPLACE and each.seat in back
        else each
        for each in after.motions
    )
    return after if motions == after.motions else replace(after, motions=motions)


def asked_for(table: Table) -> tuple[int, ...]:
    """The seats of people that others ask for, and that they may lose by saying nothing."""
    motions = (motion for motion in table.motions if motion.kind is VoteKind.REPLACE)
    return tuple(motion.seat for motion in motions if not table.sitters[motion.seat].is_computer)


def mark_lost(table: Table, now: datetime) -> Table:
    """The table whose place is gone: nobody is reached there, nor whoever is away when he comes back."""
    match = table.match
    away = [seat for seat, sitter in enumerate(table.sitters) if sitter.is_automatic and not sitter.is_computer]
    seats = (*table.humans, *(seat for seat in away if match is not None and match.is_in(seat)))
    return _marked(table, seats, seats, now)


def mark_reached(table: Table) -> Table:
    """The table in a new place: whether it reaches everybody will show."""
    if not any(each.unreached_at for each in table.presence):
        return table
    return replace(table, presence=tuple(replace(each, unreached_at=None) for each in table.presence))


def _first_in_turn(table: Table, known: Presence) -> datetime | None:
    """When the holder of a seat could first not be called since the table's last move: then no new days begin."""
    first = known.first_unreached_at
    return first if first is not None and first >= table.moved_at else None


def _concerned(table: Table) -> tuple[UserId, ...]:
    """Who is told that somebody cannot be reached: all who play, and the table's owner."""
    owner = () if table.owner is None else (table.owner,)
    return tuple(dict.fromkeys((*(sitter.user_id for sitter in table.people), *owner)))


def _marked(table: Table, unreached: Collection[int], looked_at: Collection[int], now: datetime) -> Table:
    if table.match is None:
        return table
    known = table.presence or (Presence(),) * len(table.sitters)
    presence = list(known)
    for seat in looked_at:
        if seat in unreached:
            # from the first time in this turn: hiding and showing a place must not give three days each time
            at = known[seat].unreached_at or _first_in_turn(table, known[seat]) or now
            presence[seat] = replace(known[seat], unreached_at=at, first_unreached_at=at)
        else:
            # `first_unreached_at` stays, for the same reason
            presence[seat] = replace(known[seat], unreached_at=None)
    if tuple(presence) == known:
        return table
    new = [seat for seat in unreached if known[seat].unreached_at is None and presence[seat].unreached_at == now]
    table = replace(table, presence=tuple(presence))
    if table.options.clock is None:
        return table  # nothing stands still
    # a lost place is one piece of news, however many it keeps from being called
    for seat in new[:1] if table.is_placeless else new:
        table = noticed(table, NoticeKind.UNREACHED, _concerned(table), now, about=seat)
    return table
