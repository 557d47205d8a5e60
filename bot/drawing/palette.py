"""The 256 colours of a look's pictures: those of the theme, and those that its drawings need."""

from functools import lru_cache
from pathlib import Path
from typing import Final

from PIL import Image

from bot.assets import folder as assets_folder
from bot.drawing.look import Look
from bot.drawing.theme import THEMES, Colour, Theme, mixed
from bot.drawing.tiles import FAINT

COLOURS: Final = 256
_SHADES: Final = 3
"""Colours between two that meet, for smooth edges of text."""
_CUBE: Final = (0, 128, 255)
"""Values of red, green and blue whose combinations serve avatars and emoji."""
_TILE: Final = 80
"""Width in pixels at which drawings are sampled."""


@lru_cache(8)
def palette(look: Look) -> Image.Image:
    """Return an image whose palette has the colours of a look.

    Those for the project's own drawings are read from `assets/palettes`: choosing them would take a quarter of the
    time until a process has its first picture.
    """
    is_own = look.sprites.is_projects_own and look.theme == THEMES.get(look.theme.name)
    colours = _read(palette_file(look.theme).read_text("ascii")) if is_own else chosen_colours(look)
    image = Image.new("P", (1, 1))
    image.putpalette([part for colour in colours for part in colour])
    return image


def palette_file(theme: Theme) -> Path:
    """Return the file with the colours chosen for a theme, one a line as `rrggbb`."""
    return assets_folder() / "palettes" / f"{theme.name}.txt"


def chosen_colours(look: Look) -> list[Colour]:
    """Choose the `COLOURS` colours of a look: the theme's, those between them, and the drawings' most frequent."""
    found = dict.fromkeys([*look.theme.colours(), *_between(look.theme), *_everything()])
    left = COLOURS - len(found)
    chosen = _sheet(look).quantize(left, Image.Quantize.MEDIANCUT, kmeans=2).getpalette() or []
    found |= dict.fromkeys(zip(chosen[0::3], chosen[1::3], chosen[2::3], strict=True))
    colours = list(found)[:COLOURS]
    return colours + [colours[0]] * (COLOURS - len(colours))


def _read(text: str) -> list[Colour]:
    return [(line[0], line[1], line[2]) for line in map(bytes.fromhex, text.split())]


def _between(theme: Theme) -> list[Colour]:
    """Return the colours of smooth edges of text, and those of faint Domains."""
    grounds = (theme.panel, theme.cell)
    tints = [ink.tint for ink in theme.domains.values()]
    meeting = [(theme.text, ground) for ground in (*grounds, theme.ground)]
    meeting += [(ink, ground) for ground in grounds for ink in (theme.soft, theme.accent)]
    meeting += [(theme.on_gold, theme.gold), (theme.accent, theme.ground)]
    meeting += [(ink.on, ink.fill) for ink in theme.domains.values()]
    meeting += [(theme.text, tint) for tint in tints] + [(theme.on_danger, theme.danger), (theme.gold, theme.on_gold)]
    faint = [mixed(ink.fill, theme.cell, FAINT) for ink in theme.domains.values()]
    return faint + [mixed(*pair, step / (_SHADES + 1)) for pair in meeting for step in range(1, _SHADES + 1)]


def _everything() -> list[Colour]:
    return [(red, green, blue) for red in _CUBE for green in _CUBE for blue in _CUBE]


def _sheet(look: Look) -> Image.Image:
    """Return all drawings side by side, on the ground on which they mostly lie."""
    names = look.sprites.names()
    sheet = Image.new("RGB", (_TILE * 8, _TILE * 7 // 5 * (1 + len(names) // 8)), look.theme.cell)
    for number, name in enumerate(names):
        tile = look.sprites.tile(name, _TILE)
        sheet.paste(tile, (number % 8 * _TILE, number // 8 * (_TILE * 7 // 5)), tile)
    return sheet
