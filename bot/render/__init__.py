"""Pictures and text boards: an observation, names, a language and a theme in; a PNG or a text out. Pure."""

from bot.render.board import board_picture
from bot.render.fonts import Fonts
from bot.render.hand import hand_picture
from bot.render.look import Look
from bot.render.sprites import Sprites
from bot.render.texts import alt_text, text_board
from bot.render.theme import DARK, LIGHT, THEMES, Theme

__all__ = [
    "DARK",
    "LIGHT",
    "THEMES",
    "Fonts",
    "Look",
    "Sprites",
    "Theme",
    "alt_text",
    "board_picture",
    "hand_picture",
    "text_board",
]
