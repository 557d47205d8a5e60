"""Who held which seat when: written down whenever one changes hands, in the change that does it. Pure."""

from dataclasses import replace
from itertools import groupby

from bot.table.table import Table
from bot.table.values import Sitter, Status, Stay


def recorded(before: Table, after: Table) -> Table:
    """What a change has made of a table, with a record of the seats that have another holder now."""
    if before.match is None or after.status != Status.PLAYING or before.sitters == after.sitters:
        return after  # nobody plays any more with what he gets back at the end
    stays: list[Stay] = []
    for seat, (old, new) in enumerate(zip(before.sitters, after.sitters, strict=True)):
        known = stays_of(before, seat)
        if _holder(old) != _holder(new):
            known = _continued(known or (_stay(seat, 0, old),), _stay(seat, after.number, new))
        stays += known
    return after if tuple(stays) == after.stays else replace(after, stays=tuple(stays))


def stays_of(table: Table, seat: int) -> tuple[Stay, ...]:
    """The holders of one seat, in order; none where it has never changed hands."""
    return tuple(stay for stay in table.stays if stay.seat == seat)


def as_of(table: Table, number: int) -> Table:
    """The table with the people who held its seats when line `number` was written."""
    if not table.stays:
        return table
    sitters = list(table.sitters)
    for stay in table.stays:
        if stay.number < max(1, number):
            sitters[stay.seat] = Sitter(stay.user_id, stay.name, stay.is_automatic)
    return replace(table, sitters=tuple(sitters))


def has_played(table: Table, user: int) -> bool:
    """Whether this person has a seat in a game, or had one before somebody else took it over."""
    return table.seat_of(user) is not None or any(stay.user_id == user for stay in table.stays)


def holders_in_header(table: Table) -> list[dict[str, str | int | bool]]:
    """Who held the seats that have changed hands, as a transcript says it: by name, each from which line on."""
    return [
        {
            "seat": stay.seat,
            "from": stay.number + 1,
            "name": stay.name,
            **({"computer": True} if stay.is_automatic else {}),
        }
        for stay in table.stays
    ]


def _continued(known: tuple[Stay, ...], new: Stay) -> tuple[Stay, ...]:
    """The holders with one more; whoever had the seat for no line at all is left out."""
    known = tuple(stay for stay in known if stay.number < new.number)
    merged = [next(same) for _, same in groupby((*known, new), key=lambda stay: (stay.user_id, stay.is_automatic))]
    return tuple(merged) if len(merged) > 1 else ()


def _stay(seat: int, number: int, sitter: Sitter) -> Stay:
    return Stay(seat, number, sitter.user_id, sitter.name, sitter.is_automatic)


def _holder(sitter: Sitter) -> tuple[int, bool]:
    return sitter.user_id, sitter.is_automatic
