"""The store: one database of tables, opened once and closed at the end."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from sqlalchemy import TableClause, and_, delete, insert, not_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.match import Games
from bot.store import deadlines, lists, rows
from bot.store.checkup import Checkup
from bot.store.deadlines import Running
from bot.store.engine import BEGIN, make_engine, prepared_url, transaction
from bot.store.errors import Conflict, StoreTrouble
from bot.store.kept import Kept
from bot.store.outbox import Outbox, call, call_to_vote
from bot.store.schema import (
    ballots,
    games,
    guild_preferences,
    lapses,
    lines,
    memory,
    motions,
    notes,
    notices,
    polls,
    posts,
    preferences,
    sitters,
    stays,
    timers,
    watchers,
)
from bot.store.schema_history import HEAD, examine, revision_of, upgrade
from bot.table.table import Summary, Table
from bot.table.values import STATUSES, Post, Status, TableId, Timer


class Store:
    """The database. Every method raises `StoreTrouble` where the database refuses; then nothing was changed."""

    def __init__(self, engine: AsyncEngine, games: Games) -> None:
        self._games = games
        self.reader = engine
        self.writer = engine.execution_options(**{BEGIN: "BEGIN IMMEDIATE"})
        self._one_writer = asyncio.Lock()  # a fair queue within the process; SQLite's own is polling
        self._people, self._guilds = Kept(), Kept()
        self._one_behind = asyncio.Lock()
        """Held by work nobody waits for: at most one piece of it at a time stands in a press's way."""
        self.outbox = Outbox(self._reading_behind, self._writing_behind)

    @classmethod
    async def open(cls, url: str, games: Games, *, busy_timeout: float = 5.0, migrates: bool = True) -> "Store":
        """Open a database by its URL, make what is missing and migrate it. Raises `StoreTrouble`.

        Unless it `migrates`, its schema stays as it is: then `check` is all that may be asked of it.
        """
        engine = make_engine(await asyncio.to_thread(prepared_url, url), busy_timeout=busy_timeout)
        store = cls(engine, games)
        try:
            async with store._writing() as connection:
                await connection.run_sync(upgrade if migrates else examine)
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Close every connection."""
        await self.reader.dispose()

    # One table

    async def create(self, table: Table) -> Table:
        """Keep a new table; its id is given here. Raises `Conflict` where its rematch has a lobby already."""
        async with self._writing() as connection:
            if table.rematch_of is not None:
                rival = select(games.c.id).where(games.c.rematch_of == table.rematch_of, games.c.status == Status.LOBBY)
                if (await connection.execute(rival)).first():
                    raise Conflict
            made = await connection.execute(insert(games).values(rows.game_row(table)))
            (new_id,) = made.inserted_primary_key or (0,)
            table = replace(table, id=TableId(new_id))
            await _put_parts(connection, None, table)
        return table

    async def load(self, table_id: TableId) -> Table | None:
        """A table, its game folded from the log; None where there is none."""
        async with self._reading() as connection:
            row = (await connection.execute(select(games).where(games.c.id == table_id))).one_or_none()
            if row is None:
                return None
            log = await connection.execute(select(lines).where(lines.c.game == table_id).order_by(lines.c.n))
            people = await connection.execute(
                select(sitters).where(sitters.c.game == table_id).order_by(sitters.c.seat)
            )
            post = await connection.execute(select(posts).where(posts.c.game == table_id))
            voices = await connection.execute(
                select(ballots).where(ballots.c.game == table_id).order_by(ballots.c.kind, ballots.c.user_id)
            )
            clocks = await connection.execute(select(timers).where(timers.c.game == table_id).order_by(timers.c.seat))
            votes = await connection.execute(select(motions).where(motions.c.game == table_id).order_by(motions.c.kind))
            record = await connection.execute(select(polls).where(polls.c.game == table_id).order_by(polls.c.n))
            ran_out = await connection.execute(select(lapses).where(lapses.c.game == table_id).order_by(lapses.c.n))
            held = await connection.execute(
                select(stays).where(stays.c.game == table_id).order_by(stays.c.seat, stays.c.number)
            )
            watching = await connection.execute(
                select(watchers.c.user_id).where(watchers.c.game == table_id).order_by(watchers.c.user_id)
            )
        return rows.table_of(
            row,
            self._games,
            lines=log,
            sitters=people,
            post=post.one_or_none(),
            voices=voices,
            timers=clocks,
            motions=votes,
            polls=record,
            lapses=ran_out,
            stays=held,
            watchers=watching.scalars(),
        )

    async def save(self, before: Table, after: Table) -> None:
        """Keep what changed from `before` to `after`, whose revision is the next, in one transaction.

        Raises `Conflict` where the table on disk is no longer `before`: somebody else was first.
        """
        added = rows.new_lines(before.match, after.match)
        try:
            async with self._writing() as connection:
                done = await connection.execute(
                    update(games)
                    .where(games.c.id == before.id, games.c.revision == before.revision)
                    .values(rows.game_row(after))
                )
                if done.rowcount != 1:
                    raise Conflict
                if added:
                    await connection.execute(insert(lines), [rows.line_row(after, line) for line in added])
                await _put_parts(connection, before, after)
        except IntegrityError as error:
            raise Conflict from error

    async def revision(self, table_id: TableId) -> int | None:
        """The revision of a table on disk."""
        async with self._reading() as connection:
            asked = select(games.c.revision).where(games.c.id == table_id)
            return (await connection.execute(asked)).scalar_one_or_none()

    async def set_post(
        self, table_id: TableId, post: Post, called: Collection[int] = (), at: datetime | None = None
    ) -> None:
        """Keep what the public message shows, and whom it has called to his turn, and when."""
        shown = -1 if post.revision is None else post.revision
        async with self._writing() as connection:
            await _replace(connection, posts, table_id, [rows.post_row(table_id, post)])
            if called and at is not None:
                await call(connection, table_id, post, called, at)
            await connection.execute(
                update(games)
                .where(games.c.id == table_id)
                .values(is_behind=and_(not_(games.c.is_placeless), games.c.revision > shown))
            )

    async def set_poll_message(
        self,
        table_id: TableId,
        number: int,
        channel_id: int,
        message_id: int | None,
        shown: str,
        called: Collection[int] = (),
        at: datetime | None = None,
    ) -> None:
        """Keep which message tells a vote, what it shows, and whom it has called to it, and when."""
        where = and_(polls.c.game == table_id, polls.c.n == number)
        async with self._writing() as connection:
            new = {"channel_id": channel_id, "message_id": message_id, "shown": shown}
            await connection.execute(update(polls).where(where).values(new))
            if called and message_id is not None and at is not None:
                await call_to_vote(connection, table_id, number, message_id, called, at)

    async def set_lobby_message(self, table_id: TableId, message_id: int | None) -> None:
        """Keep which message is the lobby's."""
        await self._set(table_id, lobby_message_id=message_id)

    async def set_nudged(self, table_id: TableId, at: datetime) -> None:
        """Keep when somebody last reminded the awaited players."""
        await self._set(table_id, nudged_at=at)

    async def _set(self, table_id: TableId, **values: Any) -> None:
        async with self._writing() as connection:
            await connection.execute(update(games).where(games.c.id == table_id).values(values))

    async def note(self, table_id: TableId, user: int) -> str:
        """What a person keeps in mind about a table; empty where that is nothing."""
        async with self._reading() as connection:
            asked = select(notes.c.text).where(notes.c.game == table_id, notes.c.user_id == user)
            return (await connection.execute(asked)).scalar_one_or_none() or ""

    async def set_note(self, table_id: TableId, user: int, text: str) -> None:
        """Keep it."""
        async with self._writing() as connection:
            await connection.execute(delete(notes).where(notes.c.game == table_id, notes.c.user_id == user))
            if text:
                await connection.execute(insert(notes).values(game=table_id, user_id=user, text=text))

    # Many tables

    async def tables_of(self, user: int, statuses: Collection[str] = STATUSES, limit: int = 100) -> tuple[Summary, ...]:
        """The tables a person sits at, and those that are over where he once did, the last moved first."""
        async with self._reading() as connection:
            return await lists.tables_of(connection, user, statuses, limit)

    async def tables_in(
        self, channel: int, statuses: Collection[str] = STATUSES, limit: int = 100
    ) -> tuple[Summary, ...]:
        """The tables of a channel, the last moved first."""
        async with self._reading() as connection:
            return await lists.tables_in(connection, channel, statuses, limit)

    async def eliminated(self, user: int) -> list[TableId]:
        """The games going on that may have gone on without this person: a line of theirs takes him out."""
        async with self._reading() as connection:
            return await lists.eliminated(connection, user)

    async def tables_of_server(
        self, guild: int, statuses: Collection[str] = STATUSES, limit: int = 100
    ) -> tuple[Summary, ...]:
        """The tables of a server, the last moved first."""
        async with self._reading() as connection:
            return await lists.tables_of_server(connection, guild, statuses, limit)

    async def count_open(self, user: int, channel: int) -> tuple[int, int]:
        """How many open tables a person sits at, and how many a channel has."""
        async with self._reading() as connection:
            return await lists.count_open_of(connection, user), await lists.count_open_in(connection, channel)

    async def count_open_of_server(self, guild: int) -> int:
        """How many open tables a server has."""
        async with self._reading() as connection:
            return await lists.count_open_of_server(connection, guild)

    async def behind(self) -> list[TableId]:
        """The tables that have changed since they were last announced."""
        async with self._reading() as connection:
            return await lists.behind(connection)

    async def awaiting_automatic(self) -> list[TableId]:
        """The tables that wait for the automatic player."""
        async with self._reading() as connection:
            return await lists.awaiting_automatic(connection)

    async def ringing(self, now: datetime, *, limit: int, without: Collection[int] = ()) -> list[TableId]:
        """The tables at which the clock has something to do by now, the longest due first."""
        async with self._reading() as connection:
            return await deadlines.ringing(connection, now, limit, without)

    async def next_ring(self, *, without: Collection[int] = ()) -> datetime | None:
        """When the clock has something to do next."""
        async with self._reading() as connection:
            return await deadlines.next_ring(connection, without)

    async def restart_timers(self, restarted: Callable[[Running], Timer], pause: timedelta) -> int:
        """Every running clock as `restarted` says, and every open vote longer by `pause`; how many clocks.

        For a start only: tables in memory would not know.
        """
        async with self._writing() as connection:
            return await deadlines.restart(connection, restarted, pause)

    async def lobbies_before(self, moment: datetime, *, limit: int = 200) -> list[TableId]:
        """Lobbies untouched since that moment, the oldest first."""
        async with self._reading() as connection:
            return await lists.lobbies_before(connection, moment, limit)

    async def last_rematch(self, table_id: TableId) -> TableId | None:
        """The newest table opened as a rematch of this one."""
        async with self._reading() as connection:
            return await lists.last_rematch(connection, table_id)

    async def playing_in_guild(self, guild: int) -> list[TableId]:
        """The games going on in a server."""
        async with self._reading() as connection:
            return await lists.playing_in_guild(connection, guild)

    # People, servers and the bot itself

    async def preferences(self, user: int) -> dict[str, Any]:
        """A person's settings by name, as far as ever set."""
        return (await self._people.of([user], self._read_people))[user]

    async def preferences_of(self, users: Collection[int] | None, names: Collection[str]) -> dict[int, dict[str, Any]]:
        """Some settings of some people (None: of everybody), as far as ever set."""
        if users is None:
            async with self._reading() as connection:
                return await deadlines.preferences_of(connection, None, names)
        found = await self._people.of(users, self._read_people)
        return {user: {name: kept[name] for name in names if name in kept} for user, kept in found.items()}

    async def _read_people(self, users: Collection[int]) -> dict[int, dict[str, Any]]:
        async with self._reading() as connection:
            return await deadlines.preferences_of(connection, users, None)

    async def set_preference(self, user: int, name: str, value: Any) -> None:
        """Keep one setting of a person; any JSON value."""
        key = and_(preferences.c.user_id == user, preferences.c.name == name)
        try:
            async with self._writing() as connection:
                await connection.execute(delete(preferences).where(key))
                await connection.execute(insert(preferences).values(user_id=user, name=name, value=value))
        finally:
            self._people.forget(user)

    async def guild_preferences(self, guild: int) -> dict[str, Any]:
        """A server's settings by name, as far as ever set."""
        return (await self._guilds.of([guild], self._read_guilds))[guild]

    async def _read_guilds(self, guilds: Collection[int]) -> dict[int, dict[str, Any]]:
        found: dict[int, dict[str, Any]] = {}
        async with self._reading() as connection:
            asked = select(guild_preferences).where(guild_preferences.c.guild_id.in_(list(guilds)))
            for row in (await connection.execute(asked)).all():
                found.setdefault(row.guild_id, {})[row.name] = row.value
        return found

    async def set_guild_preference(self, guild: int, name: str, value: Any) -> None:
        """Keep one setting of a server; any JSON value."""
        key = and_(guild_preferences.c.guild_id == guild, guild_preferences.c.name == name)
        try:
            async with self._writing() as connection:
                await connection.execute(delete(guild_preferences).where(key))
                await connection.execute(insert(guild_preferences).values(guild_id=guild, name=name, value=value))
        finally:
            self._guilds.forget(guild)

    async def guilds_with(self, name: str) -> list[int]:
        """The servers for which this setting was ever kept."""
        async with self._reading() as connection:
            asked = select(guild_preferences.c.guild_id).where(guild_preferences.c.name == name)
            return list((await connection.execute(asked)).scalars())

    async def remember(self, key: str, value: str) -> None:
        """Keep a word of the bot's own."""
        async with self._writing() as connection:
            await connection.execute(delete(memory).where(memory.c.key == key))
            await connection.execute(insert(memory).values(key=key, value=value))

    async def recall(self, key: str) -> str | None:
        """What was kept under that key."""
        async with self._reading() as connection:
            return (await connection.execute(select(memory.c.value).where(memory.c.key == key))).scalar_one_or_none()

    # The whole database

    async def check(self, *, thorough: bool = True) -> Checkup:
        """How the database is. `thorough` reads all of it; otherwise one question that touches no table's rows."""
        async with self._reading() as connection:
            revision = await connection.run_sync(revision_of)
            if not thorough:
                return Checkup(revision, {}, ())
            counts = await lists.by_status(connection) if revision else {}
            complaints: list[str] = []
            if connection.dialect.name == "sqlite":
                found = await connection.execute(text("PRAGMA integrity_check"))
                complaints = [line for line in found.scalars() if line != "ok"]
        return Checkup(revision, counts, tuple(complaints), is_current=revision == HEAD)

    async def backup(self, path: Path) -> None:
        """Write a whole copy of a running SQLite database to a new file. Raises `StoreTrouble`."""
        if await asyncio.to_thread(path.exists):
            raise StoreTrouble("store-backup-exists", path=str(path))
        engine = self.reader.execution_options(**{BEGIN: ""})  # VACUUM runs outside any transaction
        try:
            async with transaction(engine) as connection:
                await connection.execute(text("VACUUM INTO :path"), {"path": str(path)})
        except StoreTrouble:
            await asyncio.to_thread(path.unlink, missing_ok=True)  # half a copy is none
            raise

    @asynccontextmanager
    async def _reading(self) -> AsyncGenerator[AsyncConnection]:
        async with transaction(self.reader) as connection:
            yield connection

    @asynccontextmanager
    async def _writing(self) -> AsyncGenerator[AsyncConnection]:
        async with self._one_writer, transaction(self.writer) as connection:
            yield connection

    @asynccontextmanager
    async def _reading_behind(self) -> AsyncGenerator[AsyncConnection]:
        async with self._one_behind, self._reading() as connection:
            yield connection

    @asynccontextmanager
    async def _writing_behind(self) -> AsyncGenerator[AsyncConnection]:
        async with self._one_behind, self._writing() as connection:
            yield connection


