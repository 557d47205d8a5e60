"""The words of slash commands.

In the code stand keys (`worded`): a cog is made before anybody knows where the catalogues lie. Loading it puts the
English texts there (`put_in_english`), and `CommandTranslator` adds the other languages.
"""

import logging
from typing import Any, Final

import discord
from discord import app_commands

from bot.i18n.catalogue import SOURCE, Catalogues
from bot.i18n.commands import NAME_KEY, UNTRANSLATED, is_fit

log = logging.getLogger(__name__)

_NAMES: Final = (
    app_commands.TranslationContextLocation.command_name,
    app_commands.TranslationContextLocation.group_name,
    app_commands.TranslationContextLocation.parameter_name,
)


def worded(key: str, english: str = "") -> app_commands.locale_str:
    """A command's text by its key; a name is an identifier too, and so says its English from the beginning."""
    return app_commands.locale_str(english or key, key=key)


class WordedChoice(app_commands.Choice[str]):
    """What an option may be, called by the text of a key."""

    __slots__ = ("key",)

    def __init__(self, key: str, value: str) -> None:
        super().__init__(name=worded(key), value=value)
        self.key: Final = key


def choices(*values: str) -> list[app_commands.Choice[str]]:
    """What an option may be, each value called by the text `choice-…` of its name."""
    return [WordedChoice(f"choice-{value.replace('_', '-')}", value) for value in values]


def put_in_english(command: app_commands.Command[Any, ..., Any] | app_commands.Group, catalogues: Catalogues) -> None:
    """Replaces the keys in the description, options and choices of one command, or of a group, by their texts."""
    say = catalogues.speaker(SOURCE).say
    command.description = say(command.description)
    if isinstance(command, app_commands.Group):
        return
    descriptions = {option.name: option.locale_description for option in command.parameters}
    keys = {name: text.extras["key"] for name, text in descriptions.items() if text is not None}
    app_commands.describe(**{name: worded(key, say(key)) for name, key in keys.items()})(command)
    for option in command.parameters:
        for choice in option.choices:
            if isinstance(choice, WordedChoice):
                choice.name = say(choice.key)


class CommandTranslator(app_commands.Translator):
    """Slash commands in the languages of the catalogues.

    Descriptions and choices carry their key (`worded`). Names need nothing in the code: the key of the group, command
    or option `new` is `name-new`, in `commands.ftl`. What Discord would not take stays English: else it took nothing.
    """

    def __init__(self, catalogues: Catalogues) -> None:
        # once: discord.py asks for every name in each of Discord's languages, some 13,000 times a start
        found = {locale: catalogues.speaker(locale.value) for locale in discord.Locale}
        self._speakers = {locale: speaker for locale, speaker in found.items() if speaker.locale != SOURCE}

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        speaker = self._speakers.get(locale)
        if speaker is None:
            return None
        is_name = context.location in _NAMES and string.message not in UNTRANSLATED
        key = string.extras.get("key", f"{NAME_KEY}{string.message}" if is_name else None)
        if not isinstance(key, str):
            return None
        text = speaker.say(key)
        if is_fit(key, text):
            return text
        log.warning("Discord would not take %r of %s, it is said in English: %s", key, speaker.locale, text)
        return None
