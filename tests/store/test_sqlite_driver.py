"""How often SQLite's thread is called for a transaction, and that its end is one."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from sqlalchemy import text

from bot.store.database import Database, make_engine, prepare_url

COUNT = text("SELECT count(*) FROM things")
ADD = text("INSERT INTO things VALUES (1)")


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    made = Database(make_engine(prepare_url(f"sqlite:///{tmp_path / 'civ.db'}"), busy_timeout=0.0))
    async with made.writing() as connection:
        await connection.execute(text("CREATE TABLE things (id INTEGER)"))
    yield made
    await made.close()


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The calls of the thread since the test began."""
    found: list[str] = []
    execute: Any = getattr(aiosqlite.Connection, "_execute")  # noqa: B009  # all calls pass here

    async def counted(self: aiosqlite.Connection, function: Any, *args: Any, **named: Any) -> Any:
        found.append(function.__name__)
        return await execute(self, function, *args, **named)

    monkeypatch.setattr(aiosqlite.Connection, "_execute", counted)
    return found


async def test_a_transaction_that_only_reads_ends_without_the_thread(database: Database, calls: list[str]) -> None:
    async with database.reading() as connection:
        assert (await connection.execute(COUNT)).scalar_one() == 0
    assert calls == ["call"]


async def test_a_transaction_that_only_reads_sees_one_state_and_holds_nothing_up_afterwards(database: Database) -> None:
    async with database.reading() as connection:
        assert (await connection.execute(COUNT)).scalar_one() == 0
        async with database.writing() as writer:
            await writer.execute(ADD)
        assert (await connection.execute(COUNT)).scalar_one() == 0
    async with database.reading() as connection:
        assert (await connection.execute(COUNT)).scalar_one() == 1
    async with database.reader.execution_options(sqlite_begin="").connect() as connection:
        busy, left, _ = (await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))).one()
        assert (busy, left) == (0, 0)


@pytest.mark.parametrize("is_writer", [True, False])
async def test_what_was_written_is_committed_by_the_thread(
    database: Database, calls: list[str], is_writer: bool
) -> None:
    """Also where a transaction began as one that reads."""
    async with database.writing() if is_writer else database.reading() as connection:
        await connection.execute(ADD)
        await connection.execute(COUNT)
    assert calls == ["call", "call", "commit"]
    async with database.reading() as connection:
        assert (await connection.execute(COUNT)).scalar_one() == 1


async def test_what_fails_leaves_nothing_begun(database: Database) -> None:
    async def fail() -> None:
        async with database.reading() as connection:
            await connection.execute(COUNT)
            raise LookupError

    with pytest.raises(LookupError):
        await fail()
    async with database.writing() as connection:
        await connection.execute(ADD)
    async with database.reading() as connection:
        assert (await connection.execute(COUNT)).scalar_one() == 1
