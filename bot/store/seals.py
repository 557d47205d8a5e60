"""Seals, which show that a table is damaged: its log's lines are chained by hash, its row carries a checksum.

A line's hash covers the one before, the seat's pseudonym in this game and everything the line says, as it lies on disk;
the first follows from the game's header. The row holds the last line's number and hash (`head`), and a digest of who
sits there (`people`): names and ids stand outside the chain, so that a person can be forgotten without breaking it.
A row without a checksum is older than seals; `add_seal` gives it one.
"""

import hashlib
import json
import logging
import secrets
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from functools import cache, lru_cache
from typing import Any, Final

from sqlalchemy import TableClause, and_, bindparam, func, select, type_coerce, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.types import NullType

from bot.store.database import Database
from bot.store.errors import UNREADABLE, DamagedTable
from bot.store.schema import (
    games,
    lines,
    notices,
    sitters,
    timers,
)

log = logging.getLogger(__name__)

Raw = Mapping[str, Any]
"""A row as it lies on disk, by column: only in this form can a damaged date or JSON be noticed."""
SEALED: Final = (
    "id", "status", "revision", "rules", "guild_id", "channel_id", "locale", "is_placeless", "owner", "options",
    "header", "created_at", "moved_at", "nudged_at", "lobby_message_id", "rematch_of", "waiting", "is_behind",
    "awaits_automatic", "is_paused", "next_at", "presence", "has_take_backs", "is_aside", "is_hidden", "laws",
    "contest_of", "contest_round", "contest_table", "contest_deal", "deal", "salt", "head", "people",
)  # fmt: skip
"""The columns of `games` that a checksum covers, by name; columns added by later migrations are not among them.

Every row on people's disks is sealed over these. One column more here would make all their tables count as damaged.
"""
UNSEALED: Final = ("checksum", "damage", "paused_until")
"""The columns of `games` that it does not cover; `games.people` covers `paused_until`, as it covers clocks."""
SEALED_OF_SITTERS: Final = ("game", "seat", "user_id", "name", "is_automatic", "is_stand_in")
"""The columns of `sitters` that `games.people` covers, all of them; fixed as `SEALED` is."""
SEALED_OF_TIMERS: Final = (
    "game", "seat", "left", "full", "since", "due_at", "rings_at", "stint", "reminded", "lapses", "away_until",
)  # fmt: skip
"""The columns of `timers` that `games.people` covers, too, where a table has clocks; fixed as `SEALED` is."""
_AT: Final = "%Y-%m-%d %H:%M:%S.%f"
"""The format of times in a database without time zones."""
_LINE: Final = ("n", "seat", "do", "by", "why", "at")


_SEAL: Final = update(games).where(games.c.id == bindparam("of_game")).values(checksum=bindparam("sum"))

_MARK_BEHIND: Final = (
    update(games)
    .where(games.c.id == bindparam("of_game"))
    .values(is_behind=bindparam("flag"), checksum=bindparam("sum"))
)


async def raw_rows(connection: AsyncConnection, part: TableClause, game: int, *order: str) -> Sequence[Raw]:
    """Return a game's rows in one table of the database, as they lie on disk.

    Raises:
        DamagedTable: a row cannot be read.
    """
    names, asked = _raw_question(part, order)
    try:
        found = (await connection.execute(asked, {"of_game": game})).all()
    except UNREADABLE as error:
        raise DamagedTable("store-row-broken", table=game) from error
    return [dict(zip(names, row, strict=True)) for row in found]


async def raw_rows_of(
    connection: AsyncConnection, part: TableClause, game_ids: Sequence[int], *order: str
) -> dict[int, list[Raw]]:
    """Return these games' rows in one table of the database by game, as `raw_rows` returns those of one.

    Raises what an unreadable value raises (`errors.UNREADABLE`).
    """
    names, asked = _raw_question(part, order, of_many=True)
    key = "id" if part is games else "game"
    found: dict[int, list[Raw]] = {}
    for row in (await connection.execute(asked, {"of_games": game_ids})).all():
        raw = dict(zip(names, row, strict=True))
        found.setdefault(raw[key], []).append(raw)
    return found


