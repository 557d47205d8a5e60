"""Who held which seat when: recorded whenever a seat changes hands, as part of that change. Pure."""

from dataclasses import replace
from itertools import groupby

from bot.table.table import Table
from bot.table.values import Participant, SeatHolder, Status, UserId
from bot.table.vote import VoteKind, VoteOutcome, VoteRecord


def record_changes(before: Table, after: Table) -> Table:
    """Record the seats that have another holder after a change."""
    if before.match is None or after.status != Status.PLAYING or before.participants == after.participants:
        return after  # seats that are given back at the end are played by no one any more
    holders: list[SeatHolder] = []
    for seat, (old, new) in enumerate(zip(before.participants, after.participants, strict=True)):
        known = tuple(holder for holder in before.seat_holders if holder.seat == seat)
        if _who(old) != _who(new):
            known = _continue(known or (_holder(seat, 0, old),), _holder(seat, after.number, new))
        holders += known
    return after if tuple(holders) == after.seat_holders else replace(after, seat_holders=tuple(holders))


def seat_holders_of(table: Table, seat: int) -> tuple[SeatHolder, ...]:
    """Return the holders of one seat in order; empty if it has not changed hands since the game began."""
    held = tuple(holder for holder in table.seat_holders if holder.seat == seat and not holder.is_before_first_line)
    return held if len(held) > 1 else ()


def with_holders_at(table: Table, number: int) -> Table:
    """Return the table with the people who held its seats when line `number` was written."""
    if not table.seat_holders:
        return table
    participants = list(table.participants)
    for holder in table.seat_holders:
        # someone who holds the seat since line n has written the lines after it
        if holder.number < max(1, number):
            participants[holder.seat] = Participant(holder.user_id, holder.name, holder.is_automatic)
    return replace(table, participants=tuple(participants))


def lines_of_computer(table: Table, seat: int) -> frozenset[int]:
    """Return the numbers of the lines written while the automatic player held that seat, even for one turn only."""
    stays = [holder for holder in table.seat_holders if holder.seat == seat and not holder.is_before_first_line]
    ends = (*(holder.number for holder in stays[1:]), table.number)
    spans = (range(each.number + 1, end + 1) for each, end in zip(stays, ends, strict=False) if each.is_automatic)
    return frozenset(number for span in spans for number in span)


def has_played(table: Table, user: int) -> bool:
    """Whether this person has a seat in the game, or had one before someone else took it over."""
    has_held = any(holder.user_id == user for holder in table.seat_holders)
    return (
        table.seat_of(user) is not None or has_held or any(_gave_seat_to(user, record) for record in table.vote_records)
    )


def players_left(table: Table) -> frozenset[UserId]:
    """Return the people who were dealt in and still have their seats; not those who came to one by a vote."""
    match, first = table.match, dict[int, UserId]()
    for holder in table.seat_holders:
        first.setdefault(holder.seat, holder.user_id)
    return frozenset(
        participant.user_id
        for seat, participant in enumerate(table.participants)
        if participant.user_id > 0
        and first.get(seat, participant.user_id) == participant.user_id
        and (match is None or match.is_in(seat))
        and not any(_gave_seat_to(participant.user_id, record) for record in table.vote_records)
    )


def _gave_seat_to(user: int, record: VoteRecord) -> bool:
    """Whether a vote gave this person a seat, for however short a time."""
    return (record.vote.kind, record.vote.asker, record.outcome) == (VoteKind.REPLACE, user, VoteOutcome.CARRIED)


def _continue(known: tuple[SeatHolder, ...], new: SeatHolder) -> tuple[SeatHolder, ...]:
    """Return the holders with one more. Those who held the seat for no line are left out, except the one dealt in."""
    first = known[0]
    known = tuple(holder for holder in known if holder.is_before_first_line or holder.number < new.number)
    if not known and first.user_id > 0 and first.user_id != new.user_id:
        known = (replace(first, is_before_first_line=True),)
    merged = [
        next(same) for _, same in groupby((*known, new), key=lambda holder: (holder.user_id, holder.is_automatic))
    ]
    return tuple(merged) if len(merged) > 1 else ()


def _holder(seat: int, number: int, participant: Participant) -> SeatHolder:
    return SeatHolder(seat, number, participant.user_id, participant.name, participant.is_automatic)


def _who(participant: Participant) -> tuple[int, bool]:
    return participant.user_id, participant.is_automatic
