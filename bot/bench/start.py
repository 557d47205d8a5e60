"""`civ bench start`: how soon a bot with many unfinished games has started, from the start of its process.

Started means: everything is imported, the database is open and migrated, the services exist, the tables are loaded and
the list of those with an outdated message is read. The time Discord takes is not included.
"""

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bot.bench.crowd import GAMES, create_played_game, multiply_games
from bot.bench.measure import Measure, measure_at_most
from bot.bench.process import process_seconds

GOAL: Final = 2.0
"""Seconds."""


def measure_start() -> list[Measure]:
    """Measure a few cold starts; the median counts."""
    with TemporaryDirectory() as directory:
        file = Path(directory) / "civ.sqlite3"
        asyncio.run(create_played_game(f"sqlite:///{file}"))
        multiply_games(file, GAMES)
        return [
            measure_at_most("start-10000-games", process_seconds("bot.bench.start", str(file), rounds=3), "s", GOAL)
        ]


async def _start_up(file: Path) -> None:
    from bot.app import opened_client
    from bot.settings import Settings

    async with opened_client(Settings(data_dir=file.parent), f"sqlite:///{file}") as client:
        behind = await client.services.posts.behind()
        assert not behind, "everybody has seen these games"


if __name__ == "__main__":
    asyncio.run(_start_up(Path(sys.argv[1])))
