"""`civ backup`, `civ restore` and `civ drill`: copy the database, replace it by a copy, and try a copy out.

A backup can be written while the bot runs; the database that a restored one replaces is kept beside it; a drill
restores a backup into a temporary place and replays every game in it.
"""

import secrets
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bot.cli.configuration import database_of, load_settings, open_store
from bot.cli.texts import Failure, Texted, complain, option, say

if TYPE_CHECKING:
    from bot.match import Match
    from bot.store import Store, StoreError


@click.command("backup", cls=Texted, help="cli-backup")
@click.argument("file", type=click.Path(path_type=Path))
@option("--playground", "of_playground", is_flag=True, help="cli-backup-playground")
def backup(file: Path, *, of_playground: bool) -> int:
    """Write the copies, and print of which database each is, and how large."""
    import asyncio  # for help's sake not above

    from bot.store import StoreError

    for name, url, copy in _copies(file, of_playground=of_playground):
        try:
            asyncio.run(_back_up(url, copy.absolute()))
        except StoreError as error:
            raise backup_failure(copy, error, name, url) from None
        click.echo(say("cli-backup-done", file=copy, database=name, bytes=copy.stat().st_size))
    return 0


def _copies(file: Path, *, of_playground: bool) -> list[tuple[str, str, Path]]:
    """Return the databases to copy, each by name and URL, and where to.

    Without a token in the shell nothing says which of the two is meant: both are copied, as far as they exist. The
    playground's then lies beside `file`, as `NAME.playground.civ`.
    """
    from bot.store.sqlite import is_new_file

    settings = load_settings()
    name, url = database_of(settings, of_playground=of_playground)
    if of_playground or name == "discord" or is_new_file(settings.database_url):
        return [(name, url, file)]
    copies = [("discord", settings.database_url, file)]
    if not is_new_file(url):
        copies.append((name, url, file.with_name(f"{file.stem}.playground{file.suffix}")))
    return copies


async def _back_up(url: str, file: Path) -> None:
    from bot.store import StoreError
    from bot.store.sqlite import is_new_file

    if is_new_file(url):
        raise StoreError("store-backup-missing", path="")
    async with open_store(url, {}) as store:
        await store.backup(file)


def backup_failure(file: Path, error: "StoreError", name: str, url: str) -> click.ClickException:
    """Return the error that keeps a backup from being made or used, about the file or the database."""
    from bot.cli.texts import database_trouble

    if error.reason.key.startswith("store-backup-"):
        place = str(error.reason.values.get("path", "")) or url
        return Failure("cli-backup-trouble", trouble=error.reason.key, file=place)
    return click.ClickException(database_trouble(name, url, error))


@click.command("restore", cls=Texted, help="cli-restore")
@click.argument("file", type=click.Path(path_type=Path))
@option("--playground", "of_playground", is_flag=True, help="cli-restore-playground")
def restore(file: Path, *, of_playground: bool) -> int:
    """Put the database in place, and print where the previous one lies."""
    import asyncio  # for help's sake not above

    from bot.store import StoreError

    name, url = database_of(load_settings(), of_playground=of_playground)
    try:
        old = asyncio.run(_restore_database(url, file))
    except StoreError as error:
        raise backup_failure(file, error, name, url) from None
    click.echo(
        say("cli-restore-done", file=file, old="" if old is None else str(old), kept="no" if old is None else "yes")
    )
    return 0


async def _restore_database(url: str, file: Path) -> Path | None:
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
                await stack.enter_async_context(open_store(url, {}, lease=lease))
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


@click.command("drill", cls=Texted, help="cli-drill")
@click.argument("file", type=click.Path(path_type=Path))
def drill(file: Path) -> int:
    """Print how many games and positions there are; return 1 where one differs, after naming each."""
    import asyncio  # for help's sake not above

    from bot.store import StoreError

    try:
        with tempfile.TemporaryDirectory(prefix="civ-drill-") as folder:
            return asyncio.run(_drill(file, Path(folder) / "civ.sqlite3"))
    except StoreError as error:
        raise backup_failure(file, error, "backup", str(file)) from None


async def _drill(file: Path, scratch: Path) -> int:
    from bot.games.civ.game import GAMES
    from bot.store.backups import unpack_backup

    unpack_backup(file, scratch)
    tables = positions = wrong = 0
    async with open_store(f"sqlite:///{scratch.as_posix()}", GAMES, migrates=True) as store:
        for complaint in (await store.check()).complaints:
            complain(say("cli-drill-page", file=file, why=complaint))
            wrong += 1
        async for number, count, line in _games(store):
            tables, positions = tables + 1, positions + count
            if line is not None:
                wrong += 1
                complain(say("cli-drill-table", file=file, table=str(number), line=line))
    if not wrong:
        click.echo(say("cli-drill-done", file=file, tables=tables, positions=positions))
    return 1 if wrong else 0


async def _games(store: "Store") -> AsyncIterator[tuple[int, int, str | None]]:
    """Yield for each table its id, its number of positions, and the line at which something differs, or None."""
    from bot.store import DamagedTable

    for table_id in await store.integrity.ids():
        found = await store.integrity.read(table_id)
        if isinstance(found, DamagedTable):
            yield table_id, 0, found.where
        elif found.match is None:
            yield table_id, 0, None
        else:
            count, differs = compare_positions(found.match)
            yield table_id, count, None if differs is None else str(differs)


def compare_positions(match: "Match") -> tuple[int, int | None]:
    """Return the number of positions, and the first line after which writing and reading the game leads elsewhere."""
    from bot.games.civ.game import civ_game
    from bot.games.civ.rules import BadTranscript, read, write

    game = civ_game(match)
    try:
        again = read(write(game, states=True))  # the reader holds each position against the one that is written
    except BadTranscript as refused:
        return len(game.positions), max(0, refused.line - 1)
    if again.setup != game.setup or len(again.positions) != len(game.positions):
        return len(game.positions), 0
    pairs = enumerate(zip(game.positions, again.positions, strict=True))
    return len(game.positions), next((number for number, (one, other) in pairs if one != other), None)
