"""`civ train`: train the networks of computer players by self-play, calibrate them, and check the engine for it."""

import shutil
from pathlib import Path
from typing import Final

import click

from bot.cli.texts import Failure, Texted, make_folder, option, say

TASKS: Final = ("2", "3", "4", "teams", "check", "calibrate")


@click.command("train", cls=Texted, help="cli-train")
@click.argument("players", type=click.Choice(TASKS), metavar="PLAYERS|check|calibrate")
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@option("--games", type=click.IntRange(min=1), default=16_000, help="cli-train-games")
def command(*, players: str, folder: Path, games: int) -> int:
    """Train, calibrate or check; all files are written to FOLDER."""
    try:
        from bot.train.agreement import check_engine
        from bot.train.calibration import calibrate_all
        from bot.train.league import COMPILER, TEAMS, NothingLearnt, compile_engine, train_league
    except ModuleNotFoundError:  # no part of the wheel
        raise Failure("cli-train-absent") from None
    if shutil.which(COMPILER) is None:
        raise Failure("cli-train-no-compiler", compiler=COMPILER)
    make_folder(folder)
    if players == "check":
        agreed = check_engine(compile_engine(folder, is_exact=True))
        click.echo(
            say("cli-train-agrees", games=agreed.games, plies=agreed.plies, values=agreed.values, plans=agreed.plans)
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
        raise Failure("cli-train-nothing", games=games) from None
    click.echo(say("cli-train-done", file=file))
    return 0
