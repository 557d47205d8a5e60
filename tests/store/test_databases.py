"""Databases of earlier versions open, lose nothing and are played on.

`databases/` has one for each revision of the schema: `r0001.db` was made by the last commit before `r0002_servers`
came, and so on: by that commit's own store and manager, with a clock set by hand, as `tests.manager.craft` does it,
tables were opened, played, voted on and left as `facts` tells; then came `PRAGMA page_size = 1024`, `VACUUM` and a
checkpoint. Of `r0005.db` the first 42 tables are those of `r0004.db`, migrated; `r0006.db` has those of `r0005.db`,
migrated and sealed, and a tournament; `r0007.db` has those of `r0006.db`, migrated, and a table of calamities;
`r0008.db` has those of `r0007.db`, migrated, and so has `r0009.db`, with what is kept of finished games; `r0010.db` has
those of `r0009.db`, migrated, and three tables of the deal of the week; `r0011.db` has those of `r0010.db`, migrated,
and two more rated games, of a person and a computer and of two people and a computer; `r0012.db` has those of
`r0011.db`, migrated, and two more tables of the deal of the week: one of three whose game goes on, a computer in Ada's
place, and one that waits for people. Whatever its schema has a table for is in it. Nobody and nothing in there exists.

Before a new migration is added, a database is made by the code that is then the newest.
"""

import asyncio
import hashlib
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.games.civ.game import GAMES, Choices, choices_of, civ_game
from bot.manager.services import Services
from bot.store import DatabaseInUse, Lease, Store
from bot.store.backups import unpack_backup
from bot.store.upgrades import HEAD, MIGRATIONS
from bot.table.availability import Vacation
from bot.table.table import Table
from bot.table.values import AtZero, Clock, Place, TableId
from tests.manager.craft import Clock as CraftClock
from tests.manager.craft import new_services
from tests.store.facts import (
    ADA,
    BO,
    CY,
    DI,
    EVE,
    FAY,
    FOLDER,
    KNOWN,
    LAPSES,
    LEFT,
    NOW,
    POLLS,
    SERVER,
    STAYS,
    Known,
)

MIGRATED = {
    "r0001_tables": "f2f621bc7aff97698f810b5b2de3362563692cf7008b3d2f8d8ceeff90e5d408",
    "r0002_servers": "801066c20a7a45cae8281d8de081dd0f8bf70d23a2cadeeee36d191303cd1e13",
    "r0003_clocks": "080b37bb2e1663a3696a8c302c101065291b583445bde52329771b02d0bd2562",
    "r0004_several_seats": "f82d95f3e5637c954617f39ccd124bcf4091735616c6ae16c8e47f0c31c9240d",
    "r0005_fair_play": "3f25bba65416cb4009b64cb8567bd0840ce1c30013ed396810a54b0d80b87141",
    "r0006_proofs_and_contests": "12d61c51f01f90723acf929e612ac67c49cb5560112b9a28589b443916f548e7",
    "r0007_pauses": "beaf5d9d5e04d8063efe9b37e55593a4fa94ec4a48c37b0d671bbec235112bfa",
    "r0008_features": "415dd5efd4a3714cae0cbda565d7757bc5cd9a40322115c454bcc5eb5bb91d35",
    "r0009_finished_games": "35e613a5f9c7d130fb76a082d41e37980d5ddefbd55943fb7377857149ca75ce",
    "r0010_reviews_and_duplicate_tables": "dda0b08e3a186c7cd2e1437048839e2e4ca3b89d895f33c58a7d2d0ffdee37d9",
    "r0011_duplicate_clocks": "0d7c03d48f68936b7deae10134aa60f7687f26a64310e3b77cc222bfef1e91a3",
    "r0012_weighed_ratings": "8f9195afa7719f230ac5548c363af8a6cefd4f7431c0d91c41398840a304fa6a",
    "r0013_week_alone": "53c5aba6e8f6703e6d1e077bf212b31b2f6a09b249033d996810c0599835c8fc",
}
"""The migrations on main, by what they are: SHA-256."""

THIRD = pytest.mark.parametrize(
    "revision", ["r0003", "r0004", "r0005", "r0006", "r0007", "r0008", "r0009", "r0010", "r0011", "r0012"]
)


def rows(path: Path, asked: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(path)) as raw:
        return raw.execute(asked).fetchall()


async def all_of(store: Store, revision: str) -> list[Table]:
    found = [await store.tables.load(TableId(known.table)) for known in KNOWN[revision]]
    assert await store.tables.load(TableId(len(found) + 1)) is None
    return [table for table in found if table is not None]


