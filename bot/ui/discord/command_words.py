"""The words of slash commands: English in their code by key, the other languages through a `Translator`."""

import logging
from collections.abc import Callable
from typing import Final

import discord
from discord import app_commands

from bot.i18n.catalogue import SOURCE, Catalogues
from bot.i18n.commands import NAME_KEY, UNTRANSLATED, is_fit

log = logging.getLogger(__name__)

Word = Callable[[str], app_commands.locale_str]
"""A command's text by its key."""


def worded(catalogues: Catalogues) -> Word:
    """Makes a command's texts from their keys: English now, the others through `CommandTranslator`."""
    say = catalogues.speaker(SOURCE).say
    return lambda key: app_commands.locale_str(say(key), key=key)


_NAMES: Final = (
    app_commands.TranslationContextLocation.command_name,
    app_commands.TranslationContextLocation.group_name,
    app_commands.TranslationContextLocation.parameter_name,
)


class CommandTranslator(app_commands.Translator):
    """Slash commands in the languages of the catalogues.

    Descriptions and choices carry their key (`worded`). Names need nothing in the code: the key of the group, command
    or option `new` is `name-new`, in `commands.ftl`. What Discord would not take stays English: else it took nothing.
    """

    def __init__(self, catalogues: Catalogues) -> None:
        self._catalogues = catalogues

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        speaker = self._catalogues.speaker(locale.value)
        if speaker.locale == SOURCE:
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
