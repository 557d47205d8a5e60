"""What the database may refuse, each with a real file and the real error: the reason is clear and nothing is lost."""

import random
import sqlite3
import subprocess
import sys
import time
import traceback
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, text
from sqlalchemy.exc import IntegrityError

from bot.games.civ.game import CIV, GAMES, Choices, CivMatch, civ_game
from bot.games.civ.rules import Game, deal
from bot.store import Store, StoreError
from bot.store.database import REMEMBERED, transaction
from bot.store.errors import key_of
from bot.store.upgrades import HEAD, MIGRATIONS
from bot.table.table import Table
from bot.table.values import Options, Participant, Place, Status, TableId, UserId
from tests.store.empty import put_empty_database

ROOT = Path(__file__).parents[2]
NOW = datetime(2026, 1, 2, 3, 4, 5, 678, tzinfo=UTC)


def new_table() -> Table:
    people = (Participant(UserId(11), "Ada"), Participant(UserId(12), "Bo"))
    return Table(
        TableId(0),
        Status.LOBBY,
        Options(2, CIV, Choices("classic", False, "turn_end").to_json()),
        Place(1, 2, "en"),
        UserId(11),
        people,
        None,
        NOW,
        NOW,
    )


def with_game(table: Table) -> Table:
    return replace(
        table,
        status=Status.PLAYING,
        match=CivMatch(Game.start(deal(random.Random(1), players=2))),
        revision=table.revision + 1,
    )


def one_more(table: Table) -> Table:
    assert table.match is not None
    seat = table.match.waiting()[0]
    game = civ_game(table.match).play(seat, civ_game(table.match).legal(seat)[0])
    return replace(table, match=CivMatch(game), revision=table.revision + 1)


async def key_of_opening(url: str) -> str:
    with pytest.raises(StoreError) as trouble:
        await Store.open(url, GAMES, busy_timeout=0.05)
    return trouble.value.reason.key


async def test_an_empty_place_becomes_a_database_with_its_directories(tmp_path: Path) -> None:
    path = tmp_path / "new" / "deeper" / "civ.db"
    store = await Store.open(f"sqlite:///{path}", GAMES)
    checkup = await store.check()
    await store.close()
    assert path.exists()
    assert checkup.is_sound
    assert checkup.revision == HEAD


async def test_a_second_opening_changes_nothing(tmp_path: Path) -> None:
    url = put_empty_database(tmp_path / "civ.db")
    store = await Store.open(url, GAMES)
    table = await store.tables.create(new_table())
    await store.close()
    again = await Store.open(url, GAMES)
    assert await again.tables.load(table.id) == table
    await again.close()


async def test_a_database_of_the_version_before_keeps_its_tables_and_learns_servers_settings(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'civ.db'}"
    store = await Store.open(url, GAMES)
    table = await store.tables.create(new_table())
    await store.preferences.set(1, {"confirm_end": False})
    await store.close()
    _downgrade(tmp_path / "civ.db", "0001")
    again = await Store.open(url, GAMES)
    assert await again.tables.load(table.id) == replace(table, laws=1), "its people are told of newer laws"
    assert await again.preferences.of_user(1) == {"confirm_end": False}
    await again.preferences.set_of_guild(5, {"theme": "light"})
    assert await again.preferences.of_guild(5) == {"theme": "light"}
    assert (await again.check()).revision == HEAD
    await again.close()


def _downgrade(path: Path, revision: str) -> None:
    """Takes a database back to an older schema."""
    engine = create_engine(f"sqlite:///{path}")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, revision)
    engine.dispose()


async def test_a_database_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "civ.db"
    await (await Store.open(f"sqlite:///{path}", GAMES)).close()
    with sqlite3.connect(path) as raw:
        raw.execute("UPDATE alembic_version SET version_num = '9999'")
    raw.close()
    assert await key_of_opening(f"sqlite:///{path}") == "store-newer"
    with sqlite3.connect(path) as raw:
        assert raw.execute("SELECT version_num FROM alembic_version").fetchone() == ("9999",)
    raw.close()


def test_the_newest_migration_is_the_one_a_database_is_expected_to_have() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


@pytest.mark.slow
def test_a_database_of_this_version_opens_without_alembic(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'civ.db'}"
    opening = f"import asyncio, sys; from bot.store import Store; s = asyncio.run(Store.open({url!r}, {{}}))"
    wording = f"{opening}; asyncio.run(s.close()); print('alembic' in sys.modules)"
    first, second = (subprocess.check_output([sys.executable, "-c", wording], cwd=ROOT, text=True) for _ in range(2))
    assert (first.strip(), second.strip()) == ("True", "False")


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear diary, " * 500)
    assert await key_of_opening(f"sqlite:///{path}") == "store-not-a-database"
    assert path.read_text().startswith("Dear diary")


async def test_somebody_elses_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "photos.db"
    with sqlite3.connect(path) as raw:
        raw.execute("CREATE TABLE photos (id INTEGER)")
    raw.close()
    assert await key_of_opening(f"sqlite:///{path}") == "store-foreign"


async def test_a_directory_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert await key_of_opening(f"sqlite:///{tmp_path / 'file' / 'civ.db'}") == "store-no-directory"


async def test_a_directory_in_the_files_place_cannot_be_opened(tmp_path: Path) -> None:
    assert await key_of_opening(f"sqlite:///{tmp_path}") == "store-cannot-open"


OF_OUTAGES = (
    *("SQLITE_FULL", "SQLITE_READONLY_DBMOVED", "SQLITE_BUSY_SNAPSHOT", "SQLITE_IOERR_WRITE"),
    *("53100", "25006", "42501", "55P03", "40001", "57P01", "08006"),
)
OF_ONE_TEXT = "22021"


