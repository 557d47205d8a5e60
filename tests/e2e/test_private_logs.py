"""What a bot leaves behind on its machine: a log without hands or tokens, and files for nobody else."""

import io
import json
import logging
import os
import re
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.observability import TELLING, configure_logging
from bot.store import Store
from bot.store.schema import games, lines
from tests.e2e.callings import play_out
from tests.e2e.house import House

pytestmark = pytest.mark.slow

CARDS = re.compile(r"\b[A-Z][1-6]\b(?:\W{1,6}[A-Z][1-6]\b){2}")
"""Three cards side by side: a hand, a deck; never an action."""


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """Everything that is logged at DEBUG; the levels are put back afterwards."""
    loggers = [logging.getLogger(name) for name in ("", *TELLING, "aiosqlite", "sqlalchemy.engine")]
    levels, handlers = [each.level for each in loggers], loggers[0].handlers[:]
    stream = io.StringIO()
    configure_logging(level="DEBUG", as_json=True, stream=stream)
    yield stream
    loggers[0].handlers[:] = handlers
    for each, level in zip(loggers, levels, strict=True):
        each.setLevel(level)


PICK = re.compile(r"\b(keep|give) [A-Z][1-6]\b")
"""What is written of a card that one person alone, or two, may know."""


@pytest.mark.parametrize("setup", ["classic", "draft"])
async def test_a_whole_game_at_debug_logs_no_hand_no_deck_no_secret_and_no_token(
    house: House, log: io.StringIO, setup: str
) -> None:
    people = house.people[: 2 if setup == "classic" else 3]
    async with house.bot() as bot:
        number = await house.begin(people, setup=setup)
        await play_out(bot, number, people, house.channel, pressed=2)
        store: Store = bot.services.tables._store  # type: ignore[reportPrivateUsage]  # the test looks at its disk
        async with store.database.reading() as connection:
            row = (await connection.execute(games.select())).one()
            said = (await connection.execute(lines.select())).all()
    text = log.getvalue()
    assert "INSERT INTO lines" in text, "SQL itself is logged, its values are not"
    assert all(json.loads(line)["message"] for line in text.splitlines())
    assert CARDS.search(" ".join(row.header["deck"]))
    assert any(PICK.search(line.do) for line in said) or setup == "classic"
    assert PICK.findall(text) == []
    secret = row.deal["secret"]
    assert len(bytes.fromhex(secret)) == 32
    assert secret not in text
    assert CARDS.findall(text) == []
    assert house.playground.token not in text
    assert "aW50ZXJhY3Rpb246" not in text


def modes(folder: Path) -> dict[str, int]:
    return {each.name: stat.S_IMODE(each.stat().st_mode) for each in folder.iterdir()}


@pytest.mark.skipif(sys.platform == "win32", reason="no such rights there")
async def test_files_are_the_bots_alone_whatever_the_system_grants_by_default(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        folder = tmp_path / "new" / "newer"
        store = await Store.open(f"sqlite:///{folder / 'civ.db'}", {})
        await store.notes.remember("a", "b")
        assert modes(folder) == dict.fromkeys(("civ.db", "civ.db-wal", "civ.db-shm"), 0o600)
        assert modes(tmp_path)["new"] == modes(tmp_path / "new")["newer"] == 0o700
        await store.close()
        (folder / "civ.db").chmod(0o664)
        await (await Store.open(f"sqlite:///{folder / 'civ.db'}", {})).close()
        assert modes(folder) == {"civ.db": 0o600}
    finally:
        os.umask(before)
