"""`civ train` without the command line's texts: compile the engine, check it, train a league, write weights.

python -m bot.train check
python -m bot.train league FOLDER PLAYERS [GAMES]      (PLAYERS: 2, 3, 4, or 5 for teams of two)
"""

import sys
from pathlib import Path
from tempfile import mkdtemp

from bot.train.agreement import check_engine
from bot.train.league import compile_engine, train_league


def main(arguments: list[str]) -> int:
    """Run one of the commands above; return the exit code."""
    match arguments:
        case ["check"]:
            print(check_engine(compile_engine(Path(mkdtemp()), is_exact=True)))  # noqa: T201  # a tool's answer
        case ["league", folder, players, *games] if players in ("2", "3", "4", "5"):
            train_league(Path(folder), int(players), int(games[0]) if games else 5000)
        case _:
            print(__doc__)  # noqa: T201  # a tool's help
            return 2
    return 0


sys.exit(main(sys.argv[1:]))
