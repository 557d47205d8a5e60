"""The story of a finished game, as its last public message tells it: in words, and as a picture. Any game's."""

import io
from dataclasses import dataclass, replace
from typing import Final

import discord

from bot.ui.discord.sheet import Sheet

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
