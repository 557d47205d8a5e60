"""The command line, asked in this process or as a process of its own, far from anybody's settings."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from discord.http import Route

from bot import environment
from bot.cli import main

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GxYzAb.abcdefghijklmnopqrstuvwxyz0123456789AB"
"""The shape of a token, of application 123456789012345678; it opens nothing."""
DISCORD = Route.BASE
"""Discord's own address, which other tests point elsewhere."""


@dataclass(frozen=True)
class Answer:
    """What `civ` did."""

    code: int
    out: str
    err: str


Civ = Callable[..., Answer]


@pytest.fixture(autouse=True)
def _own_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.setattr(environment, "UNIT", tmp_path / "civ.service")
    monkeypatch.setattr(Route, "BASE", DISCORD)  # as in a new process, whichever tests were here before
    before = dict(os.environ)
    for name in list(os.environ):
        if name.startswith("CIV_") or name == "DISCORD_TOKEN":
            monkeypatch.delenv(name)
    monkeypatch.setenv("CIV_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    yield
    os.environ.clear()  # commands add what they find in a file
    os.environ.update(before)


@pytest.fixture
def civ(capsysbinary: pytest.CaptureFixture[bytes]) -> Civ:
    """`civ` in this process."""

    def run(*arguments: object) -> Answer:
        code = main([str(argument) for argument in arguments])
        out, err = capsysbinary.readouterr()
        return Answer(code, out.decode(), err.decode())

    return run


def process(*arguments: object, given: bytes = b"", **environment: str) -> Answer:
    """`civ` as a process."""
    done = subprocess.run(
        [sys.executable, "-m", "bot", *map(str, arguments)],
        input=given,
        capture_output=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2]), **environment},
        timeout=60,
        check=False,
    )
    return Answer(done.returncode, done.stdout.decode(), done.stderr.decode())
