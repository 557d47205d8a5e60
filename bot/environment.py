"""The variables of the running bot for a command that an operator types in a shell, which doesn't have them.

They come from a file named on the command line, else from the unit that systemd runs the bot by. Only the standard
library, and little of it: a health check reads them every half minute.
"""

import os
import shlex
from pathlib import Path
from typing import Final

UNIT: Final = Path("/etc/systemd/system/civ.service")
SETTINGS: Final = ("CIV_", "DISCORD_TOKEN")
"""How the names of settings begin."""
ENV_FILE: Final = ".env"


def adopt_variables(env_file: Path | None = None) -> Path | None:
    """Add the variables of `env_file` to this process's, or else those of the unit; return which file that was.

    What the process has stays. The unit counts only where neither the process nor an `.env` file here says anything.
    Raises `OSError` and `UnicodeDecodeError`, with nothing added.
    """
    if env_file is not None:
        found, source = _read_env_file(env_file), env_file
        # a file of the unit's holds a part of its variables: the token, not where the data lies
        if UNIT.is_file() and env_file.resolve() in (of_unit := _read_unit(UNIT))[1]:
            found = of_unit[0] | found
    elif _has_settings() or Path(ENV_FILE).exists() or not UNIT.is_file():
        return None
    else:
        found, source = _read_unit(UNIT)[0], UNIT
    for name, value in found.items():
        os.environ.setdefault(name, value)
    return source


def heartbeat_file() -> Path | None:
    """Return where the bot with the variables of this process writes its heartbeat; None where they don't say it."""
    if given := os.environ.get("CIV_HEARTBEAT_FILE"):
        return Path(given).expanduser()
    if not (folder := os.environ.get("CIV_DATA_DIR")) or os.environ.get("CIV_SHARDS"):
        return None
    return Path(folder).expanduser() / "heartbeat.json"


def language() -> str:
    """Return the language that is set, or English."""
    return os.environ.get("CIV_LOCALE") or "en"


def _has_settings() -> bool:
    # the language alone is the shell's, and says nothing about a bot
    return any(name.upper().startswith(SETTINGS) and name.upper() != "CIV_LOCALE" for name in os.environ)


def _read_env_file(file: Path) -> dict[str, str]:
    """Return the variables of a file as systemd reads it: `NAME=VALUE`, in quotation marks or without."""
    found: dict[str, str] = {}
    for line in file.read_text(encoding="utf-8").splitlines():
        name, is_one, value = line.strip().removeprefix("export ").partition("=")
        value = value.strip()
        if is_one and name.strip().isidentifier():
            is_quoted = len(value) > 1 and value[0] == value[-1] and value[0] in "\"'"
            found[name.strip()] = value[1:-1] if is_quoted else value
    return found


def _read_unit(file: Path) -> tuple[dict[str, str], list[Path]]:
    """Return the variables of a unit and of its drop-ins, and the files it names: theirs win, as for systemd."""
    files: list[Path] = []
    own: dict[str, str] = {}
    of_files: dict[str, str] = {}
    for each in (file, *sorted(file.with_name(f"{file.name}.d").glob("*.conf"))):
        for line in each.read_text(encoding="utf-8").splitlines():
            key, _, value = line.strip().partition("=")
            if key == "Environment":
                own |= dict(word.split("=", 1) for word in shlex.split(value) if "=" in word)
            elif key == "EnvironmentFile" and (not value.startswith("-") or Path(value[1:]).exists()):
                files.append(Path(value.removeprefix("-")).resolve())
                of_files |= _read_env_file(files[-1])
    return own | of_files, files
