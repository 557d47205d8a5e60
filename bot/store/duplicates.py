"""The deal of the week: its secrets, people's games alone, and their tables."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date, datetime, timedelta
from typing import Any, Final

from sqlalchemy import Row, TableClause, and_, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.shards import NO_SHARD, ShardSet
from bot.store.database import Database, on_shards
from bot.store.schema import (
    duplicate_boards,
    duplicate_forgotten,
    duplicate_seats,
    duplicate_tables,
    duplicate_weeks,
)
from bot.table.duplicate import Board, DuplicateError, Player, Seal, WeekTable, played_hash
from bot.table.duplicate_clock import postpone
from bot.table.values import UserId

_NAMED: Final = (duplicate_boards, duplicate_seats)
"""The games of people, each with whether they are named in the week's tables."""


class DuplicateStore:
    """All weeks, boards and tables. Methods raise `StoreError` where the database refuses."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def seal(self, week: date, new: bytes, now: datetime) -> Seal:
        """Return the secret of a week; `new` is kept where there is none yet, by the first process that asks."""
        asked = select(duplicate_weeks).where(duplicate_weeks.c.week == week)
        async with self._database.reading() as connection:
            row = (await connection.execute(asked)).first()
        if row is None:
            async with self._database.writing() as connection:
                row = (await connection.execute(asked)).first()
                if row is None:
                    values = {"week": week, "secret": new.hex(), "made_at": now}
                    await connection.execute(insert(duplicate_weeks).values(values))
                    return Seal(new, now)
        return Seal(bytes.fromhex(row.secret), row.made_at)

    # Alone

    async def boards(self, week: date, user: UserId) -> Sequence[Board]:
        """Return a person's boards of a week, in the order of seats."""
        where = (duplicate_boards.c.week == week) & (duplicate_boards.c.user_id == user)
        asked = select(duplicate_boards).where(where).order_by(duplicate_boards.c.seat)
        async with self._database.reading() as connection:
            return [_board(row, row.played) for row in (await connection.execute(asked)).all()]

    async def results(self, week: date) -> Sequence[Board]:
        """Return everyone's boards of a week, at tables too, without what was played, in a fixed order."""
        columns = [column for column in duplicate_boards.c if column is not duplicate_boards.c.played]
        asked = select(*columns).where(duplicate_boards.c.week == week)
        asked = asked.order_by(duplicate_boards.c.user_id, duplicate_boards.c.seat)
        begun = (duplicate_tables.c.week == week) & duplicate_tables.c.rotation.is_not(None)
        async with self._database.reading() as connection:
            alone = [_board(row, ()) for row in (await connection.execute(asked)).all()]
            tables = await _tables(connection, begun, has_played=False)
        return [*alone, *(board for table in tables for board in table.boards)]

    async def begin(self, board: Board) -> Board:
        """Keep a new board, and return it; the one that is there already where someone has begun it before.

        Both boards of a person are of one field: where their other one is of another, that one is returned and nothing
        is kept. Whether they are named in the week's tables is also that of their games before it, alone or at tables,
        where there are any.

        Raises `DuplicateError` where they have played it and were forgotten.
        """
        where = _key(board)
        async with self._database.writing() as connection:
            row = (await connection.execute(select(duplicate_boards).where(where))).first()
            if row is not None:
                return _board(row, row.played)
            mine = (duplicate_boards.c.week == board.week) & (duplicate_boards.c.user_id == board.user)
            other = (await connection.execute(select(duplicate_boards).where(mine))).first()
            if other is not None and other.field != board.field:
                return _board(other, other.played)
            await _check_not_forgotten(connection, board.week, board.user, board.field)
            named = [is_listed for part in _NAMED for is_listed in await _naming(connection, part, board)]
            board = replace(board, is_listed=any(named) if named else board.is_listed)
            values = _changing(board) | {"name": board.name, "guild_id": board.guild, "is_listed": board.is_listed}
            key = {"week": board.week, "user_id": board.user, "seat": board.seat, "field": board.field}
            await connection.execute(insert(duplicate_boards).values(key | values))
        return board

    async def save(self, board: Board) -> bool:
        """Keep a change of a board, if it is the next one; return whether it was."""
        where = _key(board) & (duplicate_boards.c.revision == board.revision - 1)
        async with self._database.writing() as connection:
            done = await connection.execute(update(duplicate_boards).where(where).values(_changing(board)))
        return bool(done.rowcount)

    async def set_listed(self, week: date, user: UserId, *, is_listed: bool) -> None:
        """Keep whether a person is named in a week's tables, for all their games of it."""
        async with self._database.writing() as connection:
            for part in _NAMED:
                mine = (part.c.week == week) & (part.c.user_id == user)
                await connection.execute(update(part).where(mine).values(is_listed=is_listed))

    # At tables

    async def table(self, number: int) -> WeekTable | None:
        """Return a table; None where there is none of that number."""
        async with self._database.reading() as connection:
            return next(iter(await _tables(connection, duplicate_tables.c.id == number)), None)

    async def tables_of(self, week: date, user: UserId) -> Sequence[WeekTable]:
        """Return the tables of a week where someone has a seat, the smallest first."""
        mine = select(duplicate_seats.c.game).where(duplicate_seats.c.week == week, duplicate_seats.c.user_id == user)
        async with self._database.reading() as connection:
            return await _tables(connection, duplicate_tables.c.id.in_(mine))

    async def open_table(self, table: WeekTable) -> WeekTable | None:
        """Keep a new table and return it with its number; None where its person has a seat at another of its size.

        Raises `DuplicateError` where they had one and were forgotten.
        """
        async with self._database.writing() as connection:
            await _check_not_forgotten(connection, table.week, table.people[0].user, str(table.players))
            if await _is_seated(connection, table, table.people[0].user):
                return None
            values = {"week": table.week, "players": table.players, "guild_id": table.guild} | _playing(table)
            made = await connection.execute(insert(duplicate_tables).values(values))
            (number,) = made.inserted_primary_key or (0,)
            table = replace(table, id=number)
            await _put_people(connection, table)
        return table

    async def change_people(
        self, number: int, user: UserId, decide: Callable[[WeekTable, int], WeekTable]
    ) -> WeekTable | None:
        """Return a table after who sits there has changed; None where it is gone, or the person sits elsewhere.

        `decide` gets the table, and how many tables of its size have begun in its week. Where nobody is left the table
        is deleted, unless a public message still has to say so.

        Raises what `decide` does, and `DuplicateError` where the person had a seat and was forgotten.
        """
        async with self._database.writing() as connection:
            before = next(iter(await _tables(connection, duplicate_tables.c.id == number)), None)
            if before is None or await _is_seated(connection, before, user):
                return None
            await _check_not_forgotten(connection, before.week, user, str(before.players))
            same = (duplicate_tables.c.week == before.week) & (duplicate_tables.c.players == before.players)
            asked = select(func.count()).where(same & duplicate_tables.c.rotation.is_not(None))
            after = decide(before, (await connection.execute(asked)).scalar_one())
            if after is not before:
                await connection.execute(delete(duplicate_seats).where(duplicate_seats.c.game == number))
                await _put_people(connection, after)
                where = duplicate_tables.c.id == number
                change = update(duplicate_tables).where(where).values(_playing(after))
                is_kept = after.people or after.message_id is not None
                await connection.execute(change if is_kept else delete(duplicate_tables).where(where))
        return after

    async def save_table(self, table: WeekTable) -> bool:
        """Keep what has happened at a table, if it is the next change; return whether it was."""
        where = (duplicate_tables.c.id == table.id) & (duplicate_tables.c.revision == table.revision - 1)
        async with self._database.writing() as connection:
            done = await connection.execute(update(duplicate_tables).where(where).values(_playing(table)))
            if done.rowcount:
                for place, player in enumerate(table.people):
                    # by place: someone may have been forgotten meanwhile
                    seat = (duplicate_seats.c.game == table.id) & (duplicate_seats.c.place == place)
                    await connection.execute(update(duplicate_seats).where(seat).values(_seat(player)))
        return bool(done.rowcount)

    async def postpone(self, pause: timedelta, on: ShardSet, *, unshown: timedelta) -> None:
        """Shift the running clocks of these shards' tables by a `pause` in which nobody could press.

        Up to a pause of `unshown` the times that messages show may be too early.
        """
        columns = duplicate_tables.c
        runs = (columns.due_at.is_not(None), *self._database.owned(columns.guild_id), *on_shards(columns.guild_id, on))
        async with self._database.writing() as connection:
            for table in await _tables(connection, and_(*runs), has_played=False):
                after = postpone(table, pause)
                for place, player in enumerate(after.people):
                    where = (duplicate_seats.c.game == table.id) & (duplicate_seats.c.place == place)
                    values = {"since": player.since, "moved_at": player.moved_at, "called_for": player.called_for}
                    await connection.execute(update(duplicate_seats).where(where).values(values))
                changes = table.changes + (not timedelta() <= pause <= unshown)
                change = update(duplicate_tables).where(columns.id == table.id)
                await connection.execute(change.values(due_at=after.first_due_at, changes=changes))

    async def due_tables(self, week: date, now: datetime, limit: int, standing: ShardSet = NO_SHARD) -> Sequence[int]:
        """Return the tables of a week on this process's servers where someone's time has run out by now.

        Also those where the game waits and no clock was set. None is due on the shards `standing`.
        """
        columns = duplicate_tables.c
        has_none = columns.due_at.is_(None) & (columns.waiting != "")
        is_due = (columns.week == week) & columns.rotation.is_not(None) & ((columns.due_at <= now) | has_none)
        own = (*self._database.owned(columns.guild_id), *on_shards(columns.guild_id, standing.others))
        asked = select(columns.id).where(is_due, *own).order_by(columns.due_at, columns.id).limit(limit)
        async with self._database.reading() as connection:
            return (await connection.execute(asked)).scalars().all()

    # Their public messages

    async def set_message(self, number: int, channel_id: int | None, message_id: int | None) -> None:
        """Keep where a table's public message is; None where it has none any more."""
        values = {"channel_id": channel_id, "message_id": message_id}
        async with self._database.writing() as connection:
            await connection.execute(update(duplicate_tables).where(duplicate_tables.c.id == number).values(values))

    async def set_call(self, number: int, place: int, called_for: datetime | None, call_id: int | None) -> None:
        """Keep for which turn the person in that place was called, and by which message."""
        where = (duplicate_seats.c.game == number) & (duplicate_seats.c.place == place)
        async with self._database.writing() as connection:
            change = update(duplicate_seats).where(where).values(called_for=called_for, call_id=call_id)
            await connection.execute(change)

    async def mark_shown(self, number: int, changes: int) -> None:
        """Keep that a table's public message shows so many of its changes."""
        where = (duplicate_tables.c.id == number) & (duplicate_tables.c.shown < changes)
        async with self._database.writing() as connection:
            await connection.execute(update(duplicate_tables).where(where).values(shown=changes))

    async def behind(self, since: date) -> Sequence[int]:
        """Return the tables of this process's servers whose public message is behind, of that week and later ones."""
        columns = duplicate_tables.c
        is_behind = (columns.week >= since) & (columns.shown < columns.changes) & columns.message_id.is_not(None)
        asked = select(columns.id).where(is_behind, *self._database.owned(columns.guild_id)).order_by(columns.id)
        async with self._database.reading() as connection:
            return (await connection.execute(asked)).scalars().all()

    async def end_weeks(self, week: date) -> None:
        """Stop the clocks of weeks before this one; what public messages show has changed by that."""
        where = (duplicate_tables.c.week < week) & duplicate_tables.c.due_at.is_not(None)
        asked = select(duplicate_tables.c.id).where(where)
        async with self._database.reading() as connection:
            old = (await connection.execute(asked)).scalars().all()
        if not old:
            return
        async with self._database.writing() as connection:
            of_them = duplicate_seats.c.game.in_(old)
            await connection.execute(update(duplicate_seats).where(of_them).values(since=None))
            values = {"due_at": None, "changes": duplicate_tables.c.changes + 1}
            # unless another process has done it first
            await connection.execute(
                update(duplicate_tables).where(duplicate_tables.c.id.in_(old), where).values(values)
            )

    async def forget_games(self, until: date) -> bool:
        """Delete the games of all weeks that were over by that day; return whether there were any.

        Their secrets stay: they are published, and name nobody.
        """
        is_old = [part.c.week <= until - timedelta(days=7) for part in (duplicate_boards, duplicate_tables)]
        async with self._database.reading() as connection:
            boards = (await connection.execute(select(duplicate_boards.c.week).where(is_old[0]).limit(1))).first()
            tables = (await connection.execute(select(duplicate_tables.c.id).where(is_old[1]).limit(1))).first()
        if boards is None and tables is None:
            return False
        async with self._database.writing_in_background() as connection:
            of_them = duplicate_seats.c.game.in_(select(duplicate_tables.c.id).where(is_old[1]))
            await connection.execute(delete(duplicate_seats).where(of_them))
            await connection.execute(delete(duplicate_tables).where(is_old[1]))
            await connection.execute(delete(duplicate_boards).where(is_old[0]))
        return True

    async def drop_unfilled(self, week: date) -> None:
        """Delete the tables of weeks before this one that never began, and what is kept of forgotten people."""
        old = (duplicate_tables.c.week < week) & duplicate_tables.c.rotation.is_(None)
        forgotten = duplicate_forgotten.c.week < week
        async with self._database.reading() as connection:
            tables = (await connection.execute(select(duplicate_tables.c.id).where(old))).first()
            hashes = (await connection.execute(select(duplicate_forgotten.c.hash).where(forgotten))).first()
            if tables is None and hashes is None:
                return
        async with self._database.writing() as connection:
            of_them = duplicate_seats.c.game.in_(select(duplicate_tables.c.id).where(old))
            await connection.execute(delete(duplicate_seats).where(of_them))
            await connection.execute(delete(duplicate_tables).where(old))
            await connection.execute(delete(duplicate_forgotten).where(forgotten))


