"""Who held which seat when: written down whenever one changes hands, in the change that does it. Pure."""

from dataclasses import replace
from itertools import groupby

from bot.table.table import Table
from bot.table.values import SeatHolder, Sitter, Status


def recorded(before: Table, after: Table) -> Table:
    """What a change has made of a table, with a record of the seats that have another holder now."""
    if before.match is None or after.status != Status.PLAYING or before.sitters == after.sitters:
        return after  # nobody plays any more with what he gets back at the end
    holders: list[SeatHolder] = []
    for seat, (old, new) in enumerate(zip(before.sitters, after.sitters, strict=True)):
        known = seat_holders_of(before, seat)
        if _who(old) != _who(new):
            known = _continued(known or (_holder(seat, 0, old),), _holder(seat, after.number, new))
        holders += known
    return after if tuple(holders) == after.seat_holders else replace(after, seat_holders=tuple(holders))


def seat_holders_of(table: Table, seat: int) -> tuple[SeatHolder, ...]:
    """The holders of one seat, in order; none where it has never changed hands."""
    return tuple(holder for holder in table.seat_holders if holder.seat == seat)


def as_of(table: Table, number: int) -> Table:
    """The table with the people who held its seats when line `number` was written."""
    if not table.seat_holders:
        return table
    sitters = list(table.sitters)
    for holder in table.seat_holders:
        if holder.number < max(1, number):
            sitters[holder.seat] = Sitter(holder.user_id, holder.name, holder.is_automatic)
    return replace(table, sitters=tuple(sitters))


def has_played(table: Table, user: int) -> bool:
    """Whether this person has a seat in a game, or had one before somebody else took it over."""
    return table.seat_of(user) is not None or any(holder.user_id == user for holder in table.seat_holders)


def holders_in_header(table: Table) -> list[dict[str, str | int | bool]]:
    """Who held the seats that have changed hands, as a transcript says it: by name, each from which line on."""
    return [
        {
            "seat": holder.seat,
            "from": holder.number + 1,
            "name": holder.name,
            **({"computer": True} if holder.is_automatic else {}),
        }
        for holder in table.seat_holders
    ]


def _continued(known: tuple[SeatHolder, ...], new: SeatHolder) -> tuple[SeatHolder, ...]:
    """The holders with one more; whoever had the seat for no line at all is left out."""
    known = tuple(holder for holder in known if holder.number < new.number)
    merged = [
        next(same) for _, same in groupby((*known, new), key=lambda holder: (holder.user_id, holder.is_automatic))
    ]
    return tuple(merged) if len(merged) > 1 else ()


def _holder(seat: int, number: int, sitter: Sitter) -> SeatHolder:
    return SeatHolder(seat, number, sitter.user_id, sitter.name, sitter.is_automatic)


def _who(sitter: Sitter) -> tuple[int, bool]:
    return sitter.user_id, sitter.is_automatic
