"""`civ privacy`: show and delete what is kept of a person who has left Discord, and so can't ask the bot for it."""

import json
from pathlib import Path
from typing import Any, Final

import click

from bot.cli.configuration import ENV_FILE_OPTION, database_of, load_settings, open_services, open_store
from bot.cli.texts import Texted, complain, database_state, database_trouble, legible_json, option, say

USER: Final = click.argument("user", type=click.IntRange(1, 2**63 - 1))
PLAYGROUND: Final = option("--playground", "of_playground", is_flag=True, help="cli-privacy-playground")


class PrivacyCommands(Texted, click.Group):
    """The commands about what is kept of a person."""


@click.command("privacy", cls=PrivacyCommands, help="cli-privacy", no_args_is_help=False)
def command() -> None:
    """The group itself."""


@command.command("show", cls=Texted, help="cli-privacy-show")
@USER
@PLAYGROUND
@ENV_FILE_OPTION
def show_command(user: int, *, of_playground: bool, env_file: Path | None) -> int:
    """Print as JSON what `/privacy export` would send them, while a bot runs or not."""
    import asyncio  # for help's sake not above

    from bot.store import StoreError

    name, url = database_of(load_settings(env_file, quietly=True), of_playground=of_playground)
    complain(database_state(name, url, say("cli-privacy-of", user=str(user))))
    try:
        found = asyncio.run(_export(url, user))
    except StoreError as error:
        raise click.ClickException(database_trouble(name, url, error)) from None
    if found is None:
        raise click.ClickException(database_state(name, url, say("cli-doctor-database-old")))
    click.echo("\n".join(map(legible_json, json.dumps(found, ensure_ascii=False, indent=1).split("\n"))))
    return 0


async def _export(url: str, user: int) -> dict[str, Any] | None:
    """Return what is kept of them; None where the schema is an older one, since a bot may be running on it."""
    from bot.store.upgrades import HEAD
    from bot.table.values import UserId

    _check_there(url)
    async with open_store(url, {}) as store:
        if (await store.check(thorough=False)).revision != HEAD:
            return None
        return await store.people.export(UserId(user))


@command.command("delete", cls=Texted, help="cli-privacy-delete")
@USER
@PLAYGROUND
@option("--yes", "is_sure", is_flag=True, help="cli-privacy-yes")
@ENV_FILE_OPTION
def delete_command(user: int, *, of_playground: bool, is_sure: bool, env_file: Path | None) -> int:
    """Forget them as `/privacy delete` does, and print at how many tables. No bot may run on the database meanwhile."""
    import asyncio  # for help's sake not above

    from bot.store import StoreError

    settings = load_settings(env_file, quietly=True)
    name, url = database_of(settings, of_playground=of_playground)
    complain(database_state(name, url, say("cli-privacy-of", user=str(user))))
    if not is_sure and not click.confirm(say("cli-privacy-sure"), err=True):
        return 1
    try:
        count = asyncio.run(_forget(url, user, settings.web_folder))
    except StoreError as error:
        raise click.ClickException(database_trouble(name, url, error, "privacy")) from None
    click.echo(say("cli-privacy-done", user=str(user), count=count))
    return 0


def _check_there(url: str) -> None:
    """Raise `StoreError` where there is no such file: an empty one would be made, which knows of nobody."""
    from bot.store import StoreError
    from bot.store.sqlite import is_new_file

    if is_new_file(url):
        raise StoreError("store-cannot-open")


async def _forget(url: str, user: int, web: tuple[Path, str] | None) -> int:
    from bot.table.values import UserId

    _check_there(url)
    async with open_services(url, web) as services:
        return await services.privacy.forget(UserId(user))
