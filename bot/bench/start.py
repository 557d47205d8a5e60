"""`civ bench start`: how soon a bot with many unfinished games is up, from the start of its process.

Up means: everything imported, the database open and migrated, the services made, the tables awake and the list of
those whose message must catch up read. What Discord itself takes to answer is not in it.
"""

import asyncio
import sqlite3
import sys
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from bot.ai import automatic_policy, random_policy
from bot.bench.measure import Measure, at_most
from bot.bench.process import seconds
from bot.manager.tables import Tables
from bot.manager.values import Limits, Options, Place, Post, UserId
from bot.rules import observe
from bot.store import Store

GAMES: Final = 10_000
LINES: Final = 40
"""How far each of them has come."""
GOAL: Final = 2.0
"""Seconds."""


def measure() -> list[Measure]:
    """A few cold starts; the ordinary one counts."""
    with TemporaryDirectory() as directory:
        file = Path(directory) / "civ.sqlite3"
        asyncio.run(_play_one(f"sqlite:///{file}"))
        _multiply(file, GAMES)
        return [at_most("start-10000-games", seconds("bot.bench.start", str(file), rounds=3), "s", GOAL)]


async def _play_one(url: str) -> None:
    """A database with one game under way that everybody has seen."""
    store = await Store.open(url)
    now = datetime.now(UTC)
    tables = Tables(store, now=lambda: now, random=Random(1), automatic=automatic_policy, limits=Limits(tick=None))
    people = [UserId(10**17 + seat) for seat in range(4)]
    place = Place(10**17, 10**17 + 9, "en")
    table = await tables.create(people[0], "Player 0", place, Options(4, "classic", False, "turn_end"))
    for number, person in enumerate(people[1:], start=1):
        table = await tables.join(table.id, person, f"Player {number}")
    table = await tables.begin(table.id, people[0])
    chance = Random(2)
    while table.game is not None and table.game.number < LINES:
        game, seat = table.game, table.game.waiting()[0]
        action = random_policy(observe(game, seat), chance)
        table = await tables.submit(table.id, table.sitters[seat].user_id, [action], version=game.version)
    await tables.announced(table.id, Post(10**17 + 8, LINES, "turn", table.waiting, table.revision))
    await tables.stop()
    await store.close()


def _multiply(file: Path, games: int) -> None:
    """The one game of a database as many times over: by hand, because playing them all would take minutes."""
    with closing(sqlite3.connect(file)) as database:
        for table, key in (("games", "id"), ("lines", "game"), ("sitters", "game"), ("posts", "game")):
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
            copied = ", ".join(f"{name} + k" if name == key else f'"{name}"' for name in columns)
            numbers = f"WITH RECURSIVE n(k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM n WHERE k < {games - 1}) "
            database.execute(f"{numbers} INSERT INTO {table} SELECT {copied} FROM {table}, n WHERE {key} = 1")
        database.commit()


async def _be_up(file: Path) -> None:
    from bot.__main__ import opened_client
    from bot.settings import Settings

    async with opened_client(Settings(data_dir=file.parent), f"sqlite:///{file}") as client:
        behind = await client.services.tables.behind()
        assert not behind, "everybody has seen these games"


if __name__ == "__main__":
    asyncio.run(_be_up(Path(sys.argv[1])))
