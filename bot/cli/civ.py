"""`civ`, the command line: the list of its commands, and how it ends whatever happens.

A mistake of the caller's is one line on stderr (`civ: … (civ replay --help)`, exit code 2), a failure is one line and
exit code 1, a closed pipe and Ctrl-C end quietly. Each command imports what is heavy when it runs.
"""

import errno
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version
from io import TextIOWrapper
from typing import Final

import click

from bot.cli.texts import Texted, TextedOption, complain, say

COMMANDS: Final = {
    "run": "bot.cli.run",
    "simulate": "bot.cli.simulate",
    "replay": "bot.cli.replay",
    "verify": "bot.cli.verify",
    "render": "bot.cli.render",
    "calamity": "bot.cli.calamity",
    "tournament": "bot.cli.tournament",
    "doctor": "bot.cli.doctor",
    "backup": "bot.cli.backup",
    "restore": "bot.cli.restore",
    "drill": "bot.cli.drill",
    "bench": "bot.cli.bench",
}
"""In the order of `civ --help`: each the `command` of its module."""
INTERRUPTED: Final = 130
UNWRITABLE: Final = (errno.ENOSPC, errno.EFBIG, errno.EIO)
"""What a full disk says to somebody who writes to stdout."""


class Commands(Texted, click.Group):
    """The commands, imported when they are asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        module = COMMANDS.get(cmd_name)
        return import_module(module).command if module else None


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
    """The group itself: without a command it runs the bot."""
    if ctx.invoked_subcommand is not None:
        return None
    from bot.cli.run import command as run

    return ctx.invoke(run)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run `civ` with these arguments (default: the process's). Returns the exit code."""
    _prepare_streams()
    try:
        code = _invoked(list(sys.argv[1:] if arguments is None else arguments))
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
    """UTF-8 whatever the terminal says; a stream closed before we began is an empty one."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  # open as long as the process
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # whatever the system's own encoding is: output is read by other programs, and no sign of a name may end it
            stream.reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")


def _invoked(arguments: list[str]) -> int:
    try:
        with civ.make_context("civ", arguments) as context:
            found = civ.invoke(context)
    except click.exceptions.Exit as finished:
        return finished.exit_code
    return found if isinstance(found, int) else 0


def _complain(message: str) -> None:
    complain(f"civ: {message}")


def _discard_output() -> None:
    """Nobody reads any more, or nothing fits: what Python still flushes at its end goes nowhere, raising no more."""
    try:
        # Python flushes once more as it ends, into the pipe that is gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        return
