"""The course of a vote: it is opened, people answer, it is carried, refused or expires, and a record of it is kept.

Pure: each function returns the next table. A vote is open until enough have agreed, too many have refused, its time is
up (`close_due`), or the game has gone on without what it was about. Its record outlives it, for its public message.
What may be asked for, and what follows, is in `bot.table.proposals`; who may vote in `bot.table.electorate`.
"""

import math
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.table import calls, inactivity
from bot.table.availability import Availabilities
from bot.table.electorate import asked_holder, count_votes, deadline, voters_of
from bot.table.errors import TableError, TooEarly
from bot.table.limits import Limits
from bot.table.moderation import end_due_pause, end_pause
from bot.table.play import check_agreements, check_playing, match_and_seat_in_game, seat_in_person
from bot.table.proposals import apply_proposal, asker_of, check_proposal, subject_of
from bot.table.table import Table, VoteResult, notify
from bot.table.values import Call, CallKind, NoticeKind, Person, Status, UserId
from bot.table.vote import CastVote, OneSeat, Subject, Vote, VoteKind, VoteOutcome, VoteRecord

OF_ONE_SUBJECT: Final = (VoteKind.UNDO, VoteKind.MOVE, VoteKind.REPLACE)
"""Kinds in which two may want different things: another line, another channel, another seat."""
OF_ONE_MOMENT: Final = (VoteKind.UNDO, VoteKind.AUTOMATIC)
"""Kinds that are moot once their moment is over (`_is_past`)."""


def propose(
    table: Table,
    user: UserId,
    kind: VoteKind,
    now: datetime,
    availabilities: Availabilities,
    limits: Limits,
    *,
    subject: Subject = None,
    name: str = "",
) -> VoteResult:
    """Open a vote, with the vote of `user` for it if they may vote; where it is open already, cast their vote for it.

    Raises `TableError` where it makes no sense now or there is no one to ask, `TooEarly`, `NotSeated`, `AlreadySeated`.
    """
    check_agreements(table)
    vote = find_open_vote(table, kind)
    if vote is not None:
        _check_same(table, user, vote, subject)
        return cast(table, user, kind, now, availabilities, agrees=True)
    check_proposal(table, user, kind, subject)
    if isinstance(subject, OneSeat) and inactivity.is_reserved(table, subject.seat, now, availabilities):
        raise TableError("seat-kept", seat=subject.seat)
    subject = subject_of(table, kind, subject, now, limits)
    calls.check_repeat(table, user, kind, subject, now)
    # the deadline follows from who may vote, which is asked of the vote itself
    vote = Vote(kind, Person(user), subject, table.number, now, now, name)
    vote = replace(vote, due_at=deadline(table, vote, availabilities))
    # an undo against computers alone needs no one's consent, and leaves its mark (`has_take_backs`)
    if not voters_of(table, vote) and kind is not VoteKind.UNDO:
        raise TableError("nobody-to-ask")
    table = _open(table, vote, now).mark_seen(user, now)
    if user in voters_of(table, vote):
        return cast(table, user, kind, now, availabilities, agrees=True)
    return _count(table, vote, now, availabilities)


def _open(table: Table, vote: Vote, now: datetime) -> Table:
    earlier = _earlier_cast_votes(table, vote.kind)
    table = close_vote(table, vote.kind, VoteOutcome.MOOT, now)  # an older one about a moment that is over
    table = add_vote_record(table, vote)
    votes = tuple(sorted((*table.votes, vote), key=lambda each: each.kind))
    return replace(table, votes=votes, cast_votes=_sort((*table.cast_votes, *earlier)))


def _check_same(table: Table, user: UserId, vote: Vote, subject: Subject) -> None:
    """Raises `TableError` where asking for that isn't a vote for what is asked already."""
    if vote.kind == VoteKind.REPLACE and table.seat_of(user) is None:
        raise TableError("seat-asked")
    if vote.kind in OF_ONE_SUBJECT and subject != vote.subject:
        raise TableError("vote-open")