async def _naming(connection: AsyncConnection, part: TableClause, board: Board) -> Sequence[bool]:
    """Return whether a person is named for each of their games of a week of that kind."""
    asked = select(part.c.is_listed).where(part.c.week == board.week, part.c.user_id == board.user)
    return (await connection.execute(asked)).scalars().all()


async def _tables(connection: AsyncConnection, where: Any, *, has_played: bool = True) -> list[WeekTable]:
    columns = [column for column in duplicate_tables.c if has_played or column is not duplicate_tables.c.played]
    asked = select(*columns).where(where).order_by(duplicate_tables.c.players, duplicate_tables.c.id)
    rows = (await connection.execute(asked)).all()
    people: dict[int, list[Player]] = {row.id: [] for row in rows}
    of_them = duplicate_seats.c.game.in_(select(duplicate_tables.c.id).where(where))
    seats = select(duplicate_seats).where(of_them).order_by(duplicate_seats.c.game, duplicate_seats.c.place)
    for seat in (await connection.execute(seats)).all():
        person = Player(
            UserId(seat.user_id), seat.name, seat.is_listed, seat.outcome, seat.turns,
            seat.since, seat.replaced_at, seat.moved_at, seat.called_for, seat.call_id,
        )  # fmt: skip
        people[seat.game].append(person)
    return [
        WeekTable(
            row.id, row.week, row.players, row.guild_id, tuple(people[row.id]), row.rotation,
            tuple((seat, action) for seat, action in row.played) if has_played else (),
            row.revision, tuple(int(digit) for digit in row.waiting), row.changes,
            row.shown, row.channel_id, row.message_id,
        )
        for row in rows
    ]  # fmt: skip


