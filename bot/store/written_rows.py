"""What is written of the parts of a table, each as a row of the schema; its own row is in `tables.py`."""

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from bot.store.schema import BEFORE_FIRST_LINE, LOBBY_OWED
from bot.table.motions import Motion, Poll, Voice, subject_number
from bot.table.table import Table
from bot.table.values import Lapse, Notice, Post, SeatHolder, Sitter, TableId, Timer


def sitter_row(table_id: TableId, seat: int, sitter: Sitter) -> dict[str, Any]:
    """The `sitters` row of one seat."""
    return {"game": table_id, "seat": seat, **asdict(sitter)}


def voice_row(table_id: TableId, voice: Voice) -> dict[str, Any]:
    """The `ballots` row of one voice."""
    return {"game": table_id, **asdict(voice)}


def timer_row(table_id: TableId, seat: int, timer: Timer) -> dict[str, Any]:
    """The `timers` row of one seat; its column `stint` is the turn."""
    stored = asdict(timer)
    return {"game": table_id, "seat": seat, **stored, "stint": stored.pop("turn")}


def motion_row(table_id: TableId, motion: Motion) -> dict[str, Any]:
    """The `motions` row of one vote."""
    return {"game": table_id, **_motion_columns(motion)}


def poll_row(table_id: TableId, number: int, poll: Poll) -> dict[str, Any]:
    """The `polls` row of one vote."""
    return {
        "game": table_id,
        "n": number,
        **_motion_columns(poll.motion),
        "outcome": poll.outcome,
        "closed_at": poll.closed_at,
        "voices": [[voice.user_id, voice.number, voice.agrees] for voice in poll.voices],
        "channel_id": poll.channel_id,
        "message_id": poll.message_id,
        "shown": poll.shown,
    }


def _motion_columns(motion: Motion) -> dict[str, Any]:
    """What `motions` and `polls` keep of a vote; `by` is 0 where no person that is known has asked."""
    return {
        "kind": motion.kind,
        "by": motion.asker or 0,
        "subject": subject_number(motion.subject),
        "number": motion.number,
        "opened_at": motion.opened_at,
        "due_at": motion.due_at,
        "name": motion.name,
    }


def lapse_row(table_id: TableId, number: int, lapse: Lapse) -> dict[str, Any]:
    """The `lapses` row of a clock that ran out."""
    return {"game": table_id, "n": number, **asdict(lapse)}


def seat_holder_row(table_id: TableId, holder: SeatHolder) -> dict[str, Any]:
    """The `stays` row of one holder of a seat."""
    return {
        "game": table_id,
        "seat": holder.seat,
        "number": BEFORE_FIRST_LINE if holder.is_before_first_line else holder.number,
        "user_id": holder.user_id,
        "name": holder.name,
        "is_automatic": holder.is_automatic,
    }


def notice_row(table: Table, notice: Notice) -> dict[str, Any]:
    """The `notices` row of something new to tell."""
    return {
        "game": table.id,
        "kind": notice.kind,
        "user_id": notice.user_id,
        "number": notice.number,
        "stint": notice.about,
        "revision": table.revision,
        "at": notice.at,
        "due_at": notice.at,
    }


def post_row(table_id: TableId, post: Post) -> dict[str, Any]:
    """The `posts` row of a table."""
    return {
        "game": table_id,
        "message_id": post.message_id,
        "number": post.number,
        "kind": post.kind,
        "waiting": seats_text(post.waiting),
        "revision": LOBBY_OWED if post.is_lobby_owed else post.revision,
        "channel_id": post.channel_id,
    }


def seats_text(seats: Iterable[int]) -> str:
    """Seats as text: `0 2`."""
    return " ".join(map(str, seats))
