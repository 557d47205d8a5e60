"""Queries and changes of all clocks: each is one indexed query that replays no game."""

import logging
from collections import defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import Row, and_, bindparam, false, func, not_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.shards import EVERY_SHARD, NO_SHARD, ShardSet
from bot.store.changes import Kind
from bot.store.database import Database, on_shards
from bot.store.quarantine import retry_after_quarantine
from bot.store.rows import options_of, presence_of, presence_row, timer_of, timer_row
from bot.store.schema import IS_SOUND, games, motions, posts, sitters, timers
from bot.store.seals import check_clocks, check_rows, seal_clocks, seal_rows
from bot.table.values import MOST_UNREACHED, OPEN, Options, Presence, ReminderStage, Status, TableId, Timer, UserId

log = logging.getLogger(__name__)

_RUNS: Final = (games.c.status == Status.PLAYING, games.c.is_aside == false(), IS_SOUND)
"""The conditions under which a table's clocks run."""
_COMES_DUE: Final = (games.c.status.in_(OPEN), games.c.is_aside == false(), IS_SOUND)
"""The conditions under which something may come due at a table: its clocks run, or it is a lobby, which may begin."""
AT_ONCE: Final = 100
"""The number of tables that are shifted together: the event loop stands still for less than 0.1 s."""
PROGRESS: Final = 100
"""A log line says how far it is after so many times `AT_ONCE` tables."""
_GOES_ON: Final = (games.c.status.in_(OPEN), IS_SOUND)
"""Tables that are not over."""


@dataclass(frozen=True, slots=True)
class RunningTimer:
    """A running clock: its table and its options, the person, and when the turn it runs for began.

    `has_left_server` is whether the person is known to have left the table's server.
    """

    table: TableId
    seat: int
    user: UserId
    options: Options
    timer: Timer
    turn_began_at: datetime
    has_left_server: bool


