"""`civ doctor`: what is there, what is wrong, and whether a running bot is alive."""

import contextlib
import re
import shutil
import sqlite3
import time
from pathlib import Path

import discord
import pytest

from bot import heartbeat
from bot.cli.texts import database_trouble
from bot.discord.permission_bits import (
    FOR_EVENTS,
    FOR_ORDER,
    FOR_PINGS,
    FOR_TALKS,
    FOR_THREAD,
    IN_CHANNEL,
    IN_THREAD,
    INVITED,
    NEEDED,
    PERMISSIONS,
    invite_link,
    lacking,
)
from bot.games.civ import puzzle_files
from bot.heartbeat import Heartbeat
from bot.store.errors import STORE_REASONS, StoreError
from bot.store.records import DIRECT_STOPPED
from tests.cli.conftest import TOKEN, Civ
from tests.store.empty import put_empty_database

TROUBLES = {
    "store-held": "another process is using it",
    "store-range-held": "stop all of them",
    "store-locked": "stop one of them",
    "store-read-only": "permissions",
    "store-full": "disk is full",
    "store-moved": "move it back",
    "store-replaced": "replaced by another",
    "store-newer": "newer version",
    "store-not-a-database": "isn’t an SQLite database",
    "store-foreign": "belongs to another program",
    "store-damaged": "backup",
    "store-no-directory": "folder can’t be created",
    "store-cannot-open": "can’t be opened",
    "store-no-driver": "install SQLITE_IOERR",
    "store-no-login": "the user or the password",
    "store-no-database": "createdb",
    "store-unavailable": "doesn’t answer (SQLITE_IOERR)",
    "store-server-read-only": "standby",
    "store-server-old": "15 or later",
    "store-url-option": "doesn’t know",
    "store-unstorable": "(NUL)",
    "store-move-taken": "isn’t empty",
    "store-move-unfinished": "run civ move again",
    "store-move-row": "civ doctor --thorough",
    "store-move-differs": "isn’t what went over",
}

FIRST = (
    "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)",
    "INSERT INTO alembic_version VALUES ('0001')",
    "CREATE TABLE games (id INTEGER PRIMARY KEY, status VARCHAR(16))",
    "INSERT INTO games VALUES (1, 'playing')",
)
"""As much of the first version's database as is looked at."""


