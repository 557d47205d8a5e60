"""Quickly made databases with as many games as a large bot has."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Final

from bot.games.civ.ai import random_policy
from bot.games.civ.game import CIV, Choices, Civ, civ_game
from bot.games.civ.rules import observe
from bot.manager.tables import Tables
from bot.store import Store
from bot.table.limits import Limits
from bot.table.values import ChapterName, Clock, Options, Place, Post, UserId

GAMES: Final = 10_000
LINES: Final = 40
"""The number of actions each game has."""
GAME_TABLES: Final = (("games", "id"), ("lines", "game"), ("sitters", "game"), ("posts", "game"), ("timers", "game"))
"""The tables of a game, with the column of the game's id."""


async def create_played_game(url: str, clock: Clock | None = None) -> None:
    """Create a database with one game in progress that everyone has seen; its next player's time begins now."""
    store = await Store.open(url, {CIV: Civ()})
    now = datetime.now(UTC)
    tables = Tables(store, now=lambda: now, random=Random(1), games={CIV: Civ()}, limits=Limits(tick=None))
    # as large as Discord's ids, which fill the columns and the indexes
    people = [UserId(10**17 + seat) for seat in range(4)]
    place = Place(10**17, 10**17 + 9, "en")
    table = await tables.lobbies.create(
        people[0], "Player 0", place, Options(4, CIV, Choices("classic", False, "turn_end").to_json(), clock=clock)
    )
    for number, person in enumerate(people[1:], start=1):
        table = await tables.lobbies.join(table.id, person, f"Player {number}")
    table = await tables.lobbies.begin(table.id, people[0])
    chance = Random(2)
    while table.match is not None and table.match.number < LINES:
        game, seat = civ_game(table.match), table.match.waiting()[0]
        action = random_policy(observe(game, seat), chance)
        table = await tables.submit(table.id, table.participants[seat].user_id, [action.text], version=game.version)
    await tables.posts.keep_post(table.id, Post(10**17 + 8, LINES, ChapterName("turn"), table.waiting, table.revision))
    await tables.stop()
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
