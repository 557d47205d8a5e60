"""Pebbles in words: all that this game brings to Discord."""

from bot.client import Resources
from bot.drawing.pictures import Pictures
from bot.i18n.catalogue import Localizer
from bot.pages.game_pages import GamePages
from bot.pages.presentation import Presentation
from bot.table.table import Table
from tests.games.pebbles import PEBBLES, PebbleMatch


class PebbleWords(Presentation):
    """The heap for everyone; what a seat has taken for that seat alone."""

    def board_text(self, table: Table, localizer: Localizer, viewer: int | None) -> str:
        assert isinstance(table.match, PebbleMatch)
        heap, taken = table.match.view(viewer)
        return f"{heap} pebbles lie here" + ("" if viewer is None else f", {taken} are yours")


def pebble_pages(_: Resources, __: Pictures) -> GamePages:
    return GamePages(PEBBLES, PebbleWords())
