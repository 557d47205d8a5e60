"""Rows of the schema and their values, both ways: `x_of` reads a row, `x_row` makes one."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, fields
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Row

from bot.match import GameName, Line, TurnId
from bot.store.schema import BEFORE_FIRST_LINE, LOBBY_OWED
from bot.table.contest import Contest, TournamentId
from bot.table.names import visible_name
from bot.table.table import Summary, Table
from bot.table.values import (
    AtZero,
    Call,
    CallKind,
    ChapterName,
    Clock,
    ClockActor,
    ClockTimeout,
    ModeratorAct,
    ModeratorActKind,
    Notice,
    NoticeKind,
    Options,
    Participant,
    Person,
    Place,
    Post,
    PostKind,
    Presence,
    ReminderStage,
    SeatHolder,
    Status,
    TableId,
    TimeoutOutcome,
    Timer,
    UserId,
    Way,
)
from bot.table.vote import CastVote, Vote, VoteKind, VoteOutcome, VoteRecord, subject_from, subject_number

FIRST_GAME: Final = GameName("civ")
FIRST_CHOICES: Final = ("setup", "teams", "hegemony", "turn_cap")
"""The names of the game's choices in tables older than the second game, where they stood among the options."""


def options_of(stored: dict[str, Any]) -> Options:
    """Return options as kept; what this version does not know is left out, what it has since learnt has its default."""
    known = {field.name for field in fields(Options)}
    # options are kept by name, so that neither a newer nor an older version of the bot stumbles over them
    values: dict[str, Any] = {name: value for name, value in stored.items() if name in known}
    if "game" not in stored:
        values["game"] = FIRST_GAME
        values["choices"] = {name: stored[name] for name in FIRST_CHOICES if name in stored}
    values["invited"] = tuple(values.get("invited", ()))
    for people in ("order", "opposite", "unready"):
        values[people] = tuple(values.get(people, ()))
    values["clock"] = clock_of(values["clock"]) if values.get("clock") else None
    return Options(**values)


def clock_of(stored: dict[str, Any]) -> Clock:
    return Clock(stored["seconds"], stored.get("increment"), AtZero(stored.get("at_zero", AtZero.TURN)))


def presence_of(stored: Sequence[str | None]) -> Presence:
    """Return what is known of the holder of one seat, from one element of `games.presence`."""
    return Presence(*(None if each is None else datetime.fromisoformat(each) for each in stored))


def presence_row(presence: Presence) -> list[str | None]:
    """Return one element of `games.presence`: ISO 8601 times."""
    known = (
        presence.seen_at,
        presence.unreached_at,
        presence.inactive_since,
        presence.first_unreached_at,
        presence.turn_began_at,
        presence.left_server_at,
        *(() if presence.timed_out_until is None else (presence.timed_out_until,)),
    )
    return [None if at is None else at.isoformat() for at in known]


def place_of(row: Any) -> Place:
    return Place(row.guild_id, row.channel_id, row.locale)


def owner_of(row: Any) -> UserId | None:
    """Return the owner of a table; 0 is kept for none, and for someone who is forgotten."""
    return UserId(row.owner) if row.owner else None


def contest_of(row: Any) -> Contest | None:
    """Return the tournament to which a table belongs, and as which of its games; None for none."""
    if row.contest_of is None:
        return None
    return Contest(TournamentId(row.contest_of), row.contest_round, row.contest_table, row.contest_deal)


def contest_row(contest: Contest | None) -> dict[str, int | None]:
    """Return the columns of `games` with the tournament to which a table belongs."""
    return {
        "contest_of": contest and contest.tournament,
        "contest_round": contest and contest.round,
        "contest_table": contest and contest.table,
        "contest_deal": contest and contest.deal,
    }


def numbers(text: str) -> tuple[int, ...]:
    """Return the seats of a text such as `0 2`."""
    return tuple(map(int, text.split()))


def seats_text(seats: Iterable[int]) -> str:
    """Return seats as a text such as `0 2`."""
    return " ".join(map(str, seats))