# The files


@pytest.mark.parametrize("path", sorted(MIGRATIONS.glob("versions/r*.py")), ids=lambda path: path.stem)
def test_no_migration_on_main_is_ever_edited(path: Path) -> None:
    now = hashlib.sha256(path.read_bytes()).hexdigest()
    assert now == MIGRATED.get(path.stem), (
        f"{path.stem} has run on people's databases and will not run there again: write a new migration instead. "
        f"A new one is added to MIGRATED as {now}."
    )


def test_every_revision_before_the_newest_has_a_database() -> None:
    revisions = {path.stem.partition("_")[0] for path in MIGRATIONS.glob("versions/r*.py")}
    assert revisions - {f"r{HEAD}"} <= set(KNOWN) <= revisions
    assert {path.name for path in FOLDER.iterdir()} == {f"{each}.db" for each in KNOWN}


def test_a_database_holds_something_in_every_table_of_its_time(database: Path, revision: str) -> None:
    assert rows(database, "SELECT version_num FROM alembic_version") == [(revision[1:],)]
    held = [table for (table,) in rows(database, "SELECT name FROM sqlite_master WHERE type = 'table'")]
    assert {"games", "lines", "sitters", "posts", "ballots", "preferences", "memory"} <= set(held)
    assert [table for table in held if not rows(database, f"SELECT 1 FROM {table} LIMIT 1")] == []


# What the migrations keep


@pytest.mark.sample(1)
async def test_the_migrations_end_at_the_newest_schema_and_leave_it_sound(opened: Store, revision: str) -> None:
    checkup = await opened.check()
    assert (checkup.is_current, checkup.complaints) == (True, ())
    statuses = [known.status for known in KNOWN[revision]]
    assert checkup.tables == {status: statuses.count(status) for status in statuses}


@pytest.mark.sample(1)
async def test_what_is_migrated_is_kept_beside_as_it_was(database: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(database)) as raw:
        before = raw.execute("SELECT * FROM games ORDER BY id").fetchall()
    for _ in range(2):  # the second start migrates nothing
        store = await Store.open(f"sqlite:///{database}", GAMES, keeps_older=True)
        await store.close()
    (kept,) = database.parent.glob(f"{database.name}.before-{HEAD}.*.civ")
    unpack_backup(kept, tmp_path / "older.db")
    with closing(sqlite3.connect(tmp_path / "older.db")) as raw:
        assert raw.execute("SELECT * FROM games ORDER BY id").fetchall() == before


async def test_a_start_that_is_refused_keeps_no_copy(database: Path) -> None:
    held = Lease()
    store = await Store.open(f"sqlite:///{database}", GAMES, migrates=False, lease=held)
    for _ in range(2):
        with pytest.raises(DatabaseInUse):
            await Store.open(f"sqlite:///{database}", GAMES, keeps_older=True, lease=Lease())
    await held.release()
    await store.close()
    assert [*database.parent.glob("*.civ")] == []


async def test_the_migrations_leave_decks_and_logs_as_they_are(database: Path) -> None:
    asked = ("SELECT id, header, rules, created_at FROM games", "SELECT game, n, seat, do, by, why, at FROM lines")
    before = [rows(database, each) for each in asked]
    assert all(len(each) > 20 for each in before)
    await (await Store.open(f"sqlite:///{database}", GAMES)).close()
    assert [rows(database, each) for each in asked] == before


@pytest.mark.sample(1)
async def test_tables_are_what_they_were(opened: Store, revision: str) -> None:
    found = await all_of(opened, revision)
    assert [Known.of(table) for table in found] == list(KNOWN[revision])

    def chosen(table: Table) -> Choices:
        return choices_of(table.options.choices)

    draft, teams, capped, resigned = (found[each - 1] for each in (3, 4, 7, 10))
    assert (chosen(draft).setup, chosen(teams).setup, chosen(teams).teams) == ("draft", "classic", True)
    assert (chosen(capped).turn_cap, chosen(teams).hegemony) == (3, "immediate")
    assert [table.id for table in found if table.is_placeless] == [15]
    assert [table.id for table in found if table.place.guild_id is None] == [16]
    assert (found[14].place.locale, found[15].place.locale) == ("fr", "it")
    assert resigned.match is not None
    assert civ_game(resigned.match).position.alive == (False, True, True)
    assert found[12].nudged_at == datetime(2026, 3, 4, 21, 37, 30, 250_000, tzinfo=UTC)
    assert [table.rematch_of for table in found if table.rematch_of is not None] == [6]


