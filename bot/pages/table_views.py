"""Where an error is told: the hand, the lobby and the last moves of the table that it is about."""

import discord

from bot.discord.answers import Interaction
from bot.i18n.catalogue import Localizer
from bot.pages.hand.hands import Hands
from bot.pages.lobby.lobby import lobby_sheet
from bot.pages.locale_resolver import LocaleResolver
from bot.pages.presentation import Presentations
from bot.table.table import Table


class WingTableViews:
    """The `TableViews` of the errors' boundary, from the pages that show hands and lobbies."""

    def __init__(self, locales: LocaleResolver, presentations: Presentations, hands: Hands) -> None:
        self._locales = locales
        self._presentations = presentations
        self._hands = hands

    async def show_hand(self, interaction: Interaction, table: Table, notice: str) -> None:
        """Show the presser's hand with a notice."""
        await self._hands.show(interaction, table, notice=notice)

    def lobby(self, table: Table) -> discord.ui.LayoutView:
        """Return the public message of the table's lobby, as it is now."""
        return lobby_sheet(table, self._presentations.of(table), self._locales.public(table)).view()

    def happened(self, table: Table, localizer: Localizer, *, since: int, most: int) -> str:
        """Return what everyone has seen happen after line `since`, in at most `most` characters."""
        return self._presentations.of(table).happened(table, localizer, since=since, most=most)