@cache  # making the question takes longer than asking it, and every change of a table asks twice
def _raw_question(part: TableClause, order: tuple[str, ...], *, of_many: bool = False) -> tuple[tuple[str, ...], Any]:
    key = games.c.id if part is games else part.c.game
    names, columns = _raw_columns(part)
    which = key.in_(bindparam("of_games", expanding=True)) if of_many else key == bindparam("of_game")
    asked: Any = select(*columns).where(which)
    return names, asked.order_by(*(part.c[name] for name in order))


@cache
def _raw_columns(part: TableClause) -> tuple[tuple[str, ...], tuple[Any, ...]]:
    return tuple(part.c.keys()), tuple(type_coerce(column, NullType()).label(column.name) for column in part.c)


async def raw_game(connection: AsyncConnection, game: int) -> Raw | None:
    """Return the `games` row of a table, as it lies on disk."""
    return next(iter(await raw_rows(connection, games, game)), None)


# What is computed


def digest(*values: object) -> str:
    """Return the SHA-256 of values as they lie on disk."""
    # what is on people's disks was sealed in this very form: any other blank, order or escape would make every table
    # of theirs count as damaged. Another form needs another name in front ("civ table 2"), and the old one beside it
    text = json.dumps(values, separators=(",", ":"), sort_keys=True, default=_plain)
    return hashlib.sha256(text.encode()).hexdigest()


def _plain(value: object) -> object:
    # PostgreSQL gives times and intervals as values, SQLite as texts: within one database it is always the same
    return value.astimezone(UTC).strftime(_AT) if isinstance(value, datetime) else repr(value)


def row_checksum(row: Raw) -> str:
    """Return the checksum of a `games` row."""
    return digest("civ table 1", {name: row[name] for name in SEALED})


def people_digest(rows: Iterable[Raw], clocks: Iterable[Raw] = (), paused_until: object = None) -> str:
    """Return the digest of a table's `sitters`, and of its `timers` and `games.paused_until` where it has any."""
    seated = [{name: row[name] for name in SEALED_OF_SITTERS} for row in rows]
    timed = [{name: row[name] for name in SEALED_OF_TIMERS} for row in clocks]
    if paused_until is not None:
        return digest("civ people 3", seated, timed, paused_until)
    return digest("civ people 2", seated, timed) if timed else digest("civ people 1", seated)


def first_hash(row: Raw) -> str:
    """Return the hash before the first line's: of the game's header, as it lies on disk."""
    return digest("civ log 1", row["id"], row["salt"], row["header"])


def line_hash(before: str, salt: str, line: Raw) -> str:
    """Return the hash of a line that follows the hash `before`."""
    return digest("civ line 1", before, _pseudonym(salt, line["seat"]), *(line[name] for name in _LINE))


@lru_cache(1000)
def _pseudonym(salt: str, seat: int) -> str:
    """Return the name of a seat in one game, and in no other."""
    return digest("civ seat 1", salt, seat)[:16]


def new_salt() -> str:
    """Return a random salt, which makes the pseudonyms of a game its own."""
    return secrets.token_hex(16)


def head_of(number: int, last: str) -> str:
    """Return the end of a log as `games.head` keeps it."""
    return f"{number} {last}"


def chain_lines(row: Raw, new: Iterable[Raw]) -> tuple[list[dict[str, Any]], str]:
    """Return new `lines` rows with their hashes, and the head after them; `row` is the sealed `games` row so far."""
    number, _, last = row["head"].partition(" ")
    found: list[dict[str, Any]] = []
    for line in new:
        last = line_hash(last, row["salt"], line)
        number = line["n"]
        found.append({**line, "hash": last})
    return found, head_of(int(number), last)


# What is checked


def check_row(row: Raw) -> None:
    """Raise `DamagedTable` where a sealed row isn't what was sealed."""
    if row["checksum"] is not None and row["checksum"] != row_checksum(row):
        raise DamagedTable("store-row-broken", table=row["id"])


