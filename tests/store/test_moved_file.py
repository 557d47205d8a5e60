"""A database whose file is moved, deleted or replaced while it is open: that is noticed at the next write."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import Lease, Store, StoreError
from bot.store import lease as leases

MOVED = "the database {} has been moved or deleted: nothing is written until it is back in its place"
BACK = "the database {} is back in its place"


async def trouble_of(store: Store) -> str | None:
    """The key of why nothing can be written now."""
    try:
        await store.notes.remember("here", "still")
    except StoreError as trouble:
        return trouble.reason.key
    return None


async def test_a_file_that_was_moved_takes_nothing_until_it_is_back(
    store: Store, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert await trouble_of(store) is None
    away = file.rename(file.with_name("away"))  # noqa: ASYNC240  # nothing else runs here
    for _ in range(3):
        assert await trouble_of(store) == "store-moved"
    assert not file.exists()  # noqa: ASYNC240  # nothing else runs here
    away.rename(file)
    assert await trouble_of(store) is None
    assert await store.notes.recall("here") == "still"
    assert caplog.messages == [MOVED.format(file), BACK.format(file)]


async def test_a_file_that_was_deleted_is_not_made_anew_by_another_connection(store: Store, file: Path) -> None:
    file.unlink()  # noqa: ASYNC240  # nothing else runs here
    async with store.database.reading():  # holds the one connection there is, which still reads
        with pytest.raises(StoreError, match="store-moved"):
            await store.notes.recall("here")
    assert not file.exists()  # noqa: ASYNC240  # nothing else runs here


async def test_a_file_in_the_place_of_the_opened_one_is_left_as_it_is(store: Store, file: Path) -> None:
    assert await trouble_of(store) is None
    with closing(sqlite3.connect(file.with_name("other"))) as other:
        other.execute("CREATE TABLE memory (key, value)")
    whole = file.with_name("other").read_bytes()
    file.with_name("other").replace(file)
    assert await trouble_of(store) == "store-replaced"
    assert file.read_bytes() == whole  # noqa: ASYNC240  # nothing else runs here


async def test_a_bot_whose_database_was_replaced_stops_and_one_whose_is_away_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "HEARTBEAT_SECONDS", 0.001)
    file, lease, lost = tmp_path / "civ.db", Lease(), asyncio.Event()
    store = await Store.open(f"sqlite:///{file}", {}, lease=lease)
    away = file.rename(tmp_path / "away")
    for _ in range(3):
        with pytest.raises(StoreError, match="store-moved"):
            await lease.renew()
    keeping = asyncio.create_task(lease.keep(lost.set))
    file.touch()
    await asyncio.wait_for(keeping, 60)
    assert lost.is_set()
    away.replace(file)
    await store.close()
