"""`civ records`: count the games that are over again, from their logs."""

from pathlib import Path

import click

from bot.cli.configuration import ENV_FILE_OPTION, database_of, load_settings, open_services
from bot.cli.texts import Texted, database_trouble, option, say


class RecordCommands(Texted, click.Group):
    """The commands about records."""


@click.command("records", cls=RecordCommands, help="cli-records", no_args_is_help=False)
def command() -> None:
    """The group itself."""


@command.command("rebuild", cls=Texted, help="cli-records-rebuild")
@option("--playground", "of_playground", is_flag=True, help="cli-records-playground")
@ENV_FILE_OPTION
def rebuild_command(*, of_playground: bool, env_file: Path | None) -> int:
    """Count all games again, and print how many. No bot may run on the database meanwhile."""
    import asyncio  # for help's sake not above

    from bot.store import StoreError

    name, url = database_of(load_settings(env_file), of_playground=of_playground)
    try:
        games = asyncio.run(_rebuild(url))
    except StoreError as error:
        raise click.ClickException(database_trouble(name, url, error)) from None
    click.echo(say("cli-records-done", count=games, database=name))
    return 0


async def _rebuild(url: str) -> int:
    async with open_services(url) as services:
        return await services.records.rebuild()
