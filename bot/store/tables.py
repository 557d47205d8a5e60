"""Tables on disk: made, changed by what changed of them, and read again. One transaction each."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, replace
from datetime import datetime
from typing import Any, TypeVar

from sqlalchemy import Select, TableClause, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.match import Games, Line, Match
from bot.store.calls import put_calls
from bot.store.engine import Database
from bot.store.errors import Conflict, Damage
from bot.store.moderation import act_row
from bot.store.quarantine import set_aside
from bot.store.rows import read_table
from bot.store.schema import (
    ballots,
    games,
    lapses,
    lines,
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
from bot.store.seals import Raw, chained, changed_row, checked_row, first_hash, head_of, new_salt, raw_game, seal
from bot.store.written_rows import (
    lapse_row,
    motion_row,
    notice_row,
    poll_row,
    post_row,
    seat_holder_row,
    sitter_row,
    timer_row,
    voice_row,
)
from bot.table.contest import Contest
from bot.table.fair_deal import deal_to_json
from bot.table.kinds import Status
from bot.table.table import Table
from bot.table.values import Call, Post, Presence, TableId

R = TypeVar("R")


class TableStore:
    """Every table with all that belongs to it. A table's `revision` is the check against another writer."""

    def __init__(self, database: Database, known: Games) -> None:
        self._database = database
        self._games = known

    async def create(self, table: Table, finished: Callable[[Table], Table] = lambda table: table) -> Table:
        """Keep a new table; its id is given here, and `finished` says who sits there once it is known.

        Raises `Conflict` where its rematch has a lobby, or that deal of its tournament a table already.
        """
        async with self._database.writing() as connection:
            if (rivals := _rivals(table)) is not None and (await connection.execute(rivals)).first():
                raise Conflict
            header, deal = table.match and table.match.header(), deal_to_json(table.fair_deal)
            # what never changes, or hardly ever, is not among what every press writes (`game_row`)
            once = {"header": header, "deal": deal, "salt": new_salt()}
            made = await connection.execute(insert(games).values({**game_row(table), **once}))
            (new_id,) = made.inserted_primary_key or (0,)
            # names of computers are drawn by the table's number, which the database has just given
            table = finished(replace(table, id=TableId(new_id)))
            await _put_parts(connection, None, table)
            row = await raw_game(connection, table.id)
            assert row is not None
            if header is not None:
                row = await _put_lines(connection, row, table, ())
            await seal(connection, table.id, row, people=True)
        return table

    async def load(self, table_id: TableId) -> Table | None:
        """A table, its game folded from the log; None where there is none.

        Raises `Damage` where it is not what was kept of it: then it is set aside, and `StoreTrouble` from then on.
        """
        try:
            async with self._database.reading() as connection:
                return await read_table(connection, self._games, table_id)
        except Damage as damage:
            await set_aside(self._database, table_id, damage.where)
            raise

    async def save(self, before: Table, after: Table) -> None:
        """Keep what changed from `before` to `after`, whose revision is the next, in one transaction.

        Raises `Conflict` where the table on disk is no longer `before`: somebody else was first.
        """
        added, chain = new_lines(before.match, after.match), list[dict[str, Any]]()
        changed = game_row(after)
        if before.match is None and after.match is not None:
            changed["header"] = after.match.header()  # it never changes: once is enough
        if before.fair_deal is not after.fair_deal:
            changed["deal"] = deal_to_json(after.fair_deal)
        try:
            async with self._database.writing() as connection:
                # as it lies on disk: what memory holds could hide that a bit has flipped there
                row = await checked_row(connection, before.id)
                begins = "header" in changed
                if row is not None and added and not begins:
                    chain, changed["head"] = chained(row, [line_row(after, line) for line in added])
                row = await changed_row(connection, before.id, before.revision, changed)
                if row is None:  # it has another revision: another process has written meanwhile
                    raise Conflict
                if begins:
                    # the first line's hash follows from the header as it lies on disk, so that has to be written before
                    row = await _put_lines(connection, row, after, added)
                elif chain:
                    await connection.execute(insert(lines), chain)
                await _put_parts(connection, before, after)
                await seal(connection, after.id, row, people=before.sitters != after.sitters)
        except IntegrityError as error:  # a line of that number, say: the log's key keeps a game from forking
            raise Conflict from error

    async def revision(self, table_id: TableId) -> int | None:
        """The revision of a table on disk."""
        async with self._database.reading() as connection:
            asked = select(games.c.revision).where(games.c.id == table_id)
            return (await connection.execute(asked)).scalar_one_or_none()

    async def set_nudged(self, table_id: TableId, at: datetime, calls: Sequence[Call] = ()) -> None:
        """Keep when somebody last reminded the awaited players, and whom he has called by it."""
        async with self._database.writing() as connection:
            await checked_row(connection, table_id)
            await connection.execute(update(games).where(games.c.id == table_id).values(nudged_at=at))
            await seal(connection, table_id)
            if calls:
                await put_calls(connection, calls)