def cast(
    table: Table, user: UserId, kind: VoteKind, now: datetime, availabilities: Availabilities, *, agrees: bool
) -> VoteResult:
    """Count one person's vote for or against what is asked; a later one replaces it.

    Raises `TableError` (`vote-unknown`, `asked-already`, `not-asked`), `NotSeated`, `NotPlaying`.
    """
    vote = find_open_vote(table, kind)
    if vote is not None and user == vote.asker and user not in voters_of(table, vote):
        raise TableError("asked-already")
    if vote is None:
        seat_in_person(table, user)
        raise TableError("vote-unknown")
    check_playing(table)
    if user not in voters_of(table, vote):  # they are away or out of the game, and their consent isn't needed
        seat_in_person(table, user)
        raise TableError("not-asked")
    said = next(
        (cast_vote for cast_vote in table.cast_votes if (cast_vote.kind, cast_vote.user_id) == (kind, user)), None
    )
    if said is None or said.agrees != agrees:
        rest = tuple(cast_vote for cast_vote in table.cast_votes if cast_vote is not said)
        table = replace(table, cast_votes=_sort((*rest, CastVote(kind, user, table.number, agrees))))
    return _count(table.mark_seen(user, now), vote, now, availabilities)


def close_due(table: Table, now: datetime, availabilities: Availabilities) -> Table:
    """Close the votes whose time is up, and a moderator's pause: those who have answered carry them, or they expire."""
    if table.status != Status.PLAYING:
        return replace(table, votes=()) if table.votes else table
    if table.is_suspended:
        return table
    table = end_due_pause(table, now)
    for vote in table.votes:
        # a vote that is carried may end the game, or another vote
        if vote.due_at > now or table.status != Status.PLAYING or vote not in table.votes:
            continue
        later = deadline(table, vote, availabilities)
        if later > now and later > vote.due_at:  # there is a vacation in between
            longer = replace(vote, due_at=later)
            table = replace(table, votes=tuple(longer if each is vote else each for each in table.votes))
            continue
        count = count_votes(table, vote, now, availabilities, is_due=True)
        try:
            table = (
                _carry_out(table, vote, now, availabilities)
                if count.is_carried
                else close_vote(table, vote.kind, VoteOutcome.EXPIRED, now)
            )
        # what was asked for has become impossible: the vote is over, and no one is at fault
        except TableError:
            table = close_vote(table, vote.kind, VoteOutcome.MOOT, now)
    return table


def withdraw_seat_request(table: Table, user: UserId | None, now: datetime) -> Table:
    """Close the vote on a seat whose asker `user` may no longer get it."""
    vote = find_open_vote(table, VoteKind.REPLACE)
    if vote is None or vote.asker != user:
        return table
    return close_vote(table, VoteKind.REPLACE, VoteOutcome.GONE, now)


def resume(table: Table, user: UserId, now: datetime) -> Table:
    """End a pause. Any player may do so, but not while one lasts that a moderator made.

    Raises `NotSeated`, `TableError` (`not-paused`), `TooEarly` (`paused-by-moderator`).
    """
    match_and_seat_in_game(table, user)
    check_agreements(table)
    if not table.is_paused:
        raise TableError("not-paused")
    at = table.moderated_pause_until
    if at is not None and now < at:
        raise TooEarly("paused-by-moderator", at=math.ceil(at.timestamp()))
    return end_pause(table, now)


def move_as_asked(table: Table, now: datetime) -> Table:
    """Move a table that has lost its place to where someone has asked to move it.

    No one can see that vote any more, and no one has to be asked any more.
    """
    vote = find_open_vote(table, VoteKind.MOVE)
    if vote is None or not table.is_placeless:
        return table
    return _carry_out(table, vote, now, {})


def find_open_vote(table: Table, kind: VoteKind) -> Vote | None:
    """Return the open vote of that kind; one about a moment that is over doesn't count."""
    found = next((vote for vote in table.votes if vote.kind == kind), None)
    return None if found is None or _is_past(found, table) else found


def pending_voters(table: Table, record: VoteRecord) -> tuple[UserId, ...]:
    """Return who may vote and has not done so yet; no one once it is closed."""
    if not record.is_open:
        return ()
    heard = {cast_vote.user_id for cast_vote in cast_votes_of(table, record)}
    return tuple(user for user in voters_of(table, current_vote(table, record)) if user not in heard)


