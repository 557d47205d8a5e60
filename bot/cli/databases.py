"""The databases that the command line looks into: which one is meant, and one opened as it is.

`bot.app` opens what a running bot has. A copy, a check, a drill and a restored backup need of it nothing but the
database, and are not to load Discord for it: here is the one place where the command line opens one.
"""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.match import Games
    from bot.settings import Settings
    from bot.store import Lease, Store


def database_of(settings: "Settings", *, of_playground: bool) -> tuple[str, str]:
    """The name and the URL of the database that `civ run` would use, or the playground's."""
    if of_playground or settings.discord_token is None:
        return "playground", settings.playground_database_url
    return "discord", settings.database_url


@asynccontextmanager
async def opened_store(
    url: str, games: "Games", *, migrates: bool = False, lease: "Lease | None" = None
) -> AsyncGenerator["Store"]:
    """The database there, closed afterwards; with a `lease` it is this process's alone.

    Unless it `migrates`, its schema stays as it is.

    Raises `StoreError`.
    """
    from bot.store import Store

    store = await Store.open(url, games, migrates=migrates, lease=lease)
    try:
        yield store
    finally:
        await store.close()
