"""A table that isn't what was kept of it is noticed and named."""

import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from bot.games.civ.game import GAMES
from bot.match import TurnId
from bot.store import DamagedTable, Store, StoreError
from bot.store.schema import games, lines, sitters, timers
from bot.store.seals import (
    SEALED,
    SEALED_OF_SITTERS,
    SEALED_OF_TIMERS,
    UNSEALED,
    check_chain,
    check_row,
    people_digest,
    raw_game,
    raw_rows,
    row_checksum,
)
from bot.table.table import Table
from bot.table.values import Call, TableId, Timer, UserId
from tests.store.test_tables import NOW, longer, new_table, playing

PEOPLE = 12
"""Somebody who sits at all these tables."""


async def played(store: Store, turns: int = 12) -> Table:
    """A game on disk with so many lines."""
    table = await store.tables.create(new_table())
    after = playing(table)
    await store.tables.save(table, after)
    for choice in range(turns):
        before, after = after, longer(after, choice)
        await store.tables.save(before, after)
    return after


def spoil(file: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(file)) as raw:
        raw.execute(statement, values)
        raw.commit()


def bits_of(value: object, dice: random.Random) -> list[object]:
    """What a value on disk becomes when one of its bits flips: some of them."""
    if isinstance(value, int):
        return [value ^ (1 << bit) for bit in range(0, 63, 7)]
    if isinstance(value, str) and value:
        whole = value.encode()
        places = [dice.randrange(8 * len(whole)) for _ in range(12)]
        flipped = [bytearray(whole) for _ in places]
        for text, place in zip(flipped, places, strict=True):
            text[place // 8] ^= 1 << place % 8
        return [bytes(text).decode("utf-8", "surrogateescape") for text in flipped]
    return ["x", 0]


async def test_a_bit_that_flips_in_any_column_of_a_row_or_a_line_is_noticed(store: Store) -> None:
    table, dice, flips = await played(store), random.Random(5), 0
    async with store.database.reading() as connection:
        row = await raw_game(connection, table.id)
        log = list(await raw_rows(connection, lines, table.id, "n"))
    assert row is not None
    check_row(row)
    check_chain(row, log)
    for column in row.keys() - {"damage", "paused_until"}:
        for value in bits_of(row[column], dice):
            flips += 1
            with pytest.raises(DamagedTable):
                check_row({**row, column: value})
    for at, line in enumerate(log):
        for column in line.keys() - {"game"}:
            for value in bits_of(line[column], dice):
                flips += 1
                with pytest.raises(DamagedTable) as damage:
                    check_chain(row, [*log[:at], {**line, column: value}, *log[at + 1 :]])
                assert damage.value.where == str(at + 1)
    assert flips > 500


def test_every_column_of_a_table_is_known_to_be_sealed_or_not_to_be() -> None:
    """What people's tables are sealed over never changes; `.github/CONTRIBUTING.md` tells what to do instead."""
    text = "a new column goes into UNSEALED, else every table on people's disks is taken for damaged"
    assert set(games.c.keys()) == {*SEALED, *UNSEALED}, text
    assert {*sitters.c.keys()} == {*SEALED_OF_SITTERS}, text
    assert {*timers.c.keys()} == {*SEALED_OF_TIMERS}, text
    # what was sealed before is sealed in the very same words
    row: dict[str, Any] = dict.fromkeys(SEALED)
    person: dict[str, Any] = dict.fromkeys(SEALED_OF_SITTERS)
    assert row_checksum(row) == "4f91e9038eb641e6ad24a0d6d3c4525536748ff3f066910bbb79b45da824a8df", text
    assert people_digest([person, person]) == "ede39436febae909cc76ea06e54326d94e50b67a0e93dbb718178ac11c683697", text


def test_a_column_that_a_migration_adds_breaks_no_seal() -> None:
    row: dict[str, Any] = dict.fromkeys(SEALED)
    person: dict[str, Any] = dict.fromkeys(SEALED_OF_SITTERS)
    assert row_checksum({**row, "new": 7}) == row_checksum(row)
    assert people_digest([{**person, "new": 7}]) == people_digest([person])


@pytest.mark.parametrize("missing", [1, 6, 12])
async def test_a_line_that_is_missing_is_noticed_the_last_one_too(store: Store, file: Path, missing: int) -> None:
    table = await played(store)
    spoil(file, "DELETE FROM lines WHERE n = ?", missing)
    with pytest.raises(DamagedTable) as damage:
        await store.tables.load(table.id)
    assert damage.value.where == str(missing)


async def test_lines_of_another_game_do_not_fit(store: Store, file: Path) -> None:
    first, second = await played(store), await played(store)
    spoil(file, "DELETE FROM lines WHERE game = ?", second.id)
    spoil(file, "UPDATE lines SET game = ? WHERE game = ?", second.id, first.id)
    with pytest.raises(DamagedTable):
        await store.tables.load(second.id)


async def test_whoever_sits_there_is_sealed_too(store: Store, file: Path) -> None:
    table = await played(store)
    spoil(file, "UPDATE sitters SET user_id = user_id + 1 WHERE seat = 0")
    with pytest.raises(DamagedTable):
        await store.tables.load(table.id)


async def timed(store: Store) -> Table:
    """A game on disk with clocks."""
    table = await played(store, 2)
    timer = Timer(
        timedelta(hours=1), timedelta(hours=2), NOW, NOW + timedelta(hours=1), NOW + timedelta(minutes=30), TurnId(1)
    )
    after = replace(longer(table), timers=(timer, timer))
    await store.tables.save(table, after)
    return after


@pytest.mark.parametrize(
    "change", ["due_at = '2030-01-01 00:00:00.000000'", "lapses = lapses + 1", "reminded = 1", "since = NULL"]
)
async def test_clocks_are_sealed_too(store: Store, file: Path, change: str) -> None:
    table = await timed(store)
    assert await store.tables.load(table.id) is not None
    spoil(file, f"UPDATE timers SET {change} WHERE seat = 0")
    with pytest.raises(DamagedTable):
        await store.tables.load(table.id)


async def test_the_end_of_a_pause_is_sealed_too(store: Store, file: Path) -> None:
    table = await played(store, 2)
    paused = replace(table, is_paused=True, paused_until=NOW + timedelta(days=7), revision=table.revision + 1)
    await store.tables.save(table, paused)
    await store.deadlines.restart(lambda running: running.timer, timedelta(hours=1), NOW)
    found = await store.tables.load(table.id)
    assert found is not None
    assert found.paused_until == NOW + timedelta(days=7, hours=1)
    for change in ("paused_until = NULL", "paused_until = '2020-01-01 00:00:00.000000'"):
        spoil(file, "CREATE TABLE IF NOT EXISTS kept AS SELECT paused_until AS until FROM games")
        spoil(file, f"UPDATE games SET {change}")
        with pytest.raises(DamagedTable):
            await store.tables.load(table.id)
        spoil(file, "UPDATE games SET paused_until = (SELECT until FROM kept), damage = NULL")
    assert await store.tables.load(table.id) is not None


async def test_clocks_that_go_on_after_a_pause_of_the_bot_are_sealed_anew(store: Store, file: Path) -> None:
    table = await timed(store)
    await store.deadlines.restart(lambda running: replace(running.timer, due_at=NOW), timedelta(hours=1), NOW)
    assert await store.tables.load(table.id) is not None
    spoil(file, "UPDATE timers SET lapses = 7 WHERE seat = 1")
    await store.deadlines.restart(lambda running: running.timer, timedelta(hours=1), NOW)
    with pytest.raises((DamagedTable, StoreError)):
        await store.tables.load(table.id)


async def test_a_table_from_before_clocks_were_sealed_is_read(store: Store, file: Path) -> None:
    table = await timed(store)
    async with store.database.writing() as connection:
        people = people_digest(await raw_rows(connection, sitters, table.id, "seat"))
        await connection.execute(update(games).values(people=people))
        row = await raw_game(connection, table.id)
        assert row is not None
        await connection.execute(update(games).values(checksum=row_checksum(row)))
    assert await store.tables.load(table.id) is not None


@pytest.mark.slow
@pytest.mark.parametrize("flips", [60, pytest.param(2000, marks=pytest.mark.long)])
async def test_a_bit_that_flips_anywhere_in_the_file_changes_no_game_silently(
    store: Store, file: Path, tmp_path: Path, flips: int
) -> None:
    kept = {table.id: _sealed(table) for table in [await played(store, 6), await played(store, 3)]}
    await store.close()
    whole = file.read_bytes()  # noqa: ASYNC240  # nothing else runs here
    dice, copy, noticed = random.Random(7), tmp_path / "copy.db", 0
    for _ in range(flips):
        place = dice.randrange(8 * len(whole))
        spoilt = bytearray(whole)
        spoilt[place // 8] ^= 1 << place % 8
        copy.write_bytes(spoilt)
        for beside in ("copy.db-wal", "copy.db-shm"):
            (tmp_path / beside).unlink(missing_ok=True)
        noticed += await _is_noticed_or_harmless(f"sqlite:///{copy}", kept)
    assert 0 < noticed < flips


@pytest.mark.parametrize("cuts", [40, pytest.param(2000, marks=pytest.mark.long)])
async def test_a_database_that_was_cut_at_any_byte_is_named_and_no_game_is_played_on(
    store: Store, file: Path, tmp_path: Path, cuts: int
) -> None:
    """A file of no bytes is a new one, and of a last page of which some are there SQLite takes the rest for zeros."""
    table = await played(store, 6)
    await store.close()
    whole, dice = file.read_bytes(), random.Random(11)  # noqa: ASYNC240  # nothing else runs here
    copy, last = tmp_path / "copy.db", len(whole) - 4096
    lengths = {1, last, last + 1, len(whole) - 1, *dice.sample(range(4096, last, 4096), 12)}
    for length in lengths | {*dice.sample(range(1, len(whole)), cuts)}:
        copy.write_bytes(whole[:length])
        if length > last:
            await _is_noticed_or_harmless(f"sqlite:///{copy}", {table.id: _sealed(table)})
            continue
        with pytest.raises(StoreError) as trouble:
            await Store.open(f"sqlite:///{copy}", GAMES)
        assert trouble.value.reason.key in ("store-damaged", "store-not-a-database"), length
        assert copy.read_bytes() == whole[:length], "it is left as it was, for whoever can mend it"


async def test_a_schema_whose_very_names_cannot_be_read_is_named_as_damaged(store: Store, file: Path) -> None:
    """SQLite quotes the name in its complaint, and its driver fails to decode that."""
    await store.close()
    whole = file.read_bytes()  # noqa: ASYNC240  # nothing else runs here
    assert b"sqlite_autoindex_" in whole
    file.write_bytes(whole.replace(b"sqlite_autoindex_", b"\xf3qlite_autoindex_", 1))  # noqa: ASYNC240  # nor here
    with pytest.raises(StoreError) as trouble:
        await Store.open(f"sqlite:///{file}", GAMES)
    assert trouble.value.reason.key == "store-damaged"


def _sealed(table: Table) -> Table:
    return replace(
        table, post=None, cast_votes=(), timers=(), votes=(), vote_records=(), timeouts=(), acts=(), watchers=()
    )


async def _is_noticed_or_harmless(url: str, kept: dict[TableId, Table]) -> bool:
    try:
        store = await Store.open(url, GAMES)
    except StoreError:
        return True
    found = False
    try:
        for table_id, table in kept.items():
            try:
                read = await store.tables.load(table_id)
            except StoreError:
                found = True
            else:
                assert read is not None
                assert replace(_sealed(read), seat_holders=()) == table
    finally:
        await store.close()
    return found


async def test_what_a_change_does_not_touch_is_not_made_right_by_it(store: Store, file: Path) -> None:
    table = await played(store)
    spoil(file, "UPDATE games SET created_at = '2020-01-01 00:00:00.000000'")
    with pytest.raises(DamagedTable):
        await store.tables.save(table, longer(table))
    with pytest.raises(DamagedTable):
        await store.tables.set_nudged(table.id, NOW)


async def test_every_way_to_change_a_row_seals_it_anew(store: Store) -> None:
    table = await played(store)
    await store.tables.set_nudged(table.id, NOW, [Call(UserId(1), UserId(2), "nudge", NOW)])  # type: ignore[arg-type]  # as kept
    await store.posts.set_laws(table.id, 2)
    await store.posts.set_lobby_message(table.id, 77)
    await store.deadlines.restart(lambda running: running.timer, NOW - NOW.replace(hour=1), NOW)
    read = await store.tables.load(table.id)
    assert read is not None
    assert (read.lobby_message_id, read.nudged_at, read.number) == (77, NOW, table.number)
