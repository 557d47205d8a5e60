"""What the people of a table may ask each other, with a deadline: who is asked, how many have to agree, what follows.

Pure: each function makes the next table. A motion is open until enough have agreed, too many have refused, its time is
up (`close_due`), or the game has gone on without what it was about.
"""

import math
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.match import agreed_by, undo_to
from bot.table import absence, calls, clocks, inactivity
from bot.table.actors import Person, System
from bot.table.availability import Availabilities
from bot.table.electorate import asked, count_voices, deadline, owner_asked
from bot.table.errors import StaleDecision, TableError, TooEarly
from bot.table.kinds import CallKind, NoticeKind, PollOutcome, Status, VoteKind
from bot.table.limits import Limits
from bot.table.moderation import players_resume_at
from bot.table.motions import Motion, OneSeat, Poll, Subject, Voice
from bot.table.notices import noticed
from bot.table.places import move_to
from bot.table.play import called_off, check_playing, in_person, in_play, intervened
from bot.table.policy import check_agreements
from bot.table.polls import OF_ONE_MOMENT, OF_ONE_SUBJECT, close_motion, motion_now, open_poll, voices_of
from bot.table.proposals import check_proposal, subject_of
from bot.table.table import Ballot, Table
from bot.table.values import Call, Sitter, UserId


def proposed(
    table: Table,
    user: UserId,
    kind: VoteKind,
    now: datetime,
    availabilities: Availabilities,
    limits: Limits,
    *,
    subject: Subject = None,
    name: str = "",
) -> Ballot:
    """A motion opened by `user`, with his voice if he is asked as well; where one is open, his voice for it.

    Raises `TableError` where it makes no sense now or there is nobody to ask, `TooEarly`, `NotSeated`,
    `AlreadySeated`.
    """
    check_agreements(table)
    motion = open_motion(table, kind)
    if motion is not None:
        _check_same(table, user, motion, subject)
        return voiced(table, user, kind, now, availabilities, agrees=True)
    check_proposal(table, user, kind, subject)
    if isinstance(subject, OneSeat) and inactivity.is_reserved(table, subject.seat, now, availabilities):
        raise TableError("seat-kept", seat=subject.seat)
    subject = subject_of(table, kind, subject, now, limits)
    calls.check_repeat(table, user, kind, subject, now)
    # due now, until it is known who is asked: that is asked of the motion
    motion = Motion(kind, Person(user), subject, table.number, now, now, name)
    motion = replace(motion, due_at=deadline(table, motion, availabilities))
    # against computers alone an undo is free, and leaves its mark (`has_take_backs`)
    if not asked(table, motion) and kind is not VoteKind.UNDO:
        raise TableError("nobody-to-ask")
    table = _opened(table, motion, now).seen_by(user, now)
    if user in asked(table, motion):
        return voiced(table, user, kind, now, availabilities, agrees=True)
    return _counted(table, motion, now, availabilities)


def _opened(table: Table, motion: Motion, now: datetime) -> Table:
    """The table that votes on this."""
    earlier = _before_motions(table, motion.kind)
    table = close_motion(table, motion.kind, PollOutcome.MOOT, now)  # of a moment that is over
    table = open_poll(table, motion)
    motions = tuple(sorted((*table.motions, motion), key=lambda each: each.kind))
    return replace(table, motions=motions, voices=_sorted((*table.voices, *earlier)))


def _check_same(table: Table, user: UserId, motion: Motion, subject: Subject) -> None:
    """Raises `TableError` where asking for that is no yes to what is asked already."""
    if motion.kind == VoteKind.REPLACE and table.seat_of(user) is None:
        raise TableError("seat-asked")
    if motion.kind in OF_ONE_SUBJECT and subject != motion.subject:
        raise TableError("vote-open")


def voiced(
    table: Table, user: UserId, kind: VoteKind, now: datetime, availabilities: Availabilities, *, agrees: bool
) -> Ballot:
    """One voice for or against what is asked; a later one of the same person replaces it.

    Raises `TableError` (`vote-unknown`, `asked-already`, `not-asked`), `NotSeated`, `NotPlaying`.
    """
    motion = open_motion(table, kind)
    if motion is not None and user == motion.asker and user not in asked(table, motion):
        raise TableError("asked-already")
    if motion is None:
        in_person(table, user)
        raise TableError("vote-unknown")
    check_playing(table)
    if user not in asked(table, motion):  # who is away, or out of the game, where nobody needs his consent
        in_person(table, user)
        raise TableError("not-asked")
    said = next((voice for voice in table.voices if (voice.kind, voice.user_id) == (kind, user)), None)
    if said is None or said.agrees != agrees:
        rest = tuple(voice for voice in table.voices if voice is not said)
        table = replace(table, voices=_sorted((*rest, Voice(kind, user, table.number, agrees))))
    return _counted(table.seen_by(user, now), motion, now, availabilities)


