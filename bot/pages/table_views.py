"""Where an error is told: the hand, the lobby and the last moves of the table that it is about."""

import discord

from bot.discord.answers import Interaction
from bot.i18n.catalogue import Speaker
from bot.pages.hand.hands import Hands
from bot.pages.lobby.lobby import lobby_sheet
from bot.pages.presentation import Presentations
from bot.pages.readers import Readers
from bot.table.table import Table


class WingTableViews:
    """The `TableViews` of the errors' boundary, from the wings that show hands and lobbies."""

    def __init__(self, readers: Readers, presentations: Presentations, hands: Hands) -> None:
        self._readers = readers
        self._presentations = presentations
        self._hands = hands

    async def show_hand(self, interaction: Interaction, table: Table, notice: str) -> None:
        """Shows the presser's hand with a notice."""
        await self._hands.show(interaction, table, notice=notice)

    def lobby(self, table: Table) -> discord.ui.LayoutView:
        """The public message of the table's lobby, as it is now."""
        return lobby_sheet(table, self._presentations.of(table), self._readers.public(table)).view()

    def happened(self, table: Table, speaker: Speaker, *, since: int, most: int) -> str:
        """What everybody has seen happen after that line, in at most so many characters."""
        return self._presentations.of(table).happened(table, speaker, since=since, most=most)
