"""Quickly made databases with as many games as a large bot has."""

import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Final

from bot.games.civ.ai import random_policy
from bot.games.civ.game import CIV, Choices, Civ, civ_game
from bot.games.civ.pages.presentation import CivPresentation
from bot.games.civ.rules import observe
from bot.manager.services import make_services
from bot.store import Store
from bot.store.seals import first_hash, head_of, line_hash, people_digest, row_checksum
from bot.table.limits import Limits
from bot.table.values import ChapterName, Clock, Options, Place, Post, UserId

GAMES: Final = 10_000
LINES: Final = 40
"""The number of actions each game has."""
GAME_TABLES: Final = (("games", "id"), ("lines", "game"), ("sitters", "game"), ("posts", "game"), ("timers", "game"))
"""The tables of a game, with the column of the game's id."""


@dataclass(frozen=True, slots=True)
class GamePlace:
    """Where a game of the crowd is shown."""

    guild_id: int
    channel_id: int
    message_id: int
    attachment_id: int


async def create_played_game(url: str, clock: Clock | None = None) -> None:
    """Create a database with one game in progress that everyone has seen; its next player's time begins now."""
    store = await Store.open(url, {CIV: Civ()})
    now = datetime.now(UTC)
    services = make_services(store, now=lambda: now, random=Random(1), games={CIV: Civ()}, limits=Limits(tick=None))
    # as large as Discord's ids, which fill the columns and the indexes
    people = [UserId(10**17 + seat) for seat in range(4)]
    place = Place(10**17, 10**17 + 9, "en")
    table = await services.lobbies.create(
        people[0], "Player 0", place, Options(4, CIV, Choices("classic", False, "turn_end").to_json(), clock=clock)
    )
    for number, person in enumerate(people[1:], start=1):
        table = await services.lobbies.join(table.id, person, f"Player {number}")
    table = await services.lobbies.begin(table.id, people[0])
    chance = Random(2)
    while table.match is not None and table.match.number < LINES:
        game, seat = civ_game(table.match), table.match.waiting()[0]
        action = random_policy(observe(game, seat), chance)
        table = await services.tables.submit(
            table.id, table.participants[seat].user_id, [action.text], version=game.version
        )
    chapter = ChapterName(CivPresentation().chapter(table))
    await services.posts.keep_post(table.id, Post(10**17 + 8, table.number, chapter, table.waiting, table.revision))
    await services.stop()
    await store.close()


def multiply_games(file: Path, games: int) -> None:
    """Copy the one game of a database until there are `games`, with SQL, since playing them would take minutes."""
    with closing(sqlite3.connect(file)) as database:
        for table, key in GAME_TABLES:
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
            copied = ", ".join(f"{name} + k" if name == key else f'"{name}"' for name in columns)
            numbers = f"WITH RECURSIVE n(k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM n WHERE k < {games - 1}) "
            database.execute(f"{numbers} INSERT INTO {table} SELECT {copied} FROM {table}, n WHERE {key} = 1")
        database.execute("UPDATE games SET checksum = NULL")  # sealed again when they change
        database.commit()


def spread_deadlines(file: Path) -> None:
    """Spread the deadlines of games with running clocks, one a second."""
    with closing(sqlite3.connect(file)) as database:
        moments = [("games", "id", "next_at"), *(("timers", "game", name) for name in ("since", "rings_at", "due_at"))]
        for table, key, name in moments:
            database.execute(
                f"UPDATE {table} SET {name} = datetime({name}, '+' || {key} || ' seconds') || '.000000' "
                f"WHERE {name} IS NOT NULL"
            )
        database.execute("UPDATE games SET checksum = NULL")
        database.commit()


def seal_games(file: Path) -> None:
    """Seal all games as they are, with SQL, since a start that seals thousands takes minutes."""
    with closing(sqlite3.connect(file)) as database:
        database.row_factory = sqlite3.Row
        for game in [dict(row) for row in database.execute("SELECT * FROM games")]:
            last, number = first_hash(game), 0
            for line in database.execute("SELECT * FROM lines WHERE game = ? ORDER BY n", (game["id"],)).fetchall():
                last, number = line_hash(last, game["salt"], dict(line)), line["n"]
                database.execute("UPDATE lines SET hash = ? WHERE game = ? AND n = ?", (last, game["id"], number))
            people, clocks = (
                [
                    dict(row)
                    for row in database.execute(f"SELECT * FROM {part} WHERE game = ? ORDER BY seat", (game["id"],))
                ]
                for part in ("sitters", "timers")
            )
            game |= {"head": head_of(number, last), "people": people_digest(people, clocks, game["paused_until"])}
            sealed = (game["head"], game["people"], row_checksum(game), game["id"])
            database.execute("UPDATE games SET head = ?, people = ?, checksum = ? WHERE id = ?", sealed)
        database.commit()