def _rivals(table: Table) -> Select[int] | None:
    """The tables that a new one would be a second of; None where there may be as many as one likes."""
    if table.rematch_of is not None:
        return select(games.c.id).where(games.c.rematch_of == table.rematch_of, games.c.status == Status.LOBBY)
    if table.contest is not None:
        return select(games.c.id).where(*(games.c[name] == each for name, each in contest_row(table.contest).items()))
    return None


async def _put_lines(connection: AsyncConnection, row: Raw, table: Table, added: Iterable[Line]) -> Raw:
    """Chains and writes the first lines of a game whose `games` row has its header by now; the row afterwards."""
    row = {**row, "head": head_of(0, first_hash(row))}
    new, head = chained(row, [line_row(table, line) for line in added])
    if new:
        await connection.execute(insert(lines), new)
    await connection.execute(update(games).where(games.c.id == table.id).values(head=head))
    return {**row, "head": head}


async def _put_parts(connection: AsyncConnection, before: Table | None, after: Table) -> None:
    if before is None or before.sitters != after.sitters:
        seated = [sitter_row(after.id, seat, sitter) for seat, sitter in enumerate(after.sitters)]
        await _replace(connection, sitters, after.id, seated)
    if before is None or before.voices != after.voices:
        await _replace(connection, ballots, after.id, [voice_row(after.id, voice) for voice in after.voices])
    if after.calls:
        await put_calls(connection, after.calls)
    if after.notices:
        await connection.execute(insert(notices), [notice_row(after, each) for each in after.notices])
    if before is None or before.timers != after.timers:
        timed = [timer_row(after.id, seat, timer) for seat, timer in enumerate(after.timers)]
        await _replace(connection, timers, after.id, timed)
    if before is None or before.motions != after.motions:
        await _replace(connection, motions, after.id, [motion_row(after.id, each) for each in after.motions])
    await _put_records(connection, polls, after.id, before.polls if before else (), after.polls, poll_row)
    await _put_records(connection, lapses, after.id, before.lapses if before else (), after.lapses, lapse_row)
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
    """Writes what is new or different of records that are numbered, and of which none is ever taken away."""
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
    """Writes what a table's public message shows in place of what was written before."""
    await connection.execute(delete(posts).where(posts.c.game == table_id))
    await connection.execute(insert(posts).values(post_row(table_id, post)))


def game_row(table: Table) -> dict[str, Any]:
    """The `games` row of a table, without its id, and without what a game begins with."""
    return {
        "status": table.status,
        "revision": table.revision,
        "rules": table.rules,
        "guild_id": table.place.guild_id,
        "channel_id": table.place.channel_id,
        "locale": table.place.locale,
        "is_placeless": table.is_placeless,
        "owner": table.owner or 0,
        "options": asdict(table.options),
        "created_at": table.created_at,
        "moved_at": table.moved_at,
        "rematch_of": table.rematch_of,
        "waiting": " ".join(map(str, table.waiting)),
        "is_behind": table.is_behind,
        "awaits_automatic": bool(table.automatic_waiting),
        "is_paused": table.is_paused,
        "next_at": table.next_at,
        "presence": [presence_row(each) for each in table.presence],
        "has_take_backs": table.has_take_backs,
        "is_aside": table.is_aside,
        "is_hidden": table.is_hidden,
        "laws": table.laws,
        **contest_row(table.contest),
    }


def contest_row(contest: Contest | None) -> dict[str, int | None]:
    """What is kept in `games` of the tournament to which a table belongs."""
    return {
        "contest_of": contest and contest.tournament,
        "contest_round": contest and contest.round,
        "contest_table": contest and contest.table,
        "contest_deal": contest and contest.deal,
    }


def presence_row(presence: Presence) -> list[str | None]:
    """What is kept of one seat in `games.presence`."""
    known = presence.seen_at, presence.unreached_at, presence.inactive_since, presence.first_unreached_at
    return [None if at is None else at.isoformat() for at in known]


def line_row(table: Table, line: Line) -> dict[str, Any]:
    """The `lines` row of one line, added now."""
    return {
        "game": table.id,
        "n": line.number,
        "seat": line.seat,
        "do": line.action,
        "by": line.by,
        "why": line.why,
        "at": table.moved_at,
    }


def new_lines(before: Match | None, after: Match | None) -> tuple[Line, ...]:
    """The lines by which a match has grown. Raises `ValueError` where `after` does not continue `before`."""
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
