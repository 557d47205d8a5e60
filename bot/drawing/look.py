"""What all pictures of a theme are drawn with."""

from dataclasses import dataclass

from bot.drawing.fonts import Fonts
from bot.drawing.sprites import Sprites
from bot.drawing.theme import Theme


@dataclass(frozen=True, slots=True)
class Look:
    """A theme, and the typefaces and sprites, which are loaded once."""

    theme: Theme
    fonts: Fonts
    sprites: Sprites
