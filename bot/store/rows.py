"""From rows to values: how a table is read, and how its log is folded into a game again."""

from collections.abc import Iterable, Sequence
from dataclasses import fields, replace
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Row, TableClause, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.match import BrokenLog, GameName, Games, Line, Match, TurnId
from bot.reasons import GameError
from bot.store import schema
from bot.store.errors import UNREADABLE, Damage, StoreTrouble
from bot.store.seals import check_chain, check_people, check_row, raw_game, raw_rows
from bot.table.actors import Person, Timeout
from bot.table.contest import Contest, TournamentId
from bot.table.fair_deal import deal_from_json
from bot.table.kinds import AtZero, LapseOutcome, NoticeKind, PollOutcome, PostKind, Reminded, Status, VoteKind, Way
from bot.table.moderation_actions import Act, ActKind
from bot.table.motions import Motion, Poll, Voice, subject_from
from bot.table.names import visible_name
from bot.table.table import Summary, Table
from bot.table.values import (
    ChapterName,
    Clock,
    Lapse,
    Notice,
    Options,
    Place,
    Post,
    Presence,
    SeatHolder,
    Sitter,
    TableId,
    Timer,
    UserId,
)

FIRST_GAME: Final = GameName("civ")
FIRST_CHOICES: Final = ("setup", "teams", "hegemony", "turn_cap")
"""The game of tables that were kept before there was another, and what was chosen for it, among the options."""


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


async def read_table(
    connection: AsyncConnection, known: Games, table_id: TableId, *, again: bool = False
) -> Table | None:
    """A table with all that belongs to it, None where there is none.

    Raises `Damage` where it is not what was kept of it, and `StoreTrouble` where it has been set aside for that; unless
    it is looked at `again`.
    """
    raw = await raw_game(connection, table_id)
    if raw is None:
        return None
    if raw["damage"] is not None and not again:
        raise StoreTrouble("store-set-aside", table=table_id)
    # as it lies on disk, before anything is made of it: a flipped bit may well leave a value that can be read
    check_row(raw)
    check_people(raw, await raw_rows(connection, schema.sitters, table_id, "seat"))
    check_chain(raw, await raw_rows(connection, schema.lines, table_id, "n"))
    try:
        return await _read_whole(connection, known, table_id)
    except UNREADABLE as error:
        raise Damage("store-row-broken", table=table_id) from error


async def _read_whole(connection: AsyncConnection, known: Games, table_id: TableId) -> Table:
    async def of(part: TableClause, *order: str) -> Sequence[Row[Any]]:
        asked = select(part).where(part.c.game == table_id).order_by(*(part.c[name] for name in order))
        return (await connection.execute(asked)).all()

    row = (await connection.execute(select(schema.games).where(schema.games.c.id == table_id))).one()
    log = await of(schema.lines, "n")
    return replace(
        _table_without_parts(row, known, log),
        sitters=tuple(sitter_of(each) for each in await of(schema.sitters, "seat")),
        post=next((post_of(each, row.revision) for each in await of(schema.posts)), None),
        voices=tuple(voice_of(each) for each in await of(schema.ballots, "kind", "user_id")),
        timers=tuple(timer_of(each) for each in await of(schema.timers, "seat")),
        motions=tuple(motion_of(each) for each in await of(schema.motions, "kind")),
        polls=tuple(poll_of(each) for each in await of(schema.polls, "n")),
        lapses=tuple(lapse_of(each) for each in await of(schema.lapses, "n")),
        seat_holders=tuple(seat_holder_of(each) for each in await of(schema.stays, "seat", "number")),
        watchers=tuple(UserId(each.user_id) for each in await of(schema.watchers, "user_id")),
        acts=tuple(act_from(each) for each in await of(schema.moderation, "id")),
    )


def _table_without_parts(row: Row[Any], known: Games, log: Iterable[Row[Any]]) -> Table:
    """What one row of `games` says of a table, and its match."""
    options = options_of(row.options)
    return Table(
        id=TableId(row.id),
        status=Status(row.status),
        options=options,
        place=place_of(row),
        owner=owner_of(row),
        sitters=(),
        match=None if row.header is None else fold(row, known, options.game, log),
        created_at=row.created_at,
        moved_at=row.moved_at,
        lobby_message_id=row.lobby_message_id,
        rematch_of=row.rematch_of,
        revision=row.revision,
        is_placeless=row.is_placeless,
        nudged_at=row.nudged_at,
        rules=row.rules,
        is_paused=row.is_paused,
        presence=tuple(presence_of(each) for each in row.presence),
        has_take_backs=row.has_take_backs,
        is_aside=row.is_aside,
        is_hidden=row.is_hidden,
        laws=row.laws,
        contest=contest_of(row),
        fair_deal=deal_from_json(row.deal),
    )


def owner_of(row: Any) -> UserId | None:
    """Whose table it is; 0 is kept where it is no person's, or of somebody who is forgotten."""
    return UserId(row.owner) if row.owner else None


