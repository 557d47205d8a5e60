"""`python -m tests.drawing.art_sheet OUT.png`: every drawing at several sizes and in every colour vision."""

import sys
from pathlib import Path
from typing import Final

from PIL import Image

from bot.drawing.fonts import BOLD, Fonts
from bot.drawing.sprites import Sprites
from bot.drawing.theme import DARK, LIGHT, Theme
from bot.games.civ.rules.cards import AGES, KINDS
from tests.drawing.vision import VIEWS, seen

_GAP: Final = 8
_WIDTH: Final = 1880
_LINE: Final = 40


def sheet(sprites: Sprites) -> Image.Image:
    """All of it: large, then each theme in each view."""
    cards = [*(f"card-{card}" for card in KINDS), *(f"back-{age}" for age in AGES)]
    marks = [name for name in sprites.names() if name not in cards]
    parts = [_row(sprites, DARK, cards[start : start + 7], 250) for start in range(0, len(cards), 7)]
    for theme in (DARK, LIGHT):
        small = [_row(sprites, theme, cards, 96), _row(sprites, theme, cards, 40), _row(sprites, theme, marks, 44)]
        small.append(_row(sprites, theme, marks, 22))
        block = _stacked(small, theme)
        parts += [_titled(seen(block, view), f"{theme.name}, {view}", theme) for view in VIEWS]
    return _stacked(parts, DARK)


def _row(sprites: Sprites, theme: Theme, names: list[str], width: int) -> Image.Image:
    """Drawings side by side, in as many lines as they need."""
    tiles = [sprites.tile(name, width) for name in names]
    per_line = max(1, (_WIDTH - _GAP) // (width + _GAP))
    step = max(tile.height for tile in tiles) + _GAP
    lines = -(-len(tiles) // per_line)
    row = Image.new("RGB", (_WIDTH, lines * step + _GAP), theme.panel)
    for index, tile in enumerate(tiles):
        place = (_GAP + index % per_line * (width + _GAP), _GAP + index // per_line * step)
        row.paste(theme.text if names[index].startswith("glyph-") else tile, place, tile)
    return row


def _titled(picture: Image.Image, title: str, theme: Theme) -> Image.Image:
    line = Image.new("RGB", (_WIDTH, _LINE), theme.ground)
    line.paste(theme.text, (_GAP, 4), Fonts.load(system=False).tile(title, 24, BOLD).ink)
    return _stacked([line, picture], theme)


def _stacked(parts: list[Image.Image], theme: Theme) -> Image.Image:
    whole = Image.new("RGB", (_WIDTH, sum(part.height for part in parts)), theme.ground)
    top = 0
    for part in parts:
        whole.paste(part, (0, top))
        top += part.height
    return whole


def write(file: Path) -> None:
    """Write the sheet to a file."""
    sheet(Sprites()).save(file)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