@pytest.mark.sample(1)
async def test_public_messages_are_known_again(opened: Store, revision: str) -> None:
    posts = {table.id: table.post for table in await all_of(opened, revision) if table.post and table.post.message_id}
    assert sorted(posts)[:4] == [2, 3, 5, 6]
    shown = posts[TableId(5)]
    assert shown is not None
    assert (shown.message_id, shown.number, shown.waiting, shown.revision) == (9_100_000_000_000_000_007, 38, (1,), 40)
    behind = await opened.posts.behind()
    assert (2 in behind, 4 in behind) == (False, True)


@pytest.mark.sample(1)
async def test_settings_are_what_they_were(services: Services, revision: str) -> None:
    people = await services.profiles.preferences_of([ADA, BO, CY])
    assert (people[ADA].confirm_end, people[BO].locale, people[CY].theme) == (False, "de", "light")
    if revision >= "r0002":
        here, there = [await services.profiles.guild_preferences(each) for each in (SERVER, SERVER + 1)]
        assert (here.display, there.display) == ("both", "text")
        assert people[CY].display == "both"
    assert await services.profiles.recall("commands of 9000000000000000999") == "5f" * 32


# What came with clocks


@pytest.mark.sample(1)
@THIRD
async def test_votes_timeouts_and_hands_that_seats_passed_through_are_what_they_were(
    opened: Store, revision: str
) -> None:
    found = await all_of(opened, revision)
    vote_records = {
        table.id: tuple((record.vote.kind, record.outcome) for record in table.vote_records) for table in found
    }
    assert {table: stored for table, stored in vote_records.items() if stored} == POLLS
    timeouts = {table.id: tuple((timeout.name, timeout.outcome) for timeout in table.timeouts) for table in found}
    assert {table: stored for table, stored in timeouts.items() if stored} == LAPSES
    stays = {
        table.id: tuple((holder.seat, holder.number, holder.name, holder.is_automatic) for holder in table.seat_holders)
        for table in found
    }
    assert {table: stays[TableId(table)] for table in STAYS} == STAYS
    cast_votes = {
        table.id: [(cast_vote.kind, cast_vote.user_id, cast_vote.agrees) for cast_vote in table.cast_votes]
        for table in found
        if table.cast_votes
    }
    assert cast_votes == {
        13: [("automatic", DI, True)],
        28: [("pause", ADA, True), ("pause", BO, True)],
        30: [("extend", ADA, False)],
        35: [("cancel", ADA, True), ("cancel", BO, True)],
    }
    assert [table.id for table in found if table.is_paused] == ([29, 44] if revision >= "r0005" else [29])
    asked = found[27].vote_records[0]
    assert (asked.vote.asker, asked.message_id is None, asked.shown) == (ADA, False, "1 of 3")


@pytest.mark.sample(1)
@THIRD
async def test_clocks_are_what_they_were(opened: Store, revision: str) -> None:
    found = await all_of(opened, revision)
    timed = {table.id for table in found if table.timers}
    assert timed == {*range(18, 26), 27, 28, 29, 30, 35, 42}
    day, quiet, bank = (found[each - 1].timers for each in (24, 27, 25))
    assert (day[0].since, day[0].due_at) == (
        datetime(2026, 3, 9, 21, 17, 14, 250_000, tzinfo=UTC),
        datetime(2026, 3, 10, 21, 17, 14, 250_000, tzinfo=UTC),
    )
    assert (day[1].since, day[1].left) == (None, timedelta(days=1))
    assert quiet[3].due_at == datetime(2026, 3, 11, 15, tzinfo=UTC), "Ada sleeps in Rome from 22 to 7"
    assert [timer.left for timer in bank] == [timedelta(days=7), timedelta(days=7, hours=12), timedelta(days=7)]
    assert found[22].timers[0].away_until == date(2026, 3, 11)
    assert found[20].timers[2].timeouts_in_a_row == 2