def close_due(table: Table, now: datetime, availabilities: Availabilities) -> Table:
    """The table after the votes whose time is up: carried by those who have answered, or not at all."""
    if table.status != Status.PLAYING:
        return replace(table, motions=()) if table.motions else table
    if table.is_aside:
        return table
    for motion in table.motions:
        # one that is carried may end the game, or another motion
        if motion.due_at > now or table.status != Status.PLAYING or motion not in table.motions:
            continue
        if (
            later := deadline(table, motion, availabilities)
        ) > now and later > motion.due_at:  # a vacation lies between
            longer = replace(motion, due_at=later)
            table = replace(table, motions=tuple(longer if each is motion else each for each in table.motions))
            continue
        count = count_voices(table, motion, now, availabilities, is_due=True)
        try:
            table = (
                _carried(table, motion, now, availabilities)
                if count.is_carried
                else close_motion(table, motion.kind, PollOutcome.LAPSED, now)
            )
        # what was asked for has become impossible meanwhile: nobody is at fault, and the vote is over
        except TableError:
            table = close_motion(table, motion.kind, PollOutcome.MOOT, now)
    return table


def vanished(table: Table, user: UserId | None, now: datetime) -> Table:
    """The table after it has turned out that who asks for a seat may not get it any more."""
    motion = open_motion(table, VoteKind.REPLACE)
    if motion is None or motion.asker != user:
        return table
    return close_motion(table, VoteKind.REPLACE, PollOutcome.GONE, now)


def resumed(table: Table, user: UserId, now: datetime) -> Table:
    """The table after a pause: whoever plays there may end it, but for some days none that a moderator has made. Nobody
    was inactive in it. Raises `NotSeated`, `TableError` (`not-paused`, `paused-by-moderator`).
    """
    in_play(table, user)
    check_agreements(table)
    if not table.is_paused:
        raise TableError("not-paused")
    at = players_resume_at(table)
    if at is not None and now < at:
        raise TooEarly("paused-by-moderator", at=math.ceil(at.timestamp()))
    return replace(inactivity.begin_anew(table, now), is_paused=False)


def move_as_asked(table: Table, now: datetime) -> Table:
    """The table that has lost its place, brought where somebody has asked to bring it.

    Nobody can see that vote any more, and nobody has to be asked any more.
    """
    motion = open_motion(table, VoteKind.MOVE)
    if motion is None or not table.is_placeless:
        return table
    return _carried(table, motion, now, {})


def open_motion(table: Table, kind: VoteKind) -> Motion | None:
    """The open motion of that kind; one about a moment that is over counts no more."""
    found = next((motion for motion in table.motions if motion.kind == kind), None)
    return None if found is None or (kind in OF_ONE_MOMENT and found.number != table.number) else found


def not_voted(table: Table, poll: Poll) -> tuple[UserId, ...]:
    """Who is asked in an open vote and has not voted yet."""
    if not poll.is_open:
        return ()
    heard = {voice.user_id for voice in voices_of(table, poll)}
    return tuple(user for user in asked(table, motion_now(table, poll)) if user not in heard)


def notify_voters(
    before: Table, table: Table, now: datetime, availabilities: Availabilities, recent: Collection[Call]
) -> Table:
    """The table with a notice to everybody who is asked in a vote that this change has opened.

    Later to those whom its mover has called by his `recent` votes; a seat, or another place, he may then not even ask
    for. Raises `TooEarly`.
    """
    for number in range(len(before.polls), len(table.polls)):
        motion, people = table.polls[number].motion, not_voted(table, table.polls[number])
        owner, times = owner_asked(table, motion), dict.fromkeys(people, now)
        if (asker := motion.asker) is not None:
            kind = calls.kind_of_vote(motion.kind)
            if kind is CallKind.SEAT:
                calls.check_calls(table, asker, kind, people, recent, now)
            if kind is CallKind.MOVE:
                calls.check_moved(table, asker, recent, now)
            times = calls.call_times(table, asker, kind, people, recent, now, availabilities)
            table = calls.add_calls(table, asker, kind, times)
        for user, at in times.items():
            kind_of_notice = NoticeKind.SEAT if user == owner else NoticeKind.VOTE
            table = noticed(table, kind_of_notice, (user,), at, about=number)
    return table


def _counted(table: Table, motion: Motion, now: datetime, availabilities: Availabilities) -> Ballot:
    count = count_voices(table, motion, now, availabilities)
    agreed = len(count.ayes)
    if count.is_carried:
        return Ballot(agreed, count.needed, _carried(table, motion, now, availabilities), is_decided=True)
    if not count.is_refused:
        return Ballot(agreed, count.needed, table)
    refused = close_motion(table, motion.kind, PollOutcome.REFUSED, now)
    if motion.kind is VoteKind.GO_ON:
        said = {voice.user_id: voice.agrees for voice in table.voices if voice.kind is VoteKind.GO_ON}
        noes = [user for user in asked(table, motion) if not said.get(user, True)]
        refused = _ask_for_the_end(refused, noes, now, availabilities)
    return Ballot(agreed, count.needed, refused, is_refused=True)


