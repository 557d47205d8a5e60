"""Reads tables, one or many in one go: each part of them is one query, and each game is folded from its log."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from types import SimpleNamespace
from typing import Any, Final

from sqlalchemy import Dialect, TableClause, bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.match import BrokenLog, GameName, Games, Line, Match
from bot.reasons import GameError
from bot.store.errors import UNREADABLE, DamagedTable, StoreError
from bot.store.rows import (
    act_from,
    cast_vote_of,
    contest_of,
    options_of,
    owner_of,
    participant_of,
    place_of,
    post_of,
    presence_of,
    seat_holder_of,
    timeout_of,
    timer_of,
    vote_of,
    vote_record_of,
)
from bot.store.schema import (
    ballots,
    games,
    lapses,
    lines,
    moderation,
    motions,
    polls,
    posts,
    sitters,
    stays,
    timers,
    watchers,
)
from bot.store.seals import Raw, check_chain, check_people, check_row, raw_rows_of
from bot.table.fair_deal import deal_from_json
from bot.table.table import Table
from bot.table.values import Status, TableId, UserId

SEALED_PARTS: Final = ((sitters, ("seat",)), (timers, ("seat",)), (lines, ("n",)))
"""The parts of a table that are read as they lie on disk, since its seals cover them, with their order."""
PARTS: Final = (
    (posts, ()), (ballots, ("kind", "user_id")), (motions, ("kind",)), (polls, ("n",)), (lapses, ("n",)),
    (stays, ("seat", "number")), (watchers, ("user_id",)), (moderation, ("id",)),
)  # fmt: skip
"""The other parts, with their order."""
AT_ONCE: Final = 50
"""The number of tables that one query reads: their rows fill no memory, and hold up the event loop for milliseconds."""


async def read_table(
    connection: AsyncConnection, known: Games, table_id: TableId, *, again: bool = False
) -> Table | None:
    """Return a table with all that belongs to it, its game replayed from the log; None where there is no such table.

    Args:
        again: read it even if it is quarantined.

    Raises:
        DamagedTable: it isn't what was kept.
        StoreError: it is quarantined.
    """
    found = (await read_tables(connection, known, [table_id], again=again)).get(table_id)
    if isinstance(found, StoreError):
        raise found
    return found


async def read_tables(
    connection: AsyncConnection, known: Games, table_ids: Sequence[TableId], *, again: bool = False
) -> dict[TableId, Table | StoreError]:
    """Return the tables that there are, each by its id, or what is wrong with it; arguments as for `read_table`."""
    found: dict[TableId, Table | StoreError] = {}
    for begin in range(0, len(table_ids), AT_ONCE):
        found |= await _read(connection, known, table_ids[begin : begin + AT_ONCE], again=again)
    return found


async def _read(
    connection: AsyncConnection, known: Games, table_ids: Sequence[TableId], *, again: bool
) -> dict[TableId, Table | StoreError]:
    found: dict[TableId, Table | StoreError] = {}
    try:
        rows = {TableId(game): row for game, (row,) in (await raw_rows_of(connection, games, table_ids)).items()}
        for table_id, row in rows.items():
            if row["damage"] is not None and not again:
                found[table_id] = StoreError("store-set-aside", table=table_id)
        sound = [table_id for table_id in rows if table_id not in found]
        raw = {part: await raw_rows_of(connection, part, sound, *order) for part, order in SEALED_PARTS}
        parts = {part: await _rows_of(connection, part, sound, order) for part, order in PARTS}
    except UNREADABLE as error:
        if len(table_ids) == 1:
            return {table_ids[0]: _broken(table_ids[0], error)}
        one_by_one: dict[TableId, Table | StoreError] = {}
        for table_id in table_ids:  # one value that cannot be read keeps nobody from the other tables
            one_by_one |= await _read(connection, known, [table_id], again=again)
        return one_by_one
    for table_id in sound:
        own_raw = {part: by_game.get(table_id, []) for part, by_game in raw.items()}
        own = {part: by_game.get(table_id, []) for part, by_game in parts.items()}
        try:
            # a long game takes fifty milliseconds, and presses are answered meanwhile
            found[table_id] = await asyncio.to_thread(
                _checked_table, connection.dialect, rows[table_id], own_raw, own, known
            )
        except StoreError as error:
            found[table_id] = error
    return found


def _checked_table(
    dialect: Dialect,
    row: Raw,
    raw: Mapping[Any, Sequence[Raw]],
    parts: Mapping[Any, Sequence[Any]],
    known: Games,
) -> Table:
    # as it lies on disk, before anything is made of it: a flipped bit may leave a value that can be read
    check_row(row)
    check_people(row, raw[sitters], raw[timers])
    check_chain(row, raw[lines])
    try:
        game = _typed(games, dialect, [row])[0]
        typed = {part: _typed(part, dialect, found) for part, found in raw.items()}
        return replace(
            _table_without_parts(game, known, typed[lines]),
            participants=tuple(participant_of(each) for each in typed[sitters]),
            post=next((post_of(each, game.revision) for each in parts[posts]), None),
            cast_votes=tuple(cast_vote_of(each) for each in parts[ballots]),
            timers=tuple(timer_of(each) for each in typed[timers]),
            votes=tuple(vote_of(each) for each in parts[motions]),
            vote_records=tuple(vote_record_of(each) for each in parts[polls]),
            timeouts=tuple(timeout_of(each) for each in parts[lapses]),
            seat_holders=tuple(seat_holder_of(each) for each in parts[stays]),
            watchers=tuple(UserId(each.user_id) for each in parts[watchers]),
            acts=tuple(act_from(each) for each in parts[moderation]),
        )
    except UNREADABLE as error:
        raise _broken(row["id"], error) from error


def _broken(table_id: int, cause: Exception) -> DamagedTable:
    error = DamagedTable("store-row-broken", table=table_id)
    error.__cause__ = cause
    return error


async def _rows_of(
    connection: AsyncConnection, part: TableClause, table_ids: Sequence[int], order: Sequence[str]
) -> dict[int, list[Any]]:
    """Return the rows of one part of these tables by table, in that order."""
    found: dict[int, list[Any]] = defaultdict(list)
    for row in (await connection.execute(_question(part, tuple(order)), {"of_games": table_ids})).all():
        found[row.game].append(row)
    return found


@cache  # making the question takes longer than asking it
def _question(part: TableClause, order: tuple[str, ...]) -> Any:
    asked = select(part).where(part.c.game.in_(bindparam("of_games", expanding=True)))
    return asked.order_by(*(part.c[name] for name in order))


def _typed(part: TableClause, dialect: Dialect, rows: Iterable[Raw]) -> list[Any]:
    """Return rows with the values that their columns stand for, as a query for them would.

    Raises what an unreadable value raises (`UNREADABLE`).
    """
    processors = _processors(part, dialect)
    return [
        SimpleNamespace(**{name: row[name] if to is None else to(row[name]) for name, to in processors}) for row in rows
    ]


@cache
def _processors(part: TableClause, dialect: Dialect) -> tuple[tuple[str, Callable[[Any], Any] | None], ...]:
    """Return, by column, what makes a value of what the driver gives; None where that is the value."""
    return tuple((column.name, column.type.dialect_impl(dialect).result_processor(dialect, None)) for column in part.c)


def _table_without_parts(row: Any, known: Games, log: Iterable[Any]) -> Table:
    """Return what a row of `games` says of a table, and its match."""
    options = options_of(row.options)
    return Table(
        id=TableId(row.id),
        status=Status(row.status),
        options=options,
        place=place_of(row),
        owner=owner_of(row),
        participants=(),
        match=None if row.header is None else _fold(row, known, options.game, log),
        created_at=row.created_at,
        moved_at=row.moved_at,
        lobby_message_id=row.lobby_message_id,
        rematch_of=row.rematch_of,
        revision=row.revision,
        is_placeless=row.is_placeless,
        nudged_at=row.nudged_at,
        rules=row.rules,
        is_paused=row.is_paused,
        paused_until=row.paused_until,
        presence=tuple(presence_of(each) for each in row.presence),
        has_take_backs=row.has_take_backs,
        is_suspended=row.is_aside,
        is_hidden=row.is_hidden,
        laws=row.laws,
        contest=contest_of(row),
        fair_deal=deal_from_json(row.deal),
    )


def _fold(row: Any, known: Games, name: GameName, log: Iterable[Any]) -> Match:
    """Return the match to which a header and its lines lead.

    Raises:
        DamagedTable: a line does not replay.
    """
    stored = (Line(line.n, line.seat, line.do, line.by, line.why) for line in log)
    try:
        match = known[name].fold(row.rules, row.header, stored)
    except BrokenLog as error:
        raise DamagedTable("store-log-broken", table=row.id, line=error.number) from error
    # a game that this bot does not know: to it the table is as unreadable as a damaged one
    except KeyError as error:
        raise DamagedTable("store-log-broken", table=row.id, line=0) from error
    try:
        # no line says that a draft was given up (§9.1 of the card game): the table's status alone does
        return match.abandon() if row.status == Status.ABANDONED else match
    except GameError as error:
        raise DamagedTable("store-log-broken", table=row.id, line=match.number) from error
