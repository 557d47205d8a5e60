"""What only PostgreSQL has: a lease that ends with its connection, writers that wait for one another, its refusals."""

import asyncio
import json
import os
import socket
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import Connection, make_url, text
from sqlalchemy.exc import InternalError

from bot.games.civ.game import GAMES
from bot.shards import ShardRange
from bot.store import Conflict, DamagedTable, DatabaseInUse, Lease, Store, StoreError, postgresql
from bot.store.database import make_engine, transaction
from bot.store.migrations.versions import r0013_week_alone
from bot.store.postgresql import prepare_url, store_error_of
from bot.store.schema import metadata
from bot.table.values import Participant, Place, TableId, UserId
from tests.postgres import NEEDED, Server
from tests.store.test_tables import NOW, longer, new_table, playing

pytestmark = [NEEDED, pytest.mark.slow]


@pytest.fixture
def backend() -> str:
    return "postgresql"


@pytest.fixture
def elsewhere(server: Server, url: str) -> str:
    """The name of the database of `store`, for statements of a server's owner."""
    return str(make_url(url).database)


async def end_connections(server: Server, database: str) -> None:
    """Do to a database's connections what a server that is restarted does: nobody gets what another loses meanwhile."""
    # those that hold shards last: a connection that waits for them would get them, and lose them a moment later
    holders = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid = 6515063 AND granted"
    ordered = f"SELECT pid FROM pg_stat_activity WHERE datname = '{database}' ORDER BY pid IN ({holders}) OFFSET 0"
    await asyncio.to_thread(server.execute, f"SELECT pg_terminate_backend(pid, 5000) FROM ({ordered}) AS ended")


async def key_of_opening(url: str) -> str:
    with pytest.raises(StoreError) as trouble:
        await Store.open(url, GAMES, busy_timeout=0.05)
    assert "secret" not in str(trouble.value)
    return trouble.value.reason.key


async def test_a_new_database_gets_the_newest_schema_whole_and_one_of_two_that_start_at_once_makes_it(
    server: Server,
) -> None:
    with server.database() as url:
        both = await asyncio.gather(Store.open(url, GAMES), Store.open(url, GAMES))
        checkups = [await store.check() for store in both]
        for store in both:
            await store.close()
    assert [(each.is_sound, each.is_current, each.missing) for each in checkups] == [(True, True, ())] * 2


async def test_the_newest_migration_gives_each_column_the_type_that_a_new_database_has(store: Store) -> None:
    def differing(connection: Connection) -> list[str]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        with Operations.context(context):
            r0013_week_alone.downgrade()
            r0013_week_alone.upgrade()
        return [str(each) for each in compare_metadata(context, metadata) if "modify_type" in str(each)]

    async with store.database.writing() as connection:
        assert await connection.run_sync(differing) == []


async def test_a_game_that_goes_on_at_a_table_of_the_week_is_kept_by_the_migration(store: Store) -> None:
    def upgraded(connection: Connection) -> list[Any]:
        with Operations.context(MigrationContext.configure(connection)):
            r0013_week_alone.downgrade()
            for statement in (
                "duplicate_weeks (week, secret) VALUES ('2026-11-23', 'ab'), ('2026-11-30', 'cd')",
                "duplicate_tables (id, week, players, guild_id, rotation, played, waiting, revision) VALUES"
                """ (7, '2026-11-23', 2, 5, 1, '[[1, "play M1"]]', '1', 3)""",
                "duplicate_seats (game, place, week, players, user_id, name, is_listed, turns, replaced_at) VALUES"
                " (7, 0, '2026-11-23', 2, 21, 'Ada', true, 0, NULL), (7, 1, '2026-11-23', 2, 22, 'Bo', true, 0, now())",
            ):
                connection.execute(text(f"INSERT INTO {statement}"))
            r0013_week_alone.upgrade()
        return [*connection.execute(text("SELECT is_by_seat, is_withheld FROM duplicate_weeks ORDER BY week"))]

    async with store.database.writing() as connection:
        assert [tuple(each) for each in await connection.run_sync(upgraded)] == [(True, True), (True, False)]
    ((key, kept),) = (await store.notes.recall_all("week-table")).items()
    assert (key, json.loads(kept)["seats"]) == ("week-table 7", [[22, "Bo", True], [21, "Ada", False]])
    assert json.loads(kept)["played"] == [[1, "play M1"]]


