"""The story of a finished game, as its last public message tells it: in words, and as a picture."""

import io
from dataclasses import dataclass, replace
from typing import Final

import discord

from bot.i18n import words
from bot.i18n.catalogue import Speaker
from bot.render.story_text import fits_alt, story_alt, story_told
from bot.rules import Game
from bot.table.table import Table
from bot.ui.discord.display import Manner
from bot.ui.discord.sheet import Sheet
from bot.ui.pictures import Pictures

PICTURE: Final = "story.png"


@dataclass(frozen=True, slots=True)
class Ending:
    """The story's words, and its picture where it could be drawn; `has_text` where the words stand beside that."""

    text: str
    alt: str
    picture: bytes | None
    has_text: bool = True

    def write(self, sheet: Sheet) -> None:
        """Adds it to a message; a picture of its own, since two in one gallery are shown at half their width."""
        if self.has_text or self.picture is None:
            sheet.text(self.text)
        if self.picture is not None:
            sheet.picture(PICTURE, self.alt)

    def without_picture(self) -> "Ending":
        """The same in words, for a place that takes no pictures."""
        return replace(self, picture=None)

    def files(self) -> list[discord.File]:
        """What the message must bring along."""
        return [] if self.picture is None else [discord.File(io.BytesIO(self.picture), PICTURE)]


async def ending(pictures: Pictures, table: Table, game: Game, speaker: Speaker, manner: Manner) -> Ending | None:
    """The story of a table's game; None where there is none, or it cannot be told: the message then goes without."""
    if game.result is None or (told := await pictures.story_of(game)) is None:
        return None
    picture = None
    if manner.has_picture:
        picture = await pictures.story(told, table.names, speaker, theme=manner.theme)
    text = story_told(told, [words.safe_name(name) for name in table.names], speaker)
    has_text = manner.has_text or not fits_alt(told, table.names, speaker)
    return Ending(text, story_alt(told, table.names, speaker), picture, has_text)
