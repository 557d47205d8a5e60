"""What is written of a table: each of its parts as a row of the schema."""

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from bot.match import Line, Match
from bot.table.contest import Contest
from bot.table.table import Table
from bot.table.values import (
    Lapse,
    Motion,
    Notice,
    Poll,
    Post,
    Presence,
    SeatHolder,
    Sitter,
    TableId,
    Timer,
    Voice,
)


def game_row(table: Table) -> dict[str, Any]:
    """The `games` row of a table, without its id, and without what a game begins with."""
    return {
        "status": table.status,
        "revision": table.revision,
        "rules": table.rules,
        "guild_id": table.place.guild_id,
        "channel_id": table.place.channel_id,
        "locale": table.place.locale,
        "is_placeless": table.is_placeless,
        "owner": table.owner,
        "options": asdict(table.options),
        "created_at": table.created_at,
        "moved_at": table.moved_at,
        "rematch_of": table.rematch_of,
        "waiting": seats_text(table.waiting),
        "is_behind": table.is_behind,
        "awaits_automatic": bool(table.automatic_waiting),
        "is_paused": table.is_paused,
        "next_at": table.next_at,
        "presence": [presence_row(each) for each in table.presence],
        "has_take_backs": table.has_take_backs,
        "is_aside": table.is_aside,
        "is_hidden": table.is_hidden,
        "laws": table.laws,
        **contest_row(table.contest),
    }


def contest_row(contest: Contest | None) -> dict[str, int | None]:
    """What is kept in `games` of the tournament to which a table belongs."""
    return {
        "contest_of": contest and contest.tournament,
        "contest_round": contest and contest.round,
        "contest_table": contest and contest.table,
        "contest_deal": contest and contest.deal,
    }


def presence_row(presence: Presence) -> list[str | None]:
    """What is kept of one seat in `games.presence`."""
    known = presence.seen_at, presence.unreached_at, presence.silent_since, presence.first_unreached_at
    return [None if at is None else at.isoformat() for at in known]


def line_row(table: Table, line: Line) -> dict[str, Any]:
    """The `lines` row of one line, added now."""
    return {
        "game": table.id,
        "n": line.number,
        "seat": line.seat,
        "do": line.action,
        "by": line.by,
        "why": line.why,
        "at": table.moved_at,
    }


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
    return {"game": table_id, **asdict(motion)}


def poll_row(table_id: TableId, number: int, poll: Poll) -> dict[str, Any]:
    """The `polls` row of one vote."""
    stored = asdict(poll)
    voices = [[voice.user_id, voice.number, voice.agrees] for voice in poll.voices]
    return {"game": table_id, "n": number, **stored.pop("motion"), **stored, "voices": voices}


def lapse_row(table_id: TableId, number: int, lapse: Lapse) -> dict[str, Any]:
    """The `lapses` row of a clock that ran out."""
    return {"game": table_id, "n": number, **asdict(lapse)}


def seat_holder_row(table_id: TableId, holder: SeatHolder) -> dict[str, Any]:
    """The `stays` row of one holder of a seat."""
    return {"game": table_id, **asdict(holder)}


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


def new_lines(before: Match | None, after: Match | None) -> tuple[Line, ...]:
    """The lines by which a match has grown. Raises `ValueError` where `after` does not continue `before`."""
    if after is None:
        if before is not None:
            raise ValueError("a game cannot vanish")
        return ()
    if before is None:
        return after.lines()
    if not after.continues(before):
        raise ValueError("a log only grows")
    return after.lines(before.number)


def post_row(table_id: TableId, post: Post) -> dict[str, Any]:
    """The `posts` row of a table."""
    return {"game": table_id, **asdict(post), "waiting": seats_text(post.waiting)}


def seats_text(seats: Iterable[int]) -> str:
    """Seats as text: `0 2`."""
    return " ".join(map(str, seats))
