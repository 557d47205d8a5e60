"""The record of votes: what was asked, who said what, how it ended. It outlives the vote, for its public message.

Pure. A poll is open as long as its motion; each function makes the next table.
"""

from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.table.kinds import PollOutcome, Status, VoteKind
from bot.table.motions import Motion, Poll, Voice
from bot.table.table import Table

OF_ONE_SUBJECT: Final = (VoteKind.UNDO, VoteKind.MOVE, VoteKind.REPLACE)
"""Where to want the same is not to want the same as somebody else: back to another line, to another channel."""
OF_ONE_MOMENT: Final = (VoteKind.UNDO, VoteKind.AUTOMATIC)
"""What the next line of the log makes pointless: somebody has moved."""


def open_poll(table: Table, motion: Motion) -> Table:
    """The table with a record of a new motion."""
    return replace(table, polls=(*table.polls, Poll(motion)))


def close_motion(table: Table, kind: VoteKind, outcome: PollOutcome, now: datetime) -> Table:
    """The table without the motion of that kind and its voices, which its record keeps."""
    motion = next((each for each in table.motions if each.kind == kind), None)
    voices = tuple(voice for voice in table.voices if voice.kind == kind)
    return replace(
        table,
        motions=tuple(each for each in table.motions if each is not motion),
        voices=tuple(voice for voice in table.voices if voice.kind != kind),
        polls=tuple(_ended(poll, outcome, now, voices) if _is_of(poll, motion) else poll for poll in table.polls),
    )


def settle_polls(before: Table, after: Table, now: datetime) -> Table:
    """What a change has made of a table, with a record of every motion, and none open of a motion that is gone.

    Nothing is asked any more where the game is over.
    """
    if after.status != Status.PLAYING and after.motions:
        after = replace(after, motions=(), voices=())
    table = after
    for motion in table.motions:
        if _is_moot(motion, table):
            table = close_motion(table, motion.kind, PollOutcome.MOOT, now)
    for poll in table.polls:
        if poll.is_open and not any(_is_of(poll, motion) for motion in table.motions):
            # of before: the change that took the motion away has taken its voices along
            voices = tuple(voice for voice in before.voices if voice.kind == poll.motion.kind)
            ended = _ended(poll, PollOutcome.MOOT, now, voices)
            table = replace(table, polls=tuple(ended if each is poll else each for each in table.polls))
    for motion in table.motions:
        if not any(_is_of(poll, motion) for poll in table.polls):
            table = open_poll(table, motion)
    return table


def motion_now(table: Table, poll: Poll) -> Motion:
    """What a poll asks, with the deadline it has by now."""
    return next((motion for motion in table.motions if _is_of(poll, motion)), poll.motion)


def voices_of(table: Table, poll: Poll) -> tuple[Voice, ...]:
    """What has been said to it, or was until it ended."""
    if not poll.is_open:
        return poll.voices
    return tuple(voice for voice in table.voices if voice.kind == poll.motion.kind)


def _is_moot(motion: Motion, table: Table) -> bool:
    """Whether a motion is pointless by now: its moment is over, or its seat is played again or out of the game.

    Nobody is absent in a pause: whoever is awaited may take his time.
    """
    if table.status != Status.PLAYING or table.match is None:
        return False
    if motion.kind in (VoteKind.REPLACE, VoteKind.GO_ON):
        return not (table.sitters[motion.seat].is_automatic and table.match.is_in(motion.seat))
    if motion.kind == VoteKind.AUTOMATIC and (table.is_paused or not {*motion.seats} & {*table.humans}):
        return True
    return motion.kind in OF_ONE_MOMENT and motion.number != table.number


def _is_of(poll: Poll, motion: Motion | None) -> bool:
    mine = poll.motion
    return (
        poll.is_open
        and motion is not None
        and (mine.kind, mine.by, mine.subject, mine.opened_at)
        == (motion.kind, motion.by, motion.subject, motion.opened_at)
    )


def _ended(poll: Poll, outcome: PollOutcome, now: datetime, voices: tuple[Voice, ...]) -> Poll:
    return replace(poll, outcome=outcome, closed_at=now, voices=voices)