async def test_a_second_bot_is_refused_until_the_first_has_closed(url: str) -> None:
    first, second = Lease(), Lease()
    store = await Store.open(url, GAMES, lease=first)
    with pytest.raises(DatabaseInUse) as held:
        await Store.open(url, GAMES, lease=second)
    assert (held.value.holder.pid, held.value.is_here) == (os.getpid(), True)
    assert await first.renew()
    await store.close()
    await (await Store.open(url, GAMES, lease=second)).close()


async def test_a_bot_whose_connections_ended_has_lost_its_lease_even_where_nobody_took_it(
    server: Server, url: str, elsewhere: str
) -> None:
    first, second = Lease(), Lease()
    store = await Store.open(url, GAMES, lease=first)
    await end_connections(server, elsewhere)
    assert not await first.renew()
    other = await Store.open(url, GAMES, lease=second)
    assert not await first.renew()
    assert await second.renew()
    await other.close()
    assert not await first.renew(), "it has been another's"
    await store.close()


async def test_a_lost_connection_is_a_passing_refusal_and_the_next_transaction_works(
    server: Server, store: Store, elsewhere: str
) -> None:
    table = await store.tables.create(new_table())
    await end_connections(server, elsewhere)
    with pytest.raises(StoreError) as trouble:
        await store.tables.load(table.id)
    assert trouble.value.reason.key == "store-unavailable"
    assert await store.tables.load(table.id) == table
    await store.tables.save(table, playing(table))


async def test_a_writer_waits_for_another_process_and_is_refused_after_a_while(url: str, store: Store) -> None:
    table = await store.tables.create(new_table())
    rival = await Store.open(url, GAMES, busy_timeout=0.05)
    async with store.database.writing():
        with pytest.raises(StoreError) as trouble:
            await rival.tables.save(table, playing(table))
        assert await rival.tables.load(table.id) == table, "readers are not disturbed"
    assert trouble.value.reason.key == "store-locked"
    await rival.tables.save(table, playing(table))
    with pytest.raises(Conflict):
        await store.tables.save(table, playing(table))
    await rival.close()


async def test_writers_of_two_tables_do_not_wait_for_each_other_and_those_of_one_do(url: str, store: Store) -> None:
    one, other = await store.tables.create(new_table()), await store.tables.create(new_table())
    rival = await Store.open(url, GAMES, busy_timeout=0.05)
    async with store.database.writing(one.id):
        await rival.tables.save(other, playing(other))
        with pytest.raises(StoreError) as trouble:
            await rival.tables.save(one, playing(one))
        assert trouble.value.reason.key == "store-locked"
        with pytest.raises(StoreError):
            await rival.preferences.set(7, {"language": "de"})
    async with store.database.writing():
        with pytest.raises(StoreError):
            await rival.tables.save(one, playing(one))
    await rival.tables.save(one, playing(one))
    await rival.close()


async def test_several_processes_that_write_everything_at_once_lose_and_break_nothing(url: str, store: Store) -> None:
    """Saves, messages, and shifts of all clocks: each is there once, and each table is what its seals say."""
    tables = [await store.tables.create(new_table(place=Place(1, 100 + each, "en"))) for each in range(4)]
    for seed, table in enumerate(tables):
        await store.tables.save(table, playing(table, seed))
    stores = [store, *[await Store.open(url, GAMES, busy_timeout=60) for _ in range(3)]]
    saved = Counter[TableId]()
    before = {table.id: await store.tables.revision(table.id) for table in tables}

    async def save(each: Store, table_id: TableId) -> None:
        found = await each.tables.load(table_id)
        assert found is not None
        with suppress(Conflict):
            await each.tables.save(found, longer(found))
            saved[table_id] += 1

    async def work(number: int, each: Store) -> None:
        random = Random(number)
        for step in range(12):
            table_id = random.choice(tables).id
            await save(each, table_id)
            if step % 3 == 0:
                await each.posts.set_lobby_message(table_id, 1000 * number + step)
            if step % 5 == number:
                await each.deadlines.restart(lambda running: running.timer, timedelta(minutes=1), NOW)

    await asyncio.gather(*(work(number, each) for number, each in enumerate(stores)))
    assert sum(saved.values()) >= 12
    for table in tables:
        found = await store.tables.load(table.id)  # the seals are checked
        assert found is not None
        assert found.number == playing(table).number + saved[table.id]
        assert found.revision >= (before[table.id] or 0) + saved[table.id]
    for each in stores[1:]:
        await each.close()


