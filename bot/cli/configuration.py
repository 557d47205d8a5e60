"""The settings of a command, their database, and that database opened without changes.

`bot.app` opens everything for a running bot. A copy, a check, a drill and a restored backup need only the database, and
must not load Discord for it.
"""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from bot.cli.texts import complain, option, say, show

if TYPE_CHECKING:
    from bot.manager.services import Services
    from bot.match import Games
    from bot.settings import Settings, SettingsError
    from bot.store import Lease, Store


ENV_FILE_OPTION: Final = option("--env-file", type=click.Path(path_type=Path), help="cli-env-file")


def load_settings(env_file: Path | None = None, *, of_unit: bool = True, quietly: bool = False) -> "Settings":
    """Return the settings of this process; errors in them end the command.

    Args:
        env_file: what the process lacks is read from it, else from the unit of a bot that systemd runs, and said.
        of_unit: whether that unit counts.
        quietly: where that is from is said on stderr.
    """
    from bot.environment import adopt_variables
    from bot.settings import Settings, SettingsError

    try:
        if (env_file is not None or of_unit) and (source := adopt_variables(env_file)):
            (complain if quietly else show)(say("cli-settings-from", file=source))
    except UnicodeDecodeError:
        raise settings_error(SettingsError(str(env_file), "setting-file-text")) from None
    except OSError as error:
        name = str(error.filename or env_file)
        raise settings_error(SettingsError(name, "setting-file", why=error.strerror or "")) from None
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

    store = await Store.open(
        url,
        games,
        migrates=migrates,
        lease=lease,
        may_be_unfinished=may_be_unfinished,
        keeps_older=migrates and lease is not None,
    )
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def keep_lease(lease: "Lease", *, stays_held: bool = False) -> AsyncGenerator[None]:
    """Keep other processes from a database for as long as a command takes, and release it afterwards.

    One that `stays_held` is released only where the command fails before.

    Raises:
        StoreError: another process has taken it; what went on is cancelled.
    """
    import asyncio

    from bot.store import StoreError
    from bot.supervision import begin_job

    this, lost = asyncio.current_task(), asyncio.Event()
    assert this is not None, "called in a task"

    def stop() -> None:
        lost.set()
        this.cancel()

    keeping = begin_job("lease", lease.keep(stop))
    is_done = False
    try:
        yield
        is_done = True
    except asyncio.CancelledError:
        if not lost.is_set():
            raise
        this.uncancel()
        raise StoreError("store-unavailable", detail="lease") from None
    finally:
        keeping.cancel()
        if not (is_done and stays_held):
            await lease.release()


@asynccontextmanager
async def open_services(url: str, web: tuple[Path, str] | None = None) -> AsyncGenerator["Services"]:
    """Open the services of a database that no bot runs on, and close them afterwards; nothing of them is started.

    No clock runs, and no computer plays. `web` is where finished games are put on the web. Raises `StoreError`.
    """
    import secrets
    from datetime import UTC, datetime

    from bot.games.registry import every_game
    from bot.manager.services import make_services
    from bot.manager.shares import WebFolder
    from bot.store import Lease

    lease, games = Lease(), every_game()
    async with open_store(url, games, migrates=True, lease=lease) as store, keep_lease(lease):
        await store.integrity.seal_all()
        folder = web and WebFolder(*web)
        services = make_services(
            store, now=lambda: datetime.now(UTC), random=secrets.SystemRandom(), games=games, web=folder
        )
        try:
            yield services
        finally:
            await services.records.stop()
