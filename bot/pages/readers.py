"""Whoever reads: in which words, and how shown. A person's own settings come first, then the server's."""

import discord

from bot.discord.answers import Interaction
from bot.i18n.catalogue import Catalogues, Speaker
from bot.manager.tables import Tables
from bot.pages import display
from bot.table.table import Table
from bot.table.values import UserId


class Readers:
    """The words and the display for whoever reads; `locale` is the language where nobody has said another."""

    def __init__(self, tables: Tables, catalogues: Catalogues, locale: str) -> None:
        self.catalogues = catalogues
        self.locale = locale
        self._tables = tables

    async def reader(self, interaction: Interaction) -> Speaker:
        """The words for the one who pressed: his own setting, else his Discord's language, else the bot's own."""
        chosen = await display.language_of_person(self._tables, UserId(interaction.user.id))
        return self.catalogues.speaker(chosen, interaction.locale.value, self.locale)

    async def display_options(self, interaction: Interaction) -> display.DisplayOptions:
        """How the one who pressed sees what only he sees."""
        return await display.of_person(self._tables, UserId(interaction.user.id), interaction.guild_id)

    async def server(self, guild_id: int | None, on_discord: discord.Locale | None) -> Speaker:
        """The words for everybody on a server, and of its new tables: its setting, else the language it has on
        Discord, else the bot's own."""
        chosen = await display.language_of_server(self._tables, guild_id)
        return self.catalogues.speaker(chosen, on_discord and on_discord.value, self.locale)

    def public(self, table: Table) -> Speaker:
        """The words of a table's public messages."""
        return self.catalogues.speaker(table.place.locale)
