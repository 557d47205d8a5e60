"""Commands typed in a shell beside a bot that systemd runs: they find its settings, and leave it what is its own."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot import environment
from bot.cli import doctor
from bot.cli.texts import say
from bot.environment import heartbeat_file
from bot.heartbeat import Heartbeat, write_heartbeat
from bot.settings import Settings
from tests.cli.conftest import TOKEN, Civ
from tests.store.empty import put_empty_database

SHIPPED = Path(__file__).parents[2] / "assets" / "operations" / "civ.service"


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a bot of which the shipped unit is installed; the shell has no settings."""
    folder, env_file = tmp_path / "of the bot", tmp_path / "civ.env"
    unit = SHIPPED.read_text("utf-8").replace("/etc/civ.env", str(env_file))
    unit = unit.replace("CIV_DATA_DIR=/var/lib/civ", f'"CIV_DATA_DIR={folder}"')
    environment.UNIT.write_text(unit, "utf-8")
    env_file.write_text(f"# of the bot\nDISCORD_TOKEN='{TOKEN}'\nCIV_CONTACT=Ada, ada@example.org\n", "utf-8")
    for name in [name for name in os.environ if name.startswith("CIV_")]:
        monkeypatch.delenv(name)
    folder.mkdir()
    return folder


def beat(folder: Path, *, gateway: bool = True) -> None:
    write_heartbeat(folder / "heartbeat.json", Heartbeat(time.time(), "discord", gateway, None))


def test_a_check_beside_a_service_finds_its_heartbeat(
    civ: Civ, service: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert civ("doctor", "--alive").code == 1
    beat(service)
    assert civ("doctor", "--alive").code == 0
    for name in ("CIV_DATA_DIR", "CIV_BACKUP_DIR", "DISCORD_TOKEN"):
        monkeypatch.delenv(name, raising=False)
    # of the file that the unit names the folder is not a part
    assert civ("doctor", "--alive", "--env-file", tmp_path / "civ.env").code == 0
    beat(service, gateway=False)
    answer = civ("doctor", "--alive")
    assert (answer.code, "gateway isn’t ready" in answer.out) == (1, True)


def test_a_backup_beside_a_service_is_of_its_database_and_names_it_first(
    civ: Civ, service: Path, tmp_path: Path
) -> None:
    put_empty_database(service / "civ.sqlite3")
    copied = civ("backup", tmp_path / "monday.civ")
    assert copied.code == 0
    assert copied.out.splitlines()[:2] == [
        f"settings from {environment.UNIT}",
        f"the database sqlite:///{service}/civ.sqlite3: being copied to {tmp_path / 'monday.civ'}",
    ]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root gives files away")
@pytest.mark.parametrize("is_there", [True, False])
def test_a_database_restored_by_root_is_the_services(is_there: bool, civ: Civ, service: Path, tmp_path: Path) -> None:
    database = service / "civ.sqlite3"
    put_empty_database(database)
    assert civ("backup", tmp_path / "monday.civ").code == 0
    for path in (service, database):
        os.chown(path, 10001, 10002)
    if not is_there:
        for file in service.iterdir():
            file.unlink()
    restored = civ("restore", tmp_path / "monday.civ")
    assert restored.code == 0
    first = restored.out.splitlines()[0]
    assert first == f"the database sqlite:///{database}: being replaced by {tmp_path / 'monday.civ'}"
    found = database.stat()
    assert (found.st_uid, found.st_gid, found.st_mode & 0o777) == (10001, 10002, 0o600)


def test_what_the_shell_says_wins_over_the_unit_and_a_file_that_is_named_over_both(
    civ: Civ, service: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CIV_DATA_DIR", str(tmp_path / "of the shell"))
    assert str(tmp_path / "of the shell") in civ("doctor", "--alive").out
    monkeypatch.delenv("CIV_DATA_DIR")
    (tmp_path / "other.env").write_text(f"CIV_DATA_DIR={tmp_path / 'other'}\n")
    assert str(tmp_path / "other") in civ("doctor", "--alive", "--env-file", tmp_path / "other.env").out
    absent = tmp_path / "absent.env"
    answer = civ("doctor", "--env-file", absent)
    assert (answer.code, answer.err) == (1, f"civ: {absent} can’t be read: No such file or directory\n")


@pytest.mark.parametrize("locale", ["en", "de", "fr", "it"])
def test_a_bot_that_is_well_is_said_to_be_as_by_a_whole_doctor(
    locale: str, civ: Civ, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CIV_LOCALE", locale)
    beat(tmp_path / "data")
    assert heartbeat_file() == Settings.load().heartbeat_file
    (finding,) = doctor._life(Settings.load())  # pyright: ignore[reportPrivateUsage]  # what the long way says
    assert civ("doctor", "--alive").out == f"{say('cli-mark-well')}  {finding.text}\n"


def test_a_health_check_of_a_bot_that_is_well_imports_nothing_heavy(tmp_path: Path) -> None:
    """It runs every half minute: 0.08 s of CPU, where all of `civ` takes more than a second."""
    beat(tmp_path / "data")
    code = "import sys; from bot.cli import main; main(['doctor', '--alive']); print(*sys.modules, file=sys.stderr)"
    path = {"PYTHONPATH": str(Path(__file__).parents[2])}
    asked = [sys.executable, "-c", code]
    done = subprocess.run(asked, capture_output=True, text=True, check=True, env={**os.environ, **path})
    assert done.stdout.startswith("ok")
    assert not {"click", "asyncio", "dataclasses", "pydantic", "logging", "fluent"} & set(done.stderr.split())