def place_games(file: Path, places: Sequence[GamePlace], picture: str, people: Sequence[int]) -> None:
    """Give each game a place, in the order of their numbers, and these `people` its seats; seal them afterwards.

    `picture` is the digest of the picture that each board has.
    """
    with closing(sqlite3.connect(file)) as database:
        for game, place in enumerate(places, 1):
            where = (place.guild_id, place.channel_id, game)
            database.execute("UPDATE games SET guild_id = ?, channel_id = ? WHERE id = ?", where)
            shown = (place.message_id, place.attachment_id, picture, game)
            database.execute("UPDATE posts SET message_id = ?, attachment_id = ?, picture = ? WHERE game = ?", shown)
        for seat, person in enumerate(people):
            database.execute("UPDATE sitters SET user_id = ? WHERE seat = ?", (person, seat))
        database.commit()


def remember(file: Path, key: str, value: str) -> None:
    """Change what a bot has noted under a key."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE memory SET value = ? WHERE key = ?", (value, key))
        database.commit()


def count_behind(file: Path) -> int:
    """Return the number of tables whose messages are behind."""
    with closing(sqlite3.connect(file)) as database:
        return database.execute("SELECT count(*) FROM games WHERE is_behind").fetchone()[0]


def fill_records(file: Path, games: int, people: int, guild_id: int, user: int, season: str) -> None:
    """Give a person so many finished games, and a server and season so many rated people, with SQL.

    The games have three players each: the person, and two of a hundred others.
    """
    chance = Random(3)
    played, used = json.dumps(dict.fromkeys("MRESCU", 3)), json.dumps({"M0": 2, "S1": 1, "C1": 2})
    times = json.dumps([chance.randrange(60, 90_000) for _ in range(15)])
    with closing(sqlite3.connect(file)) as database:
        columns = [row[1] for row in database.execute("PRAGMA table_info(games)") if row[1] != "id"]
        names = ", ".join(columns)
        numbers = f"WITH RECURSIVE n(k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM n WHERE k < {games}) "
        last = database.execute("SELECT max(id) FROM games").fetchone()[0]
        database.execute(f"{numbers} INSERT INTO games ({names}) SELECT {names} FROM games, n WHERE id = {last}")
        ids = [row[0] for row in database.execute("SELECT id FROM games WHERE id > ?", (last,))]
        stored = [database.execute("SELECT moved_at FROM games WHERE id = 1").fetchone()[0]] * len(ids)
        database.executemany(
            "INSERT INTO results VALUES (?, ?, 'civ', ?, 1, 0, 1, 0, ?, 3, 0, 45, '', 0)",
            [
                (game, guild_id, at, chance.choice(("hegemony-M", "hegemony-S", "majority")))
                for game, at in zip(ids, stored, strict=True)
            ],
        )
        seats = [
            (game, seat, holder, place, seat, "won" if place == 1 else "lost", played, used, times, at)
            for game, at in zip(ids, stored, strict=True)
            for seat, (holder, place) in enumerate(
                zip((user, *chance.sample(range(user + 1, user + 101), 2)), chance.sample((1, 2, 3), 3), strict=True)
            )
        ]
        database.executemany("INSERT INTO result_seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", seats)
        ranked = [
            (guild_id, season, user + number, 25.0, 3.0, chance.randrange(400, 2400), 30, 12, stored[0], 5)
            for number in range(people)
        ]
        database.executemany("INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", ranked)
        sitting = [(game, 0, user + number, f"Player {number}") for number, game in enumerate(ids[:200])]
        database.executemany(
            "INSERT INTO sitters (game, seat, user_id, name, is_automatic, is_stand_in) VALUES (?, ?, ?, ?, 0, 0)",
            sitting,
        )
        database.commit()