async def _is_seated(connection: AsyncConnection, table: WeekTable, user: UserId) -> bool:
    """Return whether someone has a seat at another table of that size in that week."""
    mine = (duplicate_seats.c.week == table.week) & (duplicate_seats.c.user_id == user)
    same = mine & (duplicate_seats.c.players == table.players) & (duplicate_seats.c.game != table.id)
    return (await connection.execute(select(duplicate_seats.c.game).where(same))).first() is not None


async def _check_not_forgotten(connection: AsyncConnection, week: date, user: UserId, field: str) -> None:
    """Raises `DuplicateError` where someone has played that field of a week and was forgotten."""
    asked = select(duplicate_weeks.c.secret).where(duplicate_weeks.c.week == week)
    secret = bytes.fromhex((await connection.execute(asked)).scalar_one())
    where = (duplicate_forgotten.c.week == week) & (duplicate_forgotten.c.hash == played_hash(secret, user, field))
    if (await connection.execute(select(duplicate_forgotten.c.hash).where(where))).first() is not None:
        raise DuplicateError("duplicate-forgotten")


async def _put_people(connection: AsyncConnection, table: WeekTable) -> None:
    rows = [
        {
            "game": table.id, "place": place, "week": table.week, "players": table.players, "user_id": player.user,
            "name": player.name, "is_listed": player.is_listed, **_seat(player),
        }
        for place, player in enumerate(table.people)
    ]  # fmt: skip
    if rows:
        await connection.execute(insert(duplicate_seats), rows)


