"""The goals of the puzzles that ship, without reading their games: for all of them that takes over a second, and each
process that collects tests would do so."""

import json

from bot.games.civ.puzzle_files import puzzles_folder
from bot.games.civ.puzzles.puzzle import Goal


def goal_of(number: int) -> Goal:
    """Return what its first line says that a puzzle asks for."""
    with (puzzles_folder() / f"{number:03}.jsonl").open(encoding="utf-8") as file:
        return Goal(json.loads(file.readline())["puzzle"]["goal"])
