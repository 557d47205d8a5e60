"""`civ`, the command line: its commands, and what several of them share. Nothing imports it."""

import sys
from collections.abc import Sequence

from bot.cli.alive import well_line


def main(arguments: Sequence[str] | None = None) -> int:
    """Run `civ` with these arguments (default: the process's). Returns the exit code."""
    given = sys.argv[1:] if arguments is None else arguments
    if (line := well_line(given)) is not None and sys.stdout is not None:
        sys.stdout.buffer.write(f"{line}\n".encode())
        return 0
    from bot.cli import civ  # not above: a health check costs a twentieth without it

    return civ.main(given)


__all__ = ["main"]
