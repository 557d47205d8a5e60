"""Pebbles in words, as a discord.py extension that a client loads after its ui."""

from bot.client import CivBot
from bot.i18n.catalogue import Localizer
from bot.pages.presentation import Presentation
from bot.parts import ui_of
from bot.table.table import Table
from tests.games.pebbles import PEBBLES, PebbleMatch


class PebbleWords(Presentation):
    """The heap for everyone; what a seat has taken for that seat alone."""

    def board_text(self, table: Table, localizer: Localizer, viewer: int | None) -> str:
        assert isinstance(table.match, PebbleMatch)
        heap, taken = table.match.view(viewer)
        return f"{heap} pebbles lie here" + ("" if viewer is None else f", {taken} are yours")


async def setup(client: CivBot) -> None:
    ui_of(client).shared.presentations.register(PEBBLES, PebbleWords())
