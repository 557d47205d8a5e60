"""`civ backup`, `civ restore` and `civ drill`: copy the database, replace it by a copy, and try a copy out.

A backup can be written while the bot runs; the database that a restored one replaces is kept beside it; a drill
restores a backup into a temporary place and replays every game in it.
"""

import json
import secrets
import tempfile
from collections.abc import AsyncIterator, Generator
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bot.cli.configuration import ENV_FILE_OPTION, database_of, keep_lease, load_settings, open_store
from bot.cli.texts import Failure, Texted, complain, database_state, option, say, show

if TYPE_CHECKING:
    from bot.games.civ.rules import Game as CardGame
    from bot.match import Game, Games, Match
    from bot.settings import Settings
    from bot.store import Store, StoreError


@click.command("backup", cls=Texted, help="cli-backup")
@click.argument("file", type=click.Path(path_type=Path))
@option("--playground", "of_playground", is_flag=True, help="cli-backup-playground")
@ENV_FILE_OPTION
def backup(file: Path, *, of_playground: bool, env_file: Path | None) -> int:
    """Write the copies, and print of which database each is, and how large."""
    import asyncio  # for help's sake not above

    from bot.store import StoreError

    for name, url, copy in _copies(file, load_settings(env_file), of_playground=of_playground):
        show(database_state(name, url, say("cli-backup-next", file=copy)))
        try:
            asyncio.run(_back_up(url, copy.absolute()))
        except StoreError as error:
            raise backup_failure(copy, error, name, url) from None
        click.echo(say("cli-backup-done", file=copy, database=name, bytes=copy.stat().st_size))
    return 0


def _copies(file: Path, settings: "Settings", *, of_playground: bool) -> list[tuple[str, str, Path]]:
    """Return the databases to copy, each by name and URL, and where to.

    Without a token in the shell nothing says which of the two is meant: both are copied, as far as they exist. The
    playground's then lies beside `file`, as `NAME.playground.civ`.
    """
    from bot.store.sqlite import is_new_file

    name, url = database_of(settings, of_playground=of_playground)
    if of_playground or name == "discord" or is_new_file(settings.database_url):
        return [(name, url, file)]
    copies = [("discord", settings.database_url, file)]
    if not is_new_file(url):
        copies.append((name, url, _of_playground(file)))
    return copies


def _of_playground(file: Path) -> Path:
    """Return where the copy of the playground's database lies, if `file` is that of the bot's and both were made."""
    return file.with_name(f"{file.stem}.playground{file.suffix}")


async def _back_up(url: str, file: Path) -> None:
    from bot.cli.texts import trouble_text
    from bot.store import StoreError
    from bot.store.sqlite import is_new_file

    if is_new_file(url):
        raise StoreError("store-backup-missing", path="")
    async with open_store(url, {}) as store:
        try:
            await store.backup(file)
        except StoreError as error:
            # the database has just been opened: these are about the place of the copy
            if error.reason.key in ("store-full", "store-cannot-open", "store-unavailable"):
                raise Failure("cli-backup-unwritten", file=file, why=trouble_text(error)) from None
            raise


def backup_failure(file: Path, error: "StoreError", name: str, url: str) -> click.ClickException:
    """Return the error that keeps a backup from being made or used, about the file or the database."""
    from bot.cli.texts import database_trouble
    from bot.store.database import shown_url

    if error.reason.key.startswith("store-backup-"):
        place = str(error.reason.values.get("path", "")) or shown_url(url)
        return Failure("cli-backup-trouble", trouble=error.reason.key, file=place)
    return click.ClickException(database_trouble(name, url, error))


