"""How pictures look, as one value: the theme, and the typefaces and sprites that were opened once."""

from dataclasses import dataclass

from bot.render.fonts import Fonts
from bot.render.sprites import Sprites
from bot.render.theme import Theme


@dataclass(frozen=True, slots=True)
class Look:
    """What a picture is drawn with, besides what it shows."""

    theme: Theme
    fonts: Fonts
    sprites: Sprites
