"""`civ restore`: the database of a backup in place of the one there is, which is kept beside it."""

import secrets
from contextlib import AsyncExitStack
from pathlib import Path

import click

from bot.cli.backup import backup_failure
from bot.cli.configuration import loaded
from bot.cli.databases import database_of, opened_store
from bot.cli.texts import Texted, option, say


@click.command("restore", cls=Texted, help="cli-restore")
@click.argument("file", type=click.Path(path_type=Path))
@option("--playground", "of_playground", is_flag=True, help="cli-restore-playground")
def command(file: Path, *, of_playground: bool) -> int:
    """Put the database in place, and say where the one before lies."""
    import asyncio  # for help's sake not above

    from bot.store import StoreError

    name, url = database_of(loaded(), of_playground=of_playground)
    try:
        old = asyncio.run(_restore(url, file))
    except StoreError as error:
        raise backup_failure(file, error, name, url) from None
    click.echo(
        say("cli-restore-done", file=file, old="" if old is None else str(old), kept="no" if old is None else "yes")
    )
    return 0


async def _restore(url: str, file: Path) -> Path | None:
    """Put a backup in place of a database; return where the old one lies now, None where there was none.

    Raises:
        DatabaseInUse: a bot runs on the database.
        StoreError: the backup is not sound; nothing has been touched.
    """
    from bot.store import Lease, StoreError
    from bot.store.backups import check_backup, replace_database, unpack_backup
    from bot.store.sqlite import file_of, is_new_file

    check_backup(file)
    target = file_of(url)
    fresh = target.with_name(f"{target.name}.{secrets.token_hex(4)}")
    lease, is_opened = Lease(), False
    async with AsyncExitStack() as stack:
        if not is_new_file(url):
            try:
                await stack.enter_async_context(opened_store(url, {}, lease=lease))
                is_opened = True
            except StoreError as trouble:
                if trouble.reason.key in ("store-held", "store-locked", "store-cannot-open"):
                    raise  # anything else is what a backup is for
        try:
            unpack_backup(file, fresh)
            if is_opened:
                await lease.release()
                await stack.aclose()
            return replace_database(fresh, target)
        finally:
            fresh.unlink(missing_ok=True)  # one system call, on the way out
