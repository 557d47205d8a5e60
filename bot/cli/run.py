"""`civ run`: the bot, on Discord or in the playground."""

import sys
from typing import TYPE_CHECKING

import click

from bot.cli.configuration import loaded, refusal
from bot.cli.texts import Failure, Texted, database_trouble, option, speaker

if TYPE_CHECKING:
    from bot.app import Mode
    from bot.playground import PlaygroundError
    from bot.settings import Settings


@click.command("run", cls=Texted, help="cli-run")
@option("--discord", "on_discord", is_flag=True, help="cli-run-discord")
@option("--playground", "in_playground", is_flag=True, help="cli-run-playground")
@option("--port", type=click.IntRange(0, 65535), help="cli-run-port")
@option("--wait", "waits", is_flag=True, help="cli-run-wait")
def command(
    *, on_discord: bool = False, in_playground: bool = False, port: int | None = None, waits: bool = False
) -> int:
    """Hand the settings to the composition root; without a token the bot runs in the playground."""
    if on_discord and in_playground:
        raise click.UsageError("'--discord' and '--playground' exclude each other.", click.get_current_context())
    settings = loaded()
    if port is not None:
        settings = settings.model_copy(update={"playground_port": port})
    if on_discord and settings.discord_token is None:
        raise Failure("cli-run-no-token")
    is_on_discord = on_discord or (settings.discord_token is not None and not in_playground)
    return _run(settings, "discord" if is_on_discord else "playground", waits=waits)


def _run(settings: "Settings", mode: "Mode", *, waits: bool) -> int:
    """Run the bot; whatever keeps it from running is one line."""
    from bot.app import CannotRun, run
    from bot.settings import SettingsError
    from bot.store import StoreError

    try:
        return run(settings, mode=mode, announce=_announce, waits=waits)
    except StoreError as error:
        database = settings.playground_database_url if mode == "playground" else settings.database_url
        raise click.ClickException(database_trouble(mode, database, error)) from None
    except SettingsError as error:
        raise refusal(error) from None
    except _playground_errors(mode) as error:
        why = speaker().say(f"run-playground-{error.reason}", **error.values)
        raise click.ClickException(speaker().say("run-playground-failed", why=why)) from None
    except CannotRun as error:
        raise click.ClickException(speaker().say(error.key, **error.values)) from None


def _playground_errors(mode: "Mode") -> tuple[type["PlaygroundError"], ...]:
    """What keeps a playground from running; on Discord nothing of it is loaded."""
    if mode != "playground":
        return ()
    from bot.playground import PlaygroundError

    return (PlaygroundError,)


def _announce(page_url: str) -> None:
    click.echo(speaker().say("run-playground", address=page_url))
    sys.stdout.flush()
