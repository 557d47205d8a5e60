"""`civ run`: the bot, on Discord or in the playground."""

from typing import Literal

import click

from bot.cli.configuration import loaded
from bot.cli.texts import Failure, Texted, option


@click.command("run", cls=Texted, help="cli-run")
@option("--discord", "on_discord", is_flag=True, help="cli-run-discord")
@option("--playground", "in_playground", is_flag=True, help="cli-run-playground")
@option("--port", type=click.IntRange(0, 65535), help="cli-run-port")
def command(*, on_discord: bool = False, in_playground: bool = False, port: int | None = None) -> int:
    """Hand the settings to the composition root."""
    if on_discord and in_playground:
        raise click.UsageError("'--discord' and '--playground' exclude each other.", click.get_current_context())
    settings = loaded()
    if port is not None:
        settings = settings.model_copy(update={"playground_port": port})
    if on_discord and settings.discord_token is None:
        raise Failure("cli-run-no-token")
    mode: Literal["auto", "discord", "playground"] = "auto"
    if on_discord or in_playground:
        mode = "discord" if on_discord else "playground"
    from bot.app import run

    return run(settings, mode=mode)