@pytest.mark.sample(1)
@THIRD
async def test_watchers_notes_and_hours_are_what_they_were(services: Services) -> None:
    assert (await services.tables.look(TableId(24))).watchers == (EVE, FAY)
    assert await services.tables.note(TableId(24), ADA) == "Bo keeps M3?\nAttack late."
    assert await services.tables.note(TableId(25), CY) == "Save for the Embargo"
    people = await services.profiles.preferences_of([ADA, BO, DI])
    assert (people[ADA].notify, people[ADA].dm_closed, people[ADA].remind_half) == ("direct", True, False)
    assert (people[BO].notify, people[BO].digest_hour, people[BO].remind_soon) == ("digest", 19, False)
    assert (people[DI].notify, people[DI].tutorial) == ("none", "1,2;3;4")
    availability = await services.profiles.availability(ADA)
    assert (str(availability.zone), availability.quiet and [each.hour for each in availability.quiet]) == (
        "Europe/Rome",
        [22, 7],
    )
    assert (await services.profiles.availability(DI)).vacations == (Vacation(date(2026, 3, 8), date(2026, 3, 10)),)
    server = await services.profiles.guild_preferences(SERVER + 2)
    assert (server.clock, server.at_zero, server.most_tables, len(server.channels)) == ("day", "seat", 30, 2)
    assert await services.profiles.servers_with("dashboard") == [SERVER + 2]


@THIRD
async def test_the_outbox_is_what_it_was(opened: Store) -> None:
    unsent = await opened.outbox.unsent(100)
    kinds = [notice.kind for notice in unsent]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "turn": 14,
        "vote": 9,
        "half": 1,
        "lapsed-turn": 2,
        "lapsed-seat": 2,
        "lapsed-eliminate": 1,
    }
    assert len([notice for notice in unsent if notice.tried_at]) == 8
    (board,) = await opened.outbox.of_message(9_100_000_000_000_000_034)
    assert (board.kind, board.table, board.user_id, board.way, board.is_over) == ("vote", 28, CY, "board", False)
    (ended,) = await opened.outbox.of_message(9_100_000_000_000_000_045)
    assert (ended.kind, ended.table, ended.user_id, ended.way, ended.is_over) == ("ended", 18, EVE, "mention", True)


@pytest.mark.sample(1)
@THIRD
async def test_the_time_the_bot_was_away_costs_nobody_anything(services: Services) -> None:
    timer = (await services.tables.look(TableId(24))).timers[0]
    used = LEFT - datetime(2026, 3, 9, 21, 17, 14, 250_000, tzinfo=UTC)
    assert timer.due_at == NOW + timedelta(days=1) - used


# What came with moderators


@pytest.mark.sample(1)
@pytest.mark.parametrize("revision", ["r0005", "r0006", "r0007", "r0008", "r0009", "r0010", "r0011", "r0012"])
async def test_what_moderators_did_is_what_it_was(services: Services, opened: Store) -> None:
    hidden, paused, closed = [await services.tables.look(TableId(each)) for each in (43, 44, 45)]
    assert (hidden.is_hidden, paused.is_paused, closed.status) == (True, True, "cancelled")
    kept = await opened.moderation.of_guild(SERVER + 3)
    assert [(table, act.kind, act.moderator, act.user) for table, act in kept] == [
        (None, "bar", DI, BO),
        (45, "close", DI, None),
        (44, "pause", DI, None),
        (43, "hide", DI, None),
    ]
    assert (await services.profiles.guild_preferences(SERVER + 3)).barred == (BO,)
    act = paused.pausing_act
    assert act is not None
    assert act.moderator == DI
    assert paused.moderated_pause_until == act.at + timedelta(days=7) + (NOW - LEFT), "without the bot's absence"


@pytest.mark.sample(1)
@pytest.mark.parametrize("revision", ["r0006", "r0007", "r0008", "r0009", "r0010", "r0011", "r0012"])
async def test_a_tournament_is_what_it_was(services: Services) -> None:
    (cup,) = await services.tournaments.of_server(SERVER + 3)
    assert (cup.tournament.plan.title, len(cup.book)) == ("Spring cup", 3)
    assert {person.name for person in cup.people.values()} == {"Eve", "Di", "Fay", "Cy"}


@pytest.mark.sample(1)
@pytest.mark.parametrize("revision", ["r0005", "r0006", "r0007", "r0008", "r0009", "r0010", "r0011", "r0012"])
async def test_calls_blocks_and_servers_that_are_left_are_what_they_were(
    services: Services, opened: Store, revision: str
) -> None:
    assert [(call.called, call.kind) for call in await opened.calls.of_caller(FAY, LEFT - timedelta(hours=1))] == [
        (EVE, "nudge")
    ]
    assert (await services.profiles.preferences(FAY)).blocked == (DI,)
    assert set(await opened.departures.every()) == {SERVER + 4}
    found = [await services.tables.look(TableId(known.table)) for known in KNOWN[revision]]
    assert [table.id for table in found if table.is_suspended] == [48]
    lobby = await services.tables.look(TableId(47))
    assert (lobby.options.opposite, lobby.options.unready) == ((EVE, CY), (FAY, CY))
    assert await services.tables.note(TableId(48), EVE) == "Fay waits for M3."


