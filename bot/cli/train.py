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

Each round plays against the formula, outsiders and the rounds before it, and learns from those games. The last one is
told how it does against players that never change. It needs g++; everything is written to FOLDER: the same games,
rounds and seed give the same file on every x86-64. With check instead of PLAYERS the engine is compared with the rules.
With calibrate, chances are compared with the results of games, and the curve that corrects them is added to each file.
"""


@click.command("train", cls=Texted, help=HELP)
@click.argument("players", type=click.Choice(TASKS), metavar="PLAYERS|check|calibrate")
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--games", type=click.IntRange(min=1), default=6_000, show_default=True, help="Games of each round.")
@click.option("--rounds", type=click.IntRange(min=1), default=12, show_default=True, help="How many rounds.")
@click.option("--seed", type=click.IntRange(min=0), default=1, show_default=True, help="Another seed: other games.")
@click.option("--plain", is_flag=True, help="Train an outsider instead: two rounds, fewer features, outcomes alone.")
def command(*, players: str, folder: Path, games: int, rounds: int, seed: int, plain: bool) -> int:
    """Train, calibrate or check; all files are written to FOLDER."""
    try:
        from bot.train.agreement import check_engine
        from bot.train.calibration import calibrate_all
        from bot.train.league import COMPILER, TEAMS, NothingLearnt, compile_engine, train_league, train_plain
    except ModuleNotFoundError:  # no part of the wheel
        raise Failure("cli-not-installed", command="uv run civ train") from None
    if shutil.which(COMPILER) is None:
        raise click.ClickException(f"{COMPILER} is missing: it compiles the engine that plays")
    make_folder(folder)
    if players == "check":
        agreed = check_engine(compile_engine(folder))
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
    table = TEAMS if players == "teams" else int(players)
    try:
        file = (
            train_plain(folder, table, games, seed)
            if plain
            else train_league(folder, table, games, rounds, seed, click.echo)
        )
    except NothingLearnt:
        none = f"the last round doesn't beat the formula with {games} games each: use more with --games"
        raise click.ClickException(none) from None
    click.echo(f"written: {file}")
    return 0
