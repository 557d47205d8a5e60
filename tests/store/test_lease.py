"""One bot per database: a second one names the first, a dead one is replaced, and nobody writes beside another."""

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.games.civ.game import GAMES
from bot.store import DatabaseInUse, Lease, Store, StoreError
from bot.store import lease as leases
from bot.store.lease import EXPIRY, LEASE_KEY, Holder, open_exclusively
from tests.store.empty import put_empty_database
from tests.store.facts import FOLDER

ME = Holder.of_this_process()
ELSEWHERE = replace(ME, host="far", place="far", pid=7, token="far", since="2026-03-01T12:00:00+00:00")


def url_of(folder: Path) -> str:
    return f"sqlite:///{folder / 'civ.db'}"


async def opened(folder: Path, holder: Holder | None = None) -> Store:
    return await Store.open(url_of(folder), GAMES, lease=Lease(holder))


def held_by(folder: Path, holder: Holder, *, ago: float = 0) -> None:
    """Somebody's claim, whose heart has beaten so many seconds ago by the database's clock."""
    with closing(sqlite3.connect(folder / "civ.db")) as raw:
        (now,) = raw.execute("SELECT CURRENT_TIMESTAMP").fetchone()
        beat = datetime.fromisoformat(now).replace(tzinfo=UTC) - timedelta(seconds=ago)
        fields = {name: getattr(holder, name) for name in ("host", "place", "pid", "began", "token", "since")}
        raw.execute(
            "INSERT OR REPLACE INTO memory VALUES (?, ?)", (LEASE_KEY, json.dumps({**fields, "beat": str(beat)}))
        )
        raw.commit()


def holder_in(folder: Path) -> str | None:
    with closing(sqlite3.connect(folder / "civ.db")) as raw:
        found = raw.execute("SELECT value FROM memory WHERE key = ?", (LEASE_KEY,)).fetchone()
    return found and json.loads(found[0])["token"]


def dead_process() -> Holder:
    """A process of this machine that has ended."""
    with subprocess.Popen([sys.executable, "-c", ""]) as ended:
        pid = ended.pid
    return replace(ME, pid=pid, began="1", token="dead", since="2026-03-01T12:00:00+00:00")


@pytest.fixture
def made(tmp_path: Path) -> Path:
    put_empty_database(tmp_path / "civ.db")
    return tmp_path


async def test_a_second_bot_is_told_which_process_runs_where_and_since_when(tmp_path: Path) -> None:
    first = Lease()
    store = await Store.open(url_of(tmp_path), GAMES, lease=first)
    with pytest.raises(DatabaseInUse) as held:
        await opened(tmp_path)
    assert (held.value.holder.pid, held.value.holder.host, held.value.is_here) == (os.getpid(), ME.host, True)
    assert datetime.now(UTC) - datetime.fromisoformat(held.value.holder.since) < timedelta(minutes=5)
    await first.release()
    await store.close()
    await (await opened(tmp_path)).close()


async def test_a_second_bot_changes_nothing_not_even_an_older_schema(tmp_path: Path) -> None:
    (tmp_path / "civ.db").write_bytes((FOLDER / "r0004.db").read_bytes())
    held_by(tmp_path, ELSEWHERE)
    with pytest.raises(DatabaseInUse):
        await opened(tmp_path)
    with closing(sqlite3.connect(tmp_path / "civ.db")) as raw:
        assert raw.execute("SELECT version_num FROM alembic_version").fetchone() == ("0004",)


async def test_a_bot_that_died_on_this_machine_is_replaced_at_once(made: Path) -> None:
    held_by(made, dead_process())
    store = await opened(made, ME)
    assert holder_in(made) == ME.token
    await store.close()


async def test_a_number_that_belongs_to_another_process_by_now_holds_nothing(made: Path) -> None:
    held_by(made, replace(ME, began="0", token="before"))
    await (await opened(made)).close()


async def test_a_bot_elsewhere_holds_it_as_long_as_its_heart_has_beaten_by_the_databases_clock(made: Path) -> None:
    held_by(made, ELSEWHERE, ago=EXPIRY.total_seconds() - 5)
    with pytest.raises(DatabaseInUse) as held:
        await opened(made)
    assert not held.value.is_here
    held_by(made, ELSEWHERE, ago=EXPIRY.total_seconds() + 1)
    await (await opened(made)).close()
    assert timedelta(seconds=2 * leases.HEARTBEAT_SECONDS) < EXPIRY < timedelta(seconds=30)


async def test_who_cannot_tell_whether_the_other_lives_waits_for_its_next_heartbeat(
    made: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A living one is named as soon as its heart beats; a dead one is replaced when it should long have."""
    monkeypatch.setattr(leases, "POLL_SECONDS", 0)
    tries = list[int]()

    async def opening() -> Store:
        tries.append(1)
        if len(tries) == 3 and heart_beats:
            held_by(made, ELSEWHERE, ago=2)
        elif len(tries) == 3:
            monkeypatch.setattr(leases, "EXPIRY", timedelta(seconds=8))
        return await opened(made)

    held_by(made, ELSEWHERE, ago=9)
    heart_beats = True
    with pytest.raises(DatabaseInUse):
        await open_exclusively(opening, asyncio.Event(), waits=False)
    assert len(tries) == 3
    held_by(made, ELSEWHERE, ago=9)
    heart_beats = False
    tries.clear()
    store = await open_exclusively(opening, asyncio.Event(), waits=False)
    assert store is not None
    assert len(tries) == 3
    await store.close()


async def test_who_waits_opens_when_the_other_has_ended_or_ends_when_told(
    made: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "POLL_SECONDS", 0)
    first = Lease()
    store = await Store.open(url_of(made), GAMES, lease=first)
    tries = list[int]()

    async def opening() -> Store:
        tries.append(1)
        if len(tries) == 4:
            await first.release()
        return await opened(made)

    second = await open_exclusively(opening, asyncio.Event(), waits=True)
    assert second is not None
    assert len(tries) == 4
    tries.extend([1, 1, 1, 1])
    stop = asyncio.Event()
    stop.set()
    assert await open_exclusively(opening, stop, waits=True) is None
    await second.close()
    await store.close()


async def test_a_bot_whose_database_was_taken_meanwhile_hears_of_it(
    made: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "HEARTBEAT_SECONDS", 0)
    mine = Lease()
    store = await Store.open(url_of(made), GAMES, lease=mine)
    assert await mine.renew()
    held_by(made, ELSEWHERE)
    lost = asyncio.Event()
    await asyncio.wait_for(mine.keep(lost.set), 30)
    assert lost.is_set()
    await mine.release()
    assert holder_in(made) == "far", "what is another's is not released"
    await store.close()


async def test_a_lease_that_is_damaged_keeps_nobody_out(made: Path) -> None:
    with closing(sqlite3.connect(made / "civ.db")) as raw:
        raw.execute("INSERT INTO memory VALUES (?, ?)", (LEASE_KEY, '{"host": "ha'))
        raw.commit()
    await (await opened(made)).close()


async def test_an_operator_reads_who_holds_it(made: Path) -> None:
    held_by(made, replace(ME, token="first", since="2026-03-01T12:00:00+00:00"))
    with pytest.raises(StoreError) as held:
        await opened(made)
    assert held.value.reason.values == {"host": ME.host, "pid": str(os.getpid()), "since": "2026-03-01T12:00:00+00:00"}
