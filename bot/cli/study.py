"""`civ study`: how games between computers of one level end."""

import click

from bot.cli.texts import Failure, Texted, option, say


@click.command("study", cls=Texted, help="cli-study")
@click.argument("players", type=click.Choice(["2", "3", "4", "teams"]), metavar="PLAYERS")
@option("--level", type=click.Choice(["easy", "normal", "expert"]), default="normal", show_default=True, help="cli-study-level")  # fmt: skip  # noqa: E501  # one option, one line
@option("--setup", type=click.Choice(["classic", "draft"]), default="classic", show_default=True, help="cli-simulate-setup")  # fmt: skip  # noqa: E501  # one option, one line
@option("--games", type=click.IntRange(min=1), default=200, show_default=True, help="cli-study-games")
@option("--seed", type=int, default=1, show_default=True, help="cli-study-seed")
def command(*, players: str, level: str, setup: str, games: int, seed: int) -> int:
    """Play games, and print what was counted."""
    try:
        from bot.bench.study import Kind, Share, study
    except ModuleNotFoundError:  # no part of the wheel
        raise Failure("cli-study-absent") from None

    def row(share: Share, key: str) -> None:
        percents = {name: f"{100 * getattr(share, name):.1f}" for name in ("share", "low", "high")}
        click.echo(say(key, name=share.name, **percents))

    teams = players == "teams"
    found = study(Kind(4 if teams else int(players), teams, setup, level), games, seed)
    click.echo(say("cli-study-title", games=found.games))
    for place in found.places:
        row(place, "cli-study-place")
    for reason in found.reasons:
        row(reason, "cli-study-reason")
    low, middle, high = found.turns
    click.echo(say("cli-study-turns", low=low, middle=middle, high=high))
    for name, times in found.effects:
        click.echo(say("cli-study-effect", name=name, times=f"{times:.2f}"))
    return 0
