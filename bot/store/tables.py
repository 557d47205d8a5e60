"""Tables on disk: created, changed by what differs, and read with their games replayed. One transaction each."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, replace
from datetime import datetime
from typing import Any, Final, TypeVar

from sqlalchemy import Select, TableClause, and_, bindparam, delete, insert, select, tuple_, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.match import Games, Line, Match
from bot.store.changes import Kind
from bot.store.database import Database
from bot.store.errors import Conflict, DamagedTable, RoomTaken
from bot.store.lists import has_room
from bot.store.play_requests import end_requests
from bot.store.postgresql import lock_person
from bot.store.rows import (
    act_row,
    cast_vote_row,
    contest_row,
    game_row,
    line_row,
    notice_row,
    participant_row,
    post_row,
    seat_holder_row,
    timeout_row,
    timer_row,
    vote_record_row,
    vote_row,
)
from bot.store.schema import (
    ballots,
    calls,
    games,
    lapses,
    lines,
    memory,
    moderation,
    motions,
    notices,
    polls,
    posts,
    sitters,
    stays,
    timers,
    watchers,
)
from bot.store.seals import (
    Raw,
    chain_lines,
    first_hash,
    head_of,
    new_salt,
    quarantine_table,
    raw_game,
    read_checked_row,
    seal,
    update_row,
)
from bot.store.table_reader import read_table, read_tables
from bot.table.fair_deal import deal_to_json
from bot.table.table import Table
from bot.table.values import Call, NoticeKind, Post, Status, TableId

R = TypeVar("R")
_CHANGE_POST: Final = (
    update(posts)
    .where(posts.c.game == bindparam("of_game"))
    .values({column.name: bindparam(f"new_{column.name}") for column in posts.c})
)
_REVISION: Final = select(games.c.revision).where(games.c.id == bindparam("table"))


class TableStore:
    """All tables with their parts. A table's `revision` is the check against another writer."""

    def __init__(self, database: Database, known: Games) -> None:
        self._database = database
        self._games = known

    async def create(
        self, table: Table, finished: Callable[[Table], Table] = lambda table: table, *, from_note: str | None = None
    ) -> Table:
        """Keep a new table and return it with its id.

        Args:
            finished: completes the table once its id is known, before it is written.
            from_note: the name of a value of the bot's (`NoteStore`) that is deleted with it.

        Raises:
            Conflict: its rematch has a lobby already, or that deal of its tournament a table; or that note is gone.
            RequestTaken: one of its `requests` has ended by another change.
            RoomTaken: another process has taken its `room` since the open tables were counted.
        """
        async with self._database.writing() as connection:
            await self._check_room(connection, table)
            if (rivals := _rivals(table)) is not None and (await connection.execute(rivals)).first():
                raise Conflict
            if from_note is not None:
                gone = await connection.execute(delete(memory).where(memory.c.key == from_note))
                if not gone.rowcount:
                    raise Conflict  # another process has made it of that note
            await end_requests(connection, table.requests)
            header, deal = table.match and table.match.header(), deal_to_json(table.fair_deal)
            # what never changes, or hardly ever, is not among what every press writes (`game_row`)
            once = {"header": header, "deal": deal, "salt": new_salt(), "lobby_message_id": table.lobby_message_id}
            made = await connection.execute(insert(games).values({**game_row(table), **once}))
            (new_id,) = made.inserted_primary_key or (0,)
            # names of computers are drawn by the table's number, which the database has just given
            table = finished(replace(table, id=TableId(new_id)))
            await _put_parts(connection, None, table)
            row = await raw_game(connection, table.id)
            assert row is not None
            if header is not None:
                row = await _put_lines(connection, row, table, new_lines(None, table.match))
            await seal(connection, table.id, row, people=True)
            await self._send(connection, Kind.TABLE, table)
        return replace(table, requests=(), room=None)

    async def load(self, table_id: TableId) -> Table | None:
        """Return a table, its game replayed from the log; None where there is no such table.

        Raises:
            DamagedTable: it isn't what was stored; it is quarantined by then.
            StoreError: it is quarantined.
        """
        try:
            async with self._database.reading() as connection:
                return await read_table(connection, self._games, table_id)
        except DamagedTable as damage:
            await quarantine_table(self._database, table_id, damage.where)
            raise

    async def load_sound(self, table_ids: Sequence[TableId]) -> dict[TableId, Table]:
        """Return the tables of these that can be read, in one transaction of background work.

        What is wrong with the others is raised when one of them is loaded.
        """
        async with self._database.reading_in_background() as connection:
            found = await read_tables(connection, self._games, table_ids)
        return {table_id: table for table_id, table in found.items() if isinstance(table, Table)}

    async def save(self, before: Table, after: Table) -> None:
        """Store what changed from `before` to `after`, whose revision is the next, in one transaction.

        Raises:
            Conflict: the table on disk is no longer `before`, since someone else was first.
            RequestTaken: one of its `requests` has ended by another change.
            RoomTaken: another process has taken its `room` since the open tables were counted.
            DamagedTable: the table on disk isn't what was stored.
        """
        added, chain = new_lines(before.match, after.match), list[dict[str, Any]]()
        changed = game_row(after)
        if before.match is None and after.match is not None:
            changed["header"] = after.match.header()  # it never changes: once is enough
        if before.fair_deal is not after.fair_deal:
            changed["deal"] = deal_to_json(after.fair_deal)
        try:
            # calls are between two people, at any table: those who write some wait for everyone
            async with self._database.writing(None if after.calls else after.id) as connection:
                # as it lies on disk: what memory holds could hide that a bit has flipped there
                row = await read_checked_row(connection, before.id)
                await self._check_room(connection, after)
                begins = "header" in changed
                if row is not None and added and not begins:
                    chain, changed["head"] = chain_lines(row, [line_row(after, line) for line in added])
                row = await update_row(connection, before.id, before.revision, changed)
                if row is None:  # it has another revision: another process has written meanwhile
                    raise Conflict
                await end_requests(connection, after.requests)
                if begins:
                    # the first line's hash follows from the header as it lies on disk, so that has to be written before
                    row = await _put_lines(connection, row, after, added)
                elif chain:
                    await connection.execute(insert(lines), chain)
                await _put_parts(connection, before, after)
                is_other = (before.participants, before.timers) != (after.participants, after.timers)
                is_other = is_other or before.moderated_pause_until != after.moderated_pause_until
                await seal(connection, after.id, row, people=is_other)
                await self._send(connection, Kind.TABLE, after)
        except IntegrityError as error:  # a line of that number, say: the log's key keeps a game from forking
            raise Conflict from error

    async def revision(self, table_id: TableId) -> int | None:
        """Return the revision of a table on disk; None where there is no such table."""
        async with self._database.asking() as connection:  # at each look, where several processes share the database
            return (await connection.execute(_REVISION, {"table": table_id})).scalar_one_or_none()

    async def set_nudged(self, table_id: TableId, at: datetime, calls: Sequence[Call] = ()) -> None:
        """Store when someone last reminded the awaited players, and which people they called."""
        async with self._database.writing() as connection:
            await read_checked_row(connection, table_id)
            await connection.execute(update(games).where(games.c.id == table_id).values(nudged_at=at))
            await seal(connection, table_id)
            if calls:
                await put_calls(connection, calls)
            await self._database.changes.send(connection, Kind.POST, table_id)

    async def _check_room(self, connection: AsyncConnection, table: Table) -> None:
        # a file has one process, which has counted under its own locks
        if (room := table.room) is None or self._database.is_sqlite:
            return
        await lock_person(connection, room.user)
        if not await has_room(connection, room, table.place):
            raise RoomTaken

    async def _send(self, connection: AsyncConnection, kind: Kind, table: Table) -> None:
        await self._database.changes.send(connection, kind, table.id, table.place.guild_id)


