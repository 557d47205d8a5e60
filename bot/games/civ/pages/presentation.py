"""How Carta Impera Victoria is shown: its words, with its pictures."""

from bot.games.civ.game import civ_game
from bot.games.civ.pages.hand_words import cards_new_to
from bot.games.civ.pages.pictures import CivPictures
from bot.games.civ.pages.words import CivWords, changed, observe_table
from bot.games.civ.pictures.story_text import fits_alt, story_alt, story_text
from bot.games.civ.rules import observe
from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_name
from bot.pages.display import DisplayOptions
from bot.pages.endings import Ending
from bot.pages.presentation import PictureStyle
from bot.table.table import Table


class CivPresentation(CivWords):
    """As `Presentation`."""

    def __init__(self, pictures: CivPictures) -> None:
        self._pictures = pictures

    async def board_picture(self, table: Table, localizer: Localizer, style: PictureStyle) -> bytes | None:
        """The players compared, with what is new marked."""
        seen, new = observe_table(table, None), changed(civ_game(table.match))
        return await self._pictures.comparison(seen, table.names, localizer, style, new)

    async def cards_picture(self, table: Table, localizer: Localizer, style: PictureStyle) -> bytes | None:
        """Every card that lies on the table, with what is new marked."""
        seen, new = observe_table(table, None), changed(civ_game(table.match))
        return await self._pictures.board(seen, table.names, localizer, style, new)

    async def hand_picture(self, table: Table, seat: int, localizer: Localizer, *, theme: str) -> bytes | None:
        """The cards in a hand, or in a pack of the draft; None where there are none, too."""
        game = civ_game(table.match)
        seen = observe(game, seat)
        if not seen.hand and not seen.pack:
            return None
        return await self._pictures.hand(seen, table.names, localizer, theme=theme, new=cards_new_to(table, seat))

    async def ending(self, table: Table, localizer: Localizer, options: DisplayOptions) -> Ending | None:
        """The story of a game that is over; None where it cannot be told, too."""
        game = civ_game(table.match)
        if game.result is None or (found := await self._pictures.story_of(game)) is None:
            return None
        pictures: tuple[bytes, ...] = ()
        if options.has_picture:
            pictures = await self._pictures.story(found, table.names, localizer, theme=options.theme) or ()
        text = story_text(found, [safe_name(name) for name in table.names], localizer)
        has_text = options.has_text or not fits_alt(found, table.names, localizer)
        others = (localizer.say("story-alt-columns"), localizer.say("story-alt-turning"))
        return Ending(text, (story_alt(found, table.names, localizer), *others), pictures, has_text)
