"""Who is asked in a vote, how many have to agree, and how it stands. Pure.

Most votes take more than half of the people who are there. What nobody may do to another, an undo, a pause, the end of
a game without a winner, takes everybody who holds a seat, present or not; only for the last two does long inactivity
(`inactivity`) stop counting, at the deadline, and it is never a yes. To move a table takes more than half of the same.
A seat takes its holder's consent, or at least that he does not object.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.table import inactivity
from bot.table.availability import Availabilities
from bot.table.clocks import voting
from bot.table.kinds import VoteKind
from bot.table.motions import Motion
from bot.table.seat_history import players_left
from bot.table.table import Table
from bot.table.values import UserId

OF_ALL_HOLDERS: Final = (VoteKind.PAUSE, VoteKind.UNDO, VoteKind.CANCEL)
"""What everybody who holds a seat is asked, and has to agree to."""
OF_HOLDERS: Final = (*OF_ALL_HOLDERS, VoteKind.MOVE)
"""What they are asked at all; of the last more than half have to agree."""
OF_PATIENCE: Final = (VoteKind.PAUSE, VoteKind.CANCEL)
"""In which whoever is inactive for long stops counting."""


@dataclass(frozen=True, slots=True)
class Count:
    """How a vote stands: who agreed, how many have to, and whether that decides it."""

    ayes: tuple[UserId, ...]
    needed: int
    is_carried: bool
    is_refused: bool


def holders(table: Table, since: int | None = None) -> tuple[UserId, ...]:
    """The people whose seats are still in the game, present or not; or were in it right after line `since`."""
    match = table.match
    if match is None:
        return ()
    has_lost = not all(match.is_in(seat) for seat in range(len(table.sitters)))
    then = match.at(since) if has_lost and since is not None else match
    people = (sitter.user_id for seat, sitter in enumerate(table.sitters) if match.is_in(seat) or then.is_in(seat))
    return tuple(dict.fromkeys(user for user in people if user > 0))


def present_users(table: Table) -> tuple[UserId, ...]:
    """Of the people with seats in the game those who are there; one voice each, however many seats."""
    return tuple(dict.fromkeys(table.sitters[seat].user_id for seat in table.present))


def asked(table: Table, motion: Motion) -> tuple[UserId, ...]:
    """Who decides; not who asks, where it takes the consent of the others.

    Whoever is away has given his say away, but where all holders are asked, and about his own seat; who has only run
    out of time is asked, and comes back to answer. Nobody votes on what is done with his own seat, except that no other
    person gets it against his will.
    """
    if motion.kind is VoteKind.UNDO:  # also who would be in the game again
        return tuple(user for user in holders(table, since=motion.line) if user != motion.asker)
    if motion.kind in OF_HOLDERS:
        return holders(table)
    if motion.kind is VoteKind.EXTEND:
        return tuple(user for user in present_users(table) if user != motion.asker)
    owners = {table.sitters[seat].user_id for seat in motion.seats if not table.sitters[seat].is_computer}
    others = tuple(user for user in present_users(table) if user not in owners)
    # against his will nobody gets his seat, so of all votes on a seat this one asks its holder, too
    return (*others, *owners) if motion.kind is VoteKind.REPLACE else others


def owner_asked(table: Table, motion: Motion) -> UserId | None:
    """Whose seat somebody asks for; None where it is a computer player's."""
    if motion.kind is not VoteKind.REPLACE or table.sitters[motion.seat].is_computer:
        return None
    return table.sitters[motion.seat].user_id


def needed(table: Table, motion: Motion) -> int:
    """How many of those asked have to agree; of a seat besides its holder, who has only not to object.

    Nobody has to where a table has lost its place: whoever asks brings it.
    """
    if motion.kind is VoteKind.MOVE and table.is_placeless:
        return 0
    people = [user for user in asked(table, motion) if user != owner_asked(table, motion)]
    return len(people) if motion.kind in OF_ALL_HOLDERS else len(people) // 2 + 1 if people else 0


def count_voices(
    table: Table, motion: Motion, now: datetime, availabilities: Availabilities, *, is_due: bool = False
) -> Count:
    """How a vote stands now; `is_due` at its deadline: before it nobody counts as inactive."""
    people = asked(table, motion)
    voices = [voice for voice in table.voices if voice.kind == motion.kind and voice.user_id in people]
    ayes = tuple(voice.user_id for voice in voices if voice.agrees)
    noes = [voice.user_id for voice in voices if not voice.agrees]
    need = needed(table, motion)
    if motion.kind is VoteKind.REPLACE:
        return _of_seat(table, motion, now, availabilities, ayes, noes, is_due=is_due)
    if motion.kind in OF_PATIENCE:
        inactive = [
            user
            for user in people
            if is_due
            and user not in (*ayes, *noes)
            and inactivity.is_inactive(table, user, motion, now, availabilities)
            and _may_be_passed_over(table, user, motion, now, availabilities)
        ]
        return Count(ayes, need, bool(ayes) and len(ayes) + len(inactive) >= len(people), bool(noes))
    is_refused = noes_decide(motion, len(noes), len(people), need)
    return Count(ayes, need, len(ayes) >= need and not (is_due and motion.kind is VoteKind.MOVE), is_refused)


def noes_decide(motion: Motion, noes: int, people: int, need: int) -> bool:
    """Whether it can no longer be carried; whether to go on without somebody is refused by more than half."""
    return noes * 2 > people if motion.kind is VoteKind.GO_ON else noes > people - need


def deadline(table: Table, motion: Motion, availabilities: Availabilities) -> datetime:
    """Until when a vote is open: as long as anybody may object, or leave it unanswered where it needs his yes."""
    usual = motion.opened_at + voting(table.options.clock)
    if owner_asked(table, motion) is not None:
        return inactivity.objection_until(table, motion.seat, motion, availabilities)
    if motion.kind not in OF_PATIENCE:
        return usual
    others = [user for user in asked(table, motion) if user != motion.asker]
    return max([usual, *(inactivity.patience_until(table, user, motion, availabilities) for user in others)])


def _of_seat(
    table: Table,
    motion: Motion,
    now: datetime,
    availabilities: Availabilities,
    ayes: tuple[UserId, ...],
    noes: list[UserId],
    *,
    is_due: bool,
) -> Count:
    """A seat goes to another person when most of the others want that, and its holder agrees, or has let his time for
    an objection pass; of two players' only when he has left the game to itself.

    Two are two however many came to other seats by a vote: whom one of them brings in does not outvote the other.
    """
    owner, seat = owner_asked(table, motion), motion.seat
    others = [user for user in asked(table, motion) if user != owner]
    need = needed(table, motion)
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


def _may_be_passed_over(
    table: Table, user: UserId, motion: Motion, now: datetime, availabilities: Availabilities
) -> bool:
    """Whether a game of two may be called off without the other's yes: he has lapsed twice in a row. Who came to a
    seat by a vote makes it no game of three."""
    if motion.kind is not VoteKind.CANCEL or len(players_left(table)) > 2:
        return True
    return all(
        inactivity.lapses_in_a_row(table, seat, now, availabilities) >= inactivity.OFTEN
        for seat in table.seats_of(user)
    )
