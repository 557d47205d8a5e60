"""`civ backup`: a whole copy of the database, while the bot runs or not."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from bot.cli.configuration import loaded
from bot.cli.databases import database_of, opened_store
from bot.cli.texts import Failure, Texted, option, say

if TYPE_CHECKING:
    from bot.store import StoreError


@click.command("backup", cls=Texted, help="cli-backup")
@click.argument("file", type=click.Path(path_type=Path))
@option("--playground", "of_playground", is_flag=True, help="cli-backup-playground")
def command(file: Path, *, of_playground: bool) -> int:
    """Write the copy, and say how large it is."""
    import asyncio  # for help's sake not above

    from bot.store import StoreError

    settings = loaded()
    name, url = database_of(settings, of_playground=of_playground)
    try:
        asyncio.run(_back_up(url, file.absolute()))
    except StoreError as error:
        raise backup_failure(file, error, name, url) from None
    click.echo(say("cli-backup-done", file=file, bytes=file.stat().st_size))
    return 0


async def _back_up(url: str, file: Path) -> None:
    from bot.store import StoreError
    from bot.store.sqlite import is_new_file

    if is_new_file(url):
        raise StoreError("store-backup-missing", path="")
    async with opened_store(url, {}) as store:
        await store.backup(file)


def backup_failure(file: Path, error: "StoreError", name: str, url: str) -> click.ClickException:
    """What keeps a backup from being made or used: something about the file, or about the database."""
    from bot.cli.texts import database_trouble

    if error.reason.key.startswith("store-backup-"):
        place = str(error.reason.values.get("path", "")) or url
        return Failure("cli-backup-trouble", trouble=error.reason.key, file=place)
    return click.ClickException(database_trouble(name, url, error))