def _rivals(table: Table) -> Select[int] | None:
    """Return the query for tables that a new one would duplicate; None where there may be any number of such tables."""
    if table.rematch_of is not None:
        return select(games.c.id).where(games.c.rematch_of == table.rematch_of, games.c.status == Status.LOBBY)
    if table.contest is not None:
        return select(games.c.id).where(*(games.c[name] == each for name, each in contest_row(table.contest).items()))
    return None


async def _put_lines(connection: AsyncConnection, row: Raw, table: Table, added: Iterable[Line]) -> Raw:
    """Chain and write the first lines of a game whose `games` row has its header by now; return the row afterwards."""
    row = {**row, "head": head_of(0, first_hash(row))}
    new, head = chain_lines(row, [line_row(table, line) for line in added])
    if new:
        await connection.execute(insert(lines), new)
    await connection.execute(update(games).where(games.c.id == table.id).values(head=head))
    return {**row, "head": head}


async def _put_parts(connection: AsyncConnection, before: Table | None, after: Table) -> None:
    if before is None or before.participants != after.participants:
        seated = [participant_row(after.id, seat, participant) for seat, participant in enumerate(after.participants)]
        await _replace(connection, sitters, after.id, seated)
    if before is None or before.cast_votes != after.cast_votes:
        await _replace(
            connection, ballots, after.id, [cast_vote_row(after.id, cast_vote) for cast_vote in after.cast_votes]
        )
    if after.calls:
        await put_calls(connection, after.calls)
    for notice in after.notices:
        if notice.kind is NoticeKind.NEXT:
            # one turn after the other: of those that are over only the newest is of any use
            mine = and_(notices.c.game == after.id, notices.c.user_id == notice.user_id, notices.c.kind == notice.kind)
            await connection.execute(delete(notices).where(mine, notices.c.over_at.is_not(None)))
    if after.notices:
        await connection.execute(insert(notices), [notice_row(after, each) for each in after.notices])
    if before is None or before.timers != after.timers:
        timed = [timer_row(after.id, seat, timer) for seat, timer in enumerate(after.timers)]
        await _replace(connection, timers, after.id, timed)
    if before is None or before.votes != after.votes:
        await _replace(connection, motions, after.id, [vote_row(after.id, each) for each in after.votes])
    await _put_records(
        connection, polls, after.id, before.vote_records if before else (), after.vote_records, vote_record_row
    )
    await _put_records(connection, lapses, after.id, before.timeouts if before else (), after.timeouts, timeout_row)
    if after.seat_holders != (before.seat_holders if before else ()):
        await _replace(
            connection, stays, after.id, [seat_holder_row(after.id, holder) for holder in after.seat_holders]
        )
    if after.watchers != (before.watchers if before else ()):
        watching = [{"game": after.id, "user_id": user} for user in after.watchers]
        await _replace(connection, watchers, after.id, watching)
    if new := after.acts[len(before.acts) if before else 0 :]:
        await connection.execute(insert(moderation), [act_row(after.place.guild_id or 0, act, after.id) for act in new])
    if after.post is not None and (before is None or before.post != after.post):
        await put_post(connection, after.id, after.post)


