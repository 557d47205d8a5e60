"""`civ run`: the playground, its address, a database of its own, a quiet end, and what keeps it from starting."""

import asyncio
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.settings import Settings
from bot.store import Lease, Store
from tests.cli.conftest import TOKEN, process


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGTERM to another process there")
@pytest.mark.parametrize("arguments", [("run", "--port", "0"), ("run", "--playground", "--port", "0")])
def test_the_playground_says_where_it_is_and_stops_when_told(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    command = [sys.executable, "-m", "bot", *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        said = running.stdout.readline() + running.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:\d+/\S*", said)
        try:
            assert "DISCORD_TOKEN" in said
            assert address
            with urllib.request.urlopen(address[0], timeout=60) as page:
                assert page.status == 200
            log = ""
            while "connected to Gateway" not in log:
                line = running.stderr.readline()
                assert line, log
                log += line
            assert "voice" not in log
        finally:
            running.send_signal(signal.SIGTERM)
            _, err = running.communicate(timeout=60)
    assert running.returncode == 0
    assert "Traceback" not in err
    assert (tmp_path / "data" / "playground.sqlite3").exists()
    with closing(sqlite3.connect(tmp_path / "data" / "playground.sqlite3")) as database:
        set_there = database.execute("select name from guild_preferences").fetchall()
    assert ("features",) not in set_there, "its server is a new one"
    assert not (tmp_path / "data" / "civ.sqlite3").exists()
    assert not (tmp_path / "data" / "heartbeat.json").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGTERM to another process there")
def test_health_and_metrics_are_served_where_a_port_is_set_and_nowhere_else() -> None:
    command = [sys.executable, "-m", "bot", "run", "--port", "0"]
    environment = {**os.environ, "CIV_METRICS_PORT": "0"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment) as bot:
        assert bot.stderr is not None
        try:
            log = ""
            while (address := re.search(r"served at (http://127\.0\.0\.1:\d+)\n", log)) is None:
                log += (line := bot.stderr.readline())
                assert line, log
            with urllib.request.urlopen(f"{address[1]}/metrics", timeout=60) as page:
                assert b"civ_start_time_seconds" in page.read()
        finally:
            bot.send_signal(signal.SIGTERM)
            _, err = bot.communicate(timeout=60)
    assert (bot.returncode, "Traceback" in err) == (0, False)
    assert Settings.load().metrics_port is None


def test_a_port_for_metrics_that_is_in_use_is_one_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        answer = process("run", "--port", "0", CIV_METRICS_PORT=port, CIV_LOG_LEVEL="WARNING")
    assert answer.code == 1
    (line,) = answer.err.splitlines()
    assert line.startswith(f"civ: CIV_METRICS_PORT: can’t listen on port {port} of 127.0.0.1: ")


def _letter(file: Path) -> None:
    file.write_text("Dear diary, " * 500)


def _folder(file: Path) -> None:
    file.mkdir()


def _foreign(file: Path) -> None:
    with closing(sqlite3.connect(file)) as raw:
        raw.execute("CREATE TABLE photos (id INTEGER)")


def _newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as raw:
        raw.execute("CREATE TABLE alembic_version (version_num TEXT)")
        raw.execute("INSERT INTO alembic_version VALUES ('9999')")
        raw.commit()


@pytest.mark.parametrize("spoil", [_letter, _folder, _foreign, _newer])
def test_a_database_that_cannot_be_used_is_one_line(tmp_path: Path, spoil: Callable[[Path], None]) -> None:
    file = tmp_path / "odd.sqlite3"
    spoil(file)
    answer = process("run", "--port", "0", CIV_PLAYGROUND_DATABASE_URL=f"sqlite:///{file}", CIV_LOG_LEVEL="WARNING")
    assert answer.code == 1
    assert answer.err.startswith("civ: ")
    assert len(answer.err.splitlines()) == 1


def test_a_database_somebody_else_holds_is_one_line_and_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "held.sqlite3"
    with closing(sqlite3.connect(file, isolation_level=None)) as rival:
        rival.execute("PRAGMA journal_mode = WAL")
        rival.execute("BEGIN IMMEDIATE")
        answer = process("run", "--port", "0", CIV_PLAYGROUND_DATABASE_URL=f"sqlite:///{file}", CIV_LOG_LEVEL="WARNING")
        rival.execute("ROLLBACK")
        assert rival.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    assert answer.code == 1
    assert answer.err.startswith("civ: ")
    assert len(answer.err.splitlines()) == 1


def test_a_port_in_use_is_one_line_that_says_how_to_take_another() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        answer = process("run", "--port", str(taken.getsockname()[1]))
    assert answer.code == 1
    (line,) = answer.err.splitlines()
    assert "in use" in line
    assert "--port" in line


def test_a_language_nobody_speaks_is_one_line_that_lists_those_there_are() -> None:
    answer = process("run", "--playground", "--port", "0", CIV_LOCALE="tlh", CIV_LOG_LEVEL="WARNING")
    assert answer.code == 1
    (line,) = answer.err.splitlines()
    assert line.startswith("civ: CIV_LOCALE: tlh isn’t an available language. Available: en")


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGTERM to another process there")
async def test_discord_out_of_reach_is_a_line_for_each_attempt_without_the_token(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as gone:
        api = f"http://127.0.0.1:{gone.getsockname()[1]}/api/v10"
    command, pipe = [sys.executable, "-m", "bot", "run", "--discord"], asyncio.subprocess.PIPE
    environment = {**os.environ, "DISCORD_TOKEN": TOKEN, "CIV_DISCORD_API": api, "CIV_LOG_LEVEL": "WARNING"}
    running = await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=pipe, env=environment)
    assert running.stderr is not None
    lines = [await running.stderr.readline() for _ in range(2)]
    alive = await asyncio.to_thread(process, "doctor", "--alive")
    running.send_signal(signal.SIGTERM)
    out, err = await running.communicate()
    assert (running.returncode, out) == (0, b"")
    for line in lines:
        assert b"login: Discord is not to be reached (ClientConnectorError); trying again in" in line
    assert b"Traceback" not in err
    assert TOKEN.encode() not in b"".join((*lines, err))
    assert alive.code == 1
    assert "starting" in alive.out


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGTERM to another process there")
async def test_a_second_bot_on_the_same_database_names_the_first_and_ends_or_waits(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    lease, url = Lease(), f"sqlite:///{tmp_path / 'data' / 'playground.sqlite3'}"
    store = await Store.open(url, {}, lease=lease)
    refused = await asyncio.to_thread(process, "run", "--port", "0", CIV_LOG_LEVEL="ERROR")
    command, pipe = [sys.executable, "-m", "bot", "run", "--port", "0", "--wait"], asyncio.subprocess.PIPE
    second = await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=pipe)
    assert second.stdout is not None
    assert second.stderr is not None
    while b"waiting" not in (line := await second.stderr.readline()):
        assert line
    await lease.release()
    await store.close()
    assert b"http" in await second.stdout.readline() + await second.stdout.readline()
    second.send_signal(signal.SIGTERM)
    await second.communicate()
    assert second.returncode == 0
    assert f"process {os.getpid()} on ".encode() in line
    (text,) = refused.err.splitlines()
    assert refused.code == 1
    assert f"using it: {os.getpid()} on " in text
    assert "--wait" in text