def call_voters(
    before: Table, table: Table, now: datetime, availabilities: Availabilities, recent: Collection[Call]
) -> Table:
    """Add a notice for everyone who may vote in a vote that this change has opened.

    The notice waits for those whom the proposer pinged by one of the `recent` calls. For a seat or another place there
    is no waiting: `TooEarly` is raised.
    """
    for number in range(len(before.vote_records), len(table.vote_records)):
        vote, people = table.vote_records[number].vote, pending_voters(table, table.vote_records[number])
        owner, times = asked_holder(table, vote), dict.fromkeys(people, now)
        if (asker := vote.asker) is not None:
            kind = calls.kind_of_vote(vote.kind)
            if kind is CallKind.SEAT:
                calls.check_calls(table, asker, kind, people, recent, now)
            if kind is CallKind.MOVE:
                calls.check_move_pace(table, asker, recent, now)
            times = calls.call_times(table, asker, kind, people, recent, now, availabilities)
            table = calls.add_calls(table, asker, kind, times)
        for user, at in times.items():
            kind_of_notice = NoticeKind.SEAT if user == owner else NoticeKind.VOTE
            table = notify(table, kind_of_notice, (user,), at, about=number)
    return table


def _count(table: Table, vote: Vote, now: datetime, availabilities: Availabilities) -> VoteResult:
    count = count_votes(table, vote, now, availabilities)
    agreed = len(count.ayes)
    if count.is_carried:
        return VoteResult(agreed, count.needed, _carry_out(table, vote, now, availabilities), is_decided=True)
    if not count.is_refused:
        return VoteResult(agreed, count.needed, table)
    refused = close_vote(table, vote.kind, VoteOutcome.REFUSED, now)
    if vote.kind is VoteKind.GO_ON:
        said = {
            cast_vote.user_id: cast_vote.agrees for cast_vote in table.cast_votes if cast_vote.kind is VoteKind.GO_ON
        }
        noes = [user for user in voters_of(table, vote) if not said.get(user, True)]
        refused = _ask_for_the_end(refused, noes, now, availabilities)
    return VoteResult(agreed, count.needed, refused, is_refused=True)


def _ask_for_the_end(table: Table, users: Sequence[UserId], now: datetime, availabilities: Availabilities) -> Table:
    """Let these people, who don't want to go on without someone, ask everyone to call the game off."""
    known = find_open_vote(table, VoteKind.CANCEL)
    vote = known or Vote(VoteKind.CANCEL, Person(users[0]), None, table.number, now, now)
    if known is None:
        vote = replace(vote, due_at=deadline(table, vote, availabilities))
        votes = tuple(sorted((*table.votes, vote), key=lambda each: each.kind))
        table = add_vote_record(replace(table, votes=votes), vote)
    heard = {cast_vote.user_id for cast_vote in table.cast_votes if cast_vote.kind is VoteKind.CANCEL}
    said = [CastVote(VoteKind.CANCEL, user, table.number) for user in users if user not in heard]
    return _count(replace(table, cast_votes=_sort((*table.cast_votes, *said))), vote, now, availabilities).table


def _carry_out(table: Table, vote: Vote, now: datetime, availabilities: Availabilities) -> Table:
    if vote.kind is VoteKind.REPLACE:
        check_proposal(table, asker_of(vote), vote.kind, vote.subject)
    closed = close_vote(table, vote.kind, VoteOutcome.CARRIED, now)
    return apply_proposal(closed, vote, now, availabilities)


def _sort(cast_votes: Iterable[CastVote]) -> tuple[CastVote, ...]:
    return tuple(sorted(cast_votes, key=lambda each: (each.kind, each.user_id)))


def _earlier_cast_votes(table: Table, kind: VoteKind) -> tuple[CastVote, ...]:
    """Votes about absent players in databases of older versions, which stored them without an open vote: they count."""
    return tuple(
        cast_vote
        for cast_vote in table.cast_votes
        if cast_vote.kind == kind == VoteKind.AUTOMATIC and cast_vote.number == table.number
    )


