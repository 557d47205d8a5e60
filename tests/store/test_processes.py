"""Several processes on one database: each holds its shards, and ranges that overlap refuse each other."""

import asyncio
import os
from contextlib import suppress

import pytest
from sqlalchemy import make_url, text

from bot.games.civ.game import GAMES
from bot.shards import ShardRange
from bot.store import DatabaseInUse, Lease, Store, StoreError
from bot.store import lease as leases
from bot.store.lease import open_exclusively
from tests.postgres import NEEDED, Server
from tests.store.test_postgresql import end_connections

pytestmark = NEEDED


@pytest.fixture
def backend() -> str:
    return "postgresql"


async def opened(url: str, shards: str, lease: Lease | None = None) -> Store:
    return await Store.open(url, GAMES, lease=lease or Lease(), shards=ShardRange.parse(shards))


async def test_processes_with_other_shards_run_beside_one_another(url: str) -> None:
    first, second = Lease(), Lease()
    stores = [await opened(url, "0-1/4", first), await opened(url, "2/4", second), await opened(url, "3/4")]
    assert await first.renew()
    assert await second.renew()
    for store in stores:
        await store.close()


@pytest.mark.parametrize(
    ("held", "asked"),
    [("0-3/8", "0-3/8"), ("0-3/8", "3-7/8"), ("2/8", "0-7/8"), ("0-3/8", "1/2"), ("7/8", "0/1"), ("0/1", "7/8")],
)
async def test_a_shard_given_twice_is_refused_and_so_is_another_count(url: str, held: str, asked: str) -> None:
    lease = Lease()
    store = await opened(url, held, lease)
    with pytest.raises(DatabaseInUse) as refused:
        await opened(url, asked)
    assert refused.value.reason.key == "store-range-held"
    assert refused.value.reason.values["shards"] == str(ShardRange.parse(held))
    assert refused.value.holder.pid == os.getpid()
    assert await lease.renew()
    await lease.release()
    await store.close()
    await (await opened(url, asked)).close()


async def test_of_two_that_start_at_once_with_the_same_shards_one_is_refused(url: str) -> None:
    found = await asyncio.gather(opened(url, "0/2"), opened(url, "0/2"), opened(url, "1/2"), return_exceptions=True)
    stores = [each for each in found if isinstance(each, Store)]
    assert len(stores) == 2
    assert [type(each) for each in found if not isinstance(each, Store)] == [DatabaseInUse]
    for store in stores:
        await store.close()


async def test_who_waits_takes_the_shards_once_the_others_connection_ends(
    server: Server, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "POLL_SECONDS", 0.01)
    first, second = Lease(), Lease()
    store = await opened(url, "0/2", first)
    waiting = asyncio.create_task(open_exclusively(lambda: opened(url, "0/2", second), asyncio.Event(), waits=True))
    lost = asyncio.Event()
    assert store.database.process_lock is not None
    monkeypatch.setattr(first, "_next_heartbeat", store.database.process_lock.is_lost.wait)
    # as if this process were slow: the other one is faster
    await end_connections(server, str(make_url(url).database))
    other = await waiting
    assert other is not None
    keeping = asyncio.create_task(first.keep(lost.set))
    await lost.wait()  # the process stops
    await keeping
    assert await second.renew()
    await other.close()
    await store.close()


async def test_a_lost_connection_is_noticed_at_once_and_its_shards_are_taken_back(server: Server, url: str) -> None:
    lease, missed = Lease(), asyncio.Event()
    store = await opened(url, "0/2", lease)
    store.database.changes.on_change(lambda change: missed.set() if change is None else None)

    async def keep() -> None:
        await lease.keep(lambda: pytest.fail("nobody else has taken it"))

    keeping = asyncio.create_task(keep())
    await asyncio.sleep(0)
    await end_connections(server, str(make_url(url).database))
    await missed.wait()
    with pytest.raises(DatabaseInUse):
        await opened(url, "0/2")
    keeping.cancel()
    with suppress(asyncio.CancelledError):
        await keeping
    await store.close()


async def test_an_older_schema_is_left_alone_while_another_process_runs(url: str) -> None:
    store = await opened(url, "0/2")
    async with store.database.writing() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '0007'"))
    with pytest.raises(DatabaseInUse):
        await opened(url, "1/2")
    async with store.database.writing() as connection:
        assert (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one() == "0007"
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError) as trouble:
        await opened(url, "1/2")
    assert trouble.value.reason.key in ("store-newer", "store-range-held")
    await store.close()


async def test_what_one_process_writes_the_others_are_told_once_it_is_there(url: str) -> None:
    stores = [await opened(url, "0/2"), await opened(url, "1/2")]
    heard, told = list[object](), asyncio.Event()

    def hear(change: object) -> None:
        heard.append(change)
        told.set()

    for store in stores:
        store.database.changes.on_change(hear)
    await stores[1].preferences.of_user(7)
    await stores[0].preferences.set(7, {"language": "de"})
    await told.wait()
    assert await stores[1].preferences.of_user(7) == {"language": "de"}
    assert len(heard) == 1, "who has written knows it already"
    for store in stores:
        await store.close()
