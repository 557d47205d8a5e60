"""Logs that say what is being done, and no secrets; the loop's lag, the heartbeat."""

import asyncio
import io
import itertools
import json
import logging
import os
import stat
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import heartbeat
from bot.heartbeat import Heartbeat, keep_beating
from bot.log_context import about
from bot.meters import Meters
from bot.observability import MINUTE, Tracebacks, configure_logging, redacted, watch_lag
from bot.reasons import NO_CLAUSE, GameError, Reason, Refusal
from bot.store import StoreError, log_store_error
from tests.cli.conftest import TOKEN

log = logging.getLogger("bot.somewhere")


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    """Where the log goes; the real one is put back afterwards."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield io.StringIO()
    root.handlers[:] = handlers
    root.setLevel(level)


SECRETS = [
    TOKEN,
    f"Authorization: Bot {TOKEN}",
    "'Authorization': 'Bearer abcdefghijk.lmnop'",
    "https://discord.com/api/webhooks/123456789012345678/aB-cd_efghijklmnopqrstuvwxyz0123456789/messages/@original",
    "POST /interactions/123456789012345678/aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OmFiY2RlZmc/callback",
    "token aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OmFiY2RlZmc=",
    "postgresql://civ:sesame-open@db.example/civ",
]


@pytest.mark.parametrize("text", SECRETS)
def test_secrets_are_masked(text: str) -> None:
    masked = redacted(text)
    for secret in (TOKEN[30:], "lmnop", "mnopqrstuvwxyz", "MTIzNDU2Nzg5MDEy", "sesame"):
        assert secret not in masked
    assert "<" in masked


@pytest.mark.parametrize("text", ["game 17: play M1", "sqlite:////home/a/civ.sqlite3", "2026-01-01 12:00:00.123 x.y.z"])
def test_what_is_no_secret_stays(text: str) -> None:
    assert redacted(text) == text


def test_lines_carry_what_is_being_done(stream: io.StringIO) -> None:
    configure_logging(level="INFO", as_json=False, stream=stream)
    with about(table=17, verb="do"):
        with about(interaction=99, user=5):
            log.info("pressed")
        log.info("drawn")
    log.info("idle")
    pressed, drawn, idle = stream.getvalue().splitlines()
    assert pressed.endswith("bot.somewhere: pressed [table=17 verb=do interaction=99 user=5]")
    assert drawn.endswith("drawn [table=17 verb=do]")
    assert idle.endswith("idle")


async def test_tasks_keep_what_they_do_to_themselves(stream: io.StringIO) -> None:
    configure_logging(level="INFO", as_json=True, stream=stream)

    async def one(table: int) -> None:
        with about(table=table):
            await asyncio.sleep(0)
            log.info("of %s", table)

    await asyncio.gather(*(one(table) for table in range(5)))
    for line in stream.getvalue().splitlines():
        found = json.loads(line)
        assert found["message"] == f"of {found['table']}"


def test_json_lines_hold_tracebacks_without_secrets(stream: io.StringIO) -> None:
    configure_logging(level="INFO", as_json=True, stream=stream)
    try:
        raise RuntimeError(f"cannot log in with {TOKEN}")
    except RuntimeError:
        log.exception("start failed")
    (line,) = stream.getvalue().splitlines()
    found = json.loads(line)
    assert found["level"] == "ERROR"
    assert "RuntimeError" in found["error"]
    assert TOKEN not in line


def test_chatter_is_left_out(stream: io.StringIO) -> None:
    configure_logging(level="INFO", as_json=False, stream=stream)
    logging.getLogger("aiohttp.access").info("GET /")
    log.debug("detail")
    assert stream.getvalue() == ""


async def test_a_blocked_loop_is_noticed(caplog: pytest.LogCaptureFixture) -> None:
    watching = asyncio.create_task(watch_lag(every=0.01, warn_at=0.05))
    await asyncio.sleep(0.03)
    time.sleep(0.12)  # noqa: ASYNC251  # blocking is what is tested
    await asyncio.sleep(0.03)
    watching.cancel()
    assert "blocked" in caplog.text


class NotedLag(Meters):
    """Notes by how much the loop was late."""

    def __init__(self) -> None:
        self.is_late = asyncio.Event()

    def time_lag(self, seconds: float) -> None:
        if seconds >= 0.1:
            self.is_late.set()


async def test_the_loops_lag_is_measured() -> None:
    noted = NotedLag()
    watching = asyncio.create_task(watch_lag(noted, every=0.01))
    await asyncio.sleep(0)
    time.sleep(0.12)  # noqa: ASYNC251  # blocking is what is tested
    await asyncio.wait_for(noted.is_late.wait(), 60)
    watching.cancel()


async def test_the_heart_beats_until_the_end(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "heartbeat.json"
    beats = [Heartbeat(1.0, "discord", gateway=False, database=None), Heartbeat(2.0, "discord", True, None)]

    async def look() -> Heartbeat:
        return beats.pop(0) if len(beats) > 1 else beats[0]

    beating = asyncio.create_task(keep_beating(file, look, every=0.01))
    async with asyncio.timeout(60):
        while not ((beat := heartbeat.read_heartbeat(file)) and beat.gateway):  # noqa: ASYNC110  # a file rings no bell
            await asyncio.sleep(0.01)
    assert heartbeat.read_heartbeat(file) == Heartbeat(2.0, "discord", gateway=True, database=None)
    beating.cancel()
    await asyncio.gather(beating, return_exceptions=True)
    assert not file.exists()


async def test_a_full_disk_does_not_stop_the_bot(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "file").touch()

    looks, enough = itertools.count(), asyncio.Event()

    async def look() -> Heartbeat:
        if next(looks) == 3:
            enough.set()
        return Heartbeat(1.0, "discord", gateway=True, database=None)

    beating = asyncio.create_task(keep_beating(tmp_path / "file" / "heartbeat.json", look, every=0.005))
    await asyncio.wait_for(enough.wait(), 60)
    assert not beating.done()
    beating.cancel()
    await asyncio.gather(beating, return_exceptions=True)
    assert caplog.text.count("cannot write") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="no such rights there")
def test_the_heartbeat_is_for_nobody_else(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        file = tmp_path / "new" / "heartbeat.json"
        heartbeat.write_heartbeat(file, Heartbeat(0, "discord", True, None))
        assert [stat.S_IMODE(each.stat().st_mode) for each in (file.parent, file)] == [0o700, 0o600]
    finally:
        os.umask(before)


def test_a_traceback_is_due_once_a_minute_for_each_kind() -> None:
    now = 0.0
    tracebacks = Tracebacks(lambda: now)
    full, locked = StoreError("store-full"), StoreError("store-locked")
    assert tracebacks.is_due(full)
    assert tracebacks.is_due(locked)
    assert not tracebacks.is_due(StoreError("store-full"))
    now = MINUTE - 1
    assert not tracebacks.is_due(full)
    now = MINUTE
    assert tracebacks.is_due(full)


def test_bugs_are_of_a_kind_where_they_are_raised_in_one_place() -> None:
    tracebacks = Tracebacks(lambda: 0.0)
    assert tracebacks.is_due(_raised(ValueError("one")))
    assert not tracebacks.is_due(_raised(ValueError("another")))
    assert tracebacks.is_due(_raised(KeyError("one")))


def _raised(error: Exception) -> Exception:
    try:
        raise error
    except Exception as raised:
        return raised


def test_a_line_whose_traceback_is_left_out_says_what_it_was(stream: io.StringIO) -> None:
    for as_json in (False, True):
        configure_logging(level="INFO", as_json=as_json, stream=stream)
        for _ in range(2):
            log.error("failed", exc_info=_raised(ValueError("a test")))
    *first, again, one_json, again_json = stream.getvalue().splitlines()
    assert first[-1] == "ValueError: a test"
    assert again.endswith("failed [again=ValueError]")
    assert "error" in json.loads(one_json)
    assert (json.loads(again_json)["again"], "error" in json.loads(again_json)) == ("ValueError", False)


@pytest.mark.parametrize(
    ("error", "is_logged"), [(StoreError("store-full"), True), (GameError(Reason("not-here", NO_CLAUSE)), False)]
)
def test_only_trouble_of_the_database_is_logged_where_things_go_on(
    stream: io.StringIO, error: Refusal, is_logged: bool
) -> None:
    configure_logging(level="INFO", as_json=True, stream=stream)
    log_store_error(error, "a name")
    found = [json.loads(line) for line in stream.getvalue().splitlines()]
    text = "on without a name, for the database refuses: store-full"
    assert [(line["level"], line["message"]) for line in found] == ([("WARNING", text)] if is_logged else [])
