"""`civ move`: copy the whole database into an empty one, such as a server's, and prove that all has arrived."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from bot.cli.configuration import ENV_FILE_OPTION, database_of, keep_lease, load_settings, open_store
from bot.cli.texts import STDIN, Texted, complain, database_state, database_trouble, option, say

if TYPE_CHECKING:
    from bot.store import Store

EVERY: Final = 1000
"""Tables that are replayed between two lines about it."""


@click.command("move", cls=Texted, help="cli-move")
@click.argument("url")
@option("--playground", "of_playground", is_flag=True, help="cli-move-playground")
@ENV_FILE_OPTION
def command(url: str, *, of_playground: bool, env_file: Path | None) -> int:
    """Print how far it is on stderr, and what has been moved; return 1 where a table doesn't read as it did."""
    import asyncio  # for help's sake not above

    target = sys.stdin.readline().strip() if url == STDIN else url
    name, source = database_of(load_settings(env_file), of_playground=of_playground)
    complain(database_state(name, source, say("cli-move-next")))
    return asyncio.run(_move(name, source, target))


async def _move(name: str, source_url: str, target_url: str) -> int:
    from contextlib import AsyncExitStack

    from bot.games.registry import every_game
    from bot.store import Lease, StoreError
    from bot.store.backups import give_owner
    from bot.store.moving import SourceError, finish_move, move_database
    from bot.store.sqlite import file_of, is_new_file

    games, rows = every_game(), 0
    async with AsyncExitStack() as opened:
        (source_name, url), leases = (name, source_url), (Lease(), Lease())
        try:
            if is_new_file(source_url):
                raise StoreError("store-cannot-open")
            source = await opened.enter_async_context(open_store(url, games, migrates=True, lease=leases[0]))
            await opened.enter_async_context(keep_lease(leases[0]))
            name, url, is_new = "", target_url, is_new_file(target_url)
            target = await opened.enter_async_context(
                open_store(url, games, migrates=True, lease=leases[1], may_be_unfinished=True)
            )
            await opened.enter_async_context(keep_lease(leases[1]))
            if is_new:
                give_owner(file_of(url), file_of(url).parent)
            async for table, count in move_database(source, target):
                rows += count
                complain(say("cli-move-table", table=table, rows=count))
            tables, wrong = await _replay(source, target)
            if wrong:
                return 1
            await finish_move(source, target)
        except SourceError as error:
            raise click.ClickException(database_trouble(source_name, source_url, error)) from None
        except StoreError as error:
            raise click.ClickException(database_trouble(name, url, error)) from None
    click.echo(say("cli-move-done", rows=rows, tables=tables, database=source_name))
    return 0


async def _replay(source: "Store", target: "Store") -> tuple[int, int]:
    """Replay every table, and return how many there are, and how many don't read as they did."""
    from bot.store.moving import prove_tables

    tables = wrong = 0
    async for damaged in prove_tables(source, target):
        if damaged is not None:
            wrong += 1
            complain(say("cli-move-differs", table=str(damaged.reason.values["table"]), line=damaged.where))
        tables += 1
        if not tables % EVERY:
            complain(say("cli-move-replayed", tables=tables))
    return tables, wrong
