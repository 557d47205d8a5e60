"""Who may vote, how many have to agree, and how a vote stands. Pure.

Most votes take more than half of the people present. What no one may do to another (an undo, a pause, the end of a game
without a winner) takes all who hold a seat, present or not. Only in a pause and an end do people stop counting after
long inactivity (`inactivity`), at the deadline, and that is never a yes: those who timed out often, in a pause also
those whose turn it was all the time, or who have the computer play. Moving a table takes more than half of all holders.
A seat takes its holder's consent, or at least no objection of theirs.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.table import inactivity
from bot.table.availability import Availabilities
from bot.table.clocks import voting_time
from bot.table.seat_history import players_left
from bot.table.table import Table
from bot.table.values import UserId
from bot.table.vote import Vote, VoteKind

OF_ALL_HOLDERS: Final = (VoteKind.PAUSE, VoteKind.UNDO, VoteKind.CANCEL)
"""Kinds in which all holders of seats may vote, and have to agree."""
OF_HOLDERS: Final = (*OF_ALL_HOLDERS, VoteKind.MOVE)
"""Kinds in which all holders may vote; in a move more than half of them have to agree."""
OF_PATIENCE: Final = (VoteKind.PAUSE, VoteKind.CANCEL)
"""Kinds in which people may stop counting after long inactivity."""


@dataclass(frozen=True, slots=True)
class Count:
    """How a vote stands: who agreed, how many have to, and whether that decides it."""

    ayes: tuple[UserId, ...]
    needed: int
    is_carried: bool
    is_refused: bool


def holders(table: Table, since: int | None = None) -> tuple[UserId, ...]:
    """Return the people whose seats are in the game, present or not, or were in it right after line `since`."""
    match = table.match
    if match is None:
        return ()
    has_lost = not all(match.is_in(seat) for seat in range(len(table.participants)))
    then = match.at(since) if has_lost and since is not None else match
    people = (
        participant.user_id
        for seat, participant in enumerate(table.participants)
        if match.is_in(seat) or then.is_in(seat)
    )
    return tuple(dict.fromkeys(user for user in people if user > 0))


def present_users(table: Table) -> tuple[UserId, ...]:
    """Return the people with seats in the game who are present, each once however many seats they have."""
    return tuple(dict.fromkeys(table.participants[seat].user_id for seat in table.present))


def voters_of(table: Table, vote: Vote) -> tuple[UserId, ...]:
    """Return who may vote; not the person who asks, where it takes the consent of the others.

    People who left their seat to the computer gave up their vote, except where all holders are asked, or where it is
    about their own seat. People who only ran out of time may vote, and come back to do so. No one votes on their own
    seat, except that no one else gets it against their will.
    """
    if vote.kind is VoteKind.UNDO:  # including those who would be in the game again
        return tuple(user for user in holders(table, since=vote.line) if user != vote.asker)
    if vote.kind in OF_HOLDERS:
        return holders(table)
    if vote.kind is VoteKind.EXTEND:
        return tuple(user for user in present_users(table) if user != vote.asker)
    owners = {table.participants[seat].user_id for seat in vote.seats if not table.participants[seat].is_computer}
    others = tuple(user for user in present_users(table) if user not in owners)
    # no one loses a seat against their will, so this vote alone also asks its holder
    return (*others, *owners) if vote.kind is VoteKind.REPLACE else others


def asked_holder(table: Table, vote: Vote) -> UserId | None:
    """Return the holder of the seat that someone asks for; None if a computer player has it."""
    if vote.kind is not VoteKind.REPLACE or table.participants[vote.seat].is_computer:
        return None
    return table.participants[vote.seat].user_id


def votes_needed(table: Table, vote: Vote) -> int:
    """Return how many have to agree; in a vote on a seat apart from its holder, who only must not object.

    It is 0 where a table has lost its place: anyone may move it.
    """
    if vote.kind is VoteKind.MOVE and table.is_placeless:
        return 0
    people = [user for user in voters_of(table, vote) if user != asked_holder(table, vote)]
    return len(people) if vote.kind in OF_ALL_HOLDERS else _majority(len(people))


def votes_to_hand_over(table: Table) -> int:
    """Return how many have to agree that the computer plays for the awaited people; 0 where nobody could."""
    awaited = {table.participants[seat].user_id for seat in table.waiting if seat in table.human_seats}
    return _majority(sum(user not in awaited for user in present_users(table)))


def _majority(people: int) -> int:
    return people // 2 + 1 if people else 0


def count_votes(
    table: Table, vote: Vote, now: datetime, availabilities: Availabilities, *, is_due: bool = False
) -> Count:
    """Count a vote as it stands now. `is_due` at its deadline: before it no one counts as inactive."""
    people = voters_of(table, vote)
    cast_votes = [
        cast_vote for cast_vote in table.cast_votes if cast_vote.kind == vote.kind and cast_vote.user_id in people
    ]
    ayes = tuple(cast_vote.user_id for cast_vote in cast_votes if cast_vote.agrees)
    noes = [cast_vote.user_id for cast_vote in cast_votes if not cast_vote.agrees]
    need = votes_needed(table, vote)
    if vote.kind is VoteKind.REPLACE:
        return _count_seat_votes(table, vote, now, availabilities, ayes, noes, is_due=is_due)
    if vote.kind in OF_PATIENCE:
        inactive = [
            user
            for user in people
            if is_due
            and user not in (*ayes, *noes)
            and inactivity.is_inactive(table, user, vote, now, availabilities)
            and _may_be_passed_over(table, user, vote, now, availabilities)
        ]
        return Count(ayes, need, bool(ayes) and len(ayes) + len(inactive) >= len(people), bool(noes))
    is_refused = is_defeated(vote, len(noes), len(people), need)
    return Count(ayes, need, len(ayes) >= need and not (is_due and vote.kind is VoteKind.MOVE), is_refused)


def is_defeated(vote: Vote, noes: int, people: int, need: int) -> bool:
    """Whether it can no longer be carried. Going on without someone is refused only by more than half."""
    return noes * 2 > people if vote.kind is VoteKind.GO_ON else noes > people - need


def deadline(table: Table, vote: Vote, availabilities: Availabilities) -> datetime:
    """Return when a vote closes: as late as anyone may object, or leave a vote unanswered that needs their yes."""
    usual = vote.opened_at + voting_time(table.options.clock)
    if asked_holder(table, vote) is not None:
        return inactivity.objection_until(table, vote.seat, vote, availabilities)
    if vote.kind not in OF_PATIENCE:
        return usual
    others = [user for user in voters_of(table, vote) if user != vote.asker]
    return max([usual, *(inactivity.patience_until(table, user, vote, availabilities) for user in others)])


def _count_seat_votes(
    table: Table,
    vote: Vote,
    now: datetime,
    availabilities: Availabilities,
    ayes: tuple[UserId, ...],
    noes: list[UserId],
    *,
    is_due: bool,
) -> Count:
    """Count a vote on a seat: most of the others have to agree, and its holder to agree or let the time to object pass.

    Of two players the holder must have abandoned the seat. Two stay two however many came to other seats by a vote:
    someone brought in by one of them can't outvote the other.
    """
    owner, seat = asked_holder(table, vote), vote.seat
    others = [user for user in voters_of(table, vote) if user != owner]
    need = votes_needed(table, vote)
    votes = sum(user != owner for user in ayes)
    may_do_without = owner is None or (
        is_due
        and bool(others)
        and not inactivity.is_on_vacation(table, seat, now, availabilities)
        and (len(players_left(table)) > 2 or inactivity.has_abandoned_seat(table, seat, now, availabilities))
    )
    is_refused = owner in noes or len(noes) > len(others) - need
    is_carried = not is_refused and votes >= need and (owner in ayes or may_do_without)
    return Count(ayes, need, is_carried, is_refused)


def _may_be_passed_over(table: Table, user: UserId, vote: Vote, now: datetime, availabilities: Availabilities) -> bool:
    """Whether the others may decide without this inactive person's yes: they timed out twice in a row, or have left.

    Silence alone isn't absence: a player who was not awaited meanwhile, and may be winning, had nothing to do. A pause
    takes nothing from anyone, so there it is enough to have been awaited all the time, or to have the computer play.
    """
    seats = table.seats_of(user)
    if vote.kind is VoteKind.PAUSE and any(
        (table.participants[seat].is_automatic and not table.participants[seat].is_stand_in)
        or inactivity.is_awaited_throughout(table, seat, now, availabilities)
        for seat in seats
    ):
        return True
    return all(
        # who calls the game off may have removed them from the server, so leaving counts only after a turn's time
        inactivity.has_abandoned_seat(table, seat, now, availabilities)
        if table.has_left_server(seat)
        else inactivity.count_timeouts_in_a_row(table, seat, now, availabilities) >= inactivity.OFTEN
        for seat in seats
    )
