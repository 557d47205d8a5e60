"""`civ puzzles`: mine puzzles from games that computers play, choose those that ship, and check them.

A developer's command: it speaks English.
"""

import shutil
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import click

from bot.cli.texts import Failure, Texted, make_folder, show

HELP: Final = """Mine puzzles for /civ puzzle: turns with exactly one way to win, or to stop the next player, who wins
otherwise, whatever the hidden cards are.

mine plays games (it needs g++) and writes each puzzle found in them to FOLDER. choose writes those of FOLDER that
differ most to FOLDER/chosen, each week from easy to hard, with numbers that have not shipped yet. check searches every
puzzle of FOLDER again to the end; without FOLDER, those that come with civ.
"""


@click.command("puzzles", cls=Texted, help=HELP)
@click.argument("what", type=click.Choice(["mine", "choose", "check"]), metavar="mine|choose|check")
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path), required=False)
@click.option(
    "--games", type=click.IntRange(min=1), default=1000, show_default=True, help="Games of each kind of table."
)
@click.option("--seed", type=click.IntRange(min=0), default=1, show_default=True, help="The first game's seed.")
@click.option("--count", type=click.IntRange(min=1), default=126, show_default=True, help="How many are chosen.")
def command(*, what: str, folder: Path | None, games: int, seed: int, count: int) -> int:
    """Mine into FOLDER, write the chosen ones of FOLDER beside it, or check FOLDER (those that ship)."""
    if find_spec("bot.train") is None:  # no part of the wheel
        raise Failure("cli-not-installed", command="uv run civ puzzles")
    if what == "check":
        return _check(folder)
    if folder is None:
        raise click.UsageError("Missing argument 'FOLDER'.", click.get_current_context())
    return _mine(folder, games, seed) if what == "mine" else _choose(folder, count)


def _mine(folder: Path, games: int, seed: int) -> int:
    from bot.train.league import COMPILER, compile_engine
    from bot.train.puzzles import KINDS_OF_TABLE, mine

    if shutil.which(COMPILER) is None:
        raise click.ClickException(f"{COMPILER} is missing: it compiles the engine that plays")
    make_folder(folder)
    engine = compile_engine(folder)
    for players in KINDS_OF_TABLE:
        for file in mine(engine, folder, players, games, seed):
            click.echo(f"written: {file}")
    return 0


def _choose(folder: Path, count: int) -> int:
    from bot.games.civ.puzzle_files import puzzle_numbers
    from bot.games.civ.puzzles.puzzle import BadPuzzle
    from bot.train.puzzles import choose, ship

    chosen = folder / "chosen"
    try:
        ship(choose(folder, count), chosen, max(puzzle_numbers(), default=0) + 1)
    except (OSError, BadPuzzle) as error:
        raise click.ClickException(f"{folder}: {error}") from None
    click.echo(f"written: {chosen}")
    return 0


def _check(folder: Path | None) -> int:
    """Search each puzzle of a folder to its end; return 1 if one is solved otherwise, or its file refused."""
    from bot.games.civ.puzzle_files import puzzles_folder
    from bot.train.puzzles import trouble_with

    files = sorted((folder or puzzles_folder()).glob("*.jsonl"))
    troubles = [(file, why) for file in files if (why := trouble_with(file))]
    for file, why in troubles:
        show(f"{file}: {why}")
    click.echo(f"{len(files)} puzzles, {len(troubles)} of them wrong")
    return 1 if troubles or not files else 0