@click.command("restore", cls=Texted, help="cli-restore")
@click.argument("file", type=click.Path(path_type=Path))
@option("--playground", "of_playground", is_flag=True, help="cli-restore-playground")
@option("--discord", "of_discord", is_flag=True, help="cli-restore-discord")
@ENV_FILE_OPTION
def restore(file: Path, *, of_playground: bool, of_discord: bool, env_file: Path | None) -> int:
    """Put each copy in place, and print which database that is, and where the previous one lies."""
    import asyncio  # for help's sake not above

    from bot.store import StoreError

    if of_playground and of_discord:
        raise Failure("cli-restore-which", file=file)
    settings = load_settings(env_file)
    copies = _copies_to_restore(file, settings, of_playground=of_playground, of_discord=of_discord)
    try:
        asyncio.run(_restore_databases(copies))
    except StoreError as error:  # another process has taken one of them meanwhile
        raise backup_failure(file, error, *copies[0][:2]) from None
    return 0


def _copies_to_restore(
    file: Path, settings: "Settings", *, of_playground: bool, of_discord: bool
) -> list[tuple[str, str, Path]]:
    """Return the databases to replace, each by name and URL, and by which copy.

    Without an option and without a token, two copies that `_copies` would have made are for both databases. A single
    one may be of either: it goes in place of the playground's only where the bot on Discord has none.

    Raises:
        Failure: nothing says which of the two is meant.
    """
    from bot.store.sqlite import is_new_file

    if of_discord:
        return [("discord", settings.database_url, file)]
    name, url = database_of(settings, of_playground=of_playground)
    if of_playground or name == "discord":
        return [(name, url, file)]
    if (second := _of_playground(file)).exists():
        return [("discord", settings.database_url, file), (name, url, second)]
    if not is_new_file(settings.database_url):
        raise Failure("cli-restore-which", file=file)
    return [(name, url, file)]


async def _restore_databases(copies: list[tuple[str, str, Path]]) -> None:
    """Put backups in place of databases, all of them or none, and print each.

    Raises:
        ClickException: a bot runs on one of the databases, or a backup is not sound; nothing has been touched. Or the
            files of a database can't be moved; those printed before are in place.
    """
    from bot.store import StoreError
    from bot.store.backups import check_backup, free_copy, replace_database
    from bot.store.sqlite import file_of

    for name, url, file in copies:
        with _failures_of(name, url, file):
            file_of(url)
            check_backup(file)
    async with AsyncExitStack() as files:
        fresh: list[Path] = []
        held: list[bool] = []
        # they stay held once they are closed, so that nobody opens or replaces them before they are out of the way
        async with AsyncExitStack() as stores:
            for name, url, file in copies:
                with _failures_of(name, url, file):
                    held.append(await _hold(url, stores))
                    target = file_of(url)
                    fresh.append(target.with_name(f"{target.name}.{secrets.token_hex(4)}"))
                    files.callback(fresh[-1].unlink, missing_ok=True)
                    await _unpack(file, fresh[-1])
        for (name, url, file), database, was_held in zip(copies, fresh, held, strict=True):
            show(database_state(name, url, say("cli-restore-next", file=file)))
            with _failures_of(name, url, file):
                old = replace_database(database, file_of(url))
            kept = {"old": "", "kept": "no"} if old is None else {"old": str(old), "kept": "yes"}
            click.echo(say("cli-restore-done", file=file, database=name, **kept))
            if was_held and old is not None:
                with suppress(StoreError):  # it is held for a few seconds more
                    await free_copy(old)


async def _unpack(file: Path, target: Path) -> None:
    """Unpack a backup aside; where it is cancelled nothing writes to `target` afterwards. Raises `StoreError`."""
    import asyncio

    from bot.store.backups import unpack_backup
    from bot.supervision import begin_job

    unpacking = begin_job("unpacking", asyncio.to_thread(unpack_backup, file, target), is_awaited=True)
    try:
        await asyncio.shield(unpacking)
    finally:
        await asyncio.wait([unpacking])


