"""`civ train`: train the networks of computer players by self-play, and check the engine that does it."""

import shutil
from pathlib import Path

import click

from bot.cli.texts import Failure, Texted, option, say


@click.command("train", cls=Texted, help="cli-train")
@click.argument("players", type=click.Choice(["2", "3", "4", "teams", "check"]), metavar="PLAYERS|check")
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@option("--games", type=click.IntRange(min=1), default=16_000, help="cli-train-games")
def command(*, players: str, folder: Path, games: int) -> int:
    """Train, or check; all files are written to FOLDER."""
    try:
        from bot.train.agreement import check_engine
        from bot.train.league import COMPILER, TEAMS, NothingLearnt, compile_engine, train_league
    except ModuleNotFoundError:  # no part of the wheel
        raise Failure("cli-train-absent") from None
    if shutil.which(COMPILER) is None:
        raise Failure("cli-train-no-compiler", compiler=COMPILER)
    folder.mkdir(parents=True, exist_ok=True)
    if players == "check":
        agreed = check_engine(compile_engine(folder, is_exact=True))
        click.echo(
            say("cli-train-agrees", games=agreed.games, plies=agreed.plies, values=agreed.values, plans=agreed.plans)
        )
        return 0
    try:
        file = train_league(folder, TEAMS if players == "teams" else int(players), games)
    except NothingLearnt:
        raise Failure("cli-train-nothing", games=games) from None
    click.echo(say("cli-train-done", file=file))
    return 0
