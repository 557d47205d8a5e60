"""How pictures look, as one value: the theme, and the typefaces and sprites that were opened once."""

from dataclasses import dataclass

from bot.drawing.fonts import Fonts
from bot.drawing.sprites import Sprites
from bot.drawing.theme import Theme


@dataclass(frozen=True, slots=True)
class Look:
    """What a picture is drawn with, besides what it shows."""

    theme: Theme
    fonts: Fonts
    sprites: Sprites
