"""The store: one database of tables, opened once and closed at the end."""

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.match import Games
from bot.meters import NO_METERS, Meters
from bot.shards import ONE_PROCESS, ShardRange
from bot.store.backlog import Backlog, Usage, read_backlog, read_usage
from bot.store.backups import write_backup
from bot.store.changes import Kind
from bot.store.database import Database, make_engine, prepare_url
from bot.store.deadlines import Deadlines
from bot.store.deliveries import DeliveryStore
from bot.store.duplicates import DuplicateStore
from bot.store.errors import StoreError, log_store_error
from bot.store.lease import Lease
from bot.store.lists import ListStore, count_by_status
from bot.store.outbox import Outbox
from bot.store.people import PeopleStore
from bot.store.play_requests import PlayRequestStore
from bot.store.postgresql import check_server
from bot.store.posts import PostStore
from bot.store.preferences import PreferenceStore
from bot.store.puzzles import PuzzleStore
from bot.store.quarantine import TableIntegrity
from bot.store.records import CallStore, DepartureStore, ModerationStore, NoteStore
from bot.store.results import ResultStore
from bot.store.reviews import ReviewStore
from bot.store.schema import memory
from bot.store.schema_check import find_missing
from bot.store.shares import ShareStore
from bot.store.sqlite import integrity_complaints
from bot.store.tables import TableStore
from bot.store.tournaments import TournamentStore
from bot.store.upgrades import HEAD, check_upgradable, current_revision, upgrade
from bot.store.what_ifs import WhatIfStore

log = logging.getLogger(__name__)

MOVE_KEY: Final = "move"
"""Where `memory` says that a database is being filled (`bot.store.moving`)."""


@dataclass(frozen=True, slots=True)
class Checkup:
    """The health of a database: its schema's revision, its tables by status, and what is wrong with it.

    `complaints` are the findings of SQLite's integrity check. `missing` are tables, columns and indexes of the schema
    that are not there, each by kind and name.
    """

    revision: str
    tables: Mapping[str, int]
    complaints: tuple[str, ...]
    is_current: bool = True
    """True where the schema is this version's."""
    missing: tuple[str, ...] = ()

    @property
    def is_sound(self) -> bool:
        return not self.complaints and not self.missing