def contest_of(row: Any) -> Contest | None:
    """The tournament to which a table belongs, and as what."""
    if row.contest_of is None:
        return None
    return Contest(TournamentId(row.contest_of), row.contest_round, row.contest_table, row.contest_deal)


def fold(row: Row[Any], known: Games, name: GameName, log: Iterable[Row[Any]]) -> Match:
    """The match a header and its lines lead to. Raises `Damage` at the first line that does not replay."""
    stored = (Line(line.n, line.seat, line.do, line.by, line.why) for line in log)
    try:
        match = known[name].fold(row.rules, row.header, stored)
    except BrokenLog as error:
        raise Damage("store-log-broken", table=row.id, line=error.number) from error
    # a game that this bot does not know: to it the table is as unreadable as a damaged one
    except KeyError as error:
        raise Damage("store-log-broken", table=row.id, line=0) from error
    try:
        # no line says that a draft was given up (§9.1 of the card game): the table's status alone does
        return match.abandon() if row.status == Status.ABANDONED else match
    except GameError as error:
        raise Damage("store-log-broken", table=row.id, line=match.number) from error


def summary_of(row: Any, sitters: Sequence[Sitter], timers: Sequence[Timer] = ()) -> Summary:
    """The short form of a table."""
    return Summary(
        id=TableId(row.id),
        status=Status(row.status),
        place=place_of(row),
        options=options_of(row.options),
        owner=owner_of(row),
        sitters=tuple(sitters),
        waiting=numbers(row.waiting),
        moved_at=row.moved_at,
        message_id=row.lobby_message_id if row.status == Status.LOBBY else row.message_id,
        timers=tuple(timers),
        is_paused=row.is_paused,
        is_placeless=row.is_placeless,
        has_take_backs=row.has_take_backs,
        is_hidden=row.is_hidden,
        is_aside=row.is_aside,
        contest=contest_of(row),
    )


def options_of(stored: dict[str, Any]) -> Options:
    """The options as kept; what this version does not know is left out, what it has since learnt has its default."""
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
    """A table's clock."""
    return Clock(stored["seconds"], stored.get("increment"), AtZero(stored.get("at_zero", AtZero.TURN)))


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
    """One vote; `by` is 0 where a clock has asked, or somebody who is forgotten."""
    kind, number = VoteKind(row.kind), row.number
    by = Person(UserId(row.by)) if row.by else Timeout() if kind is VoteKind.GO_ON else None
    return Motion(kind, by, subject_from(kind, row.subject), number, row.opened_at, row.due_at, row.name)


def poll_of(row: Row[Any]) -> Poll:
    """The record of one vote."""
    voices = tuple(Voice(VoteKind(row.kind), UserId(user), number, agrees) for user, number, agrees in row.voices)
    return Poll(
        motion_of(row), PollOutcome(row.outcome), row.closed_at, voices, row.channel_id, row.message_id, row.shown
    )


def post_of(row: Row[Any], revision: int) -> Post:
    """What the public message of a table shows that has that revision by now."""
    kind = PostKind(row.kind) if row.kind in tuple(PostKind) else ChapterName(row.kind)
    is_owed = row.revision == schema.LOBBY_OWED < revision and not isinstance(kind, PostKind)
    shown = None if is_owed else row.revision
    return Post(row.message_id, row.number, kind, numbers(row.waiting), shown, row.channel_id, is_owed)


def voice_of(row: Row[Any]) -> Voice:
    """What somebody has said to a vote."""
    return Voice(VoteKind(row.kind), UserId(row.user_id), row.number, row.agrees)


def lapse_of(row: Row[Any]) -> Lapse:
    """A clock that ran out."""
    return Lapse(row.seat, row.name, row.number, row.at, LapseOutcome(row.outcome))


def seat_holder_of(row: Row[Any]) -> SeatHolder:
    """Somebody who has held a seat."""
    is_before, since = row.number == schema.BEFORE_FIRST_LINE, max(0, row.number)
    return SeatHolder(row.seat, since, UserId(row.user_id), row.name, row.is_automatic, is_before)


def act_from(row: Row[Any]) -> Act:
    """What a moderator did."""
    user = None if row.user_id is None else UserId(row.user_id)
    return Act(ActKind(row.kind), UserId(row.moderator), row.name, row.reason, row.at, user)


def presence_of(stored: Sequence[str | None]) -> Presence:
    """What is known of the holder of one seat."""
    return Presence(*(None if each is None else datetime.fromisoformat(each) for each in stored))


def place_of(row: Any) -> Place:
    """Where a table lives."""
    return Place(row.guild_id, row.channel_id, row.locale)


def sitter_of(row: Row[Any]) -> Sitter:
    """Somebody at a table."""
    return Sitter(UserId(row.user_id), visible_name(row.name), row.is_automatic, row.is_stand_in)


def numbers(text: str) -> tuple[int, ...]:
    """The seats such a text names."""
    return tuple(map(int, text.split()))
