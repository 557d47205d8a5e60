"""`civ study`: how games between computers of one level end.

A developer's command: it speaks English.
"""

from typing import Final

import click

from bot.cli.texts import Failure, Texted

HELP: Final = """Play games between computers at a table of PLAYERS (2, 3, 4 or teams), and count how they end.

Shares are in per cent, with the interval in which the true one lies in 95 of 100 such studies (Wilson). A shared
victory counts in part.
"""


@click.command("study", cls=Texted, help=HELP)
@click.argument("players", type=click.Choice(["2", "3", "4", "teams"]), metavar="PLAYERS")
@click.option("--level", type=click.Choice(["easy", "normal", "expert"]), default="normal", show_default=True, help="The level of all players.")  # fmt: skip  # noqa: E501  # one option, one line
@click.option("--setup", type=click.Choice(["classic", "draft"]), default="classic", show_default=True, help="How the cards are dealt.")  # fmt: skip  # noqa: E501  # one option, one line
@click.option("--games", type=click.IntRange(min=1), default=200, show_default=True, help="How many games are played.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same number deals the same games again.")
def command(*, players: str, level: str, setup: str, games: int, seed: int) -> int:
    """Play games, and print what was counted."""
    try:
        from bot.bench.study import Kind, Share, study
    except ModuleNotFoundError:  # no part of the wheel
        raise Failure("cli-not-installed", command="uv run civ study") from None

    def row(share: Share, what: str) -> None:
        click.echo(f"{what} {share.name}: {100 * share.share:.1f}% ({100 * share.low:.1f} to {100 * share.high:.1f})")

    teams = players == "teams"
    found = study(Kind(4 if teams else int(players), teams, setup, level), games, seed)
    click.echo(f"{found.games} games")
    for place in found.places:
        row(place, "victories of place")
    for reason in found.reasons:
        row(reason, "ended by")
    low, middle, high = found.turns
    click.echo(f"turns of all players together: {middle} at the median, 80% of games between {low} and {high}")
    for name, times in found.effects:
        click.echo(f"{name}: {times:.2f} times a game and player")
    return 0
