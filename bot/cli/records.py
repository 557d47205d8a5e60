"""`civ records`: count the games that are over again, from their logs."""

import secrets
from datetime import UTC, datetime

import click

from bot.cli.configuration import database_of, load_settings, open_store
from bot.cli.texts import Texted, database_trouble, option, say


class RecordCommands(Texted, click.Group):
    """The commands about records."""


@click.command("records", cls=RecordCommands, help="cli-records", no_args_is_help=False)
def command() -> None:
    """The group itself."""


@command.command("rebuild", cls=Texted, help="cli-records-rebuild")
@option("--playground", "of_playground", is_flag=True, help="cli-records-playground")
def rebuild_command(*, of_playground: bool) -> int:
    """Count all games again, and print how many. No bot may run on the database meanwhile."""
    import asyncio  # for help's sake not above

    from bot.store import StoreError

    name, url = database_of(load_settings(), of_playground=of_playground)
    try:
        games = asyncio.run(_rebuild(url))
    except StoreError as error:
        raise click.ClickException(database_trouble(name, url, error)) from None
    click.echo(say("cli-records-done", count=games, database=name))
    return 0


async def _rebuild(url: str) -> int:
    from bot.games.registry import every_game
    from bot.manager.services import make_services
    from bot.store import Lease

    lease, games = Lease(), every_game()
    async with open_store(url, games, migrates=True, lease=lease) as store:
        await store.integrity.seal_all()
        # nothing of it is started: no clock runs, and no computer plays
        services = make_services(store, now=lambda: datetime.now(UTC), random=secrets.SystemRandom(), games=games)
        try:
            return await services.records.rebuild()
        finally:
            await services.records.stop()
            await lease.release()
