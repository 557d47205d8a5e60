"""How `civ` answers what it does not understand, and how it ends."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.cli import COMMANDS
from tests.cli.conftest import Civ, process

MISTAKES = {
    "no such command": (("simulat",), "civ --help"),
    "no such option": (("simulate", "--seed", "1", "--game", "2"), "civ simulate --help"),
    "an option of the group": (("--games", "2"), "civ --help"),
    "no seed": (("simulate",), "civ simulate --help"),
    "no number": (("simulate", "--seed", "x"), "civ simulate --help"),
    "no games": (("simulate", "--seed", "1", "--games", "0"), "civ simulate --help"),
    "five players": (("simulate", "--seed", "1", "--players", "5"), "civ simulate --help"),
    "three in teams": (("simulate", "--seed", "1", "--players", "3", "--teams"), "civ simulate --help"),
    "no such set-up": (("simulate", "--seed", "1", "--setup", "chess"), "civ simulate --help"),
    "no such policy": (("simulate", "--seed", "1", "--policy", "best"), "civ simulate --help"),
    "no turns": (("simulate", "--seed", "1", "--turn-cap", "0"), "civ simulate --help"),
    "no file": (("replay",), "civ replay --help"),
    "an argument too many": (("doctor", "now"), "civ doctor --help"),
    "no such benchmark": (("bench", "luck"), "civ bench --help"),
    "two ways to run": (("run", "--discord", "--playground"), "civ run --help"),
    "no such port": (("run", "--port", "70000"), "civ run --help"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_one_line_that_says_where_to_look(civ: Civ, mistake: str) -> None:
    arguments, help_is_at = MISTAKES[mistake]
    answer = civ(*arguments)
    assert (answer.code, answer.out) == (2, "")
    (line,) = answer.err.splitlines()
    assert line.startswith("civ: ")
    assert line.endswith(f"({help_is_at})")


def test_every_command_has_help(civ: Civ) -> None:
    overview = civ("--help")
    assert overview.code == 0
    for command in COMMANDS:
        assert f"  {command} " in overview.out
        answer = civ(command, "--help")
        assert answer.code == 0
        assert answer.out.startswith(f"Usage: civ {command}")
        assert "cli-" not in answer.out


def test_the_version_is_told(civ: Civ) -> None:
    assert civ("--version").out.startswith("civ 0.")


def test_discord_without_a_token_is_refused(civ: Civ) -> None:
    answer = civ("run", "--discord")
    assert (answer.code, answer.out) == (1, "")
    assert answer.err.startswith("civ: DISCORD_TOKEN is not set")


def test_a_setting_that_cannot_be_used_is_one_line() -> None:
    answer = process("run", CIV_PLAYGROUND_PORT="many")
    assert answer.code == 1
    assert answer.err == "civ: CIV_PLAYGROUND_PORT must be a whole number from 0 to 65535\n"


def test_help_imports_nothing_heavy() -> None:
    listing = "import sys; from bot.cli import main; main(['--help']); print(*sys.modules, sep='\\n', file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", listing], capture_output=True, text=True, check=True)
    assert not {"discord", "sqlalchemy", "PIL", "pydantic", "asyncio.runners"} & set(done.stderr.split())


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT to another process there")
def test_ctrl_c_ends_quietly(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bot.cli", "simulate", "--games", "100000", "--seed", "1"]
    with (tmp_path / "out").open("wb") as out, subprocess.Popen(command, stdout=out, stderr=subprocess.PIPE) as running:
        deadline = time.monotonic() + 20
        while not (tmp_path / "out").stat().st_size and time.monotonic() < deadline:
            time.sleep(0.02)
        running.send_signal(signal.SIGINT)
        _, err = running.communicate(timeout=20)
    assert (running.returncode, err) == (130, b"")
