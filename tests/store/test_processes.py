"""Several processes on one database: each holds its shards, and ranges that overlap refuse each other."""

import asyncio
import os

import pytest
from sqlalchemy import make_url, text

from bot.games.civ.game import GAMES
from bot.shards import ShardRange
from bot.store import DatabaseInUse, Lease, Store, StoreError, postgresql
from bot.store import lease as leases
from bot.store.lease import open_exclusively
from tests.postgres import NEEDED, Server
from tests.store.test_postgresql import end_connections

pytestmark = [NEEDED, pytest.mark.slow]


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
    is_refused = asyncio.Event()

    async def open_second() -> Store:
        try:
            return await opened(url, "0/2", second)
        except DatabaseInUse:
            asyncio.get_running_loop().call_soon(is_refused.set)
            raise

    waiting = asyncio.create_task(open_exclusively(open_second, asyncio.Event(), waits=True))
    await is_refused.wait()
    # also those of who waits, in the middle of a look
    await end_connections(server, str(make_url(url).database))
    other = await waiting
    assert other is not None
    assert not await first.renew()
    assert await second.renew()
    await other.close()
    await store.close()


async def test_who_finds_the_shards_held_waits_for_no_writer_and_keeps_none_waiting(url: str) -> None:
    store = await opened(url, "0/2", Lease())
    async with store.database.writing():
        with pytest.raises(DatabaseInUse):
            await opened(url, "0/2", Lease())
    await store.close()


async def test_a_process_whose_lock_is_lost_ends_at_once_and_asks_for_nothing(
    server: Server, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "HEARTBEAT_SECONDS", 10**6)  # it waits for none
    lease, lost = Lease(), asyncio.Event()
    store = await opened(url, "0/2", lease)
    lock = store.database.process_lock
    assert lock is not None
    keeping = asyncio.create_task(lease.keep(lost.set))
    # the server is gone for good: whoever asked it would wait
    server.execute(f"ALTER DATABASE {make_url(url).database} ALLOW_CONNECTIONS false")
    await end_connections(server, str(make_url(url).database))
    async with asyncio.timeout(120):
        await lost.wait()
    await keeping
    assert not await lease.renew()
    server.execute(f"ALTER DATABASE {make_url(url).database} ALLOW_CONNECTIONS true")
    assert not await lease.renew(), "another process may have had it meanwhile"
    await store.close()
    await (await opened(url, "0/2")).close()


async def test_a_process_whose_lock_is_lost_writes_nothing_more(server: Server, url: str) -> None:
    store = await opened(url, "0/2")
    lock = store.database.process_lock
    assert lock is not None
    await store.preferences.set(7, {"language": "de"})
    await end_connections(server, str(make_url(url).database))
    await lock.is_lost.wait()
    with pytest.raises(StoreError) as trouble:
        await store.preferences.set(7, {"language": "fr"})
    assert (trouble.value.reason.key, trouble.value.reason.values["detail"]) == ("store-unavailable", "lock")
    await store.close()
    again = await opened(url, "0/2")
    assert await again.preferences.of_user(7) == {"language": "de"}
    await again.close()


async def test_a_connection_that_is_silent_counts_as_lost(
    server: Server, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql, "_ANSWER_SECONDS", 0.05)
    lease = Lease()
    store = await opened(url, "0/2", lease)
    lock = store.database.process_lock
    assert lock is not None

    class Silent:
        async def execute(self, _: object) -> None:
            await asyncio.Event().wait()

    connection, lock._connection = lock._connection, Silent()  # type: ignore[reportPrivateUsage, assignment]
    assert not await lease.renew()
    assert lock.is_lost.is_set()
    lock._connection = connection  # type: ignore[reportPrivateUsage]
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
