"""How `civ` answers what it does not understand, and how it ends."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.cli.civ import COMMANDS
from tests.cli.conftest import TOKEN, Civ, process

CIV = (sys.executable, "-m", "bot")
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
    assert answer.err.startswith("civ: DISCORD_TOKEN isn’t set")


def test_a_setting_that_cannot_be_used_is_one_line() -> None:
    answer = process("run", CIV_PLAYGROUND_PORT="many")
    assert answer.code == 1
    assert answer.err == "civ: CIV_PLAYGROUND_PORT must be a whole number from 0 to 65535\n"


def test_help_imports_nothing_heavy() -> None:
    listing = "import sys; from bot.cli import main; main(['--help']); print(*sys.modules, sep='\\n', file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", listing], capture_output=True, text=True, check=True)
    assert not {"discord", "sqlalchemy", "PIL", "pydantic", "asyncio.runners"} & set(done.stderr.split())


def test_a_bot_on_discord_loads_nothing_of_the_playground() -> None:
    """It starts a good deal sooner."""
    listing = (
        "import sys; from importlib import import_module; from bot.cli import main; main(['run', '--discord']); "
        "from bot.app import COGS; [import_module(each) for each in COGS]; print(*sys.modules)"
    )
    nowhere = {"DISCORD_TOKEN": TOKEN, "CIV_DATABASE_URL": "sqlite:////dev/null/civ.sqlite3"}
    done = subprocess.run(
        [sys.executable, "-c", listing], capture_output=True, text=True, check=True, env={**os.environ, **nowhere}
    )
    assert "its folder can’t be created" in done.stderr
    loaded = done.stdout.split()
    assert "cogs.civ" in loaded
    assert [each for each in loaded if each.startswith("bot.playground")] == []


@pytest.fixture
def _heeding_ctrl_c() -> Iterator[None]:
    """A job in the background ignores Ctrl-C, and so would all it starts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT to another process there")
@pytest.mark.usefixtures("_heeding_ctrl_c")
def test_ctrl_c_ends_quietly(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bot", "simulate", "--games", "100000", "--seed", "1"]
    with (tmp_path / "out").open("wb") as out, subprocess.Popen(command, stdout=out, stderr=subprocess.PIPE) as running:
        deadline = time.monotonic() + 60
        while not (tmp_path / "out").stat().st_size and time.monotonic() < deadline:
            time.sleep(0.02)
        running.send_signal(signal.SIGINT)
        try:
            _, err = running.communicate(timeout=60)
        finally:
            running.kill()
    assert (running.returncode, err) == (130, b"")


def test_an_option_without_its_value_is_answered_by_its_command(civ: Civ) -> None:
    answer = civ("simulate", "--seed")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.endswith("(civ simulate --help)\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device here that is always full")
@pytest.mark.parametrize("arguments", [("simulate", "--seed", "1"), ("replay", "game"), ("--help",)])
def test_a_full_disk_is_one_line(civ: Civ, tmp_path: Path, arguments: tuple[str, ...]) -> None:
    (tmp_path / "game").write_text(civ("simulate", "--seed", "1").out)
    with open("/dev/full", "wb") as full:
        done = subprocess.run([*CIV, *arguments], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "civ: the output can’t be written: No space left on device\n"


@pytest.mark.parametrize("arguments", [("simulate", "--seed", "1", "--games", "50"), ("--help",), ("replay", "--help")])
def test_a_reader_who_leaves_early_is_no_failure(arguments: tuple[str, ...]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with open(writer, "wb") as nobody:
        done = subprocess.run([*CIV, *arguments], stdout=nobody, stderr=subprocess.PIPE, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(sys.platform == "win32", reason="no shell there that closes streams")
def test_closed_streams_are_empty_ones() -> None:
    for arguments, code in ((("simulate", "--seed", "1"), 0), (("replay", "-"), 1), (("simulate",), 2)):
        closed = subprocess.run(["sh", "-c", '"$@" <&- >&- 2>&-', "sh", *CIV, *arguments], check=False)
        assert closed.returncode == code


def test_the_list_of_commands_ends_no_sentence_in_the_middle(civ: Civ) -> None:
    text = civ("--help").out.partition("Commands:")[2]
    assert " ".join(text.split()).count(". ") >= len(COMMANDS) - 1
    assert "..." not in text
    assert "…" not in text
