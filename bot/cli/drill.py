"""`civ drill`: a backup restored into a scratch place, with every game in it replayed."""

import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bot.cli.backup import backup_failure
from bot.cli.databases import opened_store
from bot.cli.texts import Texted, complain, say

if TYPE_CHECKING:
    from bot.match import Match
    from bot.store import Store


@click.command("drill", cls=Texted, help="cli-drill")
@click.argument("file", type=click.Path(path_type=Path))
def command(file: Path) -> int:
    """Say how many games and positions there are; 1 where one of them differs, each of which is named."""
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
    async with opened_store(f"sqlite:///{scratch.as_posix()}", GAMES, migrates=True) as store:
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
    """Each table, how many positions it has, and at which line something differs; None where nothing does."""
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
    """How many positions a game has, and the first line after which writing it down and reading it leads elsewhere."""
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
