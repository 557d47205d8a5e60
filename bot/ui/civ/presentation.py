"""How Carta Impera Victoria is shown: its words, with its pictures."""

from bot.games.civ import civ_game
from bot.i18n import words
from bot.i18n.catalogue import Speaker
from bot.render.story_text import fits_alt, story_alt, story_text
from bot.rules import observe
from bot.table.table import Table
from bot.ui.civ.hand_words import cards_new_to
from bot.ui.civ.pictures import CivPictures
from bot.ui.civ.words import CivWords, changed, observe_table
from bot.ui.discord.display import DisplayOptions
from bot.ui.endings import Ending
from bot.ui.presentation import PictureStyle


class CivPresentation(CivWords):
    """As `Presentation`."""

    def __init__(self, pictures: CivPictures) -> None:
        self._pictures = pictures

    async def board_picture(self, table: Table, speaker: Speaker, style: PictureStyle) -> bytes | None:
        """The players compared, with what is new marked."""
        seen, new = observe_table(table, None), changed(civ_game(table.match))
        return await self._pictures.comparison(seen, table.names, speaker, style, new)

    async def cards_picture(self, table: Table, speaker: Speaker, style: PictureStyle) -> bytes | None:
        """Every card that lies on the table, with what is new marked."""
        seen, new = observe_table(table, None), changed(civ_game(table.match))
        return await self._pictures.board(seen, table.names, speaker, style, new)

    async def hand_picture(self, table: Table, seat: int, speaker: Speaker, *, theme: str) -> bytes | None:
        """The cards in a hand, or in a pack of the draft; None where there are none, too."""
        game = civ_game(table.match)
        seen = observe(game, seat)
        if not seen.hand and not seen.pack:
            return None
        return await self._pictures.hand(seen, table.names, speaker, theme=theme, new=cards_new_to(table, seat))

    async def ending(self, table: Table, speaker: Speaker, options: DisplayOptions) -> Ending | None:
        """The story of a game that is over; None where it cannot be told, too."""
        game = civ_game(table.match)
        if game.result is None or (found := await self._pictures.story_of(game)) is None:
            return None
        pictures: tuple[bytes, ...] = ()
        if options.has_picture:
            pictures = await self._pictures.story(found, table.names, speaker, theme=options.theme) or ()
        text = story_text(found, [words.safe_name(name) for name in table.names], speaker)
        has_text = options.has_text or not fits_alt(found, table.names, speaker)
        others = (speaker.say("story-alt-columns"), speaker.say("story-alt-turning"))
        return Ending(text, (story_alt(found, table.names, speaker), *others), pictures, has_text)
