"""The backups that a running bot makes by itself: when, how many are kept, and what a full disk does to them."""

import asyncio
import logging
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.games.civ.game import GAMES
from bot.scheduled_backups import BackupSchedule, back_up_as_set, keep_backing_up
from bot.settings import Settings
from bot.store import Store, StoreError
from bot.store.backups import check_backup, unpack_backup
from tests.cli.conftest import Civ
from tests.store.empty import put_empty_database

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)


def put_file(file: Path) -> None:
    file.touch()


def copies(folder: Path) -> list[Path]:
    """A copy that was asked for, or a part of it."""
    return list(folder.glob("copy.civ*"))


@dataclass
class Day:
    """A clock that the bot's sleep puts forward, and what was written when; it ends after so many hours."""

    schedule: BackupSchedule
    now: datetime = NOON
    until: datetime = NOON + timedelta(hours=100)
    attempts: list[datetime] = field(default_factory=list[datetime])
    trouble: Callable[[datetime], Exception | None] = lambda _: None

    async def back_up(self, file: Path) -> None:
        self.attempts.append(self.now)
        if trouble := self.trouble(self.now):
            raise trouble
        put_file(file)

    async def sleep(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)
        if self.now >= self.until:
            raise asyncio.CancelledError

    async def pass_by(self) -> list[int]:
        """The hours after noon in which a backup was tried."""
        with suppress(asyncio.CancelledError):
            await keep_backing_up(self.schedule, self.back_up, now=lambda: self.now, sleep=self.sleep)
        return [(at - NOON) // HOUR for at in self.attempts]


@pytest.fixture
def schedule(tmp_path: Path) -> BackupSchedule:
    return BackupSchedule(tmp_path / "backups", "discord-0a1b2c3d", 24 * HOUR, keep=3)


def put(schedule: BackupSchedule, *hours: int) -> None:
    schedule.folder.mkdir(exist_ok=True)
    for each in hours:
        schedule.path(NOON + each * HOUR).touch()


def hours_of(schedule: BackupSchedule) -> set[int]:
    return {
        hour for hour in range(-1000, 1000) if schedule.path(NOON + hour * HOUR).exists()
    }  # fmt: skip


async def test_the_first_is_made_at_once_and_the_newest_are_kept(schedule: BackupSchedule) -> None:
    assert await Day(schedule).pass_by() == [0, 24, 48, 72, 96]
    assert hours_of(schedule) == {48, 72, 96}


@pytest.mark.parametrize(("last", "next_one"), [(-10, 14), (-24, 0), (-80, 0)])
async def test_a_restart_neither_repeats_one_nor_waits_anew(schedule: BackupSchedule, last: int, next_one: int) -> None:
    put(schedule, last)
    assert (await Day(schedule).pass_by())[0] == next_one


async def test_a_failed_one_is_warned_of_once_and_tried_again_every_hour(
    schedule: BackupSchedule, caplog: pytest.LogCaptureFixture
) -> None:
    put(schedule, -72, -48, -24)
    full = StoreError("store-full")
    day = Day(schedule, trouble=lambda now: full if now < NOON + 5 * HOUR else None, until=NOON + 10 * HOUR)
    assert await day.pass_by() == [0, 1, 2, 3, 4, 5]
    assert hours_of(schedule) == {-48, -24, 5}, "an old one goes when a new one is there, and no sooner"
    (warning,) = (each for each in caplog.records if each.levelno >= logging.WARNING)
    assert (warning.levelno, warning.exc_info) == (logging.WARNING, None)


async def test_a_servers_database_is_left_to_the_servers_tools(
    schedule: BackupSchedule, caplog: pytest.LogCaptureFixture
) -> None:
    day = Day(schedule, trouble=lambda _: StoreError("store-backup-server"))
    await keep_backing_up(schedule, day.back_up, now=lambda: day.now, sleep=day.sleep)
    assert day.attempts == [NOON]
    (warning,) = (each for each in caplog.records if each.levelno >= logging.WARNING)
    assert ("pg_dump" in warning.getMessage(), warning.exc_info) == (True, None)


async def test_an_error_nobody_thought_of_does_not_end_them(schedule: BackupSchedule) -> None:
    day = Day(schedule, trouble=lambda now: RuntimeError() if now == NOON else None, until=NOON + 3 * HOUR)
    assert await day.pass_by() == [0, 1]


async def test_a_database_that_does_not_tell_what_it_is_yet_is_backed_up_later(tmp_path: Path) -> None:
    answers: list[StoreError | str] = [StoreError("store-locked"), StoreError("store-locked"), "0a1b2c3d"]
    slept: list[float] = []
    written: list[Path] = []

    async def identity() -> str:
        answer = answers.pop(0)
        if isinstance(answer, StoreError):
            raise answer
        return answer

    async def back_up(file: Path) -> None:
        written.append(file)
        raise asyncio.CancelledError

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    with suppress(asyncio.CancelledError):
        await back_up_as_set(Settings(), tmp_path, "discord", identity, back_up, sleep=sleep)
    assert slept == [HOUR.total_seconds()] * 2
    assert [file.name.startswith("civ-discord-0a1b2c3d-") for file in written] == [True]


async def test_only_files_of_its_own_are_deleted(schedule: BackupSchedule) -> None:
    put(schedule, -300, -200, -100)
    mine = "civ-discord-0a1b2c3d"
    others = [
        *("civ-playground-0a1b2c3d-20200101T000000Z.civ", "monday.civ", f"{mine}-20200101T000000Z.civ.bak"),
        *(f"my-{mine}-20200101T000000Z.civ", f"{mine}-20200231T000000Z.civ", f"{mine}-1.civ"),
        *("civ-discord-20200101T000000Z.civ", "civ-discord-20200101T000000Z.civ.0123abcd"),
    ]
    halves = [f"{schedule.path(NOON).name}.0123abcd{kind}" for kind in ("", "-journal")]
    for name in (*others, *halves):
        (schedule.folder / name).touch()
    await Day(schedule, until=NOON + HOUR).pass_by()
    assert hours_of(schedule) == {-200, -100, 0}
    assert {each.name for each in schedule.folder.iterdir() if each != schedule.path(NOON)} >= set(others)
    assert not any((schedule.folder / name).exists() for name in halves)


async def test_two_bots_that_share_a_folder_keep_all_that_each_is_to_keep(tmp_path: Path) -> None:
    """Each has a database of its own, whatever they are called; a copy of one goes on with what that one kept."""
    folder, settings = tmp_path / "backups", Settings(_env_file=None, backup_keep=3)  # type: ignore[call-arg]  # pydantic-settings adds it
    schedules: list[BackupSchedule] = []
    for name in ("one", "two"):
        store = await Store.open(put_empty_database(tmp_path / f"{name}.db"), GAMES)
        schedules.append(BackupSchedule.of(settings, folder, "discord", identity := await store.notes.identity()))
        await store.backup(tmp_path / f"{name}.civ")
        await store.close()
        unpack_backup(tmp_path / f"{name}.civ", tmp_path / f"{name}-copy.db")
        copy = await Store.open(f"sqlite:///{tmp_path / f'{name}-copy.db'}", GAMES)
        assert await copy.notes.identity() == identity
        await copy.close()
    for schedule in schedules:
        await Day(schedule).pass_by()
    assert [hours_of(schedule) for schedule in schedules] == [{48, 72, 96}, {48, 72, 96}]
    (folder / f"{schedules[1].path(NOON).name}.0123abcd").touch()
    schedules[0].prepare()
    assert (folder / f"{schedules[1].path(NOON).name}.0123abcd").exists(), "the other bot may be writing it just now"


async def test_backups_from_the_future_delay_none_and_outlive_none(schedule: BackupSchedule) -> None:
    put(schedule, 500, 600, 700)
    assert await Day(schedule, until=NOON + 50 * HOUR).pass_by() == [0, 24, 48]
    assert hours_of(schedule) == {0, 24, 48}


@pytest.mark.skipif(sys.platform == "win32", reason="no such limit there")
async def test_a_disk_that_fills_up_meanwhile_keeps_nothing_of_the_copy_and_the_bot_writes_on(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'civ.db'}", GAMES)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    (tmp_path / "backups").mkdir()
    resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, limits[1]))
    try:
        with pytest.raises(StoreError):
            await store.backup(tmp_path / "backups" / "copy.civ")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert list((tmp_path / "backups").iterdir()) == []
    await store.notes.remember("after", "wards")
    await store.backup(tmp_path / "backups" / "copy.civ")
    await store.close()
    check_backup(tmp_path / "backups" / "copy.civ")