def game_row(table: Table) -> dict[str, Any]:
    """Return the `games` row of a table, without its id and without what is written only once."""
    return {
        "status": table.status,
        "revision": table.revision,
        "rules": table.rules,
        "guild_id": table.place.guild_id,
        "channel_id": table.place.channel_id,
        "locale": table.place.locale,
        "is_placeless": table.is_placeless,
        "owner": table.owner or 0,
        "options": asdict(table.options),
        "created_at": table.created_at,
        "moved_at": table.moved_at,
        "rematch_of": table.rematch_of,
        "waiting": " ".join(map(str, table.waiting)),
        "is_behind": table.is_behind,
        "awaits_automatic": bool(table.automatic_waiting),
        "is_paused": table.is_paused,
        "paused_until": table.moderated_pause_until,
        "next_at": table.next_at,
        "presence": [presence_row(each) for each in table.presence],
        "has_take_backs": table.has_take_backs,
        "is_aside": table.is_suspended,
        "is_hidden": table.is_hidden,
        "laws": table.laws,
        **contest_row(table.contest),
    }


def summary_of(row: Any, participants: Sequence[Participant], timers: Sequence[Timer] = ()) -> Summary:
    """Return the short form of a table."""
    return Summary(
        id=TableId(row.id),
        status=Status(row.status),
        place=place_of(row),
        options=options_of(row.options),
        owner=owner_of(row),
        participants=tuple(participants),
        waiting=numbers(row.waiting),
        moved_at=row.moved_at,
        message_id=row.lobby_message_id if row.status == Status.LOBBY else row.message_id,
        timers=tuple(timers),
        is_paused=row.is_paused,
        is_placeless=row.is_placeless,
        has_take_backs=row.has_take_backs,
        is_hidden=row.is_hidden,
        is_suspended=row.is_aside,
        contest=contest_of(row),
    )


def line_row(table: Table, line: Line) -> dict[str, Any]:
    """Return the `lines` row of one line, added now."""
    return {
        "game": table.id,
        "n": line.number,
        "seat": line.seat,
        "do": line.action,
        "by": line.by,
        "why": line.why,
        "at": table.moved_at,
    }


def participant_of(row: Row[Any]) -> Participant:
    return Participant(UserId(row.user_id), visible_name(row.name), row.is_automatic, row.is_stand_in)


def participant_row(table_id: TableId, seat: int, participant: Participant) -> dict[str, Any]:
    return {"game": table_id, "seat": seat, **asdict(participant)}


def timer_of(row: Row[Any]) -> Timer:
    return Timer(
        row.left,
        row.full,
        row.since,
        row.due_at,
        row.rings_at,
        None if row.stint is None else TurnId(row.stint),
        ReminderStage(row.reminded),
        row.lapses,
        row.away_until,
    )


def timer_row(table_id: TableId, seat: int, timer: Timer) -> dict[str, Any]:
    """Return the `timers` row of one seat; its column `stint` is the turn."""
    stored = asdict(timer)
    stint, lapses = stored.pop("turn"), stored.pop("timeouts_in_a_row")
    return {"game": table_id, "seat": seat, **stored, "stint": stint, "lapses": lapses}


def vote_of(row: Row[Any]) -> Vote:
    """Return one vote; `by` is 0 where a clock has asked, or someone who is forgotten."""
    kind, number = VoteKind(row.kind), row.number
    by = Person(UserId(row.by)) if row.by else ClockActor() if kind is VoteKind.GO_ON else None
    return Vote(kind, by, subject_from(kind, row.subject), number, row.opened_at, row.due_at, row.name)


def vote_row(table_id: TableId, vote: Vote) -> dict[str, Any]:
    return {"game": table_id, **_vote_columns(vote)}


def vote_record_of(row: Row[Any]) -> VoteRecord:
    """Return the record of one vote."""
    cast_votes = tuple(
        CastVote(VoteKind(row.kind), UserId(user), number, agrees) for user, number, agrees in row.voices
    )
    return VoteRecord(
        vote_of(row), VoteOutcome(row.outcome), row.closed_at, cast_votes, row.channel_id, row.message_id, row.shown
    )


