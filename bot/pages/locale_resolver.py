"""In which language someone reads, and how boards are shown to them: by their own settings, then the server's."""

import discord

from bot.discord.answers import Interaction
from bot.i18n.catalogue import Catalogues, Localizer
from bot.manager.profiles import Profiles
from bot.pages import display
from bot.table.table import Table
from bot.table.values import UserId


class LocaleResolver:
    """Finds the words and the display for a reader; `locale` is the language where nothing else is set."""

    def __init__(self, profiles: Profiles, catalogues: Catalogues, locale: str) -> None:
        self.catalogues = catalogues
        self.locale = locale
        self._profiles = profiles

    async def reader(self, interaction: Interaction) -> Localizer:
        """Return the words for the one who pressed: by their setting, else their Discord's language, else the bot's."""
        chosen = await display.language_of_person(self._profiles, UserId(interaction.user.id))
        return self.catalogues.localizer(chosen, interaction.locale.value, self.locale)

    async def display_options(self, interaction: Interaction) -> display.DisplayOptions:
        """Return how the one who pressed sees what only they see."""
        return await display.of_person(self._profiles, UserId(interaction.user.id), interaction.guild_id)

    async def server(self, guild_id: int | None, on_discord: discord.Locale | None) -> Localizer:
        """Return the words for everyone on a server, and of its new tables.

        They are in its setting, else in the language it has on Discord, else in the bot's own.
        """
        chosen = await display.language_of_server(self._profiles, guild_id)
        return self.catalogues.localizer(chosen, on_discord and on_discord.value, self.locale)

    def public(self, table: Table) -> Localizer:
        """Return the words of a table's public messages."""
        return self.catalogues.localizer(table.place.locale)
