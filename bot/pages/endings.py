"""The story of a finished game, in words and in pictures. Any game's."""

import io
from dataclasses import dataclass, replace
from typing import Final

import discord

from bot.discord.sheet import Sheet

PICTURE: Final = "story-{}.png"


@dataclass(frozen=True, slots=True)
class Ending:
    """The story's words, and its pictures where they could be drawn; `has_text` where the words stand beside them."""

    text: str
    alts: tuple[str, ...]
    """As many as pictures: what each shows; the first tells the whole story."""
    pictures: tuple[bytes, ...] = ()
    has_text: bool = True

    def write(self, sheet: Sheet) -> None:
        """Adds it to a message; each picture by itself, since two in one gallery are shown at half their width."""
        if self.has_text or not self.pictures:
            sheet.text(self.text)
        for number, alt in enumerate(self.alts[: len(self.pictures)], start=1):
            sheet.picture(PICTURE.format(number), alt)

    def without_picture(self) -> "Ending":
        """The ending in words, for a place that takes no pictures."""
        return replace(self, pictures=())

    def files(self) -> list[discord.File]:
        """What the message must bring along."""
        return [discord.File(io.BytesIO(each), PICTURE.format(n)) for n, each in enumerate(self.pictures, start=1)]