@pytest.fixture(autouse=True)
def _few_puzzles(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """One of them: reading all takes longer than anything else, and one test asks whether they are well."""
    if request.function is not test_a_fresh_machine_is_well:
        folder = tmp_path_factory.mktemp("puzzles")
        shutil.copy(puzzle_files.puzzles_folder() / f"{puzzle_files.puzzle_numbers()[0]:03}.jsonl", folder)
        monkeypatch.setattr(puzzle_files, "puzzles_folder", lambda: folder)


@pytest.mark.slow
def test_a_fresh_machine_is_well(civ: Civ, tmp_path: Path) -> None:
    answer = civ("doctor")
    assert (answer.code, answer.err) == (0, "")
    assert "DISCORD_TOKEN isn’t set" in answer.out
    assert f"sqlite:///{tmp_path}/data/civ.sqlite3: doesn’t exist yet" in answer.out
    assert list(tmp_path.rglob("*.sqlite3*")) == [], "it only looks"


@pytest.mark.slow(in_ci=True)
def test_a_database_that_is_there_is_opened(civ: Civ, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "civ.sqlite3").touch()
    assert f"sqlite:///{tmp_path}/data/civ.sqlite3: it can be opened and written" in civ("doctor").out


def test_that_discord_takes_no_direct_messages_is_wrong(civ: Civ, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    put_empty_database(tmp_path / "data" / "civ.sqlite3")
    assert civ("doctor").code == 0
    with contextlib.closing(sqlite3.connect(tmp_path / "data" / "civ.sqlite3")) as database, database:
        database.execute("INSERT INTO memory (key, value) VALUES (?, '2026-05-01')", [DIRECT_STOPPED])
    answer = civ("doctor")
    assert answer.code == 1
    assert "since 2026-05-01 Discord has blocked" in answer.out


def test_a_database_of_the_version_before_is_told_and_left_as_it_is(civ: Civ, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    path = tmp_path / "data" / "civ.sqlite3"
    with contextlib.closing(sqlite3.connect(path)) as raw, raw:
        for statement in FIRST:
            raw.execute(statement)
    answer = civ("doctor")
    assert answer.code == 0
    assert "(revision 0001, 1 tables); the next start upgrades it to this version" in answer.out
    with contextlib.closing(sqlite3.connect(path)) as raw:
        assert raw.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
        assert raw.execute("SELECT name FROM sqlite_master WHERE name LIKE 'guild%'").fetchall() == []


@pytest.mark.slow
@pytest.mark.parametrize("login", ["civ:QXZ@XZJ@127.0.0.1:1/civ", "civ:QXZ/XZJ@127.0.0.1:1/civ"])
def test_a_server_that_is_away_is_named_without_its_password(
    login: str, civ: Civ, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CIV_DATABASE_URL", f"postgresql://{login}")
    monkeypatch.setenv("CIV_PLAYGROUND_DATABASE_URL", "postgresql://127.0.0.1:1/civ?password=QXZ")
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    for command in ("doctor", "backup a.civ", "restore a.civ", "run"):
        answer = civ(*command.split())
        assert answer.code == 1
        assert not re.search("QXZ|XZJ", answer.out + answer.err)
        assert TOKEN not in answer.out + answer.err


def test_a_token_gives_the_invite_link_and_stays_secret(civ: Civ, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    answer = civ("doctor")
    assert answer.code == 0
    assert invite_link(123456789012345678) in answer.out
    assert TOKEN.rpartition(".")[2] not in answer.out


def test_a_file_that_is_no_database_is_wrong(civ: Civ, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "civ.sqlite3").write_text("a shopping list, and a long one at that\n" * 40)
    answer = civ("doctor")
    assert answer.code == 1
    assert [line[:2] for line in answer.out.splitlines()].count("!!") == 1
    assert "Traceback" not in answer.err


def test_a_folder_that_cannot_be_made_is_wrong(civ: Civ, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("CIV_DATABASE_URL", f"sqlite:///{tmp_path}/file/civ.sqlite3")
    answer = civ("doctor")
    assert answer.code == 1
    assert answer.err == ""


def test_a_misspelt_setting_is_pointed_out(civ: Civ, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CIV_LANGUAGE", "fr")
    assert "CIV_LANGUAGE isn’t a setting" in civ("doctor").out


def test_a_language_nobody_speaks_is_wrong(civ: Civ, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CIV_LOCALE", "tlh")
    assert civ("doctor").code == 1


def test_alive_asks_the_heartbeat(civ: Civ, tmp_path: Path) -> None:
    file = tmp_path / "data" / "heartbeat.json"
    now = time.time()
    assert civ("doctor", "--alive").code == 1
    for beat, code in (
        (Heartbeat(now, "discord", gateway=True, database=None), 0),
        (Heartbeat(now, "discord", gateway=False, database=None), 1),
        (Heartbeat(now, "discord", gateway=True, database="store-locked"), 1),
        (Heartbeat(now - 300, "discord", gateway=True, database=None), 1),
        (Heartbeat(now + 300, "discord", gateway=True, database=None), 1),
    ):
        heartbeat.write_heartbeat(file, beat)
        assert civ("doctor", "--alive").code == code
    file.write_text("{")
    assert civ("doctor", "--alive").code == 1


@pytest.mark.parametrize(
    ("dropped", "named"),
    [
        ("DROP TABLE notices", "table notices"),
        ("DROP TABLE games", "table games"),
        ("DROP TABLE memory", "table memory"),
        ("DROP INDEX games_by_ring", "index games_by_ring"),
        ("ALTER TABLE lines DROP COLUMN why", "column lines.why"),
    ],
)
def test_what_was_dropped_from_a_database_is_named(civ: Civ, tmp_path: Path, dropped: str, named: str) -> None:
    (tmp_path / "data").mkdir()
    put_empty_database(tmp_path / "data" / "civ.sqlite3")
    with contextlib.closing(sqlite3.connect(tmp_path / "data" / "civ.sqlite3")) as raw, raw:
        raw.execute(dropped)
    for options in ((), ("--thorough",)):
        answer = civ("doctor", *options)
        assert (answer.code, answer.err) == (1, "")
        (line,) = [line for line in answer.out.splitlines() if line.startswith("!!")]
        assert line.endswith(f"parts of it are missing: {named}; restore a backup")


def test_an_index_over_other_columns_is_none(civ: Civ, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    put_empty_database(tmp_path / "data" / "civ.sqlite3")
    with contextlib.closing(sqlite3.connect(tmp_path / "data" / "civ.sqlite3")) as raw, raw:
        raw.executescript("DROP INDEX games_by_contest; CREATE INDEX games_by_contest ON games (contest_of)")
    assert "missing: index games_by_contest;" in civ("doctor").out


@pytest.mark.parametrize("gateway", [True, False])
@pytest.mark.parametrize("is_starting", [True, False])
def test_alive_names_a_database_that_refuses_before_a_gateway(
    civ: Civ, tmp_path: Path, gateway: bool, is_starting: bool
) -> None:
    beat = Heartbeat(time.time(), "discord", gateway, "store-full", is_starting)
    heartbeat.write_heartbeat(tmp_path / "data" / "heartbeat.json", beat)
    assert civ("doctor", "--alive").out == "!!  not well: the database can’t be written to: the disk is full\n"


def test_alive_names_a_task_that_is_down(civ: Civ, tmp_path: Path) -> None:
    beat = Heartbeat(time.time(), "discord", gateway=True, database=None, task="count-games")
    heartbeat.write_heartbeat(tmp_path / "data" / "heartbeat.json", beat)
    answer = civ("doctor", "--alive")
    assert answer.code == 1
    assert "not well: the background task “count-games” has failed" in answer.out


def test_doctor_names_exactly_the_permissions_of_the_invite_link(civ: Civ, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    line = next(line for line in civ("doctor").out.splitlines() if "with these permissions: " in line)
    asked, _, roles = line.partition("with these permissions: ")[2].partition(";")
    named = re.split(r", and |, ", asked)
    granted = discord.Permissions(**{name.lower().replace(" ", "_"): True for name in named})
    assert granted.value == INVITED
    assert roles.endswith("Manage Roles")
    monkeypatch.setenv("CIV_LOCALE", "de")
    assert "Threads verwalten" in civ("doctor").out


def test_the_permissions_are_discords_own() -> None:
    assert discord.Permissions(NEEDED) == discord.Permissions(**dict.fromkeys(PERMISSIONS, True))
    dangerous = ("administrator", "manage_messages", "mention_everyone", "manage_guild", "manage_roles")
    assert discord.Permissions(INVITED) == discord.Permissions(
        **dict.fromkeys((*PERMISSIONS, *FOR_TALKS, *FOR_PINGS, *FOR_EVENTS, *FOR_ORDER), True)
    )
    assert not any(getattr(discord.Permissions(INVITED), name) for name in dangerous)


@pytest.mark.parametrize("in_thread", [True, False])
@pytest.mark.parametrize("own_thread", [True, False])
def test_the_invite_link_suffices_for_every_table_and_asks_for_no_more(in_thread: bool, own_thread: bool) -> None:
    assert lacking(NEEDED, in_thread=in_thread, own_thread=own_thread) == ()
    without_files = NEEDED & ~PERMISSIONS["attach_files"]
    assert lacking(without_files, in_thread=in_thread, own_thread=own_thread) == ("attach_files",)
    assert {*IN_CHANNEL, *IN_THREAD, *FOR_THREAD} == set(PERMISSIONS)


def test_the_invite_link_asks_for_exactly_that() -> None:
    expected = discord.utils.oauth_url(
        123456789012345678, permissions=discord.Permissions(INVITED), scopes=("bot", "applications.commands")
    )
    ours = invite_link(123456789012345678)
    assert sorted(ours.partition("?")[2].split("&")) == sorted(expected.partition("?")[2].split("&"))


@pytest.mark.parametrize("key", TROUBLES)
def test_a_database_that_refuses_is_named_with_its_file_and_a_way_out(key: str) -> None:
    error = StoreError(key, detail="SQLITE_IOERR", shards="0-3/8")
    text = database_trouble("playground", "sqlite:////data/civ.sqlite3", error)
    assert text.startswith("the playground’s database sqlite:////data/civ.sqlite3: ")
    assert TROUBLES[key] in text


def test_every_trouble_in_opening_a_database_has_its_words() -> None:
    later = {"store-log-broken", "store-row-broken", "store-set-aside", "store-book-broken"}
    later |= {key for key in STORE_REASONS if key.startswith("store-backup-")}
    assert set(TROUBLES) == set(STORE_REASONS) - later
