"""`civ train`: train the networks of computer players by self-play, calibrate them, and check the engine for it.

A developer's command: it speaks English.
"""

import shutil
from pathlib import Path
from typing import Final

import click

from bot.cli.texts import Failure, Texted, make_folder

TASKS: Final = ("2", "3", "4", "teams", "check", "calibrate")


HELP: Final = """Train the network that values positions for computers at tables of PLAYERS (2, 3, 4 or teams).

Each round plays against "easy" and all rounds before it, and counts if it beats the one before. It needs g++;
everything is written to FOLDER. With check instead of PLAYERS the engine is compared with the rules. With calibrate,
chances are compared with the results of games, and the curve that corrects them is added to each file.
"""


@click.command("train", cls=Texted, help=HELP)
@click.argument("players", type=click.Choice(TASKS), metavar="PLAYERS|check|calibrate")
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--games", type=click.IntRange(min=1), default=16_000, show_default=True, help="Games of each round.")
def command(*, players: str, folder: Path, games: int) -> int:
    """Train, calibrate or check; all files are written to FOLDER."""
    try:
        from bot.train.agreement import check_engine
        from bot.train.calibration import calibrate_all
        from bot.train.league import COMPILER, TEAMS, NothingLearnt, compile_engine, train_league
    except ModuleNotFoundError:  # no part of the wheel
        raise Failure("cli-train-absent") from None
    if shutil.which(COMPILER) is None:
        raise click.ClickException(f"{COMPILER} is missing: it compiles the engine that plays")
    make_folder(folder)
    if players == "check":
        agreed = check_engine(compile_engine(folder, is_exact=True))
        click.echo(
            f"the engine agrees with the rules: {agreed.games} games, {agreed.plies} positions, "
            f"{agreed.values} values, {agreed.plans} plans"
        )
        return 0
    if players == "calibrate":
        for table, found in calibrate_all(compile_engine(folder), folder, games).items():
            for estimate, tenths in found.held_out.items():
                for each in tenths:
                    click.echo(f"{table} {estimate}: {each.said:.3f} said, {each.won:.3f} won, of {each.samples}")
        return 0
    try:
        file = train_league(folder, TEAMS if players == "teams" else int(players), games)
    except NothingLearnt:
        none = f"no round has beaten the player before it with {games} games each: use more with --games"
        raise click.ClickException(none) from None
    click.echo(f"written: {file}")
    return 0