def _ask_for_the_end(table: Table, users: Sequence[UserId], now: datetime, availabilities: Availabilities) -> Table:
    """The table at which these people, who do not want to go on without somebody, ask everybody to call it off."""
    known = open_motion(table, VoteKind.CANCEL)
    motion = known or Motion(VoteKind.CANCEL, Person(users[0]), None, table.number, now, now)
    if known is None:
        motion = replace(motion, due_at=deadline(table, motion, availabilities))
        motions = tuple(sorted((*table.motions, motion), key=lambda each: each.kind))
        table = open_poll(replace(table, motions=motions), motion)
    heard = {voice.user_id for voice in table.voices if voice.kind is VoteKind.CANCEL}
    said = [Voice(VoteKind.CANCEL, user, table.number) for user in users if user not in heard]
    return _counted(replace(table, voices=_sorted((*table.voices, *said))), motion, now, availabilities).table


def _carried(table: Table, motion: Motion, now: datetime, availabilities: Availabilities) -> Table:
    if motion.kind is VoteKind.REPLACE:
        check_proposal(table, _known_asker(motion), motion.kind, motion.subject)
    closed = close_motion(table, motion.kind, PollOutcome.CARRIED, now)
    return _CARRIED[motion.kind](closed, motion, now, availabilities)


def _known_asker(motion: Motion) -> UserId:
    """Who asked. Raises `TableError` (`vote-unknown`) where he is forgotten."""
    if motion.asker is None:
        raise TableError("vote-unknown")
    return motion.asker


def _sorted(voices: Iterable[Voice]) -> tuple[Voice, ...]:
    return tuple(sorted(voices, key=lambda each: (each.kind, each.user_id)))


def _before_motions(table: Table, kind: VoteKind) -> tuple[Voice, ...]:
    """Voices about absent players that databases of earlier versions hold without a motion: they count for theirs."""
    return tuple(
        voice for voice in table.voices if voice.kind == kind == VoteKind.AUTOMATIC and voice.number == table.number
    )


# What follows


def _pause(table: Table, motion: Motion, now: datetime, availabilities: Availabilities) -> Table:
    return replace(table, is_paused=True)


def _extend(table: Table, motion: Motion, now: datetime, availabilities: Availabilities) -> Table:
    return clocks.extended(table, now, availabilities)


def _undo(table: Table, motion: Motion, now: datetime, availabilities: Availabilities) -> Table:
    seat = None if motion.asker is None else table.seat_of(motion.asker)
    if seat is None or motion.number != table.number:
        raise StaleDecision(table, table.number - motion.number)
    if others := asked(table, motion):
        seats = [number for number, sitter in enumerate(table.sitters) if sitter.user_id in others]
        return intervened(table, seat, undo_to(motion.line), System(), agreed_by(seats), now)
    undone = intervened(table, seat, undo_to(motion.line), System(), "nobody to ask", now)
    return replace(undone, has_take_backs=True)


def _replace(table: Table, motion: Motion, now: datetime, availabilities: Availabilities) -> Table:
    sitters, seat, user = list(table.sitters), motion.seat, _known_asker(motion)
    table = noticed(table, NoticeKind.REPLACED, (sitters[seat].user_id,), now)
    sitters[seat] = Sitter(user, motion.name)
    return clocks.taken_over(replace(table, sitters=tuple(sitters)), seat).seen_by(user, now)


def _hand_over(table: Table, motion: Motion, now: datetime, availabilities: Availabilities) -> Table:
    return absence.hand_over(table, motion.seats)


def _cancel(table: Table, motion: Motion, now: datetime, availabilities: Availabilities) -> Table:
    return called_off(table)


def _move(table: Table, motion: Motion, now: datetime, availabilities: Availabilities) -> Table:
    moved, asker = move_to(table, replace(table.place, channel_id=motion.channel_id)), motion.asker
    return moved if asker is None else calls.add_calls(moved, asker, CallKind.MOVE, {asker: now})


def _go_on(table: Table, motion: Motion, now: datetime, availabilities: Availabilities) -> Table:
    return table


_CARRIED: Final[Mapping[VoteKind, Callable[[Table, Motion, datetime, Availabilities], Table]]] = {
    VoteKind.PAUSE: _pause,
    VoteKind.EXTEND: _extend,
    VoteKind.UNDO: _undo,
    VoteKind.REPLACE: _replace,
    VoteKind.AUTOMATIC: _hand_over,
    VoteKind.CANCEL: _cancel,
    VoteKind.GO_ON: _go_on,
    VoteKind.MOVE: _move,
}