async def test_processes_that_start_together_wait_for_one_another(url: str) -> None:
    stores = [
        Store.open(url, GAMES, busy_timeout=0.001, lease=Lease(), shards=ShardRange(each, each, 8)) for each in range(8)
    ]
    for each in await asyncio.gather(*stores):
        await each.close()


async def test_of_two_processes_that_save_at_once_one_is_told_of_the_other(url: str, store: Store) -> None:
    table = await store.tables.create(new_table())
    rival = await Store.open(url, GAMES)
    saving = [each.tables.save(table, playing(table, seed)) for seed, each in enumerate((store, rival))]
    found = await asyncio.gather(*saving, return_exceptions=True)
    assert sorted(map(type, found), key=str) == [type(None), Conflict]
    assert await store.tables.load(table.id) == await rival.tables.load(table.id)
    await rival.close()


async def test_a_transaction_that_reads_sees_one_moment(url: str, store: Store) -> None:
    table = await store.tables.create(new_table())
    asked = text("SELECT revision FROM games")
    async with store.database.reading() as connection:
        before = (await connection.execute(asked)).scalar_one()
        await store.tables.save(table, playing(table))
        assert (await connection.execute(asked)).scalar_one() == before
    assert await store.tables.revision(table.id) == playing(table).revision


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE lines SET \"do\" = 'end now' WHERE n = 2",
        "DELETE FROM lines WHERE n = 2",
        "UPDATE lines SET at = at + interval '1 microsecond' WHERE n = 1",
        "UPDATE games SET header = '{}'",
        "UPDATE games SET is_hidden = NOT is_hidden",
        "UPDATE games SET created_at = created_at - interval '1 second'",
        "UPDATE sitters SET user_id = user_id - 1 WHERE seat = 0",
    ],
)
async def test_what_was_altered_past_the_bot_is_noticed(store: Store, change: str) -> None:
    table = await store.tables.create(new_table())
    game = playing(table)
    await store.tables.save(table, game)
    await store.tables.save(game, longer(game))
    again = longer(longer(game))
    await store.tables.save(longer(game), again)
    assert await store.tables.load(table.id) == again
    async with store.database.writing() as connection:
        assert (await connection.execute(text(change))).rowcount
    with pytest.raises(DamagedTable):
        await store.tables.load(table.id)


async def test_a_number_with_too_many_digits_names_no_table(store: Store) -> None:
    assert await store.tables.load(TableId(2**40)) is None


async def test_a_backup_is_refused_in_favour_of_the_servers_own_tools(store: Store, tmp_path: Path) -> None:
    with pytest.raises(StoreError) as trouble:
        await store.backup(tmp_path / "copy.civ")
    assert trouble.value.reason.key == "store-backup-server"


async def test_what_the_server_refuses_is_named_without_the_password(server: Server, url: str, elsewhere: str) -> None:
    assert await key_of_opening("postgresql://civ:secret@127.0.0.1:1/civ") == "store-unavailable"
    assert await key_of_opening(url.replace("postgres@", "nobody:secret@")) == "store-no-login"
    assert await key_of_opening(url.replace(elsewhere, "absent")) == "store-no-database"
    server.execute(f"ALTER DATABASE {elsewhere} SET default_transaction_read_only = on")
    assert await key_of_opening(url) == "store-server-read-only"
    server.execute(f"ALTER DATABASE {elsewhere} RESET default_transaction_read_only")
    server.execute(f"ALTER DATABASE {elsewhere} ALLOW_CONNECTIONS false")
    assert await key_of_opening(url) == "store-unavailable"
    server.execute(f"ALTER DATABASE {elsewhere} ALLOW_CONNECTIONS true")