# What came with features


@pytest.mark.sample(1)
@pytest.mark.parametrize("revision", ["r0007", "r0008", "r0009", "r0010", "r0011", "r0012"])
async def test_servers_keep_what_they_have_used_and_others_have_it_off(services: Services) -> None:
    features = {number: (await services.profiles.guild_preferences(SERVER + number)).features for number in range(7)}
    assert features == {**dict.fromkeys(range(7), ()), 3: ("tournaments",), 5: ("calamities",)}
    assert sorted(await services.profiles.servers_with("features")) == [SERVER + 3, SERVER + 5]


# What came with weighed ratings


@pytest.mark.parametrize("revision", ["r0011"])
async def test_computers_have_no_rating_any_more_and_games_are_weighed_at_the_first_start(
    services: Services, database: Path
) -> None:
    rated = "SELECT game, user_id, weight IS NULL FROM rating_changes ORDER BY game, seat"
    assert rows(database, rated) == [(6, ADA, 1), (6, BO, 1), (18, BO, 1), (18, ADA, 1)]
    assert rows(database, "SELECT game, unrated FROM results ORDER BY game") == [(6, ""), (7, "computers"), (18, "")]
    services.records.start()
    await services.records.idle()
    assert rows(database, rated) == [(6, ADA, 0), (6, BO, 0), (18, BO, 0), (18, ADA, 0)]
    found = rows(database, "SELECT user_id, points, games FROM ratings ORDER BY user_id")
    assert found == [(ADA, 1000, 2), (BO, 1000, 2)], "who has played nobody else tells nothing of each other"


@pytest.mark.parametrize("revision", ["r0011"])
async def test_ratings_by_games_against_computers_alone_are_gone_where_nothing_else_was_rated(database: Path) -> None:
    with closing(sqlite3.connect(database)) as raw, raw:
        raw.execute("UPDATE rating_changes SET scope = 0 WHERE game = 7")
        raw.execute("UPDATE ratings SET scope = 0, games = 50, mu = 35 WHERE user_id IN (-1, ?)", (BO,))
    await (await Store.open(f"sqlite:///{database}", GAMES)).close()
    assert rows(database, "SELECT DISTINCT scope FROM rating_changes") == [(SERVER,)]
    assert rows(database, "SELECT user_id FROM ratings ORDER BY user_id") == [(ADA,)]


# What went with the tables of the deal of the week

WEEK_TABLES = Known(50, "playing", "Ada Bo", 9, "Bo"), Known(51, "playing", "Cy Ada* Bo", 24, "Cy")
"""Those of the newest database whose games went on, as usual tables."""


@pytest.mark.parametrize(
    ("revision", "goes_on"), [("r0010", WEEK_TABLES[:1]), ("r0011", WEEK_TABLES[:1]), ("r0012", WEEK_TABLES)]
)
async def test_a_game_that_goes_on_at_a_table_of_the_week_becomes_a_usual_one(
    services: Services, opened: Store, goes_on: tuple[Known, ...]
) -> None:
    found = [await services.tables.look(TableId(each.table)) for each in goes_on]
    assert tuple(Known.of(table) for table in found) == goes_on
    assert await opened.tables.load(TableId(goes_on[-1].table + 1)) is None, "what is over or waits for people is gone"
    for table in found:
        assert table.options.clock == Clock(86400, at_zero=AtZero.SEAT)
        (awaited,) = table.waiting
        timer = table.timers[awaited]
        assert (timer.left, table.next_at is None) == (timedelta(days=1), False)
        assert timer.since == (None if table.is_placeless else NOW), "who can't be called has more time"
        assert (table.fair_deal, table.commitment) == (None, None), "the secret of its deal is the week's"
        called = [each for each in await opened.outbox.unsent(100) if each.table == table.id]
        assert [(each.kind, each.user_id) for each in called] == [("turn", table.participants[awaited].user_id)]
    assert (found[0].is_placeless, found[0].owner) == (True, ADA)
    if len(found) > 1:
        there = found[1]
        place = Place(SERVER, SERVER + 70, "en")
        assert (there.place, there.lobby_message_id) == (place, 9_100_000_000_000_000_077)
        assert (there.is_placeless, there.owner) == (False, CY)
    await services.tables.submit(found[0].id, BO, ["end"], version=9)
    assert (await services.tables.look(found[0].id)).waiting == (0,)
    await services.duplicates.seal(date(2026, 3, 9))
    assert (await services.duplicates.seal(date(2026, 3, 9))).is_withheld, "these games' cards follow from it"