async def test_a_copy_that_has_no_room_is_not_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'civ.db'}", GAMES)
    free = shutil.disk_usage(tmp_path)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: free._replace(free=1 << 20))  # type: ignore[reportUnknownLambdaType]
    with pytest.raises(StoreError) as refused:
        await store.backup(tmp_path / "copy.civ")
    await store.close()
    assert refused.value.reason.key == "store-full"
    assert copies(tmp_path) == []


async def test_a_stop_in_the_middle_of_a_copy_leaves_no_half_of_one(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'civ.db'}", GAMES)
    for number in range(20):
        await store.notes.remember(str(number), "x" * 1_000_000)
    copying = asyncio.create_task(store.backup(tmp_path / "copy.civ"))
    while not copies(tmp_path):  # noqa: ASYNC110  # SQLite sets no event when it begins
        await asyncio.sleep(0)
    copying.cancel()
    with pytest.raises(asyncio.CancelledError):
        await copying
    assert copies(tmp_path) == []
    await store.notes.remember("after", "wards")
    await store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGTERM to another process there")
def test_a_running_bot_makes_a_sealed_one_where_the_settings_say(
    civ: Civ, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CIV_BACKUP_DIR", str(tmp_path / "backups"))
    command = [sys.executable, "-m", "bot", "run", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as running:
        assert running.stderr is not None
        log = ""
        try:
            while "backup written" not in log:
                line = running.stderr.readline()
                assert line, log
                log += line
        finally:
            running.send_signal(signal.SIGTERM)
            running.communicate(timeout=60)
    (made,) = (tmp_path / "backups").iterdir()
    assert re.fullmatch(r"civ-playground-[0-9a-f]{8}-\d{8}T\d{6}Z\.civ", made.name)
    assert made.stat().st_mode & 0o077 == 0
    assert civ("drill", made).code == 0
    answer = civ("doctor")
    assert (answer.code, "last backup: " in answer.out) == (0, True)


async def identity_of(url: str) -> str:
    store = await Store.open(url, GAMES)
    try:
        return await store.notes.identity()
    finally:
        await store.close()


def test_the_doctor_says_that_a_servers_database_is_not_backed_up(
    civ: Civ, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CIV_DATABASE_URL", "postgresql://civ@localhost:1/civ")
    monkeypatch.setenv("CIV_BACKUP_DIR", str(tmp_path / "backups"))
    answer = civ("doctor")
    assert (answer.code, "copy a PostgreSQL database with pg_dump" in answer.out) == (1, True)


def test_the_doctor_says_when_the_last_one_is_overdue_or_missing(
    civ: Civ, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "data").mkdir()
    url = put_empty_database(tmp_path / "data" / "civ.sqlite3")
    assert "backup" not in civ("doctor").out.replace("CIV_BACKUP", "")
    folder = tmp_path / "backups"
    monkeypatch.setenv("CIV_BACKUP_DIR", str(folder))
    answer = civ("doctor")
    assert (answer.code, f"no backup in {folder} yet" in answer.out) == (1, True)
    schedule = BackupSchedule(folder, f"discord-{asyncio.run(identity_of(url))}", 24 * HOUR, keep=7)
    folder.mkdir()
    schedule.path(datetime.now(UTC)).with_name("civ-discord-fedcba98-20260501T000000Z.civ").touch()
    schedule.path(datetime.now(UTC) - 26 * HOUR).touch()
    answer = civ("doctor")
    assert (answer.code, "the next backup is overdue" in answer.out) == (1, True)
    schedule.path(datetime.now(UTC) - 24 * HOUR).touch()
    answer = civ("doctor")
    assert (answer.code, "last backup: " in answer.out, "overdue" in answer.out) == (0, True, False)


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="root may read everything")
def test_the_doctor_names_a_folder_it_may_not_read(civ: Civ, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "data").mkdir()
    put_empty_database(tmp_path / "data" / "civ.sqlite3")
    (tmp_path / "backups").mkdir(mode=0)
    monkeypatch.setenv("CIV_BACKUP_DIR", str(tmp_path / "backups"))
    answer = civ("doctor")
    assert (answer.code, f"{tmp_path / 'backups'}: can’t be read" in answer.out) == (1, True)