async def test_a_server_that_takes_no_writes_any_more_refuses_a_change_and_nothing_is_lost(
    server: Server, store: Store, elsewhere: str
) -> None:
    """As one does that has become a standby."""
    table = await store.tables.create(new_table())
    server.execute(f"ALTER DATABASE {elsewhere} SET default_transaction_read_only = on")
    await end_connections(server, elsewhere)
    keys: list[str] = []
    for _ in range(2):  # the first finds that its connection has ended
        with pytest.raises(StoreError) as trouble:
            await store.tables.save(table, playing(table))
        keys.append(trouble.value.reason.key)
    assert keys[-1] == "store-server-read-only"
    server.execute(f"ALTER DATABASE {elsewhere} RESET default_transaction_read_only")
    await end_connections(server, elsewhere)
    with suppress(StoreError):
        await store.tables.load(table.id)
    assert await store.tables.load(table.id) == table
    await store.tables.save(table, playing(table))


FULL = """
CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
CREATE TRIGGER no_room BEFORE INSERT ON lines EXECUTE FUNCTION no_room();
"""


async def test_a_disk_that_takes_a_few_bytes_and_no_move_is_full(store: Store) -> None:
    table = await store.tables.create(new_table())
    await store.tables.save(table, game := playing(table))
    async with store.database.writing() as connection:
        for statement in FULL.strip().split(";\nCREATE"):
            await connection.exec_driver_sql(statement if statement.startswith("CREATE") else f"CREATE{statement}")
    await store.notes.remember("few", "bytes")
    assert store.database.refused_lately() is None
    with pytest.raises(StoreError) as trouble:
        await store.tables.save(game, longer(game))
    assert (trouble.value.reason.key, trouble.value.reason.values["detail"]) == ("store-full", "53100")
    await store.notes.remember("few", "bytes")
    assert store.database.refused_lately() == "store-full"


@pytest.mark.parametrize("text", ["\0", "a\0b", "ends\0"])
async def test_a_character_that_no_text_may_contain_is_refused_before_it_is_sent(store: Store, text: str) -> None:
    table = await store.tables.create(new_table())
    refused = [
        lambda: store.notes.set_note(table.id, 12, text),
        lambda: store.tables.save(table, replace(table, participants=(Participant(UserId(5), text),), revision=1)),
        lambda: store.tables.create(new_table(place=Place(1, 2, text))),
    ]
    for write in refused:
        with pytest.raises(StoreError) as trouble:
            await write()
        assert trouble.value.reason.key == "store-unstorable"
    assert await store.tables.load(table.id) == table
    await store.preferences.set(7, {"language": text})
    assert await store.preferences.of_user(7) == {"language": text}, "JSON writes it as an escape"


@pytest.mark.parametrize(
    ("option", "named"),
    [
        ("application_name=x", "application_name"),
        ("connect_timeout=5", "connect_timeout"),
        ("options=-c%20fsync=off", "options"),
        ("sslmode=maybe", "sslmode"),
        ("sslmode=require&sslmode=disable", "sslmode"),
        ("target_session_attrs=fast", "target_session_attrs"),
        ("port=abc", "port"),
    ],
)
def test_an_option_of_the_url_that_nobody_knows_is_named(option: str, named: str) -> None:
    with pytest.raises(StoreError) as trouble:
        prepare_url(make_url(f"postgresql://civ:secret@db.example/civ?{option}"))
    assert (trouble.value.reason.key, trouble.value.reason.values["detail"]) == ("store-url-option", named)


async def test_a_port_that_is_no_number_is_named() -> None:
    with pytest.raises(StoreError) as trouble:
        await Store.open("postgresql://civ:secret@db.example:port/civ", GAMES)
    assert (trouble.value.reason.key, trouble.value.reason.values["detail"]) == ("store-url-option", "port")