@pytest.mark.parametrize("revision", ["r0012"])
async def test_a_game_of_the_week_is_made_a_usual_one_once(
    services: Services, opened: Store, clock: CraftClock
) -> None:
    again = new_services(opened, clock)
    await again.start()
    assert await opened.tables.load(TableId(52)) is None
    await again.stop()
    assert await opened.notes.recall_all("week-table") == {}


@pytest.mark.parametrize("revision", ["r0012"])
async def test_of_two_processes_that_start_at_once_one_makes_a_game_of_the_week_a_usual_one(
    opened: Store, clock: CraftClock
) -> None:
    both = [new_services(opened, clock, seed=seed) for seed in (1, 2)]
    await asyncio.gather(*(each.start() for each in both))
    assert await opened.tables.load(TableId(51)) is not None
    assert await opened.tables.load(TableId(52)) is None
    for each in both:
        await each.stop()


@pytest.mark.parametrize("revision", ["r0012"])
async def test_a_computer_has_the_seat_of_who_was_forgotten_at_a_table_of_the_week(
    database: Path, clock: CraftClock
) -> None:
    with closing(sqlite3.connect(database)) as raw, raw:
        raw.execute("UPDATE duplicate_seats SET user_id = -1009, name = 'N. N.' WHERE game = 2 AND place = 0")
        raw.execute("UPDATE duplicate_seats SET user_id = -1004 - place WHERE game = 1")  # all of them
    store = await Store.open(f"sqlite:///{database}", GAMES)
    made = new_services(store, clock)
    await made.start()
    table = await made.tables.look(TableId(50))
    assert [each.is_computer for each in table.participants] == [True, False, False]
    assert table.participants[0].name != "N. N."
    assert (table.owner, table.match is not None and table.match.number >= 24) == (BO, True)
    assert await store.tables.load(TableId(51)) is None, "a game of computers is nobody's"
    await made.stop()
    await store.close()


@pytest.mark.parametrize("revision", ["r0012"])
async def test_a_game_of_the_week_that_cannot_be_read_keeps_nobody_else_from_playing(
    database: Path, clock: CraftClock, caplog: pytest.LogCaptureFixture
) -> None:
    with closing(sqlite3.connect(database)) as raw, raw:
        raw.execute("""UPDATE duplicate_tables SET played = '[[0, "play M3"]]' WHERE id = 1""")
    store = await Store.open(f"sqlite:///{database}", GAMES)
    made = new_services(store, clock)
    await made.start()
    assert Known.of(await made.tables.look(TableId(50))) == replace(WEEK_TABLES[1], table=50)
    assert [*await store.notes.recall_all("week-table")] == ["week-table 1"]
    assert "can't be made a usual table" in caplog.text
    await made.stop()
    await store.close()


@pytest.mark.parametrize("revision", ["r0012"])
async def test_a_week_that_someone_has_begun_keeps_its_deal_and_others_have_one_for_each_seat(database: Path) -> None:
    with closing(sqlite3.connect(database)) as raw, raw:
        raw.execute("INSERT INTO duplicate_weeks (week, secret) VALUES ('2026-03-16', ?)", ("ab" * 32,))
    await (await Store.open(f"sqlite:///{database}", GAMES)).close()
    found = rows(database, "SELECT week, is_by_seat, is_withheld FROM duplicate_weeks ORDER BY week")
    assert found == [("2026-03-09", 0, 1), ("2026-03-16", 1, 0)]
    assert len(rows(database, "SELECT * FROM memory WHERE key LIKE 'week-table %'")) == 2


@pytest.mark.parametrize("revision", ["r0012"])
async def test_games_that_an_earlier_weeks_end_had_cut_short_are_gone(database: Path) -> None:
    with closing(sqlite3.connect(database)) as raw, raw:
        raw.execute("INSERT INTO duplicate_weeks (week, secret) VALUES ('2026-03-23', ?)", ("ab" * 32,))
    await (await Store.open(f"sqlite:///{database}", GAMES)).close()
    assert rows(database, "SELECT * FROM memory WHERE key LIKE 'week-table %'") == []
    assert rows(database, "SELECT is_withheld FROM duplicate_weeks ORDER BY week") == [(0,), (0,)]