@retry_after_quarantine
class Deadlines:
    """Due times at all tables of this process."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._own = database.owned(games.c.guild_id)

    async def due_tables(
        self, now: datetime, *, limit: int, without: Collection[int] = (), standing: ShardSet = NO_SHARD
    ) -> list[TableId]:
        """Return the tables at which something is due by `now`, the longest due first.

        Nothing is due where the clocks stand, on the shards `standing`.
        """
        runs = on_shards(games.c.guild_id, standing.others)
        asked = (
            select(games.c.id)
            .where(games.c.next_at <= now, *_COMES_DUE, *self._own, *runs, games.c.id.not_in(list(without)))
            .order_by(games.c.next_at)
            .limit(limit)
        )
        async with self.database.reading() as connection:
            return [TableId(each) for each in (await connection.execute(asked)).scalars()]

    async def next_deadline(self, *, without: Collection[int] = ()) -> datetime | None:
        """Return the earliest time at which something is due."""
        asked = (
            select(games.c.next_at)
            .where(games.c.next_at.is_not(None), *_COMES_DUE, *self._own, games.c.id.not_in(list(without)))
            .order_by(games.c.next_at)
            .limit(1)
        )
        async with self.database.reading() as connection:
            return (await connection.execute(asked)).scalar_one_or_none()

    async def restart(
        self,
        restarted: Callable[[RunningTimer], Timer],
        pause: timedelta,
        now: datetime,
        *,
        unshown: timedelta = timedelta(),
        on: ShardSet = EVERY_SHARD,
    ) -> int:
        """Shift all clocks and deadlines by a `pause` until `now` in which no clock ran; return the number of clocks.

        Running clocks become what `restarted` makes of them. Open votes and pauses of moderators get `pause` more, and
        so does every wait without a clock, in a lobby or for an absent player. At a start,
        before a table is in memory, or after a jump of the clock, when tables in memory are read again.

        Args:
            unshown: by how much the times that messages show may be too early where no live clock runs: a `pause` that
                is no longer leaves no message behind.
            on: the shards whose servers' tables it is about.

        Raises:
            DamagedTable: a table isn't what was sealed.
        """
        async with self.database.writing() as connection:
            goes_on = (*_GOES_ON, *self._own, *on_shards(games.c.guild_id, on))
            asked = select(games.c.id).where(*goes_on).order_by(games.c.id)
            ids = (await connection.execute(asked)).scalars().all()
            slices = [
                (games.c.id.between(ids[begin], ids[min(begin + AT_ONCE, len(ids)) - 1]), *goes_on)
                for begin in range(0, len(ids), AT_ONCE)
            ]
            # all of them before anything changes: a change that is sealed would make damage right
            for which in slices:
                await check_rows(connection, which)
                await check_clocks(connection, which)
            is_shown = not timedelta() <= pause <= unshown
            clocks = 0
            for number, which in enumerate(slices, 1):
                clocks += await _restart(connection, which, restarted, pause, now, is_shown=is_shown)
                if number % PROGRESS == 0:
                    log.info("the clocks of %s of %s tables are set again", number * AT_ONCE, len(ids))
            await self.database.changes.send(connection, Kind.CLOCKS)
        return clocks


async def _restart(
    connection: AsyncConnection,
    which: Sequence[Any],
    restarted: Callable[[RunningTimer], Timer],
    pause: timedelta,
    now: datetime,
    *,
    is_shown: bool,
) -> int:
    """Shift the clocks and deadlines of the tables that meet the conditions `which`, and seal them."""
    running = await _running(connection, which)
    await _write_timers(connection, [(each, restarted(each)) for each in running])
    votes = await _votes(connection, which)
    if votes:
        later = [{"in_game": row.game, "of_kind": row.kind, "due_at": row.due_at + pause} for row in votes]
        where = and_(motions.c.game == bindparam("in_game"), motions.c.kind == bindparam("of_kind"))
        await connection.execute(update(motions).where(where).values(due_at=bindparam("due_at")), later)
    paused = await _postpone_pauses(connection, which, pause)
    # before clocks that start by themselves are looked for: these count from what it moves
    await _shorten_waits(connection, which, pause, now, is_shown=is_shown)
    starts = await _starts(connection, which)
    changed = {each.table for each in running} | {row.game for row in votes} | paused
    live = {each.table for each in running if not (each.options.clock and each.options.clock.is_slow)}
    await _reschedule(connection, which, changed, starts, shown=None if is_shown else live)
    await seal_clocks(connection, which)
    await seal_rows(connection, which)
    return len(running)


async def _votes(connection: AsyncConnection, which: Sequence[Any]) -> Sequence[Row[int, str, datetime]]:
    asked = select(motions.c.game, motions.c.kind, motions.c.due_at).select_from(motions.join(games)).where(*which)
    return (await connection.execute(asked)).all()


async def _postpone_pauses(connection: AsyncConnection, which: Sequence[Any], pause: timedelta) -> set[int]:
    """Let the pauses that moderators made end later by `pause`; return their tables."""
    asked = select(games.c.id, games.c.paused_until).where(games.c.paused_until.is_not(None), *which)
    found = (await connection.execute(asked.where(games.c.status == Status.PLAYING))).all()
    if found:
        later = [{"in_game": row.id, "until": row.paused_until + pause} for row in found]
        where = games.c.id == bindparam("in_game")
        await connection.execute(update(games).where(where).values(paused_until=bindparam("until")), later)
    return {row.id for row in found}


async def _write_timers(connection: AsyncConnection, new: Sequence[tuple[RunningTimer, Timer]]) -> None:
    if new:
        changes = [
            {"in_game": each.table, "at_seat": each.seat, **timer_row(each.table, each.seat, timer)}
            for each, timer in new
        ]
        where = and_(timers.c.game == bindparam("in_game"), timers.c.seat == bindparam("at_seat"))
        names = [column.name for column in timers.c if column.name not in ("game", "seat")]
        await connection.execute(update(timers).where(where).values({name: bindparam(name) for name in names}), changes)


async def _shorten_waits(
    connection: AsyncConnection, which: Sequence[Any], pause: timedelta, now: datetime, *, is_shown: bool
) -> None:
    asked = select(games.c.id, games.c.status, games.c.moved_at, games.c.next_at, games.c.presence).where(*which)
    found = (await connection.execute(asked)).all()
    if found:
        where = games.c.id == bindparam("in_game")
        later = [{"in_game": row.id, "moved_at": _later(row.moved_at, pause, now)} for row in found]
        await connection.execute(update(games).where(where).values(moved_at=bindparam("moved_at")), later)
        # a lobby has no clocks and votes from which the time at which it begins could be worked out again
        lobbies = {
            row.id: row.next_at + pause for row in found if row.status == Status.LOBBY and row.next_at is not None
        }
        await _put_times(connection, lobbies, is_shown=is_shown)
        known = {row.id: [presence_of(each) for each in row.presence] for row in found}
        inactive = [
            {"in_game": game, "presence": [presence_row(_inactive_less(each, pause, now)) for each in seats]}
            for game, seats in known.items()
            if any(_inactive_less(each, pause, now) != each for each in seats)
        ]
        if inactive:
            await connection.execute(update(games).where(where).values(presence=bindparam("presence")), inactive)


def _inactive_less(known: Presence, pause: timedelta, now: datetime) -> Presence:
    def later(at: datetime | None) -> datetime | None:
        return at and _later(at, pause, now)

    return replace(
        known,
        inactive_since=later(known.inactive_since),
        first_unreached_at=later(known.first_unreached_at),  # else it would lie before the turn
        turn_began_at=later(known.turn_began_at),
        left_server_at=later(known.left_server_at),
    )


def _later(at: datetime, pause: timedelta, now: datetime) -> datetime:
    """Return a time in the past, later by the pause; what happened within the pause counts as happening `now`."""
    return max(at, min(at + pause, now)) if pause > timedelta() else at + pause


async def _running(connection: AsyncConnection, which: Sequence[Any]) -> list[RunningTimer]:
    asked = (
        select(timers, games.c.options, games.c.presence, games.c.moved_at, sitters.c.user_id)
        .select_from(timers.join(games))
        .join(sitters, and_(sitters.c.game == timers.c.game, sitters.c.seat == timers.c.seat))
        .where(timers.c.since.is_not(None), games.c.status == Status.PLAYING, *which)
    )
    found: list[RunningTimer] = []
    for row in (await connection.execute(asked)).all():
        options = options_of(row.options)
        if options.clock is not None:
            known = presence_of(row.presence[row.seat]) if row.presence else Presence()
            user, timer, began = UserId(row.user_id), timer_of(row), known.turn_began_at or row.moved_at
            has_left = known.left_server_at is not None
            found.append(RunningTimer(TableId(row.game), row.seat, user, options, timer, began, has_left))
    return found


async def _starts(connection: AsyncConnection, which: Sequence[Any]) -> dict[int, list[datetime]]:
    """Return, by table, when the stopped clocks of unreachable people start (`Table.unreached_until`)."""
    asked = (
        select(timers.c.game, timers.c.seat, games.c.presence, games.c.is_placeless, games.c.moved_at)
        .select_from(timers.join(games))
        .join(sitters, and_(sitters.c.game == timers.c.game, sitters.c.seat == timers.c.seat))
        .where(timers.c.since.is_(None), timers.c.stint.is_not(None), timers.c.reminded != ReminderStage.TIMED_OUT)
        .where(sitters.c.is_automatic == false(), games.c.is_paused == false(), *_RUNS, *which)
    )
    found: dict[int, list[datetime]] = defaultdict(list)
    for row in (await connection.execute(asked)).all():
        until = presence_of(row.presence[row.seat]).unreached_until if row.presence else None
        if until is None and row.is_placeless:
            until = row.moved_at + MOST_UNREACHED
        if until is not None:
            found[row.game].append(until)
    return found


async def _reschedule(
    connection: AsyncConnection,
    which: Sequence[Any],
    tables: Collection[int],
    starts: Mapping[int, Sequence[datetime]],
    *,
    shown: Collection[int] | None,
) -> None:
    """Update the column `next_at` of these tables, and of those where clocks start.

    It follows from their clocks, votes and moderators' pauses. The messages of `shown` are behind then, of all if None.
    """
    due: dict[int, list[datetime]] = defaultdict(list)
    for game, at in starts.items():
        due[game] += at
    ends = (
        (timers.c.game, timers.c.rings_at, timers.join(games)),
        (motions.c.game, motions.c.due_at, motions.join(games)),
        (games.c.id, games.c.paused_until, games),
    )
    for game, at, whole in ends:
        asked = select(game.label("game"), func.min(at).label("at")).select_from(whole).where(at.is_not(None), *which)
        for row in (await connection.execute(asked.group_by(game))).all():
            if row.game in tables or row.game in starts:
                due[row.game].append(row.at)
    times = {game: min(found) for game, found in due.items()}
    are_shown = set(times) if shown is None else set(times) & set(shown)
    await _put_times(connection, {game: times[game] for game in times if game in are_shown}, is_shown=True)
    await _put_times(connection, {game: times[game] for game in times if game not in are_shown}, is_shown=False)


async def _put_times(connection: AsyncConnection, next_at: Mapping[int, datetime], *, is_shown: bool) -> None:
    """Keep when something is next due at these tables, which count as changed.

    Their messages show other times: they are behind where these are to be shown (`is_shown`).
    """
    if not next_at:
        return
    changes = [{"in_game": game, "next_at": at} for game, at in next_at.items()]
    # a change like any other, to anyone who compares
    new: dict[str, Any] = {"next_at": bindparam("next_at"), "revision": games.c.revision + 1}
    if is_shown:
        new["is_behind"] = not_(games.c.is_placeless)
    else:
        # what was drawn from the revision before stands for this one, too
        revision = select(games.c.revision).where(games.c.id == bindparam("in_game")).scalar_subquery()
        where = and_(posts.c.game == bindparam("in_game"), posts.c.revision == revision)
        await connection.execute(update(posts).where(where).values(revision=posts.c.revision + 1), changes)
    await connection.execute(update(games).where(games.c.id == bindparam("in_game")).values(new), changes)