async def _hold(url: str, stores: AsyncExitStack) -> bool:
    """Open a database that is to be replaced, so that no bot can; return False where it can't be read.

    Raises:
        DatabaseInUse: a bot runs on the database.
    """
    from bot.store import Lease, StoreError
    from bot.store.sqlite import is_new_file

    if is_new_file(url):
        return False
    lease = Lease()
    try:
        await stores.enter_async_context(open_store(url, {}, lease=lease))
        await stores.enter_async_context(keep_lease(lease, stays_held=True))
    except StoreError as trouble:
        if trouble.reason.key in ("store-held", "store-range-held", "store-locked", "store-cannot-open"):
            raise
        return False  # anything else is what a backup is for
    return True


@contextmanager
def _failures_of(name: str, url: str, file: Path) -> Generator[None]:
    """Turn a refusal of the store into the error that names the backup or the database."""
    from bot.store import StoreError

    try:
        yield
    except StoreError as error:
        raise backup_failure(file, error, name, url) from None


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
        raise backup_failure(file, error, "backup", f"sqlite:///{file.as_posix()}") from None


async def _drill(file: Path, scratch: Path) -> int:
    from bot.games.registry import every_game
    from bot.store.backups import unpack_backup

    unpack_backup(file, scratch)
    tables = positions = wrong = 0
    games = every_game()
    async with open_store(f"sqlite:///{scratch.as_posix()}", games, migrates=True) as store:
        for complaint in (await store.check()).complaints:
            complain(say("cli-drill-page", file=file, why=complaint))
            wrong += 1
        async for number, count, line in _games(store, games):
            tables, positions = tables + 1, positions + count
            if line is not None:
                wrong += 1
                complain(say("cli-drill-table", file=file, table=str(number), line=line))
    if not wrong:
        click.echo(say("cli-drill-done", file=file, tables=tables, positions=positions))
    return 1 if wrong else 0


async def _games(store: "Store", games: "Games") -> AsyncIterator[tuple[int, int, str | None]]:
    """Yield for each table its id, its number of positions, and the line at which something differs, or None."""
    from bot.store import DamagedTable

    for table_id in await store.integrity.ids():
        found = await store.integrity.read(table_id)
        if isinstance(found, DamagedTable):
            yield table_id, 0, found.where
        elif found.match is None:
            yield table_id, 0, None
        else:
            count, differs = compare_positions(found.match, games[found.options.game])
            yield table_id, count, None if differs is None else str(differs)


def compare_positions(match: "Match", game: "Game") -> tuple[int, int | None]:
    """Return the number of positions, and the first line after which writing and reading the match leads elsewhere."""
    from bot.games.civ.game import game_of

    if (cards := game_of(match)) is not None:
        return _compare_card_game(cards)
    return _compare_folded(match, game)


def _compare_folded(match: "Match", game: "Game") -> tuple[int, int | None]:
    """Compare what its header and lines lead to, once they have been JSON, as each seat sees it after each line."""
    from bot.match import BrokenLog

    lines = match.lines()
    viewers = (None, *sorted({line.seat for line in lines}))
    try:
        again = game.fold(game.rules, json.loads(json.dumps(match.header())), lines)
    except BrokenLog as broken:
        return len(lines) + 1, broken.number
    for number in range(len(lines) + 1):
        one, other = match.at(number), again.at(number)
        if any(one.view(viewer) != other.view(viewer) for viewer in viewers):
            return len(lines) + 1, number
    return len(lines) + 1, None


def _compare_card_game(game: "CardGame") -> tuple[int, int | None]:
    """Compare its transcript's positions, which are written in full after each line."""
    from bot.games.civ.rules import BadTranscript, read, write

    try:
        again = read(write(game, states=True))  # the reader holds each position against the one that is written
    except BadTranscript as refused:
        return len(game.positions), max(0, refused.line - 1)
    if again.setup != game.setup or len(again.positions) != len(game.positions):
        return len(game.positions), 0
    pairs = enumerate(zip(game.positions, again.positions, strict=True))
    return len(game.positions), next((number for number, (one, other) in pairs if one != other), None)
