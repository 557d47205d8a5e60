"""Every path that a command takes may lead to what never ends: it is refused in a line, within little memory.

Commands and their paths come from the list of commands, so that a new one is tried, too.
"""

import os
import resource
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import cast

import click
import pytest

from bot.cli.civ import civ

MEMORY = 2 << 30
"""Bytes of addresses that a command may use: what draws and what plays games load libraries of some hundred MB."""
ENDLESS = Path("/dev/zero")
GIVEN = {"render": ("--output", "picture.png"), "tournament draw": ("--players", "12", "--seed", "1")}
"""What a command needs besides, to come to its file at all."""

Command = tuple[str, ...]
pytestmark = pytest.mark.skipif(not ENDLESS.is_char_device(), reason="needs a system with /dev/zero")


def commands(group: click.Group = civ, before: Command = ()) -> Iterator[tuple[Command, click.Command]]:
    """Yield every command that is no group, by its words."""
    context = click.Context(group)
    for name in group.list_commands(context):
        found = group.get_command(context, name)
        assert found is not None
        if isinstance(found, click.Group):
            yield from commands(found, (*before, name))
        else:
            yield (*before, name), found


def is_path(parameter: click.Parameter) -> bool:
    """Whether it names a file: every argument that is plain text does, and what click is told so of."""
    is_text = isinstance(parameter, click.Argument) and isinstance(parameter.type, click.types.StringParamType)
    return is_text or isinstance(parameter.type, click.Path | click.File)


def is_written(parameter: click.Parameter) -> bool:
    """Whether it is an option, all of which so far name what a command writes, never what it reads."""
    return isinstance(parameter, click.Option)


def trials() -> Iterator[Command]:
    """Yield the words before the path of every command that reads one, with each choice that it leaves."""
    for words, command in commands():
        paths = [parameter for parameter in command.params if is_path(parameter) and not is_written(parameter)]
        if not paths:
            continue
        choices = [
            cast("click.Choice[str]", each.type).choices
            for each in command.params
            if isinstance(each, click.Argument) and isinstance(each.type, click.Choice)
        ]
        assert len(paths) == 1, "two paths: say here which is which"
        assert len(choices) <= 1
        for choice in choices[0] if choices else ("",):
            yield (*words, *filter(None, (choice,)))


TRIALS = tuple(trials())


def _limit() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def run(words: Command, path: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """A command with that path, within `MEMORY`."""
    given = GIVEN.get(" ".join(words), ())
    environment = {name: value for name, value in os.environ.items() if not name.startswith("CIV_")}
    environment |= {"PYTHONPATH": str(Path(__file__).parents[2]), "CIV_DATA_DIR": str(folder / "data")}
    return subprocess.run(
        [sys.executable, "-m", "bot", *words, str(path), *given],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, cwd=folder, env=environment, timeout=300, check=False,
        preexec_fn=_limit,
    )  # fmt: skip


def test_the_commands_that_read_files_are_found() -> None:
    found = {words[0] for words in TRIALS}
    assert {"replay", "verify", "render", "calamity", "tournament", "restore", "drill", "backup", "puzzles"} <= found


@pytest.mark.sample(2, rest="long")
@pytest.mark.parametrize("words", TRIALS, ids=" ".join)
def test_a_device_without_an_end_is_refused_in_one_line(words: Command, tmp_path: Path) -> None:
    done = run(words, ENDLESS, tmp_path)
    told = done.stderr + done.stdout
    assert (done.returncode, len(told.splitlines())) == (1, 1), told[-2000:]
    assert "Traceback" not in told


@pytest.mark.sample(2, rest="long")
@pytest.mark.parametrize("words", TRIALS, ids=" ".join)
def test_a_pipe_without_an_end_is_refused_in_one_line(words: Command, tmp_path: Path) -> None:
    """Of blank lines, which many files may have at their end: no one of them is wrong by itself."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)

    def write() -> None:
        with suppress(BrokenPipeError), pipe.open("wb", buffering=0) as stream:
            while True:
                stream.write(b"\n" * 4096)

    writer = threading.Thread(target=write, daemon=True)
    writer.start()
    done = run(words, pipe, tmp_path)
    told = done.stderr + done.stdout
    assert (done.returncode, len(told.splitlines())) == (1, 1), told[-2000:]
    assert "Traceback" not in told
    # some never open it, and the writer still waits for them
    with suppress(OSError):
        os.close(os.open(pipe, os.O_RDONLY | os.O_NONBLOCK))
    writer.join(60)
    assert not writer.is_alive()


@pytest.mark.parametrize(
    "words", [words for words in TRIALS if words[0] == "puzzles" and words[1] != "mine"], ids=" ".join
)
def test_a_device_in_a_folder_of_puzzles_is_refused(words: Command, tmp_path: Path) -> None:
    folder = tmp_path / "puzzles"
    folder.mkdir()
    (folder / "001.jsonl").symlink_to(ENDLESS)
    done = run(words, folder, tmp_path)
    assert done.returncode == 1
    assert "001.jsonl" in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_a_heartbeat_is_read_of_a_small_file_alone(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("CIV_")}
    environment |= {"PYTHONPATH": str(Path(__file__).parents[2]), "CIV_DATA_DIR": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-m", "bot", "doctor", "--alive"], capture_output=True, text=True, cwd=tmp_path,
        env={**environment, "CIV_HEARTBEAT_FILE": str(ENDLESS)}, timeout=300, check=False, preexec_fn=_limit,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (1, "")
