"""The settings of a command, the database they mean, and that database opened as it is.

`bot.app` opens what a running bot has. A copy, a check, a drill and a restored backup need only the database, and must
not load Discord for it.
"""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import click

from bot.cli.texts import say

if TYPE_CHECKING:
    from bot.match import Games
    from bot.settings import Settings, SettingsError
    from bot.store import Lease, Store


def loaded() -> "Settings":
    """The settings of this process; what is wrong with them ends the command."""
    from bot.settings import Settings, SettingsError

    try:
        return Settings.load()
    except SettingsError as error:
        raise refusal(error) from None


def refusal(error: "SettingsError") -> click.ClickException:
    """What is wrong with a setting, as one line."""
    return click.ClickException(f"{error.name} {say(error.key, **error.values)}")


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