def check_people(row: Raw, rows: Sequence[Raw], clocks: Sequence[Raw]) -> None:
    """Raise `DamagedTable` where other people sit there than were sealed, or their clocks say something else.

    A table that has not changed since clocks are sealed has a digest of its people alone, one that has not changed
    since the ends of pauses are sealed has one without it.
    """
    known = people_digest(rows, clocks, row["paused_until"]), people_digest(rows, clocks), people_digest(rows)
    if row["checksum"] is not None and row["people"] not in known:
        raise DamagedTable("store-row-broken", table=row["id"])


def check_chain(row: Raw, log: Sequence[Raw]) -> None:
    """Raise `DamagedTable` at the first line that does not follow the one before, or is missing."""
    if row["checksum"] is None or row["head"] is None:
        return
    number, last = 0, first_hash(row)
    for number, line in enumerate(log, 1):
        last = line_hash(last, row["salt"], line)
        if line["n"] != number or line["hash"] != last:
            raise DamagedTable("store-log-broken", table=row["id"], line=number)
    # without it a log that was cut would be a shorter log that is right
    if row["head"] != head_of(number, last):
        raise DamagedTable("store-log-broken", table=row["id"], line=number + 1)


# What is written


async def seal(connection: AsyncConnection, game: int, row: Raw | None = None, *, people: bool = False) -> None:
    """Give a row the checksum of its present content, in the transaction that changed it.

    Args:
        row: its present content (`update_row`); read if None.
        people: seal the people in its seats and their clocks, too.
    """
    row = row or await raw_game(connection, game)
    assert row is not None
    if people:
        clocks = await raw_rows(connection, timers, game, "seat")
        seated = await raw_rows(connection, sitters, game, "seat")
        found = people_digest(seated, clocks, row["paused_until"])
        await connection.execute(update(games).where(games.c.id == game).values(people=found))
        # before the checksum, which covers it
        row = {**row, "people": found}
    await connection.execute(_SEAL, {"of_game": game, "sum": row_checksum(row)})


async def mark_behind(connection: AsyncConnection, row: Raw, *, is_behind: bool) -> None:
    """Change whether the message of the table with this row is behind, and seal the row.

    It is one statement: every board shown makes this change, and the rest of the row is known.
    """
    # a flag lies on disk as a number in SQLite, and as a truth value in PostgreSQL
    new = {**row, "is_behind": type(row["is_behind"])(is_behind)}
    await connection.execute(_MARK_BEHIND, {"of_game": row["id"], "flag": is_behind, "sum": row_checksum(new)})


async def update_row(connection: AsyncConnection, game: int, revision: int, values: Mapping[str, Any]) -> Raw | None:
    """Change a row of that revision; return it as it lies on disk afterwards, None where there is none.

    The database answers the change with the row: reading it again would take as long as the change.
    """
    names, change = _change(tuple(values))
    asked = {"of_game": game, "of_revision": revision, **{f"new_{name}": value for name, value in values.items()}}
    found = (await connection.execute(change, asked)).first()
    return None if found is None else dict(zip(names, tuple(found), strict=True))


@cache  # as with `_raw_question`: what changes are nearly always the same columns
def _change(changing: tuple[str, ...]) -> tuple[tuple[str, ...], Any]:
    names, columns = _raw_columns(games)
    where = and_(games.c.id == bindparam("of_game"), games.c.revision == bindparam("of_revision"))
    change: Any = update(games).where(where).values({name: bindparam(f"new_{name}") for name in changing})
    return names, change.returning(*columns)


async def read_checked_row(connection: AsyncConnection, game: int) -> Raw | None:
    """Return the row of a table before it is changed, sealed if it wasn't yet; None where there is no such table.

    Raises:
        DamagedTable: it isn't what was sealed. A change must not hide that.
    """
    row = await raw_game(connection, game)
    if row is None or row["checksum"] is None:
        return row and await add_seal(connection, row)
    check_row(row)
    return row


async def check_rows(connection: AsyncConnection, which: Sequence[Any]) -> None:
    """Check the rows of the tables that meet the conditions `which`, as `read_checked_row` does, before they change.

    Raises:
        DamagedTable: a row isn't what was sealed.
    """
    for row in await _rows_of(connection, which):
        if row["checksum"] is None:
            await add_seal(connection, row)
        else:
            check_row(row)


