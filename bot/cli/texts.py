"""The command line's texts, from every `cli.ftl` of a language, and click commands whose help is a key in it.

They are in the language of `CIV_LOCALE`, in the environment or `.env`, else in English. What click itself says of a
mistyped option stays English, and so do the figures of `civ bench`, which are for developers. Help is looked up when it
is shown: a command that only works loads no catalogue.
"""

import os
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from bot.characters import BIDI_CONTROLS

if TYPE_CHECKING:
    from bot.i18n import Localizer
    from bot.store import StoreError

VARIABLE: Final = "CIV_LOCALE"
STDIN: Final = "-"
UNSHOWN: Final = re.compile(rf"[\x00-\x1f\x7f-\x9f\u2028\u2029{BIDI_CONTROLS}\ud800-\udfff]")
"""Characters that a terminal would obey instead of showing them, and bytes that aren't UTF-8."""
_IN_FILE: Final = re.compile(rf"""^\s*(?:export\s+)?{VARIABLE}\s*=\s*["']?([A-Za-z0-9_-]+)""", re.MULTILINE)


def _locale() -> str:
    """Return the configured language without loading the settings, which would take longer than showing help."""
    if not (wanted := os.environ.get(VARIABLE)):
        try:
            found = _IN_FILE.search(Path(".env").read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError):
            found = None
        wanted = found[1] if found else ""
    return wanted


@cache
def _terse(wanted: str) -> "Localizer":
    """Return a localizer of that language, or English, with only the command line's texts: help must appear at once."""
    from bot.assets import folder
    from bot.i18n import Localizer
    from bot.i18n.catalogue import SOURCE, Bundle, find_locale

    locales = folder() / "locales"
    locale = find_locale(wanted, tuple(file.parent.name for file in locales.glob("*/cli.ftl"))) or SOURCE
    bundles: list[Bundle] = []
    for name in dict.fromkeys((locale, SOURCE)):
        bundles.append(bundle := Bundle(name, {}))
        for file in sorted((locales / name).rglob("cli.ftl")):  # a game's are in its folder
            # the console has to be able to say that a file of texts is damaged
            bundle.add_source(file.read_text(encoding="utf-8", errors="replace"))
    return Localizer(locale, tuple(bundles))


@cache
def _whole(wanted: str) -> "Localizer":
    from bot.assets import folder
    from bot.i18n import Catalogues

    return Catalogues.load(folder() / "locales").localizer(wanted)


def localizer() -> "Localizer":
    """Return a complete localizer of the configured language, or English."""
    return _whole(_locale())


def say(key: str, /, **values: object) -> str:
    """Return a text of the command line, from `cli.ftl`."""
    return _terse(_locale()).say(key, **values)


def database_trouble(name: str, url: str, error: "StoreError", command: str = "") -> str:
    """Return what the operator can do about a database that refuses; `name` is `playground`, or anything else.

    `command` is the one that was refused, `run` or `privacy`, where it has another way out of a database in use.
    """
    return database_state(name, url, trouble_text(error, command))


def trouble_text(error: "StoreError", command: str = "") -> str:
    """Return what is wrong with a file or a server, and what to do about it; for after its name."""
    values = {"detail": "", "host": "", "pid": "", "since": "", "n": "", "shards": "", **error.reason.values}
    return say("cli-database-trouble", trouble=error.reason.key, command=command, **values)


def database_state(name: str, url: str, state: str) -> str:
    """Return a database's state, without the password its URL may have."""
    from bot.store.database import shown_url

    return say("cli-database", name=name, url=shown_url(url), state=state)


def file_name(file: str) -> str:
    """Return the name to show for a file named on the command line."""
    return say("cli-stdin") if file == STDIN else file


def complain(line: str) -> None:
    """Print one line on stderr, with control characters escaped."""
    click.echo(UNSHOWN.sub(_escape, " ".join(line.split())), err=True)


def show(line: str) -> None:
    """Print one line on stdout, with control characters escaped."""
    click.echo(UNSHOWN.sub(_escape, line))


def legible_json(line: str) -> str:
    """Return JSON with control characters escaped, which only its texts can hold."""
    return UNSHOWN.sub(lambda found: f"\\u{ord(found[0]):04x}", line)


def _escape(found: re.Match[str]) -> str:
    code = ord(found[0])
    return f"\\x{code & 0xFF:02x}" if code < 0x100 or 0xDC80 <= code <= 0xDCFF else f"\\u{code:04x}"


MOST_SHORT: Final = 400
"""The length of a first sentence in a list of commands, in characters; click would cut it to one line."""


class Texted(click.Command):
    """A command whose `help` is a key: its text is the help, and its first sentence stands in the list."""

    def _speak(self) -> None:
        if self.help and _terse(_locale()).has(self.help):
            self.help = say(self.help)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx  # click leaves it out where an option lacks its value
            raise

    def get_short_help_str(self, limit: int = 80) -> str:
        """Return the first sentence, uncut, since the list wraps its lines."""
        self._speak()
        return super().get_short_help_str(max(limit, MOST_SHORT))

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self._speak()
        super().format_help_text(ctx, formatter)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = "cli-help"
            option.__class__ = TextedOption
        return option


class TextedOption(click.Option):
    """An option whose `help` is a key."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        if self.help and _terse(_locale()).has(self.help):
            self.help = say(self.help)
        return super().get_help_record(ctx)


def option(*names: str, **settings: Any) -> Any:
    """Return `click.option` with a key for help."""
    return click.option(*names, cls=TextedOption, **settings)


class Failure(click.ClickException):
    """An error that ends the command: one line, exit code 1."""

    def __init__(self, key: str, /, **values: object) -> None:
        super().__init__(say(key, **values))


def make_folder(folder: Path) -> None:
    """Make a folder that a command writes into, unless it is there. Raises `Failure`."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Failure("cli-render-unwritable", file=folder, why=error.strerror or str(error)) from None
