"""The command line's words: `cli.ftl`, and click commands whose help is a key in it.

Help is looked up when it is shown: a command that only works loads no catalogue.
"""

from functools import cache
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from bot.i18n import Speaker
    from bot.rules import GameError


@cache
def _terse() -> "Speaker":
    """English, of which it knows the command line's own texts only: help must appear at once."""
    from fluent.runtime import FluentBundle, FluentResource

    from bot.assets import folder
    from bot.i18n import Speaker

    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource((folder() / "locales" / "en" / "cli.ftl").read_text(encoding="utf-8")))
    return Speaker("en", (bundle,), strict=True)


@cache
def speaker() -> "Speaker":
    """English, all of it."""
    from bot.assets import folder
    from bot.i18n import Catalogues

    return Catalogues.load(folder() / "locales").speaker("en")


def say(key: str, /, **values: object) -> str:
    """A text of `cli.ftl`."""
    return _terse().say(key, **values)


def database_trouble(name: str, url: str, error: "GameError") -> str:
    """What whoever runs the bot can do about a database that refuses: `name` is `playground`, or anything else."""
    detail = str(error.reason.values.get("detail", ""))
    state = say("cli-database-trouble", trouble=error.reason.key, detail=detail)
    return database_state(name, url, state)


def database_state(name: str, url: str, state: str) -> str:
    """How a database is, without the password its URL may have."""
    from bot.observability import redacted

    return say("cli-database", name=name, url=redacted(url), state=state)


class Texted(click.Command):
    """A command whose `help` is a key: its text is the help, the first sentence of which stands in the list."""

    def _speak(self) -> None:
        if self.help and _terse().has(self.help):
            self.help = say(self.help)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx  # click leaves it out where an option lacks its value
            raise

    def get_short_help_str(self, limit: int = 80) -> str:
        self._speak()
        return super().get_short_help_str(limit)

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
        if self.help and _terse().has(self.help):
            self.help = say(self.help)
        return super().get_help_record(ctx)


def option(*names: str, **settings: Any) -> Any:
    """`click.option` whose help is a key."""
    return click.option(*names, cls=TextedOption, **settings)


class Failure(click.ClickException):
    """The command cannot do it: one line, exit code 1."""

    def __init__(self, key: str, /, **values: object) -> None:
        super().__init__(say(key, **values))
