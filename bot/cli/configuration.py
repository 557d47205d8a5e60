"""The settings of a command, their database, and that database opened without changes.

`bot.app` opens everything for a running bot. A copy, a check, a drill and a restored backup need only the database, and
must not load Discord for it.
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


def load_settings() -> "Settings":
    """Return the settings of this process; errors in them end the command."""
    from bot.settings import Settings, SettingsError

    try:
        return Settings.load()
    except SettingsError as error:
        raise settings_error(error) from None


def settings_error(error: "SettingsError") -> click.ClickException:
    """Return what is wrong with the settings, a line each."""
    lines = [f"{each.name} {say(each.key, **each.values)}" for each in (error, *error.others)]
    return click.ClickException("\n".join(lines))


def database_of(settings: "Settings", *, of_playground: bool) -> tuple[str, str]:
    """Return the name and the URL of the database that `civ run` would use, or the playground's."""
    if of_playground or settings.discord_token is None:
        return "playground", settings.playground_database_url
    return "discord", settings.database_url


@asynccontextmanager
async def open_store(
    url: str,
    games: "Games",
    *,
    migrates: bool = False,
    lease: "Lease | None" = None,
    may_be_unfinished: bool = False,
) -> AsyncGenerator["Store"]:
    """Open the database at `url`, and close it afterwards; with a `lease` it is this process's alone.

    Unless it `migrates`, its schema stays as it is. Raises `StoreError`.
    """
    from bot.store import Store

    store = await Store.open(url, games, migrates=migrates, lease=lease, may_be_unfinished=may_be_unfinished)
    try:
        yield store
    finally:
        await store.close()
