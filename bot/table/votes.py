"""What the people of a table may ask each other, with a deadline: who is asked, how many have to agree, what follows.

Pure: each function makes the next table. A motion is open until enough have agreed, too many have refused, its time is
up (`clocks.rung`), or the game has gone on without what it was about.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.match import undo_to
from bot.table import absence, clocks
from bot.table.actors import System
from bot.table.clocks import Rhythms, voting
from bot.table.errors import AlreadySeated, NotSeated, StaleDecision, TableError
from bot.table.limits import Limits
from bot.table.notices import noticed
from bot.table.play import called_off, in_person, in_play, intervened
from bot.table.polls import OF_ONE_MOMENT, close_motion, motion_now, open_poll, voices_of
from bot.table.table import Ballot, Table
from bot.table.values import Motion, NoticeKind, Poll, PollOutcome, Sitter, Status, UserId, Voice, VoteKind

UNANIMOUS: Final = (VoteKind.PAUSE, VoteKind.UNDO, VoteKind.CANCEL)
"""What everybody asked has to agree to; for the rest it takes more than half."""


def proposed(
    table: Table,
    user: UserId,
    kind: VoteKind,
    now: datetime,
    rhythms: Rhythms,
    limits: Limits,
    *,
    subject: int = 0,
    name: str = "",
) -> Ballot:
    """A motion opened by `user`, with his voice if he is asked as well; where one is open, his voice for it.

    Raises `TableError` where it makes no sense now, `TooEarly`, `NotSeated`, `AlreadySeated`.
    """
    motion = open_motion(table, kind)
    if motion is not None:
        if kind == VoteKind.REPLACE and table.seat_of(user) is None:
            raise TableError("seat-asked")
        return voiced(table, user, kind, now, rhythms, agrees=True)
    _MAY[kind](table, user, subject)
    subject = _about(table, kind, subject, now, limits)
    motion = Motion(kind, user, subject, table.number, now, now + voting(table.options.clock), name)
    earlier = _before_motions(table, kind)
    table = close_motion(table, kind, PollOutcome.MOOT, now)  # of a moment that is over
    table = open_poll(table, motion)
    motions = tuple(sorted((*table.motions, motion), key=lambda each: each.kind))
    table = replace(table, motions=motions, voices=_sorted((*table.voices, *earlier)))
    if user in asked(table, motion):
        return voiced(table, user, kind, now, rhythms, agrees=True)
    return _counted(table, motion, now, rhythms)


def voiced(table: Table, user: UserId, kind: VoteKind, now: datetime, rhythms: Rhythms, *, agrees: bool) -> Ballot:
    """One voice for or against what is asked; a later one of the same person replaces it.

    Raises `TableError` (`vote-unknown`, `asked-already`, `not-asked`), `NotSeated`, `NotPlaying`.
    """
    motion = open_motion(table, kind)
    if motion is not None and user == motion.by and user not in asked(table, motion):
        raise TableError("asked-already")
    in_person(table, user)
    if motion is None:
        raise TableError("vote-unknown")
    if user not in asked(table, motion):
        raise TableError("not-asked")
    said = next((voice for voice in table.voices if (voice.kind, voice.user_id) == (kind, user)), None)
    if said is None or said.agrees != agrees:
        rest = tuple(voice for voice in table.voices if voice is not said)
        table = replace(table, voices=_sorted((*rest, Voice(kind, user, table.number, agrees))))
    return _counted(table, motion, now, rhythms)


def vanished(table: Table, user: UserId, now: datetime) -> Table:
    """The table after it has turned out that who asks for a seat is no member of its server any more."""
    motion = open_motion(table, VoteKind.REPLACE)
    return (
        table if motion is None or motion.by != user else close_motion(table, VoteKind.REPLACE, PollOutcome.GONE, now)
    )


def resumed(table: Table, user: UserId) -> Table:
    """The table after a pause: whoever plays there may end it."""
    in_play(table, user)
    if not table.is_paused:
        raise TableError("not-paused")
    return replace(table, is_paused=False)


def open_motion(table: Table, kind: VoteKind) -> Motion | None:
    """The open motion of that kind; one about a moment that is over counts no more."""
    found = next((motion for motion in table.motions if motion.kind == kind), None)
    return None if found is None or (kind in OF_ONE_MOMENT and found.number != table.number) else found


def asked(table: Table, motion: Motion) -> tuple[UserId, ...]:
    """Who decides: the people who play; not who asks where it takes the consent of the others.

    Whoever is away has given his say away; who has only run out of time is asked, and comes back to answer. Nobody
    votes on his own seat.
    """
    people = tuple(dict.fromkeys(table.sitters[seat].user_id for seat in table.present))  # one voice, several seats
    if motion.kind in (VoteKind.UNDO, VoteKind.EXTEND):
        return tuple(user for user in people if user != motion.by)
    holders = {table.sitters[seat].user_id for seat in motion.seats}
    return tuple(user for user in people if user not in holders)


def needed(table: Table, motion: Motion) -> int:
    """How many of those asked have to agree."""
    people = len(asked(table, motion))
    return people if motion.kind in UNANIMOUS else people // 2 + 1 if people else 0


def silent(table: Table, poll: Poll) -> tuple[UserId, ...]:
    """Of whom a vote still waits to hear."""
    if not poll.is_open:
        return ()
    heard = {voice.user_id for voice in voices_of(table, poll)}
    return tuple(user for user in asked(table, motion_now(table, poll)) if user not in heard)


def notify_voters(before: Table, table: Table, now: datetime) -> Table:
    """The table with a notice to everybody who is asked in a vote that this change has opened."""
    for number in range(len(before.polls), len(table.polls)):
        table = noticed(table, NoticeKind.VOTE, silent(table, table.polls[number]), now, about=number)
    return table


def _counted(table: Table, motion: Motion, now: datetime, rhythms: Rhythms) -> Ballot:
    people, need = asked(table, motion), needed(table, motion)
    voices = [voice for voice in table.voices if voice.kind == motion.kind and voice.user_id in people]
    ayes = tuple(voice.user_id for voice in voices if voice.agrees)
    noes = sum(not voice.agrees for voice in voices)
    if len(ayes) >= need:
        carried = _CARRIED[motion.kind](
            close_motion(table, motion.kind, PollOutcome.CARRIED, now), motion, now, rhythms
        )
        return Ballot(len(ayes), need, carried, ayes)
    if motion.kind == VoteKind.GO_ON and noes * 2 > len(people):
        return Ballot(
            len(ayes),
            need,
            called_off(close_motion(table, VoteKind.GO_ON, PollOutcome.REFUSED, now)),
            ayes,
            is_refused=True,
        )
    if motion.kind != VoteKind.GO_ON and noes > len(people) - need:
        return Ballot(
            len(ayes), need, close_motion(table, motion.kind, PollOutcome.REFUSED, now), ayes, is_refused=True
        )
    return Ballot(len(ayes), need, table, ayes)


def _sorted(voices: Iterable[Voice]) -> tuple[Voice, ...]:
    return tuple(sorted(voices, key=lambda each: (each.kind, each.user_id)))


# What may be asked


def _about(table: Table, kind: VoteKind, subject: int, now: datetime, limits: Limits) -> int:
    """What a motion is about; of absent players all whom the table waits for. Raises `TooEarly` before it has long
    enough."""
    if kind != VoteKind.AUTOMATIC:
        return subject
    absence.check_time(now, table.moved_at + limits.vote_after, "too-early")
    return sum(1 << seat for seat in absence.awaited_people(table))


def _before_motions(table: Table, kind: VoteKind) -> tuple[Voice, ...]:
    """Voices about absent players that databases of earlier versions hold without a motion: they count for theirs."""
    return tuple(
        voice for voice in table.voices if voice.kind == kind == VoteKind.AUTOMATIC and voice.number == table.number
    )


def _may_pause(table: Table, user: UserId, subject: int) -> None:
    in_person(table, user)
    if table.is_paused:
        raise TableError("already-paused")


def _may_extend(table: Table, user: UserId, subject: int) -> None:
    in_person(table, user)
    if table.options.clock is None:
        raise TableError("no-clock")


def undo_points(table: Table, user: UserId) -> tuple[int | None, int | None]:
    """To which lines a player may ask to go back: before his last decision, and before the first of his last turn."""
    match, _ = in_play(table, user)
    points = [match.undo_points(seat) for seat in table.seats_of(user)]
    return max(points, key=lambda found: -1 if found[0] is None else found[0])


def _may_undo(table: Table, user: UserId, subject: int) -> None:
    in_person(table, user)
    match, _ = in_play(table, user)
    if not match.can_go_back_to(subject):
        raise TableError("undo-nothing")


def _may_replace(table: Table, user: UserId, subject: int) -> None:
    if table.status != Status.PLAYING or table.match is None:
        raise TableError("not-playing", status=table.status)
    if table.seat_of(user) is not None:
        raise AlreadySeated("seat-yours")
    if not 0 <= subject < len(table.sitters) or not table.match.is_in(subject):
        raise NotSeated("seat-out", seat=subject)
    if not table.sitters[subject].is_automatic:
        raise TableError("seat-taken", seat=subject)


def _may_hand_over(table: Table, user: UserId, subject: int) -> None:
    absence.check_absent(table, user)


def _may_cancel(table: Table, user: UserId, subject: int) -> None:
    in_person(table, user)


def _may_not(table: Table, user: UserId, subject: int) -> None:
    raise TableError("vote-unknown")


_MAY: Final[Mapping[VoteKind, Callable[[Table, UserId, int], None]]] = {
    VoteKind.PAUSE: _may_pause,
    VoteKind.EXTEND: _may_extend,
    VoteKind.UNDO: _may_undo,
    VoteKind.REPLACE: _may_replace,
    VoteKind.AUTOMATIC: _may_hand_over,
    VoteKind.CANCEL: _may_cancel,
    VoteKind.GO_ON: _may_not,
}


# What follows


def _pause(table: Table, motion: Motion, now: datetime, rhythms: Rhythms) -> Table:
    return replace(table, is_paused=True)


def _extend(table: Table, motion: Motion, now: datetime, rhythms: Rhythms) -> Table:
    return clocks.extended(table, now, rhythms)


def _undo(table: Table, motion: Motion, now: datetime, rhythms: Rhythms) -> Table:
    seat = table.seat_of(motion.by)
    if seat is None or motion.number != table.number:
        raise StaleDecision(table, table.number - motion.number)
    return intervened(table, seat, undo_to(motion.subject), System(), "agreed by all", now)


def _replace(table: Table, motion: Motion, now: datetime, rhythms: Rhythms) -> Table:
    _may_replace(table, motion.by, motion.subject)
    sitters = list(table.sitters)
    sitters[motion.subject] = Sitter(motion.by, motion.name)
    return clocks.taken_over(replace(table, sitters=tuple(sitters)), motion.subject)


def _hand_over(table: Table, motion: Motion, now: datetime, rhythms: Rhythms) -> Table:
    return absence.hand_over(table, motion.seats)


def _cancel(table: Table, motion: Motion, now: datetime, rhythms: Rhythms) -> Table:
    return called_off(table)


def _go_on(table: Table, motion: Motion, now: datetime, rhythms: Rhythms) -> Table:
    return table


_CARRIED: Final[Mapping[VoteKind, Callable[[Table, Motion, datetime, Rhythms], Table]]] = {
    VoteKind.PAUSE: _pause,
    VoteKind.EXTEND: _extend,
    VoteKind.UNDO: _undo,
    VoteKind.REPLACE: _replace,
    VoteKind.AUTOMATIC: _hand_over,
    VoteKind.CANCEL: _cancel,
    VoteKind.GO_ON: _go_on,
}