async def _put_parts(connection: AsyncConnection, before: Table | None, after: Table) -> None:
    if before is None or before.sitters != after.sitters:
        seated = [rows.sitter_row(after.id, seat, sitter) for seat, sitter in enumerate(after.sitters)]
        await _replace(connection, sitters, after.id, seated)
    if before is None or before.voices != after.voices:
        await _replace(connection, ballots, after.id, [rows.voice_row(after.id, voice) for voice in after.voices])
    if after.notices:
        await connection.execute(insert(notices), [rows.notice_row(after, each) for each in after.notices])
    if before is None or before.timers != after.timers:
        timed = [rows.timer_row(after.id, seat, timer) for seat, timer in enumerate(after.timers)]
        await _replace(connection, timers, after.id, timed)
    if before is None or before.motions != after.motions:
        await _replace(connection, motions, after.id, [rows.motion_row(after.id, each) for each in after.motions])
    if before is None or before.polls != after.polls:
        recorded = [rows.poll_row(after.id, number, poll) for number, poll in enumerate(after.polls)]
        await _replace(connection, polls, after.id, recorded)
    if before is None or before.lapses != after.lapses:
        ran_out = [rows.lapse_row(after.id, number, lapse) for number, lapse in enumerate(after.lapses)]
        await _replace(connection, lapses, after.id, ran_out)
    if after.stays != (before.stays if before else ()):
        await _replace(connection, stays, after.id, [rows.stay_row(after.id, stay) for stay in after.stays])
    if after.watchers != (before.watchers if before else ()):
        watching = [{"game": after.id, "user_id": user} for user in after.watchers]
        await _replace(connection, watchers, after.id, watching)
    if after.post is not None and (before is None or before.post != after.post):
        await _replace(connection, posts, after.id, [rows.post_row(after.id, after.post)])


async def _replace(
    connection: AsyncConnection, part: TableClause, table_id: TableId, new: list[dict[str, Any]]
) -> None:
    await connection.execute(delete(part).where(part.c.game == table_id))
    if new:
        await connection.execute(insert(part), new)
