"""`civ privacy`: an operator shows and deletes what is kept of a person who can't ask the bot themselves."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.games.civ.game import GAMES
from bot.store import Lease, Store
from tests.cli.conftest import Civ, process
from tests.store.facts import ADA, FOLDER


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database that was played in, as the playground's."""
    found = tmp_path / "data" / "playground.sqlite3"
    found.parent.mkdir()
    found.write_bytes((FOLDER / "r0008.db").read_bytes())
    return found


def kept(file: Path) -> str:
    with closing(sqlite3.connect(file)) as raw:
        return "\n".join(raw.iterdump())


@pytest.mark.slow(in_ci=True)
def test_a_person_is_shown_and_then_nothing_of_them_is_left(civ: Civ, file: Path) -> None:
    assert "the next start upgrades it" in civ("privacy", "show", ADA).err
    assert civ("records", "rebuild").code == 0
    shown = civ("privacy", "show", ADA)
    assert shown.code == 0
    assert len(json.loads(shown.out)["tables"]) > 3
    assert str(file) in shown.err, "the database is named first"
    assert str(ADA) in kept(file)
    deleted = civ("privacy", "delete", ADA, "--yes")
    assert (deleted.code, "forgotten them" in deleted.out) == (0, True)
    assert str(ADA) not in kept(file)
    assert json.loads(civ("privacy", "show", ADA).out)["tables"] == []


def test_nothing_is_deleted_unasked_or_under_a_bot_that_runs(civ: Civ, file: Path) -> None:
    for answer in (b"", b"n\n"):
        assert process("privacy", "delete", ADA, given=answer).code != 0

    async def held() -> None:
        lease = Lease()
        store = await Store.open(f"sqlite:///{file}", GAMES, lease=lease)
        try:
            answer = await asyncio.to_thread(civ, "privacy", "delete", ADA, "--yes")
            assert (answer.code, "another process is using it" in answer.err) == (1, True)
            assert ("with /privacy show" in answer.err, "--wait" in answer.err) == (True, False)
        finally:
            await lease.release()
            await store.close()

    asyncio.run(held())
    assert str(ADA) in kept(file)