async def test_a_refused_write_counts_for_a_minute_unless_it_was_refused_for_its_text(store: Store) -> None:
    for number, code in enumerate((*OF_OUTAGES, OF_ONE_TEXT)):
        key = key_of(code)
        assert key is not None
        store.database.clock = lambda number=number: number * REMEMBERED
        with pytest.raises(StoreError):
            async with store.database.writing():
                raise StoreError(key, detail=code)
        assert store.database.refused_lately() == (None if code == OF_ONE_TEXT else key)


@pytest.mark.parametrize("url", ["my database", "sqlite://host:port/civ.db", "sqlite://", "sqlite:///:memory:"])
async def test_an_address_of_no_file_is_refused(url: str) -> None:
    assert await key_of_opening(url) == "store-cannot-open"


async def test_a_read_only_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "civ.db"
    put_empty_database(path)
    assert await key_of_opening(f"sqlite:///file:{path}?mode=ro&uri=true") == "store-read-only"


async def test_a_locked_database_refuses_and_works_again(tmp_path: Path) -> None:
    path = tmp_path / "civ.db"
    store = await Store.open(put_empty_database(path), GAMES, busy_timeout=0.05)
    table = await store.tables.create(new_table())
    rival = sqlite3.connect(path, isolation_level=None)
    rival.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError) as trouble:
        await store.tables.save(table, with_game(table))
    assert trouble.value.reason.key == "store-locked"
    assert await store.tables.load(table.id) == table, "readers are not disturbed"
    assert await key_of_opening(f"sqlite:///{path}") == "store-locked"
    rival.execute("ROLLBACK")
    rival.close()
    await store.tables.save(table, with_game(table))
    await store.close()


async def test_a_full_disk_refuses_whole_and_works_again(tmp_path: Path) -> None:
    store = await Store.open(put_empty_database(tmp_path / "civ.db"), GAMES)
    table = await store.tables.create(new_table())
    after = with_game(table)
    await store.tables.save(table, after)
    await _limit(store, None)
    trouble, longer = None, one_more(after)
    for _ in range(200):
        trouble = await _trouble_of(store, after, longer)
        if trouble is not None:
            break
        after, longer = longer, one_more(longer)
    assert trouble == "store-full"
    await store.notes.remember("few", "bytes")
    assert store.database.refused_lately() == "store-full", "a few bytes have room, a move has none"
    store.database.clock = lambda: time.monotonic() + REMEMBERED
    assert store.database.refused_lately() is None
    stored = await store.tables.load(after.id)
    assert stored is not None
    assert (stored.revision, stored.number) == (after.revision, after.number)
    await _limit(store, 2**30)
    assert await _trouble_of(store, after, longer) is None
    await store.close()


async def _trouble_of(store: Store, before: Table, after: Table) -> str | None:
    try:
        await store.tables.save(before, after)
    except StoreError as trouble:
        return trouble.reason.key
    return None


async def _limit(store: Store, pages: int | None) -> None:
    """Allow so many pages, or as many as there are now: a full disk. One connection is enough: nobody else writes."""
    async with transaction(store.database.reader) as connection:
        if pages is None:
            pages = (await connection.execute(text("PRAGMA page_count"))).scalar_one()
        await connection.execute(text(f"PRAGMA max_page_count = {pages}"))


async def test_a_log_that_does_not_replay_names_its_line(tmp_path: Path) -> None:
    path = tmp_path / "civ.db"
    store = await Store.open(put_empty_database(path), GAMES)
    table = await store.tables.create(new_table())
    after = with_game(table)
    await store.tables.save(table, after)
    await store.tables.save(after, one_more(after))
    with sqlite3.connect(path) as raw:
        raw.execute("UPDATE lines SET do = 'take M1'")
    raw.close()
    with pytest.raises(StoreError) as trouble:
        await store.tables.load(table.id)
    assert trouble.value.reason.key == "store-log-broken"
    assert trouble.value.reason.values == {"table": table.id, "line": 1}
    await store.close()


async def test_a_backup_that_fails_leaves_no_half_a_copy(tmp_path: Path) -> None:
    store = await Store.open(put_empty_database(tmp_path / "civ.db"), GAMES)
    with pytest.raises(StoreError) as trouble:
        await store.backup(tmp_path / "nowhere" / "copy.db")
    assert trouble.value.reason.key == "store-cannot-open"
    await store.close()


async def test_a_backup_of_a_running_database_is_whole_and_never_overwrites(tmp_path: Path) -> None:
    store = await Store.open(put_empty_database(tmp_path / "civ.db"), GAMES)
    table = await store.tables.create(new_table())
    await store.backup(tmp_path / "copy.db")
    with pytest.raises(StoreError) as trouble:
        await store.backup(tmp_path / "copy.db")
    assert trouble.value.reason.key == "store-backup-exists"
    await store.close()
    copy = await Store.open(f"sqlite:///{tmp_path / 'copy.db'}", GAMES)
    assert await copy.tables.load(table.id) == table
    assert (await copy.check()).is_sound
    await copy.close()


async def test_what_is_written_stands_in_no_error(tmp_path: Path) -> None:
    store = await Store.open(put_empty_database(tmp_path / "civ.db"), GAMES)
    secret = " ".join(["attack", "at", "dawn"])  # put together here, since a traceback quotes the lines of the code
    with pytest.raises(IntegrityError) as broken:
        await store.notes.set_note(TableId(17), 5, secret)  # there is no such table
    await store.close()
    assert "notes" in str(broken.value)
    assert secret not in "".join(traceback.format_exception(broken.value))