async def _put_records(
    connection: AsyncConnection,
    part: TableClause,
    table_id: TableId,
    before: Sequence[R],
    after: Sequence[R],
    row: Callable[[TableId, int, R], dict[str, Any]],
) -> None:
    """Write what is new or different of numbered records, of which none is ever deleted."""
    if before is after:
        return
    new = [
        row(table_id, number, each)
        for number, each in enumerate(after)
        if number >= len(before) or before[number] != each
    ]
    if new:
        numbers = [each["n"] for each in new]
        # only those that changed: a table with hundreds of old votes wrote them all with every press
        await connection.execute(delete(part).where(part.c.game == table_id, part.c.n.in_(numbers)))
        await connection.execute(insert(part), new)


async def _replace(
    connection: AsyncConnection, part: TableClause, table_id: TableId, new: list[dict[str, Any]]
) -> None:
    await connection.execute(delete(part).where(part.c.game == table_id))
    if new:
        await connection.execute(insert(part), new)


async def put_post(connection: AsyncConnection, table_id: TableId, post: Post) -> None:
    """Keep what a table's public message shows, in place of what was kept before."""
    row = post_row(table_id, post)
    changed = await connection.execute(
        _CHANGE_POST, {"of_game": table_id, **{f"new_{name}": each for name, each in row.items()}}
    )
    if changed.rowcount == 0:
        await connection.execute(insert(posts), row)


async def put_calls(connection: AsyncConnection, new: Sequence[Call]) -> None:
    """Keep calls, each in place of an earlier one of its kind between the same two people."""
    newest = {(call.caller, call.called, call.kind): call for call in new}
    key = tuple_(calls.c.caller, calls.c.called, calls.c.kind)
    await connection.execute(delete(calls).where(key.in_(list(newest))))
    await connection.execute(insert(calls), [asdict(call) for call in newest.values()])


def new_lines(before: Match | None, after: Match | None) -> tuple[Line, ...]:
    """Return the lines by which a match has grown.

    Raises:
        ValueError: `after` does not continue `before`.
    """
    if after is None:
        if before is not None:
            raise ValueError("a game cannot vanish")
        return ()
    if before is None:
        return after.lines()
    if not after.continues(before):
        # our bug, and the last chance to notice it before the disk holds another game
        raise ValueError("a log only grows")
    return after.lines(before.number)
