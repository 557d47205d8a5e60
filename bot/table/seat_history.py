"""Who held which seat when: written down whenever one changes hands, in the change that does it. Pure."""

from dataclasses import replace
from itertools import groupby

from bot.table.kinds import PollOutcome, Status, VoteKind
from bot.table.motions import Poll
from bot.table.table import Table
from bot.table.values import SeatHolder, Sitter, UserId


def recorded(before: Table, after: Table) -> Table:
    """What a change has made of a table, with a record of the seats that have another holder now."""
    if before.match is None or after.status != Status.PLAYING or before.sitters == after.sitters:
        return after  # nobody plays any more with what he gets back at the end
    holders: list[SeatHolder] = []
    for seat, (old, new) in enumerate(zip(before.sitters, after.sitters, strict=True)):
        known = tuple(holder for holder in before.seat_holders if holder.seat == seat)
        if _who(old) != _who(new):
            known = _continued(known or (_holder(seat, 0, old),), _holder(seat, after.number, new))
        holders += known
    return after if tuple(holders) == after.seat_holders else replace(after, seat_holders=tuple(holders))


def seat_holders_of(table: Table, seat: int) -> tuple[SeatHolder, ...]:
    """The holders of one seat, in order; none where it has never changed hands since the game began."""
    held = tuple(holder for holder in table.seat_holders if holder.seat == seat and not holder.is_before_first_line)
    return held if len(held) > 1 else ()


def as_of(table: Table, number: int) -> Table:
    """The table with the people who held its seats when line `number` was written."""
    if not table.seat_holders:
        return table
    sitters = list(table.sitters)
    for holder in table.seat_holders:
        # a line is its writer's: who holds the seat since line n has written those after it
        if holder.number < max(1, number):
            sitters[holder.seat] = Sitter(holder.user_id, holder.name, holder.is_automatic)
    return replace(table, sitters=tuple(sitters))


def lines_of_computer(table: Table, seat: int) -> frozenset[int]:
    """The numbers of the lines written while the automatic player held that seat, be it for one turn only."""
    stays = [holder for holder in table.seat_holders if holder.seat == seat and not holder.is_before_first_line]
    ends = (*(holder.number for holder in stays[1:]), table.number)
    spans = (range(each.number + 1, end + 1) for each, end in zip(stays, ends, strict=False) if each.is_automatic)
    return frozenset(number for span in spans for number in span)


def has_played(table: Table, user: int) -> bool:
    """Whether this person has a seat in a game, or had one before somebody else took it over."""
    has_held = any(holder.user_id == user for holder in table.seat_holders)
    return table.seat_of(user) is not None or has_held or any(_has_got(user, poll) for poll in table.polls)


def players_left(table: Table) -> frozenset[UserId]:
    """The people who were dealt in and still have their seats in the game: not who came to one by a vote."""
    match, first = table.match, dict[int, UserId]()
    for holder in table.seat_holders:
        first.setdefault(holder.seat, holder.user_id)
    return frozenset(
        sitter.user_id
        for seat, sitter in enumerate(table.sitters)
        if sitter.user_id > 0
        and first.get(seat, sitter.user_id) == sitter.user_id
        and (match is None or match.is_in(seat))
        and not any(_has_got(sitter.user_id, poll) for poll in table.polls)
    )


def holders_in_header(table: Table) -> list[dict[str, str | int | bool]]:
    """Who held the seats that have changed hands, as a transcript says it: by name, each from which line on."""
    return [
        {
            "seat": holder.seat,
            "from": holder.number + 1,
            "name": holder.name,
            **({"computer": True} if holder.is_automatic else {}),
        }
        for seat in range(len(table.sitters))
        for holder in seat_holders_of(table, seat)
    ]


def _has_got(user: int, poll: Poll) -> bool:
    """Whether a vote gave this person a seat, for however short a time."""
    return (poll.motion.kind, poll.motion.asker, poll.outcome) == (VoteKind.REPLACE, user, PollOutcome.CARRIED)


def _continued(known: tuple[SeatHolder, ...], new: SeatHolder) -> tuple[SeatHolder, ...]:
    """The holders with one more; whoever had the seat for no line at all is left out, but for whoever was dealt in."""
    first = known[0]
    known = tuple(holder for holder in known if holder.is_before_first_line or holder.number < new.number)
    if not known and first.user_id > 0 and first.user_id != new.user_id:
        known = (replace(first, is_before_first_line=True),)
    merged = [
        next(same) for _, same in groupby((*known, new), key=lambda holder: (holder.user_id, holder.is_automatic))
    ]
    return tuple(merged) if len(merged) > 1 else ()


def _holder(seat: int, number: int, sitter: Sitter) -> SeatHolder:
    return SeatHolder(seat, number, sitter.user_id, sitter.name, sitter.is_automatic)


def _who(sitter: Sitter) -> tuple[int, bool]:
    return sitter.user_id, sitter.is_automatic