async def seal_rows(connection: AsyncConnection, which: Sequence[Any]) -> None:
    """Give these tables the checksums of their present content, in the transaction that changed them."""
    new = [{"of_game": row["id"], "sum": row_checksum(row)} for row in await _rows_of(connection, which)]
    if new:
        await connection.execute(_SEAL, new)


async def check_clocks(connection: AsyncConnection, which: Sequence[Any]) -> None:
    """Check people and clocks of the tables that meet the conditions `which`, before they change.

    Raises:
        DamagedTable: they aren't what was sealed.
    """
    seated, clocks = await _rows_by_game(connection, sitters, which), await _rows_by_game(connection, timers, which)
    for row in await _rows_of(connection, which):
        check_people(row, seated.get(row["id"], []), clocks.get(row["id"], []))


async def seal_clocks(connection: AsyncConnection, which: Sequence[Any]) -> None:
    """Give the tables that have clocks, or are in a moderator's pause, the digests of their present content.

    `seal_rows` is to follow.
    """
    seated, clocks = await _rows_by_game(connection, sitters, which), await _rows_by_game(connection, timers, which)
    new = [
        {"of_game": game, "new": people_digest(seated.get(game, []), clocks.get(game, []), until)}
        for game, until in ((row["id"], row["paused_until"]) for row in await _rows_of(connection, which))
        if game in clocks or until is not None
    ]
    if new:
        change = update(games).where(games.c.id == bindparam("of_game")).values(people=bindparam("new"))
        await connection.execute(change, new)


async def _rows_by_game(connection: AsyncConnection, part: TableClause, which: Sequence[Any]) -> dict[int, list[Raw]]:
    """Return the rows of a part of these tables by game, as they lie on disk, in the order of seats."""
    names, columns = _raw_columns(part)
    asked = select(*columns).where(part.c.game.in_(select(games.c.id).where(*which))).order_by(part.c.game, part.c.seat)
    found: dict[int, list[Raw]] = {}
    for row in (await connection.execute(asked)).all():
        raw = dict(zip(names, row, strict=True))
        found.setdefault(raw["game"], []).append(raw)
    return found


async def _rows_of(connection: AsyncConnection, which: Sequence[Any]) -> list[Raw]:
    names, columns = _raw_columns(games)
    asked = select(*columns).where(*which).order_by(games.c.id)
    return [dict(zip(names, row, strict=True)) for row in (await connection.execute(asked)).all()]


async def add_seal(connection: AsyncConnection, row: Raw) -> Raw:
    """Seal a table as it is, with its log, where it is older than seals or comes from elsewhere; return its row."""
    game = row["id"]
    salt = row["salt"] or new_salt()
    last = first_hash({**row, "salt": salt})
    number = 0
    hashes = list[dict[str, Any]]()
    for line in await raw_rows(connection, lines, game, "n"):
        last, number = line_hash(last, salt, line), line["n"]
        hashes.append({"at_line": number, "hash": last})
    if hashes:
        where = and_(lines.c.game == game, lines.c.n == bindparam("at_line"))
        await connection.execute(update(lines).where(where).values(hash=bindparam("hash")), hashes)
    values = {"salt": salt, "head": None if row["header"] is None else head_of(number, last)}
    await connection.execute(update(games).where(games.c.id == game).values(values))
    await seal(connection, game, people=True)
    found = await raw_game(connection, game)
    assert found is not None
    return found


async def quarantine_table(database: Database, table_id: int, where: str) -> None:
    """Mark a table as damaged at `where`, log it, and close its notices, so that no more are sent."""
    log.error("table %s is damaged (%s): it is set aside, everything else goes on", table_id, where)
    async with database.writing() as connection:
        await connection.execute(update(games).where(games.c.id == table_id).values(damage=where))
        closed = {"due_at": None, "over_at": func.current_timestamp()}
        await connection.execute(
            update(notices).where(notices.c.game == table_id, notices.c.over_at.is_(None)).values(closed)
        )
