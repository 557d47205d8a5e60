"""`civ doctor --alive` of a bot that is well, answered before anything heavy is imported.

A container's health check asks every half minute. Whatever isn't plainly well, `bot.cli.doctor` looks at, and says.
"""

import time
from collections.abc import Sequence
from pathlib import Path


def well_line(arguments: Sequence[str]) -> str | None:
    """Return what `civ doctor` prints where these arguments ask whether the bot is alive, and it is; None elsewhere."""
    match list(arguments):
        case ["doctor", "--alive"]:
            env_file = None
        case ["doctor", "--alive", "--env-file", given] | ["doctor", "--env-file", given, "--alive"]:
            env_file = Path(given)
        case _:
            return None
    from bot.environment import ENV_FILE, adopt_variables, heartbeat_file, language
    from bot.heartbeat import read_heartbeat, trouble_with

    try:
        adopt_variables(env_file)
        file = None if Path(ENV_FILE).exists() else heartbeat_file()
        if file is None or trouble_with(read_heartbeat(file), time.time()) is not None:
            return None
        return _text("cli-mark-well", language()) + "  " + _text("cli-alive", language())
    except (OSError, ValueError, LookupError):
        return None


def _text(key: str, locale: str) -> str:
    """Return a text of one line without values. Raises `LookupError`, `OSError`."""
    from bot.assets import folder

    lines = (folder() / "locales" / locale / "cli.ftl").read_text(encoding="utf-8").splitlines()
    return {name: text for name, _, text in (line.partition(" = ") for line in lines)}[key]
