"""What is saved comes back equal, a second writer never forks a log, and ten thousand games do not slow the start."""

import random
import sqlite3
import threading
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import TextClause, event, insert, inspect, text
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import IntegrityError

from bot.games.civ.game import CIV, GAMES, Choices, CivMatch, civ_game
from bot.games.civ.rules import Game, deal
from bot.games.civ.rules.setup import to_header
from bot.store import Conflict, Store, table_reader
from bot.store.database import transaction
from bot.store.rows import game_row, presence_of, presence_row
from bot.store.schema import games, lines, metadata, sitters
from bot.table.table import Table
from bot.table.values import (
    ChapterName,
    ClockActor,
    Options,
    Participant,
    Person,
    Place,
    Post,
    Presence,
    SeatHolder,
    Status,
    TableId,
    UserId,
)
from bot.table.vote import AbsentSeats, BackTo, CastVote, OneSeat, ToChannel, Vote, VoteKind, VoteOutcome, VoteRecord

NOW = datetime(2026, 1, 2, 3, 4, 5, 678, tzinfo=UTC)
ODD_NAME = "אבג " + "🏛️" * 14


def new_table(**changes: object) -> Table:
    people = (Participant(UserId(2**63 - 1), ODD_NAME), Participant(UserId(12), "Bo", True))
    options = Options(
        2, CIV, Choices(turn_cap=40).to_json(), True, True, (UserId(2**62), UserId(3)), order=(UserId(12), UserId(-1))
    )
    table = Table(TableId(0), Status.LOBBY, options, Place(None, 2**62, "fr"), UserId(11), people, None, NOW, NOW)
    return replace(table, **changes)  # pyright: ignore[reportArgumentType]  # field names checked by replace itself


def playing(table: Table, seed: int = 1) -> Table:
    match = CivMatch(Game.start(deal(random.Random(seed), players=2)))
    return replace(table, status=Status.PLAYING, match=match, revision=table.revision + 1)


def longer(table: Table, choice: int = 0) -> Table:
    assert table.match is not None
    seat = table.match.waiting()[0]
    legal = civ_game(table.match).legal(seat)
    game = civ_game(table.match).play(seat, legal[choice % len(legal)])
    return replace(
        table, match=CivMatch(game), revision=table.revision + 1, moved_at=table.moved_at + timedelta(seconds=1)
    )


async def test_a_lobby_comes_back_equal(store: Store) -> None:
    table = await store.tables.create(new_table())
    assert await store.tables.load(table.id) == table
    assert await store.tables.load(TableId(999)) is None


