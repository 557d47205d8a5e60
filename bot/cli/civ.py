"""`civ`, the command line: the list of its commands, `civ run`, and the handling of errors.

A mistake of the caller's is one line on stderr (`civ: … (civ replay --help)`, exit code 2), a failure is one line and
exit code 1, a closed pipe and Ctrl-C end quietly. Each command imports what is heavy when it runs.
"""

import errno
import os
import pkgutil
import sys
from collections.abc import Sequence
from importlib.metadata import version
from io import TextIOWrapper
from typing import TYPE_CHECKING, Final

import click

from bot.cli.configuration import load_settings, settings_error
from bot.cli.texts import Failure, Texted, TextedOption, complain, database_trouble, localizer, option, say

if TYPE_CHECKING:
    from bot.app import Mode
    from bot.playground import PlaygroundError
    from bot.settings import Settings


COMMANDS: Final = {
    "run": "bot.cli.civ:run",
    "simulate": "bot.cli.simulate:command",
    "replay": "bot.cli.replay:command",
    "verify": "bot.cli.verify:command",
    "render": "bot.cli.render:command",
    "calamity": "bot.cli.calamity:command",
    "tournament": "bot.cli.tournament:command",
    "doctor": "bot.cli.doctor:command",
    "backup": "bot.cli.backup:backup",
    "restore": "bot.cli.backup:restore",
    "drill": "bot.cli.backup:drill",
    "move": "bot.cli.move:command",
    "records": "bot.cli.records:command",
    "privacy": "bot.cli.privacy:command",
    "bench": "bot.cli.bench:command",
    "study": "bot.cli.study:command",
    "train": "bot.cli.train:command",
    "puzzles": "bot.cli.puzzles:command",
}
"""The module of each command, in the order of `civ --help`."""
INTERRUPTED: Final = 130
UNWRITABLE: Final = (errno.ENOSPC, errno.EFBIG, errno.EIO)
"""Errors of a full disk when stdout is written to."""


class Commands(Texted, click.Group):
    """The commands, imported when they are asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        found = COMMANDS.get(cmd_name)
        return pkgutil.resolve_name(found) if found else None


def _print_version(ctx: click.Context, _option: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(f"civ {version('civ-bot')}")
        ctx.exit()


@click.command(cls=Commands, help="cli", invoke_without_command=True)
@click.option(
    "--version", cls=TextedOption, is_flag=True, is_eager=True, expose_value=False, callback=_print_version,
    help="cli-version",
)  # fmt: skip
@click.pass_context
def civ(ctx: click.Context) -> object:
    """The command group: without a command it runs the bot."""
    if ctx.invoked_subcommand is not None:
        return None
    return ctx.invoke(run)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run `civ` with these arguments (default: the process's). Returns the exit code."""
    _prepare_streams()
    try:
        code = _invoke(list(sys.argv[1:] if arguments is None else arguments))
        # here, where what goes wrong can still be said: left to the interpreter's end it would be a traceback
        sys.stdout.flush()
    except click.UsageError as error:
        _complain(f"{error.format_message()} ({error.ctx.command_path if error.ctx else 'civ'} --help)")
        return error.exit_code
    except click.ClickException as error:
        _complain(error.format_message())
        return error.exit_code
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:
        _discard_output()
        return 0
    except OSError as error:
        if error.errno not in UNWRITABLE or error.filename is not None:
            raise
        _discard_output()
        _complain(say("cli-unwritable", why=error.strerror))
        return 1
    return code


def _prepare_streams() -> None:
    """Use UTF-8 on all terminals, and treat a stream that was closed before the start as empty."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  # open as long as the process
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # not the system's own encoding: other programs read the output, and a name's characters must not break it
            stream.reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")


def _invoke(arguments: list[str]) -> int:
    try:
        with civ.make_context("civ", arguments) as context:
            found = civ.invoke(context)
    except click.exceptions.Exit as finished:
        return finished.exit_code
    return found if isinstance(found, int) else 0


def _complain(message: str) -> None:
    complain(f"civ: {message}")


def _discard_output() -> None:
    """Discard what Python still flushes at its end, since stdout is closed or full."""
    try:
        # Python flushes once more as it ends, into the pipe that is gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        return


@click.command("run", cls=Texted, help="cli-run")
@option("--discord", "on_discord", is_flag=True, help="cli-run-discord")
@option("--playground", "in_playground", is_flag=True, help="cli-run-playground")
@option("--port", type=click.IntRange(0, 65535), help="cli-run-port")
@option("--wait", "waits", is_flag=True, help="cli-run-wait")
def run(*, on_discord: bool = False, in_playground: bool = False, port: int | None = None, waits: bool = False) -> int:
    """Run the bot with its settings; without a token it runs in the playground."""
    if on_discord and in_playground:
        raise click.UsageError("'--discord' and '--playground' exclude each other.", click.get_current_context())
    settings = load_settings(of_unit=False)
    if port is not None:
        settings = settings.model_copy(update={"playground_port": port})
    if on_discord and settings.discord_token is None:
        raise Failure("cli-run-no-token")
    is_on_discord = on_discord or (settings.discord_token is not None and not in_playground)
    return _run(settings, "discord" if is_on_discord else "playground", waits=waits)


def _run(settings: "Settings", mode: "Mode", *, waits: bool) -> int:
    """Run the bot and return its exit code; what keeps it from running becomes one line."""
    from bot.app import CannotRun, run
    from bot.settings import SettingsError
    from bot.store import StoreError

    try:
        return run(settings, mode=mode, announce=_announce, waits=waits)
    except StoreError as error:
        database = settings.playground_database_url if mode == "playground" else settings.database_url
        raise click.ClickException(database_trouble(mode, database, error, "run")) from None
    except SettingsError as error:
        raise settings_error(error) from None
    except _playground_errors(mode) as error:
        why = localizer().say(f"run-playground-{error.reason}", **error.values)
        raise click.ClickException(localizer().say("run-playground-failed", why=why)) from None
    except CannotRun as error:
        raise click.ClickException(localizer().say(error.key, **error.values)) from None


def _playground_errors(mode: "Mode") -> tuple[type["PlaygroundError"], ...]:
    """Return the errors that keep a playground from running; empty on Discord, where nothing of it is loaded."""
    if mode != "playground":
        return ()
    from bot.playground import PlaygroundError

    return (PlaygroundError,)


def _announce(page_url: str) -> None:
    click.echo(localizer().say("run-playground", address=page_url))
    sys.stdout.flush()
