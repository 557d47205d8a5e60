"""The texts of slash commands, found by the names of the commands.

The description of `/civ new` is the text `command-civ-new`, that of its option `clock` is `option-civ-new-clock`; what
all commands of a group say of an option is `option-civ-clock`, what all commands say `option-any-clock`. Names are
`name-tournament-new`, or `name-new` for any command or option of that name. Code names no key, except for choices and
menus. A cog is made before anyone knows where the catalogues are: loading it puts the English texts there
(`put_in_english`), and `CommandTranslator` adds the other languages.
"""

import logging
from collections.abc import Iterator
from typing import Any, Final, cast

import discord
from discord import app_commands

from bot.i18n.catalogue import SOURCE, Catalogues, Localizer
from bot.i18n.commands import NAME_KEY, UNTRANSLATED, is_fit

log = logging.getLogger(__name__)

Command = app_commands.Command[Any, ..., Any] | app_commands.Group
Location = app_commands.TranslationContextLocation

_COMMAND_KEY: Final = "command-"
_OPTION_KEY: Final = "option-"
_ANY: Final = "any"
"""Stands in place of a group for all commands."""


def worded(key: str, english: str = "") -> app_commands.locale_str:
    """Return a text by its key, where it isn't that of a command or option. A name is an identifier, and says its
    English from the beginning."""
    return app_commands.locale_str(english or key, key=key)


class WordedChoice(app_commands.Choice[str]):
    """A choice of an option, named by the text of a key."""

    __slots__ = ("key",)

    def __init__(self, key: str, value: str) -> None:
        super().__init__(name=worded(key), value=value)
        self.key: Final = key


def choices(*values: str) -> list[app_commands.Choice[str]]:
    """Return what an option may be, each value called by the text `choice-…` of its name."""
    return [WordedChoice(f"choice-{value.replace('_', '-')}", value) for value in values]


def put_in_english(command: Command, catalogues: Catalogues) -> None:
    """Give a command, or a group, its English description, and its options and choices theirs."""
    source = catalogues.localizer(SOURCE)
    command.description = source.say(_key(_description_keys(command), source))
    if isinstance(command, app_commands.Group):
        return
    texts = {each.name: source.say(_key(_option_keys(each), source)) for each in command.parameters}
    # discord.py translates the descriptions of options only where they are of this class
    app_commands.describe(**{name: app_commands.locale_str(text) for name, text in texts.items()})(command)
    for option in command.parameters:
        for choice in option.choices:
            if isinstance(choice, WordedChoice):
                choice.name = source.say(choice.key)


def text_keys(command: Command, catalogues: Catalogues) -> Iterator[str]:
    """Return the keys of a command's description and of its options'."""
    source = catalogues.localizer(SOURCE)
    yield _key(_description_keys(command), source)
    if not isinstance(command, app_commands.Group):
        yield from (_key(_option_keys(each), source) for each in command.parameters)


def _key(keys: list[str], source: Localizer) -> str:
    """Return the first key that has a text; else the first one, so that its error names the most exact one."""
    return next(filter(source.has, keys), keys[0])


def _description_keys(command: Command) -> list[str]:
    return [_COMMAND_KEY + command.qualified_name.replace(" ", "-")]


def _option_keys(option: app_commands.Parameter) -> list[str]:
    words = option.command.qualified_name.split(" ")
    scopes = ("-".join(words), words[0], _ANY)
    return [f"{_OPTION_KEY}{scope}-{option.display_name}" for scope in scopes]


def _name_keys(command: Command) -> list[str]:
    return [NAME_KEY + command.qualified_name.replace(" ", "-"), NAME_KEY + command.name]


class CommandTranslator(app_commands.Translator):
    """Slash commands in the languages of the catalogues.

    What Discord would not take stays English: it takes all commands or none.
    """

    def __init__(self, catalogues: Catalogues) -> None:
        self._source = catalogues.localizer(SOURCE)
        # once: discord.py asks for every name in each of Discord's languages, some 13,000 times a start
        found = {locale: catalogues.localizer(locale.value) for locale in discord.Locale}
        self._localizers = {locale: localizer for locale, localizer in found.items() if localizer.locale != SOURCE}

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        localizer = self._localizers.get(locale)
        if localizer is None:
            return None
        key = string.extras.get("key") or self._key_of(context)
        if not isinstance(key, str):
            return None
        text = localizer.say(key)
        if is_fit(key, text):
            return text
        log.warning("Discord would not take %r of %s, it is said in English: %s", key, localizer.locale, text)
        return None

    def _key_of(self, context: app_commands.TranslationContextTypes) -> str | None:
        """The key of what is translated; None where it is the same in every language."""
        data: object = context.data
        if isinstance(data, app_commands.Parameter):
            if context.location == Location.parameter_name:
                return f"{NAME_KEY}{data.display_name}"
            return _key(_option_keys(data), self._source)
        if not isinstance(data, app_commands.Command | app_commands.Group):
            return None
        command = cast("Command", data)
        if context.location in (Location.command_description, Location.group_description):
            return _key(_description_keys(command), self._source)
        keys = _name_keys(command)
        return None if command.name in UNTRANSLATED else next(filter(self._source.has, keys), keys[-1])