def add_vote_record(table: Table, vote: Vote) -> Table:
    return replace(table, vote_records=(*table.vote_records, VoteRecord(vote)))


def close_vote(table: Table, kind: VoteKind, outcome: VoteOutcome, now: datetime) -> Table:
    """Remove the open vote of that kind and its answers, and close its record with them."""
    vote = next((each for each in table.votes if each.kind == kind), None)
    cast_votes = tuple(cast_vote for cast_vote in table.cast_votes if cast_vote.kind == kind)
    return replace(
        table,
        votes=tuple(each for each in table.votes if each is not vote),
        cast_votes=tuple(cast_vote for cast_vote in table.cast_votes if cast_vote.kind != kind),
        vote_records=tuple(
            _end(record, outcome, now, cast_votes) if _is_of(record, vote) else record for record in table.vote_records
        ),
    )


def settle_votes(before: Table, after: Table, now: datetime) -> Table:
    """Keep a record of every open vote, and close the records and votes that the change from `before` has made moot.

    No vote stays open once the game is over.
    """
    if after.status != Status.PLAYING and after.votes:
        after = replace(after, votes=(), cast_votes=())
    table = after
    for vote in table.votes:
        if _is_moot(vote, table):
            table = close_vote(table, vote.kind, VoteOutcome.MOOT, now)
    for record in table.vote_records:
        if record.is_open and not any(_is_of(record, vote) for vote in table.votes):
            # from `before`: the change that removed the vote has removed its answers as well
            cast_votes = tuple(cast_vote for cast_vote in before.cast_votes if cast_vote.kind == record.vote.kind)
            ended = _end(record, VoteOutcome.MOOT, now, cast_votes)
            table = replace(table, vote_records=tuple(ended if each is record else each for each in table.vote_records))
    for vote in table.votes:
        if not any(_is_of(record, vote) for record in table.vote_records):
            table = add_vote_record(table, vote)
    return table


def current_vote(table: Table, record: VoteRecord) -> Vote:
    """Return the vote of an open record with its deadline as it is now."""
    return next((vote for vote in table.votes if _is_of(record, vote)), record.vote)


def cast_votes_of(table: Table, record: VoteRecord) -> tuple[CastVote, ...]:
    """Return the answers so far, or those it ended with."""
    if not record.is_open:
        return record.cast_votes
    return tuple(cast_vote for cast_vote in table.cast_votes if cast_vote.kind == record.vote.kind)


def _is_moot(vote: Vote, table: Table) -> bool:
    """Whether a vote is pointless by now: its moment is over, or its seat is played again or out of the game.

    No one is absent in a pause, when those awaited may take their time.
    """
    if table.status != Status.PLAYING or table.match is None:
        return False
    if vote.kind in (VoteKind.REPLACE, VoteKind.GO_ON):
        return not (table.participants[vote.seat].is_automatic and table.match.is_in(vote.seat))
    if vote.kind == VoteKind.AUTOMATIC and (table.is_paused or not {*vote.seats} & {*table.human_seats}):
        return True
    return _is_past(vote, table)


def _is_past(vote: Vote, table: Table) -> bool:
    """Whether the moment that a vote is about is over, because someone has moved.

    Absent players have moved once their turn is over: what they do in it, and may take back, ends no vote about them.
    """
    if vote.kind not in OF_ONE_MOMENT or vote.number == table.number:
        return False
    if vote.kind is not VoteKind.AUTOMATIC:
        return True
    return not all(seat in table.waiting and table.turn_began_at(seat) <= vote.opened_at for seat in vote.seats)


def _is_of(record: VoteRecord, vote: Vote | None) -> bool:
    mine = record.vote
    return (
        record.is_open
        and vote is not None
        and (mine.kind, mine.by, mine.subject, mine.opened_at) == (vote.kind, vote.by, vote.subject, vote.opened_at)
    )


def _end(record: VoteRecord, outcome: VoteOutcome, now: datetime, cast_votes: tuple[CastVote, ...]) -> VoteRecord:
    return replace(record, outcome=outcome, closed_at=now, cast_votes=cast_votes)
