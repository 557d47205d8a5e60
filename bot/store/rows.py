"""Between rows and values: how a table is written down, and how its log is folded into a game again."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, fields
from typing import Any, Final

from sqlalchemy import Row

from bot.match import BrokenLog, GameName, Games, Line, Match, TurnId
from bot.reasons import GameError
from bot.store.errors import StoreTrouble
from bot.table.table import Summary, Table
from bot.table.values import (
    AtZero,
    Clock,
    Lapse,
    LapseOutcome,
    Motion,
    Notice,
    NoticeKind,
    Options,
    Place,
    Poll,
    PollOutcome,
    Post,
    Reminded,
    Sitter,
    Status,
    Stay,
    TableId,
    Timer,
    UserId,
    Voice,
    VoteKind,
    Way,
)

FIRST_GAME: Final = GameName("civ")
FIRST_CHOICES: Final = ("setup", "teams", "hegemony", "turn_cap")
"""The game of tables that were kept before there was another, and what was chosen for it, among the options."""


def game_row(table: Table) -> dict[str, Any]:
    """The `games` row of a table, without its id."""
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
        "header": table.match.header() if table.match else None,
        "created_at": table.created_at,
        "moved_at": table.moved_at,
        "rematch_of": table.rematch_of,
        "waiting": written(table.waiting),
        "is_behind": table.is_behind,
        "awaits_automatic": bool(table.automatic_waiting),
        "is_paused": table.is_paused,
        "next_at": table.next_at,
    }


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


def post_row(table_id: TableId, post: Post) -> dict[str, Any]:
    """The `posts` row of a table."""
    return {"game": table_id, **asdict(post), "waiting": written(post.waiting)}


def voice_row(table_id: TableId, voice: Voice) -> dict[str, Any]:
    """The `ballots` row of one voice."""
    return {"game": table_id, **asdict(voice)}


def timer_row(table_id: TableId, seat: int, timer: Timer) -> dict[str, Any]:
    """The `timers` row of one seat; its column `stint` is the turn."""
    kept = asdict(timer)
    return {"game": table_id, "seat": seat, **kept, "stint": kept.pop("turn")}


def motion_row(table_id: TableId, motion: Motion) -> dict[str, Any]:
    """The `motions` row of one vote."""
    return {"game": table_id, **asdict(motion)}


def poll_row(table_id: TableId, number: int, poll: Poll) -> dict[str, Any]:
    """The `polls` row of one vote."""
    kept = asdict(poll)
    voices = [[voice.user_id, voice.number, voice.agrees] for voice in poll.voices]
    return {"game": table_id, "n": number, **kept.pop("motion"), **kept, "voices": voices}


def lapse_row(table_id: TableId, number: int, lapse: Lapse) -> dict[str, Any]:
    """The `lapses` row of a clock that ran out."""
    return {"game": table_id, "n": number, **asdict(lapse)}


def stay_row(table_id: TableId, stay: Stay) -> dict[str, Any]:
    """The `stays` row of one holder of a seat."""
    return {"game": table_id, **asdict(stay)}


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


def notice_of(row: Any) -> Notice:
    """Something to tell."""
    return Notice(
        TableId(row.game),
        NoticeKind(row.kind),
        UserId(row.user_id),
        row.number,
        row.at,
        row.id,
        row.stint,
        row.due_at,
        row.tried_at,
        Way(row.way or ""),
        row.channel_id,
        row.message_id,
        row.over_at is not None,
    )


def table_of(
    row: Row[Any],
    games: Games,
    *,
    lines: Iterable[Row[Any]],
    sitters: Iterable[Row[Any]],
    post: Row[Any] | None,
    voices: Iterable[Row[Any]],
    timers: Iterable[Row[Any]],
    motions: Iterable[Row[Any]],
    polls: Iterable[Row[Any]],
    lapses: Iterable[Row[Any]],
    stays: Iterable[Row[Any]] = (),
    watchers: Iterable[int] = (),
) -> Table:
    """The table these rows are. Raises `StoreTrouble` where its log does not replay."""
    options = options_of(row.options)
    return Table(
        id=TableId(row.id),
        status=Status(row.status),
        options=options,
        place=place_of(row),
        owner=UserId(row.owner),
        sitters=tuple(sitter_of(sitter) for sitter in sitters),
        match=None if row.header is None else fold(row, games, options.game, lines),
        created_at=row.created_at,
        moved_at=row.moved_at,
        lobby_message_id=row.lobby_message_id,
        post=None if post is None else post_of(post),
        rematch_of=row.rematch_of,
        revision=row.revision,
        is_placeless=row.is_placeless,
        nudged_at=row.nudged_at,
        voices=tuple(Voice(VoteKind(each.kind), UserId(each.user_id), each.number, each.agrees) for each in voices),
        rules=row.rules,
        timers=tuple(timer_of(timer) for timer in timers),
        motions=tuple(motion_of(motion) for motion in motions),
        is_paused=row.is_paused,
        polls=tuple(poll_of(poll) for poll in polls),
        lapses=tuple(Lapse(each.seat, each.name, each.number, each.at, LapseOutcome(each.outcome)) for each in lapses),
        stays=tuple(Stay(each.seat, each.number, UserId(each.user_id), each.name, each.is_automatic) for each in stays),
        watchers=tuple(UserId(user) for user in watchers),
    )


def fold(row: Row[Any], games: Games, name: GameName, lines: Iterable[Row[Any]]) -> Match:
    """The match a header and its lines lead to. Raises `StoreTrouble` at the first line that does not replay."""
    log = (Line(line.n, line.seat, line.do, line.by, line.why) for line in lines)
    try:
        match = games[name].fold(row.rules, row.header, log)
    except BrokenLog as error:
        raise StoreTrouble("store-log-broken", table=row.id, line=error.number) from error
    except KeyError as error:
        raise StoreTrouble("store-log-broken", table=row.id, line=0) from error
    try:
        return match.abandon() if row.status == Status.ABANDONED else match
    except GameError as error:
        raise StoreTrouble("store-log-broken", table=row.id, line=match.number) from error


def summary_of(row: Any, sitters: Sequence[Sitter], timers: Sequence[Timer] = ()) -> Summary:
    """The short form of a table."""
    return Summary(
        id=TableId(row.id),
        status=Status(row.status),
        place=place_of(row),
        options=options_of(row.options),
        owner=UserId(row.owner),
        sitters=tuple(sitters),
        waiting=numbers(row.waiting),
        moved_at=row.moved_at,
        message_id=row.lobby_message_id if row.status == Status.LOBBY else row.message_id,
        timers=tuple(timers),
        is_paused=row.is_paused,
        is_placeless=row.is_placeless,
    )


def options_of(kept: dict[str, Any]) -> Options:
    """The options as kept; what this version does not know is left out, what it has since learnt has its default."""
    known = {field.name for field in fields(Options)}
    values: dict[str, Any] = {name: value for name, value in kept.items() if name in known}
    if "game" not in kept:
        values["game"] = FIRST_GAME
        values["choices"] = {name: kept[name] for name in FIRST_CHOICES if name in kept}
    values["invited"] = tuple(values.get("invited", ()))
    values["order"] = tuple(values.get("order", ()))
    values["clock"] = clock_of(values["clock"]) if values.get("clock") else None
    return Options(**values)


def clock_of(kept: dict[str, Any]) -> Clock:
    """A table's clock."""
    return Clock(kept["seconds"], kept.get("increment"), AtZero(kept.get("at_zero", AtZero.TURN)))


