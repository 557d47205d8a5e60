"""The settings for a command, or one clear line."""

from typing import TYPE_CHECKING

import click

from bot.cli.texts import say

if TYPE_CHECKING:
    from bot.settings import Settings, SettingsError


def loaded() -> "Settings":
    """The settings of this process; what is wrong with them ends the command."""
    from bot.settings import Settings, SettingsError

    try:
        return Settings.load()
    except SettingsError as error:
        raise refusal(error) from None


def refusal(error: "SettingsError") -> click.ClickException:
    """What is wrong with a setting, as one line."""
    return click.ClickException(f"{error.name} {say(error.key, **error.values)}")