def _playing(table: WeekTable) -> dict[str, Any]:
    return {
        "rotation": table.rotation,
        "played": [list(each) for each in table.played],
        "waiting": "".join(str(seat) for seat in table.waiting),
        "revision": table.revision,
        "due_at": table.first_due_at,
        "changes": table.changes,
    }


def _seat(player: Player) -> dict[str, Any]:
    """Return what the game changes of a seat; who was called is kept apart, and may change meanwhile."""
    return {
        "outcome": player.outcome,
        "turns": player.turns,
        "since": player.since,
        "moved_at": player.moved_at,
        "replaced_at": player.replaced_at,
    }


def _key(board: Board) -> Any:
    columns = duplicate_boards.c
    return (columns.week == board.week) & (columns.user_id == board.user) & (columns.seat == board.seat)


def _changing(board: Board) -> dict[str, Any]:
    return {
        "played": [list(each) for each in board.played],
        "revision": board.revision,
        "outcome": board.outcome,
        "turns": board.turns,
    }


def _board(row: Row[Any], played: Sequence[tuple[int, str]]) -> Board:
    return Board(
        row.week,
        UserId(row.user_id),
        row.seat,
        row.name,
        row.guild_id,
        row.is_listed,
        tuple((seat, action) for seat, action in played),
        row.revision,
        row.outcome,
        row.turns,
        row.field,
    )