def timer_of(row: Row[Any]) -> Timer:
    """One seat's clock."""
    return Timer(
        row.left,
        row.full,
        row.since,
        row.due_at,
        row.rings_at,
        None if row.stint is None else TurnId(row.stint),
        Reminded(row.reminded),
        row.lapses,
        row.away_until,
    )


def motion_of(row: Row[Any]) -> Motion:
    """One vote."""
    return Motion(VoteKind(row.kind), UserId(row.by), row.subject, row.number, row.opened_at, row.due_at, row.name)


def poll_of(row: Row[Any]) -> Poll:
    """The record of one vote."""
    voices = tuple(Voice(VoteKind(row.kind), UserId(user), number, agrees) for user, number, agrees in row.voices)
    return Poll(
        motion_of(row), PollOutcome(row.outcome), row.closed_at, voices, row.channel_id, row.message_id, row.shown
    )


def post_of(row: Row[Any]) -> Post:
    """What a table's public message shows."""
    return Post(row.message_id, row.number, row.kind, numbers(row.waiting), row.revision)


def place_of(row: Any) -> Place:
    """Where a table lives."""
    return Place(row.guild_id, row.channel_id, row.locale)


def sitter_of(row: Row[Any]) -> Sitter:
    """Somebody at a table."""
    return Sitter(UserId(row.user_id), row.name, row.is_automatic, row.is_stand_in)


def written(seats: Iterable[int]) -> str:
    """Seats as text: `0 2`."""
    return " ".join(map(str, seats))


def numbers(text: str) -> tuple[int, ...]:
    """The seats such a text names."""
    return tuple(map(int, text.split()))


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