def vote_record_row(table_id: TableId, number: int, record: VoteRecord) -> dict[str, Any]:
    """Return the `polls` row of the record of one vote."""
    return {
        "game": table_id,
        "n": number,
        **_vote_columns(record.vote),
        "outcome": record.outcome,
        "closed_at": record.closed_at,
        "voices": [[cast_vote.user_id, cast_vote.number, cast_vote.agrees] for cast_vote in record.cast_votes],
        "channel_id": record.channel_id,
        "message_id": record.message_id,
        "shown": record.shown,
    }


def _vote_columns(vote: Vote) -> dict[str, Any]:
    """Return what `motions` and `polls` keep of a vote; `by` is 0 where no known person has asked."""
    return {
        "kind": vote.kind,
        "by": vote.asker or 0,
        "subject": subject_number(vote.subject),
        "number": vote.number,
        "opened_at": vote.opened_at,
        "due_at": vote.due_at,
        "name": vote.name,
    }


def cast_vote_of(row: Row[Any]) -> CastVote:
    return CastVote(VoteKind(row.kind), UserId(row.user_id), row.number, row.agrees)


def cast_vote_row(table_id: TableId, cast_vote: CastVote) -> dict[str, Any]:
    return {"game": table_id, **asdict(cast_vote)}


def post_of(row: Row[Any], revision: int) -> Post:
    """Return what the public message of a table shows.

    Args:
        revision: the table's revision now.
    """
    kind = PostKind(row.kind) if row.kind in tuple(PostKind) else ChapterName(row.kind)
    is_owed = row.revision == LOBBY_OWED < revision and not isinstance(kind, PostKind)
    shown = None if is_owed else row.revision
    return Post(
        row.message_id, row.number, kind, numbers(row.waiting), shown, row.channel_id, is_owed,
        row.attachment_id, row.picture,
    )  # fmt: skip


def post_row(table_id: TableId, post: Post) -> dict[str, Any]:
    return {
        "game": table_id,
        "message_id": post.message_id,
        "number": post.number,
        "kind": post.kind,
        "waiting": seats_text(post.waiting),
        "revision": LOBBY_OWED if post.is_lobby_owed else post.revision,
        "channel_id": post.channel_id,
        "attachment_id": post.attachment_id,
        "picture": post.picture,
    }


def timeout_of(row: Row[Any]) -> ClockTimeout:
    return ClockTimeout(row.seat, row.name, row.number, row.at, TimeoutOutcome(row.outcome))


def timeout_row(table_id: TableId, number: int, timeout: ClockTimeout) -> dict[str, Any]:
    return {"game": table_id, "n": number, **asdict(timeout)}


def seat_holder_of(row: Row[Any]) -> SeatHolder:
    """Return someone who has held a seat."""
    is_before, since = row.number == BEFORE_FIRST_LINE, max(0, row.number)
    return SeatHolder(row.seat, since, UserId(row.user_id), row.name, row.is_automatic, is_before)


def seat_holder_row(table_id: TableId, holder: SeatHolder) -> dict[str, Any]:
    """Return the `stays` row of one holder of a seat."""
    return {
        "game": table_id,
        "seat": holder.seat,
        "number": BEFORE_FIRST_LINE if holder.is_before_first_line else holder.number,
        "user_id": holder.user_id,
        "name": holder.name,
        "is_automatic": holder.is_automatic,
    }


def act_from(row: Row[Any]) -> ModeratorAct:
    user = None if row.user_id is None else UserId(row.user_id)
    return ModeratorAct(ModeratorActKind(row.kind), UserId(row.moderator), row.name, row.reason, row.at, user)


def act_row(guild_id: int, act: ModeratorAct, table_id: TableId | None) -> dict[str, Any]:
    """Return the `moderation` row of an act, at a table or at none."""
    return {
        "guild_id": guild_id,
        "at": act.at,
        "moderator": act.moderator,
        "kind": act.kind,
        "game": table_id,
        "user_id": act.user,
        "name": act.name,
        "reason": act.reason,
    }


def call_of(row: Row[Any]) -> Call:
    return Call(UserId(row.caller), UserId(row.called), CallKind(row.kind), row.at)


def notice_of(row: Any) -> Notice:
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


def notice_row(table: Table, notice: Notice) -> dict[str, Any]:
    """Return the `notices` row of something new to tell."""
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
