"""The puzzles that ship with the bot, as files of `assets/puzzles`; one that cannot be used is left out."""

import logging
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from bot.assets import folder
from bot.bounded_files import read_bounded
from bot.games.civ.game import RULES
from bot.games.civ.puzzles.puzzle import MOST_BYTES, BadPuzzle, Puzzle, read_puzzle

log = logging.getLogger(__name__)

_NAME: Final = re.compile(r"(\d{3})\.jsonl", re.ASCII)


@dataclass(frozen=True, slots=True)
class Trouble:
    """A file that holds no puzzle."""

    file: Path
    why: str


def puzzles_folder() -> Path:
    """Return where the puzzles lie."""
    return folder() / "puzzles"


def puzzle_numbers() -> tuple[int, ...]:
    """Return the numbers of all files, in order, also of those that cannot be used."""
    found = (_NAME.fullmatch(file.name) for file in puzzles_folder().glob("*.jsonl"))
    return tuple(sorted(int(name[1]) for name in found if name))


def load_puzzle(number: int) -> Puzzle:
    """Return the puzzle in the file of that number. Raises `OSError`, `BadPuzzle`."""
    return read_puzzle(read_bounded(_file(number), MOST_BYTES), rules=RULES)


def find_troubles() -> list[Trouble]:
    """Return what is wrong with the files; nothing where every puzzle can be used."""
    found: list[Trouble] = []
    for number in puzzle_numbers():
        try:
            load_puzzle(number)
        except (OSError, BadPuzzle) as error:
            found.append(Trouble(_file(number), str(error)))
    return found


@cache
def puzzle_in_file(number: int) -> Puzzle | None:
    """Return the puzzle of that number, once for each process; None where there is none that can be used."""
    try:
        return load_puzzle(number)
    except FileNotFoundError:
        return None
    except (OSError, BadPuzzle) as error:
        log.warning("%s holds no puzzle and is left out: %s", _file(number), error)
        return None


def _file(number: int) -> Path:
    return puzzles_folder() / f"{number:03}.jsonl"