async def test_a_game_is_checked_and_replayed_off_the_event_loop(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await store.tables.create(new_table())
    await store.tables.save(table, playing(table))
    check, threads = table_reader.check_chain, list[int]()

    def note_thread(*given: Any) -> None:
        threads.append(threading.get_ident())
        check(*given)

    monkeypatch.setattr(table_reader, "check_chain", note_thread)
    await store.tables.load(table.id)
    assert len(threads) == 1
    assert threads[0] != threading.get_ident()


async def test_a_game_comes_back_equal_line_by_line(store: Store) -> None:
    before = await store.tables.create(new_table())
    after = playing(before)
    await store.tables.save(before, after)
    for number in range(30):
        before, after = after, longer(after, number)
        await store.tables.save(before, after)
    stored = await store.tables.load(after.id)
    assert stored is not None
    assert stored.match is not None
    assert after.match is not None
    assert civ_game(stored.match).lines == civ_game(after.match).lines
    assert civ_game(stored.match).position == civ_game(after.match).position
    assert replace(stored, match=None) == replace(after, match=None)


async def test_every_part_of_a_change_is_kept(store: Store) -> None:
    before = await store.tables.create(new_table())
    cast_votes = (CastVote(VoteKind.AUTOMATIC, UserId(12), 0), CastVote(VoteKind.CANCEL, UserId(12), 3))
    after = replace(
        playing(before),
        participants=before.participants[::-1],
        cast_votes=cast_votes,
        post=Post(77, 0, ChapterName("board"), (0, 1), 1),
        place=Place(5, 6, "de"),
        is_placeless=True,
    )
    await store.tables.save(before, after)
    stored = await store.tables.load(before.id)
    assert stored is not None
    assert replace(stored, match=None) == replace(after, match=None)


ASKED = [
    # what is kept, of whom and as which number, as every version has kept it
    (VoteKind.AUTOMATIC, Person(UserId(12)), AbsentSeats((0, 1)), 12, 3),
    (VoteKind.CANCEL, None, None, 0, 0),
    (VoteKind.EXTEND, Person(UserId(12)), None, 12, 0),
    (VoteKind.GO_ON, ClockActor(), OneSeat(1), 0, 1),
    (VoteKind.MOVE, Person(UserId(12)), ToChannel(2**62), 12, 2**62),
    (VoteKind.PAUSE, Person(UserId(12)), None, 12, 0),
    (VoteKind.REPLACE, None, OneSeat(1), 0, 1),
    (VoteKind.UNDO, Person(UserId(12)), BackTo(5), 12, 5),
]


async def test_what_a_vote_is_about_and_who_asked_come_back_equal_and_are_kept_as_numbers(store: Store) -> None:
    lobby = await store.tables.create(new_table())
    votes = tuple(Vote(kind, by, subject, 7, NOW, NOW) for kind, by, subject, *_ in ASKED)
    vote_records = tuple(VoteRecord(vote, VoteOutcome.EXPIRED, NOW) for vote in votes)
    after = replace(playing(lobby), votes=votes, vote_records=vote_records)
    await store.tables.save(lobby, after)
    stored = await store.tables.load(lobby.id)
    assert stored is not None
    assert (stored.votes, stored.vote_records) == (votes, vote_records)
    for part in ("motions", "polls"):
        async with store.database.reading() as connection:
            rows = (await connection.execute(text(f'SELECT kind, "by", subject FROM {part} ORDER BY kind'))).all()
        assert [tuple(row) for row in rows] == [(kind, by, number) for kind, _, _, by, number in ASKED]


async def test_who_lost_his_seat_before_the_first_line_comes_back_so(store: Store) -> None:
    lobby = await store.tables.create(new_table())
    holders = (
        SeatHolder(0, 0, UserId(12), "Bo", is_before_first_line=True),
        SeatHolder(0, 0, UserId(13), "Cy"),
        SeatHolder(0, 4, UserId(13), "Cy", is_automatic=True),
    )
    await store.tables.save(lobby, replace(playing(lobby), seat_holders=holders))
    stored = await store.tables.load(lobby.id)
    assert stored is not None
    assert stored.seat_holders == holders
    async with store.database.reading() as connection:
        kept = (await connection.execute(text("SELECT number FROM stays ORDER BY number"))).scalars().all()
    assert list(kept) == [-1, 0, 4]


async def test_a_board_whose_lobby_is_owed_comes_back_so_and_is_behind(store: Store) -> None:
    lobby = await store.tables.create(new_table())
    table = playing(lobby)
    await store.tables.save(lobby, table)
    owed = Post(77, 0, ChapterName("board"), (), channel_id=5, is_lobby_owed=True)
    for post, revision, is_behind in ((owed, 0, True), (Post(77, 0, ChapterName("board"), (), 1), 1, False)):
        await store.posts.set_post(table.id, post, before=None)
        stored = await store.tables.load(table.id)
        assert stored is not None
        assert (stored.post, stored.is_behind) == (post, is_behind)
        assert await store.posts.behind() == [table.id] * is_behind
        async with store.database.reading() as connection:
            assert (await connection.execute(text("SELECT revision FROM posts"))).scalar_one() == revision


async def test_a_save_writes_the_one_vote_that_has_changed_and_no_other(store: Store) -> None:
    lobby = await store.tables.create(new_table())
    before = playing(lobby)
    await store.tables.save(lobby, before)
    over = [NOW + timedelta(seconds=number) for number in range(250)]
    said = (CastVote(VoteKind.PAUSE, UserId(12), 0),)
    votes = [Vote(VoteKind.PAUSE, Person(UserId(12)), None, 0, at, at) for at in over]
    vote_records = tuple(VoteRecord(vote, VoteOutcome.REFUSED, vote.due_at, said) for vote in votes)
    many = replace(before, vote_records=vote_records, revision=before.revision + 1)
    await store.tables.save(before, many)
    last = replace(vote_records[-1], outcome=VoteOutcome.CARRIED)
    after = replace(many, vote_records=(*vote_records[:-1], last), revision=many.revision + 1)
    written: list[int] = []

    def executed(
        connection: Connection, cursor: object, statement: str, rows: Any, context: object, is_many: bool
    ) -> None:
        if statement.startswith("INSERT INTO polls"):
            written.append(len(rows) if is_many else 1)

    event.listen(Engine, "before_cursor_execute", executed)
    try:
        await store.tables.save(many, after)
        await store.tables.save(after, replace(after, is_paused=True, revision=after.revision + 1))
    finally:
        event.remove(Engine, "before_cursor_execute", executed)
    assert written == [1]
    stored = await store.tables.load(before.id)
    assert stored is not None
    assert stored.vote_records == after.vote_records


async def test_a_second_writer_of_the_same_position_is_refused(store: Store) -> None:
    lobby = await store.tables.create(new_table())
    game = playing(lobby)
    await store.tables.save(lobby, game)
    await store.tables.save(game, longer(game, 0))
    with pytest.raises(Conflict):
        await store.tables.save(game, longer(game, 1))
    stored = await store.tables.load(game.id)
    assert stored is not None
    assert stored.number == 1


async def test_a_second_writer_of_the_same_lobby_is_refused(store: Store) -> None:
    lobby = await store.tables.create(new_table())
    await store.tables.save(lobby, replace(lobby, owner=UserId(1), revision=1))
    with pytest.raises(Conflict):
        await store.tables.save(lobby, replace(lobby, owner=UserId(2), revision=1))
    stored = await store.tables.load(lobby.id)
    assert stored is not None
    assert stored.owner == 1


async def test_a_writer_has_the_lock_from_its_first_statement(store: Store, file: Path) -> None:
    rival = sqlite3.connect(file, timeout=0, isolation_level=None)
    async with transaction(store.database.writer) as connection:
        await connection.execute(text("SELECT 1"))  # it only reads, and yet
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            rival.execute("BEGIN IMMEDIATE")
    async with transaction(store.database.reader) as connection:
        await connection.execute(text("SELECT 1"))
        rival.execute("BEGIN IMMEDIATE")
    rival.close()


async def test_a_transaction_sees_one_state_from_its_first_statement_to_its_last(store: Store, file: Path) -> None:
    rival = sqlite3.connect(file, timeout=0, isolation_level=None)
    count = text("SELECT count(*) FROM memory")
    async with transaction(store.database.reader) as connection:
        before = (await connection.execute(count)).scalar_one()
        rival.execute("INSERT INTO memory (key, value) VALUES ('of', 'a rival')")
        assert (await connection.execute(count)).scalar_one() == before
    async with transaction(store.database.reader) as connection:
        assert (await connection.execute(count)).scalar_one() == before + 1
    rival.close()


@pytest.mark.usefixtures("file")
async def test_a_transaction_that_fails_leaves_nothing_behind_and_its_connection_is_used_again(store: Store) -> None:
    insert = text("INSERT INTO memory (key, value) VALUES ('one', 'value')")

    async def fail(*before: TextClause) -> None:
        async with transaction(store.database.writer) as connection:
            for statement in before:
                await connection.execute(statement)
            raise ZeroDivisionError

    for _ in range(5):  # more than there are connections
        with pytest.raises(ZeroDivisionError):
            await fail(insert)
        with pytest.raises(ZeroDivisionError):
            await fail()
    async with transaction(store.database.writer) as connection:
        assert (await connection.execute(insert)).rowcount == 1


@pytest.mark.usefixtures("file")
async def test_every_connection_is_durable_and_keeps_foreign_keys(store: Store) -> None:
    async with transaction(store.database.writer) as one, transaction(store.database.reader) as other:
        for connection in (one, other):
            found = [
                (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
            assert found == ["wal", 2, 1]


async def test_the_logs_key_refuses_a_fork_even_where_the_revision_does_not(store: Store) -> None:
    lobby = await store.tables.create(new_table())
    game = playing(lobby)
    await store.tables.save(lobby, game)
    await store.tables.save(game, longer(game, 0))
    forged = replace(game, revision=game.revision + 1)
    with pytest.raises(Conflict) as conflict:
        await store.tables.save(forged, replace(longer(game, 1), revision=forged.revision + 1))
    assert isinstance(conflict.value.__cause__, IntegrityError)


async def test_a_log_never_shrinks_nor_changes(store: Store) -> None:
    lobby = await store.tables.create(new_table())
    game = playing(lobby)
    with pytest.raises(ValueError, match="only grows"):
        await store.tables.save(longer(game, 0), replace(longer(game, 1), revision=3))
    with pytest.raises(ValueError, match="vanish"):
        await store.tables.save(game, lobby)


async def test_one_rematch_lobby_at_a_time(store: Store) -> None:
    first = await store.tables.create(new_table())
    again = await store.tables.create(new_table(rematch_of=first.id))
    with pytest.raises(Conflict):
        await store.tables.create(new_table(rematch_of=first.id))
    assert await store.lists.last_rematch(first.id) == again.id


async def test_behind_is_what_was_not_announced(store: Store) -> None:
    table = await store.tables.create(new_table())
    assert await store.posts.behind() == [table.id]
    await store.posts.set_post(table.id, Post.of_lobby(table.revision), before=None)
    assert await store.posts.behind() == []
    after = playing(replace(table, post=Post.of_lobby(table.revision)))
    await store.tables.save(table, after)
    assert await store.posts.behind() == [table.id]
    await store.posts.set_post(table.id, Post(1, 0, ChapterName("board"), (), table.revision), before=None)
    assert await store.posts.behind() == [table.id], "an announcement of the old table does not catch up"


async def test_lists_name_people_places_and_whom_one_waits_for(store: Store) -> None:
    lobby = await store.tables.create(new_table())
    other = await store.tables.create(
        new_table(moved_at=NOW + timedelta(hours=1), participants=(Participant(UserId(5), "Eve"),))
    )
    game = playing(lobby)
    await store.tables.save(lobby, game)
    (mine,) = await store.lists.of_user(12)
    assert (mine.id, mine.status, mine.participants, mine.waiting) == (
        lobby.id,
        "playing",
        lobby.participants,
        game.waiting,
    )
    assert [each.id for each in await store.lists.in_channel(2**62)] == [other.id, lobby.id]
    assert [each.id for each in await store.lists.in_channel(2**62, ("playing",))] == [lobby.id]
    assert await store.lists.count_open_of(12) == 1
    assert await store.lists.count_open_in(2**62) == 2


async def test_words_of_the_bot_and_of_people_are_kept(store: Store) -> None:
    await store.notes.remember("tree", "abc")
    await store.notes.remember("tree", "def")
    assert (await store.notes.recall("tree"), await store.notes.recall("bush")) == ("def", None)
    await store.preferences.set(1, {"confirm_end": False})
    await store.preferences.set(1, {"locale": None})
    assert await store.preferences.of_user(1) == {"confirm_end": False, "locale": None}
    assert await store.preferences.of_user(2) == {}


async def test_words_of_servers_are_kept_apart_from_those_of_people(store: Store) -> None:
    await store.preferences.set(1, {"theme": "light"})
    await store.preferences.set_of_guild(1, {"theme": "dark"})
    await store.preferences.set_of_guild(1, {"theme": "light"})
    await store.preferences.set_of_guild(2**62, {"display": "text"})
    assert await store.preferences.of_guild(1) == {"theme": "light"}
    assert await store.preferences.of_guild(2**62) == {"display": "text"}
    assert await store.preferences.of_user(2**62) == {}


@pytest.mark.usefixtures("file")  # no other database has been migrated from the beginning
async def test_the_migrations_build_exactly_the_schema(store: Store) -> None:
    def columns(connection: object) -> dict[str, list[tuple[str, str, bool]]]:
        seen = inspect(connection)
        return {
            name: [(each["name"], str(each["type"]), each["nullable"]) for each in seen.get_columns(name)]
            for name in seen.get_table_names()
            if name != "alembic_version"
        }

    def indexes(connection: object) -> set[str | None]:
        seen = inspect(connection)
        return {each["name"] for name in metadata.tables for each in seen.get_indexes(name)}

    async with transaction(store.database.reader) as connection:
        migrated = await connection.run_sync(columns), await connection.run_sync(indexes)
    async with transaction(store.database.writer) as connection:
        for name in (*reversed(metadata.sorted_tables),):
            await connection.execute(text(f"DROP TABLE {name}"))
        await connection.run_sync(metadata.create_all)
        assert (await connection.run_sync(columns), await connection.run_sync(indexes)) == migrated


@pytest.mark.usefixtures("file")
async def test_ten_thousand_sleeping_games_do_not_slow_the_start(store: Store) -> None:
    game = playing(await store.tables.create(new_table()))
    row = {**game_row(replace(game, post=Post(1, 0, ChapterName("board"), (), 9))), "header": None}
    async with transaction(store.database.writer) as connection:
        ids = range(10, 10_010)
        await connection.execute(insert(games), [{**row, "id": each} for each in ids])
        await connection.execute(text("UPDATE games SET header = :header WHERE id = 10"), {"header": "{}"})
        await connection.execute(
            insert(lines), [{"game": each, "n": 1, "seat": 0, "do": "play M1", "at": NOW} for each in ids]
        )
        await connection.execute(
            insert(sitters),
            [{"game": each, "seat": 0, "user_id": each, "name": "x", "is_automatic": False} for each in ids],
        )
        await connection.execute(text("UPDATE games SET is_behind = 1, awaits_automatic = 1 WHERE id % 2500 = 0"))
    url = store.database.reader.url.render_as_string()
    second = await Store.open(url, GAMES)
    assert len(await second.posts.behind()) == 5
    assert len(await second.lists.awaiting_automatic()) == 4
    assert len(await second.lists.of_user(77)) == 1
    assert await second.lists.lobbies_before(NOW, NOW) == [1]
    async with transaction(second.database.reader) as connection:
        for asked in ("is_behind = 1", "awaits_automatic = 1", "status = 'lobby' AND moved_at <= 'x'"):
            plan = await connection.execute(text(f"EXPLAIN QUERY PLAN SELECT id FROM games WHERE {asked}"))
            assert "USING" in str(plan.all())
            assert "SCAN" not in str(plan.all())
    await second.close()
    assert to_header(civ_game(game.match).setup)["civ"] == 1


@pytest.mark.parametrize("known", range(7))
def test_what_is_known_of_a_seat_is_read_from_rows_of_every_age(known: int) -> None:
    times = [NOW + timedelta(days=number) for number in range(known)]
    presence = presence_of([at.isoformat() for at in times])
    assert presence == Presence(*times)
    assert presence_of(presence_row(presence)) == presence