def test_a_host_that_is_unknown_is_said_in_the_systems_words() -> None:
    trouble = store_error_of(socket.gaierror(socket.EAI_NONAME, "Name or service not known"))
    assert trouble is not None
    assert (trouble.reason.key, trouble.reason.values["detail"]) == ("store-unavailable", "Name or service not known")


async def test_options_that_are_known_open_a_database(url: str) -> None:
    options = "sslmode=disable&target_session_attrs=read-write&prepared_statement_cache_size=0"
    await (await Store.open(f"{url}&{options}", GAMES)).close()


async def test_a_server_that_is_too_old_is_refused_before_anything_is_made(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql, "OLDEST", (99,))
    with server.database() as url:
        with pytest.raises(StoreError) as trouble:
            await Store.open(url, GAMES)
        assert trouble.value.reason.key == "store-server-old"
        assert str(trouble.value.reason.values["detail"]).startswith(("17", "18"))
        monkeypatch.undo()
        await (await Store.open(url, GAMES)).close()


async def test_a_user_without_rights_may_not_write(server: Server) -> None:
    server.execute("CREATE ROLE reader LOGIN")
    with server.database() as url:
        assert await key_of_opening(url.replace("postgres@", "reader@")) == "store-read-only"
    server.execute("DROP ROLE reader")


async def test_another_programs_database_is_refused(server: Server) -> None:
    with server.database() as url:
        store = await Store.open(url, GAMES)
        async with store.database.writing() as connection:
            await connection.execute(text("DROP TABLE alembic_version"))
        await store.close()
        assert await key_of_opening(url) == "store-foreign"


async def test_another_programs_database_that_alembic_migrates_is_refused(server: Server) -> None:
    with server.database() as url:
        engine = make_engine(prepare_url(make_url(url)), busy_timeout=1)
        async with transaction(engine) as connection:
            await connection.execute(text("CREATE TABLE alembic_version (version_num varchar(32) PRIMARY KEY)"))
            await connection.execute(text("CREATE TABLE customers (id integer)"))
            await connection.execute(text("INSERT INTO alembic_version VALUES ('ab12cd34ef56')"))
        await engine.dispose()
        assert await key_of_opening(url) == "store-foreign"


@pytest.mark.parametrize("revision", ["0009", "0010"])  # the first migration from there makes a table, or a column
async def test_a_schema_that_is_newer_than_its_revision_says_is_damage_and_left_alone(
    server: Server, revision: str
) -> None:
    with server.database() as url:
        store = await Store.open(url, GAMES)
        async with store.database.writing() as connection:
            await connection.execute(text(f"UPDATE alembic_version SET version_num = '{revision}'"))
        assert await key_of_opening(url) == "store-damaged"
        assert (await store.check(thorough=False)).revision == revision
        await store.close()


async def test_a_table_that_is_gone_is_damage_and_a_wrong_statement_is_not(store: Store) -> None:
    async with store.database.writing() as connection:
        await connection.execute(text("DROP TABLE notes"))
    with pytest.raises(StoreError) as trouble:
        await store.notes.note(TableId(1), 2)
    assert trouble.value.reason.key == "store-damaged"
    assert (await store.check()).missing == ("table notes",)


async def test_the_databases_clock_is_aware_and_in_utc(store: Store) -> None:
    async with store.database.reading() as connection:
        now: datetime = (await connection.execute(text("SELECT current_timestamp"))).scalar_one()
    assert now.utcoffset() == datetime.now(UTC).utcoffset()


def test_a_connection_that_ends_in_the_middle_of_something_is_a_passing_refusal() -> None:
    found = store_error_of(InternalError(None, None, Exception("cannot switch to state 15")))
    assert found is not None
    assert found.reason.key == "store-unavailable"


def test_what_other_programs_call_sslmode_is_the_drivers_ssl() -> None:
    url = prepare_url(make_url("postgresql://civ@db.example/civ?sslmode=require"))
    assert (url.drivername, dict(url.query)) == ("postgresql+asyncpg", {"ssl": "require"})