class Store:
    """The database and its parts. Methods raise `StoreError` where it refuses, and then nothing was changed."""

    def __init__(self, database: Database, games: Games) -> None:
        self.database = database
        self.tables = TableStore(database, games)
        self.integrity = TableIntegrity(database, games)
        self.posts = PostStore(database)
        self.lists = ListStore(database)
        self.deadlines = Deadlines(database)
        self.departures = DepartureStore(database)
        self.moderation = ModerationStore(database)
        self.preferences = PreferenceStore(database)
        self.notes = NoteStore(database)
        self.people = PeopleStore(database)
        self.puzzles = PuzzleStore(database)
        self.duplicates = DuplicateStore(database)
        self.what_ifs = WhatIfStore(database)
        self.reviews = ReviewStore(database)
        self.calls = CallStore(database)
        self.tournaments = TournamentStore(database)
        self.outbox = Outbox(database)
        self.results = ResultStore(database)
        self.shares = ShareStore(database)
        self.deliveries = DeliveryStore(database)
        self.play_requests = PlayRequestStore(database)

    @classmethod
    async def open(
        cls,
        url: str,
        games: Games,
        *,
        busy_timeout: float = 5.0,
        migrates: bool = True,
        lease: Lease | None = None,
        meters: Meters = NO_METERS,
        shards: ShardRange = ONE_PROCESS,
        may_be_unfinished: bool = False,
        keeps_older: bool = False,
    ) -> "Store":
        """Open a database by its URL, make what is missing and migrate it.

        Args:
            busy_timeout: seconds to wait for a lock that another process holds.
            migrates: otherwise the schema stays as it is, and only `check` may be called.
            lease: claimed before anything is changed, so that the database is this process's alone.
            meters: told how long transactions take.
            keeps_older: write a backup of a SQLite file beside it before its schema is migrated.
            shards: those of this process, where several share a database of a server. The tables of other shards'
                servers can be read and changed, but nothing that goes on by itself is found at them.

        Raises:
            DatabaseInUse: another process holds the lease, or, of several, one of these shards.
            StoreError: it cannot be opened; `store-move-unfinished` where half of another database was moved there,
                unless it `may_be_unfinished`.
        """
        engine = make_engine(await asyncio.to_thread(prepare_url, url), busy_timeout=busy_timeout)
        store = cls(Database(engine, meters, shards), games)
        store.database.is_starting = lease is not None
        kept: Path | None = None
        try:
            if lease is not None:
                async with store.database.reading() as connection:
                    await lease.check_free(connection, store.database)
            if keeps_older and store.database.is_sqlite and await _is_older(store.database):
                # before the copy, so that it's whole and the only one: no bot plays on, and none copies once more
                if lease is not None:
                    async with store.database.writing() as connection:
                        await lease.claim(connection, store.database)
                kept = await _keep_older(store.database)
            async with store.database.writing() as connection:
                if not store.database.is_sqlite:
                    await connection.run_sync(check_server)
                is_claimed = lease is None or await lease.claim(connection, store.database)  # before anything migrates
                await connection.run_sync(upgrade if migrates else check_upgradable)
                # a new database has no room for a lease before its schema is there
                if lease is not None and not is_claimed:
                    await lease.claim(connection, store.database)
                if migrates and not may_be_unfinished:
                    await _check_finished(connection)
        # also a cancellation: aiosqlite's threads outlive the loop unless they are closed in it
        except BaseException:
            if kept is not None:
                kept.unlink(missing_ok=True)  # it is still as it was
            if lease is not None:
                await lease.release()
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Close all connections."""
        await self.database.close()

    async def check(self, *, thorough: bool = True) -> Checkup:
        """Return the health of the database.

        Args:
            thorough: read all of it; otherwise one query that touches no table's rows.
        """
        async with self.database.reading() as connection:
            revision = await connection.run_sync(current_revision)
            if not thorough:
                return Checkup(revision, {}, ())
            # an older schema lacks what its upgrade adds
            missing = await connection.run_sync(lambda each: tuple(find_missing(each))) if revision == HEAD else ()
            counts = await count_by_status(connection) if revision and not missing else {}
            complaints = await integrity_complaints(connection)
        return Checkup(revision, counts, tuple(complaints), revision == HEAD, missing)

    async def tell(self, kind: Kind, of: int) -> None:
        """Tell the other processes of something that this one has counted. Where the database refuses, they miss it."""
        if not self.database.is_shared:
            return
        try:
            async with self.database.reading() as connection:
                await self.database.changes.send(connection, kind, of)
        except StoreError as error:
            log_store_error(error, "other processes counting it")

    async def backlog(self, now: datetime) -> Backlog:
        """Return how much there is, and how much of it is late by `now`."""
        return await read_backlog(self.database, now)

    async def usage(self, now: datetime) -> Usage:
        """Return how much has been played by `now`, and how large that is; it looks at every game."""
        return await read_usage(self.database, now)

    async def backup(self, path: Path) -> None:
        """Write a whole sealed copy of a SQLite database, in use or not, to a new file. Raises `StoreError`."""
        await write_backup(self.database, path)


async def _is_older(database: Database) -> bool:
    """Return whether a file's schema is about to be migrated."""
    async with database.reading() as connection:
        return "" < await connection.run_sync(current_revision) < HEAD


async def _keep_older(database: Database) -> Path | None:
    """Write a backup of a file that is about to be migrated, which an older version of the bot can use; return it."""
    name = database.reader.url.database or ""
    if name.startswith("file:"):
        return None
    file = Path(name)
    copy = file.with_name(f"{file.name}.before-{HEAD}.{datetime.now(UTC):%Y%m%dT%H%M%S}.civ")
    await write_backup(database, copy)
    log.warning("the database is migrated to %s; as it was it is kept in %s", HEAD, copy)
    return copy


async def _check_finished(connection: AsyncConnection) -> None:
    if await connection.scalar(select(memory.c.key).where(memory.c.key == MOVE_KEY)):
        raise StoreError("store-move-unfinished")
