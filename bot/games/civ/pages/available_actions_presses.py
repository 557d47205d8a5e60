"""What the button “What can I do?” and the one below its answer do."""

from typing import Any

from bot.discord.answers import Interaction, is_from_direct_message, is_from_hand, reply_ephemeral
from bot.discord.routing import Answer
from bot.discord.sheet import Sheet
from bot.games.civ.pages.available_actions_page import available_actions_page
from bot.manager.tables import Tables
from bot.pages.addresses.hand import MOMENT, MOMENT_AGAIN
from bot.pages.addresses.table import AtTable
from bot.pages.locale_resolver import LocaleResolver
from bot.pages.table_words import no_hand_text
from bot.pages.users import user_of
from bot.table.errors import NotSeated


class AvailableActionsPresses:
    """Explains to players what they may do at this moment."""

    def __init__(self, tables: Tables, locales: LocaleResolver) -> None:
        self._tables = tables
        self._locales = locales

    def answers(self) -> tuple[Answer[Any], ...]:
        """The answers to its verbs."""
        return MOMENT.answered_by(self._show), MOMENT_AGAIN.answered_by(self._show_again)

    async def _show(self, interaction: Interaction, at: AtTable) -> None:
        """Explains this moment in a message of its own, so that the hand stays where it is."""
        page = await self._page(interaction, at)
        await (
            reply_ephemeral(interaction, page)
            if isinstance(page, str)
            else reply_ephemeral(interaction, "", page.view())
        )

    async def _show_again(self, interaction: Interaction, at: AtTable) -> None:
        """Explains this moment in place of an earlier page, as things are by now."""
        page = await self._page(interaction, at)
        if isinstance(page, Sheet) and is_from_hand(interaction):
            await interaction.response.edit_message(view=page.view())
        else:
            await self._show(interaction, at)

    async def _page(self, interaction: Interaction, at: AtTable) -> Sheet | str:
        """The presser's own moment; a sentence for whoever has none here."""
        table = await self._tables.look(at.table)
        localizer = await self._locales.reader(interaction)
        seat = table.seat_of(interaction.user.id)
        if seat is None and is_from_direct_message(interaction):
            raise NotSeated("not-seated", table=table.id)
        if seat is None or table.match is None:
            return no_hand_text(table, seat, localizer)
        return available_actions_page(table, seat, localizer, self._tables.table_actions(table, user_of(interaction)))
